//! The tests of the built site, as one program: which of them run in which browsers, and when.

use crate::bench::{attempt, pictures};
use crate::{Bench, Browser, Done, pool};
use libtest_mimic::{Arguments, Trial};
use std::future::Future;
use std::io::Write as _;
use std::pin::Pin;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

/// What differs from browser to browser in a test that runs in each of them for every change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// How the mouse presses.
    Pointer,
    /// Where the keyboard's focus is, and where Tab leads.
    Focus,
    /// What is kept, and what another tab hears of it.
    Storage,
    /// What a frame may, and what it hears of the page around.
    Frames,
    /// What is printed and saved.
    Printing,
    /// How the page is laid out, drawn and moved.
    Layout,
    /// What is fetched, from where, and what works without a network.
    Network,
    /// Where the computer thinks.
    Workers,
    /// What the engine, the console and the browser's tools tell.
    Traces,
}

/// In which browsers a test runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engines {
    /// In all for every change, for this reason.
    Every(Why),
    /// In Chromium for every change; in all by night. It shows what the site does, and not what a browser does.
    OneByDay,
    /// In Chromium, whose own protocol it speaks or whose own measures it reads.
    Chromium,
    /// In Chromium and Firefox for every change, for this reason: WebKit's driver has no word for it.
    NotWebKit(Why),
}

impl Engines {
    /// Whether it ever runs there.
    fn runs_in(self, browser: Browser) -> bool {
        match self {
            Self::Every(_) | Self::OneByDay => true,
            Self::Chromium => browser == Browser::Chromium,
            Self::NotWebKit(_) => browser != Browser::WebKit,
        }
    }

    /// Whether it waits for the night there.
    fn is_deferred_in(self, browser: Browser) -> bool {
        self == Self::OneByDay && browser != Browser::Chromium
    }
}

/// Whether the deep check runs: `cargo xtask test --deep` says so.
pub fn is_deep() -> bool {
    std::env::var_os("PALAMEDE_LONG").is_some()
}

type Run = Box<dyn Fn(Bench) -> Pin<Box<dyn Future<Output = Done>>> + Send + Sync>;

/// A test and the browsers that it runs in.
pub struct Test {
    name: &'static str,
    engines: Engines,
    run: Run,
}

impl Test {
    /// A test of this name.
    pub fn new<F, T>(name: &'static str, engines: Engines, test: F) -> Self
    where
        F: Fn(Bench) -> T + Send + Sync + 'static,
        T: Future<Output = Done> + 'static,
    {
        Self { name, engines, run: Box::new(move |bench| Box::pin(test(bench))) }
    }
}

/// Runs the tests, as many at once as there are cores, and takes what `cargo test` takes: `chromium::` are those
/// of one browser, `--include-ignored` runs those of the night, too.
pub fn run(tests: Vec<Test>) -> ExitCode {
    // They live as long as the program.
    let tests: &'static [Test] = tests.leak();
    let arguments = Arguments::from_args();
    let mut trials = Vec::new();
    for browser in Browser::ALL {
        for test in tests.iter().filter(|test| test.engines.runs_in(browser)) {
            let name = format!("{}::{}", browser.name(), test.name);
            let trial =
                Trial::test(name, move || run_with_retry(browser, test).map_err(Into::into));
            trials.push(trial.with_ignored_flag(test.engines.is_deferred_in(browser)));
        }
    }
    let conclusion = libtest_mimic::run(&arguments, trials);
    pool::close();
    conclusion.exit_code()
}

/// How the tests are named that nothing hidden gets out of. What fails of them once has failed:
/// a leak is one however rarely it shows. Every other test that fails begins once more, and is
/// written down, to be told of at the end of the run. A browser on a busy machine now and then
/// answers late or out of turn, in one test of several hundred; WebKitGTK 2.50 even broke twice in
/// some 350. What is the page's own fault fails again.
const LEAKS: &str = "nobody_can_tell";

/// How browsers tell of an engine that has trapped or panicked.
const TRAPS: [&str; 4] =
    ["RuntimeError", "unreachable executed", "panicked at", "already mutably borrowed"];

/// So many begin once more in a run: where more fail, it is no accident.
const SPARE: usize = 5;

static AGAIN: AtomicUsize = AtomicUsize::new(0);

/// Runs a test, and once more where it fails and may.
fn run_with_retry(browser: Browser, test: &Test) -> Result<(), String> {
    let start = Instant::now();
    // What leaks is looked for in a browser that no other test had.
    let leaks = test.name.contains(LEAKS);
    let mut failure = attempt(browser, test.name, !leaks, &test.run);
    // Nor is a trap or a panic of the engine an accident.
    let traps = |why: &str| TRAPS.iter().any(|sign| why.contains(sign));
    let may = !leaks && !failure.as_deref().is_some_and(traps);
    let spare = || may && AGAIN.fetch_add(1, Ordering::Relaxed) < SPARE;
    if let Some(why) = failure.as_ref().filter(|_| spare()) {
        let why = why.trim().replace('\n', " | ");
        write_down(AGAIN_FILE, &format!("{browser:?}, {}: {why}", test.name));
        failure = attempt(browser, test.name, false, &test.run);
    }
    let seconds = start.elapsed().as_secs_f64();
    write_down(TIMES_FILE, &format!("{seconds:>6.1} s {browser:?}, {}", test.name));
    match failure {
        Some(failure) => Err(failure.trim().to_owned()),
        None => Ok(()),
    }
}

/// What begins once more, a line each, and how long each test took: `cargo xtask test` tells of both at the end.
const AGAIN_FILE: &str = "again.txt";
const TIMES_FILE: &str = "times.txt";

fn write_down(file: &str, what: &str) {
    let folder = pictures();
    std::fs::create_dir_all(&folder).ok();
    let file = std::fs::OpenOptions::new().create(true).append(true).open(folder.join(file));
    file.and_then(|mut file| writeln!(file, "{what}")).expect("a line of what was");
}
