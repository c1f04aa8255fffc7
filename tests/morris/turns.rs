//! Placing, moving, flying, mills and what they take: sentences 1 to 8.

use super::*;

#[test]
fn sentence_1_white_begins_or_black_or_a_lot_decides_with_nine_men_in_hand() {
    let start = "........................ 9 9";
    for (first, side) in [("white", "w"), ("black", "b"), ("lot", "lot")] {
        let begun = Morris::start(&options(&[("first", first)]));
        assert_eq!(begun.position(), format!("{start} {side}"));
    }
    let mut lot = table(&[("first", "lot")], None);
    assert_eq!(lot.turn(), Turn::Chance { by: None });
    steps(&mut lot, "roll:black d6");
    assert_eq!(lot.turn(), Turn::Seat(WHITE));
    assert_eq!(lot.whole().line().position(), "....b................... 9 8 w");
    refuse(&[], &guarded(), "d2-d2", "d2", Why::Staying);
}

#[test]
fn sentence_2_a_man_in_hand_is_placed_on_a_free_point_and_none_is_moved() {
    assert_eq!(moves(&[], "........................ 9 9 w").len(), 24);
    let some = text("d6", "b4", "8 8 w");
    assert_eq!(moves(&[], &some).len(), 22);
    refuse(&[], &some, "d6", "d6", Why::Occupied);
    refuse(&[], &some, "b4", "b4", Why::Occupied);
    refuse(&[], &some, "d6-d5", "d6", Why::InHand);
    // Only who has placed all moves, whatever the other side has in hand.
    let uneven = text("d6 a1 f4", "b4 c3", "0 1 w");
    assert!(moves(&[("flying", "never")], &uneven).contains(&"d6-d5".to_owned()));
    refuse(&[], &uneven, "g7", "g7", Why::NoneInHand);
}

#[test]
fn sentence_3_a_man_moves_along_a_line_to_the_next_point() {
    let some = text("d6 b4 f2 a1", "d7 b6 c3 e4", "0 0 w");
    assert_eq!(moves_of(&[], &some, "d6"), ["d6-d5", "d6-f6"]);
    assert_eq!(moves_of(&[], &some, "b4"), ["b4-a4", "b4-b2", "b4-c4"]);
    for (mv, site, why) in [
        ("d6-d3", "d3", Why::NoLine(at("d6"))),
        ("a1-b2", "b2", Why::NoLine(at("a1"))),
        ("d6-b6", "b6", Why::Occupied),
        ("b6-b2", "b6", Why::NotYours),
        ("g7-g4", "g7", Why::NoMan),
    ] {
        refuse(&[], &some, mv, site, why);
    }
    // The centre is no point: d5 and d3 are no neighbours.
    let spokes = text("d5 a7 a1 g1", "b4 f4 b6 f6", "0 0 w");
    assert_eq!(moves_of(&[], &spokes, "d5"), ["d5-c5", "d5-d6", "d5-e5"]);
}

#[test]
fn sentence_4_three_men_fly_or_never_do() {
    let three = text("d6 b4 f2", "a7 g7 d2 c4 e5", "0 0 w");
    assert_eq!(moves(&[], &three).len(), 3 * 16);
    assert_eq!(moves_of(&[("flying", "never")], &three, "d6").len(), 4);
    // Not while a man is in hand, nor with four.
    let held = text("d6 b4", "a7 g7 d2 c4", "1 0 w");
    assert!(moves(&[], &held).iter().all(|mv| !mv.contains('-')));
    let four = text("d6 b4 f2 a1", "a7 g7 d2 c4 e5", "0 0 w");
    refuse(&[], &four, "d6-g4", "g4", Why::NoLine(at("d6")));
    let flies = |hand: &str| position(&[], &text("d6 b4 f2", "a7 g7 d2", hand)).flies(WHITE);
    assert!(flies("0 2 w") && !flies("1 0 w"));
}

#[test]
fn sentence_5_a_mill_is_closed_by_its_third_man_each_time_anew() {
    let swing = text("a1 d1 g1 b2 f2", "d6 f4 c5 e3 a4", "0 0 w");
    let mut table = table(&[], Some(&swing));
    // To stay in a mill, or to leave it for nothing, closes none.
    assert_eq!(moves_of(&[], &swing, "a1-"), [""; 0]);
    assert_eq!(moves_of(&[], &swing, "b2-"), ["b2-b4", "b2-d2"]);
    steps(&mut table, "d1-d2xe3 d6-d5 d2-d1xa4");
    assert_eq!(moves_of(&[], &swing, "d1-d2").len(), 5);
    refuse(&[], &swing, "b2-b4xd6", "d6", Why::NoMill);
    // By a man that is placed, too.
    let placing = text("a7 d7", "b4 d2", "7 7 w");
    assert_eq!(moves_of(&[], &placing, "g7"), ["g7xb4", "g7xd2"]);
}

#[test]
fn sentence_6_a_man_must_be_taken_and_one_in_a_mill_only_if_all_are() {
    let guarded = guarded();
    assert_eq!(moves_of(&[], &guarded, "d2-b2"), ["d2-b2xc3", "d2-b2xe4"]);
    for (mv, site, why) in [
        ("d2-b2", "b2", Why::MustTake),
        ("d2-b2xa7", "a7", Why::InMill),
        ("d2-b2xf2", "f2", Why::NoPrey),
        ("d2-b2xg1", "g1", Why::NoPrey),
        ("d2-b2xc3,e4", "e4", Why::Enough),
    ] {
        refuse(&[], &guarded, mv, site, why);
    }
    let all = all_in_mills();
    assert_eq!(moves_of(&[], &all, "d2-b2").len(), 6);
    // Any man, always.
    assert_eq!(moves_of(&[("take", "any")], &guarded, "d2-b2").len(), 5);
    // None in a mill, ever: then nothing is taken.
    let outside = [("take", "outside_mills")];
    assert_eq!(moves_of(&outside, &guarded, "d2-b2"), ["d2-b2xc3", "d2-b2xe4"]);
    assert_eq!(moves_of(&outside, &all, "d2-b2"), ["d2-b2"]);
    refuse(&outside, &all, "d2-b2xa7", "a7", Why::AllInMills);
    // Men in hand are no men on the board.
    let held = text("b6 b4", "a7 d7 g7", "2 3 w");
    assert_eq!(moves_of(&[], &held, "b2").len(), 3);
}

#[test]
fn sentence_7_two_mills_at_once_take_one_man_or_two() {
    let both = two_mills();
    assert_eq!(moves_of(&[], &both, "d6"), ["d6xa4", "d6xc3", "d6xe4", "d6xg1"]);
    let two = [("two_mills", "two")];
    assert_eq!(moves_of(&two, &both, "d6").len(), 6);
    assert_eq!(moves_of(&two, &both, "d6xa4"), ["d6xa4,c3", "d6xa4,e4", "d6xa4,g1"]);
    refuse(&two, &both, "d6xa4", "d6", Why::MustTakeTwo);
    refuse(&two, &both, "d6xa4,c3,e4", "e4", Why::Enough);
    // In either order they are one turn.
    let state = position(&two, &both);
    let read = |text: &str| state.read(text).expect("a move");
    assert_eq!(read("d6xa4,c3"), read("d6xc3,a4"));
    // What may be taken is judged anew: after the only man that is in no mill, any.
    let guarded = text("b6 f6 d5 d7", "a1 d1 g1 c4", "5 5 w");
    assert_eq!(moves_of(&two, &guarded, "d6"), ["d6xc4,a1", "d6xc4,d1", "d6xc4,g1"]);
    refuse(&two, &guarded, "d6xa1,d1", "a1", Why::InMill);
    // After one of two mills, that mill's other men.
    let mills = text("b6 f6 d5 d7", "a1 d1 g1 c3 c4 c5", "4 3 w");
    let taken = moves_of(&two, &mills, "d6");
    assert_eq!(taken, ["d6xa1,d1", "d6xa1,g1", "d6xc3,c4", "d6xc3,c5", "d6xc4,c5", "d6xd1,g1"]);
    // Where no second may be taken, one is.
    let outside = [("two_mills", "two"), ("take", "outside_mills")];
    assert_eq!(moves_of(&outside, &guarded, "d6"), ["d6xc4"]);
    let one = text("b6 f6 d5 d7", "a1", "5 8 w");
    assert_eq!(moves_of(&two, &one, "d6"), ["d6xa1"]);
    // One mill takes one man.
    assert_eq!(moves_of(&two, &text("b6 b4", "a7 d7", "7 7 w"), "b2").len(), 2);
}

#[test]
fn sentence_8_men_that_were_taken_never_return() {
    let mut table = table(&[], Some(&two_mills()));
    steps(&mut table, "d6xa4");
    let state = table.whole().line().state();
    assert_eq!(state.count_men(BLACK), 8);
    assert_eq!((state.hand(BLACK), state.hand(WHITE)), (5, 4));
}
