//! The words that a language must have on the front page.

use super::wording::wording;

wording! {
    /// The words of the front page: the games, and those that can be gone on with.
    pub struct FrontWords {
        /// The sentence on the home page that says what the site is.
        pub tagline: &'static str,
        /// Heading of a game in progress.
        pub in_progress: &'static str,
        /// The number of moves made in it: `{n}`.
        pub moves_so_far(n): &'static str,
        /// The day on which a game was put aside: today.
        pub parked_today: &'static str,
        /// The day on which a game was put aside: yesterday.
        pub parked_yesterday: &'static str,
        /// The day on which a game was put aside: `{n}` days ago.
        pub parked_days(n): &'static str,
        /// Link for whoever comes for the first time: to the lesson of `{game}`.
        pub begin(game): &'static str,
        /// Link: the puzzle of the day, of `{game}`: `{date}`.
        pub daily(game, date): &'static str,
        /// The names of the months, apart by bars.
        pub months: &'static str,
        /// A date: `{day}`, `{month}`.
        pub date(day, month): &'static str,
        /// The first day of a month, in a date.
        pub first_day: &'static str,
        /// The number of days in a row on which the puzzle of the day was solved: `{n}`.
        pub streak(n): &'static str,
        /// Button: forgets such a game: `{game}`.
        pub forget(game): &'static str,
        /// Button: installs the site on this device, as an app.
        pub install: &'static str,
        /// Sentence at the foot of the home page.
        pub promise: &'static str,
        /// The number of players, on the home page: `{n}`.
        pub players(n): &'static str,
        /// The age from which a game can be played, there: `{n}`.
        pub age(n): &'static str,
        /// The length of a game there, in minutes: `{n}`.
        pub minutes(n): &'static str,
        /// The difficulty of a game that is learnt at once, there, and that of others.
        pub difficulties: [&'static str; 2],
        /// Label: the choice among the games.
        pub pick: &'static str,
        /// Choice: all games.
        pub every: &'static str,
        /// Choice: the games that last so long at most, in minutes: `{n}`.
        pub at_most(n): &'static str,
        /// Choice: the games that are learnt at once.
        pub easy: &'static str,
        /// The number of games that are left by the choice: none, one, `{n}`.
        pub left(n): [&'static str; 3],
        /// Sentence on the home page on who says how long games last, and for whom they are.
        pub ours: &'static str,
    }
}
