//! Open games: everybody sees everything, so the view is the position in a wrapper.

use super::{Begun, Notation, Path, Rules, Seen, Turn};
use crate::delegate_to;
use palamede_scene::{Aid, Control, Scene, Target};

/// The view of a position without secrets: the position itself.
///
/// ```
/// use palamede_games::ShapLuk;
/// use palamede_rules::{Eye, Game, Open, Options, Rules, Seat, Seen};
///
/// let position = ShapLuk::start(&Options::new(ShapLuk::OPTIONS));
/// let view = position.view(Eye::Seat(Seat::SECOND));
/// assert_eq!(view, Open(position.clone()));
/// assert_eq!(view.moves(), position.list());
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Open<R>(pub R);

/// The answers of a position that is its own view; the duties are those
/// of [`Seen`].
pub trait OpenGame: Rules<View = Open<Self>> + Notation + PartialEq + std::fmt::Debug {
    /// Calls `out` with every click sequence that enters the move.
    fn paths(&self, mv: &Self::Move, out: &mut impl FnMut(Path));
    /// Returns paths that show where clicks lead on, where there are too many to list them all.
    fn begun(&self, clicks: &[Target]) -> Option<Begun<Self::Move>> {
        let _ = clicks;
        None
    }
    /// Returns the picture after these clicks.
    fn scene(&self, clicks: &[Target]) -> Scene;
    /// Returns why these clicks lead nowhere.
    fn why_not(&self, clicks: &[Target]) -> Option<Self::Refusal>;
    /// Returns the controls that enter a roll made on a real table.
    fn roll_inputs(&self) -> Vec<Control> {
        Vec::new()
    }
    /// Returns the aids that help the players.
    fn aids(&self) -> Vec<Aid> {
        Vec::new()
    }
}

impl<R: OpenGame> Seen for Open<R> {
    type Game = R;

    fn moves(&self) -> Vec<R::Move> {
        self.0.list()
    }

    delegate_to! { self.0;
        fn turn(&self) -> Turn;
        fn write(&self, mv: &R::Move) -> String;
        fn paths(&self, mv: &R::Move, out: &mut impl FnMut(Path));
        fn begun(&self, clicks: &[Target]) -> Option<Begun<R::Move>>;
        fn scene(&self, clicks: &[Target]) -> Scene;
        fn why_not(&self, clicks: &[Target]) -> Option<R::Refusal>;
        fn roll_inputs(&self) -> Vec<Control>;
        fn aids(&self) -> Vec<Aid>;
    }
}
