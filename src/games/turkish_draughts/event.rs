//! What is told of a step: as the move list writes it, and what it leaves on the board.

use super::notation::write;
use super::scene::look;
use super::types::Event;
use palamede_rules::{GameEvent, Trace};

impl GameEvent for Event {
    fn notation(&self) -> String {
        write(&self.route, self.taken.is_empty())
    }

    fn trace(&self) -> Trace {
        let look = |king| look(self.seat.other(), king);
        Trace {
            path: self.route.iter().map(|at| at.index()).collect(),
            taken: self.taken.iter().map(|&(at, king)| (at.index(), look(king))).collect(),
            ..Trace::default()
        }
    }
}
