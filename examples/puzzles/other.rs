//! The outcome of the best other first step of a puzzle: by that the site tells why the answer is right.

use crate::proof::{Goal, Proof, after, turn};
use palamede::rules::{Notation, Seat, Turn};

/// No move wins or loses more pieces than so many.
const MOST: i32 = 30;

/// The best other step, the reply to it, and what that comes to, as [`Exercise::other`] tells it.
///
/// [`Exercise::other`]: palamede::text::Exercise::other
pub fn other<G: Notation>(at: &G, goal: Goal, moves: usize, wanted: &[&str]) -> Vec<String> {
    let Turn::Seat(me) = turn(at) else { return Vec::new() };
    let others = || at.list().into_iter().filter(|mv| !wanted.contains(&&*at.write(mv)));
    match goal {
        Goal::Sure => Vec::new(),
        Goal::Win if G::DICE => Vec::new(),
        Goal::Win => averted(at, others(), me, moves),
        Goal::Take(_) => taking(at, others(), me, moves),
    }
}

/// By how many pieces more a seat can be ahead in so many moves.
fn most<G: Notation>(at: &G, me: Seat, moves: usize, ahead: i32) -> i32 {
    let can = |n: &i32| Proof::new(me, Goal::Take(*n), u64::MAX).can(at, moves, ahead);
    (-MOST..MOST).rev().find(can).unwrap_or(-MOST)
}

fn taking<G: Notation>(
    at: &G,
    others: impl Iterator<Item = G::Move>,
    me: Seat,
    moves: usize,
) -> Vec<String> {
    let mut best: Option<(i32, i32, Vec<String>)> = None;
    for mv in others {
        let (next, taken) = after(at, &mv);
        let mut reply = String::new();
        let gives = match turn(&next) {
            Turn::Over(outcome) if outcome.winners.has(me.other()) => -MOST,
            Turn::Seat(seat) if moves > 1 && seat == me => most(&next, me, moves - 1, taken),
            Turn::Seat(_) if moves > 1 => {
                let mut least = MOST;
                for other in next.list() {
                    let (there, lost) = after(&next, &other);
                    let gives = match turn(&there) {
                        Turn::Seat(_) => most(&there, me, moves - 1, taken - lost),
                        Turn::Over(outcome) if outcome.winners.has(me.other()) => -MOST,
                        _ => taken - lost,
                    };
                    if gives < least {
                        (least, reply) = (gives, next.write(&other));
                    }
                }
                least
            }
            _ => taken,
        };
        if best.as_ref().is_none_or(|(most, took, _)| (*most, *took) < (gives, taken)) {
            best = Some((gives, taken, vec![at.write(&mv), reply, gives.to_string()]));
        }
    }
    best.map(|(.., told)| told).unwrap_or_default()
}

/// The other move that fewest replies avert, where the game would be won: in so many moves, or in one
/// it is averted that the next one wins.
fn averted<G: Notation>(
    at: &G,
    others: impl Iterator<Item = G::Move>,
    me: Seat,
    moves: usize,
) -> Vec<String> {
    let mut best: Option<(usize, i32, Vec<String>)> = None;
    for mv in others {
        let (next, taken) = after(at, &mv);
        if !matches!(turn(&next), Turn::Seat(_)) {
            continue;
        }
        let (mut saving, mut lost) = (Vec::new(), None);
        for reply in next.list() {
            let (there, _) = after(&next, &reply);
            let won = |seat| matches!(turn(&there), Turn::Over(over) if over.winners.has(seat));
            let left = (moves - 1).max(1);
            let wins = || Proof::new(me, Goal::Win, u64::MAX).can(&there, left, 0);
            if won(me.other()) {
                lost.get_or_insert_with(|| next.write(&reply));
            }
            let ended = !matches!(turn(&there), Turn::Seat(_));
            if if ended { !won(me) } else { !wins() } {
                saving.push(next.write(&reply));
            }
        }
        let n = saving.len();
        if n == 0 {
            continue;
        }
        if best.as_ref().is_none_or(|(fewest, took, _)| (n, -taken) < (*fewest, -took)) {
            let (reply, count) = match lost {
                Some(reply) => (reply, "!".to_owned()),
                None => (saving.swap_remove(0), n.to_string()),
            };
            best = Some((n, taken, vec![at.write(&mv), reply, count]));
        }
    }
    best.map(|(.., told)| told).unwrap_or_default()
}
