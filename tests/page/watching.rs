//! Computers among themselves, to be looked at; and an earlier position, to be played on from.

use super::thinking::{answer, asked};
use super::*;

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

/// Where the link leads to that goes on from the position shown.
fn from_here(app: &App) -> Vec<String> {
    let links = find(app, |element| element.tag == "a" && element.plain().contains("d’ici"));
    links.iter().filter_map(|link| Some(link.get("href")?.to_owned())).collect()
}

#[test]
fn any_earlier_position_is_played_on_against_the_computer() {
    let mut app = open("#/turkish-draughts");
    play(&mut app, &["d3-d4", "e6-e5", "a3-a4"]);
    assert!(from_here(&app).is_empty(), "the present one is there already");
    press(&mut app, "back:1");
    let [link] = &from_here(&app)[..] else { panic!("one link") };
    let mut other = start(&Shared::default(), 2);
    let effects = go(&mut other, link);
    assert_eq!(notes(&other).len(), 1);
    assert!(asked(&effects).is_none(), "who was to act there is a person");
    click(&mut other, "e6");
    assert!(asked(&click(&mut other, "e5")).is_some(), "against the computer");
}

#[test]
fn the_computer_goes_on_at_the_level_that_it_had() {
    let mut app = open("#/mak-yek?players=person,computer&level=7");
    click(&mut app, "a3");
    let (job, _) = asked(&click(&mut app, "a5")).expect("the computer is asked");
    app.update(Msg::Answer(answer(&job)));
    press(&mut app, "back:first");
    let links = from_here(&app);
    assert!(
        links.len() == 1 && links[0].ends_with("&players=person,computer&level=7"),
        "{links:?}"
    );
}

/// Who went on from there would be told what one side knew.
#[test]
fn where_something_is_hidden_nobody_plays_on_from_an_earlier_position() {
    let mut app = open("#/luzhanqi?players=person,computer");
    let (job, _) = asked(&press(&mut app, "ready")).expect("the computer lays out");
    app.update(Msg::Answer(answer(&job)));
    press(&mut app, "back:1");
    assert!(app.game.as_ref().is_some_and(|game| game.back.is_some()));
    assert!(from_here(&app).is_empty());
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
    let links = from_here(&app);
    assert!(links.iter().all(|link| !link.contains("dice=5")), "{links:?}");
    assert!(!links.is_empty());
}
