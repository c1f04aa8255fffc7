//! Who sits where, and who may know what.

use std::fmt;

/// A player's place at the table, numbered from 0 in the order of play.
///
/// ```
/// use palamede_rules::Seat;
///
/// assert_eq!(Seat::FIRST.other(), Seat::SECOND);
/// assert_eq!(Seat::first(4).map(Seat::index).collect::<Vec<_>>(), [0, 1, 2, 3]);
/// assert_eq!(Seat::new(4), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Seat(u8);

impl Seat {
    /// The most seats a game may have.
    pub const MOST: usize = 4;
    /// The first seat.
    pub const FIRST: Seat = Seat(0);
    /// The second seat.
    pub const SECOND: Seat = Seat(1);

    /// Returns seat number `n`, counted from 0; `None` beyond the fourth.
    pub const fn new(n: usize) -> Option<Seat> {
        if n < Seat::MOST { Some(Seat(n as u8)) } else { None }
    }

    /// Returns the seat's number, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the other seat of a game for two.
    #[must_use]
    pub const fn other(self) -> Seat {
        Seat(self.0 ^ 1)
    }

    /// Returns the first `n` seats, in order (at most four).
    pub fn first(n: usize) -> impl Iterator<Item = Seat> {
        (0..n.min(Seat::MOST) as u8).map(Seat)
    }
}

/// A set of seats.
///
/// ```
/// use palamede_rules::{Seat, Seats};
///
/// let both = Seats::only(Seat::FIRST).with(Seat::SECOND);
/// assert_eq!(both, Seats::first(2));
/// assert!(both.without(Seat::FIRST).has(Seat::SECOND));
/// assert_eq!(both.iter().collect::<Seats>().len(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seats(u8);

impl Seats {
    /// The empty set.
    pub const NONE: Seats = Seats(0);

    /// Returns the set of this one seat.
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Returns the first `n` seats.
    pub const fn first(n: usize) -> Seats {
        Seats(((1u16 << n) - 1) as u8 & 0xf)
    }

    /// Returns whether `seat` is in the set.
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Returns the set with `seat` added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// Returns the set with `seat` removed.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Returns whether no seat is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of seats in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns the seats of the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::first(Seat::MOST).filter(move |&s| self.has(s))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::index)).finish()
    }
}

/// One value for each seat; the seats that a game does not have hold the default.
///
/// ```
/// use palamede_rules::{BySeat, Seat};
///
/// let mut points = BySeat::new(|seat| 10 * seat.index());
/// points[Seat::FIRST] += 5;
/// assert_eq!((points[Seat::FIRST], points[Seat::SECOND]), (5, 10));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySeat<T>([T; Seat::MOST]);

impl<T> BySeat<T> {
    /// Fills in the values by calling `value` for each seat.
    pub fn new(value: impl FnMut(Seat) -> T) -> BySeat<T> {
        let mut value = value;
        BySeat([0, 1, 2, 3].map(|n| value(Seat(n))))
    }
}

impl<T> std::ops::Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index() & 3]
    }
}

impl<T> std::ops::IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index() & 3]
    }
}

/// The eye for which a view is made: a seat, the public, or one from which nothing is hidden.
///
/// ```
/// use palamede_games::Luzhanqi;
/// use palamede_rules::{Eye, Game, Notation, Options, Rules, Seat, Silent};
///
/// let mut position = Luzhanqi::start(&Options::new(Luzhanqi::OPTIONS));
/// let army = position.list().remove(0);
/// position.play(&army, &mut Silent);
/// let sees = |eye| Luzhanqi::write_view(&position.view(eye));
/// assert!(sees(Eye::Seat(Seat::FIRST)) != sees(Eye::Seat(Seat::SECOND)));
/// assert!(sees(Eye::Open) != sees(Eye::Public));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Eye {
    /// The eye of a seat, which sees what that seat knows.
    Seat(Seat),
    /// The eye of the public, which sees what anybody may know: behind the curtain, in the address
    /// bar.
    Public,
    /// The eye that sees everything: when the game is over, or where nothing is hidden.
    Open,
}

/// A set of eyes. The events of one step are told to disjoint sets that together
/// make [`Eyes::ALL`], so that every eye hears exactly one event.
///
/// ```
/// use palamede_rules::{Eye, Eyes, Seat};
///
/// let own = Eyes::only(Eye::Seat(Seat::FIRST)).with(Eye::Open);
/// assert!(own.complement().has(Eye::Public) && !own.has(Eye::Public));
/// assert!(own.disjoint(own.complement()));
/// assert_eq!(own.and(own.complement()), Eyes::ALL);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Eyes(u8);

impl Eyes {
    /// Every eye.
    pub const ALL: Eyes = Eyes(0b11_1111);
    /// The empty set.
    pub const NONE: Eyes = Eyes(0);

    const fn bit(eye: Eye) -> u8 {
        match eye {
            Eye::Seat(seat) => 1 << seat.0,
            Eye::Public => 1 << 4,
            Eye::Open => 1 << 5,
        }
    }

    /// Returns the set of this one eye.
    pub const fn only(eye: Eye) -> Eyes {
        Eyes(Eyes::bit(eye))
    }

    /// Returns the set with `eye` added.
    #[must_use]
    pub const fn with(self, eye: Eye) -> Eyes {
        Eyes(self.0 | Eyes::bit(eye))
    }

    /// Returns whether `eye` is in the set.
    pub const fn has(self, eye: Eye) -> bool {
        self.0 & Eyes::bit(eye) != 0
    }

    /// Returns every eye that is not in this set.
    #[must_use]
    pub const fn complement(self) -> Eyes {
        Eyes(!self.0 & Eyes::ALL.0)
    }

    /// Returns whether the two sets share no eye.
    pub const fn disjoint(self, other: Eyes) -> bool {
        self.0 & other.0 == 0
    }

    /// Returns the eyes of both sets.
    #[must_use]
    pub const fn and(self, other: Eyes) -> Eyes {
        Eyes(self.0 | other.0)
    }
}
