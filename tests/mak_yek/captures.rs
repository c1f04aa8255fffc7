//! Captures, sentences 5 to 9, on positions set up by hand.

use super::{options, placed, step};
use palamede::games::{ApitSodok, MakYek};
use palamede::rules::{Misread, Notation, Silent, Thinkable, Want};

/// What the move captures, as the notation writes it.
fn captures<G: Thinkable>(chosen: &[(&str, &str)], text: &str, mv: &str) -> String {
    let state = G::set_up(&options::<G>(chosen), text).expect("a good position");
    let read = state.read(mv).expect("a move");
    assert_eq!(state.check(&read).err(), None, "{mv} in {text}");
    let written = state.write(&read);
    // What is written is what is done.
    let mut after = state.clone();
    after.play(&read, &mut Silent);
    let men = |state: &G| state.position().matches(['r', 'R']).count();
    let names = written.strip_prefix(mv).expect("the move").trim_start_matches('x').to_owned();
    let taken = names.split(',').filter(|name| !name.is_empty()).count();
    assert_eq!(men(&state), men(&after) + taken);
    // A search follows it for as much.
    assert_eq!(state.capture_value(&read), 100 * taken as i32);
    names
}

const NEIGHBOURS: &[(&str, &str)] = &[("intervention", "neighbours")];

/// Mak-Yek's captures, and Apit-Sodok's with whole runs and with neighbours only.
fn all_three(text: &str, mv: &str) -> [String; 3] {
    [
        captures::<MakYek>(&[], text, mv),
        captures::<ApitSodok>(&[], text, mv),
        captures::<ApitSodok>(NEIGHBOURS, text, mv),
    ]
}

#[test]
fn sentence_6_interception_takes_one_two_or_three_single_men() {
    for (text, taken) in [
        ("7r/8/8/8/4rR2/8/8/3R4 w", "e4"),
        ("7r/8/8/8/1Rr5/8/8/3R4 w", "c4"),
        ("7r/8/3R4/3r4/8/8/8/3R4 w", "d5"),
        ("7r/8/3R4/3r4/4rR2/8/8/3R4 w", "d5,e4"),
        ("7r/8/8/8/1Rr1rR2/8/8/3R4 w", "c4,e4"),
        ("7r/8/3R4/3r4/1Rr1rR2/8/8/3R4 w", "c4,d5,e4"),
    ] {
        assert_eq!(all_three(text, "d1-d4"), [taken; 3], "{text}");
    }
    // Downwards, and black's men capture white's alike.
    assert_eq!(all_three("7R/8/8/8/r7/8/3R4/3r4 b", "a4-d4"), [""; 3]);
    assert_eq!(all_three("7R/8/8/8/r7/3R4/3r4/8 b", "a4-d4"), ["d3"; 3]);
}

#[test]
fn sentence_6_a_run_of_two_is_taken_in_apit_sodok_only() {
    let text = "7r/8/8/8/4rrR1/8/8/3R4 w";
    assert_eq!(all_three(text, "d1-d4"), ["", "e4,f4", "e4,f4"]);
    let text = "7r/8/8/8/4rrrR/8/8/3R4 w";
    assert_eq!(all_three(text, "d1-d4"), ["", "e4,f4,g4", "e4,f4,g4"]);
    // The longest: six men of a row, and of a column.
    let taken = "b4,c4,d4,e4,f4,g4";
    assert_eq!(all_three("7r/8/8/8/1rrrrrrR/8/8/R7 w", "a1-a4"), ["", taken, taken]);
    let taken = "d2,d3,d4,d5,d6,d7";
    assert_eq!(all_three("R6r/3r4/3r4/3r4/3r4/3r4/3r4/3R4 w", "a8-d8"), ["", taken, taken]);
}

#[test]
fn sentence_6_a_gap_saves() {
    for text in [
        "7r/8/8/8/4r1R1/8/8/3R4 w", // between the man and the one behind it
        "7r/8/8/8/5rR1/8/8/3R4 w",  // next to the arrival cell
        "7r/8/8/8/4r1rR/8/8/3R4 w", // inside the run
        "7r/8/5R2/4r3/8/8/8/3R4 w", // askew
    ] {
        assert_eq!(all_three(text, "d1-d4"), [""; 3], "{text}");
    }
}

#[test]
fn sentence_7_intervention_takes_both_neighbours() {
    assert_eq!(all_three("7r/8/8/8/2r1r3/8/8/3R4 w", "d1-d4"), ["c4,e4"; 3]);
    assert_eq!(all_three("7r/8/8/3r4/R7/3r4/8/8 w", "a4-d4"), ["d3,d5"; 3]);
    // One neighbour, or two that are not on one line, are not enough.
    assert_eq!(all_three("7r/8/8/8/2r5/8/8/3R4 w", "d1-d4"), [""; 3]);
    assert_eq!(all_three("7r/8/8/3r4/2r5/8/8/3R4 w", "d1-d4"), [""; 3]);
    // An own man on one side is no enemy.
    assert_eq!(all_three("7r/8/8/8/2R1r3/8/8/3R4 w", "d1-d4"), [""; 3]);
}

#[test]
fn sentence_7_apit_sodok_takes_the_whole_runs_whatever_ends_them() {
    // Ended by free cells, by the edge, by an own man, by one of each.
    for (text, runs) in [
        ("7r/8/8/8/1rr1rr2/8/8/3R4 w", "b4,c4,e4,f4"),
        ("7r/8/8/8/rrr1rrrr/8/8/3R4 w", "a4,b4,c4,e4,f4,g4,h4"),
        ("7r/8/8/8/2r1r1rr/8/8/3R4 w", "c4,e4"),
    ] {
        assert_eq!(all_three(text, "d1-d4"), ["c4,e4", runs, "c4,e4"], "{text}");
    }
    let text = "7r/8/8/8/Rrr1rrR1/8/8/3R4 w";
    let all = "b4,c4,e4,f4";
    assert_eq!(all_three(text, "d1-d4"), ["c4,e4", all, all]);
    let text = "3r3r/3r4/3r4/8/R7/3r4/3r4/3r4 w";
    assert_eq!(all_three(text, "a4-d4"), [""; 3]);
    assert_eq!(all_three(text, "a4-a5"), [""; 3]);
    let text = "3r3r/3r4/3r4/3r4/R7/3r4/3r4/3r4 w";
    let whole = "d1,d2,d3,d5,d6,d7,d8";
    assert_eq!(all_three(text, "a4-d4"), ["d3,d5", whole, "d3,d5"]);
}

#[test]
fn sentence_5_both_kinds_on_one_axis_are_judged_at_once() {
    // Had interception taken its man first, intervention would miss it.
    let text = "7r/8/8/8/1Rr1r3/8/8/3R4 w";
    assert_eq!(all_three(text, "d1-d4"), ["c4,e4"; 3]);
    let text = "7r/8/8/8/Rrr1r3/8/8/3R4 w";
    assert_eq!(all_three(text, "d1-d4"), ["c4,e4", "b4,c4,e4", "b4,c4,e4"]);
    let text = "7r/8/8/8/Rrr1rr2/8/8/3R4 w";
    assert_eq!(all_three(text, "d1-d4"), ["c4,e4", "b4,c4,e4,f4", "b4,c4,e4"]);
    // And a captured man's cell does not lengthen another line.
    let text = "7r/3R4/3r4/3r4/1Rr1rR2/8/8/3R4 w";
    assert_eq!(all_three(text, "d1-d4"), ["c4,e4", "c4,d5,d6,e4", "c4,d5,d6,e4"]);
}

#[test]
fn sentence_6_and_7_together_take_up_to_twelve() {
    // Seven of a row by intervention, five of a column by interception.
    let text = "r2R4/3r4/3r4/3r4/3r4/3r4/rrr1rrrr/3R4 w";
    let row = "a2,b2,c2";
    let rest = "e2,f2,g2,h2";
    let all = format!("{row},d3,d4,d5,d6,d7,{rest}");
    let few = "c2,d3,d4,d5,d6,d7,e2".to_owned();
    assert_eq!(all_three(text, "d1-d2"), ["c2,e2".to_owned(), all, few]);
}

#[test]
fn sentence_5_only_the_seat_that_moves_captures() {
    // Black's man completes a run between two white men: nobody captures, neither now
    // nor when white moves elsewhere.
    let mut table = placed::<ApitSodok>(&[], "1r5r/8/8/8/R1rR4/8/8/7R w");
    for mv in ["h1-h2", "b8-b4", "h2-h1", "h8-h7"] {
        assert_eq!(step(&mut table, mv), Ok(()));
        let total = table.whole().line().state().position().matches(['r', 'R']).count();
        assert_eq!(total, 6, "after {mv}");
    }
    // A white man that arrives beside them is judged at its own cell alone.
    assert_eq!(captures::<ApitSodok>(&[], "7r/8/8/8/RrrR4/8/8/3R4 w", "d1-d3"), "");
}

#[test]
fn sentence_9_edges_and_corners_never_help() {
    for (text, mv) in [
        ("7r/8/8/8/8/8/1R6/r7 w", "b2-b1"),  // a corner, from one side
        ("7r/8/8/8/8/R7/1R6/r7 w", "b2-b1"), // a corner, the other man not adjacent
        ("7r/8/8/8/8/8/RR6/r7 w", "b2-b1"),  // a corner, from both sides
        ("7r/8/8/8/r7/8/1R6/8 w", "b2-b4"),  // an edge
        ("7r/8/8/8/rr6/8/2R5/8 w", "c2-c4"), // a run that ends at the edge
        ("3r3r/8/8/3R4/8/8/8/8 w", "d5-d7"), // the far edge
    ] {
        assert_eq!(all_three(text, mv), [""; 3], "{text}");
    }
}

#[test]
fn sentence_9_a_man_is_never_lost_by_its_own_move() {
    // Between two, into a corner, and beside one that is then between two.
    for (text, mv) in [
        ("7r/8/8/8/2r1r3/8/8/3R4 w", "d1-d4"),
        ("7r/8/8/8/8/r7/8/1r1R4 w", "d1-c1"),
        ("7r/8/8/8/8/r7/r7/1R6 w", "b1-a1"),
        ("7r/8/8/8/2rR1r2/8/8/4R3 w", "e1-e4"),
    ] {
        let mut table = placed::<MakYek>(&[], text);
        let white = |table: &palamede::table::Table<MakYek>| {
            table.whole().line().state().position().matches('R').count()
        };
        let before = white(&table);
        assert_eq!(step(&mut table, mv), Ok(()));
        assert_eq!(white(&table), before, "{text}");
    }
}

#[test]
fn sentence_8_nobody_need_capture_but_a_move_takes_all_it_captures() {
    let mut table = placed::<MakYek>(&[], "7r/8/8/8/2r1r3/8/8/3R4 w");
    let moves = table.notated_moves();
    assert!(moves.contains(&"d1-d4xc4,e4".to_owned()));
    assert!(moves.contains(&"d1-d3".to_owned()), "a move without captures is legal beside it");
    assert_eq!(moves.iter().filter(|mv| mv.starts_with("d1-d4")).count(), 1);
    for wrong in ["d1-d4xc4", "d1-d4xc4,e4,h8", "d1-d3xc4"] {
        let fault = table.read_step(wrong).expect_err("wrong captures");
        assert!(matches!(fault, Misread { at: 6, want: Want::Captures, .. }), "{fault:?}");
    }
    // Captures may be left out.
    assert_eq!(step(&mut table, "d1-d4"), Ok(()));
    assert_eq!(table.whole().line().position(), "7r/8/8/8/3R4/8/8/8 b");
}
