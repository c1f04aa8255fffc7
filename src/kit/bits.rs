//! Sets as numbers of 64 bits: their members, moves by fronts, and their hash.

use crate::rules::splitmix;

/// The members of a set, from the lowest.
pub fn members(set: u64) -> impl Iterator<Item = u8> {
    let mut left = set;
    std::iter::from_fn(move || {
        let member = (left != 0).then(|| left.trailing_zeros() as u8);
        left &= left.wrapping_sub(1);
        member
    })
}

/// The member of a set that has `n` others below it; 64 if there are not so many.
#[inline(always)]
pub fn lowest(set: u64, n: u32) -> u8 {
    (0..n).fold(set, |set, _| set & set.wrapping_sub(1)).trailing_zeros() as u8
}

/// The set moved by so many places, up or down.
#[inline(always)]
pub const fn shifted(set: u64, by: i8) -> u64 {
    if by < 0 { set >> (by.unsigned_abs() & 63) } else { set << (by as u8 & 63) }
}

/// Random numbers for hashes: a table for each kind of piece, by SplitMix64.
pub const fn keys<const KINDS: usize>() -> [[u64; 64]; KINDS] {
    let mut keys = [[0; 64]; KINDS];
    let mut n = 0;
    while n < 64 * KINDS {
        keys[n / 64][n % 64] = splitmix(n as u64);
        n += 1;
    }
    keys
}

/// The hash of a set of pieces of one kind.
#[inline(always)]
pub fn hash(keys: &[u64; 64], set: u64) -> u64 {
    let (mut left, mut hash) = (set, 0);
    while left != 0 {
        hash ^= keys[left.trailing_zeros() as usize & 63];
        left &= left - 1;
    }
    hash
}

/// Moves as fronts: sets of places where pieces arrive, all by the same distance from
/// where they stood, and of one kind. Counting moves is counting bits.
pub trait Fronts {
    /// What tells kinds of moves apart.
    type Kind: Copy;

    /// Gives each front, in a fixed order, with its distance; stops when `visit` says so.
    fn fronts(&self, visit: &mut impl FnMut(u64, i8, Self::Kind) -> bool);

    /// Gives each move: from where, to where.
    #[inline]
    fn each(&self, out: &mut impl FnMut(u8, u8, Self::Kind)) {
        self.fronts(&mut |front, distance, kind| {
            let mut left = front;
            while left != 0 {
                let to = left.trailing_zeros() as u8;
                out(to.wrapping_add_signed(-distance), to, kind);
                left &= left - 1;
            }
            false
        });
    }

    /// How many moves there are.
    #[inline]
    fn amount(&self) -> usize {
        let mut n = 0;
        self.fronts(&mut |front, _, _| {
            n += front.count_ones();
            false
        });
        n as usize
    }

    /// The move number `n`, in the order of [`each`](Fronts::each).
    #[inline]
    fn at(&self, n: usize) -> Option<(u8, u8, Self::Kind)> {
        let (mut left, mut found) = (n as u32, None);
        self.fronts(&mut |front, distance, kind| {
            let here = front.count_ones();
            if left >= here {
                left -= here;
                return false;
            }
            let to = lowest(front, left);
            found = Some((to.wrapping_add_signed(-distance), to, kind));
            true
        });
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two pieces that go one up and three down.
    struct Two;

    impl Fronts for Two {
        type Kind = bool;

        fn fronts(&self, visit: &mut impl FnMut(u64, i8, bool) -> bool) {
            let set = 1 << 5 | 1 << 9;
            let _ = visit(shifted(set, 1), 1, true) || visit(shifted(set, -3), -3, false);
        }
    }

    #[test]
    fn members_come_from_the_lowest_and_are_found_by_their_number() {
        let set = 1 | 1 << 7 | 1 << 63;
        assert_eq!(members(set).collect::<Vec<_>>(), [0, 7, 63]);
        assert_eq!([0, 1, 2, 3].map(|n| lowest(set, n)), [0, 7, 63, 64]);
        assert_eq!((members(0).count(), lowest(0, 0)), (0, 64));
    }

    #[test]
    fn fronts_give_each_move_once_and_count_it() {
        let mut all = Vec::new();
        Two.each(&mut |from, to, up| all.push((from, to, up)));
        assert_eq!(all, [(5, 6, true), (9, 10, true), (5, 2, false), (9, 6, false)]);
        assert_eq!(Two.amount(), 4);
        assert!((0..5).map(|n| Two.at(n)).eq(all.into_iter().map(Some).chain([None])));
    }

    #[test]
    fn a_hash_is_that_of_its_members() {
        let keys = keys::<2>();
        assert_ne!(keys[0][3], keys[1][3]);
        assert_eq!(hash(&keys[1], 1 << 3 | 1 << 60), keys[1][3] ^ keys[1][60]);
    }
}
