//! Frames and moves on sets of points.

use super::point::{COLUMN_A, COLUMN_E, EDGE, EVEN, Point, SQUARE};
use super::types::Pursuit;

/// The four axes on which a pair can stand, by the step from the pair's first point to
/// the point between, and from there to its second: row, column, the diagonal that
/// rises to the east, the one that falls. A pair in this order is in that of its names.
const AXES: [i8; 4] = [1, 5, 6, -4];

/// The points that the rebels frame, by axis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frames([u32; 4]);

impl Frames {
    /// Finds the points with rebels on both sides.
    #[inline]
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

    /// Returns the pairs that frame a point.
    #[inline]
    pub const fn at(&self, at: Point) -> Pairs {
        let n = at.0 & 31;
        let [a, b, c, d] = self.0;
        let axes = (a >> n & 1) | (b >> n & 1) << 1 | (c >> n & 1) << 2 | (d >> n & 1) << 3;
        Pairs { at, axes: axes as u8 }
    }

    /// Counts the ways to end a move on these points: one for each pair that may be taken, and one
    /// to take none unless a pair must be.
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
    /// Returns whether there are none.
    pub const fn is_empty(self) -> bool {
        self.axes == 0
    }
}

impl Iterator for Pairs {
    type Item = [Point; 2];

    #[inline]
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

/// Calls `visit` for each of the eight directions of the square with the points where rebels
/// arrive, and the step on the numbers of points. Stops when it returns `true`.
#[inline]
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

#[inline]
fn arriving(at: Point, step: i8) -> Pursuit {
    Pursuit::step(Point(at.0.wrapping_add_signed(-step) & 31), at)
}

/// Visits the rebels' moves over the `free` points of the square.
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

/// Counts the moves.
#[inline]
pub fn rebel_count(rebels: u32, free: u32) -> usize {
    let mut n = 0;
    fronts(rebels, free, &mut |front, _| {
        n += front.count_ones();
        false
    });
    n as usize
}

/// Returns number `n` of the rebels' moves, in the order of [`rebel_moves`].
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

/// Returns whether any rebel can move.
#[inline]
pub fn rebels_can_move(rebels: u32, free: u32) -> bool {
    let mut any = 0;
    fronts(rebels, free, &mut |front, _| {
        any |= front;
        false
    });
    any != 0
}

/// The state from which the general's moves are made.
#[derive(Clone, Copy, Debug)]
pub struct General {
    /// The point where he stands.
    pub at: Point,
    /// The rebels.
    pub rebels: u32,
    /// Whether he may fly when he comes to the apex.
    pub flies: bool,
    /// Whether he must take a pair where his move ends framed.
    pub must: bool,
}

impl General {
    /// Returns the points to which he can step.
    #[inline]
    fn steps(self) -> u32 {
        self.at.near() & !self.rebels
    }

    /// Returns the points to which he can fly after his step.
    #[inline]
    fn landings(self) -> u32 {
        let apex = self.flies && self.steps() & Point::APEX.bit() != 0;
        if apex { SQUARE & !self.rebels } else { 0 }
    }

    /// Calls `visit` with each end of his moves, steps before flights, until it returns `true`.
    #[inline]
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

    /// Visits his moves: for each end none taken, then each pair.
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

    /// Counts the moves.
    #[inline]
    pub fn count(self) -> usize {
        let frames = Frames::of(self.rebels);
        let ways = frames.ways(self.steps(), self.must) + frames.ways(self.landings(), self.must);
        ways as usize
    }

    /// Returns number `n` of the general's moves, in the order of [`moves`](General::moves).
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
