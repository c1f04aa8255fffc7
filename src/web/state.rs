//! The state of the page, and the queue of what has happened to it.

use palamede_app::{App, Kept, KeyCommand, KeyPress, Msg, Page, Part};
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use wasm_bindgen::prelude::*;

/// The page, and what the document shows of it.
pub(super) struct Shown {
    pub app: App,
    pub shown: Option<Page>,
    /// The step that the list of moves was last scrolled to.
    pub step: String,
}

/// Something that has happened. The texts of controls and fields and the keys are read when their
/// turn comes: the code for that may still be on its way.
pub(super) enum Event {
    /// A message.
    Msg(Msg),
    /// A control was pressed whose action has this text.
    Press(String),
    /// The field of this name was changed to this value.
    Input(String, String),
    /// A key was pressed.
    Key(KeyPress),
}

impl Event {
    /// Returns the part of the module that it needs.
    fn part(&self) -> Part {
        match self {
            Event::Msg(msg) => STATE.with_borrow(|state| {
                state.as_ref().map_or(Part::Initial, |state| state.app.part_for(msg))
            }),
            Event::Press(_) | Event::Key(_) => Part::Moves,
            Event::Input(..) => Part::Deferred,
        }
    }

    /// Returns the message of the event; `None` where it means nothing.
    fn message(self) -> Option<Msg> {
        match self {
            Event::Msg(msg) => Some(msg),
            Event::Press(text) => palamede_app::read_action(&text).map(Msg::Do),
            Event::Input(name, value) => {
                palamede_app::read_field(&name).map(|field| Msg::Input { field, value })
            }
            Event::Key(press) => command(&press).map(|command| command.msg),
        }
    }
}

/// Returns the command of a key.
pub(super) fn command(press: &KeyPress) -> Option<KeyCommand> {
    STATE.with_borrow(|state| palamede_app::key_command(&state.as_ref()?.app, press))
}

thread_local! {
    pub(super) static STATE: RefCell<Option<Shown>> = const { RefCell::new(None) };
    static QUEUE: RefCell<VecDeque<Event>> = const { RefCell::new(VecDeque::new()) };
    /// The last part of the module that has come.
    static LOADED: Cell<Part> = const { Cell::new(Part::Initial) };
    /// The function that takes messages in, given at the start.
    static DISPATCH: Cell<fn()> = const { Cell::new(|| ()) };
    /// The game that the crash screen offers to save.
    pub(super) static KEPT: RefCell<Option<Kept>> = const { RefCell::new(None) };
}

/// Sets the function that takes messages in.
pub(super) fn set_dispatch(take_in: fn()) {
    DISPATCH.set(take_in);
}

/// Sends a message, which is taken in when those before it have been.
pub(super) fn send(msg: Msg) {
    push_event(Event::Msg(msg));
}

/// Takes in what has happened, when all before it has been.
pub(super) fn push_event(event: Event) {
    QUEUE.with_borrow_mut(|queue| queue.push_back(event));
    DISPATCH.get()();
}

/// Returns whether a part of the module has come.
pub(super) fn has_part(part: Part) -> bool {
    LOADED.get() >= part
}

/// Notes that a part has come, and takes in what has waited for it.
pub(super) fn note_part(part: Part) {
    LOADED.set(part);
    DISPATCH.get()();
}

/// Puts messages in the queue without taking them in: for those that come up while another one is
/// being taken in.
pub(super) fn queue(all: impl IntoIterator<Item = Msg>) {
    QUEUE.with_borrow_mut(|queue| queue.extend(all.into_iter().map(Event::Msg)));
}

/// Takes the oldest message out of the queue; none where it waits for a part of the module that has
/// not come, and all behind it with it.
pub(super) fn next() -> Option<Msg> {
    loop {
        let part = QUEUE.with_borrow(|queue| queue.front().map(Event::part))?;
        if !has_part(part) {
            request_parts();
            return None;
        }
        match QUEUE.with_borrow_mut(VecDeque::pop_front)? {
            Event::Msg(msg) => return Some(msg),
            // What it means may need more than what reads it.
            event => {
                let msg = event.message().map(Event::Msg);
                QUEUE
                    .with_borrow_mut(|queue| msg.into_iter().for_each(|msg| queue.push_front(msg)));
            }
        }
    }
}

#[wasm_bindgen]
extern "C" {
    /// Tells `boot.js` that something waits for the code that the first picture does without.
    #[wasm_bindgen(js_name = requestParts)]
    fn request_parts();
}
