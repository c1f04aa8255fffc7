//! Values of a game whose type is not known.

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

    /// The value; none if it is of another type.
    pub fn get<T: 'static>(&self) -> Option<&T> {
        self.0.downcast_ref()
    }
}

/// A roll of some game.
#[derive(Clone)]
pub struct HeldRoll(Rc<dyn HoldsRoll>);

trait HoldsRoll {
    fn value(&self) -> &dyn Value;
    fn same(&self, other: &dyn Value) -> bool;
}

impl<T: PartialEq + 'static> HoldsRoll for T {
    fn value(&self) -> &dyn Value {
        self
    }

    fn same(&self, other: &dyn Value) -> bool {
        other.downcast_ref() == Some(self)
    }
}

impl HeldRoll {
    pub(super) fn new<T: PartialEq + 'static>(value: T) -> HeldRoll {
        HeldRoll(Rc::new(value))
    }

    /// The roll; none if it is of another type.
    pub fn get<T: 'static>(&self) -> Option<&T> {
        self.0.value().downcast_ref()
    }
}

impl PartialEq for HeldRoll {
    fn eq(&self, other: &HeldRoll) -> bool {
        self.0.same(other.0.value())
    }
}

/// An event of some game.
#[derive(Clone)]
pub struct HeldEvent(Rc<dyn HoldsEvent>);

trait HoldsEvent {
    fn value(&self) -> &dyn Value;
    fn note(&self) -> String;
    fn trace(&self) -> Trace;
}

impl<T: Told> HoldsEvent for T {
    fn value(&self) -> &dyn Value {
        self
    }

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

    /// The event; none if it is of another type.
    pub fn get<T: 'static>(&self) -> Option<&T> {
        self.0.value().downcast_ref()
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
