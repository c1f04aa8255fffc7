//! The pages of Shap Luk Kon Tseung Kwan.

use super::{exercises, figures, puzzles};
use crate::{Exercise, Figure, GamePages, ShortRule};
use palamede_games::ShapLuk;

impl GamePages for ShapLuk {
    const SHORT: ShortRule = ShortRule {
        sections: &["aim", "setup", "turn", "captures", "flight", "end"],
        figures: ["start", "row", "flight", "gates"],
    };
    const SHORT_TITLE: Option<&'static str> = Some("Shap Luk");
    const FIGURES: &'static [Figure] = figures::FIGURES;
    const SHOWN: [Figure; 3] = figures::BRIEF;
    const SCENE: Figure = figures::SCENE;
    const EXERCISES: &'static [Exercise] = exercises::EXERCISES;
    const PUZZLES: &'static [Exercise] = puzzles::PUZZLES;
    const PAPER_SCALE: i32 = 300;
}
