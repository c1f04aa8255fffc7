//! The files of `texts/`, read: messages of Project Fluent, and pages of Markdown.
//!
//! A message gives a text of a field, and the names of the fields that lead to it are its name, with
//! `-` between: `front-tagline`. Items of a list are numbered from 1. What is said of several
//! numbers is one message that selects by `$n`. A text of several paragraphs has a line for each. Words of
//! the page of sources lead to another site: `[words](https://…)`.

use super::mark::{fault_of_link, linked};
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use palamede_rules::text::cut;
use std::collections::BTreeMap;

/// The messages whose links are shown.
const LINKED: [&str; 2] = ["sources-rules", "sources-ornaments"];

/// A file of messages, of which sentences are taken by their names.
#[derive(Debug)]
pub struct Source {
    /// The path of the file, from the top of the tree.
    file: String,
    messages: BTreeMap<String, Message>,
    /// What is wrong with the file, each with its line.
    faults: Vec<String>,
}

/// A message: its texts by number, or one.
#[derive(Debug)]
struct Message {
    line: usize,
    forms: Vec<&'static str>,
    taken: bool,
    /// Whether its places are known to be filled in.
    filled: bool,
}

impl Message {
    /// Returns the names of its places, of all its texts.
    fn places(&self) -> impl Iterator<Item = &'static str> {
        let parts = self.forms.iter().flat_map(|text| text.split('{').skip(1));
        let places = parts.map(|part| part.split('}').next().unwrap_or_default());
        places.filter(|place| !place.contains(':'))
    }
}

impl Source {
    /// Reads a file, of which the path is told where something is wrong with it.
    pub fn read(file: &str, text: &str) -> Source {
        let (body, broken) = match fluent_syntax::parser::parse(text) {
            Ok(whole) => (whole.body, Vec::new()),
            Err((part, errors)) => (part.body, errors),
        };
        let mut source =
            Source { file: file.to_owned(), messages: BTreeMap::new(), faults: Vec::new() };
        for error in broken {
            source.fault(line_at(text, error.pos.start), &error.to_string());
        }
        for entry in body {
            match entry {
                Entry::Message(message) => {
                    let (id, line) = (message.id.name, line_of(text, message.id.name));
                    let read =
                        message.value.as_ref().ok_or_else(|| "no text".to_owned()).and_then(forms);
                    let forms = read.unwrap_or_else(|why| {
                        source.fault(line, &format!("{id}: {why}"));
                        vec![""]
                    });
                    forms.iter().for_each(|text| source.check_links(line, id, text));
                    let message = Message { line, forms, taken: false, filled: false };
                    if source.messages.insert(id.to_owned(), message).is_some() {
                        source.fault(line, &format!("{id}: a second message of this name"));
                    }
                }
                Entry::Term(term) => {
                    let line = line_of(text, &format!("-{}", term.id.name));
                    source.fault(
                        line,
                        &format!("{}: a term; there are messages alone", term.id.name),
                    );
                }
                _ => {}
            }
        }
        source
    }

    /// Notes what is wrong with the links of a message.
    fn check_links(&mut self, line: usize, id: &str, text: &str) {
        for (address, words) in linked(text) {
            let why = match address {
                Some(_) if !LINKED.contains(&id) => Some("no link is shown here"),
                Some(address) => fault_of_link(words, address),
                None => words.contains("](").then_some("a link that does not end"),
            };
            why.iter().for_each(|why| self.fault(line, &format!("{id}: {why}")));
        }
    }

    /// Returns the text of a path like `front.tagline` or `seats.0.name`.
    pub fn text(&mut self, path: &str) -> &'static str {
        let id = id(path);
        if let Some(message) = self.messages.get_mut(&id) {
            message.taken = true;
            if let [text] = message.forms[..] {
                return text;
            }
            let line = message.line;
            self.fault(line, &format!("{id}: one text is wanted, not one for each number"));
            return "";
        }
        if let Some((stem, number)) = path.rsplit_once('.')
            && let Ok(number) = number.parse::<usize>()
            && let Some(message) = self.messages.get_mut(&self::id(stem))
            && message.forms.len() > 1
        {
            message.taken = true;
            if let Some(text) = message.forms.get(number) {
                return text;
            }
            let line = message.line;
            self.fault(line, &format!("{}: a text for another number is missing", self::id(stem)));
            return "";
        }
        self.faults.push(format!("{}: no message {id}", self.file));
        ""
    }

    /// Returns whether there is a text of this path, or of one that begins with it.
    pub fn has(&self, path: &str) -> bool {
        let (id, within) = (id(path), id(path) + "-");
        self.messages.contains_key(&id) || self.messages.keys().any(|key| key.starts_with(&within))
    }

    /// Returns whether there is a message of this very name.
    pub fn has_text(&self, path: &str) -> bool {
        self.messages.contains_key(&id(path))
    }

    /// Notes where the texts of a path have a place that is none of these, which are filled in, or lack
    /// one. A number may be told by the choice of a text alone.
    pub fn has_places(&mut self, path: &str, places: &[&str]) {
        let id = id(path);
        let Some(message) = self.messages.get_mut(&id) else { return };
        message.filled = true;
        let (line, seen) = (message.line, message.places().collect::<Vec<_>>());
        let strange = seen.iter().filter(|place| !places.contains(place));
        let mut wrong: Vec<_> = strange.map(|place| not_filled(&id, place)).collect();
        let missing = places.iter().filter(|place| **place != "n" && !seen.contains(place));
        wrong.extend(missing.map(|place| format!("{id}: {{ ${place} }} is missing")));
        wrong.iter().for_each(|why| self.fault(line, why));
    }

    /// Notes where a text of a path, or one of its list, has a place that is none of these, which are
    /// filled in; or where none of them has it.
    pub fn has_some_of(&mut self, path: &str, places: &[&str]) {
        let (id, mut wrong, mut seen, mut first) = (id(path), Vec::new(), Vec::new(), None);
        for (name, message) in &mut self.messages {
            let rest = name.strip_prefix(&id).and_then(|rest| rest.strip_prefix('-'));
            if *name != id && !rest.is_some_and(|rest| rest.starts_with(|c: char| c.is_numeric())) {
                continue;
            }
            (message.filled, first) = (true, first.or(Some(message.line)));
            let strange = message.places().filter(|place| !places.contains(place));
            wrong.extend(strange.map(|place| (message.line, not_filled(name, place))));
            seen.extend(message.places());
        }
        let missing = places.iter().filter(|place| !seen.contains(place));
        let missing = missing.map(|place| format!("{id}: {{ ${place} }} is missing"));
        wrong.extend(missing.filter_map(|why| Some((first?, why))));
        wrong.iter().for_each(|(line, why)| self.fault(*line, why));
    }

    /// Notes what is wrong in a line.
    fn fault(&mut self, line: usize, why: &str) {
        self.faults.push(format!("{}:{line}: {why}", self.file));
    }

    /// Returns what is wrong, messages that nobody asked for included, and places in those where
    /// nothing is filled in.
    pub fn faults(mut self) -> Vec<String> {
        for (id, message) in std::mem::take(&mut self.messages) {
            if !message.taken {
                self.fault(message.line, &format!("{id}: no sentence of the site has this name"));
            } else if !message.filled {
                let strange = message.places().map(|place| not_filled(&id, place));
                strange.for_each(|why| self.fault(message.line, &why));
            }
        }
        self.faults
    }
}

/// Says that a message has a place of this name for nothing.
fn not_filled(id: &str, place: &str) -> String {
    format!("{id}: nothing is filled in for {{ ${place} }}")
}

/// Returns the name of the message of a path.
fn id(path: &str) -> String {
    let part = |part: &str| part.parse::<usize>().map_or(part.to_owned(), |n| (n + 1).to_string());
    path.split('.').map(part).collect::<Vec<_>>().join("-")
}

fn line_at(text: &str, position: usize) -> usize {
    1 + text.bytes().take(position).filter(|&byte| byte == b'\n').count()
}

fn line_of(text: &str, id: &str) -> usize {
    let named =
        |line: &str| line.strip_prefix(id).is_some_and(|rest| rest.trim_start().starts_with('='));
    1 + text.lines().position(named).unwrap_or_default()
}

/// Returns the texts of a pattern: one, or one for each number.
fn forms(pattern: &Pattern<&str>) -> Result<Vec<&'static str>, String> {
    if let [PatternElement::Placeable { expression: Expression::Select { selector, variants } }] =
        &pattern.elements[..]
    {
        match selector {
            InlineExpression::VariableReference { id } if id.name == "n" => {}
            _ => return Err("a text is selected by $n alone".to_owned()),
        }
        let known = |key: &VariantKey<&str>| match key {
            VariantKey::NumberLiteral { value } => *value == "0",
            VariantKey::Identifier { name } => ["one", "other"].contains(name),
        };
        if !variants.iter().all(|variant| known(&variant.key)) {
            return Err("expected the numbers [0], [one] and *[other]".to_owned());
        }
        return variants.iter().map(|variant| template(&variant.value)).collect();
    }
    Ok(vec![template(pattern)?])
}

/// Returns the template of a pattern: places in braces, marks of other languages, bars between
/// paragraphs.
fn template(pattern: &Pattern<&str>) -> Result<&'static str, String> {
    let mut out = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => out.push_str(value),
            PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
                InlineExpression::VariableReference { id } => out.extend(["{", id.name, "}"]),
                InlineExpression::StringLiteral { value } => out.push_str(value),
                InlineExpression::FunctionReference { id, arguments } => {
                    let [InlineExpression::StringLiteral { value }] = &arguments.positional[..]
                    else {
                        return Err(format!("expected {}(\"…\")", id.name));
                    };
                    out.extend(["{", &tag(id.name), ":", value, "}"]);
                }
                _ => return Err("expected text, { $place } or { LANGUAGE(\"…\") }".to_owned()),
            },
            PatternElement::Placeable { .. } => {
                return Err("a choice stands alone, not within a text".to_owned());
            }
        }
    }
    Ok(out.replace('\n', "|").leak())
}

/// Returns the tag of a language, whose name is in capitals: `zh-Latn` of `ZH-LATN`.
fn tag(name: &str) -> String {
    let part = |(n, part): (usize, &str)| match n {
        0 => part.to_lowercase(),
        _ => {
            let (first, rest) = cut(part, 1);
            first.to_owned() + &rest.to_lowercase()
        }
    };
    name.split('-').enumerate().map(part).collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests {
    use super::Source;

    #[test]
    fn messages_are_read_as_templates() {
        let text = "moved = { $who } moves.\nnative = { ZH-HANT(\"十六\") }\ntaken =\n    { $n ->\n        [0] none\n        [one] one\n       *[other] { $n } men\n    }\nseats-1-name = White\nlong =\n    One.\n    Two.\n";
        let mut source = Source::read("en/game.ftl", text);
        assert_eq!(source.text("moved"), "{who} moves.");
        assert_eq!(source.text("native"), "{zh-Hant:十六}");
        assert_eq!(
            [0, 1, 2].map(|n| source.text(&format!("taken.{n}"))),
            ["none", "one", "{n} men"]
        );
        source.has_places("moved", &["who"]);
        source.has_places("taken", &["n"]);
        assert!(source.has("seats.0") && !source.has("seats.1") && source.has_text("long"));
        assert_eq!((source.text("seats.0.name"), source.text("long")), ("White", "One.|Two."));
        assert_eq!(source.faults(), [""; 0]);
    }

    #[test]
    fn links_stay_in_the_text_of_the_sources_and_stand_nowhere_else() {
        let text = "sources-rules = From [a { EN(\"sheet\") }](https://a.org).\nsources-ornaments = [a](http://a.org) and [](https://a.org)\nmoved = [It](https://a.org) moves.\ntaken = [It](a\n";
        let mut source = Source::read("en/game.ftl", text);
        assert_eq!(source.text("sources-rules"), "From [a {en:sheet}](https://a.org).");
        for path in ["sources-ornaments", "moved", "taken"] {
            source.text(path);
        }
        let faults = source.faults();
        let lines: Vec<&str> = faults.iter().filter_map(|fault| fault.split(": ").next()).collect();
        let [ornaments, moved, taken] = [2, 3, 4].map(|line| format!("en/game.ftl:{line}"));
        assert_eq!(lines, [&ornaments, &ornaments, &moved, &taken], "{faults:#?}");
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        let text = "a = { $who\nb = { DATETIME($n) }\nc = one\nc = two\nd =\n    { $x ->\n       *[other] some\n    }\n-term = no\nleft = over\nplain = { $who } goes\nmany-1 = { $who } goes\nmany-2 = { $what } goes\n";
        let mut source = Source::read("fr/game.ftl", text);
        for path in ["b", "c", "d", "missing", "plain", "many.0", "many.1"] {
            source.text(path);
        }
        source.has_places("c", &["who"]);
        source.has_some_of("many", &["who", "whom"]);
        let faults = source.faults();
        let told = |part: &str| faults.iter().any(|fault| fault.starts_with(part));
        for part in [
            "fr/game.ftl:2: Expected",
            "fr/game.ftl:2: b: ",
            "fr/game.ftl:3: c: { $who } is missing",
            "fr/game.ftl:3: c: a second message",
            "fr/game.ftl:5: d: ",
            "fr/game.ftl:9: term: ",
            "fr/game.ftl:10: left: ",
            "fr/game.ftl:11: plain: nothing is filled in for { $who }",
            "fr/game.ftl:12: many: { $whom } is missing",
            "fr/game.ftl:13: many-2: nothing is filled in for { $what }",
            "fr/game.ftl: no message missing",
        ] {
            assert!(told(part), "{part} is not told: {faults:#?}");
        }
    }
}
