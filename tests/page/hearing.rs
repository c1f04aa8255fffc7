//! What is heard of a game.

use super::secret::attack;
use super::*;
use palamede::app::Sound;
use palamede::games::luzhanqi::Style;

fn heard(effects: &[Effect]) -> Vec<Sound> {
    let sounds = effects.iter().filter_map(|effect| match effect {
        Effect::Sound(sound) => Some(*sound),
        _ => None,
    });
    sounds.collect()
}

/// Makes a move of two clicks.
fn moved(app: &mut App, from: &str, to: &str) -> Vec<Sound> {
    click(app, from);
    heard(&click(app, to))
}

#[test]
fn a_step_a_capture_a_throw_and_the_end_are_heard() {
    let mut app = open("#/mak-yek");
    assert_eq!(moved(&mut app, "a3", "a5"), [Sound::Place]);
    assert_eq!(heard(&click(&mut app, "b6")), [], "a piece is chosen");
    let mut app = open("#/turkish-draughts");
    play(&mut app, &["a3-a4", "b6-b5"]);
    assert_eq!(moved(&mut app, "a4", "a5"), [Sound::Place]);
    assert_eq!(moved(&mut app, "a6", "a4"), [Sound::Take]);
    press(&mut app, "resign");
    assert_eq!(heard(&press(&mut app, "resign-yes")), [Sound::End]);
    let mut app = open("#/sahkku");
    assert_eq!(heard(&press(&mut app, "throw")), [Sound::Throw]);
}

#[test]
fn a_combat_sounds_alike_whatever_comes_of_it() {
    let mut seen = Vec::new();
    for style in Style::ALL {
        for column in [0, 2, 4] {
            let (stays, _, effects) = attack(style, column);
            assert_eq!(heard(&effects), [Sound::Clash]);
            if !seen.contains(&stays) {
                seen.push(stays);
            }
        }
    }
    assert_eq!(seen.len(), 3, "{seen:?}");
}

#[test]
fn nothing_is_heard_where_sounds_are_off_or_in_a_frame() {
    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/mak-yek");
    app.update(putting("pref.sound", "off"));
    assert_eq!(moved(&mut app, "a3", "a5"), []);
    // It is remembered.
    let mut app = open_with(&store, 2, "#/mak-yek");
    assert_eq!(moved(&mut app, "b6", "b4"), []);
    app.update(putting("pref.sound", "on"));
    assert_eq!(moved(&mut app, "h3", "h4"), [Sound::Place]);
    let mut app = open("#/mak-yek?frame=1");
    assert_eq!(moved(&mut app, "a3", "a5"), []);
}
