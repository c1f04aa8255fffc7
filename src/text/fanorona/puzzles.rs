//! The puzzles of Fanorona.

use crate::Exercise;
use crate::exercise::puzzle;

/// Its puzzles.
pub const PUZZLES: &[Exercise] = &[
    puzzle(
        "win",
        "chain",
        "3p1/5/1P2P/3p1/3P1 b",
        &["d2-c1W-b1W-b2A"],
        &["d2-c1W-b1W", "b3-b2A", "1"],
    ),
    puzzle(
        "win",
        "chain",
        "2pp1/1P1p1/2p2/3P1/3PP w",
        &["d2-d3A-e3W-d4A"],
        &["b4-a5W-b5A", "d4-d3A", "1"],
    ),
    puzzle(
        "win",
        "chain",
        "2p2/1p1p1/P3P/1p3/1P2P b",
        &["b2-b3W-c3W-d2A-c1W"],
        &["b2-c1W-d1A", "b1-c1A", "1"],
    ),
    puzzle(
        "take 4",
        "chain",
        "2pp1/p3p/1P1p1/P3P/3pP w",
        &["b3-c3A-c4A-d4A-d3W"],
        &["b3-c3A-c4A-b4A", "", "3"],
    ),
    puzzle(
        "take 7",
        "chain",
        "pppp2pp1/ppppp4/p4p2P/2p6/PP4PP1 w",
        &["a1-a2A-b2A-c3A-c2W"],
        &["a1-a2A-b2A-b3A", "", "6"],
    ),
    puzzle(
        "take 5",
        "chain",
        "p2p1/p1ppp/3p1/PpP1P/2PP1 w",
        &["c2-c3A-b3W-b4W-c4A"],
        &["c2-c3A-b3W-b4W-c4W", "", "4"],
    ),
    puzzle(
        "win",
        "end",
        "1p3/5/5/1P3/5 w",
        &["b2-c3", "b5-b4", "c3-d2W"],
        &["b2-b3", "b5-b4A", "!"],
    ),
    puzzle(
        "take 5",
        "chain",
        "1pp4pp/1pp4pp/P7P/3p1p2P/1P1PP2P1 b",
        &["f2-g3W-h3A-h2A-g2W", "a3-a4", "d2-d3W"],
        &["d2-c3W-b3A-b2A", "d1-d2", "4"],
    ),
    puzzle(
        "win",
        "end",
        "5/3p1/5/P3p/5 b",
        &["d4-c3", "a2-a3", "c3-b3A"],
        &["e2-e3", "a2-a3", "2"],
    ),
    puzzle(
        "take 3",
        "chain",
        "1pp5p/8p/3p4P/1PP2P3/P1P2P1PP b",
        &["d3-c3", "i3-i2W", "c3-d4W-e3A-d2A-e2W"],
        &["i5-h4", "f2-g3A", "1"],
    ),
    puzzle(
        "take 2",
        "chain",
        "2p1pp3/7pp/1P1P2p1p/9/4p4 w",
        &["d3-d4", "c5-d5", "d4-c3W-d2A"],
        &["b3-b4", "e1-e2", "1"],
    ),
    puzzle(
        "win",
        "end",
        "7p1/9/2PP5/6P1P/9 w",
        &["g2-g3", "h5-h4", "g3-f2W"],
        &["i2-i3", "h5-h4", "1"],
    ),
    puzzle(
        "win",
        "end",
        "3P5/1P7/4P4/6p2/5P3 w",
        &["e3-f4", "g2-g3", "f4-e5W"],
        &["b4-b5", "g2-h2", "1"],
    ),
    puzzle(
        "win",
        "end",
        "5/3p1/PP3/5/3P1 w",
        &["b3-b4", "d4-c4A", "d1-d2", "c4-c5", "a3-b4A"],
        &["d1-d2", "d4-d3A-c3A", "!"],
    ),
    puzzle(
        "win",
        "end",
        "9/1p4pp1/9/3p5/PP7 b",
        &["d2-c2", "b1-b2", "b4-b3A", "a1-a2", "c2-b2A"],
        &["d2-d1", "b1-c1A", "1"],
    ),
    puzzle(
        "win",
        "end",
        "9/3p3P1/4P1P2/5P1P1/9 w",
        &["e3-d3", "d4-d5W", "f2-e3", "d5-d4", "e3-f2W"],
        &["f2-f3", "d4-c5W", "1"],
    ),
    puzzle(
        "win",
        "end",
        "P6p1/6p2/P8/3P1P1P1/PP7 w",
        &["h2-i3", "g4-f4", "d2-e3A", "h5-h4", "f2-g3A"],
        &["h2-h3", "h5-h4A-g3A", "1"],
    ),
];
