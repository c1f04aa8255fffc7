//! The board, the start, turns and steps: sentences 1 to 5.

use super::slow::{board, joined, neighbours, square};
use super::{GENERAL, REBELS, at, moves, placed, refuse, started, step, steps};
use palamede::games::shap_luk::{Point, Refusal, points};
use palamede::rules::{NotNow, StepError, Turn};

const START: &str = "a1,a2,a3,a4,a5,b1,b5,c1,c5,d1,d5,e1,e2,e3,e4,e5 c3 1";

#[test]
fn sentence_1_the_board_has_29_points_and_64_lines() {
    assert_eq!((board().len(), square().len(), joined().len()), (29, 25, 64));
    let names: Vec<String> = (0..40).filter_map(Point::new).map(|at| at.to_string()).collect();
    let mut sorted = names.clone();
    sorted.sort();
    let mut expected = board();
    expected.sort();
    assert_eq!(sorted, expected);
    for name in board() {
        let mut near: Vec<String> = points(at(name).near()).map(|at| at.to_string()).collect();
        let mut expected = neighbours(name);
        near.sort();
        expected.sort();
        assert_eq!(near, expected, "beside {name}");
        assert_eq!(at(name).in_sanctuary(), !square().contains(&name));
    }
    // The board that is seen has the same points and lines.
    let scene = started(&[]).scene();
    for (site, name) in scene.board.sites.iter().zip(&names) {
        assert_eq!(&site.name, name);
        let near: Vec<usize> = points(at(name).near()).map(Point::index).collect();
        assert_eq!(site.near, near);
    }
    assert_eq!(scene.board.sites.len(), 29);
}

#[test]
fn sentence_2_sixteen_rebels_stand_on_the_edge_the_general_on_c3() {
    assert_eq!(started(&[]).whole().line().position(), format!("{START} r"));
    assert_eq!(started(&[]).turn(), Turn::Seat(REBELS));
    assert_eq!(moves(&started(&[]), "").len(), 24, "first moves");
    let mut table = started(&[("first", "general")]);
    assert_eq!(table.whole().line().position(), format!("{START} g"));
    assert_eq!(table.turn(), Turn::Seat(GENERAL));
    steps(&mut table, "c3-d3 b1-b2");
}

#[test]
fn sentence_3_sides_alternate_and_nobody_passes() {
    let mut table = started(&[]);
    refuse(&mut table, "c3-c4", Refusal::NotYours(at("c3")));
    refuse(&mut table, "b1-b1", Refusal::Staying(at("b1")));
    for (seat, mv) in [(REBELS, "b1-b2"), (GENERAL, "c3-b3"), (REBELS, "d1-d2")] {
        assert_eq!(table.turn(), Turn::Seat(seat));
        steps(&mut table, mv);
    }
    refuse(&mut table, "d2-d3", Refusal::NotYours(at("d2")));
    refuse(&mut table, "b3-b3", Refusal::Staying(at("b3")));
}

#[test]
fn sentence_4_a_rebel_steps_along_a_line_to_a_free_point_of_the_square() {
    let table = placed(&[], "a1,b2,b3,c5,e1 d5 1 r");
    // From b2 eight lines lead, from b3 four: its column and row make an odd sum.
    assert_eq!(moves(&table, "b2"), ["b2-a2", "b2-a3", "b2-b1", "b2-c1", "b2-c2", "b2-c3"]);
    assert_eq!(moves(&table, "b3"), ["b3-a3", "b3-b4", "b3-c3"]);
    assert_eq!(moves(&table, "a1"), ["a1-a2", "a1-b1"]);
    assert_eq!(moves(&table, "c5"), ["c5-b4", "c5-b5", "c5-c4", "c5-d4"]);
    let mut table = table;
    refuse(&mut table, "b2-b4", Refusal::NoLine(at("b2"), at("b4")));
    refuse(&mut table, "b3-c4", Refusal::NoLine(at("b3"), at("c4")));
    refuse(&mut table, "b3-a2", Refusal::NoLine(at("b3"), at("a2")));
    refuse(&mut table, "e1-a2", Refusal::NoLine(at("e1"), at("a2")));
    refuse(&mut table, "b2-a1", Refusal::Occupied(at("a1")));
    refuse(&mut table, "c5-d5", Refusal::OntoGeneral(at("d5")));
    refuse(&mut table, "c4-c3", Refusal::NoPiece(at("c4")));
}

#[test]
fn sentence_4_never_into_the_sanctuary() {
    let mut table = placed(&[], "b5,c5,d5,a1,a3 e3 1 r");
    for gate in ["b5", "c5", "d5"] {
        let above = gate.replace('5', "6");
        refuse(&mut table, &format!("{gate}-{above}"), Refusal::Sanctuary(at(&above)));
        refuse(&mut table, &format!("{gate}-c7"), Refusal::Sanctuary(at("c7")));
    }
    assert!(moves(&table, "").iter().all(|mv| !mv.contains(['6', '7'])));
}

#[test]
fn sentence_5_the_general_steps_along_a_line_to_a_free_point() {
    let rebels = "a1,a2,a3,e1,e2";
    let from =
        |point: &str| moves(&placed(&[("flights", "0")], &format!("{rebels} {point} 0 g")), "");
    let to = |point: &str, ends: &[&str]| {
        let expected: Vec<String> = ends.iter().map(|end| format!("{point}-{end}")).collect();
        assert_eq!(from(point), expected);
    };
    to("c3", &["b2", "b3", "b4", "c2", "c4", "d2", "d3", "d4"]);
    to("b3", &["b2", "b4", "c3"]);
    to("b5", &["a5", "b4", "b6", "c5"]);
    to("c5", &["b4", "b5", "c4", "c6", "d4", "d5"]);
    to("d5", &["c5", "d4", "d6", "e5"]);
    to("b6", &["b5", "c6", "c7"]);
    to("c6", &["b6", "c5", "c7", "d6"]);
    to("d6", &["c6", "c7", "d5"]);
    to("c7", &["b6", "c6", "d6"]);
    let mut table = placed(&[], &format!("{rebels} b2 1 g"));
    refuse(&mut table, "b2-a1", Refusal::OntoRebel(at("a1")));
    refuse(&mut table, "b2-b4", Refusal::NoLine(at("b2"), at("b4")));
    refuse(&mut table, "c2-c3", Refusal::NoPiece(at("c2")));
    let mut table = placed(&[], &format!("{rebels} b5 1 g"));
    refuse(&mut table, "b5-c6", Refusal::NoLine(at("b5"), at("c6")));
    refuse(&mut table, "b5-c4", Refusal::NoLine(at("b5"), at("c4")));
}

#[test]
fn no_step_is_taken_when_the_game_is_over() {
    let mut table = placed(&[], "a1,b5,c5,d5,e1 c6 1 g");
    assert_eq!(step(&mut table, "c6-b6"), Err(StepError::NotNow(NotNow::Over)));
    assert!(moves(&table, "").is_empty());
}
