//! `cargo xtask styles`, before each build: the style sheets become three, and with them a request each: what every
//! page with an engine needs, what only its frames and its pages to read do, which `boot.js` asks for then, and all that
//! the pages beside the engine need.
//!
//! `styles/site.css`, `styles/later.css` and `styles/read.css` are their lists: nothing but `@import "./NAME.css";`
//! lines, in the order that counts. What is imported may be such a list.

use crate::failure::{Failure, Result};
use crate::{css, places};
use std::fs;

/// Writes the three sheets into `target/`, each only if that changes it.
pub fn styles() -> Result<()> {
    ["site.css", "later.css", "read.css"].into_iter().try_for_each(write)
}

fn write(list: &str) -> Result<()> {
    let (sheet, all) = (places::target().join(list), joined(list)?);
    if fs::read_to_string(&sheet).is_ok_and(|old| old == all) {
        return Ok(());
    }
    fs::create_dir_all(places::target()).map_err(Failure::file("made", &places::target()))?;
    fs::write(&sheet, all).map_err(Failure::file("written", &sheet))
}

/// The sheets that a list names, joined and made smaller.
fn joined(list: &str) -> Result<String> {
    let wrong = |name: &str, what| Failure::new(format!("styles/{name}: {what}"));
    let mut all = String::new();
    for name in imports(&read(list)?).map_err(|what| wrong(list, what))? {
        let text = read(name)?;
        all.push_str(&match imports(&text) {
            Ok(_) => joined(name)?,
            Err(_) => css::minify(&text).map_err(|what| wrong(name, what))?,
        });
    }
    Ok(all)
}

fn read(name: &str) -> Result<String> {
    let file = places::root().join("styles").join(name);
    fs::read_to_string(&file).map_err(Failure::file("read", &file))
}

/// The names in a sheet of imports, comments aside.
fn imports(text: &str) -> std::result::Result<Vec<&str>, String> {
    let mut names = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let after = if let Some(comment) = rest.strip_prefix("/*") {
            comment.split_once("*/").ok_or("a comment does not end")?.1
        } else {
            let import =
                rest.strip_prefix("@import \"./").and_then(|import| import.split_once("\";"));
            let (name, after) = import.ok_or_else(|| {
                let line = rest.lines().next().unwrap_or_default();
                format!("only lines such as `@import \"./name.css\";` belong here, not `{line}`")
            })?;
            names.push(name);
            after
        };
        rest = after.trim_start();
    }
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn imports_are_read_in_order() {
        let text = "/* first */ @import \"./tokens.css\";\n@import \"./page.css\";\n";
        assert_eq!(imports(text), Ok(vec!["tokens.css", "page.css"]));
    }

    #[test]
    fn a_list_may_name_a_list() {
        let [all, games] =
            [joined("site.css"), joined("games.css")].map(|text| text.unwrap_or_default());
        assert!(games.contains(".l-mak") && all.contains(&games) && !all.contains("@import"));
    }

    #[test]
    fn anything_else_is_refused() {
        assert!(imports("@import \"./a.css\";\nbody { margin: 0 }\n").is_err());
        assert!(imports("@import url(a.css);").is_err());
    }
}
