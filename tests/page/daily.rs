//! The puzzle of the day, and what is said around puzzles: their game, how many are solved, what
//! comes next.

use super::lessons::{enter, moves_at, rules};
use super::*;
use palamede::text::Voice;
use std::cell::Cell;

const DAY: u64 = 86_400_000;
/// The 29 November 2026.
const DATE: u64 = 20_786;

/// A page on a day that can change.
fn on(store: &Shared, day: &Rc<Cell<u64>>) -> App {
    let day = day.clone();
    App::new(Platform {
        store: Box::new(store.clone()).into(),
        clock: Box::new(move || day.get() * DAY + 5_000),
        ..Platform::in_memory("fr")
    })
}

/// The address of the puzzle of the day, as the home page has it.
fn address(app: &mut App) -> String {
    go(app, "#/");
    let link = find(app, |e| e.get("href").is_some_and(|href| href.contains("/solve/")));
    link[0].get("href").expect("an address").to_owned()
}

/// Solves the puzzle of this address; what is said.
fn solve(app: &mut App, address: &str) -> String {
    go(app, address);
    let mut heard = String::new();
    for _ in 0..8 {
        let Some(open) = app.game.as_ref().filter(|open| !open.session.is_learnt()) else { break };
        let (game, steps) = (open.session.game(), open.session.table.len());
        let at: usize = address.rsplit('/').next().and_then(|at| at.parse().ok()).expect("it");
        let wanted = rules(game).puzzles[at - 1].line[steps];
        let effects = match passed(app) {
            Some(pass) => app.update(pass),
            None => {
                let moves = moves_at(app.game.as_ref().expect("a puzzle"));
                let is = |mv: &str| wanted.split('|').any(|one| one == mv);
                let (_, clicks) = moves.iter().find(|(mv, _)| is(mv)).expect("the answer");
                enter(app, clicks)
            }
        };
        heard = said(&effects);
    }
    heard
}

#[test]
fn every_day_has_a_puzzle_that_there_is() {
    let day = Rc::new(Cell::new(DATE));
    let mut app = on(&Shared::default(), &day);
    let mut seen = std::collections::BTreeSet::new();
    for at in 0..100 {
        day.set(DATE + at);
        let address = address(&mut app);
        go(&mut app, &address);
        assert!(app.game.as_ref().is_some_and(|game| game.is_lesson()), "{address}");
        let shown = find(&app, |e| e.get("aria-current") == Some("step"));
        assert_eq!(shown[0].get("href"), Some(&*address), "it is that one");
        seen.insert(address);
    }
    assert!(seen.len() >= 80, "{}", seen.len());
}

#[test]
fn the_day_and_the_rule_stand_beside_the_puzzle_in_every_language() {
    let day = Rc::new(Cell::new(DATE));
    let mut app = on(&Shared::default(), &day);
    let dates = [(Lang::Fr, "Problème du 29 novembre"), (Lang::En, "Puzzle of 29 November")];
    for (lang, date) in dates.into_iter().chain([(Lang::Zh, "11月29日习题")]) {
        go(&mut app, "#/");
        app.update(putting("pref.lang", lang.code()));
        let told = text(&app, "daily");
        assert!(told.contains(date), "{told}");
        let address = address(&mut app);
        let game = GameId::read(address.split('/').nth(1).expect("a game")).expect("a game");
        let [aim, _, capture] = Voice(game, lang).words().brief;
        assert!(told.contains(&lang.set(capture)), "{told}");
        let lesson = format!("#/{}/learn", game.id());
        let mut leads = false;
        class(&app, "daily")[0].walk(&mut |e| leads |= e.get("href") == Some(&lesson));
        assert!(leads);
        go(&mut app, &address);
        let told = text(&app, "aim");
        assert!([aim, capture].iter().any(|text| told.contains(&lang.set(text))), "{told}");
    }
    day.set(20_788);
    go(&mut app, "#/");
    app.update(putting("pref.lang", "fr"));
    assert!(text(&app, "daily").contains("Problème du 1er décembre"), "{}", text(&app, "daily"));
}

#[test]
fn days_in_a_row_are_counted_and_nobody_is_scolded_for_one_that_is_missed() {
    let (store, day) = (Shared::default(), Rc::new(Cell::new(DATE)));
    let mut app = on(&store, &day);
    let solve_today = |app: &mut App| {
        let address = address(app);
        solve(app, &address);
        let told = text(app, "solved");
        go(app, "#/");
        told
    };
    assert!(!text(&app, "daily").contains("de suite"));
    let told = solve_today(&mut app);
    assert!(told.contains("C’était le problème du jour.") && !told.contains("de suite"), "{told}");
    assert!(text(&app, "daily").contains('✓'));
    day.set(DATE + 1);
    go(&mut app, "#/");
    assert!(!text(&app, "daily").contains('✓'));
    let told = solve_today(&mut app);
    assert!(told.contains("2\u{a0}jours de suite") || told.contains("2 jours de suite"), "{told}");
    // Once more on the same day counts once.
    solve_today(&mut app);
    let days = |app: &App| text(app, "daily").split(" · ").nth(1).map(str::to_owned);
    assert!(days(&app).is_some_and(|days| days.starts_with('2')), "{:?}", days(&app));
    // It is kept, and still there on the morning after; another puzzle does not count.
    day.set(DATE + 2);
    let mut app = on(&store, &day);
    go(&mut app, "#/");
    assert!(days(&app).is_some_and(|days| days.starts_with('2')), "{:?}", days(&app));
    let other = match address(&mut app).as_str() {
        "#/fanorona/solve/1" => "#/fanorona/solve/2",
        _ => "#/fanorona/solve/1",
    };
    solve(&mut app, other);
    assert!(!text(&app, "solved").contains("jour"), "{}", text(&app, "solved"));
    day.set(DATE + 4);
    go(&mut app, "#/");
    assert_eq!(days(&app), None, "nothing is said of the day that was missed");
    solve_today(&mut app);
    assert_eq!(days(&app), None, "one day is no row");
    // It goes with all that is kept.
    go(&mut app, "#/settings");
    press(&mut app, "clear");
    app.update(putting("pref.theme", "dark"));
    go(&mut app, "#/");
    assert!(!text(&app, "daily").contains('✓'));
}

#[test]
fn after_a_puzzle_comes_the_next_that_is_not_solved_and_after_all_of_them_another_game() {
    let game = GameId::TurkishDraughts;
    let all = rules(game).puzzles.len();
    let mut app = open("#/turkish-draughts/solve/2");
    let next = |app: &App| {
        let go_on = find(app, |e| e.get("id") == Some("go-on"));
        (go_on[0].plain(), go_on[0].get("href").expect("an address").to_owned())
    };
    let puzzle = |at: usize| format!("#/turkish-draughts/solve/{at}");
    solve(&mut app, &puzzle(2));
    assert_eq!(next(&app), ("Problème suivant".to_owned(), puzzle(3)));
    assert!(text(&app, "solved").contains(&Lang::Fr.set(&format!("Résolus : 1 sur {all}."))));
    solve(&mut app, &puzzle(1));
    assert_eq!(next(&app).1, puzzle(3), "the second is solved");
    // The last one leads to the first that is left.
    solve(&mut app, &puzzle(all));
    assert_eq!(next(&app).1, puzzle(3));
    for at in 3..all {
        solve(&mut app, &puzzle(at));
    }
    assert!(text(&app, "finished").contains("Beau travail"), "{}", text(&app, "finished"));
    assert!(next(&app).1.starts_with("#/turkish-draughts?players=person,computer"));
    let mut links = Vec::new();
    class(&app, "after")[0].walk(&mut |e| links.extend(e.get("href").map(str::to_owned)));
    let other = links.last().expect("a link");
    assert!(other.ends_with("/solve") && !other.contains("turkish"), "{links:?}");
    go(&mut app, &other.clone());
    assert!(app.game.as_ref().is_some_and(|game| game.is_lesson()));
}

/// The plain home page knows no day: its address does.
#[test]
fn the_address_of_the_puzzle_of_the_day_leads_to_todays() {
    let day = Rc::new(Cell::new(20_000));
    let mut app = on(&Shared::default(), &day);
    let today = address(&mut app);
    go(&mut app, "#/daily");
    assert_eq!(app.screen.route.hash(), today);
    assert!(app.game.as_ref().is_some_and(|game| game.is_lesson()));
    // It says that it is today's, and its date; another puzzle does not.
    assert!(text(&app, "way").starts_with("Problème du jour4 octobre"), "{}", text(&app, "way"));
    let other = if today.ends_with("/1") { "2" } else { "1" };
    let (course, _) = today.rsplit_once('/').expect("an address");
    go(&mut app, &format!("{course}/{other}"));
    assert!(text(&app, "way").starts_with("Problèmes"), "{}", text(&app, "way"));
    // Pages that are drawn before anybody asks for them have the address.
    let mut app = App::new(Platform::in_memory("fr"));
    go(&mut app, "#/");
    let link = find(&app, |e| e.get("href") == Some("#/daily"));
    assert_eq!(link[0].plain(), Lang::Fr.words().daily);
}

#[test]
fn a_puzzle_that_is_solved_has_a_sign_that_draws_itself() {
    let day = Rc::new(Cell::new(20_000));
    let mut app = on(&Shared::default(), &day);
    let today = address(&mut app);
    assert!(class(&app, "solved-sign").is_empty());
    solve(&mut app, &today);
    let [sign] = &class(&app, "solved-sign")[..] else { panic!("one sign") };
    assert_eq!(sign.get("aria-hidden"), Some("true"));
}
