//! The pages of Luzhanqi, for two and for four.

use super::{exercises, figures, puzzles};
use crate::{Exercise, Figure, GamePages, ShortRule};
use palamede_games::{Luzhanqi, LuzhanqiFour};

impl GamePages for Luzhanqi {
    const SHORT: ShortRule = ShortRule {
        sections: &["aim", "setup", "board", "turn", "captures", "known", "end"],
        figures: ["start", "rail", "engineer", "combat"],
    };
    const FIGURES: &'static [Figure] = figures::TWO;
    const SHOWN: [Figure; 3] = figures::TWO_BRIEF;
    const SCENE: Figure = figures::TWO_SCENE;
    const EXERCISES: &'static [Exercise] = exercises::TWO;
    const PUZZLES: &'static [Exercise] = puzzles::TWO;
    const PAPER_SCALE: i32 = 250;
}

impl GamePages for LuzhanqiFour {
    const SHORT: ShortRule = ShortRule {
        sections: &["aim", "setup", "board", "turn", "captures", "known", "end"],
        figures: ["start", "rail", "engineer", "curve"],
    };
    const FIGURES: &'static [Figure] = figures::FOUR;
    const SHOWN: [Figure; 3] = figures::FOUR_BRIEF;
    const SCENE: Figure = figures::FOUR_SCENE;
    const EXERCISES: &'static [Exercise] = exercises::FOUR;
    const PUZZLES: &'static [Exercise] = puzzles::FOUR;
    const PAPER_SCALE: i32 = 260;
}
