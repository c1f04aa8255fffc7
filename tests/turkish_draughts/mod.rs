//! Turkish draughts against its rules. The numbers of sentences are those of
//! `src/games/turkish_draughts/mod.rs`.

mod captures;
mod clicks;
mod conform;
mod ends;
mod moves;
mod notation;
mod perft;
mod records;
mod shared;
mod slow;
mod text;
mod worth;

use palamede::games::turkish_draughts::{Position, Refusal, Square, Turkish};
use palamede::record::{Dice, Setup};
use palamede::rules::{
    Game, Notation, Options, Outcome, Reason, Rules, Seat, Seats, StepError, Turn,
};
use palamede::table::Table;

/// Options by name.
type Chosen<'a> = &'a [(&'a str, &'a str)];

/// The options with these chosen.
fn options(chosen: Chosen) -> Options {
    let mut options = Options::new(Position::OPTIONS);
    for (name, value) in chosen {
        options.set(name, value).expect("an option of the game");
    }
    options
}

/// A table that begins as usual, or from this position.
fn table(chosen: Chosen, start: Option<&str>) -> Table<Position> {
    let start = start.map(str::to_owned);
    let setup = Setup { options: options(chosen), start, dice: Dice::Given };
    Table::new(setup, Seats::NONE).expect("a good position")
}

/// A table that begins from this position.
fn placed(chosen: Chosen, text: &str) -> Table<Position> {
    table(chosen, Some(text))
}

/// Tries one step, as records write it.
fn step(table: &mut Table<Position>, text: &str) -> Result<(), StepError<Refusal>> {
    let step = table.read_step(text).unwrap_or_else(|why| panic!("{text}: {why}"));
    table.take(step)
}

/// Takes these steps.
fn steps(table: &mut Table<Position>, texts: &str) {
    for text in texts.split_whitespace() {
        step(table, text).unwrap_or_else(|why| panic!("{text}: {why:?}"));
    }
}

/// The legal moves of a position, sorted.
fn moves(chosen: Chosen, text: &str) -> Vec<String> {
    let state = Position::set_up(&options(chosen), text).expect("a good position");
    let mut moves: Vec<String> = state.list().iter().map(|mv| state.write(mv)).collect();
    moves.sort();
    moves
}

/// Holds that a move is refused for this reason, and changes nothing.
fn refuse(chosen: Chosen, text: &str, mv: &str, why: Refusal) {
    let mut table = placed(chosen, text);
    assert_eq!(step(&mut table, mv), Err(StepError::Refused(why)), "{mv} in {text}");
    assert_eq!(table.whole().line().position(), text);
}

/// A game that is over: won by white, by black, or drawn.
fn over(winner: Option<Seat>, reason: Reason) -> Turn {
    Turn::Over(Outcome { winners: winner.into_iter().collect(), reason })
}

fn at(name: &str) -> Square {
    Square::read(name).expect("a cell")
}

/// The set of these cells.
fn set(names: &str) -> u64 {
    names.split_whitespace().fold(0, |set, name| set | at(name).bit())
}

fn turkish(from: &str, to: &str, taken: &str) -> Turkish {
    Turkish { from: at(from), to: at(to), taken: set(taken) }
}

const WHITE: Seat = Seat::FIRST;
const BLACK: Seat = Seat::SECOND;
