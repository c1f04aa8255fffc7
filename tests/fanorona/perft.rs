//! Counted leaves and worked examples.

use super::slow::{self, Slow};
use super::{Chosen, moves, options, position};
use crate::depth::{cases, is_deep};
use palamede::games::fanorona::Fanorona;
use palamede::rules::{Game, Notation, Rules, Silent, Turn, perft};
use serde_json::Value;
use std::collections::BTreeSet;

pub fn data() -> Value {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/fanorona_perft.json");
    serde_json::from_str(&std::fs::read_to_string(path).expect("the data")).expect("JSON")
}

pub const SIZES: [&str; 3] = ["telo", "dimy", "tsivy"];

fn list(value: &Value) -> Vec<Value> {
    value.as_array().expect("a list").clone()
}

/// The most leaves of a count that is looked at in an ordinary run.
const MOST: u64 = 1_000_000;

/// Compares the counts of one row; returns how many there were.
fn agree(row: &Value, chosen: Chosen) -> usize {
    let fen = row["fen"].as_str().expect("a position");
    let state = position(chosen, fen);
    assert_eq!(state.position(), fen);
    let mut compared = 0;
    for (depth, count) in (1..).zip(list(&row["counts"])) {
        let count = count.as_u64().expect("a number");
        if count <= MOST || is_deep() {
            assert_eq!(perft(&state, depth), count, "{fen} to {depth}, {chosen:?}");
        }
        compared += 1;
    }
    compared
}

#[test]
fn every_counted_position_has_its_leaves() {
    let data = data();
    let mut counts = 0;
    for size in SIZES {
        let start = Fanorona::start(&options(&[("size", size)])).position();
        assert_eq!(data[size]["start"]["fen"], start);
        counts += agree(&data[size]["start"], &[]);
        counts += list(&data[size]["positions"]).iter().map(|row| agree(row, &[])).sum::<usize>();
    }
    assert_eq!(counts, 337, "counts in the data");
}

#[test]
fn every_count_under_an_option_is_right() {
    let data = data();
    let mut counts = 0;
    for (name, sizes) in data["options"].as_object().expect("options") {
        let Some((name, value)) = name.split_once('=') else { continue };
        for size in SIZES {
            counts +=
                list(&sizes[size]).iter().map(|row| agree(row, &[(name, value)])).sum::<usize>();
        }
    }
    assert_eq!(counts, 212, "counts in the data");
}

/// The slow generator counts the same, every route by itself too.
#[test]
fn the_slow_generator_counts_turns_and_routes() {
    let data = data();
    for (size, own) in
        SIZES.into_iter().zip([slow::Size::Telo, slow::Size::Dimy, slow::Size::Tsivy])
    {
        let start = Slow::start(own, slow::Seat::White);
        assert_eq!(data[size]["start"]["fen"], start.text());
        let rules = slow::Rules::default();
        let most = cases(5_000, 50_000);
        for (depth, count) in (1..).zip(list(&data[size]["start"]["counts"])) {
            let paths = data[size]["start"]["paths"][depth - 1].as_u64();
            if count.as_u64() <= Some(most) {
                assert_eq!(Some(start.perft_counts(&rules, depth)), count.as_u64(), "{size}");
                assert_eq!(Some(start.perft_paths(&rules, depth)), paths, "{size}");
            }
        }
        for (after, routes) in start.turns(&rules) {
            assert!(routes.iter().all(|route| start.play(&rules, route).as_ref() == Some(&after)));
        }
    }
}

/// How many ways there are to make so many captures and stops (and paikas), each counted by
/// itself: a stop where the chain could go on.
fn steps(state: &Fanorona, begun: &str, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    if !matches!(state.turn(), Turn::Seat(_)) {
        return 0;
    }
    // What every route of the seat to move begins with.
    let routes = super::compare::routes(state);
    let after = |route: &str| {
        let mut next = state.clone();
        next.play(&state.read(route).expect("a route"), &mut Silent);
        next
    };
    if begun.is_empty() {
        let first: BTreeSet<&str> = routes.iter().map(|route| cut(route, 2)).collect();
        return first.iter().map(|first| on(&routes, first, depth - 1, &after)).sum();
    }
    on(&routes, begun, depth, &after)
}

/// The first so many points of a route.
fn cut(route: &str, points: usize) -> &str {
    route.match_indices('-').nth(points - 1).map_or(route, |(at, _)| &route[..at])
}

fn on(routes: &[String], begun: &str, depth: usize, after: &dyn Fn(&str) -> Fanorona) -> u64 {
    if depth == 0 {
        return 1;
    }
    let points = begun.split('-').count();
    let longer = routes.iter().filter(|route| route.starts_with(&format!("{begun}-")));
    let longer: BTreeSet<&str> = longer.map(|route| cut(route, points + 1)).collect();
    let stop = match longer.is_empty() {
        // The turn ends by itself.
        true => return steps(&after(begun), "", depth),
        false => steps(&after(begun), "", depth - 1),
    };
    stop + longer.iter().map(|longer| on(routes, longer, depth - 1, after)).sum::<u64>()
}

#[test]
fn captures_and_stops_count_as_a_public_engine_counts_them() {
    let data = data();
    for size in SIZES {
        let start = Fanorona::start(&options(&[("size", size)]));
        for (depth, count) in (1..).zip(list(&data["steps"][size])) {
            let count = count.as_u64().expect("a number");
            if count <= 10_000 || is_deep() {
                assert_eq!(steps(&start, "", depth), count, "{size} to {depth}");
            }
        }
    }
}

#[test]
fn sentences_2_to_12_as_worked_examples_have_them() {
    let examples = list(&data()["examples"]["positions"]);
    assert_eq!(examples.len(), 15);
    for row in examples {
        let fen = row["fen"].as_str().expect("a position");
        for (key, chosen) in
            [("legal", &[][..]), ("legal_direction_turn", &[("direction", "turn")])]
        {
            if row[key].is_array() {
                assert_eq!(row[key], Value::from(moves(chosen, fen)), "{}", row["about"]);
            }
        }
        if row["routes"].is_array() {
            let state = position(&[], fen);
            assert_eq!(row["routes"], Value::from(super::compare::routes(&state)));
            for same in list(&row["same"]) {
                let routes = list(&same);
                let read = |route: &Value| state.read(route.as_str().expect("a route"));
                assert!(routes.iter().all(|route| read(route) == read(&routes[0])));
            }
        }
    }
}
