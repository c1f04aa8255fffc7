//! Weights by logistic regression.
//!
//! Of games that a player plays against itself, each position in which the move chosen gains
//! nothing at once is taken with the game's result. The chance of a win is taken to be
//! `1 / (1 + exp(-k (material + Σ weight × term)))`; the weights and `k` under which the results are
//! likeliest are found by Newton's method, which is *Texel's tuning method* where, as here, the
//! evaluation is linear in its weights. (How one game's positions depend on each other is in the
//! errors: they are those of a cluster sample, Liang and Zeger 1986.) What is found is a proposal:
//! a match tells what it is worth.

use crate::contest::{Match, Terms};
use crate::player::Spec;
use palamede::rules::{Seat, Thinkable};
use std::fmt;

/// By how much a weight is changed to see its term.
const STEP: i32 = 64;
/// How many of Newton's steps there are.
const STEPS: usize = 20;
/// What keeps the weight of a term that says nothing at nothing.
const RIDGE: f64 = 1e-3;

/// What was found.
pub struct Found {
    /// The weights, in hundredths of a piece, and how far off each may be with a chance of 5 %.
    weights: Vec<(f64, f64)>,
    games: usize,
    positions: usize,
    /// The mean of the logarithm of the chance given to what came, before and after.
    likely: [f64; 2],
}

/// A position: material and terms, as the first seat sees them.
type Row = Vec<f64>;

/// A game: its positions and its result, 1 for a win of the first seat.
struct Played {
    rows: Vec<Row>,
    result: f64,
}

/// Tunes the weights of a game.
pub fn tune<G: Thinkable>(player: Spec, terms: &Terms) -> Result<Found, String> {
    let mut both = Match::<G>::new([player.clone(), player], terms)?;
    let mut all = Vec::new();
    for n in 0..terms.games {
        let mut rows = Vec::new();
        // Each game with an opening of its own.
        let winner = both.game(2 * n, &mut |state, mv| {
            if state.capture_value(mv) == 0 {
                rows.push(row(state));
            }
        });
        let won = |seat: Seat| f64::from(u8::from(seat.index().is_multiple_of(G::TEAMS)));
        let result = winner.map_or(0.5, won);
        all.push(Played { rows, result });
        if (n + 1) % 100 == 0 {
            eprintln!("{} games", n + 1);
        }
    }
    all.retain(|game| !game.rows.is_empty());
    if all.is_empty() {
        return Err("nothing to tune".to_owned());
    }
    let own: Row = G::WEIGHTS.as_ref().iter().map(|&weight| f64::from(weight)).collect();
    Ok(fit(&all, &own))
}

/// What a position is worth without the terms, and each term, in pieces.
fn row<G: Thinkable>(state: &G) -> Row {
    let mut weights = G::WEIGHTS;
    weights.as_mut().fill(0);
    let material = state.evaluate_with(Seat::FIRST, &weights);
    let terms = (0..weights.as_ref().len()).map(|n| {
        weights.as_mut()[n] = STEP;
        let with = state.evaluate_with(Seat::FIRST, &weights);
        weights.as_mut()[n] = 0;
        f64::from(with - material) / f64::from(STEP)
    });
    let terms: Vec<f64> = terms.collect();
    std::iter::once(f64::from(material)).chain(terms).map(|term| term / 100.0).collect()
}

/// The chance of a win of the first seat.
fn chance(row: &Row, by: &[f64]) -> f64 {
    let sum: f64 = row.iter().zip(by).map(|(term, weight)| term * weight).sum();
    1.0 / (1.0 + (-sum).exp())
}

/// The mean of the logarithm of the chance given to what came.
fn likely(games: &[Played], by: &[f64]) -> f64 {
    let (mut sum, mut n) = (0.0, 0.0);
    for game in games {
        for row in &game.rows {
            let p = chance(row, by).clamp(1e-9, 1.0 - 1e-9);
            sum += game.result * p.ln() + (1.0 - game.result) * (1.0 - p).ln();
            n += 1.0;
        }
    }
    sum / n
}

/// Adds `by` times the other list.
fn add(to: &mut [f64], other: &[f64], by: f64) {
    to.iter_mut().zip(other).for_each(|(to, other)| *to += by * other);
}

/// The product of a matrix and a column.
fn times(matrix: &[Row], row: &[f64]) -> Row {
    matrix.iter().map(|line| line.iter().zip(row).map(|(a, b)| a * b).sum()).collect()
}

/// The inverse of a positive matrix, by Gauss and Jordan.
fn inverted(mut matrix: Vec<Row>) -> Vec<Row> {
    let size = matrix.len();
    let one = |n| (0..size).map(|m| f64::from(u8::from(n == m))).collect();
    let mut inverse: Vec<Row> = (0..size).map(one).collect();
    for n in 0..size {
        let pivot = matrix[n][n].max(1e-12);
        for rows in [&mut matrix, &mut inverse] {
            rows[n].iter_mut().for_each(|cell| *cell /= pivot);
        }
        for m in (0..size).filter(|&m| m != n) {
            let by = -matrix[m][n];
            for rows in [&mut matrix, &mut inverse] {
                let line = rows[n].clone();
                add(&mut rows[m], &line, by);
            }
        }
    }
    inverse
}

/// The slope of the likelihood in one game.
fn slope(game: &Played, by: &[f64]) -> Row {
    let mut sum = vec![0.0; by.len()];
    game.rows.iter().for_each(|row| add(&mut sum, row, game.result - chance(row, by)));
    sum
}

/// A step of Newton's towards the likeliest weights, shorter where it leads too far; and the inverse
/// of the likelihood's curvature.
fn step(games: &[Played], by: &[f64]) -> (Row, Vec<Row>) {
    let mut bend = vec![vec![0.0; by.len()]; by.len()];
    let mut sum: Row = by.iter().map(|weight| -RIDGE * weight).collect();
    for game in games {
        add(&mut sum, &slope(game, by), 1.0);
        for row in &game.rows {
            let p = chance(row, by);
            row.iter().zip(&mut bend).for_each(|(a, line)| add(line, row, a * p * (1.0 - p)));
        }
    }
    (0..by.len()).for_each(|n| bend[n][n] += RIDGE);
    let inverse = inverted(bend);
    let (before, mut step) = (likely(games, by), times(&inverse, &sum));
    loop {
        let mut next = by.to_vec();
        add(&mut next, &step, 1.0);
        let short = step.iter().all(|s| s.abs() < 1e-6);
        if short || likely(games, &next) > before - 1e-9 {
            return (next, inverse);
        }
        step.iter_mut().for_each(|s| *s /= 2.0);
    }
}

/// The weights under which the results are likeliest; `own` are the game's.
fn fit(games: &[Played], own: &[f64]) -> Found {
    let (mut by, mut inverse) = (vec![0.0; own.len() + 1], Vec::new());
    for _ in 0..STEPS {
        (by, inverse) = step(games, &by);
    }
    let pulls: Vec<Row> = games.iter().map(|game| times(&inverse, &slope(game, &by))).collect();
    let weight = |n: usize| {
        let weight = by[n] / by[0];
        // What the two sums, of which it is the ratio, depend on together.
        let off = pulls.iter().map(|pull| ((pull[n] - weight * pull[0]) / by[0]).powi(2));
        (weight, 1.96 * off.sum::<f64>().sqrt())
    };
    let before: Row = std::iter::once(by[0]).chain(own.iter().map(|own| own * by[0])).collect();
    Found {
        weights: (1..by.len()).map(weight).collect(),
        games: games.len(),
        positions: games.iter().map(|game| game.rows.len()).sum(),
        likely: [likely(games, &before), likely(games, &by)],
    }
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Found { weights, games, positions, likely: [before, after] } = self;
        write!(f, "{games} games, {positions} positions, ")?;
        writeln!(f, "mean log of the chance {before:.4} before, {after:.4} after")?;
        for (n, (weight, error)) in weights.iter().enumerate() {
            writeln!(f, "{n:3} {weight:+7.1} ± {error:.1}")?;
        }
        let all: Vec<String> = weights.iter().map(|(weight, _)| format!("{weight:.0}")).collect();
        write!(f, "weights:{}", all.join("/"))
    }
}
