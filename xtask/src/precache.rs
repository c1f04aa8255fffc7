//! `cargo xtask precache`, after each build: makes the page and its scripts smaller, and writes the service
//! worker, which keeps what is needed for playing offline.

use crate::failure::{Failure, Result};
use crate::places;
use std::fs;
use std::path::{Path, PathBuf};

/// The scripts that are copied as they were written.
const SCRIPTS: [&str; 2] = ["boot.js", "thinker.js"];

/// Writes `sw.js` from its template into the folder in which Trunk prepares the site.
pub fn precache() -> Result<()> {
    let Some(staging) = std::env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from) else {
        return Err(Failure::new("precache is a step of the build")
            .advise("Trunk calls it: trunk build --release"));
    };
    let template = places::root().join("assets/sw.template.js");
    let script = fs::read_to_string(&template).map_err(Failure::file("read", &template))?;
    let names = files(&staging)?;
    for name in &names {
        let engine = name.starts_with("palamede-") && name.ends_with(".js");
        let smaller = match name.as_str() {
            "index.html" => uncommented,
            name if engine || name.ends_with(".webmanifest") || SCRIPTS.contains(&name) => small,
            _ => continue,
        };
        let file = staging.join(name);
        let text = fs::read_to_string(&file).map_err(Failure::file("read", &file))?;
        fs::write(&file, smaller(&text)).map_err(Failure::file("written", &file))?;
    }
    let version = version(&staging, &names)?;
    let output = staging.join("sw.js");
    fs::write(&output, fill(&small(&script), &version, &names))
        .map_err(Failure::file("written", &output))
}

/// The paths of all files below `folder`, relative and with slashes, in order.
pub fn files(folder: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).map_err(Failure::file("read", &next))? {
            let path = entry.map_err(Failure::file("read", &next))?.path();
            if path.is_dir() {
                folders.push(path);
            } else if let Ok(relative) = path.strip_prefix(folder) {
                let parts: Vec<_> = relative.iter().map(|part| part.to_string_lossy()).collect();
                names.push(parts.join("/"));
            }
        }
    }
    names.sort();
    Ok(names)
}

/// A name for this build: a hash of its files' names and contents (FNV-1a, 64 bits).
fn version(folder: &Path, names: &[String]) -> Result<String> {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let mut add = |bytes: &[u8]| {
        for byte in bytes.iter().chain(&[0]) {
            hash = (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    };
    for name in names {
        let path = folder.join(name);
        add(name.as_bytes());
        add(&fs::read(&path).map_err(Failure::file("read", &path))?);
    }
    Ok(format!("{hash:016x}"))
}

/// A script without indentation and without comments that have their own lines. No text in it may go
/// over several lines.
fn small(script: &str) -> String {
    let mut comment = false;
    let lines = script.lines().map(str::trim).filter(|line| {
        comment |= line.starts_with("/*");
        let kept = !comment && !line.is_empty() && !line.starts_with("//");
        comment &= !line.ends_with("*/");
        kept
    });
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// A page without its comments.
fn uncommented(page: &str) -> String {
    let mut parts = page.split("<!--");
    let first = parts.next().unwrap_or_default();
    let after =
        parts.map(|part| part.split_once("-->").map_or("", |(_, after)| after.trim_start()));
    std::iter::once(first).chain(after).collect()
}

/// The page itself is asked for by its folder.
fn fill(template: &str, version: &str, names: &[String]) -> String {
    // Pictures for who installs the site are the browser's to keep.
    let kept = names.iter().filter(|name| *name != "sw.js" && !name.starts_with("icons/"));
    let (prose, files): (Vec<_>, Vec<_>) = kept.partition(|name| name.ends_with("-prose.txt"));
    let list = |names: &[&String]| {
        let page =
            |name: &&String| format!("\"./{}\"", name.strip_suffix("index.html").unwrap_or(name));
        format!("[{}]", names.iter().map(page).collect::<Vec<_>>().join(", "))
    };
    template
        .replace("{{version}}", version)
        .replace("{{files}}", &list(&files))
        .replace("{{prose}}", &list(&prose))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scripts_lose_their_comments_and_nothing_else() {
        assert_eq!(
            small("// a\n(() => {\n  // b\n\n  c(\"//d\"); // e\n})();\n"),
            "(() => {\nc(\"//d\"); // e\n})();\n"
        );
        assert_eq!(
            small("/**\n * a\n */\nb(1 /* c */);\n/* d */\ne();\n"),
            "b(1 /* c */);\ne();\n"
        );
        assert_eq!(uncommented("<p>a<!-- b\nc --> <i>d</i>\n<!--e--></p>"), "<p>a<i>d</i>\n</p>");
        for name in SCRIPTS.iter().chain(&["sw.template.js"]) {
            let script =
                fs::read_to_string(places::root().join("assets").join(name)).unwrap_or_default();
            assert!(!script.is_empty() && !script.contains("/*"), "{name}");
            let whole = |line: &str| line.matches('`').count().is_multiple_of(2);
            assert!(script.lines().all(whole), "{name}: a text goes over several lines");
        }
    }

    #[test]
    fn the_page_is_kept_by_its_folder_and_the_worker_not_at_all() {
        let names = [
            "a-1.js",
            "icons/192.png",
            "index.html",
            "rules/index.html",
            "sw.js",
            "words/fr-prose.txt",
            "words/fr.txt",
        ]
        .map(String::from);
        let script = fill("V=\"{{version}}\"; F={{files}}; P={{prose}};", "7", &names);
        let files = "[\"./a-1.js\", \"./\", \"./rules/\", \"./words/fr.txt\"]";
        assert_eq!(script, format!("V=\"7\"; F={files}; P=[\"./words/fr-prose.txt\"];"));
    }
}
