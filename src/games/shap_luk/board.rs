//! Points, lines and moves. A set of points is a number of 29 bits: a1 is bit 0, b1
//! bit 1, e5 bit 24; b6, c6, d6 and c7 are bits 25 to 28.

use std::fmt;

/// A point of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Point(u8);

/// How many points there are.
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
    /// Where the general stands at the start, c3.
    pub const MIDDLE: Point = Point(12);

    /// The point of this number; `None` beyond 28.
    pub const fn new(n: usize) -> Option<Point> {
        if n < POINTS { Some(Point(n as u8)) } else { None }
    }

    /// Its number.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of this one point.
    #[inline(always)]
    pub const fn bit(self) -> u32 {
        1 << (self.0 & 31)
    }

    /// Whether it is one of the four points above the square.
    pub const fn in_sanctuary(self) -> bool {
        self.bit() & SANCTUARY != 0
    }

    /// The points that a line joins it to.
    #[inline(always)]
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

    /// The lowest point of a set that is not empty.
    #[inline(always)]
    const fn lowest(set: u32) -> Point {
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

/// The points of a set, from a1 row by row.
pub fn points(set: u32) -> impl Iterator<Item = Point> {
    let mut left = set & (SQUARE | SANCTUARY);
    std::iter::from_fn(move || {
        let point = (left != 0).then(|| Point::lowest(left));
        left &= left.wrapping_sub(1);
        point
    })
}

/// The names of a set's points in their own order.
pub fn names(set: u32) -> Vec<String> {
    let column = |letter: char| {
        points(set).map(|at| at.to_string()).filter(move |name| name.starts_with(letter))
    };
    ('a'..='e').flat_map(column).collect()
}

/// A move: a rebel's or the general's step, with the general's flight and capture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pursuit {
    /// Where the piece stands.
    pub from: Point,
    /// Where it steps.
    pub to: Point,
    /// Where the general flies from the apex, if he does.
    pub fly: Option<Point>,
    /// The pair that he takes, in the order of their names, if he does.
    pub take: Option<[Point; 2]>,
}

impl Pursuit {
    /// A step without flight or capture.
    #[inline(always)]
    pub const fn step(from: Point, to: Point) -> Pursuit {
        Pursuit { from, to, fly: None, take: None }
    }

    /// Where the move ends.
    #[inline(always)]
    pub fn end(self) -> Point {
        self.fly.unwrap_or(self.to)
    }

    /// The set of what it takes.
    #[inline(always)]
    pub fn taken(self) -> u32 {
        self.take.map_or(0, |[a, b]| a.bit() | b.bit())
    }
}

const COLUMN_A: u32 = 0x0010_8421;
const COLUMN_E: u32 = COLUMN_A << 4;
/// The points whose column and row make an even sum: only these have diagonals.
const EVEN: u32 = 0x0155_5555;

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

/// The four axes on which a pair can stand, by the step from the pair's first point to
/// the point between, and from there to its second: row, column, the diagonal that
/// rises to the east, the one that falls. A pair in this order is in that of its names.
const AXES: [i8; 4] = [1, 5, 6, -4];

/// The points that the rebels frame, by axis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frames([u32; 4]);

impl Frames {
    /// Where rebels stand on both sides.
    #[inline(always)]
    pub const fn of(rebels: u32) -> Frames {
        // Of the points with diagonals only those off the edge have opposite ones.
        const INNER: u32 = EVEN & !EDGE;
        let r = rebels;
        Frames([
            r << 1 & r >> 1 & SQUARE & !COLUMN_A & !COLUMN_E,
            r << 5 & r >> 5 & SQUARE,
            r << 6 & r >> 6 & INNER,
            r << 4 & r >> 4 & INNER,
        ])
    }

    /// The pairs that frame a point.
    #[inline(always)]
    pub const fn at(&self, at: Point) -> Pairs {
        let n = at.0 & 31;
        let [a, b, c, d] = self.0;
        let axes = (a >> n & 1) | (b >> n & 1) << 1 | (c >> n & 1) << 2 | (d >> n & 1) << 3;
        Pairs { at, axes: axes as u8 }
    }

    /// How many ways there are to end a move on these points: one for each pair that
    /// may be taken, and one to take none unless a pair must be.
    #[inline]
    fn ways(&self, ends: u32, must: bool) -> u32 {
        let [a, b, c, d] = self.0;
        let pairs = [a, b, c, d].map(|axis| (axis & ends).count_ones());
        let none = if must { ends & !(a | b | c | d) } else { ends };
        none.count_ones() + pairs[0] + pairs[1] + pairs[2] + pairs[3]
    }
}

/// The pairs that frame one point, by row, column and the two diagonals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pairs {
    at: Point,
    axes: u8,
}

impl Pairs {
    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.axes == 0
    }
}

impl Iterator for Pairs {
    type Item = [Point; 2];

    #[inline(always)]
    fn next(&mut self) -> Option<[Point; 2]> {
        if self.axes == 0 {
            return None;
        }
        let step = AXES[self.axes.trailing_zeros() as usize & 3];
        self.axes &= self.axes - 1;
        let at = self.at.0;
        Some([Point(at.wrapping_add_signed(-step)), Point(at.wrapping_add_signed(step))])
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.axes.count_ones() as usize;
        (n, Some(n))
    }
}

/// Gives, for each of the eight directions of the square, the points where rebels
/// arrive, and the step on the numbers of points. Stops when `visit` says so.
#[inline(always)]
fn fronts(rebels: u32, free: u32, visit: &mut impl FnMut(u32, i8) -> bool) {
    let (east, west) = (rebels & !COLUMN_E, rebels & !COLUMN_A);
    let _ = visit(east << 1 & free, 1)
        || visit(west >> 1 & free, -1)
        || visit(rebels << 5 & free, 5)
        || visit(rebels >> 5 & free, -5)
        || visit((east & EVEN) << 6 & free, 6)
        || visit((west & EVEN) >> 6 & free, -6)
        || visit((west & EVEN) << 4 & free, 4)
        || visit((east & EVEN) >> 4 & free, -4);
}

#[inline(always)]
fn arriving(at: Point, step: i8) -> Pursuit {
    Pursuit::step(Point(at.0.wrapping_add_signed(-step) & 31), at)
}

/// The rebels' moves over the `free` points of the square.
#[inline]
pub fn rebel_moves(rebels: u32, free: u32, out: &mut impl FnMut(Pursuit)) {
    fronts(rebels, free, &mut |front, step| {
        let mut left = front;
        while left != 0 {
            out(arriving(Point::lowest(left), step));
            left &= left - 1;
        }
        false
    });
}

/// How many there are.
#[inline]
pub fn rebel_count(rebels: u32, free: u32) -> usize {
    let mut n = 0;
    fronts(rebels, free, &mut |front, _| {
        n += front.count_ones();
        false
    });
    n as usize
}

/// Number `n` of them, in the order of [`rebel_moves`].
#[inline]
pub fn rebel_nth(rebels: u32, free: u32, n: usize) -> Option<Pursuit> {
    let (mut left, mut found) = (n as u32, None);
    fronts(rebels, free, &mut |front, step| {
        let here = front.count_ones();
        if left >= here {
            left -= here;
            return false;
        }
        let at = (0..left).fold(front, |set, _| set & set.wrapping_sub(1));
        found = Some(arriving(Point::lowest(at), step));
        true
    });
    found
}

/// Whether any rebel can move.
#[inline]
pub fn rebels_can_move(rebels: u32, free: u32) -> bool {
    let mut any = 0;
    fronts(rebels, free, &mut |front, _| {
        any |= front;
        false
    });
    any != 0
}

/// What the general's moves are made of.
#[derive(Clone, Copy, Debug)]
pub struct General {
    /// Where he stands.
    pub at: Point,
    /// The rebels.
    pub rebels: u32,
    /// Whether he may fly when he comes to the apex.
    pub flies: bool,
    /// Whether he must take a pair where his move ends framed.
    pub must: bool,
}

impl General {
    /// Where he can step.
    #[inline(always)]
    fn steps(self) -> u32 {
        self.at.near() & !self.rebels
    }

    /// Where he can fly after his step.
    #[inline(always)]
    fn landings(self) -> u32 {
        let apex = self.flies && self.steps() & Point::APEX.bit() != 0;
        if apex { SQUARE & !self.rebels } else { 0 }
    }

    /// Gives the ends of his moves, steps before flights, until `visit` says so.
    #[inline(always)]
    fn ends(self, visit: &mut impl FnMut(Pursuit) -> bool) {
        let mut left = self.steps();
        while left != 0 {
            if visit(Pursuit::step(self.at, Point::lowest(left))) {
                return;
            }
            left &= left - 1;
        }
        let mut left = self.landings();
        while left != 0 {
            let fly = Some(Point::lowest(left));
            if visit(Pursuit { fly, ..Pursuit::step(self.at, Point::APEX) }) {
                return;
            }
            left &= left - 1;
        }
    }

    /// His moves: for each end none taken, then each pair.
    #[inline]
    pub fn moves(self, out: &mut impl FnMut(Pursuit)) {
        let frames = Frames::of(self.rebels);
        self.ends(&mut |mv| {
            let pairs = frames.at(mv.end());
            if !self.must || pairs.is_empty() {
                out(mv);
            }
            for pair in pairs {
                out(Pursuit { take: Some(pair), ..mv });
            }
            false
        });
    }

    /// How many there are.
    #[inline]
    pub fn count(self) -> usize {
        let frames = Frames::of(self.rebels);
        let ways = frames.ways(self.steps(), self.must) + frames.ways(self.landings(), self.must);
        ways as usize
    }

    /// Number `n` of them, in the order of [`moves`](General::moves).
    #[inline]
    pub fn nth(self, n: usize) -> Option<Pursuit> {
        let frames = Frames::of(self.rebels);
        let (mut left, mut found) = (n, None);
        self.ends(&mut |mv| {
            let mut pairs = frames.at(mv.end());
            if !self.must || pairs.is_empty() {
                if left == 0 {
                    found = Some(mv);
                    return true;
                }
                left -= 1;
            }
            let here = pairs.size_hint().0;
            if left < here {
                found = pairs.nth(left).map(|pair| Pursuit { take: Some(pair), ..mv });
                return true;
            }
            left -= here;
            false
        });
        found
    }
}
