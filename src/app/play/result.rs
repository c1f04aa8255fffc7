//! What a game that has ended came to.

use super::session::Session;
use palamede_rules::{Seat, Trace, Turn};
use palamede_scene::Look;
use palamede_table::Extras;
use palamede_text::{Lang, join};

impl Session {
    /// Tells what the game came to, in sentences: how long it was; what each side took, and what it
    /// took most with; in a game with secrets how often somebody attacked.
    pub(super) fn tally(&self, lang: Lang, extras: &Extras) -> Vec<String> {
        let words = &lang.prose().site.feats;
        let n = |n: usize| n.to_string();
        let traces = (0..self.table.len())
            .filter_map(|step| Some((step, self.table.by(step)?, self.trace(step + 1)?)));
        let traces: Vec<_> = traces.collect();
        // Laying out an army does not count as a move: its trace has no path.
        let moves = traces.iter().filter(|(.., trace)| !trace.path.is_empty()).count();
        let mut told = vec![words.moves(&n(moves))];
        if self.game().facts().secrets {
            let attacks = traces.iter().filter(|(.., trace)| trace.met.is_some()).count();
            told.push(words.attacks(&n(attacks)));
            // Who is out has no piece left on the board that is laid open.
            let out = matches!(self.table.turn(), Turn::Over(over) if !over.winners.is_empty());
            if out && self.table.facts().teams < self.seats() {
                let replay = lang.words().back.replay;
                told.push(words.gone(&replay));
            }
            return told;
        }
        let took = |seat: Seat| men(&self.captured(seat, self.table.len()));
        let sides = Seat::first(self.seats()).zip(self.seat_names(lang, extras));
        let sides: Vec<String> =
            sides.map(|(seat, side)| words.took(&side, &n(took(seat)))).collect();
        if Seat::first(self.seats()).any(|seat| took(seat) > 0) {
            let list = join(lang.words().parts, &mut sides.iter().map(String::as_str));
            told.push(words.takes(&list));
        }
        // Of the moves that took most pieces, take the first: of a person alone, who is told of the own.
        let people = Seat::first(self.seats()).filter(|&seat| extras.players[seat].level.is_none());
        let people: Vec<Seat> = people.collect();
        let own = |seat: &Seat| people.len() != 1 || people.contains(seat);
        let taken = |trace: &Trace| men(trace.taken.iter().map(|(_, look)| look));
        let most = traces.iter().filter(|(_, seat, _)| own(seat)).rev();
        let most = most.max_by_key(|(.., trace)| taken(trace));
        if let Some((step, _, trace)) = most.filter(|(.., trace)| taken(trace) > 1)
            && let Some(from_to) = self.step_from_to(lang, *step)
        {
            let taken = n(taken(trace));
            told.push(words.most(&from_to, &taken));
        }
        told
    }

    /// Returns the pieces that a seat captured in the first so many steps, in this order.
    pub(super) fn captured(&self, seat: Seat, steps: usize) -> Vec<Look> {
        let own = (0..steps).filter(|&step| self.table.by(step) == Some(seat));
        let traces = own.filter_map(|step| self.trace(step + 1));
        traces.flat_map(|trace| trace.taken).map(|(_, look)| look).collect()
    }
}

/// Returns the number of pieces that these looks show.
pub(super) fn men<'a>(looks: impl IntoIterator<Item = &'a Look>) -> usize {
    looks.into_iter().map(Look::count).sum()
}
