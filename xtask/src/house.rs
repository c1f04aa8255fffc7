//! `cargo xtask house [FOLDER]`: the measures of the house that the sources are, as tables of Markdown.
//!
//! Lines of code are those that are neither blank nor comment nor for tests alone.

use crate::failure::{Failure, Result};
use crate::places;
use crate::rings::{Ring, rings};
use crate::source::{self, Function, Token};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

/// The most lines of a function, of a file, and the longest line of a style sheet, as they should be.
const FUNCTION: usize = 50;
const FILE: usize = 600;
const SHEET: usize = 100;

/// In how many places a question to a game should be passed on at most.
const PLACES: usize = 3;

/// The traits whose members are the questions to a game.
const TRAITS: [&str; 4] = ["Rules", "Game", "Seen", "Notation"];

/// The folders of the languages.
const LANGUAGES: [&str; 3] = ["say/en/", "say/fr/", "say/zh/"];

/// Measures the project, or another checkout.
pub fn house(arguments: &[String]) -> Result<()> {
    let folder = match arguments {
        [] => places::root(),
        [folder] => Path::new(folder),
        _ => return Err(Failure::new("one folder at most").advise("cargo xtask house [FOLDER]")),
    };
    let read = |below: &str, ending| {
        let below = folder.join(below);
        source::files(&below, ending).map_err(Failure::file("read", &below))
    };
    let (src, tests, styles) =
        (read("src", ".rs")?, read("tests", ".rs")?, read("styles", ".css")?);
    println!("{}", report(&src, &tests, &styles));
    Ok(())
}

/// Sources by their paths.
type Files = [(String, String)];

/// Where something stands.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Place {
    file: String,
    line: usize,
    what: String,
    lines: usize,
}

/// All tables.
fn report(src: &Files, tests: &Files, styles: &Files) -> String {
    let (rings, functions, forwards) = (rings(src), long_functions(src), forwards(src));
    let (files, wide) = (long_files(src), wide_lines(styles));
    let questions = questions(src);
    let passed = passed(&forwards, &questions);
    let most = passed.first().map_or(0, |(_, places)| places.len());
    let ring = rings.iter().map(|ring| ring.files.len()).max().unwrap_or(0);
    let widest = wide.iter().map(|place| place.lines).max().unwrap_or(0);
    let mut out = String::from("| measure | figure | goal |\n|---|--:|--:|\n");
    let mut row = |what: &str, figure: usize, goal: &str| {
        let _ = writeln!(out, "| {what} | {figure} | {goal} |");
    };
    row("rings of files", rings.len(), "0");
    row("files in the longest ring", ring, "0");
    row("functions that pass on to one of their name", forwards.len(), "");
    row("most of them for one question to a game", most, &format!("≤ {PLACES}"));
    row(&format!("functions over {FUNCTION} lines"), functions.len(), "0");
    row(&format!("files over {FILE} lines"), files.len(), "0");
    row("longest line of a style sheet", widest, &format!("≤ {SHEET}"));
    let sheets = wide.iter().filter(|place| place.lines > SHEET).count();
    row(&format!("lines of style sheets over {SHEET}"), sheets, "0");
    let _ = write!(out, "\n{}\n{}", layers(src), games(src, tests));
    details(&mut out, "Rings", &rings.iter().map(show_ring).collect::<Vec<_>>());
    let passed = passed.iter().filter(|(_, places)| places.len() > PLACES);
    let passed: Vec<String> = passed.map(|(name, places)| show_passed(name, places)).collect();
    details(&mut out, &format!("Questions passed on in more than {PLACES} places"), &passed);
    let show = |place: &Place| {
        format!("{} `{}` src/{}:{}", place.lines, place.what, place.file, place.line)
    };
    let long: Vec<String> = functions.iter().map(show).collect();
    details(&mut out, &format!("Functions over {FUNCTION} lines, tables aside"), &long);
    details(&mut out, &format!("Files over {FILE} lines"), &files);
    out
}

/// A heading and its list, if there is anything to list.
fn details(out: &mut String, heading: &str, list: &[String]) {
    if !list.is_empty() {
        let _ = writeln!(out, "\n{heading}:\n\n- {}", list.join("\n- "));
    }
}

fn show_ring(ring: &Ring) -> String {
    format!("{}: {}", ring.files.len(), ring.files.join(" "))
}

fn show_passed(name: &str, places: &[&Place]) -> String {
    let mut out = format!("`{name}` {}:", places.len());
    for place in places {
        let _ = write!(out, " {}:{}", place.file, place.line);
    }
    out
}

/// Lines and lines of code.
#[derive(Clone, Copy, Default)]
struct Size {
    files: usize,
    lines: usize,
    code: usize,
}

impl Size {
    /// Adds a file.
    fn add(&mut self, text: &str) {
        let code = source::shipped(&source::code(text));
        self.files += 1;
        self.lines += text.lines().count();
        self.code += code.lines().filter(|line| !line.trim().is_empty()).count();
    }

    /// The size of the files whose paths are so.
    fn of(files: &Files, chosen: impl Fn(&str) -> bool) -> Size {
        let mut size = Size::default();
        for (_, text) in files.iter().filter(|(path, _)| chosen(path)) {
            size.add(text);
        }
        size
    }
}

/// The table of the layers: the top folders of `src`, the languages apart.
fn layers(src: &Files) -> String {
    let mut sizes: BTreeMap<&str, Size> = BTreeMap::new();
    for (path, text) in src {
        let layer = match path.split_once('/') {
            _ if LANGUAGES.iter().any(|language| path.starts_with(language)) => "say: languages",
            Some((layer, _)) => layer,
            None => "lib.rs, main.rs",
        };
        sizes.entry(layer).or_default().add(text);
    }
    let all = Size::of(src, |_| true);
    let mut out = String::from("| layer | files | lines | of code |\n|---|--:|--:|--:|\n");
    for (layer, size) in sizes.into_iter().chain([("all", all)]) {
        let _ = writeln!(out, "| {layer} | {} | {} | {} |", size.files, size.lines, size.code);
    }
    out
}

/// The table of the folders of games: lines, and of code.
fn games(src: &Files, tests: &Files) -> String {
    let folders = src.iter().filter_map(|(path, _)| path.strip_prefix("games/")?.split_once('/'));
    let folders: BTreeSet<&str> = folders.map(|(game, _)| game).collect();
    let mut out = String::from("| game | folder | of code | sentences, languages aside | of code ");
    out.push_str("| languages | tests |\n|---|--:|--:|--:|--:|--:|--:|\n");
    for game in folders {
        let folder = Size::of(src, |path| path.starts_with(&format!("games/{game}/")));
        let language = |path: &str| LANGUAGES.iter().any(|folder| path.starts_with(folder));
        let said = |path: &str| path.starts_with("say/") && is_of(path, game);
        let say = Size::of(src, |path| said(path) && !language(path));
        let languages = Size::of(src, |path| said(path) && language(path));
        let tests = Size::of(tests, |path| is_of(path, game));
        let _ = writeln!(
            out,
            "| {game} | {} | {} | {} | {} | {} | {} |",
            folder.lines, folder.code, say.lines, say.code, languages.lines, tests.lines
        );
    }
    out
}

/// Whether a file is of a game: it or a folder around it is named so, or so with an underscore behind.
fn is_of(path: &str, game: &str) -> bool {
    path.trim_end_matches(".rs").split('/').any(|part| {
        part.strip_prefix(game).is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
    })
}

/// Gives each function of the sources that ships, with its file.
fn each_function(src: &Files, mut out: impl FnMut(&str, &Function)) {
    for (path, text) in src {
        let code = source::shipped(&source::code(text));
        let tokens = source::tokens(&code);
        source::functions(&tokens).iter().for_each(|function| out(path, function));
    }
}

/// A function as a place.
fn place(file: &str, function: &Function) -> Place {
    let (line, lines) = (function.line, function.lines);
    Place { file: file.to_owned(), line, what: function.name.to_owned(), lines }
}

/// The functions that are too long and no table, the longest first.
fn long_functions(src: &Files) -> Vec<Place> {
    let mut out = Vec::new();
    each_function(src, |file, function| {
        if function.lines > FUNCTION && !is_table(function.body) {
            out.push(place(file, function));
        }
    });
    out.sort_by_key(|place| std::cmp::Reverse(place.lines));
    out
}

/// Whether a body is one literal: a list, or a type's name and its fields.
fn is_table(body: &[Token]) -> bool {
    let name = |token: &&Token| token.is_word() || matches!(token.text, "&" | "::" | "!");
    let open = body.iter().take_while(name).count();
    let control = ["match", "if", "for", "while", "loop", "unsafe", "let"];
    let flows = body[..open].iter().any(|token| control.contains(&token.text));
    let opens = body.get(open).is_some_and(|token| matches!(token.text, "[" | "{"));
    opens && !flows && source::close(body, open) == body.len()
}

/// The functions that do nothing but pass on to one of their name.
fn forwards(src: &Files) -> Vec<Place> {
    let mut out = Vec::new();
    each_function(src, |file, function| {
        if passes_on(function) {
            out.push(place(file, function));
        }
    });
    out
}

/// Whether a body is one expression that calls a function of the same name, of something else: what goes in
/// and what comes back may be wrapped, but nothing is decided and nothing is kept.
fn passes_on(function: &Function) -> bool {
    let body = match function.body {
        [all @ .., Token { text: ";", .. }] => all,
        all => all,
    };
    let more = ["if", "match", "=", "+", "-", "/", "%", "<", "|", "=>"];
    let mut depth = 0_usize;
    for (at, token) in body.iter().enumerate() {
        // A sign that opens the types of a name compares nothing.
        let compared = at > 0 && body[at - 1].text != "::";
        match token.text {
            "(" | "[" => depth += 1,
            ")" | "]" => depth = depth.saturating_sub(1),
            "{" | ";" => return false,
            "<" if !compared => {}
            // What is within a call's brackets is what goes in.
            text if depth == 0 && more.contains(&text) => return false,
            _ => {}
        }
    }
    body.windows(3).any(|three| {
        matches!(three[0].text, "." | "::")
            && three[1].text == function.name
            && matches!(three[2].text, "(" | "::")
    })
}

/// The members of the traits that a game answers.
fn questions(src: &Files) -> BTreeSet<String> {
    let mut out = BTreeSet::new();
    for (_, text) in src.iter().filter(|(path, _)| path.starts_with("rules/")) {
        let code = source::shipped(&source::code(text));
        let tokens = source::tokens(&code);
        for (at, pair) in tokens.windows(2).enumerate() {
            if pair[0].text != "trait" || !TRAITS.contains(&pair[1].text) {
                continue;
            }
            let Some(open) = tokens[at..].iter().position(|token| token.text == "{") else {
                continue;
            };
            let members = &tokens[at + open..source::close(&tokens, at + open)];
            let members = members.windows(2).filter(|pair| pair[0].text == "fn");
            out.extend(members.map(|pair| pair[1].text.to_owned()));
        }
    }
    out
}

/// Where each question is passed on, that of the most places first.
fn passed<'a>(
    forwards: &'a [Place],
    questions: &'a BTreeSet<String>,
) -> Vec<(&'a str, Vec<&'a Place>)> {
    let of = |name: &String| forwards.iter().filter(|place| place.what == *name).collect();
    let mut out: Vec<(&str, Vec<&Place>)> =
        questions.iter().map(|name| (name.as_str(), of(name))).collect();
    out.sort_by_key(|(_, places)| std::cmp::Reverse(places.len()));
    out
}

/// The files that are too long.
fn long_files(src: &Files) -> Vec<String> {
    let lines = src.iter().map(|(path, text)| (text.lines().count(), path));
    let long = lines.filter(|&(lines, _)| lines > FILE);
    long.map(|(lines, path)| format!("{lines} src/{path}")).collect()
}

/// How long the lines of the style sheets are.
fn wide_lines(styles: &Files) -> Vec<Place> {
    let mut out = Vec::new();
    for (file, text) in styles {
        for (at, line) in text.lines().enumerate() {
            let (file, what) = (file.clone(), String::new());
            out.push(Place { file, line: at + 1, what, lines: line.chars().count() });
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(list: &[(&str, &str)]) -> Vec<(String, String)> {
        list.iter().map(|&(path, text)| (path.into(), text.into())).collect()
    }

    /// The names of the functions of a source that pass on.
    fn passing(source: &str) -> Vec<String> {
        forwards(&files(&[("a.rs", source)])).into_iter().map(|place| place.what).collect()
    }

    #[test]
    fn functions_that_pass_on_are_found() {
        for source in [
            "fn x(&self) -> u8 { self.y.x() }",
            "fn x(&mut self) { self.0.x(); }",
            "fn x(&self, z: &mut F) { (**self).x(&mut |a| z(W(a - 1))) }",
            "fn x() -> u8 { G::x() }",
            "fn x() -> u8 { <G as T>::x() }",
            "fn x() -> Vec<u8> { G::x::<u8>().map(W::new) }",
            "fn x(&self) -> W { W::new(self.0.x(1)) }",
        ] {
            assert_eq!(passing(source), ["x"], "{source}");
        }
        for source in [
            "fn x(&self) -> u8 { self.y.z() }",
            "fn x(n: u8) -> u8 { if n > 0 { s.x() } else { 0 } }",
            "fn x(n: u8) -> u8 { self.0.x() + 1 }",
            "fn x(n: u8) -> bool { self.0.x() < 1 }",
            "fn x(&mut self) { self.0.x(); self.1 = 2; }",
            "fn x(n: u8) -> u8 { x(n) }",
            "fn x(&self) -> u8 { self.x }",
            "#[cfg(test)] fn x(&self) -> u8 { self.y.x() }",
        ] {
            assert_eq!(passing(source), [""; 0], "{source}");
        }
    }

    #[test]
    fn the_question_that_is_passed_on_most_comes_first() {
        let src = files(&[
            ("rules/game.rs", "trait Rules: Sized { fn a(&self); fn b(&self) {} fn c(); }"),
            ("rules/any.rs", "fn b() { G::b() } fn b(&self) { self.0.b() } fn a() { G::a() }"),
            ("say/any.rs", "trait Seen { fn d(); } fn d() { G::d() } fn b() { H::b() }"),
        ]);
        let (forwards, questions) = (forwards(&src), questions(&src));
        let found = passed(&forwards, &questions);
        let count: Vec<_> = found.iter().map(|(name, places)| (*name, places.len())).collect();
        assert_eq!(count, [("b", 3), ("a", 1), ("c", 0)]);
        assert!(report(&src, &[], &[]).contains("| most of them for one question to a game | 3 |"));
    }

    #[test]
    fn long_functions_are_found_and_tables_are_not() {
        let body = "1,\n".repeat(60);
        for (start, end, found) in [
            ("fn x() -> [u8; 60] { [", "] }", 0),
            ("fn x() -> T { &A::T { a: [", "] } }", 0),
            ("fn x() -> Vec<u8> { vec![", "] }", 0),
            ("fn x() { f([", "]) }", 1),
            ("fn x(y: u8) { match y {", "} }", 1),
            ("fn x() -> usize { [", "].len() }", 1),
            ("const X: [u8; 60] = [", "];", 0),
        ] {
            let src = files(&[("a/b.rs", &format!("{start}{body}{end}"))]);
            assert_eq!(long_functions(&src).len(), found, "{start}");
        }
    }

    #[test]
    fn lines_are_counted_by_layer_and_by_game() {
        let text = "//! It.\n\nfn f() {\n    g(\"\n\") // no\n}\n#[cfg(test)]\nmod tests {}\n";
        let src = files(&[
            ("lib.rs", text),
            ("games/mod.rs", text),
            ("games/it/mod.rs", text),
            ("say/it.rs", text),
            ("say/it/ask.rs", text),
            ("say/en/it_rules.rs", text),
            ("say/italic.rs", text),
        ]);
        let tests = files(&[("it/main.rs", text), ("say/it.rs", text), ("kit.rs", text)]);
        let layers = layers(&src);
        assert!(layers.contains("| games | 2 | 16 | 8 |"), "{layers}");
        assert!(layers.contains("| say | 3 | 24 | 12 |"), "{layers}");
        assert!(layers.contains("| say: languages | 1 | 8 | 4 |"), "{layers}");
        assert!(layers.contains("| all | 7 | 56 | 28 |"), "{layers}");
        let games = games(&src, &tests);
        assert!(games.contains("| it | 8 | 4 | 16 | 8 | 8 | 16 |"), "{games}");
    }

    #[test]
    fn long_lines_and_files_are_found() {
        let (sheet, long) = ("a {}\n".to_owned() + &"b".repeat(120), "\n".repeat(601));
        let out = report(&files(&[("a.rs", &long)]), &[], &files(&[("a.css", &sheet)]));
        assert!(out.contains("| longest line of a style sheet | 120 | ≤ 100 |"), "{out}");
        assert!(out.contains("- 601 src/a.rs"), "{out}");
    }
}
