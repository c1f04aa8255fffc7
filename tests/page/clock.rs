//! The clock of people at one screen.

use super::secret::{at, attack, begun, come, home, looks_on, wait};
use super::throwing::{FRESH, play_a_die, throw};
use super::*;
use palamede::games::luzhanqi::Style;
use palamede::table::{Clock, Expiry};
use palamede::text::Voice;

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
    timed_by(store, &[("clock", "5")])
}

/// A game of two people by a clock, with these fields of the form filled in.
fn timed_by(store: &Shared, fields: &[(&str, &str)]) -> App {
    let mut app = open_with(store, 1, "#/mak-yek/new");
    for (name, value) in fields {
        app.update(putting(name, *value));
    }
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
        game.extras.clock = Clock::of(5);
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

/// Five minutes for White and fifteen for Black, ten seconds more a turn, and a loss on time.
const HANDICAP: [(&str, &str); 4] =
    [("clock", "5"), ("minutes.1", "15"), ("increment", "10"), ("expiry", "forfeit")];

#[test]
fn the_form_offers_the_parts_of_a_clock_once_there_is_one() {
    let named = |app: &App, name: &str| find(app, |e| e.get("name") == Some(name)).len();
    let all =
        |app: &App| ["minutes.0", "minutes.1", "increment", "expiry"].map(|of| named(app, of));
    let chosen = |app: &App, name: &str| {
        let on = |e: &Element| e.get("name") == Some(name) && e.get("checked").is_some();
        let on = find(app, on);
        on.iter().map(|e| e.get("value").expect("a value").to_owned()).collect::<Vec<_>>()
    };
    let mut app = open("#/mak-yek/new");
    assert_eq!(all(&app), [0; 4]);
    let draws = |app: &App| find(app, |e| e.get("data-do") == Some("draw-sides")).len();
    app.update(putting("clock", "5"));
    assert_eq!((all(&app), draws(&app)), ([1, 1, 5, 2], 0));
    assert_eq!(chosen(&app, "increment"), ["0"]);
    assert_eq!(chosen(&app, "expiry"), ["announce"]);
    let goes_on = text(&app, "form");
    // Times that differ are those of no button, and there are sides to draw.
    app.update(putting("minutes.1", "15"));
    assert_eq!((chosen(&app, "clock"), draws(&app)), (vec![], 1));
    app.update(putting("increment", "10"));
    app.update(putting("expiry", "forfeit"));
    assert_ne!(text(&app, "form"), goes_on, "what it means");
    let wrong = [("minutes.0", "0"), ("minutes.0", "x"), ("increment", "61"), ("expiry", "win")];
    for (name, value) in wrong {
        let before = app.screen.form.as_ref().expect("a form").extras.clock;
        app.update(putting(name, value));
        assert_eq!(app.screen.form.as_ref().expect("a form").extras.clock, before, "{name}");
    }
    // One time for all leaves the rest as it was chosen.
    app.update(putting("clock", "30"));
    assert_eq!(chosen(&app, "clock"), ["30"]);
    assert_eq!([chosen(&app, "increment"), chosen(&app, "expiry")], [["10"], ["forfeit"]]);
    app.update(putting("player.1", "computer"));
    assert_eq!(all(&app), [0; 4], "a computer has no clock");
}

#[test]
fn of_four_each_person_has_a_time() {
    let mut app = open("#/luzhanqi-four/new");
    app.update(putting("clock", "15"));
    app.update(putting("player.3", "computer"));
    let selects = find(&app, |e| e.get("name").is_some_and(|name| name.starts_with("minutes.")));
    let names: Vec<_> = selects.iter().filter_map(|e| e.get("name")).collect();
    assert_eq!(names, ["minutes.0", "minutes.1", "minutes.2"]);
    app.update(putting("expiry", "forfeit"));
    let [two, four] = ["a perdu.", "quitte la partie, comme après un abandon."];
    assert!(text(&app, "form").contains(four) && !text(&app, "form").contains(two));
}

#[test]
fn times_may_differ_and_a_turn_that_is_over_adds_to_them_once() {
    let store = Shared::default();
    let mut app = timed_by(&store, &HANDICAP);
    assert_eq!((left(&app), second(&app)), (vec!["15:00".to_owned(), "5:00".to_owned()], None));
    play(&mut app, &["a3-a5"]);
    assert_eq!(left(&app), ["15:00", "5:10"], "White's turn is over");
    pass(&mut app, 3);
    assert_eq!(left(&app), ["14:57", "5:10"]);
    play(&mut app, &["b6-b4"]);
    assert_eq!(left(&app), ["15:07", "5:10"]);
    // What is taken back takes no time away, and played again it gives no more.
    press(&mut app, "undo");
    assert_eq!(left(&app), ["15:07", "5:10"]);
    pass(&mut app, 2);
    play(&mut app, &["b6-b5"]);
    assert_eq!(left(&app), ["15:05", "5:10"]);
    press(&mut app, "undo");
    press(&mut app, "redo");
    assert_eq!(left(&app), ["15:05", "5:10"]);
    play(&mut app, &["c3-c4"]);
    assert_eq!(left(&app), ["15:05", "5:20"]);
    // All of this is kept, what has been given too.
    let mut again = open_with(&store, 2, "#/mak-yek");
    assert_eq!(left(&again), ["15:05", "5:20"]);
    press(&mut again, "undo");
    play(&mut again, &["c3-c4"]);
    assert_eq!(left(&again), ["15:05", "5:20"]);
}

#[test]
fn a_turn_of_dice_adds_to_the_time_when_another_is_to_act() {
    // The turns that are over, who is to act, and how often each has gained.
    let state = |app: &App| {
        let game = app.game.as_ref().expect("a game");
        let clock = game.extras.clock.expect("a clock");
        let gained = Seat::first(2).map(|seat| (clock.left(seat) - 300) / 30);
        (game.session.table.turns(), game.session.table.actor(), gained.collect::<Vec<_>>())
    };
    let (mut ended, mut within) = (0, 0);
    for seed in 0..6 {
        let mut app = open(&format!("{FRESH}{seed}"));
        let mut clock = Clock::of(5).expect("a clock");
        assert!(clock.set_increment(30));
        app.game.as_mut().expect("a game").extras.clock = Some(clock);
        let mut turns_of = [0, 0];
        for _ in 0..30 {
            moments_pass(&mut app);
            let (turns, actor, _) = state(&app);
            match throw(&app) {
                Some(_) => drop(press(&mut app, "throw")),
                None => drop(play_a_die(&mut app)),
            }
            let (turns_after, next, gained) = state(&app);
            if next.is_none() {
                break;
            }
            match actor.filter(|_| turns_after > turns) {
                Some(seat) => {
                    assert_ne!(next, Some(seat));
                    turns_of[seat.index()] += 1;
                    ended += 1;
                }
                None => within += 1,
            }
            assert_eq!(gained, turns_of, "seed {seed}, after {turns_after} turns");
        }
    }
    assert!(ended > 10 && within > 10, "{ended} {within}");
}

#[test]
fn whose_time_is_up_has_lost_where_that_was_chosen() {
    let store = Shared::default();
    let mut app = timed_by(&store, &HANDICAP);
    play(&mut app, &["a3-a5", "b6-b4"]);
    // A move that is half made does not help.
    click(&mut app, "c3");
    assert_eq!(said(&pass(&mut app, 309)), "");
    let effects = app.update(Msg::TimerFired(Timer::Second(second(&app).expect("it runs"))));
    let lost = Lang::Fr.set("Blancs : perte au temps.");
    assert!(Lang::Fr.set(&said(&effects)).contains(&*lost), "{effects:?}");
    assert!(
        effects.iter().any(|e| matches!(e, Effect::Post { event: "end", winners: Some(of), .. }
        if of.iter().eq([Seat::SECOND])))
    );
    assert!(text(&app, "s1").contains("Les noirs gagnent"), "{}", text(&app, "s1"));
    assert!(text(&app, "fin").starts_with(&*lost), "{}", text(&app, "fin"));
    assert_eq!((left(&app), second(&app)), (vec!["15:10".to_owned(), "0:00".to_owned()], None));
    assert!(
        find(&app, |e| e.get("data-do") == Some("undo") && e.get("aria-disabled").is_none())
            .is_empty()
    );
    // The save, the record and the link tell the same.
    let again = open_with(&store, 2, "#/mak-yek");
    assert_eq!([text(&again, "fin"), text(&again, "s1")], [text(&app, "fin"), text(&app, "s1")]);
    let table = &app.game.as_ref().expect("a game").session.table;
    let (record, link) = (table.text().expect("an open game"), table.link());
    assert!(record.starts_with("Palamède record 3 ") && record.contains(" time:white\n"));
    let linked = open(&format!("#/mak-yek?{link}"));
    assert!(link.contains("&v=2&") && text(&linked, "fin").starts_with(&*lost));
    let mut pasted = open("#/mak-yek/text");
    pasted.update(putting("import", record));
    press(&mut pasted, "import");
    go(&mut pasted, "#/mak-yek");
    assert!(text(&pasted, "fin").starts_with(&*lost));
    // Another game of the same people has the same clock; whoever changes sides keeps the time.
    press(&mut app, "again");
    assert_eq!(left(&app), ["15:00", "5:00"]);
    press(&mut app, "resign");
    press(&mut app, "resign-yes");
    press(&mut app, "sides");
    assert_eq!(left(&app), ["5:00", "15:00"]);
}

#[test]
fn of_four_who_has_no_time_left_is_out_and_the_ally_plays_on() {
    let mut app = open("#/luzhanqi-four");
    for _ in 0..4 {
        come(&mut app);
        press(&mut app, "ready");
    }
    let mut clock = Clock::of(1).expect("a clock");
    clock.set_expiry(Expiry::Forfeit);
    app.game.as_mut().expect("a game").extras.clock = Some(clock);
    let words = Voice(GameId::LuzhanqiFour, Lang::Fr).words();
    let lost = |seat: usize| format!("{} : perte au temps.", words.seats[seat].name);
    // South, then East: the others play on. Then North, South's ally.
    for (gone, seat) in [(1, 0), (2, 1)] {
        come(&mut app);
        let told = said(&pass(&mut app, 60));
        assert!(told.contains(&lost(seat)), "{told}");
        let table = &app.game.as_ref().expect("a game").session.table;
        assert!(table.is_drawn() && !table.is_over() && second(&app).is_none());
        assert_eq!(class(&app, "out").len(), gone);
        wait(&mut app);
        press(&mut app, "sit");
        let missed = text(&app, "say");
        assert!(missed.contains(&*Lang::Fr.set(&lost(seat))), "{missed}");
    }
    come(&mut app);
    pass(&mut app, 60);
    let fin = text(&app, "fin");
    let names = [0, 2].map(|seat| words.seats[seat].the);
    assert!(fin.starts_with("Perte au temps. Hors jeu"), "{fin}");
    assert!(names.iter().all(|name| fin.contains(name)), "{fin}");
    assert!(text(&app, "won").is_empty() && class(&app, "won")[0].kids.len() == 2);
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
