//! Computer players, generic over the games. A player gets a view and nothing else:
//! it knows what the seat it plays may know, and no generator but its own.

mod greedy;
mod job;

pub use greedy::Greedy;
pub use job::{Answer, Job, Thinker, work};

use crate::rules::{Generator, Rng, Rules, Seen};

/// The levels that are there, from 1.
pub const LEVELS: u8 = 1;

/// A uniformly random legal move of the seat to act; none if it has none.
pub fn random<R: Rules>(view: &R::View, rng: &mut Generator) -> Option<R::Move> {
    let moves = view.moves();
    let at = rng.below(moves.len() as u32) as usize;
    moves.into_iter().nth(at)
}
