//! What a language must say of a game that has ended.

use super::wording::wording;

wording! {
    /// The words for a game that has ended.
    pub struct EndedWords {
        /// How many moves it had: `{n}`.
        pub moves: &'static str,
        /// What each side took: `{list}`.
        pub takes: &'static str,
        /// A side and how much it took: `{side}`, `{n}`.
        pub took: &'static str,
        /// The move that took most: `{what}`, `{n}`.
        pub most: &'static str,
        /// In a game with secrets: how many attacks there were: `{n}`.
        pub attacks: &'static str,
        /// Leads to the other games.
        pub other: &'static str,
        /// Gives the game to others.
        pub share: &'static str,
    }
}
