//! Set-up: installs what is missing, one part after another, and nothing that is there already.

mod apt;
mod cargo_tools;
mod npm;
mod rustup;

pub use apt::{Browsers, find_browsers};

use crate::failure::{Failure, Result};
use std::time::Instant;

/// Something the commands need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// Rust's formatter and linter.
    Linters,
    /// Rust for the browser.
    WasmTarget,
    /// Rust for wasm outside a browser, to measure it.
    WasiTarget,
    /// The builder of the site.
    Trunk,
    /// The joiner of wasm and JavaScript, and its test runner.
    WasmBindgen,
    /// wasm-opt, terser, zopfli, axe and the checker of HTML.
    NodePackages,
    /// Node itself.
    Node,
    /// The reader of the crates' licences.
    CargoAbout,
    /// The driver of Firefox.
    Geckodriver,
    /// Browsers, their drivers and a display.
    Browsers,
    /// Java, for the checker of HTML.
    Java,
}

/// What building the site needs.
pub const BUILD: &[Need] = &[Need::WasmTarget, Need::Trunk, Need::WasmBindgen, Need::NodePackages];

/// What the tests need beside that.
pub const TESTS: &[Need] = &[Need::Linters, Need::Browsers, Need::Geckodriver, Need::Java];

/// `cargo xtask setup [--test]`.
pub fn command(arguments: &[String]) -> Result<()> {
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => ensure(BUILD),
        ["--test"] => ensure(&[BUILD, TESTS].concat()),
        _ => Err(Failure::new("setup takes nothing but --test")),
    }
}

/// Installs what is missing among `needs`.
pub fn ensure(needs: &[Need]) -> Result<()> {
    let start = Instant::now();
    for need in needs {
        part(*need)?;
    }
    println!("set-up: all is there ({:.1} s)", start.elapsed().as_secs_f64());
    Ok(())
}

fn part(need: Need) -> Result<()> {
    match need {
        Need::Linters => rustup::components(),
        Need::WasmTarget => rustup::target("wasm32-unknown-unknown"),
        Need::WasiTarget => rustup::target("wasm32-wasip1"),
        Need::Trunk => cargo_tools::TRUNK.ensure(),
        Need::WasmBindgen => cargo_tools::WASM_BINDGEN.ensure(),
        Need::CargoAbout => cargo_tools::CARGO_ABOUT.ensure(),
        Need::Geckodriver => cargo_tools::GECKODRIVER.ensure(),
        Need::Node => npm::node(),
        Need::NodePackages => npm::ensure(),
        Need::Browsers => apt::ensure(),
        Need::Java => apt::java(),
    }
}

/// Runs one part's work between two lines: what it is, and how long it took.
fn announce(what: &str, work: impl FnOnce() -> Result<()>) -> Result<()> {
    println!("set-up: {what}...");
    let start = Instant::now();
    work()?;
    println!("set-up: {what}: done ({:.1} s)", start.elapsed().as_secs_f64());
    Ok(())
}
