//! A game that the page plays by the one type for all is the same game.

use crate::setup::{Conform, games, play, table};
use palamede::rules::{Any, Eye, Generator, Kind, Play, Rng, Rules, Seat, Seen, Step, Told};
use palamede::table::{Dice, Extras, Heard, Setup, Table};

/// What can be seen of a view without its type: who is to act, how it is drawn before and
/// after a first click, what is pressed to enter a throw, what helps.
fn seen<V: Seen>(view: &V, text: &str) -> String {
    let mut out = format!("{text}\n{:?}\n{:?}", view.turn(), view.scene(&[]));
    for mv in view.moves() {
        view.paths(&mv, &mut |path| out += &format!("\n{path:?}"));
    }
    out + &format!("\n{:?}\n{:?}", view.faces(), view.aids())
}

/// The texts of a table and what the eye at the screen sees of it and heard last.
fn told<R: Play>(table: &Table<R>) -> String {
    let heard = table.len().checked_sub(1).and_then(|at| table.heard(at));
    let heard = heard.map(|(by, heard)| match heard {
        Heard::Event(event) => format!("{by:?} {} {:?}", event.note(), event.trace()),
        Heard::Resigned(seat) => format!("{seat:?}"),
        Heard::Agreed => "agreed".to_owned(),
    });
    let (view, state) = (table.view(), table.line().state());
    let worth: Vec<i32> = Seat::first(table.facts().seats).map(|s| state.worth(s)).collect();
    format!(
        "{}\n{}\n{}\n{heard:?} {} {worth:?} {:?} {:?}",
        table.save(&Extras::default()),
        table.link(),
        seen(&view, &R::write_view(&view)),
        state.key(),
        table.notated_moves(),
        (state.count(), state.living(), state.dead(), state.quiet_limit()),
    )
}

fn any_type_plays_the_same_game<R: Conform>() {
    games::<R>(30, |options, seed| {
        let mut rng = Generator::new(seed);
        let mut own = table::<R>(options, Dice::Seed(seed));
        let setup = Setup { options: options.clone(), start: None, dice: Dice::Seed(seed) };
        let mut any = Table::begin(Kind::any::<R>(), setup).expect("the usual start");
        for n in 0..400 {
            let at = own.len();
            play(&mut own, 1, &mut rng);
            if own.len() == at {
                break;
            }
            // A throw by the same seed, another step by its text.
            let text = own.save(&Extras::default());
            let steps = text.lines().find(|line| line.starts_with("moves:"));
            let last = steps.and_then(|line| line.split(' ').next_back()).expect("a step");
            if last.starts_with("roll:") {
                any.throw().expect("something to throw");
            } else {
                any.take(any.read_step(last).expect("a step")).expect("a legal step");
            }
            let (state, other) = (own.line().state(), any.line().state());
            assert_eq!((any.turn(), other.key()), (own.turn(), state.key()));
            if n % 16 == 0 || own.is_over() {
                assert_eq!(told(&any), told(&own));
            }
        }
        // What was played is read again alike.
        let text = own.save(&Extras::default());
        let again = Table::read_save(Kind::any::<R>(), &text).expect("a save").0;
        assert_eq!(told(&again), told(&own));
        // What another eye sees, and what is guessed from it.
        let seat = Seat::FIRST;
        let (view, other) = (own.view_of(seat), any.view_of(seat));
        assert_eq!(
            seen(&other, &Any::write_view(&other)),
            seen(&view, &<R as Play>::write_view(&view))
        );
        let number = rng.bits();
        let guess = R::guess(&view, &mut Generator::new(number), 1_000);
        let guess_of_any = Any::guess(&other, &mut Generator::new(number), 1_000);
        assert_eq!(guess_of_any.map(|g| g.key()), guess.map(|g| g.key()));
        // Who gives up.
        if let Some(seat) = own.living().iter().next() {
            assert!(own.take(Step::Resign(seat)).is_ok() && any.take(Step::Resign(seat)).is_ok());
            assert_eq!(told(&any), told(&own));
        }
        assert_eq!(any.line().state().view(Eye::Open).turn(), own.line().state().turn());
    });
}

mod laws {
    crate::every_game! {
        any_type_plays_the_same_game
    }
}
