//! The words that a language must have for the settings of how the site looks and sounds.

use super::wording::wording;

wording! {
    /// The words for the settings of how the site looks and sounds.
    pub struct LooksWords {
        /// Setting: the size of the text.
        pub size: &'static str,
        /// Its choices: as it is, larger, larger still.
        pub sizes: [&'static str; 3],
        /// Setting: the side on which the buttons of a game are.
        pub hand: &'static str,
        /// Its choices: the right, the left.
        pub hands: [&'static str; 2],
        /// Setting: the colours of the boards.
        pub board: &'static str,
        /// Its choices: each game's own, a slate, a sheet of paper.
        pub boards: [&'static str; 3],
        /// Setting: how loud sounds are.
        pub volume: &'static str,
        /// Its choices: low, medium, full.
        pub volumes: [&'static str; 3],
    }
}
