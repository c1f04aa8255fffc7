//! **Palamède**: traditional board games for one shared screen, in the browser.
//!
//! Rule engines, scenes, records, sentences and computer players are plain Rust that
//! knows no browser; a thin layer draws them and listens to clicks. A layer uses only
//! the layers above it in this list; `tests/architecture.rs` holds it to that.
//!
//! | layer | what it holds |
//! |---|---|
//! | [`scene`] | what is seen, as plain data, and its tree of elements |
//! | [`rules`] | what a game is: the traits, steps, history, chance |
//! | [`kit`] | parts from which games are made: sets of bits, lattices, chains, clicks, duels |
//! | [`games`] | one folder a game, and the catalogue |
//! | [`record`] | a game as it is played: setup, log, undo, chance, record, link |
//! | [`table`] | who is at its screen: curtain, picker, drafts, memos, save |
//! | [`mind`] | computer players, generic over the rules: the page knows only what it asks them |
//! | [`say`] | every sentence of the site, one folder a language |
//! | [`app`] | the site without a browser: its state, its screens, what changes them |
//! | [`web`] | the browser: the only folder that names its interfaces |
//!
//! Two programs are made of it: `main.rs`, the page, and `bin/thinker.rs`, who thinks where a computer
//! plays.

#![forbid(unsafe_code)]
#![warn(
    missing_docs,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::string_slice
)]
#![cfg_attr(
    test,
    allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::string_slice)
)]

pub mod app;
pub mod games;
pub mod kit;
pub mod mind;
pub mod record;
pub mod rules;
pub mod say;
pub mod scene;
pub mod table;
pub mod web;
