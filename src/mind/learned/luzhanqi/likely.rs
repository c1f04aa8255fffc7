//! How likely each rank of each piece of an army is, by what can be deduced.

use palamede_games::luzhanqi::army::{MEN, SLOTS};
use palamede_games::luzhanqi::{Army, Deduction, Rank};

/// The chance of each rank, in their order.
pub type Likely = [f32; 12];

/// How often each rank stands on each of the slots, of 255 armies: half of them as people lay them
/// out in public games, half as the game's own drafts are, and left for right as often.
const USUAL: [[u8; 12]; MEN] = [
    [4, 18, 29, 25, 39, 37, 53, 23, 27, 0, 0, 0],
    [66, 46, 50, 23, 21, 15, 18, 7, 8, 0, 0, 0],
    [34, 39, 35, 36, 31, 34, 22, 10, 13, 0, 0, 0],
    [66, 46, 50, 23, 21, 15, 18, 7, 8, 0, 0, 0],
    [4, 18, 29, 25, 39, 37, 53, 23, 27, 0, 0, 0],
    [7, 19, 23, 17, 22, 25, 39, 32, 38, 34, 0, 0],
    [57, 20, 25, 23, 20, 26, 24, 13, 7, 42, 0, 0],
    [7, 19, 23, 17, 22, 25, 39, 32, 38, 34, 0, 0],
    [18, 23, 29, 20, 24, 26, 37, 17, 24, 38, 0, 0],
    [61, 29, 32, 18, 17, 18, 15, 10, 4, 50, 0, 0],
    [61, 29, 32, 18, 17, 18, 15, 10, 4, 50, 0, 0],
    [18, 23, 29, 20, 24, 26, 37, 17, 24, 38, 0, 0],
    [14, 28, 46, 31, 30, 30, 20, 9, 7, 40, 0, 0],
    [34, 31, 35, 29, 25, 22, 26, 10, 5, 38, 0, 0],
    [14, 28, 46, 31, 30, 30, 20, 9, 7, 40, 0, 0],
    [44, 29, 30, 24, 19, 19, 10, 6, 3, 18, 54, 0],
    [39, 19, 23, 19, 15, 14, 11, 2, 1, 10, 102, 0],
    [25, 20, 28, 23, 26, 35, 22, 8, 4, 35, 29, 0],
    [39, 19, 23, 19, 15, 14, 11, 2, 1, 10, 102, 0],
    [44, 29, 30, 24, 19, 19, 10, 6, 3, 18, 54, 0],
    [27, 36, 30, 17, 13, 10, 4, 1, 1, 7, 109, 0],
    [18, 71, 20, 1, 1, 1, 1, 0, 1, 0, 18, 128],
    [18, 20, 17, 11, 8, 6, 1, 1, 1, 2, 170, 0],
    [18, 71, 20, 1, 1, 1, 1, 0, 1, 0, 18, 128],
    [27, 36, 30, 17, 13, 10, 4, 1, 1, 7, 109, 0],
];

/// How often the chances are fitted to the army that each must be.
const ROUNDS: usize = 3;

/// Returns the chances of the ranks of the pieces of a territory, by their slots: each piece has
/// one rank, rather one that usually stands where it was laid out, and there are as many pieces of
/// each rank as an army has. (Rows and columns are scaled in turn: Sinkhorn, "Diagonal equivalence
/// to matrices with prescribed row and column sums", 1967.)
pub fn likely(told: &Deduction, territory: usize) -> [Likely; MEN] {
    let mut chances = [[0.0; 12]; MEN];
    for ((chances, at), usual) in chances.iter_mut().zip(SLOTS).zip(USUAL) {
        let set = told.ranks(30 * territory as u8 + at);
        for ((chance, rank), usual) in chances.iter_mut().zip(Rank::ALL).zip(usual) {
            *chance = if set & rank.bit() != 0 { f32::from(usual.max(1)) } else { 0.0 };
        }
    }
    for _ in 0..ROUNDS {
        for piece in &mut chances {
            scale(piece, 1.0);
        }
        let mut sums = [0.0; 12];
        for piece in &chances {
            sums.iter_mut().zip(piece).for_each(|(sum, chance)| *sum += chance);
        }
        let by =
            Rank::ALL.map(|rank| rank.count() as f32 / f32::max(sums[rank as usize - 1], 0.01));
        for piece in &mut chances {
            piece.iter_mut().zip(by).for_each(|(chance, by)| *chance *= by);
        }
    }
    for piece in &mut chances {
        scale(piece, 1.0);
    }
    chances
}

/// Returns how usual an army is beside others, as a logarithm.
pub(super) fn usual(army: &Army) -> f32 {
    let often =
        |(rank, usual): (&Rank, &[u8; 12])| f32::from(usual[*rank as usize - 1].max(1)).ln();
    army.0.iter().zip(&USUAL).map(often).sum()
}

/// Makes these chances sum up to one, where there are any.
pub(super) fn scale(chances: &mut Likely, to: f32) {
    let sum: f32 = chances.iter().sum();
    if sum > 0.0 {
        chances.iter_mut().for_each(|chance| *chance *= to / sum);
    }
}
