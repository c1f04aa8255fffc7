//! Moves of more than two clicks, half-way.

use super::*;

/// Clicks the cell of this name on whatever board.
fn tap(app: &mut App, name: &str) -> Vec<Effect> {
    let cell = cell(app, name);
    press(app, cell.get("data-do").expect("an action"))
}

fn cell(app: &App, name: &str) -> Element {
    let named = |e: &Element| {
        e.get("role") == Some("gridcell") && e.plain().split(", ").next() == Some(name)
    };
    find(app, named).pop().expect("the cell")
}

fn heard(app: &App, name: &str) -> String {
    cell(app, name).plain()
}

#[test]
fn undo_lets_go_of_a_move_that_is_entered_in_part_before_it_takes_one_back() {
    let mut app = open("#/shap-luk");
    for name in ["e1", "d2", "c3", "d4"] {
        tap(&mut app, name);
    }
    assert!(heard(&app, "d4").starts_with("d4, général, sélectionné"), "{}", heard(&app, "d4"));
    let effects = press(&mut app, "undo");
    assert!(said(&effects).starts_with("Coup en cours annulé."), "{effects:?}");
    assert_eq!(notes(&app), ["e1-d2"]);
    assert!(heard(&app, "c3").starts_with("c3, général"));
    press(&mut app, "undo");
    assert_eq!(notes(&app), [""; 0]);
    // A piece that is only chosen is no move yet: undo takes back what was played.
    for name in ["e1", "d2", "c3"] {
        tap(&mut app, name);
    }
    press(&mut app, "undo");
    assert_eq!(notes(&app), [""; 0]);
}

#[test]
fn a_choice_is_heard_as_one() {
    let mut app = open("#/shap-luk");
    for name in ["e1", "d2", "c3", "d4"] {
        tap(&mut app, name);
    }
    assert_eq!(heard(&app, "e3"), "e3, rebelle, à prendre");
    assert_eq!(
        heard(&app, "d4"),
        "d4, général, sélectionné, choisir de nouveau pour s\u{2019}arrêter là"
    );
    assert_eq!(heard(&app, "c3"), "c3, libre");
}

#[test]
fn only_the_next_landing_of_a_chain_is_shown_and_counts_what_is_left() {
    let mut app = open("#/turkish-draughts?start=W:Wa3,c4,g2:Bc5,d6,e7,h7");
    tap(&mut app, "c4");
    assert_eq!(heard(&app, "c6"), "c6, libre, arrivée possible, 3 à prendre");
    assert_eq!(heard(&app, "e8"), "e8, libre", "a shorter way in is not offered");
    tap(&mut app, "c6");
    assert_eq!(heard(&app, "e6"), "e6, libre, arrivée possible, 2 à prendre");
    let marks = page(&app).root.markup();
    assert_eq!(marks.matches("mk-next").count(), 1);
    // What it has jumped, and what it jumps next.
    let shown = ["\"mk-taken\"", "\"mk-take\""].map(|mark| marks.matches(mark).count());
    assert_eq!(shown, [1, 1]);
    // It is taken all the same.
    tap(&mut app, "e8");
    assert_eq!(notes(&app), ["c4xc6xe6xe8"]);
}

#[test]
fn the_computer_is_named_and_strangers_have_no_sides_to_change() {
    let mut app = open("#/shap-luk?players=person,computer");
    let players = find(&app, |e| e.get("class").is_some_and(|class| class.starts_with("pl ")));
    let players: Vec<String> = players.iter().map(Element::plain).collect();
    assert!(players.iter().any(|player| player.contains("L\u{2019}ordinateur")), "{players:?}");
    let offered = |app: &App| page(app).root.markup().contains("data-do=\"sides\"");
    for action in ["resign", "resign-yes"] {
        press(&mut app, action);
    }
    assert!(offered(&app));
    let mut strangers = open("#/mak-yek");
    play(&mut strangers, &["a3-a5"]);
    for action in ["resign", "resign-yes"] {
        press(&mut strangers, action);
    }
    assert!(!offered(&strangers));
}
