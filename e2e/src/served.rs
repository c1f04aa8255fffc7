//! The servers: the built site in a sub-folder, and pages of other people that embed it.

use crate::browser::told;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs};
use xtask::server::{Server, Settings, Started};

/// Where the site lies on its server, like a project's site on a shared host.
pub const FOLDER: &str = "/jeux/";

/// The built site, on a port, and so an origin, of its own.
pub fn site() -> Started {
    let server = Server::bind(Settings::new(told("PALAMEDE_DIST")).under(FOLDER), 0);
    server.expect("a port for the site").start()
}

/// The folder of the built site.
pub fn dist() -> PathBuf {
    told("PALAMEDE_DIST")
}

/// Another site with one page; gone when dropped.
pub struct Host {
    server: Started,
    folder: PathBuf,
}

impl Host {
    /// Serves a page with this in its body.
    pub fn new(body: &str) -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("palamede-e2e-host-{}-{number}", std::process::id());
        let folder = env::temp_dir().join(name);
        fs::create_dir_all(&folder).expect("a folder for the host page");
        let page = format!(
            "<!doctype html><html lang=\"fr\"><head><meta charset=\"utf-8\"><title>Médiathèque</title>\
             <link rel=\"icon\" href=\"data:,\"></head><body style=\"margin:0\">{body}</body></html>"
        );
        fs::write(folder.join("index.html"), page).expect("the host page");
        let server = Server::bind(Settings::new(&folder), 0).expect("a port for the host page");
        Self { server: server.start(), folder }
    }

    /// The page's address. By its name the machine is another site than by its number, where the
    /// game is: storage is kept apart then.
    pub fn url(&self) -> String {
        format!("http://localhost:{}/", self.server.port())
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.folder).ok();
    }
}

/// The source of axe, which finds what keeps people from using a page.
pub fn axe() -> String {
    fs::read_to_string(told("AXE")).expect("axe.min.js")
}
