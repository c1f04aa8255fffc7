//! What a computer player asks of a game besides its rules.

use super::{Notation, Rng, Seat};

/// A game that a computer can think about. [`AnyPosition`](super::AnyPosition) is none: who thinks knows the type of
/// the game, and the page, which does not, links nothing of this.
pub trait Thinkable: Notation {
    /// A random full position that agrees with the view; `None` if `budget` tries found none.
    fn guess(view: &Self::View, rng: &mut impl Rng, budget: u32) -> Option<Self>;

    /// Such positions of one view, one after another, none depending on those before: cheaper than
    /// as many guesses where what follows from the view is worked out but once. Ends where `budget`
    /// tries found none.
    fn guesses(view: &Self::View, rng: &mut impl Rng, budget: u32) -> impl Iterator<Item = Self> {
        std::iter::from_fn(move || Self::guess(view, rng, budget))
    }

    /// Evaluates the position for `seat`, in hundredths of a piece: more is better.
    fn evaluate(&self, seat: Seat) -> i32;
}
