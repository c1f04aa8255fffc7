//! The words that a language must have for how a board is shown.

use super::wording::wording;

wording! {
    /// The words for how a board is shown: which way it lies, how its pieces move.
    pub struct MannerWords {
        /// Button: turns the board.
        pub turn: &'static str,
        /// Said when the board was turned: `{who}` is near.
        pub turned(who): &'static str,
        /// Setting: what is written on the pieces of this game.
        pub faces: &'static str,
        /// Choice: pieces move slowly.
        pub slow: &'static str,
        /// Choice: pieces move fast.
        pub fast: &'static str,
    }
}
