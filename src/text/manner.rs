//! What a language must say of how a board is shown.

use super::wording::wording;

wording! {
    /// What a language must say of how a board is shown: which way it lies, how its pieces move.
    pub struct MannerWords {
        /// Turns the board.
        pub turn: &'static str,
        /// Said when it was turned: `{who}` is near.
        pub turned: &'static str,
        /// What is written on the pieces of this game.
        pub faces: &'static str,
        /// Pieces move slowly.
        pub slow: &'static str,
        /// They move fast.
        pub fast: &'static str,
    }
}
