//! What a language must say of a computer's advice: hints, what speaks for a move, reviews.

use super::wording::wording;

wording! {
    /// The words of hints and reviews.
    pub struct AdviceWords {
        /// Asks for a hint.
        pub hint: &'static str,
        /// It is being sought.
        pub hint_sought: &'static str,
        /// There is none.
        pub no_hint: &'static str,
        /// There is one, which others are not to hear.
        pub hint_shown: &'static str,
        /// Where to look: `{site}`.
        pub hint_look: &'static str,
        /// Asks for the move, too.
        pub hint_show: &'static str,
        /// The move, as a sentence: `{what}`.
        pub hint_move: &'static str,
        /// What speaks for it: it is the only move there is.
        pub why_only: &'static str,
        /// The next move wins.
        pub why_wins_now: &'static str,
        /// One wins within so many moves, whatever the others do: `{n}`.
        pub why_wins: &'static str,
        /// One loses, whatever one does.
        pub why_holds_out: &'static str,
        /// Something can be gained at once.
        pub why_gains_at_once: &'static str,
        /// Something is in danger and can be kept.
        pub why_keeps: &'static str,
        /// Something can be gained within a few moves.
        pub why_gains: &'static str,
        /// Something is lost, whatever one does.
        pub why_loses_least: &'static str,
        /// None of these.
        pub why_not_urgent: &'static str,
        /// Has the game reviewed.
        pub review: &'static str,
        /// Stops that.
        pub review_stop: &'static str,
        /// It has begun.
        pub review_sought: &'static str,
        /// How far it has come: `{n}`, `{all}`.
        pub review_at: &'static str,
        /// It cannot be done.
        pub no_review: &'static str,
        /// Heading: where the game turned.
        pub review_turns: &'static str,
        /// It turned nowhere.
        pub review_even: &'static str,
        /// How the chances went: `{who}`, `{from}`, `{to}`.
        pub review_curve: &'static str,
        /// A turning point: `{who}`, `{what}` was played, `{from}`, `{to}`.
        pub review_turn: &'static str,
        /// What would have been better: `{made}`, `{what}` as a sentence.
        pub review_better: &'static str,
        /// What is expected after it: `{moves}`.
        pub review_line: &'static str,
    }
}
