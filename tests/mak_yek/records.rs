//! Games written down by hand, replayed.

use super::{BLACK, WHITE, over};
use palamede::games::mak_yek::{Refusal, Square};
use palamede::games::{ApitSodok, MakYek};
use palamede::record::{Dice, RecordError, StepFault};
use palamede::rules::{Notation, Reason, StepError, Turn, Want};
use palamede::table::Table;

/// A record of these lines, without its last one, as people write it.
fn record<G: Notation>(lines: &str) -> Result<Table<G>, RecordError<G::Refusal>> {
    Table::from_record(&format!("Palamède record 1; game: {}; {lines}", G::ID))
}

fn good<G: Notation>(lines: &str) -> Table<G> {
    let table = record::<G>(lines).unwrap_or_else(|why| panic!("{lines}: {why:?}"));
    // What it writes itself replays to the same.
    let text = table.text().expect("an open game");
    let again = Table::<G>::from_record(&text).unwrap_or_else(|why| panic!("{text}: {why:?}"));
    assert_eq!(again.whole().line().position(), table.whole().line().position());
    assert_eq!((again.turn(), again.text()), (table.turn(), Some(text)));
    table
}

#[test]
fn a_game_with_an_interception_and_an_intervention() {
    for (moves, by_hand) in [
        ("1. d3-d5 c6-c5 2. b3-b5", "rrrrrrrr/8/rr1rrrrr/1R1R4/8/R1R1RRRR/8/RRRRRRRR b"),
        (
            "1. d3-d5 c6-c5 2. b3-b5xc5 c8-c5xb5,d5",
            "rr1rrrrr/8/rr1rrrrr/2r5/8/R1R1RRRR/8/RRRRRRRR w",
        ),
    ] {
        assert_eq!(good::<MakYek>(&format!("moves: {moves}")).whole().line().position(), by_hand);
        assert_eq!(
            good::<ApitSodok>(&format!("moves: {moves}")).whole().line().position(),
            by_hand
        );
    }
    let table = good::<MakYek>("moves: d3-d5 c6-c5 b3-b5 c8-c5 resign:white");
    assert_eq!(table.turn(), over(Some(BLACK), Reason::Resigned));
    let table = good::<MakYek>("moves: d3-d5 c6-c5 b3-b5 c8-c5 agree");
    assert_eq!(table.turn(), over(Some(BLACK), Reason::Agreed), "fifteen against fourteen");
}

#[test]
fn a_run_of_two_divides_the_games() {
    let lines = |last: &str| format!("moves: 1. d3-d5 c6-c5 2. h3-h4 b6-b5 3. {last}");
    let by_hand = "rrrrrrrr/8/r2rrrrr/R2R4/7R/1RR1RRR1/8/RRRRRRRR b";
    assert_eq!(good::<ApitSodok>(&lines("a3-a5xb5,c5")).whole().line().position(), by_hand);
    let by_hand = "rrrrrrrr/8/r2rrrrr/RrrR4/7R/1RR1RRR1/8/RRRRRRRR b quiet=5";
    assert_eq!(good::<MakYek>(&lines("a3-a5")).whole().line().position(), by_hand);
    match record::<MakYek>(&lines("a3-a5xb5,c5")) {
        Err(RecordError::Step { number: 5, text, why: StepFault::Misread(fault) }) => {
            assert_eq!((text.as_str(), fault.want), ("a3-a5xb5,c5", Want::Captures));
        }
        other => panic!("{:?}", other.map(|table| table.text())),
    }
}

#[test]
fn a_record_with_an_illegal_move_is_refused_with_its_number_and_reason() {
    let h3 = Square::read("h3").expect("a cell");
    match record::<MakYek>("moves: 1. a3-a5 h3-h4") {
        Err(RecordError::Step { number: 2, text, why }) => {
            assert_eq!(text, "h3-h4");
            assert_eq!(why, StepFault::Refused(StepError::Refused(Refusal::NotYours(h3))));
        }
        other => panic!("{:?}", other.map(|table| table.text())),
    }
}

#[test]
fn options_and_a_start_are_in_force() {
    let table = good::<ApitSodok>("setup: rows12; first: black; moves: a7-a3 b2-b3");
    let by_hand = "rrrrrrrr/1rrrrrrr/8/8/8/rR6/R1RRRRRR/RRRRRRRR b quiet=2";
    assert_eq!(table.whole().line().position(), by_hand);
    for (value, mv) in [("neighbours", "d1-d4xc4,e4"), ("runs", "d1-d4xb4,c4,e4,f4")] {
        let start = "7r/8/8/8/1rr1rr2/8/8/3R4 w";
        good::<ApitSodok>(&format!("intervention: {value}; start: {start}; moves: {mv}"));
    }
}

#[test]
fn a_start_with_quiet_plies_is_kept() {
    let table = good::<MakYek>(
        "quiet_limit: 25; start: rr5r/8/8/8/8/8/8/RR4RR w quiet=48; moves: a1-a2 a8-a7",
    );
    assert_eq!(table.turn(), over(Some(WHITE), Reason::Quiet));
}

#[test]
fn a_lot_is_verified_against_its_seed() {
    let mut falls = Vec::new();
    for lot in ["white", "black"] {
        let lines = format!("first: lot; dice: seed:7 xoshiro256++/1; moves: roll:{lot}");
        match record::<MakYek>(&lines) {
            Ok(table) => {
                assert_eq!(table.setup().dice, Dice::Seed(7));
                falls.push(table.turn());
            }
            Err(why) => {
                assert!(matches!(
                    why,
                    RecordError::Step { number: 1, why: StepFault::OtherThrow, .. }
                ));
            }
        }
    }
    assert_eq!(falls.len(), 1, "a seed gives one lot");
    // Given by hand, both are possible.
    for (lot, seat) in [("white", WHITE), ("black", BLACK)] {
        let table = good::<MakYek>(&format!("first: lot; dice: given; moves: roll:{lot}"));
        assert_eq!(table.turn(), Turn::Seat(seat));
    }
}

#[test]
fn a_lot_still_to_be_drawn_does_not_tell_its_seed() {
    let lines = "first: lot; dice: seed:7 xoshiro256++/1; moves:";
    let mut table = good::<MakYek>(lines);
    assert_eq!(table.setup().dice, Dice::Seed(7));
    let again = Table::<MakYek>::from_record(&table.text().expect("open")).expect("its own");
    let link = Table::<MakYek>::from_link(&table.link(), &[]).expect("its own");
    for mut other in [again, link] {
        assert_eq!(other.setup().dice, Dice::Withheld);
        other.draw_lots_from(8);
        assert_eq!(other.setup().dice, Dice::Seed(8));
        assert!(matches!(other.turn(), Turn::Seat(_)));
    }
    // The engine's own record keeps it.
    let whole = table.whole().text().expect("open");
    let mut again = Table::<MakYek>::from_record(&whole).expect("its own");
    table.draw_lots();
    again.draw_lots();
    assert_eq!(table.turn(), again.turn());
}
