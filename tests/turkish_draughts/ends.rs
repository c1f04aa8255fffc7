//! Endings, sentences 13 to 16.

use super::{BLACK, Chosen, WHITE, over, placed, step, steps, table};
use palamede::rules::{NotNow, Reason, Seats, StepError};

const DRAW: Chosen = &[("one_each", "draw")];
const KING_WINS: Chosen = &[("one_each", "king_wins")];

#[test]
fn sentence_13_a_seat_without_a_piece_loses() {
    let mut table = placed(&[], "W:Wc3:Bc4,d5");
    steps(&mut table, "c3xc5xe5");
    assert_eq!(table.turn(), over(Some(WHITE), Reason::Captured));
    assert!(table.notated_moves().is_empty());
    assert_eq!(step(&mut table, "d5-d4"), Err(StepError::NotNow(NotNow::Over)));
    let mut table = placed(&[], "B:Wc3:BKc8");
    steps(&mut table, "c8xc2");
    assert_eq!(table.turn(), over(Some(BLACK), Reason::Captured));
}

#[test]
fn sentence_13_a_seat_without_a_legal_move_loses() {
    // The man in the corner is walled in, and nothing stands behind which it could jump.
    let mut table = placed(&[], "W:Wa7:Bh3,b7,c7,Ka8");
    assert_eq!(table.turn(), over(Some(BLACK), Reason::NoMove));
    table = placed(&[], "B:Wa7:Bh3,b7,c7,Kb8");
    steps(&mut table, "b8-a8");
    assert_eq!(table.turn(), over(Some(BLACK), Reason::NoMove));
    assert!(table.notated_moves().is_empty());
    // Black's men alike, and a king.
    let mut table = placed(&[], "W:WKb1,b2,c2,h6:Ba2");
    steps(&mut table, "b1-a1");
    assert_eq!(table.turn(), over(Some(WHITE), Reason::NoMove));
    let table = placed(&[], "B:Wa2,a3,b1,c1:BKa1");
    assert_eq!(table.turn(), over(Some(WHITE), Reason::NoMove));
    // With a jump, or a step aside, there is a move.
    assert!(!placed(&[], "B:Wa2,b1,c1:BKa1").is_over());
    assert!(!placed(&[], "W:Wa7:Bc7,Ka8,h3").is_over());
}

#[test]
fn sentence_13_comes_before_any_draw() {
    // Quiet for the last time, but it captures; and nobody can move.
    let mut table = placed(&[], "W:Wa2,Kc1:Bc4 quiet=99");
    steps(&mut table, "c1xc5");
    assert_eq!(table.turn(), over(Some(WHITE), Reason::Captured));
    let table = placed(DRAW, "W:Wa7:BKa8 quiet=100");
    assert_eq!(table.turn(), over(None, Reason::Material), "it can step aside");
    let table = placed(&[], "W:Wa7:Bb7,c7,Ka8 quiet=100");
    assert_eq!(table.turn(), over(Some(BLACK), Reason::NoMove));
}

#[test]
fn sentence_14_two_kings_without_a_capture_are_a_draw() {
    let table = placed(&[], "W:WKa1:BKb8");
    assert_eq!(table.turn(), over(None, Reason::Material));
    // If the king to move can capture, it plays on.
    assert!(!placed(&[], "W:WKa1:BKa7").is_over());
    assert!(placed(&[], "W:WKa1:BKa8").is_over(), "behind the edge is no cell");
    // Judged after each turn: the capture that leaves two kings.
    let mut table = placed(&[], "W:WKa1:Ba4,Kh7");
    steps(&mut table, "a1xa6");
    assert_eq!(table.turn(), over(None, Reason::Material));
    let mut table = placed(&[], "W:WKb1:Bb4,Kh7");
    steps(&mut table, "b1xb7");
    assert!(!table.is_over(), "black's king can capture white's");
    steps(&mut table, "h7xa7");
    assert_eq!(table.turn(), over(Some(BLACK), Reason::Captured));
    // A man among them, or two pieces, play on.
    for text in ["W:Wa2:BKb8", "W:WKa1:Bb7", "W:Wa2:Bb7", "W:WKa1,Kc1:BKb8"] {
        assert!(!placed(&[], text).is_over(), "{text}");
    }
}

const THERE_AND_BACK: &str = "a1-a2 h8-h7 a2-a1 h7-h8";

#[test]
fn sentence_14_a_position_that_stands_for_the_third_time_is_a_draw() {
    let mut table = placed(&[], "W:Wd2,Ka1:Bd7,Kh8");
    steps(&mut table, THERE_AND_BACK);
    steps(&mut table, "a1-a2 h8-h7 a2-a1");
    assert!(!table.is_over(), "it has stood twice");
    steps(&mut table, "h7-h8");
    assert_eq!(table.turn(), over(None, Reason::Repeated));
}

#[test]
fn sentence_14_men_who_step_aside_repeat_positions_too() {
    let mut table = placed(&[], "W:Wa2,h2:Ba7,h7");
    for n in 0..8 {
        assert!(!table.is_over(), "after {n} moves");
        // A man's move each time: no quiet ply is counted.
        assert_eq!(table.quiet(), 0);
        steps(&mut table, ["a2-b2", "a7-b7", "b2-a2", "b7-a7"][n % 4]);
    }
    assert_eq!(table.turn(), over(None, Reason::Repeated));
    // A man's step forward, or a capture, and it cannot come again.
    let mut table = placed(&[], "W:Wa2,h2:Ba7,h7");
    steps(&mut table, "a2-b2 a7-b7 b2-a2 b7-a7 a2-b2 a7-b7 b2-a2 h7-h6");
    assert!(!table.is_over());
    assert!(table.whole().line().past().is_empty());
}

#[test]
fn sentence_14_a_repetition_needs_the_same_seat_to_move() {
    // White loses a move with its king: the same cells, black to move.
    let mut table = placed(&[], "W:Wd2,Ka1:Bd7,Kh8");
    steps(&mut table, "a1-a2 h8-h7 a2-a3 h7-h8 a3-a1");
    steps(&mut table, "h8-h7 a1-a2 h7-h8 a2-a1");
    assert!(!table.is_over(), "thrice the same cells, but once with white to move");
    steps(&mut table, "h8-h7 a1-a2 h7-h8");
    assert!(!table.is_over());
    steps(&mut table, "a2-a1");
    assert_eq!(table.turn(), over(None, Reason::Repeated));
}

#[test]
fn sentence_14_fifty_moves_each_without_a_capture_or_a_mans_move_are_a_draw() {
    let mut table = placed(&[], "W:Wd2,Ka1:Bd7,Kh8 quiet=98");
    assert_eq!(table.quiet_limit(), Some(100));
    steps(&mut table, "a1-a2");
    assert!(!table.is_over());
    steps(&mut table, "h8-h7");
    assert_eq!(table.turn(), over(None, Reason::Quiet));
    // A man's step forward or aside, and a capture, begin it anew; a king's does not.
    for (mv, quiet) in [("d2-d3", 0), ("d2-c2", 0), ("a1-b1", 99)] {
        let mut table = placed(&[], "W:Wd2,Ka1:Bd7,Kh8 quiet=98");
        steps(&mut table, mv);
        assert_eq!(table.quiet(), quiet, "{mv}");
    }
    let mut table = placed(&[], "W:Wd2,Ka1:Ba4,Kh8 quiet=98");
    steps(&mut table, "a1xa6");
    assert_eq!(table.quiet(), 0);
}

#[test]
fn sentence_14_agreement_is_a_draw() {
    let mut table = table(&[], None);
    assert_eq!(table.agree(Seats::only(WHITE)), Ok(()));
    assert!(!table.is_over(), "one seat alone does not agree");
    assert_eq!(table.agree(Seats::only(BLACK)), Ok(()));
    assert_eq!(table.turn(), over(None, Reason::Agreed));
}

#[test]
fn sentence_15_one_piece_against_one_is_a_draw_under_draw() {
    let pieces = ["W:Wa2:Bb7", "W:Wa2:BKb8", "W:WKa1:Bb7", "W:WKa1:BKb8"];
    for text in pieces {
        assert_eq!(placed(DRAW, text).turn(), over(None, Reason::Material), "{text}");
        let other = text.replacen('W', "B", 1);
        assert_eq!(placed(DRAW, &other).turn(), over(None, Reason::Material), "{other}");
        assert!(!placed(DRAW, &text.replace(":B", ":Bd5,")).is_over());
    }
    // Even if a capture is possible.
    for text in ["W:Wa2:Ba3", "W:WKa1:Ba4", "B:WKa2:BKa4"] {
        assert_eq!(placed(DRAW, text).turn(), over(None, Reason::Material), "{text}");
        assert!(!placed(&[], text).is_over(), "{text}");
    }
    // After each turn: the capture of the last but one.
    let mut table = placed(DRAW, "W:Wa4:Ba5,h7");
    steps(&mut table, "a4xa6");
    assert_eq!(table.turn(), over(None, Reason::Material));
}

#[test]
fn sentence_15_a_king_wins_against_a_single_man_under_king_wins() {
    for (text, winner) in [
        ("W:WKa1:Bb7", WHITE),
        ("B:WKa1:Bb7", WHITE),
        ("W:Wa2:BKb8", BLACK),
        ("B:Wa2:BKb8", BLACK),
        // The man to move cannot capture backwards, nor diagonally.
        ("W:Wd4:BKd3", BLACK),
        ("W:Wd4:BKe5", BLACK),
        // It is the king's turn: what the man could capture does not matter.
        ("B:Wd4:BKd5", BLACK),
    ] {
        assert_eq!(placed(KING_WINS, text).turn(), over(Some(winner), Reason::Material), "{text}");
        assert!(!placed(&[], text).is_over(), "{text}");
    }
    // Unless the man is to move and can capture.
    let mut table = placed(KING_WINS, "W:Wd4:BKd5");
    assert!(!table.is_over());
    steps(&mut table, "d4xd6");
    assert_eq!(table.turn(), over(Some(WHITE), Reason::Captured));
    let mut table = placed(KING_WINS, "W:Wh2,d4:BKd8");
    steps(&mut table, "d4-d5 d8xd2");
    assert_eq!(table.turn(), over(Some(BLACK), Reason::Material));
    // Two men play on; two kings are as ever; three pieces play on.
    assert!(!placed(KING_WINS, "W:Wa2:Bb7").is_over());
    assert!(!placed(KING_WINS, "W:WKa1:BKa4").is_over());
    assert!(!placed(KING_WINS, "W:Wa2,b2:BKh8").is_over());
    assert_eq!(placed(KING_WINS, "W:WKa1:BKb8").turn(), over(None, Reason::Material));
    // A man that is crowned is none.
    let mut table = placed(KING_WINS, "W:Wd7,a2:BKh1");
    steps(&mut table, "d7-d8 h1-h2 d8-d7");
    assert!(!table.is_over());
}

#[test]
fn sentence_16_who_resigns_loses() {
    for (name, winner) in [("white", BLACK), ("black", WHITE)] {
        let mut table = table(&[], None);
        steps(&mut table, &format!("a3-a4 resign:{name}"));
        assert_eq!(table.turn(), over(Some(winner), Reason::Resigned));
        assert!(table.whole().line().position().ends_with(&format!(" resigned={name}")));
    }
}
