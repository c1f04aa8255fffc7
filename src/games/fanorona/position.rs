//! The position and its rules.

use super::board::{BOARDS, Chase, Laws, Side, board, steps};
use super::types::{Capture, Event, Foray, Point, Refusal};
use palamede_kit::bits::{hash, key, members, shifted};
use palamede_kit::chains::{Chain as _, Route};
use palamede_kit::duel::{Duel, WHITE_AND_BLACK, lost};
use palamede_kit::open_duel_rules;
use palamede_kit::worth::{dot_product, material_balance};
use palamede_kit::{Lattice, lattice};
use palamede_rules::{
    ANY_DEPTH, Bound, Choice, Eyes, Game, Guide, LevelParams, Levels, Listener, MOST_NODES,
    NO_BLUNDERS, Open, Options, Outcome, Progress, Reason, Rng, Rules, Seat, Seats, Thinkable,
    Turn, splitmix,
};
use std::cmp::Ordering;

/// A position of Fanorona.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The men of each seat: white, black.
    pub(super) men: [u64; 2],
    pub(super) duel: Duel,
    /// The number of the board.
    pub(super) size: u8,
    /// The seats whose first turn is still to come under `opening` single, a bit each.
    pub(super) unmoved: u8,
    laws: Laws,
    /// A paika is legal beside captures.
    free: bool,
    /// A seat that cannot move has not lost: it is a draw.
    blocked_draws: bool,
    /// Moves by each side without a capture that end the game; 0 for no limit.
    quiet_limit: u8,
    key: u64,
}

const BLACK_TO_MOVE: u64 = splitmix(128);
/// The hash keys of each set of seats whose first turn is still to come.
const UNMOVED: [u64; 4] = [0, splitmix(129), splitmix(130), splitmix(131)];

impl Position {
    /// Makes a position on a board with these men (white, black); the options give the rest.
    pub(super) fn with(options: &Options, size: usize, men: [u64; 2], duel: Duel) -> Position {
        let chosen = |name: &str, value: &str| options.get(name) == value;
        let single = chosen("opening", "single");
        let mut position = Position {
            men,
            duel,
            size: size as u8,
            unmoved: if single { 0b11 } else { 0 },
            laws: Laws {
                through: chosen("chain", "obligatory"),
                once: chosen("direction", "turn"),
                single,
            },
            free: chosen("capture", "free"),
            blocked_draws: chosen("blocked", "draw"),
            quiet_limit: options.get("quiet_limit").parse().unwrap_or(0),
            key: 0,
        };
        position.renew();
        position
    }

    /// Computes the hash anew, after fields were set.
    pub(super) fn renew(&mut self) {
        self.key = self.fresh_key();
    }

    /// Returns the men of a seat.
    pub fn men(&self, seat: Seat) -> u64 {
        self.men[seat.index() & 1]
    }

    /// Returns the points and lines.
    pub fn board(&self) -> &'static Lattice<6> {
        board(self.size)
    }

    /// Returns the number of men with which each side begins.
    pub fn full(&self) -> u32 {
        self.board().points().count_ones() / 2
    }

    /// Returns the men of the seat to move that can take.
    pub fn takers(&self) -> u64 {
        self.side().takers()
    }

    /// Returns the men of the seat to move of which one must take; none where a paika is legal.
    pub fn must(&self) -> u64 {
        if self.free { 0 } else { self.takers() }
    }

    /// Returns the options that bear upon chains; `single` is the option, whoever has moved.
    pub(super) fn laws(&self) -> Laws {
        self.laws
    }

    /// Chains may stop and go on as they like, apart from their directions.
    pub(super) fn forget_laws(&mut self) {
        (self.laws.through, self.unmoved) = (false, 0);
    }

    #[inline]
    pub(super) fn side(&self) -> Side {
        let [me, other] = self.duel.sides();
        let single = self.unmoved >> me & 1 == 1;
        Side {
            own: self.men[me],
            foe: self.men[other],
            empty: self.board().points() & !self.men[0] & !self.men[1],
            laws: Laws { single, ..self.laws },
        }
    }

    /// Returns whether paikas are legal beside the captures of these men.
    #[inline]
    pub(super) fn may_rest(&self, takers: u64) -> bool {
        takers == 0 || self.free
    }

    /// Returns the captures of a turn, by its first route; `None` where it is not legal.
    pub(super) fn captures(&self, mv: &Foray) -> Option<Vec<Capture>> {
        let mut man = self.side().man(mv.from);
        let route = man.route((mv.to.index() as u8, mv.taken)).filter(|_| mv.taken != 0)?;
        let mut steps = Vec::new();
        for &step in route.steps() {
            let (to, taking) = Chase::step(step);
            let row = man.row(to, taking as usize);
            man = man.after(to, row);
            steps.push(Capture { to, taking, row });
        }
        Some(steps)
    }

    /// Returns how the position ends, resignations left out.
    #[inline]
    fn ended(&self) -> Option<Outcome> {
        let seat = self.duel.seat;
        match self.duel.sides().map(|side| self.men[side] == 0) {
            [true, _] => Some(lost(seat, Reason::Captured)),
            [_, true] => Some(lost(seat.other(), Reason::Captured)),
            _ if self.duel.lot || self.side().can_step() => None,
            _ => {
                let lost = lost(seat, Reason::NoMove);
                let winners = if self.blocked_draws { Seats::NONE } else { lost.winners };
                Some(Outcome { winners, ..lost })
            }
        }
    }
}

impl Game for Position {
    const ID: &'static str = "fanorona";
    const CLASS: &'static str = "b-fano";
    const SEATS: usize = 2;
    const GUIDE: Guide = Guide { age: 8, minutes: 20, easy: false };
    const REPEATS: Option<usize> = Some(3);
    const OPTIONS: &'static [Choice] = &[
        Choice { name: "size", values: &["tsivy", "dimy", "telo"] },
        Choice { name: "first", values: &["white", "black", "lot"] },
        Choice { name: "quiet_limit", values: &["50", "25", "100", "none"] },
        Choice { name: "capture", values: &["obligatory", "free"] },
        Choice { name: "chain", values: &["optional", "obligatory"] },
        Choice { name: "direction", values: &["previous", "turn"] },
        Choice { name: "opening", values: &["free", "single"] },
        Choice { name: "blocked", values: &["loses", "draw"] },
    ];
    /// The bound of the smallest board: no chain begins within the first turns there.
    const BOUNDS: &'static [Bound] =
        &[Bound { option: "opening", value: "free", by: ("size", "telo") }];

    /// Sets up the start: White has the rows below the middle one, and on that every second man to
    /// either side of the free centre (sentence 1).
    fn start(options: &Options) -> Position {
        let sizes = Self::OPTIONS[0].values.iter();
        let size = sizes.take_while(|&&size| size != options.get("size")).count() % 3;
        let (cols, rows) = BOARDS[size].size();
        let mut men = [0; 2];
        for at in lattice::points::<6>(BOARDS[size].points()) {
            let black = match (at.row().cmp(&(rows / 2)), at.col().cmp(&(cols / 2))) {
                (Ordering::Equal, Ordering::Equal) => continue,
                (Ordering::Equal, side) => (side == Ordering::Less) != (at.col() % 2 == 1),
                (row, _) => row == Ordering::Greater,
            };
            men[usize::from(black)] |= at.bit();
        }
        Position::with(options, size, men, Duel::begin(options, WHITE_AND_BLACK))
    }

    fn fresh_key(&self) -> u64 {
        let side = if self.duel.seat == Seat::SECOND { BLACK_TO_MOVE } else { 0 };
        let unmoved = UNMOVED[usize::from(self.unmoved & 3)];
        side ^ unmoved ^ hash(0, self.men[0]) ^ hash(1, self.men[1])
    }
}

impl Rules for Position {
    type Move = Foray;
    type Event = Event;
    type Refusal = Refusal;

    open_duel_rules!();

    #[inline]
    fn turn(&self) -> Turn {
        self.duel.turn(|| self.ended())
    }

    #[inline]
    fn moves(&self, out: &mut impl FnMut(Foray)) {
        let Turn::Seat(_) = self.turn() else { return };
        let side = self.side();
        let reach = side.reach(self.free);
        reach.steps.each(&mut |from, to, kind| out(side.foray((from, to, kind))));
        let out: &mut dyn FnMut(Foray) -> bool = &mut |foray| {
            out(foray);
            false
        };
        side.chains(reach.men, out);
    }

    #[inline]
    fn count(&self) -> usize {
        let Turn::Seat(_) = self.turn() else { return 0 };
        let side = self.side();
        let reach = side.reach(self.free);
        reach.steps.amount() + side.amount(reach.men)
    }

    #[inline]
    fn nth(&self, n: usize) -> Option<Foray> {
        let Turn::Seat(_) = self.turn() else { return None };
        let side = self.side();
        let reach = side.reach(self.free);
        match reach.steps.at(n) {
            Ok(step) => Some(side.foray(step)),
            Err(beyond) => side.nth(reach.men, beyond),
        }
    }

    /// Chains are gone through once: the first of them are kept, and seldom are there more.
    #[inline]
    fn pick(&self, rng: &mut impl Rng) -> Option<Foray> {
        let Turn::Seat(_) = self.turn() else { return None };
        let side = self.side();
        let reach = side.reach(self.free);
        let alone = reach.steps.amount();
        let (mut chains, mut kept) =
            (0, [Foray { from: Point::numbered(0), to: Point::numbered(0), taken: 0 }; 16]);
        side.chains(reach.men, &mut |foray| {
            if let Some(place) = kept.get_mut(chains) {
                *place = foray;
            }
            chains += 1;
            false
        });
        let n = rng.below((alone + chains) as u32) as usize;
        if n < alone {
            return reach.steps.at(n).ok().map(|step| side.foray(step));
        }
        kept.get(n - alone).copied().or_else(|| side.nth(reach.men, n - alone))
    }

    /// Counts routes, several of one turn among them: they are what is looked at.
    fn exceeds(&self, most: usize) -> bool {
        let (side, mut n) = (self.side(), 0);
        let count: &mut dyn FnMut(&Chase, &Route) -> bool = &mut |_, _| {
            n += 1;
            n > most
        };
        members(side.own).any(|from| side.man(Point::numbered(from)).routes(count))
    }

    fn check(&self, mv: &Foray) -> Result<(), Refusal> {
        self.refusal(mv).map_or(Ok(()), Err)
    }

    #[inline]
    fn play(&mut self, mv: &Foray, tell: &mut impl Listener<Event>) -> Progress {
        let seat = self.duel.seat;
        tell.tell(Eyes::ALL, || {
            let steps = self.captures(mv).unwrap_or_default();
            Event::Moved { seat, mv: *mv, steps, size: self.size }
        });
        let [me, other] = self.duel.sides();
        self.men[me] ^= mv.from.bit() | mv.to.bit();
        self.men[other] &= !mv.taken;
        self.key ^= key(me, mv.from.index()) ^ key(me, mv.to.index());
        self.key ^= hash(other, mv.taken) ^ BLACK_TO_MOVE;
        self.duel.seat = seat.other();
        if self.unmoved != 0 {
            self.unmoved &= !(1 << me);
            self.renew();
        }
        if mv.taken == 0 { Progress::Quiet } else { Progress::Lasting }
    }

    fn roll(&mut self, roll: &Seat, tell: &mut impl Listener<Event>) -> Progress {
        self.duel = Duel::of(*roll);
        self.renew();
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

impl Thinkable for Position {
    fn guess(view: &Open<Self>, _: &mut impl Rng, _: u32) -> Option<Self> {
        Some(view.0.clone())
    }

    const LEVELS: Levels = [
        LevelParams::new(1, 50_000, 80, -4),
        LevelParams::new(1, 50_000, 80, 8),
        LevelParams::new(1, 50_000, 80, 18),
        LevelParams::new(1, 50_000, 80, 29),
        LevelParams::new(1, 50_000, 50, NO_BLUNDERS),
        LevelParams::new(2, 50_000, 50, NO_BLUNDERS),
        LevelParams::new(3, 50_000, 20, NO_BLUNDERS),
        LevelParams::new(ANY_DEPTH, MOST_NODES, 0, NO_BLUNDERS),
    ];

    type Weights = [i32; 3];
    /// The weights: of the material by which a side is ahead, which counts more the fewer men there
    /// are ([`material_balance`]); of each step that a side could make; of each man off the edge.
    const WEIGHTS: [i32; 3] = [60, 4, 10];

    fn evaluate_with(&self, seat: Seat, weights: &[i32; 3]) -> i32 {
        let count = |set: u64| set.count_ones() as i32;
        let all = self.board().points();
        let inner = all & shifted(all, 1) & shifted(all, -1) & shifted(all, 6) & shifted(all, -6);
        let [own, foe] = [self.men(seat), self.men(seat.other())];
        let worth = |men: u64| {
            dot_product(&[steps(men, all & !own & !foe), count(men & inner)], &weights[1..])
        };
        material_balance(count(own), count(foe), weights[0]) + worth(own) - worth(foe)
    }

    #[inline]
    fn capture_value(&self, mv: &Foray) -> i32 {
        100 * mv.taken.count_ones() as i32
    }
}
