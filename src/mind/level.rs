//! What a level is.

use super::search::{DEEPEST, Score};
use palamede_rules::{LevelParams, NO_BLUNDERS, Thinkable};
use palamede_table::LEVELS;

/// The score, as reviews tell it, of a position that a player which spares takes for lost: 12 chances
/// of a hundred.
pub(super) const LOST: Score = -900;

/// The limits of a player: how far it thinks, and how carefully.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// The search depth: in plies, in turns where dice are thrown.
    pub depth: u8,
    /// The number of positions that the search visits at most.
    pub nodes: u64,
    /// The time that the search takes at most, in milliseconds.
    pub millis: f64,
    /// The loss up to which a move is taken instead of the best, the smaller the more often.
    pub margin: Score,
    /// [`LevelParams::blunder_threshold`].
    pub blunder_threshold: i8,
    /// Whether it forgoes captures in an open game when its last move was one and the answer to it
    /// was quiet: who has lost a man to it can mend that first. Nor does it flee: once it has lost such a
    /// game (`LOST`), one move is as good to it as another.
    pub spares: bool,
    /// Whether each move gets its score without a margin, too; else only that of the best is sure.
    pub wide: bool,
    /// The number of full positions that are guessed where something is hidden.
    pub worlds: u32,
    /// The size of the search's tables at most, all together, in megabytes.
    pub megabytes: u32,
}

impl Limits {
    /// The limits of a search that takes the most depth, worlds and memory that any may take.
    pub const UNLIMITED: Limits = Limits {
        depth: DEEPEST,
        nodes: u64::MAX,
        millis: f64::INFINITY,
        margin: 0,
        blunder_threshold: NO_BLUNDERS,
        spares: false,
        wide: false,
        worlds: 16,
        megabytes: 16,
    };

    /// Returns whether each move gets its score.
    pub(super) fn is_wide(&self) -> bool {
        self.wide || self.margin > 0
    }

    /// Returns the limits for a hint.
    pub fn of_hint<R: Thinkable>() -> Limits {
        Limits { wide: true, nodes: 500_000, millis: 1_500.0, ..Limits::of::<R>(LEVELS) }
    }

    /// Returns the limits for the review of a move: a game has many.
    pub fn of_review<R: Thinkable>() -> Limits {
        Limits { nodes: 100_000, millis: 750.0, ..Limits::of_hint::<R>() }
    }

    /// Returns the limits of a level, from 1 to [`LEVELS`], in a game.
    ///
    /// ```
    /// use palamede_games::MakYek;
    /// use palamede_mind::{LEVELS, Limits};
    ///
    /// let (first, last) = (Limits::of::<MakYek>(1), Limits::of::<MakYek>(LEVELS));
    /// assert!(first.nodes < last.nodes && first.depth < last.depth);
    /// assert!(first.margin > 0 && last.margin == 0); // the first does not always take the best
    /// assert!(Limits::of_review::<MakYek>().nodes < Limits::of_hint::<MakYek>().nodes);
    /// ```
    pub fn of<R: Thinkable>(level: u8) -> Limits {
        const { assert!(R::LEVELS.len() == LEVELS as usize) };
        let level_params = R::LEVELS[usize::from(level.clamp(1, LEVELS) - 1)];
        let LevelParams { depth, nodes, margin, blunder_threshold } = level_params;
        let worlds = 4 + 2 * u32::from(level);
        let (millis, spares) = (if level >= LEVELS { 2_000.0 } else { f64::INFINITY }, level <= 1);
        let limits = Limits { depth, nodes, millis, margin, ..Limits::UNLIMITED };
        Limits { blunder_threshold, spares, worlds, ..limits }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use palamede_games::GameId;
    use palamede_games::with_game;

    #[test]
    fn each_level_is_at_least_as_careful_as_the_one_below() {
        for &game in GameId::ALL {
            let levels = with_game!(game, G => G::LEVELS);
            for pair in levels.windows(2) {
                let [below, level] = [pair[0], pair[1]];
                assert!(
                    level.depth >= below.depth
                        && level.nodes >= below.nodes
                        && (level.margin <= below.margin || level.depth > below.depth)
                        && level.blunder_threshold >= below.blunder_threshold,
                    "{game:?} {pair:?}"
                );
                assert!(below != level, "{game:?} {pair:?}");
            }
            assert!(levels[3].margin < 100, "{game:?} gives men away");
        }
    }
}
