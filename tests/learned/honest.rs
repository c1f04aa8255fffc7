//! The law of honesty for players by nets: of two games that differ only in what the seat to act
//! cannot know they say the same of every move, and choose the same. One that peeks is found out.

use super::{NET, WEIGHTS};
use crate::conform::leak::{replay, whole_game};
use crate::conform::setup::Conform;
use palamede::games::Luzhanqi;
use palamede::games::luzhanqi::{Known, PlayerView};
use palamede::mind::{Ask, Job, work_from_file};
use palamede::rules::{Eye, Game, Generator, Options, Rng, Seen, Turn};
use palamede::table::Table;

/// All that a player by a net makes of a table, for this lot.
fn answered(table: &Table<Luzhanqi>, lot: u32, peeks: bool) -> String {
    let job = Job::new(table, 1, Ask::Move(7), lot).expect("a seat is to act");
    let view = job.open().read_view::<Luzhanqi>().expect("a view");
    let armies = [0, 1, 2, 3].map(|t| table.whole().line().state().full().army(t));
    let sight = match peeks {
        true => PlayerView { known: Known::All(armies), ..view.sight().clone() },
        false => view.sight().clone(),
    };
    let worths = NET.judge_moves(&sight, &view.moves());
    let answer = work_from_file(&job, WEIGHTS).and_then(|mut mind| mind.think(u64::MAX));
    let answer = answer.and_then(|answer| answer.text().map(str::to_owned));
    format!("{worths:?} {answer:?}")
}

/// Of so many pairs of games, how many are told apart.
fn told_apart(peeks: bool) -> (usize, usize) {
    let (mut pairs, mut told) = (0, 0);
    let options = Options::new(Luzhanqi::OPTIONS);
    for seed in 0..40 {
        let mut rng = Generator::new(seed);
        let (steps, _) = whole_game::<Luzhanqi>(&options, &mut rng);
        for _ in 0..4 {
            let steps = &steps[..2 + rng.below(steps.len() as u32 - 1) as usize];
            let truth = replay::<Luzhanqi>(&options, steps);
            let Turn::Seat(seat) = truth.turn() else { continue };
            let others = Luzhanqi::others(&options, steps, Eye::Seat(seat), &mut rng, Some(1));
            for other in others {
                let lie = replay::<Luzhanqi>(&options, &other);
                let [a, b] = [&truth, &lie].map(|table| answered(table, pairs as u32, peeks));
                told += usize::from(a != b);
                pairs += 1;
            }
        }
    }
    (pairs, told)
}

#[test]
fn a_player_by_a_net_is_honest() {
    let (pairs, told) = told_apart(false);
    assert!(pairs > 80, "only {pairs} pairs");
    assert_eq!(told, 0, "of {pairs}");
}

#[test]
fn a_net_that_peeks_is_found_out() {
    let (pairs, told) = told_apart(true);
    assert!(told * 2 > pairs, "{told} of {pairs}");
}
