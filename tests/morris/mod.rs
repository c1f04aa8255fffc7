//! Nine Men's Morris against its rules. The numbers of sentences are those of
//! `src/games/morris/mod.rs`.

mod clicks;
mod compare;
mod conform;
mod ends;
mod notation;
mod perft;
mod shared;
mod slow;
mod solved;
mod text;
mod turns;
mod worth;

use palamede::games::Morris;
use palamede::games::morris::{Point, Refusal, Why};
use palamede::record::{Dice, Setup};
use palamede::rules::{
    Game, Notation, Options, Outcome, Reason, Rules, Seat, Seats, StepError, Turn,
};
use palamede::table::Table;

/// Options by name.
type Chosen<'a> = &'a [(&'a str, &'a str)];

/// The options with these chosen.
fn options(chosen: Chosen) -> Options {
    let mut options = Options::new(Morris::OPTIONS);
    for (name, value) in chosen {
        options.set(name, value).expect("an option of the game");
    }
    options
}

/// The text of a position: the points of the white men and of the black men, and the rest of the text.
fn text(white: &str, black: &str, rest: &str) -> String {
    let stands = |men: &str, point: &str| men.split(' ').any(|man| man == point);
    let sign = |point: &&str| match () {
        () if stands(white, point) => 'W',
        () if stands(black, point) => 'b',
        () => '.',
    };
    let points: String = slow::POINTS.iter().map(sign).collect();
    format!("{points} {rest}")
}

/// A position under these options.
fn position(chosen: Chosen, text: &str) -> Morris {
    Morris::set_up(&options(chosen), text).unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// The legal turns of a position, sorted.
fn moves(chosen: Chosen, text: &str) -> Vec<String> {
    let state = position(chosen, text);
    let mut moves: Vec<String> = state.list().iter().map(|mv| state.write(mv)).collect();
    moves.sort();
    moves
}

/// The legal turns that begin so.
fn moves_of(chosen: Chosen, text: &str, begin: &str) -> Vec<String> {
    moves(chosen, text).into_iter().filter(|mv| mv.starts_with(begin)).collect()
}

/// A table that begins as usual, or from this position.
fn table(chosen: Chosen, start: Option<&str>) -> Table<Morris> {
    let start = start.map(str::to_owned);
    let setup = Setup { options: options(chosen), start, dice: Dice::Given };
    Table::new(setup, Seats::NONE).expect("a good position")
}

/// Tries one step, as records write it.
fn step(table: &mut Table<Morris>, text: &str) -> Result<(), StepError<Refusal>> {
    let step = table.read_step(text).unwrap_or_else(|why| panic!("{text}: {why}"));
    table.take(step)
}

/// Takes these steps.
fn steps(table: &mut Table<Morris>, texts: &str) {
    for text in texts.split_whitespace() {
        step(table, text).unwrap_or_else(|why| panic!("{text}: {why:?}"));
    }
}

/// Holds that a move is refused for this reason at this point, and changes nothing.
fn refuse(chosen: Chosen, text: &str, mv: &str, site: &str, why: Why) {
    let mut table = table(chosen, Some(text));
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

const WHITE: Seat = Seat::FIRST;
const BLACK: Seat = Seat::SECOND;

/// White is about to close b2, b4, b6 from d2; of black's men three are in a mill.
fn guarded() -> String {
    text("b6 b4 d2 g1 e5", "a7 d7 g7 e4 c3", "0 0 w")
}

/// The same where all of black's men are in mills.
fn all_in_mills() -> String {
    text("b6 b4 d2 g1 e3", "a7 d7 g7 c5 d5 e5", "0 0 w")
}

/// A man that is placed on d6 closes two mills.
fn two_mills() -> String {
    text("b6 f6 d5 d7", "a4 c3 g1 e4", "5 5 w")
}
