//! Positions with every legal move, and the counts of first turns, from the data file.

use super::{set_up, won};
use palamede::games::sahkku::{Event, Kind, Sahkku};
use palamede::rules::{Game, Notation, Options, Reason, Rules, Seat, Silent, Turn};
use serde_json::Value;
use std::collections::BTreeSet;

fn data() -> Value {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/sahkku_cases.json");
    serde_json::from_str(&std::fs::read_to_string(path).expect("the data")).expect("JSON")
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn seat(letter: &str) -> Seat {
    if letter == "S" { Seat::FIRST } else { Seat::SECOND }
}

/// The position of a case, thrown or before the throw.
fn position(case: &Value, thrown: bool) -> String {
    let side = |letter: &str| {
        let asleep = case["inactive"][letter].as_array().expect("cells");
        // They are the first ones of the row, for their owner from the left.
        let row: BTreeSet<String> = asleep.iter().map(|cell| text(cell).to_owned()).collect();
        let first = (0..row.len()).map(|n| match letter {
            "S" => format!("S{}", n + 1),
            _ => format!("N{}", 15 - n),
        });
        assert_eq!(row, first.collect());
        let awake = case["active"][letter].as_object().expect("cells");
        let spots: Vec<String> =
            awake.iter().map(|(cell, count)| format!("{cell}:{count}")).collect();
        let spots = if spots.is_empty() { "-".to_owned() } else { spots.join(",") };
        format!("{}/{spots}", asleep.len())
    };
    let king = text(&case["king"]["cell"]);
    let owner = match case["king"]["owner"].as_str() {
        Some(letter) => format!("={}", Sahkku::seat_name(seat(letter))),
        None => String::new(),
    };
    let dice: Vec<&str> = case["dice"].as_array().expect("dice").iter().map(text).collect();
    let left: Vec<&str> = dice.iter().copied().filter(|&die| die != "blank").collect();
    let turn =
        if thrown { format!("{}/{}", dice.join("-"), left.join("-")) } else { "throw".to_owned() };
    let name = Sahkku::seat_name(seat(text(&case["to_move"])));
    format!("{} {} {king}{owner} {name} {turn}", side("S"), side("N"))
}

#[test]
fn every_case_has_its_moves() {
    let (data, options) = (data(), Options::new(Sahkku::OPTIONS));
    let cases = data["cases"].as_array().expect("cases");
    assert!(cases.len() >= 9, "only {} cases", cases.len());
    for case in cases {
        let id = text(&case["id"]);
        let state = set_up(&options, &position(case, false));
        let mover = seat(text(&case["to_move"]));
        let lost = case["to_move_has_lost"].as_bool().expect("a truth");
        if lost {
            assert_eq!(state.turn(), won(mover.other(), Reason::NoMove), "{id}");
            assert!(case["legal"].as_array().is_none_or(Vec::is_empty), "{id}");
            continue;
        }
        assert_eq!(state.turn(), Turn::Chance { by: Some(mover) }, "{id}");
        // Thrown, and set up with the dice: the same.
        let dice: Vec<&str> = case["dice"].as_array().expect("dice").iter().map(text).collect();
        let mut thrown = state.clone();
        thrown.roll(&Sahkku::read_roll(&dice.join("-")).expect("a throw"), &mut Silent);
        assert_eq!(thrown, set_up(&options, &position(case, true)), "{id}");
        let mut found: Vec<String> = thrown
            .list()
            .iter()
            .map(|act| {
                let (mut after, mut told) = (thrown.clone(), Vec::new());
                after.play(act, &mut told);
                let [(_, Event::Played { kind, taken, king, .. })] = &told[..] else { panic!() };
                let kind = match kind {
                    Kind::Woke => "activate",
                    Kind::Moved | Kind::Lapped => "move",
                    Kind::Waits => "wait",
                };
                let mover = if act.king { "king" } else { "pawn" };
                let (die, from, to) = (act.die.name(), act.from, act.to);
                format!("{die} {mover} {kind} {from} {to} {taken} {}", king.is_some())
            })
            .collect();
        let legal = case["legal"].as_array().expect("moves");
        let mut expected: Vec<String> = legal
            .iter()
            .map(|row| {
                let field = |name: &str| text(&row[name]).to_owned();
                let names = ["die", "mover", "kind", "from", "to"].map(field).join(" ");
                let captures = &row["captures"];
                format!("{names} {} {}", captures["pawns"], captures["king"])
            })
            .collect();
        found.sort();
        expected.sort();
        assert_eq!(found, expected, "{id}");
    }
}

/// Sentence 5: a whole turn, every die that can be played played, in any order.
#[test]
fn first_turns_lead_to_so_many_positions() {
    fn ends(state: &Sahkku, found: &mut BTreeSet<String>) {
        if !matches!(state.turn(), Turn::Seat(_)) {
            found.insert(state.position());
        }
        for act in state.list() {
            let mut next = state.clone();
            next.play(&act, &mut Silent);
            ends(&next, found);
        }
    }
    let (data, options) = (data(), Options::new(Sahkku::OPTIONS));
    let mut start = Sahkku::start(&options);
    start.roll(&Sahkku::read_roll("south").expect("a lot"), &mut Silent);
    let counts = data["turn_counts"]["start"].as_object().expect("counts");
    assert_eq!(counts.len(), 11);
    for (dice, count) in counts {
        let throws = match dice.as_str() {
            "no X" => vec!["II-III-blank", "blank-blank-blank", "III-III-III"],
            dice => vec![dice],
        };
        for throw in throws {
            let mut state = start.clone();
            let roll = Sahkku::read_roll(&throw.replace(',', "-")).expect("a throw");
            state.roll(&roll, &mut Silent);
            let mut found = BTreeSet::new();
            ends(&state, &mut found);
            assert_eq!(Some(found.len() as u64), count.as_u64(), "{throw}");
        }
    }
}
