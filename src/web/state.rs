//! The state of the page, and the queue of what has happened to it.

use palamede_app::{App, Kept, Msg, Page};
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;

/// The page, and what the document shows of it.
pub(super) struct Shown {
    pub app: App,
    pub shown: Option<Page>,
    /// The step that the list of moves was last scrolled to.
    pub step: String,
}

thread_local! {
    pub(super) static STATE: RefCell<Option<Shown>> = const { RefCell::new(None) };
    static QUEUE: RefCell<VecDeque<Msg>> = const { RefCell::new(VecDeque::new()) };
    /// What takes messages in: given at the start.
    static TAKE_IN: Cell<fn()> = const { Cell::new(|| ()) };
    /// What the crash screen offers.
    pub(super) static KEPT: RefCell<Option<Kept>> = const { RefCell::new(None) };
}

/// Says what takes messages in.
pub(super) fn taken_in_by(take_in: fn()) {
    TAKE_IN.set(take_in);
}

/// Something happened: it is taken in when what came before it has been.
pub(super) fn send(msg: Msg) {
    queue([msg]);
    TAKE_IN.get()();
}

/// The same, of what came up while something is being taken in.
pub(super) fn queue(all: impl IntoIterator<Item = Msg>) {
    QUEUE.with_borrow_mut(|queue| queue.extend(all));
}

/// What happened first of what has not been taken in.
pub(super) fn next() -> Option<Msg> {
    QUEUE.with_borrow_mut(VecDeque::pop_front)
}
