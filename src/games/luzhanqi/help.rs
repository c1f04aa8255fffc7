//! The aid on the screen: what follows from what an eye knows.

use super::army::{MOBILE, Rank, Ranks, SLOTS, ranks};
use super::view::{Known, PlayerView};
use palamede_scene::{Aid, Mark, Note, Word};

/// The name of the aid.
const AID: &str = "ranks";

/// The ranks that fight by their number.
const MEN: Ranks = MOBILE & !Rank::Bomb.bit();

impl PlayerView {
    /// Returns the aid that shows the ranks that each piece can have whose rank the eye does not
    /// know, as the number of the note, a bit each, and on the piece in signs. Where a piece can
    /// have every number that any piece of its army on the board can have, that is no news. An eye
    /// that knows every rank needs no aid.
    pub(super) fn aids(&self) -> Vec<Aid> {
        if let Known::All(_) = self.known {
            return Vec::new();
        }
        let deduced = self.deduce();
        let mut notes = Vec::new();
        for t in 0..self.public.variant.seats() {
            let ids = SLOTS.map(|at| 30 * t as u8 + at);
            let here = || ids.into_iter().filter(|&id| self.public.site_of(id).is_some());
            let any = here().fold(0, |any, id| any | deduced.ranks(id)) & MEN;
            let hidden = here().filter(|&id| self.rank(id).is_none());
            notes.extend(hidden.filter(|&id| deduced.ranks(id) & MEN != any).map(|id| Note {
                site: self.public.site_of(id).map(usize::from),
                word: Word::default(),
                seat: self.public.owner(id).index() as u8,
                number: deduced.ranks(id).into(),
            }));
        }
        let tag = |note: &Note| Some(Mark::Tag(note.site?, signs(note.number as Ranks)));
        let marks = notes.iter().filter_map(tag).collect();
        vec![Aid { name: AID, on: false, marks, notes }]
    }
}

/// Returns a set of ranks in a few signs: `≥7`, `3-5 B`.
fn signs(set: Ranks) -> String {
    let mut men = ranks(set & MEN).map(|rank| rank as u8);
    let low = men.next();
    let mut text = match (low, men.last().or(low)) {
        (Some(low), Some(high)) if low == high => low.to_string(),
        (Some(low), Some(9)) => format!("≥{low}"),
        (Some(1), Some(high)) => format!("≤{high}"),
        (Some(low), Some(high)) => format!("{low}-{high}"),
        _ => String::new(),
    };
    for rank in [Rank::Bomb, Rank::Mine, Rank::Flag] {
        if set & rank.bit() != 0 {
            text.push(' ');
            text.push(rank.letter());
        }
    }
    text.trim().to_owned()
}
