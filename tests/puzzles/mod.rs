//! Every puzzle proved anew, by trying everything, from its data and the rules alone: the goal is
//! reached whatever the other side does, each step of the answer is the only one that reaches it,
//! and no more than the goal could be forced. What is taken is counted on the board. What the site
//! says of the best other step is proved in the same way.

pub mod force;
mod reason;
mod sure;

use crate::shared::Known;
use force::{Goal, Problem};
use palamede::games::GameId;
use palamede::rules::{Line, Options, Turn};
use palamede::text::{Exercise, Lang, Voice};
use palamede::with_game;
use std::collections::HashSet;
use std::panic::catch_unwind;

fn puzzles(game: GameId) -> &'static [Exercise] {
    Voice(game, Lang::Fr).rules().puzzles
}

/// The games that hide nothing.
fn open() -> impl Iterator<Item = GameId> {
    GameId::ALL.iter().copied().filter(|game| !game.facts().secrets)
}

/// Proves a puzzle; how many positions the proof of its first step visited.
fn prove<G: Known>(puzzle: &Exercise, what: &str) -> u64 {
    let mut line = Line::<G>::set_up(&Options::new(G::OPTIONS), puzzle.start).expect(what);
    assert_eq!(line.position(), puzzle.start, "{what}: as it would be written");
    let Turn::Seat(me) = line.turn() else { panic!("{what}: nobody's turn") };
    let goal = Goal::read(puzzle.goal).unwrap_or_else(|| panic!("{what}: no goal"));
    // Of dice all are played, whatever is reached before.
    let own = if G::DICE { 3 } else { puzzle.line.len().div_ceil(2) };
    assert!(!puzzle.line.is_empty(), "{what}: no answer");
    assert!(own <= 3 && (own <= 2 || G::DICE || goal == Goal::Win), "{what}: too long");
    let mut problem = Problem::new(&line, me, goal);
    if let Goal::Take(n) = goal {
        assert!(n > 0, "{what}: nothing is asked");
        let more = |goal| Problem::new(&line, me, goal).can(&line, own);
        assert!(!more(Goal::Take(n + 1)), "{what}: more could be taken");
        assert!(!more(Goal::Win), "{what}: it could be won");
    } else if !G::DICE {
        assert!(own == 1 || !problem.can(&line, own - 1), "{what}: it is won sooner");
    }
    let (mut left, mut nodes) = (own, 0);
    for (at, &step) in puzzle.line.iter().enumerate() {
        let what = format!("{what}, {step}");
        assert!(at == 0 || !problem.is_done(&line), "{what}: it is done already");
        let mine = line.turn() == Turn::Seat(me);
        assert_eq!(mine, G::DICE || at % 2 == 0, "{what}: whose turn?");
        let moves = line.state().list();
        let texts: Vec<String> = moves.iter().map(|mv| line.state().write(mv)).collect();
        let wanted: HashSet<&str> = if mine { step.split('|').collect() } else { [step].into() };
        assert!(wanted.iter().all(|one| texts.iter().any(|text| text == one)), "{what}: legal?");
        if mine {
            problem.nodes = 0;
            for (mv, text) in moves.iter().zip(&texts) {
                let does = problem.does(&line, mv, left - 1);
                assert_eq!(does, wanted.contains(text.as_str()), "{what}: {text}");
            }
            // The answers come to the same: to the same position, or the end.
            let end = |one: &&str| {
                let next = force::after(&line, &line.state().read(one).expect("a move"));
                let over = matches!(next.turn(), Turn::Over(_));
                (!over).then(|| next.state().key())
            };
            let ends: HashSet<Option<u64>> = wanted.iter().map(end).collect();
            assert_eq!(ends.len(), 1, "{what}: answers that differ");
            assert!(at > 0 || moves.len() > 1, "{what}: there is no choice");
            nodes = if at == 0 { problem.nodes } else { nodes };
            left -= 1;
        }
        let mv = wanted.iter().next().and_then(|one| line.state().read(one).ok()).expect("a move");
        line = force::after(&line, &mv);
        // No reply holds out longer, or loses less.
        if !mine {
            let better = match goal {
                Goal::Win => left > 1 && problem.can(&line, left - 1),
                Goal::Take(n) => problem.with(Goal::Take(n + 1)).can(&line, left),
            };
            assert!(!better, "{what}: another reply is more stubborn");
        }
    }
    assert!(problem.is_done(&line), "{what}: the goal is not reached");
    assert!(G::DICE || left == 0, "{what}: its line is too short");
    nodes
}

#[test]
fn every_puzzle_has_one_answer_and_they_stand_in_the_order_of_their_difficulty() {
    for game in open() {
        let mut before = 0;
        for (at, puzzle) in puzzles(game).iter().enumerate() {
            let what = format!("{} {}: {} {}", game.id(), at + 1, puzzle.goal, puzzle.start);
            let nodes = with_game!(game, G => prove::<G>(puzzle, &what));
            assert!(nodes >= before, "{what}: {nodes} positions behind one of {before}");
            before = nodes;
        }
        println!("{}: {} puzzles, up to {before} positions", game.id(), puzzles(game).len());
    }
}

#[test]
fn every_sure_attack_is_the_only_one() {
    let game = GameId::Luzhanqi;
    let mut before = 0;
    for (at, puzzle) in puzzles(game).iter().enumerate() {
        let cases = sure::prove(puzzle, &format!("{} {}", game.id(), at + 1));
        assert!(cases >= before, "{} {}: {cases} behind {before}", game.id(), at + 1);
        before = cases;
    }
    println!("{}: {} puzzles, up to {before} ranks", game.id(), puzzles(game).len());
}

/// The same puzzle with another goal and another line.
fn but(puzzle: &Exercise, goal: String, line: Vec<&'static str>) -> Exercise {
    Exercise { goal: goal.leak(), line: line.leak(), ..*puzzle }
}

/// What is wrong in some way with a puzzle.
fn spoilt<G: Known>(puzzle: &Exercise) -> Vec<Exercise> {
    let (goal, line) = (|| puzzle.goal.to_owned(), || puzzle.line.to_vec());
    let mut all = Vec::new();
    match Goal::read(puzzle.goal) {
        Some(Goal::Take(n)) => {
            all.push(but(puzzle, format!("take {}", n + 1), line()));
            all.push(but(puzzle, format!("take {}", n - 1), line()));
            all.push(but(puzzle, "win".to_owned(), line()));
        }
        _ => all.push(but(puzzle, "take 1".to_owned(), line())),
    }
    all.push(but(puzzle, goal(), line()[..line().len() - 1].to_vec()));
    let state = G::set_up(&Options::new(G::OPTIONS), puzzle.start).expect("a position");
    let texts = state.list().into_iter().map(|mv| state.write(&mv));
    for other in texts.filter(|text| text != puzzle.line[0]).take(3) {
        let (also, mut instead): (_, Vec<&str>) = (format!("{}|{other}", line()[0]), line());
        instead[0] = other.leak();
        all.push(but(puzzle, goal(), instead));
        let mut both = line();
        both[0] = also.leak();
        all.push(but(puzzle, goal(), both));
    }
    all
}

#[test]
fn what_is_wrong_is_found() {
    for game in open() {
        let all = puzzles(game);
        // The quick ones, with one move and with several.
        let long = all.iter().find(|puzzle| puzzle.line.len() > 1);
        for puzzle in all.first().into_iter().chain(long) {
            for wrong in with_game!(game, G => spoilt::<G>(puzzle)) {
                let proved = catch_unwind(|| with_game!(game, G => prove::<G>(&wrong, "it")));
                assert!(proved.is_err(), "{}: {wrong:?}", game.id());
            }
        }
    }
    let puzzle = puzzles(GameId::Luzhanqi).first().expect("a puzzle");
    for line in [vec!["S11xN11"], vec![], vec![puzzle.line[0], puzzle.line[0]]] {
        let wrong = but(puzzle, "sure".to_owned(), line);
        assert!(catch_unwind(|| sure::prove(&wrong, "it")).is_err(), "{wrong:?}");
    }
}

#[test]
fn there_are_enough_of_each_kind_and_no_two_alike() {
    for &game in GameId::ALL {
        let all = puzzles(game);
        let least = match game.id() {
            "luzhanqi-four" => 0,
            "luzhanqi" => 6,
            _ => 12,
        };
        assert!(all.len() >= least, "{}: {}", game.id(), all.len());
        let secrets = game.facts().secrets;
        assert!(all.iter().all(|puzzle| (puzzle.goal == "sure") == secrets), "{}", game.id());
        let long = all.iter().filter(|puzzle| puzzle.line.len() > 1).count();
        assert!(secrets || long >= 4, "{}: {long} with several moves", game.id());
        let starts: HashSet<&str> = all.iter().map(|puzzle| puzzle.start).collect();
        let firsts: HashSet<&str> = all.iter().map(|puzzle| puzzle.line[0]).collect();
        assert_eq!((starts.len(), firsts.len()), (all.len(), all.len()), "{}", game.id());
        let sections = Voice(game, Lang::Fr).rules().sections;
        for puzzle in all {
            let known = sections.iter().any(|section| section.id == puzzle.rule);
            assert!(known, "{}: {}", game.id(), puzzle.rule);
        }
        for lang in Lang::ALL {
            assert_eq!(Voice(game, lang).rules().puzzles, all, "{}: the same list", game.id());
        }
    }
}
