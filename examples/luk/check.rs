//! The solution against the engine: each position's value must follow from those of the positions
//! that the engine's own moves lead to.

use super::solution::{DRAW, POINTS, Plane, number, plays, set};
use palamede::games::shap_luk::{Point, ShapLuk, names};
use palamede::rules::{
    Game, Generator, Notation, Options, Outcome, Rng, Rules, Seat, Silent, Turn,
};

/// Compares so many random positions; says which one differs.
///
/// # Errors
/// The first position whose value does not follow from its moves, in notation.
pub fn check(planes: &[Plane], flights: &str, positions: usize) -> Result<(), String> {
    let options = options(flights)?;
    let mut rng = Generator::new(1);
    for _ in 0..positions {
        let position = random(&options, planes.len() > 1, &mut rng)?;
        let (told, found) = (value(planes, &position), from_moves(planes, &position));
        if told != found {
            return Err(format!("{}: {told:?}, by its moves {found:?}", position.position()));
        }
    }
    Ok(())
}

/// The options with so many flights.
///
/// # Errors
/// It is not a value of the option.
pub fn options(flights: &str) -> Result<Options, String> {
    let mut options = Options::new(ShapLuk::OPTIONS);
    options.set("flights", flights).map_err(|error| format!("{flights}: {error:?}"))?;
    Ok(options)
}

/// A random position that the game is not over in by captures; where two planes are solved a flight
/// is left or not.
///
/// # Errors
/// It cannot be set up.
pub fn random(options: &Options, counted: bool, rng: &mut Generator) -> Result<ShapLuk, String> {
    let rebels = loop {
        let rebels = set(rng.below(1 << 24) as usize);
        if plays(rebels) {
            break rebels;
        }
    };
    let general = loop {
        let at = rng.below(POINTS as u32) as usize;
        if let Some(at) = Point::new(at).filter(|at| rebels & at.bit() == 0) {
            break at;
        }
    };
    let flights = match options.get("flights") {
        "unlimited" => "*",
        "1" if counted && rng.below(2) == 1 => "1",
        _ => "0",
    };
    let side = if rng.below(2) == 0 { "r" } else { "g" };
    let text = format!("{} {general} {flights} {side}", names(rebels).join(","));
    ShapLuk::set_up(options, &text).map_err(|misread| format!("{text}: {misread:?}"))
}

/// Who wins, and in how many plies; `None` for nobody.
pub type Value = Option<(Seat, u8)>;

/// What the solution says.
pub fn value(planes: &[Plane], position: &ShapLuk) -> Value {
    let plane = &planes[usize::from(position.flights() == Some(1))];
    let (n, at) = (number(position.rebels()), position.general().index());
    let rebels_move = position.turn() == Turn::Seat(Seat::FIRST);
    let side = if rebels_move { &plane.rebels } else { &plane.general };
    let winner = match (side.rebels[n] >> at & 1, side.general[n] >> at & 1) {
        (1, 0) => Seat::FIRST,
        (0, 1) => Seat::SECOND,
        _ => return None,
    };
    Some((winner, side.plies[n * POINTS + at])).filter(|value| value.1 != DRAW)
}

/// What the engine's moves lead to.
fn from_moves(planes: &[Plane], position: &ShapLuk) -> Value {
    let seat = match position.turn() {
        Turn::Seat(seat) => seat,
        turn => return over(&turn),
    };
    let mut values = Vec::new();
    position.moves(&mut |mv| {
        let mut next = position.clone();
        next.play(&mv, &mut Silent);
        let ended = matches!(next.turn(), Turn::Over(_));
        values.push(if ended { over(&next.turn()) } else { value(planes, &next) });
    });
    let wins = values.iter().flatten().filter(|value| value.0 == seat).map(|value| value.1);
    if let Some(plies) = wins.min() {
        return Some((seat, plies + 1));
    }
    let losses: Option<Vec<u8>> = values.iter().map(|value| value.map(|value| value.1)).collect();
    losses?.into_iter().max().map(|plies| (seat.other(), plies + 1))
}

/// The value of a game that is over.
pub fn over(turn: &Turn) -> Value {
    let Turn::Over(Outcome { winners, .. }) = turn else { return None };
    winners.iter().next().map(|winner| (winner, 0))
}
