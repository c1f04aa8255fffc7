//! Turkish draughts, whose evaluation a net corrects at the highest level.

use super::check_record;
use palamede::games::TurkishDraughts;
use palamede::mind::learned::{Correction, UNITS};
use palamede::mind::{Ask, Job, LEVELS, file_for, work_from_file};
use palamede::rules::{Game, Generator, Notation, Options, Rng, Rules, Seat, Silent, Thinkable};
use palamede::table::Table;

const WEIGHTS: &[u8] = include_bytes!("../../assets/learned/turkish-draughts.bin");
const RECORD: &str = include_str!("../../assets/learned/turkish-draughts.txt");

fn correction() -> Correction {
    Correction::read::<TurkishDraughts>(WEIGHTS).expect("a net")
}

fn table() -> Table<TurkishDraughts> {
    let text = "Palamède record 1; game: turkish-draughts; moves:";
    Table::from_record(text).expect("a record")
}

#[test]
fn the_record_is_that_of_the_weights() {
    check_record(RECORD, "turkish-draughts", WEIGHTS, [TurkishDraughts::INPUTS, UNITS]);
    assert!(Correction::read::<TurkishDraughts>(&WEIGHTS[1..]).is_none());
}

#[test]
fn the_highest_level_alone_asks_for_the_file() {
    let file = |ask| file_for(&Job::new(&table(), 1, ask, 0).expect("a seat is to move"));
    let path = file(Ask::Move(LEVELS)).expect("a file");
    assert!(include_str!("../../index.html").contains(&format!("assets/{path}")), "{path}");
    for ask in [Ask::Move(1), Ask::Move(LEVELS - 1), Ask::Hint, Ask::Review] {
        assert_eq!(file(ask), None, "{ask:?}");
    }
}

#[test]
fn a_job_is_answered_with_a_legal_move_whatever_the_bytes() {
    let mut table = table();
    for lot in 0..6 {
        let job = Job::new(&table, 1, Ask::Move(LEVELS), lot).expect("a seat is to move");
        assert!(work_from_file(&job, &WEIGHTS[1..], || 0.0).is_none(), "that is no net");
        let mut thinker = work_from_file(&job, WEIGHTS, || 0.0).expect("a net");
        assert_eq!(thinker.think(3_000), None, "it has not yet thought for two seconds");
        assert!(table.play(&thinker.hurry()), "a legal move");
    }
}

/// Every piece and every number of pieces has its input.
#[test]
fn the_inputs_are_the_pieces_and_their_numbers() {
    let mut position = TurkishDraughts::start(&Options::new(TurkishDraughts::OPTIONS));
    let (mut rng, mut looked) = (Generator::new(5), 0);
    while let Some(mv) = position.nth(rng.below(position.count().max(1) as u32) as usize) {
        for seat in [Seat::FIRST, Seat::SECOND] {
            let mut inputs = Vec::new();
            position.inputs(seat, &mut |input| inputs.push(input));
            let pieces = [Seat::FIRST, Seat::SECOND].map(|seat| position.pieces(seat).count_ones());
            assert_eq!(inputs.len() as u32, pieces[0] + pieces[1] + 4);
            inputs.sort_unstable();
            inputs.dedup();
            assert_eq!(inputs.len() as u32, pieces[0] + pieces[1] + 4, "none twice");
            assert!(inputs.iter().all(|&input| input < TurkishDraughts::INPUTS));
            looked += 1;
        }
        position.play(&mv, &mut Silent);
    }
    assert!(looked > 40, "{looked}");
}

#[test]
fn white_and_black_are_alike() {
    let value = |text: &str, seat| {
        let options = Options::new(TurkishDraughts::OPTIONS);
        let position = TurkishDraughts::set_up(&options, text).expect("a position");
        correction().value(&position, seat)
    };
    let white = value("W:Wa2,b2,Kc5:Ba6,Kh8", Seat::FIRST);
    assert_eq!(white, value("B:Wa3,Kh1:Ba7,b7,Kc4", Seat::SECOND));
    assert_ne!(white, value("W:Wa2,b2,c2:Ba6,Kh8", Seat::FIRST));
}
