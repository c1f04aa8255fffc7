//! The page on which a position is set up.

use super::*;
use palamede::app::{KeyFocus, KeyPress, Tool};

/// What the page says of the position.
fn verdict(app: &App) -> String {
    let said = find(app, |e| e.get("id") == Some("setup-said"));
    let said: String = said.iter().map(Element::plain).collect();
    said.replace(['\u{a0}', '\u{202f}'], " ")
}

/// Clears the board and puts pieces on it: each kind with its sites.
fn lay(app: &mut App, kinds: &[(usize, &[usize])]) {
    press(app, "arrange-empty");
    for (kind, sites) in kinds {
        press(app, &format!("arrange-kind:{kind}"));
        for site in *sites {
            press(app, &format!("arrange:s{site}"));
        }
    }
}

/// Goes where the page asks the browser to; returns the address.
fn follow(app: &mut App, effects: Vec<Effect>) -> String {
    let effects = granted(app, effects);
    let to = effects.iter().find_map(|effect| match effect {
        Effect::Go(hash) => Some(hash.clone()),
        _ => None,
    });
    let to = to.unwrap_or_else(|| panic!("nothing leads on: {effects:?}"));
    go(app, &to);
    to
}

/// The position of the open game and the one it began from.
fn position(app: &App) -> (String, Option<String>) {
    let session = &app.game.as_ref().expect("a game").session;
    let view = session.table.view_after(session.table.len()).expect("its position").0;
    let text = <palamede::rules::AnyPosition as palamede::rules::Playable>::write_view(&view);
    (text, session.start().map(str::to_owned))
}

#[test]
fn pieces_are_put_moved_and_removed_and_each_change_is_said_and_taken_back() {
    let mut app = open("#/turkish-draughts/setup");
    assert_eq!(verdict(&app), "Cette position est possible.");
    lay(&mut app, &[(0, &[8, 9]), (3, &[60])]);
    let men = |app: &App| app.screen.setup.as_ref().expect("a position").layout.men.clone();
    assert_eq!(men(&app), [(8, 0), (9, 0), (60, 3)]);
    // The same press takes the piece away; another kind replaces it.
    assert!(said(&press(&mut app, "arrange:s60")).contains("e8, libre"));
    press(&mut app, "arrange-undo");
    press(&mut app, "arrange-kind:1");
    let told = said(&press(&mut app, "arrange:s9"));
    assert!(told.starts_with("b2, dame") && !told.contains("possible"), "{told}");
    assert_eq!(men(&app), [(8, 0), (9, 1), (60, 3)]);
    // A piece is taken up, and put down where another stands: they change places.
    press(&mut app, "arrange-shift");
    assert!(said(&press(&mut app, "arrange:s8")).contains("sélectionné"));
    assert_eq!(find(&app, |e| e.get("aria-selected") == Some("true")).len(), 1);
    press(&mut app, "arrange:s60");
    assert_eq!(men(&app), [(8, 3), (9, 1), (60, 0)]);
    assert!(verdict(&app).contains("e8"), "a man does not stand on its last row");
    press(&mut app, "arrange-undo");
    press(&mut app, "arrange-remove");
    press(&mut app, "arrange:s9");
    assert_eq!(men(&app), [(8, 0), (60, 3)]);
    press(&mut app, "arrange-mirror");
    assert_eq!(men(&app), [(15, 0), (59, 3)]);
    press(&mut app, "arrange-first");
    assert_eq!(men(&app).len(), 32);
    for _ in 0..40 {
        press(&mut app, "arrange-undo");
    }
    assert_eq!(men(&app).len(), 32);
    assert!(
        find(&app, |e| e.get("data-do") == Some("arrange-undo"))[0].get("aria-disabled").is_some()
    );
}

#[test]
fn a_position_is_played_linked_saved_and_reviewed_as_any_game() {
    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/mak-yek/setup");
    lay(&mut app, &[(0, &[0, 1, 2]), (1, &[56, 57])]);
    app.update(putting("setup-turn", "1"));
    let effects = press(&mut app, "arrange-against");
    assert_eq!(follow(&mut app, effects), "#/mak-yek");
    let start = "rr6/8/8/8/8/8/8/RRR5 b";
    assert_eq!(position(&app), (start.to_owned(), Some(start.to_owned())));
    // The person plays the side that is to act.
    let players = &app.game.as_ref().expect("a game").extras.players;
    assert_eq!(
        [Seat::FIRST, Seat::SECOND].map(|seat| players[seat].level.is_some()),
        [true, false]
    );
    click(&mut app, "a8");
    click(&mut app, "a5");
    // What is kept begins there, too; and what a link of it holds.
    let again = open_with(&store, 2, "#/mak-yek");
    let kept = position(&again);
    assert_eq!(kept.1.as_deref(), Some(start));
    let link = again.game.as_ref().expect("a game").session.table.link();
    let linked = open(&format!("#/mak-yek?{link}"));
    assert_eq!(position(&linked), kept);
    press(&mut app, "undo");
    assert_eq!(position(&app).0, start);
}

#[test]
fn link_code_picture_and_paper_are_those_of_the_card_beside_the_board() {
    for game in GameId::ALL {
        let mut app = open(&format!("#/{}/setup", game.id()));
        app.update(putting("setup-turn", "1"));
        let effects = press(&mut app, "arrange-share");
        assert_eq!(follow(&mut app, effects), format!("#/{}", game.id()));
        assert!(app.screen.card);
        let shown = &class(&app, "position")[0];
        let link = shown.get("data-link").expect("a link").to_owned();
        assert!(link.contains("&start="), "{link}");
        let before = position(&app);
        let linked = open(&link);
        assert!(linked.screen.notice.is_none(), "{link}");
        assert_eq!(position(&linked), before, "{link}");
        // Back on the page it is still there.
        go(&mut app, &format!("#/{}/setup", game.id()));
        assert_eq!(app.screen.setup.as_ref().expect("a position").layout.seat, Seat::SECOND);
    }
}

#[test]
fn the_first_position_is_the_usual_start() {
    for game in GameId::ALL.iter().filter(|game| !game.facts().secrets && !game.facts().dice) {
        let mut app = open(&format!("#/{}/setup", game.id()));
        assert_eq!(verdict(&app), "Cette position est possible.", "{}", game.id());
        let effects = press(&mut app, "arrange-among");
        follow(&mut app, effects);
        assert_eq!(position(&app).1, None, "{}", game.id());
    }
}

#[test]
fn a_position_that_is_looked_back_at_is_taken_along() {
    let mut app = open("#/mak-yek");
    play(&mut app, &["a3-a5", "b6-b4", "c3-c4"]);
    press(&mut app, "back:1");
    let ways = find(&app, |e| e.get("href") == Some("#/mak-yek/setup"));
    assert_eq!(ways.len(), 1, "one way beside the sentence");
    go(&mut app, "#/mak-yek/setup");
    let layout = app.screen.setup.as_ref().expect("a position").layout.clone();
    assert_eq!((layout.seat, layout.men.len()), (Seat::SECOND, 32));
    assert!(layout.men.contains(&(32, 0)) && !layout.men.contains(&(16, 0)));
    // The game that waits is as it was.
    go(&mut app, "#/mak-yek");
    assert_eq!(app.game.as_ref().expect("a game").session.table.len(), 3);
    press(&mut app, "menu");
    assert_eq!(find(&app, |e| e.get("href") == Some("#/mak-yek/setup")).len(), 2);
}

/// The game, the kinds that are put and where, and what is said.
type Case = (&'static str, &'static [(usize, &'static [usize])], &'static str);

#[test]
fn what_cannot_be_is_refused_with_its_reason_and_leads_nowhere() {
    let cases: &[Case] = &[
        ("mak-yek", &[], "Blancs : il faut au moins une pièce."),
        ("mak-yek", &[(0, &[1])], "Noirs : il faut au moins une pièce."),
        (
            "apit-sodok",
            &[(0, &[0]), (1, &[8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24])],
            "Noirs : 16 pièces au plus.",
        ),
        ("turkish-draughts", &[(0, &[60]), (2, &[40])], "Impossible en e8 : pion blanc."),
        ("morris", &[(0, &[0, 1]), (1, &[2, 3, 4])], "La partie serait déjà finie."),
        ("shap-luk", &[(0, &[0, 1])], "Il manque une pièce : "),
        ("shap-luk", &[(0, &[0, 25]), (1, &[12])], "Impossible en "),
        ("fanorona", &[(1, &[0, 1])], "Blancs : il faut au moins une pièce."),
        ("sahkku", &[(3, &[2]), (4, &[0])], "Il manque une pièce : "),
        ("sahkku", &[(0, &[22]), (3, &[5]), (6, &[30])], "les pions qui dorment doivent se suivre"),
        ("sahkku", &[(0, &[22]), (5, &[4]), (6, &[4])], "ces pièces ne peuvent pas être ensemble"),
        ("sahkku", &[(0, &[4]), (5, &[10]), (6, &[30])], "Impossible en "),
    ];
    for (game, kinds, why) in cases {
        let mut app = open(&format!("#/{game}/setup"));
        lay(&mut app, kinds);
        let said = verdict(&app);
        assert!(said.contains(why), "{game}: {said}");
        assert!(said.ends_with("Voir la règle"));
        for act in ["arrange-among", "arrange-against", "arrange-share"] {
            let button = &find(&app, |e| e.get("data-do") == Some(act))[0];
            assert_eq!(button.get("aria-disabled"), Some("true"), "{game}");
            let effects = press(&mut app, act);
            assert!(effects.iter().all(|effect| !matches!(effect, Effect::Go(_))), "{game}");
        }
    }
}

#[test]
fn whole_armies_are_set_up_in_the_open_and_none_of_a_game_with_secrets() {
    for (id, armies) in [("luzhanqi", 2), ("luzhanqi-four", 4)] {
        let store = Shared::default();
        let mut app = open_with(&store, 1, &format!("#/{id}"));
        press(&mut app, "ready");
        press(&mut app, "sit");
        go(&mut app, &format!("#/{id}/setup"));
        let setup = app.screen.setup.clone().expect("a position");
        assert_eq!(setup.options.get("clairvoyance"), "yes");
        assert_eq!(setup.layout.men.len(), 25 * armies);
        // Not those of the game: the same as where there is none.
        let fresh = open(&format!("#/{id}/setup"));
        assert_eq!(setup.layout, fresh.screen.setup.expect("a position").layout);
        assert!(find(&app, |e| e.get("name") == Some("option.clairvoyance")).is_empty());
        assert!(find(&app, |e| e.get("data-do") == Some("arrange-remove")).is_empty());
        for act in ["arrange-remove", "arrange-kind:0", "arrange-empty"] {
            press(&mut app, act);
        }
        assert_eq!(app.screen.setup.as_ref().expect("a position").tool, Tool::Shift);
        app.update(putting("option.clairvoyance", "no"));
        assert_eq!(app.screen.setup.as_ref().expect("it").options.get("clairvoyance"), "yes");
        // A mine does not stand in front.
        let mines = setup.layout.men.iter().find(|man| man.1 % 12 == 10).expect("a mine").0;
        let front = setup.layout.men[0].0;
        press(&mut app, &format!("arrange:s{front}"));
        press(&mut app, &format!("arrange:s{mines}"));
        let why = verdict(&app);
        assert!(why.contains("mine"), "{why}");
        press(&mut app, "arrange-undo");
        assert_eq!(verdict(&app), "Cette position est possible.");
        let effects = press(&mut app, "arrange-among");
        follow(&mut app, effects);
        let table = &app.game.as_ref().expect("a game").session.table;
        assert!(!table.keeps_secrets() && !table.is_drawn());
        assert!(table.link().contains("start="));
        assert_eq!(find(&app, |e| e.get("role") == Some("gridcell")).len(), [60, 129][armies / 4]);
    }
}

#[test]
fn keys_lead_over_the_board_and_none_reaches_the_game_that_waits() {
    let mut app = open("#/sahkku/setup");
    let before = app.game.as_ref().expect("a game").session.table.len();
    let at = |app: &App| app.screen.setup.as_ref().expect("a position").cursor;
    let from = at(&app);
    let key = |app: &mut App, key: &str| {
        let press = KeyPress { key: key.to_owned(), focus: KeyFocus::Board, ..KeyPress::default() };
        app.key_command(&press).map(|command| app.update(command.msg)).unwrap_or_default()
    };
    let effects = key(&mut app, "ArrowRight");
    assert_ne!(at(&app), from);
    assert!(effects.contains(&Effect::Focus(format!("c{}", at(&app)))));
    let stops = find(&app, |e| e.get("role") == Some("gridcell") && e.get("tabindex") == Some("0"));
    assert_eq!(stops.len(), 1);
    key(&mut app, "Home");
    assert_ne!(at(&app), from);
    for letter in ["t", "h", "l", "r", "f", "n", "Escape"] {
        key(&mut app, letter);
    }
    assert_eq!(app.game.as_ref().expect("a game").session.table.len(), before);
    let labels = find(&app, |e| e.get("role") == Some("gridcell"));
    assert!(labels.iter().all(|cell| !cell.plain().is_empty()));
}

#[test]
fn other_options_keep_the_position_where_their_board_holds_it() {
    let mut app = open("#/fanorona/setup");
    lay(&mut app, &[(0, &[3, 4]), (1, &[20])]);
    app.update(putting("option.capture", "free"));
    let men = |app: &App| app.screen.setup.as_ref().expect("a position").layout.men.len();
    assert_eq!(men(&app), 3);
    app.update(putting("option.size", "telo"));
    assert_eq!(men(&app), 8, "the first position of another board");
    // What the options say of the start holds, until something is changed.
    let mut app = open("#/apit-sodok/setup");
    let first = app.screen.setup.as_ref().expect("a position").layout.clone();
    app.update(putting("option.setup", "rows12"));
    assert_ne!(app.screen.setup.as_ref().expect("a position").layout, first);
}

#[test]
fn numbers_besides_the_pieces_are_set() {
    let mut app = open("#/morris/setup");
    lay(&mut app, &[(0, &[0, 1, 2]), (1, &[5, 6])]);
    assert!(verdict(&app).contains("déjà finie"));
    app.update(putting("setup.1", "4"));
    assert_eq!(verdict(&app), "Cette position est possible.");
    app.update(putting("setup.1", "8"));
    assert_eq!(verdict(&app), "Noirs : 9 pièces au plus. Voir la règle");
    app.update(putting("setup.1", "200"));
    app.update(putting("setup.7", "1"));
    let mut app = open("#/shap-luk/setup");
    assert_eq!(find(&app, |e| e.get("name") == Some("setup.0")).len(), 1);
    app.update(putting("option.flights", "unlimited"));
    assert!(find(&app, |e| e.get("name") == Some("setup.0")).is_empty());
    assert_eq!(verdict(&app), "Cette position est possible.");
}
