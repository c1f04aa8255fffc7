//! How pieces move (sentences 5 to 10).

use super::{four, moves, on, placed, play, reach, refused, site, two};
use palamede::games::luzhanqi::{Rank, Refusal};

const REST: &str = " N: F@N62 2@N63";
const REST4: &str = " E: F@E62 2@E63 N: F@N62 2@N63 W: F@W62 2@W63";

#[test]
fn on_roads_one_step_s5() {
    let line = two("", &format!("S: 9@S23 F@S62{REST}"));
    assert_eq!(reach(&line, "S23"), "S13 S22 S24 S33");
    // From a camp in all eight directions.
    let line = two("", &format!("S: 9@S33 F@S62{REST}"));
    assert_eq!(reach(&line, "S33"), "S22 S23 S24 S32 S34 S42 S43 S44");
    let line = two("", &format!("S: 9@S22 F@S62{REST}"));
    assert_eq!(reach(&line, "S22"), "S11 S12 S13 S21 S23 S31 S32 S33");
    // Behind row 5 there are roads only, in all five columns.
    let line = two("", &format!("S: 9@S61 F@S62 3@S43{REST}"));
    assert_eq!(reach(&line, "S61"), "S51");
    assert_eq!(
        refused(&line, "S61-S41"),
        Refusal::NotJoined { from: site(&line, "S61"), to: site(&line, "S41") }
    );
    // A road and a railway are not one move, and columns 2 to 4 are roads.
    assert_eq!(reach(&line, "S43"), "S33 S42 S44 S53");
    assert!(matches!(refused(&line, "S43-S54"), Refusal::NotJoined { .. }));
}

#[test]
fn on_the_railway_along_one_line_to_what_stands_in_the_way_s5() {
    let men = "S: 9@S55 2@S35 F@S62 N: 3@N21 F@N62 2@N63";
    let line = two("", men);
    assert_eq!(reach(&line, "S55"), "S44 S45 S51 S52 S53 S54 S65");
    assert_eq!(
        refused(&line, "S55-S25"),
        Refusal::Blocked { to: site(&line, "S25"), by: site(&line, "S35") }
    );
    assert_eq!(
        refused(&line, "S55-S41"),
        Refusal::Bends { from: site(&line, "S55"), to: site(&line, "S41") }
    );
    // Through the front to the first enemy; not past it.
    assert_eq!(reach(&line, "S35"), "N11 S15 S24 S25 S34 S44 S45 xN21");
    assert!(
        matches!(refused(&line, "S35-N31"), Refusal::Blocked { by, .. } if by == site(&line, "N21"))
    );
    // The centre crosses the front; mountains bar columns 2 and 4.
    let line = two("", &format!("S: 9@S13 8@S12 7@S14 F@S62{REST}"));
    assert_eq!(reach(&line, "S13"), "N13 S22 S23 S24");
    assert_eq!(reach(&line, "S12"), "S11 S22");
    assert_eq!(reach(&line, "S14"), "S15 S24");
    assert!(matches!(refused(&line, "S12-N14"), Refusal::Bends { .. }));
}

#[test]
fn seventeen_sites_from_s25_on_the_empty_board_of_four_s2() {
    let line = four("", &format!("S: 9@S25 F@S62{REST4}"));
    // And by road the camp beside it.
    let rails = "CE CNE CSE E11 E21 E31 E41 E51 N11 N21 N31 N41 N51 S15 S35 S45 S55";
    assert_eq!(rails.split(' ').count(), 17);
    assert_eq!(reach(&line, "S25"), rails.replace("S15", "S15 S24"));
}

#[test]
fn at_a_front_corner_straight_on_or_round_the_curve_s2() {
    // Up the column: both ways; along the front row: neither.
    let line = four("", &format!("S: 9@S35 8@S13 F@S62{REST4}"));
    let up = reach(&line, "S35");
    assert!(up.contains("E11") && up.contains("E51") && up.contains("CSE") && up.contains("N51"));
    let along = reach(&line, "S13");
    assert!(along.contains("S15") && along.contains("S11"), "{along}");
    assert!(!along.contains("CSE") && !along.contains("E11") && !along.contains("W15"), "{along}");
    assert!(matches!(refused(&line, "S13-E11"), Refusal::Bends { .. }));
    assert!(matches!(refused(&line, "S13-CSE"), Refusal::Bends { .. }));
    // The corner itself joins row, column, centre and curve.
    let line = four("", &format!("S: 9@S15 F@S62{REST4}"));
    let all = reach(&line, "S15");
    for name in ["S11", "S55", "CSE", "N51", "E11", "E51"] {
        assert!(all.split(' ').any(|other| other == name), "{name} of {all}");
    }
    assert!(!all.contains("E12") && !all.contains("W15"), "{all}");
    // Round the left corner to the left-hand neighbour's right column.
    let line = four("", &format!("S: 9@S31 F@S62{REST4}"));
    let all = reach(&line, "S31");
    assert!(
        all.contains("W15") && all.contains("W55") && all.contains("CSW") && all.contains("N55")
    );
    // From the centre the column is left only straight.
    let line = four("", &format!("S: 9@CSE F@S62{REST4}"));
    let all = reach(&line, "CSE");
    for name in ["S55", "E51", "N51", "W55", "CNE", "CSW"] {
        assert!(all.contains(name), "{name} of {all}");
    }
    assert!(!all.contains("S14") && !all.contains("E12") && !all.contains("CC"), "{all}");
    // Who stands on the corner bars both ways.
    let line = four("", &format!("S: 9@S35 2@S15 F@S62{REST4}"));
    assert_eq!(
        refused(&line, "S35-E21"),
        Refusal::Blocked { to: site(&line, "E21"), by: site(&line, "S15") }
    );
    assert_eq!(
        refused(&line, "S35-CSE"),
        Refusal::Blocked { to: site(&line, "CSE"), by: site(&line, "S15") }
    );
}

#[test]
fn an_engineer_turns_and_no_other_s6() {
    for rank in "123456789B".chars() {
        for flying in ["flying_bombs=no", "flying_bombs=yes"] {
            let line = two(flying, &format!("S: {rank}@S53 F@S62{REST}"));
            let turns = rank == '1' || (rank == 'B' && flying.ends_with("yes"));
            assert_eq!(reach(&line, "S53").contains("N51"), turns, "{rank} {flying}");
            // All railways but where it stands: 31 of the board for two; 72 for four.
            let rails = |text: &str| {
                text.split(' ').filter(|n| !["S43", "S63", "S42", "S44"].contains(n)).count()
            };
            if turns {
                assert_eq!(rails(&reach(&line, "S53")), 31);
                let line = four(flying, &format!("S: {rank}@S53 F@S62{REST4}"));
                assert_eq!(rails(&reach(&line, "S53")), 72);
            }
        }
    }
    // Not through anybody; onto an enemy it stops.
    let line = two("", "S: 1@S53 2@S52 F@S62 N: 5@S35 F@N62 2@N63");
    assert_eq!(reach(&line, "S53"), "S42 S43 S44 S45 S54 S55 S63 xS35");
    assert_eq!(
        refused(&line, "S53-S25"),
        Refusal::NoWay { from: site(&line, "S53"), to: site(&line, "S25") }
    );
    assert!(matches!(refused(&line, "S53-S34"), Refusal::NotJoined { .. }));
}

#[test]
fn the_path_that_is_shown_betrays_no_engineer_s13() {
    // Straight when it could have been; the engineer and the major alike.
    for rank in ['1', '4'] {
        let mut line = two("", &format!("S: {rank}@S55 F@S62{REST}"));
        let went = play(&mut line, "S55-S15");
        let names: Vec<String> =
            went.path.iter().map(|&s| palamede::games::luzhanqi::name(s)).collect();
        assert_eq!(names.join(" "), "S55 S45 S35 S25 S15");
        assert_eq!(line.state().full().public().turned, 0);
    }
    let mut line = two("", &format!("S: 1@S53 F@S62{REST}"));
    let went = play(&mut line, "S53-S41");
    let names: Vec<String> =
        went.path.iter().map(|&s| palamede::games::luzhanqi::name(s)).collect();
    assert_eq!(names.join(" "), "S53 S52 S51 S41");
    assert_ne!(line.state().full().public().turned, 0);
    // It turned back since: that stays known.
    assert_eq!(on(&line, "S41"), Some((0, '1')));
}

#[test]
fn mines_and_flags_never_move_s7() {
    let line = two("", &format!("S: M@S51 M@S65 F@S62 2@S11{REST}"));
    assert!(moves(&line).iter().all(|text| text.starts_with("S11")));
    assert_eq!(refused(&line, "S51-S41"), Refusal::Immobile(site(&line, "S51"), Rank::Mine));
    assert_eq!(refused(&line, "S62-S52"), Refusal::Immobile(site(&line, "S62"), Rank::Flag));
}

#[test]
fn a_headquarters_locks_unless_the_option_says_no_s7() {
    // Laid out there, and come there: the own one and an enemy's.
    for chosen in ["", "headquarters_lock=no", "flag_bearer=yes"] {
        let locks = chosen.is_empty();
        let line = two(chosen, &format!("S: 5@S64 2@S11 F@S62{REST}"));
        assert_eq!(reach(&line, "S64").is_empty(), locks, "{chosen}");
        if locks {
            assert_eq!(refused(&line, "S64-S54"), Refusal::Locked(site(&line, "S64")));
        } else {
            assert_eq!(reach(&line, "S64"), "S54 S63 S65");
        }
        let mut line = placed::<false>(chosen, "S: 5@N65 2@S11 F@S62 N: 2@N35 F@N62", 0);
        play(&mut line, "N65-N64 N35-N45");
        assert_eq!(reach(&line, "N64").is_empty(), locks, "{chosen}");
    }
    let line = four("", &format!("S: 5@S64 2@S11 F@S62{REST4}"));
    assert_eq!(refused(&line, "S64-S54"), Refusal::Locked(site(&line, "S64")));
    let line = four("headquarters_lock=no", &format!("S: 5@S64 2@S11 F@S62{REST4}"));
    assert_eq!(reach(&line, "S64"), "S54 S63 S65");
}

#[test]
fn any_piece_may_enter_a_headquarters_s9() {
    let line = two("", "S: 5@N63 3@S63 F@S62 N: 4@N64 F@N62 2@N35");
    assert_eq!(reach(&line, "N63"), "N53 xN62 xN64");
    assert_eq!(reach(&line, "S63"), "S53 S64");
    let mut line = line;
    play(&mut line, "N63xN64");
    assert_eq!(on(&line, "N64"), Some((0, '5')), "by winning there");
}

#[test]
fn an_occupied_camp_is_safe_s8() {
    let line = two("", "S: 5@S23 3@S44 F@S62 N: 4@S22 2@S33 F@N62");
    assert_eq!(refused(&line, "S23xS22"), Refusal::CampTaken(site(&line, "S22")));
    assert_eq!(refused(&line, "S44xS33"), Refusal::CampTaken(site(&line, "S33")));
    assert_eq!(reach(&line, "S23"), "S13 S24");
    // Anybody may enter a free one, an enemy's too; and attack from there.
    let mut line = two("", "S: 5@N23 3@S44 F@S62 N: 4@N21 2@N33 F@N62");
    play(&mut line, "N23-N22 N33-N44");
    assert!(reach(&line, "N22").contains("xN21"));
}

#[test]
fn an_ally_is_not_attacked_entered_or_passed_s10() {
    let men = "S: 9@S15 F@S62 N: 4@CE F@N62 E: 3@E21 F@E62 W: F@W62 2@W63";
    let line = four("", men);
    assert_eq!(refused(&line, "S15xCE"), Refusal::Ally(site(&line, "CE")));
    assert_eq!(
        refused(&line, "S15-CNE"),
        Refusal::Blocked { to: site(&line, "CNE"), by: site(&line, "CE") }
    );
    let all = reach(&line, "S15");
    assert!(
        all.contains("CSE") && all.contains("xE21") && !all.contains("CE ") && !all.contains("E31"),
        "{all}"
    );
    // An engineer goes round it.
    let line = four("", &men.replace("9@S15", "1@S15"));
    assert!(reach(&line, "S15").contains("CNE"));
    assert_eq!(refused(&line, "S15xCE"), Refusal::Ally(site(&line, "CE")));
    // An ally in a headquarters, and own pieces.
    let line = four("", "S: 9@N61 3@N51 F@S62 N: F@N62 2@N35 E: F@E62 2@E63 W: F@W62 2@W63");
    assert_eq!(refused(&line, "N61xN62"), Refusal::Ally(site(&line, "N62")));
    assert_eq!(refused(&line, "N61-N51"), Refusal::Own(site(&line, "N51")));
}

#[test]
fn what_is_no_move_says_why() {
    let line = two("", "S: 9@S11 F@S62 N: 2@N35 F@N62");
    assert_eq!(refused(&line, "S33-S34"), Refusal::Empty(site(&line, "S33")));
    assert_eq!(refused(&line, "N35-N25"), Refusal::NotYours(site(&line, "N35")));
    assert_eq!(refused(&line, "S11-S11"), Refusal::Own(site(&line, "S11")));
    use palamede::games::luzhanqi::Act;
    use palamede::rules::Rules;
    for (from, to) in [(60, 0), (0, 60), (255, 0), (0, 255), (129, 200)] {
        assert_eq!(line.state().check(&Act::Go { from, to }), Err(Refusal::NoSuchSite));
    }
    let army = palamede::games::luzhanqi::Style::Attack.army();
    assert_eq!(line.state().check(&Act::Deploy(army)), Err(Refusal::Deployed));
}
