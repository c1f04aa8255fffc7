//! The language: the page shows the wanted one as soon as its sentences are here.

use super::{App, Effect, Notice};
use crate::say::Lang;
use crate::web::pages;

impl App {
    /// The language asked for or chosen.
    pub fn wanted(&self) -> Lang {
        self.asked.lang.unwrap_or(self.prefs.lang)
    }

    /// The language shown: the one before, until the wanted one is here.
    pub fn lang(&self) -> Lang {
        let wanted = self.wanted();
        if self.here.contains(&wanted) { wanted } else { self.shown }
    }

    /// Asks for the sentences of the wanted language if they are not here.
    pub(super) fn fetch(&mut self, out: &mut Vec<Effect>) {
        let wanted = self.wanted();
        if !self.here.contains(&wanted) && self.fetching != Some(wanted) {
            self.fetching = Some(wanted);
            if matches!(self.notice, Some(Notice::NoLanguage(_))) {
                self.notice = None;
            }
            out.push(Effect::Fetch(wanted));
        }
        self.shown = self.lang();
    }

    /// The sentences of a language came; or they did not, and the one shown stays.
    pub(super) fn fetched(&mut self, lang: Lang, here: bool, out: &mut Vec<Effect>) {
        if here {
            self.here.push(lang);
            if !self.opened {
                let first = std::mem::take(&mut self.first);
                self.open(first, out);
            }
            return;
        }
        if !self.opened {
            // There is no page to say so on.
            return;
        }
        self.fetching = self.fetching.filter(|&other| other != lang);
        if self.wanted() != lang {
            return;
        }
        match &mut self.asked.lang {
            Some(asked) => *asked = self.shown,
            None => self.input("pref.lang", self.shown.code().to_owned()),
        }
        // What asks, or can be undone, stays above the page.
        if self.notice.is_none() {
            self.notice = Some(Notice::NoLanguage(lang));
        } else {
            out.push(Effect::Say { text: pages::no_language(self, lang), urgent: true });
        }
    }
}
