//! What a game lists as captures are all moves that gain something.

use super::setup::{Conform, games, walk};
use palamede::rules::Turn;

fn captures_are_the_moves_that_gain<R: Conform>() {
    games::<R>(100, |options, seed| {
        walk::<R>(options, seed, 300, &mut |line, _| {
            let (state, mut captures) = (line.state(), Vec::new());
            let to_move = matches!(state.turn(), Turn::Seat(_));
            if !to_move || !state.list_captures(&mut |mv| captures.push(mv)) {
                return;
            }
            let gains = |moves: Vec<R::Move>| {
                let gains = moves.into_iter().filter(|mv| state.capture_value(mv) > 0);
                let mut written: Vec<String> = gains.map(|mv| state.write(&mv)).collect();
                written.sort();
                written
            };
            assert_eq!(gains(captures), gains(state.list()), "{}", state.position());
        });
    });
}

mod law {
    crate::every_game! { captures_are_the_moves_that_gain }
}
