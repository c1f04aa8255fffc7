//! The words that a language must have for looking back at a game.

use super::wording::wording;

wording! {
    /// The words for looking back at a game.
    pub struct BackWords {
        /// Replay: the start.
        pub first: &'static str,
        /// Replay: the step before.
        pub previous: &'static str,
        /// Replay: the step after.
        pub next: &'static str,
        /// Replay: the last step.
        pub last: &'static str,
        /// Lets the moves go by, one after the other.
        pub film: &'static str,
        /// Goes through the game from the start.
        pub replay: &'static str,
        /// The title while an earlier position is shown: `{n}`, `{all}`.
        pub at(n, all): &'static str,
        /// Said after a click on the board then.
        pub only: &'static str,
        /// Goes back to the present position.
        pub leave: &'static str,
        /// Goes on from an earlier position against the computer.
        pub against: &'static str,
        /// Button: goes on from there among those who play.
        pub among: &'static str,
        /// The entry of a variation in the list of moves, which was played first and taken back:
        /// `{moves}`.
        pub variation(moves): &'static str,
        /// The title while a variation is looked at, before the number of the move that is shown.
        pub in_variation: &'static str,
    }
}
