//! How games end: sentences 13 to 16.

use super::{BLACK, WHITE, at, moves, over, placed, position, refuse, step, steps, table};
use palamede::games::fanorona::Why;
use palamede::rules::{NotNow, Reason, Rules, Seat, StepError, Turn};

#[test]
fn sentence_13_a_seat_without_men_has_lost() {
    let mut table = placed(&[], "9/9/P1ppppppp/9/9 w");
    steps(&mut table, "a3-b3A");
    assert_eq!(table.turn(), over(Some(WHITE), Reason::Captured));
    assert_eq!(position(&[], "3/3/P2 w").turn(), over(Some(WHITE), Reason::Captured));
    assert_eq!(position(&[], "3/3/p2 w").turn(), over(Some(BLACK), Reason::Captured));
    assert_eq!(position(&[], "3/3/P2 lot").turn(), over(Some(WHITE), Reason::Captured));
}

/// A man at b1 with enemies on a1, c1 and b2.
const BLOCKED: &str = "5/5/5/1p3/pPp2 w";

#[test]
fn sentence_14_a_seat_that_cannot_move_has_lost_or_it_is_a_draw() {
    assert!(moves(&[], BLOCKED).is_empty());
    assert_eq!(position(&[], BLOCKED).turn(), over(Some(BLACK), Reason::NoMove));
    let draw = [("blocked", "draw")];
    assert_eq!(position(&draw, BLOCKED).turn(), over(None, Reason::NoMove));
    // Wins come first.
    assert_eq!(position(&draw, "3/3/p2 w").turn(), over(Some(BLACK), Reason::Captured));
    // A man may be shut in by its own.
    assert_eq!(position(&[], "5/5/5/1p3/pPP2 w").turn(), Turn::Seat(WHITE));
}

#[test]
fn sentence_15_a_position_that_stands_for_the_third_time_is_a_draw() {
    let mut table = placed(&[], "P8/9/9/9/8p w");
    for n in 0..2 {
        assert_eq!(table.turn(), Turn::Seat(WHITE), "{n}");
        steps(&mut table, "a5-a4 i1-i2 a4-a5 i2-i1");
    }
    assert_eq!(table.turn(), over(None, Reason::Repeated));
    assert_eq!(step(&mut table, "a5-a4"), Err(StepError::NotNow(NotNow::Over)));
}

#[test]
fn sentence_15_moves_without_a_capture_end_the_game() {
    for (value, plies) in [("25", 50), ("50", 100), ("100", 200)] {
        let near = format!("P8/9/9/9/8p w quiet={}", plies - 1);
        let mut table = placed(&[("quiet_limit", value)], &near);
        assert_eq!(table.turn(), Turn::Seat(WHITE), "{value}");
        steps(&mut table, "a5-a4");
        assert_eq!(table.turn(), over(None, Reason::Quiet), "{value}");
    }
    let mut table = placed(&[("quiet_limit", "none")], "P8/9/9/9/8p w quiet=900");
    steps(&mut table, "a5-a4");
    assert_eq!(table.turn(), Turn::Seat(BLACK));
    // A capture begins the count anew, and a win comes before a draw.
    let mut table = placed(&[], "9/9/P1p6/9/8p w quiet=99");
    steps(&mut table, "a3-b3A");
    assert_eq!((table.turn(), table.whole().line().quiet()), (Turn::Seat(BLACK), 0));
    let mut table = placed(&[], "5/5/p4/p1p2/Ppp2 b quiet=99");
    steps(&mut table, "c2-b2");
    assert_eq!(table.turn(), over(Some(BLACK), Reason::NoMove));
}

#[test]
fn sentence_15_both_may_agree() {
    let mut table = table(&[], None);
    steps(&mut table, "e2-e3A agree");
    assert_eq!(table.turn(), over(None, Reason::Agreed));
}

#[test]
fn sentence_16_who_resigns_loses() {
    for (seat, other) in [("white", BLACK), ("black", WHITE)] {
        let mut table = table(&[], None);
        steps(&mut table, &format!("e2-e3A resign:{seat}"));
        assert_eq!(table.turn(), over(Some(other), Reason::Resigned));
    }
    let resigned = position(&[], "ppp/p1P/PPP w resigned=white");
    assert_eq!(resigned.turn(), over(Some(Seat::SECOND), Reason::Resigned));
}

#[test]
fn a_man_that_is_shut_in_says_so() {
    let table = placed(&[], "5/5/4P/1p3/pPp2 w");
    let why = table.view().0;
    let clicks = [palamede::scene::Target::Site(why.board().site(at("b1")))];
    let refused = palamede::rules::OpenGame::why_not(&why, &clicks);
    assert_eq!(refused.map(|why| why.why), Some(Why::Stuck));
    refuse(&[], "5/5/4P/1p3/pPp2 w", "b1-b2", "b2", Why::OntoEnemy);
}
