//! The letters that come with the site: what French and English show is in them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: impl AsRef<Path>) -> String {
    let path = path.as_ref();
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The characters of a file of letters, as it was made.
fn held(file: &str) -> BTreeSet<char> {
    let list = read(root().join("xtask/letters/letters.txt"));
    let line = list.lines().find_map(|line| line.strip_prefix(file)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("{file} is not listed")).chars().collect()
}

/// What the files below a path say, but for lines of comment.
fn said(path: &str) -> String {
    let (mut all, mut next) = (String::new(), vec![root().join(path)]);
    while let Some(path) = next.pop() {
        if path.is_dir() {
            let entries = fs::read_dir(&path).expect("a folder");
            next.extend(entries.flatten().map(|entry| entry.path()));
        } else {
            let text = read(path);
            let lines = text
                .lines()
                .filter(|line| !line.starts_with("# ") && !line.trim_start().starts_with("//"));
            lines.for_each(|line| all.push_str(line));
        }
    }
    all
}

fn is_han(c: char) -> bool {
    matches!(c, '\u{3400}'..='\u{9fff}')
}

fn is_thai(c: char) -> bool {
    matches!(c, '\u{e00}'..='\u{e7f}')
}

/// What is said in French, English and German, and the name of each language.
fn words() -> String {
    let mut all = said("src/text/lang.rs");
    for code in ["fr", "en", "de"] {
        all.push_str(&said(&format!("texts/{code}")));
    }
    all
}

/// Asserts that files hold each character of that kind.
fn holds(files: &[&str], text: &str, kind: fn(char) -> bool) {
    let held: BTreeSet<_> = files.iter().flat_map(|file| held(file)).collect();
    let shown = text.chars().filter(|&c| kind(c)).collect::<BTreeSet<_>>();
    assert!(!shown.is_empty(), "{files:?}: nothing is shown");
    let lacking: String = shown.difference(&held).collect();
    assert_eq!(lacking, "", "{files:?} lack these: xtask/letters/make.sh");
}

#[test]
fn every_letter_of_the_languages_in_latin_script_is_there() {
    let letter = |c: char| (c.is_alphabetic() || c == '–') && !is_han(c) && !is_thai(c);
    for files in [&["serif.woff2", "serif-rare.woff2"][..], &["serif-italic.woff2"]] {
        holds(files, &words(), letter);
        // As texts are set, and in Northern Sámi.
        holds(files, "’“”«»…\u{a0}\u{202f}–—áčđŋšŧžÁČĐŊŠŦŽœŒæÆçÇ0123456789", |_| true);
    }
}

#[test]
fn every_chinese_and_thai_character_on_their_pages_is_there() {
    holds(&["han.woff2"], &(words() + &said("src/scene/tile.rs")), is_han);
    holds(&["han-bold.woff2"], &said("src/scene/tile.rs"), is_han);
    holds(&["thai.woff2"], &words(), is_thai);
}

/// What the styles say of the rare letters is what their file holds.
#[test]
fn the_rare_letters_are_asked_for_where_they_are_shown() {
    let styles = read(root().join("styles/letters-rare.css"));
    let face = styles.split("@font-face").find(|face| face.contains("serif-rare")).expect("a face");
    let (_, range) = face.split_once("unicode-range:").expect("a range");
    let range = range.split(';').next().expect("a range");
    let code =
        |text: &str| u32::from_str_radix(text.trim().trim_start_matches("U+"), 16).expect(text);
    let asked = range.split(',').flat_map(|part| {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        code(first)..=code(last)
    });
    assert_eq!(asked.flat_map(char::from_u32).collect::<BTreeSet<_>>(), held("serif-rare.woff2"));
}

#[test]
fn each_file_is_a_font_that_the_styles_name() {
    let styles =
        ["styles/letters.css", "styles/letters-rare.css"].map(|file| read(root().join(file)));
    let styles = styles.concat();
    let list = read(root().join("xtask/letters/letters.txt"));
    let told = read(root().join("xtask/letters/README.md"));
    let files: Vec<_> = list.lines().filter_map(|line| line.split(' ').next()).collect();
    assert_eq!(files.len(), styles.matches("url(").count());
    for file in files {
        assert!(styles.contains(&format!("url(\"./letters/{file}\")")), "{file}");
        let bytes = fs::read(root().join("assets/letters").join(file)).expect(file);
        assert!(bytes.starts_with(b"wOF2"), "{file}");
        // Its weight, as one writes numbers there.
        let (thousands, rest) = (bytes.len() / 1000, bytes.len() % 1000);
        let row = told.lines().find(|line| line.starts_with(&format!("| `{file}` |")));
        let weight = format!("| {thousands} {rest:03} |");
        assert!(row.is_some_and(|row| row.contains(&weight)), "{file}: {weight}");
    }
}
