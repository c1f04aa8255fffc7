//! Moves, positions and links as text, hostile ones too.

use super::{at, options, placed, set, turkish};
use palamede::games::turkish_draughts::{Position, Refusal, Turkish};
use palamede::rules::{Game, Misread, Notation, Rules, Want};

fn state(text: &str) -> Position {
    Position::set_up(&options(&[]), text).expect("a good position")
}

#[test]
fn positions_are_written_as_they_are_read() {
    for text in [
        "W:Wa2,b2,Kc5:Ba6,Kh8",
        "B:Wa2:B",
        "W:W:Ba6",
        "W:Wa2:Ba6 resigned=white",
        "B:Wa2:Ba6 missed=white",
        "B:Wa2:Ba6 resigned=black missed=white",
    ] {
        assert_eq!(state(text).position(), text);
    }
    // In any order, and with the counters of chess.
    assert_eq!(state("W:Bh8,a6:Wc5,a2").position(), "W:Wa2,c5:Ba6,h8");
    let table = placed(&[], "  W:Wa2,Kb1:Ba6,h8  quiet=7  resigned=white - - 0 1 ");
    assert_eq!(table.whole().line().position(), "W:WKb1,a2:Ba6,h8 resigned=white quiet=7");
}

#[test]
fn positions_that_cannot_be_are_refused_with_their_place() {
    let seventeen: String = (0..17)
        .map(|n| format!("{}{}", ['a', 'b', 'c'][n / 7], n % 7 + 1))
        .collect::<Vec<_>>()
        .join(",");
    for (text, at, want) in [
        ("", 0, Want::Seat),
        ("x", 0, Want::Seat),
        ("w:Wa2:Ba6", 0, Want::Seat),
        ("W", 1, Want::Seat),
        ("W:", 2, Want::Seat),
        ("W:a2:Ba6", 2, Want::Seat),
        ("W:Wa2", 5, Want::Seat),
        ("W:Wa2:", 6, Want::Seat),
        ("W:Wa2:Wa6", 6, Want::Seat),
        ("W:Wa2,:Ba6", 6, Want::Site),
        ("W:W,a2:Ba6", 3, Want::Site),
        ("W:Wa9:Ba6", 3, Want::Site),
        ("W:WKKa1:Ba6", 4, Want::Site),
        ("W:Wé2:Ba6", 3, Want::Site),
        ("W:Wa2,a2:Ba6", 6, Want::Site),
        ("W:Wa2:Bb6,a2", 10, Want::Site),
        // Men on their last row would be kings.
        ("W:Wa8:Ba6", 3, Want::Piece),
        ("W:Wa2:Ba6,h1", 10, Want::Piece),
        ("W:W:B", 0, Want::Pieces),
        ("W:Wa2:Ba6:", 9, Want::End),
        ("W:Wa2:Ba6:x", 9, Want::End),
        ("W:Wa2:Ba6 b", 10, Want::Pair),
        ("W:Wa2:Ba6 resigned=red", 19, Want::Seat),
        ("W:Wa2:Ba6 missed=", 17, Want::Seat),
    ] {
        let fault = Position::set_up(&options(&[]), text).expect_err(text);
        assert_eq!((fault.at, fault.want), (at, want), "{text}: {fault}");
    }
    let fault = Position::set_up(&options(&[]), &format!("W:W{seventeen}:Bh6")).expect_err("17");
    assert_eq!((fault.at, fault.want), (2, Want::Pieces));
}

#[test]
fn moves_are_read_by_any_route_and_with_any_sign() {
    let text = "W:WKa1:Ba3,a6,h7";
    let state = state(text);
    let mv = turkish("a1", "a8", "a3 a6");
    for route in ["a1xa4xa8", "a1xa5xa8", "a1-a4-a8"] {
        assert_eq!(state.read(route), Ok(mv), "{route}");
    }
    assert_eq!(state.write(&mv), "a1xa4xa8");
    assert_eq!(placed(&[], text).read_step("a1-a4").map(|_| ()), Ok(()));
}

#[test]
fn moves_that_cannot_be_are_refused_with_their_place() {
    let state = state("W:Wc3,Kg1:Bc4,d5,h8,b7");
    for (text, at, want) in [
        ("", 0, Want::Site),
        ("c", 0, Want::Site),
        ("é3-c4", 0, Want::Site),
        ("c3", 2, Want::Move),
        ("c3c4", 2, Want::Move),
        ("c3:c5", 2, Want::Move),
        ("c3-", 3, Want::Site),
        ("c3-c9", 3, Want::Site),
        ("c3xc5x", 6, Want::Site),
        ("c3xc5 ", 5, Want::End),
        ("c3xc5,", 5, Want::End),
        ("c3-c5é", 5, Want::End),
        // A cross where nothing is jumped; a second leg that jumps over nothing.
        ("c3xc4", 3, Want::Captures),
        ("g1xg5", 3, Want::Captures),
        ("c3xc5xd6", 6, Want::Captures),
        ("c3xc5xc3", 6, Want::Captures),
        ("c3xc5xe5xg5", 9, Want::Captures),
    ] {
        let fault = state.read(text).expect_err(text);
        assert_eq!((fault.at, fault.want), (at, want), "{text}: {fault}");
    }
    // The longest text that can be read: no piece is captured twice.
    let endless = format!("c3{}", "xc5xc3".repeat(10_000));
    assert!(state.read(&endless).is_err());
}

#[test]
fn a_route_that_is_none_is_not_another_one() {
    // The chain that the text means exists, but not in one jump, nor by this turn.
    let state = state("W:WKa1:Ba3,a6,h7");
    assert_eq!(state.read("a1xa8"), Err(Misread::new("a1xa8", 3, Want::Move)));
    assert_eq!(state.read("a1-a8"), Err(Misread::new("a1-a8", 3, Want::Move)));
}

#[test]
fn texts_of_moves_that_are_not_legal_are_read_to_be_refused() {
    let state = state("W:Wc3,g2,Ka1:Bc4,d5,h8,a4,a5");
    let (from, to) = (at("a1"), at("a8"));
    let two = Refusal::TwoInTheWay { from, to, first: at("a4"), second: at("a5"), in_a_row: true };
    for (text, mv, why) in [
        ("c3xc5", turkish("c3", "c5", "c4"), Refusal::GoOn { takes: 1, most: 2, at: at("c5") }),
        ("a1xa8", turkish("a1", "a8", "a4 a5"), two),
        ("g2-g3", turkish("g2", "g3", ""), Refusal::MustCapture { most: 2, pieces: set("c3") }),
        ("h8-h7", turkish("h8", "h7", ""), Refusal::NotYours(at("h8"))),
    ] {
        assert_eq!(state.read(text), Ok(mv), "{text}");
        assert_eq!(state.check(&mv), Err(why), "{text}");
    }
}

fn packed(state: &Position, mv: &Turkish) -> Vec<u8> {
    let mut digits = Vec::new();
    state.pack(mv, &mut |digit| digits.push(digit));
    digits
}

#[test]
fn links_carry_moves_in_few_digits() {
    // Two for a step; where something can be captured, its cells are named.
    assert_eq!(packed(&Position::start(&options(&[])), &turkish("a3", "a4", "")), [16, 24]);
    let state = state("W:Wc3:Bc4,d5,h8");
    let mv = turkish("c3", "e5", "c4 d5");
    let digits = packed(&state, &mv);
    assert_eq!(digits, [18, 36, 2, 26, 35]);
    assert_eq!(state.unpack(&mut digits.into_iter()), Some(mv));
    for wrong in [&[][..], &[18], &[18, 36], &[18, 36, 2, 26], &[18, 36, 2, 35, 26], &[18, 64, 0]] {
        assert_eq!(state.unpack(&mut wrong.iter().copied()), None, "{wrong:?}");
    }
}

/// A king among sixteen scattered pieces: 14 794 captured sets under `strict`.
pub const SCATTERED: &str =
    "W:WKd5:BKe1,Kc2,Kf2,Ka3,Ke3,Kb4,Kd4,Kg4,Kc5,Kf5,Ka6,Kd6,Kh6,Ke7,Kb8,Kg8";

#[test]
fn positions_that_are_made_up_do_not_take_for_ever() {
    for (reversal, strict, moves) in [
        ("forbidden", "no", 64),
        ("allowed", "no", 64),
        ("forbidden", "yes", 136_594),
        ("allowed", "yes", 248_454),
    ] {
        let options = options(&[("reversal", reversal), ("strict", strict)]);
        let state = Position::set_up(&options, SCATTERED).expect("a good position");
        let list = state.list();
        assert_eq!((state.count(), list.len()), (moves, moves));
        let mut sorted: Vec<Turkish> = list.clone();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted.len(), list.len(), "a move stands twice");
        for n in [0, list.len() / 2, list.len() - 1] {
            assert_eq!(state.nth(n), Some(list[n]));
        }
        for mv in list.iter().step_by(1 + list.len() / 100) {
            assert_eq!(state.check(mv), Ok(()));
            assert_eq!(state.read(&state.write(mv)), Ok(*mv));
        }
    }
}
