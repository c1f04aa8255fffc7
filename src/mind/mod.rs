//! Computer players, generic over the games. A player gets a view and nothing else:
//! it knows what the seat it plays may know, and no generator but its own.
//!
//! Who thinks is a program of its own, `src/bin/thinker.rs`, which the page starts when a computer
//! sits at the table. The page itself knows no more of all this than a [`Job`], its [`Answer`] and
//! [`random`]: it links no search.

mod greedy;
mod job;
pub mod solved;
mod thinker;

pub use greedy::Greedy;
pub use job::{AGREE, Answer, Job};
pub use thinker::{Thinker, work};

use crate::rules::{Generator, Rng, Rules, Seen};

/// The levels that are there, from 1.
pub const LEVELS: u8 = 1;

/// A uniformly random legal move of the seat to act; none if it has none.
pub fn random<R: Rules>(view: &R::View, rng: &mut Generator) -> Option<R::Move> {
    let moves = view.moves();
    let at = rng.below(moves.len() as u32) as usize;
    moves.into_iter().nth(at)
}
