//! Law 9: where the rules have a symmetry, moves and their results have it too.

use super::setup::{Conform, games, walk};
use palamede::rules::{Seat, Silent, Turn};

fn moves_have_the_symmetries<R: Conform>() {
    let mut mirrored = 0;
    games::<R>(200, |options, seed| {
        let mut at = seed;
        walk::<R>(options, seed, 2_000, &mut |line, _| {
            at += 1;
            // Short games are looked at throughout.
            if R::REPEATS.is_some() && !at.is_multiple_of(11) {
                return;
            }
            let state = line.state();
            // What one team has the other has not.
            let [one, other] = [Seat::FIRST, Seat::SECOND].map(|seat| state.evaluate(seat));
            assert_eq!(one, -other, "{}", state.position());
            for (mirror, map) in state.mirrors(options) {
                let list = state.list();
                let theirs = mirror.list();
                let there = mirror.position();
                assert_eq!(list.len(), theirs.len(), "{} and {there}", state.position());
                assert_eq!(mirror.in_play().len(), state.in_play().len());
                if let (Turn::Seat(own), Turn::Seat(theirs)) = (state.turn(), mirror.turn()) {
                    assert_eq!(state.evaluate(own), mirror.evaluate(theirs), "{there}");
                }
                for mv in &list {
                    assert!(theirs.contains(&map(mv)), "{mv:?} of {there}");
                    assert_eq!(
                        state.capture_value(mv),
                        mirror.capture_value(&map(mv)),
                        "{mv:?} of {there}"
                    );
                }
                for mv in list.iter().step_by(3) {
                    let (mut here, mut there) = (state.clone(), mirror.clone());
                    let quiet = here.play(mv, &mut Silent);
                    assert_eq!(there.play(&map(mv), &mut Silent), quiet);
                    // What comes of the move is the mirror of what comes of its mirror,
                    // whichever of the symmetries this is.
                    let images: Vec<String> =
                        here.mirrors(options).iter().map(|(image, _)| image.position()).collect();
                    assert!(images.contains(&there.position()), "{mv:?}: {}", there.position());
                    mirrored += 1;
                    match (here.turn(), there.turn()) {
                        (Turn::Over(a), Turn::Over(b)) => {
                            assert_eq!((a.reason, a.winners.len()), (b.reason, b.winners.len()));
                        }
                        (Turn::Over(_), _) | (_, Turn::Over(_)) => panic!("over on one side"),
                        _ => {}
                    }
                }
            }
        });
    });
    assert!(mirrored > 1_000, "{mirrored}");
}

mod law {
    crate::every_game! { moves_have_the_symmetries }
}
