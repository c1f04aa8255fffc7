//! The questions that Luzhanqi asks the seat to act.

use super::parts::{of, what, words};
use crate::Lang;
use palamede_games::luzhanqi::{Phase, PlayerView, Site, name};
use palamede_rules::{Eye, Turn};
use palamede_scene::{Target, ordered};
use palamede_table::Next;

/// The prompt after some clicks.
pub(super) struct Asked<'a> {
    pub lang: Lang,
    pub who: &'a str,
    pub sight: &'a PlayerView,
    pub clicks: &'a [Target],
    pub next: &'a [Next],
}

fn site(target: Target) -> Option<Site> {
    match target {
        Target::Site(site) => Site::try_from(site).ok(),
        _ => None,
    }
}

impl Asked<'_> {
    /// Names what stands on a site.
    fn what(&self, at: Site) -> String {
        let rank = self.sight.public.piece_at(at).and_then(|id| self.sight.rank(id));
        // On a small tile the number stands alone: the sentence says what it means.
        match rank.map(|rank| (what(self.lang, Some(rank)), rank as usize)) {
            Some((what, number @ 1..=9)) => self.lang.words().parenthesis(&what, &number),
            _ => what(self.lang, rank).to_owned(),
        }
    }

    /// Returns whether the eye is that of the seat to act, or the open one.
    fn acts(&self) -> bool {
        match (self.sight.public.turn(), self.sight.eye) {
            (Turn::Seat(seat), Eye::Seat(own)) => own == seat,
            (_, eye) => eye == Eye::Open,
        }
    }

    /// Says what the selected piece carries, and what it can attack.
    fn more(&self, from: Site) -> String {
        let (w, public) = (words(self.lang), &self.sight.public);
        let four = public.variant.four;
        let borne = public.piece_at(from).and_then(|id| public.carried(id));
        let carries = borne.map_or_else(String::new, |seat| w.carries(&of(self.lang, four, seat)));
        let own =
            |at: &Site| public.piece_at(*at).is_some_and(|id| public.owner(id) == public.seat);
        let ends = || self.next.iter().filter_map(|next| Some((site(next.target)?, next)));
        let home = ends().map(|(at, _)| at).find(own).filter(|_| borne.is_some());
        let home = home.map_or_else(String::new, |at| w.can_bring(&name(at)));
        let prey = ends().filter(|(_, next)| !next.takes.is_empty()).map(|(at, _)| at);
        let prey: Vec<String> = ordered(prey, |&at| at).into_iter().map(name).collect();
        let attack = match prey.is_empty() {
            true => String::new(),
            false => w.can_attack(&self.lang.list(&prey)),
        };
        self.lang.tell(&[&carries, &home, &attack])
    }

    /// Returns a question, and what there is to add.
    pub fn prompt(&self) -> (String, String) {
        let (w, who) = (words(self.lang), self.who);
        let phase = self.sight.public.phase;
        // A piece that cannot move is selected all the same, so that nobody else learns that.
        let goes = phase == Phase::Deploy || !self.next.is_empty();
        let at = self.clicks.first().copied().and_then(site).filter(|_| goes);
        match (phase, at) {
            _ if !self.acts() => (w.waits(&who), String::new()),
            (Phase::Deploy, None) => (w.lay_out(&who), w.lay_out_how.to_owned()),
            (Phase::Deploy, Some(at)) => (w.swap_with(&who, &name(at)), String::new()),
            (_, None) => (self.lang.common().choose(&who), String::new()),
            (_, Some(from)) => (w.where_to(&who, &self.what(from), &name(from)), self.more(from)),
        }
    }
}
