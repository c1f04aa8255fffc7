//! Law of honesty: the computer knows what its seat may know and no more. Of two games that
//! differ only in what the seat to act cannot know it is asked the same, and for the same lot and
//! as many positions to visit it answers the same: the move, the hint and what speaks for it. One
//! that peeks is found out.

use super::leak::{replay, whole_game};
use super::random::option_sets;
use super::setup::Conform;
use crate::depth::cases;
use crate::toys::ranks::{Leak, Ranks, leaking};
use palamede::games::{Luzhanqi, LuzhanqiFour};
use palamede::mind::{Ask, Job, Limits, player_within};
use palamede::rules::{Eye, Generator, Options, Rng, Seen, StepOf, Turn};
use palamede::table::{LEVELS, Table};
use std::collections::BTreeMap;

/// How many positions of each game with secrets are looked at.
fn wanted() -> usize {
    cases(300, 3_000)
}

/// Who thinks: one that gets its question, or one that looks at the whole board besides.
#[derive(Clone, Copy)]
enum Mind {
    Honest,
    Peeks,
}

/// All that is asked of who thinks for a seat, at this level.
fn asks(level: u8) -> [Ask; 3] {
    [Ask::Move(level), Ask::Hint, Ask::Review]
}

/// What is asked about a table's position, and what is answered by who may hardly look at
/// anything.
fn answered<R: Conform>(table: &Table<R>, ask: Ask, lot: u32, mind: Mind) -> (Job, String) {
    let job = Job::new(table, 1, ask, lot).expect("a seat is to act");
    let view = match mind {
        Mind::Honest => job.open().read_view::<R>().expect("a view"),
        Mind::Peeks => table.whole().view(Eye::Open),
    };
    let usual = match ask {
        Ask::Move(level) => Limits::of::<R>(level),
        Ask::Hint => Limits::of_hint::<R>(),
        Ask::Review => Limits::of_review::<R>(),
        Ask::Stop(_) => panic!("that is asked about what everybody sees"),
    };
    let nodes = [64, 200, 500][lot as usize % 3];
    let limits = Limits { nodes, worlds: 2, megabytes: 1, ..usual };
    let mut player = player_within::<R>(&job, &view, limits, || 0.0).expect("a player");
    while !player.step(u64::MAX) {}
    let choice = player.choice().map(|mv| view.write(mv));
    // In a review any of the moves that the seat sees may have been made.
    let moves = view.moves();
    let made = moves.get(lot as usize % moves.len().max(1)).filter(|_| ask == Ask::Review);
    let judged = made.map(|made| player.judged(&|mv| mv == made));
    let found = (player.why(), player.info(), judged);
    let answer = format!("{} {found:?}", choice.expect("a move"));
    (job, answer)
}

/// What was looked at, and where it answers from what it may not know.
#[derive(Default)]
struct Sample {
    positions: usize,
    /// By what the positions are like, and by the options.
    kinds: BTreeMap<String, usize>,
    longest: usize,
    /// In how many positions the questions or the answers differ.
    differ: usize,
    first: Option<String>,
}

impl Sample {
    /// So many positions of whole games under every set of options, at every depth.
    fn take<R: Conform>(wanted: usize, mind: Mind) -> Sample {
        let (sets, mut found) = (option_sets::<R>(), Sample::default());
        for seed in 0.. {
            if found.positions >= wanted && seed >= sets.len() {
                return found;
            }
            assert!(seed < 20 * wanted, "only {} positions", found.positions);
            let options = &sets[seed % sets.len()];
            let mut rng = Generator::new(seed as u64);
            let (steps, _) = whole_game::<R>(options, &mut rng);
            // One or two of the deployment, where an army is laid out in sight of nobody.
            let deploying = R::SEATS.min(steps.len()) as u32;
            let mut depths = vec![rng.below(deploying) as usize, rng.below(deploying) as usize];
            depths.extend((0..6).map(|_| 1 + rng.below(steps.len() as u32) as usize));
            depths.sort_unstable();
            depths.dedup();
            for depth in depths {
                found.look_at::<R>(options, &steps[..depth], &mut rng, mind);
            }
        }
        found
    }

    fn look_at<R: Conform>(
        &mut self,
        options: &Options,
        steps: &[StepOf<R>],
        rng: &mut Generator,
        mind: Mind,
    ) {
        let truth = replay::<R>(options, steps);
        let Turn::Seat(seat) = truth.turn() else { return };
        let Some(other) = R::others(options, steps, Eye::Seat(seat), rng, Some(1)).pop() else {
            return;
        };
        let lie = replay::<R>(options, &other);
        let (state, lot) = (truth.whole().line().state(), self.positions as u32);
        assert_ne!(lie.whole().line().position(), truth.whole().line().position());
        let level = 1 + (lot % u32::from(LEVELS)) as u8;
        let different = asks(level).into_iter().find_map(|ask| {
            let [a, b] = [&truth, &lie].map(|table| answered::<R>(table, ask, lot, mind));
            (a != b).then(|| format!("{seat:?} after {}: {a:?}\n{b:?}", steps.len()))
        });
        self.positions += 1;
        self.differ += usize::from(different.is_some());
        self.first = self.first.take().or(different);
        self.longest = self.longest.max(steps.len());
        let set = options.pairs().map(|(name, value)| format!("{name}={value}"));
        for kind in state.kinds().into_iter().map(str::to_owned).chain(set) {
            *self.kinds.entry(kind).or_default() += 1;
        }
    }
}

fn the_computer_is_honest<R: Conform>() {
    if !R::SECRETS {
        return;
    }
    let found = Sample::take::<R>(wanted(), Mind::Honest);
    let Sample { positions, kinds, longest, .. } = &found;
    println!("{}: {positions} positions up to step {longest}, {kinds:?}", R::ID);
    assert_eq!(found.first, None, "in {} of {positions}", found.differ);
    assert!(R::KINDS.iter().all(|&kind| kinds.contains_key(kind)), "{kinds:?}");
    let values =
        |n: usize| R::OPTIONS[n].values.iter().map(move |value| (R::OPTIONS[n].name, value));
    for (name, value) in (0..R::OPTIONS.len()).flat_map(values) {
        let count = kinds.get(&format!("{name}={value}")).copied().unwrap_or(0);
        assert!(count >= positions / 40, "{name}={value}: {count} of {positions}");
    }
}

mod law {
    crate::every_game! { the_computer_is_honest }
}

/// Who looks at the whole board answers otherwise where that is another, and often enough that a
/// sample tells.
fn who_peeks_is_found_out<R: Conform>(least: usize) {
    let found = Sample::take::<R>(60, Mind::Peeks);
    let Sample { positions, differ, .. } = found;
    println!("{}: {differ} of {positions} told", R::ID);
    assert!(differ >= least, "{differ} of {positions}");
}

#[test]
fn who_peeks_in_the_game_for_two_is_found_out() {
    who_peeks_is_found_out::<Luzhanqi>(15);
}

#[test]
fn who_peeks_in_the_game_for_four_is_found_out() {
    who_peeks_is_found_out::<LuzhanqiFour>(15);
}

#[test]
fn a_game_whose_guesses_or_views_leak_is_found_out() {
    for leak in [Leak::Guess, Leak::View, Leak::Moves] {
        let found = leaking(leak, || Sample::take::<Ranks>(60, Mind::Honest));
        assert!(found.first.is_some(), "{leak:?} is not found");
    }
}
