//! The figures of the rule pages, a file a game: positions, moves and clicks. The page
//! fetches them with the pages that show them.

pub mod fanorona;
pub mod luzhanqi;
pub mod mak_yek;
pub mod sahkku;
pub mod shap_luk;
pub mod turkish_draughts;

use super::Figure;

/// A figure that begins from a position.
const fn figure(
    name: &'static str,
    start: &'static str,
    moves: &'static [&'static str],
    clicks: &'static [&'static str],
) -> Figure {
    Figure { name, start, moves, clicks }
}
