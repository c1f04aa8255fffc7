//! Thinking in slices, and by a seed.

use super::{player, positions, within};
use palamede::games::GameId;
use palamede::rules::{Facts, Line, Step, Thinkable};
use palamede::with_game;

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

/// The same of each game with these facts.
fn in_games(with: fn(&Facts) -> bool) {
    let mut games = 0;
    for &game in GameId::ALL.iter().filter(|game| with(game.facts())) {
        with_game!(game, G => slices_do_not_matter::<G>());
        games += 1;
    }
    assert!(games > 0);
}

#[test]
fn slices_do_not_matter_in_open_games() {
    in_games(|facts| !facts.dice && !facts.secrets);
}

#[test]
fn slices_do_not_matter_with_dice() {
    in_games(|facts| facts.dice);
}

#[test]
fn slices_do_not_matter_where_something_is_hidden() {
    in_games(|facts| facts.secrets);
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
    for &game in GameId::ALL {
        with_game!(game, G => every_move_is_looked_at::<G>());
    }
}
