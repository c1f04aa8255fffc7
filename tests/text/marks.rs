//! Words of another language are marked with it, in prose and nowhere else.

use super::*;
use palamede::text::marked;

/// The languages that words are marked with.
const TAGS: [&str; 10] =
    ["zh-Hans", "zh-Hant", "zh-Latn", "se", "tr", "da", "jv", "mg", "en", "ar-Latn"];

/// What is put together with other texts before it is shown.
const TEMPLATES: [&str; 8] =
    ["meaning", "no_effect", "minutes", "seconds", "figure", "try_it", "free", "level_set"];

/// The texts of a language's pages that are read, with where they stand.
fn prose(lang: Lang) -> Vec<(String, &'static str)> {
    let site = lang.prose().site.texts().into_iter();
    site.chain(GameId::ALL.iter().flat_map(|&game| rule_texts(game, lang))).collect()
}

/// The part of a text that is in no other language.
fn own(text: &str) -> String {
    marked(text).into_iter().filter(|(tag, _)| tag.is_none()).map(|(_, part)| part).collect()
}

#[test]
fn marks_are_well_formed_and_name_another_language() {
    for lang in Lang::ALL {
        let mut used = BTreeSet::new();
        for (name, text) in prose(lang) {
            // What is said of a figure, at a tournament, of a position, around puzzles, at the end of a game and
            // in a review is a template, too.
            let parts =
                ["seen", "figures.", "tournament.", "setup.", "from_to.", "reason.", "review."];
            let around = ["goals.", "tries.", "puzzles.", "feats."];
            let part = parts.iter().chain(&around).any(|part| name.starts_with(part));
            let template = part || TEMPLATES.contains(&name.as_str());
            let whole = template || !plain(text).contains(['{', '}']);
            assert!(whole, "{lang:?} {name}: {text}");
            for (tag, part) in marked(text) {
                let Some(tag) = tag else { continue };
                assert!(TAGS.contains(&tag) && tag != lang.tag(), "{lang:?} {name}: {tag}");
                assert_eq!(part.trim(), part, "{lang:?} {name}");
                used.insert(tag.to_owned());
            }
        }
        assert!(used.len() > 4, "{lang:?}: {used:?}");
    }
}

#[test]
fn other_scripts_stand_in_marks() {
    for lang in [Lang::Fr, Lang::En] {
        for (name, text) in prose(lang) {
            let own = own(text);
            let latin = |c: char| c < '\u{250}' || "–—‘’“”…·".contains(c);
            assert!(own.chars().all(latin), "{lang:?} {name}: {own}");
        }
    }
}

#[test]
fn what_is_spoken_or_set_as_plain_text_holds_no_mark() {
    for lang in Lang::ALL {
        let prose: Vec<&str> = prose(lang).into_iter().map(|(_, text)| text).collect();
        for (name, text) in all_texts(lang) {
            if !prose.contains(&text) {
                assert_eq!(marked(text), [(None, text)], "{lang:?} {name}");
                assert_eq!(linked(text), [(None, text)], "{lang:?} {name}");
            }
        }
    }
}
