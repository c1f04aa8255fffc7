//! Are we a window or a worker? One module is both.

use wasm_bindgen::JsCast as _;

fn main() {
    match js_sys::global().dyn_into::<web_sys::DedicatedWorkerGlobalScope>() {
        Ok(scope) => palamede::web::worker(&scope),
        Err(_) => palamede::web::page(),
    }
}
