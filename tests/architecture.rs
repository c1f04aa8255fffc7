//! The shape of the sources: which layer may name which, who may name the browser,
//! what may not stand in what ships, how long a file may be, that no files import each
//! other in a ring, and that each sentence of the rules has its test.

use std::path::{Path, PathBuf};
use xtask::rings::rings;
use xtask::source::{self, code, names, shipped};

/// The layers; each may name itself and those before it.
const LAYERS: [&str; 10] =
    ["scene", "rules", "kit", "games", "record", "table", "mind", "say", "app", "web"];

/// The crates of the browser's interfaces, which only `web` names.
const BROWSER: [&str; 3] = ["web_sys", "js_sys", "wasm_bindgen"];

/// What reaches secrets, and the files and folders that may call it: what the eye at the screen
/// sees and heard, the save, the figures of rule pages, reviews of games that hide nothing any more,
/// and what takes any step back.
const SECRETS: [(&str, &[&str]); 7] = [
    ("whole", &["record/", "table/look.rs", "table/save.rs"]),
    ("save", &["app/keep.rs"]),
    ("save_of", &["app/keep.rs", "app/remember.rs"]),
    ("lay_open", &["say/figure.rs", "table/look.rs"]),
    ("view_of", &["table/"]),
    ("question", &["mind/job.rs", "app/play/session.rs"]),
    ("take_back", &[]),
];

/// Where the two programs begin: they say themselves what is called from without, as the other one
/// would bring it along.
const PROGRAMS: [&str; 2] = ["main.rs", "bin/thinker.rs"];

/// What thinks, which the page links nothing of.
const THINKING: [&str; 5] = ["Thinkable", "Thinker", "Search", "Limits", "work"];

/// The layers of the page and the thinker's file among them.
const PAGE: [&str; 5] = ["record", "table", "say", "app", "web"];
const THINKER: &str = "web/thinker.rs";

/// What ends the program.
const ENDINGS: [&str; 6] =
    [".unwrap()", ".expect(", "panic!", "todo!", "unimplemented!", "unreachable!"];

/// The only place that says so and may: a value of one game met another.
const LOUD: (&str, &str) = ("rules/any/foreign.rs", "panic!");

/// The most lines that a file may have: past them there are two ideas in one.
const LONGEST: usize = 600;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The Rust files below a folder, as paths from it with slashes, and their texts.
fn files(folder: &Path) -> Vec<(String, String)> {
    source::files(folder, ".rs").expect("a folder of sources")
}

/// The layers that a source names behind `crate::`, one by one or in braces, or behind
/// as many `super::` as lead out of its own layer; `depth` is how many that are.
fn named_layers(code: &str, depth: usize) -> Vec<(usize, String)> {
    let up = format!("{}super::", "super::".repeat(depth));
    let mut found = Vec::new();
    for start in ["crate::".to_owned(), up] {
        for (at, _) in code.match_indices(&start) {
            let before = &code[..at];
            if before.ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == ':') {
                continue;
            }
            let line = before.matches('\n').count() + 1;
            let rest = code[at + start.len()..].trim_start();
            let name = |text: &str| -> String {
                text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()
            };
            let Some(group) = rest.strip_prefix('{') else {
                found.push((line, name(rest)));
                continue;
            };
            // The first word after the brace and after each comma of that level.
            let (mut level, mut first) = (0, true);
            for (i, c) in group.char_indices() {
                match c {
                    '{' => level += 1,
                    '}' if level == 0 => break,
                    '}' => level -= 1,
                    ',' if level == 0 => first = true,
                    c if c.is_whitespace() => {}
                    _ if first && level == 0 => {
                        found.push((line, name(&group[i..])));
                        first = false;
                    }
                    _ => {}
                }
            }
        }
    }
    found
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
    let mut fault = |line: usize, what: String| out.push(format!("src/{path}:{line}: {what}"));
    let code = shipped(&code(source));
    let layer = path.split('/').next().filter(|layer| LAYERS.contains(layer));
    let rank = |name: &str| LAYERS.iter().position(|layer| *layer == name);
    if let Some(own) = layer.and_then(rank) {
        // `src/games/mod.rs` is one `super` below the crate, as is `src/games/list.rs`
        // two: a file named mod.rs stands for its folder.
        let depth = path.matches('/').count() - usize::from(path.ends_with("/mod.rs"));
        for (line, name) in named_layers(&code, depth) {
            if rank(&name).is_some_and(|other| other > own) {
                fault(line, format!("{} names {name}, a layer below it", LAYERS[own]));
            }
        }
    } else if path != "lib.rs" && !PROGRAMS.contains(&path) {
        fault(1, "is in no layer".to_owned());
    }
    for (at, line) in code.lines().enumerate() {
        for name in BROWSER.iter().filter(|name| names(line, name)) {
            if layer != Some("web") && !PROGRAMS.contains(&path) {
                fault(at + 1, format!("names {name}, which only web may"));
            }
        }
        if layer.is_some_and(|layer| PAGE.contains(&layer)) && path != THINKER {
            // By its own name, `work` is too usual a word.
            let thinks = |name: &&&str| match **name {
                "work" => line.contains("mind::") && names(line, "work"),
                name => names(line, name),
            };
            for name in THINKING.iter().filter(thinks) {
                fault(at + 1, format!("names {name}, which thinks: the page does not"));
            }
        }
        for (name, files) in SECRETS.iter().filter(|(name, _)| calls(line, name)) {
            if !files.iter().any(|file| path.starts_with(file)) {
                fault(at + 1, format!("calls {name}, which reaches secrets"));
            }
        }
        for ending in ENDINGS.iter().filter(|ending| line.contains(*ending)) {
            if (path, *ending) != LOUD {
                fault(at + 1, format!("{ending} ends the program"));
            }
        }
    }
    let lines = source.lines().count();
    if lines > LONGEST {
        fault(lines, format!("has {lines} lines; past {LONGEST} there are two ideas in one"));
    }
    out
}

#[test]
fn the_sources_keep_their_shape() {
    let files = files(&root().join("src"));
    assert!(files.len() > 20, "{} files", files.len());
    let faults: Vec<String> =
        files.iter().flat_map(|(path, source)| faults(path, source)).collect();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// Each import that is a part of a ring of files in one layer; see [`xtask::rings`].
fn ringed(files: &[(String, String)]) -> Vec<String> {
    let all = rings(files).into_iter().flat_map(|ring| ring.imports);
    all.map(|import| {
        let (by, line, name, of) = (import.by, import.line, import.name, import.of);
        format!("src/{by}:{line}: imports {name} of {of}, which leads back to it")
    })
    .collect()
}

#[test]
fn the_files_of_one_folder_import_each_other_without_a_ring() {
    let found = ringed(&files(&root().join("src")));
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[test]
fn a_planted_ring_is_found() {
    let mut files = files(&root().join("src"));
    let types = files.iter_mut().find(|(path, _)| path == "games/mak_yek/types.rs");
    types.expect("the types of a game").1.insert_str(0, "use super::Position;\n");
    let found = ringed(&files).join("\n");
    for import in [
        "src/games/mak_yek/types.rs:1: imports Position of games/mak_yek/position.rs,",
        "src/games/mak_yek/position.rs:4: imports Event of games/mak_yek/types.rs,",
    ] {
        assert!(found.contains(import), "{import}\n{found}");
    }
}

/// The layers of `lib.rs` are those of this test: none is forgotten here.
#[test]
fn every_module_of_the_crate_is_a_layer() {
    let source = std::fs::read_to_string(root().join("src/lib.rs")).expect("lib.rs");
    let code = code(&source);
    let modules =
        code.lines().filter_map(|line| line.trim().trim_start_matches("pub ").strip_prefix("mod "));
    let mut modules: Vec<&str> = modules.map(|name| name.trim_end_matches(';')).collect();
    modules.sort_unstable();
    let mut layers = LAYERS;
    layers.sort_unstable();
    assert_eq!(modules, layers);
}

/// Each folder of `games/` stands in the catalogue: at least one game is of it.
#[test]
fn every_game_folder_is_listed() {
    let list = std::fs::read_to_string(root().join("src/games/list.rs")).expect("the catalogue");
    let module = std::fs::read_to_string(root().join("src/games/mod.rs")).expect("mod.rs");
    let (list, module) = (code(&list), code(&module));
    let mut folders = 0;
    for entry in std::fs::read_dir(root().join("src/games")).expect("the games") {
        let entry = entry.expect("an entry");
        if entry.path().is_dir() {
            let name = entry.file_name().to_string_lossy().into_owned();
            let listed = list.contains(&format!(" in {name},"));
            assert!(listed, "no game of {name} is listed");
            assert!(names(&module, &name), "games/mod.rs does not name {name}");
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
    caught("rules/line.rs", "use crate::table::Table;", "names table");
    caught("scene/mod.rs", "fn f() { crate::games::x() }", "names games");
    caught(
        "games/mak_yek/mod.rs",
        "use crate::{\n  rules::{Seat, web},\n  say::Lang,\n};",
        "names say",
    );
    caught("games/list.rs", "use super::super::mind::Search;", "names mind");
    caught("kit/duel.rs", "use crate::games::eight::Square;", "names games");
    caught("table/mod.rs", "use super::web;", "names web");
    caught("table/mod.rs", "\n\nuse web_sys::Window;", "src/table/mod.rs:3: names web_sys");
    caught("say/en/mod.rs", "fn f() { js_sys::eval(\"\") }", "names js_sys");
    caught("mind/mod.rs", "fn f() { g().unwrap() }", ".unwrap()");
    caught("app/play/page.rs", "fn f() { table.whole().line() }", "reaches secrets");
    caught("app/play/page.rs", "fn f() { Record::whole(&table).line() }", "reaches secrets");
    caught("app/play/page.rs", "fn f() { tables.map(Record::<Any>::whole) }", "reaches secrets");
    caught("app/play/page.rs", "fn f() { table.save(&extras) }", "reaches secrets");
    caught("app/play/page.rs", "fn f() { Table::save(table, &extras) }", "reaches secrets");
    caught("app/text.rs", "fn f() { keep::save_of(open) }", "calls save_of");
    caught("app/text.rs", "use super::keep::{Resumable, save_of};", "calls save_of");
    caught("app/play/steps.rs", "fn f() { game.session.table.take_back() }", "calls take_back");
    caught("web/effects.rs", "fn f() { g().expect(\"it\") }", ".expect(");
    caught("lib.rs", "fn f() { panic!() }", "panic!");
    caught("rules/any/held.rs", "fn f() { panic!() }", "panic!");
    caught("rules/any/foreign.rs", "fn f() { g().unwrap() }", ".unwrap()");
    caught("app/play/session.rs", "use crate::mind::{Job, work};", "names work, which thinks");
    caught("web/mind.rs", "fn f() { mind::work(&job) }", "names work, which thinks");
    caught("table/look.rs", "use crate::rules::Thinkable;", "names Thinkable, which thinks");
    caught("app/play/page.rs", "fn f(x: crate::mind::Thinker) {}", "names Thinker");
    caught("bin/other.rs", "", "in no layer");
    caught("lib.rs", "use wasm_bindgen::prelude::*;", "names wasm_bindgen");
    caught("loose.rs", "", "in no layer");
    caught("web/effects.rs", &"//\n".repeat(601), "601 lines");
    let after = "#[cfg(test)]\nmod tests { fn f() { g().unwrap() } }\nfn h() { todo!() }";
    caught("rules/line.rs", after, "src/rules/line.rs:3: todo!");
    for (path, fine) in [
        ("table/mod.rs", "use crate::rules::Seat; use crate::{scene, games::GameId};"),
        ("rules/mod.rs", "// crate::web\n/* .unwrap() */ const A: &str = \"crate::say panic!\";"),
        ("rules/mod.rs", "const A: &str = r#\"\" .unwrap() \"#; const B: char = '\"';"),
        ("rules/mod.rs", "fn f<'a>(x: &'a str) -> char { '\\'' } // panic!"),
        ("rules/mod.rs", "#[cfg(test)]\nmod tests {\n use crate::games; fn f() { x.unwrap() }\n}"),
        ("web/page.rs", "use wasm_bindgen::prelude::*; use crate::say::Lang;"),
        ("bin/thinker.rs", "use wasm_bindgen::prelude::*; fn main() {}"),
        ("web/thinker.rs", "use crate::mind::{Thinker, work};"),
        ("web/mind.rs", "use crate::mind::Job;\nfn f(work: u8) {}"),
        ("app/play/zoom.rs", "fn f() { lens.whole; words.take_back; x.saved(); save::Extras }"),
        ("mind/mod.rs", "fn f() { x.unwrap_or(1); y.unwrap_or_default(); my_web_sys(); }"),
        ("games/mak_yek/board.rs", "use super::mind::Move;"),
    ] {
        assert_eq!(faults(path, fine), Vec::<String>::new());
    }
}
