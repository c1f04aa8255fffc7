//! The figures of Turkish draughts.

use crate::Figure;
use crate::figure::figure;

/// The figures, in the order of the page.
pub const FIGURES: &[Figure] = &[
    Figure { name: "start", start: "", moves: &[], clicks: &[] },
    Figure { name: "steps", start: "W:Wb2,d4:Bd7,g6", moves: &[], clicks: &["d4"] },
    // d3 stands behind.
    Figure { name: "captures", start: "W:Wd4:Bc4,d3,d5,e4", moves: &[], clicks: &["d4"] },
    Figure { name: "chain", start: "W:Wc3:Ba7,c4,d5,e6", moves: &["c3xc5xe5xe7"], clicks: &[] },
    // d8 leaves two cells to land on.
    Figure { name: "king", start: "W:WKd2:Bd5,f2,g2,Kd8", moves: &[], clicks: &["d2"] },
    Figure { name: "reversal", start: "W:WKd4:Bb4,f4", moves: &[], clicks: &["d4"] },
    // Once d4 is lifted nothing stands behind d5.
    Figure {
        name: "lifting",
        start: "W:WKb4:Ba7,d4,d5,e7,f6",
        moves: &["b4xf4xf7xd7xd4"],
        clicks: &[],
    },
    Figure { name: "promotion", start: "W:Wd6:Ba5,d7,Kg8", moves: &["d6xd8xh8"], clicks: &[] },
    Figure { name: "majority", start: "W:Wb3,f2,f3:Bb4,c5,f4", moves: &["b3xb5xd5"], clicks: &[] },
];

/// A man takes three and is crowned.
pub const SCENE: Figure = Figure {
    name: "scene",
    start: "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c4,d3,f3,g3,h3:Ba7,b7,d7,f7,g7,h7,a6,d6,f6,g6,h6,c5,e7",
    moves: &["c4xc6xe6xe8"],
    clicks: &[],
};

/// The figures of the game in short: the aim, a move, a capture.
pub const BRIEF: [Figure; 3] = [
    figure("aim", "W:Wd4,h2:Bd5", &["d4xd6"], &[]),
    figure("goes", "W:Wd3,h2:Ba8,h7", &["d3-d4"], &[]),
    figure("takes", "W:Wc3:Ba7,c4,d5", &["c3xc5xe5"], &[]),
];
