//! Values of a game whose type is not known.

use super::foreign::known;
use crate::{GameEvent, Trace};
use std::any::Any as Value;
use std::rc::Rc;

/// A move or a refusal of some game.
#[derive(Clone)]
pub struct AnyValue(Rc<dyn Value>);

impl AnyValue {
    pub(super) fn new<T: 'static>(value: T) -> AnyValue {
        AnyValue(Rc::new(value))
    }

    /// Returns the value, of the game that is asked: one of another game ends the program.
    pub fn of<T: 'static>(&self) -> &T {
        known(&*self.0)
    }
}

/// A roll of some game.
#[derive(Clone)]
pub struct AnyRoll(Rc<dyn Comparable>);

/// A value that can be compared with another.
trait Comparable: Value {
    fn same(&self, other: &dyn Value) -> bool;
}

impl<T: PartialEq + 'static> Comparable for T {
    fn same(&self, other: &dyn Value) -> bool {
        other.downcast_ref() == Some(self)
    }
}

impl AnyRoll {
    pub(super) fn new<T: PartialEq + 'static>(value: T) -> AnyRoll {
        AnyRoll(Rc::new(value))
    }

    /// Returns the roll, of the game that is asked: one of another game ends the program.
    pub fn of<T: 'static>(&self) -> &T {
        known(&*self.0)
    }
}

impl PartialEq for AnyRoll {
    fn eq(&self, other: &AnyRoll) -> bool {
        self.0.same(&*other.0)
    }
}

/// An event of some game.
#[derive(Clone)]
pub struct AnyEvent(Rc<dyn Telling>);

/// [`GameEvent`] as a table of functions.
trait Telling: Value {
    fn notation(&self) -> String;
    fn trace(&self) -> Trace;
}

impl<T: GameEvent> Telling for T {
    fn notation(&self) -> String {
        GameEvent::notation(self)
    }

    fn trace(&self) -> Trace {
        GameEvent::trace(self)
    }
}

impl AnyEvent {
    pub(super) fn new<T: GameEvent>(event: T) -> AnyEvent {
        AnyEvent(Rc::new(event))
    }

    /// Returns the event, of the game that is asked: one of another game ends the program.
    pub fn of<T: 'static>(&self) -> &T {
        known(&*self.0)
    }
}

impl GameEvent for AnyEvent {
    fn notation(&self) -> String {
        self.0.notation()
    }

    fn trace(&self) -> Trace {
        self.0.trace()
    }
}
