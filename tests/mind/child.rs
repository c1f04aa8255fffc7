//! The first level can be beaten by a child who takes the most there is, never looks at danger, and
//! else moves at random.

use super::player;
use palamede::games::{Fanorona, MakYek, Morris, TurkishDraughts};
use palamede::mind::Limits;
use palamede::rules::{
    Generator, Kind, Line, Options, Rng, Rules, Seat, Silent, Step, Thinkable, Turn,
};

/// The games of a match, half of them begun by the child.
const GAMES: u64 = 40;
/// The steps after which a game counts as drawn.
const LONGEST: usize = 400;

/// A game from a seed: whether the child wins it.
type Game = fn(u64) -> Option<bool>;

/// The child's move.
fn greedy<R: Thinkable>(line: &Line<R>, rng: &mut Generator) -> R::Move {
    let (state, moves) = (line.state(), line.state().list());
    let most = moves.iter().map(|mv| state.capture_value(mv).max(0)).max().expect("a move");
    let best: Vec<_> = moves.iter().filter(|mv| state.capture_value(mv).max(0) == most).collect();
    best[rng.below(best.len() as u32) as usize].clone()
}

/// Whether the child wins; `None` for a draw.
fn wins<R: Thinkable>(seed: u64) -> Option<bool> {
    let child = if seed.is_multiple_of(2) { Seat::FIRST } else { Seat::SECOND };
    let (mut rng, kind) = (Generator::new(seed), Kind::<R>::of());
    let mut line = kind.open(&Options::new(kind.facts().options), None).expect("the start");
    for _ in 0..LONGEST {
        let mv = match line.turn() {
            Turn::Over(outcome) => return outcome.winners.iter().next().map(|seat| seat == child),
            Turn::Seat(seat) if seat != child => {
                let mut player = player(&line, Limits::of::<R>(1), rng.bits());
                while !player.step(u64::MAX) {}
                player.choice().expect("a move").clone()
            }
            _ => greedy(&line, &mut rng),
        };
        line.advance(&Step::Move(mv), &mut Silent);
    }
    None
}

#[test]
fn a_child_wins_more_than_every_other_game_against_the_first_level() {
    let matches: [(&str, Game); 4] = [
        ("mak-yek", wins::<MakYek>),
        ("turkish-draughts", wins::<TurkishDraughts>),
        ("fanorona", wins::<Fanorona>),
        ("morris", wins::<Morris>),
    ];
    for (game, wins) in matches {
        let won = (0..GAMES).filter(|&seed| wins(seed) == Some(true)).count();
        assert!((21..=36).contains(&won), "{game}: {won} of {GAMES}");
    }
}

/// Whoever has won a game is not to hunt the last man for a hundred moves.
#[test]
fn a_first_level_that_has_lost_does_not_flee() {
    let kind = Kind::<TurkishDraughts>::of();
    let start = Some("B:Wa1,b1,g1,h1,a2,b2,g2,h2:Bd4");
    let line = kind.open(&Options::new(kind.facts().options), start).expect("a position");
    let moves = line.state().list();
    let mut chosen = vec![0; moves.len()];
    for seed in 0..90 {
        let mut player = player(&line, Limits::of::<TurkishDraughts>(1), seed);
        while !player.step(u64::MAX) {}
        let mv = player.choice().expect("a move");
        chosen[moves.iter().position(|of| of == mv).expect("one of them")] += 1;
    }
    assert_eq!(moves.len(), 3);
    assert!(chosen.iter().all(|&n| n > 15), "{chosen:?}");
}
