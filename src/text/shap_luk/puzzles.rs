//! The puzzles of Shap Luk Kon Tseung Kwan.

use crate::Exercise;
use crate::exercise::puzzle;

/// Its puzzles.
pub const PUZZLES: &[Exercise] = &[
    puzzle(
        "win",
        "end",
        "a2,a3,a4,a5,b1,b2,b3,b4,c5,d4,d5,e3 e5 1 r",
        &["e3-e4"],
        &["e3-d3", "e5-e4", "1"],
    ),
    puzzle(
        "win",
        "end",
        "a1,a2,a3,a4,b2,d2,d3,d4,e1,e4 e3 0 r",
        &["e1-e2"],
        &["d2-e2", "e3-d2", "1"],
    ),
    puzzle("win", "end", "a2,a3,b3,b5,c2,c5,d4,e4 c6 0 r", &["d4-d5"], &["c5-d5", "c6-c5", "2"]),
    puzzle(
        "win",
        "end",
        "a3,b1,b4,b5,c1,c3,c4,c5,d2,d5,e1,e5 a5 1 r",
        &["a3-a4"],
        &["a3-b3", "a5-a4", "1"],
    ),
    puzzle(
        "win",
        "end",
        "a4,b1,b5,c2,c3,c5,d2,d3,e4,e5 d6 0 r",
        &["e5-d5"],
        &["e5-d4", "d6-d5", "1"],
    ),
    puzzle(
        "take 2",
        "captures",
        "a1,b1,c1,c5,d4,e1,e2,e4 c3 0 g",
        &["c3-d2", "e1-d1", "d2-e3xe2,e4"],
        &["c3-b2", "c5-d5", "0"],
    ),
    puzzle(
        "take 2",
        "captures",
        "a4,a5,b3,b5,c2,c5,d1,d4,e2,e4 b2 1 g",
        &["b2-c3", "c2-c1", "c3-b4xb3,b5"],
        &["b2-a1", "d1-e1", "0"],
    ),
    puzzle(
        "win",
        "end",
        "a5,b2,b4,d3,d5,e5 d2 1 g",
        &["d2-c3", "d3-e3", "c3-b3xb2,b4"],
        &["d2-e3", "d5-c5", "5"],
    ),
    puzzle(
        "take 4",
        "flight",
        "a4,b1,b2,c3,d2,d4,e1,e2,e4,e5 c6 1 g",
        &["c6-c7-d3xd2,d4", "c3-b3", "d3-e3xe2,e4"],
        &["c6-c7-c2xb2,d2", "c3-d3", "2"],
    ),
    puzzle(
        "take 4",
        "captures",
        "a2,a4,b2,b4,b5,c1,c5,d1,d5,e1,e2,e3,e4,e5 c3 1 g",
        &["c3-d4xc5,e3", "b5-a5", "d4-e3xe2,e4"],
        &["c3-d2xc1,e3", "e4-e3", "2"],
    ),
    puzzle(
        "win",
        "end",
        "a1,c4,d1,d2,d5,e3 e5 0 r",
        &["c4-d4", "e5-e4", "d5-e5"],
        &["e3-d4", "e5-e4", "1"],
    ),
    puzzle(
        "win",
        "end",
        "a1,a5,b1,b2,b3,b4,b5,d2,e4,e5 c6 0 r",
        &["b4-c5", "c6-b6", "e5-d5"],
        &["e5-d5", "c6-c5", "2"],
    ),
    puzzle(
        "win",
        "end",
        "a2,b5,c1,d1,d3,e1 a1 0 r",
        &["c1-b2", "a1-b1", "d1-c1", "b1-a1", "c1-b1"],
        &["c1-b1", "a1-b2", "1"],
    ),
    puzzle(
        "win",
        "end",
        "a1,a2,a3,a4,a5,b1,b5,d2,d3,d4,e1,e2,e3,e4 d5 0 r",
        &["b5-c5", "d5-d6", "d4-d5", "d6-c6", "a5-b5"],
        &["e4-e5", "d5-c5", "1"],
    ),
    puzzle(
        "win",
        "end",
        "a5,b2,b3,c5,d2,d5 e5 0 r",
        &["c5-d4", "e5-e4", "d2-e3", "e4-e5", "e3-e4"],
        &["b2-c2", "e5-d4", "2"],
    ),
];
