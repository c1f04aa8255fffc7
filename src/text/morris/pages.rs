//! The pages of Nine Men's Morris.

use super::{exercises, figures, puzzles};
use crate::{Exercise, Figure, GamePages, ShortRule};
use palamede_games::Morris;

impl GamePages for Morris {
    const SHORT: ShortRule = ShortRule {
        sections: &["aim", "setup", "turn", "captures", "end"],
        figures: ["placing", "moving", "mill", "flying"],
    };
    const FIGURES: &'static [Figure] = figures::FIGURES;
    const SHOWN: [Figure; 3] = figures::BRIEF;
    const SCENE: Figure = figures::SCENE;
    const EXERCISES: &'static [Exercise] = exercises::EXERCISES;
    const PUZZLES: &'static [Exercise] = puzzles::PUZZLES;
    const PAPER_SCALE: i32 = 240;
}
