//! The words that a language must have for a game that has ended.

use super::wording::wording;

wording! {
    /// The words for a game that has ended.
    pub struct EndedWords {
        /// Leads to the other games.
        pub other: &'static str,
        /// Button: gives the game to others.
        pub share: &'static str,
    }

    /// The words for what a game that has ended came to, and for what was reached with it.
    pub struct FeatWords {
        /// The first win of a game on this device.
        pub first: &'static str,
        /// The first win against a level of the computer: `{n}`.
        pub level(n): &'static str,
        /// Said to who has lost: the own moves `{n}`, without a capture, with one, with `{taken}`.
        pub held(n, moves): [&'static str; 3],
        /// Said to who has lost: what the button `{review}` shows.
        pub look(review): &'static str,
        /// Said to who has lost: what the button `{easier}` does.
        pub easier(easier): &'static str,
        /// The number of moves of the game: `{n}`.
        pub moves(n): &'static str,
        /// The captures of each side: `{list}`.
        pub takes(list): &'static str,
        /// A side and how much it took: `{side}`, `{n}`.
        pub took(side, n): &'static str,
        /// The move that took most: where it went `{from_to}`, `{n}`.
        pub most(from_to, n): &'static str,
        /// The number of attacks, in a game with secrets: `{n}`.
        pub attacks(n): &'static str,
        /// Where the armies are that are out, in a game of teams: `{replay}` is the button.
        pub gone(replay): &'static str,
    }
}
