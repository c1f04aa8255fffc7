//! The words that a language must have for a tournament at one table.

use super::wording::wording;

wording! {
    /// The words for a tournament.
    pub struct TournamentWords {
        /// The purpose of the page, in a sentence or two.
        pub lede: &'static str,
        /// Heading of the fields of the names: from `{fewest}` to `{most}`.
        pub names(fewest, most): &'static str,
        /// Label of the field of a name: `{n}`.
        pub name(n): &'static str,
        /// Label of the choice of the game.
        pub game: &'static str,
        /// Button: begins.
        pub begin: &'static str,
        /// Error: too few names, `{fewest}` at least, or more than `{most}`.
        pub number(fewest, most): &'static str,
        /// Error: two have the same `{name}`.
        pub twice(name): &'static str,
        /// Two who meet: `{first}`, `{second}`.
        pub pair(first, second): &'static str,
        /// The same within a sentence.
        pub against(first, second): &'static str,
        /// Heading of a round: `{n}` of `{all}`.
        pub round(n, all): &'static str,
        /// The mark of the round that is played now.
        pub now: &'static str,
        /// The request to play: `{pairs}`.
        pub play(pairs): &'static str,
        /// The player who rests in a round: `{who}`.
        pub rests(who): &'static str,
        /// Said when all has been played: `{who}` is first.
        pub won_by(who): &'static str,
        /// Said when all has been played, where several are first: `{who}`.
        pub shared_by(who): &'static str,
        /// Choice: a player wins: `{who}`.
        pub wins(who): &'static str,
        /// Choice: nobody does.
        pub draw: &'static str,
        /// Choice: it is still to be played.
        pub open: &'static str,
        /// Button: opens the game with the names of those who meet.
        pub here: &'static str,
        /// Link from a game of it.
        pub back: &'static str,
        /// Said at the end of a game of it: its result is in the table.
        pub entered: &'static str,
        /// The note that the result of a game that was begun here is taken from there.
        pub started: &'static str,
        /// The table of results.
        pub table: TableWords,
        /// Button: ends the tournament.
        pub end: &'static str,
        /// The question whether to end it.
        pub end_sure: &'static str,
        /// Button: ends it.
        pub end_yes: &'static str,
        /// Button: goes on with it.
        pub end_no: &'static str,
        /// Said when it was ended.
        pub ended: &'static str,
        /// The tournament that is kept cannot be read.
        pub broken: &'static str,
        /// The reason: no game for two is named.
        pub broken_game: &'static str,
        /// The reason: a line says nothing that a tournament has: `{line}`.
        pub broken_line(line): &'static str,
        /// The comfort that nothing else is concerned.
        pub broken_only: &'static str,
        /// Label of the text that is kept.
        pub text: &'static str,
    }

    /// The words for the table of results of a tournament.
    pub struct TableWords {
        /// Its caption.
        pub caption: &'static str,
        /// Column: the place.
        pub place: &'static str,
        /// Column: the player.
        pub player: &'static str,
        /// Column: the games won.
        pub won: &'static str,
        /// Column: the games that nobody won.
        pub drawn: &'static str,
        /// Column: the games lost.
        pub lost: &'static str,
        /// Column: the points.
        pub points: &'static str,
        /// The rule by which the points count and ties are broken.
        pub rule: &'static str,
    }
}
