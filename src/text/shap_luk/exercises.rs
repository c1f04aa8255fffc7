//! The exercises of Shap Luk Kon Tseung Kwan.

use crate::Exercise;
use crate::exercise::{exercise, find};

/// Its lesson.
pub const EXERCISES: &[Exercise] = &[
    exercise("turn", "", &["c5-b4|c5-d4"]),
    exercise("setup", "a1,c1,e1,c2,a3,e3,a5,a4 d5 1 g", &["d5-d6"]),
    exercise("captures", "a1,b1,e1,a3,c4,e4,a5,b5 c3 1 g", &["c3-d4xc4,e4"]),
    exercise("captures", "a1,b1,e1,e3,c4,e4,a5,c5 c3 1 g", &["c3-d4xc5,e3"]),
    // d4 is about to close d5, the last gate.
    exercise("flight", "d1,e1,a2,c2,d4,a5,b5,c5 c6 1 g", &["c6-c7-b2xa2,c2"]),
    // On d2 he threatens c1 and e1, e2 and e4: no move of the rebels saves both pairs.
    exercise("end", "c1,d1,e1,e2,a3,d3,e4,b5 c3 0 g", &["c3-d2xd1,d3", "e4-e3", "d2-d1xc1,e1"]),
    find("end", "a1,c1,a3,e3,c4,b5,d5,e5 c6 0 r", &["c4-c5"]),
    // He threatens to win on d4, between c5 and e3; after c5-d4 he has one move.
    find("end", "a1,c1,a3,e3,c5,d5 e5 0 r", &["c5-d4", "e5-e4", "d5-e5"]),
];
