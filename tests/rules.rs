//! Each game is listed, and each sentence of its rules has its test.

use palamede::games::GameId;
use std::collections::BTreeSet;
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

/// The names of the folders in a folder.
fn folders(path: &str) -> Vec<String> {
    let entries = std::fs::read_dir(root().join(path)).expect("a folder").flatten();
    let folders = entries.filter(|entry| entry.path().is_dir());
    folders.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
}

fn read(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|why| panic!("{path}: {why}"))
}

/// Each folder of `games/` stands in the catalogue: at least one game is of it. So do its texts, its style sheet and its
/// tests in their lists.
#[test]
fn every_game_folder_is_listed() {
    let [games, list, text, texts, styles, tests] = [
        "src/games/lib.rs",
        "src/games/list.rs",
        "src/text/lib.rs",
        "src/text/list.rs",
        "styles/games.css",
        "tests/main.rs",
    ]
    .map(read);
    let folders = folders("src/games");
    assert!(!folders.is_empty());
    for name in folders {
        let sheet = name.replace('_', "-");
        for (file, text, line) in [
            ("src/games/lib.rs", &games, format!("\npub mod {name};\n")),
            ("src/games/list.rs", &list, format!(" in {name},\n")),
            ("src/text/lib.rs", &text, format!("\nmod {name};\n")),
            ("src/text/list.rs", &texts, format!(": {name}::")),
            ("styles/games.css", &styles, format!("@import \"./{sheet}.css\";\n")),
            ("tests/main.rs", &tests, format!("\nmod {name};\n")),
        ] {
            assert!(
                text.contains(&line),
                "{file}: {name} is not listed, {:?} is missing",
                line.trim()
            );
        }
    }
}

/// So many lines of a file are a list of the games where they name a game of each folder.
const LIST: usize = 24;

/// Whether a source, but for lines of comment, has a list of the games.
fn lists_games(source: &str, names: &[Vec<String>]) -> bool {
    let lines: Vec<&str> =
        source.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    let named = |part: &[&str]| {
        let part = part.join("\n");
        names.iter().all(|names| names.iter().any(|name| part.contains(name.as_str())))
    };
    lines.len() < LIST && named(&lines) || lines.windows(LIST).any(named)
}

/// The files with a list of the games, by their paths from the root.
fn lists(folder: &Path, names: &[Vec<String>], found: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        if path.is_dir() {
            if !["node_modules", "data"].contains(&name.as_str()) {
                lists(&path, names, found);
            }
        } else if ["rs", "css", "js", "mjs", "html", "webmanifest", "toml"]
            .iter()
            .any(|end| name.ends_with(&format!(".{end}")))
        {
            let source = std::fs::read_to_string(&path).expect("a source");
            if lists_games(&source, names) {
                let path = path.strip_prefix(root()).expect("below the root");
                found.insert(path.to_string_lossy().into_owned());
            }
        }
    }
}

/// What a further game adds to files that are not its own is a line in each file that
/// `src/games/README.md` names, and no other file has a list of the games.
#[test]
fn the_games_are_listed_where_it_is_said_and_nowhere_else() {
    let of = |folder: String| {
        let games = GameId::ALL.iter().map(|game| game.id());
        let ids = games.filter(|id| id.starts_with(&folder.replace('_', "-")));
        let ids = ids.map(str::to_owned).collect::<Vec<_>>();
        let camel = folder.split('_').map(|word| word[..1].to_uppercase() + &word[1..]);
        let camel = camel.collect::<String>();
        ids.into_iter().chain([camel, folder]).collect::<Vec<String>>()
    };
    let names: Vec<Vec<String>> = folders("src/games").into_iter().map(of).collect();
    let mut found = BTreeSet::new();
    for folder in
        ["src", "pages", "styles", "assets", "examples", "benches", "e2e", "xtask", "tests"]
    {
        lists(&root().join(folder), &names, &mut found);
    }
    let guide = read("src/games/README.md");
    let (_, section) = guide.split_once("\n## The shared lines\n").expect("the section");
    let section = section.split("\n## ").next().unwrap_or_default();
    let said = section.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next());
    let said: BTreeSet<String> = said.map(str::to_owned).collect();
    assert_eq!(found.difference(&said).collect::<Vec<_>>(), [""; 0], "a list that is not named");
    for file in &said {
        let text = read(file);
        let named = |names: &Vec<String>| names.iter().any(|name| text.contains(name.as_str()));
        assert!(names.iter().all(named), "{file} is no list of the games");
    }
}

#[test]
fn lists_of_games_are_found() {
    let names = [vec!["one".to_owned()], vec!["two".to_owned(), "Two".to_owned()]];
    assert!(lists_games("mod one;\nmod two;", &names));
    assert!(lists_games(&format!("{}one\nTwo", "\n".repeat(99)), &names));
    assert!(!lists_games(&format!("one{}two", "\n".repeat(99)), &names));
    assert!(!lists_games("mod one;\n// mod two;", &names));
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
    let tests = source.split("#[test]").skip(1).filter_map(|test| test.split_once("fn "));
    // A test that is ignored proves nothing.
    let run = tests.filter(|(attributes, _)| !attributes.contains("#[ignore"));
    run.filter_map(|(_, test)| Some(test.split_once('(')?.0)).collect()
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
        let all = sources(&root().join("tests").join(&game));
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
    assert_eq!(tests_in("#[test]\n#[ignore]\nfn a() {}\n#[test]\nfn b() {}"), ["b"]);
    assert_eq!(untested("it", source, &["sentence_1_a", "b_s2"]), [""; 0]);
    let lacking = untested("it", source, &["sentence_1_a", "sentence_3_b"]);
    assert_eq!(lacking, ["it: sentence_3_b names no sentence", "it: no test names sentence 2"]);
    assert_eq!(untested("it", "//! 2. It ends.", &["a_s2"]).len(), 3);
}
