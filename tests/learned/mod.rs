//! Players that have learned: the weights that are kept, what they say of positions, and that they
//! know no more than their seat.

mod honest;
mod sahkku;
mod turkish;

use palamede::games::luzhanqi::army::SLOTS;
use palamede::games::luzhanqi::{Act, Army, Battle, PlayerView, Rank, Style, View};
use palamede::mind::learned::Net;
use palamede::mind::learned::luzhanqi::{INPUTS, Judge, LearnedPlayer, Rollouts, UNITS, likely};
use palamede::mind::{Ask, Job, LEVELS, file_for, work, work_from_file, work_with};
use palamede::rules::{
    Eye, Game, Generator, Line, Options, Rng, Rules, Seat, Seen, Silent, Step, Turn,
};
use palamede::table::Table;
use std::sync::{Arc, LazyLock};

/// The weights as they are fetched, and the record of their training: for two, and for four.
const WEIGHTS: [&[u8]; 2] = [
    include_bytes!("../../assets/learned/luzhanqi.bin"),
    include_bytes!("../../assets/learned/luzhanqi-four.bin"),
];
const RECORDS: [&str; 2] = [
    include_str!("../../assets/learned/luzhanqi.txt"),
    include_str!("../../assets/learned/luzhanqi-four.txt"),
];

static NETS: LazyLock<[Arc<Judge<UNITS>>; 2]> =
    LazyLock::new(|| [0, 1].map(|n| Arc::new(Net::read(INPUTS[n], WEIGHTS[n]).expect("a net"))));

fn net<const FOUR: bool>() -> &'static Arc<Judge<UNITS>> {
    &NETS[usize::from(FOUR)]
}

fn weights<const FOUR: bool>() -> &'static [u8] {
    WEIGHTS[usize::from(FOUR)]
}

/// Tests of the game for two and of that for four.
macro_rules! both {
    ($($name:ident)*) => {
        mod two {
            $(#[test] fn $name() { super::$name::<false>(); })*
        }
        mod four {
            $(#[test] fn $name() { super::$name::<true>(); })*
        }
    };
}
both! {
    the_record_is_that_of_the_weights
    the_file_of_a_job_is_in_the_site
    a_job_is_answered_with_a_legal_move_whatever_the_bytes
    where_the_weights_are_broken_search_plays_on
    the_net_says_what_a_player_would
    left_and_right_are_alike
    a_move_is_worth_what_comes_of_it
    the_chances_are_those_of_one_army
    a_sure_win_is_taken_at_once
}

/// The options of the game, and for four of that in which allies see each other's ranks.
fn options<const FOUR: bool>(shown: bool) -> Options {
    let mut options = Options::new(Battle::<FOUR>::OPTIONS);
    if FOUR && shown {
        options.set("apparent_ally", "yes").expect("an option");
    }
    options
}

/// A table at which nothing was played yet.
fn table<const FOUR: bool>(options: &str) -> Table<Battle<FOUR>> {
    let text = format!("Palamède record 1; game: {}; {options}moves:", Battle::<FOUR>::ID);
    Table::from_record(&text).expect("a record")
}

/// A game of these armies, by seat, after so many random plies.
fn game<const FOUR: bool>(
    armies: &[Army],
    shown: bool,
    plies: u32,
    rng: &mut Generator,
) -> Line<Battle<FOUR>> {
    let mut line = Line::new(Battle::start(&options::<FOUR>(shown)));
    for army in armies.iter().cycle().take(Battle::<FOUR>::SEATS) {
        line.advance(&Step::Move(Act::Deploy(*army)), &mut Silent);
    }
    for _ in 0..plies {
        if let (Turn::Seat(_), Some(act)) = (line.turn(), line.state().pick(rng)) {
            line.advance(&Step::Move(act), &mut Silent);
        }
    }
    line
}

/// What is shown of a game: who is to move, and what it sees.
type Look<'a, const FOUR: bool> = &'a mut dyn FnMut(&Line<Battle<FOUR>>, Seat, &View<FOUR>);

/// Running games at many depths.
fn games<const FOUR: bool>(count: u64, look: Look<'_, FOUR>) {
    for seed in 0..count {
        let mut rng = Generator::new(seed);
        let army = |rng: &mut Generator| Army::random(Style::ALL[rng.below(3) as usize], rng);
        let armies: Vec<Army> = (0..Battle::<FOUR>::SEATS).map(|_| army(&mut rng)).collect();
        let plies = rng.below(if FOUR { 400 } else { 120 });
        let line = game(&armies, seed % 2 == 1, plies, &mut rng);
        if let Turn::Seat(seat) = line.turn() {
            look(&line, seat, &line.state().view(Eye::Seat(seat)));
        }
    }
}

fn chance<const FOUR: bool>(view: &View<FOUR>) -> f32 {
    net::<FOUR>().judge(view.sight()).expect("a chance")
}

/// Checks that a record is that of these weights, of a game's net of so many inputs and units.
fn check_record(record: &str, game: &str, weights: &[u8], [inputs, units]: [usize; 2]) {
    let recorded = |name: &str| {
        let found = record.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix('='));
        found.unwrap_or_else(|| panic!("no {name} in {record}"))
    };
    let step = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let sum = weights.iter().fold(0xcbf2_9ce4_8422_2325, step);
    assert_eq!(recorded("sum"), format!("{sum:016x}"));
    assert_eq!(recorded("bytes"), weights.len().to_string());
    assert_eq!(recorded("inputs"), inputs.to_string());
    assert_eq!(recorded("units"), units.to_string());
    assert_eq!(recorded("game"), game);
    for name in ["seed", "games", "seconds", "machine", "lambda", "rate"] {
        assert!(!recorded(name).is_empty(), "{name}");
    }
}

fn the_record_is_that_of_the_weights<const FOUR: bool>() {
    let (at, weights) = (usize::from(FOUR), weights::<FOUR>());
    check_record(RECORDS[at], Battle::<FOUR>::ID, weights, [INPUTS[at], UNITS]);
    assert_eq!(weights.len(), Net::<UNITS>::bytes(INPUTS[at]));
}

fn the_file_of_a_job_is_in_the_site<const FOUR: bool>() {
    let file = |options: &str, ask| {
        file_for(&Job::new(&table::<FOUR>(options), 1, ask, 0).expect("a seat is to move"))
    };
    let path = file("", Ask::Move(LEVELS)).expect("a file");
    assert!(include_str!("../../index.html").contains(&format!("assets/{path}")), "{path}");
    for ask in [Ask::Move(1), Ask::Move(5), Ask::Hint, Ask::Review] {
        assert_eq!(file("", ask), None, "{ask:?}");
    }
    assert_eq!(file("flying_bombs: yes; ", Ask::Move(LEVELS)), None, "it has not learned that");
    if FOUR {
        assert_eq!(file("apparent_ally: yes; ", Ask::Move(LEVELS)), Some(path));
    }
}

fn a_job_is_answered_with_a_legal_move_whatever_the_bytes<const FOUR: bool>() {
    let (mut table, weights) = (table::<FOUR>(""), weights::<FOUR>());
    for lot in 0..12 {
        let job =
            Job::new(&table, 1, Ask::Move(6 + lot as u8 % 2), lot).expect("a seat is to move");
        assert!(work_from_file(&job, &weights[1..], || 0.0).is_none(), "that is no net");
        let mut slow = work_from_file(&job, weights, || 0.0).expect("a net");
        let answer = loop {
            if let Some(answer) = slow.think(1) {
                break answer;
            }
        };
        let whole = work_from_file(&job, weights, || 0.0).and_then(|mut mind| mind.think(u64::MAX));
        assert_eq!(whole.as_ref(), Some(&answer), "slices change nothing");
        assert!(table.play(&answer), "a legal move");
    }
}

/// A file of the wrong length, another game's, and none at all: search answers as if there were no
/// nets. The right one answers otherwise.
fn where_the_weights_are_broken_search_plays_on<const FOUR: bool>() {
    let (mut table, mut others) = (table::<FOUR>(""), 0);
    let whole = weights::<FOUR>();
    for lot in 0..12 {
        let job = Job::new(&table, 1, Ask::Move(6), lot).expect("a seat is to move");
        let answered = |bytes: Option<&[u8]>| {
            work_with(&job, bytes, || 0.0).think(u64::MAX).expect("it has all the time")
        };
        let searched = work(&job, || 0.0).think(u64::MAX).expect("it has all the time");
        let long = [whole, &[0]].concat();
        let broken: [&[u8]; 4] = [&whole[1..], &long, WEIGHTS[usize::from(!FOUR)], &[]];
        for bytes in broken.map(Some).into_iter().chain([None]) {
            assert_eq!(answered(bytes), searched, "{:?}", bytes.map(<[u8]>::len));
        }
        others += usize::from(answered(Some(whole)).text() != searched.text());
        assert!(table.play(&searched), "a legal move");
    }
    assert!(others > 3, "{others} of 12 otherwise");
}

/// The chance at the start is about even, and a piece more or less is worth what one thinks.
fn the_net_says_what_a_player_would<const FOUR: bool>() {
    let mut rng = Generator::new(1);
    let start = game::<FOUR>(&[Style::Balanced.army()], false, 0, &mut Generator::new(1));
    let even = chance(&start.state().view(Eye::Seat(Seat::FIRST)));
    assert!((0.35..0.65).contains(&even), "{even}");
    // Whoever has lost pieces for nothing is the worse off.
    let (mut better, mut seen) = (0, 0);
    for _ in 0..300 {
        let plies = if FOUR { 240 } else { 80 };
        let line = game::<FOUR>(&[Style::Balanced.army()], false, plies, &mut rng);
        let public = line.state().full().public();
        let left = |team: usize| {
            let of = |id: &u8| public.owner(*id).index() % 2 == team;
            (0..120).filter(of).filter(|&id| public.site_of(id).is_some()).count() as i32
        };
        let Turn::Seat(_) = line.turn() else { continue };
        let seats = |team: usize| Seat::first(Battle::<FOUR>::SEATS).skip(team).step_by(2);
        if (left(0) - left(1)).abs() >= if FOUR { 6 } else { 3 } {
            let of_team = |team: usize| {
                let seen = seats(team).map(|seat| chance(&line.state().view(Eye::Seat(seat))));
                seen.sum::<f32>()
            };
            let first = of_team(0) > of_team(1);
            better += usize::from(first == (left(0) > left(1)));
            seen += 1;
        }
    }
    assert!(seen > 60 && better * 10 > seen * 8, "{better} of {seen}");
}

/// A position and its mirror image are one; and whose it is makes no difference.
fn left_and_right_are_alike<const FOUR: bool>() {
    let mut rng = Generator::new(5);
    let seats = Battle::<FOUR>::SEATS;
    let seen = |armies: &[Army], seat: usize| {
        let line = game::<FOUR>(armies, true, 0, &mut Generator::new(1));
        chance(&line.state().view(Eye::Seat(Seat::new(seat).expect("a seat"))))
    };
    for _ in 0..20 {
        let armies: Vec<Army> =
            (0..seats).map(|n| Army::random(Style::ALL[n % 3], &mut rng)).collect();
        let mut mirrored: Vec<Army> = armies.iter().map(Army::mirrored).collect();
        // Who sits at the right sits at the left.
        mirrored[1..].reverse();
        let mut turned = armies.clone();
        turned.rotate_right(1);
        let chance = seen(&armies, 0);
        for other in [seen(&mirrored, 0), seen(&turned, 1)] {
            assert!((chance - other).abs() < 1e-5, "{chance} {other}");
        }
    }
}

/// What a move that leads to no combat is said to be worth is what the net says once it was made;
/// where the enemy learns nothing by it.
fn a_move_is_worth_what_comes_of_it<const FOUR: bool>() {
    let (mut same, mut seen) = (0, 0);
    games::<FOUR>(60, &mut |line, seat, view| {
        let moves = view.moves();
        let worths = net::<FOUR>().judge_moves(view.sight(), &moves).expect("chances");
        for (act, worth) in moves.iter().zip(worths) {
            let Act::Go { to, .. } = *act else { continue };
            if line.state().full().public().piece_at(to).is_some() {
                continue;
            }
            let found = after(line, *act, seat);
            seen += 1;
            same += usize::from((found - worth).abs() < 0.001);
        }
    });
    assert!(seen > 500 && same * 10 >= seen * 8, "{same} of {seen}");
}

/// The chance that the net gives a seat once this was played.
fn after<const FOUR: bool>(line: &Line<Battle<FOUR>>, act: Act, seat: Seat) -> f32 {
    let mut line = line.clone();
    line.advance(&Step::Move(act), &mut Silent);
    match line.turn() {
        Turn::Over(outcome) => f32::from(u8::from(outcome.winners.has(seat))),
        _ => chance(&line.state().view(Eye::Seat(seat))),
    }
}

/// Who takes a flag takes its army: where the flag is known, that is what the move is worth.
#[test]
fn a_flag_is_worth_its_army() {
    let (mut same, mut seen) = (0, 0);
    for seed in 0..200 {
        let mut rng = Generator::new(seed);
        let mut line = game::<true>(&[Style::Attack.army()], seed % 2 == 1, 0, &mut rng);
        while let (Turn::Seat(seat), Some(act)) = (line.turn(), line.state().pick(&mut rng)) {
            let view = line.state().view(Eye::Seat(seat));
            let (told, public) = (view.sight().deduce(), &view.sight().public);
            let takes = |act: &Act| match *act {
                Act::Go { to, .. } => {
                    public.piece_at(to).is_some_and(|id| told.sure(id) == Some(Rank::Flag))
                }
                Act::Deploy(_) => false,
            };
            let moves: Vec<Act> = view.moves().into_iter().filter(takes).collect();
            let worths = net::<true>().judge_moves(view.sight(), &moves).expect("chances");
            for (act, worth) in moves.into_iter().zip(worths) {
                seen += 1;
                same += usize::from((after(&line, act, seat) - worth).abs() < 0.001);
            }
            line.advance(&Step::Move(act), &mut Silent);
        }
    }
    assert!(seen > 20 && same * 10 >= seen * 8, "{same} of {seen}");
}

/// How likely the ranks are fits the army and what is known.
fn the_chances_are_those_of_one_army<const FOUR: bool>() {
    games::<FOUR>(40, &mut |line, seat, view| {
        let sight: &PlayerView = view.sight();
        let told = sight.deduce();
        let home = sight.public.variant.territory(seat);
        for t in (0..Battle::<FOUR>::SEATS).filter(|&t| t != home) {
            let chances = likely(&told, t);
            let truth = line.state().full().army(t).expect("an army");
            for ((chances, rank), at) in chances.iter().zip(truth.0).zip(SLOTS) {
                let sum: f32 = chances.iter().sum();
                assert!((sum - 1.0).abs() < 1e-3, "{sum}");
                assert!(chances[rank as usize - 1] > 0.0, "what is so is possible");
                for (n, &chance) in chances.iter().enumerate() {
                    let possible = told.ranks(30 * t as u8 + at) >> (n + 1) & 1 == 1;
                    assert_eq!(chance > 0.0, possible);
                }
            }
        }
    });
}

/// The flag of the last enemy that is known and stands beside an own piece is taken, however far the
/// player looks.
fn a_sure_win_is_taken_at_once<const FOUR: bool>() {
    let mut seen = 0;
    for seed in 0..60 {
        let mut rng = Generator::new(seed);
        let mut line = game::<FOUR>(&[Style::Attack.army()], false, 0, &mut rng);
        if FOUR {
            line.advance(&Step::Resign(Seat::SECOND), &mut Silent);
        }
        while let (Turn::Seat(seat), Some(act)) = (line.turn(), line.state().pick(&mut rng)) {
            let view = line.state().view(Eye::Seat(seat));
            seen += usize::from(takes_known_flag(&view, line.quiet(), seed));
            line.advance(&Step::Move(act), &mut Silent);
        }
    }
    assert!(seen > 10, "{seen}");
}

/// Whether the flag of the last enemy is known and can be taken; then it is.
fn takes_known_flag<const FOUR: bool>(view: &View<FOUR>, quiet: usize, seed: u64) -> bool {
    let (told, public) = (view.sight().deduce(), &view.sight().public);
    let enemies = public.in_play().iter().filter(|s| s.index() % 2 != public.seat.index() % 2);
    let [enemy] = enemies.collect::<Vec<_>>()[..] else { return false };
    let flag = (0..120).find(|&id| public.owner(id) == enemy && told.sure(id) == Some(Rank::Flag));
    let Some(at) = flag.and_then(|id| public.site_of(id)) else { return false };
    let wins = |act: &Act| matches!(*act, Act::Go { to, .. } if to == at);
    if !view.moves().iter().any(wins) {
        return false;
    }
    for rollouts in [Rollouts::NONE, Rollouts { moves: 6, worlds: 2, plies: 4 }] {
        let mut player = LearnedPlayer::new(net::<FOUR>(), view, quiet, rollouts, seed);
        while !player.step(u64::MAX) {}
        assert!(player.choice().is_some_and(wins), "{:?}", player.choice());
    }
    true
}
