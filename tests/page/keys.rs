//! Keys: what each means, by where it is pressed.

use super::*;
use palamede::app::{KeyCommand, KeyFocus, KeyPress};

const PLACES: [KeyFocus; 4] = [KeyFocus::Board, KeyFocus::Moves, KeyFocus::Field, KeyFocus::Other];

/// A key on a page that shows a game on the site.
fn on(focus: KeyFocus, key: &str) -> KeyPress {
    let (key, plays, on_site) = (key.to_owned(), true, true);
    KeyPress { key, focus, plays, on_site, ..KeyPress::default() }
}

/// What it does, and whether the browser is kept from doing what it would.
fn command(app: &App, press: &KeyPress) -> Option<(Msg, bool)> {
    app.key_command(press).map(|KeyCommand { msg, prevents }| (msg, prevents))
}

#[test]
fn arrows_move_the_cursor_on_the_board_and_go_through_the_moves_elsewhere() {
    let mut app = open("#/mak-yek");
    play(&mut app, &["a3-a5", "b6-b4"]);
    for (key, board, moment) in [
        ("ArrowLeft", Key::Arrow(-1, 0), "previous"),
        ("ArrowRight", Key::Arrow(1, 0), "next"),
        ("ArrowUp", Key::Arrow(0, -1), "previous"),
        ("ArrowDown", Key::Arrow(0, 1), "next"),
        ("Home", Key::End { last: false, all: false }, "first"),
        ("End", Key::End { last: true, all: false }, "last"),
    ] {
        assert_eq!(command(&app, &on(KeyFocus::Board, key)), Some((Msg::Key(board), true)));
        let along = doing(&format!("along:{moment}"));
        assert_eq!(command(&app, &on(KeyFocus::Moves, key)), Some((along, true)));
        // Elsewhere, once one looks back, and only on the site.
        assert_eq!(command(&app, &on(KeyFocus::Other, key)), None);
        let mut back = open("#/mak-yek");
        play(&mut back, &["a3-a5", "b6-b4"]);
        press(&mut back, "back:1");
        let looks = Some((doing(&format!("back:{moment}")), true));
        assert_eq!(command(&back, &on(KeyFocus::Other, key)), looks);
        let framed = KeyPress { on_site: false, ..on(KeyFocus::Other, key) };
        assert_eq!(command(&back, &framed), None);
        // A field has the arrows for itself.
        assert_eq!(command(&back, &on(KeyFocus::Field, key)), None);
    }
    for (key, last) in [("Home", false), ("End", true)] {
        let all = KeyPress { ctrl: true, ..on(KeyFocus::Board, key) };
        assert_eq!(command(&app, &all), Some((Msg::Key(Key::End { last, all: true }), true)));
    }
}

#[test]
fn letters_act_on_the_board_alone() {
    let app = open("#/mak-yek");
    for (keys, action) in [
        ("tT", "throw"),
        ("hH", "hint"),
        ("lL", "around"),
        ("rR", "read"),
        ("fF", "turn"),
        ("nN", "memo"),
        ("?", "keys"),
    ] {
        for key in keys.chars().map(String::from) {
            assert_eq!(command(&app, &on(KeyFocus::Board, &key)), Some((doing(action), false)));
            for place in [KeyFocus::Moves, KeyFocus::Field, KeyFocus::Other] {
                assert_eq!(command(&app, &on(place, &key)), None, "{key} {place:?}");
            }
        }
    }
    let mut here = open("#/mak-yek");
    let to = Effect::Go("#/keyboard".to_owned());
    assert!(press(&mut here, "keys").contains(&to), "the page of keys");
    let framed = KeyPress { on_site: false, ..on(KeyFocus::Board, "?") };
    assert_eq!(command(&app, &framed), None, "a frame leads nowhere");
    // The browser's own.
    assert_eq!(command(&app, &KeyPress { ctrl: true, ..on(KeyFocus::Board, "h") }), None);
    assert!(PLACES.iter().all(|&place| command(&app, &on(place, "x")).is_none()));
}

#[test]
fn control_and_z_take_back_and_take_again_wherever_a_game_is_shown() {
    let app = open("#/mak-yek");
    let ctrl = |focus, key: &str, shift| KeyPress { ctrl: true, shift, ..on(focus, key) };
    for place in [KeyFocus::Board, KeyFocus::Moves, KeyFocus::Other] {
        for (key, shift, action) in [
            ("z", false, "undo"),
            ("Z", false, "undo"),
            ("Z", true, "redo"),
            ("y", false, "redo"),
            ("Y", false, "redo"),
        ] {
            assert_eq!(command(&app, &ctrl(place, key, shift)), Some((doing(action), true)));
        }
        assert_eq!(command(&app, &on(place, "z")), None);
        let elsewhere = KeyPress { plays: false, on_site: false, ..ctrl(place, "z", false) };
        assert_eq!(command(&app, &elsewhere), None);
    }
    assert_eq!(command(&app, &ctrl(KeyFocus::Field, "z", false)), None, "what was typed");
}

#[test]
fn escape_does_what_is_asked_there_or_unselects() {
    let app = open("#/mak-yek");
    for place in PLACES {
        let plain = match place {
            KeyFocus::Board => (Msg::Key(Key::Escape), true),
            _ => (doing("escape"), false),
        };
        assert_eq!(command(&app, &on(place, "Escape")), Some(plain.clone()));
        let asked = |text: &str| KeyPress { escape: Some(text.to_owned()), ..on(place, "Escape") };
        assert_eq!(command(&app, &asked("resign-no")), Some((doing("resign-no"), false)));
        assert_eq!(command(&app, &asked("nothing of ours")), Some(plain));
    }
}
