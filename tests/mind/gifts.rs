//! From the fourth or fifth level on hardly a man is given away for nothing where that is easy to see, by a
//! slow reading of exchanges.

use super::{player, positions};
use crate::shared::Known;
use palamede::games::GameId;
use palamede::mind::{Limits, WON};
use palamede::rules::{Line, Seat, Silent, Thinkable, Turn};
use palamede::with_game;

/// What a man is worth.
const MAN: i32 = 100;
/// From anything to anything.
const ALL: [i32; 2] = [-WON, WON];

/// What a position in which the game goes on is worth to a seat.
type Worth<R> = fn(&R, Seat) -> i32;

/// The men and nothing else.
fn men<R: Thinkable>(state: &R, seat: Seat) -> i32 {
    let mut weights = R::WEIGHTS;
    weights.as_mut().fill(0);
    state.evaluate_with(seat, &weights)
}

/// What is left to the seat to move, between two bounds, after so many plies of any kind, when each
/// has then taken what it likes, or must.
fn settled<R: Thinkable>(
    state: &R,
    seat: Seat,
    plies: u8,
    worth: Worth<R>,
    [mut low, most]: [i32; 2],
) -> i32 {
    if let Turn::Over(outcome) = state.turn() {
        let winner = outcome.winners.iter().next();
        return winner.map_or(0, |winner| if winner == seat { WON } else { -WON });
    }
    let mut moves = state.list();
    if plies == 0 {
        let all = moves.len();
        moves.retain(|mv| state.capture_value(mv) > 0);
        moves.sort_by_key(|mv| -state.capture_value(mv));
        if moves.len() < all {
            low = low.max(worth(state, seat));
        }
    }
    for mv in &moves {
        if low >= most {
            break;
        }
        low = low.max(kept(state, seat, mv, plies.saturating_sub(1), worth, [low, most]));
    }
    low
}

/// The position after a move.
fn after<R: Thinkable>(state: &R, mv: &R::Move) -> R {
    let mut next = state.clone();
    next.play(mv, &mut Silent);
    next
}

/// What is left to a seat after its move and so many plies more.
fn kept<R: Thinkable>(
    state: &R,
    seat: Seat,
    mv: &R::Move,
    plies: u8,
    worth: Worth<R>,
    [low, most]: [i32; 2],
) -> i32 {
    -settled(&after(state, mv), seat.other(), plies, worth, [-most, -low])
}

/// Whether a move loses a man more than it need, and what the position is worth besides makes up for
/// it neither then nor after any one reply.
fn gives<R: Thinkable>(state: &R, seat: Seat, mv: &R::Move) -> bool {
    let less = |plies: u8, worth: Worth<R>, enough: i32| {
        let kept = |mv: &R::Move| kept(state, seat, mv, plies, worth, ALL);
        let most = state.list().iter().map(kept).max().unwrap_or(0);
        kept(mv) <= most.min(enough) - MAN
    };
    // Not to take a man is not to lose one.
    less(0, men, men(state, seat)) && [0, 1].into_iter().all(|plies| less(plies, R::evaluate, WON))
}

/// Whether that is easy to see: an answer takes a man or two, and whatever is taken back then, one
/// is missing.
fn is_plain<R: Thinkable>(state: &R, seat: Seat, mv: &R::Move) -> bool {
    let (next, before) = (after(state, mv), men(state, seat));
    let short = |answer: &R::Move| {
        let then = after(&next, answer);
        let back = then.list().into_iter().filter(|mv| then.capture_value(mv) > 0);
        let most = back.map(|mv| men(&after(&then, &mv), seat)).max();
        most.unwrap_or(-WON).max(men(&then, seat)) <= before - MAN
    };
    next.list()
        .iter()
        .any(|answer| (1..=2 * MAN).contains(&next.capture_value(answer)) && short(answer))
}

/// How often a level was asked, and how often it gave a man away.
fn gifts<R: Thinkable>(level: u8, games: u64, every: usize) -> [u32; 2] {
    let mut count = [0; 2];
    positions::<R>(games, every, &mut |line: &Line<R>| {
        let (state, Turn::Seat(seat)) = (line.state(), line.turn()) else { return };
        for seed in 0..8 {
            let mut player = player(line, Limits::of::<R>(level), seed);
            while !player.step(u64::MAX) {}
            let mv = player.choice().expect("a move");
            let given = is_plain(state, seat, mv) && gives(state, seat, mv);
            count[0] += 1;
            count[1] += u32::from(given);
            if given && level > 1 {
                println!("{}: {}", line.position(), state.write(mv));
            }
        }
    });
    count
}

/// That level gives a man away in one of fifty positions at most, the first much oftener.
fn careful_level_gives_little<R: Thinkable + Known>(games: u64, every: usize) {
    let [[_, first], [asked, careful]] =
        [1, R::CAREFUL].map(|level| gifts::<R>(level, games, every));
    let level = R::CAREFUL;
    assert!(
        first > 10 && first > 2 * careful,
        "the first level gave {first} men away, level {level} {careful}"
    );
    assert!(careful <= asked / 50, "level {level} gave {careful} men away in {asked} moves");
}

#[test]
fn careful_levels_hardly_give_a_man_away() {
    let open = GameId::ALL.iter().filter(|game| !game.facts().dice && !game.facts().secrets);
    for &game in open {
        with_game!(game, G => {
            if let Some((games, every)) = <G as Known>::GIFTS {
                careful_level_gives_little::<G>(games, every);
            }
        });
    }
}
