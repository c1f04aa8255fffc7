//! The parts that a game gives to the pages that are read and printed, in every language.

use super::{Lang, RulePage, Speak};

/// A value in every language.
///
/// ```
/// use palamede_text::{Lang, Translated};
///
/// let yes = Translated { fr: "oui", en: "yes", zh: "是" };
/// assert_eq!(*yes.of(Lang::Zh), "是");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Translated<T> {
    /// The French value.
    pub fr: T,
    /// The English value.
    pub en: T,
    /// The Chinese value.
    pub zh: T,
}

impl<T> Translated<T> {
    /// Returns the value in a language.
    pub const fn of(&self, lang: Lang) -> &T {
        match lang {
            Lang::Fr => &self.fr,
            Lang::En => &self.en,
            Lang::Zh => &self.zh,
        }
    }
}

/// The rule of a game on the one page that is printed: as much as one needs to play to the end by
/// the usual options, in at most 350 words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShortRule {
    /// The sections of the whole rule that it says, by their ids.
    pub sections: &'static [&'static str],
    /// A paragraph for each of them.
    pub text: Translated<&'static [&'static str]>,
    /// The figures beside it, by their names.
    pub figures: [&'static str; 4],
}

/// The part of a folder of games in the page of sources.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sources {
    /// The sentence on where the rules come from. Empty where another game's sentence says it.
    pub rules: &'static str,
    /// The sentence on which of its ornaments are made up. Empty without ornaments.
    pub ornaments: &'static str,
}

/// The pages of a game: what is read and printed of it, besides what it says in play.
///
/// ```
/// use palamede_games::Fanorona;
/// use palamede_text::{GamePages, Lang};
///
/// let short = Fanorona::SHORT;
/// assert_eq!(short.sections.len(), short.text.of(Lang::En).len());
/// ```
pub trait GamePages: Speak {
    /// Its rule page.
    const RULES: Translated<RulePage>;

    /// Its rule on one page.
    const SHORT: ShortRule;

    /// A shorter French title for the icon of the game on a screen, where the title is too long.
    const SHORT_TITLE: Option<&'static str> = None;

    /// The length of a hundred units of its board on A4 paper, in tenths of a millimetre: pieces
    /// can be reached by hand, on as few sheets as that allows.
    const PAPER_SCALE: i32;
}

/// Joins the sentences of the folders of games on the page of sources, in the order of the list.
macro_rules! sources {
    ([$lang:ident $part:ident $between:literal]
        $($field:ident: $folder:ident::$type:ident { $($page:ident: $game:ident),* })*) => {
        $crate::fill::joined!($between, [$($crate::$folder::$lang::SOURCES.$part),*])
    };
}
pub(crate) use sources;
