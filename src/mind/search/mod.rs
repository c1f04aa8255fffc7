//! Alpha-beta search by iterative deepening, with a transposition table, quiescence on the moves
//! that gain something, late moves searched less deep, and the mean over all throws where chance is
//! to act. Seats of one team search for the same score.
//!
//! The tree is walked with a stack of its own instead of the machine's, so that a search can stop
//! after any position and go on later: on the page it works in slices, in a worker it can be asked
//! to answer at once. (The parts are those of any textbook, for instance of the Chess Programming
//! Wiki: *Negamax*, *Principal variation search*, *Quiescence search*, *Killer heuristic*,
//! *History heuristic*, *Late move reductions*, *Expectiminimax*.)

mod history;
mod score;
mod table;
mod walk;

pub(super) use score::sort_by_score;
pub use score::{Found, Score, Tried, WON, plies_to_win};
pub use table::TranspositionTable;

use crate::learned::Correction;
use palamede_rules::{Line, Silent, Thinkable, Turn};
use std::sync::Arc;
use table::NO_MOVE;
use walk::{Blunders, Walk};

/// The deepest iteration.
pub const DEEPEST: u8 = 99;

/// A search from one position.
///
/// ```
/// use palamede_games::TurkishDraughts;
/// use palamede_mind::{Search, TranspositionTable, plies_to_win};
/// use palamede_rules::{Kind, Options, Rules};
///
/// let kind = Kind::<TurkishDraughts>::of();
/// let text = "W:Wc4,d5:Bc5"; // two ways to capture the last man
/// let line = kind.open(&Options::new(kind.facts().options), Some(text)).expect("a position");
/// let moves = line.state().list();
/// let mut search = Search::new(line, moves, TranspositionTable::new(1, 100_000), false);
/// while !search.is_done() && search.depth() < 6 { search.step(1_000); }
/// let found = search.found().expect("a move");
/// assert_eq!(plies_to_win(found.score), Some(1));
/// ```
#[derive(Debug)]
pub struct Search<R: Thinkable> {
    start: Line<R>,
    /// The moves at the root, by their last scores.
    root: Vec<Tried<R::Move>>,
    /// Whether each move at the root is searched for its score.
    wide: bool,
    /// The depth of the iteration under way, or of the last one, from 1.
    depth: i32,
    walk: Walk<R>,
}

impl<R: Thinkable> Search<R> {
    /// Makes a search for the best of these moves of the seat to act, at first tried in this order.
    /// If `wide`, each of them gets its score; else only that of the best is sure.
    pub fn new(
        start: Line<R>,
        moves: Vec<R::Move>,
        table: TranspositionTable,
        wide: bool,
    ) -> Search<R> {
        let tried = |mv| Tried {
            gain: start.state().capture_value(&mv),
            mv,
            score: 0,
            at: NO_MOVE,
            order: 0,
        };
        let root = moves.into_iter().map(tried).collect();
        Search { start, root, wide, depth: 0, walk: Walk::new(table) }
    }

    /// Sets the weights to evaluate with in place of the game's own.
    pub fn set_weights(&mut self, weights: R::Weights) {
        self.walk.weights = weights;
    }

    /// Makes a net correct the evaluation. To be called before it thinks.
    pub fn correct(&mut self, by: &Arc<Correction>) {
        self.walk.correction = Some(Arc::clone(by));
    }

    /// Makes the search overlook captures above a blunder threshold, at random from the seed `lot`.
    /// To be called before it thinks. Some move is always seen.
    pub fn overlook(&mut self, threshold: i8, lot: u64) {
        self.walk.blunders = Blunders { threshold, lot };
        let key = self.start.state().key();
        let seen = |(at, tried): &(u64, &Tried<R::Move>)| {
            !self.walk.blunders.overlooks(tried.gain, 0, key.wrapping_add(*at))
        };
        let root: Vec<_> =
            (0..).zip(&self.root).filter(seen).map(|(_, tried)| tried.clone()).collect();
        if !root.is_empty() {
            self.root = root;
        }
    }

    /// Makes the search try quiet moves only, if there are any. To be called before it thinks.
    pub fn spare(&mut self) {
        if self.root.iter().any(|tried| tried.gain <= 0) {
            self.root.retain(|tried| tried.gain <= 0);
        }
    }

    /// Returns the position that is searched.
    pub fn start(&self) -> &R {
        self.start.state()
    }

    /// Returns the number of positions that were visited.
    pub fn nodes(&self) -> u64 {
        self.walk.nodes
    }

    /// Returns the depth of the last iteration that ended; 0 before the first.
    pub fn depth(&self) -> u8 {
        let under_way = i32::from(self.walk.is_under_way());
        (self.depth - under_way).clamp(0, i32::from(DEEPEST)) as u8
    }

    /// Returns the best move so far, with its score; `None` before a first move has one.
    pub fn found(&self) -> Option<&Found<R::Move>> {
        self.walk.found.as_ref()
    }

    /// Returns the moves with their scores of the last iteration that ended, the best first.
    pub fn scored(&self) -> &[Tried<R::Move>] {
        &self.root
    }

    /// Returns whether this move is tried: it can be made, and is not overlooked.
    pub fn tries(&self, mv: &R::Move) -> bool {
        self.root.iter().any(|tried| tried.mv == *mv)
    }

    /// Returns whether to search on finds nothing more.
    pub fn is_done(&self) -> bool {
        let plies = self.found().and_then(|found| plies_to_win(found.score));
        let sure = !self.wide && plies.is_some_and(|plies| plies.abs() <= self.depth);
        !self.walk.is_under_way() && (sure || self.root.is_empty() || self.depth() >= DEEPEST)
    }

    /// Searches on, for so many positions at most, until an iteration ends; tells whether it did.
    pub fn step(&mut self, budget: u64) -> bool {
        if self.is_done() {
            return true;
        }
        if !self.walk.is_under_way() {
            self.begin();
        }
        let ended = self.walk.go(budget);
        if ended {
            self.root = self.walk.take_root();
            sort_by_score(&mut self.root, |tried| tried.score);
        }
        ended
    }

    /// Begins the next iteration.
    fn begin(&mut self) {
        self.depth += 1;
        let order = (0..self.root.len() as i32).rev();
        let tried = self.root.iter().zip(order);
        let tried = tried.map(|(tried, order)| Tried { order, ..tried.clone() }).collect();
        // With dice the first iteration ends where the turn does, before the next throw.
        let depth = self.depth - i32::from(R::DICE);
        self.walk.begin(&self.start, tried, depth, self.wide);
    }

    /// Returns this move and those that are expected after it, in notation: as many as are known.
    #[inline(never)]
    pub fn expected(&self, first: &R::Move) -> Vec<String> {
        let (mut state, mut keys, mut line) = (self.start.state().clone(), Vec::new(), Vec::new());
        let mut next = Some(first.clone());
        while let Some(mv) = next {
            line.push(state.write(&mv));
            state.play(&mv, &mut Silent);
            let key = state.key();
            let ends = !matches!(state.turn(), Turn::Seat(_)) || keys.contains(&key);
            if ends || line.len() >= usize::from(self.depth()) {
                break;
            }
            keys.push(key);
            next = self.walk.table.get(key).and_then(|entry| state.nth(entry.at.into()));
        }
        line
    }
}
