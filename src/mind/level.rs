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
        worlds: 16,
        megabytes: 16,
    };

    /// Those of a level, from 1, in a game.
    pub fn of(level: u8, facts: &Facts) -> Limits {
        // From the third on no man is given away for nothing.
        let (depth, nodes, slack) = match level {
            0 | 1 => (1, 50_000, 400),
            2 => (1, 50_000, 200),
            3 => (1, 50_000, 90),
            4 => (2, 50_000, 70),
            5 => (3, 100_000, 40),
            6 => (DEEPEST, 10_000, 0),
            7 => (DEEPEST, 100_000, 0),
            _ => (DEEPEST, 40_000_000, 0),
        };
        let depth = match level {
            ..6 if facts.dice => depth.min(2),
            6.. if facts.secrets => level - 4,
            _ => depth,
        };
        let worlds = 4 + 2 * u32::from(level);
        let millis = if level >= LEVELS { 2_000.0 } else { f64::INFINITY };
        Limits { depth, nodes, millis, slack, worlds, ..Limits::NONE }
    }
}
