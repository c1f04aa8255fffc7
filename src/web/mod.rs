//! The browser: the only folder that names its interfaces. Nothing in it decides anything.
//!
//! Events become [`Msg`](crate::app::Msg)s, [`App::update`](crate::app::App::update) turns them
//! into a new state and [`Effect`](crate::app::Effect)s, [`page`](crate::app::page) draws the
//! state as one tree, and `patch` brings the document up to it.

mod dom;
mod effects;
mod listen;
mod patch;
mod place;
mod pointer;
mod start;
mod state;
mod storage;
mod worker;

pub use start::page;

use wasm_bindgen::JsCast as _;
use web_sys::DedicatedWorkerGlobalScope;

/// Starts what this module is: a window's page or a worker. One module is both.
pub fn start() {
    match js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        Ok(scope) => worker::listen(&scope),
        Err(_) => page(),
    }
}
