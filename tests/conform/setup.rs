//! What the laws ask of a game besides its traits.

pub use super::random::*;
use crate::toys::race::{CELLS, Race, Run};
use crate::toys::ranks::{Act, Phase, Rank, Ranks, allowed};
use palamede::games::mak_yek::{Mak, Position, Square};
use palamede::games::sahkku::{self, Cell, DieFace, Sahkku, Spot};
use palamede::games::shap_luk::{Point, Pursuit, ShapLuk};
use palamede::rules::{
    Eye, Game, Generator, Line, Notation, Options, Rng, Rules, Seat, Seen, Step, StepOf, Thinkable,
    Turn,
};
use palamede::scene::Target;
use palamede::table::Table;
use palamede::text::{Lang, Speak, sentence};

/// A game's positions and moves under a symmetry.
pub type Mirror<R> = (R, fn(&<R as Rules>::Move) -> <R as Rules>::Move);

/// What the tests must know of a game.
pub trait Conform: Thinkable + 'static {
    /// Whether an army is laid out before play.
    const DRAFTS: bool = false;

    /// Whether all that can be hidden, and all drafts, are few enough to be listed.
    const SMALL: bool = true;

    /// How many times longer its games take than a small game's: fewer of them are played.
    const HEAVY: usize = 1;

    /// What positions of a good sample are like, among others: see [`kinds`](Conform::kinds).
    const KINDS: &'static [&'static str] = &[];

    /// What the position is like, for counts.
    fn kinds(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// A move that leads on more quickly than one drawn by lot.
    fn bold(&self, _: &mut Generator) -> Option<Self::Move> {
        None
    }

    /// Moves that somebody might try here, the legal ones among them.
    fn attempts(&self) -> Vec<Self::Move>;

    /// The position under each of the game's symmetries.
    fn mirrors(&self, options: &Options) -> Vec<Mirror<Self>>;

    /// Whether random play ends by the rules under these options.
    fn bounded(_: &Options) -> bool {
        true
    }

    /// Law 2's exception: a deployment may be any arrangement that the rules allow,
    /// while the list names only a few of them.
    fn unlisted(&self, _: &Self::Move) -> bool {
        false
    }

    /// A legal move that may be an unlisted one.
    fn stray(&self, _: &mut Generator) -> Option<Self::Move> {
        None
    }

    /// Other games with the same public history as `steps`, in which `eye` knows the
    /// same of the position: at most `most` by random tries, or with `None` all.
    fn others(
        _: &Options,
        _: &[StepOf<Self>],
        _: Eye,
        _: &mut Generator,
        _: Option<usize>,
    ) -> Vec<Vec<StepOf<Self>>> {
        Vec::new()
    }

    /// What `eye` cannot see: each hidden piece with its rank, as text.
    fn hidden(&self, _: Eye) -> Vec<String> {
        Vec::new()
    }

    /// Every sentence that the eye at the screen can read; [`spoken`] in a game that
    /// speaks.
    fn sentences(_: &Table<Self>) -> String {
        String::new()
    }

    /// What the aids draw and say to the eye at the screen; [`helped`] in a game that
    /// speaks.
    fn helps(_: &Table<Self>) -> String {
        String::new()
    }
}

/// What the aids draw and say to the eye at the screen.
pub fn helped<R: Speak>(table: &Table<R>) -> String {
    let mut out = String::new();
    for aid in table.view().aids() {
        out += &format!("{aid:?}");
        for lang in Lang::ALL {
            out += &R::aid(lang, aid.name);
            out.extend(aid.notes.iter().map(|note| R::note(lang, note)));
        }
    }
    out
}

/// How many of the last steps are looked at: those before were the last of other positions.
pub const RECENT: usize = 40;

/// Every sentence that the eye at the screen can read of the game.
pub fn spoken<R: Speak>(table: &Table<R>) -> String {
    let (view, scene) = (table.view(), table.scene());
    let mut out = String::new();
    for lang in Lang::ALL {
        for at in table.len().saturating_sub(RECENT)..table.len() {
            let Some((by, heard)) = table.heard(at) else { continue };
            let by = by.map(|seat| R::words(lang).seats[seat.index()].name);
            out += &sentence::<R>(lang, by, &heard);
        }
        for seat in Seat::first(R::SEATS) {
            out += &R::standing(lang, &view, seat);
        }
        let (question, more) = R::prompt(lang, "", &view, table.clicks(), &table.next());
        out += &(question + &more);
        scene.pieces.iter().for_each(|piece| out += &R::standing_on(lang, piece));
        // Why clicks lead nowhere, for every site and for two of them: all, or some hundreds.
        let all = scene.board.sites.len();
        let apart = 1 + all * all / 700;
        let one = (0..all).map(|site| vec![Target::Site(site)]);
        let two = (table.len() % apart..all * all).step_by(apart);
        let two = two.map(|n| vec![Target::Site(n / all), Target::Site(n % all)]);
        for why in one.chain(two).filter_map(|clicks| view.why_not(&clicks)) {
            out += &R::refusal(lang, &why).text;
        }
        if let Turn::Over(outcome) = table.turn() {
            out += &R::ending(lang, &view, outcome).unwrap_or_default();
        }
    }
    out
}

impl<const APIT: bool> Conform for Position<APIT> {
    fn attempts(&self) -> Vec<Mak> {
        let squares = || (0..64).filter_map(Square::new);
        squares().flat_map(|from| squares().map(move |to| Mak { from, to })).collect()
    }

    fn bounded(options: &Options) -> bool {
        options.get("quiet_limit") != "none"
    }

    fn mirrors(&self, options: &Options) -> Vec<Mirror<Self>> {
        let text = self.position();
        let (rows, rest) = text.split_once(' ').expect("rows and the side to move");
        let full: String = rows
            .chars()
            .map(|c| c.to_digit(10).map_or(c.into(), |n| ".".repeat(n as usize)))
            .collect();
        let rows: Vec<&str> = full.split('/').collect();
        let pack = |rows: Vec<String>, rest: &str| {
            let text = format!("{} {rest}", rows.join("/").replace('.', "1"));
            Self::set_up(options, &text).expect("a mirrored position")
        };
        let across = rows.iter().map(|row| row.chars().rev().collect()).collect();
        let swap = |c: char| {
            if c == 'R' {
                'r'
            } else if c == 'r' {
                'R'
            } else {
                c
            }
        };
        let over = rows.iter().rev().map(|row| row.chars().map(swap).collect()).collect();
        let other = match rest.split(' ').next() {
            Some("w") => rest.replacen('w', "b", 1).replace("=black", "=WHITE"),
            Some("b") => rest.replacen('b', "w", 1).replace("=black", "=WHITE"),
            _ => rest.replace("=black", "=WHITE"),
        };
        let other = other.replace("=white", "=black").replace("=WHITE", "=white");
        vec![
            (pack(across, rest), |mv| {
                let flip = |at: Square| Square::new(at.row() * 8 + 7 - at.col()).unwrap();
                Mak { from: flip(mv.from), to: flip(mv.to) }
            }),
            (pack(over, &other), |mv| {
                let flip = |at: Square| Square::new((7 - at.row()) * 8 + at.col()).unwrap();
                Mak { from: flip(mv.from), to: flip(mv.to) }
            }),
        ]
    }
}

impl Conform for ShapLuk {
    fn attempts(&self) -> Vec<Pursuit> {
        let points = || (0..29).filter_map(Point::new);
        let every = |from| points().map(move |to| Pursuit::step(from, to));
        let fly = |mv| points().map(move |at| Pursuit { fly: Some(at), ..mv });
        let mut all: Vec<Pursuit> = points().flat_map(every).collect();
        all.extend(every(self.general()).flat_map(fly));
        // Each pair that frames any point, wherever the move ends; and one that is none.
        let mut pairs: Vec<[Point; 2]> = points().flat_map(|at| self.pairs(at)).collect();
        pairs.extend(Point::new(0).zip(Point::new(28)).map(<[Point; 2]>::from));
        let apex = Pursuit::step(self.general(), Point::APEX);
        let ends = every(self.general()).chain(fly(apex)).chain(points().flat_map(every).take(29));
        all.extend(ends.flat_map(|mv| {
            let take = |&pair| Pursuit { take: Some(pair), ..mv };
            pairs.iter().map(take).collect::<Vec<_>>()
        }));
        all
    }

    fn mirrors(&self, options: &Options) -> Vec<Mirror<Self>> {
        fn across(text: &str) -> String {
            let flip =
                |c: char| if let 'a'..='e' = c { (b'f' - (c as u8 - b'`')) as char } else { c };
            text.chars().map(flip).collect()
        }
        fn point(at: Point) -> Point {
            Point::read(&across(&at.to_string())).expect("a point")
        }
        let text = self.position();
        let (side, _) = text.match_indices(' ').nth(1).expect("flights and side");
        let text = across(&text[..side]) + &text[side..];
        let mirror = Self::set_up(options, &text).expect("a mirrored position");
        vec![(mirror, |mv| {
            let take = mv.take.map(|pair| {
                let mut pair = pair.map(point);
                pair.sort_by_key(Point::to_string);
                pair
            });
            Pursuit { from: point(mv.from), to: point(mv.to), fly: mv.fly.map(point), take }
        })]
    }
}

/// A cell of a board of so many columns after half a turn.
fn turned(cell: Cell, columns: usize) -> Cell {
    Cell::new(3 * columns - 1 - cell.index()).expect("a cell of the board")
}

fn turn<const COLUMNS: usize>(act: &sahkku::Act) -> sahkku::Act {
    let spot = |spot: Spot| Spot { cell: turned(spot.cell, COLUMNS), ..spot };
    sahkku::Act { from: spot(act.from), to: spot(act.to), ..*act }
}

impl Conform for Sahkku {
    fn attempts(&self) -> Vec<sahkku::Act> {
        let Turn::Seat(seat) = self.turn() else {
            let at = Spot::from(self.king());
            return vec![sahkku::Act { die: DieFace::Two, king: true, from: at, to: at }];
        };
        let cells = || (0..Cell::MOST).filter_map(Cell::new);
        let spots = || cells().flat_map(|cell| [false, true].map(|fourth| Spot { cell, fourth }));
        // Every arrival is tried from where own pieces stand, from elsewhere a few.
        let own: Vec<Spot> =
            self.awake(seat).map(|(spot, _)| spot).chain([self.king().into()]).collect();
        let mut all = Vec::new();
        for (n, from) in spots().enumerate() {
            let home = usize::from(seat.index() == 0) * 2;
            let tried = own.contains(&from) || from.cell.index() % 3 == home;
            for to in spots().skip(n % 7).step_by(if tried { 1 } else { 7 }) {
                for die in (0..4).filter_map(DieFace::new) {
                    all.extend([false, true].map(|king| sahkku::Act { die, king, from, to }));
                }
            }
        }
        all
    }

    fn mirrors(&self, options: &Options) -> Vec<Mirror<Self>> {
        let columns = usize::from(self.columns());
        let text = self.position();
        let words: Vec<&str> = text.split(' ').collect();
        let cell = |name: &str| {
            let prime = if name.ends_with('\'') { "'" } else { "" };
            let cell = Cell::read(name.trim_end_matches('\'')).expect("a cell");
            format!("{}{prime}", turned(cell, columns))
        };
        let side = |word: &str| {
            let (asleep, spots) = word.split_once('/').expect("a side");
            let spot = |spot: &str| match spot.split_once(':') {
                Some((name, count)) => format!("{}:{count}", cell(name)),
                None if spot == "-" => spot.to_owned(),
                None => cell(spot),
            };
            let spots: Vec<String> = spots.split(',').map(spot).collect();
            format!("{asleep}/{}", spots.join(","))
        };
        let seat = |name: &str| match name {
            "south" => "north".to_owned(),
            "north" => "south".to_owned(),
            other => other.to_owned(),
        };
        let rest = words[2..].iter().map(|word| match word.split_once('=') {
            Some(("resigned", name)) => format!("resigned={}", seat(name)),
            Some((king, owner)) => format!("{}={}", cell(king), seat(owner)),
            None if *word == words[2] => cell(word),
            None => seat(word),
        });
        let sides = [side(words[1]), side(words[0])].into_iter();
        let text = sides.chain(rest).collect::<Vec<_>>().join(" ");
        let map = match columns {
            15 => turn::<15>,
            13 => turn::<13>,
            11 => turn::<11>,
            _ => turn::<9>,
        };
        vec![(Self::set_up(options, &text).expect("a turned position"), map)]
    }
}

impl Conform for Race {
    fn attempts(&self) -> Vec<Run> {
        let mut all = Vec::new();
        for die in 0..6 {
            for kind in 0..3 {
                for from in 0..CELLS + 3 {
                    for take in [None, Some(0), Some(1), Some(2)] {
                        all.push(Run { from, kind, die, take });
                    }
                }
            }
        }
        all
    }

    fn mirrors(&self, _: &Options) -> Vec<Mirror<Self>> {
        vec![(self.exchanged(), |run| Run { from: CELLS - 1 - run.from, ..*run })]
    }
}

/// The deployments of a game's first steps, by seat.
fn deployments(steps: &[StepOf<Ranks>]) -> Vec<usize> {
    let deploys = |step: &StepOf<Ranks>| matches!(step, Step::Move(Act::Deploy(_)));
    (0..steps.len()).filter(|&at| deploys(&steps[at])).collect()
}

/// What must look the same after each step: where the pieces are, who is out, which
/// flags everybody knows, who is to act, and what the owners of a fight saw.
fn outcome(state: &Ranks, eye: Eye) -> String {
    let public = state.public();
    let view = state.view(eye);
    let seen: Vec<_> = (0..16).map(|id| view.rank(id)).collect();
    // A flag is announced as a piece that everybody sees, even if it goes at once.
    let flags: Vec<_> = Seat::first(4).map(|seat| public.flags[seat]).collect();
    format!("{:?} {:?} {flags:?} {:?} {seen:?}", public.places, public.out, public.turn())
}

impl Conform for Ranks {
    const DRAFTS: bool = true;

    fn attempts(&self) -> Vec<Act> {
        let mut all = Vec::new();
        for a in Rank::ALL {
            for b in Rank::ALL {
                for c in Rank::ALL {
                    all.extend(Rank::ALL.map(|d| Act::Deploy([a, b, c, d])));
                }
            }
        }
        for from in 0..27 {
            all.extend((0..27).map(|to| Act::Go { from, to }));
        }
        all
    }

    fn unlisted(&self, act: &Act) -> bool {
        // In words: each piece once, and the flag not in front.
        match act {
            Act::Deploy([a, b, c, d]) => {
                let mut ranks = [*a, *b, *c, *d];
                ranks.sort();
                self.public().phase == Phase::Deploy && ranks == Rank::ALL && *d != Rank::Flag
            }
            Act::Go { .. } => false,
        }
    }

    fn stray(&self, rng: &mut Generator) -> Option<Act> {
        if self.public().phase != Phase::Deploy || !matches!(self.turn(), Turn::Seat(_)) {
            return None;
        }
        let all: Vec<Act> = self.attempts().into_iter().filter(|act| self.unlisted(act)).collect();
        all.get(rng.below(all.len() as u32) as usize).copied()
    }

    fn mirrors(&self, _: &Options) -> Vec<Mirror<Self>> {
        if self.public().phase != Phase::Play {
            return Vec::new();
        }
        vec![(self.turned(), |act| match *act {
            Act::Go { from, to } => {
                let turn = |at: usize| (at % 5) * 5 + 4 - at / 5;
                Act::Go { from: turn(from), to: turn(to) }
            }
            deploy => deploy,
        })]
    }

    fn others(
        options: &Options,
        steps: &[StepOf<Self>],
        eye: Eye,
        rng: &mut Generator,
        most: Option<usize>,
    ) -> Vec<Vec<StepOf<Self>>> {
        let places = deployments(steps);
        let mut truth = Line::new(Ranks::start(options));
        let trace: Vec<String> = steps
            .iter()
            .map(|step| {
                truth.advance(step, &mut palamede::rules::Silent);
                outcome(truth.state(), eye)
            })
            .collect();
        let all: Vec<[Rank; 4]> = crate::toys::ranks::armies();
        assert!(all.iter().all(allowed));
        let fits = |armies: &[[Rank; 4]]| {
            let mut other = steps.to_vec();
            for (&at, army) in places.iter().zip(armies) {
                other[at] = Step::Move(Act::Deploy(*army));
            }
            let mut line = Line::new(Ranks::start(options));
            for (step, expected) in other.iter().zip(&trace) {
                line.check(step).ok()?;
                line.advance(step, &mut palamede::rules::Silent);
                if outcome(line.state(), eye) != *expected {
                    return None;
                }
            }
            Some(other)
        };
        let knows = |seat: usize| match eye {
            Eye::Seat(own) => {
                own.index() == seat
                    || own.index() % 2 == seat % 2 && options.get("ally") == "apparent"
            }
            _ => false,
        };
        // Whose deployment each is: seats lay out in order, those that resigned do not.
        let mut line = Line::new(Ranks::start(options));
        let mut choices = Vec::new();
        for step in steps {
            if let Step::Move(Act::Deploy(army)) = step {
                let seat = line.state().public().seat.index();
                choices.push(if knows(seat) { vec![*army] } else { all.clone() });
            }
            line.advance(step, &mut palamede::rules::Silent);
        }
        match most {
            None => {
                let mut found = Vec::new();
                let mut at = vec![0; choices.len()];
                loop {
                    let armies: Vec<_> = at.iter().zip(&choices).map(|(&n, c)| c[n]).collect();
                    found.extend(fits(&armies));
                    // The next combination, as a counter turns.
                    let Some(turn) = (0..at.len()).find(|&n| at[n] + 1 < choices[n].len()) else {
                        return found;
                    };
                    at[..turn].fill(0);
                    at[turn] += 1;
                }
            }
            Some(most) => (0..200 * most)
                .filter_map(|_| {
                    let mut pick = |c: &Vec<[Rank; 4]>| c[rng.below(c.len() as u32) as usize];
                    let armies: Vec<_> = choices.iter().map(&mut pick).collect();
                    fits(&armies).filter(|other| other != steps)
                })
                .take(most)
                .collect(),
        }
    }

    fn sentences(table: &Table<Self>) -> String {
        spoken(table)
    }

    fn helps(table: &Table<Self>) -> String {
        helped(table)
    }

    fn hidden(&self, eye: Eye) -> Vec<String> {
        let view = self.view(eye);
        let known = |id: usize| self.army(id / 4).map(|army| army[id % 4]);
        (0..16)
            .filter(|&id| view.rank(id).is_none())
            .filter_map(|id| known(id).map(|rank| format!("{id}:{}", rank.letter())))
            .collect()
    }
}
