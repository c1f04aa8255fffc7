//! The position: what stands where, on the board and on the tracks.

use super::track::{Cell, Row, Spot, Throw};
use palamede_rules::{Game, Options, Outcome, Seat};

/// The most places of a track: four legs of fifteen.
pub(super) const PLACES: usize = 60;

/// The stage of a turn: what is awaited.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Stage {
    /// The lot.
    Lot,
    /// A throw, at the start of the turn.
    Throw,
    /// A throw after X-X-X.
    Again,
    /// A die's move.
    Die,
}

/// A position.
///
/// A pawn is known by its place on its own seat's track, from 0. Place `p` of a seat
/// lies on the cell of place `3 * columns - 1 - p` of the other seat (the fourth leg
/// apart, which repeats the second): half a turn takes one track onto the other.
///
/// A lot decides who begins; then the seat throws three dice and plays them one by one:
/// ```
/// use palamede_games::Sahkku;
/// use palamede_rules::{Game, Notation, Options, Rules, Seat, Silent, Turn};
///
/// let mut position = Sahkku::start(&Options::new(Sahkku::OPTIONS));
/// for text in ["south", "X-II-blank"] {
///     position.roll(&Sahkku::read_roll(text)?, &mut Silent);
/// }
/// let moves: Vec<String> = position.list().iter().map(|mv| position.write(mv)).collect();
/// assert_eq!(moves, ["S15-M15*X"]); // only an X wakes a pawn
/// position.play(&position.read(&moves[0])?, &mut Silent);
/// assert_eq!(position.turn(), Turn::Seat(Seat::FIRST)); // II is left to play
/// # Ok::<(), palamede_rules::Misread>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sahkku {
    /// The number of pawns awake on each place of their seat's track.
    pub(super) awake: [[u8; PLACES]; 2],
    /// The places where some stand, as bits.
    pub(super) spots: [u64; 2],
    /// The number of pawns that sleep: they stand on the first places of the track.
    pub(super) asleep: [u8; 2],
    /// The king's cell.
    pub(super) king: Cell,
    /// The seat that owns the king.
    pub(super) owner: Option<Seat>,
    /// The seat to act, or that has acted last when pawns ran out.
    pub(super) seat: Seat,
    pub(super) stage: Stage,
    /// The throw that is played; none at the other stages.
    pub(super) thrown: Throw,
    /// The dice of it that are left.
    pub(super) left: Throw,
    /// The seat that resigned.
    pub(super) resigned: Option<Seat>,
    /// The outcome, once the game has ended.
    pub(super) over: Option<Outcome>,
    /// The number of columns of the board.
    pub(super) columns: u8,
    /// Whether the track has a fourth leg.
    pub(super) figure8: bool,
    /// Whether only the exact die ends a lap while pawns sleep.
    pub(super) exact: bool,
    /// Whether X-X-X gives another throw.
    pub(super) rethrow: bool,
    /// Whether the king alone loses.
    pub(super) alone_loses: bool,
    pub(super) key: u64,
}

/// The pieces of a position, for its texts.
pub(super) struct Laid {
    pub awake: [[u8; PLACES]; 2],
    pub asleep: [u8; 2],
    pub king: (Cell, Option<Seat>),
    pub seat: Seat,
    pub stage: Stage,
    pub dice: [Throw; 2],
    pub resigned: Option<Seat>,
}

impl Sahkku {
    /// Returns the position before the first step.
    pub(super) fn opening(options: &Options) -> Sahkku {
        let columns: u8 = options.get("columns").parse().unwrap_or(15);
        let mut position = Sahkku {
            awake: [[0; PLACES]; 2],
            spots: [0; 2],
            asleep: [columns; 2],
            king: Cell::at(Row::M, columns / 2),
            owner: None,
            seat: Seat::FIRST,
            stage: Stage::Lot,
            thrown: Throw::NONE,
            left: Throw::NONE,
            resigned: None,
            over: None,
            columns,
            figure8: options.get("track") == "figure8",
            exact: options.get("lap_end") == "exact",
            rethrow: options.get("rethrow") == "triple_sahkku",
            alone_loses: options.get("king_alone") == "loses",
            key: 0,
        };
        position.key = position.fresh_key();
        position
    }

    /// Returns a position of the same rules with other pieces.
    pub(super) fn laid(&self, laid: Laid) -> Sahkku {
        let Laid { awake, asleep, king: (king, owner), seat, stage, dice, resigned } = laid;
        let bits = |counts: &[u8; PLACES]| {
            (0..PLACES).filter(|&at| counts[at] > 0).fold(0, |bits, at| bits | 1 << at)
        };
        let mut position = Sahkku {
            spots: [bits(&awake[0]), bits(&awake[1])],
            awake,
            asleep,
            king,
            owner,
            seat,
            stage,
            thrown: dice[0],
            left: dice[1],
            resigned,
            ..self.clone()
        };
        position.key = position.fresh_key();
        position.over = position.ending();
        position
    }

    // ---- what stands where

    /// Returns the number of columns of the board.
    pub fn columns(&self) -> u8 {
        self.columns
    }

    /// Returns whether it is played under the options that the game has without further words.
    pub fn has_usual_rules(&self) -> bool {
        let other = self.figure8 || self.exact || self.rethrow || self.alone_loses;
        self.columns == 15 && !other
    }

    /// Returns the number of pawns of a seat that sleep.
    pub fn asleep(&self, seat: Seat) -> u8 {
        self.asleep[seat.index() & 1]
    }

    /// Returns the king's cell.
    pub fn king(&self) -> Cell {
        self.king
    }

    /// Returns the seat that owns the king; nobody does at first.
    pub fn owner(&self) -> Option<Seat> {
        self.owner
    }

    /// Returns the throw that is being played; `None` while one is awaited.
    pub fn thrown(&self) -> Option<Throw> {
        (self.stage == Stage::Die).then_some(self.thrown)
    }

    /// Returns the dice that are left to play.
    pub fn left(&self) -> Throw {
        self.left
    }

    /// Returns whether the awaited throw is one after X-X-X (sentence 4).
    pub fn again(&self) -> bool {
        self.stage == Stage::Again
    }

    /// Returns the pawns of a seat that are awake: their places, from the track's first one, and
    /// how many stand on each.
    pub fn awake(&self, seat: Seat) -> impl Iterator<Item = (Spot, u8)> {
        let counts = &self.awake[seat.index() & 1];
        places(self.spots[seat.index() & 1])
            .map(move |at| (self.spot(seat, at), counts[usize::from(at)]))
    }

    /// Returns the number of pawns of a seat that have finished their lap and wait (sentence 10).
    pub fn waiting(&self, seat: Seat) -> u8 {
        let me = seat.index() & 1;
        if self.asleep[me] > 0 { self.awake[me][0] } else { 0 }
    }

    /// Returns the number of pawns that a seat has on the board; the marker on its king is not one.
    pub fn pawns(&self, seat: Seat) -> u8 {
        let me = seat.index() & 1;
        self.asleep[me] + self.awake[me].iter().sum::<u8>()
    }

    /// Returns the number of pawns that a seat has lost for good.
    pub fn lost(&self, seat: Seat) -> u8 {
        let there = self.pawns(seat) + u8::from(self.owner == Some(seat));
        self.columns.saturating_sub(there)
    }

    // ---- the track

    /// Returns the number of places of a track.
    #[inline]
    pub(super) fn places(&self) -> u8 {
        if self.figure8 { 4 * self.columns } else { 3 * self.columns }
    }

    /// Returns the place of a seat's track of this number.
    pub(super) fn spot(&self, seat: Seat, place: u8) -> Spot {
        let (leg, along) = (place / self.columns, place % self.columns);
        let cell = match leg {
            0 => Cell::at(Row::S, along),
            2 => Cell::at(Row::N, along),
            _ => Cell::at(Row::M, self.columns - 1 - along),
        };
        Spot { cell: if seat == Seat::FIRST { cell } else { self.turned(cell) }, fourth: leg > 2 }
    }

    /// Returns the number of a place of a seat's track; `None` that the track does not have.
    pub(super) fn place(&self, seat: Seat, spot: Spot) -> Option<u8> {
        let columns = self.columns;
        if spot.cell.col() >= columns || spot.fourth && !self.figure8 {
            return None;
        }
        let cell = if seat == Seat::FIRST { spot.cell } else { self.turned(spot.cell) };
        match cell.row() {
            Row::M if spot.fourth => Some(4 * columns - 1 - cell.col()),
            Row::M => Some(2 * columns - 1 - cell.col()),
            _ if spot.fourth => None,
            Row::S => Some(cell.col()),
            Row::N => Some(2 * columns + cell.col()),
        }
    }

    /// Returns the cell after half a turn of the board.
    pub(super) fn turned(&self, cell: Cell) -> Cell {
        let last = 3 * usize::from(self.columns) - 1;
        Cell::new(last.saturating_sub(cell.index())).unwrap_or(cell)
    }

    /// Returns the places of the other seat's track that lie on the cell of this place.
    #[inline]
    pub(super) fn facing(&self, place: u8) -> u64 {
        let columns = self.columns;
        let place = if place < 3 * columns { place } else { place - 2 * columns };
        let there = 1 << (3 * columns - 1 - place);
        if self.figure8 && place / columns == 1 { there | there << (2 * columns) } else { there }
    }

    /// Returns whether the king stands on a place of a seat's track.
    #[inline]
    pub(super) fn king_on(&self, seat: Seat, place: u8) -> bool {
        let columns = self.columns;
        let first = if place < 3 * columns { place } else { place - 2 * columns };
        self.place(seat, self.king.into()) == Some(first)
    }

    /// Returns the seat whose pawn sleeps on a cell.
    #[inline]
    pub(super) fn sleeper(&self, cell: Cell) -> Option<Seat> {
        let col = cell.col();
        match cell.row() {
            Row::S if col < self.asleep[0] => Some(Seat::FIRST),
            Row::N if col + self.asleep[1] >= self.columns => Some(Seat::SECOND),
            _ => None,
        }
    }
}

/// Returns the places of a set.
#[inline]
pub(super) fn places(set: u64) -> impl Iterator<Item = u8> {
    let mut left = set;
    std::iter::from_fn(move || {
        let place = (left != 0).then(|| left.trailing_zeros() as u8);
        left &= left.wrapping_sub(1);
        place
    })
}
