//! Players that have learned: the weights that are kept, what they say of positions, and that they
//! know no more than their seat.

mod honest;
mod sahkku;

use palamede::games::Luzhanqi;
use palamede::games::luzhanqi::army::SLOTS;
use palamede::games::luzhanqi::{Act, Army, PlayerView, Rank, Style, View};
use palamede::mind::learned::Net;
use palamede::mind::learned::luzhanqi::{INPUTS, Judge, LearnedPlayer, Rollouts, UNITS, likely};
use palamede::mind::{Ask, Job, LEVELS, file_for, work_from_file};
use palamede::rules::{
    Eye, Game, Generator, Line, Options, Rng, Rules, Seat, Seen, Silent, Step, Turn,
};
use palamede::table::Table;
use std::sync::{Arc, LazyLock};

/// The weights as they are fetched, and the record of their training.
const WEIGHTS: &[u8] = include_bytes!("../../assets/learned/luzhanqi.bin");
const RECORD: &str = include_str!("../../assets/learned/luzhanqi.txt");

static NET: LazyLock<Arc<Judge<UNITS>>> =
    LazyLock::new(|| Arc::new(Net::read(INPUTS, WEIGHTS).expect("a net")));

/// A game of these armies after so many random plies.
fn game(armies: [Army; 2], plies: u32, rng: &mut Generator) -> Line<Luzhanqi> {
    let mut line = Line::new(Luzhanqi::start(&Options::new(Luzhanqi::OPTIONS)));
    for army in armies {
        line.advance(&Step::Move(Act::Deploy(army)), &mut Silent);
    }
    for _ in 0..plies {
        if let (Turn::Seat(_), Some(act)) = (line.turn(), line.state().pick(rng)) {
            line.advance(&Step::Move(act), &mut Silent);
        }
    }
    line
}

/// Running games at many depths, with who is to move and what it sees.
fn games(count: u64, look: &mut dyn FnMut(&Line<Luzhanqi>, Seat, &View<false>)) {
    for seed in 0..count {
        let mut rng = Generator::new(seed);
        let army = |rng: &mut Generator| Army::random(Style::ALL[rng.below(3) as usize], rng);
        let (armies, plies) = ([army(&mut rng), army(&mut rng)], rng.below(120));
        let line = game(armies, plies, &mut rng);
        if let Turn::Seat(seat) = line.turn() {
            look(&line, seat, &line.state().view(Eye::Seat(seat)));
        }
    }
}

fn chance(view: &View<false>) -> f32 {
    NET.judge(view.sight()).expect("a chance")
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

#[test]
fn the_record_is_that_of_the_weights() {
    check_record(RECORD, "luzhanqi", WEIGHTS, [INPUTS, UNITS]);
    assert_eq!(WEIGHTS.len(), Net::<UNITS>::bytes(INPUTS));
}

#[test]
fn the_file_of_a_job_is_in_the_site() {
    let table = Table::<Luzhanqi>::from_record("Palamède record 1; game: luzhanqi; moves:");
    let table = table.expect("a record");
    let file = |ask| file_for(&Job::new(&table, 1, ask, 0).expect("a seat is to move"));
    let path = file(Ask::Move(LEVELS)).expect("a file");
    assert!(include_str!("../../index.html").contains(&format!("assets/{path}")), "{path}");
    for ask in [Ask::Move(1), Ask::Move(5), Ask::Hint, Ask::Review] {
        assert_eq!(file(ask), None, "{ask:?}");
    }
    let text = "Palamède record 1; game: luzhanqi; flying_bombs: yes; moves:";
    let other = Table::<Luzhanqi>::from_record(text).expect("a record");
    let job = Job::new(&other, 1, Ask::Move(LEVELS), 0).expect("a seat is to move");
    assert_eq!(file_for(&job), None, "it has not learned that");
}

#[test]
fn a_job_is_answered_with_a_legal_move_whatever_the_bytes() {
    let mut table = Table::<Luzhanqi>::from_record("Palamède record 1; game: luzhanqi; moves:")
        .expect("a record");
    for lot in 0..12 {
        let job =
            Job::new(&table, 1, Ask::Move(6 + lot as u8 % 2), lot).expect("a seat is to move");
        assert!(work_from_file(&job, &WEIGHTS[1..]).is_none(), "that is no net");
        let mut slow = work_from_file(&job, WEIGHTS).expect("a net");
        let answer = loop {
            if let Some(answer) = slow.think(1) {
                break answer;
            }
        };
        let whole = work_from_file(&job, WEIGHTS).and_then(|mut mind| mind.think(u64::MAX));
        assert_eq!(whole.as_ref(), Some(&answer), "slices change nothing");
        assert!(table.play(&answer), "a legal move");
    }
}

/// The chance at the start is about even, and a piece more or less is worth what one thinks.
#[test]
fn the_net_says_what_a_player_would() {
    let mut rng = Generator::new(1);
    let start = |armies| game(armies, 0, &mut Generator::new(1));
    let balanced = Style::Balanced.army();
    let even = chance(&start([balanced, balanced]).state().view(Eye::Seat(Seat::FIRST)));
    assert!((0.35..0.65).contains(&even), "{even}");
    // Whoever has lost pieces for nothing is the worse off.
    let (mut better, mut seen) = (0, 0);
    for _ in 0..300 {
        let line = game([balanced, balanced], 80, &mut rng);
        let left = |t: usize| {
            let on = |at: &u8| line.state().full().public().site_of(30 * t as u8 + at).is_some();
            SLOTS.iter().filter(|at| on(at)).count() as i32
        };
        let Turn::Seat(_) = line.turn() else { continue };
        if (left(0) - left(1)).abs() >= 3 {
            let [own, other] = Seat::first(2)
                .map(|seat| chance(&line.state().view(Eye::Seat(seat))))
                .collect::<Vec<_>>()[..]
                .try_into()
                .expect("two");
            let first: bool = own > other;
            better += usize::from(first == (left(0) > left(1)));
            seen += 1;
        }
    }
    assert!(seen > 60 && better * 10 > seen * 8, "{better} of {seen}");
}

/// A position and its mirror image are one.
#[test]
fn left_and_right_are_alike() {
    let mut rng = Generator::new(5);
    for _ in 0..20 {
        let armies = [0, 1].map(|n| Army::random(Style::ALL[n], &mut rng));
        let [a, b] = [armies, armies.map(|army| army.mirrored())]
            .map(|armies| chance(&game(armies, 0, &mut rng).state().view(Eye::Seat(Seat::FIRST))));
        assert!((a - b).abs() < 1e-5, "{a} {b}");
    }
}

/// What a quiet move is said to be worth is what the net says once it was made; where the enemy
/// learns nothing by it.
#[test]
fn a_move_is_worth_what_comes_of_it() {
    let (mut same, mut seen) = (0, 0);
    games(60, &mut |line, seat, view| {
        let moves = view.moves();
        let worths = NET.judge_moves(view.sight(), &moves).expect("chances");
        for (act, worth) in moves.iter().zip(worths) {
            let Act::Go { to, .. } = *act else { continue };
            if line.state().full().public().piece_at(to).is_some() {
                continue;
            }
            let mut after = line.clone();
            after.advance(&Step::Move(*act), &mut Silent);
            let found = chance(&after.state().view(Eye::Seat(seat)));
            seen += 1;
            same += usize::from((found - worth).abs() < 0.001);
        }
    });
    assert!(seen > 500 && same * 10 >= seen * 8, "{same} of {seen}");
}

/// How likely the ranks are fits the army and what is known.
#[test]
fn the_chances_are_those_of_one_army() {
    games(40, &mut |line, seat, view| {
        let sight: &PlayerView = view.sight();
        let theirs = 1 - sight.public.variant.territory(seat);
        let told = sight.deduce();
        let chances = likely(&told, theirs);
        let truth = line.state().full().army(theirs).expect("an army");
        for ((chances, rank), at) in chances.iter().zip(truth.0).zip(SLOTS) {
            let sum: f32 = chances.iter().sum();
            assert!((sum - 1.0).abs() < 1e-3, "{sum}");
            assert!(chances[rank as usize - 1] > 0.0, "what is so is possible");
            for (n, &chance) in chances.iter().enumerate() {
                let possible = told.ranks(30 * theirs as u8 + at) >> (n + 1) & 1 == 1;
                assert_eq!(chance > 0.0, possible);
            }
        }
    });
}

/// A flag that is known and stands beside an own piece is taken, however far the player looks.
#[test]
fn a_sure_win_is_taken_at_once() {
    let mut seen = 0;
    for seed in 0..60 {
        let mut rng = Generator::new(seed);
        let mut line = game([Style::Attack.army(); 2], 0, &mut rng);
        while let (Turn::Seat(seat), Some(act)) = (line.turn(), line.state().pick(&mut rng)) {
            let view = line.state().view(Eye::Seat(seat));
            seen += usize::from(takes_known_flag(&view, line.quiet(), seed));
            line.advance(&Step::Move(act), &mut Silent);
        }
    }
    assert!(seen > 10, "{seen}");
}

/// Whether a flag that is known can be taken; then it is.
fn takes_known_flag(view: &View<false>, quiet: usize, seed: u64) -> bool {
    let (told, public) = (view.sight().deduce(), &view.sight().public);
    let flag = (0..60).find(|&id| {
        let own = usize::from(id / 30) == public.variant.territory(public.seat);
        !own && told.sure(id) == Some(Rank::Flag)
    });
    let Some(at) = flag.and_then(|id| public.site_of(id)) else { return false };
    let wins = |act: &Act| matches!(*act, Act::Go { to, .. } if to == at);
    if !view.moves().iter().any(wins) {
        return false;
    }
    for rollouts in [Rollouts::NONE, Rollouts { moves: 6, worlds: 2, plies: 4 }] {
        let mut player = LearnedPlayer::new(&NET, view, quiet, rollouts, seed);
        while !player.step(u64::MAX) {}
        assert!(player.choice().is_some_and(wins), "{:?}", player.choice());
    }
    true
}
