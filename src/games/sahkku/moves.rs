//! What a die can do, and why it cannot.

use super::position::{Sahkku, Stage, places};
use super::track::{Cell, DieFace, Spot};
use super::types::{Act, Refusal};
use palamede_kit::bits::select_bit;
use palamede_rules::Seat;

/// The legal moves of a seat with one die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ways {
    die: DieFace,
    /// Whether it wakes a pawn.
    pub wakes: bool,
    /// The places from which pawns that are awake can move.
    pub walkers: u64,
    /// The directions in which the king can go: bit `n` is direction `n`.
    king: u8,
}

impl Ways {
    /// Returns the number of legal moves.
    #[inline]
    pub fn len(&self) -> u32 {
        u32::from(self.wakes) + self.walkers.count_ones() + self.king.count_ones()
    }

    /// Returns whether the king can go somewhere.
    pub fn king_moves(&self) -> bool {
        self.king != 0
    }

    /// Returns whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        !self.wakes && self.walkers == 0 && self.king == 0
    }
}

impl Sahkku {
    /// Returns the legal moves of a seat with one die, as if the die were its own to play.
    #[inline]
    pub(super) fn ways(&self, seat: Seat, die: DieFace) -> Ways {
        let (me, pips) = (seat.index() & 1, die.pips());
        let (asleep, all) = (self.asleep[me], self.places());
        // A pawn that waits on the first place does not move while others sleep (sentence 10).
        let men = self.spots[me] & !u64::from(asleep > 0);
        // The enemy's home row is the third leg, its sleepers stand at that leg's end.
        let foes = self.asleep[1 - me];
        let barred = ((1 << foes) - 1) << (3 * self.columns - foes);
        let ahead = (men << pips) & ((1 << all) - 1) & !barred;
        let home = men >> (all - pips);
        let home = if asleep > 0 && self.exact { home & 1 } else { home };
        Ways {
            die,
            wakes: die == DieFace::Sahkku && asleep > 0 && self.wakes_onto(seat).is_none(),
            walkers: ahead >> pips | home << (all - pips),
            king: if self.owner == Some(seat) { self.king_ways(pips) } else { 0 },
        }
    }

    /// Returns move number `n` of these: first the one that wakes a pawn, then pawns from the first
    /// place on, then the king.
    pub(super) fn act(&self, seat: Seat, ways: &Ways, n: u32) -> Option<Act> {
        let die = ways.die;
        let pawn = |place| {
            let to = self.spot(seat, self.arrival(seat, place, die));
            Some(Act { die, king: false, from: self.spot(seat, place), to })
        };
        if ways.wakes && n == 0 {
            return pawn(self.asleep[seat.index() & 1] - 1);
        }
        let n = n - u32::from(ways.wakes);
        let walkers = ways.walkers.count_ones();
        if n < walkers {
            return pawn(select_bit(ways.walkers, n));
        }
        let to = self.king_to(select_bit(u64::from(ways.king), n - walkers), die.pips())?;
        Some(Act { die, king: true, from: self.king.into(), to: to.into() })
    }

    /// Returns the place to which a die leads from a place: after the last place comes the first,
    /// where a pawn stops while others sleep.
    #[inline]
    pub(super) fn arrival(&self, seat: Seat, place: u8, die: DieFace) -> u8 {
        let (to, all) = (place + die.pips(), self.places());
        match () {
            () if to < all => to,
            () if self.asleep[seat.index() & 1] > 0 => 0,
            () => to - all,
        }
    }

    /// Returns what keeps the foremost sleeping pawn of a seat from waking (sentence 6): a piece in
    /// front of it, which it may not land on; `Some(true)` for the king, `Some(false)` for a pawn.
    #[inline]
    fn wakes_onto(&self, seat: Seat) -> Option<bool> {
        let foe = seat.other();
        let place = self.asleep[seat.index() & 1];
        if self.spots[foe.index() & 1] & self.facing(place) != 0 {
            return Some(false);
        }
        (self.owner == Some(foe) && self.king_on(seat, place)).then_some(true)
    }

    /// Returns the cell to which the king goes in a direction: along the row to higher and to lower
    /// columns, across towards N and towards S.
    pub(super) fn king_to(&self, direction: u8, pips: u8) -> Option<Cell> {
        let (col, row) = (self.king.col(), self.king.index() as u8 % 3);
        let there = match direction {
            0 => col + pips < self.columns,
            1 => col >= pips,
            2 => row >= pips,
            _ => row + pips < 3,
        };
        let step = [3, -3, -1, 1][usize::from(direction & 3)] * i32::from(pips);
        let to = usize::try_from(self.king.index() as i32 + step).ok()?;
        Cell::new(to).filter(|_| there)
    }

    /// Returns the directions in which the king can go so far, as bits.
    fn king_ways(&self, pips: u8) -> u8 {
        (0..4).fold(0, |ways, direction| {
            let free = |to: Cell| self.sleeper(to).is_none();
            ways | u8::from(self.king_to(direction, pips).is_some_and(free)) << direction
        })
    }

    /// Checks whether the seat to act may make this move, and if not, why.
    pub(super) fn judge(&self, act: &Act) -> Result<(), Refusal> {
        let Act { die, king, from, to } = *act;
        if self.stage != Stage::Die {
            return Err(Refusal::ThrowFirst);
        }
        if die == DieFace::Blank {
            return Err(Refusal::Blank);
        }
        if !self.left.has(die) {
            return Err(Refusal::NoDie(die));
        }
        for spot in [from, to] {
            if self.place(self.seat, spot).is_none() {
                return Err(Refusal::NoSuchPlace(spot));
            }
        }
        if king { self.judge_king(die, from, to) } else { self.judge_pawn(die, from, to) }
    }

    fn judge_king(&self, die: DieFace, from: Spot, to: Spot) -> Result<(), Refusal> {
        let at = from.cell;
        if from != self.king.into() {
            return Err(Refusal::Empty(at));
        }
        if self.owner != Some(self.seat) {
            return Err(Refusal::NotYourKing { at, owner: self.owner });
        }
        let Some(away) = straight(at, to.cell).filter(|_| !to.fourth) else {
            return Err(Refusal::NotStraight { from: at, to: to.cell });
        };
        if away != die.pips() {
            return Err(Refusal::Away { from, to: to.cell, away, king: true });
        }
        self.free(to.cell)
    }

    /// Checks whether a piece may stop there (sentence 7).
    fn free(&self, to: Cell) -> Result<(), Refusal> {
        self.sleeper(to).map_or(Ok(()), |whose| Err(Refusal::OntoSleeper { to, whose }))
    }

    pub(super) fn judge_pawn(&self, die: DieFace, from: Spot, to: Spot) -> Result<(), Refusal> {
        let (seat, me, at) = (self.seat, self.seat.index(), from.cell);
        let Some(place) = self.place(seat, from) else { return Err(Refusal::NoSuchPlace(from)) };
        let asleep = self.asleep[me];
        let there = self.awake[me][usize::from(place)] > 0;
        let wakes = place + 1 == asleep && die == DieFace::Sahkku;
        if place < asleep && !wakes {
            return Err(match () {
                () if there => Refusal::Waits { at, asleep },
                () if place + 1 == asleep => Refusal::Asleep { at },
                () => Refusal::NotForemost { at, foremost: self.spot(seat, asleep - 1).cell },
            });
        }
        if !there && !wakes {
            let foe = self.spots[1 - me] & self.facing(place) != 0
                || self.sleeper(at) == Some(seat.other());
            return Err(match self.owner {
                _ if foe => Refusal::NotYours(at),
                owner if self.king == at && owner != Some(seat) => {
                    Refusal::NotYourKing { at, owner }
                }
                _ => Refusal::Empty(at),
            });
        }
        let away = self.places() - place;
        if asleep > 0 && self.exact && die.pips() > away {
            return Err(Refusal::TooLarge { die, first: self.spot(seat, 0).cell, away });
        }
        let arrival = self.arrival(seat, place, die);
        let leads = self.spot(seat, arrival);
        if leads != to {
            return Err(Refusal::Elsewhere { die, to: leads });
        }
        if wakes {
            return match self.wakes_onto(seat) {
                Some(king) => Err(Refusal::WakesOnto { to: to.cell, king }),
                None => Ok(()),
            };
        }
        // A piece that comes home may share the first cell with a sleeping pawn.
        if arrival < place { Ok(()) } else { self.free(to.cell) }
    }

    /// Returns the number of enemy pawns on the cell that are awake.
    pub(super) fn prey(&self, cell: Cell) -> u8 {
        let foe = self.seat.other();
        let counts = &self.awake[foe.index()];
        let there = self.place(self.seat, cell.into()).map_or(0, |place| self.facing(place));
        places(self.spots[foe.index()] & there).map(|place| counts[usize::from(place)]).sum()
    }

    /// Returns whether a piece of the seat to act that stops on the cell takes the king there: no
    /// own king goes where he stands.
    pub(super) fn crowns(&self, cell: Cell) -> bool {
        self.king == cell && self.owner != Some(self.seat)
    }
}

/// Returns the distance of two cells on one row or one column.
pub(super) fn straight(a: Cell, b: Cell) -> Option<u8> {
    if a.row() == b.row() {
        Some(a.col().abs_diff(b.col()))
    } else if a.col() == b.col() {
        Some(a.index().abs_diff(b.index()) as u8)
    } else {
        None
    }
}
