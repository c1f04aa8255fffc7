//! The servers: the built site in a sub-folder, and pages of other people that embed it.

use crate::browser::told;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{LazyLock, Mutex};
use std::{env, fs};
use xtask::precache::files;
use xtask::server::{Server, Settings, Started};

/// Where the site lies on its server, like a project's site on a shared host.
pub const FOLDER: &str = "/jeux/";

/// The built site, on a port, and so an origin, that no test had before.
pub fn site() -> Started {
    serve(Settings::new(dist()).under(FOLDER))
}

/// The same for tests that are not about time: what the page puts off so that people can follow comes at once
/// (`scripts/hurried.js`).
pub fn hurried() -> Started {
    static COPY: LazyLock<PathBuf> = LazyLock::new(|| {
        let folder = crate::bench::pictures().join("hurried");
        fs::remove_dir_all(&folder).ok();
        copy(&folder);
        hurry(&folder);
        folder
    });
    serve(Settings::new(&*COPY).under(FOLDER))
}

/// Copies the built site.
fn copy(folder: &Path) {
    for name in files(&dist()).expect("the site's files") {
        let to = folder.join(&name);
        fs::create_dir_all(to.parent().expect("a folder")).expect("a folder of the copy");
        fs::copy(dist().join(&name), to).expect("a file of the copy");
    }
}

/// Has nobody wait on the page of a copy.
fn hurry(folder: &Path) {
    put_first(folder, "hurried.js", include_str!("scripts/hurried.js"));
}

/// Has the page of a copy run a script before its own.
fn put_first(folder: &Path, name: &str, script: &str) {
    let page = folder.join("index.html");
    let html = fs::read_to_string(&page).expect("the page");
    let boot = "<script src=\"./boot.js\"";
    assert!(html.contains(boot));
    let html = html.replace(boot, &format!("<script src=\"./{name}\"></script>{boot}"));
    fs::write(page, html).expect("a page of the copy");
    fs::write(folder.join(name), script).expect("a file of the copy");
}

/// Serves this on a port that no server of this run had before: a browser that was another test's has kept nothing of it.
fn serve(settings: Settings) -> Started {
    static USED: Mutex<BTreeSet<u16>> = Mutex::new(BTreeSet::new());
    // Those that were others' are not given back before there is another one.
    let mut used = Vec::new();
    loop {
        let server = Server::bind(settings.clone(), 0).expect("a port");
        let mut all = USED.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if all.insert(server.port()) {
            return server.start();
        }
        used.push(server);
    }
}

/// The folder of the built site.
pub fn dist() -> PathBuf {
    told("PALAMEDE_DIST")
}

/// A copy of the built site, to change files in; gone when dropped.
pub struct Copied {
    server: Started,
    folder: Folder,
}

impl Copied {
    /// Serves it like the built site.
    pub fn new() -> Self {
        let folder = Folder::new();
        copy(&folder.0);
        Self { server: serve(Settings::new(&folder.0).under(FOLDER)), folder }
    }

    /// One whose page runs this script, `worker.js`, before its own: what it calls workers are that
    /// script's to make.
    pub fn with_workers(script: &str) -> Self {
        let site = Self::new();
        put_first(&site.folder.0, "worker.js", script);
        site
    }

    /// The same, but nobody waits in it, as in [`hurried`].
    pub fn hurried(self) -> Self {
        hurry(&self.folder.0);
        self
    }

    /// One in which whoever thinks is watched: `scripts/watched.js` tells what is seen.
    pub fn watched() -> Self {
        Self::with_workers(include_str!("scripts/watched.js"))
    }

    /// The site's address.
    pub fn url(&self) -> &str {
        self.server.url()
    }

    /// What was asked for so far, each with the status of its answer, in order.
    pub fn asked(&self) -> Vec<(String, &'static str)> {
        self.server.asked()
    }

    /// Where a file of it lies.
    pub fn file(&self, name: &str) -> PathBuf {
        self.folder.0.join(name)
    }
}

impl Default for Copied {
    fn default() -> Self {
        Self::new()
    }
}

/// A folder for one test; gone when dropped.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("palamede-e2e-host-{}-{number}", std::process::id());
        let folder = env::temp_dir().join(name);
        fs::create_dir_all(&folder).expect("a folder for the test");
        Self(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}

/// Another site with one page; gone when dropped.
pub struct Host {
    server: Started,
    _folder: Folder,
}

impl Host {
    /// Serves a page with this in its body.
    pub fn new(body: &str) -> Self {
        let folder = Folder::new();
        let page = format!(
            "<!doctype html><html lang=\"fr\"><head><meta charset=\"utf-8\"><title>Médiathèque</title>\
             <link rel=\"icon\" href=\"data:,\"></head><body style=\"margin:0\">{body}</body></html>"
        );
        fs::write(folder.0.join("index.html"), page).expect("the host page");
        Self { server: serve(Settings::new(&folder.0)), _folder: folder }
    }

    /// The page's address. By its name the machine is another site than by its number, where the
    /// game is: storage is kept apart then.
    pub fn url(&self) -> String {
        format!("http://localhost:{}/", self.server.port())
    }
}

/// The source of axe, which finds what keeps people from using a page.
pub fn axe() -> String {
    fs::read_to_string(told("AXE")).expect("axe.min.js")
}
