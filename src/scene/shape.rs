//! Drawing elements, by class.

use super::tree::{Element, with};
use std::f64::consts::FRAC_1_SQRT_2 as DIAGONAL;
use std::fmt::Write as _;

/// Draws a circle.
pub fn circle(class: &'static str, x: i32, y: i32, r: i32) -> Element {
    with("circle", class).num("cx", x).num("cy", y).num("r", r)
}

/// Draws a line.
pub fn line(class: &'static str, x1: i32, y1: i32, x2: i32, y2: i32) -> Element {
    with("line", class).num("x1", x1).num("y1", y1).num("x2", x2).num("y2", y2)
}

/// Draws a rectangle; `round` is the radius of its corners.
pub fn rect(class: &'static str, x: i32, y: i32, w: i32, h: i32, round: i32) -> Element {
    let rect = with("rect", class).num("x", x).num("y", y).num("width", w).num("height", h);
    if round == 0 { rect } else { rect.num("rx", round) }
}

/// Draws a closed polygon.
pub fn polygon(class: &'static str, points: &[(i32, i32)]) -> Element {
    let mut text = String::new();
    for (x, y) in points {
        let gap = if text.is_empty() { "" } else { " " };
        let _ = write!(text, "{gap}{x},{y}");
    }
    with("polygon", class).attr("points", text)
}

/// Draws a path, in the language of SVG paths.
pub fn path(class: &'static str, d: impl Into<super::tree::Text>) -> Element {
    with("path", class).attr("d", d)
}

/// Returns the path of straight lines, each from a point to another. A line that goes straight on
/// where one before it ends is one with that.
///
/// ```
/// use palamede_scene::strokes;
///
/// assert_eq!(strokes([[0, 0, 10, 0], [10, 0, 20, 0], [0, 5, 0, 9]]), "M0 0l20 0M0 5l0 4");
/// ```
pub fn strokes(lines: impl IntoIterator<Item = [i32; 4]>) -> String {
    let mut strokes: Vec<[i32; 4]> = Vec::new();
    for [x, y, to_x, to_y] in lines {
        let (dx, dy) = (to_x - x, to_y - y);
        let goes_on = |&&mut [from_x, from_y, end_x, end_y]: &&mut [i32; 4]| {
            let (along, aside) = (end_x - from_x, end_y - from_y);
            (end_x, end_y) == (x, y) && along * dy == aside * dx && along * dx + aside * dy > 0
        };
        match strokes.iter_mut().find(goes_on) {
            Some(stroke) => (stroke[2], stroke[3]) = (to_x, to_y),
            None => strokes.push([x, y, to_x, to_y]),
        }
    }
    let mut d = String::new();
    for [x, y, to_x, to_y] in strokes {
        let _ = write!(d, "M{x} {y}l{} {}", to_x - x, to_y - y);
    }
    d
}

/// Draws a text, centred.
pub fn text(class: &'static str, x: i32, y: i32, text: &str) -> Element {
    with("text", class).num("x", x).num("y", y).text(text.to_owned())
}

/// Returns the points of an eight-pointed star around a point; its inner corners lie at 0.72 `r`.
pub fn star(x: i32, y: i32, r: i32) -> Vec<(i32, i32)> {
    // Sixteen directions; cosines of 0, 22.5, 45, 67.5 and 90 degrees in thousandths.
    const COS: [i32; 5] = [1000, 924, 707, 383, 0];
    let cos = |n: usize| match n % 16 {
        n @ 0..=4 => COS[n],
        n @ 5..=8 => -COS[8 - n],
        n @ 9..=12 => -COS[n - 8],
        n => COS[16 - n],
    };
    let along = |r: i32, cos: i32| {
        (r * cos).div_euclid(1000) + i32::from((r * cos).rem_euclid(1000) >= 500)
    };
    (0..16)
        .map(|n| {
            let r = if n % 2 == 0 { r } else { r * 72 / 100 };
            (x + along(r, cos(n)), y + along(r, cos(n + 12)))
        })
        .collect()
}

/// Returns the path of four petals on the diagonals around a point, as on kawung batik: from 0.16
/// `r` to `r`, each 0.36 `r` wide at its control points.
pub fn petals(x: i32, y: i32, r: i32) -> String {
    // Along a diagonal; the control point lies half-way out and 0.36 r aside.
    let round = |v: f64| v.round() as i32;
    let (x, y, r) = (f64::from(x), f64::from(y), f64::from(r));
    let (near, far, mid, aside) =
        (0.16 * r * DIAGONAL, r * DIAGONAL, 0.58 * r * DIAGONAL, 0.36 * r * DIAGONAL);
    let mut d = String::new();
    for (sx, sy) in [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)] {
        let at = |along: f64, side: f64| {
            (round(x + sx * along - sy * side), round(y + sy * along + sx * side))
        };
        let ((ax, ay), (bx, by)) = (at(near, 0.0), at(far, 0.0));
        let ((cx, cy), (dx, dy)) = (at(mid, aside), at(mid, -aside));
        let _ = write!(d, "M{ax} {ay}Q{cx} {cy} {bx} {by}Q{dx} {dy} {ax} {ay}Z");
    }
    d
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_straight_on_is_one_stroke() {
        let corner = [[0, 0, 10, 0], [10, 0, 30, 0], [10, 0, 10, 10], [30, 0, 20, 0]];
        assert_eq!(strokes(corner), "M0 0l30 0M10 0l0 10M30 0l-10 0");
    }
}
