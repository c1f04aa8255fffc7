//! The exercises of Fanorona.

use crate::Exercise;
use crate::exercise::{exercise, find, safe};

/// Its lesson.
pub const EXERCISES: &[Exercise] = &[
    exercise("turn", "5/5/1PP2/4p/3p1 w", &["c3-b2|c3-b4|c3-d2|c3-d4"]),
    exercise("captures", "5/1p2p/1p3/4P/1P3 w", &["b1-b2A"]),
    exercise("captures", "2p2/5/ppP2/5/5 w", &["c3-d3W"]),
    exercise("captures", "5/5/pP1pp/5/5 w", &["b3-c3A"]),
    // Next to a2 and c2, the man on b1 has no line to them.
    find("turn", "2Ppp/5/5/p1p2/PP3 w", &["c5-b5W"]),
    // From c3 it would be e3 straight on.
    exercise("chain", "3p1/5/pP2p/5/4p w", &["b3-c3W-d2A-c1W"]),
    safe("captures", "2P2/1p3/5/5/4P w", &["c5-d5"]),
    // Black has no other answer than to take d1.
    exercise("end", "5/5/5/1ppp1/3PP w", &["e1-e2", "d2-d3W", "e2-d2A-d1W"]),
];
