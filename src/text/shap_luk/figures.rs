//! The figures of Shap Luk Kon Tseung Kwan.

use crate::Figure;
use crate::figure::figure;

/// The figures, in the order of the page.
pub const FIGURES: &[Figure] = &[
    Figure { name: "start", start: "", moves: &[], clicks: &[] },
    figure("rebel", "a1,c1,e1,a3,e3,a5,c5,e5 c3 1 r", &[], &["c5"]),
    figure("general", "a1,c1,e1,c2,a3,e3,a5,a4 d5 1 g", &[], &["d5"]),
    figure("row", "a1,c1,e1,a3,c4,e4,a5,b5 c3 1 g", &["c3-d4xc4,e4"], &[]),
    figure("diagonal", "a1,c1,d1,e1,a3,e3,c5,e5 c3 1 g", &["c3-b4xa3,c5"], &[]),
    figure("choice", "a1,c1,e1,a3,d3,c4,e4,d5 c3 1 g", &[], &["c3", "d4"]),
    // The pair is not taken, whatever the general does next but for coming back.
    figure("framed", "a1,c1,e1,d2,b3,a5,c5,e5 c3 1 r", &["d2-d3"], &[]),
    figure("flight", "e1,a2,c2,d3,a4,e4,b5,d5 c6 1 g", &["c6-c7-b2xa2,c2"], &[]),
    figure("gates", "a1,c1,a3,e3,c4,b5,d5,e5 c6 1 r", &["c4-c5"], &[]),
    figure("stuck", "c1,a2,b2,c3,e3,a4,d4,e5 a1 1 r", &["c1-b1"], &[]),
];

/// The general takes two.
pub const SCENE: Figure =
    figure("scene", "a1,b1,d1,e1,a2,e2,a3,e3,a4,c4,e4,a5,b5,c5,e5 c3 1 g", &["c3-d4xc4,e4"], &[]);

/// The figures of the game in short: the aim, a move, a capture.
pub const BRIEF: [Figure; 3] = [
    figure("aim", "a1,c1,a3,e3,c4,b5,d5,e5 c6 1 r", &["c4-c5"], &[]),
    figure("goes", "a1,c1,e1,a3,e3,a5,c5,e5 c3 1 r", &["a3-b3"], &[]),
    figure("takes", "a1,c1,e1,a3,c4,e4,a5,b5 c3 1 g", &["c3-d4xc4,e4"], &[]),
];
