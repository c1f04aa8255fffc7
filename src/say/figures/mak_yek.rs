//! The figures of Mak-Yek and Apit-Sodok.

use crate::say::Figure;

const START: Figure = Figure { name: "start", start: "", moves: &[], clicks: &[] };
const MOVE: Figure =
    Figure { name: "move", start: "8/8/3r4/8/1r1R2R1/8/8/3R4 w", moves: &[], clicks: &["d4"] };

/// Those of Mak-Yek.
pub const MAK_YEK: &[Figure] = &[
    START,
    MOVE,
    // c1 arrives next to d4, which e4 flanks from behind.
    Figure {
        name: "interception",
        start: "8/8/4r3/8/3rR3/8/1R4r1/2R5 w",
        moves: &["c1-c4"],
        clicks: &[],
    },
    // The same move against two men in a line.
    Figure { name: "pair", start: "8/8/4r3/8/3rrR2/8/1R4r1/2R5 w", moves: &["c1-c4"], clicks: &[] },
    Figure {
        name: "three",
        start: "8/8/3R4/3r4/1Rr1rR2/8/8/3R4 w",
        moves: &["d1-d4"],
        clicks: &[],
    },
    Figure {
        name: "intervention",
        start: "8/8/5r2/8/2r1r3/R7/8/3R4 w",
        moves: &["d1-d4"],
        clicks: &[],
    },
];

/// Those of Apit-Sodok.
pub const APIT_SODOK: &[Figure] = &[
    START,
    MOVE,
    Figure {
        name: "interception",
        start: "8/8/6r1/8/1Rrrr3/8/8/5R2 w",
        moves: &["f1-f4"],
        clicks: &[],
    },
    // Nothing stands behind the runs: they are taken all the same.
    Figure {
        name: "intervention",
        start: "8/8/1r6/8/2r1rrr1/8/8/3R4 w",
        moves: &["d1-d4"],
        clicks: &[],
    },
];
