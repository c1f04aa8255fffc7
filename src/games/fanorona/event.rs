//! What is told of a step: as the move list writes it, and what it leaves on the board.

use super::board::board;
use super::notation::write;
use super::scene::look;
use super::types::Event;
use palamede_kit::duel::WHITE_AND_BLACK;
use palamede_rules::{GameEvent, Trace};

impl GameEvent for Event {
    fn notation(&self) -> String {
        match self {
            Event::Begins(seat) => WHITE_AND_BLACK[seat.index() & 1].to_owned(),
            Event::Moved { mv, steps, .. } => write(mv, steps),
        }
    }

    fn trace(&self) -> Trace {
        let mut trace = Trace::default();
        if let Event::Moved { seat, mv, steps, size } = self {
            let board = board(*size);
            trace.path.push(board.site(mv.from));
            for step in steps {
                trace.path.push(board.site(step.to));
                for site in board.sites(step.row) {
                    trace.taken.push((site, look(seat.other())));
                }
            }
            if steps.is_empty() {
                trace.path.push(board.site(mv.to));
            }
        }
        trace
    }
}
