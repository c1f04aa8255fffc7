//! What a level is.

use super::search::{DEEPEST, Score};
use crate::rules::Facts;
use crate::table::LEVELS;

/// How far a player thinks, and how carefully.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// How deep: in plies, in turns where dice are thrown.
    pub depth: u8,
    /// How many positions it visits.
    pub nodes: u64,
    /// How long it takes, in milliseconds.
    pub millis: f64,
    /// Of moves that are worth less than the best by up to so much it may take one, the less the
    /// rarer.
    pub slack: Score,
    /// Whether each move gets its score; else only that of the best is sure.
    pub wide: bool,
    /// How many full positions are guessed where something is hidden.
    pub worlds: u32,
    /// How large its tables are at most, all together, in megabytes.
    pub megabytes: u32,
}

impl Limits {
    /// None but the time that a search may take at most.
    pub const NONE: Limits = Limits {
        depth: DEEPEST,
        nodes: u64::MAX,
        millis: f64::INFINITY,
        slack: 0,
        wide: false,
        worlds: 16,
        megabytes: 16,
    };

    /// Those of who gives a hint.
    pub fn of_hint(facts: &Facts) -> Limits {
        let level = Limits::of(LEVELS - 1, facts);
        Limits { wide: true, millis: 1_500.0, ..level }
    }

    /// Those of a level, from 1, in a game.
    pub fn of(level: u8, facts: &Facts) -> Limits {
        let scale = match facts {
            Facts { dice: true, .. } => &DICE,
            Facts { secrets: true, .. } => &SECRETS,
            _ => &OPEN,
        };
        let at = usize::from(level.clamp(1, LEVELS) - 1);
        let (depth, nodes, slack) = scale[at];
        let worlds = 4 + 2 * u32::from(level);
        let millis = if level >= LEVELS { 2_000.0 } else { f64::INFINITY };
        Limits { depth, nodes, millis, slack, wide: slack > 0, worlds, ..Limits::NONE }
    }
}

/// By level the depth, the positions and the slack: no level is less in any of them than the one
/// below. From the third on no man is given away for nothing.
type Scale = [(u8, u64, Score); LEVELS as usize];

const OPEN: Scale = [
    (1, 50_000, 400),
    (1, 50_000, 200),
    (1, 50_000, 90),
    (2, 50_000, 70),
    (3, 50_000, 40),
    (DEEPEST, 50_000, 0),
    (DEEPEST, 200_000, 0),
    (DEEPEST, MOST, 0),
];
/// The depth is in turns.
const DICE: Scale = [
    (1, 50_000, 400),
    (1, 50_000, 200),
    (1, 50_000, 90),
    (1, 50_000, 40),
    (1, 50_000, 0),
    (2, 50_000, 0),
    (2, 400_000, 0),
    (DEEPEST, MOST, 0),
];
const SECRETS: Scale = [
    (1, 50_000, 400),
    (1, 50_000, 200),
    (1, 50_000, 90),
    (2, 50_000, 70),
    (2, 50_000, 40),
    (2, 100_000, 0),
    (3, 400_000, 0),
    (4, MOST, 0),
];
/// More than anybody visits in the time that the highest level has.
const MOST: u64 = 40_000_000;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_is_at_least_as_careful_as_the_one_below() {
        for scale in [OPEN, DICE, SECRETS] {
            for pair in scale.windows(2) {
                let [(depth, nodes, slack), (next, more, less)] = [pair[0], pair[1]];
                assert!(next >= depth && more >= nodes && less <= slack, "{pair:?}");
                assert!(pair[0] != pair[1], "{pair:?}");
            }
        }
    }
}
