//! What lower levels overlook: what is hard to see, and nothing else.

use super::{player, positions, within};
use palamede::games::{MakYek, TurkishDraughts};
use palamede::mind::{Limits, Search, TranspositionTable};
use palamede::rules::{Game, Line, Notation, Options, Thinkable};

/// In how many of forty cases a player of this sight lets the man on a4 be taken, which it could
/// save: an answer of one piece, 20 hard to see.
fn lets_go(sight: i8) -> usize {
    let options = Options::new(TurkishDraughts::OPTIONS);
    let start = "W:Wa4,g2,h2:Ba5,a6,g7,h7";
    let line = Line::<TurkishDraughts>::set_up(&options, start).expect("a position");
    let limits = Limits { depth: 1, blunder_threshold: sight, margin: 20, ..within(u64::MAX) };
    let lets = |&seed: &u64| {
        let mut player = player(&line, limits, seed);
        while !player.step(u64::MAX) {}
        let mv = player.choice().expect("a move");
        line.state().write(mv) != "a4-b4"
    };
    (0..40).filter(lets).count()
}

#[test]
fn what_is_within_sight_is_never_overlooked() {
    assert_eq!([20, 30, i8::MAX].map(lets_go), [0; 3]);
    // After each other move it is overlooked in a quarter of the cases, but not after all of them.
    assert!((4..30).contains(&lets_go(10)), "{}", lets_go(10));
}

/// Of one's own captures those of one piece are always seen, and of others the fewer the more they
/// take; some move is always left.
fn own<R: Thinkable>() {
    let (mut seen, mut all) = ([0; 3], [0; 3]);
    positions::<R>(6, 5, &mut |line| {
        for lot in 0..8 {
            let moves = line.state().list();
            let mut search =
                Search::new(line.clone(), moves.clone(), TranspositionTable::new(1, 9), true);
            search.overlook(10, lot);
            assert!(!search.scored().is_empty());
            for (count, moves) in [
                (
                    &mut all,
                    moves.iter().map(|mv| line.state().capture_value(mv)).collect::<Vec<_>>(),
                ),
                (&mut seen, search.scored().iter().map(|tried| tried.gain).collect()),
            ] {
                for gain in moves {
                    count[(gain / 100).clamp(0, 2) as usize] += 1;
                }
            }
        }
    });
    let name = std::any::type_name::<R>();
    assert_eq!(seen[..2], all[..2], "{name}: what is quiet, or takes one");
    assert!(all[2] > 40 && 2 * seen[2] > all[2] && seen[2] < all[2], "{name}: {seen:?} {all:?}");
}

#[test]
fn ones_own_captures_of_more_than_one_are_overlooked_now_and_then() {
    own::<MakYek>();
}

/// Level 1 does not take twice running: after its own capture and a quiet answer it takes nothing,
/// unless it must.
#[test]
fn the_first_level_does_not_take_twice_running() {
    let options = Options::new(MakYek::OPTIONS);
    let takes = |start: &str, limits: Limits| {
        let line = Line::<MakYek>::set_up(&options, start).expect("a position");
        let takes = |&seed: &u64| {
            let mut player = player(&line, limits, seed);
            while !player.step(u64::MAX) {}
            line.state().capture_value(player.choice().expect("a move")) > 0
        };
        (0..20).filter(takes).count()
    };
    let start = "rr6/8/8/8/2r1r3/8/1RR5/3R3R w";
    let level = |level| Limits { margin: 1, ..Limits::of::<MakYek>(level) };
    assert_eq!(takes(&format!("{start} quiet=1"), level(1)), 0);
    for (start, level) in [
        (start, level(1)),
        (&format!("{start} quiet=2"), level(1)),
        (&format!("{start} quiet=1"), level(2)),
    ] {
        // (It overlooks about every other capture of two men.)
        assert!(takes(start, level) > 4, "{start}");
    }
}

#[test]
fn what_is_overlooked_is_not_made_even_where_all_is_lost() {
    let options = Options::new(MakYek::OPTIONS);
    let start = "rrrrrrrr/rrrrr3/8/8/2r1r3/8/8/3R3R w";
    let line = Line::<MakYek>::set_up(&options, start).expect("a position");
    let limits = Limits { depth: 1, blunder_threshold: 10, margin: 1, ..within(u64::MAX) };
    let takes = |&seed: &u64| {
        let mut player = player(&line, limits, seed);
        while !player.step(u64::MAX) {}
        line.state().capture_value(player.choice().expect("a move")) == 200
    };
    let both = (0..40).filter(takes).count();
    assert!((20..38).contains(&both), "both were taken {both} times");
}
