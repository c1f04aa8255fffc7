//! Clicks at a table: a choice that does not exist is not asked.

use super::{at, pair, placed, started};
use palamede::games::shap_luk::{Refusal, ShapLuk};
use palamede::rules::{Notation, Seen};
use palamede::scene::{Facing, Target};
use palamede::table::{Clicked, Table};

fn target(name: &str) -> Target {
    Target::Site(at(name).index())
}

/// Clicks these points, of which the last alone must do something else than select;
/// says what it did: the move that is entered, the refusal, or nothing.
#[track_caller]
fn click(table: &mut Table<ShapLuk>, names: &str) -> Result<String, Option<Refusal>> {
    table.unselect();
    let names: Vec<&str> = names.split_whitespace().collect();
    for (n, name) in names.iter().enumerate() {
        let last = n + 1 == names.len();
        match table.click(target(name)) {
            Clicked::SelectionChanged if last => return Err(None),
            Clicked::SelectionChanged => assert_eq!(table.clicks().len(), n + 1, "{names:?}"),
            Clicked::Entered(mv) if last => return Ok(table.whole().line().state().write(&mv)),
            Clicked::Refused(why) if last => return Err(Some(why)),
            other => panic!("{name} of {names:?}: {other:?}"),
        }
    }
    panic!("no clicks")
}

/// Where a further click leads on, by name.
fn next(table: &Table<ShapLuk>) -> Vec<String> {
    let sites = &table.scene().board.sites;
    let mut names: Vec<String> = table
        .next()
        .into_iter()
        .map(|next| match next.target {
            Target::Site(site) => sites[site].name.clone(),
            other => panic!("{other:?}"),
        })
        .collect();
    names.sort();
    names
}

/// Where the general is seen.
fn seen(table: &Table<ShapLuk>) -> String {
    let scene = table.scene();
    let general = scene.pieces.iter().find(|piece| piece.seat == Some(1)).expect("the general");
    assert_eq!(scene.pieces.iter().filter(|piece| piece.site == general.site).count(), 1);
    scene.board.sites[general.site].name.clone()
}

const ROW: &str = "a1,b1,c1,d1,e1";

#[test]
fn a_rebel_moves_with_two_clicks() {
    let mut table = started(&[]);
    assert_eq!(click(&mut table, "b1 b2"), Ok("b1-b2".to_owned()));
    assert_eq!(click(&mut table, "a1"), Err(None));
    // Another rebel is selected instead, and clicked again it is not.
    assert_eq!(click(&mut table, "a1 b1"), Err(None));
    assert_eq!(table.clicks(), [target("b1")]);
    assert_eq!(click(&mut table, "b1 b1"), Err(None));
    assert!(table.clicks().is_empty());
}

#[test]
fn clicks_that_lead_nowhere_say_why() {
    let mut table = started(&[]);
    assert_eq!(click(&mut table, "c3"), Err(Some(Refusal::NotYours(at("c3")))));
    assert_eq!(click(&mut table, "b1 c3"), Err(Some(Refusal::NoLine(at("b1"), at("c3")))));
    assert_eq!(click(&mut table, "c5 c6"), Err(Some(Refusal::Sanctuary(at("c6")))));
    assert_eq!(click(&mut table, "b2"), Err(None));
    let mut table = placed(&[], "a1,a2,b1,b2,c1 c3 1 r");
    assert_eq!(click(&mut table, "a1"), Err(Some(Refusal::Stuck(at("a1")))));
    assert_eq!(click(&mut table, "b2 c3"), Err(Some(Refusal::OntoGeneral(at("c3")))));
    let mut table = placed(&[], &format!("{ROW} c2 1 g"));
    assert_eq!(click(&mut table, "c2 c1"), Err(Some(Refusal::OntoRebel(at("c1")))));
    assert_eq!(click(&mut table, "c2 c6"), Err(Some(Refusal::NoLine(at("c2"), at("c6")))));
    let mut table = placed(&[], &format!("{ROW} c7 1 g"));
    assert_eq!(click(&mut table, "c7 e5"), Err(Some(Refusal::StepOffFirst(at("e5")))));
}

#[test]
fn the_general_moves_with_two_clicks_where_nothing_frames_him() {
    let mut table = placed(&[], &format!("{ROW},c4,e4 d3 1 g"));
    assert_eq!(click(&mut table, "d3 c3"), Ok("d3-c3".to_owned()));
}

#[test]
fn framed_he_takes_a_pair_by_either_rebel_or_none_where_he_stands() {
    let mut table = placed(&[], &format!("{ROW},c4,e4 d3 1 g"));
    for (name, mv) in [("c4", "d3-d4xc4,e4"), ("e4", "d3-d4xc4,e4"), ("d4", "d3-d4")] {
        assert_eq!(click(&mut table, "d3 d4"), Err(None));
        assert_eq!(next(&table), ["c4", "d4", "e4"]);
        assert_eq!(seen(&table), "d4", "he has gone there already");
        assert_eq!(click(&mut table, &format!("d3 d4 {name}")), Ok(mv.to_owned()));
        assert_eq!(seen(&table), "d3", "nothing is played by a click alone");
    }
    assert_eq!(click(&mut table, "d3 d4 a1"), Err(Some(Refusal::NotInPair(at("d4"), at("a1")))));
    assert_eq!(table.clicks().len(), 2, "the choice still stands");
    for elsewhere in ["b3", "d5", "c7"] {
        let why = Refusal::PairOrNone(at("d4"));
        assert_eq!(click(&mut table, &format!("d3 d4 {elsewhere}")), Err(Some(why)));
        assert_eq!(table.clicks().len(), 2, "the choice still stands");
    }
    assert_eq!(click(&mut table, "d3 d4 d3"), Err(None), "where he comes from he is selected anew");
    assert_eq!(table.clicks(), [target("d3")]);
}

#[test]
fn of_several_pairs_each_rebel_stands_for_its_own() {
    let mut table = placed(&[], "c3,c4,c5,d5,e3,e4,e5 d3 1 g");
    assert_eq!(click(&mut table, "d3 d4"), Err(None));
    assert_eq!(next(&table), ["c3", "c4", "c5", "d4", "e3", "e4", "e5"]);
    for (name, taken) in [("c3", "c3,e5"), ("e5", "c3,e5"), ("e4", "c4,e4"), ("e3", "c5,e3")] {
        assert_eq!(click(&mut table, &format!("d3 d4 {name}")), Ok(format!("d3-d4x{taken}")));
    }
    let not = Refusal::NotInPair(at("d4"), at("d5"));
    assert_eq!(click(&mut table, "d3 d4 d5"), Err(Some(not)));
}

#[test]
fn under_obligatory_one_pair_is_no_choice_and_none_is_not_offered() {
    let must = &[("capture", "obligatory")];
    let mut table = placed(must, &format!("{ROW},c4,e4 d3 1 g"));
    assert_eq!(click(&mut table, "d3 d4"), Ok("d3-d4xc4,e4".to_owned()));
    let mut table = placed(must, "c3,c4,c5,d5,e3,e4,e5 d3 1 g");
    assert_eq!(click(&mut table, "d3 d4"), Err(None));
    assert_eq!(next(&table), ["c3", "c4", "c5", "e3", "e4", "e5"]);
    assert_eq!(click(&mut table, "d3 d4 e3"), Ok("d3-d4xc5,e3".to_owned()));
    for elsewhere in ["d2", "b3", "c7"] {
        let why = Refusal::MustTake(at("d4"), pair("c4", "e4"));
        assert_eq!(click(&mut table, &format!("d3 d4 {elsewhere}")), Err(Some(why)));
        assert_eq!(table.clicks().len(), 2, "the choice still stands");
    }
    // Clicked where he is he takes none, which he may not.
    let why = Refusal::MustTake(at("d4"), pair("c4", "e4"));
    assert_eq!(table.whole().line().state().check_text("d3-d4"), Some(why));
}

/// What the rules say of a move that is written.
trait CheckText {
    fn check_text(&self, text: &str) -> Option<Refusal>;
}

impl CheckText for ShapLuk {
    fn check_text(&self, text: &str) -> Option<Refusal> {
        use palamede::rules::Rules as _;
        self.check(&self.read(text).expect("a move")).err()
    }
}

#[test]
fn a_flight_goes_through_the_apex_and_staying_is_the_apex_again() {
    let mut table = placed(&[], &format!("{ROW},a3,c3,b2,b4 c6 1 g"));
    assert_eq!(click(&mut table, "c6 c7"), Err(None));
    assert_eq!(seen(&table), "c7");
    assert_eq!(next(&table).len(), 1 + 25 - 9);
    assert_eq!(click(&mut table, "c6 c7 c7"), Ok("c6-c7".to_owned()));
    assert_eq!(click(&mut table, "c6 c7 e3"), Ok("c6-c7-e3".to_owned()));
    let refused = |why| Err(Some(why));
    assert_eq!(click(&mut table, "c6 c7 a3"), refused(Refusal::OntoRebel(at("a3"))));
    assert_eq!(click(&mut table, "c6 c7 b6"), refused(Refusal::FlightInside(at("b6"))));
    // Where he lands framed he is asked again.
    assert_eq!(click(&mut table, "c6 c7 b3"), Err(None));
    assert_eq!((seen(&table), next(&table)), ("b3".to_owned(), names("a3 b2 b3 b4 c3")));
    assert_eq!(click(&mut table, "c6 c7 b3 b3"), Ok("c6-c7-b3".to_owned()));
    assert_eq!(click(&mut table, "c6 c7 b3 b4"), Ok("c6-c7-b3xb2,b4".to_owned()));
    assert_eq!(click(&mut table, "c6 c7 b3 a3"), Ok("c6-c7-b3xa3,c3".to_owned()));
    let not = Refusal::NotInPair(at("b3"), at("a1"));
    assert_eq!(click(&mut table, "c6 c7 b3 a1"), refused(not));
    assert_eq!(click(&mut table, "c6 c7 b3 c7"), refused(Refusal::PairOrNone(at("b3"))));
    assert_eq!(table.clicks().len(), 3, "the choice still stands");
    for clicks in ["c6 c7 c6", "c6 c7 b3 c6"] {
        assert_eq!(click(&mut table, clicks), Err(None));
        assert_eq!(table.clicks(), [target("c6")], "he is selected anew");
    }
}

fn names(list: &str) -> Vec<String> {
    list.split(' ').map(str::to_owned).collect()
}

#[test]
fn without_a_flight_the_apex_is_a_step_like_others() {
    let mut table = placed(&[], &format!("{ROW} c6 0 g"));
    assert_eq!(click(&mut table, "c6 c7"), Ok("c6-c7".to_owned()));
    let mut table = placed(&[("flights", "0")], &format!("{ROW} d6 0 g"));
    assert_eq!(click(&mut table, "d6 c7"), Ok("d6-c7".to_owned()));
    let mut table = placed(&[("flights", "unlimited")], &format!("{ROW} d6 * g"));
    assert_eq!(click(&mut table, "d6 c7"), Err(None));
}

/// Every target of the accessible grid is there once, in the order of the board.
#[test]
fn the_grid_has_seven_rows() {
    let scene = started(&[]).scene();
    let rows: Vec<String> = Facing::default()
        .rows(&scene.board)
        .iter()
        .map(|row| {
            let names: Vec<&str> =
                row.iter().map(|&site| scene.board.sites[site].name.as_str()).collect();
            names.join(" ")
        })
        .collect();
    let expected = [
        "c7",
        "b6 c6 d6",
        "a5 b5 c5 d5 e5",
        "a4 b4 c4 d4 e4",
        "a3 b3 c3 d3 e3",
        "a2 b2 c2 d2 e2",
        "a1 b1 c1 d1 e1",
    ];
    assert_eq!(rows, expected);
    // A column of the grid is one of the board.
    assert!(scene.board.sites.iter().all(|site| site.name.as_bytes()[0] == b'a' + site.col as u8));
    // On a board 352 units wide, a phone's, fingers find each point, and no target lies
    // on another's middle.
    let board = &scene.board;
    for (n, site) in board.sites.iter().enumerate() {
        let (w, h) = board.target(n);
        assert!(w * 352 >= 36 * board.width && h * 352 >= 36 * board.width, "{}", site.name);
        for other in board.sites.iter().filter(|other| other.name != site.name) {
            let (x, y) = ((site.x - other.x).abs(), (site.y - other.y).abs());
            let (ow, oh) = board.target(board.sites.iter().position(|s| s == other).expect("it"));
            assert!(2 * x >= w + ow || 2 * y >= h + oh, "{} and {}", site.name, other.name);
        }
    }
}

/// The arrow keys lead from each point to every other.
#[test]
fn the_arrows_reach_every_point() {
    let board = started(&[]).scene().board;
    for from in 0..board.sites.len() {
        let (mut reached, mut next) = (vec![from], 0);
        while let Some(&here) = reached.get(next) {
            for (dx, dy) in [(0, -1), (0, 1), (-1, 0), (1, 0)] {
                let there = board.toward(here, dx, dy);
                reached.extend(there.filter(|there| !reached.contains(there)));
            }
            next += 1;
        }
        assert_eq!(reached.len(), 29, "from {}", board.sites[from].name);
    }
    let up =
        |name: &str| board.toward(at(name).index(), 0, -1).map(|n| board.sites[n].name.clone());
    for (from, to) in [("b5", "b6"), ("c5", "c6"), ("d5", "d6"), ("c6", "c7")] {
        assert_eq!(up(from).as_deref(), Some(to));
    }
}

/// Clicks that make no move show the general where he stands.
#[test]
fn only_legal_clicks_move_the_picture() {
    let state = placed(&[], &format!("{ROW},c4,e4 d3 1 g"));
    let state = state.view();
    for clicks in ["", "d3", "d3 e4", "d3 c7", "a1 d4", "c7 c7", "d3 d5 d5"] {
        let clicks: Vec<Target> = clicks.split_whitespace().map(target).collect();
        let scene = state.scene(&clicks);
        let general = scene.pieces.iter().find(|piece| piece.seat == Some(1)).expect("him");
        assert_eq!(scene.board.sites[general.site].name, "d3");
    }
    let rebels = placed(&[], &format!("{ROW},c4,e4 d3 1 r")).view();
    let scene = rebels.scene(&[target("d3"), target("d4")]);
    assert!(scene.pieces.iter().any(|piece| piece.site == at("d3").index()));
}
