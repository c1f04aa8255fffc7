//! The pages of Sáhkku.

use super::{exercises, figures, puzzles};
use crate::{Exercise, Figure, GamePages, ShortRule};
use palamede_games::Sahkku;

impl GamePages for Sahkku {
    const SHORT: ShortRule = ShortRule {
        sections: &["aim", "setup", "turn", "waking", "moving", "captures", "king", "lap", "end"],
        figures: ["start", "track", "capture", "king"],
    };
    const FIGURES: &'static [Figure] = figures::FIGURES;
    const SHOWN: [Figure; 3] = figures::BRIEF;
    const SCENE: Figure = figures::SCENE;
    const EXERCISES: &'static [Exercise] = exercises::EXERCISES;
    const PUZZLES: &'static [Exercise] = puzzles::PUZZLES;
    const PAPER_SCALE: i32 = 300;
}
