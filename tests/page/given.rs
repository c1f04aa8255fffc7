//! What others give: links and texts that ask too much.

use super::{Shared, class, find, notes, open, open_with, play, press, text};
use palamede::web::app::{App, Effect, Msg};
use palamede::web::store::{self, Store};

/// The worst position known: 136 594 moves, of which one would be enough.
const WORST: &str = "W:WKd5:BKe1,Kc2,Kf2,Ka3,Ke3,Kb4,Kd4,Kg4,Kc5,Kf5,Ka6,Kd6,Kh6,Ke7,Kb8,Kg8";

#[test]
fn a_link_to_a_position_with_too_many_moves_is_told_in_every_language_and_loses_nothing() {
    for (lang, words) in [
        ("fr", "5\u{202f}000 coups au plus"),
        ("en", "5,000 moves at most"),
        ("zh", "最多有5000种走法"),
    ] {
        for more in ["", "&reversal=allowed"] {
            let store = Shared::default();
            let mut app = open_with(&store, 1, &format!("#/turkish-draughts?lang={lang}"));
            play(&mut app, &["a3-a4"]);
            let kept = store.get(&store::save_name("turkish-draughts"));
            let link = format!("#/turkish-draughts?v=1&strict=yes{more}&start={WORST}");
            app.update(Msg::Hash(link.replace(':', "%3A")));
            assert!(text(&app, "notice").contains(words), "{}", text(&app, "notice"));
            assert_eq!(notes(&app), ["a3-a4"]);
            assert_eq!(store.get(&store::save_name("turkish-draughts")), kept);
            // Nor does a record of it take the place.
            app.update(Msg::Hash("#/turkish-draughts/text".to_owned()));
            let value = format!(
                "Palamède record 1; game: turkish-draughts; strict: yes; start: {WORST}; moves:"
            );
            app.update(Msg::Input { name: "import".into(), value });
            press(&mut app, "import");
            assert!(text(&app, "err").contains(words), "{}", text(&app, "err"));
            assert_eq!(store.get(&store::save_name("turkish-draughts")), kept);
        }
    }
    // Where not all these moves are allowed it is a position like another.
    let app = open(&format!("#/turkish-draughts?start={WORST}"));
    assert!(class(&app, "notice").is_empty());
}

/// Throws, and gives up what cannot be thrown for, until the other has thrown so often.
fn throws(app: &mut App, wanted: usize) -> Vec<String> {
    let rolls = |app: &App| -> Vec<String> {
        let record = app.game.as_ref().and_then(|game| game.session.record()).unwrap_or_default();
        let words = record.split_whitespace().filter(|word| word.starts_with("roll:"));
        words.map(str::to_owned).collect()
    };
    for _ in 0..400 {
        if rolls(app).len() >= wanted {
            break;
        }
        if let Some(number) = app.game.as_ref().and_then(|game| game.job) {
            app.update(Msg::Waited(number));
        }
        let before = notes(app).len();
        press(app, "throw");
        for at in 0..4 {
            if notes(app).len() > before {
                break;
            }
            let can = find(app, |e| {
                let class = e.get("class").unwrap_or_default();
                let die = e.get("data-do").is_some_and(|action| action.starts_with("at:d"));
                e.get("aria-selected").is_none()
                    && if at == 0 { die && !class.contains("useless") } else { class == "can" }
            });
            let action = can.first().and_then(|e| e.get("data-do")).map(str::to_owned);
            press(app, &action.unwrap_or_default());
        }
    }
    rolls(app)
}

#[test]
fn two_openings_of_one_link_of_a_running_game_throw_differently() {
    let mut sender = open("#/sahkku?dice=3");
    let before = throws(&mut sender, 4);
    assert_eq!(before.len(), 4);
    let effects = press(&mut sender, "copy-link");
    let [Effect::Copy { text: link, .. }] = &effects[..] else { panic!("{effects:?}") };
    assert!(!link.contains("dice"), "{link}");
    sender.update(Msg::Hash("#/sahkku/text".to_owned()));
    let shown = find(&sender, |e| e.get("id") == Some("record"))[0].plain();
    assert!(shown.contains("roll:") && !shown.contains("seed"), "{shown}");
    let effects = press(&mut sender, "copy-record");
    assert!(matches!(&effects[..], [Effect::Copy { text, .. }] if *text == shown), "{effects:?}");
    let after = |seed: u64, record: bool| {
        let store = Shared::default();
        let mut app = match record {
            false => open_with(&store, seed, link),
            true => {
                let mut app = open_with(&store, seed, "#/sahkku/text");
                app.update(Msg::Input { name: "import".into(), value: shown.clone() });
                press(&mut app, "import");
                app.update(Msg::Hash("#/sahkku".to_owned()));
                app
            }
        };
        let all = throws(&mut app, 12);
        assert_eq!(all[..4], before[..4]);
        // It is found again with the throws that are to come.
        let mut found = open_with(&store, seed + 7, "#/sahkku");
        assert_eq!(throws(&mut found, 12), all);
        assert_eq!(throws(&mut found, 20), throws(&mut app, 20));
        all
    };
    let all = [after(1, false), after(2, false), after(3, true), after(4, true)];
    for (n, one) in all.iter().enumerate() {
        assert!(all[..n].iter().all(|other| other != one), "{all:?}");
    }
    // What was made before, with its seed, goes on with that.
    let mut old = open(&format!("{}&dice=3", link.split("c=").next().unwrap_or_default()));
    assert!(class(&old, "notice").is_empty());
    assert_eq!(throws(&mut old, 4), before);
}
