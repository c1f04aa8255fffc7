//! Where something is hidden: what is said of a move holds for what can be, not for one guess.

use super::{player, positions, within};
use palamede::games::{Luzhanqi, LuzhanqiFour};
use palamede::mind::{Limits, Why, plies_to_win};
use palamede::rules::{Eye, Generator, Line, Step, Thinkable, Turn};

/// Beside other guesses nothing is sure; and what gains at once does so in most positions that
/// can be, whichever were guessed.
fn nothing_is_said_of_one_guess<R: Thinkable>(every: usize) -> [usize; 3] {
    let mut seen = [0; 3];
    positions::<R>(1, every, &mut |line: &Line<R>| {
        let Turn::Seat(own) = line.turn() else { return };
        if line.state().is_open() || line.state().count() < 2 {
            return;
        }
        let mut player = player(line, Limits { wide: true, ..within(1) }, 1);
        while !player.step(u64::MAX) {}
        let (why, at) = (player.why(), line.position());
        let (Some(info), Some(mv)) = (player.info(), player.choice()) else { return };
        assert_eq!(plies_to_win(info.score), None, "{at}");
        assert!(info.score.abs() <= 6_000, "{at}: {}", info.score);
        let told = |why: &Why| !matches!(why, Why::GainsAtOnce);
        assert!(!why.iter().any(told), "{at}: {why:?}");
        let view = line.state().view(Eye::Seat(own));
        let mut rng = Generator::new(2);
        let mut of = [0; 2];
        for world in R::guesses(&view, &mut rng, 10_000).take(60) {
            of[0] += 1;
            of[1] += usize::from(
                Line::new(world.clone()).check(&Step::Move(mv.clone())).is_ok()
                    && world.gain(mv) > 0,
            );
        }
        seen[0] += 1;
        seen[1] += usize::from(of[1] > 0 && of[1] < of[0]);
        if why.contains(&Why::GainsAtOnce) {
            seen[2] += 1;
            assert!(4 * of[1] >= 3 * of[0], "{at}: {of:?}");
        }
    });
    seen
}

#[test]
fn nothing_is_sure_that_is_guessed() {
    for seen in [
        nothing_is_said_of_one_guess::<Luzhanqi>(31),
        nothing_is_said_of_one_guess::<LuzhanqiFour>(53),
    ] {
        assert!(seen[0] > 50 && seen[1] > 5 && seen[2] > 3, "{seen:?}");
    }
}
