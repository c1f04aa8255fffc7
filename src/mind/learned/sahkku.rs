//! Sáhkku by a net that judges what a turn leaves, as TD-Gammon did (Tesauro, "Temporal difference
//! learning and TD-Gammon", 1995).

use super::net::Net;
use palamede_games::Sahkku;
use palamede_games::sahkku::{Act, Cell, DieFace, Roll, Row, Throw};
use palamede_rules::{Rules, Seat, Silent, Turn};
use std::collections::HashSet;
use std::sync::{Arc, LazyLock};

/// The hidden units of the net that the site fetches.
pub const UNITS: usize = 64;

/// Returns of how many ends of a turn a level takes the replies into account, of one that of none;
/// `None` where it searches instead.
pub fn deep(level: u8) -> Option<usize> {
    match level {
        ..=6 => None,
        7 => Some(1),
        8.. => Some(24),
    }
}

/// The number of cells.
const CELLS: usize = 45;
/// The pawns that are awake on a cell: one, a second, and how many more; one's own and the enemy's.
const AWAKE: usize = 0;
/// How many pawns sleep, 0 to 15.
const ASLEEP: usize = AWAKE + 2 * 3 * CELLS;
/// The king's cell, by whose he is: nobody's, one's own, the enemy's.
const KING: usize = ASLEEP + 2 * 16;
/// How many pawns each side has, and how likely they and the king are to be taken at once.
const COUNTS: usize = KING + 3 * CELLS;
/// The number of inputs.
pub const INPUTS: usize = COUNTS + 6;

/// The chance that of three dice some add up to so much, from 0.
static SUMS: LazyLock<[f32; 10]> = LazyLock::new(|| {
    let mut sums = [0.0; 10];
    Throw::all(&mut |throw, weight| {
        let faces: Vec<DieFace> = throw.faces().collect();
        let sum = |set: usize| {
            let chosen = faces.iter().enumerate().filter(|(n, _)| set >> n & 1 == 1);
            chosen.map(|(_, face)| usize::from(face.pips())).sum::<usize>()
        };
        let reached: HashSet<usize> = (1..1 << faces.len()).map(sum).collect();
        reached.into_iter().filter(|&n| n < 10).for_each(|n| sums[n] += weight as f32 / 64.0);
    });
    sums
});

/// Returns the number of a cell as a seat sees it: its own row is S.
fn seen(seat: Seat, cell: Cell) -> usize {
    if seat == Seat::FIRST { cell.index() } else { CELLS - 1 - cell.index() }
}

/// Returns the place of a cell on the track of a seat.
fn place(seat: Seat, cell: Cell) -> usize {
    let turned = Cell::new(seen(seat, cell)).unwrap_or(cell);
    let column = usize::from(turned.col());
    match turned.row() {
        Row::S => column,
        Row::M => 29 - column,
        Row::N => 30 + column,
    }
}

/// Gives the inputs that are not zero of a position as the seat sees it that has moved last.
pub fn inputs(position: &Sahkku, seat: Seat, out: &mut impl FnMut(usize, f32)) {
    for (side, of) in [seat, seat.other()].into_iter().enumerate() {
        for (spot, count) in position.awake(of) {
            let first = AWAKE + (3 * side) * CELLS + seen(seat, spot.cell);
            out(first, 1.0);
            if count > 1 {
                out(first + CELLS, 1.0);
            }
            if count > 2 {
                out(first + 2 * CELLS, f32::from(count - 2) / 2.0);
            }
        }
        out(ASLEEP + 16 * side + usize::from(position.asleep(of).min(15)), 1.0);
        out(COUNTS + side, f32::from(position.pawns(of)) / 5.0);
        let [pawns, king] = exposed(position, of);
        out(COUNTS + 2 + side, pawns);
        out(COUNTS + 4 + side, king);
    }
    let owner = position.owner().map_or(0, |owner| if owner == seat { 1 } else { 2 });
    out(KING + owner * CELLS + seen(seat, position.king()), 1.0);
}

/// Returns how many pawns of a seat, and of its king how much, the next throw of its enemy's pawns
/// is likely to take; what others block or kings take is left out.
fn exposed(position: &Sahkku, seat: Seat) -> [f32; 2] {
    let enemy = seat.other();
    let risk = |cell: Cell| {
        let to = place(enemy, cell);
        let from = position.awake(enemy).map(|(spot, _)| place(enemy, spot.cell));
        let by = from.filter(|&from| from < to && to - from < 10).map(|from| SUMS[to - from]);
        by.fold(0.0, f32::max)
    };
    let pawns = position.awake(seat).map(|(spot, count)| f32::from(count) * risk(spot.cell)).sum();
    let king = if position.owner() == Some(seat) { risk(position.king()) } else { 0.0 };
    [pawns, king]
}

/// An end that a turn can have.
pub struct End {
    /// The move that begins it.
    pub act: Act,
    /// The position that it leaves.
    pub position: Sahkku,
    /// The chance to win of the seat whose turn it was, as far as it is known.
    pub worth: f32,
}

/// Returns the ends that the turn under way can have, each position once, without what they are
/// worth.
pub fn ends(position: &Sahkku) -> Vec<End> {
    let (mut ends, mut met) = (Vec::new(), HashSet::new());
    let Turn::Seat(seat) = position.turn() else { return ends };
    let mut open = vec![(None, position.clone())];
    while let Some((first, position)) = open.pop() {
        for act in position.list() {
            let mut next = position.clone();
            next.play(&act, &mut Silent);
            if !met.insert(next.key()) {
                continue;
            }
            let first = first.unwrap_or(act);
            match next.turn() {
                Turn::Seat(other) if other == seat => open.push((Some(first), next)),
                _ => ends.push(End { act: first, position: next, worth: 0.5 }),
            }
        }
    }
    ends
}

impl<const N: usize> Net<N> {
    /// Returns the chance to win of the seat that has moved last.
    pub fn judge_turn(&self, position: &Sahkku, seat: Seat) -> f32 {
        match position.turn() {
            Turn::Over(outcome) if outcome.winners.is_empty() => 0.5,
            Turn::Over(outcome) => f32::from(u8::from(outcome.winners.has(seat))),
            _ => {
                let mut sums = self.hidden_bias;
                inputs(position, seat, &mut |input, value| self.add(&mut sums, input, value));
                self.chance(&sums)
            }
        }
    }

    /// Returns the ends of the turn under way, the best first.
    pub fn judge_ends(&self, position: &Sahkku) -> Vec<End> {
        let Turn::Seat(seat) = position.turn() else { return Vec::new() };
        let mut ends = ends(position);
        ends.iter_mut().for_each(|end| end.worth = self.judge_turn(&end.position, seat));
        ends.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        ends
    }

    /// Returns the chance of the seat that has moved last, when the other one has thrown and
    /// played well: the mean over all throws.
    fn judge_reply(&self, position: &Sahkku, seat: Seat) -> f32 {
        if !matches!(position.turn(), Turn::Chance { .. }) {
            return self.judge_turn(position, seat);
        }
        let mut sum = 0.0;
        position.odds(&mut |roll: Roll, weight| {
            let mut thrown = position.clone();
            thrown.roll(&roll, &mut Silent);
            let enemy = match thrown.turn() {
                Turn::Seat(enemy) if enemy != seat => {
                    let ends = ends(&thrown).into_iter();
                    ends.map(|end| self.judge_turn(&end.position, enemy)).fold(0.0, f32::max)
                }
                _ => self.judge_turn(&thrown, seat.other()),
            };
            sum += weight as f32 / 64.0 * (1.0 - enemy);
        });
        sum
    }
}

/// A player at work on a turn.
pub struct TurnPlayer<const N: usize> {
    net: Arc<Net<N>>,
    seat: Option<Seat>,
    ends: Vec<End>,
    /// How many of the ends that look best are judged by the enemy's replies, and how many were.
    deep: usize,
    judged: usize,
}

impl<const N: usize> TurnPlayer<N> {
    /// Makes a player that begins to think about a position; of `deep` ends of the turn that look
    /// best it takes the enemy's replies to every throw into account.
    pub fn new(net: &Arc<Net<N>>, position: &Sahkku, deep: usize) -> TurnPlayer<N> {
        let seat = match position.turn() {
            Turn::Seat(seat) => Some(seat),
            _ => None,
        };
        let mut ends = net.judge_ends(position);
        if deep > 1 {
            ends.truncate(deep);
        }
        TurnPlayer { net: Arc::clone(net), seat, ends, deep, judged: 0 }
    }

    /// Thinks on, for so many positions or a few more; whether it has done.
    pub fn step(&mut self, budget: u64) -> bool {
        /// About how many positions a judgement visits.
        const VISITED: u64 = 1_000;
        let mut left = budget.div_ceil(VISITED);
        let (Some(seat), true) = (self.seat, self.deep > 1 && self.ends.len() > 1) else {
            return true;
        };
        while left > 0 {
            let Some(end) = self.ends.get_mut(self.judged) else { return true };
            end.worth = self.net.judge_reply(&end.position, seat);
            (self.judged, left) = (self.judged + 1, left - 1);
        }
        self.judged >= self.ends.len()
    }

    /// Returns the move that it would make now; `None` where there is none.
    pub fn choice(&self) -> Option<&Act> {
        // What was not judged by replies stands behind.
        let known = if self.judged > 0 { &self.ends[..self.judged] } else { &self.ends[..] };
        let best = known.iter().max_by(|a, b| a.worth.total_cmp(&b.worth));
        best.map(|end| &end.act)
    }
}
