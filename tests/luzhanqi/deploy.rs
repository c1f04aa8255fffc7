//! Armies and how they are laid out (sentences 3 and 4).

use super::{options, random_army, seat};
use palamede::games::luzhanqi::{Act, Army, Battle, Rank, Refusal, Style};
use palamede::rules::{
    Eye, Game, Generator, Line, Notation, Revision, Rules, Seats, Seen, Silent, Step, Turn,
};
use palamede::scene::{Target, Word};
use std::collections::BTreeSet;

fn army(text: &str) -> Army {
    Army::read(text).unwrap_or_else(|| panic!("{text}"))
}

#[test]
fn an_army_has_twenty_five_pieces_s3() {
    let counts = [3, 3, 3, 2, 2, 2, 2, 1, 1, 2, 3, 1];
    assert_eq!(Rank::ALL.map(Rank::count), counts);
    assert_eq!(counts.iter().sum::<usize>(), 25);
    let letters: String = Rank::ALL.iter().map(|rank| rank.letter()).collect();
    assert_eq!(letters, "123456789BMF");
    assert!(Rank::ALL.iter().all(|rank| rank.mobile() != "MF".contains(rank.letter())));
}

#[test]
fn what_may_not_be_laid_out_s4() {
    let good = "73526/9.4.8/B1.17/5.B.6/4M321/MFM23";
    assert_eq!(army(good).judge(0), Ok(()));
    for (text, why) in [
        // The flag outside a headquarters, mines forward, a bomb in front.
        ("73526/9.4.8/B1.17/5.B.6/4M321/FMM23", Refusal::FlagOutside(25)),
        ("73526/9.4.8/B1.17/5.B.F/4M321/M6M23", Refusal::FlagOutside(19)),
        ("73526/9.4.8/B1.17/M.B.6/45321/MFM23", Refusal::MineForward(15)),
        ("M3526/9.4.8/B1.17/5.B.6/4M321/7FM23", Refusal::MineForward(0)),
        ("7B526/9.4.8/31.17/5.B.6/4M321/MFM23", Refusal::BombInFront(1)),
        // Another number of pieces.
        ("73526/9.4.8/B1.17/5.B.6/4M321/MFM33", Refusal::OtherArmy),
        ("73526/9.4.9/B1.17/5.B.6/4M321/MFM23", Refusal::OtherArmy),
        ("73526/9.4.8/B1.17/5.B.6/4M321/MFF23", Refusal::OtherArmy),
    ] {
        assert_eq!(army(text).judge(0), Err(why), "{text}");
        let line = Line::new(Battle::<false>::start(&options::<false>("")));
        assert_eq!(line.state().check(&Act::Deploy(army(text))), Err(why));
    }
    // In another territory the site is named there.
    let forward = army("73526/9.4.8/B1.17/M.B.6/45321/MFM23");
    assert_eq!(forward.judge(3), Err(Refusal::MineForward(105)));
    // The flag in the other headquarters is as good.
    assert_eq!(army("73526/9.4.8/B1.17/5.B.6/4M321/M2MF3").judge(0), Ok(()));
    for text in [
        "",
        "73526",
        "73526/994.8/B1.17/5.B.6/4M321/MFM23",
        "73526/9.4.8/B1.17/5.B.6/4M321/MFM2",
        "73526/9.4.8/B1.17/5.B.6/4M321/MFM233",
        "73526 9.4.8 B1.17 5.B.6 4M321 MFM23",
        "7352x/9.4.8/B1.17/5.B.6/4M321/MFM23",
        "é3526/9.4.8/B1.17/5.B.6/4M321/MFM23",
    ] {
        assert_eq!(Army::read(text), None, "{text}");
    }
}

#[test]
fn the_named_arrangements_are_six_legal_and_sensible_ones() {
    let named: Vec<Army> = Army::named().collect();
    assert_eq!(named.iter().map(Army::write).collect::<BTreeSet<_>>().len(), 6);
    for army in &named {
        assert_eq!(army.judge(1), Ok(()));
        assert!(army.sensible(), "{}", army.write());
        assert_eq!(Army::read(&army.write()), Some(*army));
        assert_eq!(army.mirrored().mirrored(), *army);
        assert!(named.contains(&army.mirrored()));
    }
    let text = Style::Balanced.army().mirrored().write();
    assert_eq!(text, "62537/8.4.9/71.1B/6.B.5/123M4/32MFM");
}

#[test]
fn drawn_arrangements_are_legal_sensible_and_many() {
    for style in Style::ALL {
        let mut rng = Generator::new(style as u64);
        let drawn: Vec<Army> = (0..500).map(|_| Army::random(style, &mut rng)).collect();
        for army in &drawn {
            assert_eq!(army.judge(0), Ok(()));
            assert!(army.sensible(), "{}", army.write());
        }
        let different: BTreeSet<String> = drawn.iter().map(Army::write).collect();
        assert!(different.len() > 480, "{}", different.len());
        // Mirrors come as often: the flag is on either side.
        let left = drawn.iter().filter(|army| army.write().as_bytes()[31] == b'F').count();
        assert!((200..300).contains(&left), "{left}");
    }
    // The styles differ: attack stands in front, fortress behind.
    let mean = |style: Style| {
        let mut rng = Generator::new(7);
        let rows = (0..300).map(|_| {
            let text = Army::random(style, &mut rng).write();
            ['9', '8', '7'].map(|c| text.find(c).expect("it") / 6).iter().sum::<usize>()
        });
        rows.sum::<usize>()
    };
    assert!(
        mean(Style::Attack) < mean(Style::Balanced)
            && mean(Style::Balanced) <= mean(Style::Fortress)
    );
}

#[test]
fn every_seat_lays_out_in_its_turn_unseen_s4() {
    let mut line = Line::new(Battle::<true>::start(&options::<true>("")));
    let mut rng = Generator::new(5);
    for n in 0..4 {
        assert_eq!(line.turn(), Turn::Seat(seat(n)));
        let army = random_army(&mut rng);
        let mut told = Vec::new();
        line.advance(&Step::Move(Act::Deploy(army)), &mut told);
        for eye in (0..4).map(|n| Eye::Seat(seat(n))).chain([Eye::Public, Eye::Open]) {
            let (_, event) = told.iter().find(|(eyes, _)| eyes.has(eye)).expect("an event");
            let knows = eye == Eye::Seat(seat(n)) || eye == Eye::Open;
            let palamede::games::luzhanqi::Event::Deployed { seat: who, army: told, .. } = event
            else {
                panic!("{event:?}")
            };
            assert_eq!((who.index(), told.is_some()), (n, knows));
        }
        let view = line.state().view(Eye::Public);
        let t = [0, 2, 1, 3][n];
        assert_eq!(view.sight().army(t), None);
        assert_eq!(line.state().view(Eye::Seat(seat(n))).sight().army(t), Some(army));
        // The pieces are seen, but not what they are; camps are empty.
        assert_eq!(view.scene(&[]).pieces.len(), 25 * (n + 1));
        assert!(view.scene(&[]).pieces.iter().all(|piece| piece.word == Word::HIDDEN));
    }
    assert_eq!(line.state().in_play(), Seats::first(4));
    assert!(line.check(&Step::Move(Act::Deploy(Style::Attack.army()))).is_err());
}

fn clicks(names: &[&str]) -> Vec<Target> {
    let board = palamede::games::luzhanqi::Board::of(false);
    names.iter().map(|name| Target::Site(board.read(name).expect("a site").into())).collect()
}

#[test]
fn two_clicks_of_a_draft_change_two_pieces_or_say_why_not() {
    let line = Line::new(Battle::<false>::start(&options::<false>("")));
    let view = line.state().view(Eye::Seat(super::RED));
    let draft = Act::Deploy(Style::Balanced.army());
    assert_eq!(line.check(&Step::Move(draft)), Ok(()));
    assert_eq!(view.laid_out(&draft, &[]).pieces.len(), 25);
    let site = |name: &str| palamede::games::luzhanqi::Board::of(false).read(name).expect("one");
    let revise = |names: &[&str]| view.revise(&draft, &clicks(names));
    let Revision::Changed(Act::Deploy(other)) = revise(&["S11", "S12"]) else { panic!() };
    assert_eq!(other.write(), "37526/9.4.8/B1.17/5.B.6/4M321/MFM23");
    assert_eq!(revise(&["S12", "S11"]), Revision::Changed(Act::Deploy(other)));
    match revise(&["S11"]) {
        // All but itself and its like, bombs, mines and the flag.
        Revision::Open(next) => assert_eq!(next.len(), 17),
        other => panic!("{other:?}"),
    }
    for (names, why) in [
        (["S62", "S11"], Refusal::FlagOutside(site("S11"))),
        (["S15", "S62"], Refusal::FlagOutside(site("S15"))),
        (["S61", "S23"], Refusal::MineForward(site("S23"))),
        (["S31", "S11"], Refusal::BombInFront(site("S11"))),
        (["S31", "S22"], Refusal::CampEmpty(site("S22"))),
        (["S31", "N11"], Refusal::NotHome(site("N11"))),
    ] {
        assert_eq!(revise(&names), Revision::Refused(why), "{names:?}");
        if !matches!(why, Refusal::CampEmpty(_) | Refusal::NotHome(_)) {
            assert_eq!(revise(&[names[1], names[0]]), Revision::Refused(why));
        }
    }
    assert_eq!(revise(&["S33"]), Revision::Refused(Refusal::CampEmpty(site("S33"))));
    // The flag to the other headquarters; equal pieces and the same site change nothing.
    let Revision::Changed(Act::Deploy(other)) = revise(&["S62", "S64"]) else { panic!() };
    assert_eq!(other.judge(0), Ok(()));
    assert_eq!(revise(&["S62", "S62"]), Revision::Unchanged);
    assert_eq!(revise(&["S32", "S34"]), Revision::Unchanged, "two engineers");
    assert_eq!(view.revise(&draft, &[Target::Die(1)]), Revision::Unchanged);
    // Nobody else drafts now, and nobody after it.
    assert_eq!(line.state().view(Eye::Seat(super::BLACK)).draft(0), None);
    assert_eq!(line.state().view(Eye::Public).draft(0), None);
    let mut line = line;
    line.advance(&Step::Move(draft), &mut Silent);
    assert!(line.state().view(Eye::Seat(super::BLACK)).draft(0).is_some());
    line.advance(&Step::Move(draft), &mut Silent);
    assert_eq!(line.state().view(Eye::Seat(super::RED)).draft(0), None);
    assert_eq!(line.state().write(&draft), "73526/9.4.8/B1.17/5.B.6/4M321/MFM23");
}

#[test]
fn first_drafts_are_sensible_and_differ_from_lot_to_lot() {
    let line = Line::new(Battle::<true>::start(&options::<true>("")));
    let view = line.state().view(Eye::Seat(super::RED));
    let mut seen: Vec<Army> = Vec::new();
    for lot in 0..300 {
        let Some(Act::Deploy(army)) = view.draft(lot) else { panic!("a draft") };
        assert!(army.judge(0).is_ok() && army.sensible(), "{}", army.write());
        assert_eq!(view.draft(lot), Some(Act::Deploy(army)));
        if !seen.contains(&army) {
            seen.push(army);
        }
    }
    assert!(seen.len() > 290, "{}", seen.len());
}
