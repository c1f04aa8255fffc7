//! Luzhanqi for two, by a net that judges what a seat knows.

mod judge;
mod known;
mod likely;
mod player;
mod reach;

pub use judge::Judge;
pub use known::{GROUPS, INPUTS, Known};
pub use likely::{Likely, likely};
pub use player::{LearnedPlayer, Rollouts};

use palamede_games::luzhanqi::{PlayerView, Variant};

/// What a seat sees of the game for two.
pub type View = palamede_games::luzhanqi::View<false>;

/// The hidden units of the net that the site fetches.
pub const UNITS: usize = 64;

/// Returns whether the net has learned the game under the options of a view: it knows those that
/// the game has without further words; who begins and when a quiet game ends make no difference.
pub fn knows(sight: &PlayerView) -> bool {
    // (Each by name: what is added is not learned unless it is said here.)
    let Variant {
        four,
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
    lock && !(four || flying || exploding || clairvoyance || bearer)
}

/// Returns how far a level looks by the net; `None` where it searches instead.
///
/// Looking far does not pay: two plies of play-out win as often as six, at a third of the cost.
pub fn rollouts(level: u8) -> Option<Rollouts> {
    match level {
        ..=5 => None,
        6 => Some(Rollouts::NONE),
        7 => Some(Rollouts { moves: 8, worlds: 8, plies: 2 }),
        8.. => Some(Rollouts { moves: 12, worlds: 24, plies: 2 }),
    }
}
