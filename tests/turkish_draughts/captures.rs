//! Captures, sentences 5 to 12.

use super::{BLACK, Chosen, WHITE, at, moves, over, placed, refuse, set, step, steps, turkish};
use palamede::games::turkish_draughts::{Ending, Position, Refusal};
use palamede::rules::{Misread, Notation, Reason, Rules, StepError, Want};

const ALLOWED: Chosen = &[("reversal", "allowed")];
const AT_END: Chosen = &[("promotion", "at_end")];
const STRICT: Chosen = &[("strict", "yes")];

/// The position after one move.
fn after(chosen: Chosen, text: &str, mv: &str) -> String {
    let mut table = placed(chosen, text);
    steps(&mut table, mv);
    table.whole().line().position()
}

#[test]
fn sentence_5_a_man_jumps_forwards_or_sideways() {
    assert_eq!(moves(&[], "W:Wd4:Bd5,h8"), ["d4xd6"]);
    assert_eq!(moves(&[], "W:Wd4:Bc4,h8"), ["d4xb4"]);
    assert_eq!(moves(&[], "W:Wd4:Be4,h8"), ["d4xf4"]);
    assert_eq!(moves(&[], "B:Wd3,h1:Bd4"), ["d4xd2"]);
    assert_eq!(after(&[], "W:Wd4:Be4,h8", "d4xf4"), "B:Wf4:Bh8");
    // Kings are captured like men.
    assert_eq!(after(&[], "W:Wd4:BKe4,h8", "d4xf4"), "B:Wf4:Bh8");
}

#[test]
fn sentence_5_never_backwards_never_diagonally_and_only_the_next_piece() {
    let quiet = ["d4-c4", "d4-d5", "d4-e4"];
    // Behind, askew, and one cell away.
    assert_eq!(moves(&[], "W:Wd4:Bd3,h8"), quiet);
    assert_eq!(moves(&[], "B:Wd5,h1:Bd4"), ["d4-c4", "d4-d3", "d4-e4"]);
    assert_eq!(moves(&[], "W:Wd4:Bc5,e5,c3,e3,h8"), quiet);
    assert_eq!(moves(&[], "W:Wd4:Bb4,f4,d6,h8"), quiet);
    let (from, d2, d7) = (at("d4"), at("d2"), at("d7"));
    refuse(&[], "W:Wd4:Bd3,h8", "d4xd2", Refusal::Backwards { from, to: d2 });
    refuse(&[], "W:Wd4:Bc5,h8", "d4xb6", Refusal::NotStraight { from, to: at("b6") });
    refuse(&[], "W:Wd4:Bd6,h8", "d4xd7", Refusal::TooFar { from, to: d7 });
}

#[test]
fn sentence_5_to_the_free_cell_just_behind() {
    assert_eq!(moves(&[], "W:Wd4:Bd5,d6,h8"), ["d4-c4", "d4-e4"]);
    assert_eq!(moves(&[], "W:Wd4,d6:Bd5,h8").len(), 5, "an own man stands behind");
    // At the edge nothing is behind; rows do not run on.
    assert_eq!(moves(&[], "W:Wg4:Bh4,a8"), ["g4-f4", "g4-g5"]);
    assert_eq!(moves(&[], "W:Wb4:Ba4,h8"), ["b4-b5", "b4-c4"]);
    assert_eq!(moves(&[], "W:Wd7:Bd8,h8"), ["d7-c7", "d7-e7"]);
    let from = at("d4");
    refuse(&[], "W:Wd4:Bd5,h8", "d4-d5", Refusal::Landing { from, at: at("d5") });
    let mv = turkish("d4", "d7", "d5");
    refuse(&[], "W:Wd4:Bd5,h8", "d4xd7", Refusal::TooFar { from, to: mv.to });
}

#[test]
fn sentence_6_a_king_jumps_at_any_distance_to_any_cell_behind() {
    let landings = ["a1xa5", "a1xa6", "a1xa7", "a1xa8"];
    assert_eq!(moves(&[], "W:WKa1:Ba4,h7"), landings);
    // Before the next piece, whosever it is.
    assert_eq!(moves(&[], "W:WKa1:Ba4,a7,a8,h7"), landings[..2]);
    assert_eq!(moves(&[], "W:Wa7,Kb1:Bb4,h7"), ["b1xb5", "b1xb6", "b1xb7", "b1xb8"]);
    assert_eq!(moves(&[], "W:Wb7,Kb1:Bb4,h7"), ["b1xb5", "b1xb6"]);
    // In all four directions, backwards too.
    assert_eq!(moves(&[], "W:WKd4:Bd6,h8").len(), 2);
    assert_eq!(moves(&[], "W:WKd4:Bd2,h8"), ["d4xd1"]);
    assert_eq!(moves(&[], "W:WKd4:Bb4,h8"), ["d4xa4"]);
    assert_eq!(moves(&[], "W:WKd4:Bg4,h8"), ["d4xh4"]);
    assert_eq!(moves(&[], "B:Wd6,h1:BKd4").len(), 2);
    assert_eq!(after(&[], "W:WKa1:Ba4,h7", "a1xa6"), "B:WKa6:Bh7");
}

#[test]
fn sentence_6_two_in_a_row_and_own_pieces_stop_it() {
    let stepping = |text: &str| moves(&[], text).iter().all(|mv| mv.contains('-'));
    assert!(stepping("W:WKa1:Ba4,a5,h7"));
    assert!(stepping("W:WKa1,a3:Ba5,h7"));
    assert!(stepping("W:WKa1:Ba8,h7"), "nothing is behind the edge");
    assert!(stepping("W:WKa1,a5:Ba4,h7"), "an own piece is behind");
    let from = at("a1");
    let (to, first, second) = (at("a6"), at("a4"), at("a5"));
    let two = Refusal::TwoInTheWay { from, to, first, second, in_a_row: true };
    refuse(&[], "W:WKa1:Ba4,a5,h7", "a1xa6", two);
    let own = Refusal::InTheWay { from, to, at: at("a3") };
    refuse(&[], "W:WKa1,a3:Ba5,h7", "a1xa6", own);
}

#[test]
fn sentence_7_captures_chain() {
    assert_eq!(moves(&[], "W:Wc3:Bc4,d5,h8"), ["c3xc5xe5"]);
    assert_eq!(after(&[], "W:Wc3:Bc4,d5,h8", "c3xc5xe5"), "B:We5:Bh8");
    // Men turn left and right, and never back.
    assert_eq!(moves(&[], "W:Wc3:Bc4,d5,f5,e6,h8"), ["c3xc5xe5xe7", "c3xc5xe5xg5"]);
    assert_eq!(moves(&[], "W:Wc3:Bd3,e4,e6,d7,h8"), ["c3xe3xe5xe7xc7"]);
}

#[test]
fn sentence_7_a_captured_piece_is_lifted_as_it_is_jumped() {
    // d4 and e4 stand in a row: only when d4 is lifted can e4 be jumped, across its cell.
    let text = "W:WKd2:Bd4,e4,a5,b6";
    let all = ["d2xd6xa6xa4xf4", "d2xd6xa6xa4xg4", "d2xd6xa6xa4xh4"];
    assert_eq!(moves(&[], text), all);
    // And a chain may end where it captured.
    let text = "W:WKd2:Bc4,d4,a5,b6,h8";
    assert!(moves(&[], text).contains(&"d2xd6xa6xa4xd4".to_owned()));
    assert_eq!(after(&[], text, "d2xd6xa6xa4xd4"), "B:WKd4:Bh8");
    // Its own origin is free, too: it may land there, cross it, and land beyond.
    let round = moves(&[], "W:WKd4:Bf4,d6,h6,a8,f8");
    let west = ["a4", "b4", "c4", "d4", "e4"].map(|cell| format!("d4xd8xh8xh4x{cell}"));
    assert!(west.iter().all(|mv| round.contains(mv)), "{round:?}");
}

#[test]
fn sentence_8_a_turn_of_180_degrees_is_forbidden() {
    let text = "W:WKd4:Bd2,d6,h8";
    assert_eq!(moves(&[], text), ["d4xd1", "d4xd7", "d4xd8"]);
    // Under the option the chain goes back over the lifted piece's cell.
    let both = ["d4xd1xd7", "d4xd1xd8", "d4xd7xd1"];
    assert_eq!(moves(ALLOWED, text), both);
    let (d7, d8, d1) = (at("d7"), at("d8"), at("d1"));
    refuse(&[], text, "d4xd7xd1", Refusal::Reversal { from: d7, to: d1 });
    refuse(&[], text, "d4xd8xd1", Refusal::Reversal { from: d7, to: d1 });
    refuse(&[], text, "d4xd1xd8", Refusal::Reversal { from: d1, to: d8 });
    // Straight on is no turn, and a quarter turn is none of 180 degrees.
    assert_eq!(moves(&[], "W:WKd1:Bd3,d6,h8"), ["d1xd4xd7", "d1xd4xd8"]);
    assert_eq!(moves(&[], "W:WKd1:Bd3,f4,h8").len(), 2);
}

#[test]
fn sentence_9_to_capture_is_obligatory() {
    let text = "W:Wa2,h2,c3:Bc4,h8";
    assert_eq!(moves(&[], text), ["c3xc5"]);
    let must = Refusal::MustCapture { most: 1, pieces: set("c3") };
    for quiet in ["a2-a3", "h2-g2"] {
        refuse(&[], text, quiet, must);
    }
    // The piece that can is told where to.
    let not_so = Refusal::NotSo { at: at("c3"), to: set("c5"), takes: 0, most: 1 };
    refuse(&[], text, "c3-d3", not_so);
    // What is no move at all is refused for that.
    refuse(&[], text, "a2-a4", Refusal::TooFar { from: at("a2"), to: at("a4") });
    // Any of the pieces that can.
    let text = "W:Wa2,c3,g3:Bc4,g4,h8";
    assert_eq!(moves(&[], text), ["c3xc5", "g3xg5"]);
    let must = Refusal::MustCapture { most: 1, pieces: set("c3 g3") };
    refuse(&[], text, "a2-a3", must);
}

#[test]
fn sentence_9_the_greatest_number_must_be_captured() {
    // Four can be captured by one man, two by another: a king counts as one.
    let text = "W:Wh2,e3,b4:Bg2,e4,b5,d5,c6,Kb7,f7,h7";
    let (most, pieces) = (4, set("e3"));
    let state = Position::set_up(&super::options(&[]), text).expect("a position");
    assert_eq!((state.most(), state.must()), (most, pieces));
    assert_eq!(["e3", "b4", "h2", "c6"].map(|name| state.most_from(at(name))), [4, 2, 1, 0]);
    assert_eq!(moves(&[], text), ["e3xe5xc5xc7xa7"]);
    refuse(&[], text, "b4xb6", Refusal::GoOn { takes: 1, most, at: at("b6") });
    refuse(&[], text, "b4xb6xb8", Refusal::TooFew { takes: 2, most, pieces });
    refuse(&[], text, "b4xb6xd6", Refusal::TooFew { takes: 2, most, pieces });
    refuse(&[], text, "h2xf2", Refusal::TooFew { takes: 1, most, pieces });
    refuse(&[], text, "e3xe5xc5", Refusal::GoOn { takes: 2, most, at: at("c5") });
    let not_so = Refusal::NotSo { at: at("e3"), to: set("e5"), takes: 0, most };
    refuse(&[], text, "e3-f3", not_so);
}

#[test]
fn sentence_9_among_equal_chains_the_choice_is_free() {
    // A man or a king; a man and a king, or two men.
    let text = "W:WKh1,a3:Ba4,h4,b5,Kh6";
    assert_eq!(moves(&[], text), ["a3xa5xc5", "h1xh5xa5", "h1xh5xh7", "h1xh5xh8"]);
}

#[test]
fn sentence_10_routes_do_not_make_moves() {
    // The king may land on a4 or a5 between the two.
    let text = "W:WKa1:Ba3,a6,h7";
    assert_eq!(moves(&[], text), ["a1xa4xa7", "a1xa4xa8"]);
    let state = Position::set_up(&super::options(&[]), text).expect("a position");
    let (one, other) = (state.read("a1xa4xa8"), state.read("a1xa5xa8"));
    assert_eq!((&one, one.is_ok()), (&other, true));
    assert_eq!(state.write(&other.expect("a move")), "a1xa4xa8");
    // Around a square, one way or the other, back to where it began.
    let text = "W:WKd4:Bf4,d6,h6,a8,f8";
    let state = Position::set_up(&super::options(&[]), text).expect("a position");
    let round = turkish("d4", "d4", "f4 d6 h6 f8");
    assert_eq!(state.list().iter().filter(|mv| mv.to == round.to).count(), 1);
    assert_eq!(state.write(&round), "d4xd8xh8xh4xd4");
    assert_eq!(after(&[], text, "d4xh4xh8xd8xd4"), "B:WKd4:Ba8");
    // Other captured pieces, or another end, make another move.
    assert_eq!(moves(&[], "W:WKd4:Bb4,f4,h8").len(), 3);
}

#[test]
fn sentence_11_a_man_is_crowned_at_once_and_goes_on_as_a_king() {
    let text = "W:Wf6:Bf7,h7,Kc8";
    assert_eq!(moves(&[], text), ["f6xf8xa8", "f6xf8xb8"]);
    assert_eq!(after(&[], text, "f6xf8xb8"), "B:WKb8:Bh7");
    // What it captures as a king counts: three, where the other man captures one.
    let text = "W:Wf6,a3:Bf7,Kc8,b5,h7,a4";
    assert_eq!(moves(&[], text), ["f6xf8xb8xb1", "f6xf8xb8xb2", "f6xf8xb8xb3", "f6xf8xb8xb4"]);
    assert_eq!(after(&[], text, "f6xf8xb8xb2"), "B:WKb2,a3:Ba4,h7");
    // Black alike, on row 1.
    assert_eq!(moves(&[], "B:WKc1,f2,h2:Bf3"), ["f3xf1xa1", "f3xf1xb1"]);
}

#[test]
fn sentence_11_at_end_it_goes_on_as_a_man_and_is_crowned_then() {
    let text = "W:Wf6:Bf7,h7,Kc8";
    assert_eq!(moves(AT_END, text), ["f6xf8"]);
    assert_eq!(after(AT_END, text, "f6xf8"), "B:WKf8:Bh7,Kc8");
    // Sideways only, one by one.
    let text = "W:Wf6:Bf7,h7,Ke8,Kc8,c7";
    assert_eq!(moves(AT_END, text), ["f6xf8xd8xb8"]);
    assert_eq!(after(AT_END, text, "f6xf8xd8xb8"), "B:WKb8:Bc7,h7");
    assert_eq!(moves(&[], text), ["f6xf8xd8xa8", "f6xf8xd8xb8"]);
}

#[test]
fn sentence_11_a_man_that_comes_back_from_the_last_row_is_a_king() {
    // At once it turns by 180 degrees, where that is allowed, or goes round.
    let text = "W:Wd6:Bd3,d7,h7";
    assert_eq!(moves(&[], text), ["d6xd8"]);
    assert_eq!(moves(ALLOWED, text), ["d6xd8xd1", "d6xd8xd2"]);
    assert_eq!(after(ALLOWED, text, "d6xd8xd2"), "B:WKd2:Bh7");
    assert_eq!(after(ALLOWED, "B:Wd2,d6,h2:Bd3", "d3xd1xd8"), "W:Wh2:BKd8");
    // A man that captures beside the last row is none.
    assert_eq!(after(&[], "W:Wd7:Be7,h7", "d7xf7"), "B:Wf7:Bh7");
    assert_eq!(after(ALLOWED, "W:Wd5:Bd6,e7,h7", "d5xd7xf7"), "B:Wf7:Bh7");
}

#[test]
fn sentence_12_under_strict_everything_is_legal_and_a_miss_loses() {
    let text = "W:Wc3,a2:Bc4,d5,h8";
    let legal = ["a2-a3", "a2-b2", "c3-b3", "c3-d3", "c3xc5", "c3xc5xe5"];
    assert_eq!(moves(STRICT, text), legal);
    for mv in legal {
        let mut table = placed(STRICT, text);
        steps(&mut table, mv);
        let missed = mv != "c3xc5xe5";
        assert_eq!(table.is_over(), missed, "{mv}");
        let state = table.whole().line().state();
        assert_eq!(state.missed(), missed.then_some(WHITE));
        if missed {
            assert_eq!(table.turn(), over(Some(BLACK), Reason::Own(Ending::Missed.word())));
            assert!(table.whole().line().position().ends_with(" missed=white"));
            assert!(table.notated_moves().is_empty());
        }
    }
    // Where nothing can be captured, nothing is missed.
    let mut table = placed(STRICT, "B:Wa2,h2:Ba7,h7");
    steps(&mut table, "a7-a6 h2-h3 h7-h6");
    assert!(!table.is_over());
    // Black loses alike.
    let mut table = placed(STRICT, "B:Wa4,h2:Ba5,h7");
    steps(&mut table, "h7-h6");
    assert_eq!(table.turn(), over(Some(WHITE), Reason::Own(Ending::Missed.word())));
    // What cannot be done at all cannot be done under strict.
    let mut table = placed(STRICT, text);
    let why = Refusal::TooFar { from: at("a2"), to: at("a4") };
    assert_eq!(step(&mut table, "a2-a4"), Err(StepError::Refused(why)));
}

#[test]
fn sentence_12_a_miss_comes_before_everything_else() {
    // It leaves black without a move.
    let text = "W:WKb1,b2,c2,Ka8:Ba2";
    for (chosen, winner, reason) in
        [(STRICT, BLACK, Reason::Own(Ending::Missed.word())), (ALLOWED, WHITE, Reason::Captured)]
    {
        let mut table = placed(chosen, text);
        steps(&mut table, if chosen == STRICT { "b1-a1" } else { "a8xa1" });
        assert_eq!(table.turn(), over(Some(winner), reason));
    }
    let state = Position::set_up(&super::options(STRICT), "B:WKa1,b2,c2,Ka8:Ba2").expect("one");
    assert_eq!(state.turn(), over(Some(WHITE), Reason::NoMove));
}

#[test]
fn a_chain_that_is_none_is_refused() {
    let text = "W:Wc3,Ka1:Bc4,d5,h8,g7,f3";
    let state = Position::set_up(&super::options(&[]), text).expect("a position");
    // Nothing is jumped on the second leg, or on the first.
    for (mv, place) in [("c3xc5xc7", 6), ("c3xc5xc6", 6), ("c3xa3xa5", 3), ("c3xc4", 3)] {
        let fault = state.read(mv).expect_err("no chain");
        assert_eq!((fault.at, fault.want), (place, Want::Captures), "{mv}: {fault:?}");
    }
    // Captured pieces that no chain captures together.
    for mv in [turkish("c3", "e5", "c4"), turkish("c3", "e5", "c4 h8"), turkish("c3", "e5", "b3")] {
        assert_eq!(state.check(&mv), Err(Refusal::NoChain(mv)));
    }
    assert_eq!(
        state.check(&turkish("c3", "c5", "")),
        Err(Refusal::NoChain(turkish("c3", "c5", "")))
    );
    assert_eq!(state.check(&turkish("c3", "e5", "c4 d5")), Ok(()));
    let wrong: Result<_, Misread> = state.read("c3xc5xe5xe5");
    assert!(wrong.is_err());
}
