//! Chance: one documented, portable generator for throws, lots, deals and play-outs.

use super::{Rules, Seen};
use rand_core::{Rng as _, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::fmt;

/// A source of unbiased random numbers.
///
/// ```
/// use palamede_rules::{Generator, Rng};
///
/// let mut rng = Generator::new(7);
/// assert!((1..=6).contains(&(1 + rng.below(6))));
/// let mut cards = [1, 2, 3, 4, 5];
/// rng.shuffle(&mut cards);
/// cards.sort_unstable();
/// assert_eq!(cards, [1, 2, 3, 4, 5]);
/// ```
pub trait Rng {
    /// Returns the next 64 random bits.
    fn bits(&mut self) -> u64;

    /// Returns a number from 0 to `n - 1`, each equally likely; 0 when `n` is 0.
    ///
    /// Lemire's method ("Fast Random Integer Generation in an Interval", 2019): the
    /// high half of a product, with the few values that would favour some number
    /// thrown again.
    fn below(&mut self, n: u32) -> u32 {
        if n == 0 {
            return 0;
        }
        let mut product = (self.bits() >> 32) * u64::from(n);
        if (product as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (product as u32) < threshold {
                product = (self.bits() >> 32) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// Puts `items` into random order (Fisher and Yates).
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u32 + 1) as usize);
        }
    }
}

/// The project's generator: xoshiro256++ 1.0 of Blackman and Vigna, seeded from one
/// 64-bit number by SplitMix64.
///
/// ```
/// use palamede_rules::{Generator, Rng};
///
/// let throws = |seed| { let mut rng = Generator::new(seed); [(); 8].map(|()| rng.below(100)) };
/// assert_eq!(throws(1), [81, 74, 10, 74, 18, 59, 98, 52]); // the same for ever
/// assert_eq!(Generator::NAME, "xoshiro256++/1");
/// ```
///
/// Its state tells what will be thrown, so that it is not printed:
/// ```
/// assert_eq!(format!("{:?}", palamede_rules::Generator::new(7)), "Generator");
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Generator(Xoshiro256PlusPlus);

/// Formats the generator without its state, which tells what will be thrown.
impl fmt::Debug for Generator {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Generator")
    }
}

impl Generator {
    /// The generator's name and version as a record states it. It changes when the
    /// same seed would give other throws.
    pub const NAME: &'static str = "xoshiro256++/1";

    /// Makes the generator that starts from `seed`.
    pub fn new(seed: u64) -> Generator {
        Generator(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
}

impl Rng for Generator {
    #[inline]
    fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }
}

/// Returns number `n` of the SplitMix64 sequence (Steele, Lea and Flood, 2014): constants for the
/// hash of positions.
pub const fn splitmix(n: u64) -> u64 {
    let z = n.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Returns a uniformly random legal move of the seat to act; `None` if it has none.
///
/// ```
/// use palamede_games::MakYek;
/// use palamede_rules::{Eye, Game, Generator, Options, Rules, random_move};
///
/// let position = MakYek::start(&Options::new(MakYek::OPTIONS));
/// let mv = random_move::<MakYek>(&position.view(Eye::Open), &mut Generator::new(1));
/// assert!(mv.is_some_and(|mv| position.check(&mv).is_ok()));
/// ```
pub fn random_move<R: Rules>(view: &R::View, rng: &mut Generator) -> Option<R::Move> {
    let moves = view.moves();
    let at = rng.below(moves.len() as u32) as usize;
    moves.into_iter().nth(at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_numbers_for_ever() {
        // Written down once: a change here means a new NAME.
        let mut rng = Generator::new(1);
        let first: Vec<u32> = (0..8).map(|_| rng.below(100)).collect();
        assert_eq!(first, [81, 74, 10, 74, 18, 59, 98, 52]);
    }

    #[test]
    fn below_is_unbiased_and_in_range() {
        let mut rng = Generator::new(7);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[rng.below(6) as usize] += 1;
        }
        let chi: f64 = counts.iter().map(|&c| (f64::from(c) - 10_000.0).powi(2) / 10_000.0).sum();
        assert!(chi < 20.5, "{counts:?}"); // 5 degrees of freedom, p = 0.001
    }
}
