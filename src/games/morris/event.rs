//! What is told of a step: as the move list writes it, and what it leaves on the board.

use super::board::points;
use super::notation::write;
use super::scene::look;
use super::types::{Event, Point};
use palamede_kit::duel::WHITE_AND_BLACK;
use palamede_rules::{GameEvent, Trace};

impl GameEvent for Event {
    fn notation(&self) -> String {
        match self {
            Event::Begins(seat) => WHITE_AND_BLACK[seat.index() & 1].to_owned(),
            Event::Moved { mv, taken, .. } => write(mv, taken),
        }
    }

    fn trace(&self) -> Trace {
        let Event::Moved { seat, mv, taken, mills } = self else { return Trace::default() };
        let sites = |mill: &u64| points(*mill).map(Point::index).collect();
        Trace {
            path: mv.from.into_iter().chain([mv.to]).map(Point::index).collect(),
            taken: taken.iter().map(|at| (at.index(), look(seat.other()))).collect(),
            rows: mills.iter().map(sites).collect(),
            ..Trace::default()
        }
    }
}
