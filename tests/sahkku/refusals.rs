//! Why moves and clicks are refused: each reason, with what it says.

use super::{NORTH, SOUTH, options, placed, placed_with, set_up};
use palamede::games::sahkku::{Act, Cell, DieFace, Refusal, Sahkku, Spot};
use palamede::rules::{Rules, Seen};
use palamede::scene::Target;
use palamede::table::{Clicked, Table};

fn cell(name: &str) -> Cell {
    Cell::read(name).expect("a cell")
}

fn spot(name: &str) -> Spot {
    Spot::read(name).expect("a place")
}

/// Clicks these, cells or `d2` dice; what the last one is refused for.
fn clicked(table: &Table<Sahkku>, names: &str) -> Option<Refusal> {
    let mut table = table.clone();
    let mut last = None;
    for name in names.split(' ') {
        assert_eq!(last, None, "refused before {name}");
        let target = match name.strip_prefix('d') {
            Some(pips) => Target::Die(pips.parse().expect("a number")),
            None => Target::Site(cell(name).index()),
        };
        last = match table.click(target) {
            Clicked::Refused(why) => Some(why),
            Clicked::SelectionChanged => None,
            Clicked::Entered(act) => panic!("{names} enters {act:?}"),
        };
    }
    last
}

#[test]
fn what_is_not_own_is_not_moved() {
    let table = placed("13/M11,M9 12/M10,S14 M8 south X-II-III/X-II-III");
    assert_eq!(clicked(&table, "N4"), Some(Refusal::NotYours(cell("N4"))));
    assert_eq!(clicked(&table, "M10"), Some(Refusal::NotYours(cell("M10"))));
    let nobodys = Refusal::NotYourKing { at: cell("M8"), owner: None };
    assert_eq!(clicked(&table, "M8"), Some(nobodys));
    let table = placed("13/M11 12/M10 M8=north south X-II-III/X-II-III");
    let norths = Refusal::NotYourKing { at: cell("M8"), owner: Some(NORTH) };
    assert_eq!(clicked(&table, "M8"), Some(norths));
    // An empty cell is nothing to talk about, alone; nor is a cell of another board.
    assert_eq!(clicked(&table, "M3"), None);
    let table = placed_with("columns", "9", "8/M9 9/- M5 south X-II-III/X-II-III");
    assert_eq!(clicked(&table, "S15"), None);
}

#[test]
fn sleepers_say_why_they_sleep_on() {
    let table = placed("12/M11 12/M10 M8 south X-II-III/X-II-III");
    let foremost = Refusal::NotForemost { at: cell("S3"), foremost: cell("S12") };
    assert_eq!(clicked(&table, "S3"), Some(foremost));
    assert_eq!(clicked(&table, "d2 S12"), Some(Refusal::Asleep { at: cell("S12") }));
    let table = placed("12/M11 12/M10 M8 south II-III-blank/II-III");
    assert_eq!(clicked(&table, "S12"), Some(Refusal::Asleep { at: cell("S12") }));
    let table = placed("9/M3 12/S10 M8 south X-III-blank/X-III");
    let onto = Refusal::WakesOnto { to: cell("S10"), king: false };
    assert_eq!(clicked(&table, "S9"), Some(onto));
    let table = placed("9/M3 12/- S10=north south X-III-blank/X-III");
    let onto = Refusal::WakesOnto { to: cell("S10"), king: true };
    assert_eq!(clicked(&table, "d1 S9"), Some(onto));
    let table = placed("3/S1:2,N9 0/M7 M8 south X-II-blank/X-II");
    assert_eq!(clicked(&table, "S1"), Some(Refusal::Waits { at: cell("S1"), asleep: 3 }));
}

#[test]
fn dice_say_why_they_have_no_use() {
    let table = placed("15/- 15/- M8 south X-II-blank/X-II");
    let useless = Refusal::Useless { die: DieFace::Two, asleep: true };
    assert_eq!(clicked(&table, "d2"), Some(useless));
    assert_eq!(clicked(&table, "d3"), Some(Refusal::NoDie(DieFace::Three)));
    assert_eq!(clicked(&table, "d0"), Some(Refusal::Blank));
    // Somebody is awake, but every way is barred.
    let table = placed("3/N11 4/M3 M8 south X-II-blank/X-II");
    assert_eq!(clicked(&table, "d2"), Some(Refusal::Useless { die: DieFace::Two, asleep: false }));
    let table = placed("15/- 15/- M8 south throw");
    let at_throw = |target| table.view().why_not(&[target]);
    assert_eq!(at_throw(Target::Site(2)), Some(Refusal::ThrowFirst));
    assert_eq!(at_throw(Target::Die(2)), Some(Refusal::ThrowFirst));
}

#[test]
fn pawns_say_why_they_do_not_go_there() {
    let table = placed("3/N10,N9 4/M3 M8 south X-II-III/X-II-III");
    let onto = |to: &str| Refusal::OntoSleeper { to: cell(to), whose: NORTH };
    assert_eq!(clicked(&table, "N10 N12"), Some(onto("N12")));
    assert_eq!(clicked(&table, "N9 N12"), Some(onto("N12")));
    assert_eq!(clicked(&table, "d2 N10"), Some(onto("N12")));
    let away = |from: &str, to: &str, away| {
        Some(Refusal::Away { from: spot(from), to: cell(to), away, king: false })
    };
    assert_eq!(clicked(&table, "N9 N14"), away("N9", "N14", 5));
    // What is nearer backwards lies behind; from there it is half the track and more.
    let behind = |from: &str, to: &str| Some(Refusal::Behind { from: spot(from), to: cell(to) });
    assert_eq!(clicked(&table, "N9 N8"), behind("N9", "N8"));
    assert_eq!(clicked(&table, "N9 M8"), behind("N9", "M8"));
    assert_eq!(clicked(&table, "N9 S15"), away("N9", "S15", 45 - 38 + 14));
    // Who sleeps has one step.
    assert_eq!(clicked(&table, "S3 S6"), Some(Refusal::Asleep { at: cell("S3") }));
    assert_eq!(clicked(&table, "S3 S8"), away("S3", "S8", 5));
    // Another own pawn is selected instead.
    assert_eq!(clicked(&table, "S3 N10"), None);
    assert_eq!(clicked(&table, "S3 N10 N12"), Some(onto("N12")));
    // No die at all moves it: one reason, or many.
    let table = placed("3/N10,N3 4/M3 M8 south II-II-III/II-II");
    assert_eq!(clicked(&table, "N10"), Some(onto("N12")));
    let table = placed("3/N10,N3 4/M3 M8 south II-II-III/II-II-III");
    assert_eq!(clicked(&table, "N10"), Some(Refusal::Stuck(spot("N10"))));
    // Under exact a die may be too large.
    let text = "3/N14,M5 0/M7 M8 south III-blank-blank/III";
    let table = placed_with("lap_end", "exact", text);
    let large = Refusal::TooLarge { die: DieFace::Three, first: cell("S1"), away: 2 };
    assert_eq!(clicked(&table, "N14"), Some(large));
    // A place of the fourth leg is farther away.
    let table = placed_with("track", "figure8", "3/N14 0/M7 M8 south X-II-III/X-II-III");
    assert_eq!(clicked(&table, "N14 M11"), away("N14", "M11", 6));
    let table = placed_with("track", "figure8", "3/M14,M14' 0/M7 M8 south X-II-III/X-II-III");
    assert_eq!(clicked(&table, "M14 M9"), away("M14'", "M9", 5));
}

#[test]
fn the_king_says_why_he_does_not_go_there() {
    let table = placed("6/S12 6/N8 S8=south south X-II-III/X-II-III");
    let bent = Refusal::NotStraight { from: cell("S8"), to: cell("M9") };
    assert_eq!(clicked(&table, "S8 M9"), Some(bent));
    assert_eq!(clicked(&table, "d1 S8 M9"), Some(bent));
    let away =
        |to: &str, away| Some(Refusal::Away { from: spot("S8"), to: cell(to), away, king: true });
    assert_eq!(clicked(&table, "S8 S13"), away("S13", 5));
    assert_eq!(clicked(&table, "d1 S8 N8"), away("N8", 2));
    let onto = Refusal::OntoSleeper { to: cell("S5"), whose: SOUTH };
    assert_eq!(clicked(&table, "S8 S5"), Some(onto));
    assert_eq!(clicked(&table, "S8 S6"), None, "the foremost sleeper is selected instead");
    assert_eq!(clicked(&table, "S8 S6 S9"), clicked(&table, "S6 S9"));
    // The III leads him onto a sleeper or off the board.
    let table = placed_with("columns", "9", "6/M5 5/M3 S9=south south III-blank-blank/III");
    assert_eq!(clicked(&table, "S9"), Some(Refusal::Stuck(spot("S9"))));
}

#[test]
fn moves_that_cannot_be_clicked_have_their_reasons_too() {
    let state = set_up(&options(&[]), "12/M11 12/M10 M8 south X-II-III/X-II");
    let check = |die, king, from: &str, to: &str| {
        state.check(&Act { die, king, from: spot(from), to: spot(to) }).err()
    };
    use DieFace::{Blank, Sahkku as X, Three, Two};
    assert_eq!(check(Blank, false, "M11", "M11"), Some(Refusal::Blank));
    assert_eq!(check(Three, false, "M11", "M8"), Some(Refusal::NoDie(Three)));
    let elsewhere = Refusal::Elsewhere { die: Two, to: spot("M9") };
    assert_eq!(check(Two, false, "M11", "M8"), Some(elsewhere));
    assert_eq!(check(X, false, "M3", "M2"), Some(Refusal::Empty(cell("M3"))));
    assert_eq!(check(X, false, "M10", "M9"), Some(Refusal::NotYours(cell("M10"))));
    assert_eq!(check(X, true, "M9", "M10"), Some(Refusal::Empty(cell("M9"))));
    assert_eq!(
        check(X, true, "M8", "M9"),
        Some(Refusal::NotYourKing { at: cell("M8"), owner: None })
    );
    assert_eq!(check(X, false, "M11'", "M10'"), Some(Refusal::NoSuchPlace(spot("M11'"))));
    let two =
        set_up(&options(&[("track", "figure8")]), "9/M9,M8' 9/- M4=south south X-II-III/X-II");
    let act = |king, from: &str, to: &str, die| {
        two.check(&Act { die, king, from: spot(from), to: spot(to) }).err()
    };
    let elsewhere = Refusal::Elsewhere { die: X, to: spot("M8") };
    assert_eq!(act(false, "M9", "M8'", X), Some(elsewhere), "the other leg");
    assert_eq!(
        act(true, "M4", "M3'", X),
        Some(Refusal::NotStraight { from: cell("M4"), to: cell("M3") })
    );
    assert_eq!(act(true, "M4'", "M3", X), Some(Refusal::Empty(cell("M4"))));
    let shorter = Refusal::Away { from: spot("M4"), to: cell("M3"), away: 1, king: true };
    assert_eq!(act(true, "M4", "M3", Two), Some(shorter), "not less than the die says");
    let small = set_up(&options(&[("columns", "9")]), "8/M9 9/- M5 south X-II-III/X-II-III");
    let act = Act { die: X, king: false, from: spot("M9"), to: spot("M15") };
    assert_eq!(small.check(&act), Err(Refusal::NoSuchPlace(spot("M15"))));
    let before = set_up(&options(&[]), "12/M11 12/M10 M8 south throw");
    let act = Act { die: X, king: false, from: spot("M11"), to: spot("M10") };
    assert_eq!(before.check(&act), Err(Refusal::ThrowFirst));
    assert_eq!(state.check(&act), Ok(()));
}
