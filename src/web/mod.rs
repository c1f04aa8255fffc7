//! The browser. What decides what is shown ([`app`] and [`pages`]) is plain data in
//! and out, and tested without a browser; what names `web_sys` only carries it out.
//!
//! Events become [`Msg`](app::Msg)s, [`App::update`](app::App::update) turns them
//! into a new state and [`Effect`](app::Effect)s, [`pages::page`] draws the state as
//! one tree, and `patch` brings the document up to it.

pub mod app;
pub mod face;
pub mod game;
mod label;
mod page;
pub mod pages;
mod patch;
pub mod route;
pub mod session;
pub mod store;
mod thinker;

pub use page::run as page;
pub use thinker::run as worker;
