//! Before the first move: what the game is about, and against whom it is played.

use super::*;
use palamede::games::GameId;
use palamede::record::Heard;
use palamede::rules::GameEvent;
use palamede::text::Voice;

/// What the brief says, if it is there.
fn told(app: &App) -> Option<String> {
    Some(text(app, "brief")).filter(|text| !text.is_empty())
}

#[test]
fn a_new_game_tells_what_it_is_about_until_somebody_moves() {
    // In a game with secrets it stands at the curtain, before anybody has come.
    for &game in GameId::ALL {
        let app = open(&format!("#/{}", game.id()));
        let brief = told(&app).unwrap_or_else(|| panic!("{game:?}"));
        assert!(brief.contains("Contre l’ordinateur") && brief.len() > 150, "{brief}");
    }
    let mut app = open("#/mak-yek");
    play(&mut app, &["a3-a5"]);
    assert_eq!(told(&app), None);
    press(&mut app, "back:first");
    assert_eq!(told(&app), None);
    assert_eq!(told(&open("#/mak-yek?frame=1")), None, "a frame has no room");
    let mut app = open("#/luzhanqi");
    press(&mut app, "sit");
    assert_eq!(told(&app), None, "an army is laid out");
}

#[test]
fn from_there_one_plays_against_the_computer_and_without_it_again() {
    let mut app = open("#/mak-yek");
    let level = |app: &App| {
        app.game.as_ref().expect("a game").extras.players[Seat::new(1).expect("a seat")].level
    };
    let on = |app: &App| {
        let all = find(app, |e| e.get("aria-pressed") == Some("true"));
        all.iter().map(|e| e.get("data-do").unwrap_or_default().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(on(&app), ["among"]);
    press(&mut app, "against");
    assert_eq!(level(&app), Some(1));
    assert_eq!(on(&app), ["against"]);
    assert!(told(&app).expect("still nobody has moved").contains("À deux ici"));
    press(&mut app, "among");
    assert_eq!(level(&app), None);
    assert!(told(&app).is_some_and(|brief| brief.contains("Contre l’ordinateur")));
}

#[test]
fn its_level_is_told_beside_the_choice_of_the_computer() {
    let button = |app: &App| find(app, |e| e.get("data-do") == Some("against")).remove(0);
    let against = |app: &App| button(app).plain();
    let mut app = open("#/mak-yek");
    assert!(!against(&app).contains("Niveau"), "{}", against(&app));
    press(&mut app, "against");
    assert!(against(&app).ends_with("Niveau 1"), "{}", against(&app));
    assert_eq!(button(&app).get("aria-label"), Some("Contre l’ordinateur, Niveau 1"));
    // The levels of several are in the menu.
    let all = "#/luzhanqi-four?players=person,person,computer,computer";
    assert!(!against(&open(all)).contains("Niveau"));
}

#[test]
fn the_list_of_moves_comes_with_the_first_move() {
    let listed = |app: &App| class(app, "mv").len() + class(app, "rn").len();
    for &game in GameId::ALL {
        let mut app = open(&format!("#/{}", game.id()));
        assert_eq!(listed(&app), 0, "{game:?}");
        press(&mut app, "menu");
        assert_eq!(listed(&app), 0, "{game:?}, in its menu");
    }
    let mut app = open("#/mak-yek");
    play(&mut app, &["a3-a5"]);
    assert_eq!(listed(&app), 2);
    // What was taken back is kept as a variation of the one that took its place.
    press(&mut app, "undo");
    assert_eq!(listed(&app), 0);
    let mut app = open("#/sahkku?dice=withheld");
    press(&mut app, "throw");
    assert_eq!(listed(&app), 2, "a throw is listed, too");
}

#[test]
fn a_picture_each_shows_the_aim_a_move_and_a_capture() {
    for &game in GameId::ALL {
        let words = Voice(game, Lang::Fr).words();
        for (at, figure) in words.shown.iter().enumerate() {
            let what = format!("{game:?} {}", figure.name);
            let table = figure.seen(game.kind()).unwrap_or_else(|| panic!("{what}"));
            assert_eq!(table.len(), figure.moves.len(), "{what}: every move is one");
            let last = table.len() - 1;
            let Some((mover, Heard::Event(event))) = table.heard(last) else { panic!("{what}") };
            let trace = event.trace();
            assert!(!trace.path.is_empty(), "{what}");
            let takes = !trace.taken.is_empty() || trace.met.is_some();
            let won = match table.turn() {
                Turn::Over(outcome) => mover.is_some_and(|seat| outcome.winners.has(seat)),
                _ => false,
            };
            assert_eq!((won, takes), [(true, takes), (false, false), (false, true)][at], "{what}");
        }
        let app = open(&format!("#/{}", game.id()));
        // Where ranks are hidden the aim is shown before it falls: there is a flag.
        let moved = if game.facts().secrets { 2 } else { 3 };
        assert_eq!(class(&app, "went").len(), moved, "{game:?}");
    }
}

#[test]
fn the_tiles_of_a_picture_are_read_as_on_the_board() {
    for game in ["luzhanqi", "luzhanqi-four"] {
        let app = open(&format!("#/{game}"));
        let brief = class(&app, "brief").remove(0);
        let count = |name: &str| {
            let mut n = 0;
            brief.walk(&mut |e| {
                n += usize::from(
                    e.get("class").is_some_and(|all| all.split(' ').any(|c| c == name)),
                );
            });
            n
        };
        assert!(count("num") > 0, "{game}: ranks are numbers");
        // A mast and its flag.
        assert!(count("sign") > 0, "{game}: the flag has its sign");
    }
}

#[test]
fn who_plays_is_asked_before_somebody_is_to_come_to_the_screen() {
    let app = open("#/luzhanqi");
    let curtain = find(&app, |e| e.get("id") == Some("curtain")).remove(0).markup();
    let at = |what: &str| curtain.find(what).unwrap_or_else(|| panic!("{what}: {curtain}"));
    assert!(at("data-do=\"against\"") < at("data-do=\"sit\""));
}

#[test]
fn a_picture_of_a_capture_shows_who_takes_part() {
    // Two men take one between them: three columns and the room around them, in square pictures.
    let app = open("#/mak-yek");
    let boards = class(&app, "brief")[0].clone();
    let mut views: Vec<Vec<i32>> = Vec::new();
    boards.walk(&mut |e| {
        let numbers = |view: &str| view.split(' ').map(|n| n.parse().expect("a number")).collect();
        views.extend(e.get("viewBox").filter(|_| e.tag == "svg").map(numbers));
    });
    let cell = open("#/mak-yek").game.expect("a game").session.board().cell.0;
    let takes = [&views[0], views.last().expect("three")].map(|view| view[2]);
    assert_eq!(takes, [cell * 7 / 2; 2], "{views:?}");
}

#[test]
fn a_picture_of_it_holds_no_more_than_what_stands_around_the_move() {
    let app = open("#/luzhanqi-four");
    // No army is laid out yet. On the three boards that it tells of stand 36 things, around the
    // moves 14.
    let drawn = find(&app, |e| e.get("transform").is_some_and(|at| at.starts_with("translate")));
    assert!((6..25).contains(&drawn.len()), "{}", drawn.len());
}

#[test]
fn a_game_against_a_computer_begins_with_who_plays_what() {
    let mut app = open("#/mak-yek");
    let asked = said(&press(&mut app, "again"));
    let told = said(&press(&mut app, "against"));
    let level = app.lang().level(app.shell.prefs.level);
    let sides = format!("Blancs : une personne et Noirs : l'ordinateur ({level}). ");
    assert_eq!(told, sides + &asked);
    // Among people it is asked at once.
    assert_eq!(said(&press(&mut app, "among")), asked);
}

/// Another game would take the place of what somebody has laid out: at the curtain none is offered then.
#[test]
fn no_other_game_is_offered_once_somebody_has_begun_to_lay_out() {
    let offers =
        |app: &App| find(app, |e| matches!(e.get("data-do"), Some("among" | "against"))).len();
    let mut app = open("#/luzhanqi");
    assert_eq!(offers(&app), 2);
    press(&mut app, "sit");
    press(&mut app, "hide");
    assert!(app.game.as_ref().is_some_and(|game| game.session.table.is_drawn()));
    assert_eq!(offers(&app), 0);
}
