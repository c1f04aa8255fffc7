//! The exercises of Nine Men's Morris.

use crate::Exercise;
use crate::exercise::{exercise, find};

/// The tasks of the lesson.
pub const EXERCISES: &[Exercise] = &[
    exercise("turn", "....W.....b..W.....b.... 7 7 w", &["f6"]),
    exercise("turn", ".b.bW.....W.b..b....WW.. 0 0 w", &["d6-d5"]),
    exercise(
        "captures",
        "..WWb....bW..b.b...W.... 0 0 w",
        &["d2-b2xd6|d2-b2xf4|d2-b2xc3|d2-b2xa4"],
    ),
    exercise("captures", "bbb.WW.....b.....W...... 5 5 w", &["b6xc4"]),
    find("captures", "..b.W.....W....b....W..b 6 6 w", &["g4"]),
    exercise("captures", "....b.b..b...b...bW.WWWW 0 0 w", &["d1-d2xe3", "d6-d5", "d2-d1xa4"]),
    exercise("turn", "WW.b........bb.W...b.... 0 0 w", &["c3-g7xb6|c3-g7xe4|c3-g7xd2|c3-g7xf4"]),
    find("end", "W..W.W...b....W....W.bbb 0 0 w", &["b6-b4"]),
];
