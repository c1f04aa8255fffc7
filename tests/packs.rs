//! What the built site takes from the source: packs of sentences, which the page fetches in place
//! of what is compiled in here, and what is known before the engine is there.

#[path = "../examples/words.rs"]
#[allow(dead_code)]
mod words;

use palamede::games::GameId;
use palamede::text::{Lang, Pack, Voice, install, read_prose, read_words, write_pack};

/// The lines of a pack: the first and the others.
fn lines(text: &str) -> (&str, Vec<&str>) {
    let (title, lines) = text.split_once('\n').expect("a first line");
    (title, lines.lines().collect())
}

/// Whether a text is read as this pack, and as what it holds.
fn holds(pack: Pack, text: &str) -> bool {
    let (read, same) = match pack {
        Pack::Words(lang) => {
            let words = read_words(lang, text);
            (words.is_some(), words.as_ref() == Some(lang.language()))
        }
        Pack::Prose(lang) => {
            let prose = read_prose(lang, text);
            (prose.is_some(), prose.as_ref() == Some(lang.prose()))
        }
    };
    assert_eq!(read, same, "{pack:?}: nothing else is read of it");
    read
}

#[test]
fn every_pack_has_a_name_of_its_own_that_reads_back() {
    let names: Vec<String> = Pack::all().map(|pack| pack.name()).collect();
    assert_eq!(names, ["fr", "fr-prose", "en", "en-prose", "zh", "zh-prose", "de", "de-prose"]);
    for pack in Pack::all() {
        assert_eq!(Pack::read(&pack.name()), Some(pack));
    }
    for name in ["", "nl", "FR", "prose", "fr-", "fr-prose-prose"] {
        assert_eq!(Pack::read(name), None, "{name}");
    }
}

#[test]
fn the_packs_of_a_language_hold_all_that_it_says() {
    for lang in Lang::ALL {
        let [words, prose] = [Pack::Words(lang), Pack::Prose(lang)].map(|pack| {
            let text = write_pack(pack);
            assert!(holds(pack, &text), "{pack:?}");
            assert!(install(pack, &text), "{pack:?}");
            text
        });
        let (words, prose) = (lines(&words).1, lines(&prose).1);
        for (path, text) in lang.language().texts() {
            assert!(words.contains(&text), "{lang:?} {path}");
        }
        let site = &lang.prose().site;
        let mut read = vec![site.keyboard, site.sources, site.free];
        for &game in GameId::ALL {
            let rules = Voice(game, lang).rules();
            read.push(rules.lede);
            // Some titles are also those of other pages.
            assert!(rules.sections.iter().all(|section| prose.contains(&section.title)));
        }
        for text in read {
            assert!(prose.contains(&text) && !words.contains(&text), "{lang:?} {text}");
        }
    }
}

#[test]
fn packs_differ_in_what_they_say_and_not_in_their_shape() {
    let shape = |text: &str| text.split(' ').nth(4).map(str::to_owned);
    for kind in [Pack::Words, Pack::Prose] {
        let texts = Lang::ALL.map(|lang| write_pack(kind(lang)));
        for text in &texts {
            assert_eq!(shape(text), shape(&texts[0]));
            assert_eq!(lines(text).1.len(), lines(&texts[0]).1.len());
        }
    }
    for pack in Pack::all() {
        let text = write_pack(pack);
        for other in Pack::all() {
            assert_eq!(install(other, &text), other == pack, "{pack:?} as {other:?}");
        }
    }
}

#[test]
fn a_pack_that_was_cut_or_is_of_another_build_is_refused() {
    for pack in [Pack::Words(Lang::Fr), Pack::Prose(Lang::Fr)] {
        let (text, name) = (write_pack(pack), pack.name());
        let (title, _) = lines(&text);
        let words: Vec<&str> = title.split(' ').collect();
        let ["Palamède", "words", "1", said, shape, sum] = words[..] else { panic!("{title}") };
        assert_eq!(said, name);
        for other in [
            text.replacen(" 1 ", " 2 ", 1),
            text.replacen(shape, "00000000", 1),
            text.replacen(sum, "00000000", 1),
            text.replace('\n', "\r\n"),
            format!("\u{feff}{text}"),
            format!("{text}\n"),
            text[..text.len() - 1].to_owned(),
            title.to_owned(),
            String::new(),
            "<!doctype html><title>404</title>".to_owned(),
        ] {
            assert!(!install(pack, &other), "{}", lines(&format!("{other}\n")).0);
        }
        for (at, _) in text.char_indices().step_by(97) {
            assert!(!holds(pack, &text[..at]), "{pack:?} cut at {at}");
        }
    }
}

/// The script that starts the engine has a place for its table, and names no language itself.
#[test]
fn the_starting_script_leaves_languages_and_pages_to_its_table() {
    let script = include_str!("../assets/boot.js");
    assert_eq!(script.matches("= __BOOT__;").count(), 1);
    for lang in Lang::ALL {
        for name in [lang.code(), lang.tag()] {
            for known in [format!("\"{name}\""), format!("={name}"), format!("|{name}")] {
                assert!(!script.contains(&known), "{known}");
            }
        }
    }
    for known in ["rules", "sources"] {
        assert!(!script.contains(known), "{known}");
    }
}

/// The script of a screen in a room has a place for its sentences, and is told them in every language.
#[test]
fn the_script_of_a_room_is_told_what_it_says() {
    assert_eq!(include_str!("../assets/room.js").matches("= __ROOM__;").count(), 1);
    let table = words::room();
    for lang in Lang::ALL {
        assert!(table.contains(&format!("\"{}\":[", lang.tag())), "{table}");
        for (_, said) in lang.room().texts() {
            assert!(table.contains(&format!("\"{}\"", lang.set(said))), "{said}");
        }
    }
}

#[test]
fn the_starting_script_is_told_every_language_what_it_says_and_what_is_to_be_read() {
    let table = words::boot();
    let codes = "[[\"fr\",\"en\",\"zh\",\"de\"],[\"fr\",\"en\",\"zh-Hans\",\"de\"],{";
    assert!(table.starts_with(codes), "{table}");
    // Where no other language is asked for, it is the first one.
    assert_eq!(Lang::ALL[0], Lang::default());
    for lang in Lang::ALL {
        assert_eq!(Pack::Words(lang).name(), lang.code(), "by it the script fetches the words");
        assert_eq!(Pack::Prose(lang).name(), format!("{}-prose", lang.code()));
        for (name, sentence) in lang.boot().all() {
            let told = lang.set(sentence);
            assert!(!told.contains('"') && table.contains(&format!("\"{told}\"")), "{told}");
            assert!(table.contains(&format!("{name}:[\"")), "{name}");
        }
    }
    assert!(table.contains("le jeu\u{a0}: WebAssembly"));
    // Each page to read is found by its address, and no other.
    let (before, _) = table.rsplit_once(",{").expect("the games");
    let reading = before.rsplit(',').next().expect("the part before").trim_matches('"');
    for page in words::pages() {
        let hash = page.hash();
        let found = reading.split('|').any(|address| match address.strip_prefix(".+") {
            Some(of_a_game) => hash.ends_with(of_a_game),
            None => hash.trim_start_matches("#/").starts_with(address),
        });
        assert_eq!(found, page.is_prose(), "{hash}: {reading}");
    }
    // The build makes a part of each folder of a game: by them the script knows which part a game needs.
    for game in GameId::ALL {
        let (id, told) = (game.id(), table.split(&format!("\"{}\":[\"", game.id())).nth(1));
        let folder = told.and_then(|rest| rest.split('"').next()).unwrap_or_default();
        let path = format!("{}/src/games/{folder}/mod.rs", env!("CARGO_MANIFEST_DIR"));
        assert!(!folder.is_empty() && std::path::Path::new(&path).exists(), "{id}: {path}");
        // The board's class and its two shapes, for the lid that is seen before the engine is here.
        let class = game.facts().class.trim_start_matches("b-");
        let more = told.and_then(|rest| rest.split(']').next()).unwrap_or_default();
        let more: Vec<&str> = more.split(',').collect();
        assert_eq!(more.get(1), Some(&format!("\"{class}\"").as_str()), "{id}");
        let shapes: Vec<f64> = more[2..].iter().filter_map(|n| n.parse().ok()).collect();
        assert!(
            shapes.len() == 2 && shapes.iter().all(|n| (0.3..3.0).contains(n)),
            "{id}: {more:?}"
        );
    }
}
