//! The browser: the only folder that names its interfaces. Nothing in it decides anything.
//!
//! Events become [`Msg`](palamede_app::Msg)s, [`App::update`](palamede_app::App::update) turns them
//! into a new state and [`Effect`](palamede_app::Effect)s, [`page`](palamede_app::page) draws the
//! state as one tree, and `patch` brings the document up to it.
//!
//! Two programs are made of it: the page (`src/main.rs`), and the thinker, where a computer plays
//! (`src/bin/thinker.rs`). Each declares the functions that scripts call.
//!
//! It is trusted with what it carries and must not show: a save, which it stores as text, and the
//! thinker's jobs and answers, which it posts. The open game it cannot look into.

mod dom;
mod effects;
mod listen;
mod message;
mod mind;
mod moves;
mod patch;
mod place;
mod pointer;
mod start;
mod state;
mod storage;
#[cfg(feature = "thinker")]
mod thinker;

pub use start::{fetched, installable, loses_nothing, newer, page, part_loaded, trapped};
pub use storage::{claimed, storage_changed};
#[cfg(feature = "thinker")]
pub use thinker::{Asker, think_for};
