//! What is known of Luzhanqi, for two and for four.

use crate::shared::{Captures, End, Known};
use palamede::games::luzhanqi::army::{MEN, SLOTS};
use palamede::games::luzhanqi::{self, Ending, Rank, Style};
use palamede::games::{Luzhanqi, LuzhanqiFour};
use palamede::rules::Reason;
use std::collections::BTreeSet;

const FLAG: Reason = Reason::Own(Ending::Flag.word());

/// A game of Luzhanqi in which these pieces are left, by the letters of their territories.
fn left(four: bool, men: &str, tail: &str) -> String {
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

fn ends_by(reason: Reason) -> bool {
    use Reason::{Agreed, Captured, Material, NoMove, Own, Quiet, Repeated, Resigned, TimedOut};
    match reason {
        Agreed | NoMove | Own(_) | Quiet | Resigned | TimedOut => true,
        Captured | Material | Repeated => false,
    }
}

fn own_reasons() -> Vec<Reason> {
    Ending::ALL.iter().map(|end| Reason::Own(end.word())).collect()
}

impl Known for Luzhanqi {
    const SECTIONS: &[(&str, &str)] =
        &[("setup", "board"), ("captures", "known"), ("known", "bearer"), ("end", "advice")];
    const CAPTURES: Captures = &[("combat", &["S13"])];

    const WITHOUT_WORDS: &[&str] = &["luzhanqi.a_piece"];

    fn ends_by(reason: Reason) -> bool {
        ends_by(reason)
    }

    fn own_reasons() -> Vec<Reason> {
        own_reasons()
    }

    fn ends() -> Vec<End> {
        use Reason::{Agreed, NoMove, Quiet, Resigned};
        let two = |men: &str, tail: &str| left(false, men, tail);
        let last = two("S: 9@S35 F N: 9@N35 F", "");
        vec![
            ("", two("S: 9@N52 F N: 2@N35 F", ""), "N52xN62", FLAG, 1),
            ("clairvoyance=yes", two("S: 9@N52 F N: 2@N35 F", ""), "N52xN62", FLAG, 1),
            ("", two("S: 9@S15 F N: F 2@N11", ""), "S15xN11", NoMove, 1),
            ("", two("S: 5@S15 F N: F 5@N11", ""), "S15xN11", NoMove, 0),
            ("", two("S: 9@S35 F N: 9@N35 F", " quiet=69"), "S35-S45", Quiet, 0),
            ("quiet_limit=31", two("S: 9@S35 F N: 9@N35 F", " quiet=30"), "S35-S45", Quiet, 1),
            ("", last.clone(), "S35-S45 agree", Agreed, 0),
            ("", last, "S35-S45 resign", Resigned, 1),
        ]
    }
}

impl Known for LuzhanqiFour {
    const SECTIONS: &[(&str, &str)] =
        &[("setup", "board"), ("captures", "known"), ("known", "bearer"), ("end", "advice")];
    const CAPTURES: Captures = &[("combat", &["S13"])];

    fn ends_by(reason: Reason) -> bool {
        ends_by(reason)
    }

    fn own_reasons() -> Vec<Reason> {
        own_reasons()
    }

    fn ends() -> Vec<End> {
        use Reason::{Agreed, NoMove, Quiet, Resigned};
        let four = |men: &str, tail: &str| left(true, men, tail);
        let each = "S: 9@S35 F E: F 9@E35 N: F 9@N35 W: F 9@W35";
        vec![
            (
                "",
                four("S: 9@E52 F E: F 5@E33 N: 9@W52 F W: F 2@W35", ""),
                "E52xE62 W52xW62",
                FLAG,
                2,
            ),
            ("", four("S: 9@S15 F E: F 2@E11 N: F W: F", ""), "S15xE11", NoMove, 2),
            ("", four("S: 5@S15 F E: F 5@E11 N: F W: F", ""), "S15xE11", NoMove, 0),
            ("", four(each, " quiet=69"), "S35-S45", Quiet, 0),
            ("clairvoyance=yes", four(each, ""), "S35-S45 resign N35-N45 resign", Resigned, 2),
            ("", four(each, ""), "S35-S45 agree", Agreed, 0),
        ]
    }
}
