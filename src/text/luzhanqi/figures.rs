//! The figures of the rule pages: positions with every rank shown.

use crate::Figure;
use crate::figure::figure;

// Positions of several figures, or of a task, too.
const TWO_START: &str = "73526/9.4.8/B1.17/5.B.6/4M321/MFM23,43278/5.6.9/21.B7/3.5.B/3M641/MFM21 play red \
    ready=red,black out=- cause=- at=- moved=0 turned=0 fights=- flags=- bears=- facts=-";

const TWO_RAIL: &str = "73526/9.4.4/B1.17/5.B.6/8M321/MFM23,73256/9.4.8/B1.17/5.B.6/4M321/M2MF3 play red \
    ready=red,black out=- cause=- at=S11:.,S12:.,S13:S33,S14:.,S15:.,S21:.,S23:.,S25:.,\
    S31:.,S32:.,S34:.,S35:.,S41:.,S43:.,S45:.,S52:.,S53:.,S54:.,S55:.,S61:.,S63:.,S64:.,\
    S65:.,N11:.,N12:.,N14:.,N15:.,N21:.,N23:S21,N25:.,N31:.,N32:.,N34:.,N35:.,N41:.,N43:.,\
    N45:.,N51:.,N52:.,N53:.,N54:.,N55:.,N61:.,N62:.,N63:.,N65:. moved=2000000004 turned=0 \
    fights=- flags=- bears=- facts=-";

const TWO_COMBAT: &str = "23576/9.4.8/B1.17/5.B.6/4M321/MFM23,73596/2.4.8/B1.17/5.B.6/4M321/M2MF3 play red \
    ready=red,black out=- cause=- at=S11:.,S12:S33,S13:.,S15:.,S21:.,S23:.,S25:.,S31:.,\
    S32:.,S34:.,S35:.,S41:.,S43:.,S45:.,S51:.,S52:.,S53:.,S54:.,S55:.,S61:.,S63:.,S64:.,\
    S65:.,N11:.,N12:.,N13:S13,N14:.,N15:.,N23:.,N25:.,N31:.,N32:.,N34:.,N35:.,N41:.,N43:.,\
    N45:.,N51:.,N52:.,N53:.,N54:.,N55:.,N61:.,N62:.,N63:.,N65:. moved=100000002 turned=0 \
    fights=- flags=- bears=- facts=-";

const FOUR_START: &str = "73526/9.4.8/B1.17/5.B.6/4M321/MFM23,43278/5.6.9/21.B7/3.5.B/3M641/MFM21,\
    53436/2.7.8/9B.61/4.7.5/1MB31/MFM22,73526/9.4.8/B1.17/5.B.6/4M321/MFM23 play south \
    ready=south,east,north,west out=- cause=- at=- moved=0 turned=0 fights=- flags=- \
    bears=- facts=-";

const FOUR_RAIL: &str = "73526/9.4.4/B1.17/5.B.6/8M321/MFM23,73526/9.4.8/B1.17/5.B.6/4M321/MFM23,\
    73526/9.4.8/B1.17/5.B.6/4M321/MFM23,73526/9.4.8/B1.17/5.B.6/4M321/MFM23 play south \
    ready=south,east,north,west out=- cause=- at=S11:.,S12:.,S13:S33,S14:.,S15:.,S21:.,\
    S23:.,S25:.,S31:.,S32:.,S34:.,S35:.,S41:.,S43:.,S45:.,S52:.,S53:.,S54:.,S55:.,S61:.,\
    S63:.,S64:.,S65:.,N11:.,N12:N33,N13:.,N14:.,N15:.,N21:.,N23:.,N25:.,N31:.,N32:.,N34:.,\
    N35:.,N41:.,N43:.,N45:.,N51:.,N52:.,N53:.,N54:.,N55:.,N61:.,N63:.,N64:.,N65:.,E11:.,\
    E12:.,E13:.,E14:.,E15:.,E21:.,E23:S21,E25:.,E31:.,E32:.,E34:.,E35:.,E41:.,E43:.,E45:.,\
    E51:.,E52:.,E53:.,E54:.,E55:.,E61:.,E63:.,E64:.,E65:.,W11:.,W12:.,W13:.,W14:W33,W15:.,\
    W21:.,W23:.,W25:.,W31:.,W32:.,W34:.,W35:.,W41:.,W43:.,W45:.,W51:.,W52:.,W53:.,W54:.,\
    W55:.,W61:.,W63:.,W64:.,W65:. moved=200000080000000080000004 turned=0 fights=- \
    flags=- bears=- facts=-";

const FOUR_COMBAT: &str = "23576/9.4.8/B1.17/5.B.6/4M321/MFM23,73526/9.4.8/B1.17/5.B.6/4M321/MFM23,\
    73526/9.4.8/B1.17/5.B.6/4M321/MFM23,73526/9.4.8/B1.17/5.B.6/4M321/MFM23 play south \
    ready=south,east,north,west out=- cause=- at=S11:.,S12:S33,S13:.,S15:.,S21:.,S23:.,\
    S25:.,S31:.,S32:.,S34:.,S35:.,S41:.,S43:.,S45:.,S51:.,S52:.,S53:.,S54:.,S55:.,S61:.,\
    S63:.,S64:.,S65:.,N11:.,N12:N33,N13:.,N14:.,N15:.,N21:.,N23:.,N25:.,N31:.,N32:.,N34:.,\
    N35:.,N41:.,N43:.,N45:.,N51:.,N52:.,N53:.,N54:.,N55:.,N61:.,N63:.,N64:.,N65:.,E11:.,\
    E12:.,E13:S13,E14:.,E15:.,E21:.,E23:.,E25:.,E31:.,E32:.,E34:.,E35:.,E41:.,E43:.,E45:.,\
    E51:.,E52:.,E53:.,E54:.,E55:.,E61:.,E63:.,E64:.,E65:.,W11:.,W12:.,W13:.,W14:W33,W15:.,\
    W21:.,W23:.,W25:.,W31:.,W32:.,W34:.,W35:.,W41:.,W43:.,W45:.,W51:.,W52:.,W53:.,W54:.,\
    W55:.,W61:.,W63:.,W64:.,W65:. moved=200000004000000080000002 turned=0 fights=- \
    flags=- bears=- facts=-";

pub const TWO_AIM: &str = "73526/9.4.8/B1.17/5.B.6/4M321/MFM23,73526/9.4.8/B1.17/5.B.6/4M321/MFM23 play red \
    ready=red,black out=- cause=- at=S11:.,S12:N42,S13:.,S14:.,S15:.,S21:.,S23:.,S25:.,S31:.,\
    S32:.,S34:.,S35:.,S41:.,S43:.,S45:S44,S51:.,S53:.,S54:.,S55:.,S64:.,S65:.,N11:N13,N12:.,\
    N13:.,N14:.,N15:.,N21:.,N23:.,N25:.,N31:.,N32:.,N34:.,N35:.,N41:N43,N43:.,N45:N32,N51:.,\
    N52:.,N53:.,N54:.,N55:.,N64:.,N65:. moved=2200840080402 turned=0 fights=S31N21=N \
    flags=N62 bears=- facts=-";

pub const FOUR_AIM: &str = "73526/9.4.8/B1.17/5.B.6/4M321/MFM23,73526/9.4.8/B1.17/5.B.6/4M321/MFM23,\
    73526/9.4.8/B1.17/5.B.6/4M321/MFM23,73526/9.4.8/B1.17/5.B.6/4M321/MFM23 play south \
    ready=south,east,north,west out=east cause=flag at=S11:.,S12:W52,S13:.,S14:.,S15:.,S21:.,\
    S23:.,S25:S33,S31:.,S32:.,S34:.,S35:.,S41:.,S43:.,S45:.,S51:.,S53:.,S54:.,S55:.,S64:.,\
    S65:.,N11:CN,N12:.,N13:N33,N14:.,N15:.,N21:.,N23:.,N25:.,N31:.,N32:.,N34:.,N35:.,N41:.,\
    N43:.,N45:.,N51:.,N53:.,N54:.,N55:.,N64:.,N65:.,W11:.,W12:.,W13:.,W14:.,W21:.,W23:.,\
    W25:.,W31:.,W32:.,W34:.,W41:.,W43:.,W45:.,W51:.,W52:.,W53:.,W54:.,W55:.,W64:.,W65:. \
    moved=800000000000000140000602 turned=0 fights=S31W21=W flags=W62 bears=- facts=-";

/// The figures of the game for two.
pub const TWO: &[Figure] = &[
    figure("start", TWO_START, &[], &[]),
    figure("rail", TWO_RAIL, &[], &["S51"]),
    figure(
        "engineer",
        "73526/9.4.8/B4.17/5.B.6/1M321/MFM23,73256/9.4.8/B1.17/5.B.6/4M321/M2MF3 play red \
         ready=red,black out=- cause=- at=S11:.,S12:.,S13:S33,S14:.,S15:.,S21:.,S23:.,S25:.,\
         S31:.,S32:.,S34:.,S35:.,S41:.,S43:.,S45:.,S52:.,S53:.,S54:.,S55:.,S61:.,S63:.,S64:.,\
         S65:.,N11:.,N12:.,N14:.,N15:.,N21:.,N23:S21,N25:.,N31:.,N32:.,N34:.,N35:.,N41:.,N43:.,\
         N45:.,N51:.,N52:.,N53:.,N54:.,N55:.,N61:.,N62:.,N63:.,N65:. moved=2000000004 turned=0 \
         fights=- flags=- bears=- facts=-",
        &[],
        &["S51"],
    ),
    figure(
        "camp",
        "73526/9.4.8/B1.17/5.B.6/4M321/MFM23,73526/9.4.8/B1.17/5.B.6/4M321/M2MF3 play red \
         ready=red,black out=- cause=- at=S11:.,S12:.,S13:.,S14:.,S15:S22,S21:.,S25:.,S31:.,\
         S32:.,S34:.,S35:.,S41:.,S43:.,S45:.,S51:.,S52:.,S53:.,S54:.,S55:.,S61:.,S63:.,S64:.,\
         S65:.,N11:S12,N12:.,N13:S32,N14:.,N15:.,N21:.,N23:.,N25:.,N31:.,N32:.,N34:.,N35:.,\
         N41:.,N43:.,N45:.,N51:.,N52:.,N53:.,N54:.,N55:.,N61:.,N62:.,N63:.,N65:. \
         moved=140000010 turned=0 fights=- flags=- bears=- facts=-",
        &[],
        &["S22"],
    ),
    figure("combat", TWO_COMBAT, &["S14xS13"], &[]),
];

/// The figures of the game for four.
pub const FOUR: &[Figure] = &[
    figure("start", FOUR_START, &[], &[]),
    figure(
        "curve",
        "73526/9.4.6/B1.17/5.B.8/4M321/MFM23,71916/4.1.8/53.23/B.7.2/563M4/2FMMB,\
         73526/9.4.8/B1.17/5.B.6/4M321/MFM23,73526/9.4.8/B1.17/5.B.6/4M321/MFM23 play south \
         ready=south,east,north,west out=- cause=- at=S11:.,S12:S33,S13:.,S14:.,S15:.,S21:.,\
         S23:.,S25:.,S31:.,S32:.,S34:.,S35:.,S41:.,S43:.,S51:.,S52:.,S53:.,S54:.,S55:.,S61:.,\
         S63:.,S64:.,S65:.,N11:.,N12:N33,N13:.,N14:.,N15:.,N21:.,N23:.,N25:.,N31:.,N32:.,N34:.,\
         N35:.,N41:.,N43:.,N45:.,N51:.,N52:.,N53:.,N54:.,N55:.,N61:.,N63:.,N64:.,N65:.,E11:.,\
         E12:.,E13:.,E14:.,E15:.,E21:.,E23:.,E25:.,E32:.,E34:.,E35:.,E41:.,E43:.,E45:.,E51:.,\
         E52:.,E53:.,E54:.,E55:.,E61:.,E63:.,E64:.,E65:.,W11:.,W12:.,W13:.,W14:CW,W15:.,W21:.,\
         W23:.,W25:.,W31:.,W32:.,W34:.,W35:.,W41:.,W43:.,W45:.,W51:.,W52:.,W53:.,W54:.,W55:.,\
         W61:.,W63:.,W64:.,W65:. moved=200000000000000080000002 turned=0 fights=- flags=- \
         bears=- facts=-",
        &[],
        &["S45"],
    ),
    figure("rail", FOUR_RAIL, &[], &["S51"]),
    figure(
        "engineer",
        "73526/9.4.8/B4.17/5.B.6/1M321/MFM23,73526/9.4.8/B1.17/5.B.6/4M321/MFM23,\
         73526/9.4.8/B1.17/5.B.6/4M321/MFM23,73526/9.4.8/B1.17/5.B.6/4M321/MFM23 play south \
         ready=south,east,north,west out=- cause=- at=S11:.,S12:.,S13:S33,S14:.,S15:.,S21:.,\
         S23:.,S25:.,S31:.,S32:.,S34:.,S35:.,S41:.,S43:.,S45:.,S52:.,S53:.,S54:.,S55:.,S61:.,\
         S63:.,S64:.,S65:.,N11:.,N12:N33,N13:.,N14:.,N15:.,N21:.,N23:.,N25:.,N31:.,N32:.,N34:.,\
         N35:.,N41:.,N43:.,N45:.,N51:.,N52:.,N53:.,N54:.,N55:.,N61:.,N63:.,N64:.,N65:.,E11:.,\
         E12:.,E13:.,E14:.,E15:.,E21:.,E23:S21,E25:.,E31:.,E32:.,E34:.,E35:.,E41:.,E43:.,E45:.,\
         E51:.,E52:.,E53:.,E54:.,E55:.,E61:.,E63:.,E64:.,E65:.,W11:.,W12:.,W13:.,W14:W33,W15:.,\
         W21:.,W23:.,W25:.,W31:.,W32:.,W34:.,W35:.,W41:.,W43:.,W45:.,W51:.,W52:.,W53:.,W54:.,\
         W55:.,W61:.,W63:.,W64:.,W65:. moved=200000080000000080000004 turned=0 fights=- \
         flags=- bears=- facts=-",
        &[],
        &["S51"],
    ),
    figure(
        "camp",
        "73526/9.4.8/B1.17/5.B.6/4M321/MFM23,73526/9.4.8/B1.17/5.B.6/4M321/MFM23,\
         73526/9.4.8/B1.17/5.B.6/4M321/MFM23,73526/9.4.8/B1.17/5.B.6/4M321/MFM23 play south \
         ready=south,east,north,west out=- cause=- at=S11:.,S12:.,S13:.,S14:.,S15:S22,S21:.,\
         S25:.,S31:.,S32:.,S34:.,S35:.,S41:.,S43:.,S45:.,S51:.,S52:.,S53:.,S54:.,S55:.,S61:.,\
         S63:.,S64:.,S65:.,N11:.,N12:N33,N13:.,N14:.,N15:.,N21:.,N23:.,N25:.,N31:.,N32:.,N34:.,\
         N35:.,N41:.,N43:.,N45:.,N51:.,N52:.,N53:.,N54:.,N55:.,N61:.,N63:.,N64:.,N65:.,E11:S12,\
         E12:.,E13:.,E14:.,E15:.,E21:.,E23:.,E25:.,E31:.,E32:.,E34:.,E35:.,E41:.,E43:.,E45:.,\
         E51:.,E52:.,E53:.,E54:.,E55:.,E61:.,E63:.,E64:.,E65:.,W11:.,W12:.,W13:S32,W14:.,W15:.,\
         W21:.,W23:.,W25:.,W31:.,W32:.,W34:.,W35:.,W41:.,W43:.,W45:.,W51:.,W52:.,W53:.,W54:.,\
         W55:.,W61:.,W63:.,W64:.,W65:. moved=100000001000000080000010 turned=0 fights=- \
         flags=- bears=- facts=-",
        &[],
        &["S22"],
    ),
    figure("combat", FOUR_COMBAT, &["S14xS13"], &[]),
];

/// An attack.
pub const TWO_SCENE: Figure = figure("scene", TWO_START, &["S13xN13"], &[]);

/// An attack.
pub const FOUR_SCENE: Figure = figure("scene", FOUR_START, &["S15xE11"], &[]);

/// The figures of the game for two in short: the aim, a move, a capture.
pub const TWO_BRIEF: [Figure; 3] = [
    figure("aim", TWO_AIM, &["N42-N52", "N13-S13", "N52xN62"], &[]),
    figure("goes", TWO_RAIL, &["S51-S53"], &[]),
    figure("takes", TWO_COMBAT, &["S14xS13"], &[]),
];

/// The figures of the game for four in short: the aim, a move, a capture.
pub const FOUR_BRIEF: [Figure; 3] = [
    figure("aim", FOUR_AIM, &["W52xW62"], &[]),
    figure("goes", FOUR_RAIL, &["S51-S53"], &[]),
    figure("takes", FOUR_COMBAT, &["S14xS13"], &[]),
];
