//! The pages of Mak-Yek and Apit-Sodok.

use super::{exercises, figures, puzzles};
use crate::{Exercise, Figure, GamePages, ShortRule};
use palamede_games::{ApitSodok, MakYek};

impl GamePages for MakYek {
    const SHORT: ShortRule = ShortRule {
        sections: &["aim", "setup", "turn", "captures", "end"],
        figures: ["start", "interception", "intervention", "three"],
    };
    const FIGURES: &'static [Figure] = figures::MAK_YEK;
    const SHOWN: [Figure; 3] = figures::MAK_YEK_BRIEF;
    const SCENE: Figure = figures::MAK_YEK_SCENE;
    const EXERCISES: &'static [Exercise] = exercises::MAK_YEK;
    const PUZZLES: &'static [Exercise] = puzzles::MAK_YEK;
    const PAPER_SCALE: i32 = 200;
}

impl GamePages for ApitSodok {
    const SHORT: ShortRule = ShortRule {
        sections: &["aim", "setup", "turn", "captures", "end"],
        figures: ["start", "move", "interception", "intervention"],
    };
    const FIGURES: &'static [Figure] = figures::APIT_SODOK;
    const SHOWN: [Figure; 3] = figures::APIT_SODOK_BRIEF;
    const SCENE: Figure = figures::APIT_SODOK_SCENE;
    const EXERCISES: &'static [Exercise] = exercises::APIT_SODOK;
    const PUZZLES: &'static [Exercise] = puzzles::APIT_SODOK;
    const PAPER_SCALE: i32 = 200;
}
