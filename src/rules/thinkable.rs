//! What a computer player asks of a game besides its rules.

use super::{Notation, Rng, Seat};
use std::fmt::Debug;

/// By level, from the first: how deep a player thinks, in plies, in turns where dice are thrown; how
/// many positions it visits; the slack, up to how many hundredths of a piece a move may be worth
/// less than the best that is taken now and then; and its sight. No level is less in any of them
/// than the one below, and from the third on hardly a man is given away for nothing. Each is to
/// beat the one below in some 65 to 85 games of a hundred: examples/arena says how far that was
/// measured.
///
/// People who begin overlook what is hard to see, not what is easy. A capture is as hard to see as
/// it takes pieces and lies plies ahead: one's own next, of one piece, counts 10, the other side's
/// answer to a move 20, and 10 more for each further piece and ply; of the other side's no more than
/// two pieces count, for who sees that a man hangs sees it, however much goes with it. What is harder
/// than the sight is overlooked in so many of forty cases as it is harder, in thirty at most.
pub type Scale = [(u8, u64, i32, u8); 8];

/// The sight of who overlooks nothing.
pub const KEEN: u8 = u8::MAX;

/// No end to the depth: it is the positions that are counted, or the time.
pub const DEEP: u8 = u8::MAX;
/// More positions than anybody visits in the time that the highest level has.
pub const MOST: u64 = 40_000_000;

/// The scale of a game that has none of its own.
const SCALE: Scale = [
    (1, 50_000, 400, 1),
    (1, 50_000, 200, 2),
    (1, 50_000, 90, 3),
    (2, 50_000, 70, 5),
    (3, 50_000, 40, KEEN),
    (DEEP, 50_000, 0, KEEN),
    (DEEP, 200_000, 0, KEEN),
    (DEEP, MOST, 0, KEEN),
];

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

    /// How far the levels think.
    const SCALE: Scale = SCALE;

    /// What the terms of the evaluation weigh: an array of integers.
    type Weights: Copy + Debug + AsRef<[i32]> + AsMut<[i32]>;

    /// The weights that the game is played with. `cargo xtask tune` finds such, and others can be
    /// matched against these.
    const WEIGHTS: Self::Weights;

    /// Evaluates the position for `seat`, in hundredths of a piece: more is better. What the one
    /// side has more, the other has less. It is what the pieces are worth and the sum of the
    /// terms, each times its weight.
    fn weigh(&self, seat: Seat, weights: &Self::Weights) -> i32;

    /// The same with the game's own weights.
    fn evaluate(&self, seat: Seat) -> i32 {
        self.weigh(seat, &Self::WEIGHTS)
    }

    /// What a legal move gains at once, in hundredths of a piece; 0 for a quiet one. A search tries
    /// first what gains most, and follows what gains something to its end.
    fn gain(&self, mv: &Self::Move) -> i32 {
        let _ = mv;
        0
    }
}
