//! Pieces that stand in holes: pawns of bone and of dark wood, a king, and the sticks
//! that are thrown for them.

use super::parts::{classes, number};
use super::shape::{circle, line, path, polygon};
use super::tree::{Element, el};

/// Draws a pawn in its hole, of this radius: the light one with a ring, the dark one with a
/// chevron.
pub(super) fn asleep(side: u8, r: i32) -> Vec<Element> {
    let [p, k, _] = classes(side);
    let device = if side == 0 { circle(k, 0, 0, 6) } else { path(k, "M-8-5L0 5L8-5") };
    vec![circle(p, 0, 0, r), device]
}

/// Draws one standing pawn: the light one with a round head, the dark one notched; with a saltire
/// as its sign.
fn pawn(side: u8, signed: bool) -> Vec<Element> {
    let [p, k, _] = classes(side);
    let body = if side == 0 {
        "M-17 37L-10-21A12 12 0 1 1 10-21L17 37Z"
    } else {
        "M-17 37L-12-37L0-24L12-37L17 37Z"
    };
    let lines = if signed { "M-9 27H9M-8 20H8M-6-6L6 8M-6 8L6-6" } else { "M-9 27H9M-8 20H8" };
    vec![path(p, body), path(k, lines)]
}

/// Draws standing pawns; never more than two are drawn, with their number.
pub(super) fn awake(side: u8, count: u32, signed: bool) -> Vec<Element> {
    if count < 2 {
        return pawn(side, signed);
    }
    let at = |place| el("g").attr("transform", place).kids(pawn(side, signed));
    let [badge, number] = number(count, 25, -41);
    vec![at("translate(-10 -4)"), at("translate(8 4)"), badge, number]
}

/// Draws the king, with the mark of the side that holds him.
pub(super) fn king(side: Option<u8>) -> Vec<Element> {
    let body = "M-30 52L-20-18L-27-46L-11-32L0-52L11-32L27-46L20-18L30 52Z";
    let mut out = vec![path("king", body), path("king-k", "M-18 43H18M-18 36H18M-18 29H18")];
    if let Some(side) = side {
        out.extend(asleep(side, 14));
    }
    out
}

/// Draws a stick with pointed ends and the strokes of its face.
pub(super) fn stick(face: u8) -> Vec<Element> {
    let body = [(-75, 0), (-55, -26), (55, -26), (75, 0), (55, 26), (-55, 26)];
    let strokes = match face {
        1 => "M-16-16L16 16M-16 16L16-16",
        2 => "M-9-16V16M9-16V16",
        3 => "M-17-16V16M0-16V16M17-16V16",
        _ => "",
    };
    vec![
        polygon("p0", &body),
        line("k0", -55, -26, -55, 26),
        line("k0", 55, -26, 55, 26),
        path("k0 cut", strokes),
    ]
}
