//! Captures, sentences 6, 7 and 9, on positions set up by hand.

use super::{GENERAL, REBELS, at, moves, over, pair, placed, refuse, steps};
use palamede::games::shap_luk::{Ending, Refusal, names};
use palamede::rules::{Reason, Turn};

/// The general's moves from a point with these rebels and five more that are out of
/// the way, on row 1.
fn endings(rebels: &str, mv: &str) -> Vec<String> {
    moves(&placed(&[], &format!("{rebels} {} 1 g", &mv[..2])), mv)
}

#[test]
fn sentence_6_he_may_remove_a_pair_between_which_he_arrives() {
    const ROW: &str = "a1,b1,c1,d1,e1";
    for (rebels, mv, taken) in [
        ("c4,e4", "d3-d4", "c4,e4"), // a row
        ("b3,b5", "a4-b4", "b3,b5"), // a column
        ("c3,e5", "d3-d4", "c3,e5"), // a diagonal that rises
        ("c5,e3", "d3-d4", "c5,e3"), // one that falls
        ("a3,c3", "b4-b3", "a3,c3"), // where no diagonals are
        ("a3,a5", "b4-a4", "a3,a5"), // along an edge
        ("b5,d5", "c4-c5", "b5,d5"), // on each gate
        ("a5,c5", "b4-b5", "a5,c5"),
        ("c5,e5", "d4-d5", "c5,e5"),
        ("b5,d5", "c6-c5", "b5,d5"), // out of the sanctuary
    ] {
        let rebels = format!("{ROW},{rebels}");
        assert_eq!(endings(&rebels, mv), [mv.to_owned(), format!("{mv}x{taken}")], "{rebels}");
    }
}

#[test]
fn sentence_6_only_neighbours_on_one_drawn_line() {
    const ROW: &str = "a1,b1,c1,d1,e1";
    for (rebels, mv) in [
        ("c4", "d3-d4"),    // one rebel
        ("b4,e4", "d3-d4"), // one of the two is too far away
        ("c4,d5", "d3-d4"), // not on one line
        ("a2,c4", "b4-b3"), // askew, where no diagonals are drawn
        ("a4,c2", "b4-b3"),
        ("c4,e2", "d4-d3"),
        ("b5,d5", "c4-b4"), // framing another point
        ("b4,e3", "a5-a4"), // rows do not run on at the edge
        ("a4,d3", "e2-e3"),
    ] {
        assert_eq!(endings(&format!("{ROW},{rebels}"), mv), [mv], "{rebels}");
    }
    // No line of the triangle carries a capture, whatever stands on the gates.
    for (rebels, mv) in [
        ("a5,b5,d5,e5", "c5-c6"),
        ("a5,c5,d5,e5", "b5-b6"),
        ("a5,b5,c5,e5", "d5-d6"),
        ("a5,b5,c5,e5", "b6-c6"),
        ("b4,b5,d4,d5", "c6-b6"),
    ] {
        assert_eq!(endings(&format!("{ROW},{rebels}"), mv), [mv], "{rebels}");
    }
    // On the gates only the row does.
    assert_eq!(endings(&format!("{ROW},b4,a4,c4"), "b6-b5"), ["b6-b5"]);
    assert_eq!(endings(&format!("{ROW},b4,c4,d4"), "c6-c5"), ["c6-c5"]);
}

#[test]
fn sentence_6_one_pair_of_his_choice_or_none() {
    // The eight points around d4; he comes from the one that is left free.
    let rebels = "c3,c4,c5,d5,e3,e4,e5";
    let table = placed(&[], &format!("{rebels} d3 1 g"));
    let all = ["d3-d4", "d3-d4xc3,e5", "d3-d4xc4,e4", "d3-d4xc5,e3"];
    assert_eq!(moves(&table, "d3-d4"), all);
    for (mv, left) in all.iter().zip([rebels, "c4,c5,d5,e3,e4", "c3,c5,d5,e3,e5", "c3,c4,d5,e4,e5"])
    {
        let mut table = placed(&[], &format!("{rebels} d3 1 g"));
        steps(&mut table, mv);
        assert_eq!(names(table.whole().line().state().rebels()).join(","), left);
        assert_eq!(table.whole().line().state().general(), at("d4"));
    }
    let mut table = table;
    refuse(&mut table, "d3-d4xc4,e5", Refusal::NotFraming(at("d4"), pair("c4", "e5")));
    refuse(&mut table, "d3-d4xd3,d5", Refusal::NotFraming(at("d4"), pair("d3", "d5")));
    refuse(&mut table, "d3-d2xc3,e3", Refusal::FramedByRebels(at("d3"), pair("c3", "e3")));
}

#[test]
fn sentence_6_only_the_general_removes() {
    let mut table = placed(&[], "a1,a3,b1,b2,c1 a2 1 r");
    refuse(&mut table, "b2-b3xa1,a3", Refusal::RebelTakes(at("b3")));
    refuse(&mut table, "b2-b3-b4", Refusal::NotFromHere(at("b3")));
}

#[test]
fn sentence_6_under_obligatory_he_takes_a_pair_where_his_move_ends_framed() {
    let must = &[("capture", "obligatory")];
    let rebels = "c3,c4,c5,d5,e3,e4,e5";
    let mut table = placed(must, &format!("{rebels} d3 1 g"));
    assert_eq!(moves(&table, "d3-d4"), ["d3-d4xc3,e5", "d3-d4xc4,e4", "d3-d4xc5,e3"]);
    refuse(&mut table, "d3-d4", Refusal::MustTake(at("d4"), pair("c4", "e4")));
    // He may go where nothing frames him.
    assert_eq!(moves(&table, "d3-d2"), ["d3-d2"]);
    // A single pair is no choice.
    let table = placed(must, "a1,b1,c1,c4,e4 d3 1 g");
    assert_eq!(moves(&table, "d3-d4"), ["d3-d4xc4,e4"]);
    // He may stay on the apex though a landing would be framed; there he must take.
    let table = placed(must, "a1,b1,c1,c4,e4 c6 1 g");
    assert_eq!(moves(&table, "c6-c7").len(), 1 + 20);
    assert_eq!(moves(&table, "c6-c7-d4"), ["c6-c7-d4xc4,e4"]);
    assert!(moves(&table, "c6-c7").contains(&"c6-c7".to_owned()));
}

#[test]
fn sentence_7_a_pair_that_came_to_frame_him_is_not_captured() {
    for chosen in [&[][..], &[("capture", "obligatory")]] {
        // A rebel comes to c2; with the one on c4 it frames c3.
        let mut table = placed(chosen, "a1,b1,c4,d1,d2,e1 c3 1 r");
        steps(&mut table, "d2-c2");
        assert_eq!(table.whole().line().state().rebels().count_ones(), 6, "not then");
        assert_eq!(table.turn(), Turn::Seat(GENERAL));
        // Nor on his next move, which frames others or nobody.
        assert!(moves(&table, "").iter().all(|mv| !mv.contains("c2,c4")));
        refuse(&mut table, "c3-d3xc2,c4", Refusal::FramedByRebels(at("c3"), pair("c2", "c4")));
        steps(&mut table, "c3-d3 a1-a2");
        // Unless that move frames it anew: he goes back between the two.
        assert_eq!(moves(&table, "d3-c3").last().map(String::as_str), Some("d3-c3xc2,c4"));
    }
}

#[test]
fn sentence_9_the_rebels_take_the_general_by_framing_him() {
    let yes = &[("rebels_capture", "yes")];
    let text = "a1,b1,c4,d1,d2,e1 c3 1 r";
    let taken = over(Some(REBELS), Reason::Own(Ending::GeneralTaken.word()));
    let mut table = placed(yes, text);
    steps(&mut table, "d2-c2");
    assert_eq!(table.turn(), taken);
    assert_eq!(table.whole().line().position(), "a1,b1,c2,c4,d1,e1 c3 1 g taken=general quiet=1");
    // By default they do not.
    let mut table = placed(&[], text);
    steps(&mut table, "d2-c2");
    assert_eq!(table.turn(), Turn::Seat(GENERAL));

    // On a drawn diagonal, not askew.
    let mut table = placed(yes, "a1,b1,d2,e1,e5 d4 1 r");
    steps(&mut table, "d2-c3");
    assert_eq!(table.turn(), taken);
    let mut table = placed(yes, "a1,b1,c1,d1,e4 d3 1 r");
    steps(&mut table, "c1-c2");
    assert_eq!(table.turn(), Turn::Seat(GENERAL));
}

#[test]
fn sentence_9_only_the_rebel_that_just_moved_and_another() {
    let yes = &[("rebels_capture", "yes")];
    // He steps between two rebels himself and takes none: another rebel's move does
    // nothing to him.
    let mut table = placed(yes, "a1,b1,c1,c4,e4 d3 1 g");
    steps(&mut table, "d3-d4 a1-a2");
    assert_eq!(table.turn(), Turn::Seat(GENERAL));
    // Nor does a rebel that comes beside him elsewhere.
    let mut table = placed(yes, "a1,b1,c1,c4,e4 d3 1 g");
    steps(&mut table, "d3-d4 c1-c2 d4-d5 c2-c3 d5-d4 c3-d3");
    assert_eq!(table.turn(), Turn::Seat(GENERAL));
    // One of the pair steps away and back.
    steps(&mut table, "d4-d5 c4-c3 d5-d4 c3-c4");
    assert_eq!(table.turn(), over(Some(REBELS), Reason::Own(Ending::GeneralTaken.word())));
    // He still captures on his own move.
    let mut table = placed(yes, "a1,b1,c1,c4,d1,e1,e4 d3 1 g");
    steps(&mut table, "d3-d4xc4,e4");
    assert_eq!(table.whole().line().state().rebels().count_ones(), 5);
}
