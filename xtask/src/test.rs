//! `cargo xtask test`: every check of the project, the quick ones first; the first that fails ends the run.

use crate::failure::{Failure, Result};
use crate::setup::{self, Need};
use crate::{child, places, precache, site, size, versions};
use std::fs;
use std::process::Command;
use std::time::Instant;

const WASM: &str = "wasm32-unknown-unknown";

/// A part of the checks, in the order they are run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Formatting.
    Fmt,
    /// Lints, natively and as wasm.
    Clippy,
    /// The documentation's links.
    Doc,
    /// Tests that need no browser.
    Native,
    /// Tests of the wasm inside a browser.
    Wasm,
    /// The build of the site.
    Build,
    /// The weight of the first load.
    Size,
    /// The pages' HTML.
    Html,
    /// The built site in three browsers.
    Browsers,
}

impl Part {
    const ALL: [Self; 9] = [
        Self::Fmt,
        Self::Clippy,
        Self::Doc,
        Self::Native,
        Self::Wasm,
        Self::Build,
        Self::Size,
        Self::Html,
        Self::Browsers,
    ];

    /// Reads the parts named, all when none is; they keep their own order.
    pub fn read(arguments: &[String]) -> Result<Vec<Self>> {
        let names = Self::ALL.map(Self::name);
        if let Some(unknown) = arguments.iter().find(|argument| !names.contains(&argument.as_str()))
        {
            return Err(Failure::new(format!("there is no part `{unknown}`"))
                .advise(format!("The parts are: {}", names.join(" "))));
        }
        let named = |part: &Self| {
            arguments.is_empty() || arguments.iter().any(|argument| argument == part.name())
        };
        Ok(Self::ALL.into_iter().filter(named).collect())
    }

    fn name(self) -> &'static str {
        match self {
            Self::Fmt => "fmt",
            Self::Clippy => "clippy",
            Self::Doc => "doc",
            Self::Native => "native",
            Self::Wasm => "wasm",
            Self::Build => "build",
            Self::Size => "size",
            Self::Html => "html",
            Self::Browsers => "browsers",
        }
    }

    fn what(self) -> &'static str {
        match self {
            Self::Fmt => "the code is formatted",
            Self::Clippy => "the linter has nothing to say",
            Self::Doc => "what the documentation links to is there",
            Self::Native => "tests without a browser",
            Self::Wasm => "tests of the wasm in Chromium",
            Self::Build => "the site is built",
            Self::Size => "the first load is light",
            Self::Html => "the pages are HTML without an error",
            Self::Browsers => "the site in Chromium, Firefox and WebKit",
        }
    }

    fn needs(self) -> &'static [Need] {
        match self {
            Self::Fmt => &[Need::Linters],
            Self::Clippy => &[Need::Linters, Need::WasmTarget],
            Self::Doc | Self::Native => &[],
            Self::Wasm => &[Need::WasmTarget, Need::WasmBindgen, Need::Browsers],
            Self::Build => setup::BUILD,
            Self::Size => &[Need::Node],
            Self::Html => &[Need::NodePackages, Need::Java],
            Self::Browsers => &[Need::NodePackages, Need::Browsers, Need::Geckodriver],
        }
    }

    fn check(self) -> Result<()> {
        match self {
            Self::Fmt => cargo(&["fmt", "--all", "--check"]),
            Self::Clippy => clippy(),
            Self::Doc => doc(),
            Self::Native => cargo(&["test", "--workspace", "--exclude", "e2e"]),
            Self::Wasm => wasm(),
            Self::Build => site::build(),
            Self::Size => size::check(),
            Self::Html => html(),
            Self::Browsers => browsers(),
        }
    }
}

/// Sets up what the parts need and runs them. The last lines say how long each took and count them.
pub fn test(parts: &[Part]) -> Result<()> {
    let mut needs: Vec<Need> = Vec::new();
    for need in parts.iter().flat_map(|part| part.needs()) {
        if !needs.contains(need) {
            needs.push(*need);
        }
    }
    setup::ensure(&needs)?;
    let mut times = Vec::new();
    for (done, part) in parts.iter().enumerate() {
        let number = format!("[{}/{}] {}", done + 1, parts.len(), part.name());
        println!("\n{number}: {}...", part.what());
        let start = Instant::now();
        let outcome = part.check();
        let seconds = start.elapsed().as_secs_f64();
        times.push((part.name(), seconds));
        if let Err(failure) = outcome {
            println!(
                "{number}: FAILED ({seconds:.1} s)\n{failure}\nAgain, alone: cargo xtask test {}",
                part.name()
            );
            let left: Vec<_> = parts[done + 1..].iter().map(|part| part.name()).collect();
            if !left.is_empty() {
                println!("Not run: {}", left.join(" "));
            }
            summary(&times);
            println!("{done} passed, 1 failed");
            return Err(Failure::new(format!("{} failed", part.name())));
        }
        println!("{number}: passed ({seconds:.1} s)");
    }
    summary(&times);
    println!("{} passed, 0 failed", parts.len());
    Ok(())
}

/// How long each part took, and what the browsers made begin once more.
fn summary(times: &[(&str, f64)]) {
    println!();
    for (name, seconds) in times {
        println!("{name:<10} {seconds:>8.1} s");
    }
    if times.iter().all(|(name, _)| *name != Part::Browsers.name()) {
        return;
    }
    let mut slowest = lines(TIMES);
    slowest.sort_by(|one, other| other.cmp(one));
    slowest.truncate(10);
    println!("The slowest in browsers:\n{}", slowest.join("\n"));
    let again = lines(AGAIN);
    if !again.is_empty() {
        println!("{} failed and began once more:\n{}", again.len(), again.join("\n"));
    }
}

/// Where the browser tests write down what began once more, and how long each took: e2e/src/bench.rs.
const AGAIN: &str = "e2e/again.txt";
const TIMES: &str = "e2e/times.txt";

fn lines(file: &str) -> Vec<String> {
    let text = fs::read_to_string(places::target().join(file)).unwrap_or_default();
    text.lines().map(String::from).collect()
}

fn cargo(arguments: &[&str]) -> Result<()> {
    child::run(child::command("cargo")?.args(arguments))
}

fn clippy() -> Result<()> {
    cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])?;
    cargo(&[
        "clippy",
        "--target",
        WASM,
        "--package",
        "palamede",
        // As the page is built.
        "--no-default-features",
        "--lib",
        "--bins",
        "--",
        "-D",
        "warnings",
    ])
}

fn doc() -> Result<()> {
    let mut command = child::command("cargo")?;
    command.args(["doc", "--workspace", "--no-deps", "--quiet"]).env("RUSTDOCFLAGS", "-D warnings");
    child::run(&mut command)
}

/// What Chromium needs to run without a screen, as any user, and without asking the network for anything.
const CHROMIUM_ARGUMENTS: &str = "--headless=new --no-sandbox --disable-gpu --no-first-run \
    --disable-background-networking --disable-component-update --disable-sync --disable-dev-shm-usage";

fn wasm() -> Result<()> {
    if !places::root().join("tests/web.rs").exists() {
        return Err(Failure::new("tests/web.rs, the tests that run in a browser, is not there"));
    }
    let browsers = setup::find_browsers()?;
    let capabilities = places::target().join("webdriver.json");
    let arguments: Vec<_> =
        CHROMIUM_ARGUMENTS.split_whitespace().map(|argument| format!("\"{argument}\"")).collect();
    let json = format!(
        "{{\"goog:chromeOptions\": {{\"binary\": \"{}\", \"args\": [{}]}}}}\n",
        browsers.chromium.display(),
        arguments.join(", ")
    );
    fs::write(&capabilities, json).map_err(Failure::file("written", &capabilities))?;
    let mut command = child::command("cargo")?;
    command.args(["test", "--target", WASM, "--test", "web"]);
    command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", "wasm-bindgen-test-runner");
    command
        .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", capabilities)
        .env("CHROMEDRIVER", browsers.chromedriver);
    // The runner takes the first driver it is told of.
    command.env_remove("GECKODRIVER").env_remove("SAFARIDRIVER");
    child::run(&mut command)
}

fn html() -> Result<()> {
    let dist = places::dist();
    let names = precache::files(&dist)?;
    let pages: Vec<_> = names.iter().filter(|name| name.ends_with(".html")).collect();
    let mut command = child::command("java")?;
    command.arg("-jar").arg(places::vnu()).arg("--errors-only").args(&pages);
    child::run(command.current_dir(dist))?;
    println!("{} pages", pages.len());
    Ok(())
}

fn browsers() -> Result<()> {
    for file in [AGAIN, TIMES] {
        fs::remove_file(places::target().join(file)).ok();
    }
    child::run(in_browsers()?.args(["test", "--package", "e2e"]))
}

/// Cargo, told where the built site and the browsers lie.
pub(crate) fn in_browsers() -> Result<Command> {
    let page = places::dist().join("index.html");
    if !page.exists() {
        return Err(Failure::new("the site is not built").advise("cargo xtask test build browsers"));
    }
    let browsers = setup::find_browsers()?;
    let mut command = child::command("cargo")?;
    command.env("PALAMEDE_DIST", places::dist()).env("AXE", places::axe());
    command.env("CHROMIUM", browsers.chromium).env("CHROMEDRIVER", browsers.chromedriver);
    let geckodriver = places::tool_bin("geckodriver", versions::GECKODRIVER)?.join("geckodriver");
    command.env("FIREFOX", browsers.firefox).env("GECKODRIVER", geckodriver);
    command.env("MINIBROWSER", browsers.minibrowser).env("WEBKITDRIVER", browsers.webkitdriver);
    Ok(command)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Vec<Part>> {
        Part::read(&line.split_whitespace().map(String::from).collect::<Vec<_>>())
    }

    #[test]
    fn parts_keep_their_order() {
        assert!(read("").is_ok_and(|parts| parts == Part::ALL));
        assert!(read("size build").is_ok_and(|parts| parts == [Part::Build, Part::Size]));
        assert!(read("fmt nothing").is_err());
    }
}
