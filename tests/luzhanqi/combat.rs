//! Combats (sentences 11 and 12).

use super::{on, over, placed, play, site};
use palamede::games::luzhanqi::{Battle, Ending, Event, Stays};
use palamede::rules::{GameEvent, Line, Reason, Turn};

/// What comes of each combat: attackers below each other, defenders `1` to `9`, `B`, `M`,
/// `F` beside each other, as the table of the rule sheet has them.
const TABLE: [(char, &str); 10] = [
    ('1', "XDDDDDDDDXAA"),
    ('2', "AXDDDDDDDXDA"),
    ('3', "AAXDDDDDDXDA"),
    ('4', "AAAXDDDDDXDA"),
    ('5', "AAAAXDDDDXDA"),
    ('6', "AAAAAXDDDXDA"),
    ('7', "AAAAAAXDDXDA"),
    ('8', "AAAAAAAXDXDA"),
    ('9', "AAAAAAAAXXDA"),
    ('B', "XXXXXXXXXXXX"),
];
const DEFENDERS: &str = "123456789BMF";

/// A position in which South attacks the next seat at once: mines and flags where they
/// lie, others on its front.
fn meeting<const F: bool>(
    chosen: &str,
    attacker: char,
    defender: char,
) -> (Line<Battle<F>>, String) {
    let foe = if F { 'E' } else { 'N' };
    let (from, to) = match defender {
        'M' => (format!("{foe}41"), format!("{foe}51")),
        'F' => (format!("{foe}61"), format!("{foe}62")),
        _ => ("S15".to_owned(), format!("{foe}11")),
    };
    // Somebody else can move on every side, and flags stand elsewhere.
    let flag = if defender == 'F' { String::new() } else { format!("F@{foe}64") };
    let more = if F { " N: F@N62 2@N35 W: F@W62 2@W35" } else { "" };
    let men =
        format!("S: {attacker}@{from} 2@S35 F@S62 {foe}: {defender}@{to} 2@{foe}35 {flag}{more}");
    (placed(chosen, &men, 0), format!("{from}x{to}"))
}

fn meet<const F: bool>(chosen: &str, attacker: char, defender: char) -> char {
    let (mut line, text) = meeting::<F>(chosen, attacker, defender);
    let went = play(&mut line, &text);
    let combat = went.combat.expect("a combat");
    let (from, to) = text.split_once('x').expect("an attack");
    assert_eq!(on(&line, from), None);
    let foe = 1;
    assert_eq!((combat.seat.index(), combat.flag), (foe, defender == 'F'));
    let stays = match on(&line, to) {
        None => 'X',
        Some((0, letter)) if letter == attacker => 'A',
        Some((1, letter)) if letter == defender => 'D',
        other => panic!("{other:?}"),
    };
    // For two nothing of the loser's is cleared away, but the flag itself is gone.
    let sign = match combat.stays {
        Stays::Attacker => 'A',
        Stays::Defender => 'D',
        Stays::Nobody => 'X',
    };
    assert_eq!(sign, stays, "{attacker} against {defender}");
    // Who attacks in vain is shown where it stood.
    let fallen = if combat.flag && went.out.is_empty() { "" } else { to };
    let fallen = match combat.stays {
        Stays::Attacker => vec![fallen],
        Stays::Defender => vec![from],
        Stays::Nobody => vec![from, to],
    };
    let fallen: Vec<usize> = fallen.iter().map(|name| site(&line, name).into()).collect();
    let taken = Event::Went(Box::new(went)).trace().taken;
    assert_eq!(taken.iter().map(|(site, _)| *site).collect::<Vec<_>>(), fallen);
    assert_eq!(line.quiet(), 0);
    if defender == 'F' {
        let over_now = over(&[0], Reason::Own(Ending::Flag.word()));
        assert_eq!(line.turn() == over_now, !F, "{:?}", line.turn());
        assert_eq!(line.state().full().public().out.len(), 1);
    } else {
        assert!(matches!(line.turn(), Turn::Seat(seat) if seat.index() == 1));
    }
    stays
}

#[test]
fn every_pair_fights_as_the_table_says_s11() {
    for (attacker, row) in TABLE {
        for (defender, expected) in DEFENDERS.chars().zip(row.chars()) {
            assert_eq!(meet::<false>("", attacker, defender), expected, "{attacker} {defender}");
            assert_eq!(meet::<true>("", attacker, defender), expected, "{attacker} {defender}");
        }
    }
}

#[test]
fn exploding_mines_go_with_their_attacker_s12() {
    for (attacker, row) in TABLE {
        let expected = if attacker == '1' { 'A' } else { 'X' };
        assert_eq!(meet::<false>("exploding_mines=yes", attacker, 'M'), expected);
        assert_eq!(meet::<true>("exploding_mines=yes", attacker, 'M'), expected);
        // Nothing else changes.
        for (defender, expected) in DEFENDERS.chars().zip(row.chars()).filter(|(d, _)| *d != 'M') {
            assert_eq!(meet::<false>("exploding_mines=yes", attacker, defender), expected);
        }
    }
}

#[test]
fn under_flag_bearer_a_bomb_leaves_the_flag_s18() {
    for (attacker, _) in TABLE {
        for (defender, row) in [('F', "flag"), ('9', "rank")] {
            let (mut line, text) = meeting::<false>("flag_bearer=yes", attacker, defender);
            let went = play(&mut line, &text);
            let combat = went.combat.expect("a combat");
            let expected = match (row, attacker) {
                ("flag", 'B') => Stays::Defender,
                ("flag", _) => Stays::Attacker,
                (_, 'B' | '9') => Stays::Nobody,
                _ => Stays::Defender,
            };
            assert_eq!(combat.stays, expected, "{attacker} {defender}");
            assert!(matches!(line.turn(), Turn::Seat(_)), "the game goes on");
        }
    }
}
