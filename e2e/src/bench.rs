//! Runs a test in a browser, and keeps a picture and the complaints of each visit when it fails.

use crate::browser::{Browser, Wishes};
use crate::{Done, Visit, pool, visit};
use std::cell::RefCell;
use std::future::Future;
use std::path::PathBuf;
use std::rc::Rc;
use tokio::task::{JoinError, LocalSet};

/// What a test gets: the browser that it is for.
#[derive(Clone)]
pub struct Bench(Rc<Inner>);

struct Inner {
    browser: Browser,
    name: String,
    visits: RefCell<Vec<Visit>>,
    /// Whether its browsers may have been other tests' before.
    reuses: bool,
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
        let session = pool::take(self.0.browser, wishes, self.0.reuses);
        let visit = async { Visit::begin(session.await?, url).await };
        let visit = visit
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
            // The site ended with the test: what the page asks for since then, its manifest for one, is refused.
            visit.forgive("net::ERR_CONNECTION_REFUSED");
            let own = visit.problems().await;
            // Whatever went wrong is no other test's.
            let reuses = self.0.reuses && !failed && own.is_empty();
            problems.extend(own);
            if let Some(session) = visit.part() {
                pool::give_back(session, reuses).await;
            }
        }
        problems
    }
}

/// Where pictures and lists of a run are kept.
pub(crate) fn pictures() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../target/e2e"))
}

/// Runs one program in a browser of its own. Whatever it is about, it fails where the page complains: at an
/// error in the console, a violation of the page's policy, a request to another origin.
///
/// # Panics
/// Where it fails.
pub fn run<F, T>(browser: Browser, name: &str, test: F)
where
    F: Fn(Bench) -> T,
    T: Future<Output = Done> + 'static,
{
    if let Some(failure) = attempt(browser, name, false, &test) {
        panic!("{browser:?}, {name}: {}", failure.trim());
    }
}

/// Why a test fails, if it does; `reuses` where it may get browsers that other tests have had.
pub(crate) fn attempt<F, T>(browser: Browser, name: &str, reuses: bool, test: &F) -> Option<String>
where
    F: Fn(Bench) -> T,
    T: Future<Output = Done> + 'static,
{
    let visits = RefCell::default();
    let bench = Bench(Rc::new(Inner { browser, name: name.to_owned(), visits, reuses }));
    let task = test(bench.clone());
    LocalSet::new().block_on(&pool::RUNTIME, async {
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
