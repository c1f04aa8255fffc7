//! Endings, sentences 10 to 12.

use super::{BLACK, WHITE, over, placed, started, step, steps};
use palamede::games::{ApitSodok, MakYek};
use palamede::rules::{NotNow, Reason, Seats, StepError, Turn};

#[test]
fn sentence_10_who_captures_all_enemy_men_wins() {
    let mut table = placed::<MakYek>(&[], "8/8/8/8/2r1r3/8/8/3R4 w");
    steps(&mut table, "d1-d4");
    assert_eq!(table.turn(), over(Some(WHITE), Reason::Captured));
    assert!(table.notated_moves().is_empty());
    assert_eq!(step(&mut table, "d4-d5"), Err(StepError::NotNow(NotNow::Over)));
    let mut table = placed::<ApitSodok>(&[], "3r4/8/8/8/4RRRr/8/8/8 b");
    steps(&mut table, "d8-d4");
    assert_eq!(table.turn(), over(Some(BLACK), Reason::Captured));
}

#[test]
fn sentence_10_this_comes_first() {
    // A seat without men has no move either, and the quiet limit is reached; the
    // capture decides, and not the count.
    let table = placed::<MakYek>(&[], "8/8/8/8/8/8/8/R7 b quiet=100");
    assert_eq!(table.turn(), over(Some(WHITE), Reason::Captured));
    let table = placed::<MakYek>(&[], "8/8/8/8/8/8/8/r7 b quiet=100");
    assert_eq!(table.turn(), over(Some(BLACK), Reason::Captured));
    // The last quiet ply, but it captures everything.
    let mut table = placed::<MakYek>(&[], "8/8/8/8/2r1r3/8/8/3R4 w quiet=99");
    steps(&mut table, "d1-d4");
    assert_eq!(table.turn(), over(Some(WHITE), Reason::Captured));
}

#[test]
fn sentence_11_the_count_decides_at_agreement() {
    for (text, winner) in [
        ("rr5r/8/8/8/8/8/8/RR5R w", None),
        ("rr5r/8/8/8/8/8/8/RR4RR b", Some(WHITE)),
        ("rr4rr/8/8/8/8/8/8/RR5R w", Some(BLACK)),
    ] {
        let mut table = placed::<MakYek>(&[], text);
        assert_eq!(table.agree(Seats::only(WHITE)), Ok(()));
        assert!(!table.is_over(), "one seat alone does not agree");
        assert_eq!(table.offers(), Seats::only(WHITE));
        assert_eq!(table.agree(Seats::only(BLACK)), Ok(()));
        assert_eq!(table.turn(), over(winner, Reason::Agreed), "{text}");
        assert_eq!(table.agree(Seats::first(2)), Err(StepError::NotNow(NotNow::NotInGame(WHITE))));
    }
    // An offer lapses with a move.
    let mut table = placed::<MakYek>(&[], "rr5r/8/8/8/8/8/8/RR5R w");
    assert_eq!(table.agree(Seats::only(WHITE)), Ok(()));
    steps(&mut table, "a1-a2");
    assert_eq!(table.agree(Seats::only(BLACK)), Ok(()));
    assert!(!table.is_over());
}

const THERE_AND_BACK: &str = "a1-a2 a8-a7 a2-a1 a7-a8";

#[test]
fn sentence_11_the_count_decides_when_a_position_stands_for_the_third_time() {
    for (text, winner) in [
        ("rr5r/8/8/8/8/8/8/RR5R w", None),
        ("rr5r/8/8/8/8/8/8/RR4RR w", Some(WHITE)),
        ("rr4rr/8/8/8/8/8/8/RR5R w", Some(BLACK)),
    ] {
        let mut table = placed::<ApitSodok>(&[], text);
        steps(&mut table, THERE_AND_BACK);
        steps(&mut table, "a1-a2 a8-a7 a2-a1");
        assert!(!table.is_over(), "the first position has stood twice");
        steps(&mut table, "a7-a8");
        assert_eq!(table.turn(), over(winner, Reason::Repeated), "{text}");
    }
}

#[test]
fn sentence_11_a_repetition_needs_the_same_seat_to_move() {
    // White loses a move: the same cells stand three times and more, but not with the
    // same seat to move.
    let mut table = placed::<MakYek>(&[], "rr5r/8/8/8/8/8/8/RR5R w");
    steps(&mut table, "a1-a2 a8-a7 a2-a3 a7-a8 a3-a1"); // the first cells, black to move
    steps(&mut table, "h8-h7 h1-h2 h7-h8 h2-h1"); // again, black to move
    assert!(!table.is_over(), "thrice the same cells, but once with white to move");
    steps(&mut table, "h8-h7 h1-h2 h7-h8");
    assert!(!table.is_over());
    steps(&mut table, "h2-h1");
    assert_eq!(table.turn(), over(None, Reason::Repeated));
}

#[test]
fn sentence_11_a_repetition_is_counted_over_the_whole_game() {
    // The three times lie far apart, with other repetitions between them.
    let mut table = placed::<MakYek>(&[], "rr5r/8/8/8/8/8/8/RR5R w");
    steps(&mut table, "a1-a2 a8-a7 b1-b2 b8-b7 b2-b1 b7-b8 a2-a1 a7-a8");
    steps(&mut table, "h1-h2 h8-h7 h2-h3 h7-h6 h3-h1 h6-h8");
    assert_eq!(table.turn(), over(None, Reason::Repeated));
}

#[test]
fn sentence_11_the_count_decides_at_the_quiet_limit() {
    for (limit, plies) in [("50", 100), ("25", 50), ("100", 200)] {
        for (rows, winner) in [
            ("rr5r/8/8/8/8/8/8/RR5R", None),
            ("rr5r/8/8/8/8/8/8/RR4RR", Some(WHITE)),
            ("rr4rr/8/8/8/8/8/8/RR5R", Some(BLACK)),
        ] {
            let text = format!("{rows} w quiet={}", plies - 2);
            let mut table = placed::<MakYek>(&[("quiet_limit", limit)], &text);
            assert_eq!(table.quiet_limit(), Some(plies));
            steps(&mut table, "a1-a2");
            assert!(!table.is_over(), "limit {limit}");
            steps(&mut table, "a8-a7");
            assert_eq!(table.turn(), over(winner, Reason::Quiet), "limit {limit}");
        }
    }
    let mut table =
        placed::<MakYek>(&[("quiet_limit", "none")], "rr5r/8/8/8/8/8/8/RR5R w quiet=999");
    assert_eq!(table.quiet_limit(), None);
    steps(&mut table, "a1-a2 a8-a7");
    assert!(!table.is_over());
}

#[test]
fn sentence_11_the_quiet_plies_are_counted_from_the_start_and_anew_after_a_capture() {
    // Two men walk through their halves of the board and never meet.
    let walk = |n: i32| if n / 8 % 2 == 0 { (n % 8, n / 8) } else { (7 - n % 8, n / 8) };
    let name = |(col, row): (i32, i32)| format!("{}{}", (b'a' + col as u8) as char, row + 1);
    let turned = |(col, row): (i32, i32)| (7 - col, 7 - row);
    let mut table = placed::<MakYek>(&[("quiet_limit", "25")], "7r/8/8/5r2/2R5/8/8/R7 w");
    for n in 0..25 {
        assert!(!table.is_over(), "after {n} moves each");
        steps(&mut table, &format!("{}-{}", name(walk(n)), name(walk(n + 1))));
        assert!(!table.is_over(), "after {n} moves each and one of white's");
        let (from, to) = (turned(walk(n)), turned(walk(n + 1)));
        steps(&mut table, &format!("{}-{}", name(from), name(to)));
    }
    assert_eq!(table.turn(), over(None, Reason::Quiet));

    let mut table = placed::<MakYek>(&[("quiet_limit", "25")], "7r/8/8/8/4rR2/8/8/3R4 w quiet=49");
    steps(&mut table, "d1-d4xe4");
    assert_eq!((table.quiet(), table.is_over()), (0, false));
    steps(&mut table, "h8-h7");
    assert_eq!(table.quiet(), 1);
}

#[test]
fn sentence_11_one_man_each_is_a_draw() {
    let table = placed::<MakYek>(&[], "7r/8/8/8/8/8/8/R7 w");
    assert_eq!(table.turn(), over(None, Reason::Material));
    let mut table = placed::<MakYek>(&[], "7r/8/8/3r4/3R4/8/8/r7 b");
    steps(&mut table, "h8-h7");
    assert!(!table.is_over(), "three against one");
    let mut table = placed::<MakYek>(&[], "7r/8/8/8/4rR2/8/8/3R4 w");
    steps(&mut table, "d1-d4xe4");
    assert!(!table.is_over(), "two against one goes on");
    let mut table = placed::<MakYek>(&[], "r7/8/8/8/2r1r2r/8/8/3R4 w");
    steps(&mut table, "d1-d4xc4,e4");
    assert!(!table.is_over(), "one against two goes on");
    let mut table = placed::<MakYek>(&[], "r7/8/8/8/2r1r3/8/8/3R4 w");
    steps(&mut table, "d1-d4xc4,e4");
    assert_eq!(table.turn(), over(None, Reason::Material));
}

#[test]
fn sentence_11_the_count_decides_when_the_seat_to_move_has_no_move() {
    for (text, winner) in [
        ("rR6/R7/8/8/8/8/8/8 b", Some(WHITE)),
        ("rrrrrrrr/RRRRRRRR/8/8/8/8/8/8 b", None),
        ("rrrrrrrr/rrrrrrrr/RRRRRRRR/8/8/8/8/8 b", Some(BLACK)),
        ("8/8/8/8/8/rrrrrrrr/RRRRRRRR/RRRRRRRR w", Some(WHITE)),
    ] {
        let table = placed::<MakYek>(&[], text);
        assert_eq!(table.turn(), over(winner, Reason::NoMove), "{text}");
        assert!(table.notated_moves().is_empty());
    }
    let table = placed::<MakYek>(&[], "r7/RR6/8/8/8/8/8/8 b");
    assert_eq!(table.turn(), Turn::Seat(BLACK), "there is one free cell");
    // By a move: white shuts the corner.
    let mut table = placed::<MakYek>(&[], "rR6/8/R7/8/8/8/8/8 w");
    steps(&mut table, "a6-a7");
    assert_eq!(table.turn(), over(Some(WHITE), Reason::NoMove));
}

#[test]
fn sentence_12_who_resigns_loses() {
    for (text, winner) in [("resign:white", BLACK), ("resign:black", WHITE)] {
        // Whoever is to move, and whatever the count says.
        for start in ["rr5r/8/8/8/8/8/8/RR4RR w", "rr4rr/8/8/8/8/8/8/RR5R b"] {
            let mut table = placed::<MakYek>(&[], start);
            steps(&mut table, text);
            assert_eq!(table.turn(), over(Some(winner), Reason::Resigned));
            assert_eq!(step(&mut table, text), Err(StepError::NotNow(NotNow::Over)));
        }
    }
    let mut table = started::<MakYek>(&[("first", "lot")]);
    steps(&mut table, "resign:black");
    assert_eq!(table.turn(), over(Some(WHITE), Reason::Resigned));
}
