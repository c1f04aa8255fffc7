//! Packs of sentences: what the page fetches in place of what is compiled in here.

use palamede::say::{Lang, install, read_pack, write_pack};

/// The lines of a pack: the first and the others.
fn lines(pack: &str) -> (&str, Vec<&str>) {
    let (title, lines) = pack.split_once('\n').expect("a first line");
    (title, lines.lines().collect())
}

#[test]
fn a_pack_holds_all_that_its_language_says() {
    for lang in Lang::ALL {
        let pack = write_pack(lang);
        assert_eq!(read_pack(lang, &pack).as_ref(), Some(lang.language()), "{lang:?}");
        assert!(install(lang, &pack));
        let (_, lines) = lines(&pack);
        for (name, text) in lang.words().all() {
            assert!(lines.contains(&text), "{lang:?} {name}");
        }
    }
}

#[test]
fn packs_differ_in_what_they_say_and_not_in_their_shape() {
    let packs = Lang::ALL.map(write_pack);
    let shape = |pack: &str| pack.split(' ').nth(4).map(str::to_owned);
    for pack in &packs {
        assert_eq!(shape(pack), shape(&packs[0]));
        assert_eq!(lines(pack).1.len(), lines(&packs[0]).1.len());
    }
    for (lang, pack) in Lang::ALL.into_iter().zip(&packs) {
        for other in Lang::ALL {
            assert_eq!(read_pack(other, pack).is_some(), other == lang, "{lang:?} as {other:?}");
        }
    }
}

#[test]
fn a_pack_that_was_cut_or_is_of_another_build_is_refused() {
    let pack = write_pack(Lang::Fr);
    let (title, _) = lines(&pack);
    let words: Vec<&str> = title.split(' ').collect();
    let ["Palamède", "words", "1", "fr", shape, sum] = words[..] else { panic!("{title}") };
    for other in [
        pack.replacen(" 1 ", " 2 ", 1),
        pack.replacen(shape, "00000000", 1),
        pack.replacen(sum, "00000000", 1),
        pack.replace('\n', "\r\n"),
        format!("\u{feff}{pack}"),
        format!("{pack}\n"),
        pack[..pack.len() - 1].to_owned(),
        title.to_owned(),
        String::new(),
        "<!doctype html><title>404</title>".to_owned(),
    ] {
        assert!(!install(Lang::Fr, &other), "{}", lines(&format!("{other}\n")).0);
    }
    for (at, _) in pack.char_indices().step_by(97) {
        assert!(read_pack(Lang::Fr, &pack[..at]).is_none(), "cut at {at}");
    }
}
