//! The exercises of Turkish draughts.

use crate::Exercise;
use crate::exercise::exercise;

/// Its lesson.
pub const EXERCISES: &[Exercise] = &[
    exercise("turn", "W:Wd4:Bb7,g7", &["d4-d5", "g7-g6", "d5-e5"]),
    exercise("captures", "W:Wb2,d4:Bd5,g6", &["d4xd6"]),
    // e3 is behind e4; g5 and f5 stand in a row before h5.
    exercise("captures", "W:Wa3,e4,h5:Bd4,e3,f5,g5", &["e4xc4"]),
    exercise("captures", "W:Wc3:Ba7,c4,d5,e6", &["c3xc5xe5xe7"]),
    exercise("majority", "W:Wb3,f2,f3:Bb4,c5,f4", &["b3xb5xd5"]),
    exercise("kings", "W:Wb7:Bb4,g6", &["b7-b8", "g6-g5", "b8xb1|b8xb2|b8xb3"]),
    exercise("kings", "W:WKd4:Ba6,b4,f4", &["d4xa4xa7|d4xa4xa8"]),
    exercise("end", "W:Wa4,b4,c4:Bc6,e4,f5", &["c4-c5", "c6xc4", "b4xd4xf4xf6"]),
];
