//! What is told of a step: as the move list writes it, and what it leaves on the board.

use super::notation::{SEATS, write};
use super::scene::{dice, look, small};
use super::types::Event;
use palamede_rules::{GameEvent, Trace};
use palamede_scene::Use;

impl GameEvent for Event {
    fn notation(&self) -> String {
        match self {
            Event::Begins { seat, .. } => SEATS[seat.index() & 1].to_owned(),
            Event::Thrown { throw, .. } => throw.to_string(),
            Event::Played { act, taken, king, .. } => write(act, *taken, king.is_some()),
        }
    }

    fn trace(&self) -> Trace {
        match self {
            Event::Begins { .. } => Trace::default(),
            Event::Thrown { throw, .. } => Trace {
                thrown: true,
                dice: dice(*throw, *throw, &|_| Use::Lost),
                ..Trace::default()
            },
            Event::Played { seat, act, thrown, left, way, mover, taken, king, .. } => {
                let (at, foe) = (act.to.cell.index(), seat.other());
                let pawns = (*taken > 0).then(|| (at, look(foe, *taken, false)));
                let marker = (*king == Some(Some(foe))).then(|| (at, small(foe)));
                Trace {
                    path: way.iter().map(|cell| cell.index()).collect(),
                    piece: Some(*mover),
                    taken: pawns.into_iter().chain(marker).collect(),
                    dice: dice(*thrown, *left, &|_| Use::Lost),
                    ..Trace::default()
                }
            }
        }
    }
}
