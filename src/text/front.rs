//! What a language must say on the front page.

use super::wording::wording;

wording! {
    /// The words of the front page: the games, and those that can be gone on with.
    pub struct FrontWords {
        /// What the site is, on the home page.
        pub tagline: &'static str,
        /// A game in progress is offered.
        pub in_progress: &'static str,
        /// How far it has come: `{n}`.
        pub moves_so_far: &'static str,
        /// It was put aside today.
        pub parked_today: &'static str,
        /// It was put aside yesterday.
        pub parked_yesterday: &'static str,
        /// It was put aside `{n}` days ago.
        pub parked_days: &'static str,
        /// Forgets such a game: `{game}`.
        pub forget: &'static str,
        /// Foot of the home page.
        pub promise: &'static str,
        /// Home page: how many play: `{n}`.
        pub players: &'static str,
        /// Home page: who says how long games last, and for whom they are.
        pub ours: &'static str,
    }
}
