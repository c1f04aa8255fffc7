//! The search, against slow readings of what it shall find, written apart.

mod blunders;
mod chance;
mod child;
mod ends;
mod gifts;
mod hidden;
mod limits;
mod plies;
mod review;
mod slices;
mod why;

use palamede::mind::{Limits, Player, Search, TranspositionTable};
use palamede::rules::{Eye, Generator, Line, Options, Silent, Step, Thinkable, Turn};

/// A player with as many positions to visit as this, and a clock that stands still.
fn within(nodes: u64) -> Limits {
    Limits { nodes, ..Limits::UNLIMITED }
}

/// A search of all moves from here.
fn search<R: Thinkable>(line: &Line<R>, wide: bool) -> Search<R> {
    Search::new(line.clone(), line.state().list(), TranspositionTable::new(1, u64::MAX), wide)
}

/// The search after an iteration of this depth.
fn searched<R: Thinkable>(line: &Line<R>, wide: bool, depth: u8) -> Search<R> {
    let mut search = search(line, wide);
    while search.depth() < depth && !search.is_done() {
        search.step(u64::MAX);
    }
    search
}

/// What a player thinks of a position.
fn player<R: Thinkable>(line: &Line<R>, limits: Limits, seed: u64) -> Player<R> {
    let eye = match line.turn() {
        Turn::Seat(seat) => Eye::Seat(seat),
        _ => Eye::Open,
    };
    let keys = if R::SECRETS { &[] } else { line.past() };
    Player::new(&line.state().view(eye), (line.quiet(), keys), limits, seed, || 0.0)
}

/// Calls `look` with running positions in which a seat is to move, from random games with every
/// pair of options.
fn positions<R: Thinkable>(games: u64, every: usize, look: &mut dyn FnMut(&Line<R>)) {
    for (n, options) in (0..).zip(Options::pairwise(R::OPTIONS)) {
        for game in 0..games {
            let mut rng = Generator::new(1_000 * n + game);
            let mut line = Line::new(R::start(&options));
            for ply in 0..2_000 {
                let step = match line.turn() {
                    Turn::Over(_) => break,
                    Turn::Chance { .. } => line.state().throw(&mut rng).map(Step::Roll),
                    Turn::Seat(_) => {
                        if ply % every == every - 1 {
                            look(&line);
                        }
                        line.state().pick(&mut rng).map(Step::Move)
                    }
                };
                line.advance(&step.expect("a step"), &mut Silent);
            }
        }
    }
}
