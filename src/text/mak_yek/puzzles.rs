//! The puzzles of Mak-Yek and Apit-Sodok.

use crate::Exercise;
use crate::exercise::puzzle;

/// Mak-Yek's.
pub const MAK_YEK: &[Exercise] = &[
    puzzle("take 2", "captures", "8/4R1R1/r1Rr2R1/4R3/8/3R4/8/1rR2R2 b", &["d6-e6xe5,e7"]),
    puzzle("take 2", "captures", "6r1/1R4R1/1r6/2RR1r2/4R1R1/8/8/5RR1 b", &["f5-f4xe4,g4"]),
    puzzle("take 2", "captures", "R6R/3r4/3R1R2/1r4r1/2R5/RR3R2/7r/1R2R3 b", &["h2-b2xb1,b3"]),
    puzzle("take 2", "captures", "r7/R6R/1rr5/7R/r7/2r5/6R1/R5R1 b", &["c6-h6xh5,h7"]),
    puzzle("take 2", "captures", "1R6/7R/5RR1/1r6/2r5/5R2/2rR4/1Rr5 w", &["f3-c3xc2,c4"]),
    puzzle("win", "end", "8/3r4/8/8/r5r1/2r5/7r/7R b", &["g4-g1"]),
    puzzle(
        "take 2",
        "captures",
        "7R/R2R3R/8/3R1r1R/8/R7/8/4R3 b",
        &["f5-f6", "d5-e5", "f6-h6xh5,h7"],
    ),
    puzzle(
        "take 2",
        "captures",
        "8/5r2/8/2R3R1/R6R/2R3R1/8/1R5r b",
        &["f7-f4", "h4-g4", "f4-c4xc3,c5"],
    ),
    puzzle(
        "take 2",
        "captures",
        "4R2R/3R1R2/7r/8/3R1R2/8/8/1r1RR3 b",
        &["h6-e6", "f4-g4", "e6-e7xd7,f7"],
    ),
    puzzle(
        "take 2",
        "captures",
        "2r1r3/6R1/1r6/5r2/2r1r3/4r3/8/r1R5 w",
        &["g7-d7", "c4-b4", "d7-d8xc8,e8"],
    ),
    puzzle(
        "take 3",
        "captures",
        "2R3r1/4r3/r1rr4/5r2/3rRR1r/4R1rR/1R6/r5R1 w",
        &["b2-b6xa6,c6", "g3-g7", "c8-c4xd4"],
    ),
    puzzle(
        "take 2",
        "captures",
        "RR6/5r2/8/4r3/5r2/3RR2R/8/3R2RR b",
        &["f4-f2", "d1-c1", "f2-h2xh1,h3"],
    ),
    puzzle("win", "end", "8/r6r/7r/r7/r7/5r2/7r/7R b", &["f3-f1", "h1-g1", "h2-h1xg1"]),
    puzzle("win", "end", "r3r3/2r5/2r5/r1r5/1R6/4r3/1r5r/8 b", &["c5-c4", "b4-a4", "e3-a3xa4"]),
    puzzle(
        "win",
        "end",
        "2R5/5R2/8/R7/8/R7/5R1r/8 w",
        &["a3-h3", "h2-h1", "f2-f1", "h1-g1", "h3-h1xg1"],
    ),
];

/// Apit-Sodok's.
pub const APIT_SODOK: &[Exercise] = &[
    puzzle("take 2", "captures", "8/6r1/4R2R/R3rR2/5R1R/8/1R1rR3/8 b", &["g7-g4xf4,h4"]),
    puzzle("take 3", "captures", "1r6/rr5R/2r1r3/2r1R1r1/1R3r2/r1r4r/8/7R w", &["b4-c4xc3,c5,c6"]),
    puzzle("take 3", "captures", "8/7r/2r5/3r2rR/1r1rr1rR/R2rR3/4R3/r4R2 w", &["f1-f4xd4,e4,g4"]),
    puzzle("take 3", "captures", "1r4r1/7r/8/r4r1R/r1R1R3/1RR3R1/r4r2/4rR2 w", &["b3-a3xa2,a4,a5"]),
    puzzle("take 3", "captures", "1r1R4/1R1R3r/4r3/3Rr3/5r2/2R1r1RR/6r1/8 b", &["e6-d6xd5,d7,d8"]),
    puzzle(
        "take 4",
        "captures",
        "r2r4/rr2rr2/r6R/3Rrr2/rr2R3/R7/2R3R1/7R w",
        &["d5-a5xa4,a6,a7,a8"],
    ),
    puzzle(
        "take 3",
        "captures",
        "3R4/R7/1rr5/3RRRR1/1R2RRRR/8/1R4R1/1R6 b",
        &["c6-c3", "b4-a4", "c3-g3xg2,g4,g5"],
    ),
    puzzle("win", "end", "8/2R5/8/8/8/R7/R7/r7 w", &["c7-c1", "a1-b1", "a2-a1xb1"]),
    puzzle(
        "take 2",
        "captures",
        "R7/6r1/8/R1r2r2/1Rr1R2r/8/2r4r/8 w",
        &["e4-e3", "c4-g4", "e3-h3xh2,h4"],
    ),
    puzzle(
        "take 2",
        "captures",
        "6R1/8/5r2/1rr3R1/8/1R4R1/1R6/r4r2 b",
        &["b5-b4", "b3-d3", "b4-g4xg3,g5"],
    ),
    puzzle(
        "take 2",
        "captures",
        "8/6r1/3r3r/8/4R2r/RrrR4/6R1/8 w",
        &["d3-d5", "h4-h3", "d5-d3xb3,c3"],
    ),
    puzzle(
        "take 3",
        "captures",
        "r1rr3R/8/8/8/R6R/2R5/2RrrrR1/4R2R w",
        &["c2-b2", "e2-e7", "b2-b8xa8,c8,d8"],
    ),
    puzzle(
        "take 4",
        "captures",
        "1r4r1/Rr6/2r2r1r/5R1R/2R5/1RR4R/3r4/1R3RRR b",
        &["g8-g5xf5,h5", "b1-a1", "d2-h2xh1,h3"],
    ),
    puzzle("win", "end", "1R6/8/6R1/8/1r1RRR2/R7/2R2R2/R4R2 w", &["b8-b5", "b4-a4", "b5-a5xa4"]),
    puzzle(
        "win",
        "end",
        "5RR1/5R2/4R1R1/8/6r1/8/7R/5R2 w",
        &["f7-f4", "g4-g3", "e6-e3", "g3-g1", "h2-h1xg1"],
    ),
];
