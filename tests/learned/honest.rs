//! The law of honesty for players by nets: of two games that differ only in what the seat to act
//! cannot know they say the same of every move, and choose the same. One that peeks is found out.

use super::{net, options, weights};
use crate::conform::leak::{replay, whole_game};
use crate::conform::setup::Conform;
use palamede::games::luzhanqi::{Battle, Known, PlayerView};
use palamede::mind::{Ask, Job, work_from_file};
use palamede::rules::{Eye, Generator, Rng, Seen, Turn};
use palamede::table::Table;

/// All that a player by a net makes of a table, for this lot.
fn answered<const FOUR: bool>(table: &Table<Battle<FOUR>>, lot: u32, peeks: bool) -> String {
    // (Play-outs of four armies take long.)
    let level = if FOUR && !lot.is_multiple_of(6) { 6 } else { 7 };
    let job = Job::new(table, 1, Ask::Move(level), lot).expect("a seat is to act");
    let view = job.open().read_view::<Battle<FOUR>>().expect("a view");
    let armies = [0, 1, 2, 3].map(|t| table.whole().line().state().full().army(t));
    let sight = match peeks {
        true => PlayerView { known: Known::All(armies), ..view.sight().clone() },
        false => view.sight().clone(),
    };
    let worths = net::<FOUR>().judge_moves(&sight, &view.moves());
    let answer =
        work_from_file(&job, weights::<FOUR>(), || 0.0).and_then(|mut mind| mind.think(u64::MAX));
    let answer = answer.and_then(|answer| answer.text().map(str::to_owned));
    format!("{worths:?} {answer:?}")
}

/// Of so many pairs of games, how many are told apart. Of the games for four every other one is such
/// that allies see each other's ranks.
fn told_apart<const FOUR: bool>(peeks: bool) -> (usize, usize)
where
    Battle<FOUR>: Conform,
{
    let (mut pairs, mut told) = (0, 0);
    for seed in 0..40 {
        let options = options::<FOUR>(seed % 2 == 1);
        let mut rng = Generator::new(seed);
        let (steps, _) = whole_game::<Battle<FOUR>>(&options, &mut rng);
        for _ in 0..if FOUR { 3 } else { 4 } {
            let steps = &steps[..2 + rng.below(steps.len() as u32 - 1) as usize];
            let truth = replay::<Battle<FOUR>>(&options, steps);
            let Turn::Seat(seat) = truth.turn() else { continue };
            let others =
                Battle::<FOUR>::others(&options, steps, Eye::Seat(seat), &mut rng, Some(1));
            for other in others {
                let lie = replay::<Battle<FOUR>>(&options, &other);
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
    let sampled = [told_apart::<false>(false), told_apart::<true>(false)];
    for (pairs, told) in sampled {
        assert!(pairs > 80, "only {pairs} pairs");
        assert_eq!(told, 0, "of {pairs}");
    }
}

#[test]
fn a_net_that_peeks_is_found_out() {
    for (pairs, told) in [told_apart::<false>(true), told_apart::<true>(true)] {
        assert!(told * 2 > pairs, "{told} of {pairs}");
    }
}
