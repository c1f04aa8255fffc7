//! The figures of Sáhkku.

use crate::Figure;
use crate::figure::figure;

/// The figures, in the order of the page.
pub const FIGURES: &[Figure] = &[
    Figure { name: "start", start: "", moves: &[], clicks: &[] },
    figure("track", "12/S14,M9,M3 13/M1,M5 M8 south X-II-III/III", &["S14-M14*III"], &[]),
    figure("waking", "15/- 15/- M8 south X-II-blank/X-II", &["S15-M15*X"], &[]),
    figure("moving", "9/N10,M12 4/M3,S12:2 M8 south X-II-III/X-II-III", &[], &["N10"]),
    figure("capture", "12/M12 13/M10:2 M8 south X-II-blank/II", &["M12-M10*II"], &[]),
    figure("crown", "13/M9 14/M3 M8 south X-III-blank/X", &["M9-M8*X"], &[]),
    figure("recrown", "12/M11,M4 12/M3 M8=north south X-III-blank/III", &["M11-M8*III"], &[]),
    figure("king", "6/S10,M15 6/N6 M8=south south X-II-III/X-II-III", &[], &["M8"]),
    figure("waiting", "3/N14,M6 0/M3,S9:2 M8 south X-III-blank/III", &["N14-S1*III"], &[]),
    figure("blocked", "4/N3,M11 10/- M8 south X-II-blank/II", &["N3-N5*II"], &[]),
];

/// The king takes.
pub const SCENE: Figure = figure(
    "scene",
    "9/S11,S12,S13,S14,M11 11/N3,N2,M7 M10=south south X-III-III/X-III-III",
    &["KM10-M7*III"],
    &[],
);

/// The figures of the game in short: the aim, a move, a capture.
pub const BRIEF: [Figure; 3] = [
    figure("aim", "12/N10 0/N12 M8=south south X-II-blank/II", &["N10-N12*II"], &[]),
    figure("goes", "15/- 15/- M8 south X-II-blank/X-II", &["S15-M15*X"], &[]),
    figure("takes", "12/M12 13/M10:2 M8 south X-II-blank/II", &["M12-M10*II"], &[]),
];
