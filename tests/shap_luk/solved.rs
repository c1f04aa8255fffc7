//! The perfect player against positions of the exhaustive solution (`examples/luk`).

use super::{GENERAL, REBELS, options};
use palamede::games::shap_luk::ShapLuk;
use palamede::mind::solved::shap_luk::{DEPTH, Solution, Value, best, choose};
use palamede::mind::solved::table_for;
use palamede::mind::{Ask, Job, LEVELS, Why, work_from_file};
use palamede::record::{Dice, Setup};
use palamede::rules::{
    Game, Generator, Line, Notation, Outcome, Rules, Seat, Seats, Silent, Step, Turn,
};
use palamede::table::Table as LiveTable;

/// The table as it is fetched.
const TABLE: &[u8] = include_bytes!("../../assets/solved/shap-luk.bin");

fn table() -> Solution {
    Solution::read(TABLE).expect("the table")
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
    assert!(Solution::read(&bytes[1..]).is_none() && Solution::read(&[]).is_none());
    assert!(Solution::read(&[&bytes[..], &[0]].concat()).is_none());
    // Cut off anywhere, and with a number in a list that does not end.
    let cuts = (0..bytes.len()).step_by(499).chain(bytes.len() - 99..bytes.len());
    cuts.for_each(|cut| assert!(Solution::read(&bytes[..cut]).is_none(), "{cut}"));
    let nets = &bytes[..54 * 2_914];
    let read = |lists: &[u8]| Solution::read(&[nets, lists].concat());
    assert!(read(&[0; 12]).is_some());
    assert!(read(&[&[1, 0, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0][..], &[0; 10]].concat()).is_none());
}

/// The table that a job asks for, and the step that it is answered with.
fn answered(chosen: &[(&str, &str)], level: u8) -> (Option<&'static str>, Option<String>) {
    let setup = Setup { options: options(chosen), start: None, dice: Dice::Given };
    let played = LiveTable::<ShapLuk>::new(setup, Seats::NONE).expect("a table");
    let job = Job::new(&played, 1, Ask::Move(level), 7).expect("a seat to act");
    let answer =
        work_from_file(&job, TABLE, || 0.0).and_then(|mut thinker| thinker.think(u64::MAX));
    (table_for(&job), answer.and_then(|answer| answer.text().map(str::to_owned)))
}

#[test]
fn only_the_master_plays_by_the_table_and_only_what_it_knows() {
    for flights in ["1", "0", "unlimited"] {
        let (name, step) = answered(&[("flights", flights)], LEVELS);
        assert_eq!(name, Some("shap-luk"));
        let start = ShapLuk::start(&options(&[("flights", flights)]));
        let mv = start.read(&step.expect("a step")).expect("a move");
        assert_eq!(start.check(&mv), Ok(()));
    }
    assert_eq!(answered(&[], LEVELS - 1).0, None);
    for other in [("capture", "obligatory"), ("rebels_capture", "yes"), ("captures_to_win", "8")] {
        assert_eq!(answered(&[other], LEVELS), (None, None), "{other:?}");
    }
    assert!(Solution::read(&TABLE[1..]).is_none(), "half a table");
}

/// What is answered slice by slice is what is answered in one piece, and who is hurried has a move
/// from the beginning, and knows no more than was seen.
#[test]
fn slices_find_what_one_piece_finds() {
    let setup = Setup { options: options(&[]), start: None, dice: Dice::Given };
    let mut played = LiveTable::<ShapLuk>::new(setup, Seats::NONE).expect("a table");
    for ply in 0..6 {
        let job = Job::new(&played, 1, Ask::Hint, 7).expect("a seat to act");
        let begun = || work_from_file(&job, TABLE, || 0.0).expect("a table");
        let whole = begun().think(u64::MAX).expect("an answer");
        for budget in [40, 128] {
            let (mut thinker, mut slices) = (begun(), 0);
            let first = thinker.hurry();
            assert!(first.step.is_some() && first.why.is_empty(), "{first:?}");
            let answer = loop {
                slices += 1;
                match thinker.think(budget) {
                    Some(answer) => break answer,
                    None => assert!(thinker.hurry().step.is_some()),
                }
            };
            assert_eq!(answer, whole, "ply {ply}, {budget} at a time");
            assert!(slices > 4, "ply {ply}: {slices} slices of {budget}");
        }
        let state = played.whole().line().state().clone();
        let mv = state.read(whole.text().expect("a step")).expect("a move");
        played.take(Step::Move(mv)).expect("a legal move");
    }
}

/// Who asks for a hint is told how soon the game can be won.
#[test]
fn hints_know_how_the_game_ends() {
    let setup = Setup { options: options(&[]), start: None, dice: Dice::Given };
    let played = LiveTable::<ShapLuk>::new(setup, Seats::NONE).expect("a table");
    let job = Job::new(&played, 1, Ask::Hint, 7).expect("a seat to act");
    assert_eq!(table_for(&job), Some("shap-luk"));
    let answer =
        work_from_file(&job, TABLE, || 0.0).and_then(|mut thinker| thinker.think(u64::MAX));
    let why = answer.expect("an answer").why;
    // In 39 plies, of which half are the rebels' own; the table knows it to a few.
    assert!(matches!(why[..], [Why::Wins(18..=22)]), "{why:?}");
}

/// Against a general who draws his moves by lot, and one who makes his best, no position comes
/// twice and the rebels win in time, from the start and from positions of the solution.
#[test]
fn the_rebels_are_not_led_round() {
    let table = table();
    let won = |(position, truth): (ShapLuk, Option<(Seat, u8)>)| {
        matches!(truth, Some((REBELS, 15..))).then_some(position)
    };
    let starts = ["1", "0", "unlimited"].map(|n| ShapLuk::start(&options(&[("flights", n)])));
    let all = starts.into_iter().chain(solved().into_iter().filter_map(won).step_by(19));
    for (n, start) in (0..).zip(all) {
        let mut rng = Generator::new(n);
        let mut line = Line::new(start);
        while let Turn::Seat(seat) = line.turn() {
            let state = line.state();
            let mv = match seat {
                GENERAL if n % 2 == 1 => state.pick(&mut rng).expect("a move"),
                _ => choose(state, line.past(), &table, DEPTH).expect("a move"),
            };
            line.advance(&Step::Move(mv), &mut Silent);
        }
        let Turn::Over(Outcome { winners, reason }) = line.turn() else { panic!() };
        assert_eq!(winners, Seats::only(REBELS), "{n}: {reason:?} at {}", line.position());
    }
}
