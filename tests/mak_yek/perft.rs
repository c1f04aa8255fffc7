//! Counted leaves, and the quick generator against the slow one.

use super::slow::{Slow, name};
use palamede::games::{ApitSodok, MakYek};
use palamede::rules::{Game, Generator, Notation, Options, Reason, Rng, Silent, Turn, perft};
use serde_json::Value;

fn data() -> Value {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/mak_yek_perft.json");
    serde_json::from_str(&std::fs::read_to_string(path).expect("the data")).expect("JSON")
}

/// Compares every count of one row; returns how many there were.
fn agree<G: Notation>(row: &Value) -> usize {
    let fen = row["fen"].as_str().expect("a position");
    // The library leaves the counters of chess to the table.
    let fen = fen.trim_end_matches(" - - 0 1");
    let state = G::set_up(&Options::new(G::OPTIONS), fen).expect("a good position");
    let counts = row["counts"].as_array().expect("counts");
    for (depth, count) in (1..).zip(counts) {
        assert_eq!(Some(perft(&state, depth)), count.as_u64(), "{fen} to depth {depth}");
    }
    counts.len()
}

#[test]
fn every_counted_position_has_its_leaves() {
    let data = data();
    let mut counts = agree::<MakYek>(&data["start"]);
    for row in data["positions"].as_array().expect("positions") {
        counts += agree::<MakYek>(row);
    }
    counts += agree::<ApitSodok>(&data["apit_sodok_start"]);
    assert!(counts >= 35, "only {counts} counts in the data");
}

#[test]
fn the_counted_starts_are_the_usual_ones() {
    let data = data();
    for (row, start) in [
        (&data["start"], MakYek::start(&Options::new(MakYek::OPTIONS)).position()),
        (&data["apit_sodok_start"], ApitSodok::start(&Options::new(ApitSodok::OPTIONS)).position()),
    ] {
        assert_eq!(row["fen"], format!("{start} - - 0 1"));
    }
}

/// A position with men thrown on the board.
fn scattered(apit: bool, options: &Options, rng: &mut Generator) -> Slow {
    let mut cells: Vec<(i32, i32)> = (0..64).map(|n| (n % 8 + 1, n / 8 + 1)).collect();
    rng.shuffle(&mut cells);
    let (white, black) = (1 + rng.below(16) as usize, 1 + rng.below(16) as usize);
    let mut slow = Slow::start(apit, options);
    slow.men = [cells[..white].to_vec(), cells[white..white + black].to_vec()];
    slow.side = rng.below(2) as usize;
    slow
}

/// Compares moves, captures and the positions behind them; returns the most captures.
fn compare<G: Notation>(slow: &Slow, options: &Options) -> usize {
    let text = slow.text();
    let state = G::set_up(options, &text).expect("a good position");
    assert_eq!(state.position(), text);
    let mut most = 0;
    let mut expected: Vec<(String, String)> = Vec::new();
    for turned in slow.moves() {
        let captured: Vec<String> = turned.captured.iter().map(|&cell| name(cell)).collect();
        let x = if captured.is_empty() { "" } else { "x" };
        let step = format!("{}-{}{x}{}", name(turned.from), name(turned.to), captured.join(","));
        most = most.max(captured.len());
        expected.push((step, turned.after.text()));
    }
    let mut found: Vec<(String, String)> = Vec::new();
    for (n, mv) in state.list().iter().enumerate() {
        assert_eq!(state.nth(n).as_ref(), Some(mv), "{text}");
        let mut after = state.clone();
        after.play(mv, &mut Silent);
        assert_eq!(after.key(), after.fresh_key(), "{text}");
        found.push((state.write(mv), after.position()));
    }
    assert_eq!(state.count(), found.len(), "{text}");
    assert_eq!(state.nth(found.len()), None, "{text}");
    expected.sort();
    found.sort();
    assert_eq!(found, expected, "{text}");
    let counts = slow.men.each_ref().map(Vec::len);
    match state.turn() {
        Turn::Seat(seat) => assert_eq!((seat.index(), expected.is_empty()), (slow.side, false)),
        Turn::Over(outcome) => {
            assert!(expected.is_empty() && outcome.reason == Reason::NoMove, "{text}");
            let winner = outcome.winners.iter().next().map(palamede::rules::Seat::index);
            let richer = (counts[0] != counts[1]).then(|| usize::from(counts[0] < counts[1]));
            assert_eq!(winner, richer, "{text}");
        }
        Turn::Chance { .. } => panic!("{text}"),
    }
    most
}

fn compare_all<G: Notation>(apit: bool) -> usize {
    let mut rng = Generator::new(u64::from(apit));
    let mut most = 0;
    for options in Options::product(G::OPTIONS) {
        let start = G::start(&options).position();
        let expected = Slow::start(apit, &options).text();
        match options.get("first") {
            "lot" => assert_eq!(start.replace("lot", "w"), expected),
            _ => assert_eq!(start, expected),
        }
        for _ in 0..1_000 {
            most = most.max(compare::<G>(&scattered(apit, &options, &mut rng), &options));
        }
    }
    most
}

/// Sentences 1, 4, 5, 6, 7 and 9 as a whole, for every product of the options; and the
/// fact that Mak-Yek takes at most three men a move.
#[test]
fn the_slow_generator_agrees_about_mak_yek() {
    assert_eq!(compare_all::<MakYek>(false), 3);
}

/// The same for Apit-Sodok, which takes at most twelve men a move.
#[test]
fn the_slow_generator_agrees_about_apit_sodok() {
    let most = compare_all::<ApitSodok>(true);
    assert!((6..=12).contains(&most), "{most}");
}
