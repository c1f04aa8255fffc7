//! What clicks do at a table, and what is seen meanwhile.

use super::{Chosen, at, foray, moves, placed, position, set, table};
use palamede::games::Fanorona;
use palamede::games::fanorona::{Button, Foray, Why, board};
use palamede::rules::{Generator, Line, Notation, Rng, Rules, Seen, Silent, Step, playout};
use palamede::scene::{Control, Mark, Target};
use palamede::table::{Clicked, Table};

fn site(table: &Table<Fanorona>, name: &str) -> Target {
    Target::Site(table.whole().line().state().board().site(at(name)))
}

/// Clicks these points, and tells what the last click did; the others select.
fn click(table: &mut Table<Fanorona>, names: &str) -> Clicked<Fanorona> {
    let names: Vec<&str> = names.split(' ').collect();
    let (last, before) = names.split_last().expect("a click");
    for name in before {
        let target = site(table, name);
        assert_eq!(table.click(target), Clicked::SelectionChanged, "{name} of {names:?}");
    }
    assert_eq!(table.clicks().len(), before.len(), "{names:?}");
    let target = site(table, last);
    table.click(target)
}

/// Whether clicks enter this move.
fn enters(chosen: Chosen, text: &str, names: &str, mv: Foray) {
    let clicked = click(&mut placed(chosen, text), names);
    assert_eq!(clicked, Clicked::Entered(mv), "{names} in {text}");
}

/// Whether the clicks are refused for this reason at the last of them, and the others held.
fn refuses(chosen: Chosen, text: &str, names: &str, why: Why) {
    let mut table = placed(chosen, text);
    let Clicked::Refused(refused) = click(&mut table, names) else { panic!("{names} in {text}") };
    let last = names.split(' ').next_back().expect("a click");
    assert_eq!((refused.at, refused.why), (at(last), why), "{names} in {text}");
    assert_eq!(refused.site, table.whole().line().state().board().site(at(last)));
    assert_eq!(table.clicks().len(), names.split(' ').count() - 1);
}

/// The names of the points that lead on.
fn next(table: &Table<Fanorona>) -> Vec<String> {
    let board = table.whole().line().state().board();
    let name = |target| match target {
        Target::Site(site) => board.point(site).map(|at| at.to_string()).unwrap_or_default(),
        _ => String::new(),
    };
    table.next().iter().map(|next| name(next.target)).collect()
}

const CHOICE: &str = "5/5/ppP1p/5/5 w";
const CHAIN: &str = "5/5/1p3/3p1/P1p2 w";

#[test]
fn from_and_to_are_enough_where_nothing_is_to_choose() {
    enters(&[], "5/4p/1P3/5/5 w", "b3 c3", foray("b3", "c3", ""));
    enters(&[], "9/9/P1pp1p3/9/9 w", "a3 b3", foray("a3", "b3", "c3 d3"));
}

#[test]
fn a_man_of_the_row_to_take_is_clicked_where_there_are_two() {
    enters(&[], CHOICE, "c3 d3 e3", foray("c3", "d3", "e3"));
    for prey in ["a3", "b3"] {
        enters(&[], CHOICE, &format!("c3 d3 {prey}"), foray("c3", "d3", "a3 b3"));
    }
    refuses(&[], CHOICE, "c3 d3 d4", Why::NoRow);
    // A click on the point of departure takes the step back.
    let mut table = placed(&[], CHOICE);
    assert_eq!(click(&mut table, "c3 d3 c3"), Clicked::SelectionChanged);
    assert_eq!(table.clicks(), [site(&table, "c3")]);
}

#[test]
fn rows_are_marked_in_two_patterns_and_named_beside_the_board() {
    let mut table = placed(&[], CHOICE);
    click(&mut table, "c3 d3");
    let (scene, board) = (table.scene(), board(1));
    let prey = |names: &str, other: bool| {
        let mark = |site| Mark::Prey { site, other };
        assert!(board.sites(set(names)).into_iter().map(mark).all(|m| scene.marks.contains(&m)));
    };
    prey("e3", false);
    prey("a3 b3", true);
    // The man is seen where it goes, and the rows still stand.
    assert!(scene.piece_at(board.site(at("d3"))).is_some());
    assert!(scene.piece_at(board.site(at("c3"))).is_none());
    assert_eq!(scene.pieces.len(), 4);
    let row = |answer: Button, n: u32, first: &str, last: &str| {
        let [low, high] = [first, last].map(|name| at(name).index() as u32);
        (answer.word(), n | low << 8 | high << 16, site(&table, first))
    };
    let seen = |it: &Control| (it.word, it.number, it.target);
    let seen: Vec<_> = scene.controls.iter().map(seen).collect();
    let rows = [row(Button::Approach, 1, "e3", "e3"), row(Button::Withdrawal, 2, "a3", "b3")];
    assert_eq!(seen, rows);
}

#[test]
fn a_chain_is_clicked_point_by_point_and_ends_by_itself_or_on_its_own_point() {
    enters(&[], CHAIN, "a1 b1 b1", foray("a1", "b1", "c1"));
    enters(&[], CHAIN, "a1 b1 b2 b2", foray("a1", "b2", "b3 c1"));
    enters(&[], CHAIN, "a1 b1 b2 c2", foray("a1", "c2", "b3 c1 d2"));
    let through = [("chain", "obligatory")];
    enters(&through, CHAIN, "a1 b1 b2 c2", foray("a1", "c2", "b3 c1 d2"));
    refuses(&through, CHAIN, "a1 b1 d2", Why::OntoEnemy);
    enters(&[("opening", "single")], CHAIN, "a1 b1", foray("a1", "b1", "c1"));
    // The own point is offered only where the turn may end.
    for (chosen, stops) in [(&[][..], true), (&through, false)] {
        let mut table = placed(chosen, CHAIN);
        click(&mut table, "a1 b1");
        assert_eq!(next(&table).contains(&"b1".to_owned()), stops);
        let stop = table.scene().controls.iter().any(|it| it.word == Button::Stop.word());
        assert_eq!(stop, stops);
    }
}

#[test]
fn rows_leave_at_the_step_that_took_them() {
    let mut table = placed(&[], CHAIN);
    let board = board(1);
    for (clicks, here, gone) in [("a1", "a1", ""), ("b1", "b1", "c1"), ("b2", "b2", "c1 b3")] {
        let target = site(&table, clicks);
        assert_eq!(table.click(target), Clicked::SelectionChanged);
        let scene = table.scene();
        assert_eq!(scene.piece_at(board.site(at(here))).map(|it| it.id), Some(0));
        for name in ["c1", "b3", "d2"] {
            let stands = scene.piece_at(board.site(at(name))).is_some();
            assert_eq!(stands, set(gone) & at(name).bit() == 0, "{name}");
            let ghost =
                |mark: &Mark| matches!(mark, Mark::Taken(site, _) if *site == board.site(at(name)));
            assert_eq!(scene.marks.iter().any(ghost), !stands, "{name}");
        }
    }
    table.unselect();
    assert_eq!(table.scene().pieces.len(), 4);
}

#[test]
fn points_that_are_closed_to_a_chain_are_marked_and_say_why() {
    let text = "4p/1p3/2P2/2p2/5 w";
    let mut table = placed(&[], text);
    click(&mut table, "c3 c4");
    let barred: Vec<Mark> = board(1).sites(set("c3 c5")).into_iter().map(Mark::Barred).collect();
    let scene = table.scene();
    assert!(barred.iter().all(|mark| scene.marks.contains(mark)));
    let count = scene.marks.iter().filter(|mark| matches!(mark, Mark::Barred(_))).count();
    assert_eq!(count, 2);
    refuses(&[], text, "c3 c4 c3", Why::Visited);
    refuses(&[], text, "c3 c4 c5", Why::SameWay(at("c4")));
    refuses(&[], text, "c3 c4 a1", Why::NoLine(at("c4")));
    refuses(&[], text, "c3 c4 b4", Why::OntoEnemy);
    refuses(&[], CHAIN, "a1 b1 a1", Why::Visited);
    // Where it may not stop, a click on its own point lets the man go.
    let mut table = placed(&[("chain", "obligatory")], CHAIN);
    assert_eq!(click(&mut table, "a1 b1 b1"), Clicked::SelectionChanged);
    assert!(table.clicks().is_empty());
    // Nothing is taken by going on to c3.
    refuses(&[], "5/5/1p3/5/P1p2 w", "a1 b1 c1", Why::SameWay(at("b1")));
    let aside = "5/1p3/5/4p/P1p2 w";
    assert!(moves(&[], aside).contains(&"a1-b1A".to_owned()));
}

#[test]
fn the_trail_leaves_out_what_was_clicked_to_be_taken() {
    // c3-d3 takes e3 or b3, and then the man may go on.
    let text = "5/5/1pP1p/5/3p1 w";
    let state = position(&[], text);
    assert!(state.list().iter().any(|mv| state.write(mv).starts_with("c3-d3W-")), "{text}");
    let mut table = placed(&[], text);
    click(&mut table, "c3 d3 b3");
    let (marks, board) = (table.scene().marks, board(1));
    let trail = marks.iter().find(|mark| matches!(mark, Mark::Trail(_)));
    assert_eq!(trail, Some(&Mark::Trail(["c3", "d3"].map(|name| board.site(at(name))).to_vec())));
    // Drawn once, and with the man selected, not the point that was clicked.
    let facing = palamede::scene::Facing::default();
    let svg = palamede::scene::draw(&table.scene(), facing).markup();
    assert_eq!(svg.matches("mk-trail").count(), 1);
    assert_eq!(svg.matches("mk-sel").count(), 1);
}

#[test]
fn who_must_take_is_marked_and_who_cannot_says_why() {
    let table = table(&[], None);
    let may: Vec<Mark> = board(0).sites(set("d2 d3 e2 f2")).into_iter().map(Mark::May).collect();
    let scene = table.scene();
    assert!(may.iter().all(|mark| scene.marks.contains(mark)));
    let marked = scene.marks.iter().filter(|mark| matches!(mark, Mark::May(_))).count();
    assert_eq!(marked, 4);
    let start = &table.whole().line().position();
    refuses(&[], start, "a1", Why::Stuck);
    refuses(&[], "9/9/P1p5P/9/P7P w", "i1", Why::MustTake(set("a1 a3")));
    refuses(&[], start, "a5", Why::NotYours);
    refuses(&[], start, "e2 f3", Why::OntoEnemy);
    // Where paikas are free nobody must.
    let free = placed(&[("capture", "free")], "9/9/P1p5P/9/P7P w").scene();
    assert!(!free.marks.iter().any(|mark| matches!(mark, Mark::May(_))));
}

/// Every route of every turn, with any man of a row where rows are to choose, is a way in; and
/// nothing else is.
#[test]
fn all_routes_are_ways_in() {
    let mut rng = Generator::new(3);
    for n in 0..60 {
        let mut line = Line::new(position(&[], &table(&[], None).whole().line().position()));
        playout(&mut line, &mut rng, n);
        let state = line.state().clone();
        if !matches!(line.turn(), palamede::rules::Turn::Seat(_)) {
            continue;
        }
        let view = state.view(palamede::rules::Eye::Open);
        let begun = view.begun(&[]).expect("ways");
        assert!(begun.whole);
        let mut entered: Vec<String> = begun.moves.iter().map(|mv| state.write(mv)).collect();
        entered.sort();
        let mut all: Vec<String> = state.list().iter().map(|mv| state.write(mv)).collect();
        all.sort();
        assert_eq!(entered, all);
        for route in super::compare::routes(&state) {
            let mv = state.read(&route).expect("a route");
            let number = begun.moves.iter().position(|other| *other == mv).expect("listed");
            let points: Vec<usize> = route
                .split('-')
                .map(|step| state.board().site(at(step.trim_end_matches(['A', 'W']))))
                .collect();
            let along = |clicks: &[Target]| {
                let mut left = points.iter();
                let mut want = left.next();
                for click in clicks {
                    if want.is_some_and(|&site| *click == Target::Site(site)) {
                        want = left.next();
                    }
                }
                want.is_none()
            };
            let mut paths = begun.paths.iter().filter(|(mv, _)| *mv == number);
            assert!(paths.any(|(_, path)| along(&path.clicks)), "{route} of {}", state.position());
        }
    }
}

/// Where there are too many ways into moves, there is one for each click that leads on.
#[test]
fn in_the_worst_positions_clicks_still_lead_to_a_turn() {
    let worst = "pp11p11pp/11pp1ppP1/p11p1p11p/pp11p11p1/1pp1ppp11 w";
    let state = position(&[], worst);
    let view = state.view(palamede::rules::Eye::Open);
    assert!(view.begun(&[]).is_some_and(|begun| !begun.whole));
    let mut rng = Generator::new(5);
    for _ in 0..40 {
        let mut clicks = Vec::new();
        let mv = loop {
            let begun = view.begun(&clicks).expect("ways");
            if let Some((mv, _)) = begun.paths.iter().find(|(_, path)| path.clicks == clicks) {
                break begun.moves[*mv];
            }
            assert!(!begun.paths.is_empty() && begun.paths.len() < 60, "{}", begun.paths.len());
            let n = rng.below(begun.paths.len() as u32) as usize;
            let next = begun.paths[n].1.clicks[clicks.len()];
            clicks.push(next);
        };
        assert_eq!(state.check(&mv), Ok(()), "{clicks:?}");
        state.clone().play(&mv, &mut Silent);
        Line::new(state.clone()).advance(&Step::Move(mv), &mut Silent);
    }
}
