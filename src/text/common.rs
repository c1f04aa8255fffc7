//! The sentences that several games share.

use super::Lang;
use super::wording::wording;

wording! {
    /// What several games say alike. Each may say it better by words of its own: a game in
    /// which a side has one piece does not ask for "one of yours".
    pub struct Common {
        /// The lot fell: `{seat}`.
        pub begins: &'static str,
        /// Nothing is selected: `{who}`.
        pub choose: &'static str,
        /// Where the selected piece can capture: `{sites}`.
        pub can_take: &'static str,
        /// Nothing stands there: `{site}`.
        pub no_piece: &'static str,
        /// Another seat's piece: `{site}`.
        pub not_yours: &'static str,
    }
}

impl Lang {
    /// The words that several games share.
    pub(super) fn common(self) -> &'static Common {
        &self.language().common
    }
}
