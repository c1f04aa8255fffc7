//! The thinker's side, a program of its own: in a worker, and where there is none on the page, in
//! slices short enough that nothing stops.

use super::dom::{after, window};
use super::message::{read_job, write_answer};
use crate::mind::{Thinker, work};
use std::cell::RefCell;
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
}

/// How many positions a slice on the page judges.
const SLICE: usize = 64;

/// What is thought about for an asker.
struct Desk {
    asker: Asker,
    thinker: RefCell<Option<Thinker>>,
    /// How many positions are judged before others have their turn.
    slice: usize,
}

/// Says that it is ready, then answers each job of an asker. A job takes the place of the one
/// before, and what is no job ends it.
pub fn think_for(asker: Asker) {
    std::panic::set_hook(Box::new(|info| web_sys::console::error_1(&info.to_string().into())));
    // A worker is ended from without.
    let slice = if window().is_some() { SLICE } else { usize::MAX };
    let desk = Rc::new(Desk { asker, thinker: RefCell::default(), slice });
    let asked = Rc::clone(&desk);
    let on_job = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let job = read_job(event.data());
        let before = asked.thinker.replace(job.as_ref().map(work));
        // What is called next otherwise goes on with this.
        if before.is_none() {
            think(&asked);
        }
    });
    // It listens as long as anybody can ask.
    desk.asker.hear(&on_job.into_js_value());
    desk.asker.tell(&"ready".into());
}

/// Thinks a little and asks to be called again.
fn think(desk: &Rc<Desk>) {
    let mut thinker = desk.thinker.borrow_mut();
    match thinker.as_mut().map(|thinker| thinker.think(desk.slice)) {
        Some(Some(answer)) => {
            *thinker = None;
            desk.asker.tell(&write_answer(&answer));
        }
        Some(None) => {
            let desk = Rc::clone(desk);
            after(0, move || think(&desk));
        }
        None => {}
    }
}
