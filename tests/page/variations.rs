//! Variations: what was played, taken back and replaced stays with the game, and is looked at
//! beside it.

use super::thinking::{answer, asked};
use super::*;

const SLOT: &str = "game.turkish-draughts";

/// Three moves, of which the last two make way for others.
fn varied(store: &Shared) -> App {
    let mut app = open_with(store, 1, "#/turkish-draughts");
    play(&mut app, &["d3-d4", "e6-e5", "a3-a4"]);
    press(&mut app, "undo");
    press(&mut app, "undo");
    play(&mut app, &["h6-h5", "b3-b4", "a6-a5"]);
    app
}

/// The variations that are shown, with the number of the list's row and whether Tab comes there.
fn shown(app: &App) -> Vec<(String, String, bool)> {
    let mut all = Vec::new();
    for list in class(app, "mv") {
        list.walk(&mut |row| {
            let row_key = row.key.as_deref().unwrap_or_default().to_owned();
            if row.tag == "li" {
                row.walk(&mut |line| {
                    if line.get("data-do").is_some_and(|act| act.starts_with("variation:")) {
                        let stop = line.get("tabindex") == Some("0");
                        all.push((row_key.clone(), line.plain(), stop));
                    }
                });
            }
        });
    }
    all
}

fn texts(app: &App) -> Vec<String> {
    shown(app).into_iter().map(|(_, text, _)| text).collect()
}

fn back(app: &App) -> Option<usize> {
    app.game.as_ref().expect("a game").back()
}

#[test]
fn what_is_taken_back_and_replaced_stays_in_the_list_and_is_found_again() {
    let store = Shared::default();
    let mut app = varied(&store);
    let line = "Variante\u{a0}: e6-e5 2. a3-a4";
    assert_eq!(texts(&app), [line]);
    assert_eq!(shown(&app)[0].0, "1", "in the row where it branches");
    assert_eq!(notes(&app), ["d3-d4", "h6-h5", "b3-b4", "a6-a5"]);
    // After a reload, and in the text that is given.
    let again = open_with(&store, 2, "#/turkish-draughts");
    assert_eq!((texts(&again), notes(&again)), (texts(&app), notes(&app)));
    go(&mut app, "#/turkish-draughts/text");
    let record = find(&app, |element| element.get("id") == Some("record"))[0].plain();
    assert!(
        record.starts_with("Palamède record 2") && record.contains("variation: 1 e6-e5 2. a3-a4")
    );
    let mut other = open("#/turkish-draughts/text");
    other.update(putting("import", record));
    press(&mut other, "import");
    go(&mut other, "#/turkish-draughts");
    assert_eq!(texts(&other), [line]);
    // A link holds the game alone.
    go(&mut app, "#/turkish-draughts");
    let effects = press(&mut app, "copy-link");
    let [Effect::Copy { text: link, .. }] = &effects[..] else { panic!("{effects:?}") };
    assert_eq!(texts(&open(hash_of(link))), [""; 0]);
    // Taken back to before it, it is not shown; a further move takes both aside.
    for _ in 0..4 {
        press(&mut app, "undo");
    }
    assert_eq!(texts(&app), [""; 0]);
    play(&mut app, &["c3-c4"]);
    assert_eq!(
        texts(&app),
        ["Variante\u{a0}: 1. d3-d4 e6-e5 2. a3-a4", "Variante\u{a0}: 1. d3-d4 h6-h5 2. b3-b4 …"]
    );
    press(&mut app, "undo");
    assert!(texts(&app).is_empty(), "beside a move alone");
    // Who plays on as before finds it as it was.
    play(&mut app, &["d3-d4", "h6-h5", "b3-b4"]);
    let all = texts(&app);
    assert_eq!(all, ["Variante\u{a0}: 1. c3-c4", line, "Variante\u{a0}: a6-a5"]);
}

#[test]
fn the_same_move_leaves_the_rest_to_be_taken_again() {
    let mut app = open("#/turkish-draughts");
    play(&mut app, &["d3-d4", "e6-e5", "a3-a4"]);
    (0..3).for_each(|_| drop(press(&mut app, "undo")));
    play(&mut app, &["d3-d4"]);
    assert_eq!((notes(&app).len(), texts(&app).len()), (1, 0));
    press(&mut app, "redo");
    press(&mut app, "redo");
    assert_eq!(notes(&app), ["d3-d4", "e6-e5", "a3-a4"]);
}

#[test]
fn a_longer_one_is_shown_by_its_beginning() {
    let mut app = open("#/turkish-draughts");
    play(&mut app, &["d3-d4", "e6-e5", "a3-a4", "h6-h5", "h3-h4"]);
    while app.game.as_ref().is_some_and(|game| game.can_undo()) {
        press(&mut app, "undo");
    }
    play(&mut app, &["b3-b4"]);
    assert_eq!(texts(&app), ["Variante\u{a0}: 1. d3-d4 e6-e5 2. a3-a4 …"]);
    // Who gave up and took that back plays on.
    press(&mut app, "resign");
    press(&mut app, "resign-yes");
    press(&mut app, "undo");
    play(&mut app, &["e6-e5"]);
    assert_eq!((notes(&app).len(), texts(&app).len()), (2, 1));
}

#[test]
fn one_is_looked_at_beside_the_game_and_gone_on_from() {
    let store = Shared::default();
    let mut app = varied(&store);
    let kept = store.get(SLOT);
    let effects = press(&mut app, "variation:0");
    assert_eq!((notes(&app).len(), back(&app)), (3, Some(1)), "from where it branches");
    assert_eq!(notes(&app), ["d3-d4", "e6-e5", "a3-a4"]);
    assert!(effects.contains(&Effect::Focus("m1".to_owned())), "{effects:?}");
    assert!(said(&effects).starts_with("Variante. Coup 1 sur 3."), "{}", said(&effects));
    assert_eq!(text(&app, "s1"), "Variante. Coup 1 sur 3.");
    // The game is the variation here.
    assert_eq!(texts(&app), ["Variante\u{a0}: h6-h5 2. b3-b4 a6-a5"]);
    // One steps through it, and it changes nothing.
    press(&mut app, "along:next");
    press(&mut app, "back:next");
    assert_eq!(back(&app), Some(3));
    click(&mut app, "b6");
    click(&mut app, "b5");
    assert_eq!(notes(&app).len(), 4, "who comes to its end goes on with it");
    let resumable = app.resumable();
    assert_eq!(resumable.len(), 2, "the game was put aside");
    assert_eq!(store.get(&resumable[1].name), kept);

    // Back to the game, as it is.
    let mut app = open_with(&store, 2, "#/turkish-draughts");
    press(&mut app, &format!("resume:{}", resumable[1].name));
    let kept = store.get(SLOT);
    press(&mut app, "variation:0");
    press(&mut app, "back:previous");
    click(&mut app, "a3");
    let leave = find(&app, |element| element.get("data-do") == Some("restore"));
    assert_eq!(leave.len(), 1);
    assert_eq!(leave[0].plain(), "Retour à la partie");
    press(&mut app, "restore");
    assert_eq!((notes(&app).len(), back(&app), store.get(SLOT)), (4, None, kept.clone()));
    // By Escape, too.
    press(&mut app, "variation:0");
    app.update(doing("escape"));
    assert_eq!((notes(&app).len(), back(&app), store.get(SLOT)), (4, None, kept.clone()));
    // From one of its positions among us.
    press(&mut app, "variation:0");
    press(&mut app, "back:2");
    press(&mut app, "here-among");
    assert_eq!((notes(&app).len(), back(&app)), (2, None));
    assert_eq!(store.get(SLOT), kept);
    // A press that comes too late finds nothing.
    press(&mut app, "variation:9");
    assert_eq!(notes(&app).len(), 2);
}

/// A game that is over is gone back to, too.
#[test]
fn from_a_variation_one_goes_back_to_a_game_that_is_over() {
    let store = Shared::default();
    let mut app = varied(&store);
    press(&mut app, "resign");
    press(&mut app, "resign-yes");
    let kept = store.get(SLOT);
    press(&mut app, "variation:0");
    assert!(class(&app, "fin").is_empty());
    press(&mut app, "restore");
    assert_eq!((class(&app, "fin").len(), store.get(SLOT)), (1, kept));
    // Another game is not it.
    press(&mut app, "again");
    press(&mut app, "restore");
    assert!(class(&app, "fin").is_empty() && notes(&app).is_empty());
}

#[test]
fn one_stop_of_the_list_leads_to_the_variations_of_its_move() {
    let mut app = varied(&Shared::default());
    let stops = |app: &App| -> Vec<String> {
        let mut stops = Vec::new();
        class(app, "mv")[0].walk(&mut |element| {
            if element.get("tabindex") == Some("0") {
                stops.push(element.get("id").unwrap_or("variation").to_owned());
            }
        });
        stops
    };
    assert_eq!(stops(&app), ["m4"]);
    press(&mut app, "along:2");
    assert_eq!(stops(&app), ["m2", "variation"]);
    press(&mut app, "along:previous");
    assert_eq!(stops(&app), ["m1"]);
}

/// A variation of what was undone against a computer ends where a person decides.
#[test]
fn against_a_computer_its_answers_are_in_it() {
    let mut app = open("#/turkish-draughts?players=person,computer");
    let answered = |app: &mut App, from: &str, to: &str| {
        click(app, from);
        let (job, _) = asked(&click(app, to)).expect("the computer is asked");
        app.update(Msg::Answer(answer(&job)));
    };
    answered(&mut app, "d3", "d4");
    press(&mut app, "undo");
    answered(&mut app, "a3", "a4");
    let [line] = &texts(&app)[..] else { panic!("{:?}", texts(&app)) };
    assert!(line.starts_with("Variante\u{a0}: 1. d3-d4 "), "{line}");
    let effects = press(&mut app, "variation:0");
    assert!(asked(&effects).is_none() && back(&app) == Some(0));
    press(&mut app, "back:last");
    let game = app.game.as_ref().expect("a game");
    assert_eq!((game.session.table.len(), game.people().len()), (2, 1));
}

/// Undo is bound to the throw there; and what is hidden is never taken back.
#[test]
fn games_of_dice_and_with_secrets_have_none() {
    let mut app = open("#/sahkku?dice=7");
    for _ in 0..40 {
        let Some(next) = app.game.as_ref().map(|game| game.session.table.next()) else { break };
        match next.first() {
            None => drop(press(&mut app, "throw")),
            Some(first) => {
                press(&mut app, &format!("at:{}", first.target.text()));
            }
        }
        press(&mut app, "undo");
    }
    assert_eq!(texts(&app), [""; 0]);
    assert!(!text(&app, "mv").contains("Variante"));
}
