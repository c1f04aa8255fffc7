//! What holds after every step of random games, for every product of the options.

use super::{NORTH, SOUTH};
use crate::depth::cases;
use palamede::games::sahkku::{Cell, Row, Sahkku, Spot};
use palamede::rules::{
    Game, Generator, Line, Notation, Options, Rng, Rules, Seat, Silent, Step, Turn,
};

/// The cells where a seat's pawns sleep, in the words of the rules: the first ones of its
/// home row, seen by it from the left.
fn sleeping(state: &Sahkku, seat: Seat) -> Vec<Cell> {
    let (columns, asleep) = (state.columns(), state.asleep(seat));
    let name = |n: u8| match seat {
        SOUTH => format!("S{}", n + 1),
        _ => format!("N{}", columns - n),
    };
    (0..asleep).map(|n| Cell::read(&name(n)).expect("a cell")).collect()
}

fn holds(state: &Sahkku, figure8: bool) {
    let text = || state.position();
    let sleepers = [SOUTH, NORTH].map(|seat| sleeping(state, seat));
    let awake = [SOUTH, NORTH].map(|seat| state.awake(seat).collect::<Vec<(Spot, u8)>>());
    let columns = state.columns();
    for seat in [SOUTH, NORTH] {
        let (own, foe) = (seat.index(), seat.other().index());
        for (spot, count) in &awake[own] {
            let cell = spot.cell;
            assert!(*count > 0 && cell.col() < columns, "{}", text());
            assert!(!spot.fourth || figure8 && cell.row() == Row::M, "{}", text());
            // No cell holds pawns of both sides, and no pawn stands on a sleeper, but
            // who waits.
            assert!(awake[foe].iter().all(|(other, _)| other.cell != cell), "{}", text());
            assert!(!sleepers[foe].contains(&cell), "{}", text());
            let waits = sleepers[own].first() == Some(&cell);
            assert!(waits || !sleepers[own].contains(&cell), "{}", text());
            // Nobody stands with a king that is not his side's.
            assert!(state.king() != cell || state.owner() == Some(seat), "{}", text());
        }
        // Pawns on the board, the marker and the lost ones are as many as there were; a
        // marker exists exactly when the king is owned, by its owner's count.
        let pawns: u8 = awake[own].iter().map(|(_, count)| count).sum::<u8>() + state.asleep(seat);
        let marker = u8::from(state.owner() == Some(seat));
        assert_eq!(pawns + marker + state.lost(seat), columns, "{}", text());
        assert_eq!(state.pawns(seat), pawns);
        let waiting = awake[own].iter().find(|(spot, _)| sleepers[own].first() == Some(&spot.cell));
        assert_eq!(state.waiting(seat), waiting.map_or(0, |(_, count)| *count));
    }
    assert!(sleepers.iter().all(|cells| !cells.contains(&state.king())), "{}", text());
    assert!(state.king().col() < columns);
}

/// The invariants of the rules file, after every step.
#[test]
fn the_invariants_hold_after_every_step() {
    for options in Options::product(Sahkku::OPTIONS) {
        let figure8 = options.get("track") == "figure8";
        for seed in 0..cases(250, 2_500) {
            let mut rng = Generator::new(seed);
            let mut line = Line::new(Sahkku::start(&options));
            let middle = line.state().king();
            let (mut owned, mut lost, mut asleep) = (false, [0; 2], [line.state().columns(); 2]);
            loop {
                let state = line.state();
                holds(state, figure8);
                // An owned king never becomes nobody's again, who is nobody's never moves.
                assert!(state.owner().is_some() || !owned && state.king() == middle);
                owned = state.owner().is_some();
                for seat in [SOUTH, NORTH] {
                    let n = seat.index();
                    assert!(state.lost(seat) >= lost[n] && state.asleep(seat) <= asleep[n]);
                    (lost[n], asleep[n]) = (state.lost(seat), state.asleep(seat));
                }
                let step = match line.turn() {
                    Turn::Over(_) => break,
                    Turn::Chance { .. } => Step::Roll(state.throw(&mut rng).expect("a roll")),
                    Turn::Seat(_) => {
                        let n = rng.below(state.count() as u32) as usize;
                        Step::Move(state.nth(n).expect("a move"))
                    }
                };
                line.advance(&step, &mut Silent);
            }
        }
    }
}
