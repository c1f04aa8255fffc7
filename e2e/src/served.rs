//! The servers: the built site in a sub-folder, and pages of other people that embed it.

use crate::browser::from_env;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
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

/// How the page runs the script that starts it.
const BOOT: &str = "<script src=\"./boot.js?";

/// Has the page of a copy run a script before its own.
fn put_first(folder: &Path, name: &str, script: &str) {
    fs::write(folder.join(name), script).expect("a file of the copy");
    let first = format!("<script src=\"./{name}\"></script>{BOOT}");
    change(folder, "index.html", |html| {
        assert!(html.contains(BOOT));
        html.replace(BOOT, &first)
    });
}

/// Changes a file of a copy as if it had been built so: the service worker takes it for this build's.
fn change(folder: &Path, name: &str, how: impl FnOnce(String) -> String) {
    let file = folder.join(name);
    let text = fs::read_to_string(&file).expect("a file of the copy");
    fs::write(&file, how(text)).expect("a file of the copy");
    let worker = folder.join("sw.js");
    let text = fs::read_to_string(&worker).expect("the worker");
    let entry = format!("\"./{}\":\"", name.strip_suffix("index.html").unwrap_or(name));
    let (before, after) = text.split_once(&entry).expect("the worker knows the file");
    let (_, after) = after.split_once('"').expect("the end of a hash");
    let sum = Command::new("sha256sum").arg(&file).output().expect("sha256sum");
    let sum = String::from_utf8_lossy(&sum.stdout);
    let text = format!("{before}{entry}{}\"{after}", &sum[..32]);
    fs::write(&worker, text).expect("the worker");
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
    from_env("PALAMEDE_DIST")
}

/// A copy of the built site, to change files in; gone when dropped.
pub struct Copied {
    server: Started,
    folder: Folder,
}

impl Copied {
    /// Serves it like the built site.
    pub fn new() -> Self {
        Self::served(|settings| settings)
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

    /// One that is served in this way.
    pub fn served(set: impl FnOnce(Settings) -> Settings) -> Self {
        let folder = Folder::new();
        copy(&folder.0);
        Self { server: serve(set(Settings::new(&folder.0).under(FOLDER))), folder }
    }

    /// Has its page run a script before its own.
    pub fn running(self, script: &str) -> Self {
        put_first(&self.folder.0, "before.js", script);
        self
    }

    /// The site's address.
    pub fn url(&self) -> &str {
        self.server.url()
    }

    /// Hangs up on whoever asks, as where there is no network; or answers again.
    pub fn set_silent(&self, silent: bool) {
        self.server.set_silent(silent);
    }

    /// What was asked for so far, each with the status of its answer, in order.
    pub fn asked(&self) -> Vec<(String, &'static str)> {
        self.server.asked()
    }

    /// Changes a file as if it had been built so.
    pub fn change(&self, name: &str, how: impl FnOnce(String) -> String) {
        change(&self.folder.0, name, how);
    }

    /// The names of its files that begin and end so.
    pub fn names(&self, begin: &str, end: &str) -> Vec<String> {
        let names = files(&self.folder.0).expect("the copy's files").into_iter();
        names.filter(|name| name.starts_with(begin) && name.ends_with(end)).collect()
    }

    /// Is another build from now on, of which no file whose name holds a hash is called as before.
    pub fn renew(&self) {
        let folder = &self.folder.0;
        let module = self.names("palamede-", "_bg.bin").pop().expect("a module");
        let thinker = self.names("thinker-", ".js").pop().expect("a thinker");
        let [old, thinks] = [module.strip_suffix("_bg.bin"), thinker.strip_suffix(".js")];
        let renamed = [old, thinks].map(|old| {
            let old = old.expect("its end");
            let (name, _) = old.split_once('-').expect("a hash");
            (old.to_owned(), format!("{name}-00000000000000aa"))
        });
        for name in files(folder).expect("the copy's files") {
            let to = renamed.iter().fold(name.clone(), |name, (old, new)| name.replace(old, new));
            if to != name {
                fs::rename(folder.join(&name), folder.join(&to)).expect("a file of the copy");
            }
            if to.ends_with(".js") || to.ends_with(".html") {
                let text = fs::read_to_string(folder.join(&to)).expect("a file of the copy");
                let text = renamed.iter().fold(text, |text, (old, new)| text.replace(old, new));
                let text = text.replace("boot.js?", "boot.js?00");
                fs::write(folder.join(&to), text).expect("a file of the copy");
            }
        }
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
    fs::read_to_string(from_env("AXE")).expect("axe.min.js")
}
