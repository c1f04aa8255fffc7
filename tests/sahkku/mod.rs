//! Sáhkku against its rules. The numbers of sentences are those of
//! `src/games/sahkku/mod.rs`.

mod agree;
mod cases;
mod clicks;
mod computer;
mod conform;
mod danger;
mod dice;
mod ends;
mod invariants;
mod moves;
mod records;
mod refusals;
mod shared;
mod slow;
mod text;
mod text_refusals;

use palamede::games::sahkku::{Event, Refusal, Sahkku};
use palamede::record::{Dice, Heard, Setup};
use palamede::rules::{
    Game, Notation, Options, Outcome, Reason, Seat, Seats, StepError, StepOf, Turn,
};
use palamede::table::Table;

const SOUTH: Seat = Seat::FIRST;
const NORTH: Seat = Seat::SECOND;

/// The options with these chosen.
fn options(chosen: &[(&str, &str)]) -> Options {
    let mut options = Options::new(Sahkku::OPTIONS);
    for (name, value) in chosen {
        options.set(name, value).expect("an option of the game");
    }
    options
}

/// A table with dice given by hand.
fn table(chosen: &[(&str, &str)], start: Option<&str>) -> Table<Sahkku> {
    let start = start.map(str::to_owned);
    let setup = Setup { options: options(chosen), start, dice: Dice::Given };
    Table::new(setup, Seats::NONE).unwrap_or_else(|why| panic!("{why}"))
}

/// A table that begins from this position.
fn placed(text: &str) -> Table<Sahkku> {
    table(&[], Some(text))
}

/// A table that begins from this position with an option.
fn placed_with(name: &str, value: &str, text: &str) -> Table<Sahkku> {
    table(&[(name, value)], Some(text))
}

fn read(table: &Table<Sahkku>, text: &str) -> StepOf<Sahkku> {
    table.read_step(text).unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// Tries one step, as records write it.
fn step(table: &mut Table<Sahkku>, text: &str) -> Result<(), StepError<Refusal>> {
    let step = read(table, text);
    table.take(step)
}

/// Takes these steps.
fn steps(table: &mut Table<Sahkku>, texts: &str) {
    for text in texts.split_whitespace() {
        step(table, text).unwrap_or_else(|why| panic!("{text}: {why:?}"));
    }
}

/// The reason for which a move is refused; nothing changes.
fn refused(table: &Table<Sahkku>, text: &str) -> Refusal {
    let (mut copy, before) = (table.clone(), table.whole().line().position());
    let why = match step(&mut copy, text) {
        Err(StepError::Refused(why)) => why,
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(copy.whole().line().position(), before);
    assert!(!table.notated_moves().iter().any(|mv| mv.starts_with(text)), "{text} is listed");
    why
}

/// The legal moves, sorted as texts.
fn moves(table: &Table<Sahkku>) -> String {
    table.notated_moves().join(" ")
}

fn position(table: &Table<Sahkku>) -> String {
    table.whole().line().position()
}

/// What was told of the last step.
fn told(table: &Table<Sahkku>) -> Event {
    match table.heard(table.len() - 1) {
        Some((_, Heard::Event(event))) => event,
        other => panic!("{other:?}"),
    }
}

/// A game that is over: won by this seat.
fn won(winner: Seat, reason: Reason) -> Turn {
    Turn::Over(Outcome { winners: Seats::only(winner), reason })
}

/// A position of these options.
fn set_up(options: &Options, text: &str) -> Sahkku {
    Sahkku::set_up(options, text).unwrap_or_else(|why| panic!("{text}: {why}"))
}
