//! Mak-Yek and Apit-Sodok against their rules. The numbers of sentences are those of
//! `src/games/mak_yek/mod.rs`.

mod captures;
mod conform;
mod ends;
mod moves;
mod perft;
mod records;
mod shared;
mod slow;
mod worth;

use palamede::record::{Dice, Setup};
use palamede::rules::{Notation, Options, Outcome, Reason, Seat, Seats, StepError, Turn};
use palamede::table::Table;

/// The options of a game with these chosen.
fn options<G: Notation>(chosen: &[(&str, &str)]) -> Options {
    let mut options = Options::new(G::OPTIONS);
    for (name, value) in chosen {
        options.set(name, value).expect("an option of the game");
    }
    options
}

/// A table that begins as usual.
fn started<G: Notation>(chosen: &[(&str, &str)]) -> Table<G> {
    let setup = Setup { options: options::<G>(chosen), start: None, dice: Dice::Given };
    Table::new(setup, Seats::NONE).expect("the usual start")
}

/// A table that begins from this position.
fn placed<G: Notation>(chosen: &[(&str, &str)], text: &str) -> Table<G> {
    let start = Some(text.to_owned());
    let setup = Setup { options: options::<G>(chosen), start, dice: Dice::Given };
    Table::new(setup, Seats::NONE).expect("a good position")
}

/// Tries one step, as records write it.
fn step<G: Notation>(table: &mut Table<G>, text: &str) -> Result<(), StepError<G::Refusal>> {
    let step = table.read_step(text).unwrap_or_else(|why| panic!("{text}: {why}"));
    table.take(step)
}

/// Takes these steps.
fn steps<G: Notation>(table: &mut Table<G>, texts: &str) {
    for text in texts.split_whitespace() {
        step(table, text).unwrap_or_else(|why| panic!("{text}: {why:?}"));
    }
}

/// A game that is over: won by white, by black, or drawn.
fn over(winner: Option<Seat>, reason: Reason) -> Turn {
    Turn::Over(Outcome { winners: winner.into_iter().collect(), reason })
}

const WHITE: Seat = Seat::FIRST;
const BLACK: Seat = Seat::SECOND;
