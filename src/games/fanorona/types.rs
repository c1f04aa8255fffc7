//! What is chosen, what is told, and why a move or a click is refused.

use palamede_kit::lattice;
use palamede_rules::Seat;
use palamede_scene::words;

/// A point of any of the boards: they share their lower left corner.
pub type Point = lattice::Point<6>;

/// A turn, by what comes of it: a paika, or a chain of captures (sentence 12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Foray {
    /// The point where the man stands.
    pub from: Point,
    /// The point where the turn ends.
    pub to: Point,
    /// The men that it takes; none in a paika.
    pub taken: u64,
}

/// The way in which a step takes (sentences 3 and 4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taking {
    /// The step takes the row that it runs up to.
    Approach,
    /// The step takes the row that it walks away from.
    Withdrawal,
}

impl Taking {
    /// Both ways, in the order of their letters.
    pub const ALL: [Taking; 2] = [Taking::Approach, Taking::Withdrawal];

    /// Returns the way's letter.
    pub const fn letter(self) -> char {
        if matches!(self, Taking::Approach) { 'A' } else { 'W' }
    }
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
        /// The turn.
        mv: Foray,
        /// The captures on its way; none in a paika.
        steps: Vec<Capture>,
        /// The number of the board.
        size: u8,
    },
}

/// A step that takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Capture {
    /// The point to which the man comes.
    pub to: Point,
    /// The way in which it takes.
    pub taking: Taking,
    /// The row that it takes.
    pub row: u64,
}

/// The reason why a move or a click is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The point that it is about.
    pub at: Point,
    /// The reason.
    pub why: Why,
    /// Its site.
    pub site: usize,
}

/// The reason why something at a point is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// The point holds no man.
    NoMan,
    /// The man is the other side's.
    NotYours,
    /// The man has no free point beside it.
    Stuck,
    /// The man would stay there: nobody passes (sentence 1).
    Staying,
    /// No line joins the point to the one where the man stands (sentence 2).
    NoLine(Point),
    /// An own man stands there (sentence 2).
    Occupied,
    /// An enemy man stands there: it is taken from a distance (sentences 3 and 4).
    OntoEnemy,
    /// A step there takes nothing, and one of these men must take (sentence 7).
    MustTake(u64),
    /// A step there takes, and this was to be a paika (sentence 7).
    Takes(Point),
    /// Within a chain, a step there takes nothing (sentence 8).
    TakesNothing(Point),
    /// The man has stood there in this turn (sentence 9).
    Visited,
    /// A step there has a direction that is barred (sentence 10).
    SameWay(Point),
    /// The man is of neither of the two rows between which there is a choice (sentence 6).
    NoRow,
    /// The chain may not end there: it can go on, and must (the option `chain`).
    GoOn,
    /// The first turn ends after one capture (the option `opening`).
    Single,
    /// No chain leads there from this point and takes just these men.
    NoChain(Point),
}

words! {
    /// A button beside the board.
    pub enum Button {
        /// The row ahead is taken.
        Approach,
        /// The row behind is taken.
        Withdrawal,
        /// The turn ends.
        Stop,
    }
}
