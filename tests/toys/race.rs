//! `race`: a running fight of two seats with a pair of dice.
//!
//! 1. The track has ten cells, a to j. Each seat has two runners and a courier; South
//!    starts on a and runs to j, North starts on j and runs to a.
//! 2. A lot decides who begins; under `first` South does.
//! 3. A seat throws two dice with three or four faces (`faces`). Each die serves one
//!    piece, whole, in any order; a runner goes as far as the die says, the courier
//!    twice as far. While a die has a use the turn goes on; then the rest are lost.
//! 4. Any number of pieces, of both seats too, may share a cell.
//! 5. Who arrives where enemies stand may take one of them out of the game, or under
//!    `capture` must. On its starting cell nobody is taken.
//! 6. A piece that goes beyond the last cell is home; under `home` exact it must go
//!    exactly one cell beyond.
//! 7. When a seat has no piece left on the track, more pieces home win.

use super::mix;
use palamede::rules::{
    Choice, Eye, Eyes, Facts, Game, GameEvent, Guide, Listener, NamedSet, Open, OpenGame, Options,
    Outcome, Path, Progress, Reason, Rng, Rules, Seat, Seats, Thinkable, Trace, Turn,
};
use palamede::scene::{Board, Control, Device, Look, Piece, Scene, Site, Target, Use, Word};
use std::sync::{Arc, LazyLock};

/// The cells of the track.
pub const CELLS: usize = 10;

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Race {
    /// How many pieces stand where: seat, kind (0 runners, 1 the courier), cell.
    pub(super) men: [[[u8; CELLS]; 2]; 2],
    /// How many are home.
    pub(super) home: [u8; 2],
    /// The dice that are left, the greater first; 0 is no die.
    pub(super) dice: [u8; 2],
    pub(super) seat: Seat,
    pub(super) lot: bool,
    pub(super) resigned: Option<Seat>,
    faces: u8,
    exact: bool,
    must: bool,
    key: u64,
}

/// A die's move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Run {
    /// The cell.
    pub from: usize,
    /// 0 a runner, 1 the courier.
    pub kind: usize,
    /// The die's face.
    pub die: u8,
    /// The kind of the enemy that is taken.
    pub take: Option<usize>,
}

/// What chance decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Roll {
    /// Who begins.
    Lot(Seat),
    /// A throw, the greater face first.
    Dice(u8, u8),
}

/// What is told of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The lot fell on this seat.
    Begins(Seat),
    /// A throw; `lost` when no die of it has a use.
    Thrown { dice: [u8; 2], lost: bool },
    /// A piece ran to this site.
    Ran { seat: Seat, run: Run, to: usize },
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// No such die is left.
    NoDie(u8),
    /// No such piece stands there.
    NoPiece(usize),
    /// The die is too large.
    TooFar,
    /// Nothing of that kind to take there.
    NothingToTake,
    /// The capture must be made.
    MustTake,
    /// No die leads there.
    NoWay(usize),
}

/// A position's pieces, as the reader of texts gives them.
pub(super) struct Laid {
    pub men: [[[u8; CELLS]; 2]; 2],
    pub home: [u8; 2],
    pub dice: [u8; 2],
    pub seat: Seat,
    pub lot: bool,
    pub resigned: Option<Seat>,
}

impl Race {
    pub(super) fn laid(options: &Options, laid: Laid) -> Race {
        let Laid { men, home, dice, seat, lot, resigned } = laid;
        let mut race = Race {
            men,
            home,
            dice,
            seat,
            lot,
            resigned,
            faces: if options.get("faces") == "four" { 4 } else { 3 },
            exact: options.get("home") == "exact",
            must: options.get("capture") == "must",
            key: 0,
        };
        race.key = race.fresh_key();
        race
    }

    pub(super) fn faces(&self) -> u8 {
        self.faces
    }

    /// The same position with seats exchanged and the track reversed.
    pub fn exchanged(&self) -> Race {
        let [south, north] = self.men;
        let back = |men: [[u8; CELLS]; 2]| {
            men.map(|mut cells| {
                cells.reverse();
                cells
            })
        };
        let mut race = Race {
            men: [back(north), back(south)],
            home: [self.home[1], self.home[0]],
            seat: if self.lot { self.seat } else { self.seat.other() },
            resigned: self.resigned.map(Seat::other),
            ..self.clone()
        };
        race.key = race.fresh_key();
        race
    }

    /// Where a piece of the seat to act arrives: a cell, or beyond them the seat's home.
    pub fn arrival(&self, from: usize, kind: usize, die: u8) -> Option<usize> {
        let south = self.seat == Seat::FIRST;
        let gone = if south { from } else { CELLS - 1 - from };
        let far = gone + usize::from(die) * (kind + 1);
        match far {
            _ if far < CELLS => Some(if south { far } else { CELLS - 1 - far }),
            _ if far > CELLS && self.exact => None,
            _ => Some(CELLS + self.seat.index()),
        }
    }

    /// Whether an enemy of this kind can be taken at `to`.
    fn takeable(&self, to: usize, kind: usize) -> bool {
        let foe = self.seat.other().index();
        let start = if foe == 0 { 0 } else { CELLS - 1 };
        to < CELLS && to != start && self.men[foe][kind][to] > 0
    }

    fn different_dice(&self) -> impl Iterator<Item = u8> {
        let [a, b] = self.dice;
        [a, if b == a { 0 } else { b }].into_iter().filter(|&die| die > 0)
    }

    fn on_track(&self, seat: usize) -> u8 {
        self.men[seat].iter().flatten().sum()
    }

    /// Changes a number of pieces, and the key with it.
    fn set(&mut self, seat: usize, kind: usize, cell: usize, count: u8) {
        let old = std::mem::replace(&mut self.men[seat][kind][cell], count);
        self.key ^= men_key(seat, kind, cell, old) ^ men_key(seat, kind, cell, count);
    }

    /// Changes who is to act with which dice, and the key with it.
    fn hand(&mut self, seat: Seat, dice: [u8; 2]) {
        self.key ^= self.side_key();
        (self.seat, self.dice, self.lot) = (seat, dice, false);
        if dice != [0, 0] && !self.any() {
            (self.seat, self.dice) = (seat.other(), [0, 0]);
        }
        self.key ^= self.side_key();
    }

    /// Whether a die that is left has a use.
    fn any(&self) -> bool {
        let mut any = false;
        self.runs(&mut |_| any = true);
        any
    }

    fn runs(&self, out: &mut impl FnMut(Run)) {
        let me = self.seat.index();
        for die in self.different_dice() {
            for kind in 0..2 {
                for from in (0..CELLS).filter(|&from| self.men[me][kind][from] > 0) {
                    let Some(to) = self.arrival(from, kind, die) else { continue };
                    let mut taken = false;
                    for prey in (0..2).filter(|&prey| self.takeable(to, prey)) {
                        out(Run { from, kind, die, take: Some(prey) });
                        taken = true;
                    }
                    if !taken || !self.must {
                        out(Run { from, kind, die, take: None });
                    }
                }
            }
        }
    }

    fn side_key(&self) -> u64 {
        let dice = u64::from(self.dice[0]) * 8 + u64::from(self.dice[1]);
        mix(5000 + self.seat.index() as u64 * 100 + u64::from(self.lot) * 200 + dice)
    }
}

fn men_key(seat: usize, kind: usize, cell: usize, count: u8) -> u64 {
    mix((((seat * 2 + kind) * 16 + cell) * 4 + usize::from(count)) as u64)
}

impl Game for Race {
    const ID: &'static str = "toy-race";
    const CLASS: &'static str = "b-race";
    const SEATS: usize = 2;
    const GUIDE: Guide = Guide { age: 8, minutes: 20, easy: false };
    const DICE: bool = true;
    const OPTIONS: &'static [Choice] = &[
        Choice { name: "first", values: &["lot", "south"] },
        Choice { name: "faces", values: &["three", "four"] },
        Choice { name: "home", values: &["over", "exact"] },
        Choice { name: "capture", values: &["free", "must"] },
    ];
    const SETS: &'static [NamedSet] =
        &[NamedSet { name: "severe", pairs: &[("home", "exact"), ("capture", "must")] }];

    fn start(options: &Options) -> Race {
        let mut men = [[[0; CELLS]; 2]; 2];
        for (seat, start) in [(0, 0), (1, CELLS - 1)] {
            men[seat][0][start] = 2;
            men[seat][1][start] = 1;
        }
        let lot = options.get("first") == "lot";
        let (home, dice, seat) = ([0; 2], [0; 2], Seat::FIRST);
        Race::laid(options, Laid { men, home, dice, seat, lot, resigned: None })
    }

    fn fresh_key(&self) -> u64 {
        let mut key = self.side_key();
        for seat in 0..2 {
            key ^= home_key(seat, self.home[seat]);
            for kind in 0..2 {
                for cell in 0..CELLS {
                    key ^= men_key(seat, kind, cell, self.men[seat][kind][cell]);
                }
            }
        }
        key
    }
}

impl Rules for Race {
    type Move = Run;
    type Roll = Roll;
    type Event = Event;
    type Refusal = Refusal;
    type View = Open<Race>;

    fn facts(&self) -> &'static Facts {
        Self::FACTS
    }

    fn turn(&self) -> Turn {
        let over = |winners, reason| Turn::Over(Outcome { winners, reason });
        if let Some(seat) = self.resigned {
            over(Seats::only(seat.other()), Reason::Resigned)
        } else if self.on_track(0) == 0 || self.on_track(1) == 0 {
            let winners = match self.home[0].cmp(&self.home[1]) {
                std::cmp::Ordering::Less => Seats::only(Seat::SECOND),
                std::cmp::Ordering::Equal => Seats::NONE,
                std::cmp::Ordering::Greater => Seats::only(Seat::FIRST),
            };
            over(winners, Reason::Own(Word::default()))
        } else if self.lot {
            Turn::Chance { by: None }
        } else if self.dice == [0, 0] {
            Turn::Chance { by: Some(self.seat) }
        } else {
            Turn::Seat(self.seat)
        }
    }

    fn moves(&self, out: &mut impl FnMut(Run)) {
        if let Turn::Seat(_) = self.turn() {
            self.runs(out);
        }
    }

    fn odds(&self, out: &mut impl FnMut(Roll, u32)) {
        match self.turn() {
            Turn::Chance { by: None } => Seat::first(2).for_each(|seat| out(Roll::Lot(seat), 1)),
            Turn::Chance { by: Some(_) } => {
                for a in 1..=self.faces {
                    (1..=a).for_each(|b| out(Roll::Dice(a, b), if a == b { 1 } else { 2 }));
                }
            }
            _ => {}
        }
    }

    fn check(&self, run: &Run) -> Result<(), Refusal> {
        let Run { from, kind, die, take } = *run;
        if die == 0 || !self.dice.contains(&die) {
            Err(Refusal::NoDie(die))
        } else if from >= CELLS || kind > 1 || self.men[self.seat.index()][kind][from] == 0 {
            Err(Refusal::NoPiece(from))
        } else {
            let to = self.arrival(from, kind, die).ok_or(Refusal::TooFar)?;
            match take {
                Some(prey) if prey > 1 || !self.takeable(to, prey) => Err(Refusal::NothingToTake),
                None if self.must && (0..2).any(|prey| self.takeable(to, prey)) => {
                    Err(Refusal::MustTake)
                }
                _ => Ok(()),
            }
        }
    }

    fn play(&mut self, run: &Run, tell: &mut impl Listener<Event>) -> Progress {
        let (seat, me) = (self.seat, self.seat.index());
        let Run { from, kind, die, take } = *run;
        let to = self.arrival(from, kind, die).unwrap_or(from);
        self.set(me, kind, from, self.men[me][kind][from] - 1);
        if to < CELLS {
            self.set(me, kind, to, self.men[me][kind][to] + 1);
        } else {
            self.home[me] += 1;
            self.key ^= home_key(me, self.home[me] - 1) ^ home_key(me, self.home[me]);
        }
        if let Some(prey) = take {
            self.set(1 - me, prey, to, self.men[1 - me][prey][to] - 1);
        }
        let left = if self.dice[0] == die { self.dice[1] } else { self.dice[0] };
        self.hand(if left == 0 { seat.other() } else { seat }, [left, 0]);
        tell.tell(Eyes::ALL, || Event::Ran { seat, run: *run, to });
        Progress::Lasting
    }

    fn roll(&mut self, roll: &Roll, tell: &mut impl Listener<Event>) -> Progress {
        match *roll {
            Roll::Lot(seat) => {
                self.hand(seat, [0, 0]);
                tell.tell(Eyes::ALL, || Event::Begins(seat));
            }
            Roll::Dice(a, b) => {
                self.hand(self.seat, [a, b]);
                let lost = self.dice == [0, 0];
                tell.tell(Eyes::ALL, || Event::Thrown { dice: [a, b], lost });
            }
        }
        Progress::Lasting
    }

    fn resign(&mut self, seat: Seat) {
        self.resigned = Some(seat);
    }

    fn in_play(&self) -> Seats {
        self.resigned.map_or(Seats::first(2), |seat| Seats::first(2).without(seat))
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn view(&self, _: Eye) -> Open<Race> {
        Open(self.clone())
    }
}

impl Thinkable for Race {
    fn guess(view: &Open<Race>, _: &mut impl Rng, _: u32) -> Option<Race> {
        Some(view.0.clone())
    }

    type Weights = [i32; 0];
    const WEIGHTS: [i32; 0] = [];

    fn evaluate_with(&self, seat: Seat, _: &[i32; 0]) -> i32 {
        let sum = |seat: Seat| {
            100 * i32::from(self.home[seat.index() & 1] + self.on_track(seat.index() & 1))
        };
        sum(seat) - sum(seat.other())
    }
}

fn home_key(seat: usize, home: u8) -> u64 {
    mix(9000 + seat as u64 * 16 + u64::from(home))
}

impl GameEvent for Event {
    fn notation(&self) -> String {
        match self {
            Event::Begins(seat) => super::race_text::SEATS[seat.index() & 1].to_owned(),
            Event::Thrown { dice: [a, b], .. } => format!("{a}-{b}"),
            Event::Ran { run, to, .. } => super::race_text::write(run, *to),
        }
    }

    fn trace(&self) -> Trace {
        match self {
            Event::Ran { seat, run, to } => Trace {
                path: vec![run.from, *to],
                taken: run.take.iter().map(|&prey| (*to, look(seat.other(), prey))).collect(),
                ..Trace::default()
            },
            _ => Trace::default(),
        }
    }
}

static BOARD: LazyLock<Arc<Board>> = LazyLock::new(|| {
    let site = |i: usize| {
        // The cells in one row, each seat's home at the end of its way.
        let (x, near) = match i {
            _ if i < CELLS => (1 + i, vec![]),
            CELLS => (CELLS + 1, vec![CELLS - 1]),
            _ => (0, vec![0]),
        };
        let name = super::race_text::site(i).to_string();
        Site { name, x: 100 * x as i32 + 50, y: 50, row: 0, col: x, near }
    };
    Arc::new(Board {
        class: "b-race",
        width: 1200,
        height: 100,
        art: vec![],
        labels: vec![],
        sites: (0..CELLS + 2).map(site).collect(),
        cell: (100, 100),
        size: 100,
        ..Board::default()
    })
});

fn look(seat: Seat, kind: usize) -> Look {
    let device = if kind == 0 { Device::Petals } else { Device::Lozenge };
    Look::Disc { side: seat.index() as u8, device }
}

/// The number of one of the pieces alike that stand together.
fn id(seat: Seat, kind: usize, cell: usize, n: u8) -> u32 {
    (((seat.index() * 2 + kind) * 16 + cell) * 4) as u32 + u32::from(n)
}

impl Race {
    /// The pieces of a seat and kind on a cell, as targets.
    fn named(&self, seat: Seat, kind: usize, cell: usize) -> impl Iterator<Item = Target> {
        let count = self.men[seat.index() & 1][kind][cell];
        (0..count).map(move |n| Target::Piece(id(seat, kind, cell, n)))
    }

    /// What must still be clicked when the piece and its arrival are known: the die, if
    /// two lead there, then what is taken, if there is a choice.
    fn questions(&self, run: &Run, to: usize, die_known: bool) -> Vec<Vec<Target>> {
        let list = self.list();
        let alike = |r: &&Run| r.from == run.from && r.kind == run.kind;
        let asks_die = !die_known
            && list
                .iter()
                .filter(alike)
                .any(|r| r.die != run.die && self.arrival(r.from, r.kind, r.die) == Some(to));
        let die = if asks_die { vec![Target::Die(run.die)] } else { vec![] };
        if list.iter().filter(alike).filter(|r| r.die == run.die).count() == 1 {
            return vec![die];
        }
        let last: Vec<Target> = match run.take {
            Some(prey) => self.named(self.seat.other(), prey, to).collect(),
            None => vec![Target::Site(to)],
        };
        last.into_iter().map(|last| die.iter().copied().chain([last]).collect()).collect()
    }
}

impl OpenGame for Race {
    fn paths(&self, run: &Run, out: &mut impl FnMut(Path)) {
        let Some(to) = self.arrival(run.from, run.kind, run.die) else { return };
        let mut enter = |begin: &[Target], rest: &[Target]| {
            let takes = run.take.map(|_| to).into_iter().collect();
            out(Path { clicks: [begin, rest].concat(), takes, shortcut: false });
        };
        let (from, site, die) = (Target::Site(run.from), Target::Site(to), Target::Die(run.die));
        let mixed = (0..2).all(|kind| self.men[self.seat.index()][kind][run.from] > 0);
        // Another kind of piece on the same cell may reach the same cell.
        let asks_piece = self.list().iter().any(|r| {
            r.from == run.from
                && r.kind != run.kind
                && self.arrival(r.from, r.kind, r.die) == Some(to)
        });
        for rest in self.questions(run, to, false) {
            if !asks_piece {
                enter(&[from, site], &rest);
            }
            for piece in self.named(self.seat, run.kind, run.from) {
                enter(&[piece, site], &rest);
                if asks_piece {
                    enter(&[from, site, piece], &rest);
                }
            }
        }
        for rest in self.questions(run, to, true) {
            let pieces = self.named(self.seat, run.kind, run.from);
            for piece in pieces.chain((!mixed).then_some(from)) {
                enter(&[die, piece, site], &rest);
                // The die says where: only declining asks for the cell.
                if rest.first() != Some(&site) {
                    enter(&[die, piece], &rest);
                }
            }
        }
    }

    fn scene(&self, _: &[Target]) -> Scene {
        let mut scene = Scene::new(BOARD.clone());
        for seat in Seat::first(2) {
            for kind in 0..2 {
                let word = Word::new(kind as u8);
                for cell in 0..CELLS {
                    let mixed = (0..2).all(|k| self.men[seat.index()][k][cell] > 0);
                    for n in 0..self.men[seat.index()][kind][cell] {
                        let id = id(seat, kind, cell, n);
                        let look = look(seat, kind);
                        let who = Some(seat.index() as u8);
                        scene.pieces.push(Piece { id, site: cell, look, seat: who, word });
                        if mixed {
                            let target = Target::Piece(id);
                            let number = u32::from(n);
                            let (look, state) = (None, Use::Usable);
                            scene.controls.push(Control { target, word, number, look, state });
                        }
                    }
                }
            }
        }
        scene.controls.extend(self.different_dice().map(|die| Control {
            target: Target::Die(die),
            word: Word::default(),
            number: u32::from(die),
            look: None,
            state: match self.list().iter().any(|run| run.die == die) {
                true => Use::Usable,
                false => Use::Useless,
            },
        }));
        scene
    }

    fn why_not(&self, clicks: &[Target]) -> Option<Refusal> {
        match *clicks {
            [Target::Site(from)] if from < CELLS => {
                let empty = (0..2).all(|kind| self.men[self.seat.index()][kind][from] == 0);
                empty.then_some(Refusal::NoPiece(from))
            }
            [Target::Die(die)] if !self.dice.contains(&die) => Some(Refusal::NoDie(die)),
            [Target::Site(from), Target::Site(to)] if from != to => Some(Refusal::NoWay(to)),
            _ => None,
        }
    }
}
