//! What a position is worth, and what a computer makes of a turn.

use super::{NORTH, SOUTH, options, set_up};
use palamede::games::sahkku::Sahkku;
use palamede::mind::{Limits, Player};
use palamede::rules::{
    Eye, Game, Generator, Line, Notation, Rng, Rules, Seat, Silent, Step, Thinkable, Turn,
};

fn choice(
    state: &Sahkku,
    seed: u64,
) -> Step<palamede::games::sahkku::Act, palamede::games::sahkku::Roll> {
    let limits = Limits { depth: 1, ..Limits::UNLIMITED };
    let mut player = Player::<Sahkku>::new(&state.view(Eye::Open), (0, &[]), limits, seed, || 0.0);
    while !player.step(u64::MAX) {}
    Step::Move(*player.choice().expect("a move"))
}

#[test]
fn what_is_taken_is_worth_something() {
    let worth = |text: &str| {
        let state = set_up(&options(&[]), text);
        let (south, north) = (state.evaluate(SOUTH), state.evaluate(NORTH));
        assert_eq!(south, -north, "{text}");
        south
    };
    assert_eq!(worth("13/M3,M4 13/M13,M12 M8 south throw"), 0);
    let fewer = [
        "13/M3 13/M13,M12 M8 south throw",      // a pawn less
        "13/M3,M4 13/M12 M8=north south throw", // the enemy's king
        "2/S1,M3 2/M13,M12 M8 south throw",     // one that waits
        "3/M3 2/M13,M12 M8 south throw",        // one more asleep
        "3/- 2/S4 M8 north throw",              // one that is blocked
    ];
    for text in fewer {
        assert!(worth(text) < 0, "{text}");
    }
    assert!(worth("12/M3 13/M13,M12 M8=south south throw") > 0, "the king for a pawn");
}

#[test]
fn a_turn_takes_what_it_can() {
    for (text, one_of) in [
        ("10/M12,M5 10/M10,M11 M8 south X-II-III/X-II", &["xM11", "xM10"][..]),
        ("10/M12,M5 10/M10,M11:2 M8 south X-II-III/X-II", &["xM11:2"]),
        ("10/M10 10/M9 M8 south X-II-III/X-II", &["xK"]),
        ("10/M10 10/M8 M8=north south X-II-III/X-II", &["xK"]),
        // A move that blocks wins at once.
        ("4/N3 10/- M8 south II-blank-blank/II", &["N3-N5*II"]),
    ] {
        for seed in 0..20 {
            let (mut state, mut turn) = (set_up(&options(&[]), text), String::new());
            while let Turn::Seat(SOUTH) = state.turn() {
                let Step::Move(act) = choice(&state, seed) else { panic!() };
                turn = turn + " " + &state.write(&act);
                state.play(&act, &mut Silent);
            }
            assert!(one_of.iter().any(|text| turn.contains(text)), "{turn} in {text}");
        }
    }
}

#[test]
fn one_turn_ahead_beats_chance() {
    for chosen in [&[][..], &[("columns", "9"), ("track", "figure8")]] {
        let (games, mut won) = (100, 0);
        for seed in 0..games {
            let computer = Seat::new(seed as usize % 2).expect("a seat");
            let mut rng = Generator::new(seed);
            let mut line = Line::new(Sahkku::start(&options(chosen)));
            loop {
                let state = line.state();
                let step = match line.turn() {
                    Turn::Over(outcome) => {
                        won += u32::from(outcome.winners.has(computer));
                        break;
                    }
                    Turn::Chance { .. } => Step::Roll(state.throw(&mut rng).expect("a roll")),
                    Turn::Seat(seat) if seat == computer => choice(state, rng.bits()),
                    Turn::Seat(_) => {
                        let n = rng.below(state.count() as u32) as usize;
                        Step::Move(state.nth(n).expect("a move"))
                    }
                };
                line.advance(&step, &mut Silent);
            }
        }
        assert!(won >= 80, "{won} of {games} with {chosen:?}");
    }
}
