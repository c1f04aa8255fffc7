//! All in the browser that the first picture of a new game can do without: it comes with
//! `src/app/moves.rs`, in one part of the page's module. (Nothing else is in this file: the build
//! takes all of it out of the module.)

use super::{effects, listen, mind};
use palamede_app::Effect;
use wasm_bindgen::JsValue;
use web_sys::Document;

/// Listens to pointers.
#[inline(never)]
pub(super) fn listen(doc: &Document) -> Result<(), JsValue> {
    listen::listen_later(doc)
}

/// Carries out an effect.
#[inline(never)]
pub(super) fn carry_out(effect: Effect) -> Result<(), JsValue> {
    effects::carry_out_later(effect)
}

/// Takes in what the thinker of this number says.
#[inline(never)]
pub(super) fn heard(number: u32, data: &JsValue) {
    mind::heard(number, data);
}
