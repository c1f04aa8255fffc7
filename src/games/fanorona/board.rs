//! Boards, steps and rows on sets of points.

use super::types::{Foray, Point, Taking};
use palamede_kit::bits::{MoveTargets, members, shifted};
use palamede_kit::chains::{Chain, DuplicateFilter, Route};
use palamede_kit::{Diagonals, Lattice};

/// The boards: for nine, for five and for three lines.
pub static BOARDS: [Lattice<6>; 3] = [
    Lattice::grid(9, 5, Diagonals::Even),
    Lattice::grid(5, 5, Diagonals::Even),
    Lattice::grid(3, 3, Diagonals::Even),
];

/// Returns the board of a number: that of another where there is none.
///
/// ```
/// use palamede_games::fanorona::board;
///
/// let sizes = [0, 1, 2].map(|number| board(number).size());
/// assert_eq!(sizes, [(9, 5), (5, 5), (3, 3)]);
/// let centre = board(2).named("b2").expect("a point");
/// assert_eq!(board(2).near(centre).count_ones(), 8);
/// ```
pub fn board(size: u8) -> &'static Lattice<6> {
    &BOARDS[usize::from(size) % 3]
}

/// The points with diagonals.
const STRONG: u64 = BOARDS[0].strong();

/// Columns, rows and diagonals, each way: steps on the numbers of points, two by two opposite;
/// and the points that have them.
static WAYS: [i8; 8] = [1, -1, 6, -6, 7, -7, 5, -5];
const WITH: [u64; 8] = [u64::MAX, u64::MAX, u64::MAX, u64::MAX, STRONG, STRONG, STRONG, STRONG];

/// The options that chains must know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laws {
    /// Whether a chain goes on while it can (sentence 11).
    pub through: bool,
    /// Whether no direction may come twice in a turn, not only twice running (sentence 10).
    pub once: bool,
    /// Whether the turn ends after one capture (the option `opening`).
    pub single: bool,
}

/// Counts the steps of men to free points, whatever they take.
#[inline]
pub fn steps(men: u64, empty: u64) -> i32 {
    let ways = WAYS.iter().zip(WITH);
    ways.map(|(&by, with)| (shifted(men & with, by) & empty).count_ones() as i32).sum()
}

/// The side to move and what it faces.
#[derive(Clone, Copy, Debug)]
pub struct Side {
    /// Its men.
    pub own: u64,
    /// The other side's.
    pub foe: u64,
    /// The free points.
    pub empty: u64,
    /// The options.
    pub laws: Laws,
}

/// The beginnings of a side's turn. (To move it elsewhere costs as much as to make it: it is read
/// where it stands.)
#[derive(Debug)]
pub struct Reach {
    /// The turns of one step.
    pub steps: MoveTargets,
    /// The men that may go on after one.
    pub men: u64,
}

impl Side {
    /// Returns whether any man can step.
    #[inline]
    pub fn can_step(&self) -> bool {
        (0..8).any(|n| shifted(self.own & WITH[n], WAYS[n]) & self.empty != 0)
    }

    /// Returns for each line the points from which a man can take, whoever stands there.
    #[inline]
    fn takes(&self) -> [u64; 4] {
        let mut from = [0; 4];
        for n in 0..8 {
            let (by, with) = (WAYS[n], WITH[n]);
            let prey = shifted(self.foe, -by) | shifted(self.foe, 2 * by);
            from[n / 2] |= shifted(self.empty & prey, -by) & with;
        }
        from
    }

    /// Returns the men that can take.
    pub fn takers(&self) -> u64 {
        self.takes().into_iter().fold(0, |all, from| all | from) & self.own
    }

    /// Returns the first steps; `free` allows paikas beside captures.
    #[inline]
    pub fn reach(&self, free: bool) -> Reach {
        let steps = MoveTargets { ways: &WAYS, sets: [[0; 3]; 8] };
        let (mut reach, takes) = (Reach { steps, men: 0 }, self.takes());
        let any = (takes[0] | takes[1] | takes[2] | takes[3]) & self.own;
        for (n, &by) in WAYS.iter().enumerate() {
            let to = shifted(self.own & WITH[n], by) & self.empty;
            let ahead = to & shifted(self.foe, -by);
            let behind = to & shifted(self.foe, 2 * by);
            // The second capture is along another line than the first: no matter what that took.
            let line = |k: usize| if k == n / 2 { 0 } else { takes[k] };
            let then = line(0) | line(1) | line(2) | line(3);
            let then = if self.laws.single { 0 } else { then };
            reach.men |= shifted((ahead | behind) & then, -by);
            let ends = if self.laws.through { !then } else { u64::MAX };
            let paika = if any == 0 || free { to & !(ahead | behind) } else { 0 };
            reach.steps.sets[n] = [ahead & ends, behind & ends, paika];
        }
        reach
    }

    /// Returns the man on a point, before its turn.
    pub fn man(&self, at: Point) -> Chase {
        let (open, foe, at) = (self.empty, self.foe, at.index() as u8);
        Chase { at, open, foe, taken: 0, rose: 0, hits: 0, laws: self.laws }.looking()
    }

    /// Returns the turn of one step, of a kind of [`Side::reach`].
    #[inline]
    pub fn foray(&self, (from, to, kind): (u8, u8, usize)) -> Foray {
        let taken = if kind < 2 { row(from, to, kind, self.foe) } else { 0 };
        Foray { from: Point::numbered(from), to: Point::numbered(to), taken }
    }

    /// Returns the number of turns of several captures that these men have.
    #[inline]
    pub fn amount(&self, men: u64) -> usize {
        let mut n = 0;
        self.chains(men, &mut |_| {
            n += 1;
            false
        });
        n
    }

    /// Returns the turn of this number among those of [`Side::chains`].
    #[inline]
    pub fn nth(&self, men: u64, n: usize) -> Option<Foray> {
        let (mut left, mut found) = (n, None);
        self.chains(men, &mut |foray| {
            found = (left == 0).then_some(foray);
            left = left.wrapping_sub(1);
            found.is_some()
        });
        found
    }

    /// Calls `visit` with each turn of several captures, of these men; stops when it returns
    /// `true`.
    #[inline]
    pub fn chains<V: FnMut(Foray) -> bool + ?Sized>(&self, men: u64, visit: &mut V) {
        if men == 0 {
            return;
        }
        let mut given = DuplicateFilter::default();
        for from in members(men) {
            let man = self.man(Point::numbered(from));
            let mut each = |after: &Chase, route: &Route| {
                // What a chain of two captures takes is taken by no other route of any length, as
                // `tests/fanorona` finds by trying all. Longer chains are checked for duplicates.
                let len = route.steps().len();
                let new = len == 2 || len > 2 && given.is_new(&man, after, route);
                new && visit(Foray { from: man.at(), to: after.at(), taken: after.taken })
            };
            if man.routes(&mut each) {
                return;
            }
        }
    }
}

/// Returns the gapless row of `foe` that a step takes by approach, or else by withdrawal. (What
/// runs off the board meets a place there that nobody holds.)
#[inline]
fn row(from: u8, to: u8, taking: usize, foe: u64) -> u64 {
    let ahead = to.wrapping_sub(from) as i8;
    let (by, at) = if taking == 0 { (ahead, to) } else { (-ahead, from) };
    let mut row = shifted(1 << (at & 63), by) & foe;
    // Most rows are short: the first three men are found without a loop.
    row |= shifted(row, by) & foe;
    row |= shifted(row, by) & foe;
    let mut next = shifted(row, by) & foe & !row;
    while next != 0 {
        row |= next;
        next = shifted(next, by) & foe;
    }
    row
}

/// Seven bits, each at twice its place; and the same from the other end.
static SPREAD: [[u16; 128]; 2] = {
    let (mut table, mut n) = ([[0; 128]; 2], 0);
    while n < 7 * 128 {
        let (set, bit) = (n / 7, n % 7);
        let here = (set >> bit & 1) as u16;
        table[0][set] |= here << (2 * bit);
        table[1][set] |= here << (12 - 2 * bit);
        n += 1;
    }
    table
};

/// Returns seven bits of a set from a place on.
#[inline]
fn seven(set: u32, from: u32) -> usize {
    (set >> from & 127) as usize
}

/// A man before, within or after a chain.
///
/// What is around it is seen as numbers of 15 bits, the man at bit 7, in which its neighbours
/// are as far away as on the board.
#[derive(Clone, Copy, Debug)]
pub struct Chase {
    /// The points where it may go: free, and not yet visited.
    open: u64,
    /// The men that it may take.
    foe: u64,
    /// The men that it has taken.
    pub taken: u64,
    /// Around it: the directions that are barred (sentence 10).
    rose: u32,
    /// The captures that its next step can make: two bits for each place around it, by approach and
    /// by withdrawal.
    hits: u32,
    at: u8,
    laws: Laws,
}

impl Chase {
    /// Returns the point where it stands.
    pub const fn at(&self) -> Point {
        Point::numbered(self.at)
    }

    /// Returns a set as it is around the man, and beyond.
    #[inline]
    fn around(&self, set: u64) -> u32 {
        set.rotate_right(u32::from(self.at + 57) & 63) as u32
    }

    /// Returns the neighbours of the man that are set around it.
    fn neighbours(&self, around: u32) -> u64 {
        let set = u64::from(around).rotate_left(u32::from(self.at + 57) & 63);
        set & BOARDS[0].near(self.at())
    }

    /// Returns the points to which a step is not barred; it need not take anything.
    pub fn targets(&self) -> u64 {
        self.neighbours(self.around(self.open) & !self.rose)
    }

    /// Returns the points in the barred directions, whatever is there.
    pub fn barred(&self) -> u64 {
        self.neighbours(self.rose)
    }

    /// Returns the man with the captures that its next step can make.
    #[inline]
    fn looking(self) -> Chase {
        // The man's free neighbours along columns and rows, and along diagonals if its point has
        // any.
        let strong = (STRONG >> (self.at & 63)) as u32 & 1;
        let open = self.around(self.open) & !self.rose & (0x2142 | (0x5005 * strong));
        // The points behind those neighbours are twice as far away; those behind the man are
        // as far as they, on the other side.
        let foe = self.foe.rotate_right(u32::from(self.at + 50) & 63) as u32;
        let [ahead, back] = &SPREAD;
        let open = u32::from(ahead[seven(open, 0)]) | u32::from(ahead[seven(open, 8)]) << 16;
        let behind = u32::from(back[seven(foe, 15)]) | u32::from(back[seven(foe, 7)]) << 16;
        Chase { hits: open & foe | (open & behind) << 1, ..self }
    }

    /// Returns what a step to a neighbouring point takes: by approach, by withdrawal.
    pub fn rows(&self, to: Point) -> [u64; 2] {
        [0, 1].map(|taking| self.row(to, taking))
    }

    /// Returns what such a step takes in one of the two ways.
    pub fn row(&self, to: Point, taking: usize) -> u64 {
        row(self.at, to.index() as u8, taking, self.foe)
    }

    /// Returns the man after a step that took a row.
    #[inline]
    pub fn after(&self, to: Point, row: u64) -> Chase {
        let to = to.index() as u8;
        let kept = if self.laws.once { self.rose } else { 0 };
        let shut = if self.laws.single { u32::MAX } else { 0 };
        Chase {
            at: to,
            open: (self.open | row) & !(1 << (to & 63)),
            foe: self.foe ^ row,
            taken: self.taken | row,
            rose: kept | shut | 1 << (to.wrapping_sub(self.at).wrapping_add(7) & 15),
            ..*self
        }
        .looking()
    }

    /// Returns the step of this number of a [`Route`]: where it ends, and how it takes.
    pub fn step(number: u8) -> (Point, Taking) {
        (Point::numbered(number / 2), Taking::ALL[usize::from(number & 1)])
    }
}

impl Chain for Chase {
    #[inline]
    fn captures(&self, visit: &mut impl FnMut(u8, Self) -> bool) -> bool {
        let mut left = self.hits;
        while left != 0 {
            let step = 2 * self.at + left.trailing_zeros() as u8 - 14;
            left &= left - 1;
            let row = row(self.at, step / 2, usize::from(step & 1), self.foe);
            if visit(step, self.after(Point::numbered(step / 2), row)) {
                return true;
            }
        }
        false
    }

    #[inline]
    fn can_capture(&self) -> bool {
        self.hits != 0
    }

    #[inline]
    fn may_stop(&self) -> bool {
        self.taken != 0 && !(self.laws.through && self.can_capture())
    }

    #[inline]
    fn end(&self) -> (u8, u64) {
        (self.at, self.taken)
    }
}
