//! The position and its rules.

use super::board::{Frames, General, Pairs, rebel_count, rebel_moves, rebel_nth, rebels_can_move};
use super::point::{EDGE, GATES, Point, SQUARE, points};
use super::types::{Ending, Event, Pursuit, Refusal};
use palamede_kit::bits::key;
use palamede_rules::{
    ANY_DEPTH, Choice, Eye, Eyes, Facts, Game, Guide, LevelParams, Levels, Listener, MOST_NODES,
    NO_BLUNDERS, NoRoll, Open, Options, Outcome, Progress, Reason, Rng, Rules, Seat, Seats,
    Thinkable, Turn, splitmix,
};

/// A position of Shap Luk Kon Tseung Kwan. The rebels are the first seat, the general is
/// the second.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub(super) rebels: u32,
    pub(super) general: Point,
    pub(super) seat: Seat,
    /// The number of times that the general may still fly; `None` for as often as he likes.
    pub(super) flights: Option<u8>,
    /// The rebel that just moved took the general (sentence 9).
    pub(super) caught: bool,
    /// The seat that resigned.
    pub(super) resigned: Option<Seat>,
    /// The options.
    pub(super) rules: Chosen,
    /// The end of the game, if it has one; kept up, because it is asked for several times a move.
    end: End,
    key: u64,
}

/// The options that the players chose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Chosen {
    /// The number of times that the general may fly in a game; `None` for as often as he likes.
    pub flights: Option<u8>,
    /// He must take a pair where he can.
    must: bool,
    /// The rebels take the general, too.
    pub rebels_capture: bool,
    /// The number of rebels that he must take.
    to_win: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    Open,
    RebelsTaken,
    GeneralTaken,
    ShutIn,
    NoMove,
}

/// Random numbers for the hash besides those of the pieces, rebels first: for a flight that is
/// left, and for the general to move.
const FLIGHT_LEFT: u64 = splitmix(128);
const GENERAL_TO_MOVE: u64 = splitmix(129);

impl Position {
    /// Makes a position with these pieces.
    pub(super) fn with_pieces(options: &Options, rebels: u32, general: Point, seat: Seat) -> Self {
        let rules = Chosen {
            flights: match options.get("flights") {
                "unlimited" => None,
                number => Some(number.parse().unwrap_or(1)),
            },
            must: options.get("capture") == "obligatory",
            rebels_capture: options.get("rebels_capture") == "yes",
            to_win: options.get("captures_to_win").parse().unwrap_or(12),
        };
        let mut position = Position {
            rebels,
            general,
            seat,
            flights: rules.flights,
            caught: false,
            resigned: None,
            rules,
            end: End::Open,
            key: 0,
        };
        position.renew();
        position
    }

    /// Computes what is kept up, after the fields were set.
    pub(super) fn renew(&mut self) {
        self.key = self.fresh_key();
        self.end = self.judged();
    }

    /// Returns the rebels, a1 in the lowest bit.
    pub fn rebels(&self) -> u32 {
        self.rebels
    }

    /// Returns the point where the general stands.
    pub fn general(&self) -> Point {
        self.general
    }

    /// Returns the number of times that the general may still fly; `None` for as often as he likes.
    pub fn flights(&self) -> Option<u8> {
        self.flights
    }

    /// Returns the number of rebels that are gone.
    pub fn gone(&self) -> u32 {
        16u32.saturating_sub(self.rebels.count_ones())
    }

    /// Returns the number of rebels that the general must take to win.
    pub fn captures_to_win(&self) -> u32 {
        self.rules.to_win
    }

    /// Returns whether the general must take a pair where he can.
    pub fn must_take(&self) -> bool {
        self.rules.must
    }

    /// Returns whether the rebels take the general, too.
    pub fn rebels_capture(&self) -> bool {
        self.rules.rebels_capture
    }

    /// Returns whether a step of the general to the apex may go on as a flight.
    pub fn may_fly(&self) -> bool {
        self.flights != Some(0)
    }

    /// Returns whether the pieces stand as on the first turn of the seat to move: its own in their
    /// places, and of the other side at most one piece out of its place.
    pub fn is_early(&self) -> bool {
        let at_home = (self.rebels & EDGE).count_ones();
        match self.seat {
            Seat::FIRST => at_home == 16,
            _ => at_home >= 15 && self.general == Point::MIDDLE,
        }
    }

    /// Returns the pairs of rebels that frame a point.
    pub fn pairs(&self, at: Point) -> Pairs {
        Frames::of(self.rebels).at(at)
    }

    /// Returns the free points of the square.
    pub(super) fn free(&self) -> u32 {
        SQUARE & !self.rebels & !self.general.bit()
    }

    /// Returns the set of a seat's pieces.
    pub(super) fn pieces(&self, seat: Seat) -> u32 {
        if seat == Seat::FIRST { self.rebels } else { self.general.bit() }
    }

    /// Returns the general with what his moves are made of.
    fn marching(&self) -> General {
        General {
            at: self.general,
            rebels: self.rebels,
            flies: self.may_fly(),
            must: self.rules.must,
        }
    }

    /// Returns how the position ends, resignations left out, in the order of sentences 10, 9, 11
    /// and 12.
    #[inline]
    fn judged(&self) -> End {
        if self.gone() >= self.rules.to_win {
            End::RebelsTaken
        } else if self.caught {
            End::GeneralTaken
        } else if self.rebels & GATES == GATES && self.general.in_sanctuary() {
            End::ShutIn
        } else if self.seat == Seat::FIRST && !rebels_can_move(self.rebels, self.free())
            || self.seat == Seat::SECOND && self.general.near() & !self.rebels == 0
        {
            End::NoMove
        } else {
            End::Open
        }
    }

    /// Checks whether a step from one point to the other is one along a line to a free point.
    fn check_step(&self, from: Point, to: Point) -> Result<(), Refusal> {
        let rebel = self.seat == Seat::FIRST;
        if self.pieces(self.seat.other()) & from.bit() != 0 {
            Err(Refusal::NotYours(from))
        } else if self.pieces(self.seat) & from.bit() == 0 {
            Err(Refusal::NoPiece(from))
        } else if from == to {
            Err(Refusal::Staying(from))
        } else if rebel && to.in_sanctuary() {
            Err(Refusal::Sanctuary(to))
        } else if from.near() & to.bit() == 0 {
            // The general cannot fly from the apex: he has to step off first.
            let fly = from == Point::APEX && self.may_fly() && to.bit() & self.free() != 0;
            Err(if fly { Refusal::StepOffFirst(to) } else { Refusal::NoLine(from, to) })
        } else if self.rebels & to.bit() != 0 {
            Err(if rebel { Refusal::Occupied(to) } else { Refusal::OntoRebel(to) })
        } else if rebel && to == self.general {
            Err(Refusal::OntoGeneral(to))
        } else {
            Ok(())
        }
    }

    /// Checks whether the general, who stepped to `to`, may fly to `fly`.
    pub(super) fn check_flight(&self, to: Point, fly: Point) -> Result<(), Refusal> {
        if to != Point::APEX {
            Err(Refusal::NotFromHere(to))
        } else if self.rules.flights == Some(0) {
            Err(Refusal::NoFlights)
        } else if !self.may_fly() {
            Err(Refusal::NoFlightLeft)
        } else if fly.in_sanctuary() {
            Err(Refusal::FlightInside(fly))
        } else if self.rebels & fly.bit() != 0 {
            Err(Refusal::OntoRebel(fly))
        } else {
            Ok(())
        }
    }

    /// Checks whether the general, whose move ends at `end`, may take this, or nothing.
    fn check_capture(&self, end: Point, take: Option<[Point; 2]>) -> Result<(), Refusal> {
        let mut pairs = self.pairs(end);
        match (take, pairs.next()) {
            (Some(pair), _) if self.pairs(end).any(|other| other == pair) => Ok(()),
            (Some(pair), _) if self.pairs(self.general).any(|other| other == pair) => {
                Err(Refusal::FramedByRebels(self.general, pair))
            }
            (Some(pair), _) => Err(Refusal::NotFraming(end, pair)),
            (None, Some(pair)) if self.rules.must => Err(Refusal::MustTake(end, pair)),
            (None, _) => Ok(()),
        }
    }
}

impl Game for Position {
    const ID: &'static str = "shap-luk";
    const CLASS: &'static str = "b-shap";
    const SEATS: usize = 2;
    const GUIDE: Guide = Guide { age: 8, minutes: 15, easy: true };
    const REPEATS: Option<usize> = Some(3);
    const OPTIONS: &'static [Choice] = &[
        Choice { name: "first", values: &["rebels", "general"] },
        Choice { name: "flights", values: &["1", "0", "unlimited"] },
        Choice { name: "capture", values: &["optional", "obligatory"] },
        Choice { name: "rebels_capture", values: &["no", "yes"] },
        Choice { name: "captures_to_win", values: &["12", "8", "6"] },
    ];

    fn start(options: &Options) -> Self {
        let first = if options.get("first") == "general" { Seat::SECOND } else { Seat::FIRST };
        Self::with_pieces(options, EDGE, Point::MIDDLE, first)
    }

    fn fresh_key(&self) -> u64 {
        let side = if self.seat == Seat::SECOND { GENERAL_TO_MOVE } else { 0 };
        let flight = if self.flights == Some(1) { FLIGHT_LEFT } else { 0 };
        let general = key(1, self.general.index());
        points(self.rebels).fold(side ^ flight ^ general, |all, at| all ^ key(0, at.index()))
    }
}

impl Rules for Position {
    type Move = Pursuit;
    type Roll = NoRoll;
    type Event = Event;
    type Refusal = Refusal;
    type View = Open<Self>;

    fn facts(&self) -> &'static Facts {
        Self::FACTS
    }

    #[inline]
    fn turn(&self) -> Turn {
        let over = |winner, reason| Turn::Over(Outcome { winners: Seats::only(winner), reason });
        if let Some(seat) = self.resigned {
            return over(seat.other(), Reason::Resigned);
        }
        match self.end {
            End::Open => Turn::Seat(self.seat),
            End::RebelsTaken => over(Seat::SECOND, Reason::Own(Ending::RebelsTaken.word())),
            End::GeneralTaken => over(Seat::FIRST, Reason::Own(Ending::GeneralTaken.word())),
            End::ShutIn => over(Seat::FIRST, Reason::Own(Ending::ShutIn.word())),
            End::NoMove => over(self.seat.other(), Reason::NoMove),
        }
    }

    #[inline]
    fn moves(&self, out: &mut impl FnMut(Pursuit)) {
        match self.turn() {
            Turn::Seat(Seat::FIRST) => rebel_moves(self.rebels, self.free(), out),
            Turn::Seat(_) => self.marching().moves(out),
            _ => {}
        }
    }

    #[inline]
    fn count(&self) -> usize {
        match self.turn() {
            Turn::Seat(Seat::FIRST) => rebel_count(self.rebels, self.free()),
            Turn::Seat(_) => self.marching().count(),
            _ => 0,
        }
    }

    #[inline]
    fn nth(&self, n: usize) -> Option<Pursuit> {
        match self.turn() {
            Turn::Seat(Seat::FIRST) => rebel_nth(self.rebels, self.free(), n),
            Turn::Seat(_) => self.marching().nth(n),
            _ => None,
        }
    }

    fn odds(&self, _: &mut impl FnMut(NoRoll, u32)) {}

    fn check(&self, mv: &Pursuit) -> Result<(), Refusal> {
        let Pursuit { from, to, fly, take } = *mv;
        self.check_step(from, to)?;
        if self.seat == Seat::FIRST {
            return match (fly, take) {
                (None, None) => Ok(()),
                (Some(_), _) => Err(Refusal::NotFromHere(to)),
                _ => Err(Refusal::RebelTakes(to)),
            };
        }
        if let Some(fly) = fly {
            self.check_flight(to, fly)?;
        }
        self.check_capture(mv.end(), take)
    }

    #[inline]
    fn play(&mut self, mv: &Pursuit, tell: &mut impl Listener<Event>) -> Progress {
        let end = mv.end();
        self.key ^= GENERAL_TO_MOVE;
        if self.seat == Seat::FIRST {
            self.seat = Seat::SECOND;
            self.rebels ^= mv.from.bit() | end.bit();
            self.key ^= key(0, mv.from.index()) ^ key(0, end.index());
            self.caught = self.rules.rebels_capture
                && self.pairs(self.general).any(|pair| pair.contains(&end));
            self.end = self.judged();
            tell.tell(Eyes::ALL, || Event::Stepped(*mv));
            return Progress::Quiet;
        }
        self.seat = Seat::FIRST;
        self.general = end;
        self.key ^= key(1, mv.from.index()) ^ key(1, end.index());
        if mv.fly.is_some() && self.flights.is_some() {
            // Only one flight at most can be counted.
            self.flights = Some(0);
            self.key ^= FLIGHT_LEFT;
        }
        if let Some([a, b]) = mv.take {
            self.rebels &= !mv.taken();
            self.key ^= key(0, a.index()) ^ key(0, b.index());
        }
        self.end = self.judged();
        tell.tell(Eyes::ALL, || Event::Marched(*mv));
        if mv.take.is_some() { Progress::Lasting } else { Progress::Quiet }
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
    fn quiet_limit(&self) -> Option<usize> {
        Some(100)
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }

    fn view(&self, _: Eye) -> Open<Self> {
        Open(self.clone())
    }
}

impl Thinkable for Position {
    fn guess(view: &Open<Self>, _: &mut impl Rng, _: u32) -> Option<Self> {
        Some(view.0.clone())
    }

    const LEVELS: Levels = [
        LevelParams::new(1, 50_000, 600, -10),
        LevelParams::new(1, 50_000, 200, 10),
        LevelParams::new(1, 50_000, 90, 32),
        LevelParams::new(2, 50_000, 75, 60),
        LevelParams::new(3, 50_000, 65, NO_BLUNDERS),
        LevelParams::new(4, 50_000, 12, NO_BLUNDERS),
        LevelParams::new(ANY_DEPTH, 50_000, 0, NO_BLUNDERS),
        LevelParams::new(ANY_DEPTH, MOST_NODES, 0, NO_BLUNDERS),
    ];

    type Weights = [i32; 1];
    /// The weight of each point beside the general that is free.
    const WEIGHTS: [i32; 1] = [5];

    /// Evaluates the position for `seat`: the general's count rises with the rebels that are gone;
    /// half of what he must take is even.
    fn evaluate_with(&self, seat: Seat, &[way]: &[i32; 1]) -> i32 {
        let ways = (self.general.near() & !self.rebels).count_ones() as i32;
        let general = 100 * self.gone() as i32 - 50 * self.rules.to_win as i32 + way * ways;
        if seat == Seat::SECOND { general } else { -general }
    }

    #[inline]
    fn capture_value(&self, mv: &Pursuit) -> i32 {
        if mv.take.is_some() { 200 } else { 0 }
    }
}
