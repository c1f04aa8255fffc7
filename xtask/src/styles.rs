//! `cargo xtask styles`, before each build: the style sheets become three, and with them a request each: what every
//! page with an engine needs, what only its frames and its pages to read do, which `boot.js` asks for then, and all that
//! the pages beside the engine need. `styles/site.css`, `styles/later.css` and `styles/read.css` are their lists.

use crate::failure::Result;
use crate::{child, places};

/// Writes the three sheets into `target/`, each only if that changes it.
pub fn styles() -> Result<()> {
    let mut command = child::command("node")?;
    command.arg("xtask/styles.mjs").arg(places::target());
    command.args(["site.css", "later.css", "read.css"]).current_dir(places::root());
    child::run(&mut command)
}
