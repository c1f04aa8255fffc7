//! Sáhkku by a net.

use super::check_record;
use palamede::games::Sahkku;
use palamede::games::sahkku::Roll;
use palamede::mind::learned::Net;
use palamede::mind::learned::sahkku::{INPUTS, UNITS, ends};
use palamede::mind::{Ask, Job, LEVELS, file_for, work_from_file};
use palamede::rules::{Game, Generator, Options, Rng, Rules, Seat, Silent, Turn};
use palamede::table::Table;
use std::collections::BTreeSet;

const WEIGHTS: &[u8] = include_bytes!("../../assets/learned/sahkku.bin");
const RECORD: &str = include_str!("../../assets/learned/sahkku.txt");

fn net() -> Net<UNITS> {
    Net::read(INPUTS, WEIGHTS).expect("a net")
}

#[test]
fn the_record_is_that_of_the_weights() {
    check_record(RECORD, "sahkku", WEIGHTS, [INPUTS, UNITS]);
}

/// Positions of random games in which a seat is to move, the first seat's by this lot.
fn positions(first: Seat, seed: u64, look: &mut dyn FnMut(&Sahkku, Seat)) {
    let mut rng = Generator::new(seed);
    let mut position = Sahkku::start(&Options::new(Sahkku::OPTIONS));
    position.roll(&Roll::Lot(first), &mut Silent);
    for _ in 0..400 {
        match position.turn() {
            Turn::Over(_) => return,
            Turn::Chance { .. } => {
                let roll = position.throw(&mut rng).expect("a throw");
                position.roll(&roll, &mut Silent);
            }
            Turn::Seat(seat) => {
                look(&position, seat);
                let act = position.nth(rng.below(position.count() as u32) as usize);
                position.play(&act.expect("a move"), &mut Silent);
            }
        }
    }
}

/// Every end of a turn, found by playing every order of every die.
fn slow_ends(position: &Sahkku, seat: Seat, found: &mut BTreeSet<u64>) {
    for act in position.list() {
        let mut next = position.clone();
        next.play(&act, &mut Silent);
        match next.turn() {
            Turn::Seat(other) if other == seat => slow_ends(&next, seat, found),
            _ => _ = found.insert(next.key()),
        }
    }
}

#[test]
fn a_turn_ends_in_every_way_there_is_and_each_begins_with_its_move() {
    let mut seen = 0;
    for seed in 0..6 {
        positions(Seat::FIRST, seed, &mut |position, seat| {
            let mut slow = BTreeSet::new();
            slow_ends(position, seat, &mut slow);
            let ends = ends(position);
            let quick: BTreeSet<u64> = ends.iter().map(|end| end.position.key()).collect();
            assert_eq!((quick.len(), &quick), (ends.len(), &slow));
            assert!(ends.iter().all(|end| position.check(&end.act).is_ok()));
            seen += ends.len();
        });
    }
    assert!(seen > 1_000, "{seen}");
}

/// Half a turn of the board changes nothing.
#[test]
fn south_and_north_are_alike() {
    let net = net();
    let mut found = [Vec::new(), Vec::new()];
    for (first, found) in [Seat::FIRST, Seat::SECOND].into_iter().zip(&mut found) {
        positions(first, 3, &mut |position, seat| found.push(net.judge_turn(position, seat)));
    }
    assert!(found[0].len() > 50);
    let far = |(a, b): (&f32, &f32)| (a - b).abs() > 1e-4;
    assert_eq!(found[0].iter().zip(&found[1]).position(far), None);
}

#[test]
fn a_job_is_answered_whatever_the_bytes_and_the_slices() {
    let mut table =
        Table::<Sahkku>::from_record("Palamède record 1; game: sahkku; dice: given; moves:")
            .expect("a record");
    let mut rng = Generator::new(4);
    let mut answered = 0;
    for lot in 0..60 {
        if let Turn::Over(_) = table.turn() {
            break;
        }
        if let Turn::Chance { .. } = table.turn() {
            let roll = table.whole().line().state().throw(&mut rng).expect("a throw");
            table.take(palamede::rules::Step::Roll(roll)).expect("it may fall");
            continue;
        }
        let job = Job::new(&table, 1, Ask::Move(LEVELS), lot).expect("a seat is to move");
        assert_eq!(file_for(&job).as_deref(), Some("learned/sahkku.bin"));
        assert!(work_from_file(&job, &WEIGHTS[1..], || 0.0).is_none(), "that is no net");
        let mut slow = work_from_file(&job, WEIGHTS, || 0.0).expect("a net");
        let answer = loop {
            if let Some(answer) = slow.think(1) {
                break answer;
            }
        };
        let whole = work_from_file(&job, WEIGHTS, || 0.0).and_then(|mut mind| mind.think(u64::MAX));
        assert_eq!(whole.as_ref(), Some(&answer));
        assert!(table.play(&answer), "a legal move");
        answered += 1;
    }
    assert!(answered > 10, "{answered}");
}

#[test]
fn other_rules_have_no_net() {
    let text =
        "Palamède record 1; game: sahkku; columns: 9; dice: given; moves: roll:south roll:X-X-X";
    let table = Table::<Sahkku>::from_record(text).expect("a record");
    let job = Job::new(&table, 1, Ask::Move(LEVELS), 0).expect("a seat is to move");
    assert_eq!(file_for(&job), None);
}
