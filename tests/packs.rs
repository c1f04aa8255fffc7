//! Packs of sentences: what the page fetches in place of what is compiled in here.

use palamede::games::GameId;
use palamede::say::{Lang, Pack, Voice, install, read_prose, read_words, write_pack};

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
    let names: Vec<&str> = Pack::ALL.iter().map(|pack| pack.name()).collect();
    assert_eq!(names, ["fr", "en", "zh", "fr-prose", "en-prose", "zh-prose"]);
    for pack in Pack::ALL {
        assert_eq!(Pack::read(pack.name()), Some(pack));
    }
    for name in ["", "de", "FR", "prose", "fr-", "fr-prose-prose"] {
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
        let mut read = vec![site.embed_why, site.embed_more, site.accessibility, site.sources];
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
    for pack in Pack::ALL {
        let text = write_pack(pack);
        for other in Pack::ALL {
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
