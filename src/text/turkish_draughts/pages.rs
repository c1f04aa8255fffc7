//! The pages of Turkish draughts.

use super::{exercises, figures, puzzles};
use crate::{Exercise, Figure, GamePages, ShortRule};
use palamede_games::TurkishDraughts;

impl GamePages for TurkishDraughts {
    const SHORT: ShortRule = ShortRule {
        sections: &["aim", "setup", "turn", "captures", "kings", "majority", "end"],
        figures: ["start", "captures", "chain", "king"],
    };
    const FIGURES: &'static [Figure] = figures::FIGURES;
    const SHOWN: [Figure; 3] = figures::BRIEF;
    const SCENE: Figure = figures::SCENE;
    const EXERCISES: &'static [Exercise] = exercises::EXERCISES;
    const PUZZLES: &'static [Exercise] = puzzles::PUZZLES;
    const PAPER_SCALE: i32 = 200;
}
