//! The words that a language must have for a position that is set up by hand.

use super::wording::wording;

wording! {
    /// The words for the page on which a position is set up.
    pub struct SetupWords {
        /// The purpose of the page, in a sentence or two.
        pub lede: &'static str,
        /// The purpose of the page where whole armies are laid out, and what cannot be set up.
        pub lede_full: &'static str,
        /// Heading of the tools: a kind of piece each, and the two below.
        pub tools: &'static str,
        /// Tool: moves a piece.
        pub shift: &'static str,
        /// Tool: takes a piece away.
        pub remove: &'static str,
        /// Button: takes all pieces away.
        pub empty: &'static str,
        /// Button: lays out the first position of a game.
        pub first: &'static str,
        /// Button: exchanges left and right.
        pub mirror: &'static str,
        /// Label: whose turn it is.
        pub turn: &'static str,
        /// Label: the men in hand of a seat: `{who}`.
        pub hand(who): &'static str,
        /// Label: the flights that are left.
        pub flights: &'static str,
        /// Said of a position that is possible.
        pub possible: &'static str,
        /// Button: plays from there among people.
        pub among: &'static str,
        /// Button: plays from there against the computer.
        pub against: &'static str,
        /// The note on how to get a hint and an evaluation.
        pub hint: &'static str,
        /// Button: link, code, picture and paper.
        pub share: &'static str,
        /// The reasons why a position is impossible.
        pub fault: SetupFaults,
    }

    /// The reasons why a position is impossible.
    pub struct SetupFaults {
        /// A seat has no piece: `{who}`.
        pub none(who): &'static str,
        /// A seat has too many pieces: `{who}`, `{n}` at most.
        pub many(who, n): &'static str,
        /// A piece is missing: `{what}`.
        pub missing(what): &'static str,
        /// A piece stands where it cannot: `{site}`, `{what}`.
        pub place(site, what): &'static str,
        /// Pieces stand together that cannot: `{site}`.
        pub together(site): &'static str,
        /// The pieces of a seat that have not moved leave a gap: `{who}`.
        pub gap(who): &'static str,
        /// Any other reason.
        pub other: &'static str,
        /// The game would be over; the outcome follows.
        pub over: &'static str,
        /// Link to the section of the rules.
        pub rule: &'static str,
    }
}
