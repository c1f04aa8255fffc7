//! The words that a language must have for a game that has ended.

use super::wording::wording;

wording! {
    /// The words for a game that has ended.
    pub struct EndedWords {
        /// The number of moves of the game: `{n}`.
        pub moves: &'static str,
        /// The captures of each side: `{list}`.
        pub takes: &'static str,
        /// A side and how much it took: `{side}`, `{n}`.
        pub took: &'static str,
        /// The move that took most: `{what}`, `{n}`.
        pub most: &'static str,
        /// The number of attacks, in a game with secrets: `{n}`.
        pub attacks: &'static str,
        /// Leads to the other games.
        pub other: &'static str,
        /// Button: gives the game to others.
        pub share: &'static str,
    }
}
