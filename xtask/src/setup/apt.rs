//! Browsers, their drivers and a display, and Java, from the system's packages.

use super::announce;
use crate::failure::{Failure, Result};
use crate::{child, places};
use std::fs;
use std::path::{Path, PathBuf};

/// The packages that hold them on Debian; the fonts are for screenshots, Chinese ones among them, and for what is laid out
/// in the widest and in the narrowest letters.
const PACKAGES: &str = "chromium chromium-driver firefox-esr webkit2gtk-driver xvfb fonts-liberation fonts-noto-cjk \
     fonts-dejavu-core fonts-roboto-unhinted";

/// The letters that pages are laid out in: `fits` in `e2e/tests/site/fitting.rs`.
const LETTERS: [&str; 2] = ["DejaVu Sans", "Roboto"];

/// Where the system's browsers and drivers lie.
pub struct Browsers {
    /// Chromium and its driver.
    pub chromium: PathBuf,
    /// The driver of Chromium.
    pub chromedriver: PathBuf,
    /// Firefox. (Its driver is a pinned tool.)
    pub firefox: PathBuf,
    /// WebKit's smallest browser.
    pub minibrowser: PathBuf,
    /// The driver of WebKit.
    pub webkitdriver: PathBuf,
}

/// Finds them, or names the first that is missing.
pub fn find_browsers() -> Result<Browsers> {
    let program = |names: &[&str]| places::find_program(names).ok_or_else(|| missing(names[0]));
    program(&["Xvfb"])?;
    Ok(Browsers {
        chromium: program(&["chromium"])?,
        chromedriver: program(&["chromedriver"])?,
        firefox: program(&["firefox-esr", "firefox"])?,
        minibrowser: minibrowser().ok_or_else(|| missing("WebKit's MiniBrowser"))?,
        webkitdriver: program(&["WebKitWebDriver"])?,
    })
}

/// Installs the packages when something is missing and may be installed; else says how.
pub fn ensure() -> Result<()> {
    let Err(failure) = find_browsers().and_then(|_| find_letters()) else { return Ok(()) };
    install("browsers (Chromium, Firefox, WebKit) and a display", PACKAGES, failure)?;
    find_browsers().and_then(|_| find_letters())
}

/// Returns an error that names the letters that are missing.
fn find_letters() -> Result<()> {
    let list = child::output(child::command("fc-list")?.args([":", "family"]))?;
    match LETTERS.iter().find(|letters| !list.contains(**letters)) {
        Some(letters) => Err(missing(letters)),
        None => Ok(()),
    }
}

/// The package that holds Java on Debian.
const JAVA: &str = "default-jre-headless";

/// Installs Java, which the checker of HTML is written in, where it is missing and may be installed; else says how.
pub fn java() -> Result<()> {
    if places::find_program(&["java"]).is_some() {
        return Ok(());
    }
    let failure = Failure::new("Java, in which the checker of HTML is written, is not there");
    let advice = format!("On Debian: sudo apt-get install --yes --no-install-recommends {JAVA}");
    install("Java", JAVA, failure.advise(advice))
}

/// Installs packages with the system's tool where that may be; else fails so.
fn install(what: &str, packages: &str, failure: Failure) -> Result<()> {
    if !(Path::new("/etc/debian_version").exists() && is_root()) {
        return Err(failure);
    }
    announce(what, || {
        let apt = |arguments: &[&str]| {
            let mut command = child::command("apt-get")?;
            command.args(["-q", "-q"]).args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
            child::run(&mut command)
        };
        apt(&["update"])?;
        let install = ["install", "--yes", "--no-install-recommends"];
        apt(&install.into_iter().chain(packages.split(' ')).collect::<Vec<_>>())
    })
}

fn missing(name: &str) -> Failure {
    Failure::new(format!("{name}, which the browser tests need, is not there")).advise(format!(
        "On Debian:\n    sudo apt-get update && sudo apt-get install --yes --no-install-recommends {PACKAGES}\n\
         Elsewhere, the other tests run with: cargo xtask test fmt clippy native build size"
    ))
}

/// It lies outside the PATH, in a folder named by the machine's kind and the library's version.
fn minibrowser() -> Option<PathBuf> {
    let kinds = fs::read_dir("/usr/lib").ok()?.flatten().map(|entry| entry.path());
    let mut found: Vec<PathBuf> = kinds
        .flat_map(|kind| {
            ["webkitgtk-6.0", "webkit2gtk-4.1", "webkit2gtk-4.0"]
                .map(|version| kind.join(version).join("MiniBrowser"))
        })
        .filter(|file| file.is_file())
        .collect();
    found.sort();
    found.into_iter().next()
}

fn is_root() -> bool {
    let id = std::process::Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
