//! Luzhanqi's puzzles: of several attacks one alone cannot fail, as far as its seat can know.

use crate::Wish;
use crate::games::positions;
use crate::proof::{Goal, Puzzle};
use palamede::games::Luzhanqi;
use palamede::games::luzhanqi::army::ranks;
use palamede::games::luzhanqi::{Act, Rank, Stays, clash};
use palamede::rules::{Eye, Game, Notation, Options, Rules, Turn};
use std::collections::HashSet;

/// More combats nobody can keep in mind.
const FIGHTS: usize = 9;
/// So many pieces can be attacked at least.
const TARGETS: usize = 3;

/// An attack, as the seat to act sees it.
struct Attack {
    act: Act,
    by: Rank,
    /// What the attacked piece can be, how often the attack does it, and what it is.
    cases: usize,
    wins: usize,
    truth: bool,
    target: u8,
}

/// Finds up to so many, no two with the same attacker's rank and as many ranks of the attacked.
pub fn find(options: &Options, wish: &Wish) -> Vec<Puzzle> {
    let (mut found, mut kinds) = (Vec::<Puzzle>::new(), HashSet::new());
    for game in 0..(100 * wish.count) as u64 {
        if found.len() >= wish.count {
            break;
        }
        for position in positions::<Luzhanqi>(options, wish.seed << 32 | game) {
            if let Some((puzzle, kind)) = puzzle(&position)
                && found.iter().all(|other| !other.is_like(&puzzle))
                && kinds.insert(kind)
            {
                eprintln!("game {game}\n{}", crate::listing(&puzzle));
                found.push(puzzle);
                break;
            }
        }
    }
    found
}

/// The puzzle that a position is, if it is one, and its kind.
fn puzzle(at: &Luzhanqi) -> Option<(Puzzle, (Rank, usize))> {
    let start = at.position();
    let known = at.full().public();
    // What the order of turns told is left to those who can count armies better.
    let plain = start.ends_with("bears=- facts=-") && start.contains(" flags=- ");
    if !plain || known.fights.len() > FIGHTS || known.fights.len() < 2 {
        return None;
    }
    let all = attacks(at);
    let mut sure = all.iter().filter(|attack| attack.wins == attack.cases);
    let (one, None) = (sure.next()?, sure.next()) else { return None };
    let targets: HashSet<u8> = all.iter().map(|attack| attack.target).collect();
    // Others look good too, and some of them are.
    let likely = |other: &&Attack| 2 * other.wins > other.cases;
    let others = all.iter().filter(|other| other.wins < other.cases);
    let tempting = others.clone().filter(likely).count();
    if targets.len() < TARGETS || tempting < 2 || !others.clone().any(|other| other.truth) {
        return None;
    }
    let line = vec![at.write(&one.act)];
    let nodes = all.iter().map(|attack| attack.cases as u64).sum();
    let kind = (one.by, one.cases);
    let other = other(at, &all);
    Some((Puzzle { goal: Goal::Sure, start, line, other, nodes, men: all.len() }, kind))
}

/// The other attack that is likeliest to succeed, of those on a piece of which something is known.
fn other(at: &Luzhanqi, all: &[Attack]) -> Vec<String> {
    let can_fail = all.iter().filter(|attack| attack.wins < attack.cases);
    let known = |attack: &&Attack| attack.cases < 11;
    let best = can_fail.filter(known).max_by(|a, b| (a.wins * b.cases).cmp(&(b.wins * a.cases)));
    best.iter().map(|attack| at.write(&attack.act)).collect()
}

/// The same of a position as text.
pub fn other_at(start: &str) -> Vec<String> {
    let at = Luzhanqi::set_up(&Options::new(Luzhanqi::OPTIONS), start).expect("a position");
    other(&at, &attacks(&at))
}

fn attacks(at: &Luzhanqi) -> Vec<Attack> {
    let Turn::Seat(me) = at.turn() else { return Vec::new() };
    let view = at.view(Eye::Seat(me));
    let (sight, deduced) = (view.sight(), view.sight().deduce());
    let public = &sight.public;
    let of = |act: Act| {
        let Act::Go { from, to } = act else { return None };
        let target = public.piece_at(to)?;
        let by = sight.rank(public.piece_at(from)?)?;
        let does = |rank: &Rank| clash(by, *rank, false, false) == Stays::Attacker;
        let set = deduced.ranks(target);
        let (cases, wins) = (ranks(set).count(), ranks(set).filter(does).count());
        let truth = at.full().rank(target).as_ref().is_some_and(does);
        Some(Attack { act, by, cases, wins, truth, target })
    };
    at.list().into_iter().filter_map(of).collect()
}
