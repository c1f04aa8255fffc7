//! The exercises of the lessons, a file a game: positions and steps. The page fetches them with
//! the rules.

pub mod fanorona;
pub mod luzhanqi;
pub mod mak_yek;
pub mod sahkku;
pub mod shap_luk;
pub mod turkish_draughts;

use super::Exercise;

/// An exercise about a section of the rules.
const fn exercise(
    rule: &'static str,
    start: &'static str,
    line: &'static [&'static str],
) -> Exercise {
    Exercise { rule, start, line, goal: "" }
}
