//! The start, seats and steps, sentences 1 to 4.

use super::{BLACK, WHITE, at, moves, placed, refuse, set, step, steps, table};
use palamede::games::turkish_draughts::{Refusal, Square};
use palamede::rules::{Step, StepError, Turn};

const START: &str = "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3\
                     :Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7";

#[test]
fn sentence_1_the_men_stand_on_rows_2_and_3_6_and_7() {
    let table = table(&[], None);
    assert_eq!(table.whole().line().position(), START);
    let state = table.whole().line().state();
    assert_eq!((state.men(WHITE), state.men(BLACK)), (0xffff00, 0xffff00 << 32));
    assert_eq!(state.kings(WHITE) | state.kings(BLACK), 0);
}

#[test]
fn sentence_2_white_begins_and_seats_alternate() {
    let mut table = table(&[], None);
    let mut ahead: Vec<String> = ('a'..='h').map(|col| format!("{col}3-{col}4")).collect();
    assert_eq!(table.notated_moves(), ahead);
    for n in 0..4 {
        assert_eq!(table.turn(), Turn::Seat([WHITE, BLACK][n % 2]));
        let mv = if n % 2 == 0 { ahead.pop() } else { Some(["a6-a5", "b6-b5"][n / 2].to_owned()) };
        steps(&mut table, &mv.expect("a move"));
    }
    // Nobody passes, and nobody moves for the other.
    refuse(&[], START, "a3-a3", Refusal::Staying(at("a3")));
    refuse(&[], START, "a6-a5", Refusal::NotYours(at("a6")));
    refuse(&[], START, "a6xa4", Refusal::NotYours(at("a6")));
    refuse(&[], START, "a4-a5", Refusal::NoPiece(at("a4")));
    refuse(&[], START, "a4xa6xc6", Refusal::NoPiece(at("a4")));
}

#[test]
fn sentence_9_no_capture_is_possible_before_ply_3() {
    let start = table(&[], None);
    let mut reached = vec![start.whole().line().state().clone()];
    for ply in 1..=3 {
        let captures = reached.iter().filter(|state| state.most() > 0).count();
        assert_eq!(captures > 0, ply == 3, "at ply {ply}");
        let next = |state: &palamede::games::turkish_draughts::Position| {
            use palamede::rules::{Rules, Silent};
            let after = |mv| {
                let mut after = state.clone();
                after.play(&mv, &mut Silent);
                after
            };
            state.list().into_iter().map(after).collect::<Vec<_>>()
        };
        reached = reached.iter().flat_map(next).collect();
    }
}

#[test]
fn sentence_3_a_man_steps_forward_or_sideways() {
    assert_eq!(moves(&[], "W:Wd4:Bh8"), ["d4-c4", "d4-d5", "d4-e4"]);
    assert_eq!(moves(&[], "B:Wh1:Bd4"), ["d4-c4", "d4-d3", "d4-e4"]);
    // At the edges, where rows do not run on.
    assert_eq!(moves(&[], "W:Wa4:Bh8"), ["a4-a5", "a4-b4"]);
    assert_eq!(moves(&[], "W:Wh4:Ba8"), ["h4-g4", "h4-h5"]);
    assert_eq!(moves(&[], "B:Wh1:Ba4"), ["a4-a3", "a4-b4"]);
    let (from, text) = (at("d4"), "W:Wd4:Bh8");
    for to in ["d3", "d2", "d1"] {
        let mv = format!("d4-{to}");
        refuse(&[], text, &mv, Refusal::Backwards { from, to: at(to) });
    }
    for to in ["c5", "e5", "c3", "e3", "f6", "b1"] {
        let mv = format!("d4-{to}");
        refuse(&[], text, &mv, Refusal::NotStraight { from, to: at(to) });
    }
    for to in ["d6", "d8", "b4", "a4", "f4", "h4"] {
        let mv = format!("d4-{to}");
        refuse(&[], text, &mv, Refusal::TooFar { from, to: at(to) });
    }
    refuse(&[], "B:Wh1:Bd4", "d4-d5", Refusal::Backwards { from, to: at("d5") });
}

#[test]
fn sentence_3_to_a_free_cell() {
    // Two in a row cannot be captured.
    let text = "W:Wc4,d4:Bd5,d6,h8";
    assert_eq!(moves(&[], text), ["c4-b4", "c4-c5", "d4-e4"]);
    let (from, c4, d5) = (at("d4"), at("c4"), at("d5"));
    refuse(&[], text, "d4-c4", Refusal::InTheWay { from, to: c4, at: c4 });
    refuse(&[], text, "d4-b4", Refusal::InTheWay { from, to: at("b4"), at: c4 });
    refuse(&[], text, "d4-d5", Refusal::Landing { from, at: d5 });
    refuse(&[], text, "d4-d6", Refusal::Landing { from, at: at("d6") });
}

#[test]
fn sentence_4_a_man_on_the_last_row_becomes_a_king() {
    let mut table = placed(&[], "W:Wd7,a2:Bh2,a8");
    steps(&mut table, "d7-d8");
    assert_eq!(table.whole().line().position(), "B:Wa2,Kd8:Bh2,a8");
    let state = table.whole().line().state();
    assert_eq!((state.men(WHITE), state.kings(WHITE)), (set("a2"), set("d8")));
    steps(&mut table, "h2-h1");
    assert_eq!(table.whole().line().position(), "W:Wa2,Kd8:BKh1,a8");
    // Beside the last row nobody is crowned, nor on the own first one.
    steps(&mut table, "d8-d1");
    let mut table = placed(&[], "W:Wc1,c7:Bh7,h8");
    steps(&mut table, "c1-d1 h8-g8 c7-d7");
    assert_eq!(table.whole().line().position(), "B:Wd1,d7:Bh7,g8");
}

#[test]
fn sentence_4_a_lone_king_has_14_moves() {
    for king in (0..64).filter_map(Square::new) {
        // Somebody it can neither meet nor capture.
        let far = |at: &Square| at.row() != king.row() && at.col() != king.col() && at.row() > 0;
        let black = (0..64).filter_map(Square::new).find(far).expect("a cell");
        let listed = moves(&[], &format!("W:WK{king}:B{black}"));
        assert_eq!(listed.len(), 14, "{king}");
        for cell in (0..64).filter_map(Square::new).filter(|cell| *cell != king) {
            let straight = cell.row() == king.row() || cell.col() == king.col();
            assert_eq!(listed.contains(&format!("{king}-{cell}")), straight);
        }
    }
}

#[test]
fn sentence_4_a_king_moves_over_free_cells_only() {
    let text = "W:WKd4,d6:Bf4,g4,h8";
    let cells = ["a4", "b4", "c4", "d1", "d2", "d3", "d5", "e4"];
    let mut expected: Vec<String> = cells.iter().map(|cell| format!("d4-{cell}")).collect();
    expected.extend(["d6-c6", "d6-d7", "d6-e6"].map(str::to_owned));
    assert_eq!(moves(&[], text), expected);
    let (from, d6, d8) = (at("d4"), at("d6"), at("d8"));
    refuse(&[], text, "d4-d6", Refusal::InTheWay { from, to: d6, at: d6 });
    refuse(&[], text, "d4-d8", Refusal::InTheWay { from, to: d8, at: d6 });
    refuse(&[], text, "d4-f4", Refusal::Landing { from, at: at("f4") });
    refuse(&[], text, "d4-e5", Refusal::NotStraight { from, to: at("e5") });
    refuse(&[], text, "d4-d4", Refusal::Staying(from));
    let (first, second, to) = (at("f4"), at("g4"), at("h4"));
    let why = Refusal::TwoInTheWay { from, to, first, second, in_a_row: true };
    refuse(&[], text, "d4-h4", why);
}

#[test]
fn a_step_of_nobody_is_refused_when_the_game_is_over() {
    let mut table = placed(&[], "B:Wd4:B");
    let early = step(&mut table, "d4-d5");
    assert!(matches!(early, Err(StepError::NotNow(_))), "{early:?}");
    assert!(table.notated_moves().is_empty());
    assert!(table.whole().line().check(&Step::Resign(WHITE)).is_err());
}
