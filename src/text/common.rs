//! The sentences that several games share.

use super::Lang;
use super::wording::wording;

wording! {
    /// The sentences that several games have alike. Each game may say them better by words of its
    /// own: a game in which a side has one piece does not ask for "one of yours".
    pub struct Common {
        /// The result of the lot: `{seat}`.
        pub begins(seat): &'static str,
        /// The question while nothing is selected: `{who}`.
        pub choose(who): &'static str,
        /// The sites where the selected piece can capture: `{sites}`.
        pub can_take(sites): &'static str,
        /// Refusal: the site holds no piece: `{site}`.
        pub no_piece(site): &'static str,
        /// Refusal: the piece is another seat's: `{site}`.
        pub not_yours(site): &'static str,
    }
}

impl Lang {
    /// Returns the words that several games share.
    pub(super) fn common(self) -> &'static Common {
        &self.language().common
    }
}
