//! The pages of Turkish draughts.

use super::{en, fr, zh};
use crate::{GamePages, RulePage, ShortRule, Translated};
use palamede_games::TurkishDraughts;

impl GamePages for TurkishDraughts {
    const RULES: Translated<RulePage> = Translated { fr: fr::RULES, en: en::RULES, zh: zh::RULES };
    const SHORT: ShortRule = ShortRule {
        sections: &["aim", "setup", "turn", "captures", "kings", "majority", "end"],
        text: Translated { fr: fr::short::SHORT, en: en::short::SHORT, zh: zh::short::SHORT },
        figures: ["start", "captures", "chain", "king"],
    };
    const PAPER_SCALE: i32 = 200;
}
