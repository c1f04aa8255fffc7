//! Shap Luk Kon Tseung Kwan against its rules. The numbers of sentences are those of
//! `src/games/shap_luk/mod.rs`.

mod captures;
mod clicks;
mod compare;
mod conform;
mod ends;
mod flights;
mod moves;
mod notation;
mod proved;
mod records;
mod shared;
mod slow;
mod solved;
mod text;

use palamede::games::shap_luk::{Point, Refusal, ShapLuk};
use palamede::record::{Dice, Setup};
use palamede::rules::{Game, Options, Outcome, Reason, Seat, Seats, StepError, Turn};
use palamede::table::Table;

const REBELS: Seat = Seat::FIRST;
const GENERAL: Seat = Seat::SECOND;

/// The options with these chosen.
fn options(chosen: &[(&str, &str)]) -> Options {
    let mut options = Options::new(ShapLuk::OPTIONS);
    for (name, value) in chosen {
        options.set(name, value).expect("an option of the game");
    }
    options
}

/// A table that begins as usual.
fn started(chosen: &[(&str, &str)]) -> Table<ShapLuk> {
    let setup = Setup { options: options(chosen), start: None, dice: Dice::Given };
    Table::new(setup, Seats::NONE).expect("the usual start")
}

/// A table that begins from this position.
fn placed(chosen: &[(&str, &str)], text: &str) -> Table<ShapLuk> {
    let start = Some(text.to_owned());
    let setup = Setup { options: options(chosen), start, dice: Dice::Given };
    Table::new(setup, Seats::NONE).unwrap_or_else(|why| panic!("{text}: {why:?}"))
}

/// Tries one step, as records write it.
fn step(table: &mut Table<ShapLuk>, text: &str) -> Result<(), StepError<Refusal>> {
    let step = table.read_step(text).unwrap_or_else(|why| panic!("{text}: {why}"));
    table.take(step)
}

/// Takes these steps.
fn steps(table: &mut Table<ShapLuk>, texts: &str) {
    for text in texts.split_whitespace() {
        step(table, text).unwrap_or_else(|why| panic!("{text}: {why:?}"));
    }
}

/// The moves that begin so, sorted.
fn moves(table: &Table<ShapLuk>, begin: &str) -> Vec<String> {
    let mut moves = table.notated_moves();
    moves.retain(|mv| mv.starts_with(begin));
    moves.sort();
    moves
}

/// The move is refused for this reason, is not listed and changes nothing.
#[track_caller]
fn refuse(table: &mut Table<ShapLuk>, mv: &str, why: Refusal) {
    let before = table.whole().line().position();
    assert_eq!(step(table, mv), Err(StepError::Refused(why)), "{mv}");
    assert_eq!(table.whole().line().position(), before);
    assert!(!table.notated_moves().contains(&mv.to_owned()), "{mv}");
}

fn at(name: &str) -> Point {
    Point::read(name).expect("a point")
}

fn pair(one: &str, other: &str) -> [Point; 2] {
    [at(one), at(other)]
}

/// A game that is over: won by one side, or drawn.
fn over(winner: Option<Seat>, reason: Reason) -> Turn {
    Turn::Over(Outcome { winners: winner.into_iter().collect(), reason })
}
