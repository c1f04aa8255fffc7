//! The computer's levels: chosen in the form, at the board, by an address; kept; and the one
//! above or below, at the end.

use super::*;
use palamede::games::GameId;
use palamede::mind::{Ask, LEVELS};
use palamede::record::{Dice, RecordError, Setup};
use palamede::rules::{AnyPosition, BySeat, Options};
use palamede::table::{Extras, Player, Sealed, Table};

/// The levels of the open game's computers, by their seats.
fn at_table(app: &App) -> Vec<Option<u8>> {
    let game = app.game.as_ref().expect("a game");
    Seat::first(game.session.seats()).map(|seat| game.extras.players[seat].level).collect()
}

/// The level that the computer is asked to play at.
fn asked(effects: &[Effect]) -> Option<u8> {
    effects.iter().find_map(|effect| match effect {
        Effect::Think { job, .. } => match job.ask {
            Ask::Move(level) => Some(level),
            _ => None,
        },
        _ => None,
    })
}

/// The lists of levels: each label's text before the list, and the value chosen.
fn lists(app: &App) -> Vec<(String, String)> {
    let labels = find(app, |e| e.tag == "label" && e.markup().contains("<select name=\"level."));
    let read = |label: &Element| {
        let (mut name, mut chosen, mut values) = (String::new(), Vec::new(), Vec::new());
        label.walk(&mut |e| match e.tag {
            "span" => name = e.plain(),
            "option" => {
                let value = e.get("value").expect("a value").to_owned();
                chosen.extend(e.get("selected").map(|_| value.clone()));
                values.push(value);
            }
            _ => {}
        });
        assert_eq!(values.join(""), "12345678");
        assert_eq!(chosen.len(), 1);
        (name, chosen.remove(0))
    };
    labels.iter().map(read).collect()
}

fn acts(app: &App, action: &str) -> bool {
    !find(app, |e| e.get("data-do") == Some(action)).is_empty()
}

#[test]
fn a_level_has_a_name_of_its_own_in_every_language() {
    for lang in Lang::ALL {
        let names: std::collections::BTreeSet<_> = (1..=LEVELS).map(|n| lang.level(n)).collect();
        assert_eq!(names.len(), usize::from(LEVELS), "{names:?}");
        assert!(!names.contains(""));
        assert_eq!([lang.level(0), lang.level(LEVELS + 1)], [""; 2]);
    }
}

#[test]
fn a_level_is_chosen_in_the_form_and_the_next_form_has_it() {
    let mut app = open("#/mak-yek/new");
    assert_eq!(lists(&app), []);
    app.update(putting("level.1", "5"));
    app.update(putting("player.1", "computer"));
    let label = |level: &str| vec![(Lang::Fr.set("Niveau de l'ordinateur"), level.to_owned())];
    assert_eq!(lists(&app), label("1"), "the usual one: a person has none to be chosen");
    for wrong in ["0", "9", "300", "-1", "", "x", "7.5"] {
        app.update(putting("level.1", wrong));
        assert_eq!(lists(&app), label("1"), "{wrong}");
    }
    app.update(putting("level.1", "7"));
    app.update(putting("level.0", "2"));
    assert_eq!(lists(&app), label("7"));
    press(&mut app, "start");
    go(&mut app, "#/mak-yek");
    assert_eq!(at_table(&app), [None, Some(7)]);
    click(&mut app, "a3");
    assert_eq!(asked(&click(&mut app, "a5")), Some(7));
    go(&mut app, "#/mak-yek/new");
    assert_eq!(lists(&app), label("7"));
}

#[test]
fn a_level_is_seen_and_changed_at_the_board_and_kept() {
    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/mak-yek?players=person,computer&level=2");
    assert!(text(&app, "pl").contains(&Lang::Fr.set("L'ordinateur (Débutant)")));
    assert_eq!(lists(&app)[0].1, "2");
    // With who plays, until the first move; then in the menu.
    let stands = |app: &App, place: &str| class(app, place)[0].markup().contains("level.1");
    assert!(stands(&app, "brief") && lists(&app).len() == 1);
    click(&mut app, "a3");
    assert_eq!(asked(&click(&mut app, "a5")), Some(2));
    press(&mut app, "menu");
    assert!(stands(&app, "prefs"));
    press(&mut app, "menu");
    for (name, value) in [("level.1", "0"), ("level.1", "9"), ("level.0", "4"), ("level.3", "4")] {
        app.update(putting(name, value));
        assert_eq!(at_table(&app), [None, Some(2)], "{name} {value}");
    }
    // It is said, and stands below the sentence until something else is to be told.
    let effects = app.update(putting("level.1", "8"));
    assert!(text(&app, "pl").contains("(Maître)"));
    let told = "Niveau de l'ordinateur : Maître, dès le prochain coup.";
    assert_eq!(said(&effects), told);
    assert_eq!(text(&app, "s2"), Lang::Fr.set(told));
    let effects = app.update(putting("level.1", "8"));
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Say { .. })), "{effects:?}");
    let again = open_with(&store, 2, "#/mak-yek");
    assert_eq!(at_table(&again), [None, Some(8)], "it is kept");
    press(&mut app, "undo");
    click(&mut app, "a1");
    assert_eq!(asked(&click(&mut app, "a2")), Some(8), "from the next move on");
}

/// Before the first move nothing of the game moves on the page: how the computer plays is said.
#[test]
fn a_level_that_is_changed_is_said_in_every_language_and_shown_once_a_game_has_begun() {
    for lang in Lang::ALL {
        let mut app = open("#/mak-yek?players=person,computer&level=2");
        app.update(putting("pref.lang", lang.code()));
        let effects = app.update(putting("level.1", "3"));
        assert_eq!(said(&effects), lang.level_sentence(3));
        assert!(!text(&app, "s2").contains(lang.level(3)), "{}", text(&app, "s2"));
        click(&mut app, "a3");
        click(&mut app, "a5");
        let effects = app.update(putting("level.1", "4"));
        assert!(said(&effects).contains(lang.level(4)), "{}", said(&effects));
        assert_eq!(text(&app, "s2"), lang.set(&said(&effects)));
        for act in ["resign", "resign-yes"] {
            press(&mut app, act);
        }
        let effects = app.update(putting("level.1", "5"));
        assert_eq!(said(&effects), lang.level_sentence(5), "no move comes");
    }
    // Of several computers it is told which.
    let mut app = start(&Shared::default(), 1);
    let effects = go(&mut app, "#/mak-yek?players=computer,computer&level=1");
    let (job, _) = super::thinking::asked(&effects).expect("a move is asked for");
    app.update(Msg::Answer(super::thinking::answer(&job)));
    let effects = app.update(putting("level.1", "3"));
    assert_eq!(said(&effects), "Niveau de l'ordinateur (Noirs) : Amateur, dès le prochain coup.");
}

#[test]
fn the_level_played_last_is_offered_first_in_every_game() {
    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/mak-yek/new");
    app.update(putting("player.1", "computer"));
    app.update(putting("level.1", "6"));
    let mut other = open_with(&store, 2, "#/turkish-draughts/new");
    other.update(putting("player.0", "computer"));
    assert_eq!(lists(&other)[0].1, "1", "what was only looked at is not kept");
    press(&mut app, "start");
    let mut app = open_with(&store, 3, "#/turkish-draughts/new");
    app.update(putting("player.0", "computer"));
    assert_eq!(lists(&app)[0].1, "6");
    app.update(putting("who", "people"));
    app.update(putting("who", "computers"));
    assert_eq!(lists(&app).iter().map(|list| &*list.1).collect::<Vec<_>>(), ["6", "6"]);
    app.update(putting("level.0", "7"));
    press(&mut app, "start");
    go(&mut app, "#/turkish-draughts");
    let other = open_with(&store, 6, "#/mak-yek/new");
    assert_eq!(
        other.screen.form.expect("a form").extras,
        Extras::default(),
        "who plays is not kept"
    );
    app.update(putting("level.0", "2"));
    let mut app = open_with(&store, 4, "#/fanorona/new");
    app.update(putting("player.1", "computer"));
    assert_eq!(lists(&app)[0].1, "2", "what was changed at the board is kept, too");
    let levels = at_table(&open_with(&store, 5, "#/sahkku?players=person,computer"));
    assert_eq!(levels, [None, Some(3)], "who writes an address does not know it");
}

#[test]
fn of_two_the_only_person_changes_sides_with_the_computer() {
    let mut app = open("#/shap-luk/new");
    app.update(putting("who", "against"));
    app.update(putting("level.1", "5"));
    let form = |app: &App| {
        let players = &app.screen.form.as_ref().expect("a form").extras.players;
        Seat::first(2).map(|seat| players[seat].level).collect::<Vec<_>>()
    };
    assert_eq!(form(&app), [None, Some(5)]);
    app.update(putting("player.0", "computer"));
    assert_eq!(form(&app), [Some(5), None]);
    app.update(putting("player.0", "person"));
    assert_eq!(form(&app), [None, None]);
    app.update(putting("who", "computers"));
    assert_eq!(form(&app), [Some(1), Some(1)]);
    // Of four each is as it is chosen.
    let mut app = open("#/luzhanqi-four/new");
    app.update(putting("who", "against"));
    app.update(putting("player.0", "computer"));
    let players = &app.screen.form.as_ref().expect("a form").extras.players;
    assert!(Seat::first(4).all(|seat| players[seat].level.is_some()));
}

#[test]
fn each_of_several_computers_has_its_level() {
    let app = open("#/luzhanqi-four?players=person,computer,person,computer&level=1,2,3,4");
    assert_eq!(at_table(&app), [None, Some(2), None, Some(4)]);
    let mut app = open("#/luzhanqi-four?players=person,computer,computer,computer&level=6");
    let all = [None, Some(6), Some(6), Some(6)];
    assert_eq!(at_table(&app), all);
    app.update(Msg::PageShown);
    press(&mut app, "menu");
    assert_eq!(lists(&app).len(), 3);
    assert!(lists(&app)[0].0.ends_with(')'), "each with its seat's name: {:?}", lists(&app));
}

#[test]
fn an_address_asks_for_levels_and_what_is_none_is_passed_over() {
    let levels = |query: &str| at_table(&open(&format!("#/mak-yek?{query}")));
    assert_eq!(levels("level=5"), [None, None], "no computer plays");
    assert_eq!(levels("players=computer,computer"), [Some(3); 2]);
    assert_eq!(levels("players=computer,computer&level=5"), [Some(5); 2]);
    assert_eq!(levels("level=1,8&players=computer,computer"), [Some(1), Some(8)]);
    assert_eq!(levels("players=person,computer&level=1,8"), [None, Some(8)]);
    for wrong in ["0", "9", "", "x", "3,9", "3,", "256", "-1"] {
        let query = format!("players=computer,computer&level={wrong}");
        assert_eq!(levels(&query), [Some(3); 2], "{wrong}");
        let mut app = start(&Shared::default(), 1);
        let warned =
            |effect: &Effect| matches!(effect, Effect::Warn(text) if text.contains("level"));
        assert!(go(&mut app, &format!("#/mak-yek?{query}")).iter().any(warned), "{wrong}");
    }
}

#[test]
fn a_save_with_a_level_that_there_is_not_is_refused() {
    let kind = GameId::MakYek.kind();
    let setup =
        Setup { options: Options::new(kind.facts().options), start: None, dice: Dice::Given };
    let table = Table::<AnyPosition>::begin(kind, setup).expect("the usual start");
    for level in 0..=u8::MAX {
        let players = BySeat::new(|seat| Player {
            name: "Nour".to_owned(),
            level: (seat == Seat::SECOND).then_some(level),
        });
        let save = table.save(&Extras { players, ..Extras::default() }).open().to_owned();
        let read = Table::read_save(GameId::MakYek.kind(), &Sealed::from(&*save));
        match (1..=LEVELS).contains(&level) {
            true => assert_eq!(read.expect("a save").1.players[Seat::SECOND].level, Some(level)),
            false => assert!(matches!(read, Err(RecordError::Line { .. })), "{level}"),
        }
    }
}

#[test]
fn after_a_loss_an_easier_game_is_offered() {
    let mut app = open("#/mak-yek?players=person,computer&level=2");
    play(&mut app, &["a3-a5"]);
    assert!(!acts(&app, "easier"));
    press(&mut app, "resign");
    press(&mut app, "resign-yes");
    assert!(acts(&app, "easier") && !acts(&app, "harder"));
    press(&mut app, "easier");
    assert_eq!((at_table(&app), notes(&app).len()), (vec![None, Some(1)], 0));
    play(&mut app, &["a3-a5"]);
    press(&mut app, "resign");
    press(&mut app, "resign-yes");
    assert!(!acts(&app, "easier"), "there is none");
    // Two people have nothing to be made easier.
    let mut app = open("#/mak-yek");
    press(&mut app, "resign");
    press(&mut app, "resign-yes");
    assert!(acts(&app, "again") && !acts(&app, "easier"));
}

#[test]
fn after_two_wins_in_a_row_a_harder_game_is_offered() {
    let mut app = open(&format!("{SHORT}&level=7"));
    win_short(&mut app);
    assert_eq!(app.game.as_ref().and_then(|game| game.won()), Some(true));
    assert!(acts(&app, "harder") && !acts(&app, "easier"), "that level was never beaten before");
    for (act, two) in [("again", true), ("sides", true), ("easier", true), ("harder", false)] {
        press(&mut app, act);
        let won = |app: &App| app.game.as_ref().expect("a game").keeping.won_before;
        assert_eq!(won(&app), two, "{act}");
        press(&mut app, "again");
        assert!(!won(&app), "that game was not won");
        go(&mut app, "#/");
        go(&mut app, &format!("{SHORT}&level=7"));
        win_short(&mut app);
    }
    assert!(!acts(&app, "harder"), "one more is not two");
    app.game.as_mut().expect("a game").keeping.won_before = true;
    assert!(acts(&app, "harder"));
    press(&mut app, "harder");
    assert_eq!(at_table(&app), [None, Some(LEVELS)]);
    let mut app = open(&format!("{SHORT}&level=8"));
    win_short(&mut app);
    app.game.as_mut().expect("a game").keeping.won_before = true;
    assert!(acts(&app, "again") && !acts(&app, "harder"), "there is none");
}

#[test]
fn who_plays_is_chosen_for_all_seats_at_once_or_for_each() {
    let chosen = |app: &App| {
        let on = find(app, |e| e.get("name") == Some("who") && e.get("checked").is_some());
        on.first().and_then(|e| e.get("value")).map(str::to_owned)
    };
    let computers = |app: &App| {
        let form = app.screen.form.as_ref().expect("a form");
        let seats = Seat::first(4).filter(|&seat| form.extras.players[seat].level.is_some());
        seats.map(Seat::index).collect::<Vec<_>>()
    };
    let mut app = open("#/luzhanqi-four/new");
    assert_eq!((chosen(&app).as_deref(), computers(&app)), (Some("people"), vec![]));
    app.update(putting("who", "against"));
    assert_eq!((chosen(&app).as_deref(), computers(&app)), (Some("against"), vec![1, 2, 3]));
    // Levels that were chosen stay; what is no answer changes nothing.
    app.update(putting("level.2", "7"));
    app.update(putting("who", "computers"));
    assert_eq!((chosen(&app).as_deref(), computers(&app)), (Some("computers"), vec![0, 1, 2, 3]));
    let third = Seat::new(2).expect("a seat");
    assert_eq!(app.screen.form.as_ref().expect("a form").extras.players[third].level, Some(7));
    app.update(putting("who", "nobody"));
    assert_eq!(computers(&app).len(), 4);
    // Another mixture is none of the three.
    app.update(putting("player.1", "person"));
    assert_eq!((chosen(&app), computers(&app)), (None, vec![0, 2, 3]));
    press(&mut app, "start");
    assert_eq!(app.game.as_ref().expect("a game").people().len(), 1);
}

/// A link that asks for other players than those of the game that is going on says so, and offers a
/// new game with them; it takes nothing away.
#[test]
fn a_link_with_other_players_offers_a_new_game_with_them() {
    let link = "#/mak-yek?lang=fr&players=person,computer&level=3";
    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/mak-yek");
    play(&mut app, &["a3-a5"]);
    for (at, mut app) in [open_with(&store, 2, link), app].into_iter().enumerate() {
        if at == 1 {
            go(&mut app, link);
        }
        // The game goes on, and the notice names who would play.
        assert_eq!((at_table(&app), notes(&app).len()), (vec![None, None], 1), "{at}");
        let told = text(&app, "notice");
        for part in ["d’autres joueurs", "Noirs", "ordinateur", "n’a pas changé"] {
            assert!(told.contains(part), "{at}: {part}: {told}");
        }
        assert!(acts(&app, "anew") && acts(&app, "close"));
        press(&mut app, "anew");
        assert_eq!((at_table(&app), notes(&app).len()), (vec![None, Some(3)], 0), "{at}");
        assert!(class(&app, "notice").is_empty());
    }
    // What was played waits in its slot until the new game is played.
    assert_eq!(notes(&open_with(&store, 3, "#/mak-yek")).len(), 1);
    // Whoever goes on with the game is not asked again: neither by closing nor by a move.
    let gone = Effect::Replace("#/mak-yek?lang=fr".to_owned());
    let mut app = open_with(&store, 4, link);
    assert!(press(&mut app, "close").contains(&gone));
    assert!(class(&app, "notice").is_empty());
    let mut app = open_with(&store, 4, link);
    let effects = ["b6", "b4"].map(|site| click(&mut app, site)).concat();
    assert!(effects.contains(&gone), "{effects:?}");
    assert!(class(&app, "notice").is_empty());
}

#[test]
fn a_link_with_the_players_of_the_game_or_before_any_move_asks_nothing() {
    let link = "#/mak-yek?players=person,computer";
    let store = Shared::default();
    let mut app = open_with(&store, 1, &format!("{link}&level=3"));
    play(&mut app, &["a3-a5"]);
    // Its own players, of that level or of one that is not named.
    for again in [&format!("{link}&level=3"), link] {
        let app = open_with(&store, 2, again);
        assert_eq!((at_table(&app), notes(&app).len()), (vec![None, Some(3)], 1), "{again}");
        assert!(class(&app, "notice").is_empty(), "{again}");
    }
    assert!(!class(&open_with(&store, 2, &format!("{link}&level=4")), "notice").is_empty());
    // Nobody has moved: the players change at once, and the visitor's own level stays.
    let mut app = open("#/mak-yek");
    let own = app.shell.prefs.level;
    go(&mut app, &format!("{link}&level=8"));
    assert_eq!((at_table(&app), app.shell.prefs.level), (vec![None, Some(8)], own));
    assert!(class(&app, "notice").is_empty());
    // Whoever has chosen others since is not asked again, nor given them.
    assert!(press(&mut app, "among").contains(&Effect::Replace("#/mak-yek".to_owned())));
    go(&mut app, "#/mak-yek/rules");
    go(&mut app, "#/mak-yek");
    assert_eq!(at_table(&app), [None, None]);
    // A link asks for the players of its own game alone.
    let store = Shared::default();
    play(&mut open_with(&store, 1, "#/turkish-draughts"), &["a3-a4"]);
    let mut app = open_with(&store, 2, link);
    go(&mut app, "#/");
    go(&mut app, "#/turkish-draughts");
    assert!(class(&app, "notice").is_empty());
    // A frame has the same link at every visit, whoever plays by now.
    let store = Shared::default();
    let link = "#/mak-yek?frame=1&players=person,computer";
    let mut app = open_with(&store, 1, link);
    play(&mut app, &["a3-a5"]);
    app.game.as_mut().expect("a game").extras.players[Seat::SECOND].level = None;
    go(&mut app, link);
    assert_eq!(at_table(&app), [None, None]);
    assert!(class(&app, "notice").is_empty());
}

#[test]
fn who_was_drawn_is_not_told_any_more_once_another_level_is_chosen() {
    let mut app = open("#/mak-yek?players=person,computer&level=1");
    play(&mut app, &["a3-a5"]);
    go(&mut app, "#/mak-yek/new");
    press(&mut app, "draw-sides");
    assert!(text(&app, "ok").contains("(Premiers pas)"), "{}", text(&app, "ok"));
    assert_eq!(lists(&app).len(), 1);
    for seat in 0..2 {
        app.update(putting(&format!("level.{seat}"), "5"));
    }
    assert_eq!(text(&app, "ok"), "");
}
