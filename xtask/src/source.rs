//! Rust sources as text: what of them is code, its words, its functions. Shared by `cargo xtask house` and
//! the test of the sources' shape.
//!
//! Not a parser: it knows comments, texts, braces and nothing of types.

use std::io;
use std::path::Path;

/// The files below a folder whose names end so, as paths from it with slashes, and their texts, in order.
pub fn files(folder: &Path, ending: &str) -> io::Result<Vec<(String, String)>> {
    let (mut found, mut left) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(next) = left.pop() {
        for entry in std::fs::read_dir(&next)? {
            let path = entry?.path();
            if path.is_dir() {
                left.push(path);
            } else if path.to_string_lossy().ends_with(ending) {
                let name = path.strip_prefix(folder).unwrap_or(&path);
                let name = name.to_string_lossy().replace('\\', "/");
                found.push((name, std::fs::read_to_string(&path)?));
            }
        }
    }
    found.sort();
    Ok(found)
}

/// A source without comments and without the insides of texts, so that what is left is code; lines stay
/// where they are, and each line of a text keeps its quotes.
pub fn code(source: &str) -> String {
    let (mut out, mut rest) = (String::new(), source);
    while let Some(c) = rest.chars().next() {
        let (skip, instead) = match comment(rest) {
            0 => (text(rest), "\"\""),
            length => (length, " "),
        };
        if skip == 0 {
            out.push(c);
            rest = &rest[c.len_utf8()..];
        } else {
            let lines = rest[..skip].split('\n').map(|_| instead);
            out.push_str(&lines.collect::<Vec<_>>().join("\n"));
            rest = &rest[skip..];
        }
    }
    out
}

/// How long the comment is that begins here.
fn comment(rest: &str) -> usize {
    if rest.starts_with("//") {
        rest.find('\n').unwrap_or(rest.len())
    } else if rest.starts_with("/*") {
        rest.find("*/").map_or(rest.len(), |end| end + 2)
    } else {
        0
    }
}

/// How long the text or the letter is that begins here.
fn text(rest: &str) -> usize {
    if let Some(hashes) = raw_text(rest) {
        let close = format!("\"{}", "#".repeat(hashes));
        let open = hashes + 2;
        return rest[open..].find(&close).map_or(rest.len(), |end| open + end + close.len());
    }
    let mut chars = rest.char_indices().skip(1);
    if rest.starts_with('"') {
        loop {
            match chars.next() {
                Some((_, '\\')) => drop(chars.next()),
                Some((at, '"')) => return at + 1,
                Some(_) => {}
                None => return rest.len(),
            }
        }
    }
    if !rest.starts_with('\'') {
        return 0;
    }
    // A letter, or the name of a lifetime.
    match (chars.next(), chars.next()) {
        (Some((_, '\\')), Some(_)) => rest[3..].find('\'').map_or(0, |end| 3 + end + 1),
        (Some(_), Some((at, '\''))) => at + 1,
        _ => 0,
    }
}

/// The number of hashes of a raw text that begins here.
fn raw_text(rest: &str) -> Option<usize> {
    let after = rest.strip_prefix('r')?;
    let hashes = after.bytes().take_while(|&b| b == b'#').count();
    (after.as_bytes().get(hashes) == Some(&b'"')).then_some(hashes)
}

/// Code without what stands behind `#[cfg(test)]`: the module or item that follows it.
pub fn shipped(code: &str) -> String {
    let mut out = String::new();
    let mut rest = code;
    while let Some(at) = rest.find("#[cfg(test)]") {
        out.push_str(&rest[..at]);
        let item = &rest[at..];
        let (mut depth, mut end) = (0, item.len());
        for (i, c) in item.char_indices() {
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => {}
            }
            if depth == 0 && (c == '}' || c == ';') {
                end = i + 1;
                break;
            }
        }
        out.push_str(&"\n".repeat(item[..end].matches('\n').count()));
        rest = &item[end..];
    }
    out.push_str(rest);
    out
}

/// Whether a word stands in a line of code by itself.
pub fn names(line: &str, word: &str) -> bool {
    line.match_indices(word)
        .any(|(at, _)| !line[..at].ends_with(part) && !line[at + word.len()..].starts_with(part))
}

fn part(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// A word or a sign of code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token<'a> {
    /// Its line, from 1.
    pub line: usize,
    /// Itself: a word, a number, a lifetime, `""` for any text, or a sign; `::`, `->` and `=>` are one.
    pub text: &'a str,
}

impl Token<'_> {
    /// Whether it is a word.
    pub fn is_word(&self) -> bool {
        self.text.starts_with(|c: char| c.is_alphabetic() || c == '_')
    }
}

/// The words and signs of code.
pub fn tokens(code: &str) -> Vec<Token<'_>> {
    let (mut out, mut line, mut rest) = (Vec::new(), 1, code);
    while let Some(c) = rest.chars().next() {
        let first = c.len_utf8();
        let length = if part(c) || c == '\'' {
            rest[first..].find(|c| !part(c)).map_or(rest.len(), |end| first + end)
        } else if ["::", "->", "=>", "\"\""].iter().any(|sign| rest.starts_with(sign)) {
            2
        } else {
            first
        };
        if c == '\n' {
            line += 1;
        } else if !c.is_whitespace() {
            out.push(Token { line, text: &rest[..length] });
        }
        rest = &rest[length..];
    }
    out
}

/// The place after the bracket that closes the one at `open`.
pub fn close(tokens: &[Token], open: usize) -> usize {
    let mut depth = 0;
    for (at, token) in tokens.iter().enumerate().skip(open) {
        match token.text {
            "{" | "[" | "(" => depth += 1,
            "}" | "]" | ")" => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at + 1;
        }
    }
    tokens.len()
}

/// A function that has a body.
#[derive(Clone, Copy, Debug)]
pub struct Function<'a> {
    /// Its name.
    pub name: &'a str,
    /// The line of its `fn`.
    pub line: usize,
    /// How many lines it takes from there to its last brace.
    pub lines: usize,
    /// What stands between its braces.
    pub body: &'a [Token<'a>],
}

/// The functions with a body, those of macros aside.
pub fn functions<'a>(tokens: &'a [Token<'a>]) -> Vec<Function<'a>> {
    let mut out = Vec::new();
    for (at, pair) in tokens.windows(2).enumerate() {
        let [Token { line, text: "fn" }, name] = pair else { continue };
        if !name.is_word() {
            continue;
        }
        let mut open = at + 2;
        while let Some(token) = tokens.get(open) {
            match token.text {
                "{" | ";" => break,
                "(" | "[" => open = close(tokens, open),
                _ => open += 1,
            }
        }
        if tokens.get(open).is_some_and(|token| token.text == "{") {
            let end = close(tokens, open);
            let body = &tokens[open + 1..end - 1];
            let last = tokens[end - 1].line;
            out.push(Function { name: name.text, line: *line, lines: last - line + 1, body });
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_texts_are_no_code() {
        let source = "a // b\nc /* d\n*/ e \"f \\\" g\nh\" r#\"i\" j\"# 'k' '\\'' <'l>";
        assert_eq!(code(source), "a  \nc  \n  e \"\"\n\"\" \"\" \"\" \"\" <'l>");
    }

    #[test]
    fn what_is_for_tests_is_not_shipped() {
        let source = "a\n#[cfg(test)]\nmod tests { fn f() {} }\nb\n#[cfg(test)]\nuse c;\nd";
        let lines: Vec<_> = shipped(source).split_whitespace().map(str::to_owned).collect();
        assert_eq!(lines, ["a", "b", "d"]);
        assert_eq!(shipped(source).lines().count(), 7);
    }

    #[test]
    fn code_falls_into_words_and_signs() {
        let text = |code| tokens(code).iter().map(|token| token.text).collect::<Vec<_>>().join(" ");
        assert_eq!(text("a::b<'c>(1_0,\"\")->d=>é"), "a :: b < 'c > ( 1_0 , \"\" ) -> d => é");
        assert_eq!(tokens("a\n\nb").iter().map(|token| token.line).collect::<Vec<_>>(), [1, 3]);
    }

    #[test]
    fn functions_are_found_with_their_bodies() {
        let code = "fn a(x: [u8; 2]) -> u8 {\n  b({ 1 })\n}\ntrait T { fn c(); fn d() {} }";
        let tokens = tokens(code);
        let found: Vec<_> = functions(&tokens)
            .iter()
            .map(|function| (function.name, function.line, function.lines, function.body.len()))
            .collect();
        assert_eq!(found, [("a", 1, 3, 6), ("d", 4, 1, 0)]);
    }
}
