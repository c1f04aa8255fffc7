//! The pages of Fanorona.

use super::{en, fr, zh};
use crate::{GamePages, RulePage, ShortRule, Translated};
use palamede_games::Fanorona;

impl GamePages for Fanorona {
    const RULES: Translated<RulePage> = Translated { fr: fr::RULES, en: en::RULES, zh: zh::RULES };
    const SHORT: ShortRule = ShortRule {
        sections: &["aim", "setup", "turn", "captures", "chain", "end"],
        text: Translated { fr: fr::short::SHORT, en: en::short::SHORT, zh: zh::short::SHORT },
        figures: ["start", "approach", "withdrawal", "chain"],
    };
    const PAPER_SCALE: i32 = 260;
}
