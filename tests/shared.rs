//! What the shared tests must know of each game of the catalogue, besides what the laws ask: each game says it in
//! its own folder.

use crate::conform::setup::Conform;
use palamede::rules::Reason;
use palamede::text::Speak;

/// What figures capture at their last moves: their names, with the names of the sites.
pub type Captures = &'static [(&'static str, &'static [&'static str])];

/// A way in which a game ends: its options, where it stands, what is done then (moves in notation,
/// `agree` or `resign`), why it is over, and how many have won.
pub type End = (&'static str, String, &'static str, Reason, usize);

/// What is known of a game.
pub trait Known: Conform + Speak {
    /// The sections of the rule page that no other game has, each after another one.
    const SECTIONS: &'static [(&'static str, &'static str)] = &[];

    /// What each figure with moves captures at its last move.
    const CAPTURES: Captures;

    /// Whether so many clicks can be listed that they are listed as they lead on only.
    const CHAINS: bool = false;

    /// The position with the most to list that is known, where none is larger in other games: its
    /// options, how many moves there are and how many clicks, and the position.
    const WORST: Option<(&'static str, [usize; 2], &'static str)> = None;

    /// The sample in which the computer finds wins, in an open game without dice: so many random games, every
    /// so many of their positions, and how many wins there are at least.
    const WINS: (u64, usize, u32) = (1, 9, 3);

    /// The sample in which a careful level hardly gives a man away, in an open game without dice: so
    /// many random games, every so many of their positions. None where there are no men to give away.
    const GIFTS: Option<(u64, usize)> = Some((2, 11));
    /// The first level that hardly gives a man away.
    const CAREFUL: u8 = 4;

    /// The paths of its sentences that need not hold a Chinese word: they say how words are put
    /// together.
    const WITHOUT_WORDS: &'static [&'static str] = &[];

    /// The pieces of the first seat and of the second in a position's text, where puzzles count
    /// captures.
    fn count_pieces(text: &str) -> [i32; 2] {
        panic!("no pieces of {} are counted: {text}", Self::ID)
    }

    /// Whether it can end so. There is no default for a reason: a new one is to be thought about, and
    /// has its place in [`reasons`].
    fn ends_by(reason: Reason) -> bool;

    /// The reasons of its own.
    fn own_reasons() -> Vec<Reason> {
        Vec::new()
    }

    /// Every way in which it can end: at least one for each of its [`reasons`]. Wherever a seat
    /// resigns the tests let its time be up, too: that is not listed.
    fn ends() -> Vec<End>;
}

/// All reasons that a game could end for.
pub fn reasons<G: Known>() -> Vec<Reason> {
    use Reason::{Agreed, Captured, Material, NoMove, Quiet, Repeated, Resigned, TimedOut};
    let mut all = vec![Captured, NoMove, Resigned, TimedOut, Repeated, Quiet, Material, Agreed];
    all.extend(G::own_reasons());
    all.into_iter().filter(|&reason| G::ends_by(reason)).collect()
}

/// The number of pieces of a side whose letters in a position's text are the small or the capital ones.
pub fn letters(text: &str, own: fn(&char) -> bool) -> i32 {
    let board = text.split(' ').next().unwrap_or_default();
    board.chars().filter(own).count() as i32
}
