//! How often positions are won that a search values so much.
//!
//! A player plays against itself; some of its positions are valued as a review does, and taken with
//! the result of their game. The site tells a value `v` as a chance of `50 + 50 v / (|v| + h)` %; the
//! `h` is found under which the results are likeliest, and the curve shows how true it is then. Sure wins
//! and losses are left out: whether players find them says nothing of `h`.

use crate::contest::{Match, Terms};
use crate::player::{Spec, now};
use palamede::mind::{Limits, Player, plies_to_win};
use palamede::rules::{Eye, Generator, Rng, Seat, Thinkable, Turn};
use std::fmt;

/// One position of so many is valued: neighbours tell the same.
const EACH: u32 = 3;
/// The values of `h` that are tried, in hundredths of a piece, each so much more than the last one.
const HALFWAYS: (f64, f64, f64) = (20.0, 5_000.0, 1.02);
/// The number of bars of the curve.
const BARS: usize = 10;

/// A position: its value to the seat to act, and what came of it: 1 for a win of that seat's side.
type Valued = (f64, f64);

/// What was found.
pub struct Calibration {
    /// The value of 75 %.
    halfway: f64,
    /// By bars of the chance told: its mean, the share of points that came, and how many positions.
    bars: Vec<(f64, f64, usize)>,
    games: u32,
    positions: usize,
}

/// Plays the games and finds it, valuing positions within these limits.
pub fn calibrate<G: Thinkable>(
    player: Spec,
    terms: &Terms,
    limits: Limits,
) -> Result<Calibration, String> {
    let mut both = Match::<G>::new([player.clone(), player], terms)?;
    let (mut lots, mut all) = (Generator::new(terms.seed), Vec::new());
    for n in 0..terms.games {
        let mut values = Vec::new();
        // Each game with an opening of its own.
        let winner = both.game(2 * n, &mut |state, _| {
            let Turn::Seat(seat) = state.turn() else { return };
            if lots.below(EACH) == 0
                && let Some(value) = value(state, seat, limits, lots.bits())
            {
                values.push((value, seat));
            }
        });
        let side = |seat: Seat| seat.index() % G::TEAMS;
        let result = |seat| winner.map_or(0.5, |won| f64::from(u8::from(side(won) == side(seat))));
        all.extend(values.into_iter().map(|(value, seat)| (value, result(seat))));
        if (n + 1) % 50 == 0 {
            eprintln!("{} games", n + 1);
        }
    }
    if all.is_empty() {
        return Err("nothing to calibrate".to_owned());
    }
    Ok(fit(&all, terms.games))
}

/// Returns the value of a position to the seat to act.
fn value<G: Thinkable>(state: &G, seat: Seat, limits: Limits, seed: u64) -> Option<f64> {
    let view = state.view(if G::SECRETS { Eye::Seat(seat) } else { Eye::Open });
    let mut player = Player::<G>::new(&view, (0, &[]), limits, seed, now);
    while !player.step(u64::MAX) {}
    player.score().filter(|&score| plies_to_win(score).is_none()).map(f64::from)
}

/// The chance that is told of a value.
fn told(value: f64, halfway: f64) -> f64 {
    0.5 + 0.5 * value / (value.abs() + halfway)
}

fn likely(all: &[Valued], halfway: f64) -> f64 {
    let one = |&(value, result): &Valued| {
        let p = told(value, halfway).clamp(0.005, 0.995);
        result * p.ln() + (1.0 - result) * (1.0 - p).ln()
    };
    all.iter().map(one).sum()
}

fn fit(all: &[Valued], games: u32) -> Calibration {
    let (least, most, by) = HALFWAYS;
    let tried = std::iter::successors(Some(least), |h| Some(h * by)).take_while(|&h| h < most);
    let scored = tried.map(|h| (likely(all, h), h));
    let (_, halfway) = scored.max_by(|a, b| a.0.total_cmp(&b.0)).unwrap_or((0.0, least));
    let mut sums = [(0.0, 0.0, 0); BARS];
    for &(value, result) in all {
        let p = told(value, halfway);
        let bar = &mut sums[((p * BARS as f64) as usize).min(BARS - 1)];
        *bar = (bar.0 + p, bar.1 + result, bar.2 + 1);
    }
    let mean = |(told, came, n): (f64, f64, usize)| (told / n as f64, came / n as f64, n);
    let bars = sums.into_iter().filter(|bar| bar.2 > 0).map(mean).collect();
    Calibration { halfway, bars, games, positions: all.len() }
}

impl fmt::Display for Calibration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Calibration { halfway, games, positions, .. } = self;
        writeln!(f, "75 % at {halfway:.0} ({games} games, {positions} positions)")?;
        writeln!(f, "| told | came | positions |\n|--:|--:|--:|")?;
        for (told, came, n) in &self.bars {
            writeln!(f, "| {:.0} % | {:.0} % | {n} |", 100.0 * told, 100.0 * came)?;
        }
        Ok(())
    }
}
