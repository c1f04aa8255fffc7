//! What is worth solving.

use crate::proof::{Goal, Proof, Puzzle, after, line, turn};
use palamede::rules::{Eye, Notation, Seen, Turn};

/// More positions no proof visits: the test does them all again.
const MOST: u64 = 400_000;
/// A choice has so many moves at least.
const CHOICE: usize = 6;

/// What is asked of a position: the goal, and in how many own moves. What is to be taken is the
/// least that is worth it; the most that there is will be told. Of dice all three are played, and
/// one piece is much.
pub fn asked<G: Notation>(least: i32) -> impl Iterator<Item = (Goal, usize)> {
    let open = [
        (Goal::Win, 3),
        (Goal::Win, 2),
        (Goal::Take(least), 2),
        (Goal::Win, 1),
        (Goal::Take(least), 1),
    ];
    let dice = [(Goal::Win, 3), (Goal::Take(1), 3)];
    open.into_iter().filter(|_| !G::DICE).chain(dice.into_iter().filter(|_| G::DICE))
}

/// The puzzle that a position is, if it is one.
pub fn puzzle<G: Notation>(at: &G, goal: Goal, moves: usize, men: usize) -> Option<Puzzle> {
    let Turn::Seat(me) = turn(at) else { return None };
    let stand = at.view(Eye::Seat(me)).scene(&[]).pieces.len();
    if stand > men && !G::DICE || at.count() < if G::DICE { 2 } else { CHOICE } {
        return None;
    }
    let can = |goal, moves| moves > 0 && Proof::new(me, goal, MOST).can(at, moves, 0);
    let goal = match goal {
        Goal::Win if !G::DICE && can(goal, moves - 1) => return None,
        Goal::Win | Goal::Sure => goal,
        // Nobody counts pieces where the game can be won.
        Goal::Take(_) if can(Goal::Win, moves) => return None,
        Goal::Take(least) => {
            let most = (least..).take_while(|&n| can(Goal::Take(n), moves)).last()?;
            if moves == 2 && can(Goal::Take(most), 1) {
                return None;
            }
            Goal::Take(most)
        }
    };
    let (found, nodes) = line(at, goal, moves, 0, MOST)?;
    if found.len() > 1 && G::DICE || is_tempting(at, goal, &found) {
        let start = at.position();
        let (mut here, mut text) = (at.clone(), Vec::new());
        for mv in &found {
            text.push(here.write(mv));
            here = after(&here, mv).0;
        }
        let own = if G::DICE { 3 } else { moves };
        let other = crate::other::other(at, goal, own, &[&text[0]]);
        return Some(Puzzle { goal, start, line: text, other, nodes, men: stand });
    }
    None
}

/// Whether something else looks as good as the first move, and what it leads to is no loss.
fn is_tempting<G: Notation>(at: &G, goal: Goal, line: &[G::Move]) -> bool {
    let taken = |at: &G| at.list().iter().map(|mv| after(at, mv).1).collect::<Vec<i32>>();
    let first = after(at, &line[0]).1;
    let others = taken(at).iter().filter(|&&other| other > 0).count();
    let last = line.iter().fold(at.clone(), |here, mv| after(&here, mv).0);
    let lost = match turn(&last) {
        Turn::Over(_) => 0,
        _ => taken(&last).into_iter().max().unwrap_or(0),
    };
    // What takes is hidden among others that take; what does not is hidden by itself where
    // it is not at once the end.
    let hidden = if first > 0 { others >= 3 } else { line.len() > 1 || goal == Goal::Win };
    let sound = match goal {
        Goal::Take(n) => lost < n,
        _ => true,
    };
    hidden && sound
}
