//! Parts from which games are made, each written once: sets of bits, lattices of points and
//! lines, the two seats of a duel, the reader of texts. Nothing here is a game.

pub mod bits;
pub mod chains;
pub mod clicks;
pub mod duel;
pub mod lattice;
mod reader;

pub use duel::Duel;
pub use lattice::{Diagonals, Lattice, Point};
pub use reader::Reader;
