//! The position and its rules.

use super::board::{self, ALL, LINES, closes, in_mills, mills_at, others, points};
use super::types::{Event, Move, Point, Refusal, Why};
use palamede_kit::bits::{hash, key, members};
use palamede_kit::duel::{Duel, WHITE_AND_BLACK, lost};
use palamede_kit::open_duel_rules;
use palamede_kit::worth::{dot_product, material_balance};
use palamede_rules::{
    ANY_DEPTH, Choice, Eyes, Game, Guide, LevelParams, Levels, Listener, MOST_NODES, NO_BLUNDERS,
    Open, Options, Outcome, Progress, Reason, Rng, Rules, Seat, Thinkable, Turn, splitmix,
};

/// The men that a mill may take (sentence 6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Taking {
    /// Men that are in no mill; others only where all are in mills.
    Usual,
    /// Any man.
    Any,
    /// Men that are in no mill.
    OutsideMills,
}

/// A position of Nine Men's Morris.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The men on the board of each seat: white, black.
    pub(super) men: [u64; 2],
    /// The number of men that each seat has in hand.
    pub(super) hand: [u8; 2],
    pub(super) duel: Duel,
    taking: Taking,
    /// Whether a seat with three men flies (sentence 4).
    flying: bool,
    /// Two mills at once take two men (sentence 7).
    two: bool,
    /// Moves by each side without a mill that end the game; 0 for no limit.
    quiet_limit: u8,
    key: u64,
}

/// The number of men of each side.
pub const MEN: u8 = 9;

const BLACK_TO_MOVE: u64 = splitmix(128);

/// Returns the hash of a side's men in hand.
fn hand_key(side: usize, hand: u8) -> u64 {
    splitmix(130 + 16 * side as u64 + u64::from(hand))
}

impl Position {
    /// Makes a position of these men on the board and in hand (white, black); the options give the rest.
    pub(super) fn with(options: &Options, men: [u64; 2], hand: [u8; 2], duel: Duel) -> Position {
        let mut position = Position {
            men,
            hand,
            duel,
            taking: match options.get("take") {
                "any" => Taking::Any,
                "outside_mills" => Taking::OutsideMills,
                _ => Taking::Usual,
            },
            flying: options.get("flying") != "never",
            two: options.get("two_mills") == "two",
            quiet_limit: options.get("quiet_limit").parse().unwrap_or(0),
            key: 0,
        };
        position.key = position.fresh_key();
        position
    }

    /// Returns the men of a seat on the board.
    pub fn men(&self, seat: Seat) -> u64 {
        self.men[seat.index() & 1]
    }

    /// Returns the number of men that a seat has in hand.
    pub fn hand(&self, seat: Seat) -> u8 {
        self.hand[seat.index() & 1]
    }

    /// Returns the number of men that a seat has, in hand and on the board.
    #[inline]
    pub fn count_men(&self, seat: Seat) -> u32 {
        self.men(seat).count_ones() + u32::from(self.hand(seat))
    }

    /// Returns whether a seat's men fly (sentence 4).
    #[inline]
    pub fn flies(&self, seat: Seat) -> bool {
        self.flying && self.hand(seat) == 0 && self.men(seat).count_ones() == 3
    }

    /// Returns the free points.
    #[inline]
    pub(super) fn free(&self) -> u64 {
        ALL & !self.men[0] & !self.men[1]
    }

    /// Returns those of these men that a mill may take (sentence 6).
    #[inline]
    pub(super) fn prey_of(&self, foe: u64) -> u64 {
        let outside = foe & !in_mills(foe);
        match self.taking {
            Taking::Any => foe,
            Taking::Usual if outside == 0 => foe,
            Taking::Usual | Taking::OutsideMills => outside,
        }
    }

    /// Returns the men that the seat to move may take.
    pub(super) fn prey(&self) -> u64 {
        self.prey_of(self.men[self.duel.sides()[1]])
    }

    /// Returns the number of mills that a turn closes, whatever it takes.
    #[inline]
    pub(super) fn mills(&self, from: Option<Point>, to: Point) -> usize {
        let own = self.men[self.duel.sides()[0]] & !from.map_or(0, Point::bit);
        closes(own, to)
    }

    /// Returns the number of men that a turn takes for so many mills, where that many may be taken.
    #[inline]
    pub(super) fn takes(&self, mills: usize) -> usize {
        if self.two { mills } else { mills.min(1) }
    }

    /// Returns whether two men can be taken, the one after the other.
    #[inline]
    pub(super) fn in_order(&self, first: u64, second: u64) -> bool {
        let foe = self.men[self.duel.sides()[1]];
        self.prey_of(foe) & first != 0 && self.prey_of(foe & !first) & second != 0
    }

    /// Returns the points to which the man at a point can go, or a man in hand.
    #[inline]
    pub(super) fn targets(&self, from: Option<Point>) -> u64 {
        match from {
            Some(from) if !self.flies(self.duel.seat) => board::neighbours(from) & self.free(),
            _ => self.free(),
        }
    }

    /// Calls `out` with each set of men that a turn can take for so many mills.
    #[inline]
    fn takings(&self, mills: usize, out: &mut impl FnMut(u64)) {
        let foe = self.men[self.duel.sides()[1]];
        let prey = if mills == 0 { 0 } else { self.prey_of(foe) };
        if prey == 0 {
            return out(0);
        }
        if self.takes(mills) < 2 {
            return members(prey).for_each(|at| out(1 << at));
        }
        for one in members(foe) {
            let one = 1 << one;
            if prey & one != 0 && self.prey_of(foe & !one) == 0 {
                out(one);
            }
            for other in members(foe & !(2 * one - 1)) {
                let other = 1 << other;
                if self.in_order(one, other) || self.in_order(other, one) {
                    out(one | other);
                }
            }
        }
    }

    /// Returns the men that a legal turn takes, in the order in which it is written: that of names,
    /// where both may be taken first.
    pub(super) fn in_written_order(&self, taken: u64) -> Vec<Point> {
        let mut all: Vec<Point> = points(taken).collect();
        if let [one, other] = all[..]
            && !self.in_order(one.bit(), other.bit())
        {
            all = vec![other, one];
        }
        all
    }

    /// Returns the outcome where the position ends the game, resignations left out (sentences 9 and 10).
    #[inline]
    fn ended(&self) -> Option<Outcome> {
        let (seat, me) = (self.duel.seat, self.duel.sides()[0]);
        if self.count_men(seat) < 3 {
            Some(lost(seat, Reason::Captured))
        } else if self.count_men(seat.other()) < 3 {
            Some(lost(seat.other(), Reason::Captured))
        } else if self.duel.lot || self.hand[me] > 0 || self.flies(seat) {
            None
        } else if board::reach(self.men[me], self.free()) == 0 {
            Some(lost(seat, Reason::NoMove))
        } else {
            None
        }
    }

    /// Returns why the seat to move may not place or move a man so, whatever it takes.
    pub(super) fn refused_way(&self, from: Option<Point>, to: Point) -> Option<Refusal> {
        let refused = |at, why| Some(Refusal { at, why });
        let [me, other] = self.duel.sides();
        match from {
            None if self.hand[me] == 0 => refused(to, Why::NoneInHand),
            Some(from) if self.hand[me] > 0 => refused(from, Why::InHand),
            Some(from) if self.men[other] & from.bit() != 0 => refused(from, Why::NotYours),
            Some(from) if self.men[me] & from.bit() == 0 => refused(from, Why::NoMan),
            Some(from) if from == to => refused(to, Why::Staying),
            _ if self.free() & to.bit() == 0 => refused(to, Why::Occupied),
            Some(from) if self.targets(Some(from)) & to.bit() == 0 => {
                refused(to, Why::NoLine(from))
            }
            _ => None,
        }
    }

    /// Returns why the man at this point may not be taken of these; `None` where it may.
    pub(super) fn refused_prey(&self, foe: u64, at: Point) -> Option<Refusal> {
        let why = match () {
            () if foe & at.bit() == 0 => Why::NoPrey,
            () if self.prey_of(foe) & at.bit() == 0 => Why::InMill,
            () => return None,
        };
        Some(Refusal { at, why })
    }

    /// Returns why the seat to move may not take these men.
    fn refused_taking(&self, mv: &Move) -> Option<Refusal> {
        let refused = |at, why| Some(Refusal { at, why });
        let foe = self.men[self.duel.sides()[1]];
        let most = self.takes(self.mills(mv.from, mv.to));
        let taken: Vec<Point> = points(mv.taken).collect();
        match taken[..] {
            [] if most == 0 || self.prey() == 0 => None,
            [] => refused(mv.to, Why::MustTake),
            [first, ..] if most == 0 => refused(first, Why::NoMill),
            [first, ..] if foe & first.bit() == 0 => refused(first, Why::NoPrey),
            [first, ..] if self.prey() == 0 => refused(first, Why::AllInMills),
            [one] => self.refused_prey(foe, one).or_else(|| {
                let more = most > 1 && self.prey_of(foe & !one.bit()) != 0;
                more.then(|| refused(mv.to, Why::MustTakeTwo)).flatten()
            }),
            [one, other] if most > 1 => {
                let [a, b] = [one.bit(), other.bit()];
                if self.in_order(a, b) || self.in_order(b, a) {
                    return None;
                }
                // Neither order of the two captures is legal: refuse the first if it cannot be
                // taken, else the second after the first.
                let first = self.refused_prey(foe, one);
                first.or_else(|| self.refused_prey(foe & !a, other))
            }
            [.., last] => refused(last, Why::Enough),
        }
    }
}

impl Game for Position {
    const ID: &'static str = "morris";
    const CLASS: &'static str = "b-morris";
    const SEATS: usize = 2;
    const GUIDE: Guide = Guide { age: 6, minutes: 15, easy: true };
    const REPEATS: Option<usize> = Some(3);
    const OPTIONS: &'static [Choice] = &[
        Choice { name: "first", values: &["white", "black", "lot"] },
        Choice { name: "flying", values: &["three", "never"] },
        Choice { name: "take", values: &["usual", "any", "outside_mills"] },
        Choice { name: "two_mills", values: &["one", "two"] },
        Choice { name: "quiet_limit", values: &["50", "25", "100", "none"] },
    ];

    fn start(options: &Options) -> Position {
        Position::with(options, [0; 2], [MEN; 2], Duel::begin(options, WHITE_AND_BLACK))
    }

    fn fresh_key(&self) -> u64 {
        let side = if self.duel.seat == Seat::SECOND { BLACK_TO_MOVE } else { 0 };
        let hands = hand_key(0, self.hand[0]) ^ hand_key(1, self.hand[1]);
        side ^ hands ^ hash(0, self.men[0]) ^ hash(1, self.men[1])
    }
}

impl Rules for Position {
    type Move = Move;
    type Event = Event;
    type Refusal = Refusal;

    open_duel_rules!();

    #[inline]
    fn turn(&self) -> Turn {
        self.duel.turn(|| self.ended())
    }

    #[inline]
    fn moves(&self, out: &mut impl FnMut(Move)) {
        let Turn::Seat(_) = self.turn() else { return };
        let me = self.duel.sides()[0];
        let mut from = |from: Option<Point>| {
            for to in points(self.targets(from)) {
                let mills = self.mills(from, to);
                self.takings(mills, &mut |taken| out(Move { from, to, taken }));
            }
        };
        if self.hand[me] > 0 {
            from(None);
        } else {
            points(self.men[me]).for_each(|man| from(Some(man)));
        }
    }

    fn check(&self, mv: &Move) -> Result<(), Refusal> {
        let refused = self.refused_way(mv.from, mv.to).or_else(|| self.refused_taking(mv));
        refused.map_or(Ok(()), Err)
    }

    #[inline]
    fn play(&mut self, mv: &Move, tell: &mut impl Listener<Event>) -> Progress {
        let [me, other] = self.duel.sides();
        let (seat, mills) = (self.duel.seat, self.mills(mv.from, mv.to));
        tell.tell(Eyes::ALL, || {
            let own = self.men[me] & !mv.from.map_or(0, Point::bit) | mv.to.bit();
            let mills = mills_at(own, mv.to).collect();
            Event::Moved { seat, mv: *mv, taken: self.in_written_order(mv.taken), mills }
        });
        match mv.from {
            Some(from) => {
                self.men[me] ^= from.bit();
                self.key ^= key(me, from.index());
            }
            None => {
                self.key ^= hand_key(me, self.hand[me]);
                self.hand[me] = self.hand[me].saturating_sub(1);
                self.key ^= hand_key(me, self.hand[me]);
            }
        }
        self.men[me] |= mv.to.bit();
        self.men[other] &= !mv.taken;
        self.key ^= key(me, mv.to.index()) ^ hash(other, mv.taken) ^ BLACK_TO_MOVE;
        self.duel.seat = seat.other();
        match () {
            () if mv.from.is_none() || mv.taken != 0 => Progress::Lasting,
            // A mill that takes nothing can be opened again.
            () if mills > 0 => Progress::Stirring,
            () => Progress::Quiet,
        }
    }

    fn roll(&mut self, roll: &Seat, tell: &mut impl Listener<Event>) -> Progress {
        self.duel = Duel::of(*roll);
        self.key = self.fresh_key();
        tell.tell(Eyes::ALL, || Event::Begins(*roll));
        Progress::Lasting
    }

    #[inline]
    fn quiet_limit(&self) -> Option<usize> {
        (self.quiet_limit != 0).then(|| 2 * usize::from(self.quiet_limit))
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }
}

impl Position {
    /// Returns the terms of the evaluation for a side, in the order of the weights but the first.
    fn terms(&self, side: usize) -> [i32; 6] {
        let (own, free) = (self.men[side], self.free());
        let placing = self.hand[side] > 0;
        let flies = !placing && self.flying && own.count_ones() == 3;
        let [mut mills, mut open, mut twos, mut double] = [0; 4];
        for line in LINES {
            let (held, gap) = (own & line, line & free);
            if held == line {
                mills += 1;
                // A man that steps out of the mill into another leaves it to be closed again.
                let swings = |man: Point| {
                    let to = points(board::neighbours(man) & free);
                    let rest = own & !man.bit();
                    to.into_iter().any(|to| others(to).iter().any(|two| rest & two == *two))
                };
                double += i32::from(points(line).any(swings));
            } else if held.count_ones() == 2 && gap != 0 {
                let to = Point::numbered(gap.trailing_zeros() as u8);
                let comes = placing || flies || board::neighbours(to) & own & !line != 0;
                open += i32::from(comes);
                twos += i32::from(!comes);
            }
        }
        let (mut steps, mut blocked) = (0, 0);
        for man in points(own) {
            let ways = (board::neighbours(man) & free).count_ones() as i32;
            steps += ways;
            blocked += i32::from(ways == 0);
        }
        if flies {
            (steps, blocked) = (FLIGHTS, 0);
        }
        [mills, open, twos, double, steps, blocked]
    }
}

/// The number of steps as which the flights of three men count.
const FLIGHTS: i32 = 12;

impl Thinkable for Position {
    fn guess(view: &Open<Self>, _: &mut impl Rng, _: u32) -> Option<Self> {
        Some(view.0.clone())
    }

    const THREE_QUARTERS: i32 = 270;
    const LEVELS: Levels = [
        LevelParams::new(1, 50_000, 400, -5),
        LevelParams::new(1, 50_000, 260, 6),
        LevelParams::new(1, 50_000, 200, 12),
        LevelParams::new(1, 50_000, 40, 42),
        LevelParams::new(2, 50_000, 48, NO_BLUNDERS),
        LevelParams::new(3, 50_000, 20, NO_BLUNDERS),
        LevelParams::new(6, 200_000, 10, NO_BLUNDERS),
        LevelParams::new(ANY_DEPTH, MOST_NODES, 0, NO_BLUNDERS),
    ];

    type Weights = [i32; 7];
    /// For what the one side is ahead, the more of it the fewer men there are ([`material_balance`]); for
    /// each mill; for each that its side can close at once; for each other line with two of its men and
    /// a free point; for each mill that opens into another one; for each step to a free point;
    /// for each man that has none.
    const WEIGHTS: [i32; 7] = [60, 10, 22, 8, 60, 4, -8];

    fn evaluate_with(&self, seat: Seat, weights: &[i32; 7]) -> i32 {
        let (me, other) = (seat.index() & 1, seat.other().index() & 1);
        let [own, foe] = [seat, seat.other()].map(|seat| self.count_men(seat) as i32);
        let worth = |side: usize| dot_product(&self.terms(side), &weights[1..]);
        material_balance(own, foe, weights[0]) + worth(me) - worth(other)
    }

    #[inline]
    fn capture_value(&self, mv: &Move) -> i32 {
        100 * mv.taken.count_ones() as i32
    }
}
