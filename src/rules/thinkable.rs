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

    /// Evaluates the position for `seat`, in hundredths of a piece: more is better. What the one
    /// side has more, the other has less.
    fn evaluate(&self, seat: Seat) -> i32;

    /// What a legal move gains at once, in hundredths of a piece; 0 for a quiet one. A search tries
    /// first what gains most, and follows what gains something to its end.
    fn gain(&self, mv: &Self::Move) -> i32 {
        let _ = mv;
        0
    }
}
