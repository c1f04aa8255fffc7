//! The thinker's side, a program of its own: in a worker, and where there is none on the page, in
//! slices short enough that nothing stops.

use super::dom::{place_of, window};
use super::message::{read_job, write_answer};
use js_sys::{Date, Uint8Array};
use palamede_mind::{Answer, Job, Thinker, file_for, work, work_with};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::MessageEvent;

#[wasm_bindgen]
extern "C" {
    /// The scope that asks and hears the answers: the worker's own, or a port to the page.
    pub type Asker;
    #[wasm_bindgen(method, js_name = postMessage)]
    fn tell(this: &Asker, what: &JsValue);
    #[wasm_bindgen(method, setter = onmessage)]
    fn hear(this: &Asker, what: &JsValue);
    /// Fetches a file of the site by its path and gives its bytes, or nothing. It is `thinker.js`'s.
    #[wasm_bindgen(js_name = fetchFile)]
    fn fetch_file(path: &str, tell: &JsValue);
    /// Calls a function after so many milliseconds, in a worker and in a page alike.
    #[wasm_bindgen(js_name = setTimeout)]
    fn call_later(what: &JsValue, ms: i32);
}

/// The number of positions that are visited before others may have their turn.
const SLICE: u64 = 128;
/// The number of positions that are visited where one is to hurry before it has begun.
const GLANCE: u64 = 2_000;
/// The time that a slice may take, in milliseconds: on the page, and in a worker, which looks up
/// only to hear whether it is to hurry.
const PAGE: f64 = 5.0;
const WORKER: f64 = 30.0;

/// The worker's side: what it thinks about for an asker.
struct WorkerHost {
    asker: Asker,
    /// The job that waits for its file.
    job: RefCell<Option<Job>>,
    thinker: RefCell<Option<Thinker>>,
    /// The path of the last file that was fetched, and its bytes; none if it could not be.
    file: RefCell<Option<(String, Vec<u8>)>>,
    /// Whether it thinks on the page itself.
    on_page: bool,
    /// Whether [`think`] is about to be called.
    called: Cell<bool>,
}

/// Says that it is ready, then answers each job of an asker. A job takes the place of the one
/// before; the text `now` asks for the answer at once, and what is no job ends it.
pub fn think_for(asker: Asker) {
    std::panic::set_hook(Box::new(|info| web_sys::console::error_1(&place_of(info).into())));
    let host = Rc::new(WorkerHost {
        asker,
        job: RefCell::default(),
        thinker: RefCell::default(),
        file: RefCell::default(),
        on_page: window().is_some(),
        called: Cell::default(),
    });
    let asked = Rc::clone(&host);
    let on_job = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let data = event.data();
        if data.as_string().as_deref() == Some("now") {
            return hurry(&asked);
        }
        asked.thinker.take();
        *asked.job.borrow_mut() = read_job(&data);
        start_job(&asked);
    });
    // The closure listens for jobs as long as the thinker exists.
    host.asker.hear(&on_job.into_js_value());
    host.asker.tell(&"ready".into());
}

/// Starts the job that waits, once what it needs is here.
fn start_job(host: &Rc<WorkerHost>) {
    let Some(job) = host.job.take() else { return };
    let path = file_for(&job);
    let fetched = |path: &str| host.file.borrow().as_ref().is_some_and(|file| file.0 == path);
    if let Some(path) = path.as_deref().filter(|path| !fetched(path)) {
        *host.job.borrow_mut() = Some(job);
        let (waits, of) = (Rc::clone(host), path.to_owned());
        let tell = Closure::once_into_js(move |bytes: Option<Uint8Array>| {
            let bytes = bytes.map(|bytes| bytes.to_vec()).unwrap_or_default();
            *waits.file.borrow_mut() = Some((of, bytes));
            start_job(&waits);
        });
        return fetch_file(path, &tell);
    }
    let file = host.file.borrow();
    let bytes = path.and(file.as_ref()).map(|(_, bytes)| &bytes[..]);
    *host.thinker.borrow_mut() = Some(work_with(&job, bytes, Date::now));
    // If a call is already scheduled, that call goes on with this job.
    if !host.called.get() {
        think(host);
    }
}

/// Answers at once; what still waits for its file with what a glance shows.
fn hurry(host: &WorkerHost) {
    let glance = |job: Job| {
        let mut thinker = work(&job, Date::now);
        thinker.think(GLANCE);
        thinker
    };
    let thinker = host.thinker.take().or_else(|| host.job.take().map(glance));
    answer(host, thinker.map(|thinker| thinker.hurry()));
}

fn answer(host: &WorkerHost, answer: Option<Answer>) {
    if let Some(answer) = answer {
        host.asker.tell(&write_answer(&answer));
    }
}

/// Thinks a little and asks to be called again.
fn think(host: &Rc<WorkerHost>) {
    host.called.set(false);
    let mut at_work = host.thinker.borrow_mut();
    let Some(thinker) = at_work.as_mut() else { return };
    let until = Date::now() + if host.on_page { PAGE } else { WORKER };
    let thought = loop {
        let thought = thinker.think(SLICE);
        if thought.is_some() || Date::now() >= until {
            break thought;
        }
    };
    match thought {
        Some(_) => {
            *at_work = None;
            answer(host, thought);
        }
        None => {
            host.called.set(true);
            let host = Rc::clone(host);
            call_later(&Closure::once_into_js(move || think(&host)), 0);
        }
    }
}
