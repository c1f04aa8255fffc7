//! The puzzles of Turkish draughts.

use crate::Exercise;
use crate::exercise::puzzle;

/// Its puzzles.
pub const PUZZLES: &[Exercise] = &[
    puzzle(
        "take 2",
        "captures",
        "W:Wa2,b3,c3,g4,h4:BKh1,a4,a6,d6,g6,b7",
        &["b3-a3", "h1xh5", "a3xa5xa7xc7"],
        &["a2-b2", "h1xh5", "-1"],
    ),
    puzzle(
        "take 3",
        "captures",
        "B:Wc2,e2,b3,d3,f3,g3,h3,c4,h5:Ba5,b5,d5,a6,c6,e6,g6",
        &["b5-b4", "b3xb5", "a5xc5xc3xe3xe1"],
        &["b5-c5", "b3-c3", "0"],
    ),
    puzzle(
        "win",
        "end",
        "W:Wf4,f7,Kh8:BKg1,a7,Ka8",
        &["f7-f8", "a8xg8", "h8xa8xa1xh1"],
        &["f7-g7", "g1xg8", "1"],
    ),
    puzzle(
        "take 2",
        "kings",
        "W:Wa4,Ka8:BKd5,d6,h6,f7",
        &["a8-a6", "d6-e6", "a6xf6xf8"],
        &["a4-b4", "d6-e6", "0"],
    ),
    puzzle("win", "end", "B:We6:BKd1,g7", &["g7-f7", "e6-f6", "f7xf5"], &["g7-g6", "e6-e7", "1"]),
    puzzle(
        "take 3",
        "kings",
        "W:WKe6,Kc8:BKg2,Kh5,a6,a7,h7",
        &["e6-b6", "a6xc6", "c8xc2xh2xh6xh8"],
        &["e6-h6", "h5-g5", "1"],
    ),
    puzzle(
        "win",
        "end",
        "B:WKa5:BKf1,h5,c6",
        &["f1-f5", "a5xg5", "h5xf5"],
        &["h5-g5", "a5xh5", "1"],
    ),
    puzzle(
        "take 2",
        "kings",
        "W:Wa2,b2,e3,h4,Ka8:Bf4,f5,h7",
        &["a8-a5", "f5-g5", "a5xh5xh8"],
        &["a8-a4", "f5-e5", "1"],
    ),
    puzzle(
        "win",
        "end",
        "B:Wb4,c5:Bf5,b6,e6,c7,e7,Kc8",
        &["c7-c6", "c5xc7", "c8xc4xa4"],
        &["b6-b5", "b4xb6", "2"],
    ),
    puzzle(
        "take 2",
        "captures",
        "B:Wb2,a3,c4,d4,c5:BKf1,g4,a5,a6,a7,e7,h7",
        &["a5-b5", "c5xa5", "a6xa4xa2xc2"],
        &["g4-h4", "b2-c2", "0"],
    ),
    puzzle(
        "win",
        "end",
        "B:Wd7:BKb1,Kh4,h5,Kc6",
        &["c6-c7", "d7xb7", "b1xb8"],
        &["c6-c8", "d7-e7", "1"],
    ),
    puzzle(
        "win",
        "end",
        "B:WKf1:BKg3,h5,h6,h7",
        &["g3-g1", "f1xh1", "h5-h4", "h1xh5", "h6xh4"],
        &["g3-f3", "f1xf4", "4"],
    ),
    puzzle(
        "win",
        "end",
        "W:Wa3,h3,h4,e6,h6,Kh8:BKg7",
        &["h8-g8", "g7-f7", "g8-g7", "f7xh7xh5", "h4xh6"],
        &["h3-g3", "g7xg1", "2"],
    ),
    puzzle(
        "win",
        "end",
        "W:WKa3,d3,g3,h3,f4,d6:Bh5,h7",
        &["h3-h4", "h5xh3xf3", "d3-e3", "f3xd3", "a3xh3xh8"],
        &["d3-e3", "h5-g5", "2"],
    ),
    puzzle(
        "win",
        "end",
        "B:Wd5:Bc4,a5,Kh6,b7",
        &["h6-e6", "d5-c5", "e6-d6", "c5-b5", "a5xc5"],
        &["a5-b5", "d5-e5", "1"],
    ),
    puzzle(
        "win",
        "end",
        "W:WKa2,Kh5:BKf3",
        &["h5-h1", "f3-b3", "a2-b2", "b3xb1", "h1xa1"],
        &["a2-f2", "f3xf1", "1"],
    ),
];
