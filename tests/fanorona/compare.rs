//! The quick generator against the slow one: turns, their texts, every route, ends.

use super::options;
use super::slow::{self, Reason, Seat as Side, Slow};
use crate::depth::cases;
use palamede::games::fanorona::Fanorona;
use palamede::rules::{
    Game, Generator, Line, Notation, Options, Rng, Rules, Silent, Turn, playout,
};
use std::collections::BTreeMap;

/// The position as the slow generator has it, and the rules in force.
fn slowly(options: &Options, state: &Fanorona) -> (Slow, slow::Rules) {
    let text = state.position();
    let words: Vec<&str> = text.split(' ').collect();
    let moved = match words.get(2) {
        None if options.get("opening") == "single" => &[][..],
        Some(&"moved=white") => &[Side::White],
        Some(&"moved=black") => &[Side::Black],
        _ => &[Side::White, Side::Black],
    };
    let rules = slow::Rules {
        capture_free: options.get("capture") == "free",
        chain_obligatory: options.get("chain") == "obligatory",
        direction_turn: options.get("direction") == "turn",
        opening_single: options.get("opening") == "single",
        blocked_draws: options.get("blocked") == "draw",
    };
    (Slow::from_text(&words[..2].join(" "), moved).expect("a position"), rules)
}

/// Every route of every turn under the usual rules, sorted.
pub fn routes(state: &Fanorona) -> Vec<String> {
    let (slow, rules) = slowly(&options(&[]), state);
    let mut routes: Vec<String> = slow.turns(&rules).into_values().flatten().collect();
    routes.sort();
    routes
}

/// How a position has ended: why, and who has won.
fn end(state: &Fanorona) -> Option<(&'static str, Option<usize>)> {
    match state.turn() {
        Turn::Over(outcome) => {
            let winner = outcome.winners.iter().next().map(palamede::rules::Seat::index);
            Some((outcome.reason.name(Fanorona::ending_name), winner))
        }
        _ => None,
    }
}

fn slow_end(slow: &Slow, rules: &slow::Rules) -> Option<(&'static str, Option<usize>)> {
    slow.ended(rules).map(|end| {
        let reason = if end.reason == Reason::NoMen { "captured" } else { "no-move" };
        (reason, end.winner.map(|winner| winner as usize))
    })
}

/// What the comparison has met.
#[derive(Default, Debug)]
struct Met {
    longest: usize,
    routes: usize,
    ends: BTreeMap<&'static str, usize>,
}

/// Compares turns, routes and the positions behind them.
fn compare(options: &Options, state: &Fanorona, met: &mut Met) {
    let (slow, rules) = slowly(options, state);
    let text = state.position();
    assert_eq!(end(state), slow_end(&slow, &rules), "{text} {options:?}");
    if let Some((reason, _)) = end(state) {
        *met.ends.entry(reason).or_default() += 1;
        assert_eq!((state.list(), state.count(), state.nth(0)), (vec![], 0, None));
        return;
    }
    let mut expected: Vec<(String, String)> = Vec::new();
    for (after, routes) in slow.turns(&rules) {
        let first = slow::canonical(&routes);
        met.routes = met.routes.max(routes.len());
        for route in &routes {
            met.longest = met.longest.max(route.matches('-').count());
            let read = state.read(route).unwrap_or_else(|why| panic!("{text}: {route}: {why}"));
            assert_eq!(state.write(&read), first, "{text}: {route}");
        }
        expected.push((first.to_owned(), after.text()));
    }
    let mut found: Vec<(String, String)> = Vec::new();
    for (n, mv) in state.list().iter().enumerate() {
        assert_eq!(state.nth(n).as_ref(), Some(mv), "{text}");
        assert_eq!(state.check(mv), Ok(()), "{text}: {mv:?}");
        let mut after = state.clone();
        after.play(mv, &mut Silent);
        assert_eq!(after.key(), after.fresh_key(), "{text}");
        let there = after.position();
        let there: Vec<&str> = there.split(' ').take(2).collect();
        found.push((state.write(mv), there.join(" ")));
    }
    assert_eq!(state.count(), found.len(), "{text}");
    assert_eq!(state.nth(found.len()), None, "{text}");
    expected.sort();
    found.sort();
    assert_eq!(found, expected, "{text} {options:?}");
}

/// Men thrown on the board.
fn scattered(options: &Options, rng: &mut Generator) -> Fanorona {
    let (cols, rows) = match options.get("size") {
        "tsivy" => (9, 5),
        "dimy" => (5, 5),
        _ => (3, 3),
    };
    loop {
        let full = cols * rows / 2;
        let most = [1 + rng.below(full), 1 + rng.below(full)];
        let (mut left, share) = (most, 2 + rng.below(8));
        let mut row = || -> String {
            let mut sign = |_| {
                let side = rng.below(2) as usize;
                if rng.below(10) >= share || left[side] == 0 {
                    return '1';
                }
                left[side] -= 1;
                ['P', 'p'][side]
            };
            (0..cols).map(&mut sign).collect()
        };
        let board: Vec<String> = (0..rows).map(|_| row()).collect();
        let side = ["w", "b"][rng.below(2) as usize];
        let moved = match options.get("opening") {
            "single" => ["", " moved=white", " moved=black", " moved=both"][rng.below(4) as usize],
            _ => "",
        };
        // Ones in a row are as good as their number, but are not how it is written.
        let text = format!("{} {side}{moved}", board.join("/"));
        if let Ok(state) = Fanorona::set_up(options, &text) {
            return state;
        }
    }
}

/// The options that bear upon what may be played.
fn laws(size: &str) -> Vec<Options> {
    let all = Options::product(Fanorona::OPTIONS).into_iter();
    let usual =
        |options: &Options| options.get("first") == "white" && options.get("quiet_limit") == "50";
    all.filter(usual).filter(|options| options.get("size") == size).collect()
}

/// Sentences 1 to 14 as a whole: on men thrown on the board, and on positions of play.
#[test]
fn the_slow_generator_agrees() {
    let (mut rng, mut met) = (Generator::new(1), Met::default());
    let amount = cases(250, 2_500);
    for size in super::perft::SIZES {
        let laws = laws(size);
        assert_eq!(laws.len(), 32);
        for options in laws {
            let start = Fanorona::start(&options);
            compare(&options, &start, &mut met);
            for _ in 0..amount {
                compare(&options, &scattered(&options, &mut rng), &mut met);
                let mut line = Line::new(start.clone());
                let plies = rng.below(60) as usize;
                playout(&mut line, &mut rng, plies);
                compare(&options, line.state(), &mut met);
            }
        }
    }
    // The positions were worth comparing.
    assert!(met.longest > 6 && met.routes > 1, "{met:?}");
    assert!(["captured", "no-move"].iter().all(|end| met.ends[end] > 10), "{met:?}");
}

/// What the quick generator relies on: turns of one or two captures have no other route, however
/// long. Of two routes of a turn both are legal where no men stand but those that they take, so
/// every such turn of two captures is tried with just these.
#[test]
fn sentence_12_turns_of_two_captures_have_no_other_route() {
    let on_board = |(col, row): slow::Point| (1..=9).contains(&col) && (1..=5).contains(&row);
    let next = |(a, b): slow::Point, (x, y): slow::Point, n: i32| (a + n * x, b + n * y);
    // The rows that a step may take: beyond where it ends, or behind where it begins.
    let rows = |from: slow::Point, way: slow::Point| {
        let row = move |from, way, most| {
            (1..=most).map(move |n| (1..=n).map(|n| next(from, way, n)).collect::<Vec<_>>())
        };
        row(next(from, way, 1), way, 7).chain(row(from, (-way.0, -way.1), 7))
    };
    let mut tried = 0;
    // The other quarters of the board are the same.
    for from in (1..=5).flat_map(|col| (1..=3).map(move |row| (col, row))) {
        let ways = slow::directions_of_lines(from).into_iter();
        for way in ways.filter(|&way| on_board(next(from, way, 1))) {
            let x = next(from, way, 1);
            let then = slow::directions_of_lines(x).into_iter();
            let then = then.filter(|&then| then != way && then != (-way.0, -way.1));
            for then in then.filter(|&then| on_board(next(x, then, 1))) {
                let first = rows(from, way).filter(|row| row.iter().all(|&at| on_board(at)));
                for first in first {
                    let second = rows(x, then).filter(|row| row.iter().all(|&at| on_board(at)));
                    for second in second {
                        let men = first.iter().chain(&second);
                        let mut slow = Slow::start(slow::Size::Tsivy, Side::White);
                        slow.men = men.map(|&at| (at, Side::Black)).collect();
                        slow.men.insert(from, Side::White);
                        for routes in slow.turns(&slow::Rules::default()).values() {
                            let short = routes.iter().any(|route| route.matches('-').count() < 3);
                            assert!(!short || routes.len() == 1, "{}: {routes:?}", slow.text());
                        }
                        tried += 1;
                    }
                }
            }
        }
    }
    assert!(tried > 4_000, "{tried}");
}
