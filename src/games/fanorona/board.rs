//! Boards, steps and rows on sets of points.

use super::types::{Foray, Point, Taking};
use crate::kit::bits::{Fronts, shifted};
use crate::kit::chains::{Chain, Given};
use crate::kit::{Diagonals, Lattice};

/// The boards: for nine, for five and for three lines.
pub static BOARDS: [Lattice<6>; 3] = [
    Lattice::grid(9, 5, Diagonals::Even),
    Lattice::grid(5, 5, Diagonals::Even),
    Lattice::grid(3, 3, Diagonals::Even),
];

/// The board of a number: that of another where there is none.
pub fn board(size: u8) -> &'static Lattice<6> {
    &BOARDS[usize::from(size) % 3]
}

/// The points with diagonals.
const STRONG: u64 = BOARDS[0].strong();

/// The options that chains must know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laws {
    /// A chain goes on while it can (sentence 11).
    pub through: bool,
    /// No direction twice in a turn, not only twice running (sentence 10).
    pub once: bool,
    /// The turn ends after one capture (the option `opening`).
    pub single: bool,
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

/// Columns, rows and diagonals, each way: steps on the numbers of points, two by two opposite.
const WAYS: [i8; 8] = [1, -1, 6, -6, 7, -7, 5, -5];

impl Side {
    /// The points where own men can arrive in the direction number `n`.
    #[inline(always)]
    fn arrivals(&self, n: usize) -> u64 {
        shifted(if n < 4 { self.own } else { self.own & STRONG }, WAYS[n]) & self.empty
    }

    /// Whether any man can step.
    #[inline]
    pub fn can_step(&self) -> bool {
        (0..8).fold(0, |any, n| any | self.arrivals(n)) != 0
    }

    /// The men that can take.
    pub fn takers(&self) -> u64 {
        (0..8).zip(WAYS).fold(0, |takers, (n, by)| {
            let prey = shifted(self.foe, -by) | shifted(self.foe, 2 * by);
            takers | shifted(self.arrivals(n) & prey, -by)
        })
    }

    /// The direction number `N`: where own men arrive and take by approach, by withdrawal, and
    /// where they arrive at all; and from which points, whoever stands there, a man can take.
    #[inline(always)]
    fn way<const N: usize>(&self) -> ([u64; 3], u64) {
        let (by, with) = (WAYS[N], if N < 4 { u64::MAX } else { STRONG });
        let to = shifted(self.own & with, by) & self.empty;
        let (ahead, behind) = (shifted(self.foe, -by), shifted(self.foe, 2 * by));
        let from = shifted(self.empty & (ahead | behind), -by) & with;
        ([to & ahead, to & behind, to], from)
    }

    /// What its men can do; `free` allows paikas beside captures.
    #[inline]
    pub fn reach(&self, free: bool) -> Reach {
        let ways = [self.way::<0>(), self.way::<1>(), self.way::<2>(), self.way::<3>()];
        let more = [self.way::<4>(), self.way::<5>(), self.way::<6>(), self.way::<7>()];
        let [(n, up), (s, down), (e, east), (w, west)] = ways;
        let [(ne, rise), (sw, set), (se, fall), (nw, climb)] = more;
        let mut steps = [n, s, e, w, ne, sw, se, nw];
        let any =
            steps.iter().fold(0, |any, [approach, withdrawal, _]| any | approach | withdrawal);
        // The second capture is along another line than the first: no matter what that took.
        let (column, row, rising, falling) = (up | down, east | west, rise | set, fall | climb);
        let mut begun = [[0; 2]; 8];
        let (straight, slanting) = (column | row, rising | falling);
        let then = [row | slanting, column | slanting, straight | falling, straight | rising];
        let then = if self.laws.single { [0; 4] } else { then };
        for (n, [approach, withdrawal, paika]) in steps.iter_mut().enumerate() {
            *paika &= !(*approach | *withdrawal) & if any == 0 || free { u64::MAX } else { 0 };
            begun[n] = [*approach & then[n / 2], *withdrawal & then[n / 2]];
            if self.laws.through {
                *approach ^= begun[n][0];
                *withdrawal ^= begun[n][1];
            }
        }
        Reach { steps, begun }
    }

    /// The man on a point, before its turn.
    pub fn man(&self, at: Point) -> Chase {
        self.standing(at).looking()
    }

    #[inline(always)]
    fn standing(&self, at: Point) -> Chase {
        let Laws { through, once, single } = self.laws;
        let (kept, shut) = (if once { u32::MAX } else { 0 }, if single { u32::MAX } else { 0 });
        let (at, open, foe) = (at.index() as u8, self.empty, self.foe);
        Chase { at, open, foe, taken: 0, rose: 0, kept, shut, hits: [0; 2], through }
    }
}

impl Side {
    /// The turn of one step, of a kind of [`Reach`].
    #[inline(always)]
    pub fn foray(&self, from: u8, to: u8, kind: usize) -> Foray {
        let [from, to] = [from, to].map(Point::numbered);
        let taken = if kind < 2 { self.standing(from).rows(to)[kind] } else { 0 };
        Foray { from, to, taken }
    }

    /// Gives each turn of several captures; stops when `visit` says so.
    #[inline]
    pub fn chains(&self, reach: &Reach, visit: &mut impl FnMut(Foray) -> bool) {
        if reach.begun == [[0; 2]; 8] {
            return;
        }
        let mut given = Given::default();
        reach.begun(&mut |from, to, taking| {
            let [from, to] = [from, to].map(Point::numbered);
            let man = self.man(from);
            let (step, row) = (2 * to.index() + taking, man.rows(to)[taking]);
            man.turns((step as u8, man.after(to, row)), &mut given, &mut |to, taken| {
                visit(Foray { from, to: Point::numbered(to), taken })
            })
        });
    }
}

/// What the men of a side can do.
#[derive(Clone, Debug)]
pub struct Reach {
    /// For each direction the arrivals of steps that may be the whole turn: by approach, by
    /// withdrawal, and of paikas.
    steps: [[u64; 3]; 8],
    /// For each direction those captures after which another is possible.
    begun: [[u64; 2]; 8],
}

impl Reach {
    /// Gives each capture after which another is possible; stops when `visit` says so.
    #[inline(always)]
    fn begun(&self, visit: &mut impl FnMut(u8, u8, usize) -> bool) {
        for (sets, by) in self.begun.iter().zip(WAYS) {
            for (taking, set) in sets.iter().enumerate() {
                let mut left = *set;
                while left != 0 {
                    let to = left.trailing_zeros() as u8;
                    left &= left - 1;
                    if visit(to.wrapping_add_signed(-by), to, taking) {
                        return;
                    }
                }
            }
        }
    }
}

/// The turns of one step.
impl Fronts for Reach {
    /// 0 and 1 as [`Taking`] numbers them, 2 a paika.
    type Kind = usize;

    #[inline(always)]
    fn fronts(&self, visit: &mut impl FnMut(u64, i8, usize) -> bool) {
        for (steps, by) in self.steps.iter().zip(WAYS) {
            for (kind, to) in steps.iter().enumerate() {
                if *to != 0 && visit(*to, by, kind) {
                    return;
                }
            }
        }
    }
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
    /// What it has taken.
    pub taken: u64,
    /// Around it: the directions that are barred (sentence 10).
    rose: u32,
    /// Which of them stay barred after the next step, and which are barred then.
    kept: u32,
    shut: u32,
    /// Around it: where it can take by approach, and by withdrawal.
    hits: [u32; 2],
    at: u8,
    through: bool,
}

/// Every place from the lowest on by so many, and from the highest down.
const RAYS: [[u64; 2]; 8] = {
    let (mut rays, mut n) = ([[0; 2]; 8], 1);
    while n < 8 {
        let mut at = n;
        while at < 64 {
            rays[n][0] |= 1 << at;
            rays[n][1] |= 1 << (63 - at);
            at += n;
        }
        n += 1;
    }
    rays
};

/// The gapless row of `foe` that begins one step from a point. (What runs off the board meets a
/// place there that nobody holds.)
#[inline(always)]
fn row(at: u8, by: i8, foe: u64) -> u64 {
    let [up, down] = RAYS[usize::from(by.unsigned_abs() & 7)];
    if by > 0 {
        let ray = up << (at & 63);
        let end = ray & !foe;
        ray & (end & end.wrapping_neg()).wrapping_sub(1)
    } else {
        let ray = down >> ((63 - at) & 63);
        let end = ray & !foe;
        ray & u64::MAX << ((64 - end.leading_zeros()) & 63)
    }
}

impl Chase {
    /// Where it stands.
    pub const fn at(&self) -> Point {
        Point::numbered(self.at)
    }

    /// A set as it is around the man, and beyond.
    #[inline(always)]
    fn around(&self, set: u64) -> u32 {
        set.rotate_right(u32::from(self.at + 57) & 63) as u32
    }

    /// The neighbours of the man that are set around it.
    fn neighbours(&self, around: u32) -> u64 {
        let set = u64::from(around).rotate_left(u32::from(self.at + 57) & 63);
        set & BOARDS[0].near(self.at())
    }

    /// The points to which a step is not barred; it need not take anything.
    pub fn targets(&self) -> u64 {
        self.neighbours(self.around(self.open) & !self.rose)
    }

    /// The points in the barred directions, whatever is there.
    pub fn barred(&self) -> u64 {
        self.neighbours(self.rose)
    }

    /// The same man, with where it can take.
    #[inline(always)]
    fn looking(self) -> Chase {
        // Its neighbours along columns and rows, and on diagonals if it has any.
        let strong = (STRONG >> (self.at & 63)) as u32 & 1;
        let open = self.around(self.open) & !self.rose & (0x2142 | (0x5005 * strong));
        // The points behind the neighbours are twice as far away: every second bit around
        // the man, put together, says which neighbours they are behind.
        let foe = self.foe.rotate_right(u32::from(self.at + 50) & 63) as u32;
        let mut ahead = foe & 0x1555_5555;
        ahead = (ahead | ahead >> 1) & 0x3333_3333;
        ahead = (ahead | ahead >> 2) & 0x0f0f_0f0f;
        ahead = (ahead | ahead >> 4) & 0x00ff_00ff;
        ahead |= ahead >> 8;
        let opposite = (foe << 10).reverse_bits();
        Chase { hits: [ahead & open, opposite & open], ..self }
    }

    /// What a step to a neighbouring point takes: by approach, by withdrawal.
    #[inline(always)]
    pub fn rows(&self, to: Point) -> [u64; 2] {
        let by = (to.index() as u8).wrapping_sub(self.at) as i8;
        [row(to.index() as u8, by, self.foe), row(self.at, -by, self.foe)]
    }

    /// The same man after a step that took a row.
    #[inline(always)]
    pub fn after(&self, to: Point, row: u64) -> Chase {
        let to = to.index() as u8;
        let by = to.wrapping_sub(self.at) as i8;
        Chase {
            at: to,
            open: (self.open | row) & !(1 << (to & 63)),
            foe: self.foe ^ row,
            taken: self.taken | row,
            rose: self.rose & self.kept | self.shut | 1 << ((7 + by) & 15),
            ..*self
        }
        .looking()
    }

    /// The step of this number of a [`Route`](crate::kit::chains::Route): where it ends, and how
    /// it takes.
    pub fn step(number: u8) -> (Point, Taking) {
        (Point::numbered(number / 2), Taking::ALL[usize::from(number & 1)])
    }
}

impl Chain for Chase {
    /// `tests/fanorona` goes through all there are.
    const ALONE: u8 = 2;

    #[inline(always)]
    fn captures(&self, visit: &mut impl FnMut(u8, Self) -> bool) -> bool {
        let mut left = self.hits[0] | self.hits[1];
        while left != 0 {
            let way = left.trailing_zeros();
            let to = Point::numbered((self.at + way as u8).wrapping_sub(7));
            left &= left - 1;
            for (taking, hits) in self.hits.into_iter().enumerate() {
                if hits >> way & 1 == 1 {
                    let step = 2 * to.index() + taking;
                    if visit(step as u8, self.after(to, self.rows(to)[taking])) {
                        return true;
                    }
                }
            }
        }
        false
    }

    #[inline(always)]
    fn may_stop(&self) -> bool {
        self.taken != 0 && (!self.through || !self.can_capture())
    }

    #[inline(always)]
    fn can_capture(&self) -> bool {
        self.hits != [0; 2]
    }

    #[inline(always)]
    fn end(&self) -> (u8, u64) {
        (self.at, self.taken)
    }
}
