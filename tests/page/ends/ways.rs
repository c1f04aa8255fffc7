//! Every way in which every game can end.

use crate::shared::{Known, reasons as reasons_of};
use palamede::games::GameId;
use palamede::rules::Reason;
use palamede::with_game;

/// A way in which a game ends: the game, its options, where it stands, what is done then (moves
/// in notation, `agree`, `resign` or `time`), why it is over, and how many have won.
pub type End = (GameId, &'static str, String, String, Reason, usize);

/// All reasons that a game could end for.
pub fn reasons(game: GameId) -> Vec<Reason> {
    with_game!(game, G => reasons_of::<G>())
}

/// Every way in which a game can end. Wherever a seat can resign its time can be up.
pub fn ends() -> Vec<End> {
    let of = |&game: &GameId| {
        let all = with_game!(game, G => <G as Known>::ends());
        all.into_iter().map(move |(options, start, steps, reason, winners)| {
            (game, options, start, steps.to_owned(), reason, winners)
        })
    };
    let mut all: Vec<End> = GameId::ALL.iter().flat_map(of).collect();
    let timed = |end: &End| {
        let (game, options, start, steps, reason, winners) = end.clone();
        let resigned = reason == Reason::Resigned;
        let timed = steps.replace("resign", "time");
        resigned.then_some((game, options, start, timed, Reason::TimedOut, winners))
    };
    all.extend(all.iter().filter_map(timed).collect::<Vec<_>>());
    all
}
