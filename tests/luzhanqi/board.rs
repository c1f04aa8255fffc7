//! The boards against the data (sentences 1 and 2).

use palamede::games::luzhanqi::{Board, name, read_square, square};
use serde_json::Value;
use std::collections::BTreeSet;

fn data(four: bool) -> Value {
    let file = if four { "luzhanqi4_board.json" } else { "luzhanqi2_board.json" };
    let path = format!("{}/tests/data/{file}", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(path).expect("a file")).expect("its data")
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

fn pair(a: &str, b: &str) -> [String; 2] {
    let mut pair = [a.to_owned(), b.to_owned()];
    pair.sort();
    pair
}

/// All sites of a board, by their numbers.
fn sites(board: &Board) -> impl Iterator<Item = u8> {
    0..board.sites
}

#[test]
fn sites_have_their_names_kinds_and_places() {
    use palamede::games::luzhanqi::board::{camp, headquarters};
    for four in [false, true] {
        let (board, data) = (Board::of(four), data(four));
        let known: BTreeSet<String> = list(&data["sites"]).iter().map(|s| text(&s["id"])).collect();
        assert_eq!(sites(board).map(name).collect::<BTreeSet<_>>(), known);
        for site in list(&data["sites"]) {
            let id = text(&site["id"]);
            let at = board.read(&id).expect("a site");
            assert_eq!(name(at), id);
            let kind = text(&site["kind"]);
            assert_eq!((camp(at), headquarters(at)), (kind == "camp", kind == "hq"), "{id}");
            assert_eq!(board.rail_bit(at).is_some(), site["on_rail"] == true, "{id}");
            let (col, row) = board.place(at);
            let place = if four {
                [&site["xy"][0], &site["xy"][1]]
            } else {
                [&site["grid"][1], &site["grid"][0]]
            };
            assert_eq!(
                [Some(u64::from(col)), Some(u64::from(row))],
                place.map(Value::as_u64),
                "{id}"
            );
            if !four {
                assert_eq!(square(at), text(&site["ccgc"]), "{id}");
                assert_eq!(read_square(&square(at)), Some(at));
            }
            let deployed = palamede::games::luzhanqi::army::slot(at).is_some() && at < 120;
            assert_eq!(deployed, site["deploy"] == true, "{id}");
        }
        for wrong in ["", "S", "S70", "S06", "S17", "X11", "S111", "é11", "CX"] {
            assert_eq!(board.read(wrong), None, "{wrong}");
        }
        assert_eq!(board.read("E11").is_some(), four);
        assert_eq!(board.read("CC").is_some(), four);
    }
    for wrong in ["", "A", "A5", "M0", "a0", "A00"] {
        assert_eq!(read_square(wrong), None, "{wrong}");
    }
}

#[test]
fn roads_and_railways_are_those_of_the_data() {
    for four in [false, true] {
        let (board, data) = (Board::of(four), data(four));
        let edges = |kind: &str| -> BTreeSet<[String; 2]> {
            let edges = list(&data["edges"]).iter().filter(|edge| edge["type"] == kind);
            edges.map(|edge| pair(&text(&edge["a"]), &text(&edge["b"]))).collect()
        };
        let found = |near: &dyn Fn(u8) -> Vec<u8>| -> BTreeSet<[String; 2]> {
            let all = sites(board).flat_map(|a| near(a).into_iter().map(move |b| (a, b)));
            all.map(|(a, b)| pair(&name(a), &name(b))).collect()
        };
        let roads = found(&|a| board.roads(a).to_vec());
        let rails = found(&|a| board.rails_near(a).collect());
        assert_eq!(roads, edges("road"));
        assert_eq!(rails, edges("rail"));
        let counts = if four { (196, 92) } else { (98, 35) };
        assert_eq!((roads.len(), rails.len()), counts);
        // What is beside a site: both, once.
        for site in sites(board) {
            let near = board.near(site);
            assert_eq!(near.len(), near.iter().collect::<BTreeSet<_>>().len());
            assert_eq!(near.len(), board.roads(site).len() + board.rails_near(site).count());
        }
        let mut lines: BTreeSet<Vec<String>> = list(&data["rail_lines"])
            .iter()
            .map(|line| list(&line["sites"]).iter().map(text).collect())
            .collect();
        assert_eq!(lines.len(), board.lines().count());
        for line in board.lines() {
            let line: Vec<String> = line.iter().map(|&site| name(site)).collect();
            let back: Vec<String> = line.iter().rev().cloned().collect();
            assert!(lines.remove(&line) || lines.remove(&back), "{line:?}");
        }
    }
}

/// The counts of the rule sheet.
#[test]
fn the_empty_boards_have_the_known_numbers_of_ways() {
    for (four, sites_in_all, rails, straight, engineer, all, without) in
        [(false, 60, 32, 262, 992, 1188, 1176), (true, 129, 73, 1024, 5256, 5648, 5624)]
    {
        let board = Board::of(four);
        let pairs =
            || sites(board).flat_map(|a| sites(board).map(move |b| (a, b))).filter(|(a, b)| a != b);
        assert_eq!(sites(board).count(), sites_in_all);
        assert_eq!(sites(board).filter(|&s| board.rail_bit(s).is_some()).count(), rails);
        let hq = palamede::games::luzhanqi::board::headquarters;
        let camp = palamede::games::luzhanqi::board::camp;
        assert_eq!(sites(board).filter(|&s| hq(s)).count(), if four { 8 } else { 4 });
        assert_eq!(sites(board).filter(|&s| camp(s)).count(), if four { 20 } else { 10 });
        let by_line = pairs().filter(|&(a, b)| board.straight(a, b, |_| 0)).count();
        assert_eq!(by_line, straight);
        let flooded = |a: u8| board.sites_of(board.flood(a, 0)).collect::<BTreeSet<_>>();
        assert_eq!(pairs().filter(|(a, b)| flooded(*a).contains(b)).count(), engineer);
        let any = |a: u8, b: u8| board.road(a, b) || flooded(a).contains(&b);
        assert_eq!(pairs().filter(|&(a, b)| any(a, b)).count(), all);
        assert_eq!(pairs().filter(|&(a, b)| !hq(a) && any(a, b)).count(), without);
    }
    let board = Board::of(true);
    let from = board.read("S25").expect("a site");
    assert_eq!(
        sites(board).filter(|&to| to != from && board.straight(from, to, |_| 0)).count(),
        17
    );
}

/// Who stands in the way on a line ends it there (sentence 5), and the shown path is the
/// straight one, else the shortest, the first by its names (sentence 13).
#[test]
fn paths_are_straight_or_shortest() {
    let board = Board::of(true);
    let site = |name: &str| board.read(name).expect("a site");
    let taken = |names: &[&str]| {
        names
            .iter()
            .fold(0, |all, name| all | 1u128 << board.rail_bit(site(name)).expect("railway"))
    };
    let path = |from: &str, to: &str, blocked: &[&str]| {
        let way = board.path(site(from), site(to), taken(blocked));
        way.into_iter().map(name).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(path("S45", "E31", &[]), "S45 S35 S25 S15 E11 E21 E31");
    assert_eq!(path("E31", "S45", &[]), "E31 E21 E11 S15 S25 S35 S45");
    assert_eq!(path("S15", "N21", &[]), "S15 CSE CE CNE N11 N21");
    assert_eq!(path("S13", "CNE", &[]), "S13 CS CC CE CNE", "of the shortest the first by name");
    assert_eq!(path("S13", "CNE", &["CC"]), "S13 CS CSE CE CNE");
    // What is taken at the ends does not matter.
    assert_eq!(path("S13", "CC", &["S13", "CC"]), "S13 CS CC");
    let two = Board::of(false);
    let at = |name: &str| two.read(name).expect("a site");
    let way = two.path(at("S53"), at("N51"), 0);
    assert_eq!(
        way.into_iter().map(name).collect::<Vec<_>>().join(" "),
        "S53 S54 S55 S45 S35 S25 S15 N11 N21 N31 N41 N51"
    );
}
