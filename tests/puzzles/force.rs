//! What can be forced: every move, every reply, nothing else.

use crate::shared::Known;
use palamede::rules::{Line, Outcome, Seat, Silent, Step, Turn};

/// What is to be reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// The game is won.
    Win,
    /// So many more pieces are taken than lost.
    Take(i32),
}

impl Goal {
    /// Reads one.
    pub fn read(text: &str) -> Option<Goal> {
        match text.split_once(' ') {
            None => (text == "win").then_some(Goal::Win),
            Some(("take", number)) => number.parse().ok().map(Goal::Take),
            Some(_) => None,
        }
    }
}

/// The line after a legal move.
pub fn after<G: Known>(line: &Line<G>, mv: &G::Move) -> Line<G> {
    let (mut next, step) = (line.clone(), Step::Move(mv.clone()));
    assert!(line.check(&step).is_ok(), "{mv:?} is illegal");
    next.advance(&step, &mut Silent);
    next
}

/// A goal of a seat, and what there was in the beginning.
#[derive(Clone)]
pub struct Problem {
    pub me: Seat,
    pub goal: Goal,
    begun: [i32; 2],
    /// How many moves were tried.
    pub nodes: u64,
}

impl Problem {
    /// That this seat reaches this goal from here.
    pub fn new<G: Known>(line: &Line<G>, me: Seat, goal: Goal) -> Problem {
        let begun = G::count_pieces(&line.state().position());
        Problem { me, goal, begun, nodes: 0 }
    }

    /// Another goal from the same beginning.
    pub fn with(&self, goal: Goal) -> Problem {
        Problem { goal, ..self.clone() }
    }

    /// Whether a move is there that reaches the goal, in so many own moves.
    pub fn can<G: Known>(&mut self, line: &Line<G>, own: usize) -> bool {
        line.state().list().iter().any(|mv| self.does(line, mv, own - 1))
    }

    /// Whether this move does, with so many own moves after it.
    pub fn does<G: Known>(&mut self, line: &Line<G>, mv: &G::Move, left: usize) -> bool {
        self.nodes += 1;
        let next = after(line, mv);
        match next.turn() {
            Turn::Seat(seat) if left > 0 && seat == self.me => self.can(&next, left),
            Turn::Seat(_) if left > 0 => next.state().list().iter().all(|reply| {
                self.nodes += 1;
                let there = after(&next, reply);
                match there.turn() {
                    Turn::Seat(_) => self.can(&there, left),
                    _ => self.is_done(&there),
                }
            }),
            _ => self.is_done(&next),
        }
    }

    /// Whether the goal is reached here. Who has lost has reached nothing.
    pub fn is_done<G: Known>(&self, line: &Line<G>) -> bool {
        let winners = match line.turn() {
            Turn::Over(Outcome { winners, .. }) => Some(winners),
            _ => None,
        };
        let Goal::Take(n) = self.goal else { return winners.is_some_and(|all| all.has(self.me)) };
        let now = G::count_pieces(&line.state().position());
        let lost = |seat: Seat| self.begun[seat.index()] - now[seat.index()];
        lost(self.me.other()) - lost(self.me) >= n
            && winners.is_none_or(|all| all.is_empty() || all.has(self.me))
    }
}
