//! The board of eight by eight as 64 bits, for the games that are played on one: a1 is
//! bit 0, b1 bit 1, h8 bit 63. Cells, sets of cells, and the drawing of their names.

use palamede_scene::Site;
use std::fmt;

/// A cell of the board, a1 = 0, b1 = 1, h8 = 63.
///
/// ```
/// use palamede_games::eight::Square;
///
/// let e4 = Square::read("e4").expect("a cell");
/// assert_eq!((e4.col(), e4.row(), e4.index()), (4, 3, 28));
/// assert_eq!(Square::new(63).map(|at| at.to_string()), Some("h8".to_owned()));
/// assert_eq!(Square::read("i9"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Square(u8);

impl Square {
    /// Makes the cell of this number; `None` beyond 63.
    pub const fn new(n: usize) -> Option<Square> {
        if n < 64 { Some(Square(n as u8)) } else { None }
    }

    /// Returns the cell of this number, counted on from a1 beyond 63.
    #[inline]
    pub const fn wrapping(n: u8) -> Square {
        Square(n & 63)
    }

    /// Returns the cell's number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the set of this one cell.
    pub const fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }

    /// Returns the cell's column, 0 for a.
    pub const fn col(self) -> usize {
        self.0 as usize & 7
    }

    /// Returns the cell's row, 0 for row 1.
    pub const fn row(self) -> usize {
        self.0 as usize >> 3
    }

    /// Reads a name like e4.
    pub fn read(name: &str) -> Option<Square> {
        match name.as_bytes() {
            [c @ b'a'..=b'h', r @ b'1'..=b'8'] => Some(Square((r - b'1') * 8 + (c - b'a'))),
            _ => None,
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let col = (b'a' + self.0 % 8) as char;
        write!(f, "{col}{}", self.0 / 8 + 1)
    }
}

/// Returns the cells of a set, from a1.
///
/// ```
/// use palamede_games::eight::{Square, names, shift, squares};
///
/// let e4 = Square::read("e4").expect("a cell").bit();
/// let around = shift::<0>(e4) | shift::<1>(e4) | shift::<2>(e4) | shift::<3>(e4);
/// assert_eq!(squares(around).count(), 4);
/// assert_eq!(names(around), ["d4", "e3", "e5", "f4"]);
/// ```
pub fn squares(set: u64) -> impl Iterator<Item = Square> {
    let mut left = set;
    std::iter::from_fn(move || {
        let bit = (left != 0).then(|| Square(left.trailing_zeros() as u8));
        left &= left.wrapping_sub(1);
        bit
    })
}

/// Returns the names of a set's cells in the order of their names, column by column.
pub fn names(set: u64) -> Vec<String> {
    let by_column = (0..64u8).map(|n| Square(n % 8 * 8 + n / 8));
    by_column.filter(|at| set & at.bit() != 0).map(|at| at.to_string()).collect()
}

/// The cells of column a.
pub const COLUMN_A: u64 = 0x0101_0101_0101_0101;
/// The cells of column h.
pub const COLUMN_H: u64 = COLUMN_A << 7;

/// Returns the set moved one cell in direction `D` (0 east, 1 west, 2 north, 3 south); what would
/// leave the board is gone. The opposite of `D` is `D ^ 1`.
#[inline]
pub const fn shift<const D: u8>(set: u64) -> u64 {
    match D {
        0 => (set << 1) & !COLUMN_A,
        1 => (set >> 1) & !COLUMN_H,
        2 => set << 8,
        _ => set >> 8,
    }
}

/// Returns the cells of the row or column through `at` that lie beyond it in direction `d`, as
/// [`shift`] numbers them.
#[inline]
pub const fn ray(at: Square, d: u8) -> u64 {
    let line = if d < 2 { 0xff << (at.0 & 56) } else { COLUMN_A << (at.0 & 7) };
    line & if d & 1 == 0 { !1 << (at.0 & 63) } else { at.bit() - 1 }
}

/// Calls `visit` with each front in a fixed order, near to far and at each distance east, west,
/// north, south, with its distance to the origins on the numbers of cells; a front may be empty.
/// Stops when it returns `true`.
///
/// All men advance together, a cell at a time, for as long as they find free cells:
/// after n steps in one direction the set that is left, the front, is exactly the
/// moves of length n, since two men never meet when all go the same way at the same
/// pace. Counting moves is counting bits, and needs no tables. The four directions go
/// side by side: they do not wait for each other, and end in one branch.
///
/// ```
/// use palamede_games::eight::{Square, slides};
///
/// let (man, mut moves) = (Square::read("a1").expect("a cell").bit(), 0);
/// slides(man, !man, &mut |front, _| {
///     moves += front.count_ones();
///     false
/// });
/// assert_eq!(moves, 14); // seven along the row, seven along the column
/// ```
#[inline]
pub fn slides(men: u64, free: u64, visit: &mut impl FnMut(u64, i8) -> bool) {
    let (mut east, mut west, mut north, mut south) = (men, men, men, men);
    for distance in 1..8 {
        east = shift::<0>(east) & free;
        west = shift::<1>(west) & free;
        north = shift::<2>(north) & free;
        south = shift::<3>(south) & free;
        if east | west | north | south == 0
            || visit(east, distance)
            || visit(west, -distance)
            || visit(north, 8 * distance)
            || visit(south, -8 * distance)
        {
            return;
        }
    }
}

/// The width of the frame around the cells.
pub const MARGIN: i32 = 62;
/// The width of the whole board.
pub const SIZE: i32 = 800 + 2 * MARGIN;

/// Returns the cells as the sites of a scene.
pub fn sites() -> Vec<Site> {
    (0..64).filter_map(Square::new).map(site).collect()
}

fn site(at: Square) -> Site {
    let (row, col) = (7 - at.row(), at.col());
    let bit = at.bit();
    let near = shift::<0>(bit) | shift::<1>(bit) | shift::<2>(bit) | shift::<3>(bit);
    Site {
        name: at.to_string(),
        x: MARGIN + 50 + 100 * col as i32,
        y: MARGIN + 50 + 100 * row as i32,
        row,
        col,
        near: squares(near).map(Square::index).collect(),
    }
}

/// Returns the letters below the board, `below` from its edge, and the numbers at its left, at
/// `left`.
pub fn labels(left: i32, below: i32) -> Vec<(i32, i32, String)> {
    let mut labels = Vec::new();
    for i in 0..8u8 {
        let at = MARGIN + 50 + 100 * i32::from(i);
        labels.push((at, SIZE - below, char::from(b'a' + i).to_string()));
        labels.push((left, at, (8 - i).to_string()));
    }
    labels
}
