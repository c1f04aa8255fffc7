//! Runs a test: two at a time, each with browsers of its own, and with a picture of each when it fails.

use crate::browser::{Browser, Wishes};
use crate::{Done, Visit, visit};
use std::cell::RefCell;
use std::future::Future;
use std::io::Write as _;
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex};
use std::time::Instant;
use tokio::task::{JoinError, LocalSet};

/// Browsers at a time: each takes about a core.
const AT_ONCE: usize = 2;
/// How the tests are named that nothing hidden gets out of. What fails of them once has failed:
/// a leak is one however rarely it shows. Every other test that fails begins once more, and is
/// written down, to be told of at the end of the run. A browser on a busy machine now and then
/// answers late or out of turn, in one test of several hundred; WebKitGTK 2.50 even broke twice in
/// some 350. What is the page's own fault fails again.
const LEAKS: &str = "nobody_can_tell";

/// So many begin once more in a run: where more fail, it is no accident.
const SPARE: usize = 5;

static AGAIN: AtomicUsize = AtomicUsize::new(0);

/// What a test gets: the browser that it is for.
#[derive(Clone)]
pub struct Bench(Rc<Inner>);

struct Inner {
    browser: Browser,
    name: &'static str,
    visits: RefCell<Vec<Visit>>,
}

impl Bench {
    /// The browser that this test is for.
    pub fn browser(&self) -> Browser {
        self.0.browser
    }

    /// A visitor who never was here, at the folder of this address.
    pub async fn visit(&self, url: &str) -> Visit {
        self.visit_as(url, Wishes::default()).await
    }

    /// The same, with a browser set in this way.
    pub async fn visit_as(&self, url: &str, wishes: Wishes) -> Visit {
        let visit = Visit::begin(self.0.browser, wishes, url)
            .await
            .unwrap_or_else(|error| panic!("{:?} does not start: {error}", self.0.browser));
        self.0.visits.borrow_mut().push(visit.clone());
        visit
    }

    /// Keeps what the visit shows now as a picture in `target/e2e/`.
    pub async fn picture(&self, visit: &Visit, what: &str) -> Done {
        let name = format!("{}-{}-{what}.png", self.0.browser.name(), self.0.name);
        let folder = pictures();
        std::fs::create_dir_all(&folder).ok();
        visit.picture(&folder.join(name)).await
    }

    async fn end(&self, failed: bool) -> Vec<String> {
        let mut problems = Vec::new();
        let visits: Vec<Visit> = self.0.visits.borrow_mut().drain(..).collect();
        for (number, visit) in visits.into_iter().enumerate() {
            if failed && !visit.answers().await {
                problems.push(visit::NO_ANSWER.to_owned());
                visit.end();
            } else if failed {
                self.picture(&visit, &format!("failed-{number}")).await.ok();
            }
            problems.extend(visit.problems().await);
            visit.leave().await;
        }
        problems
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

fn pictures() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../target/e2e"))
}

/// Runs a test in a browser. Whatever the test is about, it fails where the page complains: at an error
/// in the console, a violation of the page's policy, a request to another origin.
pub fn run<F, T>(browser: Browser, name: &'static str, test: F)
where
    F: Fn(Bench) -> T,
    T: Future<Output = Done> + 'static,
{
    let _turn = Turn::take();
    let start = Instant::now();
    let mut failure = attempt(browser, name, &test);
    let spare = || !name.contains(LEAKS) && AGAIN.fetch_add(1, Ordering::Relaxed) < SPARE;
    if let Some(why) = failure.as_ref().filter(|_| spare()) {
        write_down(
            AGAIN_FILE,
            &format!("{browser:?}, {name}: {}", why.trim().replace('\n', " | ")),
        );
        failure = attempt(browser, name, &test);
    }
    write_down(
        TIMES_FILE,
        &format!("{:>6.1} s {browser:?}, {name}", start.elapsed().as_secs_f64()),
    );
    if let Some(failure) = failure {
        panic!("{browser:?}, {name}: {}", failure.trim());
    }
}

/// Why a test fails, if it does.
fn attempt<F, T>(browser: Browser, name: &'static str, test: &F) -> Option<String>
where
    F: Fn(Bench) -> T,
    T: Future<Output = Done> + 'static,
{
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime for the test");
    let bench = Bench(Rc::new(Inner { browser, name, visits: RefCell::default() }));
    let task = test(bench.clone());
    LocalSet::new().block_on(&runtime, async {
        // It ends whatever happens: a browser has so long for each answer, and is asked so often.
        let failure = match tokio::task::spawn_local(task).await {
            Ok(Ok(())) => None,
            Ok(Err(error)) => Some(error.to_string()),
            Err(error) => Some(said(error)),
        };
        let problems = bench.end(failure.is_some()).await;
        match (failure, problems.is_empty()) {
            (None, true) => None,
            (failure, _) => {
                Some(format!("{}\n{}", failure.unwrap_or_default(), problems.join("\n")))
            }
        }
    })
}

/// What a test said as it gave up.
fn said(error: JoinError) -> String {
    let said = error.try_into_panic().ok().map(|said| match said.downcast::<String>() {
        Ok(said) => *said,
        Err(said) => said.downcast_ref::<&str>().copied().unwrap_or_default().to_owned(),
    });
    said.unwrap_or_default()
}

/// The right to have browsers open.
struct Turn;

static TURNS: Mutex<usize> = Mutex::new(AT_ONCE);
static FREE: Condvar = Condvar::new();

impl Turn {
    fn take() -> Self {
        let turns = TURNS.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let mut turns = FREE
            .wait_while(turns, |turns| *turns == 0)
            .unwrap_or_else(|poisoned| poisoned.into_inner());
        *turns -= 1;
        Self
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        *TURNS.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) += 1;
        FREE.notify_one();
    }
}
