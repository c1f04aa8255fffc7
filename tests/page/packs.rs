//! Sentences that are not here yet: languages, and the prose of pages to read.

use super::*;
use palamede::games::GameId;
use palamede::text::{Pack, Voice, plain};

const FR: Pack = Pack::Prose(Lang::Fr);

fn fetch(pack: Pack) -> Effect {
    Effect::Fetch(pack)
}

fn came(app: &mut App, pack: Pack, here: bool) -> Vec<Effect> {
    now(app.update(Msg::Fetched { pack, here }))
}

/// The value of the language chosen in the settings.
fn chosen_language(app: &App) -> String {
    let checked = find(app, |e| e.get("name") == Some("pref.lang") && e.get("checked").is_some());
    assert_eq!(checked.len(), 1);
    checked[0].get("value").expect("a value").to_owned()
}

fn choose(app: &mut App, lang: &str) -> Vec<Effect> {
    app.update(putting("pref.lang", lang))
}

#[test]
fn a_language_that_is_not_here_is_asked_for_once_and_shown_when_it_came() {
    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/settings");
    app.shell.packs.loaded = vec![Pack::Words(Lang::Fr)];
    assert_eq!(choose(&mut app, "zh"), [fetch(Pack::Words(Lang::Zh))]);
    assert_eq!((app.lang(), page(&app).title.as_str()), (Lang::Fr, "Réglages — Palamède"));
    assert_eq!(chosen_language(&app), "zh", "what was pressed stays pressed");
    assert_eq!(app.update(Msg::Hash("#/settings".to_owned())), []);
    // Another one meanwhile, which comes first.
    assert_eq!(choose(&mut app, "en"), [fetch(Pack::Words(Lang::En))]);
    assert_eq!(came(&mut app, Pack::Words(Lang::En), true), []);
    assert_eq!(page(&app).title, "Settings — Palamède");
    assert_eq!(came(&mut app, Pack::Words(Lang::Zh), true), []);
    assert_eq!((app.lang(), page(&app).title.as_str()), (Lang::En, "Settings — Palamède"));
    assert_eq!(choose(&mut app, "zh"), []);
    assert_eq!((app.lang(), page(&app).title.as_str()), (Lang::Zh, "设置 — Palamède"));
    // A link's, and another tab's choice.
    let mut app = open_with(&store, 2, "#/mak-yek");
    app.shell.packs.loaded = vec![Pack::Words(Lang::Zh)];
    let effects = app.update(Msg::Hash("#/mak-yek?lang=en".to_owned()));
    assert!(effects.contains(&fetch(Pack::Words(Lang::En))), "{effects:?}");
    assert_eq!((app.shell.wanted(), app.lang()), (Lang::En, Lang::Zh));
    came(&mut app, Pack::Words(Lang::En), true);
    assert_eq!(app.lang(), Lang::En);
    app.update(Msg::Hash("#/mak-yek?theme=dark".to_owned()));
    store.0.borrow_mut().set(store::PREFS, "lang=fr");
    assert_eq!(app.update(Msg::Stored(store::PREFS.to_owned())), [fetch(Pack::Words(Lang::Fr))]);
    assert_eq!((app.shell.wanted(), app.lang()), (Lang::Fr, Lang::Zh));
}

#[test]
fn a_link_to_any_page_may_say_in_which_language_it_is_read() {
    for to in ["#/mak-yek", "#/mak-yek/rules", "#/mak-yek/learn", "#/settings", "#/"] {
        let mut app = open(&format!("{to}?lang=en"));
        assert_eq!(app.lang(), Lang::En, "{to}");
        // Until it says otherwise, or somebody chooses.
        go(&mut app, "#/mak-yek/rules/captures");
        assert_eq!(app.lang(), Lang::En, "{to}");
        choose(&mut app, "zh");
        go(&mut app, "#/mak-yek/rules");
        assert_eq!(app.lang(), Lang::Zh, "{to}");
    }
}

#[test]
fn a_language_that_does_not_come_is_told_of_and_the_one_shown_stays() {
    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/settings");
    app.shell.packs.loaded = vec![Pack::Words(Lang::Fr)];
    for _ in 0..2 {
        assert_eq!(
            choose(&mut app, "zh"),
            [fetch(Pack::Words(Lang::Zh))],
            "each time it is chosen"
        );
        assert_eq!(class(&app, "notice").len(), 0);
        assert_eq!(came(&mut app, Pack::Words(Lang::Zh), false), []);
        assert!(text(&app, "notice").contains("n’a pas pu être chargée\u{a0}: 中文."));
        assert_eq!((app.lang(), chosen_language(&app)), (Lang::Fr, "fr".to_owned()));
        assert!(store.get(store::PREFS).is_some_and(|prefs| prefs.contains("lang=fr")));
    }
    // Who has chosen another one meanwhile is not bothered, and may choose it again.
    choose(&mut app, "en");
    choose(&mut app, "fr");
    press(&mut app, "close");
    assert_eq!(came(&mut app, Pack::Words(Lang::En), false), []);
    assert_eq!(class(&app, "notice").len(), 0);
    assert_eq!(choose(&mut app, "en"), [fetch(Pack::Words(Lang::En))]);
    choose(&mut app, "fr");
    // A link's language, where something that can be undone stands above the page.
    press(&mut app, "clear");
    app.update(Msg::Hash("#/mak-yek?lang=zh".to_owned()));
    let effects = came(&mut app, Pack::Words(Lang::Zh), false);
    assert!(said(&effects).contains("中文"), "{effects:?}");
    assert_eq!((app.shell.wanted(), app.lang()), (Lang::Fr, Lang::Fr));
    assert_eq!(find(&app, |e| e.get("data-do") == Some("unclear")).len(), 1);
}

#[test]
fn the_first_page_waits_for_its_language() {
    let mut app = start(&Shared::default(), 1);
    app.shell.packs.loaded.clear();
    let hash = |hash: &str| Msg::Hash(hash.to_owned());
    assert_eq!(app.update(hash("#/settings")), [fetch(Pack::Words(Lang::Fr))]);
    assert!(!app.is_open());
    // A link is followed meanwhile.
    assert_eq!(app.update(hash("#/mak-yek?lang=zh&m=Q")), [fetch(Pack::Words(Lang::Zh))]);
    assert!(!app.is_open());
    let effects = came(&mut app, Pack::Words(Lang::Zh), true);
    assert!(app.is_open() && effects.contains(&Effect::Ready), "{effects:?}");
    assert!(text(&app, "notice").starts_with("这个链接打不开。"), "{}", text(&app, "notice"));
    let effects = app.update(hash("#/settings"));
    assert!(!effects.contains(&Effect::Ready), "{effects:?}");

    // Where it does not come there is no page to say so on.
    let mut app = start(&Shared::default(), 1);
    app.shell.packs.loaded.clear();
    assert_eq!(app.update(hash("#/")), [fetch(Pack::Words(Lang::Fr))]);
    assert_eq!(came(&mut app, Pack::Words(Lang::Fr), false), []);
    assert!(!app.is_open());
    assert_eq!(app.update(Msg::Resized { upright: true }), [], "it is not asked for for ever");
}

/// A page without prose in the languages given, after this address was opened.
fn without_prose(langs: &[Lang], hash: &str) -> App {
    let mut app = open("#/");
    app.shell.packs.loaded = langs.iter().map(|&lang| Pack::Words(lang)).collect();
    go(&mut app, hash);
    app
}

fn busy(app: &App) -> bool {
    find(app, |e| e.tag == "main")[0].get("aria-busy") == Some("true")
}

fn main_text(app: &App) -> String {
    find(app, |e| e.tag == "main")[0].plain()
}

/// The pages to read: their address, and what stands in the frame and in the whole.
fn read() -> Vec<(String, String, String)> {
    let rules = GameId::ALL.iter().map(|&game| {
        let voice = Voice(game, Lang::Fr);
        let lede = Lang::Fr.set(&plain(voice.rules().lede));
        let begins = lede.split_inclusive(' ').take(4).collect::<String>();
        (format!("#/{}/rules", game.id()), Lang::Fr.set(voice.words().title), begins)
    });
    let more = [
        ("#/apit-sodok/rules/captures", "Apit-Sodok", "On prend une suite de pions"),
        ("#/fanorona/rules/chain", "Fanorona", "un seul point libre"),
        (
            "#/luzhanqi-four/rules/known",
            "Luzhanqi à quatre",
            "Quatre armées masquées, deux équipes",
        ),
        ("#/mak-yek/new", "Nouvelle partie", "Limite sans prise"),
        ("#/sources", "Sources", "François Haffner"),
        ("#/tournament", "Tournoi", "Commencer le tournoi"),
    ];
    let more = more.map(|(hash, framed, whole)| (hash.into(), framed.into(), whole.into()));
    rules.chain(more).collect()
}

#[test]
fn only_pages_to_read_ask_for_prose() {
    let mut app = without_prose(&Lang::ALL, "#/");
    for game in GameId::ALL.iter().map(|game| game.id()) {
        for page in ["", "/text", "?frame=1"] {
            let effects = go(&mut app, &format!("#/{game}{page}"));
            let asked = effects.iter().any(|effect| matches!(effect, Effect::Fetch(_)));
            assert!(!asked && !busy(&app), "{game}{page}: {effects:?}");
        }
    }
    for page in ["#/", "#/settings", "#/nowhere"] {
        let effects = go(&mut app, page);
        let asked = effects.iter().any(|effect| matches!(effect, Effect::Fetch(_)));
        assert!(!asked && !busy(&app), "{page}: {effects:?}");
    }
    for (hash, ..) in read() {
        let mut app = without_prose(&Lang::ALL, "#/");
        assert!(go(&mut app, &hash).contains(&fetch(FR)), "{hash}");
        assert!(!go(&mut app, &hash).contains(&fetch(FR)), "{hash}: it is on its way");
    }
}

#[test]
fn a_page_to_read_shows_its_frame_until_its_prose_came() {
    for (hash, framed, whole) in read() {
        let (hash, framed, whole) = (&*hash, &*framed, &*whole);
        let mut app = without_prose(&Lang::ALL, hash);
        assert!(busy(&app) && main_text(&app).contains(framed), "{hash}: {}", main_text(&app));
        assert!(
            main_text(&app).contains("Le texte se charge…") && !main_text(&app).contains(whole)
        );
        assert_eq!(find(&app, |e| e.tag == "h1").len(), 1);
        assert_eq!(class(&app, "top").len(), 1);
        came(&mut app, FR, true);
        assert!(!busy(&app) && main_text(&app).contains(framed), "{hash}");
        assert!(main_text(&app).contains(whole), "{hash}: {}", main_text(&app));
        assert!(!main_text(&app).contains("Le texte se charge"), "{hash}");
        assert_eq!(page(&app).root.markup(), page(&open_after_home(hash)).root.markup(), "{hash}");
    }
    // The next one is there at once.
    let mut app = without_prose(&Lang::ALL, "#/sources");
    came(&mut app, FR, true);
    let shown = Effect::Show(Some("end".to_owned()));
    assert_eq!(go(&mut app, "#/mak-yek/rules/end"), [Effect::Hush, shown]);
}

#[test]
fn without_their_words_a_game_begins_with_the_usual_rules() {
    let mut app = without_prose(&Lang::ALL, "#/mak-yek/new");
    came(&mut app, FR, false);
    assert!(!busy(&app) && main_text(&app).contains("n’a pas pu être chargé"));
    press(&mut app, "start");
    go(&mut app, "#/mak-yek");
    play(&mut app, &["a3-a5"]);
    assert_eq!(notes(&app), ["a3-a5"]);
}

/// A page whose prose was always here.
fn open_after_home(hash: &str) -> App {
    let mut app = open("#/");
    go(&mut app, hash);
    app
}

#[test]
fn a_section_is_shown_when_the_prose_came() {
    let mut app = without_prose(&Lang::ALL, "#/");
    let section = || Effect::Show(Some("captures".to_owned()));
    let effects = go(&mut app, "#/mak-yek/rules/captures");
    assert_eq!(effects, [Effect::Hush, Effect::Show(None), fetch(FR)], "there is no section yet");
    assert_eq!(came(&mut app, FR, true), [section()]);
    assert_eq!(find(&app, |e| e.get("id") == Some("captures")).len(), 1);
    // Another page was gone to, or none was named: the focus stays.
    for hash in ["#/settings", "#/mak-yek/rules"] {
        let mut app = without_prose(&Lang::ALL, "#/mak-yek/rules/captures");
        go(&mut app, hash);
        assert_eq!(came(&mut app, FR, true), [], "{hash}");
    }
    // As the first page: both packs are asked for at once, and may come in any order.
    for prose_first in [false, true] {
        let mut app = start(&Shared::default(), 1);
        app.shell.packs.loaded.clear();
        let effects = go(&mut app, "#/mak-yek/rules/captures");
        assert_eq!(effects, [fetch(Pack::Words(Lang::Fr)), fetch(FR)]);
        if prose_first {
            assert_eq!(came(&mut app, FR, true), []);
            assert!(!app.is_open());
            let effects = came(&mut app, Pack::Words(Lang::Fr), true);
            assert_eq!(effects, [Effect::Hush, section(), Effect::Ready]);
        } else {
            assert_eq!(came(&mut app, Pack::Words(Lang::Fr), true), [Effect::Ready]);
            assert!(busy(&app));
            assert_eq!(came(&mut app, FR, true), [section()]);
        }
        assert!(!busy(&app) && main_text(&app).contains("On prend un pion"));
    }
}

#[test]
fn prose_that_does_not_come_is_told_of_and_can_be_asked_for_again() {
    let mut app = without_prose(&Lang::ALL, "#/mak-yek");
    play(&mut app, &["a3-a5"]);
    go(&mut app, "#/mak-yek/rules");
    let retry = |app: &App| find(app, |e| e.get("data-do") == Some("fetch")).len();
    for _ in 0..2 {
        assert!(busy(&app) && retry(&app) == 0);
        assert_eq!(came(&mut app, FR, false), []);
        assert!(!busy(&app) && retry(&app) == 1);
        let told = find(&app, |e| e.get("role") == Some("alert"));
        assert!(told[0].plain().starts_with("Le texte de cette page n’a pas pu être chargé."));
        assert!(main_text(&app).contains("Mak-Yek"), "the frame stays");
        assert_eq!(app.update(Msg::Resized { upright: true }), [], "only when it is asked to");
        assert_eq!(press(&mut app, "fetch"), [fetch(FR)]);
        assert_eq!(press(&mut app, "fetch"), [], "it is on its way");
    }
    came(&mut app, FR, false);
    // The game goes on, and the page may be opened again.
    // What a game that has begun shows more comes with it.
    assert!(go(&mut app, "#/mak-yek").contains(&fetch(FR)));
    assert_eq!(notes(&app), ["a3-a5"]);
    go(&mut app, "#/mak-yek/rules");
    assert!(busy(&app));
    came(&mut app, FR, true);
    assert!(main_text(&app).contains("On prend un pion"));
    // Before there is a page it is told of as soon as there is one: it is asked for again.
    let mut app = start(&Shared::default(), 1);
    app.shell.packs.loaded.clear();
    go(&mut app, "#/sources");
    assert_eq!(came(&mut app, FR, false), []);
    assert_eq!(came(&mut app, Pack::Words(Lang::Fr), true), [Effect::Ready, fetch(FR)]);
    assert!(busy(&app));
    came(&mut app, FR, false);
    assert_eq!(retry(&app), 1);
}

#[test]
fn a_page_to_read_in_another_language_waits_for_both_packs() {
    let zh = [Pack::Words(Lang::Zh), Pack::Prose(Lang::Zh)];
    for prose_first in [false, true] {
        let mut app = without_prose(&[Lang::Fr], "#/mak-yek/rules/end");
        came(&mut app, FR, true);
        assert_eq!(choose(&mut app, "zh"), zh.map(fetch));
        assert!(main_text(&app).contains("On prend un pion"), "until then it stays as it is");
        if prose_first {
            assert_eq!(came(&mut app, zh[1], true), []);
            assert!(main_text(&app).contains("On prend un pion"));
            assert_eq!(came(&mut app, zh[0], true), []);
        } else {
            assert_eq!(came(&mut app, zh[0], true), []);
            assert!(busy(&app) && main_text(&app).contains("正文正在载入"));
            assert_eq!(came(&mut app, zh[1], true), [Effect::Show(Some("end".to_owned()))]);
        }
        assert!(!busy(&app) && page(&app).title.contains("规则"), "{}", page(&app).title);
    }
    // Neither comes: the language before stays, whole; chosen again, both are asked for.
    let mut app = without_prose(&[Lang::Fr], "#/mak-yek/rules");
    came(&mut app, FR, true);
    for _ in 0..2 {
        assert_eq!(choose(&mut app, "zh"), zh.map(fetch));
        came(&mut app, zh[1], false);
        came(&mut app, zh[0], false);
        assert!(!busy(&app) && main_text(&app).contains("On prend un pion"));
        assert!(text(&app, "notice").contains("中文"));
    }
    // Only the prose does not.
    choose(&mut app, "zh");
    came(&mut app, zh[0], true);
    came(&mut app, zh[1], false);
    assert!(main_text(&app).contains("这一页的正文没能载入。"), "{}", main_text(&app));
    assert_eq!(choose(&mut app, "fr"), []);
    assert!(main_text(&app).contains("On prend un pion"));
}
