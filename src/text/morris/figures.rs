//! The figures of Nine Men's Morris.

use crate::Figure;
use crate::figure::figure;

/// All of them.
pub const FIGURES: &[Figure] = &[
    figure("start", "", &[], &[]),
    figure("placing", "....W.....b..W.....b.... 7 7 w", &["f6"], &[]),
    figure("moving", "bb.bW.....W.b.Wb....WW.. 0 0 w", &[], &["d6"]),
    figure("flying", "b.b.W...b.Wb.......bW... 0 0 w", &[], &["d6"]),
    figure("mill", "..WWb...WbW.bb.b...W.... 0 0 w", &["d2-b2xd6"], &[]),
    figure("protected", "bbbW....W.W.b..b...W...W 0 0 w", &[], &["d2", "b2"]),
    figure("all", "bbbW..bbb.W......W.W...W 0 0 w", &["d2-b2xd7"], &[]),
    figure("swing", "....b.b..b...b...bW.WWWW 0 0 w", &["d1-d2xe3"], &[]),
    figure("two", ".W.W.W.W.b..b..b.......b 5 5 w", &["d6xa4"], &[]),
    figure("few", "WW.b.........bWb...W.... 0 0 w", &["g4-g7xc3"], &[]),
    figure("blocked", "W....W...bW...W....W.bbb 0 0 b", &[], &[]),
];

/// A man that goes to and fro between two mills.
pub const SCENE: Figure = figure("scene", "W.bbb.b..b.W.b...bW.WWWW 0 0 w", &["d1-d2xe3"], &[]);

/// The figures of the game in short: the aim, a move, a capture.
pub const BRIEF: [Figure; 3] = [
    figure("aim", "WW.b.........bWb...W.... 0 0 w", &["g4-g7xc3"], &[]),
    figure("goes", ".b.bW.....W.b..b....WW.. 0 0 w", &["d6-d5"], &[]),
    figure("takes", "..WWb....bW..b.b...W.... 0 0 w", &["d2-b2xd6"], &[]),
];
