//! The words that a language must have for the score of several games in a row.

use super::wording::wording;

wording! {
    /// The words for the score of several games in a row.
    pub struct MatchWords {
        /// The score: `{list}`, the sides with what each has won.
        pub score(list): &'static str,
        /// A side and how many games it has won: `{who}`, `{n}`.
        pub side(who, n): &'static str,
        /// Two sides of the score: `{first}`, `{next}`.
        pub versus [first, next]: &'static str,
        /// The number of games that nobody has won: `{n}`.
        pub drawn(n): &'static str,
        /// The only person at the screen, where no name was given.
        pub you: &'static str,
        /// Button: begins to count anew.
        pub reset: &'static str,
        /// Said when the score was reset.
        pub was_reset: &'static str,
    }
}
