//! The flag bearer (sentences 18 to 21).

use super::{attempt, four, on, over, play, refused, seat, site, two};
use palamede::games::luzhanqi::{Act, Battle, Ending, Event, Refusal, Stays, Style, Went};
use palamede::rules::{Game, GameEvent, Line, Reason, Seats, Silent, Step, Turn};

const YES: &str = "flag_bearer=yes";

/// Makes South's moves; after each the other seats step out of their middle camp or back.
fn go<const F: bool>(line: &mut Line<Battle<F>>, texts: &str) -> Went {
    let mut last = None;
    for text in texts.split_whitespace() {
        last = Some(play(line, text));
        while let Turn::Seat(by) = line.turn() {
            if by.index() == 0 {
                break;
            }
            let letter = if F { ["S", "E", "N", "W"][by.index()] } else { "N" };
            let [camp, post] = ["33", "43"].map(|place| format!("{letter}{place}"));
            let here = on(line, &camp).is_some_and(|(owner, _)| owner == by.index());
            let (from, to) = if here { (camp, post) } else { (post, camp) };
            play(line, &format!("{from}-{to}"));
        }
    }
    last.expect("a move")
}

#[test]
fn who_takes_a_flag_carries_it_home_s18_s20() {
    let mut line = two(YES, "S: 9@N61 2@S33 F@S62 N: F@N62 2@N33");
    play(&mut line, "S33-S43 N33-N43");
    assert_eq!(line.quiet(), 2);
    let went = play(&mut line, "N61xN62");
    let combat = went.combat.expect("a combat");
    assert_eq!((combat.flag, combat.stays, went.out), (true, Stays::Attacker, Seats::NONE));
    assert_eq!((line.turn(), line.quiet()), (Turn::Seat(seat(1)), 0), "it counts as one");
    assert_eq!(Event::Went(Box::new(went)).trace().taken, []);
    let public = line.state().full().public();
    let (flag, carrier) = (site(&line, "N62"), public.piece_at(site(&line, "N62")).expect("it"));
    assert_eq!(public.flags[1], flag);
    assert_eq!(public.carriers[1], carrier);
    assert!(public.carries(carrier));
    // It moves on as before, also out of the headquarters; its flag goes with it.
    play(&mut line, "N43-N33");
    go(&mut line, "N62-N52 N52-N51 N51-S55 S55-S52");
    assert_eq!(line.state().full().public().site_of(flag), None);
    assert!(super::reach(&line, "S52").contains("S62"), "onto its own flag");
    let went = play(&mut line, "S52-S62");
    assert_eq!((went.home, went.combat), (Some(seat(1)), None));
    // It goes to its own flag and steps back to where it came from.
    let path = Event::Went(Box::new(went)).trace().path;
    assert!(path.len() > 2 && path.iter().eq(path.iter().rev()), "{path:?}");
    assert_eq!(line.turn(), over(&[0], Reason::Own(Ending::Flag.word())));
}

/// Taking up a flag restarts the count: the game does not end on that very ply.
#[test]
fn a_flag_is_taken_up_on_what_would_be_the_last_quiet_ply_s17_s18() {
    for chosen in ["flag_bearer=yes", "flag_bearer=yes quiet_limit=31"] {
        let text = super::placed_text::<false>("S: 9@N61 2@S33 F@S62 N: F@N62 2@N33", 0);
        let last = if chosen.ends_with("31") { 30 } else { 69 };
        let options = super::options::<false>(chosen);
        let text = format!("{text} quiet={last}");
        let mut line = Line::<Battle<false>>::set_up(&options, &text).expect("a position");
        play(&mut line, "N61xN62");
        assert_eq!((line.turn(), line.quiet()), (Turn::Seat(seat(1)), 0), "{chosen}");
    }
}

#[test]
fn only_a_carrier_goes_home_and_only_to_a_flag_that_stands_s20() {
    let line = two(YES, "S: 9@S52 2@S35 F@S62 N: F@N62 2@N35");
    assert_eq!(refused(&line, "S52-S62"), Refusal::Own(site(&line, "S62")));
    // Both flags are carried: neither can be brought home.
    let mut line = two(YES, "S: 9@N61 F@S62 N: 9@S61 F@N62");
    play(&mut line, "N61xN62 S61xS62 N62-N52 S62-S52 N52-N53 S52-S53 N53-N63 S53-S63");
    assert!(matches!(line.turn(), Turn::Seat(_)));
    assert_eq!(super::reach(&line, "N63"), "N53 N62 N64");
    let flag = site(&line, "S62");
    assert_eq!(line.state().full().public().site_of(flag), None);
}

#[test]
fn the_flag_of_a_removed_carrier_returns_s19() {
    // To the headquarters it was laid out in.
    let men = "S: 5@N61 2@S35 F@S62 N: F@N62 9@N42 2@N15";
    let mut line = two(YES, men);
    let went = play(&mut line, "N61xN62 N15-N25 N62-N52 N42xN52");
    assert_eq!(went.back, [(seat(1), site(&line, "N62"))]);
    assert_eq!(on(&line, "N62"), Some((1, 'F')));
    assert_eq!(line.state().full().public().carriers, [255; 4]);
    // To the other one, if the first is taken: by the very piece that won there.
    let men = "S: 5@N61 2@S35 F@S62 N: F@N62 9@N52 2@N15";
    let mut line = two(YES, men);
    let went = play(&mut line, "N61xN62 N52xN62");
    assert_eq!(went.back, [(seat(1), site(&line, "N64"))]);
    // Then to row 6 in the order 3, 1, 5.
    for (more, expected) in [("3@N64", "N63"), ("3@N64 4@N63", "N61"), ("3@N64 4@N63 4@N61", "N65")]
    {
        let men = format!("S: 5@N52 2@S35 F@S62 N: F@N62 9@N42 2@N15 {more}");
        let mut line = two(YES, &men);
        play(&mut line, "N52xN62 N42-N52 S35-S45");
        let went = play(&mut line, "N52xN62");
        assert_eq!(went.back, [(seat(1), site(&line, expected))], "{more}");
        assert_eq!(on(&line, expected), Some((1, 'F')));
    }
    // Else to the first of all these to fall free.
    let men = "S: 5@N52 2@S35 F@S62 N: F@N62 9@N42 2@N15 3@N64 4@N63 4@N61 3@N65";
    let mut line = two(YES, men);
    let went = play(&mut line, "N52xN62 N42-N52 S35-S45 N52xN62");
    assert_eq!(went.back, []);
    play(&mut line, "S45-S35");
    let text = line.position();
    use palamede::games::luzhanqi::Luzhanqi;
    use palamede::rules::Line;
    let again = Line::<Luzhanqi>::set_up(&super::options::<false>(YES), &text).expect("own");
    assert_eq!(again.position(), text, "a flag that waits is in the text");
    let went = play(&mut line, "N65-N55");
    assert_eq!(went.back, [(seat(1), site(&line, "N65"))]);
    assert_eq!(on(&line, "N65"), Some((1, 'F')));
    // A carrier that attacks and falls lets go, too; so do both.
    for (rank, stays) in [('9', Stays::Defender), ('5', Stays::Nobody)] {
        let men = format!("S: 5@N61 2@S35 F@S62 N: F@N62 {rank}@N53 2@N15");
        let mut line = two(YES, &men);
        let went = play(&mut line, "N61xN62 N15-N25 N62-N52 N25-N15 N52xN53");
        assert_eq!(went.combat.expect("one").stays, stays);
        assert_eq!(on(&line, "N62"), Some((1, 'F')));
    }
}

#[test]
fn a_flag_that_a_bomb_hit_is_public_s18() {
    let mut line = two(YES, "S: B@N61 2@S35 F@S62 N: F@N62 2@N35");
    let went = play(&mut line, "N61xN62");
    let combat = went.combat.expect("a combat");
    assert_eq!((combat.flag, combat.stays), (true, Stays::Defender));
    let public = line.state().full().public();
    assert_eq!(public.flags[1], site(&line, "N62"));
    assert_eq!((on(&line, "N62"), on(&line, "N61")), (Some((1, 'F')), None));
    assert_eq!(line.quiet(), 0, "the bomb is removed");
}

const FOUR: &str = "S: 9@E61 8@W61 2@S33 F@S62 E: F@E62 2@E33 3@E64 N: F@N62 2@N33 \
                    W: F@W62 2@W33 4@W64";

#[test]
fn for_four_a_flag_brought_home_puts_its_owner_out_s20() {
    let mut line = four(YES, FOUR);
    go(&mut line, "E61xE62 E62-E52 E52-E51 E51-S55 S55-S52");
    let went = play(&mut line, "S52-S62");
    assert_eq!((went.home, went.out), (Some(seat(1)), Seats::only(seat(1))));
    assert_eq!((on(&line, "S52"), on(&line, "S62")), (Some((0, '9')), Some((0, 'F'))));
    assert_eq!(line.turn(), Turn::Seat(seat(2)));
    assert_eq!(line.state().full().public().carriers, [255; 4], "an ordinary piece again");
}

#[test]
fn an_allys_flag_is_no_home_s21() {
    let mut line = four(YES, &FOUR.replace("F@N62", "F@N64"));
    // Round the curve into North's left column, down it and along row 5.
    go(&mut line, "E61xE62 E62-E52 E52-E55 E55-N51 N51-N54");
    assert_eq!(refused(&line, "N54xN64"), Refusal::Ally(site(&line, "N64")));
}

#[test]
fn a_carrier_attacks_no_second_flag_s21() {
    // With East's flag round South's curves to West's right headquarters.
    let way = "E61xE62 E62-E52 E52-E51 E51-S55 S55-S51 S51-W55 W55-W54";
    let carrier = |men: &str| {
        let mut line = four(YES, men);
        go(&mut line, way);
        line
    };
    let mut line = carrier(&FOUR.replace("8@W61", "8@W65"));
    assert_eq!(refused(&line, "W54xW64"), Refusal::SecondFlag(site(&line, "W64")), "it may be one");
    assert!(super::reach(&line, "W65").contains("xW64"), "others may attack it");
    // It has moved away and back: it is none.
    go(&mut line, "W54-W53");
    play(&mut line, "S33-S43 E33-E43 N33-N43 W64-W63 S43-S33 E43-E33 N43-N33 W63-W64 W53-W54");
    play(&mut line, "E33-E43 N33-N43 W33-W43");
    assert!(super::reach(&line, "W54").contains("xW64"));
    // Attacked by another and standing: it is none either.
    let mut line = carrier(&FOUR.replace("8@W61", "1@W65"));
    assert_eq!(refused(&line, "W54xW64"), Refusal::SecondFlag(site(&line, "W64")));
    go(&mut line, "W65xW64");
    assert!(super::reach(&line, "W54").contains("xW64"));
    // The flag itself is public since a bomb hit it: only it is barred.
    let mut line = carrier(&FOUR.replace("8@W61", "B@W61 8@W65"));
    go(&mut line, "W61xW62");
    assert!(super::reach(&line, "W54").contains("xW64"));
    go(&mut line, "W54-W53 W53-W52");
    assert_eq!(refused(&line, "W52xW62"), Refusal::SecondFlag(site(&line, "W62")));
}

/// Where every rank is public, everybody knows where the flags are: a carrier attacks what
/// is none, unmoved in its headquarters or not.
#[test]
fn under_clairvoyance_a_carrier_attacks_what_all_see_is_no_flag_s21() {
    let chosen = "flag_bearer=yes clairvoyance=yes";
    let mut line = four(chosen, &FOUR.replace("8@W61", "8@W65"));
    assert_eq!(line.state().full().public().flags.map(palamede::games::luzhanqi::name), {
        ["S62", "N62", "E62", "W62"].map(str::to_owned)
    });
    go(&mut line, "E61xE62 E62-E52 E52-E51 E51-S55 S55-S51 S51-W55 W55-W54");
    assert!(super::reach(&line, "W54").contains("xW64"), "everybody sees that it is a major");
    // What is written of it is read again, with what everybody knows.
    let text = line.position();
    let options = super::options::<true>(chosen);
    let again = Line::<Battle<true>>::set_up(&options, &text).expect("own");
    assert_eq!((again.position(), super::moves(&again)), (text, super::moves(&line)));
    go(&mut line, "W54-W53 W53-W52");
    assert_eq!(refused(&line, "W52xW62"), Refusal::SecondFlag(site(&line, "W62")));
    // That a marshal falls is no news of a flag then; the text says it as it always did.
    let men = "S: 9@S11 2@S33 F@S62 N: 9@N15 F@N62 2@N33";
    for (chosen, told) in [("", 2), ("clairvoyance=yes", 0)] {
        let mut line = two(chosen, men);
        let went = play(&mut line, "S11xN15");
        assert_eq!(went.fell.len(), told, "{chosen}");
        let text = line.position();
        assert!(text.contains("=SN flags=S62,N62 "), "{text}");
        let options = super::options::<false>(chosen);
        assert!(Line::<Battle<false>>::set_up(&options, &text).is_ok(), "{text}");
    }
}

/// From the end of the deployment on, and not before.
#[test]
fn under_clairvoyance_the_flags_are_public_once_all_have_laid_out_s13() {
    let options = super::options::<false>("clairvoyance=yes first=lot");
    let mut line = Line::new(Battle::<false>::start(&options));
    let flags = |line: &Line<Battle<false>>| line.state().full().public().flags;
    for _ in 0..2 {
        assert_eq!(flags(&line), [255; 4]);
        line.advance(&Step::Move(Act::Deploy(Style::Attack.army())), &mut Silent);
    }
    assert_eq!(line.turn(), Turn::Chance { by: None });
    let of = |t: usize| Style::Attack.army().flag(t).expect("one");
    assert_eq!(flags(&line), [of(0), of(1), 255, 255]);
}

#[test]
fn when_its_owner_goes_out_a_carried_flag_vanishes_s21() {
    let mut line = four(YES, FOUR);
    play(&mut line, "E61xE62");
    line.advance(&Step::Resign(seat(1)), &mut Silent);
    let public = line.state().full().public();
    assert_eq!(public.carriers, [255; 4]);
    assert_eq!(public.site_of(site(&line, "E62")), None, "the flag, by its number");
    assert_eq!(on(&line, "E62"), Some((0, '9')));
    play(&mut line, "N33-N43 W33-W43 E62-E52");
    // A carrier that goes out with its seat leaves the flag to its owner.
    let mut line = four(YES, FOUR);
    play(&mut line, "E61xE62 E33-E43 N33-N43 W33-W43");
    line.advance(&Step::Resign(seat(0)), &mut Silent);
    assert_eq!(on(&line, "E62"), Some((1, 'F')));
    assert!(attempt(&mut line, "E43-E33").is_ok());
}
