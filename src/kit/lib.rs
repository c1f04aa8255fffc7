//! The parts from which games are made, each written once: sets of bits and moves by fronts,
//! lattices of points and lines, chains of captures, clicks that lead on, the two seats of a duel,
//! and what a position is worth. Nothing here is a game.
//!
//! # A board of points and lines
//! ```
//! use palamede_kit::{Diagonals, Lattice, lattice};
//!
//! const BOARD: Lattice<6> = Lattice::grid(5, 5, Diagonals::Even);
//! let centre = BOARD.named("c3").expect("a point");
//! let near = lattice::names::<6>(BOARD.near(centre));
//! assert_eq!(near, ["b2", "b3", "b4", "c2", "c4", "d2", "d3", "d4"]);
//! ```
//!
//! # Whose turn it is
//! ```
//! use palamede_kit::Duel;
//! use palamede_kit::duel::WHITE_AND_BLACK;
//! use palamede_rules::{Seat, Turn, text::Reader};
//!
//! let duel = Duel::read(&mut Reader::new("b"), WHITE_AND_BLACK).expect("a seat");
//! assert_eq!(duel.turn(|| None), Turn::Seat(Seat::SECOND));
//! assert_eq!(duel.word(WHITE_AND_BLACK), "b");
//! ```
//!
//! # A set of places
//! ```
//! use palamede_kit::bits::{hash, key, select_bit, members};
//!
//! let set = 1 << 3 | 1 << 60;
//! assert!(members(set).eq([3, 60]));
//! assert_eq!(select_bit(set, 1), 60);
//! assert_eq!(hash(0, set), key(0, 3) ^ key(0, 60));
//! ```
//!
//! # Main types
//! - [`Lattice`], [`Point`], [`Diagonals`]: boards of points and lines.
//! - [`bits::MoveTargets`]: moves that are counted as bits.
//! - [`chains::Chain`], [`chains::Route`]: chains of captures by one piece.
//! - [`clicks::Entry`]: moves that are entered click by click.
//! - [`Duel`]: two seats; with [`open_duel_rules!`] and [`open_duel_notation!`].
//! - [`worth`]: the worth of a position as material and the sum of terms.

pub mod arrange;
pub mod bits;
pub mod chains;
pub mod clicks;
pub mod duel;
pub mod lattice;
pub mod worth;

pub use duel::Duel;
pub use lattice::{Diagonals, Lattice, Point};

/// The crate that the macros of this crate name.
#[doc(hidden)]
pub use palamede_rules as rules;
