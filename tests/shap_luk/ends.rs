//! Endings, sentences 10 to 14.

use super::{GENERAL, REBELS, moves, over, placed, started, step, steps};
use palamede::games::shap_luk::Ending;
use palamede::rules::{NotNow, Reason, Seats, StepError, Turn};

const TAKEN: Reason = Reason::Own(Ending::RebelsTaken.word());
const SHUT_IN: Reason = Reason::Own(Ending::ShutIn.word());

#[test]
fn sentence_10_the_general_wins_when_enough_rebels_are_gone() {
    let rest = ["a1", "b1", "c1", "d1", "e1", "a2", "e2", "b2"];
    for (to_win, left) in [("12", 4), ("8", 8), ("6", 10)] {
        let chosen = &[("captures_to_win", to_win)];
        let stay = |n: usize| {
            let stay = rest.iter().chain(&["d2", "a3"]).take(n).copied().collect::<Vec<_>>();
            stay.join(",")
        };
        let mut table = placed(chosen, &format!("{},c4,e4 d5 1 g", stay(left)));
        assert_eq!(table.turn(), Turn::Seat(GENERAL));
        steps(&mut table, "d5-d4xc4,e4");
        assert_eq!(table.turn(), over(Some(GENERAL), TAKEN), "{to_win}");
        assert!(moves(&table, "").is_empty());
        let mut table = placed(chosen, &format!("{},e5,c4,e4 d5 1 g", stay(left)));
        steps(&mut table, "d5-d4xc4,e4");
        assert_eq!(table.turn(), Turn::Seat(REBELS), "one more is left than {to_win} ask for");
    }
}

#[test]
fn sentence_11_the_rebels_win_when_the_gates_are_shut_behind_him() {
    for general in ["b6", "c6", "d6", "c7"] {
        let mut table = placed(&[], &format!("a1,b5,c4,d5,e1 {general} 1 r"));
        steps(&mut table, "c4-c5");
        // He could still move, or come to the apex and fly.
        assert_eq!(table.turn(), over(Some(REBELS), SHUT_IN), "{general}");
        assert!(moves(&table, "").is_empty());
    }
    // Not while he is outside, nor with two gates.
    let mut table = placed(&[], "a1,b5,c4,d5,e1 c3 1 r");
    steps(&mut table, "c4-c5");
    assert_eq!(table.turn(), Turn::Seat(GENERAL));
    let mut table = placed(&[], "a1,b5,c4,d5,e1 c6 1 r");
    steps(&mut table, "c4-d4");
    assert_eq!(table.turn(), Turn::Seat(GENERAL));
}

#[test]
fn sentence_12_the_rebels_win_when_the_general_has_no_move() {
    // In the corner, on the edge, where four lines meet, where eight do.
    for (text, mv) in [
        ("a2,b3,b1,c4,e5 a1 1 r", "b3-b2"),
        ("a1,c1,c3,e5,b3 b1 1 r", "c3-b2"),
        ("a3,c3,b2,a4,e1 b3 1 r", "a4-b4"),
        ("b3,b4,b2,c2,c4,d2,d3,e4 c3 1 r", "e4-d4"),
    ] {
        let mut table = placed(&[], text);
        steps(&mut table, mv);
        assert_eq!(table.turn(), over(Some(REBELS), Reason::NoMove), "{text}");
        assert!(moves(&table, "").is_empty());
    }
    // At a gate the way into the sanctuary is open.
    let mut table = placed(&[], "a5,c5,a4,c4,e1 b5 1 r");
    steps(&mut table, "a4-b4");
    assert_eq!(moves(&table, ""), ["b5-b6"]);
}

const ROW: &str = "a1,b1,c1,d1,e1";

#[test]
fn sentence_13_the_game_is_drawn_when_a_position_stands_for_the_third_time() {
    let mut table = started(&[]);
    let there_and_back = "b1-b2 c3-d3 b2-b1 d3-c3";
    steps(&mut table, there_and_back);
    steps(&mut table, "b1-b2 c3-d3 b2-b1");
    assert!(!table.is_over());
    steps(&mut table, "d3-c3");
    assert_eq!(table.turn(), over(None, Reason::Repeated));
    // With the other side to move it is another position.
    let mut table = placed(&[], &format!("{ROW} c3 1 r"));
    steps(&mut table, "a1-a2 c3-d3 a2-a1 d3-d4 a1-b2 d4-c3 b2-a1"); // the first, general to move
    steps(&mut table, "c3-d3 a1-a2 d3-c3 a2-a1");
    assert!(!table.is_over(), "thrice, but once with the rebels to move");
    steps(&mut table, "c3-d3 a1-a2 d3-c3 a2-a1");
    assert_eq!(table.turn(), over(None, Reason::Repeated));
}

#[test]
fn sentence_13_a_position_with_a_flight_left_is_another() {
    // A flight and the way back, then there and back again.
    let flight = "c6-c7-b4 a1-a2 b4-c5 a2-b2 c5-c6 b2-a1";
    let cycle = "c6-c5 a1-a2 c5-c6 a2-a1";
    let mut table = placed(&[], &format!("{ROW} c6 1 g"));
    steps(&mut table, flight);
    steps(&mut table, cycle);
    assert!(!table.is_over(), "thrice the same points, but once with the flight left");
    steps(&mut table, cycle);
    assert_eq!(table.turn(), over(None, Reason::Repeated));
    let mut table = placed(&[("flights", "unlimited")], &format!("{ROW} c6 * g"));
    steps(&mut table, flight);
    steps(&mut table, cycle);
    assert_eq!(table.turn(), over(None, Reason::Repeated));
}

#[test]
fn sentence_13_the_game_is_drawn_after_100_plies_without_a_capture() {
    let mut table = placed(&[], &format!("{ROW},e2 c3 1 r quiet=98"));
    assert_eq!(table.quiet_limit(), Some(100));
    steps(&mut table, "e2-e3");
    assert!(!table.is_over());
    steps(&mut table, "c3-c4");
    assert_eq!(table.turn(), over(None, Reason::Quiet));
    // A flight is no capture, and declining one neither.
    for mv in ["c6-c7-c5", "c6-c7"] {
        let mut table = placed(&[], &format!("{ROW} c6 1 g quiet=98"));
        steps(&mut table, mv);
        assert_eq!((table.quiet(), table.is_over()), (99, false));
        steps(&mut table, "a1-a2");
        assert_eq!(table.turn(), over(None, Reason::Quiet));
    }
    // A capture counts anew.
    let mut table = placed(&[], &format!("{ROW},c4,e4 d3 1 g quiet=99"));
    steps(&mut table, "d3-d4xc4,e4");
    assert_eq!((table.quiet(), table.is_over()), (0, false));
}

#[test]
fn sentence_13_the_plies_are_counted_from_the_start() {
    // The general goes round three points, a rebel round sixteen: they meet again
    // after 48 rounds.
    let mut table = placed(&[], "b2,b4,d2,d4,e1 b6 1 g");
    let ring = ["b6", "c6", "c7"];
    let edge = [
        "e1", "e2", "e3", "e4", "e5", "d5", "c5", "b5", "a5", "a4", "a3", "a2", "a1", "b1", "c1",
        "d1",
    ];
    for n in 0..50 {
        assert!(!table.is_over(), "after {} plies", 2 * n);
        steps(&mut table, &format!("{}-{}", ring[n % 3], ring[(n + 1) % 3]));
        assert!(!table.is_over(), "after {} plies", 2 * n + 1);
        steps(&mut table, &format!("{}-{}", edge[n % 16], edge[(n + 1) % 16]));
    }
    assert_eq!((table.quiet(), table.turn()), (100, over(None, Reason::Quiet)));
}

#[test]
fn sentence_13_a_win_on_the_last_ply_comes_first() {
    for (text, mv, end) in [
        ("a1,b1,c1,d1,c4,e4 d5 1 g quiet=99", "d5-d4xc4,e4", over(Some(GENERAL), TAKEN)),
        ("a1,b5,c4,d5,e1 c6 1 r quiet=99", "c4-c5", over(Some(REBELS), SHUT_IN)),
        ("a2,b3,b1,c4,e5 a1 1 r quiet=99", "b3-b2", over(Some(REBELS), Reason::NoMove)),
        ("a2,b3,b1,c4,e5 a1 1 r quiet=99", "b3-b4", over(None, Reason::Quiet)),
    ] {
        let mut table = placed(&[], text);
        steps(&mut table, mv);
        assert_eq!(table.turn(), end, "{text} {mv}");
    }
}

#[test]
fn sentence_13_the_game_is_drawn_when_both_agree() {
    let mut table = started(&[]);
    assert_eq!(table.agree(Seats::only(GENERAL)), Ok(()));
    assert!(!table.is_over());
    assert_eq!(table.agree(Seats::only(REBELS)), Ok(()));
    assert_eq!(table.turn(), over(None, Reason::Agreed));
}

#[test]
fn sentence_14_who_resigns_loses() {
    for (text, winner) in [("resign:rebels", GENERAL), ("resign:general", REBELS)] {
        // Whoever is to move.
        for first in ["rebels", "general"] {
            let mut table = started(&[("first", first)]);
            steps(&mut table, text);
            assert_eq!(table.turn(), over(Some(winner), Reason::Resigned));
            assert_eq!(step(&mut table, text), Err(StepError::NotNow(NotNow::Over)));
        }
    }
}

/// A position that is won twice over counts as the module says.
#[test]
fn sentences_10_9_11_and_12_come_in_this_order() {
    let yes = &[("rebels_capture", "yes")];
    let table = placed(yes, "b5,c4,d5,e4 d4 1 g taken=general");
    assert_eq!(table.turn(), over(Some(GENERAL), TAKEN));
    let table = placed(&[], "b5,c5,d5,e4 c6 1 g");
    assert_eq!(table.turn(), over(Some(GENERAL), TAKEN));
    for (tail, end) in
        [(" taken=general", Reason::Own(Ending::GeneralTaken.word())), ("", Reason::NoMove)]
    {
        let table = placed(yes, &format!("a1,b2,c1,e4,e5 b1 1 g{tail}"));
        assert_eq!(table.turn(), over(Some(REBELS), end));
    }
}
