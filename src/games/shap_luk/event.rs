//! What is told of a step: as the move list writes it, and what it leaves on the board.

use super::notation::write;
use super::point::{Point, points};
use super::scene::look;
use super::types::Event;
use palamede_rules::{GameEvent, Seat, Trace};

impl GameEvent for Event {
    fn notation(&self) -> String {
        let (Event::Stepped(mv) | Event::Marched(mv)) = self;
        write(*mv)
    }

    fn trace(&self) -> Trace {
        let (Event::Stepped(mv) | Event::Marched(mv)) = self;
        let path = [Some(mv.from), Some(mv.to), mv.fly].into_iter().flatten();
        Trace {
            path: path.map(Point::index).collect(),
            taken: points(mv.taken()).map(|at| (at.index(), look(Seat::FIRST))).collect(),
            ..Trace::default()
        }
    }
}
