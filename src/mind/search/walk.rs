//! The walk through the tree.

use super::history::{History, TOP};
use super::score::{Found, MOST, SURE, Score, Tried, WON};
use super::table::{Bound, Entry, NO_MOVE, TranspositionTable};
use crate::learned::Correction;
use palamede_rules::{
    Line, NO_BLUNDERS, Outcome, Progress, Seat, Silent, Thinkable, Turn, splitmix, stopped,
};
use std::sync::Arc;

/// The most that a win or a loss counts among other throws: twice what all the men and the king of
/// Sáhkku are worth. More, and one throw of 64 would outweigh all that the others bring.
const BY_CHANCE: Score = 3_000;

/// The number of plies that a line can have, quiescence included.
const LONGEST: usize = 160;

/// The distance beyond the depth to which moves are followed that all gain something, so that
/// nobody can let them be.
const FORCED: i32 = -12;
/// The most moves that can be forced: where there are more, one will do as well as standing pat.
const FEW: usize = 4;
/// The numbers of the moves from which on a quiet one is searched less deep, by a ply more each, with
/// the least depth at which that is done.
const LATE: &[(usize, i32)] = &[(3, 3), (12, 4)];
/// The same where moves are ordered by merit.
const LATE_BY_MERIT: &[(usize, i32)] = &[(3, 3), (6, 4), (16, 6)];
/// A position with more moves than this is evaluated as it stands.
const MANY: usize = 4_000;

/// The blunder model: [`LevelParams::blunder_threshold`](palamede_rules::LevelParams), and the seed by
/// which captures above it are overlooked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Blunders {
    pub threshold: i8,
    pub lot: u64,
}

impl Blunders {
    /// Returns whether a move that gains so much, so many plies ahead, is overlooked; `which` is
    /// another number for each.
    pub(super) fn overlooks(self, gain: i32, ply: usize, which: u64) -> bool {
        if self.threshold == NO_BLUNDERS || gain <= 0 {
            return false;
        }
        let pieces = (gain + 99) / 100;
        let counted = if ply % 2 == 1 { pieces.min(2) } else { pieces };
        let harder = 10 * (counted + ply as i32) - i32::from(self.threshold);
        let most = 30 - i32::from(self.threshold.min(0));
        harder > 0 && splitmix(self.lot ^ which) % 40 < harder.min(most) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::Blunders;

    #[test]
    fn whatever_goes_with_a_man_that_hangs_it_is_seen() {
        let missed = |threshold, gain, ply| {
            let blunders = Blunders { threshold, lot: 7 };
            (0..400).filter(|&which| blunders.overlooks(gain, ply, which)).count()
        };
        assert_eq!([100, 200, 900].map(|gain| missed(30, gain, 1)), [0; 3]);
        assert!(missed(20, 200, 1) > 0 && missed(20, 200, 1) == missed(20, 900, 1));
        // A long capture chain of the mover is overlooked more often.
        assert!(missed(30, 400, 0) > 0 && missed(30, 900, 0) > missed(30, 400, 0));
    }
}

/// The kind of search of the move under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Trial {
    /// The search is less deep, and only asks whether the move is better than what is known.
    Reduced(i32),
    /// The search only asks whether the move is better than what is known.
    Scout,
    /// The search finds the move's score.
    Full,
}

/// A position on the way from the root to where the search is.
#[derive(Debug)]
struct Frame<R> {
    state: R,
    key: u64,
    /// The team from whose side the scores are seen: of the seat to move, or that moved before
    /// chance does.
    team: usize,
    /// The number of quiet plies before the position.
    quiet: usize,
    /// The index in the stack of keys from which on they are since the last lasting change.
    floor: usize,
    /// The depth that is left; at 0 only moves that gain something are searched.
    depth: i32,
    /// The value that alpha had at first.
    low: Score,
    alpha: Score,
    beta: Score,
    best: Score,
    best_at: u16,
    /// The index in their stack at which the position's moves, or throws, begin.
    first: usize,
    /// The place of the one that is next, or under way.
    next: usize,
    /// The kind of search of the move under way; none before.
    trial: Option<Trial>,
    /// The sums where chance is to act: of the scores, each times its weight, and of the weights.
    mean: Option<[i64; 2]>,
}

impl<R> Frame<R> {
    /// Makes a position with the widest window, after so many quiet plies.
    fn new(state: R, team: usize, depth: i32, quiet: usize) -> Frame<R> {
        Frame {
            state,
            key: 0,
            team,
            quiet,
            floor: 0,
            depth,
            low: -MOST,
            alpha: -MOST,
            beta: MOST,
            best: -MOST,
            best_at: NO_MOVE,
            first: 0,
            next: 0,
            trial: None,
            mean: None,
        }
    }
}

/// The direction in which the walk goes on from a position.
enum Next {
    /// The walk goes on to a position after this one.
    Deeper,
    /// The walk goes no further: the position has a score at once, seen from its side.
    Score(Score),
    /// The walk goes back: all is tried, or enough is known.
    Done,
}

/// A position after a move or a throw, before it has its place on the way; the window is seen from
/// the side of the one before.
struct Child<R> {
    state: R,
    progress: Progress,
    depth: i32,
    alpha: Score,
    beta: Score,
}

/// Returns the score of a game that has ended after so many plies.
fn ended(outcome: Outcome, team: usize, teams: usize, ply: usize) -> Score {
    let score = WON - ply as Score;
    match outcome.winners.iter().next() {
        None => 0,
        Some(seat) if seat.index() % teams == team => score,
        Some(_) => -score,
    }
}

/// Adjusts a score by the mate distance: moves its sure win or loss `by` plies further away.
fn adjust_mate_distance(score: Score, by: Score) -> Score {
    match score {
        SURE.. => score - by,
        _ if score <= -SURE => score + by,
        _ => score,
    }
}

/// The walk of a search.
#[derive(Debug)]
pub(super) struct Walk<R: Thinkable> {
    /// The number of positions that were visited.
    pub nodes: u64,
    /// The transposition table.
    pub table: TranspositionTable,
    /// The best move at the root so far.
    pub found: Option<Found<R::Move>>,
    /// The weights of the terms of the evaluation.
    pub weights: R::Weights,
    /// The net that corrects the evaluation.
    pub correction: Option<Arc<Correction>>,
    /// The captures that the search overlooks.
    pub blunders: Blunders,
    /// Whether each move at the root is searched for its score.
    wide: bool,
    /// The way from the root to where the search is.
    frames: Vec<Frame<R>>,
    /// The moves and the throws of the frames, one frame's after another's.
    tried: Vec<Tried<R::Move>>,
    rolls: Vec<(R::Roll, u32)>,
    /// The keys before the root since the last lasting change, then the frames'.
    keys: Vec<u64>,
    /// The number of keys before the root.
    past: usize,
    /// The killer moves of each ply: quiet moves that were too good for the other side.
    killers: Vec<[Option<R::Move>; 2]>,
    /// The merits of quiet moves at any ply, where moves are ordered by them.
    history: History,
}

impl<R: Thinkable> Walk<R> {
    /// Makes a walk that has not begun.
    pub(super) fn new(table: TranspositionTable) -> Walk<R> {
        Walk {
            nodes: 0,
            table,
            found: None,
            weights: R::WEIGHTS,
            correction: None,
            blunders: Blunders { threshold: NO_BLUNDERS, lot: 0 },
            wide: false,
            frames: Vec::new(),
            tried: Vec::new(),
            rolls: Vec::new(),
            keys: Vec::new(),
            past: 0,
            killers: vec![[None, None]; LONGEST],
            history: if R::BY_MERIT { History::new() } else { History::default() },
        }
    }

    /// Returns whether an iteration is under way.
    pub(super) fn is_under_way(&self) -> bool {
        !self.frames.is_empty()
    }

    /// Begins an iteration.
    pub(super) fn begin(
        &mut self,
        start: &Line<R>,
        tried: Vec<Tried<R::Move>>,
        depth: i32,
        wide: bool,
    ) {
        let state = start.state().clone();
        self.keys.clear();
        self.keys.extend_from_slice(start.past());
        (self.past, self.tried, self.wide) = (self.keys.len(), tried, wide);
        self.keys.push(state.key());
        let team = match state.turn() {
            Turn::Seat(seat) => seat.index() % R::TEAMS,
            _ => 0,
        };
        self.frames.push(Frame::new(state, team, depth, start.quiet()));
    }

    /// Returns the moves at the root, when the iteration has ended.
    pub(super) fn take_root(&mut self) -> Vec<Tried<R::Move>> {
        std::mem::take(&mut self.tried)
    }

    /// Goes on for so many positions at most; whether the iteration has ended.
    pub(super) fn go(&mut self, budget: u64) -> bool {
        let until = self.nodes.saturating_add(budget);
        while self.nodes < until {
            let score = match self.go_on() {
                Next::Deeper => continue,
                Next::Score(score) => score,
                Next::Done => match self.leave() {
                    Some(score) => score,
                    None => return true,
                },
            };
            self.receive(score);
        }
        false
    }

    /// Returns the value of the position to a team.
    fn worth(&self, state: &R, team: usize) -> Score {
        let seat = Seat::new(team).unwrap_or(Seat::FIRST);
        let correction = match &self.correction {
            Some(net) if R::INPUTS > 0 => net.value(state, seat),
            _ => 0,
        };
        (state.evaluate_with(seat, &self.weights) + correction).clamp(-SURE + 1, SURE - 1)
    }

    /// Goes on from the last position of the way.
    #[inline]
    fn go_on(&mut self) -> Next {
        let at_root = self.frames.len() == 1;
        let Some(frame) = self.frames.last_mut() else { return Next::Done };
        if frame.mean.is_some() {
            let Some((roll, _)) = self.rolls.get(frame.next) else { return Next::Done };
            let mut state = frame.state.clone();
            let progress = state.roll(roll, &mut Silent);
            let depth = frame.depth - 1;
            return self.enter(Child { state, progress, depth, alpha: -MOST, beta: MOST });
        }
        let rest = self.tried.get_mut(frame.next..).unwrap_or_default();
        if rest.is_empty() || frame.alpha >= frame.beta {
            return Next::Done;
        }
        let trial = match frame.trial {
            Some(trial) => trial,
            None => {
                let most = (0..rest.len()).max_by_key(|&n| (rest[n].order, std::cmp::Reverse(n)));
                rest.swap(0, most.unwrap_or(0));
                let wide = self.wide && at_root || R::DICE;
                let count = frame.next - frame.first;
                let steps = if R::BY_MERIT { LATE_BY_MERIT } else { LATE };
                let late = |&&(from, least): &&(usize, i32)| count >= from && frame.depth >= least;
                let quiet = !at_root && rest[0].gain <= 0 && rest[0].order <= 0;
                match steps.iter().filter(late).count() as i32 {
                    _ if wide || count == 0 || frame.best == -MOST => Trial::Full,
                    by @ 1.. if quiet => Trial::Reduced(by),
                    _ => Trial::Scout,
                }
            }
        };
        frame.trial = Some(trial);
        let beta = if trial == Trial::Full { frame.beta } else { frame.alpha + 1 };
        let less = if let Trial::Reduced(by) = trial { by } else { 0 };
        // A turn of several throws or moves is one: only chance ends it.
        let depth = frame.depth - i32::from(!R::DICE) - less;
        let mut state = frame.state.clone();
        state.set_quiet_plies(frame.quiet);
        let progress = state.play(&rest[0].mv, &mut Silent);
        let alpha = frame.alpha;
        self.enter(Child { state, progress, depth, alpha, beta })
    }

    /// Returns whether the position with this key has stood so often, now included; one that has
    /// since the root will come again and again.
    fn stood(&self, key: u64, floor: usize, most: usize) -> bool {
        let mut before = 0;
        for (at, &other) in (floor..).zip(self.keys.get(floor..).unwrap_or_default()) {
            if other == key {
                before += 1;
                if at >= self.past || before + 1 >= most {
                    return true;
                }
            }
        }
        false
    }

    /// Visits a position: it gets its score at once, or its place on the way.
    #[inline]
    fn enter(&mut self, child: Child<R>) -> Next {
        self.nodes += 1;
        let Some(parent) = self.frames.last() else { return Next::Done };
        let (state, ply, team) = (child.state, self.frames.len(), parent.team);
        let (quiet, floor) = match child.progress {
            Progress::Quiet => (parent.quiet + 1, parent.floor),
            Progress::Stirring => (0, parent.floor),
            Progress::Lasting => (0, self.keys.len()),
        };
        let turn = state.turn();
        if let Turn::Over(outcome) = turn {
            return Next::Score(ended(outcome, team, R::TEAMS, ply));
        }
        let key = state.key();
        if let Some(outcome) = stopped(&state, quiet, |most| self.stood(key, floor, most)) {
            return Next::Score(ended(outcome, team, R::TEAMS, ply));
        }
        let mover = match turn {
            Turn::Seat(seat) => seat.index() % R::TEAMS,
            _ => team,
        };
        let sign = if mover == team { 1 } else { -1 };
        let chance = matches!(turn, Turn::Chance { .. });
        if ply >= LONGEST || chance && child.depth <= 0 || state.exceeds(MANY) {
            return Next::Score(self.worth(&state, team));
        }
        let (alpha, beta) = match sign {
            1 => (child.alpha, child.beta),
            _ => (-child.beta, -child.alpha),
        };
        let depth = child.depth.max(FORCED);
        let known = self.table.get(key);
        if let Some(score) = known.and_then(|entry| known_score(entry, depth, ply, alpha, beta)) {
            return Next::Score(sign * score);
        }
        let frame =
            Frame { key, floor, low: alpha, alpha, beta, ..Frame::new(state, mover, depth, quiet) };
        let score = match chance {
            true => self.throw(frame),
            false => self.list(frame, known.map_or(NO_MOVE, |entry| entry.at)),
        };
        score.map_or(Next::Deeper, |score| Next::Score(sign * score))
    }

    /// Puts a position where chance is to act on the way.
    fn throw(&mut self, frame: Frame<R>) -> Option<Score> {
        let first = self.rolls.len();
        let rolls = &mut self.rolls;
        frame.state.odds(&mut |roll, weight| rolls.push((roll, weight)));
        self.keys.push(frame.key);
        self.frames.push(Frame { first, next: first, mean: Some([0; 2]), ..frame });
        None
    }

    /// Puts the moves of a position on their stack, the one of number `hint` first; if `loud_only`, those
    /// that gain something. Returns how many there are in all; `None` where they were not counted.
    fn gather(&mut self, frame: &Frame<R>, hint: u16, loud_only: bool) -> Option<u16> {
        let (blunders, ply, key) = (self.blunders, self.frames.len(), frame.key);
        let (state, tried) = (&frame.state, &mut self.tried);
        if loud_only && blunders.threshold == NO_BLUNDERS {
            let listed = state.list_captures(&mut |mv| {
                let gain = state.capture_value(&mv);
                if gain > 0 {
                    tried.push(Tried { mv, score: 0, at: NO_MOVE, gain, order: 1 + gain });
                }
            });
            if listed {
                return None;
            }
        }
        let killers = self.killers.get(ply);
        let merit = |mv: &R::Move| match R::BY_MERIT {
            true => self.history.merit(frame.team, mv),
            false => 0,
        };
        let mut at: u16 = 0;
        state.moves(&mut |mv| {
            let gain = state.capture_value(&mv);
            let seen = !blunders.overlooks(gain, ply, key.wrapping_add(at.into()));
            if seen && (gain > 0 || !loud_only) {
                let killer = || killers.is_some_and(|k| k.iter().flatten().any(|k| *k == mv));
                let order = match gain {
                    _ if at == hint => i32::MAX,
                    1.. => 1 + gain,
                    0 if killer() => 1,
                    0 => merit(&mv) - TOP,
                    _ => gain - TOP,
                };
                tried.push(Tried { mv, score: 0, at, gain, order });
            }
            at = at.saturating_add(1).min(NO_MOVE - 1);
        });
        Some(at)
    }

    /// Puts a position on the way with its moves, the one of number `hint` first, unless its score
    /// is known at once.
    fn list(&mut self, mut frame: Frame<R>, hint: u16) -> Option<Score> {
        let first = self.tried.len();
        let loud_only = frame.depth <= 0 && !R::DICE;
        let all = self.gather(&frame, hint, loud_only);
        let loud = self.tried.len() - first;
        // If the level overlooks every move here, evaluate the position as it stands.
        let loud_only = loud_only || loud == 0;
        let forced =
            all.is_some_and(|all| loud == usize::from(all)) && loud <= FEW && frame.depth > FORCED;
        if loud_only && !forced {
            let stands = self.worth(&frame.state, frame.team);
            if loud == 0 || stands >= frame.beta || frame.depth <= FORCED {
                self.tried.truncate(first);
                return Some(stands);
            }
            frame.best = stands;
            frame.alpha = frame.alpha.max(stands);
        }
        self.keys.push(frame.key);
        self.frames.push(Frame { first, next: first, ..frame });
        None
    }

    /// Takes the score of the move or throw under way, seen from the side of its position.
    #[inline]
    fn receive(&mut self, score: Score) {
        let ply = self.frames.len() - 1;
        let Some(frame) = self.frames.last_mut() else { return };
        if let Some([sum, weights]) = &mut frame.mean {
            let weight = self.rolls.get(frame.next).map_or(1, |&(_, weight)| i64::from(weight));
            *sum += weight * i64::from(score.clamp(-BY_CHANCE, BY_CHANCE));
            *weights += weight;
            frame.next += 1;
            return;
        }
        let again = match frame.trial {
            Some(Trial::Reduced(_)) if score > frame.alpha => Some(Trial::Scout),
            Some(Trial::Scout) if score > frame.alpha && score < frame.beta => Some(Trial::Full),
            _ => None,
        };
        frame.trial = again;
        let Some(tried) = self.tried.get_mut(frame.next) else { return };
        if again.is_some() {
            return;
        }
        tried.score = score;
        frame.next += 1;
        if score <= frame.best {
            return;
        }
        (frame.best, frame.best_at) = (score, tried.at);
        if ply == 0 {
            self.found = Some(Found { mv: tried.mv.clone(), score });
            if self.wide {
                return;
            }
        }
        frame.alpha = frame.alpha.max(score);
        if frame.alpha < frame.beta || tried.gain > 0 {
            return;
        }
        if R::BY_MERIT {
            self.history.credit(frame.team, &tried.mv, frame.depth);
        }
        if let Some([newer, older]) = self.killers.get_mut(ply)
            && newer.as_ref() != Some(&tried.mv)
        {
            *older = newer.replace(tried.mv.clone());
        }
    }

    /// Goes back from the last position of the way; gives its score, seen from the side of the one
    /// before, or none from the root, where the iteration ends.
    fn leave(&mut self) -> Option<Score> {
        let frame = self.frames.pop()?;
        self.keys.pop();
        let ply = self.frames.len();
        let before = self.frames.last()?;
        let (score, bound) = match frame.mean {
            Some([sum, weights]) => {
                self.rolls.truncate(frame.first);
                ((sum / weights.max(1)) as Score, Bound::Exact)
            }
            None => {
                self.tried.truncate(frame.first);
                let bound = match frame.best {
                    best if best >= frame.beta => Bound::AtLeast,
                    best if best > frame.low => Bound::Exact,
                    _ => Bound::AtMost,
                };
                (frame.best, bound)
            }
        };
        let from_there = adjust_mate_distance(score, -(ply as Score));
        self.table.put(frame.key, from_there, frame.best_at, frame.depth, bound);
        Some(if frame.team == before.team { score } else { -score })
    }
}

/// Returns the score of a position that is so many plies from the root, as far as it is known deep
/// enough for this window.
fn known_score(entry: Entry, depth: i32, ply: usize, alpha: Score, beta: Score) -> Option<Score> {
    let score = adjust_mate_distance(entry.score, ply as Score);
    let enough = match entry.bound {
        Bound::Exact => true,
        Bound::AtLeast => score >= beta,
        Bound::AtMost => score <= alpha,
    };
    (enough && i32::from(entry.depth) >= depth.max(-1)).then_some(score)
}
