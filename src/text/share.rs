//! The words that a language must have for the card that gives a game to others.

use super::wording::wording;

wording! {
    /// The words of the card.
    pub struct ShareWords {
        /// Button: prints the position with the moves and the link.
        pub paper: &'static str,
        /// The name of the code of the link.
        pub code: &'static str,
        /// The note that the game is too long for a code, or that the code did not come.
        pub code_long: &'static str,
        /// Button: gives the picture and the link to the system's own sheet.
        pub system: &'static str,
        /// Said beside a button when its file was saved.
        pub saved: &'static str,
        /// Said beside a button when its file could not be made.
        pub failed: &'static str,
    }
}
