//! The whole game, solved backwards ply by ply over all positions at once: for each set of rebels
//! one word holds the general's points.

use super::lines::{APEX, GATES, SANCTUARY, SQUARE, beside, captures, rebel_steps};
use std::{mem, thread};

/// How many sets there are: of 25 points the even ones, the last point follows from the others.
pub const SETS: usize = 1 << 24;
/// How far a position is from its end where nobody can force one.
pub const DRAW: u8 = u8::MAX;
/// How many points the board has.
pub const POINTS: usize = 29;
const ALL: u32 = SQUARE | SANCTUARY;

/// The number of a set of rebels.
#[inline]
pub fn number(rebels: u32) -> usize {
    rebels as usize & (SETS - 1)
}

/// The set of rebels of a number.
#[inline]
pub fn set(number: usize) -> u32 {
    let low = number as u32;
    low | (low.count_ones() & 1) << 24
}

/// One side to move: who wins where, by set of rebels, and how many plies it takes.
#[derive(Default)]
pub struct Side {
    /// For each set of rebels the general's points from where the rebels win.
    pub rebels: Vec<u32>,
    /// ... from where the general wins.
    pub general: Vec<u32>,
    /// The plies to the end, for each set of rebels by the general's points.
    pub plies: Vec<u8>,
}

impl Side {
    fn new() -> Side {
        Side { rebels: vec![0; SETS], general: vec![0; SETS], plies: vec![DRAW; SETS * POINTS] }
    }

    /// The points from where nobody wins, as far as is known, for a set's number.
    pub fn open(&self, n: usize) -> u32 {
        ALL & !set(n) & !self.rebels[n] & !self.general[n]
    }
}

/// The positions with as many flights left: those where the rebels move, and the general.
pub struct Plane {
    /// The rebels to move.
    pub rebels: Side,
    /// The general to move.
    pub general: Side,
    /// Where a flight leads: the number of the plane, if he may fly.
    fly: Option<usize>,
}

impl Plane {
    fn new(fly: Option<usize>) -> Plane {
        Plane { rebels: Side::new(), general: Side::new(), fly }
    }
}

/// The rebels are enough to play on.
#[inline]
pub fn plays(rebels: u32) -> bool {
    (6..=16).contains(&rebels.count_ones())
}

/// The arrivals from which the general reaches what `is` says of a set of rebels.
#[inline]
fn arrivals(rebels: u32, is: impl Fn(u32) -> u32) -> u32 {
    let mut out = is(rebels) & !rebels;
    captures(rebels, |left, at| out |= is(left) & at);
    out
}

/// The same with flights, which lead to what `flown` says.
fn reached(rebels: u32, is: impl Fn(u32) -> u32, flown: Option<impl Fn(u32) -> u32>) -> u32 {
    let mut out = arrivals(rebels, is);
    if out & APEX == 0
        && let Some(flown) = flown
        && arrivals(rebels, flown) & SQUARE != 0
    {
        out |= APEX;
    }
    out
}

/// Solves planes together, ply by ply: each is given by the number of the one that a flight leads
/// to, if he may fly.
pub fn solve(fly: &[Option<usize>]) -> Vec<Plane> {
    let mut planes: Vec<Plane> = fly.iter().map(|&fly| Plane::new(fly)).collect();
    planes.iter_mut().for_each(ends);
    // A ply that is won by nobody may be followed by one that is: the two sides take turns.
    let (mut ply, mut still) = (1, 0);
    while still < 2 {
        let sum = |news: u64, plane| news + rebels_ply(plane, ply);
        let mut news = planes.iter_mut().fold(0, sum);
        for at in 0..planes.len() {
            let mut side = mem::take(&mut planes[at].general);
            news += general_ply(&planes, at, &mut side, ply);
            planes[at].general = side;
        }
        still = if news == 0 { still + 1 } else { 0 };
        ply += 1;
    }
    planes
}

/// The positions where the game is over.
fn ends(plane: &mut Plane) {
    for n in 0..SETS {
        let rebels = set(n);
        if rebels.count_ones() == 4 {
            plane.rebels.general[n] = !rebels;
        }
        if !plays(rebels) {
            continue;
        }
        let shut = if rebels & GATES == GATES { SANCTUARY } else { 0 };
        let stuck = ALL & !rebels & !beside(ALL & !rebels);
        tally(0, shut, &mut plane.rebels.rebels[n], &mut plane.rebels.plies[n * POINTS..]);
        tally(
            0,
            shut | stuck,
            &mut plane.general.rebels[n],
            &mut plane.general.plies[n * POINTS..],
        );
    }
}

/// Notes points that are won from now on.
#[inline]
fn tally(ply: u8, points: u32, won: &mut u32, plies: &mut [u8]) -> u64 {
    let mut new = points & !*won;
    *won |= new;
    let count = u64::from(new.count_ones());
    while new != 0 {
        plies[new.trailing_zeros() as usize] = ply;
        new &= new - 1;
    }
    count
}

/// What one ply adds for one side to move: the points that are won by whose turn the ply is.
struct Sweep<'a> {
    won: &'a mut [u32],
    plies: &'a mut [u8],
    /// What the other one has won.
    other: &'a [u32],
    ply: u8,
}

impl Sweep<'_> {
    /// Runs over all sets in two threads: `step` gives the points that are won of those that are
    /// open. Gives how many there are.
    fn run(self, step: impl Fn(u32, u32) -> u32 + Sync) -> u64 {
        const PART: usize = SETS / 2;
        let Sweep { won, plies, other, ply } = self;
        let parts = won.chunks_mut(PART).zip(plies.chunks_mut(PART * POINTS)).zip([0, PART]);
        let step = &step;
        thread::scope(|scope| {
            let part = |((won, plies), first): ((&'_ mut [u32], &'_ mut [u8]), usize)| {
                let mut news = 0;
                for (i, won) in won.iter_mut().enumerate() {
                    let rebels = set(first + i);
                    let open = ALL & !rebels & !*won & !other[first + i];
                    if open != 0 && plays(rebels) {
                        let points = step(rebels, open) & open;
                        news += tally(ply, points, won, &mut plies[i * POINTS..]);
                    }
                }
                news
            };
            let jobs: Vec<_> = parts.map(|work| scope.spawn(move || part(work))).collect();
            jobs.into_iter().map(|job| job.join().unwrap_or(0)).sum()
        })
    }
}

fn rebels_win(side: &mut Side, ply: u8) -> Sweep<'_> {
    Sweep { won: &mut side.rebels, plies: &mut side.plies, other: &side.general, ply }
}

fn general_wins(side: &mut Side, ply: u8) -> Sweep<'_> {
    Sweep { won: &mut side.general, plies: &mut side.plies, other: &side.rebels, ply }
}

/// One ply where the rebels move: they win at odd ones, and lose at even ones.
fn rebels_ply(plane: &mut Plane, ply: u8) -> u64 {
    let Plane { rebels: to, general: from, .. } = plane;
    if ply % 2 == 1 {
        return rebels_win(to, ply).run(|rebels, _| {
            let mut won = 0;
            rebel_steps(rebels, |next, _| won |= from.rebels[number(next)]);
            won
        });
    }
    general_wins(to, ply).run(|rebels, open| {
        let mut lost = open;
        rebel_steps(rebels, |next, at| lost &= from.general[number(next)] | at);
        lost
    })
}

/// One ply where the general moves: he wins at odd ones, and loses at even ones.
fn general_ply(planes: &[Plane], at: usize, to: &mut Side, ply: u8) -> u64 {
    let from = &planes[at].rebels;
    let flown = planes[at].fly.map(|fly| &planes[fly].rebels);
    if ply % 2 == 1 {
        return general_wins(to, ply).run(|rebels, _| {
            let flown = flown.map(|side| |set| side.general[number(set)]);
            beside(reached(rebels, |set| from.general[number(set)], flown))
        });
    }
    rebels_win(to, ply).run(|rebels, open| {
        let flown = flown.map(|side| |set| !side.rebels[number(set)]);
        open & !beside(reached(rebels, |set| !from.rebels[number(set)], flown))
    })
}
