//! The ends, sentences 11 to 14.

use super::{
    NORTH, SOUTH, moves, options, placed, placed_with, position, set_up, step, steps, table, told,
    won,
};
use palamede::games::sahkku::Sahkku;
use palamede::games::sahkku::{After, Event};
use palamede::record::{Dice, Setup};
use palamede::rules::{NotNow, Outcome, Reason, Rules, Seats, Step, StepError, Turn};
use palamede::table::Table;

#[test]
fn sentence_11_who_has_neither_pawn_nor_king_loses() {
    // The last pawn is taken; the dice that are left are void.
    let mut table = placed("5/M9 0/M8 M4=south south X-II-III/X-II-III");
    steps(&mut table, "M9-M8*XxM8:1");
    assert_eq!(table.turn(), won(SOUTH, Reason::Captured));
    let Event::Played { lost, after, .. } = told(&table) else { panic!() };
    assert_eq!((lost.is_empty(), after), (true, After::Over));
    assert_eq!(position(&table), "5/M8 0/- M4=south south X-II-III/-");
    assert_eq!(moves(&table), "");
    assert_eq!(step(&mut table, "M8-M6*II"), Err(StepError::NotNow(NotNow::Over)));
    // The king is taken from who has nothing else, with the marker.
    let mut table = placed("5/M9 0/- M8=north south X-II-III/X-II-III");
    steps(&mut table, "M9-M8*XxK");
    assert_eq!(table.turn(), won(SOUTH, Reason::Captured));
    // A sleeper is a pawn on the board.
    let mut table = placed("5/M9 1/M8 M4=south south X-II-III/X-II-III");
    steps(&mut table, "M9-M8*XxM8:1");
    assert_eq!(table.turn(), Turn::Seat(SOUTH));
}

#[test]
fn sentence_11_who_has_the_king_alone_plays_on_or_loses() {
    // North's last pawn is taken, its king is left.
    let text = "5/M9 0/M8 M4=north south X-II-III/X-II-III";
    let mut table = placed(text);
    steps(&mut table, "M9-M8*XxM8:1");
    assert_eq!(table.turn(), Turn::Seat(SOUTH));
    steps(&mut table, "M8-M6*II M6-M3*III roll:II-II-blank KM4-M2*II KM2-M4*II");
    assert_eq!(table.turn(), Turn::Chance { by: Some(SOUTH) });
    let mut table = placed_with("king_alone", "loses", text);
    steps(&mut table, "M9-M8*XxM8:1");
    assert_eq!(table.turn(), won(SOUTH, Reason::Captured));
    // By its own move: the last pawn takes the king.
    let text = "0/M9 3/- M8 south X-II-III/X-II-III";
    let mut table = placed(text);
    steps(&mut table, "M9-M8*XxK");
    assert_eq!(table.turn(), Turn::Seat(SOUTH));
    let mut table = placed_with("king_alone", "loses", text);
    steps(&mut table, "M9-M8*XxK");
    assert_eq!(table.turn(), won(NORTH, Reason::Captured));
}

#[test]
fn sentence_11_the_seat_that_does_not_move_is_tested_first() {
    // Both would have lost: South by its last pawn on the crown, North with its king's
    // marker.
    let text = "0/M9 0/M8 M8=north south X-II-III/X-II-III";
    let mut table = placed_with("king_alone", "loses", text);
    steps(&mut table, "M9-M8*XxM8:1xK");
    assert_eq!(table.turn(), won(SOUTH, Reason::Captured));
    assert_eq!(position(&table), "0/- 0/- M8=south south X-II-III/-");
    // Read from its text it has ended alike.
    let chosen = options(&[("king_alone", "loses")]);
    let read = set_up(&chosen, &position(&table));
    assert_eq!(&read, table.whole().line().state());
}

#[test]
fn sentence_11_comes_before_12() {
    // North has no move left either, but it has no pawn: that counts.
    let mut table = placed("5/M9 0/M8 M4=south south X-blank-blank/X");
    steps(&mut table, "M9-M8*XxM8:1");
    assert_eq!(table.turn(), won(SOUTH, Reason::Captured));
}

#[test]
fn sentence_12_who_has_no_move_with_any_face_before_it_throws_loses() {
    // At the start of the turn, when the dice do not matter any more.
    let table = placed("4/N5 10/- M8 north throw");
    assert_eq!(table.turn(), won(SOUTH, Reason::NoMove));
    // By the other's move, told with it.
    let mut table = placed("4/N3 10/- M8 south II-III-blank/II-III");
    steps(&mut table, "N3-N5*II");
    let Event::Played { lost, after, .. } = told(&table) else { panic!() };
    // III would stop on the sleeper of N8.
    assert_eq!((lost.to_string().as_str(), after), ("III-blank-blank", After::Blocked));
    assert_eq!(table.turn(), won(SOUTH, Reason::NoMove));
    assert_eq!(position(&table), "4/N5 10/- M8 north throw");
    // By a throw that is lost.
    let mut table = placed("4/- 10/N5 M8 south throw");
    assert_eq!(table.turn(), Turn::Chance { by: Some(SOUTH) });
    steps(&mut table, "roll:II-II-II");
    assert_eq!(table.turn(), Turn::Chance { by: Some(NORTH) });
    let mut table = placed("1/N5 10/- M8 south throw");
    steps(&mut table, "roll:blank-blank-blank");
    let Event::Thrown { after, .. } = told(&table) else { panic!() };
    assert_eq!((after, table.turn()), (After::Blocked, won(SOUTH, Reason::NoMove)));
    // By the lot.
    let mut table = placed("4/N5 10/- M8 lot");
    assert_eq!(table.turn(), Turn::Chance { by: None });
    steps(&mut table, "roll:north");
    assert_eq!(told(&table), Event::Begins { seat: NORTH, after: After::Blocked });
    assert_eq!(table.turn(), won(SOUTH, Reason::NoMove));
}

#[test]
fn sentence_12_who_waits_is_blocked_while_it_waits() {
    // South's sleeper cannot wake, and the others wait for it.
    assert_eq!(placed("1/S1:4 0/S2 M8 south throw").turn(), won(NORTH, Reason::NoMove));
    // One that is awake elsewhere, or the king, keeps the game going.
    for text in ["1/S1:4,M3 0/S2 M8 south throw", "1/S1:4 0/S2 M3=south south throw"] {
        assert_eq!(placed(text).turn(), Turn::Chance { by: Some(SOUTH) }, "{text}");
    }
}

#[test]
fn sentence_12_a_throw_without_a_use_merely_passes() {
    let mut table = placed("15/- 15/- M8 south throw");
    for _ in 0..3 {
        steps(&mut table, "roll:II-III-blank");
        let Event::Thrown { usable, after, .. } = told(&table) else { panic!() };
        assert!(usable.is_empty() && after == After::Passes);
    }
    assert_eq!(table.turn(), Turn::Chance { by: Some(NORTH) });
}

#[test]
fn sentence_13_both_may_agree_to_a_draw() {
    let drawn = Turn::Over(Outcome { winners: Seats::NONE, reason: Reason::Agreed });
    for at in ["lot", "south throw", "south X-II-blank/X"] {
        let mut table = placed(&format!("13/- 15/- M8 {at}"));
        assert_eq!(table.agree(Seats::only(NORTH)), Ok(()));
        assert!(!table.is_over(), "one seat alone does not agree");
        assert_eq!(table.agree(Seats::only(SOUTH)), Ok(()));
        assert_eq!(table.turn(), drawn, "at {at}");
    }
    // There is no other draw.
    assert_eq!(table(&[], None).quiet_limit(), None);
}

/// Plays this many turns that do nothing.
fn idle(turns: usize, computers: Seats) -> Table<Sahkku> {
    let setup = Setup { options: options(&[]), start: None, dice: Dice::Given };
    let mut table = Table::<Sahkku>::new(setup, computers).expect("the usual start");
    steps(&mut table, "roll:south");
    for _ in 0..turns {
        steps(&mut table, "roll:II-II-II");
    }
    table
}

#[test]
fn sentence_13_computers_among_themselves_agree_after_a_thousand_turns() {
    for (computers, agree) in
        [(Seats::first(2), true), (Seats::only(SOUTH), false), (Seats::NONE, false)]
    {
        assert!(!idle(999, computers).is_too_long());
        let table = idle(1_000, computers);
        assert_eq!(table.turns(), 1_000);
        assert_eq!(table.is_too_long(), agree, "{computers:?}");
        assert!(!table.is_over(), "it goes on until they say so");
    }
    let mut table = idle(1_000, Seats::first(2));
    assert_eq!(table.agree(table.in_play()), Ok(()));
    assert!(table.is_over() && !table.is_too_long());
    // A turn of several steps is one, and one that is not over does not count.
    let mut table = placed("15/- 15/- M8 south throw");
    for (step, turns) in [
        ("roll:X-II-blank", 0),
        ("S15-M15*X", 0),
        ("M15-M13*II", 1),
        ("roll:X-blank-blank", 1),
        ("N1-M1*X", 2),
    ] {
        steps(&mut table, step);
        assert_eq!(table.turns(), turns, "after {step}");
    }
    table.take_back();
    assert_eq!(table.turns(), 1);
}

#[test]
fn sentence_14_who_resigns_loses() {
    for (seat, other) in [(SOUTH, NORTH), (NORTH, SOUTH)] {
        for at in ["lot", "south throw", "south X-II-blank/X"] {
            let mut table = placed(&format!("13/- 15/- M8 {at}"));
            assert_eq!(table.take(Step::Resign(seat)), Ok(()));
            assert_eq!(table.turn(), won(other, Reason::Resigned));
            let text = position(&table);
            assert!(text.ends_with(["resigned=south", "resigned=north"][seat.index()]), "{text}");
            assert_eq!(set_up(&options(&[]), &text).in_play(), Seats::only(other));
        }
    }
}
