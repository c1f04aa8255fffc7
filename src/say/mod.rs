//! Every sentence of the site. One folder a language; what a language must say is a
//! struct, so that a sentence that is missing does not compile. The page holds no
//! folder: it fetches the [packs](write_pack) of the language that it shows.
//!
//! A sentence is a template with named places, `{who}, où va le pion {site} ?`.
//! Punctuation is typed plainly and set by [`Lang::set`] when it is shown. In prose, words
//! of another language are [`marked`]: `{zh:司令}`.

mod any;
mod block;
#[cfg(feature = "sentences")]
mod boot;
#[cfg(feature = "sentences")]
mod en;
mod face;
mod figure;
#[cfg(feature = "sentences")]
mod figures;
mod fill;
mod forms;
#[cfg(feature = "sentences")]
mod fr;
mod game;
mod language;
mod luzhanqi;
mod mak_yek;
mod mark;
mod pack;
mod sahkku;
mod shap_luk;
mod turkish_draughts;
mod words;
#[cfg(feature = "sentences")]
mod zh;

pub use any::Voice;
pub use block::Block;
#[cfg(feature = "sentences")]
pub use boot::Boot;
pub use face::{
    Speech, error_of_link, error_of_record, misread, too_big, wrong_link, wrong_record,
};
pub use figure::Figure;
pub use fill::{fill, join};
pub use game::{
    Facts, GameWords, OptionWords, RulePage, SeatWords, Section, SetWords, SiteProse, ValueWords,
};
pub use language::{Language, Pack, Prose, install};
pub use mark::{marked, plain};
pub use pack::{read_prose, read_words, write_pack};
pub use words::Words;

use crate::rules::text::cut;
use crate::rules::{Notation, Seat, Told};
use crate::table::{Heard, Next};

/// A language of the site.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lang {
    /// French.
    #[default]
    Fr,
    /// English.
    En,
    /// Chinese, in simplified characters.
    Zh,
}

impl Lang {
    /// Every language, in the order they are offered.
    pub const ALL: [Lang; 3] = [Lang::Fr, Lang::En, Lang::Zh];

    /// The language's short code, as links and settings name it.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::Fr => "fr",
            Lang::En => "en",
            Lang::Zh => "zh",
        }
    }

    /// The language's tag, as documents name it: with the script where there are two.
    pub const fn tag(self) -> &'static str {
        match self {
            Lang::Zh => "zh-Hans",
            _ => self.code(),
        }
    }

    /// The language's own name.
    pub const fn name(self) -> &'static str {
        match self {
            Lang::Fr => "Français",
            Lang::En => "English",
            Lang::Zh => "中文",
        }
    }

    /// The language of a code or a tag like `fr`, `en-GB` or `zh-Hant-TW`. (Who reads
    /// the other script is better served by this one than by another language.)
    pub fn read(code: &str) -> Option<Lang> {
        let code = code.split(['-', '_']).next().unwrap_or(code);
        Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(code))
    }

    /// The site's own sentences.
    pub fn words(self) -> &'static Words {
        &self.language().words
    }

    /// Sentences one after the other.
    pub fn say(self, sentences: &[&str]) -> String {
        join(self.words().sentences, &mut sentences.iter().copied())
    }

    /// Sets a text as this language's typography wants it: apostrophes, and in French
    /// the spaces before high punctuation and inside guillemets. Chinese is typed as it
    /// is shown, in full-width punctuation and without spaces: that between Chinese and
    /// Latin letters is the style sheet's (`text-autospace`), and what stands in names
    /// that people type is theirs.
    pub fn set(self, text: &str) -> String {
        let mut out = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(c) = rest.chars().next() {
            let dots = rest.strip_prefix("...");
            rest = dots.unwrap_or(cut(rest, c.len_utf8()).1);
            out.push(match (c, rest.chars().next()) {
                _ if dots.is_some() => '\u{2026}',
                ('\'', _) => '\u{2019}',
                (' ', Some(';' | '!' | '?')) if self == Lang::Fr => '\u{202f}',
                (' ', Some(':' | '»')) if self == Lang::Fr => '\u{a0}',
                (' ', _) if self == Lang::Fr && out.ends_with('«') => '\u{a0}',
                _ => c,
            });
        }
        out
    }
}

/// What a refusal says.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Refused {
    /// What the rule is and what may be done.
    pub text: String,
    /// The section of the rule page to read.
    pub section: &'static str,
    /// The site it is about.
    pub site: Option<usize>,
    /// Whether it tells what only the seat at the screen knows.
    pub secret: bool,
}

/// What a game must be able to say.
pub trait Speak: Notation {
    /// The game's words in a language.
    fn words(lang: Lang) -> &'static GameWords;

    /// The game's rule page in a language.
    fn rules(lang: Lang) -> &'static RulePage;

    /// What happened, as a full sentence. `by` is how the seat that acted is called
    /// at the beginning of a sentence.
    fn event(lang: Lang, by: &str, event: &Self::Event) -> String;

    /// What happened, as the move list shows it: in notation, where that is of no language.
    fn listed(lang: Lang, event: &Self::Event) -> String {
        let _ = lang;
        event.note()
    }

    /// Why a click or a move is refused.
    fn refusal(lang: Lang, refusal: &Self::Refusal) -> Refused;

    /// A few words on how a seat stands: what it has taken, what it has left.
    fn standing(lang: Lang, view: &Self::View, seat: Seat) -> String;

    /// The same in this picture of it, where a move may be entered in part.
    fn standing_in(
        lang: Lang,
        view: &Self::View,
        seat: Seat,
        _scene: &crate::scene::Scene,
    ) -> String {
        Self::standing(lang, view, seat)
    }

    /// What is awaited of the seat to act after these clicks: a question, and if there
    /// is something to add a second sentence. `who` is how the seat is called.
    fn prompt(
        lang: Lang,
        who: &str,
        view: &Self::View,
        clicks: &[crate::scene::Target],
        next: &[Next],
    ) -> (String, String);

    /// Why the game ended as it did, where the game says it better than the site.
    fn ending(lang: Lang, view: &Self::View, outcome: crate::rules::Outcome) -> Option<String> {
        let _ = (lang, view, outcome);
        None
    }

    /// What will come of it when `left` more plies are quiet.
    fn quiet(lang: Lang, view: &Self::View, left: usize) -> String {
        let (_, words) = (view, lang.words());
        let text = if left == 1 { words.quiet_last } else { words.quiet_left };
        fill(text, &[("n", &left.to_string())])
    }

    /// What stands on a site, without the site's name: `white man`; none if nothing.
    fn standing_on(lang: Lang, piece: &crate::scene::Piece) -> String;

    /// Every sentence of the game's own with its name, in the same order in every
    /// language: for the tests.
    fn sentences(lang: Lang) -> Vec<(&'static str, &'static str)>;

    /// What a control beside the board is called: a die, a button, a member of a stack.
    fn control(lang: Lang, control: &crate::scene::Control) -> String {
        let _ = lang;
        format!("{} {}", control.word, control.number)
    }

    /// What the switch of an aid is called.
    fn aid(lang: Lang, name: &str) -> String {
        let _ = lang;
        name.to_owned()
    }

    /// What an aid says: of a site in a few words, else as a sentence.
    fn note(lang: Lang, note: &crate::scene::Note) -> String {
        let _ = lang;
        format!("{} {}", note.word, note.number)
    }

    /// What one of the game's [`SIGNS`](crate::rules::Game::SIGNS) stands for.
    fn sign(lang: Lang, sign: char) -> String {
        let _ = lang;
        sign.to_string()
    }
}

/// What an eye heard of a step, as a full sentence.
pub fn sentence<R: Speak>(lang: Lang, by: Option<&str>, heard: &Heard<R::Event>) -> String {
    told(lang, by, heard, |by, event| R::event(lang, by, event))
}

/// The same, by what says the events of the game.
pub fn told<E>(
    lang: Lang,
    by: Option<&str>,
    heard: &Heard<E>,
    event: impl FnOnce(&str, &E) -> String,
) -> String {
    let words = lang.words();
    match heard {
        Heard::Event(what) => event(by.unwrap_or_default(), what),
        Heard::Resigned(_) => fill(words.resigned, &[("who", by.unwrap_or_default())]),
        Heard::Agreed => words.agreed.to_owned(),
    }
}
