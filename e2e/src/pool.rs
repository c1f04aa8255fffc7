//! Browsers that are started once and lent to one test after another, since to start one takes longer than
//! many a test. What one test leaves in a browser no other one finds: each has its sites on ports, and so on
//! origins, that no test had before ([`served`](crate::served)).

use crate::browser::{Browser, Driver, Wishes};
use crate::visit::SILENCE;
use serde_json::json;
use std::sync::{LazyLock, Mutex};
use std::time::Duration;
use thirtyfour::WebDriver;
use thirtyfour::error::WebDriverResult;
use tokio::runtime::Runtime;

/// A running browser and its driver.
pub(crate) struct Session {
    pub(crate) browser: Browser,
    pub(crate) wishes: Wishes,
    pub(crate) driver: WebDriver,
    pub(crate) process: Driver,
}

/// Where all requests to drivers are made. It is the whole program's, as the connection to a driver is: it would be
/// cut with the runtime of the test that first used it, while the next test asks for something.
pub(crate) static RUNTIME: LazyLock<Runtime> =
    LazyLock::new(|| Runtime::new().expect("a runtime of the tests"));

/// Those that nobody has.
static IDLE: Mutex<Vec<Session>> = Mutex::new(Vec::new());

/// So many wait at most: those that waited longest are closed.
const MOST: usize = 4;

fn idle() -> std::sync::MutexGuard<'static, Vec<Session>> {
    IDLE.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

/// A browser that is set in this way: one that waits, where that will do, or a new one.
pub(crate) async fn take(
    browser: Browser,
    wishes: Wishes,
    reuses: bool,
) -> WebDriverResult<Session> {
    let fits = |session: &Session| session.browser == browser && session.wishes == wishes;
    let waiting = {
        let mut idle = idle();
        let at = idle.iter().rposition(fits).filter(|_| reuses);
        at.map(|at| idle.remove(at))
    };
    if let Some(session) = waiting {
        return Ok(session);
    }
    let (driver, process) = Driver::start(browser, wishes).await?;
    driver.set_script_timeout(SILENCE - Duration::from_secs(10)).await?;
    let session = Session { browser, wishes, driver, process };
    session.size().await?;
    Ok(session)
}

/// Keeps a browser for the next test where that is wanted and it can be made as new, or closes it.
pub(crate) async fn give_back(session: Session, reuses: bool) {
    let as_new = match reuses {
        true => tokio::time::timeout(SILENCE, session.clear()).await.is_ok_and(|done| done.is_ok()),
        false => false,
    };
    if as_new {
        idle().push(session);
        let over = idle().len().saturating_sub(MOST);
        let old: Vec<Session> = idle().drain(..over).collect();
        for session in old {
            session.close().await;
        }
    } else {
        session.close().await;
    }
}

/// Closes all browsers that wait: nothing else ends them with the program.
pub(crate) fn close() {
    let all: Vec<Session> = idle().drain(..).collect();
    RUNTIME.block_on(async {
        for session in all {
            session.close().await;
        }
    });
}

impl Session {
    /// Gives the window its size.
    async fn size(&self) -> WebDriverResult<()> {
        self.driver.set_window_rect(0, 0, 1280, 900).await.map(|_| ())
    }

    /// Leaves nothing open but the first tab, empty, and nothing where files are saved. (Not another tab: one that was
    /// opened by a driver has not always the focus.)
    async fn clear(&self) -> WebDriverResult<()> {
        let windows = self.driver.windows().await?;
        for window in windows.iter().skip(1) {
            self.driver.switch_to_window(window.clone()).await?;
            self.driver.close_window().await?;
        }
        if let Some(window) = windows.first() {
            self.driver.switch_to_window(window.clone()).await?;
        }
        self.driver.goto("about:blank").await?;
        if self.browser == Browser::Chromium {
            let cdp = self.driver.cdp();
            for (reset, to) in [
                ("Emulation.clearDeviceMetricsOverride", json!({})),
                ("Emulation.setEmulatedMedia", json!({ "features": [] })),
                ("Page.resetNavigationHistory", json!({})),
            ] {
                cdp.send_raw(reset, to).await?;
            }
            self.driver.browser_log().await?;
        }
        self.size().await?;
        std::fs::remove_dir_all(self.process.saved()).ok();
        Ok(())
    }

    async fn close(self) {
        let quit = self.driver.quit();
        tokio::time::timeout(SILENCE, quit).await.ok();
    }
}
