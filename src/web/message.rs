//! The messages between the page and who thinks: lists, in the order of the fields. The thinker's
//! side reads and writes them by serde; the page's, of which each byte counts, one by one.

use crate::mind::{Answer, Job};
use crate::rules::Seat;
use js_sys::Array;
use wasm_bindgen::prelude::*;

fn texts(all: &[String]) -> JsValue {
    all.iter().map(|text| JsValue::from_str(text)).collect::<Array>().into()
}

pub(super) fn write_job(job: &Job) -> JsValue {
    let Job { number, game, options, view, quiet, keys, level, seed, stop } = job;
    let stop: Array = stop.iter().map(|seat| JsValue::from(seat.index() as u32)).collect();
    let list = [
        JsValue::from(*number),
        JsValue::from_str(game),
        texts(options),
        JsValue::from_str(view),
        JsValue::from(*quiet),
        texts(keys),
        JsValue::from(*level),
        JsValue::from(*seed),
        stop.into(),
    ];
    list.iter().collect::<Array>().into()
}

/// A job as its list.
type Fields = (u32, String, Vec<String>, String, u32, Vec<String>, u8, u32, Vec<u32>);

pub(super) fn read_job(data: JsValue) -> Option<Job> {
    let fields: Fields = serde_wasm_bindgen::from_value(data).ok()?;
    let (number, game, options, view, quiet, keys, level, seed, stop) = fields;
    let stop = stop.into_iter().map(|seat| Seat::new(seat as usize)).collect::<Option<_>>()?;
    Some(Job { number, game, options, view, quiet, keys, level, seed, stop })
}

pub(super) fn write_answer(answer: &Answer) -> JsValue {
    serde_wasm_bindgen::to_value(&(answer.number, &answer.step)).unwrap_or(JsValue::NULL)
}

pub(super) fn read_answer(data: &JsValue) -> Option<Answer> {
    let list: &Array = data.dyn_ref()?;
    Some(Answer { number: list.get(0).as_f64()? as u32, step: list.get(1).as_string() })
}
