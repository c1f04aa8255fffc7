//! `cargo xtask styles`, before each build: the style sheets become two, and with them two requests: what every
//! page needs, and what only frames and pages to read do, which `boot.js` asks for then.
//!
//! `styles/site.css` and `styles/later.css` are their lists: nothing but `@import "./NAME.css";` lines, in the order
//! that counts.

use crate::failure::{Failure, Result};
use crate::{css, places};
use std::fs;

/// Writes `target/site.css` and `target/later.css`, each only if that changes it.
pub fn styles() -> Result<()> {
    ["site.css", "later.css"].into_iter().try_for_each(join)
}

/// Writes the sheet of this name into `target/`: one of those that its list names.
fn join(list: &str) -> Result<()> {
    let folder = places::root().join("styles");
    let (file, sheet) = (folder.join(list), places::target().join(list));
    let text = fs::read_to_string(&file).map_err(Failure::file("read", &file))?;
    let mut all = String::new();
    for name in imports(&text).map_err(|what| Failure::new(format!("styles/{list}: {what}")))? {
        let file = folder.join(name);
        let text = fs::read_to_string(&file).map_err(Failure::file("read", &file))?;
        let small =
            css::minify(&text).map_err(|what| Failure::new(format!("styles/{name}: {what}")))?;
        all.push_str(&small);
        all.push('\n');
    }
    if fs::read_to_string(&sheet).is_ok_and(|old| old == all) {
        return Ok(());
    }
    fs::create_dir_all(places::target()).map_err(Failure::file("made", &places::target()))?;
    fs::write(&sheet, all).map_err(Failure::file("written", &sheet))
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
    fn anything_else_is_refused() {
        assert!(imports("@import \"./a.css\";\nbody { margin: 0 }\n").is_err());
        assert!(imports("@import url(a.css);").is_err());
    }
}
