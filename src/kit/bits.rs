//! Sets as numbers of 64 bits: their members, moves by fronts, and their hash.

use palamede_rules::splitmix;

/// Returns the members of a set, from the lowest.
pub fn members(set: u64) -> impl Iterator<Item = u8> {
    let mut left = set;
    std::iter::from_fn(move || {
        let member = (left != 0).then(|| left.trailing_zeros() as u8);
        left &= left.wrapping_sub(1);
        member
    })
}

/// Selects the `n`-th member of a set, counted from 0; 64 if there are not so many.
#[inline]
pub fn select_bit(set: u64, n: u32) -> u8 {
    (0..n).fold(set, |set, _| set & set.wrapping_sub(1)).trailing_zeros() as u8
}

/// Returns the set moved by so many places, up or down. What leaves at one end comes in at the
/// other: a board keeps clear of both ends by more than pieces move.
#[inline]
pub const fn shifted(set: u64, by: i8) -> u64 {
    set.rotate_left(by as u32)
}

/// The hash keys: for each place, a number by SplitMix64.
static KEYS: [u64; 64] = {
    let (mut keys, mut n) = ([0; 64], 0);
    while n < 64 {
        keys[n] = splitmix(n as u64);
        n += 1;
    }
    keys
};

/// Returns the random number for a piece of one of two sides on a place, for the second side turned
/// about. (The numbers of SplitMix64 from 64 on are free for what else a position holds.)
#[inline]
pub fn key(side: usize, place: usize) -> u64 {
    KEYS[place & 63].rotate_left(29 * (side & 1) as u32)
}

/// Returns the hash of a side's pieces.
#[inline]
pub fn hash(side: usize, set: u64) -> u64 {
    let (mut left, mut hash) = (set, 0);
    while left != 0 {
        hash ^= key(side, left.trailing_zeros() as usize);
        left &= left - 1;
    }
    hash
}

/// Moves as targets: for each direction, and for each of three kinds, the set of places where
/// pieces arrive. Counting moves is counting bits.
///
/// ```
/// use palamede_kit::bits::{MoveTargets, shifted};
///
/// // Two pieces that go one place up.
/// let (pieces, mut sets) = (1 << 5 | 1 << 9, [[0; 3]; 8]);
/// sets[0][0] = shifted(pieces, 1);
/// let targets = MoveTargets { ways: &[1, 0, 0, 0, 0, 0, 0, 0], sets };
/// assert_eq!((targets.amount(), targets.at(1)), (2, Ok((9, 10, 0))));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct MoveTargets {
    /// The offset of the place to which each direction leads.
    pub ways: &'static [i8; 8],
    /// The places.
    pub sets: [[u64; 3]; 8],
}

impl MoveTargets {
    /// Calls `visit` with each front that is not empty: its places, its direction, its kind. Stops
    /// when it returns `true`.
    #[inline]
    fn visit(&self, visit: &mut impl FnMut(u64, i8, usize) -> bool) {
        for (sets, by) in self.sets.iter().zip(self.ways) {
            for (kind, to) in sets.iter().enumerate() {
                if *to != 0 && visit(*to, *by, kind) {
                    return;
                }
            }
        }
    }

    /// Returns the number of moves.
    #[inline]
    pub fn amount(&self) -> usize {
        // Added place by place first, three fronts at a time: counting bits is dear.
        let (mut ones, mut twos, mut fours) = (0, 0, 0);
        for &[a, b, c] in &self.sets {
            let (sum, two) = (a ^ b ^ c, a & b | (a ^ b) & c);
            let (more, odd) = (ones & sum, twos ^ two);
            fours += (twos & two | odd & more).count_ones();
            (ones, twos) = (ones ^ sum, odd ^ more);
        }
        (ones.count_ones() + 2 * twos.count_ones() + 4 * fours) as usize
    }

    /// Returns the move of this number: from where, to where, and its kind. Beyond the last one,
    /// how far beyond.
    #[inline]
    pub fn at(&self, n: usize) -> Result<(u8, u8, usize), usize> {
        let (mut left, mut found) = (n as u32, None);
        self.visit(&mut |front, by, kind| {
            let here = front.count_ones();
            if left >= here {
                left -= here;
                return false;
            }
            let to = select_bit(front, left);
            found = Some((to.wrapping_add_signed(-by), to, kind));
            true
        });
        found.ok_or(left as usize)
    }

    /// Calls `out` with each move, in the order of their numbers.
    #[inline]
    pub fn each(&self, out: &mut impl FnMut(u8, u8, usize)) {
        self.visit(&mut |front, by, kind| {
            members(front).for_each(|to| out(to.wrapping_add_signed(-by), to, kind));
            false
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_come_from_the_lowest_and_are_found_by_their_number() {
        let set = 1 | 1 << 7 | 1 << 63;
        assert_eq!(members(set).collect::<Vec<_>>(), [0, 7, 63]);
        assert_eq!([0, 1, 2, 3].map(|n| select_bit(set, n)), [0, 7, 63, 64]);
        assert_eq!((members(0).count(), select_bit(0, 0)), (0, 64));
    }

    #[test]
    fn fronts_give_each_move_once_and_count_it() {
        // Two pieces that go one up and three down.
        let (pieces, mut sets, mut all) = (1 << 5 | 1 << 9, [[0; 3]; 8], Vec::new());
        (sets[0][0], sets[7][2]) = (shifted(pieces, 1), shifted(pieces, -3));
        let fronts = MoveTargets { ways: &[1, 0, 0, 0, 0, 0, 0, -3], sets };
        fronts.each(&mut |from, to, kind| all.push((from, to, kind)));
        assert_eq!(all, [(5, 6, 0), (9, 10, 0), (5, 2, 2), (9, 6, 2)]);
        assert_eq!(fronts.amount(), 4);
        let beyond = [Err(0), Err(1)];
        assert!((0..6).map(|n| fronts.at(n)).eq(all.into_iter().map(Ok).chain(beyond)));
    }

    #[test]
    fn fronts_that_arrive_at_one_place_are_all_counted() {
        for full in 0..=24 {
            let mut sets = [[0; 3]; 8];
            for (n, set) in sets.as_flattened_mut().iter_mut().enumerate() {
                *set = if n < full { 1 << 40 } else { 0 } | if n >= full { 1 << 41 } else { 0 };
            }
            assert_eq!(MoveTargets { ways: &[0; 8], sets }.amount(), 24, "{full}");
            sets.as_flattened_mut().iter_mut().for_each(|set| *set &= 1 << 40);
            assert_eq!(MoveTargets { ways: &[0; 8], sets }.amount(), full);
        }
    }

    #[test]
    fn a_hash_is_that_of_its_members() {
        assert_ne!(key(0, 3), key(1, 3));
        assert_eq!(hash(1, 1 << 3 | 1 << 60), key(1, 3) ^ key(1, 60));
    }
}
