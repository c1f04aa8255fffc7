//! What a player notes on a piece that shows its back: a slip of paper at its lower right
//! corner, with a folded corner of its own.

use super::look::Extent;
use super::shape::{line, polygon, text};
use super::tile::sign;
use super::tree::{Element, el, with};

/// Half the width and height of a slip, and how much of it is folded.
const SLIP: (i32, i32) = (24, 18);
const FOLD: i32 = 10;

/// A slip around (0, 0) with one of the [`FACES`](super::FACES).
fn slip(face: char) -> Element {
    let ((w, h), f) = (SLIP, FOLD);
    let paper = polygon("memo-p", &[(-w, -h), (w - f, -h), (w, f - h), (w, h), (-w, h)]);
    let slip = el("g").kid(paper).kid(line("memo-k", w - f, f - h, w, f - h));
    match face {
        'B' | 'M' | 'F' => {
            let kids = sign(["memo-p", "memo-k", "memo-f"], face);
            let small = el("g").attr("transform", "translate(-9 1) scale(.62)").kids(kids);
            slip.kid(small).kid(text("memo-t", 12, 11, "?"))
        }
        _ => slip.kid(text("memo-t", -1, 11, &format!("{face}?"))),
    }
}

/// The slip at the corner of a piece that reaches so far.
pub(super) fn at(extent: Extent, face: char) -> Element {
    let (w, h) = match extent {
        Extent::Round(r) => (r, r),
        Extent::Long(w, h) | Extent::Tile(w, h) => (w, h),
        Extent::Upon => SLIP,
    };
    let place = format!("translate({} {})", w + 4 - SLIP.0, h + 4 - SLIP.1);
    with("g", "memo").key("memo").attr("transform", place).kid(slip(face))
}

/// A slip alone, as a small picture on a button; `class` is the board's.
pub fn memo_glyph(class: &'static str, face: char) -> Element {
    let (w, h) = (SLIP.0 + 2, SLIP.1 + 2);
    with("svg", format!("glyph board {class}"))
        .attr("viewBox", format!("-{w} -{h} {} {}", 2 * w, 2 * h))
        .attr("aria-hidden", "true")
        .attr("focusable", "false")
        .kid(slip(face))
}
