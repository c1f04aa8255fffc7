//! Each game is listed, and each sentence of its rules has its test.

use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The texts of the Rust files below a folder.
fn sources(folder: &Path) -> Vec<String> {
    let (mut found, mut left) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(next) = left.pop() {
        for entry in std::fs::read_dir(&next).expect("a folder of sources") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                left.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                found.push(std::fs::read_to_string(&path).expect("a source"));
            }
        }
    }
    found
}

/// Each folder of `games/` stands in the catalogue: at least one game is of it.
#[test]
fn every_game_folder_is_listed() {
    let list = std::fs::read_to_string(root().join("src/games/list.rs")).expect("the catalogue");
    let mut folders = 0;
    for entry in std::fs::read_dir(root().join("src/games")).expect("the games") {
        let entry = entry.expect("an entry");
        if entry.path().is_dir() {
            let name = entry.file_name().to_string_lossy().into_owned();
            assert!(list.contains(&format!(" in {name},")), "no game of {name} is listed");
            folders += 1;
        }
    }
    assert!(folders > 0);
}

/// The numbers of the sentences by which a module's first comment gives the rules.
fn sentences(source: &str) -> Vec<usize> {
    let lines = source.lines().map_while(|line| line.strip_prefix("//!"));
    let number = |line: &str| line.strip_prefix(' ')?.split_once(". ")?.0.parse().ok();
    lines.filter_map(number).collect()
}

/// The sentences that a test names: `sentence_6_and_7_…`, `sentences_1_to_15_…`, or at its
/// end, `…_s18_s20`.
fn named_sentences(test: &str) -> Vec<usize> {
    let Some(rest) = test.strip_prefix("sentences_").or(test.strip_prefix("sentence_")) else {
        let number = |word: &str| word.strip_prefix('s')?.parse().ok();
        return test.rsplit('_').map_while(number).collect();
    };
    let (mut found, mut range) = (Vec::new(), false);
    for word in rest.split('_') {
        match (word, word.parse::<usize>()) {
            (_, Ok(number)) if std::mem::take(&mut range) => {
                found.extend(found.last().map_or(number, |last| last + 1)..=number);
            }
            (_, Ok(number)) => found.push(number),
            ("and", _) => {}
            ("to", _) => range = true,
            _ => break,
        }
    }
    found
}

/// What is wrong with the tests of a game's sentences.
fn untested(game: &str, source: &str, tests: &[&str]) -> Vec<String> {
    let sentences = sentences(source);
    let last = sentences.len();
    let mut out = Vec::new();
    if last == 0 || !sentences.iter().copied().eq(1..=last) {
        out.push(format!("{game}: the sentences are not numbered from 1: {sentences:?}"));
    }
    let mut tested = vec![false; last + 1];
    for test in tests {
        for number in named_sentences(test) {
            match tested.get_mut(number).filter(|_| number > 0) {
                Some(tested) => *tested = true,
                None => out.push(format!("{game}: {test} names no sentence")),
            }
        }
    }
    let missed = (1..=last).filter(|&number| !tested[number]);
    out.extend(missed.map(|number| format!("{game}: no test names sentence {number}")));
    out
}

/// The names of the tests in a source.
fn tests_in(source: &str) -> Vec<&str> {
    let tests = source.split("#[test]").skip(1);
    tests.filter_map(|test| Some(test.split_once("fn ")?.1.split_once('(')?.0)).collect()
}

/// Each sentence of a game's rules has a test that is named after it, and no test is named
/// after a sentence that is not there.
#[test]
fn every_sentence_of_the_rules_has_its_test() {
    let (mut faults, mut games) = (Vec::new(), 0);
    for entry in std::fs::read_dir(root().join("src/games")).expect("the games") {
        let path = entry.expect("an entry").path();
        if !path.is_dir() {
            continue;
        }
        let game = path.file_name().expect("a name").to_string_lossy().into_owned();
        let source = std::fs::read_to_string(path.join("mod.rs")).expect("mod.rs");
        let mut all = sources(&root().join("tests").join(&game));
        all.extend(sources(&path));
        let tests: Vec<&str> = all.iter().flat_map(|text| tests_in(text)).collect();
        faults.extend(untested(&game, &source, &tests));
        games += 1;
    }
    assert!(games > 0);
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn sentences_and_tests_that_lack_each_other_are_found() {
    let source = "//! A game.\n//!\n//! 1. It has\n//!    2 men.\n//! 2. It ends.\n\n//! 3. No.";
    assert_eq!(sentences(source), [1, 2]);
    for (test, named) in [
        ("sentence_1_the_men_stand_on_rows_1_and_3", &[1][..]),
        ("sentences_8_9_and_11_as_they_are", &[8, 9, 11]),
        ("sentences_3_to_5_and_7_go", &[3, 4, 5, 7]),
        ("who_carries_it_home_s18_s20", &[20, 18]),
        ("seventeen_sites_from_s25_on", &[]),
    ] {
        assert_eq!(named_sentences(test), named, "{test}");
    }
    assert_eq!(tests_in("#[test]\nfn a() {}\nfn b() {}\n#[test]\n#[x]\nfn c() {}"), ["a", "c"]);
    assert_eq!(untested("it", source, &["sentence_1_a", "b_s2"]), [""; 0]);
    let lacking = untested("it", source, &["sentence_1_a", "sentence_3_b"]);
    assert_eq!(lacking, ["it: sentence_3_b names no sentence", "it: no test names sentence 2"]);
    assert_eq!(untested("it", "//! 2. It ends.", &["a_s2"]).len(), 3);
}
