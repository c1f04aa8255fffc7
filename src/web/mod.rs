//! The browser: the only folder that names its interfaces. Nothing in it decides anything.
//!
//! Events become [`Msg`](palamede_app::Msg)s, [`App::update`](palamede_app::App::update) turns them
//! into a new state and [`Effect`](palamede_app::Effect)s, [`page`](palamede_app::page) draws the
//! state as one tree, and `patch` brings the document up to it.
//!
//! Two programs are made of it: the page, and who thinks where a computer plays
//! ([`think_for`]). What is called from without each of them says itself, or one would bring
//! the other along.

mod dom;
mod effects;
mod listen;
mod message;
mod mind;
mod patch;
mod place;
mod pointer;
mod start;
mod state;
mod storage;
#[cfg(feature = "thinker")]
mod thinker;

pub use start::{fetched, installable, loses_nothing, newer, page, trapped};
pub use storage::{claimed, storage_changed};
#[cfg(feature = "thinker")]
pub use thinker::{Asker, think_for};
