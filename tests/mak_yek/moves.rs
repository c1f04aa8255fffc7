//! Starts, seats and moves, sentences 1 to 4.

use super::{BLACK, WHITE, placed, started, step, steps};
use palamede::games::mak_yek::{Mak, Refusal, Square};
use palamede::games::{ApitSodok, MakYek};
use palamede::rules::{Game, NotNow, StepError, Turn};
use palamede::table::Table;

fn square(name: &str) -> Square {
    Square::read(name).expect("a cell")
}

fn mak(text: &str) -> Mak {
    let (from, to) = text.split_once('-').expect("a move");
    Mak { from: square(from), to: square(to) }
}

#[test]
fn sentence_1_the_men_stand_on_rows_1_and_3_6_and_8() {
    let usual = "rrrrrrrr/8/rrrrrrrr/8/8/RRRRRRRR/8/RRRRRRRR w";
    assert_eq!(started::<MakYek>(&[]).whole().line().position(), usual);
    assert_eq!(started::<ApitSodok>(&[]).whole().line().position(), usual);
    let close = "rrrrrrrr/rrrrrrrr/8/8/8/8/RRRRRRRR/RRRRRRRR w";
    let table = started::<ApitSodok>(&[("setup", "rows12")]);
    assert_eq!(table.whole().line().position(), close);
    assert_eq!(table.notated_moves().len(), 8 * 4, "each man of row 2 has four cells ahead");
}

#[test]
fn sentence_2_white_begins_or_black_or_a_lot_decides() {
    assert_eq!(started::<MakYek>(&[]).turn(), Turn::Seat(WHITE));
    let mut table = started::<ApitSodok>(&[("first", "black")]);
    assert_eq!(table.turn(), Turn::Seat(BLACK));
    steps(&mut table, "a6-a5 a3-a4");

    for (lot, seat) in [("roll:white", WHITE), ("roll:black", BLACK)] {
        let mut table = started::<MakYek>(&[("first", "lot")]);
        assert_eq!(table.turn(), Turn::Chance { by: None });
        assert!(table.notated_moves().is_empty());
        let early = step(&mut table, "a3-a4");
        assert_eq!(early, Err(StepError::NotNow(NotNow::ThrowFirst)));
        assert_eq!(step(&mut table, lot), Ok(()));
        assert_eq!(table.turn(), Turn::Seat(seat));
        let again = step(&mut table, lot);
        assert_eq!(again, Err(StepError::NotNow(NotNow::NothingToThrow)));
        let own = if seat == WHITE { "a3-a4" } else { "a6-a5" };
        assert_eq!(step(&mut table, own), Ok(()));
    }
}

#[test]
fn sentence_2_the_lot_falls_on_both_about_equally() {
    use palamede::rules::{Generator, Options, Rules};
    let mut options = Options::new(MakYek::OPTIONS);
    options.set("first", "lot").expect("an option");
    let (state, mut rng) = (MakYek::start(&options), Generator::new(3));
    let white = (0..1_000).filter(|_| state.throw(&mut rng) == Some(WHITE)).count();
    assert!((437..=563).contains(&white), "{white} of 1000 is four standard deviations off");
}

#[test]
fn sentence_3_seats_alternate_and_nobody_passes() {
    let mut table = started::<MakYek>(&[]);
    for n in 0..6 {
        let seat = if n % 2 == 0 { WHITE } else { BLACK };
        assert_eq!(table.turn(), Turn::Seat(seat));
        let mv = table.notated_moves().swap_remove(0);
        steps(&mut table, &mv);
    }
    let mut table = started::<MakYek>(&[]);
    refuse(&mut table, "a3-a3", Refusal::Staying(square("a3")));
    refuse(&mut table, "a6-a5", Refusal::NotYours(square("a6")));
}

fn refuse(table: &mut Table<MakYek>, mv: &str, why: Refusal) {
    let before = table.whole().line().position();
    assert_eq!(step(table, mv), Err(StepError::Refused(why)), "{mv}");
    assert_eq!(table.whole().line().position(), before);
    assert!(!table.notated_moves().iter().any(|listed| listed.starts_with(mv)));
}

#[test]
fn sentence_4_a_man_moves_any_number_of_free_cells_along_a_line() {
    let table = placed::<MakYek>(&[], "r6r/8/8/8/3R4/8/8/8 w");
    let mut expected = Vec::new();
    for cell in ["a4", "b4", "c4", "d1", "d2", "d3", "d5", "d6", "d7", "d8", "e4", "f4", "g4", "h4"]
    {
        expected.push(format!("d4-{cell}"));
    }
    assert_eq!(table.notated_moves(), expected);
}

#[test]
fn sentence_4_it_jumps_over_nothing_and_lands_on_nobody() {
    let mut table = placed::<MakYek>(&[], "7r/3r4/8/8/1R1R2r1/8/8/8 w");
    steps(&mut table, "b4-b5 h8-h7 b5-b4 h7-h8");
    let at = |name: &str| square(name);
    refuse(&mut table, "d4-a4", Refusal::InTheWay(mak("d4-a4"), at("b4")));
    refuse(&mut table, "d4-b4", Refusal::InTheWay(mak("d4-b4"), at("b4")));
    refuse(&mut table, "d4-h4", Refusal::InTheWay(mak("d4-h4"), at("g4")));
    refuse(&mut table, "d4-d8", Refusal::InTheWay(mak("d4-d8"), at("d7")));
    refuse(&mut table, "d4-g4", Refusal::Landing(mak("d4-g4")));
    refuse(&mut table, "d4-e5", Refusal::NotStraight(mak("d4-e5")));
    refuse(&mut table, "d4-e6", Refusal::NotStraight(mak("d4-e6")));
    refuse(&mut table, "a1-a2", Refusal::NoMan(at("a1")));
    // Rows do not run on at the edge.
    assert!(!table.notated_moves().contains(&"b4-h5".to_owned()));
    refuse(&mut table, "b4-h3", Refusal::NotStraight(mak("b4-h3")));
}
