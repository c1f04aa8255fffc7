//! A tournament at one table.

use super::*;
use palamede::table::{Extras, Tournament};

/// Opens the page and begins a tournament among these names.
fn begun(store: &Shared, names: &[&str]) -> App {
    let mut app = open_with(store, 1, "#/tournament");
    for (at, name) in names.iter().enumerate() {
        app.update(putting(&format!("entrant.{at}"), *name));
    }
    app.update(putting("tournament-game", "mak-yek"));
    assert!(press(&mut app, "tournament-begin").contains(&focus("tournament-now")));
    app
}

fn focus(id: &str) -> Effect {
    Effect::Focus(id.to_owned())
}

/// Who meets now, as the page says it.
fn now(app: &App) -> String {
    let now = find(app, |e| e.get("id") == Some("tournament-now"));
    now.iter().map(Element::plain).collect()
}

/// The rows of the table of results: what each says.
fn rows(app: &App) -> Vec<String> {
    let rows = find(app, |e| e.tag == "tr");
    let cells = |row: &Element| {
        let cells = row.kids.iter().filter_map(|kid| match kid {
            Node::Element(cell) => Some(cell.plain()),
            Node::Text(_) => None,
        });
        cells.collect::<Vec<_>>().join(" ")
    };
    rows.iter().map(cells).collect()
}

/// The pairings: what each fieldset is called, and its choice.
fn pairings(app: &App) -> Vec<(String, String)> {
    let sets = find(app, |e| e.tag == "fieldset");
    sets.iter()
        .map(|set| {
            let (mut legend, mut chosen) = (String::new(), String::new());
            set.walk(&mut |e| {
                if e.tag == "legend" {
                    legend = e.plain();
                }
                if e.get("checked").is_some() {
                    chosen = e.get("value").unwrap_or_default().to_owned();
                }
            });
            (legend, chosen)
        })
        .collect()
}

/// Goes where the page asks the browser to.
fn follow(app: &mut App, effects: &[Effect]) {
    let to = effects.iter().find_map(|effect| match effect {
        Effect::Go(hash) => Some(hash.clone()),
        _ => None,
    });
    go(app, &to.expect("a page to go to"));
}

#[test]
fn names_are_entered_and_everybody_meets_in_rounds() {
    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/tournament");
    assert_eq!(find(&app, |e| e.get("type") == Some("text")).len(), Tournament::MOST);
    // A game whose sides are equal comes first.
    assert_eq!(app.screen.tournament.game, palamede::games::GameId::MakYek);
    // Not a game for four.
    let games = find(&app, |e| e.tag == "option");
    assert!(games.iter().any(|game| game.get("value") == Some("luzhanqi")));
    assert!(games.iter().all(|game| game.get("value") != Some("luzhanqi-four")));
    press(&mut app, "tournament-begin");
    assert_eq!(text(&app, "err"), "Il faut de 3 à 8 noms.");
    for (at, name) in ["Léo", "Nour", " Léo "].into_iter().enumerate() {
        app.update(putting(&format!("entrant.{at}"), name));
    }
    assert_eq!(text(&app, "err"), "", "the names are being changed");
    assert!(!app.loses_nothing(), "names that were typed");
    press(&mut app, "tournament-begin");
    assert_eq!(
        text(&app, "err"),
        "«\u{a0}Léo\u{a0}» est écrit deux fois. Changez l’un des deux noms."
    );
    assert!(store.names().is_empty(), "nothing has begun");

    let app = begun(&store, &["Léo", "Nour", "Ana", "Zoé", "Max"]);
    assert!(app.loses_nothing());
    assert_eq!(
        now(&app),
        "Ronde 1 sur 5. Jouent maintenant\u{a0}: Nour contre Max et Zoé contre Ana. Léo ne joue pas cette ronde."
    );
    let pairings = pairings(&app);
    assert_eq!(pairings.len(), 10);
    assert_eq!(pairings[0], ("Nour (Blancs) – Max (Noirs)".to_owned(), "open".to_owned()));
    assert_eq!(find(&app, |e| e.tag == "h2").len(), 5, "a heading a round");
    assert_eq!(class(&app, "on")[0].plain().matches("(maintenant)").count(), 1);
    let table = &find(&app, |e| e.tag == "table")[0];
    let mut scopes = Vec::new();
    table.walk(&mut |e| scopes.extend(e.get("scope").map(str::to_owned)));
    assert_eq!(scopes.iter().filter(|scope| *scope == "col").count(), 6);
    assert_eq!(scopes.iter().filter(|scope| *scope == "row").count(), 5);
    assert_eq!(find(&app, |e| e.tag == "caption").len(), 1);
}

#[test]
fn results_are_entered_by_one_tap_and_make_the_table() {
    let store = Shared::default();
    let mut app = begun(&store, &["Léo", "Nour", "Ana"]);
    assert_eq!(rows(&app)[1..], ["1 Léo 0 0 0 0", "1 Nour 0 0 0 0", "1 Ana 0 0 0 0"]);
    let effects = app.update(putting("pairing.0", "first"));
    assert!(said(&effects).starts_with("Ronde 2 sur 3."), "{effects:?}");
    assert!(
        now(&app).starts_with("Ronde 2 sur 3. Jouent maintenant\u{a0}: Ana contre Léo."),
        "{}",
        now(&app)
    );
    assert_eq!(rows(&app)[1], "1 Nour 1 0 0 1");
    app.update(putting("pairing.1", "draw"));
    assert_eq!(
        rows(&app)[1..],
        ["1 Nour 1 0 0 1", "2 Léo 0 1 0 ½", "2 Ana 0 1 1 ½"].map(str::to_owned)
    );
    // A result that was mistaken is another one, or none, with one tap more.
    let effects = app.update(putting("pairing.1", "open"));
    assert!(said(&effects).starts_with("Ronde 2 sur 3."), "it is the round of before again");
    app.update(putting("pairing.1", "second"));
    app.update(putting("pairing.2", "second"));
    assert_eq!(pairings(&app).iter().filter(|(_, chosen)| chosen != "open").count(), 3);
    // Another visit finds it as it was.
    let app = open_with(&store, 2, "#/tournament");
    let (played, rows) = (now(&app), rows(&app));
    assert_eq!(rows[1..], ["1 Nour 2 0 0 2", "2 Léo 1 0 1 1", "3 Ana 0 0 2 0"]);
    assert_eq!(played, "Toutes les parties sont jouées. Nour gagne le tournoi.");
}

#[test]
fn a_game_that_was_started_from_the_page_fills_its_result_in() {
    let store = Shared::default();
    let mut app = begun(&store, &["Léo", "Nour", "Ana"]);
    let effects = press(&mut app, "tournament-play:0");
    follow(&mut app, &effects);
    let named = |app: &App| {
        let extras = app.game.as_ref().map(|game| game.extras.clone()).unwrap_or_default();
        [Seat::FIRST, Seat::SECOND].map(|seat| extras.players[seat].name.clone())
    };
    assert_eq!(named(&app), ["Nour", "Ana"]);
    // The page says that it is being played; it can still be entered by hand.
    go(&mut app, "#/tournament");
    assert!(page(&app).root.plain().contains("son résultat s’inscrira de lui-même"));
    go(&mut app, "#/mak-yek");
    // Who plays is settled: nobody is asked.
    let starts = |app: &App| find(app, |e| matches!(e.get("data-do"), Some("among" | "against")));
    assert!(starts(&app).is_empty());
    // The way back is above the players, and in the menu.
    assert_eq!(class(&app, "match")[0].plain(), "Revenir au tournoi");
    play(&mut app, &["a3-a5"]);
    // It is opened again later, in another visit.
    let mut app = open_with(&store, 2, "#/mak-yek");
    press(&mut app, "resign");
    press(&mut app, "resign-yes");
    let back = find(&app, |e| e.get("href") == Some("#/tournament") && e.tag == "a");
    assert_eq!(back.iter().map(Element::plain).collect::<Vec<_>>(), ["Revenir au tournoi"]);
    assert!(text(&app, "fin").contains("inscrit au tournoi"), "{}", text(&app, "fin"));
    // The next game between them is no game of the tournament.
    press(&mut app, "again");
    assert_eq!(starts(&app).len(), 2);
    press(&mut app, "resign");
    press(&mut app, "resign-yes");
    go(&mut app, "#/tournament");
    assert_eq!(pairings(&app)[0].1, "first", "Black gave up: Nour has won");
    assert_eq!(rows(&app)[1], "1 Nour 1 0 0 1");
    // What was decided is not begun again.
    assert!(press(&mut app, "tournament-play:0").iter().all(|e| !matches!(e, Effect::Go(_))));
}

#[test]
fn other_games_leave_the_tournament_alone() {
    let store = Shared::default();
    let mut app = begun(&store, &["Léo", "Nour", "Ana"]);
    let text = store.get("tournament");
    let mut other = open_with(&store, 2, "#/mak-yek/new");
    for (seat, name) in ["Nour", "Ana"].into_iter().enumerate() {
        other.update(putting(&format!("name.{seat}"), name));
    }
    press(&mut other, "start");
    go(&mut other, "#/mak-yek");
    press(&mut other, "resign");
    press(&mut other, "resign-yes");
    assert_eq!(store.get("tournament"), text, "it was not started from its page");
    // Nothing is done to it from any other page.
    for act in ["tournament-end", "tournament-end-yes", "tournament-play:0"] {
        press(&mut other, act);
    }
    other.update(putting("pairing.0", "first"));
    assert_eq!(store.get("tournament"), text);
    // Another game that was started by its names is taken for none of its own: a copy.
    let effects = press(&mut app, "tournament-play:0");
    follow(&mut app, &effects);
    play(&mut app, &["a3-a5", "b6-b4"]);
    press(&mut app, "back:1");
    press(&mut app, "here-among");
    press(&mut app, "resign");
    press(&mut app, "resign-yes");
    go(&mut app, "#/tournament");
    assert_eq!(pairings(&app)[0].1, "open");
}

#[test]
fn a_game_with_secrets_is_opened_once_this_tab_has_it() {
    let mut app = open("#/tournament");
    for (at, name) in ["Léo", "Nour", "Ana"].into_iter().enumerate() {
        app.update(putting(&format!("entrant.{at}"), name));
    }
    app.update(putting("tournament-game", "luzhanqi"));
    press(&mut app, "tournament-begin");
    let effects = press(&mut app, "tournament-play:0");
    let effects = granted(&mut app, effects);
    follow(&mut app, &effects);
    let game = app.game.as_ref().expect("a game");
    assert_eq!(game.session.game(), GameId::Luzhanqi);
    assert_eq!(game.extras.players[Seat::FIRST].name, "Nour");
    assert!(game.session.table.is_drawn(), "nobody has come to the screen");
}

#[test]
fn it_is_ended_by_one_press_and_a_question() {
    let store = Shared::default();
    let mut app = begun(&store, &["Léo", "Nour", "Ana"]);
    assert!(press(&mut app, "tournament-print").contains(&Effect::Site("print")));
    let asked = |app: &App| class(app, "offer").len();
    assert!(press(&mut app, "tournament-end").contains(&focus("keep-tournament")));
    assert_eq!(asked(&app), 1);
    assert!(press(&mut app, "tournament-end-no").contains(&focus("end-tournament")));
    assert_eq!(asked(&app), 0);
    press(&mut app, "tournament-end");
    go(&mut app, "#/");
    assert!(find(&app, |e| e.get("class") == Some("btn") && e.plain() == "Tournoi").len() == 1);
    go(&mut app, "#/tournament");
    assert_eq!(asked(&app), 0, "who goes away is not asked any more");
    press(&mut app, "tournament-end");
    let effects = press(&mut app, "tournament-end-yes");
    assert_eq!(said(&effects), "Le tournoi est terminé et effacé.");
    assert!(effects.contains(&focus("main")));
    assert!(!store.names().contains(&"tournament".to_owned()));
    assert_eq!(find(&app, |e| e.get("type") == Some("text")).len(), Tournament::MOST);
    go(&mut app, "#/");
    assert!(find(&app, |e| e.get("class") == Some("btn") && e.plain() == "Tournoi").is_empty());
}

#[test]
fn a_text_that_is_no_tournament_is_told_in_words_and_nothing_else_is_lost() {
    let good = "game=mak-yek\nname=Léo\nname=Nour\nname=Ana\n";
    for (text, why) in [
        ("nonsense", "Le nom du jeu manque"),
        ("game=chess\nname=a\nname=b\nname=c", "Le nom du jeu manque"),
        ("game=mak-yek\nname=Léo", "Il faut de 3 à 8 noms."),
        (&format!("{good}name=Ana\n"), "est écrit deux fois"),
        (&format!("{good}first=Léo;Bob\n"), "first=Léo;Bob"),
    ] {
        let store = Shared::default();
        let mut game = open_with(&store, 1, "#/mak-yek");
        play(&mut game, &["a3-a5"]);
        store.0.borrow_mut().set("tournament", text);
        let before = store.get("game.mak-yek");
        let mut app = open_with(&store, 2, "#/tournament");
        let told = find(&app, |e| e.get("role") == Some("alert"));
        let told: String = told.iter().map(Element::plain).collect();
        assert!(told.contains(why), "{text}: {told}");
        assert!(told.contains("Vos parties et vos réglages sont intacts."), "{told}");
        // Nothing is done on it, and it stays until it is ended.
        for act in ["tournament-begin", "tournament-play:0"] {
            press(&mut app, act);
        }
        app.update(putting("pairing.0", "first"));
        assert_eq!(store.get("tournament").as_deref(), Some(text));
        press(&mut app, "tournament-end");
        press(&mut app, "tournament-end-yes");
        assert_eq!(store.get("tournament"), None);
        assert_eq!(store.get("game.mak-yek"), before);
        assert!(find(&app, |e| e.get("role") == Some("alert")).is_empty());
    }
}

#[test]
fn of_a_save_under_its_name_nothing_is_shown() {
    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/luzhanqi?players=person,computer");
    press(&mut app, "ready");
    let save = store.get("game.luzhanqi").expect("it is kept");
    // An army is written row by row.
    let army = save.split_whitespace().find(|word| word.matches('/').count() > 3).expect("an army");
    for name in ["tournament", "matches"] {
        store.0.borrow_mut().set(name, &save);
    }
    for hash in ["#/tournament", "#/mak-yek"] {
        let shown = page(&open_with(&store, 2, hash)).root.markup();
        assert!(!shown.contains(army), "{hash}");
    }
}

#[test]
fn names_that_hold_marks_of_the_text_break_nothing() {
    let names = ["A;B=C", "{zh:x}", "l'ami: 3"];
    let app = begun(&Shared::default(), &names);
    assert_eq!(pairings(&app).len(), 3);
    let all = rows(&app).join("|");
    assert!(all.contains("A B=C") && all.contains("l’ami: 3"), "{all}");
    let mut extras = Extras::default();
    extras.players[Seat::FIRST].name = names[0].to_owned();
    extras.players[Seat::SECOND].name = names[2].to_owned();
    assert!(!Tournament::has_met("game=mak-yek\n", GameId::MakYek, &extras));
}

/// However often it is pressed, what is wrong with the names leads to the field where that is mended.
#[test]
fn who_begins_without_names_is_led_to_the_first_field() {
    let mut app = open_with(&Shared::default(), 1, "#/tournament");
    for _ in 0..2 {
        let effects = press(&mut app, "tournament-begin");
        assert!(effects.contains(&Effect::Focus("first-name".to_owned())), "{effects:?}");
        let fields = find(&app, |e| e.get("id") == Some("first-name"));
        assert_eq!(fields[0].get("name"), Some("entrant.0"));
    }
}
