//! The pages of Nine Men's Morris.

use super::{en, fr, zh};
use crate::{GamePages, RulePage, ShortRule, Translated};
use palamede_games::Morris;

impl GamePages for Morris {
    const RULES: Translated<RulePage> = Translated { fr: fr::RULES, en: en::RULES, zh: zh::RULES };
    const SHORT: ShortRule = ShortRule {
        sections: &["aim", "setup", "turn", "captures", "end"],
        text: Translated { fr: fr::short::SHORT, en: en::short::SHORT, zh: zh::short::SHORT },
        figures: ["placing", "moving", "mill", "flying"],
    };
    const PAPER_SCALE: i32 = 240;
}
