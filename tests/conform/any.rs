//! A game that the page plays by the one type for all is the same game.

use super::setup::{Conform, games, play, table};
use palamede::games::{GameId, Luzhanqi, MakYek};
use palamede::record::{Dice, Heard, Setup};
use palamede::rules::{
    AnyPosition, AnyView, Eye, GameEvent, Generator, Kind, Options, Playable, Reason, Rules, Seat,
    Seats, Seen, Silent, Step, Turn,
};
use palamede::table::{Extras, Sealed, Table};
use palamede::text::{Lang, Voice};

/// What can be seen of a view without its type: who is to act, how it is drawn before and
/// after a first click, what is pressed to enter a throw, what helps.
fn seen<V: Seen>(view: &V, text: &str) -> String {
    let mut out = format!("{text}\n{:?}\n{:?}", view.turn(), view.scene(&[]));
    for mv in view.moves() {
        view.paths(&mv, &mut |path| out += &format!("\n{path:?}"));
    }
    out + &format!("\n{:?}\n{:?}", view.roll_inputs(), view.aids())
}

/// The texts of a table and what the eye at the screen sees of it and heard last.
fn told<R: Playable>(table: &Table<R>) -> String {
    let heard = table.len().checked_sub(1).and_then(|at| table.heard(at));
    let heard = heard.map(|(by, heard)| match heard {
        Heard::Event(event) => format!("{by:?} {} {:?}", event.notation(), event.trace()),
        Heard::Resigned(seat) => format!("{seat:?}"),
        Heard::TimedOut(seat) => format!("{seat:?} by time"),
        Heard::Agreed => "agreed".to_owned(),
    });
    let (view, state) = (table.view(), table.whole().line().state());
    format!(
        "{}\n{}\n{}\n{heard:?} {} {:?} {:?}",
        table.save(&Extras::default()).open().to_owned(),
        table.link(),
        seen(&view, &R::write_view(&view)),
        state.key(),
        table.notated_moves(),
        (
            state.count(),
            state.in_play(),
            state.is_dead_draw(),
            state.quiet_limit(),
            state.is_open()
        ),
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
            let text = own.save(&Extras::default()).open().to_owned();
            let steps = text.lines().find(|line| line.starts_with("moves:"));
            let last = steps.and_then(|line| line.split(' ').next_back()).expect("a step");
            if last.starts_with("roll:") {
                any.throw().expect("something to throw");
            } else {
                any.take(any.read_step(last).expect("a step")).expect("a legal step");
            }
            let (state, other) = (own.whole().line().state(), any.whole().line().state());
            assert_eq!((any.turn(), other.key()), (own.turn(), state.key()));
            if n % 16 == 0 || own.is_over() {
                assert_eq!(told(&any), told(&own));
            }
        }
        // What was played is read again alike.
        let text = own.save(&Extras::default()).open().to_owned();
        let again = Table::read_save(Kind::any::<R>(), &Sealed::from(&*text)).expect("a save").0;
        assert_eq!(told(&again), told(&own));
        // What another eye sees.
        let seat = Seat::FIRST;
        let (view, other) = (own.whole().view(Eye::Seat(seat)), any.whole().view(Eye::Seat(seat)));
        assert_eq!(
            seen(&other, &AnyPosition::write_view(&other)),
            seen(&view, &<R as Playable>::write_view(&view))
        );
        // Who gives up.
        if let Some(seat) = own.in_play().iter().next() {
            assert!(own.take(Step::Resign(seat)).is_ok() && any.take(Step::Resign(seat)).is_ok());
            assert_eq!(told(&any), told(&own));
        }
        assert_eq!(
            any.whole().line().state().view(Eye::Open).turn(),
            own.whole().line().state().turn()
        );
    });
}

/// Steps from a position are the same for both types, and so is the end that they lead to.
fn ends_alike<R: Conform>(chosen: &[(&str, &str)], start: &str, steps: &[&str], reason: Reason) {
    let mut options = Options::new(R::OPTIONS);
    chosen.iter().for_each(|(name, value)| options.set(name, value).expect("an option"));
    let setup = Setup { options, start: Some(start.to_owned()), dice: Dice::Given };
    let mut own = Table::<R>::new(setup.clone(), Seats::NONE).expect("a position");
    let mut any = Table::begin(Kind::any::<R>(), setup).expect("a position");
    for step in steps {
        assert!(!own.is_over(), "before {step}");
        own.take(own.read_step(step).expect("a step")).expect("a legal step");
        any.take(any.read_step(step).expect("a step")).expect("a legal step");
        assert_eq!(told(&any), told(&own));
    }
    assert!(matches!(own.turn(), Turn::Over(outcome) if outcome.reason == reason));
    assert_eq!(any.turn(), own.turn());
}

#[test]
fn too_few_pieces_end_the_game_of_any_type() {
    ends_alike::<MakYek>(&[], "r7/8/8/8/2r1r3/8/8/3R4 w", &["d1-d4xc4,e4"], Reason::Material);
}

/// The last quiet ply, which leaves Black without a move, is a draw: the position has heard
/// how many there were.
#[test]
fn a_game_of_any_type_heeds_the_quiet_plies() {
    let stand = |quiet: usize| {
        format!(
            "73526/7.4.8/B1.19/5.B.6/4M321/MFM23,73546/9.4.8/B1.17/5.B.6/MM321/2FM23 play red \
             ready=red,black out=- cause=- at=S11:.,S12:.,S13:.,S14:.,S15:.,S21:.,S23:N34,S25:.,\
             S31:.,S32:.,S34:.,S41:.,S43:.,S45:.,S51:.,S52:.,S53:.,S54:.,S55:.,S61:.,S63:.,S64:.,\
             S65:.,N11:.,N12:.,N13:.,N14:.,N15:.,N21:.,N23:.,N25:.,N31:.,N32:.,N34:.,N35:.,N41:.,\
             N43:.,N45:.,N52:.,N53:.,N54:.,N55:.,N64:.,N65:. moved=80 turned=0 fights=- flags=- \
             bears=- facts=- quiet={quiet}"
        )
    };
    for (quiet, reason) in [(69, Reason::Quiet), (68, Reason::NoMove)] {
        ends_alike::<Luzhanqi>(&[], &stand(quiet), &["S35-S45"], reason);
    }
    ends_alike::<Luzhanqi>(&[("quiet_limit", "31")], &stand(30), &["S35-S45"], Reason::Quiet);
}

/// The position before the first step of a game of any type, and what everybody sees of it.
fn start(game: GameId) -> (AnyPosition, AnyView) {
    let state = game.kind().start(&Options::new(game.facts().options));
    let view = state.view(Eye::Public);
    (state, view)
}

/// A move of one game, offered to another: in a game of one type this does not compile.
#[test]
#[should_panic(expected = "a value of another game")]
fn a_move_of_another_game_is_a_loud_fault() {
    let (_, view) = start(GameId::ShapLuk);
    let (state, _) = start(GameId::TurkishDraughts);
    let _ = state.check(&view.moves()[0]);
}

/// A throw likewise; that of Sáhkku is for a lot, as that of Mak-Yek is.
#[test]
#[should_panic(expected = "a value of another game")]
fn a_roll_of_another_game_is_a_loud_fault() {
    let (state, _) = start(GameId::Sahkku);
    let roll = state.throw(&mut Generator::new(1)).expect("a lot");
    start(GameId::ShapLuk).0.roll(&roll, &mut Silent);
}

/// The words of one game for the view of another.
#[test]
#[should_panic(expected = "a value of another game")]
fn a_view_of_another_game_is_a_loud_fault() {
    let (_, view) = start(GameId::ShapLuk);
    let _ = Voice(GameId::TurkishDraughts, Lang::En).quiet(&view, 3);
}

mod laws {
    crate::every_game! {
        any_type_plays_the_same_game
    }
}
