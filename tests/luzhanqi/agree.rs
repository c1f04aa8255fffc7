//! The quick rules against the slow ones, move by move, on both boards and for every
//! option.

use super::random_army;
use super::slow::{Done, Map, Slow};
use crate::depth::cases;
use palamede::games::luzhanqi::{Act, Battle, Event, Went, name};
use palamede::rules::{
    Eyes, Game, Generator, Line, Notation, Options, Rng, Rules, Seat, Step, Turn,
};
use std::collections::{BTreeMap, BTreeSet};

/// How often something happened.
type Seen = BTreeMap<&'static str, usize>;

fn compare<const F: bool>(slow: &Slow<'_>, line: &Line<Battle<F>>) {
    let (quick, text) = (line.state(), line.position());
    let public = quick.full().public();
    for man in &slow.men {
        let id = public.board().read(&man.home).expect("a site");
        assert_eq!(public.site_of(id).map(name), man.at, "{} of {text}", man.home);
        let flag = public.flags[usize::from(id / 30)] == id;
        assert_eq!(flag, man.letter == 'F' && slow.knows_flag(man.seat), "{text}");
    }
    for seat in 0..Battle::<F>::SEATS {
        let carrier = slow.carried.get(&seat).map(|&man| slow.men[man].home.clone());
        let t = usize::from(public.board().read(&slow.men[25 * seat].home).expect("a site") / 30);
        let found = Some(public.carriers[t]).filter(|&id| id != 255).map(name);
        assert_eq!(found, carrier, "{text}");
    }
    let out: BTreeSet<usize> = public.out.iter().map(Seat::index).collect();
    assert_eq!(out, slow.out);
    assert_eq!(line.quiet(), slow.quiet, "{text}");
    let moves = quick.list();
    if slow.over.is_none() {
        assert_eq!(
            moves.len(),
            moves.iter().map(|mv| quick.write(mv)).collect::<BTreeSet<_>>().len()
        );
        let found: BTreeSet<(String, String)> = moves
            .iter()
            .map(|mv| match *mv {
                Act::Go { from, to } => (name(from), name(to)),
                Act::Deploy(_) => panic!("{text}"),
            })
            .collect();
        assert_eq!(found, slow.moves(), "{text}");
        assert_eq!(quick.count(), found.len());
    }
    match (line.turn(), &slow.over) {
        (Turn::Over(outcome), Some((winners, why))) => {
            let won: Vec<usize> = outcome.winners.iter().map(Seat::index).collect();
            assert_eq!(
                (&won, outcome.reason.name(Battle::<F>::ending_name)),
                (winners, *why),
                "{text}"
            );
        }
        (Turn::Seat(seat), None) => assert_eq!(seat.index(), slow.seat, "{text}"),
        (turn, over) => panic!("{turn:?} against {over:?}: {text}"),
    }
}

fn told(events: &[(Eyes, Event)]) -> Done {
    let Event::Went(went) = &events[0].1 else { panic!("{events:?}") };
    let Went { path, combat, home, fell, back, out, .. } = &**went;
    Done {
        path: path.iter().map(|&site| name(site)).collect(),
        sign: combat.map(|combat| combat.stays.sign()),
        flag: combat.is_some_and(|combat| combat.flag),
        home: home.is_some(),
        fell: fell.iter().map(|(seat, _)| seat.index()).collect(),
        back: back.iter().map(|&(seat, site)| (seat.index(), name(site))).collect(),
        out: out.iter().map(Seat::index).collect(),
        removed: combat.is_some(),
    }
}

/// Plays a random game on both (where attacks are sought, more happens); gives the number of positions compared.
fn game<const F: bool>(
    map: &Map,
    options: &Options,
    (seed, eager): (u64, bool),
    seen: &mut Seen,
) -> usize {
    let mut rng = Generator::new(seed);
    let mut line = Line::new(Battle::<F>::start(options));
    let mut armies = Vec::new();
    for _ in 0..Battle::<F>::SEATS {
        let army = random_army(&mut rng);
        armies.push(army.write());
        line.advance(&Step::Move(Act::Deploy(army)), &mut Vec::new());
    }
    let mut slow = Slow::new(map, F, options, &armies);
    if let Turn::Chance { .. } = line.turn() {
        slow.seat = rng.below(Battle::<F>::SEATS as u32) as usize;
        line.advance(&Step::Roll(Seat::new(slow.seat).expect("a seat")), &mut Vec::new());
    } else if options.get("first") == "black" {
        slow.seat = 1;
    }
    let mut count = |what| *seen.entry(what).or_insert(0) += 1;
    let mut compared = 0;
    for _ in 0..1_500 {
        compare(&slow, &line);
        compared += 1;
        if let Some((winners, why)) = &slow.over {
            count(why);
            count(if winners.is_empty() { "drawn" } else { "won" });
            return compared;
        }
        if F && rng.below(900) == 0 {
            let in_play: Vec<usize> = (0..4).filter(|seat| !slow.out.contains(seat)).collect();
            let seat = in_play[rng.below(in_play.len() as u32) as usize];
            slow.resign(seat);
            line.advance(&Step::Resign(Seat::new(seat).expect("a seat")), &mut Vec::new());
            continue;
        }
        let moves: Vec<(String, String)> = slow.moves().into_iter().collect();
        let (from, to) = match eager.then(|| rng.below(4)) {
            // Toward an enemy's flag, or home with it; else by lot.
            Some(0 | 1) => slow.keenest(&moves).clone(),
            Some(2) => {
                let hits: Vec<_> = moves.iter().filter(|(_, to)| slow.on(to).is_some()).collect();
                let all = if hits.is_empty() { moves.iter().collect() } else { hits };
                all[rng.below(all.len() as u32) as usize].clone()
            }
            _ => moves[rng.below(moves.len() as u32) as usize].clone(),
        };
        let site = |name: &str| line.state().full().public().board().read(name).expect("a site");
        let act = Act::Go { from: site(&from), to: site(&to) };
        assert_eq!(line.check(&Step::Move(act)), Ok(()));
        let mut events = Vec::new();
        line.advance(&Step::Move(act), &mut events);
        let mut done = slow.play(&from, &to);
        if done.out.len() > 1 {
            count("several out at once");
        }
        done.out.sort_unstable();
        done.back.sort_unstable();
        count(match (done.sign, done.flag, done.home) {
            (_, _, true) => "home",
            (Some(_), true, _) => "flag",
            (Some('+'), ..) => "attacker stays",
            (Some('-'), ..) => "defender stays",
            (Some(_), ..) => "both go",
            _ => "quiet",
        });
        if !done.fell.is_empty() {
            count("marshal");
        }
        if !done.back.is_empty() {
            count("flag back");
        }
        if done.path.len() > 2 && !done.removed {
            count("railway");
        }
        let mut heard = told(&events);
        heard.back.sort_unstable();
        heard.removed = done.removed;
        assert_eq!(heard, done, "{from} {to} of {}", line.position());
    }
    compared
}

fn agree<const F: bool>() {
    let map = Map::read(F);
    let mut seen = Seen::new();
    let mut by_value: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    // Every two values of two options meet; in the long run all do.
    let of = cases::<fn(_) -> _>(Options::pairwise, Options::product);
    let sets = of(Battle::<F>::OPTIONS);
    for n in 0..8 * sets.len() {
        let options = &sets[n % sets.len()];
        let eager = (n / sets.len()).is_multiple_of(2);
        let compared = game::<F>(&map, options, (n as u64, eager), &mut seen);
        for pair in options.pairs() {
            *by_value.entry(pair).or_insert(0) += compared;
        }
    }
    for (value, compared) in &by_value {
        assert!(*compared >= 1_000, "{value:?}: {compared}");
    }
    for one in ["clairvoyance", "apparent_ally", "first", "exploding_mines", "flying_bombs"] {
        let meets = |set: &Options| {
            set.get(one) == if one == "first" { "lot" } else { "yes" }
                && set.get("flag_bearer") == "yes"
        };
        let known = Battle::<F>::OPTIONS.iter().any(|choice| choice.name == one);
        assert_eq!(sets.iter().any(meets), known, "{one}");
    }
    let mut wanted = vec!["flag", "marshal", "flag back", "home", "railway", "won", "drawn"];
    wanted.extend(["attacker stays", "defender stays", "both go", "quiet"]);
    for what in wanted {
        assert!(seen.get(what).is_some_and(|&n| n > 2), "{what}: {seen:?}");
    }
}

#[test]
fn the_game_for_two_agrees_with_the_slow_rules() {
    agree::<false>();
}

#[test]
fn the_game_for_four_agrees_with_the_slow_rules() {
    agree::<true>();
}
