//! The settings of how the site looks and sounds, and the button that installs it.

use super::*;
use palamede::app::Sound;

/// The texts of the bar's buttons, in order.
fn bar(app: &App) -> Vec<String> {
    let bars = find(app, |e| e.get("class").is_some_and(|class| class.starts_with("cts")));
    let [bar] = bars.as_slice() else { panic!("{} bars", bars.len()) };
    let buttons = bar.kids.iter().filter_map(|kid| match kid {
        Node::Element(button) => button.get("data-do").map(str::to_owned),
        Node::Text(_) => None,
    });
    buttons.collect()
}

/// The values that the page offers of a setting, in order, and the one that is chosen.
fn offered(app: &App, name: &str) -> (Vec<String>, Option<String>) {
    let inputs = find(app, |e| e.tag == "input" && e.get("name") == Some(name));
    let value = |e: &Element| e.get("value").unwrap_or_default().to_owned();
    let chosen = inputs.iter().find(|e| e.get("checked").is_some()).map(value);
    (inputs.iter().map(value).collect(), chosen)
}

#[test]
fn what_is_chosen_of_the_looks_is_offered_shown_as_chosen_and_kept() {
    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/settings");
    for (name, values) in [
        ("pref.size", ["", "large", "larger"].as_slice()),
        ("pref.board", &["", "slate", "paper"]),
        ("pref.hand", &["", "left"]),
        ("pref.volume", &["low", "", "full"]),
    ] {
        let (all, chosen) = offered(&app, name);
        assert_eq!(
            (all, chosen.as_deref()),
            (values.iter().map(|it| (*it).to_owned()).collect(), Some("")),
            "{name}"
        );
        for value in values {
            app.update(putting(name, *value));
            assert_eq!(offered(&app, name).1.as_deref(), Some(*value), "{name}");
            let again = open_with(&store, 1, "#/settings");
            assert_eq!(offered(&again, name).1.as_deref(), Some(*value), "{name}");
        }
        let last = offered(&app, name).1;
        app.update(putting(name, "purple"));
        assert_eq!(offered(&app, name).1, last, "{name}: what is unknown is passed over");
    }
}

#[test]
fn how_loud_it_is_is_heard_and_not_asked_where_nothing_is() {
    let mut app = open("#/settings");
    let heard = |effects: &[Effect]| effects.contains(&Effect::Sound(Sound::Place));
    assert!(heard(&app.update(putting("pref.volume", "low"))));
    assert!(!heard(&app.update(putting("pref.size", "large"))));
    app.update(putting("pref.sound", "off"));
    assert!(offered(&app, "pref.volume").0.is_empty());
    app.update(putting("pref.sound", "on"));
    assert_eq!(offered(&app, "pref.volume").1.as_deref(), Some("low"));
}

/// The bar is in the document as it is seen: the keyboard goes through it in that order, too.
#[test]
fn for_a_left_hand_the_bar_stands_the_other_way_round() {
    for hash in ["#/mak-yek", "#/sahkku", "#/mak-yek/learn"] {
        let mut app = open(hash);
        let mut usual = bar(&app);
        assert!(usual.len() > 1, "{hash}: {usual:?}");
        app.update(putting("pref.hand", "left"));
        usual.reverse();
        assert_eq!(bar(&app), usual, "{hash}");
    }
}

#[test]
fn the_site_is_installed_where_the_browser_offers_it() {
    let button = |app: &App| find(app, |e| e.get("data-do") == Some("install")).len();
    for hash in ["#/", "#/settings"] {
        let mut app = open(hash);
        assert_eq!(button(&app), 0, "{hash}");
        app.update(Msg::Installable(true));
        assert_eq!(button(&app), 1, "{hash}");
        assert!(press(&mut app, "install").contains(&Effect::Site("install")), "{hash}");
        app.update(Msg::Installable(false));
        assert_eq!(button(&app), 0, "{hash}");
    }
}
