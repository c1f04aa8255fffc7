//! The audit by the criteria of RGAA 4.1, and what follows from it.

use palamede::text::{Lang, join};
use serde::Deserialize;

/// The audit as it is kept, `docs/rgaa.json`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Audit {
    /// By what it was made.
    pub norm: String,
    /// When.
    pub date: Date,
    /// The screen readers with which a person went through the site, each with its browser.
    pub screen_readers: Vec<String>,
    /// Every criterion.
    pub criteria: Vec<Criterion>,
}

/// A criterion, and how it was judged.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Criterion {
    /// Its number.
    pub id: String,
    /// The judgement.
    pub state: Verdict,
    /// The reason, in French.
    pub why: String,
}

/// How a criterion was judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// It is met.
    Met,
    /// It is not.
    Not,
    /// It is about what the site does not have.
    Na,
}

/// The state of conformity, in the terms of the law.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Conformity {
    /// All that applies is met.
    Total,
    /// Half of it or more.
    Partial,
    /// Less.
    None,
}

/// A day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct Date {
    year: u16,
    /// From 0.
    month: usize,
    day: u8,
}

impl Audit {
    /// The audit of this site.
    ///
    /// # Errors
    /// Where `docs/rgaa.json` is none.
    pub fn ours() -> Result<Audit, String> {
        Audit::read(include_str!("../../docs/rgaa.json"))
    }

    /// Reads an audit.
    ///
    /// # Errors
    /// Where it is none.
    pub fn read(text: &str) -> Result<Audit, String> {
        serde_json::from_str(text).map_err(|why| format!("docs/rgaa.json: {why}"))
    }

    /// How many criteria were judged so.
    pub fn count(&self, verdict: Verdict) -> usize {
        self.criteria.iter().filter(|one| one.state == verdict).count()
    }

    /// How many of a hundred criteria that apply are met; a hundred only if all are.
    pub fn percent(&self) -> usize {
        let [met, not] = [Verdict::Met, Verdict::Not].map(|verdict| self.count(verdict));
        100 * met / (met + not).max(1)
    }

    /// The state of conformity. Tools do not hear: without a person who went through the site with a
    /// screen reader it is never total.
    pub fn conformity(&self) -> Conformity {
        match self.percent() {
            100 if !self.screen_readers.is_empty() => Conformity::Total,
            50.. => Conformity::Partial,
            _ => Conformity::None,
        }
    }

    /// That state, as an adjective.
    pub fn state(&self, lang: Lang) -> &'static str {
        lang.statement().states[self.conformity() as usize]
    }

    /// That state as the foot of every page says it.
    pub fn mention(&self, lang: Lang) -> String {
        lang.statement().mention(&self.state(lang))
    }

    /// With which screen readers a person went through the site.
    pub fn heard(&self, lang: Lang) -> String {
        let words = lang.statement();
        match &self.screen_readers[..] {
            [] => words.unheard.to_owned(),
            readers => {
                let readers = join(lang.words().list, &mut readers.iter().map(String::as_str));
                words.heard(&readers)
            }
        }
    }
}

impl Date {
    /// The day as one writes it.
    pub fn said(self, lang: Lang) -> String {
        let words = lang.statement();
        let day = match (lang, self.day) {
            (Lang::Fr, 1) => "1er".to_owned(),
            (_, day) => day.to_string(),
        };
        let year = self.year.to_string();
        let month = words.months[self.month];
        words.date(&day, &month, &year)
    }
}

impl TryFrom<String> for Date {
    type Error = String;

    fn try_from(text: String) -> Result<Date, String> {
        let read = || {
            let mut parts = text.split('-');
            let year = parts.next()?.parse().ok()?;
            let month: usize = parts.next()?.parse().ok()?;
            let day = parts.next()?.parse().ok().filter(|day| (1..=31).contains(day))?;
            let month = month.checked_sub(1).filter(|month| *month < 12)?;
            parts.next().is_none().then_some(Date { year, month, day })
        };
        read().ok_or_else(|| format!("no day, such as 2026-11-25: {text}"))
    }
}
