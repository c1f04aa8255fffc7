//! What is chosen, what is told, and why a move or a click is refused.

use crate::eight::Square;
use palamede_rules::Seat;

/// A move: the man on `from` goes to `to`. What it captures follows from the position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Mak {
    /// The cell where the man stands.
    pub from: Square,
    /// The cell to which it goes.
    pub to: Square,
}

/// An event: what is told of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The lot fell on this seat: it begins.
    Begins(Seat),
    /// A man moved.
    Moved {
        /// The seat whose man moved.
        seat: Seat,
        /// Origin and destination.
        mv: Mak,
        /// The captured men's cells.
        taken: u64,
    },
}

/// The reason why a move or a click is refused.
///
/// ```
/// use palamede_games::MakYek;
/// use palamede_games::mak_yek::{Refusal, Square};
/// use palamede_rules::{Game, Notation, Options, Rules};
///
/// let position = MakYek::start(&Options::new(MakYek::OPTIONS));
/// let mv = position.read("a1-a4").expect("a move");
/// let a3 = Square::read("a3").expect("a cell");
/// assert_eq!(position.check(&mv), Err(Refusal::InTheWay(mv, a3)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The cell holds no man.
    NoMan(Square),
    /// The man is the other side's.
    NotYours(Square),
    /// The man has no free cell beside it.
    Stuck(Square),
    /// The cells are not on one row or column (sentence 4).
    NotStraight(Mak),
    /// A man on this cell is in the way (sentence 4).
    InTheWay(Mak, Square),
    /// The man would land on another: one captures by standing beside men (sentence 6).
    Landing(Mak),
    /// The man would stay where it is (sentence 3).
    Staying(Square),
}
