//! Counting and random play: for tests and measurements.

use super::{Line, Rng, Rules, Silent, Step, Turn};

/// Counts the sequences of `depth` turns from this position in an open game without chance. A leaf
/// is one whole turn; wins and losses end a branch, draws do not: the history is not looked at. The
/// last ply is counted in bulk.
///
/// ```
/// use palamede_games::MakYek;
/// use palamede_rules::{Game, Options, perft};
///
/// let start = MakYek::start(&Options::new(MakYek::OPTIONS));
/// assert_eq!([0, 1, 2].map(|depth| perft(&start, depth)), [1, 32, 1008]);
/// ```
pub fn perft<R: Rules>(state: &R, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => state.count() as u64,
        _ => {
            let mut leaves = 0;
            state.moves(&mut |mv| {
                let mut next = state.clone();
                next.play(&mv, &mut Silent);
                leaves += perft(&next, depth - 1);
            });
            leaves
        }
    }
}

/// Plays uniformly random moves until the game is over or `cap` steps are made;
/// returns how many were.
///
/// ```
/// use palamede_games::Sahkku;
/// use palamede_rules::{Game, Generator, Line, Options, Turn, playout};
///
/// let mut line = Line::new(Sahkku::start(&Options::new(Sahkku::OPTIONS)));
/// let steps = playout(&mut line, &mut Generator::new(3), 10_000);
/// assert!(steps < 10_000 && matches!(line.turn(), Turn::Over(_)));
/// ```
pub fn playout<R: Rules>(line: &mut Line<R>, rng: &mut impl Rng, cap: usize) -> usize {
    for steps in 0..cap {
        let step = match line.turn() {
            Turn::Over(_) => return steps,
            Turn::Chance { .. } => line.state().throw(rng).map(Step::Roll),
            Turn::Seat(_) => line.state().pick(rng).map(Step::Move),
        };
        match step {
            Some(step) => line.advance(&step, &mut Silent),
            None => return steps,
        }
    }
    cap
}
