//! The perfect player against positions of the exhaustive solution (`examples/luk`).

use super::{GENERAL, REBELS, options};
use palamede::games::shap_luk::ShapLuk;
use palamede::mind::solved::shap_luk::{DEPTH, Table, Value, best};
use palamede::rules::{Game, Notation, Outcome, Rules, Seat, Seats, Silent, Turn};

/// The table as it is fetched.
fn table() -> Table {
    Table::read(include_bytes!("../../assets/solved/shap-luk.bin")).expect("the table")
}

/// The positions of the data file, with who wins and in how many plies.
fn solved() -> Vec<(ShapLuk, Option<(Seat, u8)>)> {
    let lines = include_str!("../data/shap_luk_solved.txt").lines();
    let position = |line: &str| {
        let (text, value) = line.split_once(": ").expect("a value");
        let flights = match text.rsplit(' ').nth(1).expect("the flights") {
            "*" => "unlimited",
            _ => "1",
        };
        let position = ShapLuk::set_up(&options(&[("flights", flights)]), text);
        let value = match value.split_once(' ') {
            Some(("rebels", plies)) => Some((REBELS, plies.parse().expect("plies"))),
            Some((_, plies)) => Some((GENERAL, plies.parse().expect("plies"))),
            None => None,
        };
        (position.unwrap_or_else(|why| panic!("{line}: {why}")), value)
    };
    lines.filter(|line| !line.starts_with('#')).map(position).collect()
}

#[test]
fn the_winner_is_exact_and_so_are_plies_that_say_so() {
    let (table, solved) = (table(), solved());
    assert!(solved.len() > 400);
    for (position, truth) in solved {
        let (_, value) = best(&position, &table, DEPTH).expect("a move");
        let text = position.position();
        match (value, truth) {
            (Value::Rebels { plies, exact }, Some((REBELS, true_plies))) => {
                assert_eq!(plies % 2, true_plies % 2, "{text}");
                assert!(!exact || plies == true_plies, "{text}: {plies}, not {true_plies}");
                assert_eq!(exact, true_plies <= DEPTH + 1 - true_plies % 2, "{text}");
            }
            (Value::General { plies }, Some((GENERAL, true_plies))) => {
                assert_eq!(plies, true_plies, "{text}");
            }
            (Value::Drawn, None) => {}
            (value, truth) => panic!("{text}: {value:?}, not {truth:?}"),
        }
    }
}

/// Who wins keeps winning by the player's moves: the general in just the plies named.
#[test]
fn a_win_of_the_general_is_played_out_in_its_plies() {
    let table = table();
    for (mut position, truth) in solved() {
        let Some((GENERAL, plies)) = truth else { continue };
        let text = position.position();
        for _ in 0..plies {
            let (mv, _) = best(&position, &table, DEPTH).unwrap_or_else(|| panic!("{text}"));
            position.play(&mv, &mut Silent);
        }
        let over = position.turn();
        let won = matches!(over, Turn::Over(Outcome { winners, .. }) if winners.has(GENERAL));
        assert!(won, "{text}: {over:?}");
    }
}

/// The two sides of the player, from the start: the rebels win, and as late as they must.
#[test]
fn the_rebels_win_from_the_start() {
    let table = table();
    for (flights, least) in [("0", 35), ("1", 39), ("unlimited", 39)] {
        let mut position = ShapLuk::start(&options(&[("flights", flights)]));
        let mut plies = 0;
        while let Some((mv, value)) = best(&position, &table, DEPTH) {
            assert!(matches!(value, Value::Rebels { .. }), "{flights}: {value:?} at {plies}");
            position.play(&mv, &mut Silent);
            plies += 1;
            assert!(plies < 100, "{flights}: {}", position.position());
        }
        let won = matches!(position.turn(), Turn::Over(o) if o.winners == Seats::only(REBELS));
        assert!(won, "{flights}");
        println!("flights {flights}: {plies} plies, {least} at best");
    }
}

#[test]
fn other_options_and_other_bytes_are_refused() {
    let table = table();
    for (option, value) in [("capture", "obligatory"), ("rebels_capture", "yes")] {
        assert_eq!(best(&ShapLuk::start(&options(&[(option, value)])), &table, DEPTH), None);
    }
    let few = ShapLuk::start(&options(&[("captures_to_win", "8")]));
    assert_eq!(best(&few, &table, DEPTH), None);
    let bytes = include_bytes!("../../assets/solved/shap-luk.bin");
    assert!(bytes.len() < 200_000);
    assert!(Table::read(&bytes[1..]).is_none() && Table::read(&[]).is_none());
    assert!(Table::read(&[&bytes[..], &[0]].concat()).is_none());
}
