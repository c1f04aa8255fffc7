//! What clicks do at a table, and what is seen meanwhile.

use super::*;
use palamede::games::morris::Move;
use palamede::record::Heard;
use palamede::rules::GameEvent;
use palamede::scene::{Mark, Scene, Target};
use palamede::table::Clicked;

fn site(name: &str) -> usize {
    at(name).index()
}

/// Clicks these points, and tells what the last click did; the others select.
fn click(table: &mut Table<Morris>, names: &str) -> Clicked<Morris> {
    let names: Vec<&str> = names.split(' ').collect();
    let (last, before) = names.split_last().expect("a click");
    for name in before {
        let clicked = table.click(Target::Site(site(name)));
        assert_eq!(clicked, Clicked::SelectionChanged, "{name} of {names:?}");
    }
    table.click(Target::Site(site(last)))
}

/// Whether clicks enter this move.
fn enters(chosen: Chosen, text: &str, names: &str, mv: &str) {
    let mv = position(chosen, text).read(mv).expect("a move");
    let clicked = click(&mut table(chosen, Some(text)), names);
    assert_eq!(clicked, Clicked::Entered(mv), "{names} in {text}");
}

/// Whether the clicks are refused for this reason at the last of them, and the others held.
fn refuses(chosen: Chosen, text: &str, names: &str, why: Why) {
    let mut table = table(chosen, Some(text));
    let Clicked::Refused(refused) = click(&mut table, names) else { panic!("{names} in {text}") };
    let last = names.split(' ').next_back().expect("a click");
    assert_eq!((refused.at, refused.why), (at(last), why), "{names} in {text}");
    assert_eq!(table.clicks().len(), names.split(' ').count() - 1);
}

/// The names of the points whose men are marked to be taken.
fn prey(scene: &Scene) -> Vec<String> {
    let marked = |mark: &Mark| match mark {
        Mark::Prey { site, other: false } => Point::new(*site).map(|at| at.to_string()),
        _ => None,
    };
    scene.marks.iter().filter_map(marked).collect()
}

/// The rows that are shown as lines.
fn rows(scene: &Scene) -> Vec<String> {
    let name = |site: &usize| Point::new(*site).expect("a point").to_string();
    let row = |mark: &Mark| match mark {
        Mark::Row(sites) => Some(sites.iter().map(name).collect::<Vec<_>>().join(" ")),
        _ => None,
    };
    scene.marks.iter().filter_map(row).collect()
}

#[test]
fn a_point_is_enough_to_place_a_man_and_from_and_to_are_to_move_one() {
    enters(&[], "........................ 9 9 w", "d6", "d6");
    enters(&[], &guarded(), "g1 g4", "g1-g4");
    enters(&[], &text("d6 b4 f2", "a7 g7 d2 c4 e5", "0 0 w"), "d6 g1", "d6-g1");
}

#[test]
fn who_closes_a_mill_clicks_what_it_takes() {
    enters(&[], &guarded(), "d2 b2 c3", "d2-b2xc3");
    enters(&[], &two_mills(), "d6 g1", "d6xg1");
    let two = [("two_mills", "two")];
    for names in ["d6 g1 a4", "d6 a4 g1"] {
        enters(&two, &two_mills(), names, "d6xa4,g1");
    }
    let outside = [("take", "outside_mills")];
    enters(&outside, &all_in_mills(), "d2 b2", "d2-b2");
    // Where the order matters, only that one leads on.
    let guarded = text("b6 f6 d5 d7", "a1 d1 g1 c4", "5 5 w");
    enters(&two, &guarded, "d6 c4 g1", "d6xc4,g1");
    refuses(&two, &guarded, "d6 g1", Why::InMill);
}

#[test]
fn the_mill_is_a_line_and_what_may_be_taken_is_marked() {
    let mut table = table(&[], Some(&guarded()));
    click(&mut table, "d2 b2");
    let scene = table.scene();
    assert_eq!(
        (rows(&scene), prey(&scene)),
        (vec!["b2 b4 b6".to_owned()], vec!["c3".into(), "e4".into()])
    );
    // The man is seen where it has come to.
    assert_eq!(scene.piece_at(site("b2")).map(|man| man.id), Some(site("d2") as u32));
    assert!(scene.piece_at(site("d2")).is_none());
    // After the move the line is that of its trace.
    steps(&mut table, "d2-b2xc3");
    let scene = table.scene();
    assert_eq!((rows(&scene), prey(&scene)), (vec!["b2 b4 b6".to_owned()], vec![]));
    let taken = |mark: &Mark| matches!(mark, Mark::Taken(at, _) if *at == site("c3"));
    assert!(scene.marks.iter().any(taken));
    let Some((_, Heard::Event(event))) = table.heard(0) else { panic!("a move") };
    assert_eq!(event.notation(), "d2-b2xc3");
    assert_eq!(event.trace().rows, [[site("b2"), site("b4"), site("b6")]]);
}

#[test]
fn two_men_are_taken_one_after_the_other() {
    let mut table = table(&[("two_mills", "two")], Some(&two_mills()));
    click(&mut table, "d6");
    assert_eq!((rows(&table.scene()).len(), prey(&table.scene()).len()), (2, 4));
    click(&mut table, "a4");
    let scene = table.scene();
    assert_eq!(prey(&scene), ["c3", "e4", "g1"]);
    assert!(scene.piece_at(site("a4")).is_none() && scene.piece_at(site("d6")).is_some());
    // What was clicked to be taken is no part of the way.
    let facing = palamede::scene::Facing::default();
    let svg = palamede::scene::draw(&scene, facing).markup();
    assert_eq!((svg.matches("mk-trail").count(), svg.matches("mk-sel").count()), (1, 1));
}

#[test]
fn men_in_hand_lie_beside_the_board_until_they_are_placed() {
    let hands = |scene: &Scene| -> Vec<usize> {
        (0..2u8)
            .map(|seat| {
                let own = scene.reserve.iter().filter(|men| men.seat == seat);
                own.map(|men| men.count).sum()
            })
            .collect()
    };
    let mut start = table(&[], None);
    assert_eq!((hands(&start.scene()), start.scene().pieces.len()), (vec![9, 9], 0));
    steps(&mut start, "d6");
    assert_eq!((hands(&start.scene()), start.scene().pieces.len()), (vec![8, 9], 1));
    // The last one is marked, though it came from nowhere.
    assert!(start.scene().marks.contains(&Mark::To(site("d6"))));
    // A man that closes a mill has left the hand before it takes.
    let mut mill = table(&[], Some(&two_mills()));
    click(&mut mill, "d6");
    assert_eq!(hands(&mill.scene()), [4, 5]);
    assert_eq!(hands(&table(&[], Some(&guarded())).scene()), [0, 0]);
}

#[test]
fn what_leads_nowhere_says_why() {
    let placing = text("d6 f4", "d2 b4", "7 7 w");
    refuses(&[], &placing, "d6", Why::InHand);
    refuses(&[], &placing, "d2", Why::Occupied);
    let moving = text("a1 d1 b6 f2", "a4 d2 g1 c3", "0 0 w");
    refuses(&[], &moving, "a1", Why::Stuck);
    refuses(&[], &moving, "c3", Why::NotYours);
    refuses(&[], &moving, "g7", Why::NoneInHand);
    refuses(&[], &moving, "b6 g4", Why::NoLine(at("b6")));
    refuses(&[], &moving, "f2 d2", Why::Occupied);
    let guarded = guarded();
    refuses(&[], &guarded, "d2 b2 a7", Why::InMill);
    refuses(&[], &guarded, "d2 b2 f2", Why::NoPrey);
    // Another own man is selected instead, and the man itself lets go.
    let mut table = table(&[], Some(&guarded));
    assert_eq!(click(&mut table, "d2 g1"), Clicked::SelectionChanged);
    assert_eq!(table.clicks(), [Target::Site(site("g1"))]);
    assert_eq!(click(&mut table, "g1"), Clicked::SelectionChanged);
    assert!(table.clicks().is_empty());
}

#[test]
fn a_move_names_what_is_clicked() {
    let mv = Move { from: Some(at("d2")), to: at("b2"), taken: at("c3").bit() };
    assert_eq!(position(&[], &guarded()).read("d2-b2xc3"), Ok(mv));
    assert_eq!(Mark::Row(vec![0, 1, 2]), Mark::Row(vec![0, 1, 2]));
}
