//! Where something is hidden: what is said of a move holds for what can be, not for one guess.

use super::{player, positions, within};
use palamede::games::{Luzhanqi, LuzhanqiFour};
use palamede::mind::{Limits, Why, plies_to_win};
use palamede::rules::{Eye, Generator, Line, Silent, Step, Thinkable, Turn};

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
        assert!(info.score.abs() <= 7_000, "{at}: {}", info.score);
        let told = |why: &Why| !matches!(why, Why::GainsAtOnce);
        assert!(!why.iter().any(told), "{at}: {why:?}");
        let view = line.state().view(Eye::Seat(own));
        let mut rng = Generator::new(2);
        let mut of = [0; 2];
        for world in R::guesses(&view, &mut rng, 10_000).take(60) {
            of[0] += 1;
            of[1] += usize::from(
                Line::new(world.clone()).check(&Step::Move(mv.clone())).is_ok()
                    && world.capture_value(mv) > 0,
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

/// What wins at once in every position that can be is done at once, and not put off for what wins later, too.
fn a_win_is_taken<R: Thinkable>(every: usize, nodes: u64) -> usize {
    let mut seen = 0;
    positions::<R>(1, every, &mut |line: &Line<R>| {
        let Turn::Seat(own) = line.turn() else { return };
        let wins = |line: &Line<R>, mv: &R::Move| {
            let step = Step::Move(mv.clone());
            let mut after = line.clone();
            line.check(&step).is_ok() && {
                after.advance(&step, &mut Silent);
                matches!(after.turn(), Turn::Over(outcome) if outcome.winners.has(own))
            }
        };
        let all = line.state().list();
        if line.state().is_open() || !all.iter().any(|mv| wins(line, mv)) {
            return;
        }
        let view = line.state().view(Eye::Seat(own));
        let mut rng = Generator::new(2);
        let worlds: Vec<R> = R::guesses(&view, &mut rng, 10_000).take(40).collect();
        let sure = |mv: &R::Move| worlds.iter().all(|world| wins(&Line::new(world.clone()), mv));
        let sure: Vec<R::Move> = all.into_iter().filter(sure).collect();
        if sure.is_empty() {
            return;
        }
        seen += 1;
        let mut player = player(line, Limits { wide: true, ..within(nodes) }, 1);
        while !player.step(u64::MAX) {}
        let choice = player.choice().expect("a move");
        assert!(sure.contains(choice), "{}: {}", line.position(), line.state().write(choice));
    });
    seen
}

#[test]
fn a_sure_win_is_taken_at_once() {
    for nodes in [20_000, 100_000] {
        assert!(a_win_is_taken::<Luzhanqi>(1, nodes) > 3);
    }
    // Of four the last flag of a team falls rarely.
    a_win_is_taken::<LuzhanqiFour>(7, 20_000);
}
