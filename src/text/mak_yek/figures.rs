//! The figures of Mak-Yek and Apit-Sodok.

use crate::Figure;
use crate::figure::figure;

const START: Figure = Figure { name: "start", start: "", moves: &[], clicks: &[] };
const MOVE: Figure =
    Figure { name: "move", start: "8/8/3r4/8/1r1R2R1/8/8/3R4 w", moves: &[], clicks: &["d4"] };

/// The figures of Mak-Yek.
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

/// The figures of Apit-Sodok.
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

/// A man of Mak-Yek slips between two.
pub const MAK_YEK_SCENE: Figure = Figure {
    name: "scene",
    start: "rrrrrrrr/8/rr1r1rrr/R7/2r1r3/1RR1RRRR/8/RRRRRRRR w",
    moves: &["d1-d4"],
    clicks: &[],
};

/// A man of Apit-Sodok flanks three.
pub const APIT_SODOK_SCENE: Figure = Figure {
    name: "scene",
    start: "rrrrrrrr/8/rrr3rr/2Rrrr2/8/RR1RRRRR/8/RRRRRRRR w",
    moves: &["g3-g5"],
    clicks: &[],
};

/// The figures of Mak-Yek in short: the aim, a move, a capture.
pub const MAK_YEK_BRIEF: [Figure; 3] = [
    figure("aim", "8/8/8/2Rr4/2R1R3/3R4/8/8 w", &["e4-e5"], &[]),
    GOES,
    figure("takes", "8/8/8/4r3/3rR3/4r3/2RR4/8 w", &["c2-c4"], &[]),
];

/// The figures of Apit-Sodok in short: the aim, a move, a capture.
pub const APIT_SODOK_BRIEF: [Figure; 3] = [
    figure("aim", "8/8/8/2Rrr3/3R1R2/2R5/8/8 w", &["f4-f5"], &[]),
    GOES,
    figure("takes", "8/8/8/1r3r2/1Rrrr3/2R5/4RR2/8 w", &["f2-f4"], &[]),
];

const GOES: Figure = figure("goes", "8/8/8/8/2rr4/2R2r2/2R1R3/8 w", &["c3-e3"], &[]);
