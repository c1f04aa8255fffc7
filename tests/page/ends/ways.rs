//! Every way in which every game can end.

use palamede::games::luzhanqi::army::{MEN, SLOTS};
use palamede::games::luzhanqi::{self, Rank, Style};
use palamede::games::{GameId, shap_luk, turkish_draughts};
use palamede::rules::Reason;
use std::collections::BTreeSet;

/// A way in which a game ends: the game, its options, where it stands, what is done then (moves
/// in notation, `agree` or `resign`), why it is over, and how many have won.
pub type End = (GameId, &'static str, String, &'static str, Reason, usize);

const APIT: GameId = GameId::ApitSodok;
const FANORONA: GameId = GameId::Fanorona;
pub const FOUR: GameId = GameId::LuzhanqiFour;
const LUZHANQI: GameId = GameId::Luzhanqi;
const MAK_YEK: GameId = GameId::MakYek;
const SAHKKU: GameId = GameId::Sahkku;
const SHAP_LUK: GameId = GameId::ShapLuk;
const TURKISH: GameId = GameId::TurkishDraughts;

const FLAG: Reason = Reason::Own(luzhanqi::Ending::Flag.word());
const MISSED: Reason = Reason::Own(turkish_draughts::Ending::Missed.word());
const TAKEN: Reason = Reason::Own(shap_luk::Ending::RebelsTaken.word());
const FRAMED: Reason = Reason::Own(shap_luk::Ending::GeneralTaken.word());
const SHUT_IN: Reason = Reason::Own(shap_luk::Ending::ShutIn.word());

/// Whether a game can end so. There is no default: a new reason is to be thought about, and has
/// its place in [`reasons`].
fn can(game: GameId, reason: Reason) -> bool {
    match reason {
        Reason::Resigned | Reason::Agreed | Reason::NoMove => true,
        Reason::Captured => !matches!(game, SHAP_LUK | LUZHANQI | FOUR),
        Reason::Repeated => !matches!(game, SAHKKU | LUZHANQI | FOUR),
        Reason::Quiet => game != SAHKKU,
        Reason::Material => matches!(game, MAK_YEK | APIT | TURKISH),
        Reason::Own(_) => true,
    }
}

/// All reasons that a game could end for.
pub fn reasons(game: GameId) -> Vec<Reason> {
    use Reason::{Agreed, Captured, Material, NoMove, Quiet, Repeated, Resigned};
    let mut all = vec![Captured, NoMove, Resigned, Repeated, Quiet, Material, Agreed];
    let own: Vec<_> = match game {
        LUZHANQI | FOUR => luzhanqi::Ending::ALL.iter().map(|end| end.word()).collect(),
        TURKISH => turkish_draughts::Ending::ALL.iter().map(|end| end.word()).collect(),
        SHAP_LUK => shap_luk::Ending::ALL.iter().map(|end| end.word()).collect(),
        MAK_YEK | APIT | FANORONA | SAHKKU => Vec::new(),
    };
    all.extend(own.into_iter().map(Reason::Own));
    all.into_iter().filter(|&reason| can(game, reason)).collect()
}

/// A game of Luzhanqi in which these pieces are left, by the letters of their territories.
fn left(game: GameId, men: &str, tail: &str) -> String {
    let four = game == FOUR;
    // By seat: its territory's letter and number, and its name.
    let seats: &[(&str, usize, &str)] = match four {
        true => &[("S", 0, "south"), ("E", 2, "east"), ("N", 1, "north"), ("W", 3, "west")],
        false => &[("S", 0, "red"), ("N", 1, "black")],
    };
    let (army, mut away, mut moved) = (Style::Balanced.army(), Vec::new(), 0u128);
    for &(letter, territory, _) in seats {
        let rest = men.split_once(&format!("{letter}:")).map_or("", |(_, rest)| rest);
        let mut used = BTreeSet::new();
        for man in rest.split_whitespace().take_while(|word| !word.ends_with(':')) {
            let (rank, to) = man.split_once('@').unwrap_or((man, ""));
            let rank = rank.chars().next().and_then(Rank::read).expect("a rank");
            let slot = (0..MEN).find(|slot| army.0[*slot] == rank && !used.contains(slot));
            let slot = slot.expect("a piece");
            used.insert(slot);
            let id = 30 * territory + usize::from(SLOTS[slot]);
            if !to.is_empty() {
                moved |= 1 << id;
                away.push((id, to.to_owned()));
            }
        }
        let gone = (0..MEN).filter(|slot| !used.contains(slot));
        away.extend(gone.map(|s| (30 * territory + usize::from(SLOTS[s]), ".".to_owned())));
    }
    away.sort();
    let at = away.iter().map(|(id, to)| format!("{}:{to}", luzhanqi::name(*id as u8)));
    let armies = vec![army.write(); seats.len()].join(",");
    let names = seats.iter().map(|seat| seat.2).collect::<Vec<_>>();
    format!(
        "{armies} play {} ready={} out=- cause=- at={} moved={moved:x} turned=0 fights=- flags=- \
         bears=- facts=-{tail}",
        names[0],
        names.join(","),
        at.collect::<Vec<_>>().join(","),
    )
}

/// Every way in which a game can end.
pub fn ends() -> Vec<End> {
    use Reason::{Agreed, Captured, Material, NoMove, Quiet, Repeated, Resigned};
    let at = str::to_owned;
    let lz = |men: &str, tail: &str| left(LUZHANQI, men, tail);
    let four = |men: &str, tail: &str| left(FOUR, men, tail);
    let mut all: Vec<End> = vec![
        (FANORONA, "", at("9/9/P1ppppppp/9/9 w"), "a3-b3A", Captured, 1),
        (FANORONA, "", at("5/5/p4/p1p2/Ppp2 b"), "c2-b2", NoMove, 1),
        (FANORONA, "blocked=draw", at("5/5/p4/p1p2/Ppp2 b"), "c2-b2", NoMove, 0),
        (
            FANORONA,
            "",
            at("P8/9/9/9/8p w"),
            "a5-a4 i1-i2 a4-a5 i2-i1 a5-a4 i1-i2 a4-a5 i2-i1",
            Repeated,
            0,
        ),
        (FANORONA, "", at("P8/9/9/9/8p w quiet=99"), "a5-a4", Quiet, 0),
        (SAHKKU, "", at("5/M9 0/M8 M4=south south X-II-III/X-II-III"), "M9-M8*XxM8:1", Captured, 1),
        (
            SAHKKU,
            "king_alone=loses",
            at("0/M9 3/- M8 south X-II-III/X-II-III"),
            "M9-M8*XxK",
            Captured,
            1,
        ),
        (SAHKKU, "", at("4/N3 10/- M8 south II-III-blank/II-III"), "N3-N5*II", NoMove, 1),
        (TURKISH, "", at("W:Wc3:Bc4,d5"), "c3xc5xe5", Captured, 1),
        (TURKISH, "", at("B:Wa7:Bh3,b7,c7,Kb8"), "b8-a8", NoMove, 1),
        (
            TURKISH,
            "",
            at("W:Wd2,Ka1:Bd7,Kh8"),
            "a1-a2 h8-h7 a2-a1 h7-h8 a1-a2 h8-h7 a2-a1 h7-h8",
            Repeated,
            0,
        ),
        (TURKISH, "", at("W:Wd2,Ka1:Bd7,Kh8 quiet=99"), "a1-a2", Quiet, 0),
        (TURKISH, "", at("W:WKa1:Ba4,Kh7"), "a1xa6", Material, 0),
        (TURKISH, "one_each=draw", at("W:Wa4:Ba5,h7"), "a4xa6", Material, 0),
        (TURKISH, "one_each=king_wins", at("W:Wh2,d4:BKd8"), "d4-d5 d8xd2", Material, 1),
        (TURKISH, "strict=yes", at("W:Wc3,a2:Bc4,d5,h8"), "a2-a3", MISSED, 1),
        (SHAP_LUK, "captures_to_win=12", at("a1,b1,c1,d1,c4,e4 d5 1 g"), "d5-d4xc4,e4", TAKEN, 1),
        (SHAP_LUK, "rebels_capture=yes", at("a1,b1,c4,d1,d2,e1 c3 1 r"), "d2-c2", FRAMED, 1),
        (SHAP_LUK, "", at("a1,b5,c4,d5,e1 c6 1 r"), "c4-c5", SHUT_IN, 1),
        (SHAP_LUK, "", at("a2,b3,b1,c4,e5 a1 1 r"), "b3-b2", NoMove, 1),
        (
            SHAP_LUK,
            "",
            String::new(),
            "b1-b2 c3-d3 b2-b1 d3-c3 b1-b2 c3-d3 b2-b1 d3-c3",
            Repeated,
            0,
        ),
        (SHAP_LUK, "", at("a1,b1,c1,d1,e1,e2 c3 1 r quiet=99"), "e2-e3", Quiet, 0),
        (LUZHANQI, "", lz("S: 9@N52 F N: 2@N35 F", ""), "N52xN62", FLAG, 1),
        (LUZHANQI, "clairvoyance=yes", lz("S: 9@N52 F N: 2@N35 F", ""), "N52xN62", FLAG, 1),
        (LUZHANQI, "", lz("S: 9@S15 F N: F 2@N11", ""), "S15xN11", NoMove, 1),
        (LUZHANQI, "", lz("S: 5@S15 F N: F 5@N11", ""), "S15xN11", NoMove, 0),
        (LUZHANQI, "", lz("S: 9@S35 F N: 9@N35 F", " quiet=69"), "S35-S45", Quiet, 0),
        (LUZHANQI, "quiet_limit=31", lz("S: 9@S35 F N: 9@N35 F", " quiet=30"), "S35-S45", Quiet, 1),
        (
            FOUR,
            "",
            four("S: 9@E52 F E: F 5@E33 N: 9@W52 F W: F 2@W35", ""),
            "E52xE62 W52xW62",
            FLAG,
            2,
        ),
        (FOUR, "", four("S: 9@S15 F E: F 2@E11 N: F W: F", ""), "S15xE11", NoMove, 2),
        (FOUR, "", four("S: 5@S15 F E: F 5@E11 N: F W: F", ""), "S15xE11", NoMove, 0),
        (
            FOUR,
            "",
            four("S: 9@S35 F E: F 9@E35 N: F 9@N35 W: F 9@W35", " quiet=69"),
            "S35-S45",
            Quiet,
            0,
        ),
        (
            FOUR,
            "clairvoyance=yes",
            four("S: 9@S35 F E: F 9@E35 N: F 9@N35 W: F 9@W35", ""),
            "S35-S45 resign N35-N45 resign",
            Resigned,
            2,
        ),
        (
            FOUR,
            "",
            four("S: 9@S35 F E: F 9@E35 N: F 9@N35 W: F 9@W35", ""),
            "S35-S45 agree",
            Agreed,
            0,
        ),
    ];
    for game in [MAK_YEK, APIT] {
        let there_and_back = "a1-a2 a8-a7 a2-a1 a7-a8 a1-a2 a8-a7 a2-a1 a7-a8";
        all.extend([
            (game, "", at("8/8/8/8/2r1r3/8/8/3R4 w"), "d1-d4", Captured, 1),
            (game, "", at("rR6/8/R7/8/8/8/8/8 w"), "a6-a7", NoMove, 1),
            (game, "", at("rr5r/8/8/8/8/8/8/RR4RR w"), there_and_back, Repeated, 1),
            (game, "", at("rr5r/8/8/8/8/8/8/RR5R w"), there_and_back, Repeated, 0),
            (game, "", at("rr5r/8/8/8/8/8/8/RR5R w quiet=99"), "a1-a2", Quiet, 0),
            (game, "", at("rr5r/8/8/8/8/8/8/RR4RR w quiet=99"), "a1-a2", Quiet, 1),
            (game, "", at("r7/8/8/8/2r1r3/8/8/3R4 w"), "d1-d4", Material, 0),
            (game, "", at("rr5r/8/8/8/8/8/8/RR4RR w"), "a1-a2 agree", Agreed, 1),
        ]);
    }
    let [sahkku, lz] = [at("15/- 15/- M8 south X-II-blank/X-II"), lz("S: 9@S35 F N: 9@N35 F", "")];
    for (game, start, agree, resign) in [
        (MAK_YEK, String::new(), "a3-a5 agree", "a3-a5 resign"),
        (APIT, String::new(), "a3-a5 b6-b4 agree", "a3-a5 b6-b4 resign"),
        (FANORONA, String::new(), "e2-e3A agree", "e2-e3A resign"),
        (TURKISH, String::new(), "a3-a4 agree", "a3-a4 resign"),
        (SHAP_LUK, String::new(), "b1-b2 agree", "b1-b2 resign"),
        (SAHKKU, sahkku, "S15-M15*X agree", "S15-M15*X resign"),
        (LUZHANQI, lz, "S35-S45 agree", "S35-S45 resign"),
    ] {
        all.push((game, "", start.clone(), agree, Agreed, 0));
        all.push((game, "", start, resign, Resigned, 1));
    }
    all
}
