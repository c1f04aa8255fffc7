//! Finds a short whole game: `cargo run --release -p e2e --example find_game GAME [SEAT] [OPTION=VALUE …] [STEP …]`.
//! All sides together look for the end in which the seat, the first one if none is named, has won: of many beginnings
//! those are kept in which it stands best, equal ones drawn by lot. With dice the beginnings are of many seeds. Steps
//! that are named are taken first: where one knows how a game is to go, as with arrangements of pieces.

use palamede::games::GameId;
use palamede::record::{Dice, Setup};
use palamede::rules::{
    Game, Generator, Notation, Options, Rng, Seat, Seats, Step, Thinkable, Turn,
};
use palamede::table::Table;
use palamede::with_game;

/// How many beginnings are kept.
const KEPT: usize = 3_000;
/// How many moves of each are tried.
const TRIED: usize = 24;
/// How many seeds the throws of a game with dice may come from.
const SEEDS: u64 = 1_000;

fn main() {
    let name = std::env::args().nth(1).unwrap_or_default();
    let Some(id) = GameId::read(&name) else {
        eprintln!("there is no game {name:?}");
        std::process::exit(2);
    };
    let words: Vec<String> = std::env::args().skip(2).collect();
    with_game!(id, G => {
        let named = |&seat: &Seat| words.iter().any(|word| word == G::seat_name(seat));
        let winner = Seat::first(G::SEATS).find(named).unwrap_or(Seat::FIRST);
        let mut options = Options::new(G::OPTIONS);
        for (name, value) in words.iter().filter_map(|word| word.split_once('=')) {
            options.set(name, value).unwrap_or_else(|why| panic!("{why}"));
        }
        let seat = |word: &str| Seat::first(G::SEATS).any(|seat| word == G::seat_name(seat));
        let steps = words.iter().filter(|word| !word.contains('=') && !seat(word));
        let steps: Vec<&str> = steps.map(String::as_str).collect();
        print!("{}", find::<G>(options, winner, &steps));
    });
}

fn find<G: Thinkable>(options: Options, winner: Seat, steps: &[&str]) -> String {
    let begin = |dice| {
        let setup = Setup { options: options.clone(), start: None, dice };
        let mut table = Table::<G>::new(setup, Seats::NONE).expect("the usual start");
        for word in steps {
            let step = table.read_step(word).unwrap_or_else(|why| panic!("{word}: {why:?}"));
            table.take(step).unwrap_or_else(|why| panic!("{word}: {why:?}"));
        }
        table
    };
    let mut kept: Vec<Table<G>> = match G::DICE {
        true => (0..SEEDS).map(|seed| begin(Dice::Seed(seed))).collect(),
        false => vec![begin(Dice::Given)],
    };
    let mut rng = Generator::new(1);
    loop {
        let mut next = Vec::new();
        for table in &mut kept {
            while matches!(table.turn(), Turn::Chance { .. }) {
                table.throw().expect("a throw of its seed");
            }
            if let Turn::Over(outcome) = table.turn() {
                if outcome.winners.has(winner) {
                    return table.text().unwrap_or_default();
                }
                continue;
            }
            let moves = table.whole().line().state().list();
            for _ in 0..TRIED.min(moves.len()) {
                let mv = moves[rng.below(moves.len() as u32) as usize].clone();
                let mut after = table.clone();
                if after.take(Step::Move(mv)).is_err() {
                    continue;
                }
                if let Turn::Over(outcome) = after.turn() {
                    if outcome.winners.has(winner) {
                        return after.text().unwrap_or_default();
                    }
                    continue;
                }
                let worth = after.whole().line().state().evaluate(winner);
                next.push((std::cmp::Reverse(worth), rng.below(u32::MAX), after));
            }
        }
        next.sort_by_key(|(worth, lot, _)| (*worth, *lot));
        next.truncate(KEPT);
        kept = next.into_iter().map(|(_, _, table)| table).collect();
    }
}
