//! The words of the page that is printed. It is a document of its own, and the engine never shows
//! it.

use super::wording::wording;

wording! {
    /// The words of that page.
    pub struct PaperWords {
        /// Heading of the page: `{game}`.
        pub heading(game): &'static str,
        /// The purpose of the page: `{game}`.
        pub lede(game): &'static str,
        /// The advice on how to print.
        pub how: &'static str,
        /// Link to the page with the rule whole.
        pub whole: &'static str,
        /// Label: what is to be printed.
        pub what: &'static str,
        /// The rule on one page.
        pub rule: &'static str,
        /// The board.
        pub board: &'static str,
        /// The pieces.
        pub pieces: &'static str,
        /// Label: the paper of the board.
        pub size: &'static str,
        /// The key to the signs of the figures.
        pub key: &'static str,
        /// The note below a board on one sheet: `{game}`, `{width}`, `{height}`.
        pub of_one(game, width, height): &'static str,
        /// The note below a part of a board: `{n}` of `{all}`, too.
        pub of_several(n, all, game): &'static str,
        /// The note at the foot of the rule that anybody may copy it: the licence of the whole
        /// site.
        pub copying: &'static str,
        /// The purpose of the ruler.
        pub ruler: &'static str,
        /// The note below discs: `{game}`.
        pub discs(game): &'static str,
        /// The note below cards to fold: `{game}`.
        pub fold(game): &'static str,
    }
}
