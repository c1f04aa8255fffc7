//! A step in a record's words.

use palamede_rules::{Line, Misread, Playable, Seat, Step, StepOf, Want};

/// The beginning of a resignation's word; the seat's name follows.
const RESIGN: &str = "resign:";
/// The beginning of the word of a loss on time; the seat's name follows.
pub(super) const TIME_OUT: &str = "time:";

/// Returns a step as records write it, without spaces.
pub(super) fn write_step<R: Playable>(state: &R, step: &StepOf<R>) -> String {
    match step {
        Step::Move(mv) => state.write(mv),
        Step::Roll(roll) => format!("roll:{}", state.write_roll(roll)),
        Step::Resign(seat) => [RESIGN, state.seat_name(*seat)].concat(),
        Step::TimeOut(seat) => [TIME_OUT, state.seat_name(*seat)].concat(),
        Step::Agree(_) => "agree".to_owned(),
    }
}

/// Reads a step as records write it.
pub(super) fn read_step<R: Playable>(line: &Line<R>, word: &str) -> Result<StepOf<R>, Misread> {
    let state = line.state();
    if let Some(roll) = word.strip_prefix("roll:") {
        return state.read_roll(roll).map(Step::Roll).map_err(|fault| fault.within(word, 5));
    }
    for (key, step) in [(RESIGN, Step::Resign as fn(Seat) -> StepOf<R>), (TIME_OUT, Step::TimeOut)]
    {
        if let Some(name) = word.strip_prefix(key) {
            let mut seats = Seat::first(state.facts().seats);
            let seat = seats.find(|&seat| state.seat_name(seat) == name);
            return seat.map(step).ok_or_else(|| Misread::new(word, key.len(), Want::Seat));
        }
    }
    if word == "agree" {
        return Ok(Step::Agree(state.in_play()));
    }
    state.read(word).map(Step::Move)
}
