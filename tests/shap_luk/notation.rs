//! Moves, positions and links as text; texts that are none.

use super::{at, options, placed};
use palamede::games::shap_luk::{Point, Pursuit, ShapLuk, names};
use palamede::rules::{Game, Misread, Notation, Want};

fn fault<T: std::fmt::Debug>(read: Result<T, Misread>) -> (usize, String, Want) {
    let Misread { at, found, want } = read.expect_err("it is wrong");
    (at, found, want)
}

#[test]
fn moves_are_written_as_in_the_rules() {
    let state = placed(&[], "a2,c2,c4,e4,e1,e2 c6 1 g");
    let state = state.whole().line().state();
    let step = Pursuit::step(at("c6"), at("c7"));
    let take = Some([at("a2"), at("c2")]);
    for (mv, text) in [
        (Pursuit::step(at("c3"), at("d4")), "c3-d4"),
        (
            Pursuit { take: Some([at("c4"), at("e4")]), ..Pursuit::step(at("c3"), at("d4")) },
            "c3-d4xc4,e4",
        ),
        (Pursuit { fly: Some(at("b2")), ..step }, "c6-c7-b2"),
        (Pursuit { fly: Some(at("b2")), take, ..step }, "c6-c7-b2xa2,c2"),
    ] {
        assert_eq!(state.write(&mv), text);
        assert_eq!(state.read(text), Ok(mv));
    }
    // A pair is read in either order, and taken as it is written.
    assert_eq!(state.read("c6-c7-b2xc2,a2"), state.read("c6-c7-b2xa2,c2"));
}

#[test]
fn texts_that_are_no_moves_are_refused_with_their_place() {
    let state = placed(&[], "a1,b1,c1,d1,e1 c6 1 g");
    let state = state.whole().line().state();
    for (text, at, found, want) in [
        ("", 0, "", Want::Site),
        ("c", 0, "c", Want::Site),
        ("f1-e1", 0, "f1-e1", Want::Site),
        ("b7-c7", 0, "b7-c7", Want::Site),
        ("C6-c7", 0, "C6-c7", Want::Site),
        ("c6", 2, "", Want::Move),
        ("c6xc7", 2, "xc7", Want::Move),
        ("c6-", 3, "", Want::Site),
        ("c6-a6", 3, "a6", Want::Site),
        ("c6-c7 ", 5, "", Want::End),
        ("c6-c7-", 6, "", Want::Site),
        ("c6-c7-b2-", 8, "-", Want::End),
        ("c6-c7-b2-c6", 8, "-c6", Want::End),
        ("c6-c7x", 6, "", Want::Site),
        ("c6-c7xa2", 8, "", Want::Captures),
        ("c6-c7xa2,", 9, "", Want::Site),
        ("c6-c7xa2,b2,c2", 11, ",c2", Want::End),
        ("c6-c7éb2", 5, "éb2", Want::End),
        ("c6-é", 3, "é", Want::Site),
    ] {
        assert_eq!(fault(state.read(text)), (at, found.to_owned(), want), "{text:?}");
    }
}

#[test]
fn positions_are_read_as_they_are_written() {
    let yes = &[("rebels_capture", "yes")][..];
    let unlimited = &[("flights", "unlimited")][..];
    for (chosen, text) in [
        (&[][..], "a1,b1,c1 c3 1 r"),
        (&[], "- c7 0 g"),
        (&[("flights", "0")], "a1,b1,c1,d1,e1 c7 0 g"),
        (unlimited, "a1,b1,c1,d1,e1 c7 * g"),
        (&[], "a1,b1,c1,d1,e1 c7 1 g resigned=rebels"),
        (&[], "a1,b1,c1,d1,e1 c7 1 r resigned=general"),
        (yes, "a1,b1,c1,c4,e4 d4 1 g taken=general"),
        (yes, "a1,b1,c1,c4,e4 d4 1 g taken=general resigned=general"),
    ] {
        let state = ShapLuk::set_up(&options(chosen), text).expect(text);
        assert_eq!(state.position(), text);
        assert_eq!(ShapLuk::read_view(&options(chosen), text).map(|view| view.0), Ok(state));
    }
    let state = ShapLuk::set_up(&options(&[]), "  e5,a1   c3  1 r ").expect("spaces are free");
    assert_eq!(state.position(), "a1,e5 c3 1 r");
    assert_eq!((state.flights(), state.general(), state.gone()), (Some(1), at("c3"), 14));
    assert_eq!(names(state.rebels()), ["a1", "e5"]);
}

#[test]
fn texts_that_are_no_positions_are_refused_with_their_place() {
    let all = "a1,b1,c1,d1,e1,a2,b2,c2,d2,e2,a3,b3,c3,d3,e3,a4,b4";
    let many = format!("{all} e5 1 r");
    let yes = &[("rebels_capture", "yes")][..];
    let unlimited = &[("flights", "unlimited")][..];
    let none = &[("flights", "0")][..];
    for (chosen, text, at, found, want) in [
        (&[][..], "", 0, "", Want::Pieces),
        (&[], "a1,b1", 5, "", Want::Site),
        (&[], "a1,b1 c3", 8, "", Want::Number),
        (&[], "a1,b1 c3 1", 10, "", Want::Seat),
        (&[], "a1,b1 c3 1 w", 11, "w", Want::Seat),
        (&[], "a1,b1 c3 2 r", 9, "2", Want::Number),
        (&[], "a1,b1 c3 01 r", 9, "01", Want::Number),
        (&[], "a1,b1 c3 * r", 9, "*", Want::Number),
        (none, "a1,b1 c3 1 r", 9, "1", Want::Number),
        (unlimited, "a1,b1 c3 1 r", 9, "1", Want::Number),
        (unlimited, "a1,b1 c3 0 r", 9, "0", Want::Number),
        (&[], "a1,,b1 c3 1 r", 3, ",b1", Want::Site),
        (&[], "a1,b1, c3 1 r", 6, "", Want::Site),
        (&[], "a1,b1,a1 c3 1 r", 6, "a1", Want::Site),
        (&[], "a1,c6 c3 1 r", 3, "c6", Want::Site),
        (&[], "a1,c7 c3 1 r", 3, "c7", Want::Site),
        (&[], "-,a1 c3 1 r", 0, "-,a1", Want::Site),
        (&[], "a1,b1 b1 1 r", 6, "b1", Want::Site),
        (&[], "a1,b1 b7 1 r", 6, "b7", Want::Site),
        (&[], "a1,b1 é3 1 r", 6, "é3", Want::Site),
        (&[], &many, 0, "a1,b1,c1,d1,e1,a", Want::Pieces),
        (&[], "a1,b1 c3 1 r x", 13, "x", Want::Pair),
        (&[], "a1,b1 c3 1 r resigned=both", 22, "both", Want::Seat),
        (&[], "a1,b1 c3 1 r taken=general", 13, "taken=general", Want::Pair),
        (&[], "c4,e4 d4 1 g taken=general", 13, "taken=general", Want::Pair),
        (yes, "c4,e4 d4 1 r taken=general", 13, "taken=general", Want::Pair),
        (yes, "c4,e5 d4 1 g taken=general", 13, "taken=general", Want::Pair),
        (yes, "c4,e4 d4 1 g taken=rebels", 13, "taken=rebels", Want::Pair),
    ] {
        let read = ShapLuk::set_up(&options(chosen), text);
        assert_eq!(fault(read), (at, found.to_owned(), want), "{text:?}");
    }
}

#[test]
fn a_link_packs_only_what_there_is_to_choose() {
    let packed = |text: &str, mv: &str| {
        let table = placed(&[], text);
        let state = table.whole().line().state();
        let mut digits = Vec::new();
        state.pack(&state.read(mv).expect("a move"), &mut |digit| digits.push(digit));
        let mut left = digits.iter().copied();
        let read = state.unpack(&mut left).map(|mv| state.write(&mv));
        assert_eq!((read.as_deref(), left.next()), (Some(mv), None));
        digits.len()
    };
    let rebels = "a1,b1,c1,d1,e1,a3,c3,c4,e4,b2,b4";
    assert_eq!(packed(&format!("{rebels} d3 1 r"), "a1-a2"), 2);
    assert_eq!(packed(&format!("{rebels} d3 1 g"), "d3-e3"), 2);
    assert_eq!(packed(&format!("{rebels} d3 1 g"), "d3-d4"), 3);
    assert_eq!(packed(&format!("{rebels} d3 1 g"), "d3-d4xc4,e4"), 3);
    assert_eq!(packed(&format!("{rebels} c6 1 g"), "c6-c7"), 3);
    assert_eq!(packed(&format!("{rebels} c6 1 g"), "c6-c7-e3"), 3);
    assert_eq!(packed(&format!("{rebels} c6 1 g"), "c6-c7-b3xb2,b4"), 4);
    // Digits that say nothing are no move.
    let table = placed(&[], &format!("{rebels} c6 1 g"));
    for digits in
        [&[][..], &[26], &[26, 29], &[26, 28], &[26, 28, 29], &[26, 28, 11], &[26, 28, 11, 3]]
    {
        assert_eq!(
            table.whole().line().state().unpack(&mut digits.iter().copied()),
            None,
            "{digits:?}"
        );
    }
    assert_eq!((at("c6").index(), Point::APEX.index(), at("b3").index()), (26, 28, 11));
    assert_eq!(ShapLuk::ID, "shap-luk");
}
