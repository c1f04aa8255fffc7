//! The computer's thinking: in a worker, and where there is none on the page, in
//! slices short enough that nothing stops.

use crate::mind::{Answer, Job, Thinker, work};
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
pub fn run(scope: &DedicatedWorkerGlobalScope) {
    let answering = scope.clone();
    let on_job = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let Some(job) = read_job(&event.data()) else { return };
        let mut thinker = work(&job);
        let answer = loop {
            if let Some(answer) = thinker.think(usize::MAX) {
                break answer;
            }
        };
        if let Ok(answer) = serde_wasm_bindgen::to_value(&answer) {
            let _ = answering.post_message(&answer);
        }
    });
    scope.set_onmessage(Some(on_job.as_ref().unchecked_ref()));
    // The worker lives as long as its listener.
    on_job.forget();
    let _ = scope.post_message(&JsValue::from_str("ready"));
}

// Messages are written by serde and read field by field: reading by serde would bring
// the writing of floats with it, for errors that nobody sees, and a twentieth of the
// whole engine's weight.

fn field(data: &JsValue, name: &str) -> JsValue {
    js_sys::Reflect::get(data, &name.into()).unwrap_or(JsValue::UNDEFINED)
}

fn texts(data: &JsValue, name: &str) -> Option<Vec<String>> {
    let list = field(data, name).dyn_into::<js_sys::Array>().ok()?;
    list.iter().map(|item| item.as_string()).collect()
}

fn read_job(data: &JsValue) -> Option<Job> {
    Some(Job {
        number: field(data, "number").as_f64()? as u32,
        game: field(data, "game").as_string()?,
        options: texts(data, "options")?,
        view: field(data, "view").as_string()?,
        quiet: field(data, "quiet").as_f64()? as u32,
        keys: texts(data, "keys")?,
        level: field(data, "level").as_f64()? as u8,
        seed: field(data, "seed").as_f64()? as u32,
    })
}

fn read_answer(data: &JsValue) -> Option<Answer> {
    Some(Answer {
        number: field(data, "number").as_f64()? as u32,
        step: field(data, "step").as_string(),
    })
}

/// The page's side.
pub(super) struct Brain {
    answer: fn(Answer),
    worker: Option<Hired>,
    /// The job that waits for the worker to be ready, or that it works on.
    job: Option<Job>,
    /// Whether workers are refused here.
    alone: bool,
}

struct Hired {
    worker: Worker,
    ready: bool,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(JsValue)>,
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
        const { RefCell::new(Brain { answer: |_| {}, worker: None, job: None, alone: false }) };
    static SLICES: RefCell<Option<Thinker>> = const { RefCell::new(None) };
}

/// Begins a job; `answer` gets the choice. An older job is dropped.
pub(super) fn think(job: Job, answer: fn(Answer)) {
    forget();
    let alone = BRAIN.with_borrow_mut(|brain| {
        brain.answer = answer;
        brain.job = Some(job.clone());
        if brain.worker.is_none() && !brain.alone {
            match hire() {
                Ok(worker) => brain.worker = Some(worker),
                Err(_) => brain.alone = true,
            }
        }
        if let Some(hired) = brain.worker.as_ref().filter(|hired| hired.ready) {
            send(&hired.worker, &job);
        }
        brain.alone
    });
    if alone {
        alone_with(&job);
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

fn send(worker: &Worker, job: &Job) {
    if let Ok(job) = serde_wasm_bindgen::to_value(job) {
        let _ = worker.post_message(&job);
    }
}

fn hire() -> Result<Hired, JsValue> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    // The module's name goes in the worker's own name: a query would be lost when a
    // service worker answers from its cache.
    options.set_name(&MODULE_URL.with(|url| url.rsplit('/').next().unwrap_or_default().to_owned()));
    let worker = Worker::new_with_options("./thinker.js", &options)?;
    let on_message =
        Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| heard(&event.data()));
    let on_error = Closure::<dyn FnMut(JsValue)>::new(|_| failed());
    worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
    Ok(Hired { worker, ready: false, _on_message: on_message, _on_error: on_error })
}

fn heard(data: &JsValue) {
    if data.as_string().as_deref() == Some("ready") {
        BRAIN.with_borrow_mut(|brain| {
            let Some(hired) = &mut brain.worker else { return };
            hired.ready = true;
            if let Some(job) = &brain.job {
                send(&hired.worker, job);
            }
        });
        return;
    }
    let Some(answer) = read_answer(data) else { return };
    let asked = BRAIN.with_borrow_mut(|brain| {
        let current = brain.job.as_ref().is_some_and(|job| job.number == answer.number);
        if current {
            brain.job = None;
        }
        current.then_some(brain.answer)
    });
    if let Some(tell) = asked {
        tell(answer);
    }
}

/// The worker could not start or broke: the page thinks itself.
fn failed() {
    let job = BRAIN.with_borrow_mut(|brain| {
        brain.alone = true;
        brain.job.clone()
    });
    if let Some(job) = job {
        alone_with(&job);
    }
}

fn alone_with(job: &Job) {
    SLICES.with_borrow_mut(|slices| *slices = Some(work(job)));
    slice();
}

/// Thinks a little and asks to be called again.
fn slice() {
    let answer = SLICES.with_borrow_mut(|slices| {
        let answer = slices.as_mut()?.think(SLICE)?;
        *slices = None;
        Some(answer)
    });
    if let Some(answer) = answer {
        let tell = BRAIN.with_borrow_mut(|brain| {
            brain.job = None;
            brain.answer
        });
        tell(answer);
    } else if SLICES.with_borrow(Option::is_some) {
        super::page::after(0, slice);
    }
}
