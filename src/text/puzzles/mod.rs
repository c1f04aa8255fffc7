//! The puzzles, a file a game: positions that the site's own search found, each with one answer,
//! in the order of their difficulty. The page fetches them with the rules.

pub mod fanorona;
pub mod luzhanqi;
pub mod mak_yek;
pub mod sahkku;
pub mod shap_luk;
pub mod turkish_draughts;

use super::Exercise;

/// A puzzle about a section of the rules: what is to be reached, from where, and how.
const fn puzzle(
    goal: &'static str,
    rule: &'static str,
    start: &'static str,
    line: &'static [&'static str],
) -> Exercise {
    Exercise { rule, start, line, goal }
}
