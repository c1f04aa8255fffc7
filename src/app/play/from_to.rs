//! Moves as they are told within a sentence: from where to where, and what they take.

use super::result::men;
use super::session::Session;
use palamede_record::Heard;
use palamede_rules::{GameEvent, Trace};
use palamede_scene::Board;
use palamede_text::{Lang, fill};

/// The largest number of captured pieces that are told by their sites; of more their number is told.
const NAMED: usize = 3;

/// Tells from where to where a piece goes, or where it is put; `None` of what moves no piece.
pub(super) fn from_to(lang: Lang, board: &Board, path: &[usize]) -> Option<String> {
    let name = |site: usize| board.sites.get(site).map(|site| &*site.name);
    let (from, to) = (name(*path.first()?)?, name(*path.last()?)?);
    let template = lang.prose().site.from_to.goes[usize::from(path.len() > 1)];
    Some(fill(template, &[("from", from), ("to", to)]))
}

/// Tells the same, and what the move takes.
pub(super) fn from_to_and_captures(lang: Lang, board: &Board, trace: &Trace) -> Option<String> {
    let words = &lang.prose().site.from_to;
    let from_to = from_to(lang, board, &trace.path)?;
    let name = |&(site, _): &(usize, _)| board.sites.get(site).map(|site| site.name.to_string());
    let sites: Vec<String> = trace.taken.iter().filter_map(name).collect();
    let n = men(trace.taken.iter().map(|(_, look)| look));
    Some(match sites.len() {
        0 => from_to,
        1..=NAMED => words.takes(&from_to, &lang.list(&sites)),
        _ => words.takes_many(&from_to, &n),
    })
}

impl Session {
    /// Tells from where to where the step of this number goes, from 0; `None` where it moves no piece.
    pub(super) fn step_from_to(&self, lang: Lang, step: usize) -> Option<String> {
        from_to(lang, &self.board(), &self.trace(step + 1)?.path)
    }

    /// Returns the traces of moves that could be made one after the other.
    pub(super) fn traces(&self, moves: &[&str]) -> Vec<Trace> {
        let Some(mut table) = self.table.trial() else { return Vec::new() };
        let trace = |text: &&str| {
            let step = table.read_step(text).ok()?;
            table.take(step).ok()?;
            match table.heard(table.len() - 1)? {
                (_, Heard::Event(event)) => Some(event.trace()),
                _ => None,
            }
        };
        moves.iter().map_while(trace).collect()
    }
}
