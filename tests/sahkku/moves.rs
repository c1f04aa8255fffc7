//! The board, throws and moves, sentences 1 to 10, on positions set up by hand.

use super::{
    NORTH, SOUTH, moves, placed, placed_with, position, refused, step, steps, table, told,
};
use palamede::games::sahkku::{
    After, Cell, DieFace, Event, Kind, Refusal, Sahkku, Standing, Throw,
};
use palamede::rules::{GameEvent, NotNow, StepError, Turn};
use palamede::table::Table;

fn cell(name: &str) -> Cell {
    Cell::read(name).expect("a cell")
}

/// The dice that the last step lost, and what comes after it.
fn lost(table: &Table<Sahkku>) -> (String, After) {
    match told(table) {
        Event::Played { lost, after, .. } => (lost.to_string(), after),
        other => panic!("{other:?}"),
    }
}

#[test]
fn sentence_1_all_pawns_sleep_and_the_king_is_nobodys() {
    for (columns, start) in [
        ("15", "15/- 15/- M8 lot"),
        ("13", "13/- 13/- M7 lot"),
        ("11", "11/- 11/- M6 lot"),
        ("9", "9/- 9/- M5 lot"),
    ] {
        let mut table = table(&[("columns", columns)], None);
        assert_eq!(position(&table), start);
        assert_eq!(table.whole().line().state().owner(), None);
        steps(&mut table, "roll:south roll:X-X-X");
        let last = format!("S{columns}-M{columns}*X");
        assert_eq!(moves(&table), last);
        steps(&mut table, &format!("{last} resign:north"));
    }
}

/// Where an X leads from each place of a track.
fn walk(track: &str, columns: &str, seat: &str, places: &[String]) {
    let options = [("track", track), ("columns", columns)];
    for (from, to) in places.iter().zip(places.iter().cycle().skip(1)) {
        // The other side stands in a row where nothing happens.
        let far =
            ["N", "M", "S"].iter().find(|row| !from.starts_with(**row) && !to.starts_with(**row));
        let far = far.expect("a row");
        let (own, other) = (format!("0/{from}"), format!("0/{far}4"));
        let (south, north, foe) = match seat {
            "south" => (own, other, "north"),
            _ => (other, own, "south"),
        };
        let text = format!("{south} {north} {far}5={foe} {seat} X-blank-blank/X");
        let mut table = table(&options, Some(&text));
        assert_eq!(moves(&table), format!("{from}-{to}*X"));
        steps(&mut table, &format!("{from}-{to}*X"));
        assert!(position(&table).contains(&format!("0/{to}")));
    }
}

fn row(row: &str, columns: usize, prime: &str) -> Vec<String> {
    (1..=columns).map(|n| format!("{row}{n}{prime}")).collect()
}

fn back(row: Vec<String>) -> Vec<String> {
    row.into_iter().rev().collect()
}

#[test]
fn sentence_2_the_tracks_of_south_and_north() {
    for columns in [15, 13, 11, 9] {
        let r = |name: &str| row(name, columns, "");
        let text = columns.to_string();
        let south = [r("S"), back(r("M")), r("N")].concat();
        walk("loop45", &text, "south", &south);
        let north = [back(r("N")), r("M"), back(r("S"))].concat();
        walk("loop45", &text, "north", &north);
        assert_eq!((south.len(), north.len()), (3 * columns, 3 * columns));
        walk("figure8", &text, "south", &[south, back(row("M", columns, "'"))].concat());
        walk("figure8", &text, "north", &[north, row("M", columns, "'")].concat());
    }
}

#[test]
fn sentence_3_a_lot_decides_and_seats_alternate() {
    let mut table = table(&[], None);
    assert_eq!(table.turn(), Turn::Chance { by: None });
    let early = step(&mut table, "roll:X-II-blank");
    assert_eq!(early, Err(StepError::NotNow(NotNow::NoSuchThrow)));
    steps(&mut table, "roll:north");
    assert_eq!(told(&table), Event::Begins { seat: NORTH, after: After::Passes });
    for seat in [NORTH, SOUTH, NORTH, SOUTH] {
        assert_eq!(table.turn(), Turn::Chance { by: Some(seat) });
        let again = step(&mut table, "roll:north");
        assert_eq!(again, Err(StepError::NotNow(NotNow::NoSuchThrow)));
        steps(&mut table, "roll:X-blank-blank");
        assert_eq!(table.turn(), Turn::Seat(seat));
        let first = moves(&table).split(' ').next().expect("a move").to_owned();
        steps(&mut table, &first);
    }
    assert_eq!(position(&table), "14/M14 14/M2 M8 north throw");
}

#[test]
fn sentence_4_a_throw_comes_first_and_blank_dice_do_nothing() {
    let mut table = placed("14/M15 15/- M8 south throw");
    assert_eq!(table.turn(), Turn::Chance { by: Some(SOUTH) });
    let early = step(&mut table, "S14-S15*X");
    assert_eq!(early, Err(StepError::NotNow(NotNow::ThrowFirst)));
    steps(&mut table, "roll:II-blank-X");
    assert_eq!(position(&table), "14/M15 15/- M8 south X-II-blank/X-II");
    let again = step(&mut table, "roll:X-II-III");
    assert_eq!(again, Err(StepError::NotNow(NotNow::NothingToThrow)));
    assert_eq!(moves(&table), "M15-M13*II M15-M14*X S14-S15*X");
    steps(&mut table, "M15-M14*X M14-M12*II");
    assert_eq!(position(&table), "14/M12 15/- M8 north throw");
    steps(&mut table, "roll:blank-blank-blank");
    let Event::Thrown { seat, throw, usable, after } = told(&table) else { panic!() };
    assert_eq!((seat, throw, usable), (NORTH, Throw::NONE, Throw::NONE));
    assert_eq!((after, table.turn()), (After::Passes, Turn::Chance { by: Some(SOUTH) }));
}

#[test]
fn sentence_4_under_triple_sahkku_the_seat_throws_again() {
    let start = "15/- 15/- M8 south throw";
    let mut table = placed(start);
    steps(&mut table, "roll:X-X-X S15-M15*X S14-S15*X S13-S14*X");
    assert_eq!(table.turn(), Turn::Chance { by: Some(NORTH) });

    let mut table = placed_with("rethrow", "triple_sahkku", start);
    for asleep in [12, 9] {
        steps(&mut table, "roll:X-X-X");
        for _ in 0..3 {
            let waking = moves(&table)
                .split(' ')
                .find(|mv| {
                    mv.starts_with(&format!("S{}-", table.whole().line().state().asleep(SOUTH)))
                })
                .expect("it wakes")
                .to_owned();
            steps(&mut table, &waking);
        }
        assert_eq!(lost(&table).1, After::Again);
        assert_eq!(table.turn(), Turn::Chance { by: Some(SOUTH) });
        assert!(position(&table).starts_with(&format!("{asleep}/")));
        assert!(position(&table).ends_with(" south again"));
    }
    // Another throw ends it.
    steps(&mut table, "roll:blank-blank-blank");
    assert_eq!(table.turn(), Turn::Chance { by: Some(NORTH) });

    // Also when X-X-X is lost, and the blocked test is not made again (sentence 12): South's
    // sleepers stand behind North's pawn, and its only other pawn comes home.
    let start = "2/N13 0/M4,S3 N1=north south throw";
    let chosen = [("rethrow", "triple_sahkku"), ("lap_end", "exact")];
    let mut table = super::table(&chosen, Some(start));
    steps(&mut table, "roll:X-X-X N13-N14*X N14-N15*X N15-S1*X");
    assert_eq!(position(&table), "2/S1 0/M4,S3 N1=north south again");
    assert!(table.whole().line().state().blocked(SOUTH));
    assert_eq!(table.turn(), Turn::Chance { by: Some(SOUTH) });
    steps(&mut table, "roll:X-X-X");
    let Event::Thrown { usable, after, .. } = told(&table) else { panic!() };
    assert_eq!((usable, after), (Throw::NONE, After::Again));
    steps(&mut table, "roll:X-X-II");
    assert_eq!(table.turn(), Turn::Chance { by: Some(NORTH) });
}

#[test]
fn sentence_5_dice_serve_in_any_order_whole_each_one_piece() {
    let start = "13/M14,M12 15/- M8 south X-II-III/X-II-III";
    let table = placed(start);
    let all = "M12-M10*II M12-M11*X M12-M9*III M14-M11*III M14-M12*II M14-M13*X S13-S14*X";
    assert_eq!(moves(&table), all);
    // One piece may use them all, in each of the six orders.
    for (order, way) in [
        ("X-II-III", "M14-M13*X M13-M11*II M11-M8*IIIxK"),
        ("X-III-II", "M14-M13*X M13-M10*III M10-M8*IIxK"),
        ("II-X-III", "M14-M12*II M12-M11*X M11-M8*IIIxK"),
        ("II-III-X", "M14-M12*II M12-M9*III M9-M8*XxK"),
        ("III-X-II", "M14-M11*III M11-M10*X M10-M8*IIxK"),
        ("III-II-X", "M14-M11*III M11-M9*II M9-M8*XxK"),
    ] {
        let mut table = placed(start);
        steps(&mut table, way);
        assert_eq!(position(&table).split(' ').nth(2), Some("M8=south"), "{order}");
        assert_eq!(table.turn(), Turn::Chance { by: Some(NORTH) });
    }
    // A die is whole: II is not twice 1.
    assert!(matches!(refused(&table, "M14-M13*II"), Refusal::Elsewhere { die: DieFace::Two, .. }));
    // Equal faces are one choice, and used one by one.
    let mut table = placed("14/M15 15/- M8 south II-II-blank/II-II");
    assert_eq!(moves(&table), "M15-M13*II");
    steps(&mut table, "M15-M13*II");
    assert_eq!(moves(&table), "M13-M11*II");
    steps(&mut table, "M13-M11*II");
    assert_eq!(lost(&table), ("blank-blank-blank".to_owned(), After::Passes));
    // A die that is played is gone.
    let mut table = placed("14/M15 15/- M8 south X-II-blank/X-II");
    steps(&mut table, "M15-M14*X");
    assert_eq!(refused(&table, "M14-M13*X"), Refusal::NoDie(DieFace::Sahkku));
}

#[test]
fn sentence_5_while_a_die_has_a_use_the_turn_goes_on_then_the_rest_is_lost() {
    // II and III have no use before the X wakes a pawn, and have one then.
    let mut table = placed("15/- 15/- M8 south throw");
    steps(&mut table, "roll:X-II-III");
    let Event::Thrown { usable, after, .. } = told(&table) else { panic!() };
    assert_eq!((usable, after), (Throw::new([DieFace::Sahkku]), After::Plays));
    steps(&mut table, "S15-M15*X");
    assert_eq!(lost(&table), ("blank-blank-blank".to_owned(), After::Plays));
    assert_eq!(moves(&table), "M15-M12*III M15-M13*II");
    // Without an X the throw is lost.
    let mut table = placed("15/- 15/- M8 south throw");
    steps(&mut table, "roll:II-III-III");
    let Event::Thrown { usable, after, .. } = told(&table) else { panic!() };
    assert_eq!((usable, after), (Throw::NONE, After::Passes));

    // Nobody need choose the order in which more dice fit: the X could wake a pawn for the
    // III, but may as well leave it without a use.
    let text = "3/N10 4/M4 M8 south X-III-blank/X-III";
    let mut table = placed(text);
    assert_eq!(moves(&table), "N10-N11*X S3-S4*X", "III would stop on the sleeper of N13");
    steps(&mut table, "N10-N11*X");
    assert_eq!(lost(&table), ("III-blank-blank".to_owned(), After::Passes));
    let mut table = placed(text);
    steps(&mut table, "S3-S4*X S4-S7*III");
    assert_eq!(table.turn(), Turn::Chance { by: Some(NORTH) });
}

#[test]
fn sentence_6_an_x_wakes_the_foremost_sleeper_and_nothing_else_does() {
    let mut table = placed("15/- 15/- M8 south X-X-III/X-X-III");
    assert_eq!(moves(&table), "S15-M15*X");
    let foremost = Refusal::NotForemost { at: cell("S14"), foremost: cell("S15") };
    assert_eq!(refused(&table, "S14-S15*X"), foremost);
    assert_eq!(refused(&table, "S15-M13*III"), Refusal::Asleep { at: cell("S15") });
    steps(&mut table, "S15-M15*X");
    let Event::Played { kind, taken, king, .. } = told(&table) else { panic!() };
    assert_eq!((kind, taken, king), (Kind::Woke, 0, None));
    // The X may wake the next one, onto own pawns too, or move the one that is awake; what
    // has just woken may use the other dice.
    assert_eq!(moves(&table), "M15-M12*III M15-M14*X S14-S15*X");
    steps(&mut table, "S14-S15*X S15-M13*III");
    assert_eq!(position(&table), "13/M15,M13 15/- M8 north throw");
    // North's foremost is that of N1.
    let table = placed("15/- 15/- M8 north X-X-X/X-X-X");
    assert_eq!(moves(&table), "N1-M1*X");
    // Onto own pawns.
    let mut table = placed("13/S14:2 15/- M8 south X-blank-blank/X");
    steps(&mut table, "S13-S14*X");
    assert_eq!(position(&table), "12/S14:3 15/- M8 north throw");
    // And onto the own king, who stays.
    let mut table = placed("13/- 14/- S14=south south X-blank-blank/X");
    steps(&mut table, "S13-S14*X");
    assert_eq!(position(&table), "12/S14 14/- S14=south north throw");
}

#[test]
fn sentence_6_waking_takes_nothing() {
    let table = placed("9/M3 12/S10 M8 south X-III-blank/X-III");
    assert_eq!(moves(&table), "M3-M2*X M3-N1*III");
    let onto = |king| Refusal::WakesOnto { to: cell("S10"), king };
    assert_eq!(refused(&table, "S9-S10*X"), onto(false));
    let table = placed("9/M3 12/- S10=north south X-III-blank/X-III");
    assert_eq!(moves(&table), "M3-M2*X M3-N1*III");
    assert_eq!(refused(&table, "S9-S10*X"), onto(true));
    // Beyond the corner, too, and on a track's fourth leg.
    let table = placed_with("track", "figure8", "15/- 10/M15' M8 south throw");
    assert_eq!(table.turn(), super::won(NORTH, palamede::rules::Reason::NoMove));
    // What has woken takes with the other dice.
    let mut table = placed("9/- 12/S12 M8 south X-II-blank/X-II");
    steps(&mut table, "S9-S10*X S10-S12*IIxS12:1");
    assert_eq!(position(&table), "8/S12 12/- M8 north throw");
}

#[test]
fn sentence_7_pawns_share_cells_move_one_by_one_and_jump() {
    let mut table = placed("10/M12:3,M10 10/M11,M9:2 M8 south X-II-III/X-II-III");
    steps(&mut table, "M12-M10*II");
    assert_eq!(position(&table), "10/M12:2,M10:2 10/M9:2,M11 M8 south X-II-III/X-III");
    // Over pawns of both sides, and over who sleeps.
    steps(&mut table, "M10-M7*III");
    let table = placed("0/N14 1/- M8 south X-II-III/X-II-III");
    assert_eq!(moves(&table), "N14-S1*II N14-S2*III", "a pawn sleeps on N15");
}

#[test]
fn sentence_7_nobody_stops_on_a_sleeper() {
    let table = placed("3/N10,N9 4/- M8 south X-II-III/X-II-III");
    // N12 to N15 hold North's sleepers.
    assert_eq!(moves(&table), "N10-N11*X N9-N10*X N9-N11*II S3-S4*X");
    for (mv, to) in [("N10-N12*II", "N12"), ("N10-N13*III", "N13"), ("N9-N12*III", "N12")] {
        let why = Refusal::OntoSleeper { to: cell(to), whose: NORTH };
        assert_eq!(refused(&table, mv), why);
    }
    // The last cell in front of four sleepers: only III would lead beyond three of them.
    let mut table = placed("0/N12 3/- N1=south south III-III-blank/III-III");
    assert!(moves(&table).contains("KN1-N4*III"));
    let why = Refusal::OntoSleeper { to: cell("N15"), whose: NORTH };
    assert_eq!(refused(&table, "N12-N15*III"), why);
    steps(&mut table, "KN1-N4*III KN4-N7*III");
    // North's pawns likewise, on South's row.
    let table = placed("4/- 3/S6,S5 M8 north X-II-III/X-II-III");
    assert_eq!(moves(&table), "N13-N12*X S6-S5*X");
}

#[test]
fn sentence_8_who_stops_on_enemy_pawns_removes_them_all() {
    let mut table = placed("10/M12 10/M10:3,M11 M8 south II-II-III/II-II-III");
    steps(&mut table, "M12-M10*IIxM10:3");
    assert_eq!(position(&table), "10/M10 10/M11 M8 south II-II-III/II-III");
    let Event::Played { seat, taken, king, lost, .. } = told(&table) else { panic!() };
    assert_eq!((seat, taken, king, lost), (SOUTH, 3, None, Throw::NONE));
    let state = table.whole().line().state();
    assert_eq!((state.lost(NORTH), state.lost(SOUTH)), (4, 4));
    // A capture is a choice, unless it is the only use of a die.
    assert_eq!(moves(&table), "M10-M7*III M10-M8*IIxK");
    let table = placed("15/- 10/- M8 south X-blank-blank/X");
    assert_eq!(moves(&table), "S15-M15*X");
    // Passing takes nothing; the two legs of one cell go together.
    let mut table =
        placed_with("track", "figure8", "9/M9' 9/M8,M8',M7' M10=south south X-II-blank/X-II");
    steps(&mut table, "M9'-M8'*XxM8:2");
    assert_eq!(position(&table), "9/M8' 9/M7' M10=south south X-II-blank/II");
    let mut table =
        placed_with("track", "figure8", "9/M9 9/M8,M8' M10=south south X-II-blank/X-II");
    steps(&mut table, "M9-M7*II");
    assert_eq!(position(&table), "9/M7 9/M8,M8' M10=south south X-II-blank/X");
    steps(&mut table, "KM10-M9*X");
}

#[test]
fn sentence_9_a_pawn_that_stops_on_him_takes_the_king_at_once() {
    // Nobody's king; the pawn leaves the track. The king moves with the other dice.
    let mut table = placed("12/M11,M10 14/M1 M8 south II-III-blank/II-III");
    assert_eq!(moves(&table), "M10-M7*III M10-M8*IIxK M11-M8*IIIxK M11-M9*II");
    steps(&mut table, "M10-M8*IIxK");
    let Event::Played { king, taken, kind, .. } = told(&table) else { panic!() };
    assert_eq!((king, taken, kind), (Some(None), 0, Kind::Moved));
    assert_eq!(position(&table), "12/M11 14/M1 M8=south south II-III-blank/III");
    let state = table.whole().line().state();
    assert_eq!((state.pawns(SOUTH), state.lost(SOUTH), state.lost(NORTH)), (13, 2 - 1, 0));
    assert_eq!(moves(&table), "KM8-M11*III KM8-M5*III M11-M8*III");
    // On its own king's cell it merely stands.
    steps(&mut table, "M11-M8*III");
    assert_eq!(position(&table), "12/M8 14/M1 M8=south north throw");

    // The enemy's: the marker is lost, and every pawn on the cell.
    let mut table = placed("13/M7 12/M6:2 M6=north south X-II-blank/X-II");
    assert_eq!(table.whole().line().state().lost(NORTH), 0);
    steps(&mut table, "M7-M6*XxM6:2xK");
    let Event::Played { king, taken, .. } = told(&table) else { panic!() };
    assert_eq!((king, taken), (Some(Some(NORTH)), 2));
    assert_eq!(position(&table), "13/- 12/- M6=south south X-II-blank/II");
    let state = table.whole().line().state();
    assert_eq!((state.lost(NORTH), state.lost(SOUTH)), (3, 1));
    assert_eq!(moves(&table), "KM6-M4*II KM6-M8*II");
    // The neighbouring rows are one cell away, the outer ones two.
    let table = placed("6/S12:2 6/N8:2,M8 S8=south south X-II-III/X-II-III");
    assert!(moves(&table).contains("KS8-M8*XxM8:1") && moves(&table).contains("KS8-N8*IIxN8:2"));
}

#[test]
fn sentence_9_the_king_goes_straight_and_jumps() {
    let table = placed("6/S12:2 6/N8:2,M8 S8=south south X-II-III/X-II-III");
    let king: Vec<String> =
        table.notated_moves().into_iter().filter(|mv| mv.starts_with('K')).collect();
    let expected =
        ["KS8-M8*XxM8:1", "KS8-N8*IIxN8:2", "KS8-S10*II", "KS8-S11*III", "KS8-S7*X", "KS8-S9*X"];
    assert_eq!(king, expected);
    let bent = Refusal::NotStraight { from: cell("S8"), to: cell("M9") };
    assert_eq!(refused(&table, "KS8-M9*II"), bent);
    let barred = Refusal::OntoSleeper { to: cell("S6"), whose: SOUTH };
    assert_eq!(refused(&table, "KS8-S6*II"), barred);
    // He shares a cell with own pawns, and takes as pawns do.
    let mut table = placed("6/S9:2 6/N8:2,M8 S8=south south X-II-blank/X-II");
    steps(&mut table, "KS8-S9*X KS9-N9*II");
    assert_eq!(position(&table), "6/S9:2 6/N8:2,M8 N9=south north throw");
    // At the edges; the other side's king and nobody's king do not move.
    let table = placed("1/M8 1/- M1=south south X-II-III/X-II-III");
    let king = table.notated_moves().into_iter().filter(|mv| mv.starts_with('K'));
    assert_eq!(king.collect::<Vec<_>>(), ["KM1-M2*X", "KM1-M3*II", "KM1-M4*III", "KM1-N1*X"]);
    for (owner, text) in [(None, "1/M9 2/- M8 south"), (Some(NORTH), "1/M9 2/- M8=north south")] {
        let table = placed(&format!("{text} X-II-III/X-II-III"));
        let at = cell("M8");
        assert_eq!(refused(&table, "KM8-M7*X"), Refusal::NotYourKing { at, owner });
    }
}

#[test]
fn sentence_10_a_pawn_that_comes_home_stops_and_waits() {
    let mut table = placed("3/S1,N14 0/M7 M8 south X-II-III/X-II-III");
    assert_eq!(moves(&table), "N14-N15*X N14-S1*II N14-S1*III S3-S4*X");
    let waits = Refusal::Waits { at: cell("S1"), asleep: 3 };
    assert_eq!(refused(&table, "S1-S2*X"), waits);
    steps(&mut table, "N14-S1*III");
    let Event::Played { kind, .. } = told(&table) else { panic!() };
    assert_eq!(
        (kind, position(&table).as_str()),
        (Kind::Waits, "3/S1:2 0/M7 M8 south X-II-III/X-II")
    );
    assert_eq!(table.whole().line().state().waiting(SOUTH), 2);
    // The last sleeper wakes beside those who wait; then they run on.
    let mut table = placed("1/S1:2 0/M7 M8 south X-X-II/X-X-II");
    assert_eq!(moves(&table), "S1-S2*X");
    assert_eq!(refused(&table, "S1-S3*II"), Refusal::Waits { at: cell("S1"), asleep: 1 });
    steps(&mut table, "S1-S2*X");
    assert!(matches!(told(&table), Event::Played { kind: Kind::Woke, .. }));
    assert_eq!(position(&table), "0/S1:2,S2 0/M7 M8 south X-X-II/X-II");
    assert_eq!(moves(&table), "S1-S2*X S1-S3*II S2-S3*X S2-S4*II");
    // North's first cell is N15; it comes home over a sleeper of South's.
    let table = placed("1/S15,M10 12/N1,M14,S2 M8 north X-II-III/X-II-III");
    assert_eq!(table.whole().line().state().asleep(NORTH), 12);
    let home: Vec<String> =
        table.notated_moves().into_iter().filter(|mv| mv.starts_with("S2")).collect();
    assert_eq!(home, ["S2-N15*II", "S2-N15*III"]);
    // Who waits is not taken: no piece stops there.
    let table = placed("3/S1 0/M4,S4 S9=south north III-blank-blank/III");
    let why = Refusal::OntoSleeper { to: cell("S1"), whose: SOUTH };
    assert_eq!(refused(&table, "S4-S1*III"), why);
}

#[test]
fn sentence_10_without_sleepers_the_lap_goes_on_whole() {
    let mut table = placed("0/N14 0/M7 M8 south X-II-III/X-II-III");
    assert_eq!(moves(&table), "N14-N15*X N14-S1*II N14-S2*III");
    steps(&mut table, "N14-S2*III");
    assert!(matches!(told(&table), Event::Played { kind: Kind::Lapped, .. }));
    assert_eq!(moves(&table), "S2-S3*X S2-S4*II");
    // It takes there.
    let mut table = placed("0/N14 0/S2:2 M8 south III-blank-blank/III");
    steps(&mut table, "N14-S2*IIIxS2:2");
    // The fourth leg ends likewise.
    let mut table = placed_with("track", "figure8", "1/M1' 0/M7 M8 south III-blank-blank/III");
    steps(&mut table, "M1'-S1*III");
    assert_eq!(position(&table), "1/S1 0/M7 M8 north throw");
}

#[test]
fn sentence_10_under_exact_a_larger_die_does_not_come_home() {
    let text = "3/S1,N14 0/M7 M8 south X-II-III/X-II-III";
    let mut table = placed_with("lap_end", "exact", text);
    assert_eq!(moves(&table), "N14-N15*X N14-S1*II S3-S4*X");
    let why = Refusal::TooLarge { die: DieFace::Three, first: cell("S1"), away: 2 };
    assert_eq!(refused(&table, "N14-S1*III"), why);
    steps(&mut table, "N14-S1*II");
    // Without sleepers there is no such bound.
    let table = placed_with("lap_end", "exact", "0/N14 0/M7 M8 south X-II-III/X-II-III");
    assert_eq!(moves(&table), "N14-N15*X N14-S1*II N14-S2*III");
}

#[test]
fn a_move_tells_the_way_it_went() {
    let way = |text: &str, mv: &str| {
        let mut table = placed(text);
        steps(&mut table, mv);
        let Event::Played { way, .. } = told(&table) else { panic!() };
        way.iter().map(Cell::to_string).collect::<Vec<_>>().join(" ")
    };
    let start = |king: &str| format!("3/S14 3/- {king} south X-II-III/X-II-III");
    assert_eq!(way(&start("M8"), "S14-M14*III"), "S14 S15 M15 M14");
    let home = "3/N11 0/M7 M8 south X-II-III/X-II-III";
    assert_eq!(way(home, "N11-N14*III"), "N11 N12 N13 N14");
    assert_eq!(way("3/N14 0/M7 M8 south X-II-III/X-II-III", "N14-S1*III"), "N14 N15 S1");
    assert_eq!(way("3/N4 0/M7 S9=south south X-II-III/X-II-III", "KS9-N9*II"), "S9 M9 N9");
    assert_eq!(way("3/N4 0/M7 S9=south south X-II-III/X-II-III", "KS9-S6*III"), "S9 S8 S7 S6");
}

#[test]
fn a_step_leaves_its_note_and_its_trace() {
    let traced = |text: &str, step: &str| {
        let mut table = placed(text);
        steps(&mut table, step);
        let event = told(&table);
        let trace = event.trace();
        assert_eq!(trace.thrown, step.starts_with("roll:") && event.notation().contains('-'));
        let name = |site: usize| Cell::new(site).expect("a cell").to_string();
        let path: Vec<String> = trace.path.iter().map(|&site| name(site)).collect();
        let taken: Vec<String> = trace.taken.iter().map(|(site, _)| name(*site)).collect();
        (event.notation(), path.join(" "), taken.join(" "))
    };
    let all = |note: &str, path: &str, taken: &str| (note.into(), path.into(), taken.into());
    let text = "13/M7 12/M6:2 M6=north south X-II-blank/X-II";
    let note = "M7-M6*XxM6:2xK";
    // The two pawns, and the marker.
    assert_eq!(traced(text, "M7-M6*X"), all(note, "M7 M6", "M6 M6"));
    assert_eq!(traced(text, "M7-M5*II"), all("M7-M5*II", "M7 M6 M5", ""));
    let text = "13/M7 12/M6 M8 south X-II-blank/X-II";
    assert_eq!(traced(text, "M7-M6*X"), all("M7-M6*XxM6:1", "M7 M6", "M6"));
    // Nobody's king has no marker.
    let text = "12/M9 12/M6 M8 south X-II-blank/X-II";
    assert_eq!(traced(text, "M9-M8*X"), all("M9-M8*XxK", "M9 M8", ""));
    let text = "12/M9 12/M6 M8 south throw";
    assert_eq!(traced(text, "roll:II-X-blank"), all("X-II-blank", "", ""));
    assert_eq!(traced("15/- 15/- M8 lot", "roll:north"), all("north", "", ""));
}

#[test]
fn the_piece_that_moved_is_the_one_among_those_on_its_cell() {
    let word = |text: &str, step: &str| {
        let mut table = placed(text);
        steps(&mut table, step);
        let trace = told(&table).trace();
        let scene = table.scene();
        let moved = scene.pieces.iter().find(|piece| Some(piece.id) == trace.piece);
        let moved = moved.expect("the piece that moved");
        assert_eq!(Some(&moved.site), trace.path.last());
        Standing::of(moved.word)
    };
    // The king beside pawns, a pawn beside the king, one that waits beside a sleeper.
    assert_eq!(word("3/M9 0/M7 M8=south south X-II-III/X-II-III", "KM8-M9*X"), Standing::King);
    assert_eq!(word("3/M9 0/M7 M8=south south X-II-III/X-II-III", "M9-M8*X"), Standing::Pawn);
    assert_eq!(word("3/N14 0/M7 M8 south X-II-III/X-II-III", "N14-S1*II"), Standing::Waiting);
    assert_eq!(word("3/M9 0/M7 M8 south X-II-III/X-II-III", "M9-M8*X"), Standing::King);
}
