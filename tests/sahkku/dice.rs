//! Sentence 4: the dice, counted and thrown.

use super::{NORTH, options, set_up, told};
use palamede::games::sahkku::{Cell, DieFace, Event, Roll, Sahkku, Throw};
use palamede::record::{Dice, Setup};
use palamede::rules::{Game, Generator, Notation, Rng, Rules, Seats, Step, Turn};
use palamede::table::Table;
use serde_json::Value;

fn data() -> Value {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/sahkku_cases.json");
    let data: Value =
        serde_json::from_str(&std::fs::read_to_string(path).expect("the data")).expect("JSON");
    data["dice"].clone()
}

fn thrower() -> Sahkku {
    set_up(&options(&[]), "15/- 15/- M8 south throw")
}

/// Each throw with its weight.
fn odds() -> Vec<(Throw, u32)> {
    let mut all = Vec::new();
    thrower().odds(&mut |roll, weight| match roll {
        Roll::Dice(throw) => all.push((throw, weight)),
        Roll::Lot(seat) => panic!("{seat:?}"),
    });
    all
}

/// The throws as three single dice: each of the 64 once.
fn singly() -> Vec<Throw> {
    let face = |n| DieFace::new(n).expect("a face");
    (0..64).map(|n| Throw::new([n & 3, n >> 2 & 3, n >> 4].map(face))).collect()
}

#[test]
fn sentence_4_the_odds_are_those_of_three_dice() {
    let odds = odds();
    assert_eq!(odds.len(), 20);
    assert_eq!(odds.iter().map(|(_, weight)| weight).sum::<u32>(), 64);
    for (throw, weight) in odds {
        assert_eq!(singly().iter().filter(|other| **other == throw).count(), weight as usize);
    }
}

#[test]
fn sentence_4_sums_and_numbers_of_x_are_as_counted() {
    let data = data();
    let count = |of: &dyn Fn(Throw) -> bool| -> u64 {
        odds().iter().filter(|(throw, _)| of(*throw)).map(|(_, weight)| u64::from(*weight)).sum()
    };
    for (sum, expected) in data["sum"].as_object().expect("sums") {
        let sum: u8 = sum.parse().expect("a number");
        let of = |throw: Throw| throw.faces().map(DieFace::pips).sum::<u8>() == sum;
        assert_eq!(Some(count(&of)), expected.as_u64(), "sum {sum}");
    }
    for (n, expected) in data["x_count"].as_object().expect("counts") {
        let n: u8 = n.parse().expect("a number");
        let of = |throw: Throw| throw.count(DieFace::Sahkku) == n;
        assert_eq!(Some(count(&of)), expected.as_u64(), "{n} times X");
    }
    assert_eq!(count(&|throw| throw.has(DieFace::Sahkku)), 37);
    assert_eq!(count(&|throw| throw.is_empty()), 1);
}

/// One pawn of South's, one of North's so many places ahead.
#[test]
fn sentence_5_one_pawn_lands_so_far_on_in_so_many_throws() {
    let data = data();
    let expected = data["exact_hit_of_64"].as_object().expect("counts");
    assert_eq!(expected.len(), 9);
    for (ahead, throws) in expected {
        let ahead: usize = ahead.parse().expect("a number");
        // The king is out of reach.
        let text = format!("0/M15 0/M{} N1=north south throw", 15 - ahead);
        let state = set_up(&options(&[]), &text);
        let cell = Cell::read(&format!("M{}", 15 - ahead)).expect("a cell");
        let hit = state.danger(NORTH).hit(cell);
        assert_eq!(Some(u64::from(hit)), throws.as_u64(), "{ahead} cells on");
    }
}

/// How often each throw has fallen.
struct Fallen([u32; 64]);

impl Fallen {
    fn count(&mut self, throw: Throw) {
        self.0[digit(throw)] += 1;
    }

    fn all(&self) -> u32 {
        self.0.iter().sum()
    }

    /// χ² with 19 degrees of freedom: fair at p = 0.001.
    fn is_fair(&self) {
        let mut chi = 0.0;
        for (throw, weight) in odds() {
            let due = f64::from(self.all()) * f64::from(weight) / 64.0;
            chi += (f64::from(self.0[digit(throw)]) - due).powi(2) / due;
        }
        assert!(chi < 43.8, "{chi}");
    }
}

fn digit(throw: Throw) -> usize {
    let mut digit = 0;
    Sahkku::pack_roll(&Roll::Dice(throw), &mut |n| digit = n);
    usize::from(digit)
}

#[test]
fn sentence_4_a_million_throws_are_fair() {
    let (state, mut rng, mut fallen) = (thrower(), Generator::new(2024), Fallen([0; 64]));
    while fallen.all() < 1_000_000 {
        let Some(Roll::Dice(throw)) = state.throw(&mut rng) else { panic!("no throw") };
        fallen.count(throw);
    }
    fallen.is_fair();
}

/// As tables throw them: games of one seed after another, whatever is played between the
/// throws; all of them, and those that open a game.
#[test]
fn sentence_4_a_million_throws_of_games_are_fair() {
    let (mut fallen, mut first) = (Fallen([0; 64]), Fallen([0; 64]));
    for seed in 0.. {
        let options = options(&[("columns", ["9", "11", "13", "15"][seed as usize % 4])]);
        let setup = Setup { options, start: None, dice: Dice::Seed(seed) };
        let mut table = Table::<Sahkku>::new(setup, Seats::first(2)).expect("the usual start");
        let mut rng = Generator::new(!seed);
        while !table.is_over() {
            if let Turn::Seat(_) = table.turn() {
                let n = rng.below(table.whole().line().state().count() as u32);
                let act = table.whole().line().state().nth(n as usize).expect("a move");
                table.take(Step::Move(act)).expect("legal");
                continue;
            }
            table.throw().expect("a throw");
            let Event::Thrown { throw, .. } = told(&table) else { continue };
            fallen.count(throw);
            if table.len() == 2 {
                first.count(throw);
            }
        }
        if fallen.all() >= 1_000_000 {
            break;
        }
    }
    assert!(first.all() > 5_000, "{}", first.all());
    fallen.is_fair();
    first.is_fair();
}

#[test]
fn sentence_3_the_lot_falls_on_both_about_equally() {
    let (state, mut rng) = (Sahkku::start(&options(&[])), Generator::new(3));
    let lots = (0..10_000).filter(|_| state.throw(&mut rng) == Some(Roll::Lot(NORTH))).count();
    assert!((4_800..=5_200).contains(&lots), "{lots} of 10000 is four standard deviations off");
}

#[test]
fn sentence_4_throws_are_written_x_first_and_read_in_any_order() {
    for (text, written) in [
        ("blank-II-X", "X-II-blank"),
        ("III-X-III", "X-III-III"),
        ("blank-blank-blank", "blank-blank-blank"),
        ("X-X-X", "X-X-X"),
    ] {
        let roll = Sahkku::read_roll(text).expect("a throw");
        assert_eq!(Sahkku::write_roll(&roll), written);
    }
    for wrong in ["", "X-II", "X-II-III-X", "X-II-IIII", "X II blank", "x-II-blank", "0-1-2"] {
        assert!(Sahkku::read_roll(wrong).is_err(), "{wrong}");
    }
}
