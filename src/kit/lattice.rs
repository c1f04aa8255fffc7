//! Boards of points and lines: neighbours, names, rows as text, and what is drawn.
//!
//! A set of points is a number of 64 bits, column after column, so that the order of
//! numbers is the order of names: a1, a2, … b1. A column has [`Lattice`]'s `H` bits, one
//! more than the board has rows: nothing that is shifted runs on into the next column.

use super::bits::{members, select_bit};
use palamede_rules::Want;
use palamede_rules::text::Reader;
use palamede_scene::Site;
use std::fmt::{self, Write as _};

/// A point, or a place at the head of a column, which is none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Point<const H: u8>(u8);

impl<const H: u8> Point<H> {
    /// Returns the point of this column and row, both from 0.
    pub const fn at(col: usize, row: usize) -> Point<H> {
        Point((col as u8 * H + row as u8) & 63)
    }

    /// Returns the point of this number.
    #[inline]
    pub const fn numbered(n: u8) -> Point<H> {
        Point(n & 63)
    }

    /// Returns the point's number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the set of this one point.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }

    /// Returns the point's column, 0 for a.
    pub const fn col(self) -> usize {
        (self.0 / H) as usize
    }

    /// Returns the point's row, 0 for row 1.
    pub const fn row(self) -> usize {
        (self.0 % H) as usize
    }

    /// Returns the point of a name like e4.
    ///
    /// ```
    /// use palamede_kit::lattice::Point;
    ///
    /// // The last of 64 bits on boards of five rows, and what would be the next.
    /// assert!(Point::<5>::read("m4").is_some());
    /// assert!(Point::<5>::read("m5").is_none());
    /// ```
    pub fn read(name: &str) -> Option<Point<H>> {
        let [col @ b'a'..=b'z', row @ b'1'..=b'9'] = *name.as_bytes() else { return None };
        let (col, row) = (col - b'a', row - b'1');
        (row < H && col <= 63 / H).then_some(Point(col * H + row)).filter(|at| at.0 < 64)
    }
}

impl<const H: u8> fmt::Display for Point<H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.0 / H), self.row() + 1)
    }
}

/// Returns the points of a set, in the order of their names.
pub fn points<const H: u8>(set: u64) -> impl Iterator<Item = Point<H>> {
    members(set).map(Point)
}

/// Returns the names of a set's points.
pub fn names<const H: u8>(set: u64) -> Vec<String> {
    points::<H>(set).map(|at| at.to_string()).collect()
}

/// The points at which a board has diagonals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Diagonals {
    /// No point has them.
    None,
    /// The points whose column and row (a = 1) make an even sum have them, to one another.
    Even,
    /// All points have them.
    All,
}

/// The place of the points in a picture: the first column, the top row, and the distance of
/// neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The x of the first column.
    pub left: i32,
    /// The y of the top row.
    pub top: i32,
    /// The distance of neighbours.
    pub pitch: i32,
}

/// The points of a board and the lines between neighbours.
///
/// ```
/// use palamede_kit::{Diagonals, Lattice};
///
/// let board: Lattice<6> = Lattice::grid(3, 3, Diagonals::Even);
/// assert_eq!((board.points().count_ones(), board.lines().len()), (9, 8));
/// let a2 = board.named("a2").expect("a point");
/// assert_eq!((board.site(a2), board.near(a2).count_ones()), (1, 3)); // no diagonals from there
/// assert_eq!(board.turned(a2).to_string(), "c2");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lattice<const H: u8> {
    points: u64,
    strong: u64,
    cols: u8,
    rows: u8,
}

impl<const H: u8> Lattice<H> {
    /// Returns a board of so many columns and rows, fewer than `H`, of points that lines along rows
    /// and columns join, and diagonals.
    pub const fn grid(cols: u8, rows: u8, diagonals: Diagonals) -> Lattice<H> {
        let (mut points, mut strong, mut n) = (0, 0, 0u8);
        while n < cols * H {
            let bit = (n % H < rows) as u64 * (1 << n);
            points |= bit;
            strong |= match diagonals {
                Diagonals::None => 0,
                Diagonals::Even => bit * (n / H + n % H).is_multiple_of(2) as u64,
                Diagonals::All => bit,
            };
            n += 1;
        }
        Lattice { points, strong, cols, rows }
    }

    /// Returns all points.
    #[inline]
    pub const fn points(&self) -> u64 {
        self.points
    }

    /// Returns the number of columns and of rows.
    pub const fn size(&self) -> (usize, usize) {
        (self.cols as usize, self.rows as usize)
    }

    /// Returns the points that a line joins to this one.
    pub const fn near(&self, at: Point<H>) -> u64 {
        let (bit, slanting) = (at.bit() & self.points, at.bit() & self.strong);
        let straight = bit << 1 | bit >> 1 | bit << H | bit >> H;
        let up = slanting << (H + 1) | slanting >> (H - 1);
        let down = slanting << (H - 1) | slanting >> (H + 1);
        (straight | up | down) & self.points
    }

    /// Returns the points that have diagonals.
    pub const fn strong(&self) -> u64 {
        self.strong
    }

    /// Returns the point of a name.
    pub fn named(&self, name: &str) -> Option<Point<H>> {
        Point::read(name).filter(|at| at.bit() & self.points != 0)
    }

    /// Returns the point opposite, after half a turn.
    pub const fn turned(&self, at: Point<H>) -> Point<H> {
        Point::at(
            (self.cols as usize).wrapping_sub(1 + at.col()),
            (self.rows as usize).wrapping_sub(1 + at.row()),
        )
    }

    /// Returns the number of a point's site.
    pub const fn site(&self, at: Point<H>) -> usize {
        (self.points & (at.bit() - 1)).count_ones() as usize
    }

    /// Returns the point of a site.
    pub fn point(&self, site: usize) -> Option<Point<H>> {
        let at = select_bit(self.points, site.min(64) as u32);
        (at < 64).then_some(Point(at))
    }

    /// Returns the sites of a set of points.
    pub fn sites(&self, set: u64) -> Vec<usize> {
        points(set & self.points).map(|at| self.site(at)).collect()
    }

    /// Returns the place of a point in a picture.
    pub const fn place(&self, plan: Plan, at: Point<H>) -> (i32, i32) {
        let down = self.rows as i32 - 1 - at.row() as i32;
        (plan.left + plan.pitch * at.col() as i32, plan.top + plan.pitch * down)
    }

    /// Returns the sites of the board's picture.
    pub fn drawn(&self, plan: Plan) -> Vec<Site> {
        let site = |at: Point<H>| {
            let ((x, y), row) = (self.place(plan, at), self.size().1 - 1 - at.row());
            let near = self.sites(self.near(at));
            Site { name: at.to_string(), x, y, row, col: at.col(), near }
        };
        points(self.points).map(site).collect()
    }

    /// Returns the lines of the board's picture, as a path, so far below their place.
    pub fn strokes(&self, plan: Plan, below: i32) -> String {
        let mut path = String::new();
        for line in self.lines() {
            let ends = [line.first(), line.last()];
            for (sign, site) in ['M', 'L'].into_iter().zip(ends.into_iter().flatten()) {
                let (x, y) = self.point(*site).map_or((0, 0), |at| self.place(plan, at));
                let _ = write!(path, "{sign}{x} {}", y + below);
            }
        }
        path
    }

    /// Returns the letters of the columns at `y` and the numbers of the rows at `x`.
    pub fn labels(&self, plan: Plan, x: i32, y: i32) -> Vec<(i32, i32, String)> {
        let mut labels = Vec::new();
        for col in 0..self.cols {
            let at = Point::at(col.into(), 0);
            labels.push((self.place(plan, at).0, y, char::from(b'a' + col).to_string()));
        }
        for row in 0..self.rows {
            let at = Point::at(0, row.into());
            labels.push((x, self.place(plan, at).1, (row + 1).to_string()));
        }
        labels
    }

    /// Returns the straight lines of the board, each from one end to the other, by sites.
    pub fn lines(&self) -> Vec<Vec<usize>> {
        let mut lines = Vec::new();
        // Up a column, and to the east: down, level, up.
        for by in [1, H as i8 - 1, H as i8, H as i8 + 1] {
            let next = |at: Point<H>, by: i8| {
                let to = Point::numbered(at.0.wrapping_add_signed(by));
                (to.bit() & self.near(at) != 0).then_some(to)
            };
            for end in points::<H>(self.points).filter(|&at| next(at, -by).is_none()) {
                let line = std::iter::successors(Some(end), |&at| next(at, by));
                let line: Vec<usize> = line.map(|at| self.site(at)).collect();
                if line.len() > 1 {
                    lines.push(line);
                }
            }
        }
        lines
    }

    /// Writes what stands on the points, in the style of FEN: rows from the top with slashes
    /// between them, a letter for each piece and a number for free points in a row.
    pub fn write_rows(&self, piece: impl Fn(Point<H>) -> Option<char>) -> String {
        let (mut text, (cols, rows)) = (String::new(), self.size());
        for row in (0..rows).rev() {
            let mut gap = 0;
            for col in 0..=cols {
                let found = if col < cols { piece(Point::at(col, row)) } else { None };
                if gap > 0 && (col == cols || found.is_some()) {
                    let _ = write!(text, "{gap}");
                    gap = 0;
                }
                match found {
                    Some(letter) => text.push(letter),
                    None => gap += 1,
                }
            }
            if row > 0 {
                text.push('/');
            }
        }
        text
    }
}

/// Reads rows as [`Lattice::write_rows`] writes them, for one of these boards: which, and a set
/// for each letter.
///
/// ```
/// use palamede_kit::lattice::{Diagonals, Lattice, read_rows};
/// use palamede_rules::text::Reader;
///
/// let boards: [Lattice<6>; 1] = [Lattice::grid(3, 3, Diagonals::Even)];
/// let text = "ppp/p1P/PPP";
/// let (board, [men, others]) =
///     read_rows(&boards, ['P', 'p'], &mut Reader::new(text)).expect("rows");
/// let letter = |at: palamede_kit::Point<6>| match () {
///     () if men & at.bit() != 0 => Some('P'),
///     () => (others & at.bit() != 0).then_some('p'),
/// };
/// assert_eq!(boards[board].write_rows(letter), text);
/// ```
pub fn read_rows<const H: u8, const N: usize>(
    boards: &[Lattice<H>],
    letters: [char; N],
    text: &mut Reader<'_>,
) -> Option<(usize, [u64; N])> {
    let all = text.word(Want::Row);
    let (start, rows) = (text.place(), all.split('/').count());
    let (mut sets, mut at, mut found) = ([0; N], start, None);
    for (n, line) in all.split('/').enumerate() {
        let mut col = 0;
        for (i, sign) in line.char_indices() {
            text.judge(at + i, Want::Row);
            let piece = letters.iter().position(|&letter| letter == sign);
            match (piece, sign.to_digit(10)) {
                // Far off every board.
                _ if col > 9 || rows > 9 => return None,
                (Some(piece), _) => {
                    sets[piece] |= Point::<H>::at(col, rows - 1 - n).bit();
                    col += 1;
                }
                (_, Some(free @ 1..)) => col += free as usize,
                (_, Some(_)) => return None,
                _ => return text.refuse(at + i, Want::Piece),
            }
        }
        at += line.len();
        text.judge(at, Want::Row);
        // Every row is as long as the first.
        let board = boards.iter().position(|board| board.size() == (col, rows));
        found = board.filter(|_| n == 0 || board == found);
        found?;
        at += 1;
    }
    text.judge(start, Want::Pieces);
    found.map(|board| (board, sets))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NINE: Lattice<6> = Lattice::grid(9, 5, Diagonals::Even);
    const THREE: Lattice<6> = Lattice::grid(3, 3, Diagonals::Even);

    fn at(name: &str) -> Point<6> {
        NINE.named(name).expect("a point")
    }

    #[test]
    fn lines_join_neighbours_along_columns_rows_and_some_diagonals() {
        for (board, [points, strong, straight, slanting]) in
            [(NINE, [45, 23, 76, 32]), (THREE, [9, 5, 12, 4])]
        {
            let near: Vec<(Point<6>, Point<6>)> = self::points(board.points())
                .flat_map(|at| self::points(board.near(at)).map(move |to| (at, to)))
                .collect();
            let aside = |(a, b): &&(Point<6>, Point<6>)| a.col() != b.col() && a.row() != b.row();
            let slants = near.iter().filter(aside).count();
            assert_eq!(
                [board.points(), board.strong()].map(|set| set.count_ones() as usize),
                [points, strong]
            );
            assert_eq!([near.len() - slants, slants], [2 * straight, 2 * slanting]);
            assert!(near.iter().all(|(a, b)| board.near(*b) & a.bit() != 0));
        }
        assert_eq!(names::<6>(NINE.near(at("b1"))), ["a1", "b2", "c1"]);
        assert_eq!(names::<6>(THREE.near(at("b2"))).len(), 8);
        let all = |diagonals| Lattice::<9>::grid(7, 8, diagonals);
        let degree = |board: Lattice<9>| board.near(Point::at(3, 4)).count_ones();
        assert_eq!([Diagonals::None, Diagonals::All].map(|d| degree(all(d))), [4, 8]);
        assert_eq!(all(Diagonals::None).strong(), 0);
    }

    #[test]
    fn points_have_names_and_sites_in_one_order_and_an_opposite() {
        let sorted = names::<6>(NINE.points());
        assert!(sorted.is_sorted() && sorted.len() == 45);
        for (site, name) in sorted.iter().enumerate() {
            assert_eq!((NINE.site(at(name)), NINE.point(site)), (site, Some(at(name))));
        }
        assert_eq!((NINE.point(45), NINE.point(usize::MAX)), (None, None));
        for name in ["a6", "j1", "", "a", "a11", "é1", "A1", "a0"] {
            assert_eq!(NINE.named(name), None, "{name}");
        }
        assert_eq!(NINE.turned(at("a1")), at("i5"));
        assert_eq!(THREE.turned(at("b3")), at("b1"));
        assert_eq!(NINE.sites(at("a2").bit() | at("b1").bit()), [1, 5]);
    }

    #[test]
    fn straight_lines_go_from_edge_to_edge() {
        let lines = THREE.lines();
        assert_eq!(lines.len(), 8);
        assert!(lines.contains(&vec![0, 4, 8]) && lines.contains(&vec![1, 4, 7]));
        let steps: usize = NINE.lines().iter().map(|line| line.len() - 1).sum();
        assert_eq!(steps, 108);
        let plan = Plan { left: 5, top: 7, pitch: 100 };
        let sites = THREE.drawn(plan);
        assert_eq!((sites[1].x, sites[1].y), (5, 107));
        assert!(THREE.strokes(plan, 1).contains("M5 208L205 8"));
        assert_eq!(THREE.labels(plan, 1, 2)[2..4], [(205, 2, "c".into()), (1, 207, "1".into())]);
        assert_eq!((sites[1].name.as_str(), sites[1].row, sites[1].col), ("a2", 1, 0));
        assert_eq!(sites[4].near.len(), 8);
    }

    #[test]
    fn rows_are_read_as_they_are_written() {
        let boards = [NINE, THREE];
        let read_rows = |text: &str| {
            let mut text = Reader::new(text);
            let rows = read_rows(&boards, ['P', 'p'], &mut text);
            text.result(rows)
        };
        for text in ["9/3p5/9/PP6P/9", "ppp/p1P/PPP", "3/3/2p"] {
            let (board, sets) = read_rows(text).expect("rows");
            let piece = |at: Point<6>| match sets.map(|set| set & at.bit() != 0) {
                [true, _] => Some('P'),
                [_, true] => Some('p'),
                _ => None,
            };
            assert_eq!(boards[board].write_rows(piece), text);
        }
        for (text, fault, want) in [
            ("", 0, Want::Row),
            ("3/3", 1, Want::Row),
            ("3/2/3", 3, Want::Row),
            ("3/3/9", 5, Want::Row),
            ("3/1x1/3", 3, Want::Piece),
            ("3/012/3", 2, Want::Row),
            ("99p/9/9/9/9", 2, Want::Row),
            ("1/1/1/1/1/1/1/1/1/1", 0, Want::Row),
        ] {
            let read = read_rows(text).map_err(|why| (why.at, why.want));
            assert_eq!(read, Err((fault, want)), "{text}");
        }
    }
}
