//! Computer players, generic over the games. A player gets a view and nothing else:
//! it knows what the seat it plays may know, and no generator but its own.
//!
//! Who thinks is a program of its own, `src/bin/thinker.rs`, which the page starts when a computer
//! sits at the table. The page itself knows no more of all this than a [`Job`], its [`Answer`] and
//! [`random`]: it links no search.

mod job;
mod level;
mod player;
mod search;
pub mod solved;
mod thinker;

pub use crate::table::{Judged, LEVELS, Score, Why};
pub use job::{AGREE, Answer, Ask, Job};
pub use level::Limits;
pub use player::{Info, Now, Player};
pub use search::{DEEPEST, Found, Search, Table, Tried, WON, plies_to_win};
pub use thinker::{Thinker, player_within, work, work_solved};

use crate::rules::{Generator, Rng, Rules, Seen};

/// A uniformly random legal move of the seat to act; none if it has none.
pub fn random<R: Rules>(view: &R::View, rng: &mut Generator) -> Option<R::Move> {
    let moves = view.moves();
    let at = rng.below(moves.len() as u32) as usize;
    moves.into_iter().nth(at)
}
