//! The words that a language must have for a computer's advice: hints, the reasons for a move,
//! reviews.

use super::wording::wording;

wording! {
    /// The words of hints and reviews.
    pub struct AdviceWords {
        /// Button: asks for a hint.
        pub hint: &'static str,
        /// Said while a hint is being sought.
        pub hint_sought: &'static str,
        /// A hint is offered, beside the button that asks for one.
        pub hint_offer: &'static str,
        /// Said when there is no hint.
        pub no_hint: &'static str,
        /// Said when there is a hint that others are not to hear.
        pub hint_shown: &'static str,
        /// The site to look at: `{site}`.
        pub hint_look: &'static str,
        /// Button: asks for the move, too.
        pub hint_show: &'static str,
        /// The move, as a sentence: `{what}`.
        pub hint_move: &'static str,
        /// Reason: it is the only move there is.
        pub why_only: &'static str,
        /// Reason: the next move wins.
        pub why_wins_now: &'static str,
        /// Reason: one wins within so many moves, whatever the others do: `{n}`.
        pub why_wins: &'static str,
        /// Reason: one loses, whatever one does.
        pub why_holds_out: &'static str,
        /// Reason: something can be gained at once.
        pub why_gains_at_once: &'static str,
        /// Reason: something is in danger and can be kept.
        pub why_keeps: &'static str,
        /// Reason: something can be gained within a few moves.
        pub why_gains: &'static str,
        /// Reason: something is lost, whatever one does.
        pub why_loses_least: &'static str,
        /// Reason: nothing is urgent, as none of the others holds.
        pub why_not_urgent: &'static str,
        /// Button: starts a review of the game.
        pub review: &'static str,
        /// Button: stops the review.
        pub review_stop: &'static str,
        /// Said when a review begins.
        pub review_sought: &'static str,
        /// The progress of the review: `{n}`, `{all}`.
        pub review_at: &'static str,
        /// Said when a review cannot be made.
        pub no_review: &'static str,
        /// Heading: where the game turned.
        pub review_turns: &'static str,
        /// Said when the game turned nowhere.
        pub review_even: &'static str,
        /// The course of the chances of `{who}`: `{from}` in the beginning, `{to}` at the end.
        pub review_curve: &'static str,
        /// A turning point: the number of the round `{n}`, `{who}`, `{what}` was played, `{from}`,
        /// `{to}`.
        pub review_turn: &'static str,
        /// The move that would have been better: `{made}`, `{what}` as a sentence.
        pub review_better: &'static str,
        /// The moves that are expected after it: `{moves}`.
        pub review_line: &'static str,
    }

    /// The words of what a review shows.
    pub struct ReviewWords {
        /// A mark of the axis: `{n}` of a hundred.
        pub percent: &'static str,
        /// The name of the annotation `!`.
        pub good: &'static str,
        /// The name of the annotation `?!`.
        pub inaccuracy: &'static str,
        /// The name of the annotation `?`.
        pub mistake: &'static str,
        /// Heading: the moves that have an annotation.
        pub heading: &'static str,
        /// One of these: the number of the round `{n}`, `{what}` was played, `{sign}`, `{name}`.
        pub annotated: &'static str,
    }
}
