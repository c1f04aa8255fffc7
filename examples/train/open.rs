//! Games without secrets and dice: a net learns what a search finds beyond the evaluation, and how
//! the games of that search against itself end.

use crate::game::{Episode, Older, Step, Trainee};
use crate::settings::Settings;
use palamede::mind::learned::{Correction, Net, UNITS, logistic};
use palamede::mind::{Score, Search, TranspositionTable, plies_to_win};
use palamede::rules::{Generator, Line, Options, Rng, Seat, Silent, Step as Ply, Thinkable, Turn};
use std::marker::PhantomData;
use std::ops::Range;
use std::sync::Arc;

/// The positions that a search visits for a move of the games of the curve.
const MEASURED: u64 = 2_000;
/// The random plies with which a game begins: at least, and how many more at most.
const OPENING: [u32; 2] = [2, 8];
/// After so many plies a game is a draw.
const LONGEST: u32 = 300;

/// A game whose evaluation a net corrects.
pub struct OpenTrainee<G>(PhantomData<G>);

/// A net as the search takes it; it must have as many units.
fn correction<G: Thinkable, const N: usize>(net: &Net<N>) -> Arc<Correction> {
    let same = |from: &[f32; N]| std::array::from_fn(|n| from.get(n).copied().unwrap_or(0.0));
    Arc::new(Correction::new::<G>(Net {
        input_weights: net.input_weights.iter().map(same).collect(),
        hidden_bias: same(&net.hidden_bias),
        output_weights: same(&net.output_weights),
        output_bias: net.output_bias,
    }))
}

/// The score that is one of the logarithm of the odds.
fn unit<G: Thinkable>() -> f32 {
    G::THREE_QUARTERS as f32 / 3.0_f32.ln()
}

/// The best move that a search finds, and its score. Among equal moves the lot decides.
fn searched<G: Thinkable>(
    line: &Line<G>,
    net: Option<&Arc<Correction>>,
    nodes: u64,
    rng: &mut Generator,
) -> Option<(G::Move, Score)> {
    let mut moves = line.state().list();
    rng.shuffle(&mut moves);
    let start = Line::resume(line.state().clone(), line.quiet(), line.past());
    let mut search = Search::new(start, moves, TranspositionTable::new(1, nodes), false);
    if let Some(net) = net {
        search.correct(net);
    }
    while !search.is_done() && (search.nodes() < nodes || search.depth() == 0) {
        search.step(nodes);
    }
    search.found().map(|found| (found.mv.clone(), found.score))
}

/// A position that a side was to move in, with what the search found: its move, and the score of that.
struct Seen<'a, G: Thinkable> {
    state: &'a G,
    seat: Seat,
    mv: &'a G::Move,
    score: Score,
}

/// Plays a game; `see` is shown each move that was searched for. Gives the points of the first seat.
fn play<G: Thinkable>(
    nets: [Option<&Arc<Correction>>; 2],
    [random, nodes]: [u64; 2],
    rng: &mut Generator,
    see: &mut dyn FnMut(Seen<'_, G>),
) -> f32 {
    let points = |seat: Seat, won: bool| if (seat == Seat::FIRST) == won { 1.0 } else { 0.0 };
    let mut line = Line::new(G::start(&Options::new(G::OPTIONS)));
    let opening = OPENING[0] + rng.below(OPENING[1] + 1);
    for ply in 0..LONGEST {
        let seat = match line.turn() {
            Turn::Seat(seat) => seat,
            Turn::Over(over) => return over.winners.iter().next().map_or(0.5, |s| points(s, true)),
            Turn::Chance { .. } => return 0.5,
        };
        let by_lot = ply < opening || u64::from(rng.below(10_000)) < random;
        let mv = if by_lot {
            line.state().pick(rng)
        } else {
            let found = searched(&line, nets[seat.index() & 1], nodes, rng);
            let Some((mv, score)) = found else { return 0.5 };
            if let Some(plies) = plies_to_win(score) {
                return points(seat, plies > 0);
            }
            see(Seen { state: line.state(), seat, mv: &mv, score });
            Some(mv)
        };
        let Some(mv) = mv else { return 0.5 };
        line.advance(&Ply::Move(mv), &mut Silent);
    }
    0.5
}

impl<G: Thinkable> Trainee for OpenTrainee<G> {
    const INPUTS: usize = G::INPUTS;
    const OPPONENTS: &'static [&'static str] = &["without"];

    fn groups() -> Vec<(&'static str, Range<usize>)> {
        Vec::new()
    }

    /// Plays a game of the search, with the net as it is, against itself. Positions in which it
    /// captures teach nothing: there a search looks on.
    fn game<const N: usize>(
        net: &Net<N>,
        _: &Older<'_, N>,
        settings: &Settings,
        game: u32,
    ) -> Vec<Episode> {
        let mut rng = Generator::new(settings.seed << 32 | u64::from(game));
        let (net, mut steps) = (correction::<G, N>(net), [Vec::new(), Vec::new()]);
        let random = (10_000.0 * settings.exploration_at(game)) as u64;
        let first = play::<G>([Some(&net); 2], [random, settings.nodes], &mut rng, &mut |seen| {
            if seen.state.capture_value(seen.mv) > 0 {
                return;
            }
            let mut inputs = Vec::new();
            seen.state.inputs(seen.seat, &mut |input| inputs.push((input as u16, 1.0)));
            let base = seen.state.evaluate(seen.seat) as f32 / unit::<G>();
            let next = Some(logistic(seen.score as f32 / unit::<G>()));
            steps[seen.seat.index() & 1].push(Step { inputs, base, next });
        });
        let points = [first, 1.0 - first];
        steps.into_iter().zip(points).map(|(steps, points)| Episode { steps, points }).collect()
    }

    /// The share against the same search without a net.
    fn share<const N: usize>(net: &Net<N>, _: &str, games: u32, seed: u64) -> f32 {
        assert!(N == UNITS, "a search takes nets of {UNITS} units");
        let net = correction::<G, N>(net);
        let points = |game: u32| {
            let mut rng = Generator::new(seed << 32 | u64::from(game / 2));
            let own_first = game.is_multiple_of(2);
            let nets = if own_first { [Some(&net), None] } else { [None, Some(&net)] };
            let first = play::<G>(nets, [0, MEASURED], &mut rng, &mut |_| {});
            if own_first { first } else { 1.0 - first }
        };
        (0..games).map(points).sum::<f32>() / games as f32
    }
}
