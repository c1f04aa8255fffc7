//! Values of a game whose type is not known.

use super::foreign::known;
use crate::rules::{Told, Trace};
use std::any::Any as Value;
use std::rc::Rc;

/// A move or a refusal of some game.
#[derive(Clone)]
pub struct Held(Rc<dyn Value>);

impl Held {
    pub(super) fn new<T: 'static>(value: T) -> Held {
        Held(Rc::new(value))
    }

    /// The value, of the game that is asked: one of another game ends the program.
    pub fn of<T: 'static>(&self) -> &T {
        known(&*self.0)
    }
}

/// A roll of some game.
#[derive(Clone)]
pub struct HeldRoll(Rc<dyn Comparable>);

/// A value that can be compared with another.
trait Comparable: Value {
    fn same(&self, other: &dyn Value) -> bool;
}

impl<T: PartialEq + 'static> Comparable for T {
    fn same(&self, other: &dyn Value) -> bool {
        other.downcast_ref() == Some(self)
    }
}

impl HeldRoll {
    pub(super) fn new<T: PartialEq + 'static>(value: T) -> HeldRoll {
        HeldRoll(Rc::new(value))
    }

    /// The roll, of the game that is asked: one of another game ends the program.
    pub fn of<T: 'static>(&self) -> &T {
        known(&*self.0)
    }
}

impl PartialEq for HeldRoll {
    fn eq(&self, other: &HeldRoll) -> bool {
        self.0.same(&*other.0)
    }
}

/// An event of some game.
#[derive(Clone)]
pub struct HeldEvent(Rc<dyn Telling>);

/// [`Told`] as a table of functions.
trait Telling: Value {
    fn note(&self) -> String;
    fn trace(&self) -> Trace;
}

impl<T: Told> Telling for T {
    fn note(&self) -> String {
        Told::note(self)
    }

    fn trace(&self) -> Trace {
        Told::trace(self)
    }
}

impl HeldEvent {
    pub(super) fn new<T: Told>(event: T) -> HeldEvent {
        HeldEvent(Rc::new(event))
    }

    /// The event, of the game that is asked: one of another game ends the program.
    pub fn of<T: 'static>(&self) -> &T {
        known(&*self.0)
    }
}

impl Told for HeldEvent {
    fn note(&self) -> String {
        self.0.note()
    }

    fn trace(&self) -> Trace {
        self.0.trace()
    }
}
