//! Points, lines and mills on sets of points; nothing is allocated.

use super::types::Point;
use palamede_kit::bits::members;

/// The lines, each a set of three points.
pub const LINES: [u64; 16] = {
    // By numbers of points: the columns, which run on, and the rows from the top.
    const ROWS: [[u8; 3]; 8] = [
        [2, 14, 23],
        [5, 13, 20],
        [8, 12, 17],
        [1, 4, 7],
        [16, 19, 22],
        [6, 11, 15],
        [3, 10, 18],
        [0, 9, 21],
    ];
    let (mut lines, mut n) = ([0; 16], 0);
    while n < 8 {
        lines[n] = 0b111 << (3 * n);
        lines[8 + n] = 1 << ROWS[n][0] | 1 << ROWS[n][1] | 1 << ROWS[n][2];
        n += 1;
    }
    lines
};

/// The set of all points.
pub const ALL: u64 = (1 << Point::COUNT) - 1;

/// For each point, the other two of each of its two lines.
static OTHERS: [[u64; 2]; Point::COUNT] = {
    let (mut others, mut n) = ([[0; 2]; Point::COUNT], 0);
    while n < Point::COUNT {
        let (mut line, mut found) = (0, 0);
        while line < 16 {
            if LINES[line] >> n & 1 == 1 {
                others[n][found] = LINES[line] & !(1 << n);
                found += 1;
            }
            line += 1;
        }
        n += 1;
    }
    others
};

/// For each point, those beside it on a line. (The points of a line are in the order of their numbers.)
static NEAR: [u64; Point::COUNT] = {
    let (mut near, mut line) = ([0; Point::COUNT], 0);
    while line < 16 {
        let first = LINES[line].trailing_zeros();
        let rest = LINES[line] & (LINES[line] - 1);
        let (middle, last) = (rest.trailing_zeros(), 63 - rest.leading_zeros());
        near[first as usize] |= 1 << middle;
        near[last as usize] |= 1 << middle;
        near[middle as usize] |= 1 << first | 1 << last;
        line += 1;
    }
    near
};

/// Returns the points that a line joins to this one.
///
/// ```
/// use palamede_games::morris::{Point, names, neighbours};
///
/// let d6 = Point::read("d6").expect("a point");
/// assert_eq!(names(neighbours(d6)), ["b6", "d5", "d7", "f6"]);
/// ```
#[inline]
pub fn neighbours(at: Point) -> u64 {
    NEAR[at.index()]
}

/// Returns the other two points of each of a point's two lines.
#[inline]
pub fn others(at: Point) -> [u64; 2] {
    OTHERS[at.index()]
}

/// Returns the points of a set, in the order of their names.
pub fn points(set: u64) -> impl Iterator<Item = Point> {
    members(set & ALL).map(Point::numbered)
}

/// Returns the names of a set's points.
pub fn names(set: u64) -> Vec<String> {
    points(set).map(|at| at.to_string()).collect()
}

/// Returns the number of mills that a man closes on a point, beside the other men of its side.
#[inline]
pub fn closes(rest: u64, to: Point) -> usize {
    let [one, other] = others(to);
    usize::from(rest & one == one) + usize::from(rest & other == other)
}

/// Returns the mills of these men that a point is in.
pub fn mills_at(men: u64, at: Point) -> impl Iterator<Item = u64> {
    let mills = others(at).into_iter().map(move |others| others | at.bit());
    mills.filter(move |mill| men & mill == *mill)
}

/// Returns those of these men that are in mills.
#[inline]
pub fn in_mills(men: u64) -> u64 {
    LINES.iter().fold(0, |set, line| if men & line == *line { set | line } else { set })
}

/// Returns the free points to which some of these men can step.
#[inline]
pub fn reach(men: u64, free: u64) -> u64 {
    members(men).fold(0, |set, man| set | NEAR[usize::from(man)]) & free
}
