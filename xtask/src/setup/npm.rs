//! Packages from Node's world, exactly those of xtask/package-lock.json.

use super::announce;
use crate::failure::{Failure, Result};
use crate::{child, places, versions};
use std::fs;

/// Node must be there: it is not installed from here.
pub fn node() -> Result<()> {
    let version = child::version("node");
    let major = version
        .trim()
        .trim_start_matches('v')
        .split('.')
        .next()
        .and_then(|number| number.parse().ok());
    match major {
        Some(20u32..) => Ok(()),
        Some(_) => Err(Failure::new(format!("Node is too old: {}", version.trim()))
            .advise("Install Node 20 or later.")),
        None => {
            Err(Failure::new("Node is not there").advise("Install Node 20 or later, with npm."))
        }
    }
}

/// Installs the packages unless they are there in their pinned versions.
pub fn ensure() -> Result<()> {
    node()?;
    let pins = [
        ("binaryen", versions::BINARYEN),
        ("lightningcss", versions::LIGHTNINGCSS),
        ("terser", versions::TERSER),
        ("@gfx/zopfli", versions::ZOPFLI),
        ("lean-qr", versions::LEAN_QR),
        ("axe-core", versions::AXE),
        ("vnu-jar", versions::VNU),
    ];
    if pins.iter().all(|(name, version)| installed(name, version)) {
        return Ok(());
    }
    announce("wasm-opt, lightningcss, terser, zopfli, lean-qr, axe and the checker of HTML", || {
        let mut command = child::command("npm")?;
        command.args([
            "ci",
            "--ignore-scripts",
            "--no-audit",
            "--no-fund",
            "--loglevel=error",
            "--prefix",
            "xtask",
        ]);
        child::run(&mut command)
    })
}

fn installed(name: &str, version: &str) -> bool {
    let manifest = fs::read_to_string(places::node_modules().join(name).join("package.json"));
    manifest.is_ok_and(|text| text.contains(&format!("\"version\": \"{version}\"")))
}
