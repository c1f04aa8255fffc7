//! The pages of Shap Luk Kon Tseung Kwan.

use super::{en, fr, zh};
use crate::{GamePages, RulePage, ShortRule, Translated};
use palamede_games::ShapLuk;

impl GamePages for ShapLuk {
    const RULES: Translated<RulePage> = Translated { fr: fr::RULES, en: en::RULES, zh: zh::RULES };
    const SHORT: ShortRule = ShortRule {
        sections: &["aim", "setup", "turn", "captures", "flight", "end"],
        text: Translated { fr: fr::short::SHORT, en: en::short::SHORT, zh: zh::short::SHORT },
        figures: ["start", "row", "flight", "gates"],
    };
    const SHORT_TITLE: Option<&'static str> = Some("Shap Luk");
    const PAPER_SCALE: i32 = 300;
}
