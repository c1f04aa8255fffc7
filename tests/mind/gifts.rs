//! From the third level on no man is given away for nothing, by a slow reading of exchanges.

use super::{player, positions};
use palamede::games::{ApitSodok, Fanorona, MakYek, ShapLuk, TurkishDraughts};
use palamede::mind::{Limits, WON};
use palamede::rules::{Line, Seat, Silent, Thinkable, Turn};

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
    state.weigh(seat, &weights)
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
        moves.retain(|mv| state.gain(mv) > 0);
        moves.sort_by_key(|mv| -state.gain(mv));
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

/// What is left to a seat after its move and so many plies more.
fn kept<R: Thinkable>(
    state: &R,
    seat: Seat,
    mv: &R::Move,
    plies: u8,
    worth: Worth<R>,
    [low, most]: [i32; 2],
) -> i32 {
    let mut next = state.clone();
    next.play(mv, &mut Silent);
    -settled(&next, seat.other(), plies, worth, [-most, -low])
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

/// How often a level was asked, and how often it gave a man away.
fn gifts<R: Thinkable>(level: u8, games: u64, every: usize) -> [u32; 2] {
    let mut count = [0; 2];
    positions::<R>(games, every, &mut |line: &Line<R>| {
        let (state, Turn::Seat(seat)) = (line.state(), line.turn()) else { return };
        for seed in 0..8 {
            let mut player = player(line, Limits::of::<R>(level), seed);
            while !player.step(u64::MAX) {}
            let mv = player.choice().expect("a move");
            let given = gives(state, seat, mv);
            count[0] += 1;
            count[1] += u32::from(given);
            if given && level >= 3 {
                println!("{}: {}", line.position(), state.write(mv));
            }
        }
    });
    count
}

/// The third level gives nothing away, in positions in which the first does.
fn third_level_gives_nothing<R: Thinkable>(games: u64, every: usize) {
    let [[_, first], [asked, third]] = [1, 3].map(|level| gifts::<R>(level, games, every));
    assert!(first > 3, "the first level gave {first} men away");
    assert_eq!(third, 0, "of {asked} moves");
}

#[test]
fn third_level_gives_no_man_away() {
    third_level_gives_nothing::<MakYek>(1, 71);
    third_level_gives_nothing::<ApitSodok>(1, 71);
    third_level_gives_nothing::<TurkishDraughts>(4, 7);
    third_level_gives_nothing::<Fanorona>(2, 11);
    third_level_gives_nothing::<ShapLuk>(2, 11);
}
