//! Law 6: every text prints and parses back, and a damaged one is refused.

use super::setup::{Conform, eyes, games, play, snapshot, table, walk};
use crate::depth::{amount, cases};
use palamede::record::Dice;
use palamede::rules::{BySeat, Eye, Generator, Line, Notation, Step, StepOf, Turn};
use palamede::table::{Clock, Expiry, Extras, Judged, Player, Sealed, Seating, Table};

/// The digits of a link that a move or roll packs into.
fn packed(pack: impl FnOnce(&mut dyn FnMut(u8))) -> Vec<u8> {
    let mut digits = Vec::new();
    pack(&mut |digit| digits.push(digit));
    assert!(!digits.is_empty() && digits.iter().all(|&digit| digit < 64), "{digits:?}");
    digits
}

/// Moves and rolls print, pack, parse and unpack; no two of one position alike.
fn moves_and_rolls_parse_back<R: Conform>() {
    games::<R>(200, |options, seed| {
        let mut at = seed;
        walk::<R>(options, seed, 2_000, &mut |line, _| {
            at += 1;
            if !at.is_multiple_of(5) {
                return;
            }
            let state = line.state();
            let mut moves = state.list();
            moves.extend(state.stray(&mut Generator::new(at)).filter(|mv| !moves.contains(mv)));
            let texts: Vec<String> = moves.iter().map(|mv| state.write(mv)).collect();
            for (i, (mv, text)) in moves.iter().zip(&texts).enumerate() {
                assert!(!text.is_empty() && !text.contains([' ', ';', '\n']), "{text:?}");
                assert!(!texts[..i].contains(text), "{text} is written twice");
                assert_eq!(state.read(text).as_ref(), Ok(mv), "{text}");
            }
            for mv in moves {
                if state.list().contains(&mv) || state.unlisted(&mv) {
                    let digits = packed(|out| state.pack(&mv, &mut |digit| out(digit)));
                    let mut left = digits.iter().copied().chain([63; 3]);
                    assert_eq!(state.unpack(&mut left).as_ref(), Some(&mv), "{digits:?}");
                    assert_eq!(left.count(), 3, "{digits:?} are not all read");
                }
            }
            let mut rolls = Vec::new();
            state.odds(&mut |roll, _| rolls.push(roll));
            for roll in rolls {
                assert_eq!(R::read_roll(&R::write_roll(&roll)).as_ref(), Ok(&roll));
                let digits = packed(|out| R::pack_roll(&roll, &mut |digit| out(digit)));
                let mut left = digits.into_iter();
                assert_eq!(R::unpack_roll(&mut left), Some(roll));
                assert_eq!(left.count(), 0);
            }
        });
    });
}

/// Positions and views print and parse back, to the same moves and the same key.
fn positions_and_views_parse_back<R: Conform>() {
    games::<R>(200, |options, seed| {
        let mut at = seed;
        walk::<R>(options, seed, 2_000, &mut |line, _| {
            at += 1;
            if !at.is_multiple_of(5) {
                return;
            }
            let state = line.state();
            let text = state.position();
            assert!(!text.contains(['\n', ';']));
            let read = R::set_up(options, &text).unwrap_or_else(|why| panic!("{text}: {why}"));
            assert_eq!(read.position(), text);
            assert_eq!((read.key(), read.list()), (state.key(), state.list()));
            assert_eq!(read.turn(), state.turn());
            let whole = Line::<R>::set_up(options, &line.position()).expect("a whole position");
            assert_eq!((whole.position(), whole.quiet()), (line.position(), line.quiet()));
            for eye in eyes() {
                // Nobody sits on a seat that the game does not have.
                if matches!(eye, Eye::Seat(seat) if seat.index() >= R::SEATS) {
                    continue;
                }
                let view = state.view(eye);
                let text = R::write_view(&view);
                assert!(!text.contains(['\n', ';']));
                assert_eq!(R::read_view(options, &text).as_ref(), Ok(&view), "{text}");
            }
        });
    });
}

/// A damaged position, view or move is read or refused, but nothing breaks; what is
/// read prints and parses back.
fn damaged_texts_break_nothing<R: Conform>() {
    games::<R>(12, |options, seed| {
        let mut last = None;
        walk::<R>(options, seed, 10 + seed as usize * 3, &mut |line, _| {
            last = Some(line.clone());
        });
        let line = last.expect("a position");
        let state = line.state();
        for text in damaged(&line.position()) {
            if let Ok(read) = Line::<R>::set_up(options, &text) {
                let again = read.position();
                let same = Line::<R>::set_up(options, &again).expect("what it prints");
                assert_eq!(same.position(), again);
                read.state().list().iter().for_each(|mv| assert!(!state.write(mv).is_empty()));
            }
        }
        for eye in eyes() {
            for text in damaged(&R::write_view(&state.view(eye))) {
                if let Ok(view) = R::read_view(options, &text) {
                    assert_eq!(R::read_view(options, &R::write_view(&view)), Ok(view));
                }
            }
        }
        for mv in state.list().iter().take(8) {
            damaged(&state.write(mv)).iter().for_each(|text| drop(state.read(text)));
        }
    });
}

/// The text cut at every place, and with every character changed in a few ways.
pub fn damaged(text: &str) -> Vec<String> {
    let mut all: Vec<String> = text.char_indices().map(|(at, _)| text[..at].to_owned()).collect();
    for (at, old) in text.char_indices() {
        for new in ['0', '3', 'a', 'R', '-', ' ', '=', '+', '\n', 'é'] {
            if new != old {
                all.push(format!("{}{new}{}", &text[..at], &text[at + old.len_utf8()..]));
            }
        }
    }
    all
}

/// Every third of these texts, of each game others; all of them at night.
fn every_third(texts: Vec<String>, seed: u64) -> impl Iterator<Item = String> {
    texts.into_iter().skip(cases(seed as usize % 3, 0)).step_by(cases(3, 1))
}

/// Whether two texts differ only in space: a line's end may be a space or a semicolon.
pub fn alike(a: &str, b: &str) -> bool {
    let words = |text: &str| -> Vec<String> {
        text.split(|c: char| c.is_whitespace() || c == ';')
            .filter(|word| !word.is_empty())
            .map(str::to_owned)
            .collect()
    };
    words(a) == words(b)
}

/// Tables at sampled moments, some of them over; with seeded and with given dice.
fn tables<R: Conform>(n: usize, mut look: impl FnMut(&Table<R>)) {
    games::<R>(n, |options, seed| {
        let mut rng = Generator::new(seed);
        let dice = if seed.is_multiple_of(3) { Dice::Given } else { Dice::Seed(seed) };
        let mut table = table::<R>(options, dice);
        for steps in [0, 1, 3, 8, 20, 1_000] {
            play(&mut table, steps, &mut rng);
            look(&table);
            if table.is_over() {
                break;
            }
        }
        if !table.is_over() {
            let in_play = table.in_play();
            table.take(Step::Agree(in_play)).expect("all agree");
            look(&table);
        }
    });
}

/// Whether an eye may not see all that there is.
fn keeps_secrets<R: Conform>(table: &Table<R>) -> bool {
    R::SECRETS && !table.is_over() && !table.whole().line().state().is_open()
}

/// A record replays to the same position and history; made by hand, it needs neither
/// options nor a last line. While a game has secrets to keep it has none.
fn records_replay<R: Conform>() {
    tables::<R>(60, |table| {
        let Some(record) = table.text() else {
            assert!(keeps_secrets(table));
            return;
        };
        let read = |text: &str| {
            Table::<R>::from_record(text).unwrap_or_else(|why| panic!("{why:?}\n{text}"))
        };
        assert_eq!(palamede::record::game_of(&record), Some(R::ID));
        let again = read(&record);
        assert_eq!(snapshot(&again), snapshot(table));
        assert_eq!(again.text().as_ref(), Some(&record));
        assert_eq!(read(&record.replace('\n', "; ")).text().as_ref(), Some(&record));
        for step in 0..table.len() {
            assert_eq!(again.heard_in_public(step), table.heard_in_public(step));
        }
        // By hand: the version's line as a person writes it, and no last line.
        let lines: Vec<&str> = record.lines().collect();
        let by_hand = lines[1..lines.len() - 1].join("\n");
        let by_hand = format!("Palamède record 1\n{by_hand}");
        assert_eq!(read(&by_hand).text().as_ref(), Some(&record));
    });
}

/// A link opens to the same position and history; while it has secrets to keep it
/// holds only the options.
fn links_open<R: Conform>() {
    tables::<R>(60, |table| {
        let link = table.link();
        let read = |text: &str| {
            Table::<R>::from_link(text, &["lang"]).unwrap_or_else(|why| panic!("{why:?}\n{text}"))
        };
        let again = read(&link);
        assert_eq!(again.link(), link);
        assert_eq!(again.setup().options, table.setup().options);
        if keeps_secrets(table) {
            assert!(again.is_empty(), "{link}");
        } else {
            assert_eq!(snapshot(&again), snapshot(table));
        }
        assert_eq!(snapshot(&read(&format!("{link}&lang=fr"))), snapshot(&again));
        assert_eq!(snapshot(&read(&format!("lang=fr&{link}"))), snapshot(&again));
        // By hand: without the checksum.
        let by_hand: Vec<&str> = link.split('&').filter(|pair| !pair.starts_with("c=")).collect();
        assert_eq!(read(&by_hand.join("&")).link(), link);
    });
}

/// The first seat has used a second of its ten minutes, gained two by its turn, and loses when they
/// are up; the others have five.
fn clock() -> Option<Clock> {
    let (mut clock, first) = (Clock::of(5)?, palamede::rules::Seat::FIRST);
    assert!(clock.set_minutes(first, 10) && clock.set_increment(2) && !clock.tick(first));
    clock.set_expiry(Expiry::Forfeit);
    clock.end_turn(first, 1);
    Some(clock)
}

fn extras<R: Notation>() -> Extras {
    Extras {
        players: BySeat::new(|seat| Player {
            name: ["Ánne", "", "Nils; Lars", ""][seat.index()].to_owned(),
            level: (seat.index() == 1 || seat.index() >= R::SEATS).then_some(1),
        }),
        seating: Seating::Passing,
        clock: clock(),
        judged: vec![None, Judged::read("12 -30 keeps,2 a1-a2 b2")],
        id: 77,
        revision: 3,
        ..Extras::default()
    }
}

/// A save resumes a game as it was: undone steps, people and computers too.
fn saves_resume<R: Conform>() {
    tables::<R>(60, |table| {
        let mut table = table.clone();
        table.undo();
        table.set_computers(extras::<R>().computers(R::SEATS));
        let mut extras = extras::<R>();
        extras.judged.truncate(table.len());
        let save = table.save(&extras).open().to_owned();
        let (mut again, back) =
            Table::<R>::resume(&Sealed::from(&*save)).unwrap_or_else(|why| panic!("{why:?}"));
        assert_eq!(snapshot(&again), snapshot(&table));
        assert_eq!((again.len(), again.can_redo()), (table.len(), table.can_redo()));
        assert_eq!(again.save(&back).open(), save);
        assert_eq!((back.id, back.revision, back.seating), (77, 3, Seating::Passing));
        assert_eq!(back.clock, clock());
        let own = |seat: palamede::rules::Seat| back.players[seat].clone();
        let names: Vec<_> = palamede::rules::Seat::first(2).map(own).collect();
        assert_eq!((names[0].name.as_str(), names[1].level), ("Ánne", Some(1)));
        // The same throws fall afterwards.
        let (mut a, mut b) = (Generator::new(1), Generator::new(1));
        if !matches!(table.setup().dice, Dice::Given) {
            play(&mut table, 12, &mut a);
            play(&mut again, 12, &mut b);
            assert_eq!(snapshot(&again), snapshot(&table));
        }
    });
}

/// Cut anywhere, or with any one character changed, records, links and saves are
/// refused: they never become another game.
fn damaged_games_are_refused<R: Conform>() {
    let mut over = 0;
    games::<R>(6, |options, seed| {
        let mut rng = Generator::new(seed);
        let mut table = table::<R>(options, Dice::Seed(seed));
        // (Each text is read once for every character of it: longer games would take hours.)
        play(&mut table, 8 + 9 * (seed as usize % 6), &mut rng);
        if R::SECRETS && seed % 2 == 0 {
            let in_play = table.in_play();
            drop(table.take(Step::Agree(in_play)));
            over += 1;
        }
        if let Some(record) = table.text() {
            for text in every_third(damaged(&record), seed).filter(|text| !alike(text, &record)) {
                assert!(Table::<R>::from_record(&text).is_err(), "{text}\n{record}");
            }
        }
        let save = table.save(&extras::<R>()).open().to_owned();
        for text in every_third(damaged(&save), seed).filter(|text| !alike(text, &save)) {
            assert!(Table::<R>::resume(&Sealed::from(&*text)).is_err(), "{text}\n{save}");
        }
        let link = table.link();
        for text in every_third(damaged(&link), seed) {
            // Nothing is left of the link, or of its line in a letter.
            if !text.is_empty() && !alike(&text, &link) {
                assert!(Table::<R>::from_link(&text, &[]).is_err(), "{text}\n{link}");
            }
        }
    });
    assert!(!R::SECRETS || over > 0);
}

/// A game that still goes on is given out without its seed, and goes on by another one,
/// which its save keeps and the record of its end tells: there it is verified.
fn seeds_stay_here<R: Conform>() {
    let mut verified = 0;
    games::<R>(40, |options, seed| {
        let mut rng = Generator::new(seed);
        let mut table = table::<R>(options, Dice::Seed(4_242_424_242));
        play(&mut table, 1 + seed as usize % 30, &mut rng);
        let told = |text: &str| text.contains("4242424242");
        if keeps_secrets(&table) {
            return assert!(!told(&table.link()));
        } else if table.is_over() {
            return;
        }
        let record = table.text().expect("no secrets");
        assert!(!told(&record) && !told(&table.link()), "{record}");
        assert!(told(table.save(&extras::<R>()).open()));
        assert_eq!(R::DICE, told(&table.whole().text().expect("no secrets")) && R::DICE);
        let from_record = Table::<R>::from_record(&record).expect("a record");
        let from_link = Table::<R>::from_link(&table.link(), &[]).expect("a link");
        for (mut again, new) in [(from_record, 5_151_515_151), (from_link, 6_161_616_161)] {
            assert_eq!(again.setup().dice, Dice::Withheld);
            again.draw_lots_from(new);
            assert_eq!(again.setup().dice, Dice::Seed(new));
            let told_before = again.text().unwrap_or_default();
            play(&mut again, 5, &mut Generator::new(seed));
            // The save goes on with the throws that were to come.
            let save = again.save(&extras::<R>()).open().to_owned();
            let (mut resumed, _) = Table::<R>::resume(&Sealed::from(&*save)).expect("a save");
            play(&mut again, 40, &mut Generator::new(seed));
            play(&mut resumed, 40, &mut Generator::new(seed));
            assert_eq!(snapshot(&resumed), snapshot(&again));
            if R::SECRETS {
                continue;
            }
            if !again.is_over() {
                let in_play = again.in_play();
                again.take(Step::Agree(in_play)).expect("all agree");
            }
            let record = again.text().expect("an open game");
            let link = again.link();
            let read = Table::<R>::from_record(&record).unwrap_or_else(|why| panic!("{why:?}"));
            assert_eq!((read.text(), read.link()), (Some(record.clone()), link.clone()));
            let read = Table::<R>::from_link(&link, &[]).unwrap_or_else(|why| panic!("{why:?}"));
            assert_eq!((read.text(), read.link()), (Some(record.clone()), link.clone()));
            let rolls = |text: &str| text.matches("roll:").count();
            // So many that no other seed gives the same.
            if R::DICE && rolls(&record) > rolls(&told_before) + 7 {
                // With another seed the throws that fell here do not fit; the others are as
                // they were told.
                let new = new.to_string();
                assert!(record.contains(&new) && link.contains(&new), "{record}");
                let by_hand = |text: &str| {
                    let lines = text.split("end:").next().unwrap_or_default();
                    lines.replacen(" sealed", "", 1).replace(&new, "1")
                };
                let link = link.split_once('&').map_or("", |(_, rest)| rest).replace(&new, "1");
                assert!(Table::<R>::from_record(&by_hand(&record)).is_err(), "{record}");
                assert!(Table::<R>::from_link(&link, &[]).is_err(), "{link}");
                verified += 1;
            }
        }
    });
    assert!(verified > 0 || !R::DICE);
}

/// Every step of a record is a word of its own and is read where it was written.
fn steps_of_records_parse_back<R: Conform>() {
    games::<R>(amount(20), |options, seed| {
        let mut table = table::<R>(options, Dice::Given);
        let mut rng = Generator::new(seed);
        for _ in 0..40 {
            let Some(step) = super::setup::any_step(table.whole().line(), &mut rng) else { return };
            let word = match &step {
                Step::Move(mv) => table.whole().line().state().write(mv),
                Step::Roll(roll) => format!("roll:{}", R::write_roll(roll)),
                Step::Resign(seat) => format!("resign:{}", R::seat_name(*seat)),
                Step::TimeOut(seat) => format!("time:{}", R::seat_name(*seat)),
                Step::Agree(_) => "agree".to_owned(),
            };
            let read: StepOf<R> = table.read_step(&word).expect("a step");
            assert_eq!(read, step, "{word}");
            table.take(step).expect("legal");
        }
        if !matches!(table.turn(), Turn::Over(_)) {
            let in_play = table.in_play();
            assert_eq!(table.read_step("agree"), Ok(Step::Agree(in_play)));
        }
    });
}

mod law {
    crate::every_game! {
        moves_and_rolls_parse_back
        positions_and_views_parse_back
        damaged_texts_break_nothing
        records_replay
        links_open
        seeds_stay_here
        saves_resume
        damaged_games_are_refused
        steps_of_records_parse_back
    }
}
