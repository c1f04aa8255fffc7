//! What a position is worth: each term alone, counted once more in words of the board.

use super::slow::LINES;
use super::{position, text};
use palamede::games::Morris;
use palamede::rules::{Seat, Thinkable};

/// The points of white men and of black men, and both hands.
const MEN: [(&str, &str, &str); 4] = [
    ("a1 d1 g1 b2 f2 c4", "d6 f4 c5 e3 a4", "0 0 w"),
    ("b6 f6 d5 d7", "a4 c3 g1 e4", "5 5 w"),
    ("a7 d7 g4", "b6 f4 c3 b4", "0 0 b"),
    ("d2 g4 a7 b4 f6", "a4 a1 d1 g1 e4", "0 0 w"),
];

#[test]
fn each_term_is_what_it_is_called() {
    for (white, black, rest) in MEN {
        let state = position(&[], &text(white, black, rest));
        let term = |n: usize| {
            let mut weights = [0; 7];
            let none = state.evaluate_with(Seat::FIRST, &weights);
            weights[n] = 1;
            state.evaluate_with(Seat::FIRST, &weights) - none
        };
        let own = counted(&state, white, black, rest, 0);
        let foe = counted(&state, black, white, rest, 1);
        for (n, (own, foe)) in own.into_iter().zip(foe).enumerate() {
            assert_eq!(term(n + 1), own - foe, "{white} / {black}: term {n}");
        }
    }
}

/// The terms of a side, from words.
fn counted(state: &Morris, own: &str, foe: &str, rest: &str, side: usize) -> [i32; 6] {
    let own: Vec<&str> = own.split(' ').collect();
    let is_own = |at: &str| own.contains(&at);
    let is_free = |at: &str| !is_own(at) && !foe.split(' ').any(|man| man == at);
    let next = |one: &str, other: &str| {
        LINES.iter().any(|[a, b, c]| {
            [(a, b), (b, a), (b, c), (c, b)].iter().any(|(x, y)| **x == one && **y == other)
        })
    };
    let seat = [Seat::FIRST, Seat::SECOND][side];
    let (placing, flies) = (!rest.starts_with("0 0"), state.flies(seat));
    let held = |line: &[&'static str; 3]| line.iter().filter(|at| is_own(at)).count();
    let gap = |line: &[&'static str; 3]| line.iter().copied().find(|at| is_free(at));
    let comes = |line: &[&'static str; 3], to: &str| {
        placing || flies || own.iter().any(|man| !line.contains(man) && next(man, to))
    };
    let open = LINES.iter().filter(|line| held(line) == 2);
    let open: Vec<bool> = open.filter_map(|line| Some(comes(line, gap(line)?))).collect();
    let mills = LINES.iter().filter(|line| held(line) == 3);
    // A man of the mill steps to a point that closes another one without it.
    let swings = |line: &&[&'static str; 3]| {
        line.iter().any(|man| {
            LINES.iter().any(|other| {
                let to = gap(other).filter(|to| held(other) == 2 && next(man, to));
                to.is_some() && !other.contains(man)
            })
        })
    };
    let ways =
        |man: &&str| super::slow::POINTS.iter().filter(|at| is_free(at) && next(man, at)).count();
    let steps = own.iter().map(|man| ways(man) as i32).sum();
    let blocked = own.iter().filter(|man| ways(man) == 0).count() as i32;
    let (steps, blocked) = if flies { (12, 0) } else { (steps, blocked) };
    [
        mills.clone().count() as i32,
        open.iter().filter(|comes| **comes).count() as i32,
        open.iter().filter(|comes| !**comes).count() as i32,
        mills.filter(swings).count() as i32,
        steps,
        blocked,
    ]
}

#[test]
fn who_is_ahead_stands_better_and_the_start_is_even() {
    let start = position(&[], "........................ 9 9 w");
    assert_eq!(start.evaluate(Seat::FIRST), 0);
    let ahead = position(&[], &text("a7 b4 f2 e3", "g1 d7 c5", "0 0 w"));
    assert!(ahead.evaluate(Seat::FIRST) > 0);
    // A man in hand is worth what one on the board is.
    let held = position(&[], &text("a1", "g7", "8 8 w")).evaluate_with(Seat::FIRST, &[0; 7]);
    assert_eq!(held, 0);
}
