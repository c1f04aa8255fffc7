//! The puzzles of Luzhanqi, for two and for four.

use crate::Exercise;
use crate::exercise::puzzle;

/// The puzzles of the game for two.
pub const TWO: &[Exercise] = &[
    puzzle(
        "sure",
        "known",
        "63435/8.7.2/16.B9/5.7.4/13BM1/22MFM,62537/8.4.9/71.1B/6.B.5/123M4/32MFM play black \
         ready=red,black out=- cause=- at=S11:S22,S15:.,S21:N15,S23:S33,S25:S35,S35:S24,S45:S55,\
         S51:S42,S55:S44,N11:N21,N15:.,N21:.,N25:N24,N31:N11,N35:N44,N43:N42,N52:N53,N53:N43 \
         moved=189188411842a1 turned=0 fights=N21S15+,S35N21+,S21N15+ flags=- bears=- facts=-",
        &["N24xN15"],
        &["N11xS35"],
    ),
    puzzle(
        "sure",
        "known",
        "62537/8.4.9/71.1B/6.B.5/123M4/32MFM,62537/8.4.9/71.1B/6.B.5/123M4/32MFM play black \
         ready=red,black out=- cause=- at=S11:.,S14:S24,S15:.,S21:.,S25:S15,S32:S33,S43:S42,N11:.,\
         N15:.,N21:.,N25:S11,N43:N42 moved=808c40020a28 turned=0 fights=N11S15-,N15S11+,N21S15+,\
         S25N21+,S21N15+,N25S21+ flags=- bears=- facts=-",
        &["S11xS12"],
        &["S11xS31"],
    ),
    puzzle(
        "sure",
        "known",
        "23178/7.6.9/31.B6/4.B.4/1M5M2/5FM32,81536/4.6.9/72.14/7.5.3/31BM2/M2MFB play black \
         ready=red,black out=- cause=- at=S11:.,S13:N11,S15:S24,S25:N14,S31:S22,S32:S43,S34:S44,\
         S35:N21,S43:S42,S45:S15,N11:.,N12:.,N13:.,N14:N24,N15:S11,N21:.,N23:N22,N31:.,N32:.,\
         N41:N43,N43:N44,N51:N53,N52:.,N53:N33 moved=1ea027800a6e14 turned=4 fights=S25N11+,\
         S25N21+,S25N31+,S25N32+,N12S35-,S25N52+,S25N13+,N15S11+ flags=- bears=- facts=-",
        &["N22xN11"],
        &["S11xS12"],
    ),
    puzzle(
        "sure",
        "known",
        "15336/1.7.8/97.B2/3.6.5/MM4B1/MF224,71298/1.6.7/23.B6/2.B.4/MM451/5FM33 play black \
         ready=red,black out=- cause=- at=S11:S22,S12:.,S13:S14,S14:.,S15:.,S21:.,S25:.,S31:N35,\
         S34:S33,S43:S42,S54:S44,N11:.,N12:.,N13:N12,N14:N11,N15:S13,N25:.,N32:N33,N35:.,N41:N42,\
         N45:N44 moved=222a70082663d turned=0 fights=S15N11-,S25N11+,S25N12+,N14S25+,N15S12+,\
         S21N25-,N25S31-,N15S14+,S31N35+ flags=- bears=- facts=-",
        &["S13xS14"],
        &["S13xS23"],
    ),
    puzzle(
        "sure",
        "known",
        "52127/4.6.8/74.61/B.9.B/335M1/MFM32,35158/4.B.9/31.67/2.B.6/1M7M4/MF223 play red \
         ready=red,black out=- cause=- at=S11:.,S12:.,S13:S22,S14:.,S15:N11,S23:S24,S25:S15,\
         S31:S33,S32:S42,S45:S44,N11:.,N13:N15,N14:N24,N15:N14,N25:S14,N34:N22,N35:N34 \
         moved=188700080e94 turned=100000000 fights=N25S11+,S15N11+,N25S12+,N25S14+ flags=- \
         bears=- facts=-",
        &["S21xN15"],
        &["N11xN12"],
    ),
    puzzle(
        "sure",
        "known",
        "81445/7.7.2/2B.B9/6.1.3/126MM/533FM,86414/9.5.7/72.12/B.5.2/1B63M/33MFM play black \
         ready=red,black out=- cause=- at=S11:N13,S14:.,S15:.,S35:S14,S45:S35,S52:S42,N11:.,N13:.,\
         N14:.,N15:.,N21:N22,N32:N42 moved=a0840284001 turned=0 fights=S11N15+,N11S15+,S11N14+,\
         N11S14+,S35N11+,S11N13+ flags=- bears=- facts=-",
        &["N22xN13"],
        &["N31xS25"],
    ),
    puzzle(
        "sure",
        "known",
        "53436/2.7.8/9B.61/4.7.5/1MB31/MFM22,43278/5.6.9/21.B7/3.5.B/3M641/MFM21 play red \
         ready=red,black out=- cause=- at=S11:.,S12:.,S13:.,S14:.,S15:N12,S21:.,S23:S22,S25:.,\
         S34:S24,S41:S42,S43:S33,N11:.,N12:.,N15:N24,N21:.,N23:N22,N25:S14,N34:N44,N35:S21 \
         moved=18ac0102a2b0 turned=0 fights=S15N11+,N25S11+,N25S12+,N25S13+,N25S14+,S15N12+,\
         N21S25-,N25S25+,S21N35- flags=- bears=- facts=-",
        &["S31xS21"],
        &["S22xS21"],
    ),
    puzzle(
        "sure",
        "known",
        "72165/9.7.8/51.34/4.B.B/2M26M/MF133,43158/7.5.9/71.36/6.3.B/2MM14/MFB22 play black \
         ready=red,black out=- cause=- at=S11:.,S12:N15,S13:S24,S15:.,S21:S12,S23:S22,S25:.,\
         S31:S21,S32:S44,S34:S33,S35:.,N11:.,N12:.,N13:.,N14:N24,N15:.,N21:.,N23:N42,N25:N14,\
         N31:S15,N34:N44,N35:N25,N43:N33,N45:N35 moved=299afc0102ea6 turned=0 fights=N15S11+,\
         S21N15+,N11S15-,N21S15+,S25N21+,S25N12+,N25S25+,N31S35+,S12N13+ flags=- bears=- facts=-",
        &["N14xN15"],
        &["S15xS14"],
    ),
    puzzle(
        "sure",
        "known",
        "42757/8.2.9/61.1B/5.3.3/M1BM3/426FM,64817/6.7.9/41.2B/5.1.5/332MB/M23FM play red \
         ready=red,black out=- cause=- at=S11:.,S12:.,S13:.,S14:.,S15:N22,S31:S33,S43:S42,N11:.,\
         N12:.,N13:S11,N14:S15,N15:N24 moved=700020410 turned=200000000 fights=N13S13+,S15N11+,\
         S15N12+,N13S14+,N13S12+,N13S11+ flags=- bears=- facts=-",
        &["S25xS15"],
        &["N22xN31"],
    ),
    puzzle(
        "sure",
        "known",
        "71624/9.2.8/31.14/B.B.7/5M263/MF53M,63724/2.5.8/97.35/1.4.6/2MBB3/1FM1M play black \
         ready=red,black out=- cause=- at=S11:.,S13:.,S15:.,S21:N12,S25:N21,N11:.,N12:.,N13:S22,\
         N14:.,N15:.,N21:.,N25:.,N54:N44 moved=20008140000221 turned=0 fights=S11N15+,N25S11+,\
         S21N25+,S21N14+,N13S13+,S21N12+,N11S15+,S25N11+,S25N21+ flags=- bears=- facts=-",
        &["N31xN21"],
        &["S22xS12"],
    ),
    puzzle(
        "sure",
        "known",
        "14228/3.7.9/35.7B/4.6.6/1M2B5/MFM31,71426/8.3.9/B1.23/3.2.6/MM755/4FM1B play red \
         ready=red,black out=- cause=- at=S11:.,S12:.,S13:S22,S15:.,S23:S33,S25:N42,S55:S44,\
         S65:S55,N11:.,N12:S15,N15:S11,N21:N22,N31:.,N41:.,N53:N44 moved=10010ce1000684 \
         turned=80000000 fights=N11S15-,N15S11+,N31S15=,N15S12+,S25N41+ flags=- bears=- facts=-",
        &["S14xS15"],
        &["N42xN43"],
    ),
];

/// The puzzles of the game for four: none yet.
pub const FOUR: &[Exercise] = &[];
