//! The document, and what is found in it.

use std::panic::PanicHookInfo;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;
use web_sys::{Document, Element, Event, Window};

pub(super) fn window() -> Option<Window> {
    web_sys::window()
}

pub(super) fn document() -> Option<Document> {
    window()?.document()
}

/// Returns the element of this selector in which something happened.
pub(super) fn closest(event: &Event, selector: &str) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(selector).ok()?
}

/// Returns the site of a cell.
pub(super) fn site(cell: &Element) -> Option<usize> {
    cell.id().strip_prefix('c')?.parse().ok()
}

/// Calls `then` after this many milliseconds.
pub(in crate::web) fn after(ms: i32, then: impl FnOnce() + 'static) {
    // Box the closure, so that the code that makes a JavaScript function of it is compiled once.
    let then: Box<dyn FnOnce()> = Box::new(then);
    let then = Closure::once_into_js(then);
    if let Some(window) = window() {
        let _ =
            window.set_timeout_with_callback_and_timeout_and_arguments_0(then.unchecked_ref(), ms);
    }
}

/// Returns where a panic happened, and while one develops what it says.
pub(super) fn place_of(info: &PanicHookInfo<'_>) -> String {
    match info.location() {
        Some(at) if !cfg!(debug_assertions) => format!("{}:{}", at.file(), at.line()),
        _ => info.to_string(),
    }
}
