//! The page: what the browser starts, and what `boot.js` calls.

use palamede::web;
use wasm_bindgen::prelude::wasm_bindgen;

/// The page's memory, by a small allocator.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static MEMORY: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

fn main() {
    web::page();
}

/// See [`web::fetched`].
#[wasm_bindgen]
pub fn fetched(name: &str, text: Option<String>) -> bool {
    web::fetched(name, text)
}

/// See [`web::storage_changed`].
#[wasm_bindgen]
pub fn storage_changed(name: String, text: &str, overtaken: bool) {
    web::storage_changed(name, text, overtaken);
}

/// See [`web::claimed`].
#[wasm_bindgen]
pub fn claimed(slot: String, mine: bool) {
    web::claimed(slot, mine);
}

/// See [`web::part_loaded`].
#[wasm_bindgen(js_name = partLoaded)]
pub fn part_loaded(name: &str) {
    web::part_loaded(name);
}

/// See [`web::newer`].
#[wasm_bindgen]
pub fn newer() {
    web::newer();
}

/// See [`web::installable`].
#[wasm_bindgen]
pub fn installable(offered: bool) {
    web::installable(offered);
}

/// See [`web::loses_nothing`].
#[wasm_bindgen(js_name = losesNothing)]
pub fn loses_nothing() -> bool {
    web::loses_nothing()
}

/// See [`web::trapped`].
#[wasm_bindgen]
pub fn trapped(why: &str) {
    web::trapped(why);
}
