//! The shape of the sources, where the compiler does not hold it: who calls what reaches secrets, and
//! that each game is listed and each sentence of its rules has its test.

use std::path::{Path, PathBuf};
use xtask::source::{self, code, names, shipped};

/// What reaches secrets, and the files and folders that may call it: what the eye at the screen
/// sees and heard, the save, the figures of rule pages, reviews of games that hide nothing any more,
/// and what takes any step back.
const SECRETS: [(&str, &[&str]); 7] = [
    ("whole", &["record/", "table/look.rs", "table/save.rs"]),
    ("save", &["app/keep.rs"]),
    ("save_of", &["app/keep.rs", "app/remember.rs"]),
    ("lay_open", &["text/figure.rs", "table/look.rs"]),
    ("view_of", &["table/"]),
    ("question", &["table/job.rs", "app/play/session.rs"]),
    ("take_back", &[]),
];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The Rust files below a folder, as paths from it with slashes, and their texts.
fn files(folder: &Path) -> Vec<(String, String)> {
    source::files(folder, ".rs").expect("a folder of sources")
}

/// Whether a line of code calls what has this name, of something or by its path, or imports it
/// to call it by its name alone.
fn calls(line: &str, name: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || c == '_';
    let imports = line.trim_start().starts_with("use ");
    line.match_indices(name).any(|(at, _)| {
        let (before, after) = (&line[..at], &line[at + name.len()..]);
        let module = after.starts_with("::") && !after.starts_with("::<");
        let word = !before.ends_with(part) && !after.starts_with(part) && !module;
        let called = before.ends_with('.') && after.starts_with(['(', ':']);
        word && (imports || called || before.ends_with("::"))
    })
}

/// What is wrong with a source file, by its path below `src`.
fn faults(path: &str, source: &str) -> Vec<String> {
    let mut out = Vec::new();
    for (at, line) in shipped(&code(source)).lines().enumerate() {
        for (name, files) in SECRETS.iter().filter(|(name, _)| calls(line, name)) {
            if !files.iter().any(|file| path.starts_with(file)) {
                out.push(format!("src/{path}:{}: calls {name}, which reaches secrets", at + 1));
            }
        }
    }
    out
}

#[test]
fn what_reaches_secrets_is_called_by_few() {
    let files = files(&root().join("src"));
    assert!(files.len() > 20, "{} files", files.len());
    let faults: Vec<String> =
        files.iter().flat_map(|(path, source)| faults(path, source)).collect();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// Each folder of `games/` stands in the catalogue: at least one game is of it.
#[test]
fn every_game_folder_is_listed() {
    let list = std::fs::read_to_string(root().join("src/games/list.rs")).expect("the catalogue");
    let module = std::fs::read_to_string(root().join("src/games/lib.rs")).expect("lib.rs");
    let (list, module) = (code(&list), code(&module));
    let mut folders = 0;
    for entry in std::fs::read_dir(root().join("src/games")).expect("the games") {
        let entry = entry.expect("an entry");
        if entry.path().is_dir() {
            let name = entry.file_name().to_string_lossy().into_owned();
            let listed = list.contains(&format!(" in {name},"));
            assert!(listed, "no game of {name} is listed");
            assert!(names(&module, &name), "games/lib.rs does not name {name}");
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
        let mut sources = files(&root().join("tests").join(&game));
        sources.extend(files(&path));
        let tests: Vec<&str> = sources.iter().flat_map(|(_, text)| tests_in(text)).collect();
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

/// The checker finds what it looks for, and nothing else.
#[test]
fn planted_violations_are_found() {
    let caught = |path: &str, source: &str, what: &str| {
        let found = faults(path, source);
        assert!(found.iter().any(|fault| fault.contains(what)), "{what}: {found:?}");
        assert_eq!(found.len(), 1, "{found:?}");
    };
    caught("app/play/page.rs", "fn f() { table.whole().line() }", "reaches secrets");
    caught("app/play/page.rs", "fn f() { Record::whole(&table).line() }", "reaches secrets");
    caught("app/play/page.rs", "fn f() { tables.map(Record::<Any>::whole) }", "reaches secrets");
    caught("app/play/page.rs", "fn f() { table.save(&extras) }", "reaches secrets");
    caught("app/play/page.rs", "fn f() { Table::save(table, &extras) }", "reaches secrets");
    caught("app/text.rs", "fn f() { keep::save_of(open) }", "calls save_of");
    caught("app/text.rs", "use super::keep::{Resumable, save_of};", "calls save_of");
    caught("app/play/steps.rs", "fn f() { game.session.table.take_back() }", "calls take_back");
    caught("app/play/page.rs", "\n\nfn f() { table.take_back() }", "src/app/play/page.rs:3");
    for fine in [
        "// table.whole()\n/* .take_back() */ const A: &str = \"table.whole()\";",
        "const A: &str = r#\"\" table.whole() \"#; const B: char = '\"';",
        "#[cfg(test)]\nmod tests {\n fn f() { table.take_back() }\n}",
        "fn f() { lens.whole; words.take_back; x.saved(); save::Extras }",
    ] {
        assert_eq!(faults("app/play/zoom.rs", fine), Vec::<String>::new());
    }
}
