//! What the table is worth, over all positions: the scores that a search of the player's depth
//! finds, made by backing the nets' estimates up ply by ply, and what comes of playing by them.

use super::lines::{APEX, SANCTUARY, SQUARE, beside, captures, rebel_steps};
use super::solution::{POINTS, Plane, SETS, Side, number, plays, set};
use std::thread;

/// The scores of a set of rebels, by the general's point: quarters of a ply until the rebels win;
/// [`NEVER`] where they do not, and where the general cannot stand.
type Scores = [u8; 32];
const NEVER: u8 = u8::MAX;
const PLY: u8 = 4;
/// The general's wins from as many plies on are in the table.
const LATE: u8 = 6;

/// A plane with the scores of its positions after some plies of search.
pub struct Searched<'a> {
    plane: &'a Plane,
    /// The scores where the rebels move.
    rebels: Vec<Scores>,
    /// The scores where the general moves.
    general: Vec<Scores>,
}

/// How the rebels fare who play by the scores, any of their best moves, against any moves.
pub struct Fared {
    /// From how many won positions, either side to move, they do not always win.
    pub failed: u64,
    /// The most plies that a win takes.
    pub longest: u32,
}

/// Works on the sets in two threads.
fn each<T: Send>(out: &mut [T], work: impl Fn(u32, &mut T) + Sync) {
    const PART: usize = SETS / 2;
    let work = &work;
    thread::scope(|scope| {
        for (part, out) in out.chunks_mut(PART).enumerate() {
            scope.spawn(move || {
                for (i, out) in out.iter_mut().enumerate() {
                    let rebels = set(part * PART + i);
                    if plays(rebels) {
                        work(rebels, out);
                    }
                }
            });
        }
    });
}

/// The points of a set.
fn points(set: u32) -> impl Iterator<Item = usize> {
    (0..POINTS).filter(move |point| set >> point & 1 == 1)
}

/// Notes what is known without a search of few plies: the end, and the rare positions.
fn known(side: &Side, rebels: u32, scores: &mut Scores) {
    let n = number(rebels);
    for point in points(!rebels) {
        let (plies, won) = (side.plies[n * POINTS + point], side.rebels[n] >> point & 1 == 1);
        if plies == 0 && won {
            scores[point] = 0;
        } else if !won && plies >= LATE {
            scores[point] = NEVER;
        }
    }
}

impl Searched<'_> {
    /// The estimates of positions with the general to move, by rebels and point.
    pub fn new(plane: &Plane, estimate: impl Fn(u32, usize) -> i32 + Sync) -> Searched<'_> {
        let mut general = vec![[NEVER; 32]; SETS];
        each(&mut general, |rebels, scores| {
            let side = &plane.general;
            for point in points(!rebels) {
                // A capture that ends the game is seen at once.
                let takes = rebels.count_ones() == 6
                    && side.general[number(rebels)] >> point & 1 == 1
                    && side.plies[number(rebels) * POINTS + point] == 1;
                scores[point] = if takes { NEVER } else { estimate(rebels, point) as u8 };
            }
            known(side, rebels, scores);
        });
        Searched { plane, rebels: vec![], general }
    }

    /// Backs up a ply of the rebels.
    pub fn rebels_ply(&mut self) {
        let mut out = vec![[NEVER; 32]; SETS];
        each(&mut out, |rebels, scores| {
            let best = least(&self.general, rebels);
            for point in points(!rebels) {
                scores[point] = earlier(best[point]);
            }
            known(&self.plane.rebels, rebels, scores);
        });
        self.rebels = out;
    }

    /// Backs up a ply of the general, who may fly to the positions of `flown`.
    pub fn general_ply(&mut self, flown: Option<&[Scores]>) {
        let near: [u32; POINTS] = std::array::from_fn(|point| beside(1 << point));
        let mut out = vec![[NEVER; 32]; SETS];
        each(&mut out, |rebels, scores| {
            let mut ends = arrivals(&self.rebels, rebels);
            if let Some(flown) = flown {
                let flights = arrivals(flown, rebels);
                let best = flights[..25].iter().max().copied().unwrap_or(0);
                ends[POINTS - 1] = ends[POINTS - 1].max(best);
            }
            for point in points(!rebels) {
                let best = points(near[point] & !rebels).map(|end| ends[end]).max();
                scores[point] = best.map_or(0, earlier);
            }
            known(&self.plane.general, rebels, scores);
        });
        self.general = out;
    }

    /// The scores where the rebels move.
    pub fn scores(&self) -> &[Scores] {
        &self.rebels
    }
}

/// A score as it is one ply earlier.
fn earlier(score: u8) -> u8 {
    if score > 250 { score } else { score + PLY }
}

/// The least scores that a rebel's step leads to.
fn least(general: &[Scores], rebels: u32) -> Scores {
    let mut best = [NEVER; 32];
    rebel_steps(rebels, |next, _| {
        let next = &general[number(next)];
        (0..32).for_each(|i| best[i] = best[i].min(next[i]));
    });
    best
}

/// The scores where the general's move ends, after the best capture there; none is 0.
fn arrivals(rebels_move: &[Scores], rebels: u32) -> [u8; POINTS] {
    let mut ends = [0; POINTS];
    for point in points(!rebels) {
        ends[point] = rebels_move[number(rebels)][point];
    }
    captures(rebels, |left, at| {
        let at = at.trailing_zeros() as usize;
        ends[at] = ends[at].max(rebels_move[number(left)][at]);
    });
    ends
}

/// From which positions the rebels are sure to win, by set, the general's points as bits.
#[derive(Default)]
struct Sure {
    rebels: Vec<u32>,
    general: Vec<u32>,
}

/// Plays all games of planes at once, each with the number of the plane that a flight leads to.
pub fn fare(planes: &[Searched], fly: &[Option<usize>]) -> Vec<Fared> {
    let new = |searched: &Searched| {
        let ended = |side: &Side| -> Vec<u32> {
            let over =
                |n: usize| points(side.rebels[n]).filter(move |p| side.plies[n * POINTS + p] == 0);
            (0..SETS).map(|n| over(n).fold(0, |all, point| all | 1 << point)).collect()
        };
        Sure { rebels: ended(&searched.plane.rebels), general: ended(&searched.plane.general) }
    };
    let mut sure: Vec<Sure> = planes.iter().map(new).collect();
    let count = |sure: &Sure| -> u64 {
        let all = sure.rebels.iter().chain(&sure.general);
        all.map(|points| u64::from(points.count_ones())).sum()
    };
    let mut fared: Vec<Fared> =
        sure.iter().map(|sure| Fared { failed: count(sure), longest: 0 }).collect();
    for round in 1.. {
        for (searched, sure) in planes.iter().zip(&mut sure) {
            rebels_sure(searched, sure);
        }
        for (at, searched) in planes.iter().enumerate() {
            let mut general = std::mem::take(&mut sure[at].general);
            let flown = fly[at].map(|fly| &sure[fly].rebels[..]);
            general_sure(&searched.plane.general, &sure[at].rebels, flown, &mut general);
            sure[at].general = general;
        }
        let mut still = true;
        for (fared, sure) in fared.iter_mut().zip(&sure) {
            let now = count(sure);
            if now > fared.failed {
                (fared.failed, fared.longest, still) = (now, 2 * round, false);
            }
        }
        if still {
            break;
        }
    }
    for (fared, searched) in fared.iter_mut().zip(planes) {
        let sides = [&searched.plane.rebels, &searched.plane.general];
        let won = sides.iter().flat_map(|side| &side.rebels).map(|p| u64::from(p.count_ones()));
        fared.failed = won.sum::<u64>() - fared.failed;
    }
    fared
}

/// The rebels are sure where each of their best moves leads to where they are.
fn rebels_sure(searched: &Searched, sure: &mut Sure) {
    let Sure { rebels: out, general } = sure;
    each(out, |rebels, sure| {
        let open = searched.plane.rebels.rebels[number(rebels)] & !*sure;
        if open == 0 {
            return;
        }
        let best = least(&searched.general, rebels);
        let mut unsure = 0;
        rebel_steps(rebels, |next, at| {
            let n = number(next);
            let equal =
                (0..32).fold(0, |all, i| all | u32::from(searched.general[n][i] == best[i]) << i);
            unsure |= equal & !general[n] & !at;
        });
        *sure |= open & !unsure;
    });
}

/// They are where each of the general's moves does.
fn general_sure(side: &Side, rebels_move: &[u32], flown: Option<&[u32]>, out: &mut [u32]) {
    let unsure = |sure: &[u32], rebels: u32| {
        let mut ends = !sure[number(rebels)] & !rebels;
        captures(rebels, |left, at| ends |= !sure[number(left)] & at);
        ends & (SQUARE | SANCTUARY)
    };
    each(out, |rebels, sure| {
        let open = side.rebels[number(rebels)] & !*sure;
        if open == 0 {
            return;
        }
        let mut ends = unsure(rebels_move, rebels);
        if flown.is_some_and(|flown| unsure(flown, rebels) & SQUARE != 0) {
            ends |= APEX;
        }
        *sure |= open & !beside(ends);
    });
}
