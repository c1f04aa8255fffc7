//! Law 5: a guess fits the view, is possible, and can be anything that is possible.

use super::setup::{Conform, any_step, eyes, games, walk};
use palamede::rules::{Eye, Generator, Line, Seat, Seen, Step, StepOf, Turn};
use std::collections::BTreeSet;

/// How many tries a guess may take.
const TRIES: u32 = 200_000;

/// A guess gives the same view, to every eye.
fn a_guess_fits_the_view<R: Conform>() {
    games::<R>(80, |options, seed| {
        let (mut at, mut rng) = (seed, Generator::new(seed));
        walk::<R>(options, seed, 2_000, &mut |line, _| {
            at += 1;
            if !at.is_multiple_of(3) {
                return;
            }
            for eye in eyes() {
                let view = line.state().view(eye);
                // The second of them: the first leaves nothing behind.
                let guess = R::guesses(&view, &mut rng, TRIES).nth(1);
                let guess = guess.unwrap_or_else(|| panic!("no guess for {eye:?} of {view:?}"));
                assert_eq!(guess.view(eye), view);
                assert_eq!(guess.key(), guess.fresh_key());
                assert_eq!(guess.list().is_empty(), !matches!(view.turn(), Turn::Seat(_)));
                // What everything is known of is guessed as it is.
                if eye == Eye::Open || !R::SECRETS {
                    assert_eq!(guess.position(), line.state().position());
                }
            }
        });
    });
}

/// Guesses are among the games that could have been played so, and over many of them
/// every hidden piece takes every rank that it has in one of these; where these are few
/// enough to be listed.
fn guesses_are_all_that_is_possible<R: Conform>() {
    if !R::SECRETS || !R::SMALL {
        return;
    }
    let (mut compared, mut narrow) = (0, 0);
    games::<R>(24, |options, seed| {
        let mut rng = Generator::new(seed);
        let mut line = Line::new(R::start(options));
        let mut steps: Vec<StepOf<R>> = Vec::new();
        let length = [3, 8, 14, 25, 40][seed as usize % 5];
        while steps.len() < length {
            let Some(step) = any_step(&line, &mut rng) else { return };
            line.advance(&step, &mut palamede::rules::Silent);
            if let Turn::Over(_) = line.turn() {
                return;
            }
            steps.push(step);
        }
        let eye = Eye::Seat(Seat::new(seed as usize / 5 % R::SEATS).expect("a seat"));
        let view = line.state().view(eye);
        let worlds: Vec<R> = R::others(options, &steps, eye, &mut rng, None)
            .into_iter()
            .map(|steps| {
                let mut line = Line::new(R::start(options));
                steps.iter().for_each(|step| line.advance(step, &mut palamede::rules::Silent));
                line.state().clone()
            })
            .collect();
        assert!(!worlds.is_empty(), "the truth is one of them");
        let possible: BTreeSet<String> =
            worlds.iter().flat_map(|world| world.hidden(eye)).collect();
        let whole: BTreeSet<Vec<String>> = worlds.iter().map(|world| world.hidden(eye)).collect();
        assert!(whole.contains(&line.state().hidden(eye)));
        let mut found = BTreeSet::new();
        for n in 0..20_000 {
            let guess = R::guess(&view, &mut rng, TRIES).expect("a guess").hidden(eye);
            assert!(whole.contains(&guess), "{guess:?} cannot be, for {eye:?} of {view:?}");
            found.extend(guess);
            if n > 100 && found == possible {
                break;
            }
        }
        assert_eq!(found, possible, "for {eye:?} of {view:?}");
        compared += 1;
        narrow += usize::from(whole.len() < 18);
    });
    assert!(compared >= 8 && narrow > 0, "{compared} compared, {narrow} with few left");
}

/// Without a budget nothing is guessed: the search counts its tries.
fn the_budget_is_kept<R: Conform>() {
    if !R::SECRETS {
        return;
    }
    let mut line = Line::new(R::start(&palamede::rules::Options::new(R::OPTIONS)));
    let mut rng = Generator::new(1);
    for _ in 0..R::SEATS {
        let mv = line.state().nth(0).expect("a deployment");
        line.advance(&Step::Move(mv), &mut palamede::rules::Silent);
    }
    let view = line.state().view(Eye::Public);
    assert!(R::guess(&view, &mut rng, 0).is_none());
    assert!(R::guess(&view, &mut rng, TRIES).is_some());
}

mod law {
    crate::every_game! {
        a_guess_fits_the_view
        guesses_are_all_that_is_possible
        the_budget_is_kept
    }
}
