//! The memo of a player on a piece that shows its back: a slip of paper at its lower right corner,
//! with a corner of its own cut off.

use super::parts::Extent;
use super::shape::{polygon, text};
use super::tile::sign;
use super::tree::{Element, el, with};

/// Half the width and height of a slip, and how much of its corner is cut.
const SLIP: (i32, i32) = (24, 18);
const CUT: i32 = 10;

/// Draws a slip around (0, 0) with one of the [`TILE_LETTERS`](super::TILE_LETTERS).
fn slip(face: char) -> Element {
    let ((w, h), c) = (SLIP, CUT);
    let paper = polygon("memo-p", &[(-w, -h), (w - c, -h), (w, c - h), (w, h), (-w, h)]);
    let slip = el("g").kid(paper);
    match face {
        'B' | 'M' | 'F' => {
            let kids = sign(["memo-p", "memo-k", "memo-f"], face);
            let small = el("g").attr("transform", "translate(-9 1) scale(.62)").kids(kids);
            slip.kid(small).kid(text("memo-t", 12, 11, "?"))
        }
        _ => slip.kid(text("memo-t", -1, 11, &format!("{face}?"))),
    }
}

/// Draws the slip at the corner of a piece that reaches so far.
pub(super) fn at(extent: Extent, face: char) -> Element {
    let (w, h) = match extent {
        Extent::Round(r) => (r, r),
        Extent::Long(w, h) | Extent::Tile(w, h) => (w, h),
        Extent::Upon => SLIP,
    };
    let place = format!("translate({} {})", w + 4 - SLIP.0, h + 4 - SLIP.1);
    with("g", "memo").key("memo").attr("transform", place).kid(slip(face))
}

/// Draws a slip alone, as a small picture on a button; `class` is the board's.
pub fn memo_glyph(class: &'static str, face: char) -> Element {
    let (w, h) = (SLIP.0 + 2, SLIP.1 + 2);
    with("svg", format!("glyph board {class}"))
        .attr("viewBox", format!("-{w} -{h} {} {}", 2 * w, 2 * h))
        .attr("aria-hidden", "true")
        .attr("focusable", "false")
        .kid(slip(face))
}
