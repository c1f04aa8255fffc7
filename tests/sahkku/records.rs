//! Texts, records, links and saves.

use super::{NORTH, options, position, steps, table, won};
use crate::depth::amount;
use palamede::games::sahkku::{Roll, Sahkku};
use palamede::record::{Dice, RecordError, Setup, StepFault};
use palamede::rules::{
    Game, Generator, Misread, Notation, Options, Reason, Rng, Rules, Seats, Step, Turn, Want,
};
use palamede::table::{Extras, Sealed, Table};

/// A record of these lines, without its last one, as people write it.
fn record(lines: &str) -> Result<Table<Sahkku>, RecordError<palamede::games::sahkku::Refusal>> {
    Table::from_record(&format!("Palamède record 1; game: sahkku; {lines}"))
}

fn good(lines: &str) -> Table<Sahkku> {
    let table = record(lines).unwrap_or_else(|why| panic!("{lines}: {why:?}"));
    // What it writes itself replays to the same.
    let text = table.text().expect("an open game");
    let again = Table::<Sahkku>::from_record(&text).unwrap_or_else(|why| panic!("{text}: {why:?}"));
    assert_eq!(position(&again), position(&table));
    assert_eq!((again.turn(), again.text()), (table.turn(), Some(text)));
    table
}

#[test]
fn a_record_of_given_dice_replays() {
    let table = good(
        "columns: 9; moves: roll:north 1. roll:X-X-II N1-M1*X M1-M3*II N2-N1*X \
         roll:II-III-III 2. roll:X-X-X N1-M1*X M3-M4*X M4-M5*XxK roll:X-II-blank S9-M9*X M9-M7*II \
         3. roll:II-III-blank KM5-M7*IIxM7:1 KM7-M4*III",
    );
    assert_eq!(position(&table), "8/- 7/M1 M4=north south throw");
    assert_eq!(table.setup().dice, Dice::Withheld);
    assert_eq!(table.whole().line().state().lost(super::SOUTH), 1);
    let table = good("moves: roll:south roll:X-blank-blank S15-M15*X resign:south");
    assert_eq!(table.turn(), won(NORTH, Reason::Resigned));
    // Captures may be left out of a move, but must be right where they are written.
    let lines =
        |last: &str| format!("start: 13/M9 13/M8 M7=north south X-II-blank/X-II; moves: {last}");
    for right in ["M9-M8*XxM8:1", "M9-M8*X", "M9-M7*IIxK", "M9-M7*II"] {
        good(&lines(right));
    }
    for wrong in ["M9-M8*XxM8:2", "M9-M8*XxM9:1", "M9-M8*XxK", "M9-M7*IIxM7:1", "M9-M8*XxM8:01"] {
        match record(&lines(wrong)) {
            Err(RecordError::Step { number: 1, why: StepFault::Misread(why), .. }) => {
                assert_eq!(why.want, Want::Captures, "{wrong}");
            }
            other => panic!("{wrong}: {:?}", other.map(|table| table.text())),
        }
    }
}

#[test]
fn moves_that_cannot_be_read_say_where() {
    let state = super::set_up(&options(&[]), "12/M11 12/M10 M8 south X-II-III/X-II");
    for (text, at, want) in [
        ("", 0, Want::Move),
        ("M11", 3, Want::Move),
        ("M11-M10", 7, Want::Move),
        ("M16-M15*X", 0, Want::Site),
        ("M11-Q10*X", 4, Want::Site),
        ("M11-M010*X", 4, Want::Site),
        ("M11'-M10'*X", 0, Want::Site),
        ("M11-M10*", 8, Want::Roll),
        ("M11-M10*blank", 8, Want::Roll),
        ("M11-M10*IIII", 8, Want::Roll),
        ("M11-M10*Xx", 9, Want::End),
        ("M11-M10*Xx10:1", 9, Want::End),
        ("KM8'-M9*X", 1, Want::Site),
    ] {
        let Err(Misread { at: found, want: wanted, .. }) = state.read(text) else {
            panic!("{text}")
        };
        assert_eq!((found, wanted), (at, want), "{text}");
    }
}

#[test]
fn positions_that_cannot_be_say_where() {
    let fault = |chosen: &[(&str, &str)], text: &str| {
        let why = Sahkku::set_up(&options(chosen), text).err();
        let Misread { at, want, .. } = why.unwrap_or_else(|| panic!("{text} is read"));
        (at, want)
    };
    for (text, at, want) in [
        ("", 0, Want::Pieces),
        ("15/-", 4, Want::Pieces),
        ("x/- 15/- M8 lot", 0, Want::Number),
        ("16/- 15/- M8 lot", 0, Want::Number),
        ("15 15/- M8 lot", 2, Want::Site),
        ("14/M16 15/- M8 lot", 3, Want::Site),
        ("13/M15,S5 15/- M8 lot", 7, Want::Site), // among sleepers
        ("14/M15:2 15/- M8 lot", 3, Want::Pieces),
        ("13/M15:x 15/- M8 lot", 3, Want::Pieces),
        ("15/- 14/M3' M8 lot", 8, Want::Site),
        ("15/- 15/- M16 lot", 10, Want::Site),
        ("15/- 15/- M8=east lot", 13, Want::Seat),
        ("15/- 15/- M8 east throw", 13, Want::Seat),
        ("15/- 15/- M8", 12, Want::Seat),
        ("15/- 15/- M8 south", 18, Want::Roll),
        ("15/- 15/- M8 south again", 19, Want::Roll),
        ("15/- 15/- M8 south X-II/X", 19, Want::Roll),
        ("15/- 15/- M8 south X-II-II/III", 19, Want::Roll),
        ("15/- 15/- M8 south X-II-II/II", 29, Want::Roll), // of no use
        ("15/- 15/- M8 south throw x", 25, Want::Pair),
        ("15/- 15/- M8 lot resigned=east", 17, Want::Pair),
        ("15/- 15/- M8 lot resigned=south x", 32, Want::End),
        // What never stands so.
        ("13/M3 13/M3 M8 lot", 0, Want::Pieces),
        ("13/N15 13/M3 M8 lot", 0, Want::Pieces),
        ("13/M8 13/M3 M8 lot", 0, Want::Pieces),
        ("13/M15 13/S5 M8 lot", 0, Want::Pieces),
        ("13/M3 13/M8 M8 lot", 0, Want::Pieces),
        ("13/M3 15/- M5=north lot", 0, Want::Pieces),
        ("13/M7 13/M3 M7=north lot", 0, Want::Pieces),
        ("13/M7 13/M3 M9 lot", 0, Want::Pieces),
        ("13/M7 13/M3 S2=south lot", 0, Want::Pieces),
        ("15/- 13/M3 M5=south lot", 0, Want::Pieces),
        ("0/- 0/- M8 lot", 0, Want::Pieces),
    ] {
        assert_eq!(fault(&[], text), (at, want), "{text}");
    }
    let figure8 = [("track", "figure8")];
    assert_eq!(fault(&figure8, "13/M3 13/M3' M8 lot"), (0, Want::Pieces), "one cell");
    assert_eq!(fault(&figure8, "13/S14' 13/M3' M8 lot"), (3, Want::Site));
    assert_eq!(fault(&[("columns", "9")], "9/- 9/- M8 lot"), (0, Want::Pieces), "not the middle");
    // In any order, and a sum of two: as the game itself writes it.
    let text = "10/S11,M12,M12 10/M4,S14:1 M8=south south II-X-blank/II-X";
    let read = super::set_up(&options(&[]), text);
    assert_eq!(read.position(), "10/S11,M12:2 10/M4,S14 M8=south south X-II-blank/X-II");
}

/// A random game from a seed, to its end.
fn game(options: &Options, seed: u64) -> Table<Sahkku> {
    let setup = Setup { options: options.clone(), start: None, dice: Dice::Seed(seed) };
    let mut table = Table::<Sahkku>::new(setup, Seats::NONE).expect("the usual start");
    on(&mut table, usize::MAX);
    table
}

/// Plays on: the throws are the seed's, the moves depend on the position alone.
fn on(table: &mut Table<Sahkku>, most: usize) {
    for _ in 0..most {
        match table.turn() {
            Turn::Over(_) => return,
            Turn::Chance { .. } => table.throw().expect("a throw"),
            Turn::Seat(_) => {
                let state = table.whole().line().state();
                let mut rng = Generator::new(state.key());
                let act = state.nth(rng.below(state.count() as u32) as usize).expect("a move");
                table.take(Step::Move(act)).expect("legal");
            }
        }
    }
}

#[test]
fn a_saved_game_resumes_at_any_step_with_the_same_dice_to_come() {
    for (n, options) in Options::pairwise(Sahkku::OPTIONS).iter().enumerate().take(amount(4)) {
        let whole = game(options, n as u64);
        let record = whole.text();
        let setup = Setup { options: options.clone(), start: None, dice: Dice::Seed(n as u64) };
        let mut table = Table::<Sahkku>::new(setup, Seats::NONE).expect("the usual start");
        while !table.is_over() {
            let save = table.save(&Extras::default()).open().to_owned();
            let (mut again, _) = Table::<Sahkku>::resume(&Sealed::from(&*save)).expect("its own");
            assert_eq!(position(&again), position(&table));
            assert_eq!(again.len(), table.len());
            on(&mut again, usize::MAX);
            assert_eq!(again.text(), record, "after {} steps", table.len());
            // So does the engine's record; a link does not say what will fall.
            if table.len().is_multiple_of(7) {
                let text = table.whole().text().expect("open");
                let mut read = Table::<Sahkku>::from_record(&text).expect("its own");
                on(&mut read, usize::MAX);
                assert_eq!(read.text(), record);
                let link = Table::<Sahkku>::from_link(&table.link(), &[]).expect("its own");
                assert_eq!(link.setup().dice, Dice::Withheld);
            }
            on(&mut table, 1);
        }
        assert!(table.len() > 20);
    }
}

#[test]
fn a_record_from_a_seed_with_a_changed_throw_is_refused() {
    let whole = game(&options(&[]), 5).text().expect("open");
    // Without its last line: that one would see the change at once.
    let lines: Vec<&str> = whole.lines().collect();
    let by_hand = lines[1..lines.len() - 1].join("\n").replace("Palamède record 1 sealed", "");
    let by_hand = format!("Palamède record 1\n{by_hand}");
    assert_eq!(Table::<Sahkku>::from_record(&by_hand).expect("unchanged").text(), Some(whole));
    let mut changed = 0;
    for (at, word) in by_hand.split_whitespace().enumerate() {
        let Some(throw) = word.strip_prefix("roll:").filter(|throw| throw.contains('-')) else {
            continue;
        };
        let other = if throw == "X-II-blank" { "roll:X-III-blank" } else { "roll:X-II-blank" };
        let mut words: Vec<&str> = by_hand.split_whitespace().collect();
        words[at] = other;
        // The lines again: each begins with a key.
        let mut text = String::new();
        for word in words {
            text += if word.ends_with(':') { "\n" } else { " " };
            text += word;
        }
        match Table::<Sahkku>::from_record(text.trim_start()) {
            Err(RecordError::Step { text, why: StepFault::OtherThrow, .. }) => {
                assert_eq!(text, other);
                changed += 1;
            }
            other => panic!("{text}: {:?}", other.map(|table| table.len())),
        }
        if changed == 20 {
            break;
        }
    }
    assert_eq!(changed, 20);
    // The same throws given by hand are another matter.
    let mut given = by_hand.replace("seed:5 xoshiro256++/1", "given");
    assert!(Table::<Sahkku>::from_record(&given).is_ok());
    given = given.replace("seed", "");
    assert!(!given.contains("xoshiro"));
}

#[test]
fn every_throw_and_every_move_fits_a_few_digits() {
    let mut digits = Vec::new();
    super::set_up(&options(&[]), "15/- 15/- M8 south throw").odds(&mut |roll, _| {
        Sahkku::pack_roll(&roll, &mut |digit| digits.push(digit));
    });
    for seat in [super::SOUTH, NORTH] {
        Sahkku::pack_roll(&Roll::Lot(seat), &mut |digit| digits.push(digit));
    }
    assert_eq!(digits.len(), 22);
    // No other digit is a roll.
    for n in 0..64 {
        let roll = Sahkku::unpack_roll(&mut [n].into_iter());
        assert_eq!(roll.is_some(), digits.contains(&n), "{n}");
    }
    let mut table = table(&[], None);
    steps(&mut table, "roll:south roll:X-II-blank S15-M15*X M15-M13*II");
    // Three letters a throw, two a move, behind the count, the version and the dice.
    let link = table.link();
    let packed = link.rsplit_once("m=").expect("the steps").1;
    assert_eq!(packed.len(), 3 + 3 + 2 + 2, "{link}");
}
