//! Moves and positions as text.

use super::{moves, options, position, table};
use palamede::games::Fanorona;
use palamede::rules::{Game, Line, MOST_MOVES, Notation, Options, Rules, Want};

/// What is wrong with a position text, and where.
fn misplaced(text: &str) -> Option<(usize, Want)> {
    Fanorona::set_up(&options(&[]), text).err().map(|why| (why.at, why.want))
}

#[test]
fn positions_are_read_as_they_are_written_whatever_the_size() {
    for text in [
        "ppppppppp/ppppppppp/pPpP1pPpP/PPPPPPPPP/PPPPPPPPP w",
        "ppppp/ppppp/pP1pP/PPPPP/PPPPP b",
        "ppp/p1P/PPP w",
        "3/1P1/2p lot",
        "3/1P1/2p b resigned=white",
    ] {
        assert_eq!(position(&[], text).position(), text);
        // The rows tell the size, whatever was chosen.
        assert_eq!(position(&[("size", "dimy")], text).position(), text);
    }
    // Free points may be told apart.
    assert_eq!(position(&[], "111/1P1/2p w").position(), "3/1P1/2p w");
    let single = [("opening", "single")];
    for word in ["", " moved=white", " moved=black", " moved=both"] {
        let text = format!("ppp/p1P/PPP w{word}");
        assert_eq!(position(&single, &text).position(), text);
    }
    let keys = ["", " moved=white", " moved=black", " moved=both"]
        .map(|word| position(&single, &format!("ppp/p1P/PPP w{word}")).key());
    assert!((0..4).all(|n| !keys[..n].contains(&keys[n])), "they do not count as the same");
}

#[test]
fn what_is_wrong_with_a_position_has_its_place() {
    for (text, at, want) in [
        ("", 0, Want::Row),
        ("ppp/p1P/PPP", 11, Want::Seat),
        ("ppp/p1P/PPP x", 12, Want::Seat),
        ("ppp/p1/PPP w", 6, Want::Row),
        ("ppp/p1P/PPPP w", 12, Want::Row),
        ("ppp/p1Q/PPP w", 6, Want::Piece),
        ("ppp/p1P w", 3, Want::Row),
        // A row or a column that leads off every board.
        ("pppppppppppp/p1P/PPP w", 10, Want::Row),
        ("1/1/1/1/1/1/1/1/1/1 w", 0, Want::Row),
        ("3/3/3 w", 0, Want::Pieces),
        ("ppp/ppP/PPP w", 0, Want::Pieces),
        ("ppp/p1P/PPP w resigned=red", 23, Want::Seat),
        ("ppp/p1P/PPP w moved=white", 14, Want::Pair),
        ("ppp/p1P/PPP w hello", 14, Want::Pair),
    ] {
        assert_eq!(misplaced(text), Some((at, want)), "{text}");
    }
    let single = options(&[("opening", "single")]);
    for text in ["ppp/p1P/PPP w moved=", "ppp/p1P/PPP w moved=red"] {
        let why = Fanorona::set_up(&single, text).map_err(|why| (why.at, why.want));
        assert_eq!(why.err(), Some((14, Want::Pair)), "{text}");
    }
}

#[test]
fn what_is_wrong_with_a_move_has_its_place() {
    let state = position(&[], "5/5/1p3/3p1/P1p2 w");
    for (text, at, want) in [
        ("", 0, Want::Site),
        ("a", 0, Want::Site),
        ("a1", 2, Want::Move),
        ("a1b1", 2, Want::Move),
        ("a1-", 3, Want::Site),
        ("a1-f1", 3, Want::Site),
        ("a1-b1X", 5, Want::Captures),
        ("a1-b1W", 5, Want::Captures),
        ("a1-b1A-", 7, Want::Site),
        ("a1-b1A-b2", 9, Want::Captures),
        ("a1-b1Ab2", 6, Want::End),
        ("a1-b1A-a1A", 7, Want::Move),
        ("a1-b1A-c1A", 7, Want::Move),
        ("a1-b1A-b2W", 9, Want::Captures),
        ("a1-b1A é", 6, Want::End),
    ] {
        let read = state.read(text).map_err(|why| (why.at, why.want));
        assert_eq!(read, Err((at, want)), "{text}");
    }
}

#[test]
fn every_link_of_a_step_takes_one_digit() {
    let state = position(&[], "5/5/1p3/3p1/P1p2 w");
    for (text, digits) in [("a1-b1A", 2), ("a1-b1A-b2A-c2A", 4)] {
        let (mv, mut packed) = (state.read(text).expect("a turn"), Vec::new());
        state.pack(&mv, &mut |digit| packed.push(digit));
        assert_eq!(packed.len(), digits, "{text}");
        assert!(packed.iter().all(|&digit| digit < 64));
        assert_eq!(state.unpack(&mut packed.iter().copied()), Some(mv));
        // Cut short, it is none.
        assert_eq!(state.unpack(&mut packed[..digits - 1].iter().copied()), None);
    }
    for digits in [[0, 63], [60, 8], [0, 7], [44, 0]] {
        assert_eq!(state.unpack(&mut digits.into_iter()), None, "{digits:?}");
    }
}

#[test]
fn a_start_with_too_many_turns_is_refused() {
    let worst = "pp11p11pp/11pp1ppP1/p11p1p11p/pp11p11p1/1pp1ppp11 w";
    let state = position(&[], worst);
    assert!(state.exceeds(MOST_MOVES) && !state.exceeds(100_000));
    let refused = Line::<Fanorona>::set_up(&options(&[]), worst).map_err(|why| why.want);
    assert_eq!(refused.err(), Some(Want::FewerMoves));
    assert!(!Fanorona::start(&options(&[])).exceeds(5));
    assert!(Fanorona::start(&options(&[])).exceeds(4));
}

/// On the smallest board no chain begins within the first turns: `opening` has no effect.
#[test]
fn a_single_opening_is_bound_on_the_smallest_board() {
    for capture in ["obligatory", "free"] {
        let mut chosen = options(&[("size", "telo"), ("opening", "single"), ("capture", capture)]);
        assert!(chosen.bound(Fanorona::BOUNDS, "opening").is_some());
        let single = Fanorona::start(&chosen);
        chosen.set("opening", "free").expect("a value");
        let free = Fanorona::start(&chosen);
        for depth in 1..6 {
            let [one, other] = [&single, &free].map(|start| palamede::rules::perft(start, depth));
            assert_eq!(one, other, "{capture} to {depth}");
        }
    }
    assert!(options(&[("opening", "single")]).bound(Fanorona::BOUNDS, "opening").is_none());
}

#[test]
fn a_record_and_a_link_open_to_the_same_game() {
    let mut table = table(&[("size", "dimy"), ("first", "lot")], None);
    super::steps(&mut table, "roll:white b2-c3A");
    for _ in 0..6 {
        super::go_on(&mut table);
    }
    let record = table.text().expect("no secrets");
    let again = palamede::table::Table::<Fanorona>::from_record(&record).expect("a record");
    assert_eq!(again.whole().line().position(), table.whole().line().position());
    let again = palamede::table::Table::<Fanorona>::from_link(&table.link(), &[]).expect("a link");
    assert_eq!(again.text(), table.text());
    assert_eq!(Options::new(Fanorona::OPTIONS).pairs().count(), 8);
    assert_eq!(moves(&[], "ppp/p1P/PPP w"), ["a1-b2A", "b1-b2A", "c1-b2A", "c2-b2A"]);
}
