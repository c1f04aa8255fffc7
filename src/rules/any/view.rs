//! Views of a game whose type is not known.

use super::held::Held;
use super::tables::{Any, AnyView, Chance, Sees};
use crate::rules::{Begun, Notation, Path, Revision, Rng, Rules, Seen, Turn};
use crate::scene::{Aid, Control, Scene, Target};
use std::any::Any as Value;
use std::rc::Rc;

struct View<R: Rules>(R::View);

impl<R: Notation> Sees for View<R> {
    fn value(&self) -> &dyn Value {
        &self.0
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn moves(&self) -> Vec<Held> {
        self.0.moves().into_iter().map(Held::new).collect()
    }

    fn write(&self, mv: &Held) -> String {
        mv.get().map_or_else(String::new, |mv| self.0.write(mv))
    }

    fn paths(&self, mv: &Held, mut out: &mut dyn FnMut(Path)) {
        if let Some(mv) = mv.get() {
            self.0.paths(mv, &mut out);
        }
    }

    fn begun(&self, clicks: &[Target]) -> Option<Begun<Held>> {
        let Begun { moves, paths, whole } = self.0.begun(clicks)?;
        Some(Begun { moves: moves.into_iter().map(Held::new).collect(), paths, whole })
    }

    fn scene(&self, clicks: &[Target]) -> Scene {
        self.0.scene(clicks)
    }

    fn why_not(&self, clicks: &[Target]) -> Option<Held> {
        self.0.why_not(clicks).map(Held::new)
    }

    fn faces(&self) -> Vec<Control> {
        self.0.faces()
    }

    fn aids(&self) -> Vec<Aid> {
        self.0.aids()
    }

    fn draft(&self, lot: u64) -> Option<Held> {
        self.0.draft(lot).map(Held::new)
    }

    fn revise(&self, draft: &Held, clicks: &[Target]) -> Revision<Any> {
        let Some(draft) = draft.get() else { return Revision::Unchanged };
        match self.0.revise(draft, clicks) {
            Revision::Changed(draft) => Revision::Changed(Held::new(draft)),
            Revision::Open(targets) => Revision::Open(targets),
            Revision::Unchanged => Revision::Unchanged,
            Revision::Refused(why) => Revision::Refused(Held::new(why)),
        }
    }

    fn laid_out(&self, draft: &Held, clicks: &[Target]) -> Scene {
        match draft.get() {
            Some(draft) => self.0.laid_out(draft, clicks),
            None => self.0.scene(clicks),
        }
    }

    fn guess(&self, rng: &mut dyn Rng, budget: u32) -> Option<Any> {
        R::guess(&self.0, &mut Chance(rng), budget).map(Any::new)
    }

    fn text(&self) -> String {
        <R as Notation>::write_view(&self.0)
    }
}

impl AnyView {
    /// A view of a game, its type forgotten.
    pub fn new<R: Notation>(view: R::View) -> AnyView {
        AnyView(Rc::new(View::<R>(view)))
    }

    pub(super) fn guess(&self, rng: &mut dyn Rng, budget: u32) -> Option<Any> {
        self.0.guess(rng, budget)
    }

    pub(super) fn text(&self) -> String {
        self.0.text()
    }

    /// The view; none if it is of another type.
    pub fn get<T: 'static>(&self) -> Option<&T> {
        self.0.value().downcast_ref()
    }
}

impl Seen for AnyView {
    type Game = Any;

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn moves(&self) -> Vec<Held> {
        self.0.moves()
    }

    fn write(&self, mv: &Held) -> String {
        self.0.write(mv)
    }

    fn paths(&self, mv: &Held, out: &mut impl FnMut(Path)) {
        self.0.paths(mv, out);
    }

    fn begun(&self, clicks: &[Target]) -> Option<Begun<Held>> {
        self.0.begun(clicks)
    }

    fn scene(&self, clicks: &[Target]) -> Scene {
        self.0.scene(clicks)
    }

    fn why_not(&self, clicks: &[Target]) -> Option<Held> {
        self.0.why_not(clicks)
    }

    fn faces(&self) -> Vec<Control> {
        self.0.faces()
    }

    fn aids(&self) -> Vec<Aid> {
        self.0.aids()
    }

    fn draft(&self, lot: u64) -> Option<Held> {
        self.0.draft(lot)
    }

    fn revise(&self, draft: &Held, clicks: &[Target]) -> Revision<Any> {
        self.0.revise(draft, clicks)
    }

    fn laid_out(&self, draft: &Held, clicks: &[Target]) -> Scene {
        self.0.laid_out(draft, clicks)
    }
}
