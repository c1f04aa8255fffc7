//! What the laws ask of a game besides its traits.

pub use super::random::*;
use crate::toys::race::{CELLS, Race, Run};
use crate::toys::ranks::{Act, Phase, Rank, Ranks, allowed};
use palamede::rules::{
    Eye, Game, Generator, Line, Options, Rng, Rules, Seat, Seen, Step, StepOf, Thinkable, Turn,
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
            out.extend(aid.notes.iter().map(|note| R::aid_note(lang, note)));
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
            out += &R::score_line(lang, &view, seat);
        }
        let (question, more) = R::prompt(lang, "", &view, table.clicks(), &table.next());
        out += &(question + &more);
        scene.pieces.iter().for_each(|piece| out += &R::piece_on(lang, piece));
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
