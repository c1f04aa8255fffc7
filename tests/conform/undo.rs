//! Law 7: undo restores exactly, as far back as the game allows.

use super::setup::{Conform, games, play, snapshot, table};
use palamede::record::{Dice, Heard};
use palamede::rules::{Generator, Rng, Seats, Turn};

/// What undo must go back to, in the words of the law: the steps so far with who took
/// them (`None` for chance that nobody throws), and who is to act.
fn law<R: Conform>(steps: &[(bool, Option<usize>)], turn: Turn, computers: Seats) -> Option<usize> {
    let (&(last_is_throw, last_by), _) = steps.split_last()?;
    // With secrets never; a throw is never taken back.
    if R::SECRETS || last_is_throw {
        return None;
    }
    if R::DICE {
        // Only what a person did since the last throw.
        let computer = palamede::rules::Seat::new(last_by?).is_some_and(|by| computers.has(by));
        return (!computer && !matches!(turn, Turn::Over(_))).then(|| steps.len() - 1);
    }
    // The step before; against a computer, back to a person's last decision.
    let mut to = steps.len();
    loop {
        to = to.checked_sub(1)?;
        let (throw, by) = steps[to];
        if throw {
            return None;
        }
        let computer = palamede::rules::Seat::new(by?).is_some_and(|seat| computers.has(seat));
        if computers.is_empty() || !computer {
            return Some(to);
        }
    }
}

fn undo_restores_exactly<R: Conform>() {
    let (mut undone, mut kept) = (0, 0);
    games::<R>(60, |options, seed| {
        let mut rng = Generator::new(seed);
        let mut table = table::<R>(options, Dice::Seed(seed));
        // No computer, the first seat, the second, or both.
        let computers: Seats =
            palamede::rules::Seat::first(2).filter(|s| seed >> s.index() & 1 == 1).collect();
        table.set_computers(computers);
        let (mut steps, mut shots) = (Vec::new(), vec![snapshot(&table)]);
        for _ in 0..60 {
            let (turn, in_play) = (table.turn(), table.in_play());
            play(&mut table, 1, &mut rng);
            if table.len() == steps.len() {
                break;
            }
            let resigned = in_play.iter().find(|&seat| {
                !table.whole().line().state().in_play().has(seat)
                    && table.heard(steps.len()).is_some_and(|(by, heard)| {
                        let gone = [Heard::Resigned(seat), Heard::TimedOut(seat)];
                        by == Some(seat) && gone.contains(&heard)
                    })
            });
            let by = match (resigned, turn) {
                (Some(seat), _) | (None, Turn::Seat(seat)) => Some(seat.index()),
                (None, Turn::Chance { by }) => by.map(|seat| seat.index()),
                (None, Turn::Over(_)) => unreachable!(),
            };
            steps.push((resigned.is_none() && matches!(turn, Turn::Chance { .. }), by));
            shots.push(snapshot(&table));
            let expected = law::<R>(&steps, table.turn(), computers);
            assert_eq!(table.can_undo(), expected.is_some(), "{steps:?}");
            let mut copy = table.clone();
            assert_eq!(copy.undo(), expected.is_some());
            let Some(to) = expected else {
                kept += 1;
                assert_eq!(snapshot(&copy), shots[steps.len()]);
                continue;
            };
            undone += 1;
            assert_eq!((copy.len(), snapshot(&copy)), (to, shots[to].clone()));
            // Again and again, as far as it goes, then all of it forward again.
            while copy.undo() {
                assert_eq!(snapshot(&copy), shots[copy.len()]);
            }
            while copy.redo() {
                assert_eq!(snapshot(&copy), shots[copy.len()]);
            }
            assert_eq!(copy.len(), steps.len());
            // What comes after is as if nothing had been undone: the dice too.
            if rng.below(4) == 0 {
                table = copy;
            }
        }
    });
    assert_eq!(undone > 100, !R::SECRETS, "{undone} of {}", undone + kept);
}

/// Another step after an undo takes the place of what was undone. The same one does not: the rest
/// can still be taken again, where nothing falls.
fn a_new_step_takes_the_place_of_the_undone<R: Conform>() {
    games::<R>(40, |options, seed| {
        let mut rng = Generator::new(seed);
        let mut table = table::<R>(options, Dice::Seed(seed));
        play(&mut table, 20, &mut rng);
        let (last, shot) = (table.len(), snapshot(&table));
        if !table.undo() {
            return;
        }
        while rng.below(2) == 0 && table.undo() {}
        assert!(table.can_redo());
        let (len, before) = (table.len(), table.clone());
        while table.len() == len {
            play(&mut table, 1, &mut rng);
        }
        assert_eq!(table.len(), len + 1);
        let mut redone = before.clone();
        redone.redo();
        let same = !R::DICE && snapshot(&table) == snapshot(&redone);
        assert_eq!(table.all(), if same { last } else { len + 1 });
        let record = table.text().expect("an open game");
        assert_eq!(palamede::table::Table::<R>::from_record(&record).expect("own").len(), len + 1);
        // The step that was undone, once more.
        if let Some(word) = word_after(&before).filter(|_| !R::DICE) {
            let mut table = before;
            let step = table.read_step(&word).expect("a step");
            table.take(step).expect("a legal step");
            while table.redo() {}
            assert_eq!((table.len(), snapshot(&table)), (last, shot));
        }
    });
}

/// The step that would be taken again, as texts have it.
fn word_after<R: Conform>(table: &palamede::table::Table<R>) -> Option<String> {
    let save = table.save(&palamede::table::Extras::default()).open().to_owned();
    let moves = save.lines().find_map(|line| line.strip_prefix("moves:"))?;
    let mut words = moves.split_whitespace().filter(|word| !word.ends_with('.'));
    words.nth(table.len()).map(str::to_owned)
}

/// For the engine protocol every step can be taken back, secrets or not.
fn the_protocol_takes_back_anything<R: Conform>() {
    games::<R>(20, |options, seed| {
        let mut rng = Generator::new(seed);
        let mut table = table::<R>(options, Dice::Seed(seed));
        let mut shots = vec![snapshot(&table)];
        for _ in 0..40 {
            play(&mut table, 1, &mut rng);
            if table.len() == shots.len() {
                shots.push(snapshot(&table));
            }
        }
        for at in (0..table.len()).rev() {
            assert!(table.take_back());
            assert_eq!(snapshot(&table), shots[at]);
        }
        assert!(!table.take_back());
        assert!(table.is_empty());
        // The same steps fall again from the same seed.
        let mut again = super::setup::table::<R>(options, Dice::Seed(seed));
        let mut rng = Generator::new(seed);
        play(&mut again, 40, &mut rng);
        assert_eq!(snapshot(&again), shots[shots.len() - 1]);
    });
}

mod laws {
    crate::every_game! {
        undo_restores_exactly
        a_new_step_takes_the_place_of_the_undone
        the_protocol_takes_back_anything
    }
}
