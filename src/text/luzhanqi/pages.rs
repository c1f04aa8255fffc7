//! The pages of Luzhanqi, for two and for four.

use super::{en, fr, zh};
use crate::{GamePages, RulePage, ShortRule, Translated};
use palamede_games::{Luzhanqi, LuzhanqiFour};

impl GamePages for Luzhanqi {
    const RULES: Translated<RulePage> =
        Translated { fr: fr::rules::TWO, en: en::rules::TWO, zh: zh::rules::TWO };
    const SHORT: ShortRule = ShortRule {
        sections: &["aim", "setup", "board", "turn", "captures", "known", "end"],
        text: Translated { fr: fr::short::TWO, en: en::short::TWO, zh: zh::short::TWO },
        figures: ["start", "rail", "engineer", "combat"],
    };
    const PAPER_SCALE: i32 = 250;
}

impl GamePages for LuzhanqiFour {
    const RULES: Translated<RulePage> =
        Translated { fr: fr::rules::FOUR, en: en::rules::FOUR, zh: zh::rules::FOUR };
    const SHORT: ShortRule = ShortRule {
        sections: &["aim", "setup", "board", "turn", "captures", "known", "end"],
        text: Translated { fr: fr::short::FOUR, en: en::short::FOUR, zh: zh::short::FOUR },
        figures: ["start", "rail", "engineer", "curve"],
    };
    const PAPER_SCALE: i32 = 260;
}
