//! The words that a language must have for why the answer of a puzzle is right.

use super::fill::{counted, fill, form};
use super::wording::wording;

wording! {
    /// The words for the reason of an answer.
    pub struct ReasonWords {
        /// The captures of the answer: `{n}`, `{sites}`; for one piece, for more.
        pub takes: [&'static str; 2],
        /// The others take nothing meanwhile.
        pub loses_nothing: &'static str,
        /// The captures of the others meanwhile: `{n}`, `{sites}`; for one piece, for more.
        pub loses: [&'static str; 2],
        /// The best other step: `{other}`, `{gives}`.
        pub best: &'static str,
        /// The best other step, and the best `{reply}`: `{other}`, `{gives}`.
        pub best_after: &'static str,
        /// The gain of a step: so many pieces `{n}`; for one, for more.
        pub gives: [&'static str; 2],
        /// A step gives nothing.
        pub gives_nothing: &'static str,
        /// The cost of a step: so many pieces `{n}`; for one, for more.
        pub costs: [&'static str; 2],
        /// After the best other step the others avert the defeat by one reply alone: `{other}`,
        /// `{reply}`.
        pub one_defence: &'static str,
        /// After it they avert the defeat by several replies: `{other}`, `{reply}`.
        pub defence: &'static str,
        /// After it they win: `{other}`, `{reply}`.
        pub lost: &'static str,
        /// After every other step the game goes on.
        pub goes_on: &'static str,
        /// No other first step wins with the dice that lie there.
        pub only_start: &'static str,
        /// The ranks that can stand on the site that is attacked: `{site}`, `{ranks}`; and `{piece}` beats it.
        pub sure: &'static str,
        /// Another attack can fail: `{from}`, `{piece}`, `{site}` and what can stand there, `{ranks}`.
        pub unsure: &'static str,
        /// The same where hardly anything is known of what stands there: `{from}`, `{piece}`, `{site}`.
        pub unknown: &'static str,
    }
}

impl ReasonWords {
    /// Says how many pieces are gained, or lost where it is less than none.
    pub fn gain(&self, pieces: i32) -> String {
        match pieces {
            0 => self.gives_nothing.to_owned(),
            1.. => counted(self.gives, pieces.unsigned_abs()),
            _ => counted(self.costs, pieces.unsigned_abs()),
        }
    }

    /// Says how many pieces were taken and where, in the one of two forms that goes with their number.
    pub fn taken(forms: [&'static str; 2], pieces: usize, sites: &str) -> String {
        fill(form(forms, pieces as u32), &[("n", &pieces.to_string()), ("sites", sites)])
    }
}
