//! Finds puzzles: positions of a computer's games against itself in which one move alone forces
//! something.
//!
//! ```text
//! cargo run --release --example puzzles -- GAME [SEED] [COUNT] [most=MEN] [least=N] [option=value …]
//! ```
//!
//! It plays games between levels that see little, asks of every position with at most MEN men (16)
//! what can be forced in it (`proof.rs`), of captures at least N (2), and leaves out what nobody
//! would care to solve (`taste.rs`). It gives up to COUNT puzzles (12), one a game at most, as many
//! of each goal and length as there are, as lines of `src/say/puzzles` in the order of the positions
//! that the proof visited: a plain search in the order of the rules' own lists, without any
//! heuristic, which stops trying replies at the first that refutes a move, and moves at the first
//! that does it; but each move of the first position is tried. Above each line stand that number
//! and the number of men. Everything follows from the seed; who chooses among several runs looks at
//! the boards.
//!
//! Behind the answer stands what the best other first step comes to (`other.rs`), by which the site tells
//! why the answer is right. For the puzzles that the site has,
//!
//! ```text
//! cargo run --release --example puzzles -- GAME others
//! ```
//!
//! lists it anew.
//!
//! Luzhanqi asks something else (`sure.rs`): its number is how many ranks all pieces that can be
//! attacked could have, by the deduction of the game; the test proves it by counting armies.

mod games;
mod other;
mod proof;
mod sure;
mod taste;

use palamede::games::GameId;
use palamede::rules::{Options, Thinkable};
use palamede::text::{Exercise, Lang, Voice};
use palamede::with_game;
use proof::{Goal, Puzzle};
use std::process::ExitCode;

/// How many games are played at most for a puzzle.
const PATIENCE: usize = 400;

/// What is asked for.
struct Wish {
    seed: u64,
    count: usize,
    most: usize,
    least: i32,
    options: Vec<(String, String)>,
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let mut wish = Wish { seed: 1, count: 12, most: 16, least: 2, options: Vec::new() };
    let (pairs, plain): (Vec<&String>, Vec<&String>) =
        words.iter().partition(|word| word.contains('='));
    for (name, value) in pairs.iter().filter_map(|pair| pair.split_once('=')) {
        match name {
            "most" => wish.most = value.parse().unwrap_or(wish.most),
            "least" => wish.least = value.parse().unwrap_or(wish.least),
            _ => wish.options.push((name.to_owned(), value.to_owned())),
        }
    }
    let number = |at: usize| plain.get(at).and_then(|word| word.parse().ok());
    wish.seed = number(1).unwrap_or(wish.seed);
    wish.count = number(2).map_or(wish.count, |count| count as usize);
    let Some(game) = plain.first().and_then(|id| GameId::read(id)) else {
        eprintln!("expected GAME [SEED] [COUNT] [most=MEN] [least=N] [option=value …]");
        return ExitCode::FAILURE;
    };
    if game == GameId::LuzhanqiFour {
        eprintln!("of the game for four no puzzles are made");
        return ExitCode::FAILURE;
    }
    if plain.get(1).is_some_and(|word| *word == "others") {
        for puzzle in Voice(game, Lang::Fr).rules().puzzles {
            println!("{:?}", with_game!(game, G => other_of::<G>(puzzle)));
        }
        return ExitCode::SUCCESS;
    }
    match with_game!(game, G => find::<G>(&wish)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn find<G: Thinkable>(wish: &Wish) -> Result<(), String> {
    let mut options = Options::new(G::OPTIONS);
    for (name, value) in &wish.options {
        options.set(name, value).map_err(|why| why.to_string())?;
    }
    let mut found = if G::SECRETS { sure::find(&options, wish) } else { open::<G>(&options, wish) };
    found.sort_by_key(|puzzle| puzzle.nodes);
    found.iter().for_each(|puzzle| println!("{}", listing(puzzle)));
    Ok(())
}

/// Those of a game that hides nothing.
fn open<G: Thinkable>(options: &Options, wish: &Wish) -> Vec<Puzzle> {
    let mut found: Vec<Puzzle> = Vec::new();
    for game in 0..PATIENCE * wish.count {
        if found.len() >= wish.count {
            break;
        }
        let mut best: Option<Puzzle> = None;
        for position in games::positions::<G>(options, wish.seed << 32 | game as u64) {
            for (goal, moves) in taste::asked::<G>(wish.least) {
                // Kinds of which there are fewest are taken first.
                let rank = |puzzle: &Puzzle| {
                    found.iter().filter(|other| other.kind() == puzzle.kind()).count()
                };
                let new = |puzzle: &Puzzle| found.iter().all(|other| !other.is_like(puzzle));
                let puzzle = taste::puzzle(&position, goal, moves, wish.most).filter(new);
                if let Some(puzzle) = puzzle
                    && best.as_ref().is_none_or(|best| rank(&puzzle) < rank(best))
                {
                    best = Some(puzzle);
                }
            }
        }
        // As many of each kind as the kinds allow, and none is waited for in vain.
        let share = wish.count.div_ceil(taste::asked::<G>(wish.least).count()) + game / 40;
        if let Some(puzzle) = best
            && found.iter().filter(|other| other.kind() == puzzle.kind()).count() < share
        {
            eprintln!("game {game}\n{}", listing(&puzzle));
            found.push(puzzle);
        }
    }
    found
}

/// Finds the outcome of the best other first step of a puzzle of the site.
fn other_of<G: Thinkable>(puzzle: &Exercise) -> Vec<String> {
    let goal = match puzzle.goal.split_once(' ') {
        Some((_, n)) => Goal::Take(n.parse().expect("a number")),
        None if puzzle.goal == "win" => Goal::Win,
        None => return sure::other_at(puzzle.start),
    };
    let at = G::set_up(&Options::new(G::OPTIONS), puzzle.start).expect("a position");
    let wanted: Vec<&str> = puzzle.line[0].split('|').collect();
    let moves = if G::DICE { 3 } else { puzzle.line.len().div_ceil(2) };
    other::other(&at, goal, moves, &wanted)
}

/// As it stands in the list.
fn listing(puzzle: &Puzzle) -> String {
    let (goal, rule) = match puzzle.goal {
        Goal::Win => ("win".to_owned(), "end"),
        Goal::Take(n) => (format!("take {n}"), "captures"),
        Goal::Sure => ("sure".to_owned(), "known"),
    };
    let Puzzle { nodes, men, start, line, other, .. } = puzzle;
    format!(
        "    // {nodes} {men}\n    puzzle({goal:?}, {rule:?}, {start:?}, &{line:?}, &{other:?}),"
    )
}
