//! How a combat is seen: who went, who fell, and where.

use super::secret::{attack, home};
use super::*;
use palamede::games::luzhanqi::{Stays, Style};

#[test]
fn who_falls_as_it_attacks_goes_nowhere_and_who_stays_is_marked() {
    let mut seen = Vec::new();
    for style in Style::ALL {
        // The front rows face each other, left against right; mountains are between.
        for column in [0, 2, 4] {
            let (stays, mut app, _) = attack(style, column);
            let to = home(1, 4 - column);
            // Black comes and is shown what it has missed.
            secret::wait(&mut app);
            press(&mut app, "sit");
            let moment =
                app.game.as_ref().and_then(|game| game.film()).expect("a moment before it");
            let effects = app.update(Msg::TimerFired(Timer::Film(moment)));
            let moved = effects.iter().find_map(|effect| match effect {
                Effect::Motion(motion) => Some(motion.site),
                _ => None,
            });
            let gone = stays != Stays::Attacker;
            assert_eq!(moved, Some(if gone { usize::MAX } else { to }), "{stays:?}");
            let fallen = class(&app, "mk-taken").len();
            let ghosts = class(&app, "ghost").len();
            let expected = match stays {
                Stays::Attacker => (1, 0),
                Stays::Defender => (1, 1),
                Stays::Nobody => (2, 2),
            };
            assert_eq!((fallen, ghosts), expected, "{stays:?}");
            seen.push(stays);
        }
    }
    for stays in [Stays::Attacker, Stays::Defender, Stays::Nobody] {
        assert!(seen.contains(&stays), "{stays:?}");
    }
}
