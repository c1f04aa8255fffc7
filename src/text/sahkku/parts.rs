//! The parts of which the sentences of Sáhkku are put together.

use super::words::SahkkuWords;
use crate::Lang;
use palamede_games::sahkku::DieFace;
use palamede_rules::Seat;

pub(super) fn words(lang: Lang) -> &'static SahkkuWords {
    &lang.language().sahkku
}

/// Returns the name of a seat within a sentence.
pub(super) fn the(lang: Lang, seat: Seat) -> &'static str {
    words(lang).game.the(seat)
}

/// Returns the name of what a die shows.
pub(super) fn shown(lang: Lang, face: DieFace) -> &'static str {
    if face == DieFace::Blank { words(lang).blank } else { face.name() }
}

/// Lists what dice show.
pub(super) fn dice(lang: Lang, faces: &mut dyn Iterator<Item = DieFace>) -> String {
    let faces: Vec<String> = faces.map(|face| shown(lang, face).to_owned()).collect();
    lang.list(&faces)
}
