//! The figures of Fanorona.

use crate::Figure;
use crate::figure::figure;

/// The figures of the game.
pub const FIGURES: &[Figure] = &[
    figure("start", "", &[], &[]),
    figure("dimy", "ppppp/ppppp/pP1pP/PPPPP/PPPPP w", &[], &[]),
    figure("telo", "ppp/p1P/PPP w", &[], &[]),
    figure("strong", "5/4p/2P2/5/5 w", &[], &["c3"]),
    figure("weak", "5/4p/1P3/5/5 w", &[], &["b3"]),
    // The row ends at c5, an own man.
    figure("approach", "2P2/2p2/2p2/5/2P2 w", &["c1-c2A"], &[]),
    figure("withdrawal", "5/5/ppP2/5/5 w", &["c3-d3W"], &[]),
    figure("choice", "5/5/ppP1p/5/5 w", &[], &["c3", "d3"]),
    figure("chain", "5/5/1p3/3p1/P1p2 w", &["a1-b1A-b2A-c2A"], &[]),
    figure("direction", "5/5/pP2p/5/5 w", &["b3-c3W"], &[]),
    figure("visited", "4p/1p3/2P2/2p2/5 w", &[], &["c3", "c4"]),
    figure("blocked", "5/5/5/1p3/pPp2 w", &[], &[]),
];

/// A chain of two.
pub const SCENE: Figure =
    figure("scene", "5pppp/p4pppp/p4P2P/P5PPP/P4PPPP b", &["f4-g3A-h3A"], &[]);

/// The figures of the game in short: the aim, a move, a capture.
pub const BRIEF: [Figure; 3] = [
    figure("aim", "5/5/1P1p1/5/5 w", &["b3-c3A"], &[]),
    figure("goes", "4p/5/5/1P3/5 w", &["b2-b3"], &[]),
    figure("takes", "p1P2/2p2/2p2/5/2P2 w", &["c1-c2A"], &[]),
];
