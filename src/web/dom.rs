//! The document, and what is found in it.

use wasm_bindgen::JsCast as _;
use web_sys::{Document, Element, Event, Window};

pub(super) fn window() -> Option<Window> {
    web_sys::window()
}

pub(super) fn document() -> Option<Document> {
    window()?.document()
}

/// The element of this selector in which something happened.
pub(super) fn closest(event: &Event, selector: &str) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(selector).ok()?
}

/// The site of a cell.
pub(super) fn site(cell: &Element) -> Option<usize> {
    cell.id().strip_prefix('c')?.parse().ok()
}
