//! The parts of which the sentences of Luzhanqi are put together.

use super::words::LuzhanqiWords;
use crate::{GameWords, Lang};
use palamede_games::luzhanqi::Rank;
use palamede_rules::Seat;

pub(super) fn words(lang: Lang) -> &'static LuzhanqiWords {
    &lang.language().luzhanqi
}

pub(super) fn game(lang: Lang, four: bool) -> &'static GameWords {
    if four { &words(lang).four } else { &words(lang).two }
}

/// Returns the name of a seat within a sentence.
pub(super) fn the(lang: Lang, four: bool, seat: Seat) -> &'static str {
    game(lang, four).the(seat)
}

/// Returns a seat as an owner.
pub(super) fn of(lang: Lang, four: bool, seat: Seat) -> &'static str {
    let n = if four { 2 + seat.index() } else { seat.index() };
    words(lang).of.get(n).copied().unwrap_or_default()
}

/// Returns a piece in a sentence, by its rank if that is known.
pub(super) fn what(lang: Lang, rank: Option<Rank>) -> &'static str {
    let w = words(lang);
    rank.map_or(w.the_piece, |rank| w.the_ranks[rank as usize - 1])
}
