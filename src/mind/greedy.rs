//! The beginner: takes what it can take now and looks no further.

use crate::rules::{Generator, Line, Rng, Seat, Seen, Silent, Step, Thinkable, Turn};

/// How many full positions are guessed to judge a move where something is hidden.
const GUESSES: u32 = 8;
/// How long one guess may take, in tries: the longest game for four takes some 100, nearly
/// one for each hidden piece.
const TRIES: u32 = 10_000;
/// What a won game is worth, in hundredths of a piece.
const WON: i64 = 1_000_000;

/// A player that makes the move after which its own position is worth most. It can be
/// stopped and resumed between moves, so that it may think on the page in slices.
#[derive(Clone, Debug)]
pub struct Greedy<R: Thinkable> {
    seat: Option<Seat>,
    worlds: Vec<Line<R>>,
    moves: Vec<R::Move>,
    judged: usize,
    best: Vec<usize>,
    best_worth: i64,
    rng: Generator,
}

impl<R: Thinkable> Greedy<R> {
    /// Begins to think about what the seat to act sees. In an open game `quiet` and
    /// `keys` are the line's history, so that it knows what ends the game.
    pub fn new(view: &R::View, quiet: usize, keys: &[u64], seed: u64) -> Greedy<R> {
        let mut rng = Generator::new(seed);
        let mut worlds: Vec<Line<R>> = Vec::new();
        for _ in 0..GUESSES {
            let Some(state) = R::guess(view, &mut rng, TRIES) else { continue };
            // Where nothing is hidden every guess is the position.
            let open = state.is_open();
            worlds.push(Line::resume(state, quiet, keys));
            if open {
                break;
            }
        }
        let seat = match view.turn() {
            Turn::Seat(seat) => Some(seat),
            _ => None,
        };
        // What is laid out follows from nothing that others could foresee.
        let draft = view.draft(rng.bits());
        Greedy {
            seat,
            worlds,
            moves: draft.map_or_else(|| view.moves(), |draft| vec![draft]),
            judged: 0,
            best: Vec::new(),
            best_worth: i64::MIN,
            rng,
        }
    }

    /// Judges up to `budget` more moves; gives the choice when all are judged, equal
    /// ones drawn by lot. A seat without a move gets none.
    pub fn step(&mut self, budget: usize) -> Option<Option<R::Move>> {
        for _ in 0..budget {
            let Some(mv) = self.moves.get(self.judged) else {
                let lot = self.rng.below(self.best.len() as u32) as usize;
                return Some(self.best.get(lot).map(|&at| self.moves[at].clone()));
            };
            let worth = self.worlds.iter().map(|world| self.worth(world, mv)).sum::<i64>();
            if worth > self.best_worth {
                self.best_worth = worth;
                self.best.clear();
            }
            if worth == self.best_worth {
                self.best.push(self.judged);
            }
            self.judged += 1;
        }
        None
    }

    fn worth(&self, world: &Line<R>, mv: &R::Move) -> i64 {
        let Some(seat) = self.seat else { return 0 };
        let step = Step::Move(mv.clone());
        // A guess may make a move impossible that the true position allows.
        if world.check(&step).is_err() {
            return -WON;
        }
        let mut next = world.clone();
        next.advance(&step, &mut Silent);
        match next.turn() {
            Turn::Over(outcome) if outcome.winners.has(seat) => WON,
            Turn::Over(outcome) if !outcome.winners.is_empty() => -WON,
            Turn::Over(_) => 0,
            _ => i64::from(next.state().evaluate(seat)),
        }
    }
}
