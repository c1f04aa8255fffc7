//! Cells, places of a track, and dice.

use palamede_rules::text::cut;
use std::fmt;

/// A row of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Row {
    /// North's home row, the upper one.
    N,
    /// The middle row.
    M,
    /// South's home row, the lower one.
    S,
}

/// A cell of the board, numbered column by column and in each from row N to row S, so
/// that its number does not depend on how many columns the board has: N1 is 0, M1 is 1,
/// S1 is 2, N2 is 3.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Cell(u8);

impl Cell {
    /// The number of cells of the widest board.
    pub const MOST: usize = 45;

    /// Makes the cell of this number; `None` beyond the widest board.
    pub const fn new(n: usize) -> Option<Cell> {
        if n < Cell::MOST { Some(Cell(n as u8)) } else { None }
    }

    /// Returns the cell of a row and a column, which is counted from 0.
    pub(super) const fn at(row: Row, col: u8) -> Cell {
        Cell(3 * col + row as u8)
    }

    /// Returns the cell's number; its site has the same.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the cell's row.
    pub const fn row(self) -> Row {
        match self.0 % 3 {
            0 => Row::N,
            1 => Row::M,
            _ => Row::S,
        }
    }

    /// Returns the cell's column, 0 for column 1.
    pub const fn col(self) -> u8 {
        self.0 / 3
    }

    /// Reads a name like M12.
    pub fn read(name: &str) -> Option<Cell> {
        let row = match name.as_bytes().first()? {
            b'N' => Row::N,
            b'M' => Row::M,
            b'S' => Row::S,
            _ => return None,
        };
        let (_, digits) = cut(name, 1);
        // As it is written: no sign, no zero in front.
        let plain = digits.bytes().all(|b| b.is_ascii_digit()) && !digits.starts_with('0');
        let col: u8 = digits.parse().ok().filter(|col| plain && (1..=15).contains(col))?;
        Some(Cell::at(row, col - 1))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}{}", self.row(), self.col() + 1)
    }
}

/// A place of a track as it is written: a cell, and whether it belongs to the track's
/// fourth leg, which runs over the cells of the second once more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Spot {
    /// The cell.
    pub cell: Cell,
    /// Whether it is a place of the fourth leg.
    pub fourth: bool,
}

impl Spot {
    /// Reads a name like M12 or M12'.
    pub fn read(name: &str) -> Option<Spot> {
        let (name, fourth) = match name.strip_suffix('\'') {
            Some(name) => (name, true),
            None => (name, false),
        };
        let cell = Cell::read(name).filter(|cell| !fourth || cell.row() == Row::M)?;
        Some(Spot { cell, fourth })
    }
}

impl From<Cell> for Spot {
    fn from(cell: Cell) -> Spot {
        Spot { cell, fourth: false }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.cell, if self.fourth { "'" } else { "" })
    }
}

/// A face of a die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum DieFace {
    /// The die shows nothing.
    Blank,
    /// X, the sáhkku: 1.
    Sahkku,
    /// II: 2.
    Two,
    /// III: 3.
    Three,
}

impl DieFace {
    /// The faces that move something.
    pub const MOVING: [DieFace; 3] = [DieFace::Sahkku, DieFace::Two, DieFace::Three];

    /// Returns the distance that it moves a piece.
    pub const fn pips(self) -> u8 {
        self as u8
    }

    /// Makes the face that moves a piece so far; 0 is blank.
    pub const fn new(pips: u8) -> Option<DieFace> {
        match pips {
            0 => Some(DieFace::Blank),
            1 => Some(DieFace::Sahkku),
            2 => Some(DieFace::Two),
            3 => Some(DieFace::Three),
            _ => None,
        }
    }

    /// Returns the face's name in throws and moves.
    pub const fn name(self) -> &'static str {
        match self {
            DieFace::Blank => "blank",
            DieFace::Sahkku => "X",
            DieFace::Two => "II",
            DieFace::Three => "III",
        }
    }

    /// Returns the face of this name.
    pub fn read(name: &str) -> Option<DieFace> {
        (0..4).filter_map(DieFace::new).find(|face| face.name() == name)
    }
}

/// Up to three dice, in no order: how many show X, II and III; the others are blank.
///
/// ```
/// use palamede_games::sahkku::{DieFace, Throw};
///
/// let throw = Throw::new([DieFace::Sahkku, DieFace::Two, DieFace::Sahkku]);
/// assert_eq!((throw.count(DieFace::Sahkku), throw.len()), (2, 3));
/// let mut weights = 0;
/// Throw::all(&mut |_, weight| weights += weight);
/// assert_eq!(weights, 4 * 4 * 4);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Throw(u8);

impl Throw {
    /// The throw of no die, or of only blank ones.
    pub const NONE: Throw = Throw(0);
    /// The throw of three X.
    pub const TRIPLE: Throw = Throw(3);

    /// Makes the dice that show these faces; those beyond the third are left out.
    pub fn new(faces: impl IntoIterator<Item = DieFace>) -> Throw {
        faces.into_iter().take(3).fold(Throw::NONE, Throw::with)
    }

    /// Returns the dice of this number; `None` if there are none.
    pub(super) const fn unpack(n: u8) -> Option<Throw> {
        let throw = Throw(n);
        if n < 64 && throw.len() <= 3 { Some(throw) } else { None }
    }

    /// Returns the number of these dice, below 62.
    pub(super) const fn pack(self) -> u8 {
        self.0
    }

    /// Calls `out` with each throw of three dice once, with how many of the 64 throws of single
    /// dice make it.
    pub fn all(out: &mut impl FnMut(Throw, u32)) {
        for a in 0..4 {
            for b in a..4 {
                for c in b..4 {
                    let weight = match () {
                        () if a == c => 1,
                        () if a == b || b == c => 3,
                        () => 6,
                    };
                    out(Throw::new([a, b, c].into_iter().filter_map(DieFace::new)), weight);
                }
            }
        }
    }

    const fn one(face: DieFace) -> u8 {
        match face {
            DieFace::Blank => 0,
            DieFace::Sahkku => 1,
            DieFace::Two => 4,
            DieFace::Three => 16,
        }
    }

    /// Returns the dice with one more of this face.
    #[must_use]
    pub(super) const fn with(self, face: DieFace) -> Throw {
        Throw(self.0 + Throw::one(face))
    }

    /// Returns the dice with one less of this face; there must be one.
    #[must_use]
    pub(super) const fn without(self, face: DieFace) -> Throw {
        Throw(self.0.wrapping_sub(Throw::one(face)))
    }

    /// Returns the number of dice that show this face, which is not blank.
    pub const fn count(self, face: DieFace) -> u8 {
        match face {
            DieFace::Blank => 0,
            _ => self.0 >> (2 * face.pips() - 2) & 3,
        }
    }

    /// Returns whether a die shows this face, which is not blank.
    pub const fn has(self, face: DieFace) -> bool {
        self.count(face) != 0
    }

    /// Returns the number of dice that are not blank.
    pub const fn len(self) -> u8 {
        self.count(DieFace::Sahkku) + self.count(DieFace::Two) + self.count(DieFace::Three)
    }

    /// Returns whether no die moves anything.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the dice that are not blank, X first.
    pub fn faces(self) -> impl Iterator<Item = DieFace> {
        DieFace::MOVING.into_iter().flat_map(move |f| std::iter::repeat_n(f, self.count(f).into()))
    }

    /// Returns the different faces that are not blank, X first.
    pub fn different(self) -> impl Iterator<Item = DieFace> {
        DieFace::MOVING.into_iter().filter(move |&face| self.has(face))
    }

    /// Returns the three dice of a throw, blank ones last.
    pub fn three(self) -> [DieFace; 3] {
        let mut three = [DieFace::Blank; 3];
        for (place, face) in three.iter_mut().zip(self.faces()) {
            *place = face;
        }
        three
    }

    /// Returns whether each of these dice is among `more`.
    pub(super) fn within(self, more: Throw) -> bool {
        DieFace::MOVING.into_iter().all(|face| self.count(face) <= more.count(face))
    }
}

/// A throw of three dice: `X-II-blank`.
impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c] = self.three().map(DieFace::name);
        write!(f, "{a}-{b}-{c}")
    }
}
