//! What is chosen, what is told, and why a move or a click is refused.

use palamede_rules::Seat;
use std::fmt;

/// A point of the board, numbered in the order of names: a1, a4, a7, b2 … g7.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Point(u8);

/// The names of the points.
const NAMES: [&str; Point::COUNT] = [
    "a1", "a4", "a7", "b2", "b4", "b6", "c3", "c4", "c5", "d1", "d2", "d3", "d5", "d6", "d7", "e3",
    "e4", "e5", "f2", "f4", "f6", "g1", "g4", "g7",
];

impl Point {
    /// The number of points.
    pub const COUNT: usize = 24;

    /// Returns the point of this number.
    ///
    /// ```
    /// use palamede_games::morris::Point;
    ///
    /// assert_eq!(Point::new(23), Point::read("g7"));
    /// assert_eq!((Point::new(24), Point::read("d4")), (None, None));
    /// ```
    pub const fn new(n: usize) -> Option<Point> {
        if n < Point::COUNT { Some(Point(n as u8)) } else { None }
    }

    /// Returns the point of a number below 24.
    #[inline]
    pub(super) const fn numbered(n: u8) -> Point {
        Point(n % Point::COUNT as u8)
    }

    /// Returns the point of a name.
    pub fn read(name: &str) -> Option<Point> {
        NAMES.iter().position(|&known| known == name).and_then(Point::new)
    }

    /// Returns the number of the point.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the set of this one point.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    /// Returns the column, 0 for a.
    pub const fn col(self) -> usize {
        (NAMES[self.0 as usize].as_bytes()[0] - b'a') as usize
    }

    /// Returns the row, 0 for row 1.
    pub const fn row(self) -> usize {
        (NAMES[self.0 as usize].as_bytes()[1] - b'1') as usize
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(NAMES[self.index()])
    }
}

/// A turn: a man is placed or moved, and what it takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Move {
    /// The point where the man stands; `None` for a man in hand.
    pub from: Option<Point>,
    /// The point where it goes.
    pub to: Point,
    /// The men that it takes.
    pub taken: u64,
}

/// An event of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The lot fell on this seat: it begins.
    Begins(Seat),
    /// A man was placed or moved.
    Moved {
        /// The seat whose man it is.
        seat: Seat,
        /// The turn.
        mv: Move,
        /// The men that it took, in the order in which they are written.
        taken: Vec<Point>,
        /// The mills that it closed: a set of points each.
        mills: Vec<u64>,
    },
}

/// Why a move or a click is refused.
///
/// ```
/// use palamede_games::Morris;
/// use palamede_games::morris::{Point, Refusal, Why};
/// use palamede_rules::{Game, Notation, Options, Rules};
///
/// let position = Morris::start(&Options::new(Morris::OPTIONS));
/// let mv = position.read("d6-d5").expect("a move");
/// let at = Point::read("d6").expect("a point");
/// assert_eq!(position.check(&mv), Err(Refusal { at, why: Why::InHand }));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The point that the refusal is about.
    pub at: Point,
    /// The reason.
    pub why: Why,
}

/// The reason why something at a point is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// While men are in hand none is moved (sentence 2).
    InHand,
    /// No man is in hand: one is moved (sentence 3).
    NoneInHand,
    /// No man stands there.
    NoMan,
    /// The man is the other side's.
    NotYours,
    /// The man has no free point beside it (sentence 3).
    Stuck,
    /// The man would stay there: nobody passes (sentence 1).
    Staying,
    /// A man stands there already.
    Occupied,
    /// No line joins it to this point, and the man does not fly (sentences 3 and 4).
    NoLine(Point),
    /// The turn closes a mill there, and must take a man (sentence 6).
    MustTake,
    /// The turn closes two mills there, and must take a second man (sentence 7).
    MustTakeTwo,
    /// The turn closes no mill there, and takes nothing (sentence 5).
    NoMill,
    /// Nothing there may be taken: all men of the other side are in mills (sentence 6).
    AllInMills,
    /// The turn takes more men than it may (sentence 7).
    Enough,
    /// No man of the other side stands there to be taken.
    NoPrey,
    /// The man is in a mill, and others are in none (sentence 6).
    InMill,
}
