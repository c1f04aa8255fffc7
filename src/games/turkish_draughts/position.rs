//! The position and its rules.

use super::board::{Chains, Laws, Side};
use super::chase::Chase;
use super::types::{Ending, Event, OneEach, Refusal, Turkish};
use crate::eight::{COLUMN_A, COLUMN_H, Square, shift, squares};
use palamede_kit::bits::{members, select_bit};
use palamede_kit::worth::dot_product;
use palamede_rules::{
    ANY_DEPTH, Choice, Eye, Eyes, Facts, Game, Guide, LevelParams, Levels, Listener, MOST_NODES,
    NO_BLUNDERS, NamedSet, NoRoll, Open, Options, Outcome, Progress, Reason, Rng, Rules, Seat,
    Seats, Thinkable, Turn, splitmix,
};

/// A position of Turkish draughts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The pieces of each seat, men and kings: white, black.
    pub(super) pieces: [u64; 2],
    /// The kings of both seats.
    pub(super) kings: u64,
    /// The seat to move.
    pub(super) seat: Seat,
    /// The seat that resigned.
    pub(super) resigned: Option<Seat>,
    /// The seat that captured less than it could, under `strict`.
    pub(super) missed: Option<Seat>,
    laws: Laws,
    strict: bool,
    one_each: OneEach,
}

/// The difference of the hash when black is to move.
const BLACK_TO_MOVE: u64 = splitmix(256);

/// The most steps of a position: from each cell fourteen others can be reached.
const STEPS: usize = 64 * 14;

impl Position {
    /// Makes a position with these pieces (white, black), of which some are kings; the options give
    /// the rest.
    pub(super) fn with(options: &Options, pieces: [u64; 2], kings: u64, seat: Seat) -> Position {
        Position {
            pieces,
            kings,
            seat,
            resigned: None,
            missed: None,
            laws: Laws {
                reversal: options.get("reversal") == "allowed",
                at_end: options.get("promotion") == "at_end",
            },
            strict: options.get("strict") == "yes",
            one_each: match options.get("one_each") {
                "draw" => OneEach::Draw,
                "king_wins" => OneEach::KingWins,
                _ => OneEach::PlaysOn,
            },
        }
    }

    /// Returns all pieces of a seat, a1 in the lowest bit.
    pub fn pieces(&self, seat: Seat) -> u64 {
        self.pieces[seat.index() & 1]
    }

    /// Returns the men of a seat.
    pub fn men(&self, seat: Seat) -> u64 {
        self.pieces(seat) & !self.kings
    }

    /// Returns the kings of a seat.
    pub fn kings(&self, seat: Seat) -> u64 {
        self.pieces(seat) & self.kings
    }

    /// Returns the most pieces that the seat to move can capture in one turn; 0 if none.
    pub fn most(&self) -> u32 {
        let side = self.side();
        side.most(side.jumpers())
    }

    /// Returns the most pieces that the piece on this cell can capture in one turn.
    pub fn most_from(&self, at: Square) -> u32 {
        let side = self.side();
        side.most(side.jumpers() & at.bit())
    }

    /// Returns the pieces of the seat to move that can capture the greatest number; none if no
    /// capture is possible.
    pub fn must(&self) -> u64 {
        let most = self.most().max(1);
        let jumpers = squares(self.side().jumpers());
        jumpers.filter(|&at| self.most_from(at) == most).fold(0, |set, at| set | at.bit())
    }

    /// Returns the seat that lost under `strict` by not capturing as much as it could.
    pub fn missed(&self) -> Option<Seat> {
        self.missed
    }

    /// Returns whether a missed capture loses (sentence 12).
    pub fn strict(&self) -> bool {
        self.strict
    }

    /// Returns the meaning of one piece against one piece.
    pub fn one_each(&self) -> OneEach {
        self.one_each
    }

    #[inline]
    pub(super) fn side(&self) -> Side {
        let me = self.seat.index() & 1;
        Side {
            men: self.pieces[me] & !self.kings,
            kings: self.pieces[me] & self.kings,
            foe: self.pieces[1 - me],
            down: me == 1,
            laws: self.laws,
        }
    }

    /// Returns the outcome where the pieces alone decide, a seat that cannot move left out.
    #[inline]
    fn decided(&self) -> Option<Outcome> {
        let me = self.seat.index() & 1;
        let lost =
            |seat: Seat, reason| Some(Outcome { winners: Seats::only(seat.other()), reason });
        if let Some(seat) = self.resigned {
            lost(seat, Reason::Resigned)
        } else if let Some(seat) = self.missed {
            lost(seat, Reason::Own(Ending::Missed.word()))
        } else if self.pieces[me] == 0 {
            lost(self.seat, Reason::Captured)
        } else if self.pieces[1 - me] == 0 {
            lost(self.seat.other(), Reason::Captured)
        } else if self.one_each == OneEach::KingWins && self.alone() {
            let side = self.side();
            match [self.seat, self.seat.other()].map(|seat| self.men(seat) != 0) {
                [true, false] if side.jumpers() == 0 && side.can_step() => {
                    lost(self.seat, Reason::Material)
                }
                [false, true] => lost(self.seat.other(), Reason::Material),
                _ => None,
            }
        } else {
            None
        }
    }

    /// Returns whether the pieces have decided the game: nothing can be clicked any more.
    pub(super) fn is_decided(&self) -> bool {
        self.decided().is_some()
    }

    /// Returns whether each seat has one piece.
    #[inline]
    fn alone(&self) -> bool {
        self.pieces.iter().all(|&set| set != 0 && set & (set - 1) == 0)
    }

    /// Returns the route of a move, its first by name: a chase for each landing.
    pub(super) fn route(&self, mv: &Turkish) -> Vec<Chase> {
        let mut route = Vec::new();
        if mv.taken != 0 {
            let chase = Chase::new(&self.side(), mv.from).hunting(mv.taken);
            chase.seek(mv.to, &mut |landing| route.push(*landing));
            route.reverse();
        }
        route
    }

    /// Returns the number of pieces that could be captured, if the move captures fewer. Out of
    /// line, so that where moves are made without `strict` the rest can be inlined.
    #[inline(never)]
    fn missed_by(&self, mv: &Turkish) -> Option<u32> {
        Some(self.most()).filter(|&most| mv.taken.count_ones() < most)
    }

    /// Returns whether the move crowns a man.
    ///
    /// Within a chain a man comes to the last row only over a piece of the row before it;
    /// and it never stands on that row itself, since jumps keep to every other row. So
    /// what was captured tells, whatever the route, whether it has been on the last row.
    #[inline]
    fn crowns(&self, mv: &Turkish) -> bool {
        let (last_row, row_before) =
            if self.seat == Seat::SECOND { (0xff, 0xff << 8) } else { (0xff << 56, 0xff << 48) };
        let reaches = mv.from.row() & 1 == usize::from(self.seat == Seat::FIRST);
        self.kings & mv.from.bit() == 0
            && (mv.to.bit() & last_row != 0
                || !self.laws.at_end && reaches && mv.taken & row_before != 0)
    }

    fn event(&self, mv: &Turkish, missed: Option<u32>) -> Event {
        let mut route = vec![mv.from];
        let (mut taken, mut before) = (Vec::new(), 0);
        for landing in self.route(mv) {
            route.push(landing.at);
            let over = squares(landing.taken ^ before);
            taken.extend(over.map(|at| (at, self.kings & at.bit() != 0)));
            before = landing.taken;
        }
        if route.len() == 1 {
            route.push(mv.to);
        }
        Event {
            seat: self.seat,
            mv: *mv,
            route,
            taken,
            king: self.kings & mv.from.bit() != 0,
            crowned: self.crowns(mv),
            missed,
        }
    }
}

/// Returns the move that captures nothing.
#[inline]
const fn step((from, to): (Square, Square)) -> Turkish {
    Turkish { from, to, taken: 0 }
}

/// Returns the move number `n` of these chains; where they have not so many, `n` gets less by them.
#[inline]
fn nth_of(chains: &Chains, n: &mut usize) -> Option<Turkish> {
    let here = chains.ends.count_ones() as usize;
    if *n >= here {
        *n -= here;
        return None;
    }
    let to = Square::wrapping(select_bit(chains.ends, *n as u32));
    Some(Turkish { from: Square::wrapping(chains.from), to, taken: chains.taken })
}

impl Game for Position {
    const ID: &'static str = "turkish-draughts";
    const CLASS: &'static str = "b-turk";
    const SEATS: usize = 2;
    const GUIDE: Guide = Guide { age: 8, minutes: 30, easy: false };
    const REPEATS: Option<usize> = Some(3);
    const OPTIONS: &'static [Choice] = &[
        Choice { name: "reversal", values: &["forbidden", "allowed"] },
        Choice { name: "promotion", values: &["at_once", "at_end"] },
        Choice { name: "one_each", values: &["plays_on", "draw", "king_wins"] },
        Choice { name: "strict", values: &["no", "yes"] },
    ];
    const SETS: &'static [NamedSet] =
        &[NamedSet { name: "federation", pairs: &[("promotion", "at_end"), ("one_each", "draw")] }];

    fn start(options: &Options) -> Position {
        const ROWS: u64 = 0xffff;
        Position::with(options, [ROWS << 8, ROWS << 40], 0, Seat::FIRST)
    }

    fn fresh_key(&self) -> u64 {
        self.key()
    }
}

impl Rules for Position {
    type Move = Turkish;
    type Roll = NoRoll;
    type Event = Event;
    type Refusal = Refusal;
    type View = Open<Position>;

    fn facts(&self) -> &'static Facts {
        Self::FACTS
    }

    #[inline]
    fn turn(&self) -> Turn {
        let side = self.side();
        match self.decided() {
            Some(outcome) => Turn::Over(outcome),
            None if side.can_step() || side.jumpers() != 0 => Turn::Seat(self.seat),
            None => Turn::Over(Outcome {
                winners: Seats::only(self.seat.other()),
                reason: Reason::NoMove,
            }),
        }
    }

    #[inline]
    fn moves(&self, out: &mut impl FnMut(Turkish)) {
        if self.decided().is_some() {
            return;
        }
        let side = self.side();
        let jumpers = side.jumpers();
        if jumpers != 0 {
            side.chains(jumpers, self.strict, &mut |chains| {
                for to in squares(chains.ends) {
                    out(Turkish { from: Square::wrapping(chains.from), to, taken: chains.taken });
                }
                false
            });
        }
        if jumpers == 0 || self.strict {
            side.each_step(&mut |from, to| out(step((from, to))));
        }
    }

    #[inline]
    fn count(&self) -> usize {
        if self.decided().is_some() {
            return 0;
        }
        let side = self.side();
        let jumpers = side.jumpers();
        if jumpers == 0 {
            return side.steps();
        }
        let mut n = if self.strict { side.steps() } else { 0 };
        side.chains(jumpers, self.strict, &mut |chains| {
            n += chains.ends.count_ones() as usize;
            false
        });
        n
    }

    fn exceeds(&self, most: usize) -> bool {
        let side = self.side();
        let jumpers = side.jumpers();
        if jumpers == 0 && most >= STEPS || self.decided().is_some() {
            return false;
        }
        let mut n = if jumpers == 0 || self.strict { side.steps() } else { 0 };
        if jumpers != 0 {
            side.chains(jumpers, self.strict, &mut |chains| {
                n += chains.ends.count_ones() as usize;
                n > most
            });
        }
        n > most
    }

    #[inline]
    fn nth(&self, n: usize) -> Option<Turkish> {
        if self.decided().is_some() {
            return None;
        }
        let side = self.side();
        let jumpers = side.jumpers();
        let (mut left, mut found) = (n, None);
        if jumpers != 0 {
            side.chains(jumpers, self.strict, &mut |chains| {
                found = nth_of(chains, &mut left);
                found.is_some()
            });
            if found.is_some() || !self.strict {
                return found;
            }
        }
        side.nth_step(left).map(step)
    }

    fn pick(&self, rng: &mut impl Rng) -> Option<Turkish> {
        if self.strict || self.decided().is_some() {
            let n = rng.below(self.count() as u32);
            return self.nth(n as usize);
        }
        let side = self.side();
        let jumpers = side.jumpers();
        if jumpers == 0 {
            let n = rng.below(side.steps() as u32);
            return side.nth_step(n as usize).map(step);
        }
        // The chains are searched once where they are few.
        let (mut few, mut len, mut all) = ([Chains::NONE; 16], 0, 0);
        side.chains(jumpers, false, &mut |chains| {
            if let Some(place) = few.get_mut(len) {
                *place = *chains;
            }
            len += 1;
            all += chains.ends.count_ones();
            false
        });
        let mut n = rng.below(all) as usize;
        match few.get(..len) {
            Some(few) => few.iter().find_map(|chains| nth_of(chains, &mut n)),
            None => self.nth(n),
        }
    }

    fn odds(&self, _: &mut impl FnMut(NoRoll, u32)) {}

    fn check(&self, mv: &Turkish) -> Result<(), Refusal> {
        self.refusal(mv).map_or(Ok(()), Err)
    }

    #[inline]
    fn play(&mut self, mv: &Turkish, tell: &mut impl Listener<Event>) -> Progress {
        let missed = if self.strict { self.missed_by(mv) } else { None };
        tell.tell(Eyes::ALL, || self.event(mv, missed));
        let me = self.seat.index() & 1;
        let (from, to) = (mv.from.bit(), mv.to.bit());
        let (king, crowned) = (self.kings & from != 0, self.crowns(mv));
        // The piece may end where it captured: what it captured goes first.
        self.pieces[1 - me] &= !mv.taken;
        self.pieces[me] = self.pieces[me] & !from | to;
        self.kings = self.kings & !(mv.taken | from) | if king | crowned { to } else { 0 };
        if missed.is_some() {
            self.missed = Some(self.seat);
        }
        self.seat = self.seat.other();
        match () {
            () if mv.taken != 0 || !king && mv.from.row() != mv.to.row() => Progress::Lasting,
            () if king => Progress::Quiet,
            () => Progress::Stirring,
        }
    }

    fn roll(&mut self, roll: &NoRoll, _: &mut impl Listener<Event>) -> Progress {
        match *roll {}
    }

    fn resign(&mut self, seat: Seat) {
        self.resigned = Some(seat);
    }

    fn in_play(&self) -> Seats {
        let all = Seats::first(2);
        self.resigned.map_or(all, |seat| all.without(seat))
    }

    #[inline]
    fn is_dead_draw(&self) -> bool {
        self.alone()
            && (self.one_each == OneEach::Draw
                || self.kings == self.pieces[0] | self.pieces[1] && self.side().jumpers() == 0)
    }

    fn quiet_limit(&self) -> Option<usize> {
        Some(100)
    }

    /// Mixes the hash from the three sets that tell a position: when it is asked for that costs
    /// less than to carry a hash from move to move.
    #[inline]
    fn key(&self) -> u64 {
        let side = if self.seat == Seat::SECOND { BLACK_TO_MOVE } else { 0 };
        let [white, black] = self.pieces.map(splitmix);
        side ^ white ^ black.rotate_left(21) ^ splitmix(self.kings).rotate_left(42)
    }

    fn view(&self, _: Eye) -> Open<Position> {
        Open(self.clone())
    }
}

impl Thinkable for Position {
    fn guess(view: &Open<Position>, _: &mut impl Rng, _: u32) -> Option<Position> {
        Some(view.0.clone())
    }

    const THREE_QUARTERS: i32 = 160;
    const BY_MERIT: bool = true;

    const LEVELS: Levels = [
        LevelParams::new(1, 500, 60, -20),
        LevelParams::new(1, 500, 60, 4),
        LevelParams::new(1, 500, 60, 17),
        LevelParams::new(1, 500, 60, 28),
        LevelParams::new(2, 500, 60, 36),
        LevelParams::new(3, 800, 55, NO_BLUNDERS),
        LevelParams::new(ANY_DEPTH, 4_000, 15, NO_BLUNDERS),
        LevelParams::new(ANY_DEPTH, MOST_NODES, 0, NO_BLUNDERS),
    ];

    type Weights = [i32; 8];
    /// The weights: of each king, beside three men, and of each man: each row that it has gone,
    /// being on the last row but two, on the last but one, on an edge, beside another, on the four
    /// files in the middle; and of each step that men have.
    const WEIGHTS: [i32; 8] = [145, 4, 51, 64, 33, 21, -14, 10];

    fn evaluate_with(&self, seat: Seat, weights: &[i32; 8]) -> i32 {
        const ROW: u64 = 0xff;
        let count = |set: u64| set.count_ones() as i32;
        let free = !(self.pieces[0] | self.pieces[1]);
        let worth = |me: usize| {
            let kings = count(self.pieces[me] & self.kings);
            // As white sees the board.
            let seen = |set: u64| if me == 1 { set.swap_bytes() } else { set };
            let (men, free) = (seen(self.pieces[me] & !self.kings), seen(free));
            let rows = count(men & 0xff00_ff00_ff00_ff00)
                + 2 * count(men & 0xffff_0000_ffff_0000)
                + 4 * count(men & 0xffff_ffff_0000_0000);
            let (east, west) = (shift::<0>(men), shift::<1>(men));
            let steps = count(men << 8 & free) + count(east & free) + count(west & free);
            let terms = [
                kings,
                rows,
                count(men & ROW << 40),
                count(men & ROW << 48),
                count(men & (COLUMN_A | COLUMN_H)),
                count(men & east),
                count(men & 0x3c3c_3c3c_3c3c_3c3c),
                steps,
            ];
            100 * count(men) + 300 * kings + dot_product(&terms, weights)
        };
        let me = seat.index() & 1;
        worth(me) - worth(1 - me)
    }

    /// The cells of men, then of kings, one's own and then the other side's; how many there are of each.
    const INPUTS: usize = 4 * 64 + 4 * 17;

    #[inline]
    fn inputs(&self, seat: Seat, out: &mut impl FnMut(usize)) {
        // As white sees the board.
        let seen = |set: u64| if seat == Seat::SECOND { set.swap_bytes() } else { set };
        for (side, of) in [seat, seat.other()].into_iter().enumerate() {
            for (kind, set) in [self.men(of), self.kings(of)].into_iter().enumerate() {
                let group = 2 * kind + side;
                members(seen(set)).for_each(|at| out(64 * group + usize::from(at)));
                out(4 * 64 + 17 * group + set.count_ones() as usize);
            }
        }
    }

    #[inline]
    fn capture_value(&self, mv: &Turkish) -> i32 {
        let last_row: u64 = if self.seat == Seat::SECOND { 0xff } else { 0xff << 56 };
        let crowned = self.kings & mv.from.bit() == 0 && mv.to.bit() & last_row != 0;
        let kings = (mv.taken & self.kings).count_ones() as i32 + i32::from(crowned);
        100 * mv.taken.count_ones() as i32 + 200 * kings
    }
}
