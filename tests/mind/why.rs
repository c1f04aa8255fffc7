//! What is said of a move is so: judged by slow readings, and of positions in which one sees it.

use super::ends::wins;
use super::{player, positions, searched, within};
use palamede::games::{Fanorona, MakYek, Sahkku, ShapLuk, TurkishDraughts};
use palamede::mind::{Limits, Why};
use palamede::rules::{
    Eye, Game, Line, Notation, Options, Rules, Seen, Silent, Step, Thinkable, Turn,
};

/// A player that advises: its move, and what it says of it.
fn advised<R: Thinkable>(line: &Line<R>, nodes: u64) -> (Option<R::Move>, Vec<Why>) {
    let mut player = player(line, Limits { wide: true, ..within(nodes) }, 1);
    while !player.step(u64::MAX) {}
    (player.choice().cloned(), player.why())
}

/// How many pieces are seen.
fn pieces<R: Thinkable>(line: &Line<R>) -> usize {
    line.state().view(Eye::Open).scene(&[]).pieces.len()
}

/// Wins, the only move and captures, over positions of random games.
fn are_so<R: Thinkable>(games: u64, every: usize) -> [usize; 4] {
    let mut said = [0; 4];
    positions::<R>(games, every, &mut |line: &Line<R>| {
        let Turn::Seat(own) = line.turn() else { return };
        let (mv, why) = advised(line, 20_000);
        let (mv, at) = (mv.expect("a move"), line.position());
        let only = line.state().count() == 1;
        assert_eq!(why.contains(&Why::Only), only, "{at}");
        said[0] += usize::from(only);
        if only {
            return;
        }
        let mut next = line.clone();
        next.advance(&Step::Move(mv), &mut Silent);
        let takes = pieces(&next) < pieces(line);
        let gains = line.state().evaluate(own) < next.state().evaluate(own);
        let told = why.contains(&Why::GainsAtOnce);
        assert!(if told { gains } else { !takes }, "{at}: {why:?}");
        assert!(!told || !why.contains(&Why::Gains), "{at}: {why:?}");
        said[1] += usize::from(takes);
        let least = (1..=3).find(|&plies| wins(line, own, plies));
        let told = why.iter().find_map(|why| match why {
            Why::Wins(moves) => Some(i32::from(*moves)),
            _ => None,
        });
        if let Some(plies) = least {
            assert_eq!(told, Some((plies + 1) / 2), "{at}");
            assert!(wins(&next, own, plies - 1), "{at}");
            said[2] += 1;
        } else {
            assert!(told.is_none_or(|moves| moves > 1), "{at}");
        }
        if wins(line, own.other(), 2) {
            assert!(why.contains(&Why::HoldsOut), "{at}: {why:?}");
            said[3] += 1;
        }
    });
    said
}

#[test]
fn wins_losses_captures_and_the_only_move_are_told() {
    let all = [
        are_so::<MakYek>(2, 23),
        are_so::<TurkishDraughts>(8, 11),
        are_so::<Fanorona>(3, 17),
        are_so::<ShapLuk>(3, 17),
    ];
    for n in 0..4 {
        assert!(all.iter().map(|said| said[n]).sum::<usize>() > 3, "{n}: {all:?}");
    }
}

/// What is said in a position of Turkish draughts, white to move.
fn of(men: &str) -> (String, Vec<Why>) {
    let state = TurkishDraughts::set_up(&Options::new(TurkishDraughts::OPTIONS), men);
    let line = Line::new(state.expect("a position"));
    let (mv, why) = advised(&line, 50_000);
    (line.state().write(&mv.expect("a move")), why)
}

#[test]
fn what_is_at_stake_is_told() {
    // The man on a4 is attacked, and one move saves it.
    assert_eq!(of("W:Wa4,g2,h2:Ba5,a6,g7,h7"), ("a4-b4".to_owned(), vec![Why::Keeps]));
    // Two are attacked: one is lost.
    assert_eq!(of("W:Wa4,h4,d2:Ba5,a6,h5,h6,d7").1, [Why::LosesLeast]);
    // The man on h5 becomes a king, whatever black does.
    assert_eq!(of("W:Wd4,h2,h5:Bd6,e5").1, [Why::Gains]);
    // Nothing is at stake at the start.
    let start = Line::new(TurkishDraughts::start(&Options::new(TurkishDraughts::OPTIONS)));
    assert_eq!(advised(&start, 20_000).1, []);
}

/// What is kept is less without it than now: that others gain less is no danger.
#[test]
fn what_is_kept_is_in_danger() {
    let mut seen = 0;
    positions::<MakYek>(2, 13, &mut |line: &Line<MakYek>| {
        let Turn::Seat(own) = line.turn() else { return };
        let limits = Limits { wide: true, depth: 2, ..Limits::UNLIMITED };
        let mut player = player(line, limits, 1);
        while !player.step(u64::MAX) {}
        if player.why().contains(&Why::Keeps) {
            seen += 1;
            let next = searched(line, true, 2).scored()[1].score;
            assert!(next <= line.state().evaluate(own) - 60, "{}: {next}", line.position());
        }
    });
    assert!(seen > 10, "{seen}");
}

/// How many throws of one's own a sure win takes nobody can count by plies.
#[test]
fn with_dice_only_a_win_at_once_is_counted() {
    let mut seen = [0; 2];
    positions::<Sahkku>(1, 1, &mut |line: &Line<Sahkku>| {
        let Turn::Seat(own) = line.turn() else { return };
        // Before the next throw.
        let least = (1..=4).find(|&plies| wins(line, own, plies));
        let Some(plies) = least.filter(|_| line.state().count() > 1) else { return };
        let (_, why) = advised(line, 300);
        let counted = why.iter().any(|why| matches!(why, Why::Wins(_)));
        assert_eq!(counted, plies == 1, "{}: {why:?}", line.position());
        seen[usize::from(plies > 1)] += 1;
    });
    assert!(seen[0] > 3 && seen[1] > 3, "{seen:?}");
}
