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
    /// The documentation's links and examples.
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
    /// The built site in Chromium.
    Chromium,
    /// The built site in Firefox.
    Firefox,
    /// The built site in WebKit.
    WebKit,
}

impl Part {
    /// Those that are run where none is named.
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

    /// What [`Part::Browsers`] runs, one browser each: for machines that work side by side.
    const ALONE: [Self; 3] = [Self::Chromium, Self::Firefox, Self::WebKit];

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
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        }
    }

    fn what(self) -> &'static str {
        match self {
            Self::Fmt => "the code is formatted",
            Self::Clippy => "the linter has nothing to say",
            Self::Doc => "what the documentation links to is there, and its examples run",
            Self::Native => "tests without a browser",
            Self::Wasm => "tests of the wasm in Chromium",
            Self::Build => "the site is built",
            Self::Size => "the first load is light",
            Self::Html => "the pages are HTML without an error",
            Self::Browsers => "the site in Chromium, Firefox and WebKit",
            Self::Chromium => "the site in Chromium",
            Self::Firefox => "the site in Firefox",
            Self::WebKit => "the site in WebKit",
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
            Self::Browsers | Self::Firefox => {
                &[Need::NodePackages, Need::Browsers, Need::Geckodriver]
            }
            Self::Chromium | Self::WebKit => &[Need::NodePackages, Need::Browsers],
        }
    }

    fn is_in_browsers(self) -> bool {
        self == Self::Browsers || Self::ALONE.contains(&self)
    }

    fn check(self, depth: Depth) -> Result<()> {
        match self {
            Self::Fmt => cargo(&["fmt", "--all", "--check"]),
            Self::Clippy => clippy(),
            Self::Doc => doc(),
            Self::Native => native(depth),
            Self::Wasm => wasm(),
            Self::Build => site::build(),
            Self::Size => size::check(),
            Self::Html => html(),
            Self::Browsers => browsers("", depth),
            Self::Chromium | Self::Firefox | Self::WebKit => {
                browsers(&format!("{}::", self.name()), depth)
            }
        }
    }
}

/// How much is tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Depth {
    /// What every change must pass.
    #[default]
    Quick,
    /// All there is, and many more cases of each property: for the night.
    Deep,
}

impl Depth {
    /// What tests read it from (`tests/depth.rs`).
    const VARIABLE: &str = "PALAMEDE_LONG";

    fn tell(self, command: &mut Command) {
        match self {
            Self::Quick => command.env_remove(Self::VARIABLE),
            Self::Deep => command.env(Self::VARIABLE, "1"),
        };
    }
}

/// What is to be checked.
#[derive(Debug, PartialEq, Eq)]
pub struct Options {
    parts: Vec<Part>,
    depth: Depth,
}

impl Options {
    /// Reads `--deep` and the parts named, all where none is; they keep their own order.
    pub fn read(arguments: &[String]) -> Result<Self> {
        let (flags, named): (Vec<_>, Vec<_>) =
            arguments.iter().map(String::as_str).partition(|argument| *argument == "--deep");
        let known: Vec<Part> = Part::ALL.into_iter().chain(Part::ALONE).collect();
        let names: Vec<&str> = known.iter().map(|part| part.name()).collect();
        if let Some(unknown) = named.iter().find(|name| !names.contains(name)) {
            return Err(Failure::new(format!("there is no part `{unknown}`"))
                .advise(format!("The parts are: {}", names.join(" "))));
        }
        let parts = match named.is_empty() {
            true => Part::ALL.to_vec(),
            false => known.into_iter().filter(|part| named.contains(&part.name())).collect(),
        };
        let depth = if flags.is_empty() { Depth::Quick } else { Depth::Deep };
        Ok(Self { parts, depth })
    }
}

/// Sets up what the parts need and runs them. The last lines say how long each took and count them.
pub fn test(options: &Options) -> Result<()> {
    let Options { parts, depth } = options;
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
        let outcome = part.check(*depth);
        let seconds = start.elapsed().as_secs_f64();
        times.push((*part, seconds));
        if let Err(failure) = outcome {
            let deep = if *depth == Depth::Deep { "--deep " } else { "" };
            println!(
                "{number}: FAILED ({seconds:.1} s)\n{failure}\nAgain, alone: cargo xtask test {deep}{}",
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
fn summary(times: &[(Part, f64)]) {
    println!();
    for (part, seconds) in times {
        println!("{:<10} {seconds:>8.1} s", part.name());
    }
    println!("{:<10} {:>8.1} s", "together", times.iter().map(|(_, seconds)| seconds).sum::<f64>());
    if times.iter().all(|(part, _)| !part.is_in_browsers()) {
        return;
    }
    let mut slowest = lines(TIMES);
    slowest.sort_by(|one, other| other.cmp(one));
    slowest.truncate(10);
    println!("The slowest in browsers (all: target/{TIMES}):\n{}", slowest.join("\n"));
    let again = lines(AGAIN);
    if !again.is_empty() {
        println!("{} failed and began once more:\n{}", again.len(), again.join("\n"));
    }
}

/// Where the browser tests write down what began once more, and how long each took: e2e/src/suite.rs.
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
    // The application alone: nothing in it reads what only the browser's code carries.
    cargo(&["clippy", "--package", "palamede-app", "--", "-D", "warnings"])?;
    // As the page is built, then as the thinker is.
    for program in
        [["--bin", "palamede"].as_slice(), &["--bin", "thinker", "--features", "thinker"]]
    {
        let mut command = child::command("cargo")?;
        command.args([
            "clippy",
            "--target",
            WASM,
            "--package",
            "palamede",
            "--no-default-features",
            "--lib",
        ]);
        child::run(command.args(program).args(["--", "-D", "warnings"]))?;
    }
    Ok(())
}

fn native(depth: Depth) -> Result<()> {
    let mut command = child::command("cargo")?;
    command.args(["test", "--workspace", "--tests"]);
    depth.tell(&mut command);
    child::run(&mut command)
}

fn doc() -> Result<()> {
    let mut command = child::command("cargo")?;
    command.args(["doc", "--workspace", "--no-deps", "--quiet"]).env("RUSTDOCFLAGS", "-D warnings");
    child::run(&mut command)?;
    cargo(&["test", "--workspace", "--doc"])?;
    // Without the features that open what is sealed: here is what does not compile then.
    cargo(&["test", "--package", "palamede-table", "--package", "palamede-app", "--doc"])
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
    // Few tests, and quick ones: what takes long is to compile them.
    command.env("CARGO_PROFILE_DEV_OPT_LEVEL", "0");
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

/// Runs the tests whose names begin so.
fn browsers(names: &str, depth: Depth) -> Result<()> {
    for file in [AGAIN, TIMES] {
        fs::remove_file(places::target().join(file)).ok();
    }
    let mut command = in_browsers()?;
    command.args(["test", "--workspace", "--test", "browsers", "--", names]);
    if depth == Depth::Deep {
        command.arg("--include-ignored");
    }
    depth.tell(&mut command);
    child::run(&mut command)
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

    fn read(line: &str) -> Result<Options> {
        Options::read(&line.split_whitespace().map(String::from).collect::<Vec<_>>())
    }

    #[test]
    fn parts_keep_their_order() {
        let parts = |line: &str| read(line).map(|options| options.parts).unwrap_or_default();
        assert_eq!(parts(""), Part::ALL);
        assert_eq!(parts("size build"), [Part::Build, Part::Size]);
        assert_eq!(parts("webkit --deep chromium"), [Part::Chromium, Part::WebKit]);
        assert!(read("fmt nothing").is_err() && read("--long").is_err());
    }

    #[test]
    fn the_deep_check_is_asked_for() {
        assert!(read("native").is_ok_and(|options| options.depth == Depth::Quick));
        let deep = Options { parts: Part::ALL.to_vec(), depth: Depth::Deep };
        assert!(read("--deep").is_ok_and(|options| options == deep));
    }
}
