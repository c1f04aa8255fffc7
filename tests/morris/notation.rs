//! Moves and positions as text.

use super::*;
use palamede::games::morris::{LINES, Move, names, neighbours};
use palamede::rules::Want;

#[test]
fn the_board_has_sixteen_lines_and_its_neighbours_are_mutual() {
    assert_eq!(names(LINES[2]), ["c3", "c4", "c5"]);
    assert!(LINES.iter().all(|line| line.count_ones() == 3));
    for (n, line) in LINES.iter().enumerate() {
        let slow = slow::LINES.map(|of| of.map(|name| at(name).bit()).iter().sum::<u64>());
        assert!(slow.contains(line), "{n}");
    }
    let all: Vec<Point> = (0..24).filter_map(Point::new).collect();
    let joined = all.iter().map(|&at| neighbours(at).count_ones()).sum::<u32>();
    assert_eq!(joined, 2 * 32);
    for &one in &all {
        assert_eq!(Point::read(&one.to_string()), Some(one));
        assert!(all.iter().all(|&other| {
            (neighbours(one) & other.bit() != 0) == (neighbours(other) & one.bit() != 0)
        }));
    }
}

#[test]
fn positions_are_read_as_they_are_written() {
    for text in [
        "........................ 9 9 w",
        "..b...WWW.b..b.b...b.... 0 0 b",
        "W....................... 8 9 b",
        "........................ 9 9 lot",
        "..b...WWW.b..b.b...b.... 0 0 b resigned=white",
    ] {
        assert_eq!(position(&[], text).position(), text);
    }
    // Men in hand tell positions apart.
    let keys = ["0 0 w", "1 0 w", "0 1 w", "0 0 b"]
        .map(|rest| position(&[], &text("a1 d2 f4", "a7 d7 c3", rest)).key());
    assert!((0..4).all(|n| !keys[..n].contains(&keys[n])));
}

#[test]
fn what_is_wrong_with_a_position_has_its_place() {
    let fault = |text: &str| {
        let read = Morris::set_up(&options(&[]), text);
        read.err().map(|why| (why.at, why.want))
    };
    for (text, at, want) in [
        ("", 0, Want::Row),
        ("....................... 9 9 w", 23, Want::Row),
        ("......................... 9 9 w", 24, Want::Row),
        ("....x................... 9 9 w", 4, Want::Piece),
        ("........................", 24, Want::Number),
        ("........................ 9 x w", 27, Want::Number),
        ("........................ 10 9 w", 0, Want::Pieces),
        ("W....................... 9 9 w", 0, Want::Pieces),
        ("........................ 9 9", 28, Want::Seat),
        ("........................ 9 9 x", 29, Want::Seat),
        ("........................ 9 9 w hello", 31, Want::Pair),
    ] {
        assert_eq!(fault(text), Some((at, want)), "{text}");
    }
}

#[test]
fn what_is_wrong_with_a_move_has_its_place() {
    let state = position(&[], &guarded());
    for (text, at, want) in [
        ("", 0, Want::Site),
        ("d4", 0, Want::Site),
        ("a1b1", 2, Want::Move),
        ("a1-", 3, Want::Site),
        ("a1-d4", 3, Want::Site),
        ("a1-a4a7", 5, Want::End),
        ("a1-a4x", 6, Want::Site),
        ("a1-a4xb2,", 9, Want::Site),
        ("a1xb2,b2", 6, Want::Captures),
        ("a1xb2 b4", 5, Want::End),
    ] {
        let read = state.read(text).map_err(|why| (why.at, why.want));
        assert_eq!(read, Err((at, want)), "{text}");
    }
}

#[test]
fn each_part_of_a_move_takes_one_digit() {
    let two = [("two_mills", "two")];
    for (text, mv, digits) in [
        (guarded(), "g1-g4", 2),
        (guarded(), "d2-b2xc3", 3),
        (two_mills(), "d6xa4,c3", 3),
        (two_mills(), "g7", 1),
    ] {
        let state = position(&two, &text);
        let (mv, mut packed) = (state.read(mv).expect("a turn"), Vec::new());
        state.pack(&mv, &mut |digit| packed.push(digit));
        assert_eq!(packed.len(), digits, "{mv:?}");
        assert!(packed.iter().all(|&digit| digit < 64));
        assert_eq!(state.unpack(&mut packed.iter().copied()), Some(mv));
        // Cut short, it is none.
        assert_eq!(state.unpack(&mut packed[..digits - 1].iter().copied()), None);
    }
    let state = position(&[], &two_mills());
    for digits in [&[63][..], &[48], &[24, 24, 0]] {
        assert_eq!(state.unpack(&mut digits.iter().copied()), None, "{digits:?}");
    }
}

#[test]
fn what_is_taken_is_written_in_the_order_of_names_where_that_is_legal() {
    let state = position(&[("two_mills", "two")], &text("b6 f6 d5 d7", "a1 d1 g1 c4", "5 5 w"));
    for written in ["d6xc4,a1", "d6xa1,c4"] {
        let mv = state.read(written).expect("a move");
        assert_eq!(state.write(&mv), "d6xc4,a1");
        let taken = at("a1").bit() | at("c4").bit();
        assert_eq!(mv, Move { from: None, to: at("d6"), taken });
    }
}

#[test]
fn a_record_and_a_link_open_to_the_same_game() {
    let mut table = table(&[("first", "lot"), ("take", "any")], None);
    steps(&mut table, "roll:white a1 b2 a4 b4 a7xb2 f2");
    let record = table.text().expect("no secrets");
    let again = Table::<Morris>::from_record(&record).expect("a record");
    assert_eq!(again.whole().line().position(), table.whole().line().position());
    let again = Table::<Morris>::from_link(&table.link(), &[]).expect("a link");
    assert_eq!(again.text(), table.text());
}
