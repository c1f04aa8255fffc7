//! What a computer player asks of a game besides its rules.

use super::{Notation, Rng, Seat};
use std::fmt::Debug;
use std::hash::Hash;

/// The parameters of the eight levels, from the first. No level searches less than the one below or
/// overlooks more, and at the same depth none has a wider margin; from the fourth or fifth on hardly a man is
/// given away for nothing. Each is to beat the one below in some 65 to 85 games of a hundred:
/// examples/arena says how far that was measured.
pub type Levels = [LevelParams; 8];

/// The parameters of a level: how deep it searches, and what it overlooks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelParams {
    /// The search depth: in plies, in turns where dice are thrown.
    pub depth: u8,
    /// The number of positions that the search visits.
    pub nodes: u64,
    /// The loss, in hundredths of a piece, up to which a move is taken now and then instead of the
    /// best.
    pub margin: i32,
    /// The blunder threshold: captures that are harder to see are overlooked at random.
    ///
    /// A capture's difficulty is 10 for one's own next of one piece and 20 for the opponent's answer
    /// to a move, and 10 more for each further piece and ply; of the opponent's captures at most two
    /// pieces count, for who sees that a man hangs sees it, however much goes with it. A capture that
    /// is harder than the threshold by `n` is overlooked in `n` of forty cases, in thirty at most;
    /// under a threshold below 0, in as many more as it is below.
    pub blunder_threshold: i8,
}

impl LevelParams {
    /// Makes the parameters of a level: depth, nodes, margin and blunder threshold.
    pub const fn new(depth: u8, nodes: u64, margin: i32, blunder_threshold: i8) -> LevelParams {
        LevelParams { depth, nodes, margin, blunder_threshold }
    }
}

/// The blunder threshold of a player that overlooks nothing.
pub const NO_BLUNDERS: i8 = i8::MAX;

/// An unlimited search depth: the positions are counted, or the time.
pub const ANY_DEPTH: u8 = u8::MAX;
/// A number of positions that nobody visits in the time that the highest level has.
pub const MOST_NODES: u64 = 40_000_000;

/// The levels of a game that has none of its own.
const LEVELS: Levels = [
    LevelParams::new(1, 50_000, 400, 1),
    LevelParams::new(1, 50_000, 200, 2),
    LevelParams::new(1, 50_000, 90, 3),
    LevelParams::new(2, 50_000, 70, 5),
    LevelParams::new(3, 50_000, 40, NO_BLUNDERS),
    LevelParams::new(ANY_DEPTH, 50_000, 0, NO_BLUNDERS),
    LevelParams::new(ANY_DEPTH, 200_000, 0, NO_BLUNDERS),
    LevelParams::new(ANY_DEPTH, MOST_NODES, 0, NO_BLUNDERS),
];

/// A game that a computer can think about. [`AnyPosition`](super::AnyPosition) is none: who thinks knows the type of
/// the game, and the page, which does not, links nothing of this.
///
/// ```
/// use palamede_games::Luzhanqi;
/// use palamede_rules::{Eye, Game, Generator, Options, Rules, Seat, Thinkable};
///
/// let start = Luzhanqi::start(&Options::new(Luzhanqi::OPTIONS));
/// let view = start.view(Eye::Seat(Seat::FIRST));
/// let guess = Luzhanqi::guess(&view, &mut Generator::new(1), 100).expect("a position");
/// assert!(guess.view(Eye::Seat(Seat::FIRST)) == view);
/// assert_eq!(guess.evaluate(Seat::FIRST), -guess.evaluate(Seat::SECOND));
/// ```
pub trait Thinkable: Notation<Move: Hash> {
    /// Returns a random full position that agrees with the view; `None` if `budget` tries found
    /// none.
    fn guess(view: &Self::View, rng: &mut impl Rng, budget: u32) -> Option<Self>;

    /// Iterates over random full positions that agree with one view, none depending on those
    /// before: cheaper than as many guesses where what follows from the view is worked out but
    /// once. Ends where `budget` tries found none.
    fn guesses(view: &Self::View, rng: &mut impl Rng, budget: u32) -> impl Iterator<Item = Self> {
        std::iter::from_fn(move || Self::guess(view, rng, budget))
    }

    /// The parameters of the eight levels.
    const LEVELS: Levels = LEVELS;

    /// The weights of the terms of the evaluation: an array of integers.
    type Weights: Copy + Debug + AsRef<[i32]> + AsMut<[i32]>;

    /// The weights that the game is played with. `cargo xtask tune` finds such, and others can be
    /// matched against these.
    const WEIGHTS: Self::Weights;

    /// Whether a search orders quiet moves by how often they were too good for the other side, and
    /// searches the late ones still less deep. A match tells whether that wins anything.
    const BY_MERIT: bool = false;

    /// The value, in hundredths of a piece, of a position from which three quarters of the points are
    /// won, as `cargo xtask calibrate` finds it. Reviews tell the chances by it.
    const THREE_QUARTERS: i32 = 300;

    /// Evaluates the position for `seat`, in hundredths of a piece: more is better. What the one
    /// side has more, the other has less. It is what the pieces are worth and the sum of the
    /// terms, each times its weight.
    fn evaluate_with(&self, seat: Seat, weights: &Self::Weights) -> i32;

    /// Evaluates the position for `seat` with the game's own weights.
    fn evaluate(&self, seat: Seat) -> i32 {
        self.evaluate_with(seat, &Self::WEIGHTS)
    }

    /// The number of inputs of the net that corrects the evaluation; 0 where there is none.
    const INPUTS: usize = 0;

    /// Gives the numbers of the net's inputs that are set, as `seat` sees the position.
    fn inputs(&self, seat: Seat, out: &mut impl FnMut(usize)) {
        let _ = (seat, out);
    }

    /// Gives all moves of the seat to move that gain something, and perhaps others, in any order, where
    /// the game can list them in less time than all moves; whether it can. For what a search follows to
    /// its end.
    fn list_captures(&self, out: &mut impl FnMut(Self::Move)) -> bool {
        let _ = out;
        false
    }

    /// Returns what a legal move gains at once, in hundredths of a piece; 0 for a quiet one. A
    /// search tries first what gains most, and follows what gains something to its end.
    fn capture_value(&self, mv: &Self::Move) -> i32 {
        let _ = mv;
        0
    }
}
