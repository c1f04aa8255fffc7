//! Counted leaves, and the quick generator against the slow one.

use super::options;
use super::slow::Slow;
use crate::depth::cases;
use palamede::games::turkish_draughts::TurkishDraughts;
use palamede::rules::{Game, Generator, Line, Notation, Options, Rules, Silent, Turn, perft};
use serde_json::Value;
use std::collections::BTreeMap;

fn data() -> Value {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/turkish_draughts_perft.json");
    serde_json::from_str(&std::fs::read_to_string(path).expect("the data")).expect("JSON")
}

/// The option sets that the data count for.
const SETS: [(&str, &[(&str, &str)]); 3] = [
    ("counts", &[]),
    ("promotion_at_end", &[("promotion", "at_end")]),
    ("reversal_allowed_promotion_at_end", &[("reversal", "allowed"), ("promotion", "at_end")]),
];

/// Compares every count of one row; returns how many there were.
fn agree(row: &Value) -> usize {
    let fen = row["fen"].as_str().expect("a position");
    let mut compared = 0;
    for (name, chosen) in SETS {
        let state = TurkishDraughts::set_up(&options(chosen), fen).expect("a good position");
        assert_eq!(state.position(), fen);
        for (depth, count) in (1..).zip(row[name].as_array().into_iter().flatten()) {
            assert_eq!(Some(perft(&state, depth)), count.as_u64(), "{fen} to {depth}, {name}");
            compared += 1;
        }
    }
    compared
}

#[test]
fn every_counted_position_has_its_leaves() {
    let data = data();
    let mut counts = agree(&data["start"]);
    for row in data["positions"].as_array().expect("positions") {
        let unknown = |name: &&String| *name != "fen" && SETS.iter().all(|(set, _)| set != name);
        assert_eq!(row.as_object().expect("a row").keys().find(unknown), None);
        counts += agree(row);
    }
    assert_eq!(counts, 158, "counts in the data");
}

#[test]
fn the_counted_start_is_the_usual_one() {
    let start = TurkishDraughts::start(&options(&[])).position();
    assert_eq!(data()["start"]["fen"], start);
}

/// Notes the positions that so many turns lead to by their hashes, each hash with one text.
fn note_hashes(state: &TurkishDraughts, depth: u32, met: &mut BTreeMap<u64, String>) {
    let text = state.position();
    assert_eq!(*met.entry(state.key()).or_insert_with(|| text.clone()), text);
    if depth > 0 {
        state.moves(&mut |mv| {
            let mut next = state.clone();
            next.play(&mv, &mut Silent);
            note_hashes(&next, depth - 1, met);
        });
    }
}

#[test]
fn positions_that_differ_have_hashes_that_differ() {
    let (data, mut met) = (data(), BTreeMap::new());
    for row in data["positions"].as_array().expect("positions").iter().chain([&data["start"]]) {
        let fen = row["fen"].as_str().expect("a position");
        let state = TurkishDraughts::set_up(&options(&[]), fen).expect("a good position");
        note_hashes(&state, 3, &mut met);
        // The same pieces, the other seat to move.
        let turned = match fen.split_at(1) {
            ("W", rest) => format!("B{rest}"),
            (_, rest) => format!("W{rest}"),
        };
        let state = TurkishDraughts::set_up(&options(&[]), &turned).expect("a good position");
        note_hashes(&state, 2, &mut met);
    }
    assert!(met.len() > 10_000, "{} positions", met.len());
}

/// The federation's worked examples: their only legal moves.
#[test]
fn sentences_8_9_and_11_as_the_federation_explains_them() {
    let examples = data()["federation_examples"]["positions"].clone();
    let examples = examples.as_array().expect("positions");
    assert_eq!(examples.len(), 8);
    for row in examples {
        let federation = [("promotion", "at_end"), ("one_each", "draw")];
        let fen = row["fen"].as_str().expect("a position");
        let state = TurkishDraughts::set_up(&options(&federation), fen).expect("a position");
        let mut moves: Vec<String> = state.list().iter().map(|mv| state.write(mv)).collect();
        moves.sort();
        assert_eq!(row["legal"], Value::from(moves), "{}", row["about"]);
    }
}

/// What the comparison has met: the longest chain, the most routes of one move, and how
/// positions were over.
#[derive(Default, Debug)]
struct Met {
    longest: usize,
    routes: usize,
    ends: BTreeMap<&'static str, usize>,
}

/// How a line stands: over, with the reason and the winner's number.
fn end(line: &Line<TurkishDraughts>) -> Option<(&'static str, Option<usize>)> {
    match line.turn() {
        Turn::Over(outcome) => {
            let winner = outcome.winners.iter().next().map(palamede::rules::Seat::index);
            Some((outcome.reason.name(TurkishDraughts::ending_name), winner))
        }
        _ => None,
    }
}

/// Compares moves, routes and the positions behind them.
fn compare(slow: &Slow, met: &mut Met) {
    let text = slow.text();
    let state = TurkishDraughts::set_up(&slow.options, &text).expect("a good position");
    assert_eq!(state.position(), text);
    assert_eq!(end(&Line::new(state.clone())), slow.end(), "{text} {:?}", slow.options);
    if let Some((reason, _)) = slow.end() {
        *met.ends.entry(reason).or_default() += 1;
    }
    if let Turn::Over(_) = state.turn() {
        assert_eq!((state.list(), state.count(), state.nth(0)), (vec![], 0, None));
        return;
    }
    let mut expected: Vec<(String, String, Option<_>)> = Vec::new();
    for turned in slow.moves() {
        met.longest = met.longest.max(turned.captured.len());
        met.routes = met.routes.max(turned.routes.len());
        // Every route is read as this move.
        for route in &turned.routes {
            let read = state.read(route).unwrap_or_else(|why| panic!("{text}: {route}: {why}"));
            assert_eq!(state.write(&read), turned.routes[0], "{text}: {route}");
        }
        expected.push((turned.routes[0].clone(), turned.after.text(), turned.after.end()));
    }
    let mut found: Vec<(String, String, Option<_>)> = Vec::new();
    for (n, mv) in state.list().iter().enumerate() {
        assert_eq!(state.nth(n).as_ref(), Some(mv), "{text}");
        assert_eq!(state.check(mv), Ok(()), "{text}: {mv:?}");
        let mut after = state.clone();
        after.play(mv, &mut Silent);
        assert_eq!(after.key(), after.fresh_key(), "{text}");
        found.push((state.write(mv), after.position(), end(&Line::new(after))));
    }
    assert_eq!(state.count(), found.len(), "{text}");
    assert_eq!(state.nth(found.len()), None, "{text}");
    expected.sort();
    found.sort();
    assert_eq!(found, expected, "{text} {:?}", slow.options);
    assert_eq!(state.most() as usize, slow.most(), "{text}");
}

/// Sentences 3 to 15 as a whole, for every product of the options.
#[test]
fn the_slow_generator_agrees() {
    let (mut rng, mut met) = (Generator::new(1), Met::default());
    for options in Options::product(TurkishDraughts::OPTIONS) {
        let start = TurkishDraughts::start(&options).position();
        assert_eq!(start, Slow::start(&options).text());
        for _ in 0..cases(1_000, 10_000) {
            compare(&Slow::scattered(&options, &mut rng), &mut met);
        }
    }
    // The positions were worth comparing.
    assert!(met.longest > 9 && met.routes > 20, "{met:?}");
    assert!(["captured", "material"].iter().all(|end| met.ends[end] > 100), "{met:?}");
}
