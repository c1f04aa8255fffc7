//! The parts that a game gives to the pages that are read and printed, in every language.

use super::{Exercise, Figure, Speak};

/// The rule of a game on the one page that is printed: as much as one needs to play to the end by
/// the usual options, in at most 350 words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShortRule {
    /// The sections of the whole rule that it says, by their ids.
    pub sections: &'static [&'static str],
    /// The figures beside it, by their names.
    pub figures: [&'static str; 4],
}

/// The pages of a game: what is read and printed of it, besides what it says in play.
///
/// ```
/// use palamede_games::Fanorona;
/// use palamede_text::{GamePages, Lang};
///
/// let short = Fanorona::SHORT;
/// assert_eq!(short.sections.len(), Lang::En.short_rule("fanorona").len());
/// ```
pub trait GamePages: Speak {
    /// Its rule on one page.
    const SHORT: ShortRule;

    /// The figures of its rule page.
    const FIGURES: &'static [Figure];

    /// A move that shows each sentence of the game in short.
    const SHOWN: [Figure; 3];

    /// A move that shows what the game is like.
    const SCENE: Figure;

    /// The exercises of its lesson, in order.
    const EXERCISES: &'static [Exercise];

    /// Its puzzles, in the order of their difficulty.
    const PUZZLES: &'static [Exercise];

    /// A shorter French title for the icon of the game on a screen, where the title is too long.
    const SHORT_TITLE: Option<&'static str> = None;

    /// The length of a hundred units of its board on A4 paper, in tenths of a millimetre: pieces
    /// can be reached by hand, on as few sheets as that allows.
    const PAPER_SCALE: i32;
}
