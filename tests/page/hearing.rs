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
    assert_eq!(heard(&press(&mut app, "resign-yes")), [Sound::Win]);
    let mut app = open("#/sahkku");
    assert_eq!(heard(&press(&mut app, "throw")), [Sound::Throw]);
}

/// A loss and a draw are quieter than a win; what is refused, a step of a lesson and a puzzle that is
/// solved have sounds of their own.
#[test]
fn ends_refusals_steps_and_puzzles_are_told_apart() {
    let ended = |players: &str, acts: &[&str]| {
        let mut app = open(&format!("#/mak-yek{players}"));
        let mut sounds = Vec::new();
        for act in acts {
            sounds = heard(&press(&mut app, act));
        }
        sounds
    };
    let resigned = ["resign", "resign-yes"];
    assert_eq!(ended("?players=person,computer", &resigned), [Sound::Loss]);
    assert_eq!(ended("", &resigned), [Sound::Win]);
    assert_eq!(ended("", &["stop", "accept"]), [Sound::Draw]);
    let mut app = open("#/mak-yek?start=8/8/3R4/3r4/1Rr1rR2/8/8/r2R4+w");
    assert_eq!(moved(&mut app, "d1", "d4"), [Sound::TakeMany]);
    assert_eq!(moved(&mut app, "a1", "b2"), [Sound::Refuse]);
    let mut app = open("#/mak-yek/learn/2");
    assert_eq!(moved(&mut app, "c1", "c2"), [Sound::Refuse]);
    assert_eq!(moved(&mut app, "c1", "c4"), [Sound::Step]);
    let mut app = open("#/mak-yek/solve/1");
    assert_eq!(moved(&mut app, "d6", "e6"), [Sound::Solved]);
}

/// The script that makes the sounds knows each of them.
#[test]
fn every_sound_can_be_made() {
    let script = include_str!("../../assets/sound.js");
    let (_, list) = script.split_once("const SOUNDS = {").expect("the list");
    let (list, _) = list.split_once("\n};").expect("its end");
    let all = [
        Sound::Place,
        Sound::Take,
        Sound::TakeMany,
        Sound::Throw,
        Sound::Clash,
        Sound::Refuse,
        Sound::Step,
        Sound::Solved,
        Sound::Win,
        Sound::Loss,
        Sound::Draw,
    ];
    for sound in all {
        let name = sound.name();
        let known = [format!("\n  {name}: "), format!("\n  \"{name}\": ")];
        assert!(known.iter().any(|name| list.contains(name)), "{name}");
    }
    assert_eq!(list.lines().filter(|line| line.starts_with("  ")).count(), all.len());
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
