//! Thinking in slices, and by a seed.

use super::{player, positions, within};
use palamede::games::{Fanorona, Luzhanqi, LuzhanqiFour, MakYek, Sahkku, ShapLuk, TurkishDraughts};
use palamede::rules::{Line, Step, Thinkable};

/// However it is cut into slices, the same is found; and another seed may choose otherwise, but
/// what it chooses is legal.
fn slices_do_not_matter<R: Thinkable>() {
    let mut looked = 0;
    positions::<R>(1, 37, &mut |line: &Line<R>| {
        looked += 1;
        let told = |slice: u64, seed: u64| {
            let mut player = player(line, within(400), seed);
            while !player.step(slice) {}
            (player.choice().cloned(), player.info())
        };
        let whole = told(u64::MAX, 1);
        assert_eq!(whole, told(1, 1), "{}", line.position());
        assert_eq!(whole, told(97, 1), "{}", line.position());
        let mv = told(50, 2).0.expect("a move");
        assert_eq!(line.check(&Step::Move(mv)).err().map(|_| line.position()), None);
    });
    assert!(looked > 0);
}

#[test]
fn slices_do_not_matter_in_open_games() {
    slices_do_not_matter::<MakYek>();
    slices_do_not_matter::<TurkishDraughts>();
    slices_do_not_matter::<ShapLuk>();
    slices_do_not_matter::<Fanorona>();
}

#[test]
fn slices_do_not_matter_with_dice() {
    slices_do_not_matter::<Sahkku>();
}

#[test]
fn slices_do_not_matter_where_something_is_hidden() {
    slices_do_not_matter::<Luzhanqi>();
    slices_do_not_matter::<LuzhanqiFour>();
}

/// A player that may hardly look at anything has looked at each of its moves all the same.
fn every_move_is_looked_at<R: Thinkable>() {
    positions::<R>(1, 37, &mut |line: &Line<R>| {
        let mut player = player(line, within(1), 1);
        while !player.step(1) {}
        let one = line.state().count() == 1;
        assert_eq!(
            player.info().map(|info| info.depth),
            (!one).then_some(1),
            "{}",
            line.position()
        );
    });
}

#[test]
fn the_first_iteration_ends_whatever_it_takes() {
    every_move_is_looked_at::<MakYek>();
    every_move_is_looked_at::<TurkishDraughts>();
    every_move_is_looked_at::<Fanorona>();
    every_move_is_looked_at::<Sahkku>();
    every_move_is_looked_at::<Luzhanqi>();
}
