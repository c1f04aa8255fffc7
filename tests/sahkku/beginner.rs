//! What a position is worth to the beginner, and what it makes of it.

use super::{NORTH, SOUTH, options, set_up};
use palamede::games::sahkku::Sahkku;
use palamede::mind::Greedy;
use palamede::rules::{
    Eye, Game, Generator, Line, Notation, Rng, Rules, Seat, Silent, Step, Thinkable, Turn,
};

fn choice(
    state: &Sahkku,
    seed: u64,
) -> Step<palamede::games::sahkku::Act, palamede::games::sahkku::Roll> {
    let mut greedy = Greedy::<Sahkku>::new(&state.view(Eye::Open), 0, &[], seed);
    Step::Move(greedy.step(usize::MAX).expect("done").expect("a move"))
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
fn the_beginner_takes_what_it_can() {
    for (text, best) in [
        (
            "10/M12,M5 10/M10,M11 M8 south X-II-III/X-II",
            &["M12-M11*XxM11:1", "M12-M10*IIxM10:1"][..],
        ),
        ("10/M12,M5 10/M10,M11:2 M8 south X-II-III/X-II", &["M12-M11*XxM11:2"]),
        ("10/M10 10/M9 M8 south X-II-III/X-II", &["M10-M8*IIxK"]),
        ("10/M10 10/M8 M8=north south X-II-III/X-II", &["M10-M8*IIxM8:1xK"]),
        // A move that blocks wins at once.
        ("4/N3 10/- M8 south II-blank-blank/II", &["N3-N5*II"]),
    ] {
        let state = set_up(&options(&[]), text);
        for seed in 0..20 {
            let Step::Move(act) = choice(&state, seed) else { panic!() };
            let mv = state.write(&act);
            assert!(best.contains(&mv.as_str()), "{mv} in {text}");
        }
    }
}

#[test]
fn the_beginner_beats_chance() {
    for chosen in [&[][..], &[("columns", "9"), ("track", "figure8")]] {
        let (games, mut won) = (100, 0);
        for seed in 0..games {
            let beginner = Seat::new(seed as usize % 2).expect("a seat");
            let mut rng = Generator::new(seed);
            let mut line = Line::new(Sahkku::start(&options(chosen)));
            loop {
                let state = line.state();
                let step = match line.turn() {
                    Turn::Over(outcome) => {
                        won += u32::from(outcome.winners.has(beginner));
                        break;
                    }
                    Turn::Chance { .. } => Step::Roll(state.throw(&mut rng).expect("a roll")),
                    Turn::Seat(seat) if seat == beginner => choice(state, rng.bits()),
                    Turn::Seat(_) => {
                        let n = rng.below(state.count() as u32) as usize;
                        Step::Move(state.nth(n).expect("a move"))
                    }
                };
                line.advance(&step, &mut Silent);
            }
        }
        assert!(won >= 70, "{won} of {games} with {chosen:?}");
    }
}
