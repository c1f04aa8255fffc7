//! Guesses (law 5): each is a game that could have been played so, and none is left out.

use super::answers::whole;
use super::{options, random_army, seat};
use crate::depth::amount;
use palamede::games::luzhanqi::army::{MEN, SLOTS};
use palamede::games::luzhanqi::{Act, Battle, Event, Rank};
use palamede::rules::{
    Eye, Eyes, Game, Generator, Line, Notation, Options, Rng, Rules, Seat, Seen, Silent, Step,
    StepOf, Thinkable, Turn,
};

/// What everybody sees of a position.
fn seen<const F: bool>(line: &Line<Battle<F>>) -> String {
    let public = line.state().full().public();
    let places: Vec<_> = (0..120).map(|id| public.site_of(id)).collect();
    format!(
        "{places:?} {:?} {:?} {:?} {:?} {}",
        public.out,
        public.flags,
        public.carriers,
        line.turn(),
        line.quiet()
    )
}

/// A random game of so many steps, or to its end; combats are sought.
pub(super) fn random_game<const F: bool>(
    options: &Options,
    seed: u64,
    most: usize,
) -> (Line<Battle<F>>, Vec<StepOf<Battle<F>>>) {
    let mut rng = Generator::new(seed);
    let mut line = Line::new(Battle::<F>::start(options));
    let mut steps: Vec<StepOf<Battle<F>>> = Vec::new();
    while steps.len() < most {
        let state = line.state();
        let step = match line.turn() {
            Turn::Over(_) => break,
            Turn::Chance { .. } => Step::Roll(state.throw(&mut rng).expect("a lot")),
            Turn::Seat(_) if steps.len() < Battle::<F>::SEATS => {
                Step::Move(Act::Deploy(random_army(&mut rng)))
            }
            Turn::Seat(_) if F && rng.below(400) == 0 => {
                let in_play: Vec<Seat> = line.in_play().iter().collect();
                Step::Resign(in_play[rng.below(in_play.len() as u32) as usize])
            }
            Turn::Seat(_) => {
                let public = state.full().public();
                let hit =
                    |act: &Act| matches!(act, Act::Go { to, .. } if public.piece_at(*to).is_some());
                let mut list = state.list();
                if rng.below(2) == 0 && list.iter().any(hit) {
                    list.retain(hit);
                }
                Step::Move(list[rng.below(list.len() as u32) as usize])
            }
        };
        let mut next = line.clone();
        next.advance(&step, &mut Silent);
        if matches!(next.turn(), Turn::Over(_)) {
            break;
        }
        line = next;
        steps.push(step);
    }
    (line, steps)
}

/// Whether a guess could have been played so: the game again, with its armies. All the
/// while the eye that guessed hears, knows and sees the same (law 4).
fn replays<const F: bool>(
    options: &Options,
    steps: &[StepOf<Battle<F>>],
    guess: &Battle<F>,
    eye: Eye,
) {
    let mut truth = Line::new(Battle::<F>::start(options));
    let mut other = truth.clone();
    for step in steps {
        let mut theirs = step.clone();
        if let Step::Move(Act::Deploy(_)) = step {
            let public = truth.state().full().public();
            let t = public.variant.territory(public.seat);
            theirs = Step::Move(Act::Deploy(guess.full().army(t).expect("an army")));
        }
        let (mut told, mut theirs_told) = (Vec::new(), Vec::new());
        truth.advance(step, &mut told);
        assert_eq!(other.check(&theirs), Ok(()), "{theirs:?}");
        other.advance(&theirs, &mut theirs_told);
        assert_eq!(seen(&other), seen(&truth), "after {theirs:?}");
        let [here, there] = [&truth, &other].map(|line| line.state().view(eye));
        assert!(here == there, "the view of {eye:?} after {theirs:?}");
        let heard = |told: &[(Eyes, Event)]| {
            told.iter().find(|(eyes, _)| eyes.has(eye)).map(|(_, event)| event.clone())
        };
        assert_eq!(heard(&told), heard(&theirs_told));
    }
    let [here, there] = [&truth, &other].map(|line| line.state().view(eye));
    assert_eq!(here.scene(&[]), there.scene(&[]));
    assert_eq!(here.moves(), there.moves());
    assert_eq!(here.sight().deduce(), there.sight().deduce());
    assert_eq!(Battle::<F>::write_view(&here), Battle::<F>::write_view(&there));
    assert_eq!(other.state().position(), guess.position());
    assert_eq!(other.state().key(), guess.key());
}

fn guesses_replay<const F: bool>() {
    let sets = Options::pairwise(Battle::<F>::OPTIONS);
    let mut guessed = 0;
    for n in 0..amount(60).max(sets.len()) {
        let options = &sets[n % sets.len()];
        let (line, steps) = random_game::<F>(options, n as u64, 10 + n * 7 % 400);
        let mut rng = Generator::new(n as u64);
        for eye in (0..Battle::<F>::SEATS).map(|n| Eye::Seat(seat(n))).chain([Eye::Public]) {
            let view = line.state().view(eye);
            let deduced = view.sight().deduce();
            let guesses: Vec<_> = Battle::<F>::guesses(&view, &mut rng, 20_000).take(4).collect();
            assert_eq!(guesses.len(), 4, "for {eye:?} of {}", line.position());
            for guess in guesses {
                assert_eq!(guess.view(eye), view);
                replays(options, &steps, &guess, eye);
                for id in 0..120 {
                    if let Some(rank) = guess.full().rank(id) {
                        assert!(deduced.ranks(id) & rank.bit() != 0, "{id} is no {rank:?}");
                    }
                }
                guessed += 1;
            }
            // The truth is never excluded.
            for id in 0..120 {
                let rank = line.state().full().rank(id);
                assert!(rank.is_none_or(|rank| deduced.ranks(id) & rank.bit() != 0));
            }
        }
    }
    assert!(guessed > 300, "{guessed}");
}

#[test]
fn guesses_for_two_could_have_been_played() {
    guesses_replay::<false>();
}

#[test]
fn guesses_for_four_could_have_been_played() {
    guesses_replay::<true>();
}

/// Over many guesses every hidden piece takes every rank that can be deduced of it.
#[test]
fn guesses_leave_nothing_out() {
    let mut narrow = 0;
    for n in 0..amount(6) {
        let options = options::<false>(["", "flying_bombs=yes", "exploding_mines=yes"][n % 3]);
        let (line, _) = random_game::<false>(&options, 50 + n as u64, 20 + 50 * n);
        let view = line.state().view(Eye::Seat(seat(n % 2)));
        let deduced = view.sight().deduce();
        let (mut rng, mut found) = (Generator::new(9), [0u16; 120]);
        let all = |found: &[u16; 120]| (0..60).all(|id| found[id] == deduced.ranks(id as u8));
        for _ in 0..30_000 {
            let guess = Battle::<false>::guess(&view, &mut rng, 20_000).expect("a guess");
            for (id, set) in found.iter_mut().enumerate() {
                *set |= guess.full().rank(id as u8).map_or(0, |rank| rank.bit());
            }
            if all(&found) {
                break;
            }
        }
        let t = 30 * (1 - n as u8 % 2);
        for id in SLOTS.map(|at| t + at) {
            let (found, deduced) = (found[usize::from(id)], deduced.ranks(id));
            assert_eq!(found, deduced, "{id}: {found:b} {deduced:b} of {}", line.position());
            narrow += usize::from(deduced.count_ones() < 8);
        }
    }
    assert!(narrow > 20, "{narrow}");
}

/// A hidden army dealt as guesses are said to be drawn, slowly: to piece after piece, in an order
/// drawn by lot, a rank with its pieces that are left over the places for them, unless it leaves
/// the others no whole army.
fn dealt(sets: &[Vec<Rank>; MEN], rng: &mut Generator) -> [Rank; MEN] {
    let mut sets = sets.clone();
    let mut order: Vec<usize> = (0..MEN).filter(|&n| sets[n].len() > 1).collect();
    rng.shuffle(&mut order);
    let mut given: Vec<usize> = (0..MEN).filter(|&n| sets[n].len() == 1).collect();
    for n in order {
        let weight = |rank: &Rank| {
            let left = rank.count() - given.iter().filter(|&&n| sets[n][0] == *rank).count();
            let places = (0..MEN).filter(|n| !given.contains(n) && sets[*n].contains(rank));
            5040 * left as u32 / places.count() as u32
        };
        let mut weights: Vec<u32> = sets[n].iter().map(weight).collect();
        let ranks = sets[n].clone();
        loop {
            let mut at = rng.below(weights.iter().sum());
            let here = |&weight: &u32| match at.checked_sub(weight) {
                Some(rest) => {
                    at = rest;
                    false
                }
                None => true,
            };
            let drawn = weights.iter().position(here).expect("a rank is left");
            sets[n] = vec![ranks[drawn]];
            if whole(&sets) {
                break;
            }
            weights[drawn] = 0;
        }
        given.push(n);
    }
    sets.map(|set| set[0])
}

/// Each rank comes as often as a deal would give it.
#[test]
fn guesses_are_drawn_as_ranks_are_dealt() {
    const DEALS: usize = 1_500;
    for (seed, most) in [(1, 3), (2, 60), (3, 140)] {
        let (line, _) = random_game::<false>(&options::<false>(""), seed, most);
        let Turn::Seat(own) = line.turn() else { panic!("it goes on") };
        let view = line.state().view(Eye::Seat(own));
        let (t, deduced) = (1 - own.index(), view.sight().deduce());
        let ranks =
            |at: u8| palamede::games::luzhanqi::army::ranks(deduced.ranks(30 * t as u8 + at));
        let sets = SLOTS.map(|at| ranks(at).collect::<Vec<_>>());
        let (mut rng, mut counts) = (Generator::new(seed), [[[0u32; 13]; MEN]; 2]);
        for guess in Battle::<false>::guesses(&view, &mut rng, 1_000).take(DEALS) {
            let army = guess.full().army(t).expect("an army");
            army.0.iter().enumerate().for_each(|(n, &rank)| counts[0][n][rank as usize] += 1);
        }
        for _ in 0..DEALS {
            let army = dealt(&sets, &mut rng);
            army.iter().enumerate().for_each(|(n, &rank)| counts[1][n][rank as usize] += 1);
        }
        // The sum of chi squares: each cell that can vary adds one.
        let (mut cells, mut sum) = (0.0, 0.0);
        for (n, set) in sets.iter().enumerate().filter(|(_, set)| set.len() > 1) {
            for &rank in set {
                let [a, b] = [0, 1].map(|of| f64::from(counts[of][n][rank as usize]));
                if a + b >= 20.0 {
                    (cells, sum) = (cells + 1.0, sum + (a - b) * (a - b) / (a + b));
                }
            }
        }
        assert!(cells > 60.0 && sum < 1.35 * cells, "{sum} of {cells} cells, game {seed}");
    }
}

#[test]
fn a_guess_keeps_its_budget() {
    let (line, _) = random_game::<true>(&options::<true>(""), 3, 200);
    let view = line.state().view(Eye::Public);
    let mut rng = Generator::new(1);
    assert!(Battle::<true>::guess(&view, &mut rng, 0).is_none());
    assert!(Battle::<true>::guess(&view, &mut rng, 20).is_none(), "too few for a hundred pieces");
    for _ in 0..20 {
        assert!(Battle::<true>::guess(&view, &mut rng, 1_000).is_some());
    }
}
