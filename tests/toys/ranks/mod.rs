//! `ranks`: hidden armies of four seats in two teams.
//!
//! 1. The board has five by five sites. South, East, North, West (in this order of
//!    play) each hold three sites of an edge and one in front of them. South and North
//!    play against East and West.
//! 2. Each seat lays out its flag, mine, soldier and leader as it likes, but not the
//!    flag in front. Nobody sees another's ranks; under `ally` apparent allies do.
//! 3. South begins; under `first` a lot decides among the seats in the game.
//! 4. A soldier or leader moves one step along a row or column to a free site or
//!    against an enemy. Flag and mine never move.
//! 5. The higher rank wins, equals go both. A mine stays and removes a leader; a
//!    soldier removes it; under `mines` explode mine and leader both go.
//! 6. Who hits the flag puts its owner out. A seat that resigns, or cannot move at its
//!    turn, is out too. The pieces of a seat that is out are removed, the others play
//!    on; a team loses when both its seats are out.
//! 7. Only who was removed is public; under `duel` seen the two owners see both ranks.
//!    When a leader falls, the site of its seat's flag becomes public.
//! 8. After `quiet` plies without a removal the game is a draw.
//!
//! A piece's id is the site where it was laid out (as a number from 0): everybody could
//! see where it stood and where it went from there, so the id tells nothing, needs no
//! randomness and is the same whenever a record is replayed.

mod public;
mod speak;
mod text;
mod view;

pub use public::{Cause, Fact, Fight, Phase, Public, Result3, Variant};
pub use view::{Known, View};

use super::mix;
use palamede::rules::{
    Choice, Eye, Eyes, Facts, Game, GameEvent, Guide, Listener, Options, Outcome, Progress, Reason,
    Rng, Rules, Seat, Seats, Thinkable, Trace, Turn,
};
use palamede::scene::{Look, Word};
use std::cell::{Cell, RefCell};

/// A rank.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rank {
    Flag,
    Mine,
    Soldier,
    Leader,
}

impl Rank {
    pub const ALL: [Rank; 4] = [Rank::Flag, Rank::Mine, Rank::Soldier, Rank::Leader];

    pub fn mobile(self) -> bool {
        self >= Rank::Soldier
    }

    /// Its letter in texts and on tiles.
    pub fn letter(self) -> char {
        ['F', 'M', '1', '2'][self as usize]
    }
}

/// The ranks of a seat's pieces: on its edge from its left to its right, then in front.
pub type Army = [Rank; 4];

/// Where nobody may lay out the flag: the place in front.
pub const FRONT: usize = 3;

/// Every allowed arrangement; the named ones with their mirrors come first.
pub fn armies() -> Vec<Army> {
    use Rank::{Flag as F, Leader as L, Mine as M, Soldier as S};
    let mut all = vec![[F, M, S, L], [S, M, F, L], [M, F, L, S], [L, F, M, S]];
    for a in Rank::ALL {
        for b in Rank::ALL {
            for c in Rank::ALL {
                for d in Rank::ALL {
                    let army = [a, b, c, d];
                    if allowed(&army) && !all.contains(&army) {
                        all.push(army);
                    }
                }
            }
        }
    }
    all
}

/// How many arrangements have a name.
pub const NAMED: usize = 4;

/// Whether an army is complete and laid out as it may be.
pub fn allowed(army: &Army) -> bool {
    Rank::ALL.iter().all(|rank| army.contains(rank)) && army[FRONT] != Rank::Flag
}

/// The surface through which the deliberately leaking variants of the game let a
/// hidden rank out; a test that calls itself a leak test must find each of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leak {
    None,
    View,
    Moves,
    Paths,
    Scene,
    Event,
    Note,
    Notation,
    ViewText,
    Guess,
    Aid,
    Sentence,
    Debug,
}

thread_local! {
    static LEAK: Cell<Leak> = const { Cell::new(Leak::None) };
    /// The armies that the last view stole, for the leaking variants.
    static STOLEN: RefCell<[Option<Army>; 4]> = const { RefCell::new([None; 4]) };
}

/// Runs `body` with the game leaking there.
pub fn leaking<T>(leak: Leak, body: impl FnOnce() -> T) -> T {
    LEAK.set(leak);
    let result = body();
    LEAK.set(Leak::None);
    result
}

/// Whether the game leaks there.
pub fn leaks(leak: Leak) -> bool {
    LEAK.get() == leak
}

/// The stolen armies, if the game leaks there.
pub(super) fn stolen(leak: Leak) -> Option<[Option<Army>; 4]> {
    leaks(leak).then(|| STOLEN.with_borrow(|stolen| *stolen))
}

/// A full position.
#[derive(Clone, PartialEq, Debug)]
pub struct Ranks {
    public: Public,
    armies: [Option<Army>; 4],
    /// The hash of the pieces on the board.
    board_key: u64,
}

/// What a seat chooses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Act {
    /// Its army is laid out so.
    Deploy(Army),
    /// A piece goes from site to site.
    Go { from: usize, to: usize },
}

/// What is told of a step.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// A seat has laid out its army; how, for those who may know it.
    Deployed { seat: Seat, army: Option<Army> },
    /// The lot fell on this seat.
    Begins(Seat),
    /// A piece went, and what came of it.
    Went {
        from: usize,
        to: usize,
        fight: Option<Told2>,
        /// The flags whose sites became public.
        flags: Vec<usize>,
        /// The seats that are out since.
        out: Seats,
    },
}

/// What is told of a fight.
#[derive(Clone, PartialEq, Debug)]
pub struct Told2 {
    /// The two owners.
    pub seats: [Seat; 2],
    /// Who was removed.
    pub result: Result3,
    /// The two ranks, for those who may know them.
    pub ranks: Option<[Rank; 2]>,
}

/// Why a move or a click is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    NotNow,
    NotYours(usize),
    NoPiece(usize),
    Immobile(usize),
    NotBeside(usize),
    Friend(usize),
    FlagInFront,
    BadArmy,
    NotHome(usize),
}

/// What becomes of attacker and defender.
pub fn clash(attacker: Rank, defender: Rank, explode: bool) -> Result3 {
    match (attacker, defender) {
        (_, Rank::Flag) | (Rank::Soldier, Rank::Mine) => Result3::Attacker,
        (_, Rank::Mine) if explode => Result3::Nobody,
        (_, Rank::Mine) => Result3::Defender,
        (a, d) if a > d => Result3::Attacker,
        (a, d) if a < d => Result3::Defender,
        _ => Result3::Nobody,
    }
}

impl Ranks {
    pub(super) fn from_parts(public: Public, armies: [Option<Army>; 4]) -> Ranks {
        let mut state = Ranks { public, armies, board_key: 0 };
        state.board_key = state.fresh_board_key();
        state
    }

    /// What everybody knows of it.
    pub fn public(&self) -> &Public {
        &self.public
    }

    /// The army a seat has laid out.
    pub fn army(&self, seat: usize) -> Option<Army> {
        self.armies[seat]
    }

    /// The same position turned by a quarter: South's army is East's.
    pub fn turned(&self) -> Ranks {
        let mut armies = self.armies;
        armies.rotate_right(1);
        Ranks::from_parts(self.public.turned(), armies)
    }

    fn rank(&self, id: usize) -> Option<Rank> {
        self.armies[id / 4].map(|army| army[id % 4])
    }

    fn piece_key(&self, id: usize) -> u64 {
        match (self.public.places[id], self.rank(id)) {
            (Some(at), Some(rank)) => {
                mix((usize::from(at) * 16 + rank as usize * 4 + id / 4) as u64)
            }
            _ => 0,
        }
    }

    fn fresh_board_key(&self) -> u64 {
        (0..16).fold(0, |key, id| key ^ self.piece_key(id))
    }

    fn place(&mut self, id: usize, at: Option<usize>) {
        self.board_key ^= self.piece_key(id);
        self.public.places[id] = at.map(|at| at as u8);
        self.board_key ^= self.piece_key(id);
    }

    fn put_out(&mut self, seat: Seat, cause: Cause) {
        for id in seat.index() * 4..seat.index() * 4 + 4 {
            self.place(id, None);
        }
        self.public.out = self.public.out.with(seat);
        self.public.cause = Some(cause);
    }

    /// Gives the turn to `seat` or to the next in the game after it; who cannot move
    /// is out.
    fn give_turn(&mut self, seat: Seat) {
        let mut seat = seat;
        loop {
            if self.public.winners().is_some() {
                return;
            }
            if !self.public.out.has(seat) {
                self.public.seat = seat;
                if self.count() > 0 {
                    return;
                }
                let fact = Fact { pieces: self.public.open(seat), mobile: false };
                self.public.facts.push(fact);
                self.put_out(seat, Cause::NoMove);
            }
            seat = next(seat);
        }
    }

    /// After a seat has laid out its army, or left: whose turn it is to do so, or who
    /// begins.
    fn go_on_deploying(&mut self) {
        let public = &mut self.public;
        if public.winners().is_some() {
            return;
        }
        let left = Seat::first(4).find(|&s| !public.out.has(s) && !public.deployed.has(s));
        match left {
            Some(seat) => public.seat = seat,
            None if public.variant.lot => public.phase = Phase::Lot,
            None => {
                public.phase = Phase::Play;
                self.give_turn(Seat::FIRST);
            }
        }
    }

    fn fight(&mut self, attacker: usize, defender: usize, to: usize) -> (Told2, Vec<usize>) {
        let ranks = [attacker, defender].map(|id| self.rank(id).unwrap_or(Rank::Soldier));
        let result = clash(ranks[0], ranks[1], self.public.variant.explode);
        let seats = [attacker, defender].map(owner);
        let (mut fell, mut flags) = (Seats::NONE, Vec::new());
        let removed = [result != Result3::Attacker, result != Result3::Defender];
        for (n, id) in [attacker, defender].into_iter().enumerate() {
            // Defender stays: only the attacker goes, and the other way round.
            if removed[n] {
                self.place(id, None);
                if ranks[n] == Rank::Leader {
                    fell = fell.with(seats[n]);
                }
            }
        }
        if result == Result3::Attacker {
            self.place(attacker, Some(to));
        }
        let flag = ranks[1] == Rank::Flag;
        if flag {
            self.put_out(seats[1], Cause::Flag);
        }
        for seat in fell.iter() {
            let flag = (0..4)
                .map(|n| seat.index() * 4 + n)
                .find(|&id| self.rank(id) == Some(Rank::Flag) && self.public.places[id].is_some());
            if let Some(id) = flag {
                self.public.flags[seat] = Some(id as u8);
                flags.extend(self.public.places[id].map(usize::from));
            }
        }
        let (a, d) = (attacker as u8, defender as u8);
        self.public.fights.push(Fight { attacker: a, defender: d, result, flag, fell });
        (Told2 { seats, result, ranks: Some(ranks) }, flags)
    }
}

/// Who owns a piece.
pub fn owner(id: usize) -> Seat {
    Seat::new(id / 4).unwrap_or(Seat::FIRST)
}

fn next(seat: Seat) -> Seat {
    Seat::new((seat.index() + 1) % 4).unwrap_or(Seat::FIRST)
}

/// The other seat of the team.
pub fn ally(seat: Seat) -> Seat {
    next(next(seat))
}

impl Game for Ranks {
    const ID: &'static str = "toy-ranks";
    const CLASS: &'static str = "b-ranks";
    const SEATS: usize = 4;
    const GUIDE: Guide = Guide { age: 8, minutes: 20, easy: false };
    const TEAMS: usize = 2;
    const SECRETS: bool = true;
    const OPTIONS: &'static [Choice] = &[
        Choice { name: "mines", values: &["stay", "explode"] },
        Choice { name: "ally", values: &["hidden", "apparent"] },
        Choice { name: "duel", values: &["dark", "seen"] },
        Choice { name: "first", values: &["south", "lot"] },
        Choice { name: "quiet", values: &["24", "none"] },
    ];

    fn start(options: &Options) -> Ranks {
        Ranks::from_parts(Public::new(Variant::of(options)), [None; 4])
    }

    fn fresh_key(&self) -> u64 {
        self.fresh_board_key() ^ self.public.side_key()
    }
}

impl Rules for Ranks {
    type Move = Act;
    /// Who begins.
    type Roll = Seat;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    fn facts(&self) -> &'static Facts {
        Self::FACTS
    }

    fn turn(&self) -> Turn {
        self.public.turn()
    }

    fn moves(&self, out: &mut impl FnMut(Act)) {
        self.public.moves(|id| self.rank(id), out);
    }

    fn odds(&self, out: &mut impl FnMut(Seat, u32)) {
        if let Turn::Chance { .. } = self.turn() {
            self.in_play().iter().for_each(|seat| out(seat, 1));
        }
    }

    fn check(&self, act: &Act) -> Result<(), Refusal> {
        let public = &self.public;
        match *act {
            Act::Deploy(army) if public.phase == Phase::Deploy => {
                if allowed(&army) {
                    Ok(())
                } else if army[FRONT] == Rank::Flag {
                    Err(Refusal::FlagInFront)
                } else {
                    Err(Refusal::BadArmy)
                }
            }
            Act::Go { from, to } if public.phase == Phase::Play => {
                let id = public.piece_at(from).ok_or(Refusal::NoPiece(from))?;
                if owner(id) != public.seat {
                    Err(Refusal::NotYours(from))
                } else if !self.rank(id).is_some_and(Rank::mobile) {
                    Err(Refusal::Immobile(from))
                } else if !public::near(from).any(|near| near == to) {
                    Err(Refusal::NotBeside(to))
                } else if public.piece_at(to).is_some_and(|other| !public::foes(id, other)) {
                    Err(Refusal::Friend(to))
                } else {
                    Ok(())
                }
            }
            _ => Err(Refusal::NotNow),
        }
    }

    fn play(&mut self, act: &Act, tell: &mut impl Listener<Event>) -> Progress {
        let seat = self.public.seat;
        match *act {
            Act::Deploy(army) => {
                self.armies[seat.index()] = Some(army);
                self.public.deployed = self.public.deployed.with(seat);
                for n in 0..4 {
                    self.place(seat.index() * 4 + n, Some(public::HOMES[seat.index()][n]));
                }
                self.go_on_deploying();
                let mut know = Eyes::only(Eye::Open).with(Eye::Seat(seat));
                if self.public.variant.ally {
                    know = know.with(Eye::Seat(ally(seat)));
                }
                let leak = LEAK.get() == Leak::Event;
                tell.tell(know, || Event::Deployed { seat, army: Some(army) });
                tell.tell(know.complement(), || Event::Deployed {
                    seat,
                    army: leak.then_some(army),
                });
                Progress::Lasting
            }
            Act::Go { from, to } => {
                let Some(id) = self.public.piece_at(from) else { return Progress::Quiet };
                let gone = self.public.out;
                self.public.moved |= 1 << id;
                let (fight, flags) = match self.public.piece_at(to) {
                    Some(other) => {
                        let (fight, flags) = self.fight(id, other, to);
                        (Some(fight), flags)
                    }
                    None => {
                        self.place(id, Some(to));
                        (None, Vec::new())
                    }
                };
                self.give_turn(next(seat));
                let out = self.public.out.iter().filter(|&s| !gone.has(s)).collect::<Seats>();
                let lasting = fight.is_some() || !out.is_empty();
                let mut know = Eyes::only(Eye::Open);
                if let (Some(fight), true) = (&fight, self.public.variant.duel) {
                    know = fight.seats.iter().fold(know, |eyes, &s| eyes.with(Eye::Seat(s)));
                }
                let event = |ranks: bool| {
                    let mut fight = fight.clone();
                    if let (Some(fight), false) = (&mut fight, ranks) {
                        fight.ranks = None;
                    }
                    Event::Went { from, to, fight, flags: flags.clone(), out }
                };
                tell.tell(know, || event(true));
                tell.tell(know.complement(), || event(false));
                if lasting { Progress::Lasting } else { Progress::Quiet }
            }
        }
    }

    fn roll(&mut self, roll: &Seat, tell: &mut impl Listener<Event>) -> Progress {
        self.public.phase = Phase::Play;
        self.give_turn(*roll);
        tell.tell(Eyes::ALL, || Event::Begins(*roll));
        Progress::Lasting
    }

    fn resign(&mut self, seat: Seat) {
        let acting = self.turn() == Turn::Seat(seat);
        if self.public.phase == Phase::Play {
            // Whose turn it was could have moved, before these pieces go.
            let fact = Fact { pieces: self.public.open(self.public.seat), mobile: true };
            self.public.facts.push(fact);
        }
        self.put_out(seat, Cause::Resigned);
        match self.public.phase {
            Phase::Deploy => self.go_on_deploying(),
            Phase::Play if acting => self.give_turn(next(seat)),
            // Fewer pieces stand in the way of the seat to act, or none to attack.
            Phase::Play => self.give_turn(self.public.seat),
            Phase::Lot => {}
        }
    }

    fn in_play(&self) -> Seats {
        Seat::first(4).filter(|&seat| !self.public.out.has(seat)).collect()
    }

    fn quiet_limit(&self) -> Option<usize> {
        self.public.variant.quiet.then_some(24)
    }

    fn key(&self) -> u64 {
        self.board_key ^ self.public.side_key()
    }

    fn view(&self, eye: Eye) -> View {
        if LEAK.get() != Leak::None {
            STOLEN.set(self.armies);
        }
        View::new(self, eye)
    }
}

impl Thinkable for Ranks {
    fn guess(view: &View, rng: &mut impl Rng, budget: u32) -> Option<Ranks> {
        if let Some(armies) = stolen(Leak::Guess) {
            return Some(Ranks::from_parts(view.public().clone(), armies));
        }
        let armies = view.sample(rng, budget)?;
        Some(Ranks::from_parts(view.public().clone(), armies))
    }

    type Weights = [i32; 0];
    const WEIGHTS: [i32; 0] = [];

    fn evaluate_with(&self, seat: Seat, _: &[i32; 0]) -> i32 {
        let pieces = |team: usize| {
            (0..16).filter(|id| id / 4 % 2 == team && self.public.places[*id].is_some()).count()
        };
        let team = seat.index() % 2;
        100 * (pieces(team) as i32 - pieces(1 - team) as i32)
    }
}

impl GameEvent for Event {
    fn notation(&self) -> String {
        let stolen = stolen(Leak::Note).map(|armies| format!("{armies:?}")).unwrap_or_default();
        let note = match self {
            Event::Deployed { seat, army: None } => format!("{} ready", text::seat(*seat)),
            Event::Deployed { seat, army: Some(army) } => {
                format!("{} {}", text::seat(*seat), text::army(army))
            }
            Event::Begins(seat) => text::seat(*seat).to_owned(),
            Event::Went { from, to, fight, flags, out } => {
                let mut note = text::go(*from, *to, fight.is_some());
                if let Some(fight) = fight {
                    note.push(fight.result.sign());
                    if let Some([a, d]) = fight.ranks {
                        note += &format!("({}{})", a.letter(), d.letter());
                    }
                }
                flags.iter().for_each(|&at| note += &format!(" flag:{}", text::site(at)));
                out.iter().for_each(|seat| note += &format!(" out:{}", text::seat(seat)));
                note
            }
        };
        note + &stolen
    }

    fn trace(&self) -> Trace {
        let Event::Went { from, to, fight, .. } = self else { return Trace::default() };
        let mut taken = Vec::new();
        if let Some(Told2 { seats, result, ranks }) = fight {
            let gone = [*result != Result3::Attacker, *result != Result3::Defender];
            for n in (0..2).filter(|&n| gone[n]) {
                let face = ranks.map(|ranks| ranks[n].letter());
                let seat = seats[n].index() as u8;
                taken.push((*to, Look::Tile { seat, face, wide: false }));
            }
        }
        Trace { path: vec![*from, *to], taken, ..Trace::default() }
    }
}

/// How the position has ended, if it has.
fn over(public: &Public) -> Option<Outcome> {
    let winners = public.winners()?;
    let reason = match public.cause {
        Some(Cause::NoMove) => Reason::NoMove,
        Some(Cause::Resigned) => Reason::Resigned,
        _ => Reason::Own(Word::default()),
    };
    Some(Outcome { winners, reason })
}
