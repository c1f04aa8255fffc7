//! The score of several games in a row between the same sides.

use super::thinking::exchange;
use super::*;
use palamede::text::Pack;

/// A game of Mak-Yek between two people of these names, whoever played before.
fn begun(store: &Shared, names: [&str; 2]) -> App {
    let mut app = open_with(store, 1, "#/mak-yek/new");
    for (seat, name) in names.into_iter().enumerate() {
        app.update(putting(&format!("name.{seat}"), name));
    }
    press(&mut app, "start");
    go(&mut app, "#/mak-yek");
    app
}

/// The side to act gives up; what is said then.
fn resign(app: &mut App) -> String {
    press(app, "resign");
    said(&press(app, "resign-yes"))
}

/// The score as the page shows it, and where it does not, as the menu does.
fn score(app: &mut App) -> String {
    let shown = text(app, "match");
    if !shown.is_empty() {
        return shown;
    }
    press(app, "menu");
    let shown = text(app, "match");
    press(app, "menu");
    shown
}

#[test]
fn the_score_of_two_persons_follows_them_when_they_change_sides() {
    let mut app = begun(&Shared::default(), ["Léo", "Nour"]);
    assert_eq!(score(&mut app), "", "no game has ended");
    assert!(!resign(&mut app).contains("Score"), "the first game is no score yet to be said");
    assert_eq!(text(&app, "match"), "", "nor to be read");
    press(&mut app, "sides");
    assert_eq!(score(&mut app), "Score\u{a0}: Nour 1 – Léo 0");
    assert_eq!(text(&app, "pls").matches("Nour 1 – Léo 0").count(), 1, "above the players");
    let told = resign(&mut app);
    assert!(told.ends_with("Score : Nour 1 – Léo 1."), "{told}");
    press(&mut app, "again");
    resign(&mut app);
    assert_eq!(score(&mut app), "Score\u{a0}: Nour 1 – Léo 2");
    // Who looks back at the game that has ended sees it above the players again.
    press(&mut app, "back:first");
    assert!(class(&app, "fin").is_empty());
    assert_eq!(score(&mut app), "Score\u{a0}: Nour 1 – Léo 2");
}

#[test]
fn games_without_a_winner_stand_apart() {
    let mut app = begun(&Shared::default(), ["Léo", "Nour"]);
    play(&mut app, &["a3-a5"]);
    press(&mut app, "stop");
    press(&mut app, "accept");
    assert_eq!(score(&mut app), "Score\u{a0}: Léo 0 – Nour 0 (nulles\u{a0}: 1)");
    press(&mut app, "again");
    resign(&mut app);
    assert_eq!(score(&mut app), "Score\u{a0}: Léo 0 – Nour 1 (nulles\u{a0}: 1)");
    for (lang, shown) in
        [("en", "Score: Léo 0 – Nour 1 (draws: 1)"), ("zh", "比分：Léo0胜，Nour1胜（和棋1局）")]
    {
        app.update(putting("pref.lang", lang));
        assert_eq!(score(&mut app), shown);
    }
}

#[test]
fn games_against_the_computer_count_apart() {
    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/mak-yek?players=person,computer&level=1");
    resign(&mut app);
    assert_eq!(score(&mut app), "Score\u{a0}: Vous 0 – L’ordinateur 1");
    press(&mut app, "sides");
    assert_eq!(score(&mut app), "Score\u{a0}: L’ordinateur 1 – Vous 0");
    resign(&mut app);
    assert_eq!(score(&mut app), "Score\u{a0}: L’ordinateur 2 – Vous 0", "the person gave up again");
    press(&mut app, "among");
    assert_eq!(score(&mut app), "", "between people none has ended");
    resign(&mut app);
    assert_eq!(score(&mut app), "Score\u{a0}: Blancs 0 – Noirs 1");
    // Of computers among themselves there is none.
    let mut app = open("#/mak-yek?players=computer,computer");
    assert_eq!(score(&mut app), "");
    press(&mut app, "menu");
    assert!(find(&app, |e| e.get("data-do") == Some("reset-score")).is_empty());
}

#[test]
fn a_score_is_kept_and_reset_by_one_press() {
    let store = Shared::default();
    resign(&mut begun(&store, ["Léo", "Nour"]));
    // Later, and with the other seats.
    let mut app = begun(&store, ["Nour", "Léo"]);
    assert_eq!(score(&mut app), "Score\u{a0}: Nour 1 – Léo 0");
    assert_eq!(score(&mut begun(&store, ["Nour", "Ana"])), "", "others have played");
    press(&mut app, "menu");
    assert_eq!(text(&app, "menu").matches("Nour 1 – Léo 0").count(), 1);
    let effects = press(&mut app, "reset-score");
    assert_eq!(said(&effects), "Le score est remis à zéro.");
    assert!(effects.contains(&Effect::Focus("menu".to_owned())), "the button is gone");
    assert_eq!(score(&mut app), "");
    assert!(find(&app, |e| e.get("data-do") == Some("reset-score")).is_empty());
    assert_eq!(score(&mut begun(&store, ["Léo", "Nour"])), "");
}

#[test]
fn scores_are_cleared_with_all_else_and_brought_back() {
    let store = Shared::default();
    resign(&mut begun(&store, ["Léo", "Nour"]));
    let mut app = open_with(&store, 2, "#/settings");
    press(&mut app, "clear");
    assert!(store.names().is_empty(), "{:?}", store.names());
    press(&mut app, "unclear");
    assert_eq!(score(&mut begun(&store, ["Léo", "Nour"])), "Score\u{a0}: Léo 0 – Nour 1");
}

#[test]
fn a_copy_of_an_earlier_position_a_lesson_and_a_frame_count_for_nothing() {
    let store = Shared::default();
    let mut app = begun(&store, ["Léo", "Nour"]);
    play(&mut app, &["a3-a5", "b6-b4"]);
    press(&mut app, "back:1");
    press(&mut app, "here-among");
    play(&mut app, &["c6-c4"]);
    // It is known for a copy when it is opened again, too.
    let mut again = open_with(&store, 2, "#/mak-yek");
    for app in [&mut app, &mut again] {
        resign(app);
        assert!(!class(app, "fin").is_empty());
        assert_eq!(score(app), "");
    }
    // The next game is none.
    press(&mut app, "again");
    resign(&mut app);
    assert_eq!(score(&mut app), "Score\u{a0}: Léo 0 – Nour 1");

    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/mak-yek/learn/1");
    for act in ["at:s0", "at:s27", "at:s35"] {
        press(&mut app, act);
    }
    let mut app = open_with(&store, 1, "#/mak-yek?frame=1");
    resign(&mut app);
    assert!(!class(&app, "fin").is_empty());
    assert!(!store.names().contains(&"matches".to_owned()), "{:?}", store.names());
    // Nor does a frame show one that the site has counted.
    resign(&mut open_with(&store, 1, "#/mak-yek"));
    let mut app = open_with(&store, 1, "#/mak-yek?frame=1");
    assert_eq!(score(&mut app), "");
    resign(&mut app);
    assert_eq!(score(&mut app), "");
}

#[test]
fn a_game_that_the_computer_ends_counts() {
    // White goes between two of Black's, where the second one can still come.
    let mut app = open("#/mak-yek?start=8/8/8/2r5/3R4/8/4r3/r7+w&players=person,computer");
    exchange(&mut app, ["d4", "d5"], "e2-e5xd5");
    assert!(!class(&app, "fin").is_empty(), "{:?}", notes(&app));
    assert_eq!(score(&mut app), "Score\u{a0}: Vous 0 – L’ordinateur 1");
}

#[test]
fn teams_count_where_four_play_and_the_score_stands_before_the_curtain() {
    for (hash, sides) in
        [("#/luzhanqi", ["Rouge", "Noir"]), ("#/luzhanqi-four", ["Sud et Nord", "Est et Ouest"])]
    {
        let mut app = open(hash);
        // As many give up as it takes to end it.
        for act in ["ready", "resign", "resign-yes"].into_iter().cycle().take(24) {
            secret::come_back(&mut app);
            press(&mut app, act);
        }
        assert!(!class(&app, "fin").is_empty(), "{hash}");
        let score = score(&mut app);
        let [first, second] = sides;
        let either = [(0, 1), (1, 0)]
            .map(|(one, other)| format!("Score\u{a0}: {first} {one} – {second} {other}"));
        assert!(either.contains(&score), "{hash}: {score}");
        press(&mut app, "again");
        assert!(app.game.as_ref().is_some_and(|game| game.session.table.is_drawn()));
        assert_eq!(self::score(&mut app), score, "{hash}: names and numbers, which hide nothing");
    }
}

#[test]
fn a_game_that_ends_before_what_counts_is_here_is_counted_when_it_comes() {
    let store = Shared::default();
    let mut app = begun(&store, ["Léo", "Nour"]);
    let prose = Pack::Prose(Lang::Fr);
    app.shell.packs.loaded.retain(|&pack| pack != prose);
    resign(&mut app);
    assert!(!store.names().contains(&"matches".to_owned()));
    assert_eq!(find(&app, |e| e.get("data-do") == Some("again")).len(), 0, "it is on its way");
    app.update(Msg::Fetched { pack: prose, here: true });
    assert_eq!(find(&app, |e| e.get("data-do") == Some("again")).len(), 1);
    assert_eq!(score(&mut app), "Score\u{a0}: Léo 0 – Nour 1");
    // Once is enough.
    app.update(Msg::Fetched { pack: Pack::Prose(Lang::En), here: true });
    assert_eq!(score(&mut app), "Score\u{a0}: Léo 0 – Nour 1");
}
