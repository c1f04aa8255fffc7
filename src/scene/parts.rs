//! The parts that the pictures of pieces share.

use super::shape::{circle, text};
use super::tree::{Element, with};

/// The distance that a look reaches, for the marks around it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Extent {
    /// The look is round, of this radius.
    Round(i32),
    /// The look is long: half its width and height.
    Long(i32, i32),
    /// The look is a tile: half its width and height; its neighbours are close.
    Tile(i32, i32),
    /// The look is on another piece.
    Upon,
}

/// Returns the classes of a side's bodies, of what is drawn on them, and of what is filled there.
pub(super) fn classes(side: u8) -> [&'static str; 3] {
    if side == 0 { ["p0", "k0", "f0"] } else { ["p1", "k1", "f1"] }
}

/// Draws the number of pieces that stand there, as a badge.
pub(super) fn number(count: u32, x: i32, y: i32) -> [Element; 2] {
    let (class, low) = if count < 10 { ("cnt badge-t", 8) } else { ("cnt cnt-2 badge-t", 7) };
    [circle("badge", x, y, 14), text(class, x, y + low, &count.to_string())]
}

/// Draws a picture of this half width and height, which nobody hears of.
pub(super) fn picture(class: String, w: i32, h: i32) -> Element {
    with("svg", class)
        .attr("viewBox", format!("-{w} -{h} {} {}", 2 * w, 2 * h))
        .attr("aria-hidden", "true")
        .attr("focusable", "false")
}
