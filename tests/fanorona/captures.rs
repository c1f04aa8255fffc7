//! Boards, steps, rows and chains: sentences 1 to 12, one by one.

use super::{BLACK, WHITE, at, go_on, moves, options, placed, position, refuse, set, steps, table};
use palamede::games::Fanorona;
use palamede::games::fanorona::{Event, Why, board};
use palamede::kit::lattice::names;
use palamede::record::Heard;
use palamede::rules::{Game, GameEvent, Notation, Rules, Turn};

#[test]
fn boards_have_their_points_lines_and_men() {
    for (size, n, [points, strong, lines, men]) in
        [("tsivy", 0, [45, 23, 108, 22]), ("dimy", 1, [25, 13, 56, 12]), ("telo", 2, [9, 5, 16, 4])]
    {
        let (board, start) = (board(n), Fanorona::start(&options(&[("size", size)])));
        assert_eq!(start.board(), board);
        assert_eq!([board.points(), board.strong()].map(u64::count_ones), [points, strong]);
        let near = (0..points as usize).filter_map(|site| board.point(site));
        assert_eq!(near.map(|at| board.near(at).count_ones()).sum::<u32>(), 2 * lines);
        assert_eq!([WHITE, BLACK].map(|seat| start.men(seat).count_ones()), [men; 2]);
        // Half a turn makes one side of the other; the centre alone is free.
        let white = names::<6>(start.men(WHITE));
        let turned = white.iter().map(|name| board.turned(at(name)).bit());
        assert_eq!(turned.fold(0, |set, bit| set | bit), start.men(BLACK));
        let free = board.points() & !start.men(WHITE) & !start.men(BLACK);
        assert_eq!(free, board.turned(names::<6>(free).first().map(|n| at(n)).expect("one")).bit());
    }
}

#[test]
fn sentence_1_white_begins_and_seats_alternate() {
    let first = |value| Fanorona::start(&options(&[("first", value)])).turn();
    assert_eq!([first("white"), first("black")], [Turn::Seat(WHITE), Turn::Seat(BLACK)]);
    assert_eq!(first("lot"), Turn::Chance { by: None });
    let mut table = table(&[("first", "lot")], None);
    steps(&mut table, "roll:black");
    assert_eq!(table.turn(), Turn::Seat(BLACK));
    let (_, told) = table.heard(0).expect("the lot");
    assert!(matches!(told, Heard::Event(Event::Begins(BLACK))));
    let mut table = placed(&[], "ppp/p1P/PPP w");
    for seat in [WHITE, BLACK, WHITE] {
        assert_eq!(table.turn(), Turn::Seat(seat));
        go_on(&mut table);
    }
    refuse(&[], "5/4p/1P3/5/5 w", "b3-b3", "b3", Why::Staying);
}

#[test]
fn sentence_2_a_man_steps_along_a_line_to_a_free_neighbour() {
    let strong = "5/4p/2P2/5/5 w";
    let all = ["b2", "b3", "b4", "c2", "c4", "d2", "d3", "d4"].map(|to| format!("c3-{to}"));
    assert_eq!(moves(&[], strong), all);
    let weak = "5/4p/1P3/5/5 w";
    assert_eq!(moves(&[], weak), ["b3-a3", "b3-b2", "b3-b4", "b3-c3"]);
    refuse(&[], weak, "b3-c4", "c4", Why::NoLine(at("b3")));
    refuse(&[], weak, "b3-b5", "b5", Why::NoLine(at("b3")));
    let crowd = "5/5/PP2p/5/5 w";
    refuse(&[], crowd, "a3-b3", "b3", Why::Occupied);
    refuse(&[], crowd, "d3-e3", "d3", Why::NoMan);
    refuse(&[], crowd, "e3-d3", "e3", Why::NotYours);
    refuse(&[], "5/5/1Pp1p/5/5 w", "b3-c3", "c3", Why::OntoEnemy);
}

#[test]
fn sentences_3_to_5_rows_end_at_a_gap_an_own_man_or_the_edge() {
    for (text, mv, taken) in [
        ("9/9/P1pp1p3/9/9 w", "a3-b3A", "c3 d3"),
        ("9/9/P1ppPp3/9/9 w", "a3-b3A", "c3 d3"),
        ("9/9/P1ppppppp/9/9 w", "a3-b3A", "c3 d3 e3 f3 g3 h3 i3"),
        ("4p4/3p5/2p6/9/P8 w", "a1-b2A", "c3 d4 e5"),
        ("9/9/ppP6/9/9 w", "c3-d3W", "a3 b3"),
        ("9/9/pPpP5/9/9 w", "d3-e3W", "c3"),
        ("4P4/3p5/2p6/9/9 b", "c3-b2W", ""),
    ] {
        let state = position(&[], text);
        let read = state.read(mv).map(|mv| mv.taken).unwrap_or_default();
        assert_eq!(read, set(taken), "{mv} in {text}");
    }
    // Nothing of it may be left.
    let state = position(&[], "9/9/P1pp1p3/9/9 w");
    let part = super::foray("a3", "b3", "c3");
    assert_eq!(state.check(&part).map_err(|why| why.why), Err(Why::NoChain(at("a3"))));
}

#[test]
fn sentence_6_one_row_is_chosen_and_the_other_stays() {
    let text = "5/5/ppP1p/5/5 w";
    assert_eq!(moves(&[], text), ["c3-d3A", "c3-d3W"]);
    let mut table = placed(&[], text);
    steps(&mut table, "c3-d3W");
    assert_eq!(table.whole().line().position(), "5/5/3Pp/5/5 b");
    let both = super::foray("c3", "d3", "a3 b3 e3");
    let refused = position(&[], text).check(&both).map_err(|why| why.why);
    assert_eq!(refused, Err(Why::NoChain(at("c3"))));
}

#[test]
fn sentence_7_who_can_take_must_and_a_step_that_can_take_takes() {
    let text = "9/9/P1p5P/9/P7P w";
    assert_eq!(moves(&[], text), ["a1-b2A", "a3-b3A"]);
    refuse(&[], text, "i1-i2", "i2", Why::MustTake(set("a1 a3")));
    refuse(&[], text, "a3-b3", "b3", Why::Takes(at("a3")));
    let free = moves(&[("capture", "free")], text);
    assert!(free.contains(&"i1-i2".to_owned()) && free.contains(&"a1-b2A".to_owned()));
    assert!(!free.contains(&"a3-b3".to_owned()));
    refuse(&[("capture", "free")], text, "a3-b3", "b3", Why::Takes(at("a3")));
}

#[test]
fn sentence_8_a_chain_takes_at_every_step_and_what_it_takes_is_gone() {
    // e3 stands behind c3 and d3 only while these stand.
    let state = position(&[], "5/5/1p3/3p1/P1p2 w");
    let chain = state.read("a1-b1A-b2A-c2A").expect("a chain");
    assert_eq!(chain, super::foray("a1", "c2", "b3 c1 d2"));
    let mut after = state.clone();
    let mut told = Vec::new();
    after.play(&chain, &mut told);
    assert_eq!(after.position(), "5/5/5/2P2/5 b");
    let event = &told[0].1;
    assert_eq!(event.notation(), "a1-b1A-b2A-c2A");
    let site = |name: &str| state.board().site(at(name));
    assert_eq!(event.trace().path, ["a1", "b1", "b2", "c2"].map(site));
    let fell: Vec<usize> = event.trace().taken.iter().map(|(site, _)| *site).collect();
    assert_eq!(fell, ["c1", "b3", "d2"].map(site), "in the order of capture");
    // No paika on the way.
    assert!(state.read("a1-b1A-b2").is_err());
    assert!(state.read("a1-b1A-b2W").is_err());
}

#[test]
fn sentence_9_the_man_comes_to_no_point_twice() {
    let text = "4p/1p3/2P2/2p2/5 w";
    let legal = moves(&[], text);
    assert!(legal.contains(&"c3-c4W-d4W".to_owned()));
    assert!(legal.iter().all(|mv| mv.matches("c3").count() == 1));
    assert!(position(&[], text).read("c3-c4W-c3A").is_err());
}

#[test]
fn sentence_10_no_direction_twice_running_or_in_the_whole_turn() {
    assert_eq!(moves(&[], "5/5/pP2p/5/5 w"), ["b3-c3W"], "e3 is safe");
    let text = "5/5/1p3/3p1/P1p2 w";
    let turn = [("direction", "turn")];
    assert_eq!(moves(&[], text).len(), 3);
    assert_eq!(moves(&turn, text), ["a1-b1A", "a1-b1A-b2A"]);
    // East and then west is another direction.
    let there_and_back = "5/5/5/1p3/P1p2 w";
    assert_eq!(moves(&turn, there_and_back), moves(&[], there_and_back));
}

#[test]
fn sentence_11_a_turn_ends_when_its_seat_likes() {
    let text = "5/5/1p3/3p1/P1p2 w";
    let through = [("chain", "obligatory")];
    assert_eq!(moves(&through, text), ["a1-b1A-b2A-c2A"]);
    refuse(&through, text, "a1-b1A-b2A", "b2", Why::GoOn);
    let single = [("opening", "single")];
    assert_eq!(moves(&single, text), ["a1-b1A"]);
    refuse(&single, text, "a1-b1A-b2A", "b2", Why::Single);
    assert_eq!(moves(&single, &format!("{text} moved=white")).len(), 3);
    assert_eq!(moves(&single, &format!("{text} moved=black")).len(), 1);
    // Each seat's first turn, and no other.
    let mut table = table(&single, None);
    let words = ["", " moved=white", " moved=both", " moved=both"];
    for (n, word) in words.into_iter().enumerate() {
        let text = table.whole().line().position();
        assert!(text.ends_with(&format!(" {}{word}", ["w", "b"][n % 2])), "{text}");
        let longest =
            table.whole().line().state().list().into_iter().map(|mv| mv.taken.count_ones()).max();
        assert!(longest <= Some(4) || n > 1, "{text}");
        go_on(&mut table);
    }
}

#[test]
fn sentence_12_any_route_of_a_turn_is_read_and_the_first_is_written() {
    let state = position(&[], "1p2pp1pp/p2pp2pp/7pP/P3P1pPP/1P5PP w");
    let [one, other] = ["e2-e3A-f2W-g3A-g4W", "e2-f2A-g3A-f4A-g4W"]
        .map(|route| state.read(route).expect("a route"));
    assert_eq!(one, other);
    assert_eq!(state.write(&other), "e2-e3A-f2W-g3A-g4W");
    assert_eq!(state.list().iter().filter(|mv| **mv == one).count(), 1);
}

#[test]
fn the_first_turns_of_tsivy_have_names() {
    let start = Fanorona::start(&options(&[])).position();
    assert_eq!(moves(&[], &start), ["d2-e3A", "d3-e3A", "d3-e3W", "e2-e3A", "f2-e3A"]);
}
