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
        pub hint_look(site): &'static str,
        /// Button: asks for the move, too.
        pub hint_show: &'static str,
        /// The move, as a sentence: `{what}`.
        pub hint_move(what): &'static str,
        /// The move where ranks are hidden, as a sentence: a piece goes to a free place, or attacks:
        /// `{from}`, `{to}`.
        pub hint_goes [from, to]: [&'static str; 2],
        /// Reason: it is the only move there is.
        pub why_only: &'static str,
        /// Reason: the next move wins.
        pub why_wins_now: &'static str,
        /// Reason: one wins within so many moves, whatever the others do: `{n}`.
        pub why_wins(n): &'static str,
        /// Reason: one wins, whatever the others do, in more moves than anybody counts.
        pub why_wins_late: &'static str,
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
        /// Reason: the move is as good as several others, as none of the other reasons holds.
        pub why_equal: &'static str,
        /// Button: starts a review of the game.
        pub review: &'static str,
        /// Button: stops the review.
        pub review_stop: &'static str,
        /// Said when a review begins.
        pub review_sought: &'static str,
        /// The progress of the review: `{n}`, `{all}`.
        pub review_at(n, all): &'static str,
        /// Said when a review cannot be made.
        pub no_review: &'static str,
        /// Said when the game turned nowhere.
        pub review_even: &'static str,
    }

    /// The words of what a review shows.
    pub struct ReviewWords {
        /// A mark of the axis: `{n}` of a hundred.
        pub percent(n): &'static str,
        /// The name of the annotation `!`.
        pub good: &'static str,
        /// The name of the annotation `?!`.
        pub inaccuracy: &'static str,
        /// The name of the annotation `?`.
        pub mistake: &'static str,
        /// Heading: the moves that have an annotation.
        pub heading: &'static str,
        /// One of these: the number of the round `{n}`, where the move went `{from_to}`, `{sign}`, `{name}`.
        pub annotated(n, from_to, sign, name): &'static str,
        /// The course of the chances of `{who}`: `{from}` in the beginning, `{to}` at the end.
        pub curve(who, from, to): &'static str,
        /// The move that would have been better: `{what}` as a sentence.
        pub better(what): &'static str,
        /// The moves that are expected after it: `{moves}`.
        pub line(moves): &'static str,
        /// The course of the game: neither side was ever better.
        pub even: &'static str,
        /// The course: `{who}` was better from the beginning to the end.
        pub led(who): &'static str,
        /// The course: even until the round `{n}`, then `{who}` was better.
        pub tipped(n, who): &'static str,
        /// The course: `{other}` was better first, then `{who}` from the round `{n}` on.
        pub turned(other, who, n): &'static str,
        /// The course: each side was better at times, then `{who}` from the round `{n}` on.
        pub swung(who, n): &'static str,
        /// The course: `{who}` was better first, then nobody from the round `{n}` on.
        pub eased(who, n): &'static str,
        /// The course: each side was better at times, and in the end nobody.
        pub unsettled: &'static str,
        /// The course: then the side that was better, or neither, resigned.
        pub resigned: &'static str,
        /// The course: then it lost on time.
        pub timed_out: &'static str,
        /// The kinds of moments: the greatest loss, a capture that was missed, a win that was
        /// missed, the best move, an inaccuracy, a mistake.
        pub kinds: [&'static str; 6],
        /// Said where no move can be reviewed.
        pub none: &'static str,
        /// The kind of a moment where so little was given away that it is not counted.
        pub small: &'static str,
        /// A moment: the number of the round `{n}`, `{who}` made the move that went `{from_to}`.
        pub moment(n, who, from_to): &'static str,
        /// The heading of the list of all such moments: their number `{n}`.
        pub all(n): &'static str,
        /// The captures that a better move, told as `{from_to}`, would have made: one piece, more `{n}`.
        pub took(n, from_to): [&'static str; 2],
        /// The win by a better move, told as `{from_to}`: at once, in more moves `{n}`, in many.
        pub won [from_to, n]: [&'static str; 3],
        /// The move that would have been better, told as `{from_to}`.
        pub better_move(from_to): &'static str,
        /// The loss by the `{reply}` to a move: one piece, more `{n}`.
        pub lost(n, reply): [&'static str; 2],
        /// The captures of the best move: one piece, more `{n}`.
        pub gained(n): [&'static str; 2],
        /// The best move was the only good one.
        pub held: &'static str,
        /// The columns of the table of the sides: its head, and the numbers of moves that gave
        /// nothing much away, of inaccuracies, of mistakes.
        pub counts: [&'static str; 4],
        /// Below the counts: what a mistake costs at least, `{mistake}`, and an inaccuracy, `{inaccuracy}`.
        pub costs(mistake, inaccuracy): &'static str,
        /// Which moves are counted as exact.
        pub counted: &'static str,
    }
}
