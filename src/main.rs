//! Are we a window or a worker? One module is both.

use wasm_bindgen::JsCast as _;

/// The page's memory, by a small allocator.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static MEMORY: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

fn main() {
    match js_sys::global().dyn_into::<web_sys::DedicatedWorkerGlobalScope>() {
        Ok(scope) => palamede::web::worker(&scope),
        Err(_) => palamede::web::page(),
    }
}
