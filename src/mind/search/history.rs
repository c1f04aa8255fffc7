//! The merits of quiet moves.

use palamede_rules::splitmix;
use std::hash::{Hash, Hasher};

/// The number of moves that are told apart, each side's: two that share a place share their merit.
const PLACES: usize = 1 << 13;
/// The highest merit.
pub(super) const TOP: i32 = 1 << 14;

/// The merits of quiet moves: how often, and how deep, each was too good for the other side,
/// wherever it was made (*history heuristic*). The default one has no room for any.
#[derive(Default, Debug)]
pub(super) struct History(Vec<i32>);

impl History {
    /// Makes one in which no move has a merit.
    pub fn new() -> History {
        History(vec![0; PLACES])
    }

    /// Returns the merit of a team's move, from 0 to [`TOP`].
    #[inline]
    pub fn merit(&self, team: usize, mv: &impl Hash) -> i32 {
        self.0.get(place(team, mv)).copied().unwrap_or(0)
    }

    /// Raises the merit of a team's move that was too good for the other side, at this depth.
    pub fn credit(&mut self, team: usize, mv: &impl Hash, depth: i32) {
        if let Some(merit) = self.0.get_mut(place(team, mv)) {
            let by = depth.max(0).pow(2).min(TOP / 32);
            *merit += by - *merit * by / TOP;
        }
    }
}

/// Returns the place of a team's move.
fn place(team: usize, mv: &impl Hash) -> usize {
    let mut parts = Parts(team as u64 + 1);
    mv.hash(&mut parts);
    splitmix(parts.0) as usize % PLACES
}

/// A quick hash of a move's parts.
struct Parts(u64);

impl Parts {
    fn add(&mut self, part: u64) {
        self.0 = (self.0.rotate_left(5) ^ part).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}

impl Hasher for Parts {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.add(byte.into()));
    }

    fn write_u8(&mut self, part: u8) {
        self.add(part.into());
    }

    fn write_u32(&mut self, part: u32) {
        self.add(part.into());
    }

    fn write_u64(&mut self, part: u64) {
        self.add(part);
    }

    fn write_usize(&mut self, part: usize) {
        self.add(part as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::{History, TOP};

    #[test]
    fn who_was_too_good_often_and_deep_has_merit() {
        let mut history = History::new();
        let [often, deep, once, never] = [(1u8, 2u8), (2, 1), (3, 4), (4, 3)];
        (0..5).for_each(|_| history.credit(0, &often, 2));
        history.credit(0, &deep, 6);
        history.credit(0, &once, 2);
        history.credit(0, &never, 0);
        history.credit(0, &never, -4);
        let merits = [deep, often, once, never].map(|mv| history.merit(0, &mv));
        assert!(merits.is_sorted_by(|a, b| a > b) && merits[3] == 0, "{merits:?}");
        assert_eq!([deep, often].map(|mv| history.merit(1, &mv)), [0; 2]);
    }

    #[test]
    fn no_merit_is_above_the_top() {
        let mut history = History::new();
        (0..10_000).for_each(|n| history.credit(1, &7u64, n % 100));
        let merit = history.merit(1, &7u64);
        assert!(merit > TOP / 2 && merit <= TOP, "{merit}");
    }
}
