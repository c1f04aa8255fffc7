//! `cargo xtask styles`, before each build: the style sheets become one, and with it one request.
//!
//! `styles/site.css` is the list: nothing but `@import "./NAME.css";` lines, in the order that counts.

use crate::failure::{Failure, Result};
use crate::{css, places};
use std::fs;

/// Writes `target/site.css`, only if that changes it.
pub fn styles() -> Result<()> {
    let folder = places::root().join("styles");
    let list = folder.join("site.css");
    let text = fs::read_to_string(&list).map_err(Failure::file("read", &list))?;
    let mut all = String::new();
    for name in imports(&text).map_err(|what| Failure::new(format!("styles/site.css: {what}")))? {
        let file = folder.join(name);
        let text = fs::read_to_string(&file).map_err(Failure::file("read", &file))?;
        let small =
            css::minify(&text).map_err(|what| Failure::new(format!("styles/{name}: {what}")))?;
        all.push_str(&small);
        all.push('\n');
    }
    let sheet = places::target().join("site.css");
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
