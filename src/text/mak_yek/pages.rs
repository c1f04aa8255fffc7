//! The pages of Mak-Yek and Apit-Sodok.

use super::{en, fr, zh};
use crate::{GamePages, RulePage, ShortRule, Translated};
use palamede_games::{ApitSodok, MakYek};

impl GamePages for MakYek {
    const RULES: Translated<RulePage> =
        Translated { fr: fr::MAK_YEK_RULES, en: en::MAK_YEK_RULES, zh: zh::MAK_YEK_RULES };
    const SHORT: ShortRule = ShortRule {
        sections: &["aim", "setup", "turn", "captures", "end"],
        text: Translated { fr: fr::short::MAK_YEK, en: en::short::MAK_YEK, zh: zh::short::MAK_YEK },
        figures: ["start", "interception", "intervention", "three"],
    };
    const PAPER_SCALE: i32 = 200;
}

impl GamePages for ApitSodok {
    const RULES: Translated<RulePage> =
        Translated { fr: fr::APIT_SODOK_RULES, en: en::APIT_SODOK_RULES, zh: zh::APIT_SODOK_RULES };
    const SHORT: ShortRule = ShortRule {
        sections: &["aim", "setup", "turn", "captures", "end"],
        text: Translated {
            fr: fr::short::APIT_SODOK,
            en: en::short::APIT_SODOK,
            zh: zh::short::APIT_SODOK,
        },
        figures: ["start", "move", "interception", "intervention"],
    };
    const PAPER_SCALE: i32 = 200;
}
