//! Rust sources as text: what of them is code, its words, its functions. For the test of the
//! sources' shape.
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
}
