//! The exercises of Sáhkku.

use crate::Exercise;
use crate::exercise::exercise;

/// Its lesson.
pub const EXERCISES: &[Exercise] = &[
    exercise("waking", "15/- 15/- M8 south X-II-blank/X-II", &["S15-M15*X", "M15-M13*II"]),
    exercise("dice", "15/- 15/- M8 south X-X-II/X-X-II", &["S15-M15*X", "S14-S15*X", "*"]),
    exercise(
        "moving",
        "13/S14,M1 13/M3,M6 M8 south II-III-blank/II-III",
        &["S14-M14*III", "M1-N2*II"],
    ),
    exercise("captures", "13/M12,M5 13/M10:2 M8 south X-II-blank/X-II", &["M12-M10*IIxM10:2"]),
    exercise(
        "king",
        "14/M9 13/M3,M11 M8 south X-III-blank/X-III",
        &["M9-M8*XxK", "KM8-M11*IIIxM11:1"],
    ),
    // The II would end on N15, where a pawn sleeps.
    exercise("lap", "3/N13,M6 2/M12,S9:2 M8 south II-III-blank/II-III", &["N13-S1*III"]),
    exercise("captures", "12/M7,S14 12/M5 M8 south III-blank-blank/III", &["M7-M4*III"]),
    exercise("end", "4/N3,M11 10/- M8 south X-II-blank/II", &["N3-N5*II"]),
];
