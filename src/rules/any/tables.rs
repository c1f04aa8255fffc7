//! A position and a view of some game as tables of functions: each leads to the other.

use super::held::{Held, HeldEvent, HeldRoll};
use crate::rules::pass::declare;
use crate::rules::play::texts;
use crate::rules::{
    Begun, Eye, Eyes, Facts, Misread, Path, Progress, Reason, Revision, Rng, Seat, Seats, Tell,
    Told, Turn,
};
use crate::scene::{Aid, Control, Scene, Target};
use std::any::Any as Value;
use std::rc::Rc;

/// A position of some game.
pub struct Any(
    pub(super) Box<dyn Position<Move = Held, Roll = HeldRoll, Refusal = Held, View = AnyView>>,
);

/// [`Rules`](crate::rules::Rules) and [`Play`](crate::rules::Play) as a table of functions.
pub(super) trait Position {
    type Move;
    type Roll;
    type Refusal;
    type View;

    fn twin(&self) -> Any;
    fn odds(&self, out: &mut dyn FnMut(Self::Roll, u32));
    fn throw(&self, rng: &mut dyn Rng) -> Option<Self::Roll>;
    fn play(&mut self, mv: &Self::Move, tell: &mut Listener<'_>) -> Progress;
    fn roll(&mut self, roll: &Self::Roll, tell: &mut Listener<'_>) -> Progress;
    questions! { declare }
    texts! { declare }
}

/// What an eye may know of a position of some game.
#[derive(Clone)]
pub struct AnyView(pub(super) Rc<dyn Sees>);

/// [`Seen`](crate::rules::Seen) as a table of functions.
pub(super) trait Sees {
    fn value(&self) -> &dyn Value;
    fn paths(&self, mv: &Held, out: &mut dyn FnMut(Path));
    fn text(&self) -> String;
    sights! { declare }
}

/// Hears the events of a game and hands them on.
pub(super) struct Listener<'a>(pub(super) &'a mut dyn FnMut(Eyes, HeldEvent));

impl<E: Told> Tell<E> for Listener<'_> {
    fn tell(&mut self, eyes: Eyes, event: impl FnOnce() -> E) {
        (self.0)(eyes, HeldEvent::new(event()));
    }
}

/// A generator whose type is not known.
pub(super) struct Chance<'a>(pub(super) &'a mut dyn Rng);

impl Rng for Chance<'_> {
    fn bits(&mut self) -> u64 {
        self.0.bits()
    }
}
