//! Whole games: they end by the rules, and their records replay (laws 6 and 10).

use super::random_army;
use crate::depth::{cases, is_deep};
use palamede::games::luzhanqi::{Act, Battle};
use palamede::record::{Dice, Setup};
use palamede::rules::{Game, Generator, Notation, Options, Rng, Rules, Seats, Step, Turn};
use palamede::table::Table;
use std::collections::BTreeMap;

fn games<const F: bool>() {
    let sets = Options::pairwise(Battle::<F>::OPTIONS);
    let mut ends: BTreeMap<String, usize> = BTreeMap::new();
    for n in 0..cases(120, 1_200) {
        let options = &sets[n % sets.len()];
        let mut rng = Generator::new(n as u64);
        let setup = Setup { options: options.clone(), start: None, dice: Dice::Seed(n as u64) };
        let mut table = Table::<Battle<F>>::new(setup, Seats::NONE).expect("the usual start");
        let bounded = options.get("quiet_limit") != "none";
        while !table.is_over() {
            if !bounded && table.len() > 6_000 {
                let in_play = table.in_play();
                table.take(Step::Agree(in_play)).expect("all agree");
                break;
            }
            assert!(table.len() < 8_000, "it does not end");
            let state = table.whole().line().state();
            let act = match table.turn() {
                Turn::Chance { .. } => {
                    table.throw().expect("a lot");
                    continue;
                }
                _ if table.len() < Battle::<F>::SEATS => Act::Deploy(random_army(&mut rng)),
                _ => state.nth(rng.below(state.count() as u32) as usize).expect("a move"),
            };
            table.take(Step::Move(act)).expect("legal");
        }
        let Turn::Over(outcome) = table.turn() else { panic!() };
        *ends.entry(outcome.reason.name(Battle::<F>::ending_name).to_owned()).or_insert(0) += 1;
        let record = table.text().expect("it is over");
        let again =
            Table::<Battle<F>>::from_record(&record).unwrap_or_else(|why| panic!("{why:?}"));
        assert_eq!(again.whole().line().position(), table.whole().line().position());
        assert_eq!(again.turn(), table.turn());
        assert_eq!(again.text(), Some(record));
        let link = Table::<Battle<F>>::from_link(&table.link(), &[])
            .unwrap_or_else(|why| panic!("{why:?}"));
        assert_eq!(link.whole().line().state().position(), table.whole().line().state().position());
    }
    // Random moves take two flags of one team only now and then.
    let wanted: &[&str] =
        if F && !is_deep() { &["quiet", "no-move"] } else { &["flag", "quiet", "no-move"] };
    for &reason in wanted {
        assert!(ends.contains_key(reason), "{reason}: {ends:?}");
    }
}

#[test]
fn random_games_for_two_end_and_replay() {
    games::<false>();
}

#[test]
fn random_games_for_four_end_and_replay() {
    games::<true>();
}
