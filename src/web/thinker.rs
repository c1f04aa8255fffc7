//! The thinker's side, a program of its own: in a worker, and where there is none on the page, in
//! slices short enough that nothing stops.

use super::dom::window;
use super::message::{read_job, write_answer};
use crate::mind::{Answer, Thinker, work};
use js_sys::Date;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::MessageEvent;

#[wasm_bindgen]
extern "C" {
    /// Who asks, as it is heard and answered: the worker's own scope, or a port to the page.
    pub type Asker;
    #[wasm_bindgen(method, js_name = postMessage)]
    fn tell(this: &Asker, what: &JsValue);
    #[wasm_bindgen(method, setter = onmessage)]
    fn hear(this: &Asker, what: &JsValue);
    /// Of a worker and of a page alike.
    #[wasm_bindgen(js_name = setTimeout)]
    fn call_later(what: &JsValue, ms: i32);
}

/// How many positions are visited before others may have their turn.
const SLICE: u64 = 128;
/// How long a slice may take, in milliseconds: on the page, and in a worker, which looks up only to
/// hear whether it is to hurry.
const PAGE: f64 = 5.0;
const WORKER: f64 = 30.0;

/// What is thought about for an asker.
struct Desk {
    asker: Asker,
    thinker: RefCell<Option<Thinker>>,
    /// How long a slice may take.
    slice: f64,
    /// Whether [`think`] is about to be called.
    called: Cell<bool>,
}

/// Says that it is ready, then answers each job of an asker. A job takes the place of the one
/// before; the text `now` asks for the answer at once, and what is no job ends it.
pub fn think_for(asker: Asker) {
    std::panic::set_hook(Box::new(|info| web_sys::console::error_1(&info.to_string().into())));
    let slice = if window().is_some() { PAGE } else { WORKER };
    let desk = Rc::new(Desk { asker, thinker: RefCell::default(), slice, called: Cell::default() });
    let asked = Rc::clone(&desk);
    let on_job = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let data = event.data();
        if data.as_string().as_deref() == Some("now") {
            return answer(&asked, asked.thinker.take().map(|thinker| thinker.hurry()));
        }
        let job = read_job(data);
        asked.thinker.replace(job.as_ref().map(|job| work(job, Date::now)));
        // What is called next otherwise goes on with this.
        if !asked.called.get() {
            think(&asked);
        }
    });
    // It listens as long as anybody can ask.
    desk.asker.hear(&on_job.into_js_value());
    desk.asker.tell(&"ready".into());
}

fn answer(desk: &Desk, answer: Option<Answer>) {
    if let Some(answer) = answer {
        desk.asker.tell(&write_answer(&answer));
    }
}

/// Thinks a little and asks to be called again.
fn think(desk: &Rc<Desk>) {
    desk.called.set(false);
    let mut at_work = desk.thinker.borrow_mut();
    let Some(thinker) = at_work.as_mut() else { return };
    let until = Date::now() + desk.slice;
    let thought = loop {
        let thought = thinker.think(SLICE);
        if thought.is_some() || Date::now() >= until {
            break thought;
        }
    };
    match thought {
        Some(_) => {
            *at_work = None;
            answer(desk, thought);
        }
        None => {
            desk.called.set(true);
            let desk = Rc::clone(desk);
            call_later(&Closure::once_into_js(move || think(&desk)), 0);
        }
    }
}
