//! The puzzles of Sáhkku. What counts as taken are pawns, and the marker on the enemy king's crown.

use crate::Exercise;
use crate::exercise::puzzle;

/// Its puzzles.
pub const PUZZLES: &[Exercise] = &[
    puzzle(
        "take 1",
        "king",
        "11/M12 12/- S13=north south X-X-blank/X-X",
        &["S11-S12*X", "S12-S13*XxK"],
        &["M12-M11*X", "", "0"],
    ),
    puzzle(
        "take 2",
        "king",
        "13/- 11/N3,M2:2,M12 M8=south south III-III-III/III-III-III",
        &["KM8-M5*III", "KM5-M2*IIIxM2:2"],
        &["KM8-M11*III", "", "0"],
    ),
    puzzle(
        "take 1",
        "waking",
        "13/M3 14/- M9=north north X-III-blank/X-III",
        &["N2-N1*X", "N1-M3*IIIxM3:1"],
        &["KM9-M10*X", "", "0"],
    ),
    puzzle(
        "take 1",
        "king",
        "8/S10,S12,S14,M15,M13,M11 10/N4,M5 M7=north north II-II-III/II-II",
        &["KM7-M9*II", "KM9-M11*IIxM11:1"],
        &["N4-N2*II", "", "0"],
    ),
    puzzle(
        "take 2",
        "king",
        "14/- 11/M2,M3 N2=south south X-II-III/X-II-III",
        &["KN2-M2*XxM2:1", "KM2-M5*III", "KM5-M3*IIxM3:1"],
        &["S14-S15*X", "", "0"],
    ),
    puzzle(
        "win",
        "end",
        "14/- 14/- M13=north north X-II-III/X-II-III",
        &["KM13-M15*II", "KM15-S15*X"],
        &[],
    ),
    puzzle(
        "win",
        "end",
        "11/- 6/N8,N7,N6,M1:2,M12 M10=north north X-II-III/X-II",
        &["KM10-M12*II", "KM12-S12*X"],
        &[],
    ),
    puzzle(
        "take 2",
        "king",
        "5/S7,S8,S9,S10,S14:2,M15:2,M12 12/N2,M2 M4=north north X-III-III/X-III-III",
        &["KM4-M7*III", "KM7-S7*XxS7:1", "KS7-S10*IIIxS10:1"],
        &["N2-M2*III", "", "1"],
    ),
    puzzle(
        "take 3",
        "captures",
        "10/S12,S14,S15:2,M7 11/N1:2,M6 M8 south X-III-III/X-III-III",
        &["M7-M6*XxM6:1", "M6-M3*III", "M3-N1*IIIxN1:2"],
        &["M7-M4*III", "", "2"],
    ),
    puzzle(
        "win",
        "end",
        "1/S3,S4,S5,S9,S10,S13,S15 8/M7 N7=south south III-III-III/III-III-III",
        &["S15-M13*III", "M13-M10*III", "M10-M7*IIIxM7:1"],
        &[],
    ),
    puzzle(
        "take 2",
        "king",
        "8/S10,S11,S14,M15:2,M14,M7 12/M3,M5 M1=north south II-III-III/II-III-III",
        &["M7-M4*III", "M4-M1*IIIxK", "KM1-M3*IIxM3:1"],
        &["M7-M5*IIxM5:1", "", "1"],
    ),
    puzzle(
        "take 1",
        "king",
        "9/S11,M11,M10,N10 5/N7,M1 S11=south south X-II-III/X-II-III",
        &["KS11-S10*X", "KS10-N10*II", "KN10-N7*IIIxN7:1"],
        &["S9-S10*X", "", "0"],
    ),
    puzzle(
        "win",
        "end",
        "4/S6,S7,S8,S10,S11,S14,M12 6/M11 M13=south south X-II-II/X-II-II",
        &["KM13-M11*IIxM11:1", "KM11-M9*II", "KM9-N9*X"],
        &[],
    ),
    puzzle(
        "win",
        "end",
        "1/S3,S9,S13:2,S15,M15:2,M11 5/N6 N5=south south X-II-II/X-II-II",
        &["KN5-N6*XxN6:1", "KN6-N8*II", "KN8-N10*II"],
        &[],
    ),
];
