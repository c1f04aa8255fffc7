//! Looking back: the moves go by on their own, and a slide goes through them.

use super::thinking::{asked, exchange};
use super::*;
use palamede::mind::Answer;

fn waits(effects: &[Effect]) -> Option<Timer> {
    effects.iter().filter_map(waited_for).find(|(_, ms)| *ms == 1000).map(|(timer, _)| timer)
}

fn shown(app: &App) -> Option<usize> {
    app.game.as_ref().expect("a game").back()
}

fn played() -> App {
    let mut app = open("#/mak-yek");
    play(&mut app, &["a3-a5", "b6-b4", "h3-h4"]);
    app
}

#[test]
fn the_moves_go_by_from_the_first_to_the_last() {
    let mut app = played();
    let mut effects = press(&mut app, "film");
    assert_eq!(shown(&app), Some(0), "from the end, all of them");
    for at in 1..=3 {
        effects = app.update(Msg::TimerFired(waits(&effects).expect("a moment")));
        assert_eq!(shown(&app), Some(at));
        assert!(effects.iter().any(|effect| matches!(effect, Effect::Motion(_))), "it is seen");
    }
    assert_eq!(waits(&effects), None, "that was the last");
    assert!(app.looks_back() && notes(&app).len() == 3);
}

#[test]
fn the_moves_stop_when_they_are_told_to_and_when_anything_else_is_done() {
    let acts: [&[&str]; 6] =
        [&["film"], &["back:previous"], &["back:last"], &["along:2"], &["back:1"], &["at:s30"]];
    for act in acts {
        let mut app = played();
        press(&mut app, "back:1");
        let number = waits(&press(&mut app, "film")).expect("a moment");
        assert_eq!(shown(&app), Some(1), "from where one looks");
        act.iter().for_each(|act| drop(press(&mut app, act)));
        let before = shown(&app);
        let effects = app.update(Msg::TimerFired(number));
        assert_eq!((shown(&app), waits(&effects)), (before, None), "{act:?}");
    }
    // Two presses that are no moment apart are one film.
    let mut app = played();
    let first = waits(&press(&mut app, "film")).expect("a moment");
    press(&mut app, "film");
    let second = waits(&press(&mut app, "film")).expect("a moment");
    app.update(Msg::TimerFired(first));
    assert_eq!(shown(&app), Some(0));
    app.update(Msg::TimerFired(second));
    assert_eq!(shown(&app), Some(1));
}

#[test]
fn a_move_ends_the_film_and_without_moves_there_is_none() {
    let mut app = open("#/mak-yek");
    let film = |app: &App| {
        let all = find(app, |element| element.get("data-do") == Some("film"));
        all.iter().map(|film| film.get("aria-disabled").is_some()).collect::<Vec<_>>()
    };
    assert_eq!(film(&app), [true; 0]);
    assert_eq!(waits(&press(&mut app, "film")), None);
    play(&mut app, &["a3-a5"]);
    let number = waits(&press(&mut app, "film")).expect("a moment");
    press(&mut app, "back:last");
    play(&mut app, &["b6-b4"]);
    app.update(Msg::TimerFired(number));
    assert_eq!(shown(&app), None);
}

/// A computer ends the game meanwhile, or another page comes.
#[test]
fn no_film_outlives_the_game_and_its_page() {
    let filming = |app: &App| app.game.as_ref().expect("a game").film().is_some();
    let mut app = played();
    press(&mut app, "film");
    go(&mut app, "#/mak-yek/rules");
    assert!(!filming(&app));
    let start = "#/mak-yek?players=person,computer&start=8/8/8/8/8/2r5/r7/1R6+w";
    let mut app = open(start);
    play(&mut app, &["b1-b2"]);
    let number = app.game.as_ref().and_then(|game| game.job()).expect("it is asked");
    press(&mut app, "film");
    assert!(filming(&app));
    let step = Some("c3-c2xb2".into());
    app.update(Msg::Answer(Answer { number, step, ..Answer::default() }));
    assert_eq!(class(&app, "fin").len(), 1, "it has won");
    assert!(!filming(&app));
}

#[test]
fn the_slide_goes_to_any_moment() {
    let mut app = played();
    let slide = |app: &App| find(app, |element| element.get("type") == Some("range"));
    assert!(slide(&app).is_empty(), "in play there is none");
    press(&mut app, "back:1");
    let [one] = &slide(&app)[..] else { panic!("one slide") };
    assert_eq!((one.get("max"), one.get("value")), (Some("3"), Some("1")));
    assert_eq!(one.get("aria-valuetext"), Some("Coup 1 sur 3."));
    app.update(putting("moment", "2"));
    assert_eq!(shown(&app), Some(2));
    app.update(putting("moment", "99"));
    assert_eq!((shown(&app), slide(&app).len()), (Some(3), 1), "it stays under the finger");
    for wrong in ["", "-1", "x"] {
        app.update(putting("moment", wrong));
        assert_eq!(shown(&app), Some(3), "{wrong}");
    }
    press(&mut app, "back:last");
    assert!(slide(&app).is_empty() && notes(&app).len() == 3);
}

#[test]
fn escape_leads_back_to_the_game() {
    for escape in [Msg::Key(Key::Escape), doing("escape")] {
        let mut app = played();
        press(&mut app, "back:1");
        press(&mut app, "film");
        let effects = app.update(escape.clone());
        let cursor =
            app.game.as_ref().map(|game| format!("c{}", game.hand.cursor)).expect("a game");
        let leads = |effect: &Effect| matches!(effect, Effect::Focus(id) if *id == cursor);
        assert!(effects.iter().any(leads), "what had the focus is gone: {effects:?}");
        let told = said(&effects);
        assert_eq!(shown(&app), None);
        assert!(told.starts_with("Noirs, choisissez"), "{told}");
        // On another page nothing is seen of it.
        press(&mut app, "back:1");
        go(&mut app, "#/mak-yek/rules");
        app.update(escape);
        assert_eq!(shown(&app), Some(1));
    }
}

#[test]
fn where_there_is_nothing_to_take_back_or_again_it_is_said() {
    let mut app = open("#/mak-yek");
    assert_eq!(said(&press(&mut app, "undo")), "Rien à annuler.");
    assert_eq!(said(&press(&mut app, "redo")), "Rien à rétablir.");
    // Where pieces are hidden nothing ever is.
    let mut app = open("#/luzhanqi?players=person,computer");
    for act in ["undo", "redo"] {
        assert!(said(&press(&mut app, act)).ends_with("on ne peut pas annuler."), "{act}");
    }
}

/// Whoever plays against a computer takes its answer back and again, too.
#[test]
fn a_move_and_the_computers_answer_are_taken_back_and_again_together() {
    let mut app = open("#/mak-yek?players=person,computer");
    exchange(&mut app, ["a3", "a5"], "b6-b4");
    assert_eq!(notes(&app), ["a3-a5", "b6-b4"]);
    press(&mut app, "undo");
    assert!(notes(&app).is_empty());
    assert!(asked(&press(&mut app, "redo")).is_none(), "it has answered already");
    assert_eq!(notes(&app), ["a3-a5", "b6-b4"]);
}

#[test]
fn undo_names_what_it_takes_back() {
    let mut app = played();
    let title = |app: &App| {
        let undo = find(app, |element| element.get("data-do") == Some("undo"));
        undo[0].get("title").map(str::to_owned)
    };
    assert_eq!(title(&app).as_deref(), Some("Annuler h3-h4"));
    let effects = press(&mut app, "undo");
    // Who hears it hears a sentence.
    let heard = "Annulé : Blancs : le pion h3 va en h4. Blancs, choisissez";
    assert!(said(&effects).starts_with(heard), "{}", said(&effects));
    assert!(text(&app, "s2").starts_with(&Lang::Fr.set("Coup annulé.")));
    let heard = said(&press(&mut app, "redo"));
    let again = "Coup rétabli. Blancs : le pion h3 va en h4. Noirs, choisissez";
    assert!(heard.starts_with(again), "{heard}");
    assert!(text(&app, "s2").starts_with(&Lang::Fr.set("Coup rétabli.")));
    press(&mut app, "undo");
    click(&mut app, "c3");
    assert_eq!(title(&app).as_deref(), Some("Annuler b6-b4"));
    // Against a computer, its answer too.
    let mut app = open("#/mak-yek?players=person,computer");
    assert_eq!(title(&app), None);
    play(&mut app, &["a3-a5"]);
    let job = app.game.as_ref().and_then(|game| game.job()).expect("it is asked");
    let step = Some("b6-b4".into());
    app.update(Msg::Answer(Answer { number: job, step, ..Answer::default() }));
    assert_eq!(title(&app).as_deref(), Some("Annuler a3-a5, b6-b4"));
}
