//! Finds a short whole game: `cargo run --release -p e2e --example find_game GAME`. Both sides together look for
//! the end in which one of them has lost all: of many beginnings those are kept in which most is taken, equal
//! ones drawn by lot.

use palamede::games::GameId;
use palamede::rules::{Generator, Notation, Options, Rng, Seat, Seats, Step};
use palamede::table::{Dice, Setup, Table};
use palamede::with_game;

/// How many beginnings are kept.
const KEPT: usize = 3_000;
/// How many moves of each are tried.
const TRIED: usize = 24;

fn main() {
    let name = std::env::args().nth(1).unwrap_or_default();
    let Some(id) = GameId::read(&name) else {
        eprintln!("there is no game {name:?}");
        std::process::exit(2);
    };
    with_game!(id, G => print!("{}", find::<G>()));
}

fn find<G: Notation>() -> String {
    let setup = Setup { options: Options::new(G::OPTIONS), start: None, dice: Dice::Given };
    let first = Table::<G>::new(setup, Seats::NONE).expect("the usual start");
    let mut rng = Generator::new(1);
    let mut kept = vec![first];
    loop {
        let mut next = Vec::new();
        for table in &kept {
            let moves = table.line().state().list();
            for _ in 0..TRIED.min(moves.len()) {
                let mv = moves[rng.below(moves.len() as u32) as usize].clone();
                let mut after = table.clone();
                if after.take(Step::Move(mv)).is_err() {
                    continue;
                }
                if after.is_over() {
                    return after.record().unwrap_or_default();
                }
                let worth = after.line().state().worth(Seat::FIRST);
                next.push((std::cmp::Reverse(worth), rng.below(u32::MAX), after));
            }
        }
        next.sort_by_key(|(worth, lot, _)| (*worth, *lot));
        next.truncate(KEPT);
        kept = next.into_iter().map(|(_, _, table)| table).collect();
    }
}
