//! A step in a record's words.

use palamede_rules::{Line, Misread, Playable, Seat, Step, StepOf, Want};

/// Returns a step as records write it, without spaces.
pub(super) fn write_step<R: Playable>(state: &R, step: &StepOf<R>) -> String {
    match step {
        Step::Move(mv) => state.write(mv),
        Step::Roll(roll) => format!("roll:{}", state.write_roll(roll)),
        Step::Resign(seat) => format!("resign:{}", state.seat_name(*seat)),
        Step::Agree(_) => "agree".to_owned(),
    }
}

/// Reads a step as records write it.
pub(super) fn read_step<R: Playable>(line: &Line<R>, word: &str) -> Result<StepOf<R>, Misread> {
    let state = line.state();
    if let Some(roll) = word.strip_prefix("roll:") {
        return state.read_roll(roll).map(Step::Roll).map_err(|fault| fault.within(word, 5));
    }
    if let Some(name) = word.strip_prefix("resign:") {
        let mut seats = Seat::first(state.facts().seats);
        let seat = seats.find(|&seat| state.seat_name(seat) == name);
        return seat.map(Step::Resign).ok_or_else(|| Misread::new(word, 7, Want::Seat));
    }
    if word == "agree" {
        return Ok(Step::Agree(state.in_play()));
    }
    state.read(word).map(Step::Move)
}
