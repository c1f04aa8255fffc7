//! The words for a position that is set up by hand, in English.

use crate::{SetupFaults, SetupWords};

pub(super) const SETUP: SetupWords = SetupWords {
    lede: "Choose a piece, then press the board to place it. Then play on from this position.",
    lede_full: "Press two pieces of an army: they change places. The armies are whole, and everybody sees them. During a game a position depends on past combats: it cannot be set up here.",
    tools: "Place, move, remove",
    shift: "Move",
    remove: "Remove",
    empty: "Clear the board",
    first: "Starting position",
    mirror: "Swap left and right",
    turn: "Whose turn is it?",
    hand: "{who}, men in hand",
    flights: "Flights left",
    possible: "This position is possible.",
    among: "Play here",
    against: "Play against the computer",
    hint: "During the game, the hint shows a good move and the evaluation.",
    share: "Link, QR, picture, paper",
    fault: SetupFaults {
        none: "{who}: at least one piece is needed.",
        many: "{who}: {n} pieces at most.",
        missing: "A piece is missing: {what}.",
        place: "Not possible on {site}: {what}.",
        together: "On {site}, these pieces cannot stand together.",
        gap: "{who}: sleeping pawns stand in a row from the first cell.",
        other: "This position is impossible in this game.",
        over: "The game would already be over.",
        rule: "See the rule",
    },
};
