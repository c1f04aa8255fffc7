//! The messages between the page and who thinks: lists, in the order of the fields. The thinker's
//! side reads and writes them by serde; the page's, of which each byte counts, one by one.

use crate::mind::{Answer, Ask, Job, Why};
use crate::rules::{Seat, Seats};
use js_sys::Array;
use wasm_bindgen::prelude::*;

fn texts(all: &[String]) -> JsValue {
    all.iter().map(|text| JsValue::from_str(text)).collect::<Array>().into()
}

pub(super) fn write_job(job: &Job) -> JsValue {
    let Job { number, ask, game, options, view, quiet, keys, seed } = job;
    let (level, stop) = match *ask {
        Ask::Move(level) => (level, Seats::NONE),
        Ask::Hint => (0, Seats::NONE),
        Ask::Stop(seats) => (0, seats),
    };
    let stop: Array = stop.iter().map(|seat| JsValue::from(seat.index() as u32)).collect();
    let list = [
        JsValue::from(*number),
        JsValue::from(level),
        stop.into(),
        JsValue::from_str(game),
        texts(options),
        JsValue::from_str(view),
        JsValue::from(*quiet),
        texts(keys),
        JsValue::from(*seed),
    ];
    list.iter().collect::<Array>().into()
}

/// A job as its list: the number, the level of who is to move, who is asked whether to stop, then
/// the other fields. Without a level and without anybody it is a hint that is asked for.
type Fields = (u32, u8, Vec<u32>, String, Vec<String>, String, u32, Vec<String>, u32);

pub(super) fn read_job(data: JsValue) -> Option<Job> {
    let fields: Fields = serde_wasm_bindgen::from_value(data).ok()?;
    let (number, level, stop, game, options, view, quiet, keys, seed) = fields;
    let ask = match (level, &stop[..]) {
        (0, []) => Ask::Hint,
        (0, _) => {
            let seats = stop.into_iter().map(|seat| Seat::new(seat as usize));
            Ask::Stop(seats.collect::<Option<_>>()?)
        }
        _ => Ask::Move(level),
    };
    Some(Job { number, ask, game, options, view, quiet, keys, seed })
}

pub(super) fn write_answer(answer: &Answer) -> JsValue {
    let why: Vec<String> = answer.why.iter().map(|why| why.text()).collect();
    serde_wasm_bindgen::to_value(&(answer.number, &answer.step, why)).unwrap_or(JsValue::NULL)
}

pub(super) fn read_answer(data: &JsValue) -> Option<Answer> {
    let list: &Array = data.dyn_ref()?;
    let why: Array = list.get(2).dyn_into().unwrap_or_default();
    Some(Answer {
        number: list.get(0).as_f64()? as u32,
        step: list.get(1).as_string(),
        why: why.iter().filter_map(|why| Why::read(&why.as_string()?)).collect(),
    })
}
