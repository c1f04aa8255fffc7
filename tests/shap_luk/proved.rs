//! The player's rebels from the start against all that the general can do: they win, and in no
//! more plies than the solution says. The deep check plays every line to its end; otherwise
//! every line is played so far, and one by lot from each position that is reached then.

use super::{REBELS, options};
use crate::depth::cases;
use palamede::games::shap_luk::{Pursuit, ShapLuk};
use palamede::mind::solved::shap_luk::{DEPTH, Solution, choose};
use palamede::rules::{Game, Generator, Notation, Outcome, Rng, Rules, Seats, Silent, Turn};
use std::collections::{BTreeMap, HashMap};
use std::thread;

/// Positions by key, the rebels to move: in order, so that lots fall the same again.
type Layer = BTreeMap<u64, ShapLuk>;

/// For how many plies the general makes every move.
fn whole() -> usize {
    cases(7, usize::MAX)
}

/// The rebels' moves in those of these positions for which none is known yet, in two threads.
/// Nobody need remember the game: no line comes to a position again, or it would have no end.
fn ask(layer: &Layer, table: &Solution, known: &mut HashMap<u64, Pursuit>) {
    let new: Vec<&ShapLuk> = layer.values().filter(|at| !known.contains_key(&at.key())).collect();
    let answers = |part: &[&ShapLuk]| -> Vec<(u64, Pursuit)> {
        let mv = |at: &ShapLuk| choose(at, &[], table, DEPTH).expect("a move");
        part.iter().map(|at| (at.key(), mv(at))).collect()
    };
    let (one, other) = new.split_at(new.len() / 2);
    thread::scope(|scope| {
        let job = scope.spawn(|| answers(other));
        known.extend(answers(one));
        known.extend(job.join().expect("answers"));
    });
}

/// Whether the game goes on; if not, the rebels have won it.
fn goes_on(position: &ShapLuk) -> bool {
    match position.turn() {
        Turn::Over(Outcome { winners, .. }) => {
            assert_eq!(winners, Seats::only(REBELS), "{}", position.position());
            false
        }
        _ => true,
    }
}

/// Every position to which the general's moves lead, or one by lot.
fn reply(position: &ShapLuk, every: bool, rng: &mut Generator, next: &mut Layer) {
    let mut add = |mv: &Pursuit| {
        let mut then = position.clone();
        then.play(mv, &mut Silent);
        if goes_on(&then) {
            next.insert(then.key(), then);
        }
    };
    if every {
        position.moves(&mut |mv| add(&mv));
    } else {
        let n = rng.below(position.count() as u32) as usize;
        add(&position.nth(n).expect("a move"));
    }
}

/// Plays from the start; the rebels have won all lines after so many plies.
fn won_within(flights: &str, plies: usize) {
    let table =
        Solution::read(include_bytes!("../../assets/solved/shap-luk.bin")).expect("a table");
    let start = ShapLuk::start(&options(&[("flights", flights)]));
    let mut layer = Layer::from([(start.key(), start)]);
    let (mut known, mut rng) = (HashMap::new(), Generator::new(1));
    for ply in (0..).step_by(2) {
        if layer.is_empty() {
            break;
        }
        assert!(ply < plies, "flights {flights}: a line is longer than {plies} plies");
        ask(&layer, &table, &mut known);
        let mut next = Layer::new();
        for (key, mut position) in layer {
            position.play(&known[&key], &mut Silent);
            if goes_on(&position) {
                reply(&position, ply < whole(), &mut rng, &mut next);
            }
        }
        layer = next;
    }
    println!("flights {flights}: the rebels were asked about {} positions", known.len());
}

#[test]
fn the_rebels_win_within_39_plies_whatever_the_general_does() {
    won_within("1", 39);
}

#[test]
fn the_rebels_win_within_35_plies_if_the_general_never_flies() {
    won_within("0", 35);
}

#[test]
fn the_rebels_win_within_39_plies_however_often_the_general_flies() {
    won_within("unlimited", 39);
}
