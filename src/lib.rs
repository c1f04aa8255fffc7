//! **Palamède**: traditional board games for one shared screen, in the browser.
//!
//! Rule engines, scenes, records, sentences and computer players are plain Rust that
//! knows no browser; a thin layer draws them and listens to clicks. Each layer is a crate in its
//! folder of `src`, and uses only layers above it in this list; this crate names them all.
//!
//! | layer | what it holds |
//! |---|---|
//! | [`scene`] | what is seen, as plain data, and its tree of elements |
//! | [`rules`] | what a game is: the traits, steps, history, chance |
//! | [`kit`] | parts from which games are made: sets of bits, lattices, chains, clicks, duels |
//! | [`games`] | one folder a game, and the catalogue |
//! | [`record`] | a game as it is played: setup, log, undo, chance, record, link |
//! | [`table`] | who is at its screen: curtain, picker, drafts, memos, save |
//! | [`mind`] | computer players, generic over the rules |
//! | [`text`] | every sentence of the site, one folder a language |
//! | [`app`] | the site without a browser: its state, its screens, what changes them |
//! | [`web`] | the browser: the only folder that names its interfaces |
//!
//! None of these crates is on crates.io. Another program depends on one, or on this crate for all, by the
//! address of the repository and the crate's name, which is `palamede-` and the layer's:
//! ```toml
//! [dependencies]
//! palamede-rules = { git = "ADDRESS" }
//! palamede-games = { git = "ADDRESS" }
//! ```
//! The first page of each crate's documentation has examples to begin with.
//!
//! Two programs are made of it: `main.rs`, the page, and `bin/thinker.rs`, who thinks where a computer
//! plays. The page is built without the feature `thinker`, and so cannot link [`mind`].

#![forbid(unsafe_code)]
#![warn(
    missing_docs,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::todo,
    clippy::unimplemented,
    clippy::unreachable,
    clippy::string_slice,
    clippy::too_many_lines
)]

pub use palamede_app as app;
pub use palamede_games as games;
pub use palamede_games::with_game;
pub use palamede_kit as kit;
#[cfg(feature = "thinker")]
pub use palamede_mind as mind;
pub use palamede_record as record;
pub use palamede_rules as rules;
pub use palamede_scene as scene;
pub use palamede_scene::words;
pub use palamede_table as table;
pub use palamede_text as text;

pub mod web;
