//! With dice: every score is the mean over the throws of the best that follows.

use super::{positions, searched};
use palamede::games::Sahkku;
use palamede::mind::{Score, WON};
use palamede::rules::{Line, Rules, Seat, Silent, Thinkable, Turn};

/// The most that a throw counts which ends the game.
const BY_CHANCE: Score = 3_000;

/// The score for `own` of the best play, when `throws` more throws are looked at.
fn slow(state: &Sahkku, own: Seat, throws: u32, ply: Score) -> Score {
    match state.turn() {
        Turn::Over(outcome) if outcome.winners.has(own) => WON - ply,
        Turn::Over(_) => ply - WON,
        Turn::Chance { .. } if throws == 0 => state.evaluate(own),
        Turn::Chance { .. } => {
            let (mut sum, mut weights) = (0, 0);
            state.odds(&mut |roll, weight| {
                let mut next = state.clone();
                next.roll(&roll, &mut Silent);
                let score = slow(&next, own, throws - 1, ply + 1);
                sum += i64::from(weight) * i64::from(score.clamp(-BY_CHANCE, BY_CHANCE));
                weights += i64::from(weight);
            });
            (sum / weights) as Score
        }
        Turn::Seat(seat) => {
            let scores = state.list().into_iter().map(|act| {
                let mut next = state.clone();
                next.play(&act, &mut Silent);
                slow(&next, own, throws, ply + 1)
            });
            let scores: Vec<Score> = scores.collect();
            let best = if seat == own { scores.iter().max() } else { scores.iter().min() };
            *best.expect("a move")
        }
    }
}

fn agree(games: u64, every: usize, depth: u8) {
    let mut looked = 0;
    positions::<Sahkku>(games, every, &mut |line: &Line<Sahkku>| {
        let Turn::Seat(own) = line.turn() else { return };
        looked += 1;
        let search = searched(line, true, depth);
        assert_eq!(search.scored().len(), line.state().count());
        for tried in search.scored() {
            let mut next = line.state().clone();
            next.play(&tried.mv, &mut Silent);
            let slow = slow(&next, own, u32::from(depth) - 1, 1);
            // A mean is rounded from where it is reached.
            let about = (tried.score - slow).abs();
            assert!(
                about <= 2,
                "{} {}: {} or {slow}",
                line.position(),
                state_of(line, &tried.mv),
                tried.score
            );
        }
    });
    assert!(looked >= 10, "{looked}");
}

fn state_of(line: &Line<Sahkku>, act: &<Sahkku as Rules>::Move) -> String {
    palamede::rules::Notation::write(line.state(), act)
}

#[test]
fn a_turn_is_searched_to_its_end() {
    agree(2, 11, 1);
}

#[test]
fn the_answers_to_every_throw_are_weighed() {
    agree(1, 43, 2);
}
