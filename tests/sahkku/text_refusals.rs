//! Sáhkku: what it refuses, and why.

use super::text::{cell, spot, table, table_with, target};
use crate::text::*;
use palamede::games::Sahkku;
use palamede::games::sahkku::{Cell, DieFace, Refusal};
use palamede::table::Clicked;

/// What the last of these clicks is refused for, in French, and the section to read.
fn refused(mut table: Table<Sahkku>, clicks: &str) -> (String, &'static str) {
    let mut last = None;
    for name in clicks.split(' ') {
        last = Some(table.click(target(&table, name)));
    }
    match last {
        Some(Clicked::Refused(why)) => {
            let said = Sahkku::refusal(Lang::Fr, &why);
            (said.text, said.section)
        }
        other => panic!("{clicks}: {other:?}"),
    }
}

/// One refusal of each kind.
fn refusals() -> Vec<Refusal> {
    let (at, to, other, die) = (cell("M9"), cell("M7"), cell("N12"), DieFace::Two);
    let all = vec![
        Refusal::ThrowFirst,
        Refusal::NoSuchPlace(spot("M14'")),
        Refusal::Empty(at),
        Refusal::NotYours(at),
        Refusal::NotYourKing { at, owner: None },
        Refusal::NotYourKing { at, owner: Some(Seat::SECOND) },
        Refusal::Blank,
        Refusal::NoDie(die),
        Refusal::Useless { die, asleep: true },
        Refusal::Useless { die, asleep: false },
        Refusal::Asleep { at },
        Refusal::NotForemost { at, foremost: other },
        Refusal::WakesOnto { to, king: false },
        Refusal::WakesOnto { to, king: true },
        Refusal::OntoSleeper { to, whose: Seat::SECOND },
        Refusal::Waits { at, asleep: 3 },
        Refusal::TooLarge { die: DieFace::Three, first: to, away: 2 },
        Refusal::Elsewhere { die, to: to.into() },
        Refusal::Away { from: spot("M5'"), to, away: 5, king: false },
        Refusal::Away { from: at.into(), to, away: 5, king: true },
        Refusal::Behind { from: spot("M5'"), to },
        Refusal::NotStraight { from: at, to },
        Refusal::Stuck(at.into()),
    ];
    for refusal in &all {
        // A new kind must be sampled above.
        match refusal {
            Refusal::ThrowFirst
            | Refusal::NoSuchPlace(_)
            | Refusal::Empty(_)
            | Refusal::NotYours(_)
            | Refusal::NotYourKing { .. }
            | Refusal::Blank
            | Refusal::NoDie(_)
            | Refusal::Useless { .. }
            | Refusal::Asleep { .. }
            | Refusal::NotForemost { .. }
            | Refusal::WakesOnto { .. }
            | Refusal::OntoSleeper { .. }
            | Refusal::Waits { .. }
            | Refusal::TooLarge { .. }
            | Refusal::Elsewhere { .. }
            | Refusal::Away { .. }
            | Refusal::Behind { .. }
            | Refusal::NotStraight { .. }
            | Refusal::Stuck(_) => {}
        }
    }
    all
}

#[test]
fn refusals_are_finished_name_what_they_are_about_and_lead_to_a_section() {
    for lang in Lang::ALL {
        let mut texts = BTreeSet::new();
        for refusal in refusals() {
            let said = Sahkku::refusal(lang, &refusal);
            finished(lang, &said.text);
            let about: Vec<String> = match refusal {
                Refusal::ThrowFirst | Refusal::Blank => vec![],
                Refusal::NoDie(die) | Refusal::Useless { die, .. } => vec![die.name().to_owned()],
                Refusal::NoSuchPlace(spot) => vec![spot.to_string()],
                Refusal::Elsewhere { die, to } => vec![die.name().to_owned(), to.to_string()],
                Refusal::TooLarge { die, first, away } => {
                    vec![die.name().to_owned(), first.to_string(), away.to_string()]
                }
                Refusal::NotForemost { at, foremost } => vec![at.to_string(), foremost.to_string()],
                Refusal::OntoSleeper { to, whose } => {
                    let seats = words(GameId::Sahkku, lang).seats;
                    vec![to.to_string(), seats[whose.index()].the.to_owned()]
                }
                Refusal::Waits { at, asleep } => vec![at.to_string(), asleep.to_string()],
                Refusal::Away { from, to, away, .. } => {
                    vec![from.to_string(), to.to_string(), away.to_string()]
                }
                Refusal::Behind { from, to } => vec![from.to_string(), to.to_string()],
                Refusal::NotStraight { from, to } => vec![from.to_string(), to.to_string()],
                Refusal::Stuck(spot) => vec![spot.to_string()],
                Refusal::WakesOnto { to, .. } => vec![to.to_string()],
                Refusal::Empty(at)
                | Refusal::NotYours(at)
                | Refusal::NotYourKing { at, .. }
                | Refusal::Asleep { at } => vec![at.to_string()],
            };
            assert!(about.iter().all(|name| said.text.contains(name)), "{}", said.text);
            if let Some(site) = said.site.and_then(Cell::new) {
                assert!(said.text.contains(&site.to_string()), "{}", said.text);
            }
            let sections = rules(GameId::Sahkku, lang).sections;
            assert!(sections.iter().any(|section| section.id == said.section));
            assert!(texts.insert(said.text), "each refusal has a sentence of its own");
        }
    }
}

#[test]
fn refusals_of_clicks_teach() {
    let said = |start, clicks| refused(table(start), clicks);
    assert_eq!(
        said("13/M11,M9 12/M10,S14 M8 south X-II-III/X-II-III", "M8"),
        (
            "Le roi, en M8, n'est à personne. Pour le prendre, arrêtez un de vos pions sur sa case."
                .to_owned(),
            "king"
        )
    );
    assert_eq!(
        said("12/M11 12/M10 M8 south X-II-III/X-II-III", "S3"),
        (
            "Le pion S3 dort derrière d'autres. Le premier à se réveiller est le pion S12, avec un X."
                .to_owned(),
            "waking"
        )
    );
    assert_eq!(
        said("15/- 15/- M8 south X-II-blank/X-II", "d2"),
        (
            "Le II ne sert pas pour l'instant : vos pions dorment ou attendent, et seul un X en réveille un."
                .to_owned(),
            "waking"
        )
    );
    assert_eq!(
        said("3/N10,N9 4/M3 M8 south X-II-III/X-II-III", "N10 N12"),
        (
            "En N12 dort un pion de Nord : on ne s'y arrête pas, on saute par-dessus.".to_owned(),
            "moving"
        )
    );
    assert_eq!(
        said("3/S1:2,N9 0/M7 M8 south X-II-blank/X-II", "S1"),
        (
            "Le pion S1 attend : il repartira quand aucun pion de son camp ne dormira plus. Pions qui dorment encore : 3."
                .to_owned(),
            "lap"
        )
    );
    assert_eq!(
        said("3/N10,N9 4/M3 M8 south X-II-III/X-II-III", "N9 N8").0,
        "Un pion suit sa piste sans reculer : N8 est derrière N9."
    );
    assert_eq!(
        said("6/S12 6/N8 S8=south south X-II-III/X-II-III", "S8 M9"),
        (
            "Le roi va tout droit le long d'une ligne : de S8, il n'atteint pas M9 sans tourner."
                .to_owned(),
            "king"
        )
    );
    let exact =
        table_with("3/N14,M5 0/M7 M8 south III-blank-blank/III", Some(("lap_end", "exact")));
    assert_eq!(
        refused(exact, "N14"),
        ("Pour arriver en S1, il faut exactement 2 : le III est trop grand.".to_owned(), "lap")
    );
}
