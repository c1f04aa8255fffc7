//! How games end: sentences 9 to 12.

use super::*;
use palamede::rules::NotNow;

#[test]
fn sentence_9_a_seat_with_fewer_than_three_men_has_lost() {
    let mut table = table(&[], Some(&text("a7 d7 g4 d2", "b6 f4 c3", "0 0 w")));
    steps(&mut table, "g4-g7xc3");
    assert_eq!(table.turn(), over(Some(WHITE), Reason::Captured));
    // Men in hand count.
    let held = text("a7 d7 g7", "b6 f4", "0 1 b");
    assert_eq!(position(&[], &held).turn(), Turn::Seat(BLACK));
    assert_eq!(
        position(&[], &text("a7 d7", "b6 f4 c3", "0 0 b")).turn(),
        over(Some(BLACK), Reason::Captured)
    );
}

#[test]
fn sentence_10_a_seat_that_cannot_move_has_lost() {
    let shut = text("d2 g4 a7 b4 f6", "a4 a1 d1 g1", "0 0 b");
    assert!(moves(&[], &shut).is_empty());
    assert_eq!(position(&[], &shut).turn(), over(Some(WHITE), Reason::NoMove));
    // Who has a man in hand, or flies, is not blocked; three men that do not fly may be.
    assert_eq!(
        position(&[], &text("d2 g4 a7 b4 f6", "a4 a1 d1 g1", "0 1 b")).turn(),
        Turn::Seat(BLACK)
    );
    let three = text("d2 g4 a4 f6", "a1 d1 g1", "0 0 b");
    assert_eq!(position(&[], &three).turn(), Turn::Seat(BLACK));
    let never = position(&[("flying", "never")], &three);
    assert_eq!(never.turn(), over(Some(WHITE), Reason::NoMove));
}

/// Four men against four that can go to and fro.
fn apart() -> String {
    text("a7 b4 f2 e3", "g1 d7 c5 f6", "0 0 w")
}

#[test]
fn sentence_11_a_position_that_stands_for_the_third_time_is_a_draw() {
    let mut table = table(&[], Some(&apart()));
    for n in 0..2 {
        assert_eq!(table.turn(), Turn::Seat(WHITE), "{n}");
        steps(&mut table, "a7-a4 g1-g4 a4-a7 g4-g1");
    }
    assert_eq!(table.turn(), over(None, Reason::Repeated));
    assert_eq!(step(&mut table, "a7-a4"), Err(StepError::NotNow(NotNow::Over)));
}

#[test]
fn sentence_11_moves_without_a_mill_end_the_game() {
    for (value, plies) in [("25", 50), ("50", 100), ("100", 200)] {
        let near = format!("{} quiet={}", apart(), plies - 1);
        let mut table = table(&[("quiet_limit", value)], Some(&near));
        assert_eq!(table.turn(), Turn::Seat(WHITE), "{value}");
        steps(&mut table, "a7-a4");
        assert_eq!(table.turn(), over(None, Reason::Quiet), "{value}");
    }
    let mut none = table(&[("quiet_limit", "none")], Some(&format!("{} quiet=900", apart())));
    steps(&mut none, "a7-a4");
    assert_eq!(none.turn(), Turn::Seat(BLACK));
    // A man that is placed, and a mill, begin the count anew, even if nothing is taken.
    for (chosen, start, mv) in [
        (&[][..], text("d6", "b4", "8 8 w"), "g7"),
        (&[], guarded(), "d2-b2xc3"),
        (&[("take", "outside_mills")], all_in_mills(), "d2-b2"),
    ] {
        let mut table = table(chosen, Some(&format!("{start} quiet=98")));
        steps(&mut table, mv);
        assert_eq!((table.turn(), table.whole().line().quiet()), (Turn::Seat(BLACK), 0), "{mv}");
    }
}

#[test]
fn sentence_11_both_may_agree() {
    let mut table = table(&[], None);
    steps(&mut table, "d6 agree");
    assert_eq!(table.turn(), over(None, Reason::Agreed));
}

#[test]
fn sentence_12_who_resigns_loses() {
    for (seat, other) in [("white", BLACK), ("black", WHITE)] {
        let mut table = table(&[], None);
        steps(&mut table, &format!("d6 resign:{seat}"));
        assert_eq!(table.turn(), over(Some(other), Reason::Resigned));
    }
    let resigned = position(&[], "........................ 9 9 w resigned=white");
    assert_eq!(resigned.turn(), over(Some(BLACK), Reason::Resigned));
}
