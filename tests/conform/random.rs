//! Random games, of which it is told where one breaks a law.

use super::setup::Conform;
use crate::depth::{amount, is_deep};
use crate::toys::race::Race;
use palamede::record::{Dice, Setup};
use palamede::rules::{
    Eye, Eyes, Game, Generator, Line, Notation, Options, Rng, Rules, Seat, Step, StepOf, Turn,
};
use palamede::table::Table;
use std::cell::RefCell;

/// The option sets that the games are spread over.
pub fn option_sets<R: Game>() -> Vec<Options> {
    if is_deep() { Options::product(R::OPTIONS) } else { Options::pairwise(R::OPTIONS) }
}

/// Calls `game` with the options and the seed of each of `n` games, of ten times as many at night.
/// Where one breaks a law, it is told which.
pub fn games<R: Conform>(n: usize, game: impl FnMut(&Options, u64)) {
    exact_games::<R>(amount(n), game);
}

/// The same with just so many games, and more only where there are more sets of options.
pub fn exact_games<R: Conform>(n: usize, mut game: impl FnMut(&Options, u64)) {
    let sets = option_sets::<R>();
    for seed in 0..(n / R::HEAVY).max(sets.len()) {
        let options = &sets[seed % sets.len()];
        let _told = told_if_broken(|| {
            let options: Vec<String> = options.pairs().map(|(a, b)| format!("{a}={b}")).collect();
            let (law, stood) = (LAW.take(), STOOD.take());
            format!("In {}, {}, seed {seed}, {stood}{law}", R::ID, options.join(" "))
        });
        game(options, seed as u64);
        STOOD.take();
    }
}

/// Looks whether a law holds where several look at one game: the one that does not is named.
pub fn law(name: &'static str, holds: impl FnOnce()) {
    struct Broken(&'static str);
    impl Drop for Broken {
        fn drop(&mut self) {
            if std::thread::panicking() {
                LAW.set(format!(". Broken: {}", self.0));
            }
        }
    }
    let _broken = Broken(name);
    holds();
}

thread_local! {
    /// The law that is broken, where several look at one game.
    static LAW: RefCell<String> = const { RefCell::new(String::new()) };
    /// Where the game last stood, if that is known.
    static STOOD: RefCell<String> = const { RefCell::new(String::new()) };
    /// What was told last of a broken law.
    static TOLD: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Keeps where the game stands, to be told of should it break a law.
fn stands<R: Notation>(steps: usize, line: &Line<R>) {
    STOOD.set(format!("after {steps} steps: {}", line.position()));
}

/// Tells what `what` gives, should the test fail before what this gives is dropped.
fn told_if_broken<F: Fn() -> String>(what: F) -> impl Drop {
    struct Told<F: Fn() -> String>(F);
    impl<F: Fn() -> String> Drop for Told<F> {
        fn drop(&mut self) {
            if std::thread::panicking() {
                let text = self.0();
                eprintln!("{text}");
                TOLD.set(text);
            }
        }
    }
    Told(what)
}

/// A game that is played; should its test fail, it is known where it stood.
struct Walk<R: Conform> {
    line: Line<R>,
    steps: usize,
}

impl<R: Conform> Drop for Walk<R> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            stands(self.steps, &self.line);
        }
    }
}

/// What breaks a law is told with its game, options, seed, ply and position.
#[test]
fn a_broken_law_names_its_game() {
    let broken = std::panic::catch_unwind(|| {
        games::<Race>(9, |options, seed| {
            let mut left = 4;
            walk::<Race>(options, seed, 100, &mut |_, _| {
                left -= 1;
                law("it is short", || assert!(seed < 3 || left > 0, "it breaks the law"));
            });
        });
    });
    assert!(broken.is_err());
    let told = TOLD.take();
    let options = option_sets::<Race>();
    let (name, value) = options[3 % options.len()].pairs().next().expect("an option");
    assert!(told.starts_with(&format!("In {}, ", Race::ID)), "{told}");
    assert!(told.contains(&format!("{name}={value}")), "{told}");
    assert!(told.contains("seed 3, after 3 steps: "), "{told}");
    let (told, broken) = told.split_once(". Broken: ").expect("a law");
    assert_eq!(broken, "it is short");
    let position = told.rsplit(": ").next().expect("a position");
    assert!(Race::set_up(&options[3 % options.len()], position).is_ok(), "{told}");
}

/// Every eye.
pub fn eyes() -> Vec<Eye> {
    Seat::first(Seat::MOST).map(Eye::Seat).chain([Eye::Public, Eye::Open]).collect()
}

/// A random step; now and then somebody resigns, or runs out of time. None when the game is over.
pub fn any_step<R: Conform>(line: &Line<R>, rng: &mut Generator) -> Option<StepOf<R>> {
    let state = line.state();
    let turn = line.turn();
    if let Turn::Over(_) = turn {
        return None;
    }
    let rare = if R::SEATS > 2 { 60 } else { 500 };
    if rng.below(rare) == 0 {
        let in_play: Vec<Seat> = line.in_play().iter().collect();
        let seat = in_play[rng.below(in_play.len() as u32) as usize];
        // (By the position, so that the same lots fall as before.)
        let timed = state.key() & 1 == 0;
        return Some(if timed { Step::TimeOut(seat) } else { Step::Resign(seat) });
    }
    Some(match turn {
        Turn::Seat(_) => {
            let listed = state.nth(rng.below(state.count() as u32) as usize);
            Step::Move(state.stray(rng).or(listed).expect("a seat to act has a move"))
        }
        _ => Step::Roll(state.throw(rng).expect("a roll")),
    })
}

/// What was told of a step.
pub type Heard<R> = Vec<(Eyes, <R as Rules>::Event)>;

/// Plays a random game of at most `cap` steps. `visit` sees each position of it, the
/// step that led there and what was told of it.
pub fn walk<R: Conform>(
    options: &Options,
    seed: u64,
    cap: usize,
    visit: &mut impl FnMut(&Line<R>, Option<(&StepOf<R>, &Heard<R>)>),
) {
    let mut rng = Generator::new(seed);
    let mut walk = Walk { line: Line::new(R::start(options)), steps: 0 };
    visit(&walk.line, None);
    for _ in 0..cap {
        let Some(step) = any_step(&walk.line, &mut rng) else { return };
        assert_eq!(walk.line.check(&step), Ok(()), "{step:?}");
        let mut told = Vec::new();
        walk.line.advance(&step, &mut told);
        walk.steps += 1;
        visit(&walk.line, Some((&step, &told)));
    }
}

/// A new table.
pub fn table<R: Notation>(options: &Options, dice: Dice) -> Table<R> {
    let setup = Setup { options: options.clone(), start: None, dice };
    Table::new(setup, palamede::rules::Seats::NONE).expect("the usual start")
}

/// Plays up to `steps` random steps at a table.
pub fn play<R: Conform>(table: &mut Table<R>, steps: usize, rng: &mut Generator) {
    for _ in 0..steps {
        let Some(step) = any_step(table.whole().line(), rng) else { break };
        match (&step, table.setup().dice) {
            (Step::Roll(_), Dice::Seed(_)) => table.throw().expect("something to throw"),
            _ => table.take(step).expect("a legal step"),
        }
    }
    stands(table.len(), table.whole().line());
}

/// All that is to be compared of a table's position and history.
pub fn snapshot<R: Notation>(table: &Table<R>) -> String {
    let line = table.whole().line();
    format!("{} {:?} {:?} {:?}", line.position(), line.past(), line.turn(), line.state().key())
}
