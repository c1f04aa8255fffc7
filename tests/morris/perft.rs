//! Counted leaves: of the start and of other positions, under all twelve combinations of the options that bear upon turns.

use super::{options, position, slow};
use crate::depth::{cases, is_deep};
use palamede::rules::{Notation, perft};
use serde_json::Value;

fn data() -> Value {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/morris_perft.json");
    serde_json::from_str(&std::fs::read_to_string(path).expect("the data")).expect("JSON")
}

/// The most leaves of a count that is looked at in an ordinary run.
const MOST: u64 = 1_000_000;

#[test]
fn every_counted_position_has_its_leaves() {
    let (data, mut counts, mut sets) = (data(), 0, 0);
    for set in data.as_object().expect("sets").values().filter(|set| set.is_object()) {
        sets += 1;
        let chosen = set["options"].as_object().expect("options");
        let chosen: Vec<(&str, &str)> = chosen
            .iter()
            .map(|(name, value)| (&**name, value.as_str().expect("a value")))
            .collect();
        assert_eq!(options(&chosen).changed().count(), chosen.len());
        for row in set["positions"].as_array().expect("positions") {
            let text = row["position"].as_str().expect("a position");
            let state = position(&chosen, text);
            assert_eq!(state.position(), text);
            for (depth, count) in (1..).zip(row["counts"].as_array().expect("counts")) {
                let count = count.as_u64().expect("a number");
                if count <= MOST || is_deep() {
                    assert_eq!(perft(&state, depth), count, "{text} to {depth}, {chosen:?}");
                }
                if count <= cases(3_000, 30_000) {
                    assert_eq!(slow::perft(text, &chosen, depth as usize), count, "{text} slowly");
                }
                counts += 1;
            }
        }
    }
    assert_eq!((sets, counts), (12, 589), "counts in the data");
}
