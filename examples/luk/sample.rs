//! The player against the solution, on positions drawn by lot.

use super::check::{self, Value, value};
use super::solution::Plane;
use palamede::games::shap_luk::ShapLuk;
use palamede::mind::solved::shap_luk::{self as solved, Solution};
use palamede::rules::{Generator, Rules, Seat, Silent, Turn};
use std::time::{Duration, Instant};

/// What came of asking the player.
#[derive(Default, Debug)]
pub struct Sampled {
    /// How many positions it was asked about: those where the game is not over.
    pub asked: u32,
    /// Of these, where it named the right winner.
    pub winner: u32,
    /// ... where its move keeps what the position is worth: win, draw or loss.
    pub kept: u32,
    /// ... where its move is a best one by the plies, too.
    pub best: u32,
    /// ... where it said that its plies are exact, and how many of these are wrong.
    pub exact: u32,
    /// See there.
    pub wrong: u32,
    /// ... where the plies that it named are right, exact or estimated.
    pub plies: u32,
    /// The longest that it thought.
    pub longest: Duration,
    /// How long it thought in all.
    pub time: Duration,
}

/// Asks the player about so many positions.
///
/// # Errors
/// A position that cannot be set up, in notation.
pub fn sample(
    planes: &[Plane],
    flights: &str,
    table: &Solution,
    depth: u8,
    positions: usize,
) -> Result<Sampled, String> {
    let options = check::options(flights)?;
    let (mut out, mut rng) = (Sampled::default(), Generator::new(2));
    for _ in 0..positions {
        let position = check::random(&options, planes.len() > 1, &mut rng)?;
        ask(planes, &position, table, depth, &mut out);
    }
    Ok(out)
}

/// Asks the player about a position.
fn ask(planes: &[Plane], position: &ShapLuk, table: &Solution, depth: u8, out: &mut Sampled) {
    let begun = Instant::now();
    let Some((mv, said)) = solved::best(position, table, depth) else { return };
    let took = begun.elapsed();
    out.asked += 1;
    out.time += took;
    out.longest = out.longest.max(took);
    let truth = value(planes, position);
    let (said, exact) = match said {
        solved::Value::Rebels { plies, exact } => (Some((Seat::FIRST, plies)), exact),
        solved::Value::General { plies } => (Some((Seat::SECOND, plies)), true),
        solved::Value::Drawn => (None, true),
    };
    out.winner += u32::from(winner(said) == winner(truth));
    out.plies += u32::from(said == truth);
    out.exact += u32::from(exact);
    out.wrong += u32::from(exact && said != truth);
    let mut next = position.clone();
    next.play(&mv, &mut Silent);
    let after = match next.turn() {
        Turn::Over(_) => check::over(&next.turn()),
        _ => value(planes, &next),
    };
    out.kept += u32::from(winner(after) == winner(truth));
    out.best += u32::from(after.map(|(seat, plies)| (seat, plies + 1)) == truth);
}

/// Who wins.
fn winner(value: Value) -> Option<Seat> {
    value.map(|(seat, _)| seat)
}
