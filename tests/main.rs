//! The tests that need no browser, in one program: it is linked once, and its tests share the cores to the end.
//! `docs/testing.md` tells which kind of fault is caught where; `cargo test page::zoom` runs one file's tests.

// Tests sit anybody down, and open every save.
#![allow(clippy::disallowed_methods)]

mod conform;
mod depth;
mod engine;
mod fanorona;
mod golden;
mod hostile;
mod kept;
mod learned;
mod letters;
mod looks;
mod luzhanqi;
mod mak_yek;
mod mind;
mod morris;
mod packs;
mod page;
mod pairs;
mod puzzles;
mod random;
mod rules;
mod sahkku;
mod shap_luk;
mod shared;
mod styles;
mod text;
mod toys;
mod turkish_draughts;
