//! Games' names: in the language of the page, and in their own.

use super::*;
use palamede::scene::tree::Node;

/// The heading of this text, and what stands right below it in another language.
fn heading(hash: &str, lang: &str, starts: &str) -> [Option<String>; 2] {
    let mut app = open(hash);
    app.update(putting("pref.lang", lang));
    let is_title = |e: &Element| matches!(e.tag, "h1" | "h2") && e.plain().starts_with(starts);
    let around =
        find(&app, |e| e.kids.iter().any(|kid| matches!(kid, Node::Element(e) if is_title(e))));
    let below = |e: &Element| e.get("class") == Some("alt");
    let mut title = None;
    let mut native = None;
    around[0].walk(&mut |e| {
        if is_title(e) {
            title = e.get("lang").map(str::to_owned);
        }
        if below(e) {
            native = Some(format!("{}: {}", e.get("lang").unwrap_or_default(), e.plain()));
        }
    });
    [title, native]
}

#[test]
fn a_name_that_is_the_games_own_is_said_once_and_marked_with_its_language() {
    let se = Some("se".to_owned());
    for hash in ["#/", "#/sahkku/rules"] {
        assert_eq!(heading(hash, "fr", "Sáhkku"), [se.clone(), None]);
        assert_eq!(heading(hash, "en", "Sáhkku"), [se.clone(), None]);
        assert_eq!(heading(hash, "zh", "Sáhkku（"), [None, None]);
    }
    let thai = Some("th: หมากแยก".to_owned());
    for hash in ["#/", "#/mak-yek/rules"] {
        assert_eq!(heading(hash, "fr", "Mak-Yek"), [None, thai.clone()]);
    }
}
