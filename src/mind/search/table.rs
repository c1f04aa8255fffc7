//! The transposition table: what was found out about a position, for when a search meets it again.

use super::score::Score;

/// The meaning of a stored score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// The score is exact.
    Exact,
    /// The score is at least this.
    AtLeast,
    /// The score is at most this.
    AtMost,
}

/// A table entry: what was found out about a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    key: u64,
    /// The score, with a win counted from the position itself.
    pub score: Score,
    /// The number of the best move, in the order in which the game lists them.
    pub at: u16,
    /// The depth of the search that found it.
    pub depth: i8,
    /// The meaning of the score.
    pub bound: Bound,
}

const NOTHING: Entry =
    Entry { key: 0, score: 0, at: NO_MOVE, depth: i8::MIN, bound: Bound::AtMost };

/// The number that stands for no known move.
pub(super) const NO_MOVE: u16 = u16::MAX;

/// A table of fixed size. Each key has two places: the first keeps what was searched deepest, the
/// second what came last.
#[derive(Clone, Debug)]
pub struct TranspositionTable {
    entries: Vec<[Entry; 2]>,
}

impl TranspositionTable {
    /// Makes a table of at most so many megabytes, as large as a search of so many positions needs.
    pub fn new(megabytes: u32, nodes: u64) -> TranspositionTable {
        let most = (megabytes as usize) << 20;
        let needed = usize::try_from(nodes).unwrap_or(usize::MAX).saturating_mul(2);
        TranspositionTable::for_entries((most / size_of::<Entry>()).min(needed))
    }

    fn for_entries(entries: usize) -> TranspositionTable {
        let mut pairs = 1 << (entries.max(1 << 10) / 2).ilog2();
        let mut entries = Vec::new();
        // If memory is short, try half the size, and so on: a small table is slow, but to fail is
        // worse.
        while entries.try_reserve_exact(pairs).is_err() && pairs > 1 {
            pairs /= 2;
        }
        entries.resize(pairs, [NOTHING; 2]);
        TranspositionTable { entries }
    }

    fn place(&self, key: u64) -> usize {
        // The low bits tell keys of one game apart as well as any.
        key as usize & (self.entries.len() - 1)
    }

    /// Returns the entry of the position with this key.
    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        let pair = self.entries.get(self.place(key))?;
        pair.iter().find(|entry| entry.key == key && entry.depth > i8::MIN).copied()
    }

    /// Keeps what was found out about the position with this key.
    pub(super) fn put(&mut self, key: u64, score: Score, at: u16, depth: i32, bound: Bound) {
        let depth = depth.clamp(-1, 100) as i8;
        let place = self.place(key);
        let Some([deep, last]) = self.entries.get_mut(place) else { return };
        let entry = Entry { key, score, at, depth, bound };
        if deep.key == key || depth >= deep.depth {
            if deep.key != key {
                *last = *deep;
            }
            *deep = entry;
        } else {
            *last = entry;
        }
    }
}
