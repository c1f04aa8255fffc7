//! What is told of a step, and why one is refused.

use super::board::{Foray, Point, Taking, board};
use crate::kit::duel::WHITE_AND_BLACK;
use crate::rules::{Seat, Told, Trace};
use crate::scene::Look;
use std::fmt::Write as _;

/// What is told of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The lot fell on this seat: it begins.
    Begins(Seat),
    /// A man moved.
    Moved {
        /// Whose man.
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
    /// Where the man comes to.
    pub to: Point,
    /// How it takes.
    pub taking: Taking,
    /// The row that it takes.
    pub row: u64,
}

/// Why a move or a click is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The point that it is about.
    pub at: Point,
    /// The reason.
    pub why: Why,
    /// The number of the board.
    pub size: u8,
}

/// The reason why something at a point is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// No man stands there.
    NoMan,
    /// The man is the other side's.
    NotYours,
    /// The man has no free point beside it.
    Stuck,
    /// The man would stay there: nobody passes (sentence 1).
    Staying,
    /// No line joins it to the point where the man stands (sentence 2).
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
    /// It is a man of neither of the two rows between which there is a choice (sentence 6).
    NoRow,
    /// The chain may not end there: it can go on, and must (the option `chain`).
    GoOn,
    /// The first turn ends after one capture (the option `opening`).
    Single,
    /// No chain leads there from this point and takes just these men.
    NoChain(Point),
}

impl Refusal {
    /// The site that it is about.
    pub fn site(&self) -> usize {
        board(self.size).site(self.at)
    }
}

/// How a seat's men look.
pub(super) fn look(seat: Seat) -> Look {
    Look::Pebble { side: seat.index() as u8 }
}

/// A turn as it is written, with its captures.
pub(super) fn written(mv: &Foray, steps: &[Capture]) -> String {
    let mut text = mv.from.to_string();
    for step in steps {
        let _ = write!(text, "-{}{}", step.to, step.taking.letter());
    }
    if steps.is_empty() {
        let _ = write!(text, "-{}", mv.to);
    }
    text
}

impl Told for Event {
    fn note(&self) -> String {
        match self {
            Event::Begins(seat) => WHITE_AND_BLACK[seat.index() & 1].to_owned(),
            Event::Moved { mv, steps, .. } => written(mv, steps),
        }
    }

    fn trace(&self) -> Trace {
        let Event::Moved { seat, mv, steps, size } = self else { return Trace::default() };
        let (board, prey) = (board(*size), look(seat.other()));
        let stops = steps.iter().map(|step| step.to);
        let paika = steps.is_empty().then_some(mv.to);
        let path = [mv.from].into_iter().chain(stops).chain(paika);
        let rows = steps.iter().flat_map(|step| board.sites(step.row));
        Trace {
            path: path.map(|at| board.site(at)).collect(),
            taken: rows.map(|site| (site, prey.clone())).collect(),
            ..Trace::default()
        }
    }
}
