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
    /// The function that takes messages in, given at the start.
    static TAKE_IN: Cell<fn()> = const { Cell::new(|| ()) };
    /// The game that the crash screen offers to save.
    pub(super) static KEPT: RefCell<Option<Kept>> = const { RefCell::new(None) };
}

/// Sets the function that takes messages in.
pub(super) fn taken_in_by(take_in: fn()) {
    TAKE_IN.set(take_in);
}

/// Sends a message, which is taken in when those before it have been.
pub(super) fn send(msg: Msg) {
    queue([msg]);
    TAKE_IN.get()();
}

/// Puts messages in the queue without taking them in: for those that come up while another one is
/// being taken in.
pub(super) fn queue(all: impl IntoIterator<Item = Msg>) {
    QUEUE.with_borrow_mut(|queue| queue.extend(all));
}

/// Takes the oldest message out of the queue.
pub(super) fn next() -> Option<Msg> {
    QUEUE.with_borrow_mut(VecDeque::pop_front)
}
