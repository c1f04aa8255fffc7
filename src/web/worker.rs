//! The computer's thinking: in a worker, and where there is none on the page, in
//! slices short enough that nothing stops.

use crate::app::Msg;
use crate::mind::{Answer, Job, Thinker, work};
use js_sys::Array;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Worker, WorkerOptions, WorkerType};

#[wasm_bindgen]
extern "C" {
    /// The address of the page's own module, hashed name included.
    #[wasm_bindgen(thread_local_v2, js_namespace = ["import", "meta"], js_name = url)]
    static MODULE_URL: String;
}

/// How many positions a slice on the page judges.
const SLICE: usize = 64;

/// Runs in the worker: says that it is ready, then answers each job.
pub fn listen(scope: &DedicatedWorkerGlobalScope) {
    let answering = scope.clone();
    let on_job = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let Some(job) = read_job(&event.data()) else { return };
        let mut thinker = work(&job);
        let answer = loop {
            if let Some(answer) = thinker.think(usize::MAX) {
                break answer;
            }
        };
        if let Some(answer) = write_answer(&answer) {
            let _ = answering.post_message(&answer);
        }
    });
    scope.set_onmessage(Some(on_job.as_ref().unchecked_ref()));
    // The worker lives as long as its listener.
    on_job.forget();
    let _ = scope.post_message(&JsValue::from_str("ready"));
}

// Messages are lists, in the order of the fields: names would bring a table of them along. They are
// written by serde and read one by one: reading by serde would bring the writing of floats with it,
// for errors that nobody sees, and a twentieth of the whole engine's weight.

fn write_job(job: &Job) -> Option<JsValue> {
    let Job { number, game, options, view, quiet, keys, level, seed } = job;
    let list = (number, game, options, view, quiet, keys, level, seed);
    serde_wasm_bindgen::to_value(&list).ok()
}

fn read_job(data: &JsValue) -> Option<Job> {
    let list: &Array = data.dyn_ref()?;
    let number = |at| list.get(at).as_f64();
    let texts = |at| -> Option<Vec<String>> {
        list.get(at).dyn_into::<Array>().ok()?.iter().map(|item| item.as_string()).collect()
    };
    Some(Job {
        number: number(0)? as u32,
        game: list.get(1).as_string()?,
        options: texts(2)?,
        view: list.get(3).as_string()?,
        quiet: number(4)? as u32,
        keys: texts(5)?,
        level: number(6)? as u8,
        seed: number(7)? as u32,
    })
}

fn write_answer(answer: &Answer) -> Option<JsValue> {
    serde_wasm_bindgen::to_value(&(answer.number, &answer.step)).ok()
}

fn read_answer(data: &JsValue) -> Option<Answer> {
    let list: &Array = data.dyn_ref()?;
    Some(Answer { number: list.get(0).as_f64()? as u32, step: list.get(1).as_string() })
}

/// The page's side: it carries out what the page has decided, and tells what it hears.
struct Brain {
    tell: fn(Msg),
    worker: Option<Hired>,
    /// The job that waits for the worker to be ready, or that it works on.
    job: Option<Job>,
    /// How many workers were hired: what an earlier one says is not heard.
    hired: u32,
}

struct Hired {
    worker: Worker,
    ready: bool,
}

impl Drop for Hired {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

thread_local! {
    static BRAIN: RefCell<Brain> =
        const { RefCell::new(Brain { tell: |_| {}, worker: None, job: None, hired: 0 }) };
    static SLICES: RefCell<Option<Thinker>> = const { RefCell::new(None) };
}

/// Begins a job, on the page itself if `here`; `tell` hears what becomes of it. An older job
/// is dropped.
pub(super) fn think(job: Job, here: bool, tell: fn(Msg)) {
    forget();
    let ready = BRAIN.with_borrow_mut(|brain| {
        brain.tell = tell;
        if here {
            brain.worker = None;
            return false;
        }
        brain.job = Some(job.clone());
        if brain.worker.is_none() {
            brain.hired += 1;
            match hire(brain.hired) {
                Ok(worker) => brain.worker = Some(Hired { worker, ready: false }),
                Err(_) => tell(Msg::NoWorker(job.number)),
            }
        }
        brain.worker.as_ref().is_some_and(|hired| hired.ready)
    });
    if here {
        SLICES.with_borrow_mut(|slices| *slices = Some(work(&job)));
        slice();
    } else if ready {
        hand_over();
    }
}

/// Drops the job; a worker that is busy with it is let go.
pub(super) fn forget() {
    SLICES.with_borrow_mut(|slices| *slices = None);
    BRAIN.with_borrow_mut(|brain| {
        if brain.job.take().is_some() {
            brain.worker = None;
        }
    });
}

/// Gives the worker the job. It may answer at once.
fn hand_over() {
    let now = BRAIN.with_borrow(|brain| {
        let worker = brain.worker.as_ref()?.worker.clone();
        Some((worker, brain.job.clone()?, brain.tell))
    });
    let Some((worker, job, tell)) = now else { return };
    tell(Msg::Taken(job.number));
    if let Some(job) = write_job(&job) {
        let _ = worker.post_message(&job);
    }
}

/// A worker that tells under this number what it hears. Its listeners stay as long as
/// anybody can call them.
fn hire(number: u32) -> Result<Worker, JsValue> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    // The module's name goes in the worker's own name: a query would be lost when a
    // service worker answers from its cache.
    options.set_name(&MODULE_URL.with(|url| url.rsplit('/').next().unwrap_or_default().to_owned()));
    let worker = Worker::new_with_options("./thinker.js", &options)?;
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        heard(number, &event.data())
    });
    let on_error = Closure::<dyn Fn(JsValue)>::new(move |_| failed(number));
    worker.set_onmessage(Some(on_message.into_js_value().unchecked_ref()));
    worker.set_onerror(Some(on_error.into_js_value().unchecked_ref()));
    Ok(worker)
}

/// Does something with the worker of this number, if it is the present one.
fn with<T>(number: u32, work: impl FnOnce(&mut Brain) -> Option<T>) -> Option<T> {
    BRAIN.with_borrow_mut(|brain| {
        if brain.hired == number && brain.worker.is_some() { work(brain) } else { None }
    })
}

fn heard(number: u32, data: &JsValue) {
    if data.as_string().as_deref() == Some("ready") {
        let fresh = with(number, |brain| {
            brain.worker.as_mut().map(|w| !std::mem::replace(&mut w.ready, true))
        });
        if fresh == Some(true) {
            hand_over();
        }
        return;
    }
    let Some(answer) = read_answer(data) else { return };
    let tell = with(number, |brain| {
        brain.job.take_if(|job| job.number == answer.number).map(|_| brain.tell)
    });
    if let Some(tell) = tell {
        tell(Msg::Answer(answer));
    }
}

/// The worker could not start or broke.
fn failed(number: u32) {
    let job = with(number, |brain| {
        brain.worker = None;
        Some((brain.tell, brain.job.take().map_or(0, |job| job.number)))
    });
    if let Some((tell, job)) = job {
        tell(Msg::NoWorker(job));
    }
}

/// Thinks a little and asks to be called again.
fn slice() {
    let answer = SLICES.with_borrow_mut(|slices| {
        let answer = slices.as_mut()?.think(SLICE)?;
        *slices = None;
        Some(answer)
    });
    if let Some(answer) = answer {
        let tell = BRAIN.with_borrow(|brain| brain.tell);
        tell(Msg::Answer(answer));
    } else if SLICES.with_borrow(Option::is_some) {
        super::dom::after(0, slice);
    }
}
