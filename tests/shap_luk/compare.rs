//! Counted leaves, and the quick rules against the slow ones.

use super::options;
use super::slow::{Name, Slow, board, square};
use palamede::games::shap_luk::{Ending, ShapLuk};
use palamede::rules::{
    Game, Generator, Notation, Options, Progress, Rng, Rules, Seat, Silent, Turn, perft,
};
use serde_json::Value;
use std::collections::BTreeMap;

fn data() -> Value {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/shap_luk_perft.json");
    serde_json::from_str(&std::fs::read_to_string(path).expect("the data")).expect("JSON")
}

#[test]
fn every_counted_position_has_its_leaves() {
    let data = data();
    let mut all = 0;
    for row in data["positions"].as_array().expect("positions") {
        let text = row["position"].as_str().expect("a position");
        let chosen = row["options"].as_object().expect("options");
        let chosen: Vec<(&str, &str)> =
            chosen.iter().map(|(k, v)| (k.as_str(), v.as_str().expect("a value"))).collect();
        let state = ShapLuk::set_up(&options(&chosen), text).expect("a good position");
        let counts = row["counts"].as_array().expect("counts");
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(Some(perft(&state, depth)), count.as_u64(), "{text} to depth {depth}");
            all += 1;
        }
    }
    assert!(all >= 50, "only {all} counts in the data");
    let start = ShapLuk::start(&options(&[])).position();
    assert_eq!(data["positions"][0]["position"], start, "the first is the usual start");
}

/// The slow rules count the same leaves, as far as their patience goes.
#[test]
fn the_slow_rules_count_the_same() {
    let start = options(&[]);
    let slow = Slow::start(&start);
    let counts = [24, 236, 5_048, 23_244];
    for (depth, count) in (1..).zip(counts) {
        assert_eq!(slow.perft(depth), count);
        assert_eq!(perft(&ShapLuk::start(&start), depth), count);
    }
}

/// A position with pieces thrown on the board.
fn scattered(options: &Options, rng: &mut Generator) -> Slow {
    let mut slow = Slow::start(options);
    let mut points = board();
    slow.general = points.swap_remove(rng.below(29) as usize);
    let mut points: Vec<Name> = square();
    points.retain(|&at| at != slow.general);
    rng.shuffle(&mut points);
    // Mostly as many as there are in a game that is not over.
    let rebels = if rng.below(8) == 0 { rng.below(17) } else { 5 + rng.below(12) };
    slow.rebels = points[..rebels as usize].to_vec();
    slow.rebels_move = rng.below(2) == 0;
    if slow.flights == '1' && rng.below(2) == 0 {
        slow.flights = '0';
    }
    let framed = !slow.rebels_move && !slow.pairs(slow.general).is_empty();
    slow.caught = slow.rebels_capture && framed && rng.below(2) == 0;
    slow
}

/// How a position has ended, or who is to move, said alike for both rules.
fn ended(state: &ShapLuk) -> String {
    match state.turn() {
        Turn::Seat(seat) => format!("{} to move", ShapLuk::seat_name(seat)),
        Turn::Over(outcome) => {
            let winners: Vec<&str> = outcome.winners.iter().map(ShapLuk::seat_name).collect();
            format!("{} {}", winners.join(" "), outcome.reason.name(ShapLuk::ending_name))
        }
        Turn::Chance { .. } => "chance".to_owned(),
    }
}

fn ended_slowly(slow: &Slow) -> String {
    let side = |rebels: bool| if rebels { "rebels" } else { "general" };
    match slow.over() {
        None => format!("{} to move", side(slow.rebels_move)),
        Some((rebels, reason)) => format!("{} {reason}", side(rebels)),
    }
}

/// Compares moves, captures, flights, ends and the positions behind the moves; counts
/// what happened.
fn compare(slow: &Slow, options: &Options, seen: &mut BTreeMap<String, usize>) {
    let text = slow.text();
    let state = ShapLuk::set_up(options, &text).unwrap_or_else(|why| panic!("{text}: {why}"));
    assert_eq!(state.position(), text);
    let end = ended_slowly(slow);
    assert_eq!(ended(&state), end, "{text}");
    *seen.entry(end).or_default() += 1;

    let mut expected: Vec<(String, String, String, bool)> = Vec::new();
    for turned in slow.moves() {
        let kinds = turned.text.matches(['-', 'x']).count();
        *seen.entry(format!("{kinds} {}", turned.takes)).or_default() += 1;
        let after = ended_slowly(&turned.after);
        *seen.entry(format!("then {after}")).or_default() += 1;
        expected.push((turned.text, turned.after.text(), after, turned.takes));
    }
    let mut found = Vec::new();
    for (n, mv) in state.list().iter().enumerate() {
        assert_eq!(state.nth(n).as_ref(), Some(mv), "{text}");
        assert_eq!(state.check(mv), Ok(()), "{text}");
        let mut after = state.clone();
        let takes = after.play(mv, &mut Silent) == Progress::Lasting;
        assert_eq!(after.key(), after.fresh_key(), "{text}");
        found.push((state.write(mv), after.position(), ended(&after), takes));
    }
    assert_eq!(state.count(), found.len(), "{text}");
    assert_eq!(state.nth(found.len()), None, "{text}");
    expected.sort();
    found.sort();
    assert_eq!(found, expected, "{text}");
}

/// Sentences 1, 3 to 6 and 8 to 12 as a whole, for every product of the options.
#[test]
fn the_slow_rules_agree() {
    let (mut rng, mut seen, mut positions) = (Generator::new(1), BTreeMap::new(), 0);
    let product = Options::product(ShapLuk::OPTIONS);
    assert_eq!(product.len(), 72);
    for options in product {
        let start = Slow::start(&options);
        assert_eq!(ShapLuk::start(&options).position(), start.text());
        // Random games, then random positions.
        let mut slow = start.clone();
        for _ in 0..100 {
            compare(&slow, &options, &mut seen);
            let mut moves = slow.moves();
            slow = match moves.len() {
                0 => start.clone(),
                n => moves.swap_remove(rng.below(n as u32) as usize).after,
            };
            compare(&scattered(&options, &mut rng), &options, &mut seen);
            positions += 2;
        }
    }
    assert!(positions >= 10_000);
    // Everything that can happen has happened often: moves with a capture (x), a flight
    // (two dashes) and both, and each end, found and reached.
    for what in ["1 false", "2 true", "2 false", "3 true", "general to move", "rebels to move"] {
        assert!(seen[what] > 500, "{what}: {seen:?}");
    }
    for end in ["general rebels-taken", "rebels general-taken", "rebels shut-in", "rebels no-move"]
    {
        assert!(seen[end] > 10 && seen[&format!("then {end}")] > 10, "{end}: {seen:?}");
    }
    // Sentence 12's theorem: where the general has not won, the rebels can move.
    assert_eq!(seen.get("general no-move"), None);
}

/// Sentence 12: the argument's two halves. The square without any one point hangs
/// together, and sixteen rebels and the general leave points of it free.
#[test]
fn sentence_12_the_rebels_always_have_a_move() {
    for missing in board() {
        let points: Vec<Name> = square().into_iter().filter(|&at| at != missing).collect();
        let (mut reached, mut next) = (vec![points[0]], 0);
        while next < reached.len() {
            for at in super::slow::neighbours(reached[next]) {
                if points.contains(&at) && !reached.contains(&at) {
                    reached.push(at);
                }
            }
            next += 1;
        }
        // Some line leads from the rebels to the free points, both being there.
        assert_eq!(reached.len(), points.len(), "without {missing}");
        assert!(points.len() >= 16 + 8);
    }
    // No position can be set up with more.
    let all = square().join(",");
    assert!(ShapLuk::set_up(&options(&[]), &format!("{all} c7 1 r")).is_err());
    // Without rebels there is no move; the general has won long before.
    let none = ShapLuk::set_up(&options(&[]), "- c3 1 r").expect("a position");
    assert_eq!(
        none.turn(),
        super::over(Some(Seat::SECOND), palamede::rules::Reason::Own(Ending::RebelsTaken.word()))
    );
}
