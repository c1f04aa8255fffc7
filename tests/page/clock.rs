//! The clock of people at one screen.

use super::secret::{at, attack, begun, come, home, looks_on};
use super::*;
use palamede::games::luzhanqi::Style;

/// The moment in which the clock's next second is over; none where it rests.
fn second(app: &App) -> Option<u32> {
    app.game.as_ref().expect("a game").timers.second
}

/// What is left, the far seat first.
fn left(app: &App) -> Vec<String> {
    let timers = find(app, |e| e.get("role") == Some("timer"));
    assert!(timers.iter().all(|timer| timer.get("aria-label") == Some("Temps restant")));
    timers.iter().map(Element::plain).collect()
}

/// So many seconds go by; what came of the last one.
fn pass(app: &mut App, seconds: usize) -> Vec<Effect> {
    let mut effects = Vec::new();
    for _ in 0..seconds {
        effects = app.update(Msg::TimerFired(Timer::Second(second(app).expect("it runs"))));
    }
    effects
}

/// Two people with five minutes each.
fn timed(store: &Shared) -> App {
    let mut app = open_with(store, 1, "#/mak-yek/new");
    app.update(putting("clock", "5"));
    press(&mut app, "start");
    go(&mut app, "#/mak-yek");
    app
}

#[test]
fn the_time_of_who_is_to_act_runs_from_the_first_move_on_and_is_kept() {
    let store = Shared::default();
    let mut app = timed(&store);
    assert_eq!((left(&app), second(&app)), (vec!["5:00".to_owned(); 2], None));
    play(&mut app, &["a3-a5"]);
    pass(&mut app, 61);
    assert_eq!(left(&app), ["3:59", "5:00"]);
    play(&mut app, &["b6-b4"]);
    pass(&mut app, 2);
    assert_eq!(left(&app), ["3:59", "4:58"]);
    // What was awaited for a moment that is past counts for nobody.
    let number = second(&app).expect("it runs");
    assert_eq!(app.update(Msg::TimerFired(Timer::Second(number - 1))), []);
    assert_eq!(left(&app), ["3:59", "4:58"]);
    // What is taken back does not give time back.
    press(&mut app, "undo");
    pass(&mut app, 1);
    assert_eq!(left(&app), ["3:58", "4:58"]);
    play(&mut app, &["b6-b4"]);
    assert_eq!(left(&open_with(&store, 2, "#/mak-yek")), ["3:58", "4:58"]);
    // Another game of the same people has all of it.
    press(&mut app, "resign");
    press(&mut app, "resign-yes");
    assert_eq!(second(&app), None, "it is over");
    press(&mut app, "again");
    assert_eq!(left(&app), ["5:00", "5:00"]);
}

#[test]
fn it_rests_while_nobody_looks_at_the_game() {
    let store = Shared::default();
    let mut app = timed(&store);
    play(&mut app, &["a3-a5", "b6-b4"]);
    let leaves: [(Msg, Msg); 2] = [
        (Msg::PageHidden, Msg::PageShown),
        (Msg::Hash("#/mak-yek/rules".to_owned()), Msg::Hash("#/mak-yek".to_owned())),
    ];
    for (leave, come) in leaves {
        let before = second(&app).expect("it runs");
        pass(&mut app, 1);
        let used = left(&app);
        app.update(leave.clone());
        assert_eq!(second(&app), None, "{leave:?}");
        assert_eq!(left(&open_with(&store, 2, "#/mak-yek")), used, "it is kept");
        app.update(Msg::TimerFired(Timer::Second(before)));
        app.update(come);
        assert!(second(&app).is_some_and(|number| number != before), "{leave:?}");
    }
    press(&mut app, "back:1");
    assert_eq!(second(&app), None, "one looks back");
    press(&mut app, "back:last");
    assert!(second(&app).is_some());
    // A press shows that somebody is there, whatever the browser told.
    app.update(Msg::PageHidden);
    click(&mut app, "a5");
    assert!(second(&app).is_some());
    assert_eq!(left(&app), ["5:00", "4:58"]);
}

#[test]
fn whose_time_is_up_is_told_so_and_plays_on() {
    let mut app = timed(&Shared::default());
    play(&mut app, &["a3-a5"]);
    assert_eq!(said(&pass(&mut app, 299)), "");
    let effects = pass(&mut app, 1);
    let up = "Noirs : le temps est écoulé. La partie continue.";
    let told = |e: &Effect| matches!(e, Effect::Say { text, urgent: true } if text == up);
    assert!(effects.iter().any(told), "{effects:?}");
    let up = Lang::Fr.set(up);
    assert!(text(&app, "say").contains(&up) && left(&app)[0] == "0:00");
    assert_eq!(said(&pass(&mut app, 2)), "", "once");
    play(&mut app, &["b6-b4"]);
    assert_eq!((notes(&app).len(), text(&app, "say").contains(&up)), (2, false));
}

#[test]
fn it_is_for_people_alone() {
    let clock = |app: &App| find(app, |e| e.get("name") == Some("clock")).len();
    let mut app = open("#/mak-yek/new");
    assert_eq!(clock(&app), 6);
    for wrong in ["0", "181", "x", "-5", "4294967296"] {
        app.update(putting("clock", wrong));
        assert_eq!(app.screen.form.as_ref().expect("a form").extras.clock, None, "{wrong}");
    }
    app.update(putting("clock", "10"));
    app.update(putting("player.1", "computer"));
    assert_eq!(clock(&app), 0);
    press(&mut app, "start");
    go(&mut app, "#/mak-yek");
    play(&mut app, &["a3-a5"]);
    assert_eq!((left(&app).len(), second(&app)), (0, None));
}

#[test]
fn behind_the_curtain_and_while_one_sees_what_came_of_a_move_it_rests() {
    let give = |app: &mut App| {
        let game = app.game.as_mut().expect("a game");
        game.extras.clock = palamede::table::Clock::of(5);
    };
    let mut app = begun(false);
    give(&mut app);
    at(&mut app, home(0, 0));
    assert!(second(&app).is_some());
    press(&mut app, "hide");
    assert_eq!(second(&app), None, "the curtain is drawn");
    come(&mut app);
    assert!(second(&app).is_some());
    let (_, mut app, _) = attack(Style::ALL[0], 0);
    give(&mut app);
    at(&mut app, home(0, 0));
    assert!(looks_on(&app) && second(&app).is_none());
}

#[test]
fn it_runs_again_when_the_page_is_looked_at_again_while_a_figure_lies_over_the_game() {
    let mut app = timed(&Shared::default());
    play(&mut app, &["a3-a5"]);
    go(&mut app, "#/mak-yek/rules");
    press(&mut app, "figure:pair");
    assert!(app.screen.figure.is_some());
    app.update(Msg::PageHidden);
    app.update(Msg::PageShown);
    assert_eq!(second(&app), None, "the game is not on the screen");
    go(&mut app, "#/mak-yek");
    assert!(second(&app).is_some());
    app.update(Msg::PageHidden);
    assert_eq!(second(&app), None);
    app.update(Msg::PageShown);
    assert!(second(&app).is_some());
}
