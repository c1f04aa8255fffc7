//! Views of a game whose type is not known.

use super::foreign::known;
use super::tables::{AnyPosition, AnyView, Sees};
use super::values::AnyValue;
use crate::delegate_to;
use crate::pass::impl_erased;
use crate::{Begun, Notation, Path, Revision, Rules, Seen, Turn};
use palamede_scene::{Aid, Control, Scene, Target};
use std::any::Any as Value;
use std::rc::Rc;

/// The view of a game, behind a table of functions.
struct View<R: Rules>(R::View);

impl<R: Notation> Sees for View<R> {
    fn value(&self) -> &dyn Value {
        &self.0
    }

    fn paths(&self, mv: &AnyValue, mut out: &mut dyn FnMut(Path)) {
        self.0.paths(mv.of(), &mut out);
    }

    fn text(&self) -> String {
        <R as Notation>::write_view(&self.0)
    }

    view_vtable! { impl_erased }
}

/// Erases the type of the moves; the paths stay as they are.
fn begun<M: 'static>(Begun { moves, paths, whole }: Begun<M>) -> Begun<AnyValue> {
    Begun { moves: moves.into_iter().map(AnyValue::new).collect(), paths, whole }
}

/// Erases the type of the draft or of the refusal.
fn revision<R: Rules>(of: Revision<R>) -> Revision<AnyPosition> {
    match of {
        Revision::Changed(draft) => Revision::Changed(AnyValue::new(draft)),
        Revision::Open(targets) => Revision::Open(targets),
        Revision::Unchanged => Revision::Unchanged,
        Revision::Refused(why) => Revision::Refused(AnyValue::new(why)),
    }
}

impl AnyView {
    /// Makes a view of a game, its type forgotten.
    pub fn new<R: Notation>(view: R::View) -> AnyView {
        AnyView(Rc::new(View::<R>(view)))
    }

    pub(super) fn text(&self) -> String {
        self.0.text()
    }

    /// Returns the view, of the game that is asked: one of another game ends the program.
    pub fn of<T: 'static>(&self) -> &T {
        known(self.0.value())
    }
}

impl Seen for AnyView {
    type Game = AnyPosition;

    fn paths(&self, mv: &AnyValue, out: &mut impl FnMut(Path)) {
        self.0.paths(mv, out);
    }

    view_vtable! { delegate_to }
}
