//! The smallest board, solved.

use super::perft::data;
use super::{options, position};
use palamede::games::fanorona::Fanorona;
use palamede::rules::{Game, Notation, Rules, Seat, Silent, Turn};
use std::collections::HashMap;

/// What a position is worth to the seat to move: won or lost in so many plies, else drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Worth {
    Won(u64),
    Lost(u64),
    Drawn,
}

/// Every position that can arise, with the positions behind it.
fn reached() -> HashMap<String, (Fanorona, Vec<String>)> {
    let mut all = HashMap::new();
    let mut left = vec![Fanorona::start(&options(&[("size", "telo")]))];
    while let Some(state) = left.pop() {
        if all.contains_key(&state.position()) {
            continue;
        }
        let mut behind = Vec::new();
        for mv in state.list() {
            let mut next = state.clone();
            next.play(&mv, &mut Silent);
            behind.push(next.position());
            left.push(next);
        }
        all.insert(state.position(), (state, behind));
    }
    all
}

/// Each position's worth: from the lost ones back, ply by ply.
fn solved() -> HashMap<String, Worth> {
    let all = reached();
    let mut worth: HashMap<String, Worth> = HashMap::new();
    for (text, (state, _)) in &all {
        if let Turn::Over(outcome) = state.turn() {
            let white = text.ends_with(" w");
            let own = if white { Seat::FIRST } else { Seat::SECOND };
            let won = outcome.winners.has(own);
            worth.insert(text.clone(), if won { Worth::Won(0) } else { Worth::Lost(0) });
        }
    }
    for plies in 1.. {
        let mut new = Vec::new();
        for (text, (_, behind)) in all.iter().filter(|(text, _)| !worth.contains_key(*text)) {
            let behind: Vec<Option<&Worth>> = behind.iter().map(|next| worth.get(next)).collect();
            let lost = |next: &&Option<&Worth>| matches!(next, Some(Worth::Lost(_)));
            if behind.iter().any(|next| lost(&next)) {
                new.push((text.clone(), Worth::Won(plies)));
            } else if behind.iter().all(|next| matches!(next, Some(Worth::Won(_)))) {
                new.push((text.clone(), Worth::Lost(plies)));
            }
        }
        if new.is_empty() {
            break;
        }
        worth.extend(new);
    }
    for text in all.into_keys() {
        worth.entry(text).or_insert(Worth::Drawn);
    }
    worth
}

#[test]
fn telo_is_solved_as_two_programs_have_solved_it() {
    let (solved, data) = (solved(), data()["values"]["telo"].clone());
    let count = |kind: fn(&Worth) -> bool| solved.values().filter(|worth| kind(worth)).count();
    let counts = [
        solved.len(),
        count(|worth| matches!(worth, Worth::Won(_))),
        count(|worth| matches!(worth, Worth::Lost(_))),
        count(|worth| *worth == Worth::Drawn),
    ];
    assert_eq!(counts, [1_012, 630, 324, 58]);
    let counted = ["reachable", "win", "loss", "draw"].map(|name| data[name].as_u64());
    assert_eq!(counts.map(|count| Some(count as u64)), counted);
    let positions = data["positions"].as_array().expect("positions").iter();
    for row in positions.chain([&data["start"]]) {
        let fen = row["fen"].as_str().expect("a position");
        let (value, plies) = match solved[fen] {
            Worth::Won(plies) => ("win", Some(plies)),
            Worth::Lost(plies) => ("loss", Some(plies)),
            Worth::Drawn => ("draw", None),
        };
        assert_eq!((row["value"].as_str(), row["plies"].as_u64()), (Some(value), plies), "{fen}");
    }
    assert_eq!(solved["ppp/p1P/PPP w"], Worth::Won(11));
    let start = position(&[], "ppp/p1P/PPP w");
    for (mv, value) in data["first_turns"].as_object().expect("turns") {
        let mut next = start.clone();
        next.play(&start.read(mv).expect("a turn"), &mut Silent);
        let won = matches!(solved[&next.position()], Worth::Lost(_));
        assert_eq!(won, value == "wins", "{mv}");
    }
}

#[test]
fn nobody_is_blocked_on_telo() {
    for (state, _) in reached().into_values() {
        if let Turn::Over(outcome) = state.turn() {
            assert_eq!(
                outcome.reason.name(Fanorona::ending_name),
                "captured",
                "{}",
                state.position()
            );
        }
    }
}

/// One best line.
#[test]
fn the_best_line_is_won_at_its_eleventh_ply() {
    let line = "c1-b2A a2-a3W c2-c1W a3-a2 b2-c2W b3-b2A c1-b1 b2-a2W b1-b2 a2-a3 b2-c1W";
    let (solved, mut state) = (solved(), position(&[], "ppp/p1P/PPP w"));
    for (mv, left) in line.split(' ').zip((0..11).rev()) {
        let mv = state.read(mv).expect("a turn");
        assert_eq!(state.check(&mv), Ok(()));
        state.play(&mv, &mut Silent);
        let worth = if left % 2 == 0 { Worth::Lost(left) } else { Worth::Won(left) };
        assert_eq!(solved[&state.position()], worth, "{}", state.position());
    }
    assert!(matches!(state.turn(), Turn::Over(outcome) if outcome.winners.has(Seat::FIRST)));
}
