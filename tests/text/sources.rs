//! Where the rules are from: each source has its address or is said to be printed, and what the site
//! has decided itself is marked.

use super::*;
use std::fs;
use std::path::Path;

/// How the list begins of what no source says.
fn decided(lang: Lang) -> &'static str {
    match lang {
        Lang::Fr => "Choix de Palamède :",
        Lang::En => "Palamède has decided:",
        Lang::Zh => "Palamède自定：",
        Lang::De => "Palamède hat selbst entschieden:",
    }
}

/// The word for a source that is printed.
fn printed(lang: Lang) -> &'static str {
    match lang {
        Lang::Fr => "imprimé",
        Lang::En => "printed",
        Lang::Zh => "印刷",
        Lang::De => "gedruckt",
    }
}

/// What stands in the section of a game's sources.
fn history(game: GameId, lang: Lang) -> &'static [Block] {
    let mut sections = rules(game, lang).sections.iter();
    sections.find(|section| section.id == "history").expect("where the rules are from").blocks
}

/// The addresses in a text, in order.
fn addresses(text: &str) -> Vec<&str> {
    let mut all: Vec<&str> = linked(text).into_iter().filter_map(|(address, _)| address).collect();
    all.sort_unstable();
    all
}

#[test]
fn a_file_has_the_same_addresses_in_every_language() {
    let read = |file: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("texts").join(file);
        fs::read_to_string(path).unwrap_or_else(|why| panic!("texts/{file}: {why}"))
    };
    let mut found = 0;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("texts/fr");
    for entry in fs::read_dir(folder).expect("the folder of French").flatten() {
        let name = entry.file_name().into_string().expect("a name");
        let file = if name.ends_with(".ftl") { name } else { format!("{name}/rules.md") };
        let first = read(&format!("fr/{file}"));
        for code in Lang::ALL.map(Lang::code) {
            let text = read(&format!("{code}/{file}"));
            let (all, others) = (addresses(&first), addresses(&text));
            assert_eq!(all, others, "texts/fr/{file}, texts/{code}/{file}");
            found += all.len();
        }
    }
    assert!(found > 100, "{found}");
}

#[test]
fn every_rule_page_has_the_address_of_a_source_or_says_that_it_is_printed() {
    for lang in Lang::ALL {
        for game in GameId::ALL.iter().copied() {
            let told = |block: &Block| match block {
                Block::Text(text) => !addresses(text).is_empty() || text.contains(printed(lang)),
                _ => false,
            };
            assert!(history(game, lang).iter().any(told), "{lang:?} {}", game.id());
        }
    }
}

#[test]
fn what_the_site_has_decided_is_listed_after_the_same_words_on_every_rule_page() {
    for lang in Lang::ALL {
        for game in GameId::ALL.iter().copied() {
            let [.., Block::Text(said), Block::List(items)] = history(game, lang) else {
                panic!("{lang:?} {}: no list at the end", game.id());
            };
            assert!(said.ends_with(decided(lang)), "{lang:?} {}: {said}", game.id());
            assert!(items.len() > 2, "{lang:?} {}: {items:?}", game.id());
            // Nowhere else.
            let texts = texts(game, lang);
            let times = texts.iter().filter(|(_, text)| text.contains(decided(lang))).count();
            assert_eq!(times, 1, "{lang:?} {}", game.id());
        }
    }
}
