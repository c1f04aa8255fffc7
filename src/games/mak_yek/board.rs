//! Moves and captures on sets of cells.

use super::types::Mak;
use crate::eight::{Square, shift, slides};
use palamede_kit::bits::select_bit;

fn arriving(to: u8, distance: i8) -> Mak {
    Mak { from: Square::wrapping(to.wrapping_add_signed(-distance)), to: Square::wrapping(to) }
}

/// Calls `out` with each move of `men` over the `free` cells.
#[inline]
pub fn moves(men: u64, free: u64, out: &mut impl FnMut(Mak)) {
    moves_onto(free, men, free, out);
}

/// Calls `out` with each move of `men` over the `free` cells that ends on one of `goals`.
#[inline]
pub fn moves_onto(goals: u64, men: u64, free: u64, out: &mut impl FnMut(Mak)) {
    slides(men, free, &mut |front, distance| {
        let mut left = front & goals;
        while left != 0 {
            out(arriving(left.trailing_zeros() as u8, distance));
            left &= left - 1;
        }
        false
    });
}

/// Counts the moves.
#[inline]
pub fn count(men: u64, free: u64) -> usize {
    let mut n = 0;
    slides(men, free, &mut |front, _| {
        n += front.count_ones();
        false
    });
    n as usize
}

/// Returns the move number `n` in the order of [`moves`].
#[inline]
pub fn nth(men: u64, free: u64, n: usize) -> Option<Mak> {
    let (mut left, mut found) = (n as u32, None);
    slides(men, free, &mut |front, distance| {
        let here = front.count_ones();
        if left >= here {
            left -= here;
            return false;
        }
        found = Some(arriving(select_bit(front, left), distance));
        true
    });
    found
}

/// Returns whether any man can move.
#[inline]
pub fn can_move(men: u64, free: u64) -> bool {
    (shift::<0>(men) | shift::<1>(men) | shift::<2>(men) | shift::<3>(men)) & free != 0
}

/// Returns the gapless run of `foe` that begins next to `at` in direction `D`.
#[inline]
fn run<const D: u8>(at: u64, foe: u64) -> u64 {
    let mut run = shift::<D>(at) & foe;
    loop {
        let longer = run | shift::<D>(run) & foe;
        if longer == run {
            return run;
        }
        run = longer;
    }
}

/// Returns the free cells on which a man may capture: those next to a gapless run of `foe` with one of
/// `own` behind it, which may be the man itself, and those between two of `foe`.
#[inline]
pub fn capture_cells(own: u64, foe: u64) -> u64 {
    let behind = beyond::<0>(own, foe) | beyond::<1>(own, foe) | beyond::<2>(own, foe);
    let between = shift::<0>(foe) & shift::<1>(foe) | shift::<2>(foe) & shift::<3>(foe);
    (behind | beyond::<3>(own, foe) | between) & !own & !foe
}

/// Returns the cells next to a gapless run of `foe` in direction `D`, behind which one of `own` stands.
#[inline]
fn beyond<const D: u8>(own: u64, foe: u64) -> u64 {
    let mut runs = shift::<D>(own) & foe;
    loop {
        let longer = runs | shift::<D>(runs) & foe;
        if longer == runs {
            return shift::<D>(runs);
        }
        runs = longer;
    }
}

/// Returns what a man that arrives on the single cell `at` captures in Mak-Yek. `own` are the men
/// of its side, itself included and gone from its origin.
#[inline]
pub fn captures_of_one(at: u64, own: u64, foe: u64) -> u64 {
    let next =
        [shift::<0>(at) & foe, shift::<1>(at) & foe, shift::<2>(at) & foe, shift::<3>(at) & foe];
    // Interception (sentence 6): the neighbours behind which an own man stands.
    let flanked = next[0] & shift::<1>(own)
        | next[1] & shift::<0>(own)
        | next[2] & shift::<3>(own)
        | next[3] & shift::<2>(own);
    flanked | between(next[0], next[1]) | between(next[2], next[3])
}

/// Returns what such a man captures in Apit-Sodok; `runs` tells whether intervention takes the
/// whole runs or the two neighbours.
#[inline]
pub fn captures_of_runs(at: u64, own: u64, foe: u64, runs: bool) -> u64 {
    let run = [run::<0>(at, foe), run::<1>(at, foe), run::<2>(at, foe), run::<3>(at, foe)];
    let flanked = |run: u64, beyond: u64| if beyond & own != 0 { run } else { 0 };
    // A run's shifted copy sticks out by the one cell behind it.
    let taken = flanked(run[0], shift::<0>(run[0]))
        | flanked(run[1], shift::<1>(run[1]))
        | flanked(run[2], shift::<2>(run[2]))
        | flanked(run[3], shift::<3>(run[3]));
    if runs {
        taken | between(run[0], run[1]) | between(run[2], run[3])
    } else {
        let next = [
            run[0] & shift::<0>(at),
            run[1] & shift::<1>(at),
            run[2] & shift::<2>(at),
            run[3] & shift::<3>(at),
        ];
        taken | between(next[0], next[1]) | between(next[2], next[3])
    }
}

/// Returns the men that intervention takes on an axis (sentence 7): both sides of it, if there is
/// something on both.
#[inline]
const fn between(a: u64, b: u64) -> u64 {
    if a != 0 && b != 0 { a | b } else { 0 }
}
