//! `cargo xtask notices`: the licences of what the site contains of others' work, as `assets/notices.txt`.
//!
//! Those of crates come from cargo-about, the rest is kept by hand in `xtask/notices/notices.txt`. The result is
//! committed: only who changes a dependency needs cargo-about, and the tests tell when.

use crate::failure::{Failure, Result};
use crate::setup::{self, Need};
use crate::{child, places, versions};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// What the template of cargo-about begins a licence with.
const LICENCE: &str = "@@ ";

/// What it writes before each crate.
const CRATE: &str = "* ";

/// What a licence's model text has in place of names.
const NOBODY: &str = "Copyright (c) <year> <copyright holders>";

/// Who holds the copyright of crates that come without a text of their licence, as their repositories say.
const HOLDERS: [(&str, &str); 1] = [("rlsf", "Copyright 2021 yvt")];

/// A line between licences.
const LINE: &str =
    "--------------------------------------------------------------------------------\n";

/// Writes the notices again.
pub fn notices() -> Result<()> {
    setup::ensure(&[Need::CargoAbout, Need::NodePackages])?;
    let crates = crates()?;
    let arguments = [
        "about",
        "generate",
        "--locked",
        "--offline",
        "--fail",
        "--no-default-features",
        "--features",
        "thinker",
        "--config",
        "xtask/notices/about.toml",
        "xtask/notices/crates.hbs",
    ];
    let told = child::output(child::command("cargo")?.args(arguments))?;
    let frame = read(&places::root().join("xtask/notices/notices.txt"))?;
    let lean_qr = read(&places::node_modules().join("lean-qr/LICENSE"))?;
    let text = frame
        .replace("{crates}\n", &licences(&told, &crates)?)
        .replace("{wasm-bindgen}", versions::WASM_BINDGEN)
        .replace("{lean-qr}", versions::LEAN_QR)
        .replace("{lean-qr licence}", &lean_qr);
    let to = file();
    fs::write(&to, text).map_err(Failure::file("written", &to))?;
    println!("{}: {} crates", to.display(), crates.len());
    Ok(())
}

/// The notices.
fn file() -> std::path::PathBuf {
    places::root().join("assets/notices.txt")
}

/// The crates that are linked into the site's modules, each with its version. Both modules are built with the same
/// features of the same package.
fn crates() -> Result<BTreeSet<String>> {
    let mut command = child::command("cargo")?;
    command.args(["tree", "--quiet", "--locked", "--package", "palamede", "--no-default-features"]);
    command.args(["--features", "thinker"]);
    command.args(["--target", "wasm32-unknown-unknown", "--edges", "normal,no-proc-macro"]);
    command.args(["--prefix", "none", "--no-dedupe", "--format", "{p}"]);
    let tree = child::output(&mut command)?;
    // Those of the project itself have a folder behind them.
    let name = |line: &str| {
        let (name, version) = line.split_once(" v")?;
        Some(format!("{name} {}", version.split(' ').next().unwrap_or_default()))
    };
    let others = tree.lines().filter(|line| !line.contains(" (/"));
    Ok(others.filter_map(name).collect())
}

/// The licences that cargo-about told of these crates; it tells those of macros, too, which are in no module.
fn licences(told: &str, crates: &BTreeSet<String>) -> Result<String> {
    let mut missing = crates.clone();
    let mut out = String::new();
    for licence in format!("\n{told}").split(&format!("\n{LICENCE}")).skip(1) {
        let (head, text) = licence.split_once("\n\n").unwrap_or((licence, ""));
        let (title, users) = head.split_once('\n').unwrap_or((head, ""));
        let users: Vec<&str> = named(users).filter(|user| crates.contains(*user)).collect();
        if users.is_empty() {
            continue;
        }
        let text = match text.contains(NOBODY) {
            true => text.replace(NOBODY, &holders(&users)?),
            false => text.to_owned(),
        };
        let _ = write!(out, "{LINE}{title}, for:\n\n");
        for user in users {
            missing.remove(user);
            let _ = writeln!(out, "{CRATE}{user}");
        }
        let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
        let _ = write!(out, "\n{}\n\n", lines.join("\n").trim_matches('\n'));
    }
    match missing.first() {
        None => Ok(out),
        Some(name) => Err(Failure::new(format!("cargo-about tells no licence of {name}"))),
    }
}

/// The crates that a text names.
fn named(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| line.strip_prefix(CRATE))
}

/// The lines of copyright of crates whose licence has a model text only.
fn holders(crates: &[&str]) -> Result<String> {
    let line = |of: &&str| {
        let name = of.split(' ').next().unwrap_or_default();
        let known = HOLDERS.iter().find(|(known, _)| *known == name);
        known.map(|(_, line)| *line).ok_or_else(|| {
            Failure::new(format!("{of} comes without a text of its licence"))
                .advise("HOLDERS in xtask/src/notices.rs names who holds its copyright.")
        })
    };
    Ok(crates.iter().map(line).collect::<Result<Vec<_>>>()?.join("\n"))
}

fn read(file: &Path) -> Result<String> {
    fs::read_to_string(file).map_err(Failure::file("read", file))
}

#[cfg(test)]
mod tests {
    use super::*;

    const AGAIN: &str = "make assets/notices.txt again: cargo xtask notices";

    fn noticed() -> String {
        read(&file()).unwrap_or_default()
    }

    #[test]
    fn every_crate_of_the_modules_is_in_the_notices_and_no_other() {
        let crates = crates().unwrap_or_default();
        assert!(crates.iter().any(|name| name.starts_with("rand_xoshiro ")), "{crates:?}");
        let text = noticed();
        let told: BTreeSet<String> = named(&text).map(str::to_owned).collect();
        let other: Vec<&String> = told.symmetric_difference(&crates).collect();
        assert!(other.is_empty(), "{other:?}: {AGAIN}");
        let glue = format!("wasm-bindgen, version {},", versions::WASM_BINDGEN);
        assert!(text.contains(&glue), "{AGAIN}");
    }

    #[test]
    fn the_notices_name_the_qr_codes_of_the_lock_file() {
        let lock = read(&places::root().join("xtask/package-lock.json")).unwrap_or_default();
        let (_, of) = lock.split_once("\"node_modules/lean-qr\": {").unwrap_or_default();
        let version = of.split('"').nth(3).unwrap_or_default();
        assert!(noticed().contains(&format!("\nlean-qr {version}, in qr.js\n")), "{AGAIN}");
    }

    #[test]
    fn what_is_kept_by_hand_is_in_the_notices() {
        let frame = read(&places::root().join("xtask/notices/notices.txt")).unwrap_or_default();
        let text = noticed();
        for line in frame.lines().filter(|line| !line.contains('{')) {
            assert!(text.contains(line), "{line}: {AGAIN}");
        }
        assert!(!["{", "}", NOBODY].iter().any(|place| text.contains(place)), "{AGAIN}");
    }

    #[test]
    fn a_licence_is_told_for_what_is_linked_alone() {
        let crates = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let told = "@@ MIT\n* a 1.0.0\n* b 2.0.0\n\nText  \nof a\n\n@@ Other\n* b 2.0.0\n\nText\n";
        let text = licences(told, &crates(&["a 1.0.0"])).unwrap_or_default();
        assert_eq!(text, format!("{LINE}MIT, for:\n\n* a 1.0.0\n\nText\nof a\n\n"));
        assert!(licences(told, &crates(&["a 1.0.0", "c 1.0.0"])).is_err());
        assert!(licences(told, &crates(&["a 1.0.1"])).is_err());
    }

    #[test]
    fn who_holds_a_copyright_is_named_or_asked_for() {
        let of = |name: &str| {
            let told = format!("@@ MIT\n* {name}\n\n{NOBODY}\n");
            licences(&told, &BTreeSet::from([name.to_owned()]))
        };
        assert!(of("rlsf 0.2.3").is_ok_and(|text| text.contains("\nCopyright 2021 yvt\n")));
        assert!(of("nobody 0.2.3").is_err());
    }
}
