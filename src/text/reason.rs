//! The words that a language must have for why the answer of a puzzle is right.

use super::wording::wording;

wording! {
    /// The words that tell a move within a sentence.
    pub struct FromToWords {
        /// The way of a move: a piece is put at `{to}`, or goes from `{from}` to `{to}`.
        pub goes [from, to]: [&'static str; 2],
        /// The `{from_to}` of a move that takes the pieces on `{sites}`.
        pub takes(from_to, sites): &'static str,
        /// The `{from_to}` of a move that takes many pieces: `{n}`.
        pub takes_many(from_to, n): &'static str,
    }
}

wording! {
    /// The words for the reason of an answer. Moves in it are told by [where they go](FromToWords).
    pub struct ReasonWords {
        /// The captures of the answer: `{n}`, `{sites}`; for one piece, for more.
        pub takes(n, sites): [&'static str; 2],
        /// The others take nothing meanwhile.
        pub loses_nothing: &'static str,
        /// The captures of the others meanwhile: `{n}`, `{sites}`; for one piece, for more.
        pub loses(n, sites): [&'static str; 2],
        /// The best other step: `{other}`, `{gives}`.
        pub best(other, gives): &'static str,
        /// The best other step, and the best `{reply}`: `{other}`, `{gives}`.
        pub best_after(reply, other, gives): &'static str,
        /// The gain of a step: so many pieces `{n}`; for one, for more.
        pub gives(n): [&'static str; 2],
        /// A step gives nothing.
        pub gives_nothing: &'static str,
        /// The cost of a step: so many pieces `{n}`; for one, for more.
        pub costs(n): [&'static str; 2],
        /// After the best other step the others avert the defeat by one reply alone: `{other}`,
        /// `{reply}`.
        pub one_defence(other, reply): &'static str,
        /// After it they avert the defeat by several replies: `{other}`, `{reply}`.
        pub defence(other, reply): &'static str,
        /// After it they win: `{other}`, `{reply}`.
        pub lost(other, reply): &'static str,
        /// After every other step the game goes on.
        pub goes_on: &'static str,
        /// No other first step wins with the dice that lie there.
        pub only_start: &'static str,
        /// The ranks that can stand on the site that is attacked: `{site}`, `{ranks}`; and `{piece}` beats it.
        pub sure(site, ranks, piece): &'static str,
        /// Another attack can fail: `{from}`, `{piece}`, `{site}` and what can stand there, `{ranks}`.
        pub unsure(from, piece, site, ranks): &'static str,
        /// The same where hardly anything is known of what stands there: `{from}`, `{piece}`, `{site}`.
        pub unknown(from, piece, site): &'static str,
    }
}

wording! {
    /// The words for why another move of a puzzle is not its answer.
    pub struct TryWords {
        /// The captures of the move: none, one, `{n}`.
        pub takes(n): [&'static str; 3],
        /// The captures that are asked for: one, `{n}`.
        pub asked(n): [&'static str; 2],
        /// The `{reply}` of the others, which takes nothing, one piece, `{n}`.
        pub replies(n, reply): [&'static str; 3],
        /// The `{reply}` of the others, which wins.
        pub wins(reply): &'static str,
        /// The best gain after that: none, one piece, `{n}`.
        pub gains(n): [&'static str; 3],
        /// The least loss after that: one piece, `{n}`.
        pub costs(n): [&'static str; 2],
        /// The game is not won after that: with the next move, in `{n}` moves.
        pub not_won(n): [&'static str; 2],
        /// The game goes on: the others have one move, `{reply}`; or `{n}`.
        pub goes_on(n, reply): [&'static str; 2],
        /// The most that the dice take in all: nothing, one piece, `{n}`.
        pub dice(n): [&'static str; 3],
        /// The dice do not win any more.
        pub dice_not_won: &'static str,
        /// The move loses the game.
        pub lost: &'static str,
        /// The move attacks nothing.
        pub no_attack: &'static str,
    }
}

impl ReasonWords {
    /// Says how many pieces are gained, or lost where it is less than none.
    pub fn gain(&self, pieces: i32) -> String {
        match pieces {
            0 => self.gives_nothing.to_owned(),
            1.. => self.gives(&pieces.unsigned_abs()),
            _ => self.costs(&pieces.unsigned_abs()),
        }
    }
}
