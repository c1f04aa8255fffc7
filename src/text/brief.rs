//! What a language must say of a game before its first move.

use super::wording::wording;

wording! {
    /// The words for a game before its first move.
    pub struct BriefWords {
        /// What the game is about, in short: label.
        pub label: &'static str,
        /// Who plays, at what can be chosen: label.
        pub who: &'static str,
        /// Two people at this screen.
        pub two: &'static str,
        /// Four.
        pub four: &'static str,
        /// The computer in all seats but the first.
        pub against: &'static str,
        /// The computer in all seats.
        pub watch: &'static str,
    }
}
