//! The messages between the page and who thinks: lists, in the order of the fields. (Names would
//! bring a table of them along.)

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

pub(super) fn read_job(data: &JsValue) -> Option<Job> {
    let list: &Array = data.dyn_ref()?;
    let number = |at| list.get(at).as_f64();
    let items = |at| list.get(at).dyn_into::<Array>().ok();
    let texts =
        |at| -> Option<Vec<String>> { items(at)?.iter().map(|item| item.as_string()).collect() };
    let seat = |item: JsValue| Seat::new(item.as_f64()? as usize);
    Some(Job {
        number: number(0)? as u32,
        game: list.get(1).as_string()?,
        options: texts(2)?,
        view: list.get(3).as_string()?,
        quiet: number(4)? as u32,
        keys: texts(5)?,
        level: number(6)? as u8,
        seed: number(7)? as u32,
        stop: items(8)?.iter().map(seat).collect::<Option<_>>()?,
    })
}

pub(super) fn write_answer(answer: &Answer) -> JsValue {
    let step = answer.step.as_deref().map_or(JsValue::NULL, JsValue::from_str);
    [JsValue::from(answer.number), step].iter().collect::<Array>().into()
}

pub(super) fn read_answer(data: &JsValue) -> Option<Answer> {
    let list: &Array = data.dyn_ref()?;
    Some(Answer { number: list.get(0).as_f64()? as u32, step: list.get(1).as_string() })
}
