//! A move is worth to its side what comes of it is worth to who moves next: as much where that is
//! the same team, the opposite where it is the other.

use super::{player, positions, searched, within};
use palamede::games::{Fanorona, LuzhanqiFour, MakYek, TurkishDraughts};
use palamede::mind::plies_to_win;
use palamede::rules::{Game, Line, Notation, Options, Silent, Step, Thinkable, Turn};

/// Over how many moves the one who moves next is of the other team, and of the same.
fn two_plies_are_one_after_each_move<R: Thinkable>(games: u64, every: usize) -> [usize; 2] {
    let mut seen = [0; 2];
    positions::<R>(games, every, &mut |line: &Line<R>| {
        let Turn::Seat(own) = line.turn() else { return };
        if line.state().list().len() > 80 {
            return;
        }
        for tried in searched(line, true, 2).scored().iter().step_by(3) {
            let mut next = line.clone();
            next.advance(&Step::Move(tried.mv.clone()), &mut Silent);
            let Turn::Seat(seat) = next.turn() else { continue };
            let found = searched(&next, true, 1).found().expect("a move").score;
            if plies_to_win(found).is_some() {
                continue;
            }
            let same = own.index() % R::TEAMS == seat.index() % R::TEAMS;
            seen[usize::from(same)] += 1;
            let expected = if same { found } else { -found };
            // Long exchanges are cut off a ply later.
            let about = if R::SECRETS { found.abs().max(400) } else { 0 };
            assert!((tried.score - expected).abs() <= about, "{}", next.position());
        }
    });
    seen
}

#[test]
fn who_moves_next_wants_the_same_or_the_opposite() {
    let two = [
        two_plies_are_one_after_each_move::<MakYek>(1, 41),
        two_plies_are_one_after_each_move::<TurkishDraughts>(8, 11),
        two_plies_are_one_after_each_move::<Fanorona>(2, 11),
    ];
    assert!(two.iter().all(|seen| seen[0] > 60), "{two:?}");
    let four = two_plies_are_one_after_each_move::<LuzhanqiFour>(1, 97);
    assert!(four[0] > 100 && four[1] > 5, "{four:?}");
}

/// One ply is enough to see that a man is lost where it stands, and how it is saved.
#[test]
fn what_can_be_taken_is_seen_beyond_the_last_ply() {
    let options = Options::new(TurkishDraughts::OPTIONS);
    let state = TurkishDraughts::set_up(&options, "W:Wa4,g2,h2:Ba5,a6,g7,h7");
    let line = Line::new(state.expect("a position"));
    let search = searched(&line, true, 1);
    let [best, next, ..] = search.scored() else { panic!("two moves") };
    assert_eq!(line.state().write(&best.mv), "a4-b4");
    assert!(next.score <= best.score - 90, "{best:?} {next:?}");
    let mut player = player(&line, within(1), 1);
    while !player.step(1) {}
    assert_eq!(player.choice(), Some(&best.mv));
}
