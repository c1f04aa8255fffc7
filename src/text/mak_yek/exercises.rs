//! The exercises of Mak-Yek and Apit-Sodok.

use crate::Exercise;
use crate::exercise::{exercise, find, safe};

/// Mak-Yek's.
pub const MAK_YEK: &[Exercise] = &[
    exercise("turn", "8/8/3r4/8/1r1R2R1/8/8/3R4 w", &["d4-d5"]),
    exercise("captures", "8/8/4r3/8/3rR3/8/1R4r1/2R5 w", &["c1-c4xd4"]),
    exercise("captures", "8/8/5r2/8/2r1r3/R7/8/3R4 w", &["d1-d4xc4,e4"]),
    // Two men side by side cannot be flanked; g2 stands alone.
    find("captures", "8/8/4r3/8/3rrR2/8/1R4rR/2R5 w", &["f4-f2xg2|b2-f2xg2"]),
    find("captures", "8/8/3R4/3r4/1Rr1rR2/8/8/3R4 w", &["d1-d4xc4,d5,e4"]),
    safe("captures", "8/2R5/8/8/2R3r1/8/5rR1/6r1 w", &["g2-h2"]),
    find("end", "3rR3/8/8/8/8/8/8/2R5 w", &["c1-c8xd8"]),
];

/// Apit-Sodok's.
pub const APIT_SODOK: &[Exercise] = &[
    exercise("turn", "8/3r4/8/8/8/8/1R1R2r1/8 w", &["d2-d6"]),
    exercise("captures", "8/8/3R4/3r4/R5r1/8/8/8 w", &["a4-d4xd5"]),
    exercise("captures", "8/8/6r1/8/1Rrrr3/8/8/5R2 w", &["f1-f4xc4,d4,e4"]),
    // g4 and h4 touch the edge: nobody gets behind them.
    find("captures", "8/2R5/2r5/2r5/R5rr/8/8/8 w", &["a4-c4xc5,c6"]),
    exercise("captures", "8/8/1r6/8/2r1rrr1/8/8/3R4 w", &["d1-d4xc4,e4,f4,g4"]),
    safe("captures", "6R1/2rR4/8/8/5R2/8/5Rr1/4r3 w", &["f2-e2"]),
    find("end", "2rrR3/8/8/8/8/8/8/1R6 w", &["b1-b8xc8,d8"]),
    // Whatever Black does after d4, d5 or e4 is captured.
    find("captures", "7r/8/R7/3r4/4r3/8/8/3R1R2 w", &["d1-d4", "e4-e7", "a6-d6xd5"]),
];
