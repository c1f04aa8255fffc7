//! Three men against three, both flying, solved by trying everything: the search finds what is won,
//! and holds nothing won that is a draw.

use super::{at, position, slow, text};
use crate::depth::cases;
use palamede::games::morris::Point;
use palamede::mind::{Search, TranspositionTable, WON};
use palamede::rules::{Generator, Line, Rng, Rules};
use std::collections::HashMap;

/// The lines as sets of numbers of points.
fn lines() -> Vec<u32> {
    let bit = |name: &&str| 1 << at(name).index();
    slow::LINES.iter().map(|line| line.iter().map(bit).sum()).collect()
}

/// What is known of each position by who is to move: in how many plies it wins (odd) or loses
/// (even); 0 is a draw. Whoever closes a mill has won: the other side has two men left.
struct Solved {
    threes: Vec<u32>,
    number: HashMap<u32, usize>,
    plies: Vec<u8>,
}

/// Not yet known.
const DRAW: u8 = 0;

impl Solved {
    /// Goes back from the mills, ply by ply, until nothing new is found.
    fn new() -> Solved {
        let threes: Vec<u32> = (0..1u32 << 24).filter(|set| set.count_ones() == 3).collect();
        let number: HashMap<u32, usize> =
            threes.iter().enumerate().map(|(n, set)| (*set, n)).collect();
        let count = threes.len();
        let mut solved = Solved { threes, number, plies: vec![DRAW; count * count] };
        let lines = lines();
        // After each man is taken away: where its side goes on to, whoever is in the way.
        let near: Vec<Vec<(u32, usize)>> = (0..count).map(|own| solved.ways(own)).collect();
        let mut open = Vec::new();
        for own in 0..count {
            for foe in 0..count {
                let [a, b] = [solved.threes[own], solved.threes[foe]];
                if a & b != 0 {
                    continue;
                }
                let free = !(a | b);
                let wins = lines
                    .iter()
                    .any(|line| (a & line).count_ones() == 2 && line & free != 0 && a & !line != 0);
                if wins {
                    solved.plies[own * count + foe] = 1;
                } else {
                    open.push((own as u16, foe as u16));
                }
            }
        }
        for ply in 2..=u8::MAX {
            let known = open.len();
            let wins = ply % 2 == 1;
            let mut found = Vec::new();
            open.retain(|&(own, foe)| {
                let (own, foe) = (usize::from(own), usize::from(foe));
                let there = solved.threes[foe];
                // Who stands there after a move is the other side's to move against.
                let mut after = near[own].iter().filter(|(to, _)| there & to == 0);
                let value = |next: usize| solved.plies[foe * count + next];
                let is = if wins {
                    after.any(|&(_, next)| value(next) != DRAW && value(next) % 2 == 0)
                } else {
                    after.all(|&(_, next)| value(next) % 2 == 1)
                };
                if is {
                    found.push(own * count + foe);
                }
                !is
            });
            found.into_iter().for_each(|at| solved.plies[at] = ply);
            if known == open.len() && ply > 3 {
                break;
            }
        }
        solved
    }

    /// Each flight of one of three men: where it goes, and the number of the men then.
    fn ways(&self, own: usize) -> Vec<(u32, usize)> {
        let men = self.threes[own];
        let bits = |set: u32| (0..24).map(|n| 1 << n).filter(move |bit| set & bit != 0);
        let ways = bits(men).flat_map(|from| bits(!men).map(move |to| (from, to)));
        ways.map(|(from, to)| (to, self.number[&(men & !from | to)])).collect()
    }

    fn value(&self, own: u32, foe: u32) -> u8 {
        self.plies[self.number[&own] * self.threes.len() + self.number[&foe]]
    }
}

/// The names of the points of a set.
fn names(set: u32) -> String {
    let points = (0..24).filter(|n| set >> n & 1 == 1).filter_map(Point::new);
    let names: Vec<String> = points.map(|at| at.to_string()).collect();
    names.join(" ")
}

#[test]
fn the_search_agrees_with_all_positions_of_three_against_three() {
    let solved = Solved::new();
    let (mut rng, mut met) = (Generator::new(1), [0; 3]);
    let (all, count) = (solved.plies.len(), solved.threes.len());
    // As another program counts them: won, lost and drawn, and how long they take at most.
    let apart = |n: &usize| solved.threes[n / count] & solved.threes[n % count] == 0;
    let mut counts = [0; 3];
    for n in (0..all).filter(apart) {
        counts[match solved.plies[n] {
            DRAW => 2,
            plies => usize::from(plies % 2 == 0),
        }] += 1;
    }
    assert_eq!(counts, [2_232_160, 455_648, 4_112]);
    assert_eq!(solved.plies.iter().max(), Some(&26));
    // Positions as they come; and draws, which are rare.
    let mut any = || rng.below(all as u32) as usize;
    let mut looked: Vec<usize> = (0..cases(500, 5_000)).map(|_| any()).collect();
    let mut draws = (0..all).filter(apart).filter(|&n| solved.plies[n] == DRAW);
    looked.extend(std::iter::from_fn(|| draws.nth(60)).take(cases(60, 600)));
    for index in looked {
        let (own, foe) = (solved.threes[index / count], solved.threes[index % count]);
        if own & foe != 0 {
            continue;
        }
        let plies = solved.value(own, foe);
        let state = position(&[], &text(&names(own), &names(foe), "0 0 w"));
        let line = Line::new(state);
        let mut search = Search::new(
            line.clone(),
            line.state().list(),
            TranspositionTable::new(1, u64::MAX),
            false,
        );
        let depth = 5;
        while search.depth() < depth && !search.is_done() {
            search.step(u64::MAX);
        }
        let score = search.found().expect("a move").score;
        let told = format!("{}: {plies} plies, {score}", line.position());
        match plies {
            DRAW => {
                met[0] += 1;
                assert!(score.abs() < WON - 1_000, "{told}");
            }
            1..=5 if plies % 2 == 1 => {
                met[1] += 1;
                assert_eq!(score, WON - i32::from(plies), "{told}");
            }
            2 | 4 => {
                met[2] += 1;
                assert_eq!(score, i32::from(plies) - WON, "{told}");
            }
            // Farther away than it looks: it may not tell the wrong winner.
            _ if plies % 2 == 1 => assert!(score > 1_000 - WON, "{told}"),
            _ => assert!(score < WON - 1_000, "{told}"),
        }
    }
    assert!(met[0] > 10 && met[1] > 50 && met[2] > 2, "{met:?}");
}
