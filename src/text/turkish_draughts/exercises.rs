//! The exercises of Turkish draughts.

use crate::Exercise;
use crate::exercise::{exercise, find, safe};

/// Its lesson.
pub const EXERCISES: &[Exercise] = &[
    exercise("turn", "W:Wd4:Bb7,g7", &["d4-d5", "g7-g6", "d5-e5"]),
    exercise("captures", "W:Wb2,d4:Bd5,g6", &["d4xd6"]),
    exercise("captures", "W:Wc3:Ba7,c4,d5,e6", &["c3xc5xe5xe7"]),
    find("majority", "W:Wb3,f2,f3:Bb4,c5,f4", &["b3xb5xd5"]),
    safe("captures", "W:Wd5,g2,g4:Be4,h4", &["g4-g5"]),
    exercise("kings", "W:Wb7:Bb4,g6", &["b7-b8", "g6-g5", "b8xb1|b8xb2|b8xb3"]),
    exercise("kings", "W:WKd4:Ba6,b4,f4", &["d4xa4xa7|d4xa4xa8"]),
    find("end", "W:Wa4,b4,c4:Bc6,e4,f5", &["c4-c5", "c6xc4", "b4xd4xf4xf6"]),
];
