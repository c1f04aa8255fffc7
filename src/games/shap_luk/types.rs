//! What is chosen, what is told, and why a move or a click is refused.

use super::point::Point;
use palamede_scene::words;

/// A move: a rebel's or the general's step, with the general's flight and capture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pursuit {
    /// The point where the piece stands.
    pub from: Point,
    /// The point to which it steps.
    pub to: Point,
    /// The point to which the general flies from the apex, if he does.
    pub fly: Option<Point>,
    /// The pair that he takes, in the order of their names, if he does.
    pub take: Option<[Point; 2]>,
}

impl Pursuit {
    /// Returns a step without flight or capture.
    #[inline]
    pub const fn step(from: Point, to: Point) -> Pursuit {
        Pursuit { from, to, fly: None, take: None }
    }

    /// Returns the point where the move ends.
    #[inline]
    pub fn end(self) -> Point {
        self.fly.unwrap_or(self.to)
    }

    /// Returns the set of what it takes.
    #[inline]
    pub fn taken(self) -> u32 {
        self.take.map_or(0, |[a, b]| a.bit() | b.bit())
    }
}

words! {
    /// A reason for the end of a game that no other game has.
    pub enum Ending {
        /// Enough rebels are taken (sentence 10).
        RebelsTaken,
        /// The rebels have framed the general (sentence 9).
        GeneralTaken,
        /// The general is shut in (sentence 11).
        ShutIn,
    }
}

words! {
    /// A button beside the board where the general may take a pair.
    pub enum Button {
        /// The general takes none.
        Leave,
        /// The pair whose set is the number is taken.
        Take,
    }
}

/// An event: what is told of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A rebel stepped.
    Stepped(Pursuit),
    /// The general stepped, flew, took a pair: as the move says.
    Marched(Pursuit),
}

/// The reason why a move or a click is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The point holds no piece.
    NoPiece(Point),
    /// The piece is the other side's.
    NotYours(Point),
    /// The own piece on this point has no free point beside it.
    Stuck(Point),
    /// The piece would stay where it is (sentence 3).
    Staying(Point),
    /// No line joins the two points (sentences 4 and 5).
    NoLine(Point, Point),
    /// A rebel would enter the sanctuary, at this point (sentence 4).
    Sanctuary(Point),
    /// A rebel would step onto this point, where another stands.
    Occupied(Point),
    /// A rebel would step onto the general's point: he is shut in or, under
    /// `rebels_capture`, framed, but not landed on.
    OntoGeneral(Point),
    /// The general would step, or land, on this point, where a rebel stands: he takes by
    /// arriving between two rebels (sentence 6).
    OntoRebel(Point),
    /// A rebel's move would take something: only the general removes pieces (sentence 6).
    RebelTakes(Point),
    /// The two rebels, or what stands on these points, do not frame the general where
    /// his move ends, at the first point (sentence 6).
    NotFraming(Point, [Point; 2]),
    /// The point that was clicked for a capture, the second, holds a rebel of no pair
    /// that frames the general where his move ends, the first (sentence 6).
    NotInPair(Point, Point),
    /// A point was clicked that is neither a rebel nor the one where the general's move
    /// ends: a pair that frames him there is to be chosen, or none (sentence 6).
    PairOrNone(Point),
    /// The pair framed the general, on the point, because a rebel moved: it is safe (sentence 7).
    FramedByRebels(Point, [Point; 2]),
    /// The general must take a pair on the point, this one for example (sentence 6,
    /// `capture` obligatory).
    MustTake(Point, [Point; 2]),
    /// A flight begins on the apex, when a step has just ended there, and not on this
    /// point (sentence 8).
    NotFromHere(Point),
    /// The general stands on the apex already and would fly to this point: he must step
    /// off and come back first (sentence 8).
    StepOffFirst(Point),
    /// The general has flown as often as he may (sentence 8).
    NoFlightLeft,
    /// The option `flights` gives him none (sentence 8).
    NoFlights,
    /// He would fly to this point, which is not of the square (sentence 8).
    FlightInside(Point),
}
