//! `cargo xtask bench`: the same program, benches/speed.rs, measured natively and as wasm.
//!
//! It prints a line for each thing it measures: name, count and seconds, separated by tabs.
//!
//! `cargo xtask bench browsers`: how quickly the built site answers in each browser.
//! `cargo xtask bench players`: what the computer players cost, natively and in the built site.
//! `cargo xtask bench room`: what a page holds that is left to play by itself for days.
//! `cargo xtask bench lighthouse`: what Lighthouse says of the built site's pages, and of games in play.

use crate::failure::{Failure, Result};
use crate::setup::Need;
use crate::{child, places, setup};
use std::fs;
use std::path::{Path, PathBuf};

const NATIVE_FLAGS: &str = "-C target-cpu=native";
const SIMD_FLAGS: &str = "-C target-feature=+simd128";
const WASI: &str = "wasm32-wasip1";

/// One measured thing.
#[derive(Debug, PartialEq)]
struct Speed {
    name: String,
    per_second: f64,
}

/// What is measured.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// The program.
    Program {
        /// Whether the wasm may use 128-bit vectors.
        simd: bool,
    },
    /// The built site: by which example of the package `e2e`, and what that is told.
    Site(&'static str, Vec<String>),
    /// The built site, by Lighthouse: all that it is to look at, or the addresses named.
    Lighthouse(Vec<String>),
}

/// Reads `[--simd]`, `browsers`, `players ...`, `room ...` or `lighthouse ...`.
pub fn read(arguments: &[String]) -> Result<What> {
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => Ok(What::Program { simd: false }),
        ["--simd"] => Ok(What::Program { simd: true }),
        ["browsers"] => Ok(What::Site("measure", Vec::new())),
        ["players", ..] => Ok(What::Site("players", arguments[1..].to_vec())),
        ["room", ..] => Ok(What::Site("room", arguments[1..].to_vec())),
        ["lighthouse", ..] => Ok(What::Lighthouse(arguments[1..].to_vec())),
        _ => {
            Err(Failure::new("bench takes --simd, browsers, players, room, lighthouse or nothing"))
        }
    }
}

/// Measures it and prints what was measured. Nothing is asserted of it.
pub fn bench(what: What) -> Result<()> {
    match what {
        What::Program { simd } => program(simd),
        What::Site(example, told) => {
            setup::ensure(&[Need::NodePackages, Need::Browsers, Need::Geckodriver])?;
            let run =
                ["run", "--quiet", "--release", "--package", "e2e", "--example", example, "--"];
            child::run(crate::test::in_browsers()?.args(run).args(told))
        }
        What::Lighthouse(pages) => {
            setup::ensure(&[Need::Node, Need::Browsers])?;
            let mut command = child::command("node")?;
            command.arg(places::root().join("xtask/lighthouse.mjs")).arg(places::dist());
            child::run(command.args(pages).env("CHROMIUM", setup::find_browsers()?.chromium))
        }
    }
}

/// Plays matches between computer players.
pub fn arena(arguments: &[String]) -> Result<()> {
    let run = ["run", "--quiet", "--release", "--example", "arena", "--"];
    child::run(child::command("cargo")?.args(run).args(arguments))
}

/// Trains a net, on the processor's own instructions: they change how long it takes, not what comes
/// of it.
pub fn train(arguments: &[String]) -> Result<()> {
    let run = ["run", "--quiet", "--release", "--example", "train", "--"];
    let mut command = child::command("cargo")?;
    command.args(run).args(arguments);
    child::run(command.env("RUSTFLAGS", NATIVE_FLAGS).env("CARGO_TARGET_DIR", folder("train")))
}

/// Measures the program natively and as wasm, and prints one table.
fn program(simd: bool) -> Result<()> {
    setup::ensure(&[Need::WasiTarget, Need::Node])?;
    let wasm_flags = if simd { SIMD_FLAGS } else { "" };
    let native = measure_native()?;
    let wasm = measure_wasm(wasm_flags)?;
    println!("\n{:<32} {:>14} {:>14} {:>11}", "name", "native /s", "wasm /s", "wasm/native");
    for speed in &native {
        let Some(other) = wasm.iter().find(|other| other.name == speed.name) else {
            return Err(Failure::new(format!("`{}` was measured natively alone", speed.name)));
        };
        let ratio = other.per_second / speed.per_second;
        let [native, wasm] = [speed, other].map(|speed| grouped(speed.per_second));
        println!("{:<32} {native:>14} {wasm:>14} {ratio:>11.2}", speed.name);
    }
    println!("native: profile bench, {NATIVE_FLAGS}");
    let flags = if simd { SIMD_FLAGS } else { "the target's own features" };
    println!(
        "wasm: profile bench, {WASI}, {flags}, without wasm-opt, run by Node {}",
        child::version("node").trim()
    );
    Ok(())
}

/// Each set of flags has its folder, so that neither run undoes the other's build.
fn folder(name: &str) -> PathBuf {
    places::target().join(name)
}

fn measure_native() -> Result<Vec<Speed>> {
    println!("native: building and measuring...");
    let mut command = child::command("cargo")?;
    command.args(["bench", "--quiet", "--bench", "speed"]);
    command.env("RUSTFLAGS", NATIVE_FLAGS).env("CARGO_TARGET_DIR", folder("bench-native"));
    parse(&child::output(&mut command)?)
}

fn measure_wasm(flags: &str) -> Result<Vec<Speed>> {
    println!("wasm: building and measuring...");
    let target = folder(if flags.is_empty() { "bench-wasm" } else { "bench-wasm-simd" });
    let mut command = child::command("cargo")?;
    command.args(["build", "--quiet", "--profile", "bench", "--bench", "speed", "--target", WASI]);
    command.env("RUSTFLAGS", flags).env("CARGO_TARGET_DIR", &target);
    child::run(&mut command)?;
    let program = newest(&target.join(WASI).join("release/deps"))?;
    let runner = places::root().join("xtask/wasi.mjs");
    parse(&child::output(child::command("node")?.arg("--no-warnings").arg(runner).arg(program))?)
}

/// Cargo puts a hash in the program's name: the newest `speed-*.wasm` is it.
fn newest(folder: &Path) -> Result<PathBuf> {
    let entries = fs::read_dir(folder).map_err(Failure::file("read", folder))?;
    let programs = entries.flatten().map(|entry| entry.path()).filter(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with("speed-") && name.ends_with(".wasm")
    });
    let newest = programs.max_by_key(|path| path.metadata().and_then(|data| data.modified()).ok());
    newest.ok_or_else(|| Failure::new(format!("no speed-*.wasm in {}", folder.display())))
}

/// Reads the lines that have the form of a measure, and insists on one at least.
fn parse(text: &str) -> Result<Vec<Speed>> {
    let speeds: Vec<Speed> = text.lines().filter_map(parse_line).collect();
    if speeds.is_empty() {
        return Err(Failure::new("the program measured nothing").advise(
            "benches/speed.rs prints lines of name, count and seconds, separated by tabs.",
        ));
    }
    Ok(speeds)
}

fn parse_line(line: &str) -> Option<Speed> {
    let mut fields = line.split('\t');
    let name = fields.next()?.trim().to_owned();
    let count: f64 = fields.next()?.trim().parse().ok()?;
    let seconds: f64 = fields.next()?.trim().parse().ok()?;
    (seconds > 0.0).then(|| Speed { name, per_second: count / seconds })
}

/// A whole number with its thousands apart.
fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(' ');
        }
        out.push(digit);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_thing_is_measured_at_a_time() {
        let read = |line: &str| read(&line.split(' ').map(String::from).collect::<Vec<_>>());
        assert!(read("--simd").is_ok_and(|what| what == What::Program { simd: true }));
        assert!(read("browsers").is_ok_and(|what| what == What::Site("measure", Vec::new())));
        let told = ["play", "mak-yek"].map(String::from).to_vec();
        assert!(read("players play mak-yek").is_ok_and(|what| what == What::Site("players", told)));
        assert!(read("browsers --simd").is_err());
    }

    #[test]
    fn measures_are_read_among_other_lines() {
        let speeds = parse("running\nperft mak-yek\t3000000\t1.5\nnoise\tx\t1\n");
        let expected = vec![Speed { name: "perft mak-yek".into(), per_second: 2_000_000.0 }];
        assert!(speeds.is_ok_and(|speeds| speeds == expected));
        assert!(parse("nothing").is_err());
    }

    #[test]
    fn thousands_stand_apart() {
        assert_eq!(grouped(1_234_567.2), "1 234 567");
        assert_eq!(grouped(12.0), "12");
        assert_eq!(grouped(123.0), "123");
    }
}
