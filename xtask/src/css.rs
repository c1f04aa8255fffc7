//! Makes a style sheet smaller without understanding it: comments and redundant white space go.

/// Removes comments, indentation, and spaces where they cannot matter. Strings stay as they are.
///
/// Refused, because the joined sheet lies in another folder than its parts: `@import`, and `url()` of a file; but for
/// fonts, which lie in a folder beside it.
pub fn minify(text: &str) -> Result<String, String> {
    let mut out = String::with_capacity(text.len());
    let mut space = false; // white space was read and not yet written
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        if let Some(comment) = rest.strip_prefix("/*") {
            rest = comment.split_once("*/").ok_or("a comment does not end")?.1;
            // `a/**/b` is two words
            space |= out.ends_with(word) && rest.starts_with(word);
            continue;
        }
        let length = match c {
            '"' | '\'' => string_length(rest)?,
            '\\' => c.len_utf8() + rest.chars().nth(1).map_or(0, char::len_utf8),
            _ => c.len_utf8(),
        };
        let token = &rest[..length];
        if c.is_ascii_whitespace() {
            space = true;
        } else {
            check(rest)?;
            if c == '}' && out.ends_with(';') {
                out.pop();
            } else if space && spaced(&out, c) {
                out.push(' ');
            }
            space = false;
            out.push_str(token);
        }
        rest = &rest[length..];
    }
    Ok(out)
}

/// Does a space between what is written and `next` have to stay?
fn spaced(out: &str, next: char) -> bool {
    match out.chars().next_back() {
        // between selectors, or in a range of widths
        None | Some('{' | '}' | ';' | ',' | '>' | '<' | '=') => false,
        // `--name: ;` is an empty value; a selector has no space after its colon
        Some(':') => matches!(next, ';' | '}'),
        Some(_) => !matches!(next, '{' | '}' | ';' | ',' | '>' | '<'),
    }
}

/// Part of a name or a number.
fn word(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '-' | '_' | '%')
}

/// The length of the string that `text` begins with, quotes included.
fn string_length(text: &str) -> Result<usize, String> {
    let mut chars = text.char_indices();
    let quote = chars.next().map(|(_, quote)| quote);
    while let Some((at, c)) = chars.next() {
        match c {
            '\\' => drop(chars.next()),
            '\n' => break,
            _ if Some(c) == quote => return Ok(at + c.len_utf8()),
            _ => {}
        }
    }
    let line = text.lines().next().unwrap_or_default();
    Err(format!("a string does not end: {line}"))
}

fn check(rest: &str) -> Result<(), String> {
    let line = rest.lines().next().unwrap_or_default();
    if rest.starts_with("@import") {
        return Err(format!("only a sheet of nothing else imports: {line}"));
    }
    if let Some(address) = rest.strip_prefix("url(") {
        let address = address.trim_start_matches(['"', '\'']);
        if !["data:", "#", "./letters/"].iter().any(|start| address.starts_with(start)) {
            return Err(format!("a file's url() would not be found: {line}"));
        }
        if address.len() + 4 == rest.len() && address.starts_with("data:") {
            return Err(format!("a data: url() needs quotes: {line}"));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn same(text: &str, expected: &str) {
        assert_eq!(minify(text), Ok(expected.to_owned()), "{text}");
    }

    #[test]
    fn comments_and_space_go() {
        same(
            "/* a */\nbody {\n  margin: 0;\n  color: red; /* b */\n}\n",
            "body{margin:0;color:red}",
        );
        same(
            "a,\nb { c: d, e }\n\n@media (min-width: 46rem) { a { b: c } }",
            "a,b{c:d,e}@media (min-width:46rem){a{b:c}}",
        );
        same("a{b:1px/**/2px}", "a{b:1px 2px}");
        same(".a/* x */.b { c: d }", ".a.b{c:d}");
    }

    #[test]
    fn space_that_counts_stays() {
        same(
            ".a .b > .c :hover { width: calc(100% - 2 * 3px) }",
            ".a .b>.c :hover{width:calc(100% - 2 * 3px)}",
        );
        same(
            "@media (a) and (b) { .c { font: 400 1rem/1 var(--serif) } }",
            "@media (a) and (b){.c{font:400 1rem/1 var(--serif)}}",
        );
        same("@media (width >= 9rem) { a { b: c } }", "@media (width>=9rem){a{b:c}}");
        same(":root { --none: ; --x: 1 }", ":root{--none: ;--x:1}");
        same(".a *::before { b: c !important }", ".a *::before{b:c !important}");
    }

    #[test]
    fn strings_stay() {
        same("a { content: \"/* x ;  } */\" }", "a{content:\"/* x ;  } */\"}");
        same("a { content: '\\'  ' ; }", "a{content:'\\'  '}");
        same(".a\\:b  .c { d: e }", ".a\\:b .c{d:e}");
    }

    #[test]
    fn what_would_break_is_refused() {
        assert!(minify("@import \"./b.css\";").is_err());
        assert!(minify("a { background: url(b.png) }").is_err());
        assert!(minify("a { background: url(data:image/png,x) }").is_err());
        assert!(minify("a { background: url(\"data:image/png,x\"); fill: url(#b) }").is_ok());
        assert!(minify("a { src: url(\"./letters/b.woff2\") }").is_ok());
        assert!(minify("a { src: url(\"letters/b.woff2\") }").is_err());
        assert!(minify("/* a").is_err());
        assert!(minify("a { content: \"b }").is_err());
    }
}
