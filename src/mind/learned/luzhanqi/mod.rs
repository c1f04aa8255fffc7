//! Luzhanqi, for two and for four, by a net that judges what a seat knows.

mod judge;
mod known;
mod layout;
mod likely;
mod player;
mod reach;

pub use judge::Judge;
pub use known::Known;
pub use layout::{INPUTS, groups};
pub use likely::{Likely, likely};
pub use player::{LearnedPlayer, Rollouts};

use palamede_games::luzhanqi::{PlayerView, Variant};

/// The hidden units of the nets that the site fetches.
pub const UNITS: usize = 64;
/// The number of ranks.
const RANKS: usize = 12;

/// Returns whether the net has learned the game under the options of a view: it knows those that
/// the games have without further words; who begins, when a quiet game ends, which way round it goes,
/// and whether allies see each other's ranks make no difference.
pub fn knows(sight: &PlayerView) -> bool {
    // (Each by name: what is added is not learned unless it is said here.)
    let Variant {
        four: _,
        flying,
        exploding,
        clairvoyance,
        ally: _,
        bearer,
        lock,
        first: _,
        quiet: _,
        quiet_loses: _,
        clockwise: _,
    } = sight.public.variant;
    lock && !(flying || exploding || clairvoyance || bearer)
}

/// Returns how far a level looks by the net; `None` where it searches instead.
///
/// Looking far does not pay: two plies of play-out win as often as six, at a third of the cost, and
/// 24 guessed armies no more often than eight. For four, play-outs end where the seat is to move again.
pub fn rollouts(four: bool, level: u8) -> Option<Rollouts> {
    match (level, four) {
        (..=5, _) => None,
        (6, _) => Some(Rollouts::NONE),
        (7, false) => Some(Rollouts { moves: 4, worlds: 2, plies: 2 }),
        (8.., false) => Some(Rollouts { moves: 8, worlds: 8, plies: 2 }),
        (7, true) => Some(Rollouts { moves: 4, worlds: 2, plies: 3 }),
        (8.., true) => Some(Rollouts { moves: 8, worlds: 8, plies: 3 }),
    }
}
