//! Which file imports which, and the rings that they make.
//!
//! The rule: a file imports the file that *defines* a name which it uses.
//!
//! - A name is used where a `use` brings it in, or where a path leads to it (`super::x::f()`). A path to a
//!   module alone is no use yet; `x::f()` after `use super::x` is one.
//! - A re-export is a road, not a place: `super::Seat` leads through `pub use seat::Seat` of the parent to
//!   `seat.rs`. So a parent does not import what it declares and hands on, and is not imported for it.
//! - A parent whose own code uses such a name, too, imports it as anybody else. (Of a small letter it is
//!   used where it is called or a path goes on from it; else a variable of that name would count.)
//! - Methods count for nothing: no name leads from `a.f()` to the file where `f` stands.
//! - What is only for tests counts for nothing.
//!
//! A ring is a set of files each of which leads to each other by such imports, all in one top folder of `src`.

use crate::source::{self, Token, close};
use std::collections::{BTreeMap, BTreeSet};

/// Files that import each other, all of them by some way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ring {
    /// Their paths below `src`, in order.
    pub files: Vec<String>,
    /// The imports among them: who, where, what, from whom.
    pub imports: Vec<Import>,
}

/// An import: the first of one file from one other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Import {
    /// The file that imports.
    pub by: String,
    /// Its line.
    pub line: usize,
    /// The name.
    pub name: String,
    /// The file that defines it.
    pub of: String,
}

/// A name that a `use` brings into a file.
struct Leaf<'a> {
    path: Vec<&'a str>,
    /// By what name it is known here; `*` brings everything.
    name: &'a str,
    line: usize,
    /// Whether it is handed on.
    public: bool,
    /// How many modules within the file stand around it.
    inside: usize,
}

/// A path in code that is not of a `use`.
struct Named<'a> {
    path: Vec<&'a str>,
    line: usize,
    inside: usize,
    /// Whether it is surely no variable: called, or a path goes on from it.
    certain: bool,
}

/// What a file says of its names.
#[derive(Default)]
struct File<'a> {
    module: Vec<&'a str>,
    leaves: Vec<Leaf<'a>>,
    named: Vec<Named<'a>>,
    defines: BTreeSet<&'a str>,
}

/// The rings of sources given by their paths below `src`.
pub fn rings(sources: &[(String, String)]) -> Vec<Ring> {
    let codes: Vec<String> =
        sources.iter().map(|(_, text)| source::shipped(&source::code(text))).collect();
    let tokens: Vec<Vec<Token>> = codes.iter().map(|code| source::tokens(code)).collect();
    let mut files: Vec<File> = Vec::new();
    for ((path, _), tokens) in sources.iter().zip(&tokens) {
        let mut file = read(tokens);
        let path = path.trim_end_matches(".rs");
        file.module = path.strip_suffix("/mod").unwrap_or(path).split('/').collect();
        files.push(file);
    }
    let house = House {
        places: files.iter().enumerate().map(|(at, file)| (file.module.clone(), at)).collect(),
        files: &files,
    };
    let imports: Vec<BTreeMap<usize, (usize, &str)>> =
        (0..files.len()).map(|at| house.imports(at)).collect();
    let reached: Vec<BTreeSet<usize>> =
        (0..files.len()).map(|from| reach(&imports, from)).collect();
    let mut out = Vec::new();
    for (first, from) in reached.iter().enumerate() {
        // Each ring once: by its first file.
        let ring: Vec<usize> =
            from.iter().copied().filter(|&to| reached[to].contains(&first)).collect();
        if ring.len() > 1 && ring[0] == first {
            let name = |at: usize| sources[at].0.clone();
            let of = |by: usize| {
                imports[by].iter().filter(|(of, _)| ring.contains(of)).map(
                    move |(&of, &(line, what))| Import {
                        by: name(by),
                        line,
                        name: what.to_owned(),
                        of: name(of),
                    },
                )
            };
            let imports = ring.iter().flat_map(|&by| of(by)).collect();
            out.push(Ring { files: ring.iter().map(|&at| name(at)).collect(), imports });
        }
    }
    out
}

/// The files to which imports lead from one.
fn reach<T>(imports: &[BTreeMap<usize, T>], from: usize) -> BTreeSet<usize> {
    let (mut found, mut left) = (BTreeSet::new(), vec![from]);
    while let Some(next) = left.pop() {
        left.extend(imports[next].keys().filter(|&&to| found.insert(to)));
    }
    found
}

/// All files, and the places of the modules that they are.
struct House<'a> {
    places: BTreeMap<Vec<&'a str>, usize>,
    files: &'a [File<'a>],
}

impl<'a> House<'a> {
    /// What a file imports of others in its layer, with the line and the name of the first.
    fn imports(&self, at: usize) -> BTreeMap<usize, (usize, &'a str)> {
        let file = &self.files[at];
        let mut out = BTreeMap::new();
        let mut add = |of: Option<usize>, line: usize, name: &'a str| {
            let near =
                |&of: &usize| of != at && self.files[of].module.first() == file.module.first();
            if let Some(of) = of.filter(near) {
                out.entry(of).or_insert((line, name));
            }
        };
        for leaf in &file.leaves {
            let path = self.absolute(at, &leaf.path, leaf.inside);
            if !leaf.public {
                let everything = leaf.name == "*";
                add(path.and_then(|path| self.definer(&path, everything)), leaf.line, leaf.name);
                continue;
            }
            let sure =
                |named: &&Named| named.certain || !named.path[0].starts_with(char::is_lowercase);
            for named in file.named.iter().filter(sure) {
                let first = named.path[0];
                let of = match leaf.name {
                    "*" => path.as_ref().and_then(|path| self.among(path, first)),
                    name if name == first => path.as_ref().and_then(|p| self.definer(p, false)),
                    _ => None,
                };
                add(of, named.line, first);
            }
        }
        for named in file.named.iter().filter(|named| named.path.len() > 1) {
            let path = self.absolute(at, &named.path, named.inside);
            let name = named.path[named.path.len() - 1];
            add(path.and_then(|path| self.definer(&path, false)), named.line, name);
        }
        out
    }

    /// A path from the crate on; `None` where it leads to another crate or to a name that is no module's.
    fn absolute(&self, at: usize, path: &[&'a str], inside: usize) -> Option<Vec<&'a str>> {
        let file = &self.files[at];
        let (first, rest) = path.split_first()?;
        if *first == "crate" {
            return Some(rest.to_vec());
        }
        let ups = path.iter().take_while(|&&part| part == "super").count();
        if ups > 0 || *first == "self" {
            let up = ups.saturating_sub(inside);
            let base = file.module.get(..file.module.len().checked_sub(up)?)?;
            return Some([base, &path[ups.max(1)..]].concat());
        }
        let child = [file.module.as_slice(), &[*first]].concat();
        if self.places.contains_key(&child) {
            return Some([&child, rest].concat());
        }
        let leaf = file.leaves.iter().find(|leaf| leaf.name == *first && leaf.path != path)?;
        Some([self.absolute(at, &leaf.path, leaf.inside)?.as_slice(), rest].concat())
    }

    /// The file of the longest beginning of a path that is a module, and what is left of the path.
    fn module<'p>(&self, path: &'p [&'a str]) -> Option<(usize, &'p [&'a str])> {
        let ends = (1..=path.len()).rev();
        let mut found =
            ends.filter_map(|end| Some((*self.places.get(&path[..end])?, &path[end..])));
        found.next()
    }

    /// The file that defines what a path leads to. A module alone is nobody's, unless everything of it is
    /// meant.
    fn definer(&self, path: &[&'a str], everything: bool) -> Option<usize> {
        let (at, rest) = self.module(path)?;
        let Some(name) = rest.first() else { return everything.then_some(at) };
        let file = &self.files[at];
        if file.defines.contains(name) {
            return Some(at);
        }
        for leaf in file.leaves.iter().filter(|leaf| leaf.name == *name) {
            if let Some(road) = self.absolute(at, &leaf.path, leaf.inside) {
                return self.definer(&[&road, &rest[1..]].concat(), everything);
            }
        }
        let everythings = file.leaves.iter().filter(|leaf| leaf.name == "*");
        let roads = everythings.filter_map(|leaf| self.absolute(at, &leaf.path, leaf.inside));
        roads.into_iter().find_map(|road| self.among(&road, name)).or(Some(at))
    }

    /// The file of this module, if it defines the name.
    fn among(&self, module: &[&'a str], name: &str) -> Option<usize> {
        let (at, rest) = self.module(module)?;
        (rest.is_empty() && self.files[at].defines.contains(name)).then_some(at)
    }
}

/// Reads what a file says of its names.
fn read<'a>(tokens: &'a [Token<'a>]) -> File<'a> {
    let mut file = File::default();
    // Where the modules within the file and the enums that stand around this place end.
    let (mut modules, mut enums): (Vec<usize>, Vec<(usize, usize)>) = (Vec::new(), Vec::new());
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        modules.retain(|&end| at < end);
        enums.retain(|&(_, end)| at < end);
        let after = |n: usize| tokens.get(at + n).map_or("", |token| token.text);
        let before = |n: usize| at.checked_sub(n).map_or("", |at| tokens[at].text);
        let inside = modules.len();
        match token.text {
            "use" => {
                let public = before(1) == "pub" || (before(1) == ")" && before(4) == "pub");
                let mut tree = Tree { tokens, at: at + 1, public, inside, out: &mut file.leaves };
                tree.read(&[]);
                at = tree.at;
                continue;
            }
            "mod" if after(2) == "{" => modules.push(close(tokens, at + 2)),
            "enum" => {
                let open = tokens[at..].iter().position(|token| token.text == "{");
                enums.extend(open.map(|open| (at + open, close(tokens, at + open))));
            }
            _ => {}
        }
        let word = token.is_word() || matches!((token.text, before(1)), ("crate", "$"));
        let defined = matches!(
            before(1),
            "fn" | "struct" | "enum" | "trait" | "type" | "const" | "static" | "mod" | "union"
        ) || (before(1) == "!" && before(2) == "macro_rules");
        let variant = enums.last().is_some_and(|&(open, _)| is_variant(tokens, open, at));
        if defined && token.is_word() {
            file.defines.insert(token.text);
        }
        let own = defined || variant || matches!(before(1), "::" | "." | "'");
        let other = before(1) == "$" && token.text != "crate";
        // A field, a parameter or a bound: `name: …`.
        if !word || own || other || after(1) == ":" {
            at += 1;
            continue;
        }
        let mut path = vec![token.text];
        while after(2 * path.len() - 1) == "::"
            && tokens.get(at + 2 * path.len()).is_some_and(Token::is_word)
        {
            path.push(tokens[at + 2 * path.len()].text);
        }
        let length = 2 * path.len() - 1;
        let certain = path.len() > 1 || matches!(after(length), "(" | "!" | "::");
        file.named.push(Named { path, line: token.line, inside, certain });
        at += length;
    }
    file
}

/// Whether the name at a place is a variant of the enum whose brace opens there.
fn is_variant(tokens: &[Token], open: usize, at: usize) -> bool {
    let mut next = open + 1;
    while next < at {
        next = match tokens[next].text {
            "{" | "[" | "(" => close(tokens, next),
            _ => next + 1,
        };
    }
    // Behind the brace, a comma or an attribute, and not within a variant's own.
    next == at && matches!(tokens[at - 1].text, "{" | "," | "]")
}

/// The reading of a `use`.
struct Tree<'a, 'o> {
    tokens: &'a [Token<'a>],
    at: usize,
    public: bool,
    inside: usize,
    out: &'o mut Vec<Leaf<'a>>,
}

impl<'a> Tree<'a, '_> {
    /// Reads one branch behind these names, and goes on past it.
    fn read(&mut self, before: &[&'a str]) {
        let mut path = before.to_vec();
        let mut name = None;
        while let Some(token) = self.tokens.get(self.at) {
            self.at += 1;
            match token.text {
                "," | ";" => break,
                "}" => {
                    self.at -= 1;
                    break;
                }
                "{" => {
                    while self.tokens.get(self.at).is_some_and(|token| token.text != "}") {
                        self.read(&path);
                    }
                    self.at += 1;
                    path.clear();
                }
                "::" | "$" => {}
                "*" => name = Some("*"),
                "as" => {
                    name = self.tokens.get(self.at).map(|token| token.text);
                    self.at += 1;
                }
                // `{self, …}` is the module itself.
                "self" if !path.is_empty() => {}
                word => path.push(word),
            }
        }
        if let Some(last) = path.last().copied() {
            let line = self.tokens[self.at.saturating_sub(1).min(self.tokens.len() - 1)].line;
            let (name, public, inside) = (name.unwrap_or(last), self.public, self.inside);
            self.out.push(Leaf { path, name, line, public, inside });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The files of the rings of these sources.
    fn found(sources: &[(&str, &str)]) -> Vec<Vec<String>> {
        let sources: Vec<(String, String)> =
            sources.iter().map(|&(path, text)| (path.into(), text.into())).collect();
        rings(&sources).into_iter().map(|ring| ring.files).collect()
    }

    const MOD: (&str, &str) = ("a/mod.rs", "mod x;\nmod y;\npub use x::X;\npub use y::{Y, f};");

    #[test]
    fn a_planted_ring_is_found_with_its_imports() {
        let ring = [
            MOD,
            ("a/x.rs", "use super::y::Y;\npub struct X(Y);"),
            ("a/y.rs", "pub struct Y;\npub fn f() {}\nfn g() -> Option<super::x::X> { None }"),
        ];
        assert_eq!(found(&ring), [["a/x.rs", "a/y.rs"]]);
        let sources = ring.map(|(path, text)| (path.to_owned(), text.to_owned()));
        let imports = &rings(&sources)[0].imports;
        let shown: Vec<_> = imports
            .iter()
            .map(|import| format!("{}:{} {} {}", import.by, import.line, import.name, import.of))
            .collect();
        assert_eq!(shown, ["a/x.rs:1 Y a/y.rs", "a/y.rs:3 X a/x.rs"]);
    }

    #[test]
    fn every_way_to_name_a_file_counts() {
        for y in [
            "use super::X; pub struct Y;",
            "use super::{x::X as Z, w}; pub struct Y;",
            "use crate::a::{X}; pub struct Y;",
            "use super::x; pub struct Y(x::X);",
            "use super::x::{self}; pub struct Y(x::X);",
            "use super::x::*; pub struct Y;",
            "pub struct Y(super::super::a::x::X);",
            "pub struct Y; mod z { use super::super::x::X; }",
            "pub struct Y; macro_rules! m { () => { $crate::a::x::X }; }",
        ] {
            let sources = [MOD, ("a/x.rs", "use super::Y; pub struct X;"), ("a/y.rs", y)];
            assert_eq!(found(&sources), [["a/x.rs", "a/y.rs"]], "{y}");
        }
    }

    #[test]
    fn what_is_no_import_makes_no_ring() {
        for y in [
            "pub struct Y; fn g(x: u8) { x.x() }",
            "use super::x; pub struct Y;",
            "pub struct Y; // super::x::X",
            "pub struct Y; const A: &str = \"super::x::X\";",
            "pub struct Y; #[cfg(test)] mod tests { use super::super::x::X; }",
            "pub struct Y; mod x { pub struct X; } fn g() -> self::x::X {}",
            "use crate::b::x::X; pub struct Y;",
        ] {
            let sources = [MOD, ("a/x.rs", "use super::Y; pub struct X;"), ("a/y.rs", y)];
            assert_eq!(found(&sources), [[""; 0]; 0], "{y}");
        }
        let layers = [
            ("a/x.rs", "use crate::b::x::X; struct Y;"),
            ("b/x.rs", "use crate::a::x::Y; struct X;"),
        ];
        assert_eq!(found(&layers), [[""; 0]; 0]);
    }

    #[test]
    fn a_parent_is_in_the_ring_only_if_its_own_code_uses_a_child_that_uses_it() {
        let children = |parent| {
            found(&[
                ("a/mod.rs", parent),
                ("a/x.rs", "use super::T; pub struct X; pub fn f() {}"),
                ("a/y.rs", "use super::X; pub struct Y;"),
            ])
        };
        for parent in [
            "mod x; mod y; pub use x::{X, f}; pub use y::*; pub trait T {}",
            "mod x; pub use x::X; pub enum T { X(u8), Y { x: u8 }, #[a] X }",
            "mod x; pub use x::f; pub trait T { fn f(&self); } fn g(f: u8) -> u8 { f }",
        ] {
            assert_eq!(children(parent), [[""; 0]; 0], "{parent}");
        }
        for parent in [
            "mod x; pub use x::X; pub trait T { type A: Into<X>; }",
            "mod x; pub(super) use x::X as Z; pub struct T { z: Z }",
            "mod x; pub use x::*; pub struct T; fn g() { f() }",
            "mod x; pub struct T(x::X);",
            "mod x; pub enum T { A(x::X) }",
        ] {
            assert_eq!(children(parent), [["a/mod.rs", "a/x.rs"]], "{parent}");
        }
    }
}
