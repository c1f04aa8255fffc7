//! A net that corrects the evaluation of an open game within a search.

use super::net::{Accumulator, Net};
use palamede_games::TurkishDraughts;
use palamede_rules::{Game, Seat, Thinkable};
use palamede_table::LEVELS;

/// The hidden units of such a net.
pub const UNITS: usize = 32;

/// The logarithm of the odds of who wins three quarters of the points.
const THREE_TO_ONE: f32 = 1.098_612_3;

/// Returns whether a level's search of a game is corrected by a net.
pub fn corrects(game: &str, level: u8) -> bool {
    game == TurkishDraughts::ID && level >= LEVELS
}

/// A net whose output is added to a game's evaluation.
///
/// ```
/// use palamede_games::TurkishDraughts;
/// use palamede_mind::learned::{Correction, Net};
/// use palamede_rules::{Game, Options, Rules, Seat, Thinkable};
///
/// let mut net = Net::new(TurkishDraughts::INPUTS);
/// net.output_bias = 1.0; // as 2.7 to 1
/// let position = TurkishDraughts::start(&Options::new(TurkishDraughts::OPTIONS));
/// let value = Correction::new::<TurkishDraughts>(net).value(&position, Seat::FIRST);
/// assert_eq!(value, 145); // 160 hundredths of a man are as 3 to 1 in this game
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Correction {
    net: Net<UNITS>,
    /// The hundredths of a piece for one of the output.
    scale: f32,
}

impl Correction {
    /// Makes the correction by a net of the game's inputs.
    pub fn new<R: Thinkable>(net: Net<UNITS>) -> Correction {
        Correction { net, scale: R::THREE_QUARTERS as f32 / THREE_TO_ONE }
    }

    /// Reads the bytes of a net ([`Net::read`]); `None` if they are not one of the game's.
    pub fn read<R: Thinkable>(bytes: &[u8]) -> Option<Correction> {
        Net::read(R::INPUTS, bytes).map(Correction::new::<R>)
    }

    /// Returns what is added to the evaluation for a seat, in hundredths of a piece. (For the seat to
    /// move: it was trained on what that sees.)
    #[inline]
    pub fn value<R: Thinkable>(&self, state: &R, seat: Seat) -> i32 {
        let mut sums: Accumulator<UNITS> = self.net.hidden_bias;
        state.inputs(seat, &mut |input| self.net.add(&mut sums, input, 1.0));
        (self.net.output(&sums) * self.scale) as i32
    }
}
