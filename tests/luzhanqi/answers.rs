//! A computer always answers: an army that fits is found wherever there is one, and a move
//! where there is none.

use super::guesses::random_game;
use super::{options, seat};
use crate::depth::cases;
use palamede::games::luzhanqi::army::{MEN, SLOTS};
use palamede::games::luzhanqi::{Battle, Public, Rank};
use palamede::mind::{About, Ask, Job, Limits, Player, work};
use palamede::rules::{
    Eye, Game, Generator, Line, Notation, Options, Rules, Seats, Seen, Silent, Step, StepOf,
    Thinkable, Turn,
};
use std::collections::BTreeSet;

/// What North sees after a long game for four: blind tries find an army in one of a thousand.
const LONG_GAME: &str = include_str!("../data/luzhanqi_stuck.txt");

/// How many ranks may be tried for a guess.
const TRIES: u32 = 1_000;

fn job(chosen: &str) -> Job {
    let about = About {
        game: "luzhanqi-four".to_owned(),
        options: chosen.split_whitespace().map(str::to_owned).collect(),
        view: LONG_GAME.trim().to_owned(),
        quiet: 12,
        keys: Vec::new(),
        seed: 2_922_161_920,
        made: String::new(),
    };
    Job::about(1, Ask::Move(1), about)
}

/// What a computer answers, as North of the long game.
fn answer(chosen: &str) -> Option<String> {
    let mut thinker = work(&job(chosen), || 0.0);
    loop {
        if let Some(answer) = thinker.think(7) {
            return answer.text().map(str::to_owned);
        }
    }
}

fn seen(chosen: &str) -> <Battle<true> as Rules>::View {
    <Battle<true> as Notation>::read_view(&options::<true>(chosen), &job(chosen).open().view)
        .expect("a view")
}

const WITH: &str = "flying_bombs=yes exploding_mines=yes";

#[test]
fn an_army_is_found_however_much_binds_it() {
    let view = seen(WITH);
    for seed in 0..300 {
        let guess = Battle::<true>::guess(&view, &mut Generator::new(seed), TRIES);
        let again = Battle::<true>::guess(&view, &mut Generator::new(seed), TRIES);
        let guess = guess.unwrap_or_else(|| panic!("none with seed {seed}"));
        assert_eq!(guess.view(Eye::Seat(seat(2))), view);
        assert_eq!(guess.position(), again.expect("the same").position());
    }
    assert!(view.moves().iter().any(|mv| Some(view.write(mv)) == answer(WITH)));
}

#[test]
fn a_computer_answers_where_no_army_fits() {
    // Without exploding mines nobody can have fought so.
    let view = seen("");
    assert!(Battle::<true>::guess(&view, &mut Generator::new(1), 1_000_000).is_none());
    assert!(view.moves().iter().any(|mv| Some(view.write(mv)) == answer("")));
}

/// The last positions of a random game of at most so many steps.
fn last_of<const F: bool>(
    options: &Options,
    seed: u64,
    most: usize,
    last: usize,
) -> Vec<Line<Battle<F>>> {
    let (_, steps) = random_game::<F>(options, seed, most);
    let mut line = Line::new(Battle::<F>::start(options));
    let from = steps.len().saturating_sub(last);
    steps[..from].iter().for_each(|step| line.advance(step, &mut Silent));
    let on = |step: &StepOf<Battle<F>>| {
        line.advance(step, &mut Silent);
        line.clone()
    };
    steps[from..].iter().map(on).collect()
}

/// In the last plies of a game every seat has a guess, and who is to act a move.
fn answers_to_the_end<const F: bool>(games: usize) {
    for (n, options) in Options::pairwise(Battle::<F>::OPTIONS).iter().enumerate() {
        for game in 0..games {
            let at = (1_000 * n + game) as u64;
            let last = last_of::<F>(options, at, 5_000, 30);
            for (ply, line) in last.iter().enumerate() {
                let context = || format!("{options:?} {at}: {}", line.position());
                for eye in (0..Battle::<F>::SEATS).map(|n| Eye::Seat(seat(n))) {
                    let view = line.state().view(eye);
                    let guess =
                        Battle::<F>::guess(&view, &mut Generator::new(at + ply as u64), TRIES);
                    let guess = guess.unwrap_or_else(|| panic!("{eye:?} {}", context()));
                    assert!(guess.view(eye) == view, "{eye:?} {}", context());
                }
                let Turn::Seat(own) = line.turn() else { continue };
                // Not every one: a move is judged in eight guesses.
                if ply % 10 == game % 10 {
                    let view = line.state().view(Eye::Seat(own));
                    let limits = Limits { nodes: 500, ..Limits::of::<Battle<F>>(1) };
                    let history = (line.quiet(), &[][..]);
                    let mut player = Player::<Battle<F>>::new(&view, history, limits, at, || 0.0);
                    while !player.step(u64::MAX) {}
                    let mv = player.choice().unwrap_or_else(|| panic!("no move: {}", context()));
                    assert_eq!(line.check(&Step::Move(*mv)), Ok(()), "{}", context());
                }
            }
        }
    }
}

/// How many games of each set of options.
fn games() -> usize {
    cases(1, 100)
}

#[test]
fn a_game_for_two_is_answered_to_its_end() {
    answers_to_the_end::<false>(games());
}

#[test]
fn a_game_for_four_is_answered_to_its_end() {
    answers_to_the_end::<true>(games());
}

// ---- nothing is left out: an exhaustive search, written apart

/// What a hidden piece can be by itself.
fn alone(public: &Public, id: u8) -> Vec<Rank> {
    let (bit, at) = (1u128 << id, id % 30);
    let can = |rank: &Rank| {
        (*rank != Rank::Bomb || at >= 5)
            && (*rank != Rank::Mine || at >= 20)
            && (*rank != Rank::Flag || at == 26 || at == 28)
            && (public.moved & bit == 0 || !matches!(rank, Rank::Mine | Rank::Flag))
            && (public.turned & bit == 0 || matches!(rank, Rank::Engineer))
            && match public.flags[usize::from(id / 30)] {
                u8::MAX => true,
                flag => (flag == id) == (*rank == Rank::Flag),
            }
    };
    Rank::ALL.into_iter().filter(can).collect()
}

/// Whether an army can be made of these: one rank each, a whole army together.
pub(super) fn whole(sets: &[Vec<Rank>]) -> bool {
    fn find(n: usize, sets: &[Vec<Rank>], tried: &mut Vec<Rank>, of: &mut [Vec<usize>]) -> bool {
        for &rank in &sets[n] {
            if tried.contains(&rank) {
                continue;
            }
            tried.push(rank);
            if of[rank as usize].len() < rank.count() {
                of[rank as usize].push(n);
                return true;
            }
            for k in 0..rank.count() {
                if find(of[rank as usize][k], sets, tried, of) {
                    of[rank as usize][k] = n;
                    return true;
                }
            }
        }
        false
    }
    let mut of = vec![Vec::new(); 13];
    (0..MEN).all(|n| find(n, sets, &mut Vec::new(), &mut of))
}

/// Every way in which the pieces that fought, as hidden as their foes, can have ranks.
fn every_way(view: &<Battle<true> as Rules>::View, met: &[u8]) -> BTreeSet<Vec<Rank>> {
    let sight = view.sight();
    let public = &sight.public;
    let mut sets: Vec<Vec<Rank>> = (0..120).map(|id| alone(public, id)).collect();
    for id in 0..120 {
        if let Some(rank) = sight.army(usize::from(id) / 30).and_then(|_| sight.rank(id)) {
            sets[usize::from(id)] = vec![rank];
        }
    }
    let allowed = |id: u8, rank: Rank, sets: &[Vec<Rank>]| {
        let mut known = Seats::NONE;
        public.fights.iter().all(|fight| {
            let (a, d) = (fight.attacker, fight.defender);
            let of =
                |other: u8| if other == id { vec![rank] } else { sets[usize::from(other)].clone() };
            let fits = a != id && d != id
                || of(a)
                    .iter()
                    .any(|&a| of(d).iter().any(|&d| fight.allows(&public.variant, known, a, d)));
            known = fight.fell.iter().fold(known, Seats::with);
            fits
        })
    };
    // What the known armies exclude.
    for id in 0..120u8 {
        let left = sets[usize::from(id)].iter().copied().filter(|&rank| allowed(id, rank, &sets));
        sets[usize::from(id)] = left.collect();
    }
    let mut found = BTreeSet::new();
    let mut ways: Vec<Vec<Rank>> = vec![Vec::new()];
    for &id in met {
        let longer = |way: &Vec<Rank>| {
            let mut sets = sets.clone();
            way.iter().zip(met).for_each(|(&rank, &id)| sets[usize::from(id)] = vec![rank]);
            let here = sets[usize::from(id)].clone();
            let fit = here.into_iter().filter(|&rank| allowed(id, rank, &sets));
            fit.map(|rank| [way.as_slice(), &[rank]].concat()).collect::<Vec<_>>()
        };
        ways = ways.iter().flat_map(longer).collect();
    }
    for way in ways {
        let mut sets = sets.clone();
        way.iter().zip(met).for_each(|(&rank, &id)| sets[usize::from(id)] = vec![rank]);
        let hidden = (0..4).filter(|&t| sight.army(t).is_none());
        let army = |t: usize| SLOTS.map(|at| sets[30 * t + usize::from(at)].clone());
        if hidden.map(army).all(|sets| whole(&sets)) {
            found.insert(way);
        }
    }
    found
}

/// Whatever ranks the pieces that fought can have together comes up, and nothing else.
#[test]
fn guesses_are_all_that_an_exhaustive_search_finds() {
    let options = options::<true>("");
    let (mut compared, mut ways) = (0, 0);
    for n in 0..1_000 {
        if compared == cases(5, 40) {
            break;
        }
        let last = last_of::<true>(&options, n, 12 + n as usize * 7 % 60, 1);
        let Some(line) = last.last() else { continue };
        let eye = Eye::Seat(seat(n as usize % 4));
        let view = line.state().view(eye);
        let public = line.state().full().public();
        let known = |id: u8| view.sight().army(usize::from(id) / 30).is_some();
        let mut met: Vec<u8> = public
            .fights
            .iter()
            .filter(|fight| !known(fight.attacker) && !known(fight.defender))
            .flat_map(|fight| [fight.attacker, fight.defender])
            .collect();
        met.sort_unstable();
        met.dedup();
        if !(2..=3).contains(&met.len()) || !public.facts.is_empty() || !public.out.is_empty() {
            continue;
        }
        let every = every_way(&view, &met);
        if every.len() > 200 {
            continue;
        }
        let (mut found, mut rng) = (BTreeSet::new(), Generator::new(n));
        for _ in 0..20_000 {
            let guess = Battle::<true>::guess(&view, &mut rng, TRIES).expect("a guess");
            let way: Vec<Rank> =
                met.iter().map(|&id| guess.full().rank(id).expect("a rank")).collect();
            assert!(every.contains(&way), "{met:?} cannot be {way:?}: {}", line.position());
            found.insert(way);
            if found.len() == every.len() {
                break;
            }
        }
        assert_eq!(found, every, "{met:?}: {}", line.position());
        (compared, ways) = (compared + 1, ways + every.len());
    }
    assert!(ways > 60, "{ways}");
}
