//! What clicks do at a table, and what is seen meanwhile.

use super::slow::{self, Slow};
use super::{Chosen, at, placed, set, steps, turkish};
use palamede::games::Emblem;
use palamede::games::turkish_draughts::{Position, Rank, Refusal, Square, Turkish};
use palamede::record::Heard;
use palamede::rules::{GameEvent, Generator, Notation, Path, Rng, Rules, Seen};
use palamede::scene::{Device, Look, Mark, Piece, Target};
use palamede::table::{Clicked, Table};

const STRICT: Chosen = &[("strict", "yes")];

fn site(name: &str) -> Target {
    Target::Site(at(name).index())
}

/// Clicks these cells, and tells what the last click did; the others select.
fn click(table: &mut Table<Position>, names: &str) -> Clicked<Position> {
    let names: Vec<&str> = names.split(' ').collect();
    let (last, before) = names.split_last().expect("a click");
    for name in before {
        assert_eq!(table.click(site(name)), Clicked::SelectionChanged, "{name} of {names:?}");
    }
    assert_eq!(table.clicks().len(), before.len(), "{names:?}");
    table.click(site(last))
}

/// What clicks do in a fresh table.
fn clicked(chosen: Chosen, text: &str, names: &str) -> Clicked<Position> {
    click(&mut placed(chosen, text), names)
}

/// Whether clicks enter this move.
fn enters(chosen: Chosen, text: &str, names: &str, mv: Turkish) {
    assert_eq!(clicked(chosen, text, names), Clicked::Entered(mv), "{names} in {text}");
}

/// Whether the clicks only select, and how many are kept.
fn selects(chosen: Chosen, text: &str, names: &str, kept: usize) {
    let mut table = placed(chosen, text);
    assert_eq!(click(&mut table, names), Clicked::SelectionChanged, "{names} in {text}");
    assert_eq!(table.clicks().len(), kept, "{names} in {text}");
}

fn piece(table: &Table<Position>, name: &str) -> Option<Piece> {
    table.scene().piece_at(at(name).index()).cloned()
}

/// The shortcuts of a move, as names of cells.
fn shortcuts(text: &str, mv: &Turkish) -> Vec<String> {
    let table = placed(&[], text);
    let mut found = Vec::new();
    table.view().paths(mv, &mut |path| found.push(path));
    let names = |path: &Path| {
        let name = |click: &Target| match click {
            Target::Site(site) => palamede::games::turkish_draughts::Square::new(*site)
                .map(|at| at.to_string())
                .unwrap_or_default(),
            _ => String::new(),
        };
        path.clicks.iter().map(name).collect::<Vec<String>>().join(" ")
    };
    let mut shortcuts: Vec<String> = found.iter().filter(|path| path.shortcut).map(names).collect();
    shortcuts.sort();
    shortcuts
}

/// Two chains that part at e5.
const FORK: &str = "W:Wc3,a2:Bc4,d5,f5,e6,h8";

#[test]
fn a_chain_is_clicked_landing_by_landing_and_what_is_jumped_is_lifted() {
    let mut table = placed(&[], FORK);
    let man = piece(&table, "c3").expect("a man");
    assert_eq!((man.word, man.seat), (Rank::Man.word(), Some(0)));
    for (name, from, lifted) in [("c3", "c3", ""), ("c5", "c3", "c4"), ("e5", "c5", "c4 d5")] {
        assert_eq!(table.click(site(name)), Clicked::SelectionChanged);
        // The same piece, where it landed.
        assert_eq!(piece(&table, name), Some(Piece { site: at(name).index(), ..man.clone() }));
        assert!(name == from || piece(&table, from).is_none());
        for cell in ["c4", "d5", "f5", "e6", "h8"] {
            assert_eq!(piece(&table, cell).is_none(), set(lifted) & set(cell) != 0, "{cell}");
        }
    }
    let next: Vec<Target> = table.next().iter().map(|next| next.target).collect();
    assert_eq!(next, [site("g5"), site("e7")]);
    assert_eq!(table.click(site("g5")), Clicked::Entered(turkish("c3", "g5", "c4 d5 f5")));
    // What the paths attack is what the move captures.
    let mut paths = Vec::new();
    table.view().paths(&turkish("c3", "g5", "c4 d5 f5"), &mut |path| paths.push(path));
    let attacked: Vec<usize> = ["c4", "d5", "f5"].map(|name| at(name).index()).to_vec();
    assert!(!paths.is_empty() && paths.iter().all(|path| path.takes == attacked));
}

#[test]
fn the_last_cell_alone_is_enough_when_one_move_fits() {
    let mv = turkish("c3", "e7", "c4 d5 e6");
    for names in ["c3 e7", "c3 c5 e7", "c3 c5 e5 e7"] {
        enters(&[], FORK, names, mv);
    }
    assert_eq!(shortcuts(FORK, &mv), ["c3 c5 e7", "c3 e7"]);
    // A landing on the way is no end.
    selects(&[], FORK, "c3 c5", 2);
    let askew = Refusal::NotStraight { from: at("c3"), to: at("e5") };
    assert_eq!(clicked(&[], FORK, "c3 e5"), Clicked::Refused(askew));
}

#[test]
fn where_two_moves_end_on_one_cell_the_way_decides() {
    // To d6 by the left or by the right.
    let text = "W:Wd2:Bc2,b3,c4,d5,e2,f3,e4,h8";
    let left = turkish("d2", "d6", "c2 b3 c4 d5");
    let right = turkish("d2", "d6", "e2 f3 e4 d5");
    let why = Refusal::TooFar { from: at("d2"), to: at("d6") };
    assert_eq!(clicked(&[], text, "d2 d6"), Clicked::Refused(why));
    enters(&[], text, "d2 b2 d6", left);
    enters(&[], text, "d2 f2 d6", right);
    enters(&[], text, "d2 f2 f4 d6", right);
    assert_eq!(shortcuts(text, &left), ["d2 b2 b4 d6", "d2 b2 d6"]);
}

#[test]
fn where_one_move_lands_another_is_not_ended() {
    // c5 is the first landing of one chain and the end of another.
    let text = "W:Wc3:Bd3,c4,e4,d5,e6,h8";
    let around = turkish("c3", "c5", "d3 e4 d5");
    selects(&[], text, "c3 c5", 2);
    enters(&[], text, "c3 c5 e7", turkish("c3", "e7", "c4 d5 e6"));
    enters(&[], text, "c3 e3 c5", around);
    enters(&[], text, "c3 e3 e5 c5", around);
    assert_eq!(shortcuts(text, &around), ["c3 e3 c5"]);
}

/// Once around, one way or the other, to where it began, or further.
const ROUND: &str = "W:WKd4:Ba8,d6,f8,h6,f4";

#[test]
fn the_origin_is_no_shortcut() {
    let round = turkish("d4", "d4", "d6 f8 h6 f4");
    assert_eq!(shortcuts(ROUND, &round), [""; 0]);
    // Clicked again it unselects; on the way it selects anew.
    selects(&[], ROUND, "d4 d4", 0);
    selects(&[], ROUND, "d4 d8 d4", 1);
    enters(&[], ROUND, "d4 d8 h8 h4 d4", round);
    enters(&[], ROUND, "d4 h4 h8 d8 d4", round);
    let beyond = turkish("d4", "a4", "d6 f8 h6 f4");
    enters(&[], ROUND, "d4 a4", beyond);
    // Where it is the next landing, it leads on.
    let text = "W:WKd4:Ba8,d2,d6,f8,h6,f4";
    let mv = turkish("d4", "d1", "d2 d6 f8 h6 f4");
    selects(&[], text, "d4 d8 h8 h4 d4", 5);
    enters(&[], text, "d4 d8 h8 h4 d4 d1", mv);
}

#[test]
fn every_route_is_a_path() {
    // Between the two a king may land on either cell.
    let text = "W:WKa1:Ba3,a6,h7";
    let mv = turkish("a1", "a7", "a3 a6");
    enters(&[], text, "a1 a4 a7", mv);
    enters(&[], text, "a1 a5 a7", mv);
    enters(&[], text, "a1 a7", mv);
}

#[test]
fn a_piece_has_as_many_moves_as_ends_however_many_ways_lead_there() {
    // Behind the last one it may land on either cell, and on its way there, too.
    let table = placed(&[], "W:WKa1:Ba3,a6,h7");
    let all = table.next();
    let king = all.iter().find(|next| next.target == site("a1")).expect("the king");
    assert_eq!(king.moves, 2);
}

#[test]
fn under_strict_a_second_click_ends_the_chain() {
    let text = "W:Wc3,a2:Bc4,d5,h8";
    let (short, long) = (turkish("c3", "c5", "c4"), turkish("c3", "e5", "c4 d5"));
    selects(STRICT, text, "c3 c5", 2);
    enters(STRICT, text, "c3 c5 c5", short);
    enters(STRICT, text, "c3 c5 e5", long);
    enters(STRICT, text, "c3 e5", long);
    enters(STRICT, text, "c3 b3", turkish("c3", "b3", ""));
    enters(STRICT, text, "a2 a3", turkish("a2", "a3", ""));
    // The piece stays where it landed while it is asked whether it ends there.
    let mut table = placed(STRICT, text);
    click(&mut table, "c3 c5");
    assert!(piece(&table, "c5").is_some() && piece(&table, "c4").is_none());
    // Else it unselects.
    selects(&[], text, "c3 c5 c5", 0);
}

#[test]
fn a_man_is_crowned_on_its_way_if_it_is_crowned_at_once() {
    let text = "W:Wf6:Bf7,h7,Ke8,Kc8";
    let disc = Look::Disc { side: 0, device: Device::Rings };
    for (chosen, look, rank) in [
        (&[][..], Look::Crowned { side: 0 }, Rank::King),
        (&[("promotion", "at_end")][..], disc, Rank::Man),
    ] {
        let mut table = placed(chosen, text);
        click(&mut table, "f6 f8");
        let piece = piece(&table, "f8").expect("it landed");
        assert_eq!((piece.look, Rank::of(piece.word)), (look, rank));
    }
}

#[test]
fn pieces_look_like_their_side_and_kind() {
    let table = placed(&[], "W:Wa2,Kb1:Ba7,Kb8");
    let looks: Vec<(Look, Rank)> = ["a2", "b1", "a7", "b8"]
        .map(|name| {
            piece(&table, name).map(|piece| (piece.look, Rank::of(piece.word))).expect("a piece")
        })
        .to_vec();
    let expected = [
        (Look::Disc { side: 0, device: Device::Rings }, Rank::Man),
        (Look::Crowned { side: 0 }, Rank::King),
        (Look::Disc { side: 1, device: Device::Dots }, Rank::Man),
        (Look::Crowned { side: 1 }, Rank::King),
    ];
    assert_eq!(looks, expected);
    for seat in [super::WHITE, super::BLACK] {
        let emblem = <Position as Emblem>::emblem(seat);
        assert_eq!(emblem, expected[2 * seat.index()].0);
    }
}

#[test]
fn the_pieces_that_must_capture_are_marked() {
    let marked = |table: &Table<Position>| {
        let marks = table.scene().marks;
        let sites = marks.iter().filter_map(|mark| match mark {
            Mark::May(site) => Some(1u64 << site),
            _ => None,
        });
        sites.fold(0, |set, bit| set | bit)
    };
    let text = "W:Wc3,g3,a2:Bc4,g4,h8";
    let mut table = placed(&[], text);
    assert_eq!(marked(&table), set("c3 g3"));
    click(&mut table, "c3");
    assert_eq!(marked(&table), 0, "one is selected");
    // The one that can capture more; nobody, when nothing can be captured.
    assert_eq!(marked(&placed(&[], "W:Wc3,g3,a2:Bc4,g4,f5,h8")), set("g3"));
    assert_eq!(marked(&super::table(&[], None)), 0);
    // Under strict it is not obligatory to see it.
    assert_eq!(marked(&placed(STRICT, text)), 0);
    assert_eq!(marked(&placed(&[], "B:Wa2:B")), 0);
}

#[test]
fn in_the_middle_of_a_capture_the_marks_tell_what_is_jumped_and_what_is_next() {
    let marks = |table: &Table<Position>| {
        let marks = table.scene().marks;
        let of = |wanted: fn(&Mark) -> Option<usize>| {
            marks.iter().filter_map(wanted).fold(0, |set, site| set | 1u64 << site)
        };
        let taken = of(|mark| match mark {
            Mark::Taken(site, Look::Disc { side: 1, .. }) => Some(*site),
            _ => None,
        });
        let next = of(|mark| match mark {
            Mark::LegalTake(site) => Some(*site),
            _ => None,
        });
        let last = of(|mark| match mark {
            Mark::From(site) | Mark::To(site) => Some(*site),
            _ => None,
        });
        [taken, next, last]
    };
    let mut table = placed(&[], "B:Wc3,a2:Bb4,d5,f5,e6,h8");
    let step = table.read_step("b4-c4").expect("a step");
    table.take(step).expect("a move");
    assert_eq!(marks(&table), [0, 0, set("b4 c4")]);
    let shown = [
        ("c3", "", "", "b4 c4"),
        // What was done before is not what the board shows any more.
        ("c5", "c4", "d5", ""),
        ("e5", "c4 d5", "f5 e6", ""),
    ];
    for (name, taken, next, last) in shown {
        assert_eq!(table.click(site(name)), Clicked::SelectionChanged);
        assert_eq!(marks(&table), [taken, next, last].map(set), "{name}");
    }
    // Under strict nobody is told what can be jumped.
    let mut strict = placed(STRICT, FORK);
    click(&mut strict, "c3 c5");
    assert_eq!(marks(&strict), [set("c4"), 0, 0]);
}

#[test]
fn clicks_that_lead_nowhere_are_refused_with_the_reason() {
    let refused = |text: &str, names: &str, why: Refusal| {
        assert_eq!(clicked(&[], text, names), Clicked::Refused(why), "{names} in {text}");
    };
    let text = "W:Wc3,g3,a2:Bc4,g4,f5,h8";
    let (most, pieces) = (2, set("g3"));
    refused(text, "a2", Refusal::MustCapture { most, pieces });
    refused(text, "c3", Refusal::TooFew { takes: 1, most, pieces });
    refused(text, "h8", Refusal::NotYours(at("h8")));
    // The piece that is chosen is the one that can: it is told where to.
    let not_so = |takes| Refusal::NotSo { at: at("g3"), to: set("g5"), takes, most };
    refused(text, "g3 h3", not_so(0));
    refused(text, "g3 g4", Refusal::Landing { from: at("g3"), at: at("g4") });
    selects(&[], text, "d5", 0);
    // Another own piece is chosen instead, if it may move.
    let mut table = placed(&[], text);
    assert!(matches!(click(&mut table, "g3 c3"), Clicked::Refused(Refusal::TooFew { .. })));
    assert!(table.clicks().is_empty());
    refused("W:Wa2,b2,a3:Bh8", "a2", Refusal::Stuck(at("a2")));
    refused("W:Wa2,g2:Bb2,c2,a3,a4", "a2", Refusal::Stuck(at("a2")));
    // Within a chain.
    let (c5, e5) = (at("c5"), at("e5"));
    let nothing = |to| Refusal::NothingJumped { from: c5, to: at(to) };
    refused(FORK, "c3 c5 c6", nothing("c6"));
    refused(FORK, "c3 c5 b5", nothing("b5"));
    refused(FORK, "c3 c5 c7", Refusal::TooFar { from: c5, to: at("c7") });
    refused(FORK, "c3 c5 c4", Refusal::Backwards { from: c5, to: at("c4") });
    refused(FORK, "c3 c5 d5", Refusal::Landing { from: c5, at: at("d5") });
    refused(FORK, "c3 c5 d6", Refusal::NotStraight { from: c5, to: at("d6") });
    let back = Refusal::AlreadyTaken { from: e5, to: c5, at: at("d5") };
    refused(FORK, "c3 c5 e5 c5", back);
    selects(&[], FORK, "c3 c5 c3", 1);
}

#[test]
fn a_kings_clicks_are_refused_with_the_reason() {
    let refused = |names: &str, why: Refusal| {
        let text = "W:Wb4,Kd4:Bd2,d6,f7,h8,g7,b7,f4,g4";
        assert_eq!(clicked(&[], text, names), Clicked::Refused(why), "{names}");
    };
    // It must go to d7, to turn there.
    let (from, d7) = (at("d4"), at("d7"));
    let not_so = |takes| Refusal::NotSo { at: from, to: d7.bit(), takes, most: 2 };
    refused("d4 d8", not_so(1));
    refused("d4 d1", not_so(1));
    refused("d4 d5", not_so(0));
    refused("d4 a4", Refusal::InTheWay { from, to: at("a4"), at: at("b4") });
    let two = |from, to, first, second, in_a_row| {
        let (first, second) = (at(first), at(second));
        Refusal::TwoInTheWay { from, to: at(to), first, second, in_a_row }
    };
    refused("d4 h4", two(from, "h4", "f4", "g4", true));
    refused("d4 d7 d1", Refusal::Reversal { from: d7, to: at("d1") });
    refused("d4 d7 h7", two(d7, "h7", "f7", "g7", true));
    refused("d4 d7 d8", Refusal::NothingJumped { from: d7, to: at("d8") });
}

#[test]
fn the_last_move_is_traced_in_its_order() {
    let mut table = placed(&[], "W:WKd2:Bd4,Ke4,a5,b6,h8");
    steps(&mut table, "d2xd6xa6xa4xf4");
    let Some((_, Heard::Event(event))) = table.heard(0) else { panic!("a move is heard") };
    let trace = event.trace();
    let sites =
        |names: &str| -> Vec<usize> { names.split(' ').map(|name| at(name).index()).collect() };
    assert_eq!(trace.path, sites("d2 d6 a6 a4 f4"));
    let (taken, looks): (Vec<usize>, Vec<Look>) = trace.taken.into_iter().unzip();
    assert_eq!(taken, sites("d4 b6 a5 e4"));
    let man = Look::Disc { side: 1, device: Device::Dots };
    assert_eq!(looks, [man.clone(), man.clone(), man, Look::Crowned { side: 1 }]);
    assert_eq!(event.notation(), "d2xd6xa6xa4xf4");
    assert_eq!((event.king, event.crowned, event.missed), (true, false, None));
    // A step, a coronation and a miss.
    let mut table = placed(STRICT, "W:Wa7:Bc8,Kc7");
    steps(&mut table, "a7-a8");
    let Some((_, Heard::Event(event))) = table.heard(0) else { panic!("a move is heard") };
    assert_eq!((event.trace().path, event.notation()), (sites("a7 a8"), "a7-a8".to_owned()));
    assert_eq!((event.king, event.crowned, event.missed), (false, true, None));
    let mut table = placed(STRICT, "W:Wa4,b2:Ba5,c8");
    steps(&mut table, "b2-b3");
    let Some((_, Heard::Event(event))) = table.heard(0) else { panic!("a move is heard") };
    assert_eq!(event.missed, Some(1));
}

#[test]
fn a_position_with_too_many_ways_has_a_path_for_each_move() {
    let table = placed(&[], super::notation::SCATTERED);
    let view = table.view();
    let mut paths: Vec<(Vec<Target>, Turkish)> = Vec::new();
    for mv in view.moves() {
        view.paths(&mv, &mut |path| {
            assert!(!path.shortcut);
            paths.push((path.clicks, mv));
        });
    }
    assert_eq!(paths.len(), view.moves().len());
    // Each is the route that is written.
    let state = table.whole().line().state();
    for (clicks, mv) in &paths {
        let names = state.write(mv);
        assert_eq!(*clicks, names.split('x').map(site).collect::<Vec<_>>(), "{names}");
    }
}

/// What can be clicked next at each moment, as the slow rules have it, is what is offered,
/// and each way that is clicked to its end is its move; also where there are too many ways
/// to list them, and then no short way is asked for.
#[test]
fn where_clicks_lead_on_is_right_with_few_ways_and_with_many() {
    let (mut many, mut seen) = (0, 0);
    for seed in 0..1_200 {
        let mut rng = Generator::new(seed);
        let chosen: Chosen = [
            &[][..],
            &[("reversal", "allowed")],
            STRICT,
            &[("strict", "yes"), ("reversal", "allowed"), ("promotion", "at_end")],
        ][seed as usize % 4];
        let mut slow = Slow::scattered(&super::options(chosen), &mut rng);
        // Every other time one king alone among many pieces.
        if seed % 8 >= 4 {
            slow.board.clear();
            slow.side = 0;
            let mut cell = || (1 + rng.below(8) as i32, 1 + rng.below(8) as i32);
            for n in 0..12 {
                slow.board.insert(cell(), slow::Piece { side: usize::from(n > 0), king: true });
            }
        }
        let state = Position::set_up(&slow.options, &slow.text()).expect("a position");
        if slow.board.values().all(|piece| piece.side != slow.side) || state.exceeds(400) {
            continue;
        }
        let mut table = placed(chosen, &slow.text());
        let whole = table.view().begun(&[]).is_none();
        if table.is_over() || whole && seed % 8 >= 4 {
            continue;
        }
        many += usize::from(!whole);
        let turned = slow.moves();
        let mut routes: Vec<(Vec<Target>, Turkish)> = Vec::new();
        for (route, turned) in
            turned.iter().flat_map(|turned| turned.routes.iter().zip([turned].into_iter().cycle()))
        {
            let clicks: Vec<Target> = route.split(['x', '-']).map(site).collect();
            let captured: Vec<String> = turned.captured.iter().map(|&at| slow::name(at)).collect();
            let Target::Site(to) = clicks[clicks.len() - 1] else { panic!("a cell") };
            let to = Square::new(to).expect("a cell").to_string();
            let mv = turkish(&slow::name(turned.from), &to, &captured.join(" "));
            routes.push((clicks, mv));
        }
        // At the start every piece that can move, and whether each of its moves captures.
        let next = table.next();
        for from in 0..64 {
            let own: Vec<&Turkish> =
                routes.iter().map(|(_, mv)| mv).filter(|mv| mv.from.index() == from).collect();
            let here = next.iter().find(|next| next.target == Target::Site(from));
            assert_eq!(here.is_some(), !own.is_empty(), "{}", slow.text());
            if let Some(here) = here {
                assert_eq!(here.always, own.iter().all(|mv| mv.taken != 0), "{}", slow.text());
                assert_eq!(here.moves == 0, !whole);
            }
        }
        let many_from = |at: Target| match at {
            Target::Site(at) => {
                !whole && routes.iter().filter(|(r, _)| r[0] == Target::Site(at)).count() > 500
            }
            _ => false,
        };
        for (route, mv) in routes.iter().step_by(1 + routes.len() / 20) {
            table.unselect();
            let mut entered = None;
            for (n, &click) in route.iter().enumerate() {
                let next = table.next();
                let offered: Vec<Target> =
                    next.iter().filter(|next| !next.short).map(|next| next.target).collect();
                for (other, _) in &routes {
                    if other.len() > n && other[..n] == route[..n] {
                        assert!(offered.contains(&other[n]), "{} {route:?} {n}", slow.text());
                    }
                }
                if many_from(route[0]) {
                    let leads = |target: &Target| {
                        let ends =
                            slow.options.get("strict") == "yes" && n > 1 && *target == route[n - 1];
                        ends || routes.iter().any(|(other, _)| {
                            other.len() > n && other[..n] == route[..n] && other[n] == *target
                        })
                    };
                    assert!(offered.iter().all(leads), "{} {route:?} {n}", slow.text());
                }
                match table.click(click) {
                    Clicked::SelectionChanged => {}
                    Clicked::Entered(mv) => entered = Some(mv),
                    Clicked::Refused(why) => panic!("{} {route:?} {n}: {why:?}", slow.text()),
                }
            }
            let entered = entered.or_else(|| match table.click(route[route.len() - 1]) {
                Clicked::Entered(mv) => Some(mv),
                _ => None,
            });
            assert_eq!(entered.as_ref(), Some(mv), "{} {route:?}", slow.text());
            seen += 1;
        }
    }
    assert!(many > 10 && seen > 500, "{many} {seen}");
}

#[test]
fn the_only_piece_that_can_move_is_selected_once() {
    let mut table = placed(&[], "W:Wc3,h1:Bc4,d5");
    let only = [site("c3")];
    table.lead(true);
    assert_eq!(table.clicks(), only);
    // Who has put it down is not given it again, until a move is made.
    table.unselect();
    table.lead(true);
    assert!(table.clicks().is_empty());
    // Nor is what was clicked since taken back.
    assert_eq!(click(&mut table, "c3"), Clicked::SelectionChanged);
    assert!(matches!(table.click(site("c5")), Clicked::SelectionChanged));
    let clicks = table.clicks().to_vec();
    assert_eq!(clicks.len(), 2);
    table.lead(true);
    assert_eq!(table.clicks(), clicks);
    // A page that shows no moves leads nobody.
    table.unselect();
    table.lead(false);
    assert!(table.clicks().is_empty());
    table.lead(true);
    assert_eq!(table.clicks(), only);
}
