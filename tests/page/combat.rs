//! How a combat is seen: who went, who fell, and where.

use super::secret::{army, come, home, laid_out};
use super::*;
use palamede::games::luzhanqi::clash;
use palamede::games::luzhanqi::{Stays, Style};
use palamede::scene::Target;

#[test]
fn who_falls_as_it_attacks_goes_nowhere_and_who_stays_is_marked() {
    let mut seen = Vec::new();
    for style in Style::ALL {
        // The front rows face each other, left against right; mountains are between.
        for column in [0, 2, 4] {
            let (mut app, _) = laid_out(false);
            come(&mut app);
            let black = style.army();
            let session = &mut app.game.as_mut().expect("a game").session;
            assert!(session.lay_out(&black.write()));
            press(&mut app, "ready");
            come(&mut app);
            let (from, to) = (home(0, column), home(1, 4 - column));
            press(&mut app, &format!("at:{}", Target::Site(from).text()));
            let stays = clash(army().0[column], black.0[4 - column], false, false);
            press(&mut app, &format!("at:{}", Target::Site(to).text()));
            // Black comes and is shown what it has missed.
            secret::wait(&mut app);
            let effects = press(&mut app, "sit");
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
