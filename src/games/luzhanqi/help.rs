//! The aid on the screen: what follows from what an eye knows.

use super::army::{MOBILE, Rank, Ranks, SLOTS};
use super::view::Sight;
use crate::scene::{Aid, Note};

/// The name of the aid.
const AID: &str = "ranks";

/// The ranks that fight by their number.
const MEN: Ranks = MOBILE & !Rank::Bomb.bit();

impl Sight {
    /// Of each piece whose rank the eye does not know, the ranks that it can have, as the
    /// number of the note, a bit each. Where a piece can have every number that any piece of
    /// its army on the board can have, that is no news.
    pub(super) fn aids(&self) -> Vec<Aid> {
        let deduced = self.deduce();
        let mut notes = Vec::new();
        for t in 0..self.public.variant.seats() {
            let ids = SLOTS.map(|at| 30 * t as u8 + at);
            let here = || ids.into_iter().filter(|&id| self.public.site_of(id).is_some());
            let any = here().fold(0, |any, id| any | deduced.ranks(id)) & MEN;
            let hidden = here().filter(|&id| self.rank(id).is_none());
            notes.extend(hidden.filter(|&id| deduced.ranks(id) & MEN != any).map(|id| Note {
                site: self.public.site_of(id).map(usize::from),
                word: "can-be",
                seat: self.public.owner(id).index() as u8,
                number: deduced.ranks(id).into(),
            }));
        }
        vec![Aid { name: AID, on: false, marks: Vec::new(), notes }]
    }
}
