//! What can be forced, by trying everything.

use palamede::rules::{Eyes, GameEvent, Notation, Outcome, Rules, Seat, Silent, Turn, stopped};
use palamede::scene::Look;

/// What is to be reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// The game is won.
    Win,
    /// So many more pieces are taken than lost.
    Take(i32),
    /// An attack cannot fail.
    Sure,
}

/// A position with its one answer.
pub struct Puzzle {
    /// What is to be reached.
    pub goal: Goal,
    /// The position.
    pub start: String,
    /// The moves.
    pub line: Vec<String>,
    /// The outcome of the best other first move.
    pub other: Vec<String>,
    /// How many positions the proof visited.
    pub nodes: u64,
    /// How many pieces there are.
    pub men: usize,
}

impl Puzzle {
    /// Puzzles are of one kind whose goals and lengths are alike.
    pub fn kind(&self) -> (bool, usize) {
        (self.goal == Goal::Win, self.line.len())
    }

    /// Whether it is too much like another one: its first move is the same.
    pub fn is_like(&self, other: &Puzzle) -> bool {
        self.line[0] == other.line[0]
    }
}

/// The position after a move, and how many pieces that took: of a stack all, and in Sáhkku the
/// marker of the enemy's king.
pub fn after<G: Notation>(at: &G, mv: &G::Move) -> (G, i32) {
    let (mut next, mut told) = (at.clone(), Vec::<(Eyes, G::Event)>::new());
    next.play(mv, &mut told);
    let fallen = told.first().map_or(Vec::new(), |(_, event)| event.trace().taken);
    let pieces = |look: &Look| match look {
        Look::Awake { count, .. } => *count as i32,
        _ => 1,
    };
    (next, fallen.iter().map(|(_, look)| pieces(look)).sum())
}

/// Who is to act, or how it has ended: no position comes for the last time within so few moves.
pub fn turn<G: Rules>(at: &G) -> Turn {
    stopped(at, 0, |_| false).map_or(at.turn(), Turn::Over)
}

/// A proof at work.
pub struct Proof {
    me: Seat,
    goal: Goal,
    /// The positions that were visited.
    pub nodes: u64,
    most: u64,
}

impl Proof {
    /// That this seat reaches this goal, visiting no more positions than so many.
    pub fn new(me: Seat, goal: Goal, most: u64) -> Proof {
        Proof { me, goal, nodes: 0, most }
    }

    /// Whether it was given up.
    pub fn is_spent(&self) -> bool {
        self.nodes > self.most
    }

    /// The moves that reach the goal, of `moves` that are left; all of them are tried. `ahead` is
    /// by how many more pieces were taken before.
    pub fn answers<G: Notation>(&mut self, at: &G, moves: usize, ahead: i32) -> Vec<G::Move> {
        let mut all = at.list();
        all.retain(|mv| self.does(at, mv, moves - 1, ahead));
        all
    }

    /// Whether a move does it, with so many after it.
    fn does<G: Notation>(&mut self, at: &G, mv: &G::Move, left: usize, ahead: i32) -> bool {
        self.nodes += 1;
        if self.is_spent() {
            return false;
        }
        let (next, ahead) = self.go(at, mv, ahead, 1);
        match turn(&next) {
            Turn::Over(outcome) => self.is_reached(ahead, Some(outcome)),
            _ if left == 0 => self.is_reached(ahead, None),
            // The next throw is another matter.
            Turn::Chance { .. } => self.is_reached(ahead, None),
            Turn::Seat(seat) if seat == self.me => self.can(&next, left, ahead),
            Turn::Seat(_) => {
                next.list().iter().all(|reply| self.withstands(&next, reply, left, ahead))
            }
        }
    }

    /// Whether a move does it here.
    pub fn can<G: Notation>(&mut self, at: &G, moves: usize, ahead: i32) -> bool {
        at.list().iter().any(|mv| self.does(at, mv, moves - 1, ahead))
    }

    /// Whether the goal is reached after this reply.
    fn withstands<G: Notation>(&mut self, at: &G, mv: &G::Move, left: usize, ahead: i32) -> bool {
        self.nodes += 1;
        let (next, ahead) = self.go(at, mv, ahead, -1);
        match turn(&next) {
            Turn::Over(outcome) => self.is_reached(ahead, Some(outcome)),
            _ => self.can(&next, left, ahead),
        }
    }

    fn go<G: Notation>(&self, at: &G, mv: &G::Move, ahead: i32, sign: i32) -> (G, i32) {
        if self.goal == Goal::Win {
            let mut next = at.clone();
            next.play(mv, &mut Silent);
            return (next, 0);
        }
        let (next, taken) = after(at, mv);
        (next, ahead + sign * taken)
    }

    fn is_reached(&self, ahead: i32, over: Option<Outcome>) -> bool {
        let winners = over.map(|outcome| outcome.winners);
        match self.goal {
            Goal::Take(n) => {
                ahead >= n && winners.is_none_or(|all| all.is_empty() || all.has(self.me))
            }
            _ => winners.is_some_and(|winners| winners.has(self.me)),
        }
    }
}

/// The one line from here that reaches the goal, each own move of it the only one, the replies those
/// that hold out longest; and how many positions the proof of its first move visited.
pub fn line<G: Notation>(
    at: &G,
    goal: Goal,
    moves: usize,
    ahead: i32,
    most: u64,
) -> Option<(Vec<G::Move>, u64)> {
    let Turn::Seat(me) = turn(at) else { return None };
    let mut proof = Proof::new(me, goal, most);
    let answers = proof.answers(at, moves, ahead);
    let [mv] = answers.as_slice() else { return None };
    if proof.is_spent() {
        return None;
    }
    let (next, taken) = after(at, mv);
    let (mut all, ahead) = (vec![mv.clone()], ahead + taken);
    let ends = match goal {
        Goal::Take(n) => G::DICE && ahead >= n,
        _ => false,
    };
    match turn(&next) {
        Turn::Seat(seat) if moves > 1 && !ends && seat == me => {
            all.extend(line(&next, goal, moves - 1, ahead, most)?.0);
        }
        Turn::Seat(seat) if moves > 1 && !ends && seat != me => {
            let mut best: Option<(Vec<G::Move>, u64)> = None;
            for reply in next.list() {
                let (there, lost) = after(&next, &reply);
                let harder = match goal {
                    Goal::Take(n) => {
                        let more = Goal::Take(n + 1);
                        !Proof::new(me, more, most).can(&there, moves - 1, ahead - lost)
                    }
                    _ => moves == 2 || !Proof::new(me, goal, most).can(&there, moves - 2, 0),
                };
                let Turn::Seat(_) = turn(&there) else { continue };
                let rest = harder.then(|| line(&there, goal, moves - 1, ahead - lost, most));
                if let Some((rest, nodes)) = rest.flatten()
                    && best.as_ref().is_none_or(|(_, fewer)| nodes > *fewer)
                {
                    let line = [reply].into_iter().chain(rest).collect();
                    best = Some((line, nodes));
                }
            }
            all.extend(best?.0);
        }
        _ => {}
    }
    Some((all, proof.nodes))
}
