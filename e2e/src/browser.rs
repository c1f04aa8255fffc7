//! The browsers, their drivers, and how they are started.

use crate::visit::SILENCE;
use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use std::{env, fs, thread};
use thirtyfour::error::WebDriverResult;
use thirtyfour::{Capabilities, WebDriver};

/// A browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Browser {
    /// Chromium.
    Chromium,
    /// Firefox.
    Firefox,
    /// WebKitGTK, in its own small browser.
    WebKit,
}

/// How a visitor's browser is set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wishes {
    /// The visitor's language.
    pub lang: &'static str,
    /// Whether the visitor wishes less motion.
    pub still: bool,
    /// Whether every request is written down: Chromium only.
    pub requests: bool,
    /// What the browser does not let pages have. (WebKit's driver has no word for it.)
    pub bars: Bars,
}

/// What a visitor's browser does not let pages have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Bars {
    /// Nothing.
    #[default]
    Nothing,
    /// To keep anything.
    Storage,
    /// To keep anything in frames of other sites.
    StorageInFrames,
    /// WebAssembly.
    WebAssembly,
}

impl Default for Wishes {
    fn default() -> Self {
        Self { lang: "fr", still: false, requests: false, bars: Bars::Nothing }
    }
}

/// What Chromium needs to run without a screen, as any user, and without asking the network for anything; and to go
/// from page to page as quickly as the tests do, who go faster than any person: from 200 in ten seconds on it
/// leaves some out.
const CHROMIUM: &str = "--headless=new --no-sandbox --disable-gpu --no-first-run --disable-sync \
    --disable-background-networking --disable-component-update --disable-dev-shm-usage \
    --disable-ipc-flooding-protection --window-size=1280,900";

impl Browser {
    /// Every browser.
    pub const ALL: [Browser; 3] = [Self::Chromium, Self::Firefox, Self::WebKit];

    /// Its name in files.
    pub fn name(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        }
    }

    fn programs(self) -> (PathBuf, PathBuf) {
        let (browser, driver) = match self {
            Self::Chromium => ("CHROMIUM", "CHROMEDRIVER"),
            Self::Firefox => ("FIREFOX", "GECKODRIVER"),
            Self::WebKit => ("MINIBROWSER", "WEBKITDRIVER"),
        };
        (from_env(browser), from_env(driver))
    }

    fn driver(self, program: &Path, port: u16, home: &Path) -> Command {
        let mut command = Command::new(program);
        match self {
            Self::Chromium | Self::WebKit => command.arg(format!("--port={port}")),
            Self::Firefox => {
                command.args(["--port", &port.to_string()]).arg("--profile-root").arg(home)
            }
        };
        command
    }

    fn capabilities(
        self,
        program: &Path,
        home: &Path,
        wishes: Wishes,
    ) -> WebDriverResult<Capabilities> {
        let mut capabilities = Capabilities::new();
        let lang = wishes.lang;
        match self {
            Self::Chromium => {
                let mut arguments: Vec<String> =
                    CHROMIUM.split_whitespace().map(String::from).collect();
                arguments.push(format!("--user-data-dir={}", home.join("profile").display()));
                arguments.push(format!("--accept-lang={lang}"));
                if wishes.still {
                    arguments.push("--force-prefers-reduced-motion".into());
                }
                capabilities.set("browserName", "chrome")?;
                let mut prefs = json!({ "download.default_directory": saved(home) });
                match wishes.bars {
                    Bars::Nothing => {}
                    Bars::Storage => {
                        prefs["profile.default_content_setting_values.cookies"] = 2.into();
                    }
                    Bars::StorageInFrames => prefs["profile.cookie_controls_mode"] = 1.into(),
                    // Its switch for that does nothing any more.
                    Bars::WebAssembly => {}
                }
                let options = json!({ "binary": program, "args": arguments, "prefs": prefs });
                capabilities.set("goog:chromeOptions", options)?;
                let mut logs = json!({ "browser": "ALL" });
                if wishes.requests {
                    logs["performance"] = "ALL".into();
                }
                capabilities.set("goog:loggingPrefs", logs)?;
            }
            Self::Firefox => {
                let mut prefs = json!({
                    "intl.accept_languages": lang,
                    // Its driver presses what is in a frame of another site only where both have one
                    // process.
                    "fission.autostart": false,
                    "browser.download.folderList": 2,
                    "browser.download.dir": saved(home),
                    // Nobody is there to be asked how to print.
                    "print.always_print_silent": true,
                    "print_printer": "Mozilla Save to PDF",
                    "print.printer_Mozilla_Save_to_PDF.print_to_file": true,
                    "print.printer_Mozilla_Save_to_PDF.print_to_filename": saved(home).join("printed.pdf"),
                });
                if wishes.still {
                    prefs["ui.prefersReducedMotion"] = 1.into();
                }
                match wishes.bars {
                    Bars::Nothing => {}
                    Bars::Storage => prefs["network.cookie.cookieBehavior"] = 2.into(),
                    Bars::StorageInFrames => prefs["network.cookie.cookieBehavior"] = 1.into(),
                    Bars::WebAssembly => prefs["javascript.options.wasm"] = false.into(),
                }
                let options = json!({
                    "binary": program,
                    "args": ["-headless", "--width", "1280", "--height", "900"],
                    "prefs": prefs,
                });
                capabilities.set("browserName", "firefox")?;
                capabilities.set("moz:firefoxOptions", options)?;
            }
            Self::WebKit => {
                let options: Value = json!({ "binary": program, "args": ["--automation"] });
                capabilities.set("browserName", "MiniBrowser")?;
                capabilities.set("webkitgtk:browserOptions", options)?;
            }
        }
        Ok(capabilities)
    }
}

/// What `cargo xtask test browsers` says in the environment.
pub(crate) fn from_env(name: &str) -> PathBuf {
    match env::var_os(name) {
        Some(value) => value.into(),
        None => panic!("{name} is not set: run `cargo xtask test browsers`"),
    }
}

/// A screen without glass. Windows on one screen take the focus from each other, and pages notice: each
/// browser that needs a screen has its own.
struct Screen {
    child: Child,
    name: String,
}

impl Screen {
    fn start() -> Self {
        let mut command = Command::new("Xvfb");
        command.args(["-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child =
            command.spawn().unwrap_or_else(|error| panic!("Xvfb does not start: {error}"));
        // It says which number was free.
        let mut line = String::new();
        let said = child.stdout.take().map(|said| BufReader::new(said).read_line(&mut line));
        assert!(matches!(said, Some(Ok(2..))), "Xvfb says no number: {said:?}");
        Self { child, name: format!(":{}", line.trim()) }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // Not killed at once: it takes the file of its number away.
        let child = self.child.id().to_string();
        Command::new("kill").arg(child).stderr(Stdio::null()).status().ok();
        self.child.wait().ok();
    }
}

/// A running driver with a home and, where it needs one, a screen of its own; all are gone when it is
/// dropped, and the browser with them.
pub struct Driver {
    child: Child,
    home: PathBuf,
    _screen: Option<Screen>,
}

impl Driver {
    /// Starts a driver and with it a browser: once more where that fails, as it may where a browser is
    /// read from a slow disk for the first time, or another has just taken the port.
    pub async fn start(browser: Browser, wishes: Wishes) -> WebDriverResult<(WebDriver, Self)> {
        match Self::try_start(browser, wishes).await {
            Ok(started) => Ok(started),
            Err(_) => Self::try_start(browser, wishes).await,
        }
    }

    async fn try_start(browser: Browser, wishes: Wishes) -> WebDriverResult<(WebDriver, Self)> {
        let (program, driver) = browser.programs();
        let home = fresh_home(wishes);
        let port = free_port();
        let mut command = browser.driver(&driver, port, &home);
        command.env("HOME", &home).env("XDG_CONFIG_HOME", home.join(".config"));
        command.env_remove("XDG_CACHE_HOME").env_remove("XDG_DATA_HOME").env_remove("GTK_THEME");
        command.env("LC_ALL", "C.UTF-8").env_remove("LANGUAGE");
        let screen = (browser == Browser::WebKit).then(Screen::start);
        if let Some(screen) = &screen {
            command.env("DISPLAY", &screen.name).env_remove("WAYLAND_DISPLAY");
        }
        // A group of its own, so that a browser whose driver died is ended, too.
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).process_group(0);
        let child = command
            .spawn()
            .unwrap_or_else(|error| panic!("{} does not start: {error}", driver.display()));
        let mut driver = Self { child, home, _screen: screen };
        driver.wait_for(port);
        let capabilities = browser.capabilities(&program, &driver.home, wishes)?;
        let session = WebDriver::builder(format!("http://127.0.0.1:{port}"), capabilities)
            .request_timeout(SILENCE)
            .connect()
            .await?;
        Ok((session, driver))
    }

    /// Where the browser puts what is saved.
    pub fn saved(&self) -> PathBuf {
        saved(&self.home)
    }

    /// Waits until the driver listens.
    fn wait_for(&mut self, port: u16) {
        let start = Instant::now();
        while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
            let ended = self.child.try_wait().ok().flatten();
            assert!(ended.is_none(), "the driver ended: {ended:?}");
            assert!(start.elapsed() < SILENCE, "the driver does not answer");
            thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let group = format!("-{}", self.child.id());
        Command::new("kill").args(["-KILL", "--", &group]).stderr(Stdio::null()).status().ok();
        self.child.wait().ok();
        fs::remove_dir_all(&self.home).ok();
    }
}

fn fresh_home(wishes: Wishes) -> PathBuf {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let home = env::temp_dir().join(format!("palamede-e2e-{}-{number}", std::process::id()));
    let gtk = home.join(".config/gtk-3.0");
    fs::create_dir_all(&gtk).expect("a home for the browser");
    let moves = u8::from(!wishes.still);
    fs::write(gtk.join("settings.ini"), format!("[Settings]\ngtk-enable-animations={moves}\n"))
        .expect("settings for the browser");
    home
}

/// Where a browser with this home puts what is saved.
fn saved(home: &Path) -> PathBuf {
    home.join("saved")
}

fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
    listener.local_addr().expect("its number").port()
}
