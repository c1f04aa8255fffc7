//! A position and a view of some game as tables of functions: each leads to the other.

use super::values::{AnyEvent, AnyRoll, AnyValue};
use crate::pass::declare;
use crate::play::notation_vtable;
use crate::{
    Begun, Eye, Eyes, Facts, GameEvent, Listener, Misread, Path, Progress, Reason, Revision, Rng,
    Seat, Seats, Turn,
};
use palamede_scene::{Aid, Control, Scene, Target};
use std::any::Any as Value;
use std::rc::Rc;

type Erased = dyn Position<Move = AnyValue, Roll = AnyRoll, Refusal = AnyValue, View = AnyView>;

/// A position of a game whose type is known at run time only.
///
/// ```
/// use palamede_games::MakYek;
/// use palamede_rules::{AnyPosition, Eye, Game, Options, Playable, Rules, Seen, Silent};
///
/// let mut position = AnyPosition::new(MakYek::start(&Options::new(MakYek::OPTIONS)));
/// let mv = position.view(Eye::Open).moves().remove(0);
/// let text = Playable::write(&position, &mv);
/// position.play(&mv, &mut Silent);
/// assert_eq!((position.facts().id, text.as_str()), ("mak-yek", "a1-a2"));
/// ```
pub struct AnyPosition(pub(super) Box<Erased>);

/// [`Rules`](crate::Rules) and [`Playable`](crate::Playable) as a table of functions.
pub(super) trait Position {
    type Move;
    type Roll;
    type Refusal;
    type View;

    fn twin(&self) -> AnyPosition;
    fn odds(&self, out: &mut dyn FnMut(Self::Roll, u32));
    fn throw(&self, rng: &mut dyn Rng) -> Option<Self::Roll>;
    fn play(&mut self, mv: &Self::Move, tell: &mut Relay<'_>) -> Progress;
    fn roll(&mut self, roll: &Self::Roll, tell: &mut Relay<'_>) -> Progress;
    position_vtable! { declare }
    notation_vtable! { declare }
}

/// A view of a position of some game: what an eye may know of it.
#[derive(Clone)]
pub struct AnyView(pub(super) Rc<dyn Sees>);

/// [`Seen`](crate::Seen) as a table of functions.
pub(super) trait Sees {
    fn value(&self) -> &dyn Value;
    fn paths(&self, mv: &AnyValue, out: &mut dyn FnMut(Path));
    fn text(&self) -> String;
    view_vtable! { declare }
}

/// Hears the events of a game and hands them on.
pub(super) struct Relay<'a>(pub(super) &'a mut dyn FnMut(Eyes, AnyEvent));

impl<E: GameEvent> Listener<E> for Relay<'_> {
    fn tell(&mut self, eyes: Eyes, event: impl FnOnce() -> E) {
        (self.0)(eyes, AnyEvent::new(event()));
    }
}

/// A generator whose type is not known.
pub(super) struct Chance<'a>(pub(super) &'a mut dyn Rng);

impl Rng for Chance<'_> {
    fn bits(&mut self) -> u64 {
        self.0.bits()
    }
}
