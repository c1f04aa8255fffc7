//! The puzzles of Nine Men's Morris.

use crate::Exercise;
use crate::exercise::puzzle;

/// The puzzles. Where the last man is taken that the other side needs, any one will do.
pub const PUZZLES: &[Exercise] = &[
    puzzle("win", "end", ".b.WWbbWbbWW.b.WW.WbW... 0 1 b", &["e3"], &["a1", "d3-e3", "1"]),
    puzzle(
        "win",
        "end",
        "WWW.bW.W.b..b.bbb...b..b 0 0 b",
        &["f2-f4xd5"],
        &["e4-e3xd5", "f6-f4", "1"],
    ),
    puzzle("win", "end", "W.WWW.bbWbW....W..bW.W.. 0 0 w", &["c3-c4"], &["c3-d3", "c5-c4", "1"]),
    puzzle(
        "win",
        "end",
        "b.WbW.bW.bbW.Wb...WWWW.. 0 0 w",
        &["g7-d7xg4"],
        &["g7-d7xc5", "g4-g1", "1"],
    ),
    puzzle(
        "win",
        "end",
        "....W.bbb.WbW..W........ 0 0 w",
        &["c3-d3", "c4-c3", "b4-c4"],
        &["b4-a4", "c4-b4", "1"],
    ),
    puzzle(
        "win",
        "end",
        ".b.Wb.WbW.WWb..WWW.b..b. 0 1 b",
        &["a4", "b4-b2", "a4-b4"],
        &["b2", "b4-a4", "1"],
    ),
    puzzle(
        "win",
        "end",
        "....W.b...WbbW.bW....... 0 0 w",
        &["d6-d5", "e4-e5", "f4-e4"],
        &["d3-e3", "c3-d3", "3"],
    ),
    puzzle(
        "win",
        "end",
        ".......Wb.W.WW..Wb.bb..W 0 0 w",
        &["g1-d1", "d2-b2", "d1-d2"],
        &["b4-b2", "d2-d1", "1"],
    ),
    puzzle(
        "win",
        "end",
        "bWW..b...Wb.bbb.b..b.WW. 0 0 b",
        &["f6-d6", "d1-g1", "d2-d1"],
        &["d2-f2xd1", "a1-d1", "2"],
    ),
    puzzle(
        "win",
        "end",
        "......bWbW.b..WbW....... 0 0 w",
        &["a4-b4", "e5-e4", "g4-f4", "e4-e5", "f4-e4"],
        &["g4-f4", "c4-b4", "1"],
    ),
    puzzle(
        "win",
        "captures",
        "bWWWb..b.W.....WWWbW.... 0 0 w",
        &["b6-b4", "d6-b6", "c3-c4xa7", "b6-a7", "c4-c3xa7|c4-c3xb2|c4-c3xd5"],
        &["c3-c4", "b2-b4", "1"],
    ),
    puzzle(
        "win",
        "end",
        "....W..bb..WbW.b...W..W. 0 0 w",
        &["d2-d3", "d5-c5", "d6-d5", "e4-e3", "f4-e4"],
        &["c4-c5", "c3-c4", "3"],
    ),
    puzzle(
        "win",
        "end",
        ".W.bb.WbW.W..W......W.Wb 0 0 w",
        &["f4-f6", "g1-g4", "f2-f4", "g4-g7", "f4-g4"],
        &["f4-g4", "d6-f6", "1"],
    ),
    puzzle(
        "win",
        "turn",
        "WWbW..........b........b 0 0 w",
        &["a7-d6", "g7-f6", "b6-d5xf6|b6-d5xg1|b6-d5xg4"],
        &["b6-a1", "g1-a4", "2"],
    ),
    puzzle(
        "win",
        "captures",
        "b..W.bb..Wb....W.WWWW.b. 0 0 w",
        &["d2-d3xd1", "a7-d7", "d3-d2xb4", "d7-b4", "d2-d3xb4|d2-d3xc5|d2-d3xf6"],
        &["d2-d3xa7", "d1-d2", "1"],
    ),
    puzzle(
        "win",
        "turn",
        ".W.......bbbW..W........ 0 0 w",
        &["d7-e3", "a4-e5", "e4-d3xb4|e4-d3xc4|e4-d3xe5"],
        &["c3-a7", "a4-g7", "3"],
    ),
    puzzle(
        "win",
        "turn",
        "..W.W...b...b..W.b...... 0 0 w",
        &["c3-d7", "e5-a7", "g7-d5xa7|g7-d5xe3|g7-d5xe4"],
        &["c3-a7", "e3-d7", "3"],
    ),
    puzzle(
        "win",
        "captures",
        ".Wbbbb.bW.W...b.bb....W. 0 0 b",
        &["e3-e4", "b4-a4", "f6-f4xd7", "e5-d7", "f4-f6xa4|f4-f6xd1|f4-f6xd7"],
        &["f6-f4", "e5-e4", "1"],
    ),
    puzzle(
        "win",
        "captures",
        ".W.W.W.b.b...W.bWbbW..W. 0 0 w",
        &["d2-f2xb2", "d5-d6", "f2-d2xd6", "a4-d6", "d2-f2xc3|d2-f2xd6|d2-f2xe3"],
        &["d2-f2xa4", "b2-d2", "1"],
    ),
];
