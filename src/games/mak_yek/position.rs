//! The position and its rules.

use super::board;
use super::types::{Event, Mak, Refusal};
use crate::eight::{Square, shift};
use palamede_kit::bits::{hash, key};
use palamede_kit::duel::{Duel, WHITE_AND_BLACK, lost};
use palamede_kit::open_duel_rules;
use palamede_kit::worth::{dot_product, material_balance};
use palamede_rules::{
    ANY_DEPTH, Choice, Eyes, Game, Guide, LevelParams, Levels, Listener, MOST_NODES, NO_BLUNDERS,
    Open, Options, Outcome, Progress, Reason, Rng, Rules, Seat, Seats, Thinkable, Turn, splitmix,
};

/// The amount that is captured at a time (sentences 6 and 7). Known by the position, not by its
/// type, so that the two games share what is compiled of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Capturing {
    /// Mak-Yek: one man in each direction.
    One,
    /// Apit-Sodok: whole runs.
    Runs,
    /// Apit-Sodok: whole runs, but of intervention the neighbours alone.
    Neighbours,
}

/// A position of Mak-Yek, or with `APIT` of Apit-Sodok.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position<const APIT: bool> {
    /// The men of each seat: white, black.
    pub(super) men: [u64; 2],
    pub(super) duel: Duel,
    capturing: Capturing,
    /// Moves by each side without a capture that end the game; 0 for no limit.
    quiet_limit: u8,
    key: u64,
}

const BLACK_TO_MOVE: u64 = splitmix(128);

impl<const APIT: bool> Position<APIT> {
    /// Makes a position with these men (white, black); the options give the rest.
    pub(super) fn with_men(options: &Options, men: [u64; 2], duel: Duel) -> Self {
        let mut position = Position {
            men,
            duel,
            capturing: match options.get("intervention") {
                _ if !APIT => Capturing::One,
                "neighbours" => Capturing::Neighbours,
                _ => Capturing::Runs,
            },
            quiet_limit: options.get("quiet_limit").parse().unwrap_or(0),
            key: 0,
        };
        position.key = position.fresh_key();
        position
    }

    /// Returns the men of a seat, a1 in the lowest bit.
    pub fn men(&self, seat: Seat) -> u64 {
        self.men[seat.index() & 1]
    }

    /// Returns the free cells.
    pub(super) fn free(&self) -> u64 {
        !(self.men[0] | self.men[1])
    }

    /// Returns what a move captures.
    #[inline]
    pub fn captures(&self, mv: Mak) -> u64 {
        let [me, _] = self.duel.sides();
        let at = mv.to.bit();
        let own = self.men[me] & !mv.from.bit() | at;
        let foe = self.men[1 - me];
        match self.capturing {
            Capturing::One => board::captures_of_one(at, own, foe),
            how => board::captures_of_runs(at, own, foe, how == Capturing::Runs),
        }
    }

    /// Returns how the position alone ends, if it does (sentences 10 and 11).
    #[inline]
    fn ended(&self) -> Option<Outcome> {
        let ([me, other], seat) = (self.duel.sides(), self.duel.seat);
        if self.men[me] == 0 {
            Some(lost(seat, Reason::Captured))
        } else if self.men[other] == 0 {
            Some(lost(seat.other(), Reason::Captured))
        } else if !self.duel.lot && !board::can_move(self.men[me], self.free()) {
            Some(Outcome { winners: self.by_count(), reason: Reason::NoMove })
        } else {
            None
        }
    }

    /// Returns the seats that win when the count decides (sentence 11).
    fn by_count(&self) -> Seats {
        match self.men[0].count_ones().cmp(&self.men[1].count_ones()) {
            std::cmp::Ordering::Less => Seats::only(Seat::SECOND),
            std::cmp::Ordering::Equal => Seats::NONE,
            std::cmp::Ordering::Greater => Seats::only(Seat::FIRST),
        }
    }

    /// Returns the first man between two cells of one row or column.
    pub(super) fn between(&self, mv: Mak) -> Option<Square> {
        let (from, to) = (mv.from.index() as i32, mv.to.index() as i32);
        let step = if mv.from.row() == mv.to.row() { 1 } else { 8 } * (to - from).signum();
        (1..8)
            .map(|n| from + n * step)
            .take_while(|&at| at != to)
            .filter_map(|at| Square::new(usize::try_from(at).ok()?))
            .find(|at| self.free() & at.bit() == 0)
    }
}

impl<const APIT: bool> Game for Position<APIT> {
    const ID: &'static str = if APIT { "apit-sodok" } else { "mak-yek" };
    const CLASS: &'static str = "b-mak";
    const SEATS: usize = 2;
    const GUIDE: Guide = Guide { age: 8, minutes: 20, easy: true };
    const REPEATS: Option<usize> = Some(3);
    const OPTIONS: &'static [Choice] = if APIT {
        &[
            FIRST,
            QUIET_LIMIT,
            Choice { name: "intervention", values: &["runs", "neighbours"] },
            Choice { name: "setup", values: &["rows13", "rows12"] },
        ]
    } else {
        &[FIRST, QUIET_LIMIT]
    };

    fn start(options: &Options) -> Self {
        const ROW: u64 = 0xff;
        let men = if options.get("setup") == "rows12" {
            [ROW | ROW << 8, ROW << 48 | ROW << 56]
        } else {
            [ROW | ROW << 16, ROW << 40 | ROW << 56]
        };
        Self::with_men(options, men, Duel::begin(options, WHITE_AND_BLACK))
    }

    fn fresh_key(&self) -> u64 {
        let side = if self.duel.seat == Seat::SECOND { BLACK_TO_MOVE } else { 0 };
        side ^ hash(0, self.men[0]) ^ hash(1, self.men[1])
    }
}

impl<const APIT: bool> Rules for Position<APIT> {
    type Move = Mak;
    type Event = Event;
    type Refusal = Refusal;

    open_duel_rules!();

    #[inline]
    fn turn(&self) -> Turn {
        self.duel.turn(|| self.ended())
    }

    #[inline]
    fn moves(&self, out: &mut impl FnMut(Mak)) {
        if let Turn::Seat(seat) = self.turn() {
            board::moves(self.men(seat), self.free(), out);
        }
    }

    #[inline]
    fn count(&self) -> usize {
        match self.turn() {
            Turn::Seat(seat) => board::count(self.men(seat), self.free()),
            _ => 0,
        }
    }

    #[inline]
    fn nth(&self, n: usize) -> Option<Mak> {
        match self.turn() {
            Turn::Seat(seat) => board::nth(self.men(seat), self.free(), n),
            _ => None,
        }
    }

    fn check(&self, mv: &Mak) -> Result<(), Refusal> {
        let Mak { from, to } = *mv;
        let [me, _] = self.duel.sides();
        if self.men[1 - me] & from.bit() != 0 {
            Err(Refusal::NotYours(from))
        } else if self.men[me] & from.bit() == 0 {
            Err(Refusal::NoMan(from))
        } else if from == to {
            Err(Refusal::Staying(from))
        } else if from.row() != to.row() && from.col() != to.col() {
            Err(Refusal::NotStraight(*mv))
        } else if let Some(at) = self.between(*mv) {
            Err(Refusal::InTheWay(*mv, at))
        } else if self.men[1 - me] & to.bit() != 0 {
            Err(Refusal::Landing(*mv))
        } else if self.men[me] & to.bit() != 0 {
            Err(Refusal::InTheWay(*mv, to))
        } else {
            Ok(())
        }
    }

    #[inline]
    fn play(&mut self, mv: &Mak, tell: &mut impl Listener<Event>) -> Progress {
        let [me, _] = self.duel.sides();
        let taken = self.captures(*mv);
        self.men[me] ^= mv.from.bit() | mv.to.bit();
        self.key ^= key(me, mv.from.index()) ^ key(me, mv.to.index()) ^ BLACK_TO_MOVE;
        let seat = self.duel.seat;
        self.duel.seat = seat.other();
        tell.tell(Eyes::ALL, || Event::Moved { seat, mv: *mv, taken });
        if taken == 0 {
            return Progress::Quiet;
        }
        self.men[1 - me] &= !taken;
        self.key ^= hash(1 - me, taken);
        Progress::Lasting
    }

    fn roll(&mut self, roll: &Seat, tell: &mut impl Listener<Event>) -> Progress {
        self.duel = Duel::of(*roll);
        self.key = self.fresh_key();
        tell.tell(Eyes::ALL, || Event::Begins(*roll));
        Progress::Lasting
    }

    fn winners_by(&self, _: Reason) -> Seats {
        self.by_count()
    }

    #[inline]
    fn is_dead_draw(&self) -> bool {
        let one = |men: u64| men != 0 && men & (men - 1) == 0;
        one(self.men[0]) && one(self.men[1])
    }

    #[inline]
    fn quiet_limit(&self) -> Option<usize> {
        // The option counts moves of each side, the limit plies of both.
        (self.quiet_limit != 0).then(|| 2 * usize::from(self.quiet_limit))
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }
}

impl<const APIT: bool> Thinkable for Position<APIT> {
    fn guess(view: &Open<Self>, _: &mut impl Rng, _: u32) -> Option<Self> {
        Some(view.0.clone())
    }

    const THREE_QUARTERS: i32 = if APIT { 450 } else { 220 };
    const LEVELS: Levels = if APIT {
        [
            LevelParams::new(1, 8_000, 250, 0),
            LevelParams::new(1, 8_000, 130, 13),
            LevelParams::new(1, 8_000, 97, 21),
            LevelParams::new(1, 8_000, 95, 27),
            LevelParams::new(1, 8_000, 93, 33),
            LevelParams::new(1, 8_000, 80, 60),
            LevelParams::new(2, 8_000, 40, NO_BLUNDERS),
            LevelParams::new(ANY_DEPTH, MOST_NODES, 0, NO_BLUNDERS),
        ]
    } else {
        [
            LevelParams::new(1, 50_000, 250, 0),
            LevelParams::new(1, 50_000, 140, 12),
            LevelParams::new(1, 50_000, 97, 20),
            LevelParams::new(1, 50_000, 97, 27),
            LevelParams::new(1, 50_000, 95, 31),
            LevelParams::new(1, 50_000, 95, 52),
            LevelParams::new(2, 50_000, 50, NO_BLUNDERS),
            LevelParams::new(ANY_DEPTH, MOST_NODES, 0, NO_BLUNDERS),
        ]
    };

    type Weights = [i32; 3];
    /// The weights: of the material by which a side is ahead, which counts more the fewer men there
    /// are ([`material_balance`]); of each man on the sixteen cells in the middle; of each free
    /// cell between two men, where intervention takes both.
    const WEIGHTS: [i32; 3] = [120, 10, -16];

    fn evaluate_with(&self, seat: Seat, weights: &[i32; 3]) -> i32 {
        const MIDDLE: u64 = 0x0000_3c3c_3c3c_0000;
        let count = |set: u64| set.count_ones() as i32;
        let free = self.free();
        let worth = |men: u64| {
            let gaps = count(free & shift::<0>(men) & shift::<1>(men))
                + count(free & shift::<2>(men) & shift::<3>(men));
            dot_product(&[count(men & MIDDLE), gaps], &weights[1..])
        };
        let [own, foe] = [self.men(seat), self.men(seat.other())];
        material_balance(count(own), count(foe), weights[0]) + worth(own) - worth(foe)
    }

    #[inline]
    fn list_captures(&self, out: &mut impl FnMut(Mak)) -> bool {
        let [own, foe] = self.duel.sides().map(|side| self.men[side]);
        let goals = board::capture_cells(own, foe);
        if goals != 0 {
            board::moves_onto(goals, own, self.free(), out);
        }
        true
    }

    #[inline]
    fn capture_value(&self, mv: &Mak) -> i32 {
        100 * self.captures(*mv).count_ones() as i32
    }
}

const FIRST: Choice = Choice { name: "first", values: &["white", "black", "lot"] };
const QUIET_LIMIT: Choice = Choice { name: "quiet_limit", values: &["50", "25", "100", "none"] };
