//! Who thinks where a computer plays, a program apart from the page, which fetches it then only:
//! in a worker, or on the page. `assets/thinker.js` starts it.

use palamede::web;
use wasm_bindgen::prelude::wasm_bindgen;

/// Its memory, by a small allocator.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static MEMORY: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

fn main() {}

/// See [`web::think_for`]. (It is given its name here: what the library exports, the page has too.)
#[wasm_bindgen(js_name = thinkFor)]
pub fn think_for(asker: web::Asker) {
    web::think_for(asker);
}
