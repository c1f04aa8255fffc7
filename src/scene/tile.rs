//! Tiles of hidden ranks: an outline and a back for each of four seats, and faces that
//! can be read in several ways.

use super::parts::Extent;
use super::shape::{circle, line, path, polygon, rect, text};
use super::tree::{Element, el, with};

/// The writing on the faces of tiles. A narrow tile has no place for a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Labels {
    /// A number or a sign and the rank's short name, in the order of [`TILE_LETTERS`]; without a
    /// name the number or the sign alone.
    Names(&'static [&'static str]),
    /// The Chinese name, as on the pieces of the game.
    Chinese,
    /// Stars for generals, bars for officers, a thing for each of the others.
    Symbols,
}

impl Default for Labels {
    fn default() -> Labels {
        Labels::Names(&[])
    }
}

/// The faces of tiles: nine numbers, a bomb, a mine, a flag.
pub const TILE_LETTERS: [char; 12] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'B', 'M', 'F'];

/// The Chinese names of the tiles.
const CHINESE: [&str; 12] = [
    "工兵", "排长", "连长", "营长", "团长", "旅长", "师长", "军长", "司令", "炸弹", "地雷", "军旗",
];

/// Half the width and height of a wide tile and of a narrow one.
const WIDE: (i32, i32) = (53, 30);
const NARROW: (i32, i32) = (33, 25);

/// Returns the extent of a tile.
pub(super) fn extent(wide: bool) -> Extent {
    let (w, h) = if wide { WIDE } else { NARROW };
    Extent::Tile(w, h)
}

/// Returns the classes of a seat's bodies, of lines on them, and of what is filled there: South has
/// those of the light side, East those of the dark one.
fn classes(seat: u8) -> [&'static str; 3] {
    match seat & 3 {
        0 => ["p0", "k0", "f0"],
        1 => ["p1", "k1", "f1"],
        2 => ["pn", "kn", "fn"],
        _ => ["pw", "kw", "fw"],
    }
}

/// Draws the outline, which tells the seat: South rounded, East pointed, North with cut corners,
/// West with notched ones.
fn outline(seat: u8, (w, h): (i32, i32)) -> Element {
    let [body, ..] = classes(seat);
    match seat & 3 {
        0 => rect(body, -w, -h, 2 * w, 2 * h, 7),
        1 => {
            let tip = w * 72 / 100;
            polygon(body, &[(-tip, -h), (tip, -h), (w, 0), (tip, h), (-tip, h), (-w, 0)])
        }
        2 => {
            let (x, y, c) = (w - h * 42 / 100, h - h * 42 / 100, (w, h));
            let right = [(x, -c.1), (c.0, -y), (c.0, y), (x, c.1)];
            let left = right.iter().rev().map(|&(x, y)| (-x, y));
            polygon(body, &right.into_iter().chain(left).collect::<Vec<_>>())
        }
        _ => {
            let n = h * 30 / 100;
            let (x, y) = (w - n, h - n);
            let right = [(x, -h), (x, -y), (w, -y), (w, y), (x, y), (x, h)];
            let left = right.iter().rev().map(|&(x, y)| (-x, y));
            polygon(body, &right.into_iter().chain(left).collect::<Vec<_>>())
        }
    }
}

/// Returns the back of a seat's tiles, the same for all of them.
fn back(seat: u8, wide: bool) -> &'static str {
    match (seat & 3, wide) {
        (0, true) => "M-39 21L-21-21M-24 21L-6-21M-9 21L9-21M6 21L24-21M21 21L39-21",
        (0, false) => "M-25 16L-13-16M-15 16L-3-16M-6 16L6-16M3 16L15-16M13 16L25-16",
        (1, true) => "M-23-17l10 17-10 17M-5-17l10 17-10 17M13-17l10 17-10 17",
        (1, false) => "M-17-12l8 12-8 12M-4-12l8 12-8 12M9-12l8 12-8 12",
        (2, true) => "M-24-10l10 10-10 10-10-10zM0-10l10 10-10 10-10-10zM24-10l10 10-10 10-10-10z",
        (2, false) => "M-15-6l6 6-6 6-6-6zM0-6l6 6-6 6-6-6zM15-6l6 6-6 6-6-6z",
        (_, true) => "M-31 0a8 8 0 1 1 0 .1zM-8 0a8 8 0 1 1 0 .1zM15 0a8 8 0 1 1 0 .1z",
        (_, false) => "M-20 0a5 5 0 1 1 0 .1zM-5 0a5 5 0 1 1 0 .1zM10 0a5 5 0 1 1 0 .1z",
    }
}

/// A star of five points, and one of eight teeth, from their uppermost points on.
const STAR: &str = "l3.3 7.9 8.6.7-6.6 5.6 2 8.4-7.3-4.5-7.3 4.5 2-8.4-6.6-5.6 8.6-.7z";
const TEETH: &str = "M0-19l4.5 8.1 8.9-2.5-2.5 8.9 8.1 4.5-8.1 4.5 2.5 8.9-8.9-2.5-4.5 8.1-4.5-8.1-8.9 2.5 2.5-8.9-8.1-4.5 8.1-4.5-2.5-8.9 8.9 2.5z";

/// Draws the sign of a face: countable where it is a rank. The inks are those of the body below it,
/// of its lines and of what is filled.
pub(super) fn sign(inks: [&'static str; 3], face: char) -> Vec<Element> {
    let [body, lines, fill] = inks;
    let stroke = |d: &'static str| with("path", format!("{lines} sign")).attr("d", d);
    let filled = |d: String| vec![path(fill, d)];
    let stars = |at: &[(i32, i32)]| {
        filled(at.iter().map(|(x, y)| format!("M{x} {y}{STAR}")).collect::<String>())
    };
    match face {
        '1' => vec![stroke("M-13 17L10-9M-6-16Q13-16 17 5")],
        '2'..='5' => {
            let count = face as i32 - '1' as i32;
            let bar = |i| format!("M-21 {}h42v6h-42z", 11 * i - (count - 1) * 11 / 2 - 3);
            filled((0..count).map(bar).collect::<String>())
        }
        '6' => stars(&[(0, -12)]),
        '7' => stars(&[(-12, -12), (12, -12)]),
        '8' => stars(&[(-23, -12), (0, -12), (23, -12)]),
        '9' => stars(&[(-15, -23), (15, -23), (-15, 1), (15, 1)]),
        'B' => vec![circle(fill, -2, 5, 13), stroke("M7-6Q10-18 19-15")],
        'M' => vec![path(fill, TEETH), circle(body, 0, 0, 5)],
        'F' => {
            let mast = with("path", format!("{lines} sign")).attr("d", "M-12-18V19");
            vec![mast, polygon(fill, &[(-10, -17), (18, -9), (-10, 1)])]
        }
        _ => Vec::new(),
    }
}

/// Draws a tile: its face, or its back.
pub(super) fn tile(seat: u8, face: Option<char>, wide: bool, labels: Labels) -> Vec<Element> {
    let [_, lines, fill] = classes(seat);
    let body = outline(seat, if wide { WIDE } else { NARROW });
    let Some(face) = face else { return vec![body, path(lines, back(seat, wide))] };
    let place = TILE_LETTERS.iter().position(|&other| other == face);
    let number = |y| match face {
        'B' | 'M' | 'F' => None,
        _ => Some(text("num", 0, y, &face.to_string())),
    };
    let scaled =
        |place: &'static str| el("g").attr("transform", place).kids(sign(classes(seat), face));
    let group = with("g", fill);
    let inner = match (labels, place) {
        (Labels::Chinese, Some(place)) => {
            let (class, y) = if wide { ("han", 14) } else { ("han small", 10) };
            group.kid(text(class, 0, y, CHINESE[place]).attr("lang", "zh-Hans"))
        }
        (Labels::Symbols, Some(_)) if wide => group.kids(sign(classes(seat), face)),
        (Labels::Symbols, Some(_)) => group.kid(scaled("scale(.75)")),
        (Labels::Names(names), Some(place)) if wide && names.get(place).is_some() => {
            let name = names.get(place).copied().unwrap_or_default();
            let above = number(3).unwrap_or_else(|| scaled("translate(0 -10) scale(.68)"));
            group.kid(above).kid(text("nam", 0, 23, name))
        }
        _ => group.kid(number(14).unwrap_or_else(|| scaled("scale(.9)"))),
    };
    vec![body, inner]
}

/// Draws the flag of a seat at the upper right corner of the tile that carries it: on a small tile
/// of that seat.
pub(super) fn pennant(seat: u8, wide: bool) -> Vec<Element> {
    let place = if wide { "translate(38 -20)" } else { "translate(22 -17)" };
    let [_, lines, fill] = classes(seat);
    let kids = [
        outline(seat, (19, 16)),
        line(lines, -6, -10, -6, 11),
        polygon(fill, &[(-5, -10), (11, -5), (-5, 1)]),
    ];
    vec![el("g").attr("transform", place).kids(kids)]
}
