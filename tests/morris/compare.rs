//! The quick generator against the slow one: turns, their texts, the positions behind them, ends.

use super::{options, slow};
use crate::depth::amount;
use palamede::games::Morris;
use palamede::rules::{
    Game, Generator, Line, Notation, Options, Rng, Rules, Silent, Turn, playout,
};
use std::collections::BTreeMap;

/// Compares the turns of a position; counts what it has met.
fn compare(options: &Options, state: &Morris, met: &mut BTreeMap<&'static str, usize>) {
    let chosen: Vec<(&str, &str)> = options.pairs().collect();
    let text = state.position();
    let mut wanted = slow::turns(&text, &chosen);
    let mut found: Vec<(String, String)> = Vec::new();
    for (n, mv) in state.list().iter().enumerate() {
        assert_eq!((state.nth(n).as_ref(), state.check(mv)), (Some(mv), Ok(())), "{text}: {mv:?}");
        let written = state.write(mv);
        assert_eq!(state.read(&written).as_ref(), Ok(mv), "{text}");
        let mut after = state.clone();
        after.play(mv, &mut Silent);
        assert_eq!(after.key(), after.fresh_key(), "{text}");
        for kind in ["x", ",", "-"].into_iter().filter(|&kind| written.contains(kind)) {
            *met.entry(kind).or_default() += 1;
        }
        found.push((written, after.position()));
    }
    assert_eq!((state.count(), state.nth(found.len())), (found.len(), None), "{text}");
    wanted.sort();
    found.sort();
    assert_eq!(found, wanted, "{text} {options:?}");
    if let Turn::Over(outcome) = state.turn() {
        assert!(found.is_empty());
        *met.entry(outcome.reason.name(Morris::ending_name)).or_default() += 1;
    } else {
        assert!(!found.is_empty(), "{text}");
    }
}

/// Men thrown on the board.
fn scattered(options: &Options, rng: &mut Generator) -> Morris {
    let hands = [rng.below(4), rng.below(4)].map(|hand| if rng.below(2) == 0 { 0 } else { hand });
    let mut left = hands.map(|hand| 1 + rng.below(9 - hand));
    let mut sign = |_| {
        let side = rng.below(4) as usize;
        match left.get_mut(side) {
            Some(left @ 1..) => {
                *left -= 1;
                ['W', 'b'][side]
            }
            _ => '.',
        }
    };
    let points: String = (0..24).map(&mut sign).collect();
    let side = ["w", "b"][rng.below(2) as usize];
    let text = format!("{points} {} {} {side}", hands[0], hands[1]);
    Morris::set_up(options, &text).unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// Sentences 2 to 10 as a whole: on men thrown on the board, and on positions of play.
#[test]
fn sentences_2_to_10_the_slow_generator_agrees() {
    let (mut rng, mut met, mut laws) = (Generator::new(1), BTreeMap::new(), 0);
    let usual = options(&[]);
    for options in Options::product(Morris::OPTIONS) {
        if ["first", "quiet_limit"].iter().any(|name| options.get(name) != usual.get(name)) {
            continue;
        }
        laws += 1;
        for _ in 0..amount(150) {
            compare(&options, &scattered(&options, &mut rng), &mut met);
            let mut line = Line::new(Morris::start(&options));
            let plies = rng.below(70) as usize;
            playout(&mut line, &mut rng, plies);
            compare(&options, line.state(), &mut met);
        }
    }
    assert_eq!(laws, 2 * 3 * 2);
    let often = ["x", ",", "-", "captured"];
    assert!(often.iter().all(|kind| met.get(kind).is_some_and(|&n| n > 10)), "{met:?}");
    assert!(met.contains_key("no-move"), "{met:?}");
}
