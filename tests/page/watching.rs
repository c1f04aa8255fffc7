//! Computers among themselves, to be looked at; and an earlier position, to be played on from.

use super::thinking::{answer, asked};
use super::*;
use palamede::record::Dice;

#[test]
fn computers_among_themselves_are_paused_and_stepped() {
    let mut app = start(&Shared::default(), 1);
    let effects = go(&mut app, "#/mak-yek?players=computer,computer&level=1");
    let (job, _) = asked(&effects).expect("the first computer is asked");
    assert!(text(&app, "say").contains("Pause"));
    let effects = press(&mut app, "pause");
    assert!(effects.contains(&Effect::StopThinking) && asked(&effects).is_none());
    assert!(text(&app, "say").contains("Reprendre"));
    assert_eq!(text(&app, "s1"), "La partie est en pause.");
    // What was thought before the pause comes too late.
    app.update(Msg::Answer(answer(&job)));
    assert_eq!(notes(&app).len(), 0);
    for moves in 1..4 {
        let (job, _) = asked(&press(&mut app, "once")).expect("one of them is asked");
        assert!(asked(&press(&mut app, "once")).is_none(), "once at a time");
        let effects = app.update(Msg::Answer(answer(&job)));
        assert!(asked(&effects).is_none(), "then they wait again");
        assert_eq!(notes(&app).len(), moves);
    }
    let (job, _) = asked(&press(&mut app, "pause")).expect("they go on");
    assert!(asked(&app.update(Msg::Answer(answer(&job)))).is_some(), "one after the other");
}

#[test]
fn where_people_play_nothing_is_paused() {
    let mut app = open("#/mak-yek?players=person,computer");
    assert!(!text(&app, "say").contains("Pause"));
    assert!(press(&mut app, "pause").is_empty());
    click(&mut app, "a3");
    assert!(asked(&click(&mut app, "a5")).is_some());
}

#[test]
fn who_is_out_reads_so_and_follows_the_others_or_begins_another_game() {
    let mut app = open("#/luzhanqi-four?players=person,computer,computer,computer&level=1");
    press(&mut app, "ready");
    let again = |app: &App| find(app, |element| element.get("data-do") == Some("again")).len();
    let plain = |text: &str| text.replace('\u{a0}', " ").replace('’', "'");
    assert!(!text(&app, "say").contains("Pause") && again(&app) == 0);
    // On a telephone the own side is seen first, then the whole board.
    app.update(Msg::BoardResized(352, 450));
    let whole = |app: &App| {
        let game = app.game.as_ref().expect("a game");
        let lens = game.lens(&game.session.board(), app.shell.viewport.board);
        lens.expect("a lens").whole
    };
    assert!(!whole(&app));
    press(&mut app, "resign");
    let mut effects = press(&mut app, "resign-yes");
    for _ in 0..5 {
        assert_eq!(plain(&text(&app, "s1")), Lang::Fr.words().out_of_play);
        assert_eq!(again(&app), 1);
        let (job, _) = asked(&effects).expect("the others play on");
        effects = app.update(Msg::Answer(answer(&job)));
        // Of what they did the last is told, and not all since the person has gone out.
        let game = app.game.as_ref().expect("a game");
        let last = game.session.last(Lang::Fr, &game.extras).expect("a step");
        assert_eq!(plain(&text(&app, "s2")), plain(&last));
    }
    assert!(whole(&app));
    press(&mut app, "whole");
    assert!(!whole(&app));
    press(&mut app, "pause");
    assert_eq!(text(&app, "s1"), Lang::Fr.words().paused);
    press(&mut app, "again");
    assert!(!text(&app, "say").contains("Pause") && again(&app) == 0);
    assert_eq!(text(&app, "s1"), "Sud, placez votre armée.");
}

/// What goes on from the position shown.
fn from_here(app: &App) -> Vec<String> {
    let all =
        find(app, |element| element.get("data-do").is_some_and(|act| act.starts_with("here-")));
    all.iter().filter_map(|button| Some(button.get("data-do")?.to_owned())).collect()
}

#[test]
fn any_earlier_position_is_played_on_beside_the_game() {
    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/turkish-draughts");
    play(&mut app, &["d3-d4", "e6-e5", "a3-a4"]);
    assert!(from_here(&app).is_empty(), "the present one is there already");
    press(&mut app, "here-among");
    assert_eq!(notes(&app).len(), 3, "nor does a press come from there");
    let kept = store.get("game.turkish-draughts");
    press(&mut app, "back:1");
    assert_eq!(from_here(&app), ["here-among", "here-against"]);
    // Among the same people, beside the game, which is set aside and kept.
    let effects = press(&mut app, "here-among");
    assert!(effects.contains(&Effect::Focus("task".to_owned())), "{effects:?}");
    assert!(said(&effects).starts_with("Noirs"), "{}", said(&effects));
    assert_eq!(notes(&app), ["d3-d4"]);
    assert_eq!(store.get("game.turkish-draughts"), kept);
    assert_eq!(class(&app, "waits").len(), 1);
    // What came after can be taken again, until another move is made.
    press(&mut app, "redo");
    assert_eq!(notes(&app), ["d3-d4", "e6-e5"]);
    assert_eq!(app.resumable().len(), 2, "the game that was looked at is kept");
    press(&mut app, "undo");
    play(&mut app, &["h6-h5"]);
    assert!(app.game.as_ref().is_some_and(|game| game.job().is_none()), "nobody else plays");
    assert_eq!(text(&app, "var"), "Variante\u{a0}: e6-e5 2. a3-a4");
    let aside = app.resumable().remove(1);
    press(&mut app, &format!("resume:{}", aside.name));
    assert_eq!((notes(&app).len(), class(&app, "var").len()), (3, 0));
}

#[test]
fn any_earlier_position_is_played_on_against_the_computer() {
    let mut app = open("#/turkish-draughts");
    play(&mut app, &["d3-d4", "e6-e5", "a3-a4"]);
    press(&mut app, "back:1");
    let effects = press(&mut app, "here-against");
    assert_eq!(notes(&app).len(), 1);
    assert!(asked(&effects).is_none(), "who was to act there is a person");
    click(&mut app, "e6");
    assert!(asked(&click(&mut app, "e5")).is_some(), "against the computer");
}

#[test]
fn the_computer_goes_on_at_the_level_that_it_had() {
    let mut app = open("#/mak-yek?players=person,computer&level=7");
    click(&mut app, "a3");
    let (job, _) = asked(&click(&mut app, "a5")).expect("the computer is asked");
    app.update(Msg::Answer(answer(&job)));
    press(&mut app, "back:1");
    assert_eq!(from_here(&app), ["here-against"]);
    press(&mut app, "here-against");
    let levels = |app: &App| {
        let game = app.game.as_ref().expect("a game");
        [Seat::FIRST, Seat::SECOND].map(|seat| game.extras.players[seat].level)
    };
    assert_eq!(levels(&app), [Some(7), None], "who was to act there is a person");
}

/// Who went on from there would be told what one side knew.
#[test]
fn where_something_is_hidden_nobody_plays_on_from_an_earlier_position() {
    let mut app = open("#/luzhanqi?players=person,computer");
    let (job, _) = asked(&press(&mut app, "ready")).expect("the computer lays out");
    app.update(Msg::Answer(answer(&job)));
    for ended in [false, true] {
        if ended {
            press(&mut app, "resign");
            press(&mut app, "resign-yes");
        }
        press(&mut app, "back:1");
        assert!(app.game.as_ref().is_some_and(|game| game.back().is_some()));
        assert!(from_here(&app).is_empty());
        for act in ["here-among", "here-against", "variation:0"] {
            press(&mut app, act);
            assert_eq!(app.game.as_ref().and_then(|game| game.back()), Some(1), "{act}");
        }
        press(&mut app, "back:last");
    }
}

#[test]
fn who_goes_on_from_a_throw_throws_anew() {
    let mut app = open("#/sahkku?dice=5");
    for _ in 0..4 {
        press(&mut app, "throw");
    }
    press(&mut app, "resign");
    press(&mut app, "resign-yes");
    press(&mut app, "back:1");
    press(&mut app, "here-among");
    let save = {
        let game = app.game.as_ref().expect("a game");
        (game.session.table.len(), game.can_redo(), game.session.table.setup().dice)
    };
    assert!(save.0 == 1 && !save.1, "{save:?}");
    assert!(!matches!(save.2, Dice::Seed(5)), "{save:?}");
}
