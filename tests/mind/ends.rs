//! What ends a game is seen coming: wins, repetition, quiet plies.

use super::{positions, searched};
use crate::shared::Known;
use palamede::games::{Fanorona, GameId, ShapLuk, TurkishDraughts};
use palamede::mind::{WON, plies_to_win};
use palamede::rules::{Line, Progress, Rules, Seat, Silent, Step, Thinkable, Turn};
use palamede::with_game;

/// After a step.
fn after<R: Thinkable>(line: &Line<R>, mv: &R::Move) -> Line<R> {
    let mut next = line.clone();
    next.advance(&Step::Move(mv.clone()), &mut Silent);
    next
}

/// Whether the seat wins within so many plies whatever the other does.
pub(super) fn wins<R: Thinkable>(line: &Line<R>, own: Seat, plies: i32) -> bool {
    match line.turn() {
        Turn::Over(outcome) => outcome.winners.has(own),
        Turn::Seat(seat) if plies > 0 => {
            let moves = line.state().list();
            let mut wins = moves.iter().map(|mv| wins(&after(line, mv), own, plies - 1));
            if seat == own { wins.any(|won| won) } else { wins.all(|won| won) }
        }
        _ => false,
    }
}

/// A win that is found is one, and in no more plies than are said; and none of up to three plies
/// is missed.
fn wins_are_found<R: Thinkable>(games: u64, every: usize) -> u32 {
    let (mut found, mut looked) = (0, 0);
    positions::<R>(games, every, &mut |line: &Line<R>| {
        let Turn::Seat(own) = line.turn() else { return };
        looked += 1;
        let (search, at) = (searched(line, false, 4), line.position());
        let plies = search.found().and_then(|found| plies_to_win(found.score));
        let least = (1..=3).find(|&plies| wins(line, own, plies));
        match plies {
            Some(plies @ 1..=3) => {
                found += 1;
                assert_eq!(Some(plies), least, "{at}");
                let mv = &search.found().expect("found").mv;
                assert!(wins(&after(line, mv), own, plies - 1), "{at}");
            }
            _ => assert_eq!(least, None, "{at}: {plies:?}"),
        }
        if let Some(plies @ -2..=0) = plies {
            assert!(wins(line, own.other(), -plies), "{at}");
        }
    });
    assert!(looked > 20);
    found
}

#[test]
fn wins_are_found_and_are_wins() {
    let open = GameId::ALL.iter().filter(|game| !game.facts().dice && !game.facts().secrets);
    for &game in open {
        with_game!(game, G => {
            let (games, every, least) = <G as Known>::WINS;
            assert!(wins_are_found::<G>(games, every) >= least, "{}", game.id());
        });
    }
}

/// Who stands worse takes a draw, who stands better leaves it: one quiet move is made to repeat a
/// position for the last time, or to be the last quiet ply.
fn draws_are_seen<R: Thinkable>(every: usize) -> [u32; 2] {
    let mut seen = [0; 2];
    positions::<R>(2, every, &mut |line: &Line<R>| {
        let found = searched(line, false, 3).found().cloned().expect("a move");
        if found.score.abs() < 100 || found.score.abs() > WON - 100 {
            return;
        }
        let quiet = line.state().list().into_iter().find_map(|mv| {
            let mut next = line.state().clone();
            let quiet = next.play(&mv, &mut Silent) == Progress::Quiet;
            (quiet && matches!(next.turn(), Turn::Seat(_))).then(|| (mv, next.key()))
        });
        let (Some((mv, key)), Some(times)) = (quiet, R::REPEATS) else { return };
        // As if it had stood there as often already.
        let again = Line::resume(line.state().clone(), 0, &vec![key; times - 1]);
        let drawn = after(&again, &mv);
        let Turn::Over(outcome) = drawn.turn() else { panic!("{}", line.position()) };
        if !outcome.winners.is_empty() {
            return;
        }
        let choice = searched(&again, false, 3).found().cloned().expect("a move");
        if found.score < 0 {
            seen[0] += 1;
            assert!(choice.score >= 0, "{}: {choice:?}", line.position());
        } else if found.mv != mv {
            seen[1] += 1;
            assert!(choice.mv != mv && choice.score > 0, "{}: {choice:?}", line.position());
        }
    });
    seen
}

#[test]
fn draws_are_taken_by_who_stands_worse_only() {
    for seen in [
        draws_are_seen::<TurkishDraughts>(7),
        draws_are_seen::<Fanorona>(5),
        draws_are_seen::<ShapLuk>(5),
    ] {
        assert!(seen[0] > 3 && seen[1] > 3, "{seen:?}");
    }
}

/// When one more quiet ply stops the game, every line of quiet moves is worth what the stop is.
#[test]
fn the_last_quiet_ply_is_seen() {
    let mut seen = 0;
    positions::<TurkishDraughts>(1, 13, &mut |line: &Line<TurkishDraughts>| {
        let Some(limit) = line.state().quiet_limit() else { return };
        let last = Line::resume(line.state().clone(), limit - 1, &[]);
        for tried in searched(&last, true, 3).scored() {
            let next = after(&last, &tried.mv);
            if let Turn::Over(outcome) = next.turn()
                && outcome.winners.is_empty()
            {
                seen += 1;
                assert_eq!(tried.score, 0, "{}", line.position());
            }
        }
    });
    assert!(seen > 20, "{seen}");
}
