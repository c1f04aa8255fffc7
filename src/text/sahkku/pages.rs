//! The pages of Sáhkku.

use super::{en, fr, zh};
use crate::{GamePages, RulePage, ShortRule, Translated};
use palamede_games::Sahkku;

impl GamePages for Sahkku {
    const RULES: Translated<RulePage> = Translated { fr: fr::RULES, en: en::RULES, zh: zh::RULES };
    const SHORT: ShortRule = ShortRule {
        sections: &["aim", "setup", "turn", "waking", "moving", "captures", "king", "lap", "end"],
        text: Translated { fr: fr::short::SHORT, en: en::short::SHORT, zh: zh::short::SHORT },
        figures: ["start", "track", "capture", "king"],
    };
    const PAPER_SCALE: i32 = 300;
}
