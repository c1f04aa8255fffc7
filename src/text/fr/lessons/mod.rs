//! What the lessons say, a file a game.

pub mod fanorona;
pub mod luzhanqi;
pub mod mak_yek;
pub mod sahkku;
pub mod shap_luk;
pub mod turkish_draughts;

use crate::TaskWords;

/// What is to be done, what is said when it is done, and of another move.
const fn task(ask: &'static str, done: &'static str, other: &'static str) -> TaskWords {
    TaskWords { ask, done, other }
}
