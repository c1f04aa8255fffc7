//! Points and the lines between them. A set of points is a number of 29 bits: a1 is bit 0,
//! b1 bit 1, e5 bit 24; b6, c6, d6 and c7 are bits 25 to 28.

use std::fmt;

/// A point of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Point(pub(super) u8);

/// The number of points.
pub const POINTS: usize = 29;
/// The points of the square.
pub const SQUARE: u32 = (1 << 25) - 1;
/// The points of the sanctuary.
pub const SANCTUARY: u32 = 0xf << 25;
/// The gates b5, c5 and d5.
pub const GATES: u32 = 0b111 << 21;
/// The rebels at the start: the edge of the square.
pub const EDGE: u32 = SQUARE & !(0b111 << 6 | 0b111 << 11 | 0b111 << 16);

/// The points outside of the square.
const ABOVE: [&str; 4] = ["b6", "c6", "d6", "c7"];

impl Point {
    /// The apex, c7.
    pub const APEX: Point = Point(28);
    /// The point where the general stands at the start, c3.
    pub const MIDDLE: Point = Point(12);

    /// Makes the point of this number; `None` beyond 28.
    pub const fn new(n: usize) -> Option<Point> {
        if n < POINTS { Some(Point(n as u8)) } else { None }
    }

    /// Returns the point's number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the set of this one point.
    #[inline]
    pub const fn bit(self) -> u32 {
        1 << (self.0 & 31)
    }

    /// Returns whether it is one of the four points above the square.
    pub const fn in_sanctuary(self) -> bool {
        self.bit() & SANCTUARY != 0
    }

    /// Returns the points that a line joins it to.
    #[inline]
    pub const fn near(self) -> u32 {
        NEAR[self.0 as usize & 31]
    }

    /// Reads a name like e4.
    pub fn read(name: &str) -> Option<Point> {
        if let Some(n) = ABOVE.iter().position(|&above| above == name) {
            return Some(Point(25 + n as u8));
        }
        match name.as_bytes() {
            [c @ b'a'..=b'e', r @ b'1'..=b'5'] => Some(Point((r - b'1') * 5 + (c - b'a'))),
            _ => None,
        }
    }

    /// Returns the lowest point of a set that is not empty.
    #[inline]
    pub(super) const fn lowest(set: u32) -> Point {
        Point(set.trailing_zeros() as u8 & 31)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match ABOVE.get((self.0 as usize).wrapping_sub(25)) {
            Some(name) => f.write_str(name),
            None => write!(f, "{}{}", (b'a' + self.0 % 5) as char, self.0 / 5 + 1),
        }
    }
}

/// Returns the points of a set, from a1 row by row.
pub fn points(set: u32) -> impl Iterator<Item = Point> {
    let mut left = set & (SQUARE | SANCTUARY);
    std::iter::from_fn(move || {
        let point = (left != 0).then(|| Point::lowest(left));
        left &= left.wrapping_sub(1);
        point
    })
}

/// Returns the names of a set's points in their own order.
pub fn names(set: u32) -> Vec<String> {
    let column = |letter: char| {
        points(set).map(|at| at.to_string()).filter(move |name| name.starts_with(letter))
    };
    ('a'..='e').flat_map(column).collect()
}

/// The first column of the square and the last.
pub const COLUMN_A: u32 = 0x0010_8421;
pub const COLUMN_E: u32 = COLUMN_A << 4;
/// The points whose column and row make an even sum: only these have diagonals.
pub const EVEN: u32 = 0x0155_5555;

/// The points that each point is joined to; 29 to 31 are no points.
static NEAR: [u32; 32] = {
    let mut near = [0; 32];
    let mut n = 0;
    while n < 25 {
        let bit = 1 << n;
        let even = if bit & EVEN != 0 { bit } else { 0 };
        let (east, west) = (bit & !COLUMN_E, bit & !COLUMN_A);
        near[n] = (east << 1
            | west >> 1
            | bit << 5
            | bit >> 5
            | (east & even) << 6
            | (west & even) >> 6
            | (west & even) << 4
            | (east & even) >> 4)
            & SQUARE;
        n += 1;
    }
    // b6, c6, d6: the gate below, the neighbours on the cross-line, the apex.
    near[25] = 1 << 21 | 1 << 26 | 1 << 28;
    near[26] = 1 << 22 | 1 << 25 | 1 << 27 | 1 << 28;
    near[27] = 1 << 23 | 1 << 26 | 1 << 28;
    near[28] = 0b111 << 25;
    near[21] |= 1 << 25;
    near[22] |= 1 << 26;
    near[23] |= 1 << 27;
    near
};
