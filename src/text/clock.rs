//! The words that a language must have for a clock.

use super::wording::wording;

wording! {
    /// The words for a clock.
    pub struct ClockWords {
        /// Label: the time that a seat has left.
        pub left: &'static str,
        /// A seat's time is up, and the game goes on: `{who}`.
        pub up(who): &'static str,
        /// A seat has lost on time: `{who}`.
        pub lost(who): &'static str,
    }
}
