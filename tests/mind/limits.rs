//! What a player's limits and its line's history do to its choice.

use super::{player, positions, searched, within};
use palamede::games::fanorona::Foray;
use palamede::games::{Fanorona, Luzhanqi, MakYek};
use palamede::mind::{Limits, Player};
use palamede::rules::{Eye, Game, Line, Options, Progress, Rules, Silent, Thinkable, Turn};
use palamede::table::Table;
use std::cell::Cell;
use std::collections::BTreeSet;

/// The player when it has done.
fn done<R: Thinkable>(mut player: Player<R>) -> Player<R> {
    while !player.step(u64::MAX) {}
    player
}

/// A computer is told the quiet plies and the keys of the line.
#[test]
fn a_question_has_the_history_of_its_line() {
    let text = "Palamède record 1; game: mak-yek; moves: 1. a3-a4 h6-h5 2. a4-a3 h5-h6 3. b3-b4";
    let table = Table::<MakYek>::from_record(text).expect("a record");
    let question = table.question().expect("a seat is to act");
    let line = table.whole().line();
    assert_eq!(question.history(), (line.quiet(), line.past()));
    assert_eq!((line.quiet(), line.past().len()), (5, 5));
}

/// With slack it takes moves that are worth less, by so much at most; without, none.
#[test]
fn slack_is_what_a_move_may_be_worth_less() {
    let mut worse = 0;
    positions::<MakYek>(1, 41, &mut |line: &Line<MakYek>| {
        let all = searched(line, true, 1);
        let best = all.scored().first().expect("a move").score;
        for slack in [0, 120] {
            let limits = Limits { depth: 1, wide: true, margin: slack, ..Limits::UNLIMITED };
            for seed in 0..12 {
                let player = done(player(line, limits, seed));
                let mv = player.choice().expect("a move");
                let found = all.scored().iter().find(|tried| tried.mv == *mv).expect("tried");
                assert!(found.score >= best - slack, "{}: {found:?}", line.position());
                worse += usize::from(found.score < best);
            }
        }
    });
    assert!(worse > 20, "{worse}");
}

/// A clock that goes on by one whenever it is looked at.
fn ticks() -> f64 {
    thread_local!(static NOW: Cell<u32> = const { Cell::new(0) });
    f64::from(NOW.replace(NOW.get() + 1))
}

#[test]
fn it_stops_when_its_time_is_over() {
    let start = Line::new(MakYek::start(&Options::new(MakYek::OPTIONS)));
    let limits = Limits { millis: 9.0, ..Limits::UNLIMITED };
    let view = start.state().view(Eye::Open);
    let mut player = Player::<MakYek>::new(&view, (0, &[]), limits, 1, ticks);
    let mut slices = 1;
    while slices < 30 && !player.step(5_000) {
        slices += 1;
    }
    assert!((2..10).contains(&slices), "{slices}");
}

/// Armies that are laid out are drawn by the player's own lot.
#[test]
fn no_two_lots_lay_the_same_army_out() {
    let start = Line::new(Luzhanqi::start(&Options::new(Luzhanqi::OPTIONS)));
    let army = |seed| format!("{:?}", player(&start, within(1), seed).choice());
    assert!((0..20).map(army).collect::<BTreeSet<_>>().len() > 15);
}

/// It knows what has happened before: where one more quiet ply draws the game, or all that it can
/// do has stood twice already, there is nothing to be had.
#[test]
fn the_history_is_told_to_it() {
    let mut seen = [0; 2];
    positions::<Fanorona>(1, 7, &mut |line: &Line<Fanorona>| {
        let Turn::Seat(_) = line.turn() else { return };
        let after = |mv: &Foray| {
            let mut next = line.state().clone();
            let quiet = next.play(mv, &mut Silent) == Progress::Quiet;
            (quiet && matches!(next.turn(), Turn::Seat(_))).then(|| next.key())
        };
        let keys: Option<Vec<u64>> = line.state().list().iter().map(after).collect();
        let (Some(keys), true) = (keys, line.state().count() > 1) else { return };
        let limits = Limits { depth: 2, ..Limits::UNLIMITED };
        let score = |quiet, keys: &[u64]| {
            let line = Line::resume(line.state().clone(), quiet, keys);
            done(player(&line, limits, 1)).score()
        };
        if score(0, &[]).is_none_or(|score| score.abs() < 20) {
            return;
        }
        if let Some(limit) = line.state().quiet_limit() {
            seen[0] += 1;
            assert_eq!(score(limit - 1, &[]), Some(0), "{}", line.position());
        }
        seen[1] += 1;
        assert_eq!(score(0, &[&keys[..], &keys].concat()), Some(0), "{}", line.position());
    });
    assert!(seen[0] > 3 && seen[1] > 3, "{seen:?}");
}
