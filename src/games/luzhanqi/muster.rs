//! One army whose ranks are not known: which piece can have which rank, in what whole army.
//!
//! Pieces are sets of bits, one for each site of the territory in which they were laid out, so that
//! a question about all the pieces of a rank is one about a number.

use super::army::{Army, MEN, Rank, Ranks, SLOTS};
use palamede_kit::bits::members;
use palamede_rules::Rng;
use std::ops::Range;

/// A set of pieces for each rank: bits of the territory's sites.
type ByRank = [u32; 16];

/// The ranks that the pieces of an army can have.
#[derive(Clone, Copy)]
pub(super) struct Muster {
    /// The ranks that each piece can have, by site of the territory.
    sets: [Ranks; 30],
    /// The pieces that can have a rank, by rank: `sets` the other way round.
    can: ByRank,
    /// The pieces that have it in some army. Once the sets were [narrowed](Muster::narrow) it is a
    /// whole army that fits them: a perfect matching, kept from one time to the next and mended.
    has: ByRank,
    /// The rank that each piece has in that army: `has` the other way round; of a piece that has
    /// none, any.
    rank: [u8; 30],
}

/// The number of pieces of each rank in an army.
const COUNTS: [u8; 16] = {
    let (mut counts, mut n) = ([0; 16], 0);
    while n < 12 {
        counts[n + 1] = Rank::ALL[n].count() as u8;
        n += 1;
    }
    counts
};

/// The numbers of the ranks.
const RANKS: Range<usize> = Rank::Engineer as usize..Rank::Flag as usize + 1;

/// All the pieces.
const ALL: u32 = {
    let (mut all, mut n) = (0, 0);
    while n < MEN {
        all |= 1 << SLOTS[n];
        n += 1;
    }
    all
};

/// A matrix of ranks by ranks, a row of sixteen bits each: four rows are one number, and one bit of
/// each of them times a row is that row wherever the bit is set.
type Matrix = [u64; 4];

const LANES: u64 = 0x0001_0001_0001_0001;

const fn row(matrix: &Matrix, rank: usize) -> u64 {
    matrix[rank / 4] >> (rank % 4 * 16) & 0xffff
}

impl Muster {
    /// The muster of an army of which nothing is laid out.
    pub const NONE: Muster = Muster { sets: [0; 30], can: [0; 16], has: [0; 16], rank: [0; 30] };

    /// Makes an army whose pieces can have these ranks.
    pub fn new(sets: [Ranks; 30]) -> Muster {
        let mut muster = Muster { sets, ..Muster::NONE };
        for (n, &set) in sets.iter().enumerate() {
            members(set.into()).for_each(|rank| muster.can[usize::from(rank) & 15] |= 1 << n);
        }
        muster
    }

    /// Returns the ranks that each piece can have, by site of the territory.
    pub fn sets(&self) -> &[Ranks; 30] {
        &self.sets
    }

    /// Restricts a piece to the ranks of this set; returns whether that takes any rank from it.
    pub fn keep(&mut self, n: usize, set: Ranks) -> bool {
        let gone = self.sets[n] & !set;
        self.sets[n] &= set;
        members(gone.into()).for_each(|rank| self.can[usize::from(rank) & 15] &= !(1 << n));
        gone != 0
    }

    /// Restricts each piece to the ranks that it has in some whole army that fits the sets; returns
    /// the pieces whose sets have changed, as bits, or `None` where no army fits.
    ///
    /// Of one army that fits (a perfect matching) all others come by handing ranks on in rings: a
    /// piece can have the ranks from which its own leads back (Régin, "A filtering algorithm for
    /// constraints of difference in CSPs", 1994).
    pub fn narrow(&mut self) -> Option<u32> {
        self.mend()?;
        let mut leads: Matrix = [0; 4];
        for (&rank, &set) in self.rank.iter().zip(&self.sets) {
            leads[usize::from(rank / 4) & 3] |= u64::from(set) << (rank % 4 * 16);
        }
        // Compute the transitive closure: where each rank leads in any number of steps (Warshall,
        // "A theorem on Boolean matrices", 1962).
        for by in RANKS {
            let on = row(&leads, by);
            leads.iter_mut().for_each(|rows| *rows |= (*rows >> by & LANES) * on);
        }
        let (mut changed, mut last, mut back) = (0, 0, 0);
        for rank in RANKS {
            // Most ranks lead to the same ones.
            let ranks = row(&leads, rank);
            if ranks != last {
                last = ranks;
                back = members(ranks).fold(0, |all, by| all | self.has[usize::from(by) & 15]);
            }
            let gone = self.can[rank] & !back;
            if gone == 0 {
                continue;
            }
            self.can[rank] &= back;
            members(gone.into()).for_each(|n| self.sets[usize::from(n)] &= !(1 << rank));
            changed |= gone;
        }
        Some(changed)
    }

    /// Gives each piece whose rank is not of its set any more another one, the others handing
    /// theirs on; `None` where that cannot be.
    fn mend(&mut self) -> Option<()> {
        let mut without = ALL;
        for (has, can) in self.has.iter_mut().zip(&self.can) {
            *has &= can;
            without &= !*has;
        }
        if without == 0 {
            return Some(());
        }
        let spare = |rank: usize| self.has[rank].count_ones() < COUNTS[rank].into();
        let mut spare = RANKS.fold(0, |all, rank| all | Ranks::from(spare(rank)) << rank);
        for n in members(without.into()).map(usize::from) {
            let taken = usize::from(self.place(n, self.sets[n], spare, ALL)?) & 15;
            if self.has[taken].count_ones() == COUNTS[taken].into() {
                spare &= !(1 << taken);
            }
        }
        Some(())
    }

    /// Gives a piece without a rank one of `of`, along a shortest augmenting path of the matching of
    /// pieces and ranks: the piece that has the rank takes another of its set, and so on, until one
    /// takes a rank of `spare`, which is returned; `None` where there is no such path. Only pieces of
    /// `free` give their rank up.
    fn place(&mut self, n: usize, of: Ranks, spare: Ranks, free: u32) -> Option<u8> {
        // For each rank on the path: the pieces that hand their rank on, and the ranks for which
        // they do.
        let (mut trail, mut len) = ([(0, 0); 12], 0);
        let (mut seen, mut front) = (of, of);
        while front & spare == 0 {
            let mut next = 0;
            for rank in members(front.into()) {
                for piece in members((self.has[usize::from(rank) & 15] & free).into()) {
                    let new = self.sets[usize::from(piece)] & !seen;
                    if new != 0 && len < trail.len() {
                        trail[len] = (usize::from(piece), new);
                        (len, seen, next) = (len + 1, seen | new, next | new);
                    }
                }
            }
            if next == 0 {
                return None;
            }
            front = next;
        }
        let taken = (front & spare).trailing_zeros() as u8;
        let mut rank = taken;
        for &(piece, new) in trail[..len].iter().rev() {
            if new >> rank & 1 == 1 {
                let own = self.rank[piece];
                self.has[usize::from(own) & 15] &= !(1 << piece);
                self.set(piece, rank);
                rank = own;
            }
        }
        self.set(n, rank);
        Some(taken)
    }

    /// Gives this rank to a piece that has none.
    fn set(&mut self, n: usize, rank: u8) {
        self.rank[n] = rank;
        self.has[usize::from(rank) & 15] |= 1 << n;
    }

    // ---- guesses

    /// Returns the pieces that can have several ranks.
    pub fn open(&self) -> u32 {
        let (mut once, mut twice) = (0, 0);
        for can in self.can {
            (once, twice) = (once | can, twice | once & can);
        }
        twice
    }

    /// Returns the number of a rank of the set, for a piece of `open`: each with its chance if the
    /// ranks of these pieces were dealt to those of them that can have it. The sets were narrowed.
    pub fn draw(&self, set: Ranks, open: u32, rng: &mut impl Rng) -> u8 {
        let (mut sum, mut below) = (0, [0; 16]);
        for rank in RANKS {
            let [left, places] =
                [&self.has, &self.can].map(|by| (by[rank] & open).count_ones() as usize);
            let weight = u32::from(CHANCES[left & 3][places & 31]);
            sum += weight * u32::from(set >> rank & 1);
            below[rank] = sum;
        }
        let n = rng.below(sum);
        let passed = RANKS.fold(0, |passed, rank| passed + u8::from(below[rank] <= n));
        match sum {
            // The sum is 0 if the pieces of all ranks of the set are dealt: any rank fails then, so
            // that the first is returned.
            0 => set.trailing_zeros() as u8,
            _ => Rank::Engineer as u8 + passed,
        }
    }

    /// Deals an army that fits the sets, which were narrowed: piece by piece, in an order drawn by
    /// lot. Of `left`, how many pieces may be dealt to, takes those that were; `None` where that is
    /// too few.
    pub fn deal(mut self, rng: &mut impl Rng, left: &mut u32) -> Option<Army> {
        let (mut order, mut len, mut open) = ([0; MEN], 0, self.open());
        for n in members(open.into()) {
            (order[len], len) = (n, len + 1);
        }
        *left = left.checked_sub(len as u32)?;
        rng.shuffle(&mut order[..len]);
        for n in order.into_iter().take(len).map(usize::from) {
            let mut set = self.sets[n];
            loop {
                let rank = self.draw(set, open, rng);
                if self.give(n, rank, open) {
                    break;
                }
                set &= !(1 << rank);
            }
            open &= !(1 << n);
        }
        Some(self.army())
    }

    /// Gives a piece this rank; the others of `open` hand on theirs until one takes the rank that
    /// it had. Tells whether they can.
    fn give(&mut self, n: usize, rank: u8, open: u32) -> bool {
        let own = self.rank[n];
        if rank == own {
            return true;
        }
        self.has[usize::from(own) & 15] &= !(1 << n);
        // In most cases a piece that has the rank can take this piece's rank in exchange.
        let swaps = self.has[usize::from(rank) & 15] & self.can[usize::from(own) & 15] & open;
        if swaps != 0 {
            let other = swaps.trailing_zeros() as usize;
            self.has[usize::from(rank) & 15] &= !(1 << other);
            self.set(other, own);
            self.set(n, rank);
            return true;
        }
        let given = self.place(n, 1 << rank, 1 << own, open & !(1 << n)).is_some();
        if !given {
            self.set(n, own);
        }
        given
    }

    /// Returns the army that fits.
    fn army(&self) -> Army {
        Army(SLOTS.map(|at| Rank::ALL[usize::from(self.rank[usize::from(at)]) - 1]))
    }
}

/// The weight of a rank that is left so often, for so many pieces that can have it: a chance, in
/// parts of 5040.
static CHANCES: [[u16; 32]; 4] = {
    let mut chances = [[0; 32]; 4];
    let mut n = 32;
    while n < 4 * 32 {
        let places = if n % 32 == 0 { 1 } else { n % 32 };
        chances[n / 32][n % 32] = (5040 * (n / 32) / places) as u16;
        n += 1;
    }
    chances
};
