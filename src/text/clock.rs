//! What a language must say of a clock.

use super::wording::wording;

wording! {
    /// The words for a clock.
    pub struct ClockWords {
        /// The time a seat has left: label.
        pub left: &'static str,
        /// A seat's time is up: `{who}`.
        pub up: &'static str,
    }
}
