//! What the sentences of Sáhkku are put together from.

use super::words::SahkkuWords;
use crate::games::sahkku::Face;
use crate::rules::Seat;
use crate::say::{Lang, Speech, fill};

pub(super) fn words(lang: Lang) -> &'static SahkkuWords {
    &lang.language().sahkku
}

/// What a seat is called in a sentence.
pub(super) fn the(lang: Lang, seat: Seat) -> &'static str {
    words(lang).game.seats.get(seat.index()).map_or("", |seat| seat.the)
}

/// The one of two forms that goes with a number.
pub(super) fn form(forms: [&'static str; 2], n: u8) -> &'static str {
    forms[usize::from(n != 1)]
}

pub(super) fn counted(forms: [&'static str; 2], n: u8) -> String {
    fill(form(forms, n), &[("n", &n.to_string())])
}

/// What a die shows.
pub(super) fn shown(lang: Lang, face: Face) -> &'static str {
    if face == Face::Blank { words(lang).blank } else { face.name() }
}

/// What dice show, as a list.
pub(super) fn dice(lang: Lang, faces: &mut dyn Iterator<Item = Face>) -> String {
    let faces: Vec<String> = faces.map(|face| shown(lang, face).to_owned()).collect();
    Speech(lang).list(&faces)
}

/// The sentences that hold something, one after the other.
pub(super) fn say(lang: Lang, sentences: &[&str]) -> String {
    let told: Vec<&str> = sentences.iter().copied().filter(|text| !text.is_empty()).collect();
    lang.say(&told)
}
