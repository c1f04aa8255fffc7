//! What is said of the best other step of a puzzle is so.

use super::force::{Goal, Problem, after};
use super::{open, puzzles, sure};
use crate::shared::Known;
use palamede::games::GameId;
use palamede::rules::{Line, Options, Outcome, Seat, Turn};
use palamede::text::Exercise;
use palamede::with_game;
use std::panic::catch_unwind;

fn winners<G: Known>(line: &Line<G>) -> Option<palamede::rules::Seats> {
    match line.turn() {
        Turn::Over(Outcome { winners, .. }) => Some(winners),
        _ => None,
    }
}

/// Proves what another step comes to.
fn prove<G: Known>(puzzle: &Exercise, what: &str) {
    let line = Line::<G>::set_up(&Options::new(G::OPTIONS), puzzle.start).expect(what);
    let Turn::Seat(me) = line.turn() else { panic!("{what}: nobody's turn") };
    let goal = Goal::read(puzzle.goal).expect("a goal");
    let own = if G::DICE { 3 } else { puzzle.line.len().div_ceil(2) };
    let wanted: Vec<&str> = puzzle.line[0].split('|').collect();
    let others = line.state().list().into_iter();
    let others = others.filter(|mv| !wanted.contains(&&*line.state().write(mv)));
    let mut problem = Problem::new(&line, me, goal);
    let (other, reply, comes_to) = match puzzle.other {
        &[other, reply, comes_to] => (other, reply, comes_to),
        [] if goal == Goal::Win => {
            // No other step wins; and where there are no dice, none is averted.
            for mv in others {
                assert!(!problem.does(&line, &mv, own - 1), "{what}: another wins");
                let next = after(&line, &mv);
                assert!(G::DICE || matches!(next.turn(), Turn::Seat(_)), "{what}: it ends");
            }
            return;
        }
        _ => panic!("{what}: {:?}", puzzle.other),
    };
    assert!(!wanted.contains(&other), "{what}: another");
    let mv = line.state().read(other).unwrap_or_else(|_| panic!("{what}: {other}"));
    assert_eq!(line.state().write(&mv), other, "{what}");
    let next = after(&line, &mv);
    match goal {
        Goal::Take(n) => {
            let gives: i32 = comes_to.parse().expect("a number");
            assert!(gives < n, "{what}: {gives}");
            let takes = |n, mv: &G::Move| problem.with(Goal::Take(n)).does(&line, mv, own - 1);
            assert!(takes(gives, &mv), "{what}: {other} gives less");
            for mv in others {
                let other = line.state().write(&mv);
                assert!(!takes(gives + 1, &mv), "{what}: {other} gives more");
            }
            assert_eq!(reply.is_empty(), own == 1 || G::DICE, "{what}: {reply}");
            if !reply.is_empty() {
                let reply = next.state().read(reply).unwrap_or_else(|_| panic!("{what}: {reply}"));
                let there = after(&next, &reply);
                let mut more = problem.with(Goal::Take(gives + 1));
                let holds = match there.turn() {
                    Turn::Seat(_) => !more.can(&there, own - 1),
                    _ => !more.is_done(&there),
                };
                assert!(holds, "{what}: the reply does not hold");
            }
        }
        Goal::Win => {
            assert!(!problem.does(&line, &mv, own - 1), "{what}: it wins, too");
            let left = (own - 1).max(1);
            let mut averts = |mv: &G::Move| {
                let there = after(&next, mv);
                match winners(&there) {
                    Some(winners) => !winners.has(me),
                    None => !problem.can(&there, left),
                }
            };
            let replies = next.state().list();
            let saving = replies.iter().filter(|mv| averts(mv)).count();
            let one = next.state().read(reply).unwrap_or_else(|_| panic!("{what}: {reply}"));
            assert!(averts(&one), "{what}: {reply} averts nothing");
            let lost = winners(&after(&next, &one)).is_some_and(|all| all.has(Seat::other(me)));
            let told = if lost { "!".to_owned() } else { saving.to_string() };
            assert_eq!(comes_to, told, "{what}");
        }
    }
}

#[test]
fn what_another_step_comes_to_is_so() {
    for game in open() {
        for (at, puzzle) in puzzles(game).iter().enumerate() {
            let what = format!("{} {}: {}", game.id(), at + 1, puzzle.start);
            with_game!(game, G => prove::<G>(puzzle, &what));
        }
    }
    for (at, puzzle) in puzzles(GameId::Luzhanqi).iter().enumerate() {
        let &[other] = puzzle.other else { panic!("{}: one attack", at + 1) };
        let can_fail = sure::can_fail(puzzle, other);
        assert_eq!(can_fail, Some(true), "{}: {other}", at + 1);
        assert_eq!(sure::can_fail(puzzle, puzzle.line[0]), Some(false), "{}", at + 1);
    }
}

/// The same puzzle, of which something else is said.
fn spoilt(puzzle: &Exercise) -> Vec<Exercise> {
    let with = |other: Vec<&'static str>| Exercise { other: other.leak(), ..*puzzle };
    let &[other, reply, comes_to] = puzzle.other else { return Vec::new() };
    let answer = puzzle.line[0].split('|').next().expect("an answer");
    let wrong = match comes_to.parse::<i32>() {
        Ok(n) => (n + 1).to_string().leak(),
        Err(_) => "1",
    };
    vec![with(vec![answer, reply, comes_to]), with(vec![other, reply, wrong]), with(vec![other])]
}

#[test]
fn what_is_not_so_is_found() {
    let mut missed = Vec::new();
    for game in open() {
        for puzzle in puzzles(game).iter().step_by(5) {
            for wrong in spoilt(puzzle) {
                let proved = catch_unwind(|| with_game!(game, G => prove::<G>(&wrong, "wrong")));
                missed.extend(proved.is_ok().then(|| format!("{:?}", wrong.other)));
            }
        }
    }
    assert_eq!(missed, [""; 0]);
}
