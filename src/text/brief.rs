//! The words that a language must have for a game before its first move.

use super::wording::wording;

wording! {
    /// The words for a game before its first move.
    pub struct BriefWords {
        /// Label: the game in short.
        pub label: &'static str,
        /// Label: the choice of players.
        pub who: &'static str,
        /// Choice: two people at this screen.
        pub two: &'static str,
        /// Choice: four people at this screen.
        pub four: &'static str,
        /// Choice: the computer in all seats but the first.
        pub against: &'static str,
        /// The level of the computer beside that choice: `{n}`.
        pub level(n): &'static str,
        /// Choice: the computer in all seats.
        pub watch: &'static str,
    }
}
