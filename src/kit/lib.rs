//! Parts from which games are made, each written once: sets of bits and moves by fronts, lattices
//! of points and lines, chains of captures, clicks that lead on, the two seats of a duel, and what
//! a position is worth. Nothing here is a game.

pub mod bits;
pub mod chains;
pub mod clicks;
pub mod duel;
pub mod lattice;
pub mod worth;

pub use duel::Duel;
pub use lattice::{Diagonals, Lattice, Point};

/// What the macros of this crate name.
#[doc(hidden)]
pub use palamede_rules as rules;
