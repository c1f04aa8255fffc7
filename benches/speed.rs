//! How quick the rules are: a line a measure, `NAME<TAB>COUNT<TAB>SECONDS`, on
//! standard output. `cargo xtask bench` runs it natively and as wasm and compares.
//!
//! An argument is a part of the names to measure; flags are not read.

use palamede::games::GameId;
use palamede::rules::{
    Eye, Game, Generator, Line, Options, Rules, Silent, Thinkable, Turn, perft, playout,
};
use palamede::with_game;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// How deep the perft of a game without dice and secrets goes, where it has not many moves.
const DEEPER: [(GameId, u32); 2] = [(GameId::ShapLuk, 6), (GameId::TurkishDraughts, 7)];
/// How deep that of every other one goes.
const DEPTH: u32 = 5;
/// How long a measure takes at least.
const PERFT: Duration = Duration::from_millis(500);
const PLAYOUTS: Duration = Duration::from_secs(2);
/// The most steps of one random game.
const CAP: usize = 10_000;
/// The most tries of a guess.
const TRIES: u32 = 10_000;

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).filter(|a| !a.starts_with('-')).collect();
    let measure = |name: String, work: &dyn Fn() -> u64| {
        if wanted.is_empty() || wanted.iter().any(|part| name.contains(part)) {
            let start = Instant::now();
            let count = work();
            println!("{name}\t{count}\t{:.6}", start.elapsed().as_secs_f64());
        }
    };
    let open = |game: &&GameId| !game.facts().dice && !game.facts().secrets;
    let perfts = GameId::ALL.iter().filter(open).map(|&game| {
        let deeper = DEEPER.iter().find(|(of, _)| *of == game);
        (game, deeper.map_or(DEPTH, |(_, depth)| *depth))
    });
    for (game, depth) in perfts.clone() {
        with_game!(game, G => measure(format!("{} perft {depth}", G::ID), &|| {
            let (start, state) = (Instant::now(), G::start(&Options::new(G::OPTIONS)));
            let mut leaves = 0;
            while start.elapsed() < PERFT {
                leaves += perft(&state, depth);
            }
            leaves
        }));
    }
    for (game, depth) in perfts {
        let depth = depth - 1;
        with_game!(game, G => measure(format!("{} made leaves {depth}", G::ID), &|| {
            let (start, state) = (Instant::now(), G::start(&Options::new(G::OPTIONS)));
            let mut leaves = 0;
            while start.elapsed() < PERFT {
                leaves += made(&state, depth);
            }
            leaves
        }));
    }
    for &game in GameId::ALL {
        with_game!(game, G => measure(format!("{} playout moves", G::ID), &random_moves::<G>));
    }
    for &game in GameId::ALL {
        with_game!(game, G => if G::SECRETS {
            measure(format!("{} guesses", G::ID), &|| guesses::<G>(8));
            measure(format!("{} first guesses", G::ID), &|| guesses::<G>(1));
        });
    }
}

/// A perft in which every leaf is a position that was made, where [`perft`] counts the last moves
/// in bulk.
fn made<R: Rules>(state: &R, depth: u32) -> u64 {
    if depth == 0 {
        black_box(state);
        return 1;
    }
    let mut leaves = 0;
    state.moves(&mut |mv| {
        let mut next = state.clone();
        next.play(&mv, &mut Silent);
        leaves += made(&next, depth - 1);
    });
    leaves
}

/// What the seats to act see in the course of random games, every so many steps.
fn views<G: Game>() -> Vec<G::View> {
    let (mut rng, mut views) = (Generator::new(1), Vec::new());
    for _ in 0..20 {
        let mut line = Line::new(G::start(&Options::new(G::OPTIONS)));
        while playout(&mut line, &mut rng, 40) > 0 {
            if let Turn::Seat(seat) = line.turn() {
                views.push(line.state().view(Eye::Seat(seat)));
            }
        }
    }
    views
}

/// Draws so many full positions of each view in turn, and counts them.
fn guesses<G: Thinkable>(of_each: usize) -> u64 {
    let views = views::<G>();
    let (start, mut rng, mut count) = (Instant::now(), Generator::new(1), 0);
    while start.elapsed() < PLAYOUTS {
        for view in &views {
            count += G::guesses(view, &mut rng, TRIES).take(of_each).map(black_box).count() as u64;
        }
    }
    count
}

/// Plays whole random games, history judged, and counts their moves.
fn random_moves<G: Game>() -> u64 {
    let fresh = Line::new(G::start(&Options::new(G::OPTIONS)));
    let (start, mut rng, mut moves) = (Instant::now(), Generator::new(1), 0);
    while start.elapsed() < PLAYOUTS {
        for _ in 0..100 {
            moves += playout(&mut fresh.clone(), &mut rng, CAP) as u64;
        }
    }
    moves
}
