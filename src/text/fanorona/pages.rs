//! The pages of Fanorona.

use super::{exercises, figures, puzzles};
use crate::{Exercise, Figure, GamePages, ShortRule};
use palamede_games::Fanorona;

impl GamePages for Fanorona {
    const SHORT: ShortRule = ShortRule {
        sections: &["aim", "setup", "turn", "captures", "chain", "end"],
        figures: ["start", "approach", "withdrawal", "chain"],
    };
    const FIGURES: &'static [Figure] = figures::FIGURES;
    const SHOWN: [Figure; 3] = figures::BRIEF;
    const SCENE: Figure = figures::SCENE;
    const EXERCISES: &'static [Exercise] = exercises::EXERCISES;
    const PUZZLES: &'static [Exercise] = puzzles::PUZZLES;
    const PAPER_SCALE: i32 = 260;
}
