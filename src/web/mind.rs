//! The page's side of the computer's thinking: it carries out what the page has decided, and tells
//! what it hears.

use super::message::{Posted, read_answer};
use super::moves;
use palamede_app::Msg;
use palamede_table::Job;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use web_sys::MessageEvent;

#[wasm_bindgen]
extern "C" {
    /// The thinker: a worker, or what stands for one on the page.
    #[derive(Clone)]
    pub(super) type Mind;
    /// Calls one, on the page itself if `here`. It is `boot.js`'s.
    #[wasm_bindgen(js_name = callMind, catch)]
    fn call(here: bool) -> Result<Mind, JsValue>;
    #[wasm_bindgen(method, js_name = postMessage)]
    pub(super) fn ask(this: &Mind, what: &JsValue);
    #[wasm_bindgen(method, setter = onmessage)]
    fn hear(this: &Mind, what: &JsValue);
    #[wasm_bindgen(method, setter = onerror)]
    fn set_onerror(this: &Mind, what: &JsValue);
    #[wasm_bindgen(method)]
    fn terminate(this: &Mind);
}

/// The page's side of the worker that thinks.
struct WorkerClient {
    tell: fn(Msg),
    called: Option<Called>,
    /// The job that waits for the mind to be ready, or that it works on.
    job: Option<Job>,
    /// The number of workers called so far: what an earlier one says is not heard.
    calls: u32,
}

struct Called {
    mind: Mind,
    here: bool,
    ready: bool,
}

impl Drop for Called {
    fn drop(&mut self) {
        self.mind.hear(&JsValue::NULL);
        self.mind.set_onerror(&JsValue::NULL);
        self.mind.terminate();
    }
}

thread_local! {
    static CLIENT: RefCell<WorkerClient> =
        const { RefCell::new(WorkerClient { tell: |_| {}, called: None, job: None, calls: 0 }) };
}

/// Begins a job, on the page itself if `here`; `tell` hears what becomes of it. An older job
/// is dropped.
pub(super) fn think(job: Job, here: bool, tell: fn(Msg)) {
    forget();
    let ready = CLIENT.with_borrow_mut(|client| {
        let number = job.number;
        (client.tell, client.job) = (tell, Some(job));
        client.called.take_if(|called| called.here != here);
        if client.called.is_none() {
            client.calls += 1;
            match call_one(client.calls, here) {
                Ok(mind) => client.called = Some(Called { mind, here, ready: false }),
                Err(_) => tell(Msg::WorkerFailed(number)),
            }
        }
        client.called.as_ref().is_some_and(|called| called.ready)
    });
    if ready {
        hand_over();
    }
}

/// Drops the job; who is busy with it is let go.
pub(super) fn forget() {
    CLIENT.with_borrow_mut(|client| {
        if client.job.take().is_some() {
            client.called = None;
        }
    });
}

/// Asks who has the job to answer at once with the best that it knows.
pub(super) fn hurry() {
    CLIENT.with_borrow(|client| {
        let called = client.called.as_ref().filter(|called| called.ready && client.job.is_some());
        if let Some(called) = called {
            called.mind.ask(&"now".into());
        }
    });
}

/// Hands the job over. The answer may come at once.
fn hand_over() {
    let now = CLIENT.with_borrow(|client| {
        let job = client.job.as_ref()?;
        (client.tell)(Msg::JobAccepted(job.number));
        Some((client.called.as_ref()?.mind.clone(), job.carried::<Posted>()))
    });
    if let Some((mind, job)) = now {
        job.to(&mind);
    }
}

/// Calls one that tells under this number what it hears. Its listeners stay as long as anybody can
/// call them.
fn call_one(number: u32, here: bool) -> Result<Mind, JsValue> {
    let mind = call(here)?;
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        moves::heard(number, &event.data());
    });
    let on_error = Closure::<dyn Fn(JsValue)>::new(move |_| failed(number));
    mind.hear(&on_message.into_js_value());
    mind.set_onerror(&on_error.into_js_value());
    Ok(mind)
}

/// Does something with the worker of this number, if it is the present one.
fn with<T>(number: u32, work: impl FnOnce(&mut WorkerClient) -> Option<T>) -> Option<T> {
    CLIENT.with_borrow_mut(|client| {
        if client.calls == number && client.called.is_some() { work(client) } else { None }
    })
}

/// Takes in what the thinker of this number says.
pub(super) fn heard(number: u32, data: &JsValue) {
    if data.as_string().as_deref() == Some("ready") {
        let fresh = with(number, |client| {
            client.called.as_mut().map(|called| !std::mem::replace(&mut called.ready, true))
        });
        if fresh == Some(true) {
            hand_over();
        }
        return;
    }
    let Some(answer) = read_answer(data) else { return };
    let tell = with(number, |client| {
        client.job.take_if(|job| job.number == answer.number).map(|_| client.tell)
    });
    if let Some(tell) = tell {
        tell(Msg::Answer(answer));
    }
}

/// Handles a worker that could not start or broke.
fn failed(number: u32) {
    let job = with(number, |client| {
        client.called = None;
        Some((client.tell, client.job.take().map_or(0, |job| job.number)))
    });
    if let Some((tell, job)) = job {
        tell(Msg::WorkerFailed(job));
    }
}
