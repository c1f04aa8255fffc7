//! The games, one folder each. `list` is the catalogue: adding a game is adding a
//! folder here and a line there.

pub mod eight;
mod emblem;
pub mod fanorona;
mod list;
pub mod luzhanqi;
pub mod mak_yek;
pub mod sahkku;
pub mod shap_luk;
pub mod turkish_draughts;

pub use emblem::Emblem;
pub use list::*;
