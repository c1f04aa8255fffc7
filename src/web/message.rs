//! The messages between the page and who thinks: lists, in the order of the fields. They are read
//! and written one by one but for the answer, which the thinker's side writes by serde: its readers
//! bring with them how to tell each mistake there could be, which weighs as much as a game.

use super::mind::Mind;
use js_sys::Array;
#[cfg(feature = "thinker")]
use palamede_table::Job;
use palamede_table::{About, Answer, Ask, Judged, ToThinker, Why};
use wasm_bindgen::prelude::*;

fn texts(all: &[String]) -> JsValue {
    all.iter().map(|text| JsValue::from_str(text)).collect::<Array>().into()
}

/// A job as the list that is posted, to nobody but who thinks.
pub(super) struct Posted(JsValue);

impl Posted {
    /// Posts it.
    pub(super) fn to(&self, mind: &Mind) {
        mind.ask(&self.0);
    }
}

impl ToThinker for Posted {
    fn carry(number: u32, ask: Ask, about: &About) -> Posted {
        let About { game, options, view, quiet, keys, seed, made } = about;
        let list = [
            JsValue::from(number),
            JsValue::from_str(&ask.text()),
            JsValue::from_str(game),
            texts(options),
            JsValue::from_str(view),
            JsValue::from(*quiet),
            texts(keys),
            JsValue::from(*seed),
            JsValue::from_str(made),
        ];
        Posted(list.iter().collect::<Array>().into())
    }
}

#[cfg(feature = "thinker")]
pub(super) fn read_job(data: &JsValue) -> Option<Job> {
    let list: &Array = data.dyn_ref()?;
    let number = |at: u32| list.get(at).as_f64().map(|n| n as u32);
    let text = |at: u32| list.get(at).as_string();
    let about = About {
        game: text(2)?,
        options: read_texts(&list.get(3))?,
        view: text(4)?,
        quiet: number(5)?,
        keys: read_texts(&list.get(6))?,
        seed: number(7)?,
        made: text(8)?,
    };
    Some(Job::about(number(0)?, Ask::read(&text(1)?)?, about))
}

#[cfg(feature = "thinker")]
fn read_texts(list: &JsValue) -> Option<Vec<String>> {
    list.dyn_ref::<Array>()?.iter().map(|text| text.as_string()).collect()
}

#[cfg(feature = "thinker")]
pub(super) fn write_answer(answer: &Answer) -> JsValue {
    let why: Vec<String> = answer.why.iter().map(|why| why.text()).collect();
    let judged = answer.judged.as_ref().map(Judged::text);
    let fields = (answer.number, answer.text(), why, judged);
    serde_wasm_bindgen::to_value(&fields).unwrap_or(JsValue::NULL)
}

pub(super) fn read_answer(data: &JsValue) -> Option<Answer> {
    let list: &Array = data.dyn_ref()?;
    let why: Array = list.get(2).dyn_into().unwrap_or_default();
    Some(Answer {
        number: list.get(0).as_f64()? as u32,
        step: list.get(1).as_string().map(Into::into),
        why: why.iter().filter_map(|why| Why::read(&why.as_string()?)).collect(),
        judged: list.get(3).as_string().and_then(|text| Judged::read(&text)),
    })
}
