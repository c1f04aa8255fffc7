//! What is told of a step: as the move list writes it, and what it leaves on the board.

use super::notation::write;
use super::scene::look;
use super::types::Event;
use crate::eight::squares;
use palamede_kit::duel::WHITE_AND_BLACK;
use palamede_rules::{GameEvent, Trace};

impl GameEvent for Event {
    fn notation(&self) -> String {
        match self {
            Event::Begins(seat) => WHITE_AND_BLACK[seat.index() & 1].to_owned(),
            Event::Moved { mv, taken, .. } => write(*mv, *taken),
        }
    }

    fn trace(&self) -> Trace {
        match self {
            Event::Begins(_) => Trace::default(),
            Event::Moved { seat, mv, taken } => Trace {
                path: vec![mv.from.index(), mv.to.index()],
                taken: squares(*taken).map(|at| (at.index(), look(seat.other()))).collect(),
                ..Trace::default()
            },
        }
    }
}
