//! What is undone and makes way for another step stays in the record as a variation.

use super::setup::{Conform, any_step, games, play, snapshot, table};
use super::texts::{alike, damaged};
use palamede::games::{MakYek, Sahkku, TurkishDraughts as Turkish};
use palamede::record::{Dice, Heard, MOST_STEPS, MOST_VARIATIONS, RecordError};
use palamede::rules::{Game, GameEvent, Generator, Options, Rng, Rules, Step, Turn};
use palamede::table::{Extras, Sealed, Table};
use std::collections::BTreeSet;

/// The steps of a line of a game, from its start.
type Path = Vec<String>;

/// The words behind these keys, without the numbers of moves.
fn lines(text: &str, key: &str) -> Vec<Path> {
    let of = text.lines().filter_map(|line| line.strip_prefix(key)?.strip_prefix(':'));
    let word = |word: &&str| !word.ends_with('.');
    of.map(|line| line.split_whitespace().filter(word).map(str::to_owned).collect()).collect()
}

/// The game with what is undone of it, and its variations, each from the start.
fn paths<R: Conform>(table: &Table<R>) -> (Path, Vec<Path>) {
    let save = table.save(&Extras::default()).open().to_owned();
    let game = lines(&save, "moves").remove(0);
    let whole = |mut variation: Path| {
        let from: usize = variation.remove(0).parse().expect("a number");
        assert!(!variation.is_empty() && game.get(from) != Some(&variation[0]), "{save}");
        game[..from].iter().cloned().chain(variation).collect()
    };
    let variations: Vec<Path> = lines(&save, "variation").into_iter().map(whole).collect();
    let own = |(from, moves): (usize, &[String])| [&game[..from], moves].concat();
    assert_eq!(table.variations().map(own).collect::<Vec<_>>(), variations);
    (game, variations)
}

/// Those that no other one goes on from, without how they were given up.
fn longest(all: impl IntoIterator<Item = Path>) -> BTreeSet<Path> {
    let ends = |word: &String| word.contains(':') && !word.starts_with("roll:") || word == "agree";
    let moves = |path: Path| path.into_iter().take_while(|word| !ends(word)).collect();
    let all: BTreeSet<Path> = all.into_iter().map(moves).collect();
    let goes_on = |path: &&Path| !all.iter().any(|other| other != *path && other.starts_with(path));
    all.iter().filter(goes_on).cloned().collect()
}

/// What a table is where these steps are taken one after the other.
fn replayed<R: Conform>(of: &Table<R>, path: &[String]) -> String {
    let mut table = table::<R>(&of.setup().options, Dice::Given);
    for word in path {
        let step = table.read_step(word).unwrap_or_else(|why| panic!("{word}: {why}"));
        table.take(step).unwrap_or_else(|why| panic!("{word}: {why:?}"));
    }
    snapshot(&table)
}

/// Plays here and there: takes back, takes again, and takes one of few steps, so that the same
/// ones come again. Gives every line that stood.
fn wander<R: Conform>(
    table: &mut Table<R>,
    moments: usize,
    rng: &mut Generator,
    mut look: impl FnMut(&Table<R>, &[Path]),
) {
    let mut stood = Vec::new();
    for _ in 0..moments {
        match rng.below(5) {
            0 => {
                let to = table.len().saturating_sub(1 + rng.below(3) as usize);
                while table.len() > to && table.undo() {}
            }
            1 => drop(table.redo()),
            2 if rng.below(8) == 0 => while table.undo() {},
            _ => {
                let line = table.whole().line();
                let step = match table.turn() {
                    Turn::Seat(_) if rng.below(60) > 0 => {
                        let count = line.state().count().min(2) as u32;
                        line.state().nth(rng.below(count) as usize).map(Step::Move)
                    }
                    _ => any_step(line, rng),
                };
                let Some(step) = step else { continue };
                table.take(step).expect("a legal step");
            }
        }
        let game = paths(table).0;
        assert_eq!(snapshot(table), replayed(table, &game[..table.len()]));
        stood.push(game[..table.len()].to_vec());
        look(table, &stood);
    }
}

/// Whether what is undone in such a game is kept.
fn keeps<R: Conform>() -> bool {
    !R::SECRETS && !R::DICE
}

/// Nothing that stood is lost, nothing is kept twice, and each variation can be played from the
/// start.
fn what_stood_is_kept<R: Conform>() {
    let (mut some, mut most) = (0, 0);
    games::<R>(40, |options, seed| {
        let mut table = table::<R>(options, Dice::Given);
        let mut full = false;
        wander(&mut table, 60, &mut Generator::new(seed), |table, stood| {
            let (game, variations) = paths(table);
            if !keeps::<R>() {
                return assert!(variations.is_empty());
            }
            full |= variations.len() == MOST_VARIATIONS;
            some += usize::from(!variations.is_empty());
            most = most.max(variations.len());
            assert!(variations.len() <= MOST_VARIATIONS);
            for (n, path) in variations.iter().enumerate() {
                let others = variations.iter().enumerate().filter(|(m, _)| *m != n);
                let mut all = others.map(|(_, other)| other).chain([&game]);
                assert!(!all.any(|other| other.starts_with(path)), "{path:?} is kept twice");
                replayed(table, path);
            }
            let kept = longest(variations.into_iter().chain([game]));
            // The oldest are forgotten.
            assert!(full || kept == longest(stood.iter().cloned()), "{kept:?}");
        });
    });
    assert_eq!(some > 0, keeps::<R>());
    assert!(!keeps::<R>() || most > 3, "{most}");
}

/// A variation that becomes the game leaves the game as a variation; nothing else changes.
fn a_variation_can_be_the_game<R: Conform>() {
    let mut followed = 0;
    games::<R>(if keeps::<R>() { 20 } else { 0 }, |options, seed| {
        let mut table = table::<R>(options, Dice::Given);
        let mut rng = Generator::new(seed);
        wander(&mut table, 40, &mut rng, |_, _| {});
        let before = snapshot(&table);
        let (game, variations) = paths(&table);
        for (n, path) in variations.iter().enumerate() {
            let (from, _) = table.variations().nth(n).expect("a variation");
            let mut copy = table.following(n).expect("nothing is hidden");
            let (now, others) = paths(&copy);
            assert_eq!((&now, copy.len()), (path, path.len()));
            assert_eq!(snapshot(&copy), replayed(&table, path));
            let all = |game: Path, others: Vec<Path>| longest(others.into_iter().chain([game]));
            if variations.len() < MOST_VARIATIONS {
                assert_eq!(all(now, others), all(game.clone(), variations.clone()));
            }
            // In the list of moves they are as in texts.
            for (step, word) in path.iter().enumerate().skip(from) {
                let Some((_, Heard::Event(event))) = copy.heard(step) else { panic!("no move") };
                assert_eq!(event.notation(), *word);
            }
            while copy.len() > from && copy.undo() {}
            assert_eq!(snapshot(&copy), replayed(&table, &game[..copy.len()]));
            followed += 1;
        }
        assert_eq!((snapshot(&table), paths(&table)), (before, (game, variations)));
    });
    assert!(followed > 0 || !keeps::<R>());
}

/// Records and saves keep them, cut and changed texts are refused, links leave them out; and
/// without them a text is what it was before there were any.
fn texts_keep_them<R: Conform>() {
    let mut kept = 0;
    games::<R>(16, |options, seed| {
        let mut table = table::<R>(options, Dice::Given);
        wander(&mut table, 24, &mut Generator::new(seed), |_, _| {});
        let some = table.variations().count() > 0;
        kept += usize::from(some);
        let save = table.save(&Extras::default()).open().to_owned();
        assert!(save.starts_with(if some { "Palamède save 5 " } else { "Palamède save 2 " }));
        let (again, _) = Table::<R>::resume(&Sealed::from(&*save))
            .unwrap_or_else(|why| panic!("{why:?}\n{save}"));
        assert_eq!(
            (again.save(&Extras::default()).open().to_owned(), paths(&again)),
            (save.clone(), paths(&table))
        );
        let Some(record) = table.text() else { return };
        let some = !lines(&record, "variation").is_empty();
        assert!(record.starts_with(if some {
            "Palamède record 2 "
        } else {
            "Palamède record 1 "
        }));
        let read = |text: &str| Table::<R>::from_record(text);
        let again = read(&record).unwrap_or_else(|why| panic!("{why:?}\n{record}"));
        assert_eq!((again.text().as_ref(), snapshot(&again)), (Some(&record), snapshot(&table)));
        // Those of what is undone are not of the game that is given.
        let standing = table.variations().filter(|(from, _)| *from <= table.len()).count();
        assert_eq!(again.variations().count(), standing);
        for text in damaged(&record).iter().filter(|text| !alike(text, &record)) {
            assert!(read(text).is_err(), "{text}\n{record}");
        }
        let link = table.link();
        let linked = Table::<R>::from_link(&link, &[]).unwrap_or_else(|why| panic!("{why:?}"));
        assert_eq!((linked.variations().count(), linked.link()), (0, link));
        // What is left without them.
        let lines: Vec<&str> = record.lines().collect();
        let lines = lines[1..lines.len() - 1].iter();
        let plain: Vec<&str> =
            lines.copied().filter(|line| !line.starts_with("variation:")).collect();
        let plain = format!("Palamède record 1\n{}", plain.join("\n"));
        let plain = read(&plain).unwrap_or_else(|why| panic!("{why:?}\n{plain}"));
        assert_eq!(linked.text(), plain.text());
    });
    assert_eq!(kept > 0, keeps::<R>());
}

mod laws {
    crate::every_game! {
        what_stood_is_kept
        a_variation_can_be_the_game
        texts_keep_them
    }
}

fn read(lines: &str) -> Result<Table<Turkish>, RecordError<<Turkish as Rules>::Refusal>> {
    Table::from_record(&format!("Palamède record 2; game: turkish-draughts; {lines}"))
}

/// Made by hand, a variation may begin as the game does; it is read as it would be kept.
#[test]
fn a_variation_by_hand_is_read_as_it_would_be_kept() {
    let moves = "moves: d3-d4 e6-e5 a3-a4";
    let variations = "variation: 0 d3-d4 e6-e5 2. b3-b4 a6-a5; variation: 1 1... e6-e5 a3-a4; \
                      variation: 3 b6-b5; variation: 0 d3-d4 h6-h5";
    let variations = variations.replace("1... ", "");
    let table = read(&format!("{moves}; {variations}")).expect("a record");
    let text = table.text().expect("an open game");
    let kept: Vec<&str> = text.lines().filter(|line| line.starts_with("variation")).collect();
    assert_eq!(kept, ["variation: 2 2. b3-b4 a6-a5", "variation: 3 b6-b5", "variation: 1 h6-h5"]);
}

/// Where a variation is wrong, and why.
#[test]
fn a_wrong_variation_is_refused_with_its_place() {
    let wrong = |variation: &str| {
        read(&format!("moves: d3-d4 e6-e5; variation: {variation}")).expect_err("it is wrong")
    };
    for (text, at, found) in [("", 0, ""), ("x d3-d4", 0, "x"), ("3 a3-a4", 0, "3"), ("2", 1, "")] {
        let RecordError::Line { line: 4, why } = wrong(text) else { panic!("{:?}", wrong(text)) };
        assert_eq!((why.at, why.found.as_str()), (at, found), "{text}");
    }
    for (text, step) in [
        ("1 e6-e5 a3-a3", 3),
        ("1 e6-e5 a3-a4 h6-h4", 4),
        ("0 roll:white", 1),
        ("0 resign:white d3-d4", 2),
        ("1 e6-e5 2. a3-a4 resign:black", 4),
        ("2 2. nothing", 3),
    ] {
        let error = wrong(text);
        let RecordError::Variation { line: 4, number, .. } = error else { panic!("{error:?}") };
        assert_eq!(number, step, "{text}");
    }
    // Neither too many, nor too long.
    let many = "; variation: 0 a3-a4".repeat(MOST_VARIATIONS + 1);
    let error = read(&format!("moves: d3-d4{many}")).expect_err("too many");
    assert!(matches!(error, RecordError::Line { line, .. } if line == 4 + MOST_VARIATIONS));
    // Games of dice have none.
    let dice = "Palamède record 2; game: sahkku; dice: given; moves:; variation: 0 resign:south";
    let error = Table::<Sahkku>::from_record(dice).expect_err("dice");
    assert!(matches!(error, RecordError::Option { line: 5, .. }), "{error:?}");
}

/// Long games forget old variations rather than to grow too long to be read.
#[test]
fn with_the_game_they_are_no_longer_than_a_record_may_be() {
    let mut options = Options::new(MakYek::OPTIONS);
    options.set("quiet_limit", "none").expect("an option");
    let (mut table, mut rng) = (table::<MakYek>(&options, Dice::Given), Generator::new(1));
    let (mut forgotten, mut before) = (0, 0);
    for _ in 0..MOST_VARIATIONS {
        play(&mut table, 700, &mut rng);
        let (game, variations) = paths(&table);
        let own = table.variations().map(|(_, moves)| moves.len());
        assert!(game.len() + own.sum::<usize>() <= MOST_STEPS);
        forgotten += usize::from(variations.len() <= before);
        before = variations.len();
        let record = table.text().expect("an open game");
        assert_eq!(Table::<MakYek>::from_record(&record).expect("own").text(), Some(record));
        while table.undo() {}
    }
    assert!(forgotten > 2, "{before} are left");
}
