//! How games end (sentences 15 to 17 and 22).

use super::{BLACK, RED, attempt, four, on, options, over, placed, placed_text, play, seat, two};
use palamede::games::luzhanqi::{Act, Battle, Ending, Style};
use palamede::rules::{Game, Line, Notation, Reason, Rules, Seats, Silent, Step, StepError, Turn};

fn turn(n: usize) -> Turn {
    Turn::Seat(seat(n))
}

fn resign<const F: bool>(line: &mut Line<Battle<F>>, n: usize) {
    let step = Step::Resign(seat(n));
    assert_eq!(line.check(&step), Ok(()));
    line.advance(&step, &mut Silent);
}

#[test]
fn who_loses_the_flag_has_lost_s15() {
    let mut line = two("", "S: 1@N61 F@S62 N: F@N62 9@N35");
    play(&mut line, "N61xN62");
    assert_eq!(line.turn(), over(&[0], Reason::Own(Ending::Flag.word())));
    let mut line = placed::<false>("", "N: B@S61 F@N62 S: F@S62 9@S35", 1);
    let went = play(&mut line, "S61xS62");
    assert_eq!(line.turn(), over(&[1], Reason::Own(Ending::Flag.word())), "with the bomb, too");
    assert_eq!((went.out, on(&line, "S62")), (Seats::only(RED), None));
    assert_eq!(
        attempt(&mut line, "S35-S25"),
        Err(StepError::NotNow(palamede::rules::NotNow::Over))
    );
}

#[test]
fn who_has_no_move_has_lost_s15() {
    // Its last piece falls; and its last piece is shut in.
    let mut line = two("", "S: 9@S15 F@S62 N: F@N62 2@N11 M@N51");
    let went = play(&mut line, "S15xN11");
    assert_eq!(line.turn(), over(&[0], Reason::NoMove));
    assert_eq!((went.out, went.stuck), (Seats::only(BLACK), Seats::only(BLACK)));
    assert!(on(&line, "N51").is_some(), "for two the board is left as it is");
    let mut line = two("", "S: 9@N52 F@S62 2@S11 N: F@N62 2@N61 M@N51");
    play(&mut line, "S11-S12");
    assert_eq!(line.turn(), over(&[0], Reason::NoMove), "beside it are its own");
}

#[test]
fn when_nobody_can_move_it_is_a_draw_s17() {
    // The last two that can move take each other.
    let mut line = two("", "S: 5@S15 F@S62 M@S51 N: 5@N11 F@N62");
    play(&mut line, "S15xN11");
    assert_eq!(line.turn(), over(&[], Reason::NoMove));
    let mut line = four("", "S: 5@S15 F@S62 E: 5@E11 F@E62 N: F@N62 W: F@W62");
    play(&mut line, "S15xE11");
    assert_eq!(line.turn(), over(&[], Reason::NoMove), "before anybody is out");
    // One ally that can move is enough to go on.
    let mut line = four("", "S: 5@S15 F@S62 E: 5@E11 F@E62 N: F@N62 2@N35 W: F@W62");
    let went = play(&mut line, "S15xE11");
    assert_eq!((went.stuck, line.turn()), (Seats::only(seat(1)), turn(2)));
    play(&mut line, "N35-N45");
    assert_eq!(line.turn(), over(&[0, 2], Reason::NoMove), "East is out, then West");
}

/// Moves of two pieces to and fro.
fn shuffle<const F: bool>(line: &mut Line<Battle<F>>, ways: &[[&str; 2]], plies: usize) {
    for n in 0..plies {
        let way = ways[n % ways.len()];
        let [a, b] = if (n / ways.len()).is_multiple_of(2) { way } else { [way[1], way[0]] };
        play(line, &format!("{a}-{b}"));
    }
}

const TWO: &str = "S: 9@S35 F@S62 N: 9@N35 F@N62";
const TWO_WAYS: [[&str; 2]; 2] = [["S35", "S45"], ["N35", "N45"]];

#[test]
fn seventy_quiet_plies_are_a_draw_s17() {
    let mut line = two("", TWO);
    shuffle(&mut line, &TWO_WAYS, 69);
    assert_eq!((line.turn(), line.quiet()), (turn(1), 69));
    play(&mut line, "N35-N45");
    assert_eq!(line.turn(), over(&[], Reason::Quiet));
    let men = "S: 9@S35 F@S62 E: 9@E35 F@E62 N: 9@N35 F@N62 W: 9@W35 F@W62";
    let ways = [["S35", "S45"], ["E35", "E45"], ["N35", "N45"], ["W35", "W45"]];
    let mut line = four("", men);
    shuffle(&mut line, &ways, 70);
    assert_eq!(line.turn(), over(&[], Reason::Quiet));
    // Without a limit it goes on.
    let mut line = four("quiet_limit=none", men);
    shuffle(&mut line, &ways, 200);
    assert_eq!(line.turn(), turn(0));
    let mut line = two("quiet_limit=none", TWO);
    shuffle(&mut line, &TWO_WAYS, 200);
    assert_eq!(line.turn(), turn(0));
}

#[test]
fn after_thirty_one_quiet_plies_the_seat_to_move_loses_s17() {
    let mut line = two("quiet_limit=31", TWO);
    shuffle(&mut line, &TWO_WAYS, 30);
    assert_eq!(line.turn(), turn(0));
    play(&mut line, "S45-S35");
    assert_eq!(line.turn(), over(&[0], Reason::Quiet), "black was to move");
    // One ply later it is the other's turn.
    let mut line = placed::<false>("quiet_limit=31", TWO, 1);
    shuffle(&mut line, &[TWO_WAYS[1], TWO_WAYS[0]], 31);
    assert_eq!(line.turn(), over(&[1], Reason::Quiet));
}

#[test]
fn a_removal_and_a_seat_that_goes_out_begin_the_count_anew_s17() {
    let mut line = two("", "S: 9@S35 F@S62 N: 9@N35 2@S25 F@N62");
    shuffle(&mut line, &TWO_WAYS, 68);
    assert_eq!(line.quiet(), 68);
    play(&mut line, "S35xS25");
    assert_eq!(line.quiet(), 0);
    let men = "S: 9@S35 F@S62 E: 9@E35 F@E62 N: 9@N35 F@N62 W: 9@W35 F@W62";
    let ways = [["S35", "S45"], ["E35", "E45"], ["N35", "N45"], ["W35", "W45"]];
    let mut line = four("", men);
    shuffle(&mut line, &ways, 60);
    resign(&mut line, 1);
    assert_eq!((line.quiet(), line.turn()), (0, turn(0)));
}

/// The last quiet ply leaves the next seat without a move: the quiet limit comes first.
#[test]
fn the_quiet_limit_comes_before_a_seat_without_a_move_s17() {
    // Black's last piece is shut in by the camp's occupant.
    let shut = |chosen: &str, quiet: usize| {
        let men = "S: 9@S35 4@N34 F@S62 N: 2@N61 M@N63 F@N62 M@N51";
        let text = placed_text::<false>(men, 0) + &format!(" quiet={quiet}");
        let mut line = Line::<Battle<false>>::set_up(&options::<false>(chosen), &text).expect("it");
        play(&mut line, "S35-S45");
        line
    };
    assert_eq!(shut("", 60).turn(), over(&[0], Reason::NoMove));
    assert_eq!(shut("", 69).turn(), over(&[], Reason::Quiet));
    assert_eq!(shut("quiet_limit=31", 30).turn(), over(&[0], Reason::Quiet));
    assert_eq!(shut("quiet_limit=none", 69).turn(), over(&[0], Reason::NoMove));
    // The text of that end can be read again.
    let line = shut("", 69);
    let again =
        Line::<Battle<false>>::set_up(&options::<false>(""), &line.position()).expect("own");
    assert_eq!((again.turn(), again.position()), (line.turn(), line.position()));
    // For four nobody goes out then.
    let men = "S: 9@S35 F@S62 E: 2@E61 F@E62 M@E51 N: F@N62 2@N35 W: F@W62 2@W35";
    for (quiet, out) in [(68, 1), (69, 0)] {
        let text = placed_text::<true>(men, 0) + &format!(" quiet={quiet}");
        let mut line = Line::<Battle<true>>::set_up(&options::<true>(""), &text).expect("it");
        let went = play(&mut line, "S35-S45");
        assert_eq!(went.out.len(), out);
        let expected = if out == 1 { turn(2) } else { over(&[], Reason::Quiet) };
        assert_eq!(line.turn(), expected);
    }
    // But that nobody can move comes before the limit: all the same a draw, by another name.
    let text = placed_text::<false>("S: 9@S63 F@S62 M@S51 N: F@N62 M@N51", 0) + " quiet=69";
    let mut line = Line::<Battle<false>>::set_up(&options::<false>(""), &text).expect("it");
    play(&mut line, "S63-S64");
    assert_eq!(line.turn(), over(&[], Reason::NoMove));
}

#[test]
fn a_seat_that_is_out_takes_its_pieces_with_it_s16() {
    let men = "S: 9@E61 F@S62 E: F@E62 5@S15 4@E33 N: F@N62 2@N35 W: F@W62 2@W35";
    let mut line = four("", men);
    let went = play(&mut line, "E61xE62");
    assert_eq!((went.out, went.stuck), (Seats::only(seat(1)), Seats::NONE));
    assert_eq!(on(&line, "E62"), Some((0, '9')), "the taker stays");
    assert_eq!((on(&line, "S15"), on(&line, "E33")), (None, None));
    assert_eq!(line.turn(), turn(2), "it is skipped");
    assert_eq!(line.in_play(), [0, 2, 3].map(seat).into_iter().collect());
    // It may not leave it, or it may.
    play(&mut line, "N35-N45 W35-W45");
    assert!(attempt(&mut line, "E62-E52").is_err());
    let mut line = four("headquarters_lock=no", men);
    play(&mut line, "E61xE62 N35-N45 W35-W45 E62-E52");
    // The territory stays in play; the team has lost when West is out, too.
    play(&mut line, "N45-N35");
    resign(&mut line, 3);
    assert_eq!(line.turn(), over(&[0, 2], Reason::Resigned));
}

#[test]
fn a_seat_without_a_move_is_out_and_the_next_is_asked_s16() {
    // East loses its last piece, North and West have none that can move: out, in turn.
    let men = "S: 9@S15 F@S62 E: F@E62 2@E11 N: F@N62 W: F@W62";
    let mut line = four("", men);
    let went = play(&mut line, "S15xE11");
    assert_eq!(line.turn(), over(&[0, 2], Reason::NoMove));
    assert_eq!(went.stuck.len(), 3);
    // North cannot move and is out; its ally plays on and can still win for both.
    let men = "S: 9@S15 F@S62 E: F@E62 2@E35 N: F@N62 W: F@W62 2@W35 1@E45";
    let mut line = four("", men);
    let went = play(&mut line, "S15-S25 E35-E25");
    assert_eq!((went.out, line.turn()), (Seats::only(seat(2)), turn(3)));
    assert_eq!(on(&line, "N62"), None, "its flag goes, too");
    resign(&mut line, 1);
    resign(&mut line, 3);
    assert_eq!(line.turn(), over(&[0, 2], Reason::Resigned), "North wins with its ally");
}

#[test]
fn resigning_in_and_out_of_turn_s16() {
    let men = "S: 9@S35 F@S62 E: 9@E35 F@E62 N: 9@N35 F@N62 W: 9@W35 F@W62";
    let mut line = four("", men);
    resign(&mut line, 0);
    assert_eq!((line.turn(), on(&line, "S35")), (turn(1), None));
    resign(&mut line, 3);
    assert_eq!(line.turn(), turn(1));
    assert!(line.check(&Step::Resign(seat(3))).is_err());
    play(&mut line, "E35-E45 N35-N45");
    assert_eq!(line.turn(), turn(1), "West is skipped");
    resign(&mut line, 2);
    assert_eq!(line.turn(), over(&[1, 3], Reason::Resigned));
    // While armies are laid out.
    let mut line = Line::new(Battle::<true>::start(&options::<true>("")));
    let deploy = Step::Move(Act::Deploy(Style::Balanced.army()));
    resign(&mut line, 1);
    line.advance(&deploy, &mut Silent);
    assert_eq!(line.turn(), turn(2), "East is not asked");
    line.advance(&deploy, &mut Silent);
    resign(&mut line, 0);
    assert_eq!(on(&line, "S11"), None);
    line.advance(&deploy, &mut Silent);
    assert_eq!(line.turn(), turn(2), "South would begin");
    let mut line = Line::new(Battle::<false>::start(&options::<false>("")));
    resign(&mut line, 1);
    assert_eq!(line.turn(), over(&[0], Reason::Resigned));
}

#[test]
fn all_seats_in_the_game_agree_to_a_draw() {
    let men = "S: 9@S35 F@S62 E: 9@E35 F@E62 N: 9@N35 F@N62 W: 9@W35 F@W62";
    let mut line = four("", men);
    resign(&mut line, 1);
    let all = [0, 2, 3].map(seat).into_iter().collect();
    assert!(line.check(&Step::Agree(Seats::first(4))).is_err());
    assert_eq!(line.check(&Step::Agree(all)), Ok(()));
    line.advance(&Step::Agree(all), &mut Silent);
    assert_eq!(line.turn(), over(&[], Reason::Agreed));
}

#[test]
fn who_begins_and_the_order_of_turns_s22() {
    let begin = |chosen: &str| {
        let mut line = Line::new(Battle::<true>::start(&options::<true>(chosen)));
        for n in 0..4 {
            assert_eq!(line.turn(), turn(n), "they lay out in order");
            line.advance(&Step::Move(Act::Deploy(Style::Attack.army())), &mut Silent);
        }
        line
    };
    let order = |chosen: &str, ways: &str, expected: &[usize]| {
        let mut line = begin(chosen);
        for (text, &n) in ways.split(' ').zip(expected) {
            assert_eq!(line.turn(), turn(n), "{chosen}");
            play(&mut line, text);
        }
    };
    order("", "S21-S22 E21-E22 N21-N22 W21-W22 S22-S33", &[0, 1, 2, 3, 0]);
    order("order=clockwise", "S21-S22 W21-W22 N21-N22 E21-E22 S22-S33", &[0, 3, 2, 1, 0]);
    let mut line = begin("first=lot");
    assert_eq!(line.turn(), Turn::Chance { by: None });
    let mut odds = Vec::new();
    line.state().odds(&mut |seat, weight| odds.push((seat.index(), weight)));
    assert_eq!(odds, [(0, 1), (1, 1), (2, 1), (3, 1)]);
    line.advance(&Step::Roll(seat(3)), &mut Silent);
    assert_eq!(line.turn(), turn(3));
    // Who is out is not drawn.
    let mut line = begin("first=lot");
    resign(&mut line, 2);
    assert!(line.check(&Step::Roll(seat(2))).is_err());
    for (chosen, first) in [("", RED), ("first=black", BLACK)] {
        let mut line = Line::new(Battle::<false>::start(&options::<false>(chosen)));
        for _ in 0..2 {
            line.advance(&Step::Move(Act::Deploy(Style::Fortress.army())), &mut Silent);
        }
        assert_eq!(line.turn(), Turn::Seat(first));
    }
    assert_eq!([0, 1].map(|n| Battle::<false>::seat_name(seat(n))), ["red", "black"]);
}
