//! What the browser tests in `tests/site/` stand on. They open the built site, served over HTTP from a
//! sub-folder, in the browsers of this machine, and see and press what a visitor sees and presses.
//!
//! - [`browser`]: the browsers, their drivers, and how they are started;
//! - [`suite`]: which tests run in which browsers, and when;
//! - [`mod@bench`]: runs a test, and keeps a picture and the complaints when it fails;
//! - [`visit`]: a browser at the site;
//! - [`board`]: what a visit does at a board;
//! - [`served`]: the servers;
//! - [`games`]: recorded games as clicks.
//!
//! `cargo xtask test browsers` runs them: it says where everything lies.

// Tests sit anybody down.
#![allow(clippy::disallowed_methods)]

pub mod bench;
pub mod board;
pub mod browser;
pub mod games;
mod pool;
pub mod served;
pub mod suite;
pub mod visit;

pub use bench::{Bench, run};
pub use browser::{Bars, Browser, Wishes};
pub use visit::Visit;

/// What a test gives back: an error is a browser's that does not do as it is told.
pub type Done = thirtyfour::error::WebDriverResult<()>;

/// A sentence as French typography sets it.
pub fn fr(text: &str) -> String {
    palamede::text::Lang::Fr.set(text)
}
