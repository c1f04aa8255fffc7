//! Fanorona against its rules. The numbers of sentences are those of
//! `src/games/fanorona/mod.rs`.

mod captures;
mod clicks;
mod compare;
mod conform;
mod ends;
mod notation;
mod perft;
mod shared;
mod slow;
mod telo;
mod text;
mod worth;

use palamede::games::Fanorona;
use palamede::games::fanorona::{Foray, Point, Refusal, Why};
use palamede::record::{Dice, Setup};
use palamede::rules::{
    Game, Notation, Options, Outcome, Reason, Rules, Seat, Seats, StepError, Turn,
};
use palamede::table::Table;

/// Options by name.
type Chosen<'a> = &'a [(&'a str, &'a str)];

/// The options with these chosen.
fn options(chosen: Chosen) -> Options {
    let mut options = Options::new(Fanorona::OPTIONS);
    for (name, value) in chosen {
        options.set(name, value).expect("an option of the game");
    }
    options
}

/// A position under these options.
fn position(chosen: Chosen, text: &str) -> Fanorona {
    Fanorona::set_up(&options(chosen), text).unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// The legal turns of a position, sorted.
fn moves(chosen: Chosen, text: &str) -> Vec<String> {
    let state = position(chosen, text);
    let mut moves: Vec<String> = state.list().iter().map(|mv| state.write(mv)).collect();
    moves.sort();
    moves
}

/// A table that begins as usual, or from this position.
fn table(chosen: Chosen, start: Option<&str>) -> Table<Fanorona> {
    let start = start.map(str::to_owned);
    let setup = Setup { options: options(chosen), start, dice: Dice::Given };
    Table::new(setup, Seats::NONE).expect("a good position")
}

/// A table that begins from this position.
fn placed(chosen: Chosen, text: &str) -> Table<Fanorona> {
    table(chosen, Some(text))
}

/// Tries one step, as records write it.
fn step(table: &mut Table<Fanorona>, text: &str) -> Result<(), StepError<Refusal>> {
    let step = table.read_step(text).unwrap_or_else(|why| panic!("{text}: {why}"));
    table.take(step)
}

/// Takes these steps.
fn steps(table: &mut Table<Fanorona>, texts: &str) {
    for text in texts.split_whitespace() {
        step(table, text).unwrap_or_else(|why| panic!("{text}: {why:?}"));
    }
}

/// Takes the first turn that is listed.
fn go_on(table: &mut Table<Fanorona>) {
    let state = table.whole().line().state();
    let text = state.write(&state.list()[0]);
    steps(table, &text);
}

/// Holds that a move is refused for this reason at this point, and changes nothing.
fn refuse(chosen: Chosen, text: &str, mv: &str, site: &str, why: Why) {
    let mut table = placed(chosen, text);
    let Err(StepError::Refused(refused)) = step(&mut table, mv) else { panic!("{mv} in {text}") };
    assert_eq!((refused.at, refused.why), (at(site), why), "{mv} in {text}");
    assert_eq!(table.whole().line().position(), text);
}

/// A game that is over: won by white, by black, or drawn.
fn over(winner: Option<Seat>, reason: Reason) -> Turn {
    Turn::Over(Outcome { winners: winner.into_iter().collect(), reason })
}

fn at(name: &str) -> Point {
    Point::read(name).expect("a point")
}

/// The set of these points.
fn set(names: &str) -> u64 {
    names.split_whitespace().fold(0, |set, name| set | at(name).bit())
}

fn foray(from: &str, to: &str, taken: &str) -> Foray {
    Foray { from: at(from), to: at(to), taken: set(taken) }
}

const WHITE: Seat = Seat::FIRST;
const BLACK: Seat = Seat::SECOND;
