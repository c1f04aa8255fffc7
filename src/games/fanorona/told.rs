//! What is told of a step: as the move list writes it, and what it leaves on the board.

use super::board::board;
use super::notation::write;
use super::scene::look;
use super::types::Event;
use crate::kit::duel::WHITE_AND_BLACK;
use crate::rules::{Told, Trace};

impl Told for Event {
    fn note(&self) -> String {
        match self {
            Event::Begins(seat) => WHITE_AND_BLACK[seat.index() & 1].to_owned(),
            Event::Moved { mv, steps, .. } => write(mv, steps),
        }
    }

    fn trace(&self) -> Trace {
        let Event::Moved { seat, mv, steps, size } = self else { return Trace::default() };
        let (board, prey) = (board(*size), look(seat.other()));
        let stops = steps.iter().map(|step| step.to);
        let paika = steps.is_empty().then_some(mv.to);
        let path = [mv.from].into_iter().chain(stops).chain(paika);
        let rows = steps.iter().flat_map(|step| board.sites(step.row));
        Trace {
            path: path.map(|at| board.site(at)).collect(),
            taken: rows.map(|site| (site, prey.clone())).collect(),
            ..Trace::default()
        }
    }
}
