//! The card that gives a game to others.

use super::*;
use palamede::text::Pack;

/// What stands right behind the button of an action: what came of its press.
fn answer(app: &App, action: &str) -> Option<String> {
    let mut found = None;
    page(app).root.walk(&mut |row| {
        let kids: Vec<&Element> = row
            .kids
            .iter()
            .filter_map(|kid| match kid {
                Node::Element(kid) => Some(kid),
                Node::Text(_) => None,
            })
            .collect();
        for pair in kids.windows(2) {
            if pair[0].get("data-do") == Some(action) && pair[1].get("class") == Some("ok") {
                found = Some(pair[1].plain());
            }
        }
    });
    found
}

fn card(app: &App) -> Vec<Element> {
    class(app, "card")
}

fn ids(app: &App, id: &str) -> Vec<Element> {
    find(app, |e| e.get("id") == Some(id))
}

fn shared() -> App {
    let mut app = open("#/mak-yek");
    play(&mut app, &["a3-a5", "b6-b4"]);
    press(&mut app, "menu");
    let effects = press(&mut app, "share");
    assert!(effects.contains(&Effect::Focus("card".into())), "{effects:?}");
    assert!(effects.contains(&Effect::Site("picture")), "{effects:?}");
    app
}

#[test]
fn the_card_has_every_way_in_the_place_of_the_menu() {
    let app = shared();
    let [card] = &card(&app)[..] else { panic!("one card") };
    assert_eq!(class(&app, "menu").len(), 1, "the menu has gone");
    assert_eq!((card.get("inert"), card.get("data-escape")), (None, Some("share")));
    for part in find(&app, |e| e.tag == "main" || e.tag == "header") {
        assert_eq!(part.get("inert"), Some(""), "{}", part.tag);
    }
    let mut copies = shared();
    let link = press(&mut copies, "copy-link").into_iter().find_map(|effect| match effect {
        Effect::Copy { text, link: true } => Some(text),
        _ => None,
    });
    let link = format!("https://example.org/jeux/{}", link.expect("a link"));
    assert!(!card.plain().contains(&link), "so long an address is shown to nobody");
    assert!(link.starts_with("https://example.org/jeux/fr/mak-yek/play/#/mak-yek?"), "{link}");
    assert!(ids(&app, "record")[0].plain().contains("moves: 1. a3-a5 b6-b4"));
    // The record is folded, and what the link holds is told.
    let folded = find(&app, |e| e.tag == "details");
    assert_eq!((folded.len(), folded[0].get("open")), (1, None));
    assert!(
        folded[0].plain().starts_with("Texte de la partie") && !folded[0].plain().contains(&link)
    );
    assert_eq!(card.plain().matches("Palamède record").count(), 1);
    assert!(folded[0].plain().contains("Palamède record"));
    let holds = Lang::Fr.set(Lang::Fr.prose().site.link_holds);
    assert!(card.plain().contains(&holds), "{}", card.plain());
    let mut ways = Vec::new();
    card.walk(&mut |e| {
        ways.extend(["data-do", "data-picture"].into_iter().filter_map(|name| e.get(name)));
    });
    let all = ["share", "copy-link", "svg", "png", "share", "copy-record", "download", "print"];
    assert_eq!(ways, all);
    let code = find(&app, |e| e.get("data-code").is_some());
    assert_eq!(code[0].get("data-code"), Some("Code QR du lien"));
    let picture = &class(&app, "position")[0];
    let mut named = Vec::new();
    picture.walk(&mut |e| {
        let name = e.get("aria-label").filter(|_| matches!(e.tag, "figure" | "svg"));
        named.extend(name.map(str::to_owned));
        assert!(e.tag != "svg" || e.get("role") == Some("img") && e.get("aria-hidden").is_none());
    });
    let [name, stands] = &named[..] else { panic!("{named:?}") };
    assert_eq!(*name, Lang::Fr.set(Lang::Fr.words().position));
    assert!(stands.contains("a5") && stands.contains("b4"), "{stands}");
    let hash = picture.get("data-link").expect("a link");
    assert!(link.ends_with(hash), "{link} {hash}");
    // What the system may have is shown where it has it.
    let system = find(&app, |e| e.get("data-picture") == Some("share"));
    assert_eq!(system[0].get("hidden"), Some(""));
}

#[test]
fn each_way_answers_where_it_was_pressed() {
    let mut app = shared();
    for action in ["copy-link", "copy-record"] {
        assert_eq!(answer(&app, action), None);
        let effects = press(&mut app, action);
        assert!(effects.iter().any(|e| matches!(e, Effect::Copy { .. })), "{action}");
        assert_eq!(answer(&app, action), None, "the browser has not answered");
        let effects = app.update(Msg::Copied(None));
        assert_eq!(said(&effects), "Copié.");
        assert_eq!(answer(&app, action).as_deref(), Some("Copié."));
        press(&mut app, action);
        app.update(Msg::Copied(Some("it".into())));
        assert!(answer(&app, action).is_some_and(|told| told.contains("Copie bloquée")));
        let by_hand = ids(&app, "by-hand");
        assert_eq!((by_hand.len(), by_hand[0].plain()), (1, "it".to_owned()));
    }
    press(&mut app, "download");
    assert_eq!(answer(&app, "download").as_deref(), Some("Enregistré."));
    assert_eq!(answer(&app, "copy-record"), None, "not elsewhere");
    // It is closed, by its button and by Escape, to where it was opened.
    assert!(press(&mut app, "share").contains(&Effect::Focus("open-menu".into())));
    assert!(card(&app).is_empty());
    assert!(find(&app, |e| e.get("inert").is_some()).is_empty());
}

#[test]
fn of_what_is_hidden_there_is_no_card() {
    let mut app = open("#/luzhanqi?players=person,computer");
    press(&mut app, "ready");
    let before = app.screen.card;
    press(&mut app, "share");
    assert!(!before && !app.screen.card && card(&app).is_empty());
    press(&mut app, "menu");
    assert!(find(&app, |e| e.get("data-do") == Some("share")).is_empty());
    press(&mut app, "menu");
    press(&mut app, "resign");
    press(&mut app, "resign-yes");
    press(&mut app, "share");
    let [card_of_all] = &card(&app)[..] else { panic!("once all is open") };
    let holds = Lang::Fr.set(Lang::Fr.prose().site.link_of_open);
    assert!(holds.contains("masquées") && card_of_all.plain().contains(&holds));
    // Nor is there one of a lesson, or in a frame, or on another page.
    for hash in ["#/mak-yek/learn/1", "#/mak-yek?frame=1", "#/settings"] {
        let mut app = open(hash);
        press(&mut app, "share");
        assert!(!app.screen.card, "{hash}");
    }
    go(&mut app, "#/settings");
    assert!(!app.screen.card);
}

#[test]
fn without_the_long_texts_the_card_waits_for_them() {
    let mut app = open("#/mak-yek");
    play(&mut app, &["a3-a5"]);
    let prose = Pack::Prose(Lang::Fr);
    app.shell.packs.loaded.retain(|&pack| pack != prose);
    let effects = press(&mut app, "share");
    assert!(effects.contains(&Effect::Fetch(prose)), "{effects:?}");
    assert!(ids(&app, "record").is_empty());
    app.update(Msg::Fetched { pack: prose, here: true });
    assert_eq!(ids(&app, "record").len(), 1);
}

#[test]
fn a_game_is_opened_from_the_home_page_and_from_the_menu() {
    let app = open("#/");
    let text = Lang::Fr.words().text_heading;
    let link = find(&app, |e| e.tag == "a" && e.plain() == text);
    let href = link[0].get("href").expect("an address").to_owned();
    let mut app = open(&href);
    assert_eq!(find(&app, |e| e.tag == "h1")[0].plain(), text);
    app.update(putting("import", "Palamède record 1; game: apit-sodok; moves: 1. a3-a5"));
    press(&mut app, "import");
    go(&mut app, "#/apit-sodok");
    assert_eq!(notes(&app), ["a3-a5"]);
    press(&mut app, "menu");
    let to = find(&app, |e| e.get("href") == Some("#/apit-sodok/text"));
    assert!(to.iter().all(|link| link.plain() == Lang::Fr.words().as_text), "{to:?}");
}

/// A record's first line has a word of the format that nobody need know: it is explained below.
#[test]
fn the_word_in_a_records_first_line_is_explained_where_it_is_shown() {
    for lang in Lang::ALL {
        let mut app = open(&format!("#/mak-yek?lang={}", lang.tag()));
        play(&mut app, &["a3-a5"]);
        press(&mut app, "share");
        assert!(ids(&app, "record")[0].plain().starts_with("Palamède record 1 sealed\n"));
        let told = lang.set(lang.prose().site.sealed);
        assert!(told.contains("sealed"), "{told}");
        assert!(card(&app)[0].plain().contains(&told), "{lang:?}");
    }
}

/// A record says of which game it is: its page is of none.
#[test]
fn the_page_that_opens_any_game_asks_for_none() {
    let mut app = open("#/open");
    assert!(find(&app, |e| e.get("class") == Some("gname")).is_empty());
    app.update(putting("import", "Palamède record 1; moves: 1. a3-a5"));
    press(&mut app, "import");
    let error = ids(&app, "import-error");
    assert!(error[0].plain().contains("première ligne"), "{}", error[0].plain());
    app.update(putting("import", "Palamède record 1; game: turkish-draughts; moves: 1. a3-a4"));
    let effects = press(&mut app, "import");
    assert!(effects.contains(&Effect::Go("#/turkish-draughts".to_owned())), "{effects:?}");
}
