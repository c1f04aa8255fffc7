//! What others give: links and texts that ask too much.

use super::putting;
use super::{Shared, class, find, hash_of, notes, open, open_with, passed, play, press, text};
use palamede::app::store;
use palamede::app::{App, Effect, Msg};
use palamede::record::{MOST_STEPS, MOST_TEXT};
use palamede::table::Store;
use palamede::text::Lang;

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
            let link = format!("#/turkish-draughts?v=1&strict=yes{more}&lang={lang}&start={WORST}");
            app.update(Msg::Hash(link.replace(':', "%3A")));
            assert!(text(&app, "notice").contains(words), "{}", text(&app, "notice"));
            assert_eq!(notes(&app), ["a3-a4"]);
            assert_eq!(store.get(&store::save_name("turkish-draughts")), kept);
            // Nor does a record of it take the place.
            app.update(Msg::Hash("#/turkish-draughts/text".to_owned()));
            let value = format!(
                "Palamède record 1; game: turkish-draughts; strict: yes; start: {WORST}; moves:"
            );
            app.update(putting("import", value));
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
        let record =
            app.game.as_ref().and_then(|game| game.session.table.text()).unwrap_or_default();
        let words = record.split_whitespace().filter(|word| word.starts_with("roll:"));
        words.map(str::to_owned).collect()
    };
    for _ in 0..400 {
        if rolls(app).len() >= wanted {
            break;
        }
        if let Some(over) = passed(app) {
            app.update(over);
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
                    && if at == 0 {
                        die && !class.contains("useless") && !class.contains("later")
                    } else {
                        class == "can"
                    }
            });
            if let Some(action) = can.first().and_then(|e| e.get("data-do")) {
                press(app, action);
            }
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
            false => open_with(&store, seed, hash_of(link)),
            true => {
                let mut app = open_with(&store, seed, "#/sahkku/text");
                app.update(putting("import", shown.clone()));
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
    let old = hash_of(link).split("c=").next().unwrap_or_default();
    let mut old = open(&format!("{old}&dice=3"));
    assert!(class(&old, "notice").is_empty());
    assert_eq!(throws(&mut old, 4), before);
}

/// What is told of a record that is to be read.
fn told(app: &mut App, value: String) -> String {
    app.update(Msg::Hash("#/mak-yek/text".to_owned()));
    app.update(putting("import", value));
    if text(app, "err").is_empty() {
        press(app, "import");
    }
    text(app, "err")
}

#[test]
fn a_text_that_is_too_big_is_not_kept_and_its_size_is_told() {
    for (lang, words) in
        [("fr", "257 ko"), ("en", "257 kB, and 256 at most"), ("zh", "棋谱有257kB")]
    {
        let mut app = open(&format!("#/mak-yek?lang={lang}"));
        play(&mut app, &["a3-a5"]);
        let big = told(&mut app, "x".repeat(MOST_TEXT + 1));
        assert!(big.contains(words), "{big}");
        assert!(app.screen.import.text.is_empty());
        // A file or what is pasted does not come so far.
        app.update(putting("import", "Palamède"));
        assert_eq!(text(&app, "err"), "");
        app.update(Msg::TooBig(10 << 20));
        assert!(text(&app, "err").contains("10240"), "{}", text(&app, "err"));
        assert!(app.screen.import.text.is_empty());
        // Nor a link.
        app.update(Msg::Hash(format!("#/mak-yek?m={}", "A".repeat(MOST_TEXT))));
        assert!(text(&app, "notice").contains("257"), "{}", text(&app, "notice"));
        assert_eq!(notes(&app), ["a3-a5"]);
    }
}

#[test]
fn what_errors_quote_is_cut() {
    let mut app = open("#/mak-yek");
    let long = "é".repeat(100_000);
    for record in [
        format!("Palamède record 1; game: {long}; moves:"),
        format!("Palamède record 1; game: mak-yek; {long}: x; moves:"),
        format!("Palamède record 1; game: mak-yek; first: {long}; moves:"),
        format!("Palamède record 1; game: mak-yek; dice: seed:1 {long}; moves:"),
        format!("Palamède record 1; game: mak-yek; dice: {long}; moves:"),
        format!("Palamède record 1; game: mak-yek; moves: {long}"),
        format!("Palamède record 1; game: mak-yek; start: {long}; moves:"),
    ] {
        let error = told(&mut app, record);
        assert!(error.contains('é') && error.chars().count() < 300, "{error}");
    }
    for query in [
        format!("v={long}"),
        format!("dice={long}"),
        format!("first={long}"),
        format!("{long}=1"),
        format!("start={long}"),
    ] {
        app.update(Msg::Hash(format!("#/mak-yek?{query}")));
        let error = text(&app, "notice");
        assert!(error.contains('é') && error.chars().count() < 300, "{error}");
    }
}

#[test]
fn texts_have_no_more_steps_than_a_game_that_was_ever_played() {
    let lost = "roll:blank-blank-blank ".repeat(MOST_STEPS);
    let record = |steps: &str| {
        format!("Palamède record 1; game: sahkku; dice: given; moves: roll:south {steps}")
    };
    let mut app = open("#/mak-yek");
    let error = told(&mut app, record(&lost));
    assert!(error.contains("5\u{202f}000") && error.contains("5001"), "{error}");
    let error = told(&mut app, record(&lost[..lost.len() - "roll:blank-blank-blank ".len()]));
    assert_eq!(error, "");
    assert_eq!(app.game.as_ref().map(|game| game.session.table.len()), Some(MOST_STEPS));
    // Nor has a link.
    let link = app.game.as_ref().map(|game| game.session.table.link()).expect("a link");
    let (_, link) = link.split_once('&').expect("a checksum in front");
    let lost = link.get(link.len() - 3..).filter(|lost| lost.starts_with(".d"));
    let lost = lost.unwrap_or_else(|| panic!("the throw that is lost: {link:.80}"));
    let more = open(&format!("#/sahkku?{link}{lost}"));
    assert!(text(&more, "notice").contains("5\u{202f}000"), "{}", text(&more, "notice"));
    assert!(class(&open(&format!("#/sahkku?{link}")), "notice").is_empty());
    // What is played on is kept all the same.
    app.update(Msg::Hash("#/sahkku".to_owned()));
    for face in ["d0", "d0", "d0"] {
        press(&mut app, &format!("face:{face}"));
    }
    let game = app.game.as_ref().expect("a game");
    assert_eq!(game.session.table.len(), MOST_STEPS + 1);
    let mut kept = super::Shared::default();
    kept.set(&super::store::save_name("sahkku"), game.session.table.save(&game.extras).open());
    let again = super::open_with(&kept, 1, "#/sahkku").game.expect("the game that is kept");
    assert_eq!(again.session.table.len(), MOST_STEPS + 1);
}

#[test]
fn where_nothing_is_kept_a_link_is_advised_only_where_there_is_one() {
    let open = |hash: &str| {
        let mut app = super::open(hash);
        app.shell.keeps = false;
        if let Some(over) = passed(&app) {
            app.update(over);
        }
        press(&mut app, "sit");
        press(&mut app, "missed:on");
        press(&mut app, "menu");
        text(&app, "lk")
    };
    let words = Lang::Fr.words();
    for (hash, link) in [("#/mak-yek", true), ("#/luzhanqi", false), ("#/luzhanqi-four", false)] {
        let told = open(hash);
        assert!(told.contains(&Lang::Fr.set(words.no_storage)), "{told}");
        assert_eq!(told.contains(words.no_storage_link), link, "{told}");
        assert_eq!(told.contains("lien"), link, "{told}");
    }
}

/// A record as mail programs, messengers and people carry it.
#[test]
fn a_record_that_was_carried_by_mail_opens() {
    let mut app = open("#/turkish-draughts");
    play(&mut app, &["c3-c4", "d6-d5", "c4-b4", "d5-c5", "h3-h4", "a6-a5"]);
    let record = app.game.as_ref().and_then(|game| game.session.table.text()).expect("a record");
    let by_hand = "Palamède record 1\ngame: turkish-draughts\nmoves: 1.c3-c4 d6-d5 2.c4-b4 d5-c5 3.h3-h4 a6-a5";
    for text in [
        record.replace(" 3. ", "\n3. "),
        format!("> {}", record.trim().replace('\n', "\n> ")),
        format!("Here is our game:\n\n{record}\n-- \nAnna"),
        format!("\u{feff}{}", record.replace(' ', "\u{a0}")),
        record.replace('è', "e\u{300}"),
        by_hand.to_owned(),
        by_hand.replace("1.c3-c4 d6-d5", "1. c3-c4 1... d6-d5"),
    ] {
        let mut other = open("#/mak-yek/text");
        other.update(putting("import", text.clone()));
        press(&mut other, "import");
        assert!(class(&other, "err").is_empty(), "{text}");
        let moves = other.game.as_ref().map(|game| game.session.table.moves());
        assert_eq!(moves, Some(6), "{text}");
    }
    // What was really changed is not let in.
    for text in [record.replace("h3-h4", "h3-g3"), record.replace(" 3. h3-h4", "\n")] {
        let mut other = open("#/mak-yek/text");
        other.update(putting("import", text.clone()));
        press(&mut other, "import");
        assert_eq!(class(&other, "err").len(), 1, "{text}");
    }
}

/// A link as messengers change it opens; one that is refused stays in the address, to be mended.
#[test]
fn a_link_that_a_messenger_has_touched_opens() {
    let mut app = open("#/turkish-draughts");
    play(&mut app, &["c3-c4", "d6-d5", "h3-h4"]);
    let link = app.game.as_ref().map(|game| game.session.table.link()).expect("a link");
    let hash = format!("#/turkish-draughts?{link}");
    let encoded = hash.replace('?', "%3F").replace('&', "%26").replace('=', "%3D");
    for text in [
        hash.clone(),
        encoded.clone(),
        encoded.replace("#/", "#%2F"),
        hash.replace('&', "&amp;"),
        format!("{hash}."),
        format!("{hash})"),
        format!("{hash}»."),
    ] {
        let app = open(&text);
        assert!(class(&app, "notice").is_empty(), "{text}");
        assert_eq!(notes(&app).len(), 3, "{text}");
    }
    let mut app = open("#/turkish-draughts");
    let effects = app.update(Msg::Hash(format!("{hash}x")));
    assert_eq!(class(&app, "notice").len(), 1);
    assert!(
        !effects.iter().any(|e| matches!(e, Effect::Replace(_) | Effect::Go(_))),
        "{effects:?}"
    );
    // With the first step it is the game's own again.
    press(&mut app, "close");
    let effects: Vec<Effect> =
        ["c3", "c4"].into_iter().flat_map(|name| super::click(&mut app, name)).collect();
    assert!(effects.contains(&Effect::Replace("#/turkish-draughts".to_owned())), "{effects:?}");
}

/// Names whose letters run the other way, or that hold signs that turn letters, stand apart from the
/// sentence around them.
#[test]
fn a_name_turns_no_sentence() {
    for (name, shown) in
        [("Anna", "Anna"), ("\u{202e}annA", "\u{2068}annA\u{2069}"), ("דנה", "\u{2068}דנה\u{2069}")]
    {
        let mut app = open("#/mak-yek/new");
        app.update(putting("name.0", name));
        press(&mut app, "start");
        app.update(Msg::Hash("#/mak-yek".to_owned()));
        assert!(text(&app, "s1").starts_with(&format!("{shown},")), "{}", text(&app, "s1"));
        play(&mut app, &["a3-a5"]);
        press(&mut app, "resign");
        press(&mut app, "resign-yes");
        let page = palamede::app::page(&app).root.plain();
        assert!(!page.contains('\u{202e}') || name == "Anna");
    }
}
