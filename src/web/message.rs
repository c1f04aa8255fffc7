//! The messages between the page and who thinks: lists, in the order of the fields. They are read
//! and written one by one but for the answer, which the thinker's side writes by serde: its readers
//! bring with them how to tell each mistake there could be, which weighs as much as a game.

use crate::mind::{Answer, Ask, Job, Judged, Why};
use crate::rules::{Seat, Seats};
use js_sys::Array;
use wasm_bindgen::prelude::*;

fn texts(all: &[String]) -> JsValue {
    all.iter().map(|text| JsValue::from_str(text)).collect::<Array>().into()
}

pub(super) fn write_job(job: &Job) -> JsValue {
    let Job { number, ask, game, options, view, quiet, keys, seed, made } = job;
    let (level, stop) = match *ask {
        Ask::Move(level) => (level, Seats::NONE),
        Ask::Hint | Ask::Review => (0, Seats::NONE),
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
        JsValue::from_str(made),
    ];
    list.iter().collect::<Array>().into()
}

/// A job from its list: the number, the level of who is to move, who is asked whether to stop, then
/// the other fields. Without a level and without anybody it is a hint that is asked for; with a
/// move that was made, a review.
pub(super) fn read_job(data: &JsValue) -> Option<Job> {
    let list: &Array = data.dyn_ref()?;
    let number = |at: u32| list.get(at).as_f64().map(|n| n as u32);
    let text = |at: u32| list.get(at).as_string();
    let (level, stop, made) = (number(1)?, list.get(2), text(9)?);
    let seats = stop.dyn_ref::<Array>()?.iter().map(|seat| Seat::new(seat.as_f64()? as usize));
    let ask = match (level, seats.collect::<Option<Seats>>()?) {
        (0, Seats::NONE) if made.is_empty() => Ask::Hint,
        (0, Seats::NONE) => Ask::Review,
        (0, seats) => Ask::Stop(seats),
        _ => Ask::Move(level as u8),
    };
    Some(Job {
        number: number(0)?,
        ask,
        game: text(3)?,
        options: read_texts(&list.get(4))?,
        view: text(5)?,
        quiet: number(6)?,
        keys: read_texts(&list.get(7))?,
        seed: number(8)?,
        made,
    })
}

fn read_texts(list: &JsValue) -> Option<Vec<String>> {
    list.dyn_ref::<Array>()?.iter().map(|text| text.as_string()).collect()
}

pub(super) fn write_answer(answer: &Answer) -> JsValue {
    let why: Vec<String> = answer.why.iter().map(|why| why.text()).collect();
    let judged = answer.judged.as_ref().map(Judged::text);
    let fields = (answer.number, &answer.step, why, judged);
    serde_wasm_bindgen::to_value(&fields).unwrap_or(JsValue::NULL)
}

pub(super) fn read_answer(data: &JsValue) -> Option<Answer> {
    let list: &Array = data.dyn_ref()?;
    let why: Array = list.get(2).dyn_into().unwrap_or_default();
    Some(Answer {
        number: list.get(0).as_f64()? as u32,
        step: list.get(1).as_string(),
        why: why.iter().filter_map(|why| Why::read(&why.as_string()?)).collect(),
        judged: list.get(3).as_string().and_then(|text| Judged::read(&text)),
    })
}
