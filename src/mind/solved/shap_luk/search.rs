//! Alpha-beta with a table of bounds, to a depth after which the nets are asked.

use super::table::Solution;
use crate::search::sort_by_score;
use palamede_games::shap_luk::{Pursuit, ShapLuk};
use palamede_rules::{Rules, Seat, Silent, Turn};
use std::collections::HashMap;

/// The score of one ply: scores count in quarters of one.
pub const PLY: i32 = 4;
/// The score of a game that nobody wins.
pub const DRAWN: i32 = 2_000;
/// The score of a game that the general has won.
pub const WON: i32 = 4_000;
/// The number of rebels up to which a position may be one of the rare ones.
const FEW: u32 = 8;

/// The bounds that a search has found: by position and depth the least and the greatest score.
pub type Bounds = HashMap<(u64, u8), (i32, i32)>;

/// A search. Scores are times until the rebels win, in quarters of a ply: they want them low, the
/// general high. Beyond all times are [`DRAWN`], and the general's wins, the sooner the higher.
///
/// It breaks off after so many positions. Begun anew with the bounds that it has found, it soon is
/// where it was.
pub struct Search<'a> {
    /// The table of what is known.
    pub table: &'a Solution,
    /// The bounds that the search has found.
    pub bounds: &'a mut Bounds,
    /// The moves of how many positions it may still go through.
    pub left: u64,
}

/// Returns a score as it is one ply earlier.
fn earlier(score: i32) -> i32 {
    match score {
        DRAWN => DRAWN,
        ..DRAWN => score + PLY,
        _ => score - PLY,
    }
}

/// Returns the bound one ply later whose [`earlier`] is this one.
fn later(bound: i32) -> i32 {
    match bound {
        DRAWN => DRAWN,
        ..DRAWN => bound - PLY,
        _ => bound + PLY,
    }
}

impl Search<'_> {
    /// Returns the moves with their scores, the best first, and whether that is all: a score is
    /// exact if no move is better, and at least no better than the best one where it is not. What
    /// it had no time for is left out, but for the likeliest move.
    pub fn moves(&mut self, position: &ShapLuk, depth: u8) -> (Vec<(Pursuit, i32)>, bool) {
        let rebels = position.turn() == Turn::Seat(Seat::FIRST);
        let (mut low, mut high) = (i32::MIN / 2, i32::MAX / 2);
        let (mut out, children) = (Vec::new(), self.children(position, depth));
        for (_, mv, next) in &children {
            let found = self.score(next, depth.saturating_sub(1), later(low), later(high));
            let Some(score) = found.map(earlier) else { break };
            if rebels {
                high = high.min(score);
            } else {
                low = low.max(score);
            }
            out.push((*mv, score));
        }
        let all = out.len() == children.len();
        if let ([], [(_, likeliest, _), ..]) = (&out[..], &children[..]) {
            out.push((*likeliest, DRAWN));
        }
        // Stable: of equal scores the first is exact.
        sort_by_score(&mut out, |&(_, score)| if rebels { -score } else { score });
        (out, all)
    }

    /// Returns the score of a position; one beyond `low` or `high` is a bound on that side. `None`
    /// where it breaks off.
    fn score(&mut self, position: &ShapLuk, depth: u8, low: i32, high: i32) -> Option<i32> {
        let seat = match position.turn() {
            Turn::Seat(seat) => seat,
            Turn::Over(over) if over.winners.has(Seat::SECOND) => return Some(WON),
            _ => return Some(0),
        };
        if let Some(known) = self.known(position) {
            return Some(known);
        }
        if depth == 0 {
            return Some(self.leaf(position, seat));
        }
        // The rebels win only by a move of their own, one ply later if the general is to move.
        let soonest = if seat == Seat::FIRST { PLY } else { 2 * PLY };
        if high <= soonest {
            return Some(soonest);
        }
        let key = (position.key(), depth);
        let (least, most) = self.bounds.get(&key).copied().unwrap_or((i32::MIN, i32::MAX));
        if least >= high || least == most {
            return Some(least);
        }
        if most <= low {
            return Some(most);
        }
        self.left = self.left.checked_sub(1)?;
        let score = self.best(position, seat == Seat::FIRST, depth, low, high)?;
        // A score at or beyond a bound of the window is itself only a bound.
        let least = if score > low { score } else { least };
        let most = if score < high { score } else { most };
        self.bounds.insert(key, (least, most));
        Some(score)
    }

    /// Returns the best score of the moves.
    fn best(
        &mut self,
        position: &ShapLuk,
        rebels: bool,
        depth: u8,
        low: i32,
        high: i32,
    ) -> Option<i32> {
        let (mut low, mut high) = (low, high);
        let mut best = if rebels { i32::MAX / 2 } else { i32::MIN / 2 };
        for (_, _, next) in self.children(position, depth) {
            let score = earlier(self.score(&next, depth - 1, later(low), later(high))?);
            if rebels {
                best = best.min(score);
                high = high.min(score);
            } else {
                best = best.max(score);
                low = low.max(score);
            }
            if low >= high {
                break;
            }
        }
        Some(best)
    }

    /// Returns the moves and the positions that follow, the likely best ones first, with how
    /// likely.
    fn children(&self, position: &ShapLuk, depth: u8) -> Vec<(i32, Pursuit, ShapLuk)> {
        let mut out = Vec::new();
        let general = position.turn() == Turn::Seat(Seat::SECOND);
        position.moves(&mut |mv| {
            let mut next = position.clone();
            next.play(&mv, &mut Silent);
            let likely = match next.turn() {
                _ if general => i32::from(mv.take.is_some()),
                Turn::Seat(_) if depth > 1 => -self.estimate(&next),
                _ => 0,
            };
            out.push((likely, mv, next));
        });
        sort_by_score(&mut out, |&(likely, ..)| likely);
        out
    }

    /// Returns the score that the table has for a position with few rebels.
    fn known(&self, position: &ShapLuk) -> Option<i32> {
        let few = position.rebels().count_ones() <= FEW;
        Some(match few.then(|| self.table.rare(position))?? {
            0 => DRAWN,
            plies => WON - PLY * i32::from(plies),
        })
    }

    /// Returns the estimate of the nets, with the general to move.
    fn estimate(&self, position: &ShapLuk) -> i32 {
        self.table.quarters(position.flights(), position.rebels(), position.general())
    }

    /// Returns the score of a position without a search.
    fn leaf(&self, position: &ShapLuk, seat: Seat) -> i32 {
        let last = position.gone() + 2 >= position.captures_to_win();
        let mut takes = false;
        if last && seat == Seat::SECOND {
            position.moves(&mut |mv| takes |= mv.take.is_some());
        }
        if takes { WON - PLY } else { self.estimate(position) }
    }
}
