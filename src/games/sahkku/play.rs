//! Throws, moves and ends.

use super::position::{PLACES, Sahkku, Stage, places};
use super::track::{Cell, DieFace, Throw};
use super::types::{Act, After, Event, KING, Kind, Refusal, Roll, id};
use palamede_kit::worth::dot_product;
use palamede_rules::{
    ANY_DEPTH, Choice, Eye, Eyes, Facts, Game, Guide, LevelParams, Levels, Listener, MOST_NODES,
    NO_BLUNDERS, Open, Options, Outcome, Progress, Reason, Rng, Rules, Seat, Seats, Thinkable,
    Turn, splitmix,
};
use palamede_scene::Target;

/// Returns the key of a pawn that is awake on a place; that of a pawn that sleeps is the one of the
/// place beyond all others. All keys add up, so that equal pawns count.
const fn pawn_key(seat: usize, place: usize) -> u64 {
    splitmix((64 * seat + place) as u64)
}

impl Sahkku {
    /// Puts pawns that are awake on a place, or takes them from it, and keeps the key.
    #[inline]
    fn put(&mut self, me: usize, place: u8, count: u8) {
        let at = usize::from(place);
        let old = std::mem::replace(&mut self.awake[me][at], count);
        let more = u64::from(count).wrapping_sub(u64::from(old));
        self.key = self.key.wrapping_add(more.wrapping_mul(pawn_key(me, at)));
        let bit = 1 << place;
        self.spots[me] = if count == 0 { self.spots[me] & !bit } else { self.spots[me] | bit };
    }

    /// Removes the pawns that are awake on these places; tells how many there were.
    #[inline]
    fn remove(&mut self, me: usize, on: u64) -> u8 {
        let mut taken = 0;
        for place in places(self.spots[me] & on) {
            taken += self.awake[me][usize::from(place)];
            self.put(me, place, 0);
        }
        taken
    }

    fn king_key(&self) -> u64 {
        let owner = self.owner.map_or(0, |seat| 1 + seat.index());
        splitmix((256 + 64 * owner + self.king.index()) as u64)
    }

    fn turn_key(&self) -> u64 {
        let dice = usize::from(self.thrown.pack()) << 6 | usize::from(self.left.pack());
        splitmix((1 << 16 | self.seat.index() << 15 | (self.stage as usize) << 12 | dice) as u64)
    }

    fn set_king(&mut self, cell: Cell, owner: Option<Seat>) {
        self.key = self.key.wrapping_sub(self.king_key());
        (self.king, self.owner) = (cell, owner);
        self.key = self.key.wrapping_add(self.king_key());
    }

    /// Returns the seat that has lost now that pieces were removed (sentence 11), the seat that
    /// does not move first.
    #[inline]
    fn beaten(&self) -> Option<Seat> {
        [self.seat.other(), self.seat].into_iter().find(|&seat| {
            let me = seat.index();
            let none = self.asleep[me] == 0 && self.spots[me] == 0;
            none && (self.alone_loses || self.owner != Some(seat))
        })
    }

    /// Returns whether the turn of a seat could not begin now: it has no move with any of X, II and
    /// III (sentence 12).
    pub fn blocked(&self, seat: Seat) -> bool {
        DieFace::MOVING.into_iter().all(|die| self.ways(seat, die).is_empty())
    }

    /// Returns how the position has ended.
    pub(super) fn ending(&self) -> Option<Outcome> {
        let lost =
            |seat: Seat, reason| Some(Outcome { winners: Seats::only(seat.other()), reason });
        if let Some(seat) = self.resigned {
            lost(seat, Reason::Resigned)
        } else if let Some(seat) = self.beaten() {
            lost(seat, Reason::Captured)
        } else if self.stage == Stage::Throw && self.blocked(self.seat) {
            lost(self.seat, Reason::NoMove)
        } else {
            None
        }
    }

    /// Goes on after a throw or a die's move: the seat plays on if it can, throws again,
    /// or the turn passes. Gives the dice that are lost.
    fn go_on(&mut self) -> (After, Throw) {
        if self.left.different().any(|die| !self.ways(self.seat, die).is_empty()) {
            return (After::Plays, Throw::NONE);
        }
        let lost = std::mem::take(&mut self.left);
        let triple = std::mem::take(&mut self.thrown) == Throw::TRIPLE;
        if self.rethrow && triple {
            self.stage = Stage::Again;
            return (After::Again, lost);
        }
        self.seat = self.seat.other();
        (self.begin_turn(), lost)
    }

    fn begin_turn(&mut self) -> After {
        self.stage = Stage::Throw;
        if self.blocked(self.seat) {
            self.over = self.ending();
            return After::Blocked;
        }
        After::Passes
    }
}

impl Game for Sahkku {
    const ID: &'static str = "sahkku";
    const CLASS: &'static str = "b-sahk";
    const SEATS: usize = 2;
    const GUIDE: Guide = Guide { age: 8, minutes: 40, easy: false };
    const DICE: bool = true;
    const PATIENCE: Option<usize> = Some(1_000);
    const OPTIONS: &'static [Choice] = &[
        Choice { name: "columns", values: &["15", "13", "11", "9"] },
        Choice { name: "track", values: &["loop45", "figure8"] },
        Choice { name: "king_alone", values: &["plays", "loses"] },
        Choice { name: "lap_end", values: &["stop", "exact"] },
        Choice { name: "rethrow", values: &["none", "triple_sahkku"] },
    ];

    fn start(options: &Options) -> Sahkku {
        Sahkku::opening(options)
    }

    fn fresh_key(&self) -> u64 {
        let mut key = 0u64;
        for me in 0..2 {
            let asleep = [(PLACES, self.asleep[me])].into_iter();
            for (place, count) in self.awake[me].iter().copied().enumerate().chain(asleep) {
                key = key.wrapping_add(u64::from(count).wrapping_mul(pawn_key(me, place)));
            }
        }
        key.wrapping_add(self.king_key()).wrapping_add(self.turn_key())
    }
}

impl Rules for Sahkku {
    type Move = Act;
    type Roll = Roll;
    type Event = Event;
    type Refusal = Refusal;
    type View = Open<Sahkku>;

    fn facts(&self) -> &'static Facts {
        Self::FACTS
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.stage {
            _ if let Some(outcome) = self.over => Turn::Over(outcome),
            Stage::Lot => Turn::Chance { by: None },
            Stage::Throw | Stage::Again => Turn::Chance { by: Some(self.seat) },
            Stage::Die => Turn::Seat(self.seat),
        }
    }

    #[inline]
    fn moves(&self, out: &mut impl FnMut(Act)) {
        if let Turn::Seat(seat) = self.turn() {
            for die in self.left.different() {
                let ways = self.ways(seat, die);
                (0..ways.len()).filter_map(|n| self.act(seat, &ways, n)).for_each(&mut *out);
            }
        }
    }

    #[inline]
    fn count(&self) -> usize {
        match self.turn() {
            Turn::Seat(seat) => {
                self.left.different().map(|die| self.ways(seat, die).len() as usize).sum()
            }
            _ => 0,
        }
    }

    #[inline]
    fn nth(&self, n: usize) -> Option<Act> {
        let Turn::Seat(seat) = self.turn() else { return None };
        let mut n = n as u32;
        for die in self.left.different() {
            let ways = self.ways(seat, die);
            if n < ways.len() {
                return self.act(seat, &ways, n);
            }
            n -= ways.len();
        }
        None
    }

    fn odds(&self, out: &mut impl FnMut(Roll, u32)) {
        match self.turn() {
            Turn::Chance { by: None } => Seat::first(2).for_each(|seat| out(Roll::Lot(seat), 1)),
            Turn::Chance { by: Some(_) } => {
                Throw::all(&mut |throw, weight| out(Roll::Dice(throw), weight));
            }
            _ => {}
        }
    }

    /// Throws with one number, by the same odds: two bits a die.
    #[inline]
    fn throw(&self, rng: &mut impl Rng) -> Option<Roll> {
        match self.turn() {
            Turn::Chance { by: None } => Seat::new(rng.below(2) as usize).map(Roll::Lot),
            Turn::Chance { by: Some(_) } => {
                let n = rng.below(64) as u8;
                let dice = [n & 3, n >> 2 & 3, n >> 4];
                Some(Roll::Dice(Throw::new(dice.into_iter().filter_map(DieFace::new))))
            }
            _ => None,
        }
    }

    fn entered(&self, presses: &[Target]) -> Option<Roll> {
        match *presses {
            [Target::Button(seat)] => Seat::new(usize::from(seat)).map(Roll::Lot),
            [Target::Die(a), Target::Die(b), Target::Die(c)] => {
                let dice = [a, b, c].into_iter().filter_map(DieFace::new);
                Some(Roll::Dice(Throw::new(dice)))
            }
            _ => None,
        }
    }

    fn check(&self, act: &Act) -> Result<(), Refusal> {
        self.judge(act)
    }

    #[inline]
    fn play(&mut self, act: &Act, tell: &mut impl Listener<Event>) -> Progress {
        self.key = self.key.wrapping_sub(self.turn_key());
        let (seat, me) = (self.seat, self.seat.index());
        let foe = seat.other();
        let (mut kind, mut taken, mut king, thrown) = (Kind::Moved, 0, None, self.thrown);
        self.left = self.left.without(act.die);
        let left = self.left;
        if act.king {
            self.set_king(act.to.cell, self.owner);
            let there = self.place(seat, act.to).map_or(0, |place| self.facing(place));
            taken = self.remove(foe.index(), there);
        } else if let Some(from) = self.place(seat, act.from) {
            let to = self.arrival(seat, from, act.die);
            if from + 1 == self.asleep[me] && act.die == DieFace::Sahkku {
                kind = Kind::Woke;
                self.asleep[me] -= 1;
                self.key = self.key.wrapping_sub(pawn_key(me, PLACES));
            } else {
                self.put(me, from, self.awake[me][usize::from(from)] - 1);
                if to < from {
                    kind = if self.asleep[me] > 0 { Kind::Waits } else { Kind::Lapped };
                }
            }
            taken = self.remove(foe.index(), self.facing(to));
            if self.owner != Some(seat) && self.king_on(seat, to) {
                king = Some(self.owner);
                self.set_king(self.king, Some(seat));
            } else {
                self.put(me, to, self.awake[me][usize::from(to)] + 1);
            }
        }
        let (after, lost) = if (taken > 0 || king.is_some()) && self.beaten().is_some() {
            self.left = Throw::NONE;
            self.over = self.ending();
            (After::Over, Throw::NONE)
        } else {
            self.go_on()
        };
        self.key = self.key.wrapping_add(self.turn_key());
        tell.tell(Eyes::ALL, || {
            let (act, way) = (*act, self.way(seat, act));
            let place = self.place(seat, act.to).map_or(0, u32::from);
            let mover = match act.king || king.is_some() {
                true => KING,
                false => id(me as u32, place, false),
            };
            Event::Played { seat, act, thrown, left, way, mover, kind, taken, king, lost, after }
        });
        Progress::Lasting
    }

    #[inline]
    fn roll(&mut self, roll: &Roll, tell: &mut impl Listener<Event>) -> Progress {
        self.key = self.key.wrapping_sub(self.turn_key());
        match *roll {
            Roll::Lot(seat) => {
                self.seat = seat;
                let after = self.begin_turn();
                tell.tell(Eyes::ALL, || Event::Begins { seat, after });
            }
            Roll::Dice(throw) => {
                let seat = self.seat;
                (self.stage, self.thrown, self.left) = (Stage::Die, throw, throw);
                let of_use = |die: &DieFace| !self.ways(seat, *die).is_empty();
                let usable = Throw::new(throw.faces().filter(of_use));
                let (after, _) = self.go_on();
                tell.tell(Eyes::ALL, || Event::Thrown { seat, throw, usable, after });
            }
        }
        self.key = self.key.wrapping_add(self.turn_key());
        Progress::Lasting
    }

    fn resign(&mut self, seat: Seat) {
        self.resigned = Some(seat);
        self.over = self.ending();
    }

    fn in_play(&self) -> Seats {
        let all = Seats::first(2);
        self.resigned.map_or(all, |seat| all.without(seat))
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }

    fn view(&self, _: Eye) -> Open<Sahkku> {
        Open(self.clone())
    }
}

impl Thinkable for Sahkku {
    fn guess(view: &Open<Sahkku>, _: &mut impl Rng, _: u32) -> Option<Sahkku> {
        Some(view.0.clone())
    }

    const LEVELS: Levels = [
        LevelParams::new(1, 6_000, 300, NO_BLUNDERS),
        LevelParams::new(1, 6_000, 130, NO_BLUNDERS),
        LevelParams::new(1, 6_000, 85, NO_BLUNDERS),
        LevelParams::new(1, 6_000, 0, NO_BLUNDERS),
        LevelParams::new(2, 15_000, 0, NO_BLUNDERS),
        LevelParams::new(2, 100_000, 0, NO_BLUNDERS),
        LevelParams::new(2, 400_000, 0, NO_BLUNDERS),
        LevelParams::new(ANY_DEPTH, MOST_NODES, 0, NO_BLUNDERS),
    ];

    type Weights = [i32; 5];
    /// The weights: of each pawn that is awake, and each that waits; of the king, who is worth more
    /// than the pawn that took him; of having no move, since most games end by that; of being able
    /// to wake a pawn.
    const WEIGHTS: [i32; 5] = [8, -4, 220, -250, 100];

    fn evaluate_with(&self, seat: Seat, weights: &[i32; 5]) -> i32 {
        self.value(seat, weights) - self.value(seat.other(), weights)
    }
}

impl Sahkku {
    /// Returns the value of what a seat has, in hundredths of a pawn.
    fn value(&self, seat: Seat, weights: &[i32; 5]) -> i32 {
        let (pawns, waiting) = (i32::from(self.pawns(seat)), i32::from(self.waiting(seat)));
        let ways = DieFace::MOVING.map(|die| self.ways(seat, die));
        let terms = [
            pawns - i32::from(self.asleep(seat)) - waiting,
            waiting,
            i32::from(self.owner == Some(seat)),
            i32::from(ways.iter().all(|ways| ways.is_empty())),
            i32::from(ways.iter().any(|ways| ways.wakes)),
        ];
        100 * pawns + dot_product(&terms, weights)
    }
}
