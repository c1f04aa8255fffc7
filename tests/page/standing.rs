//! What stands on a game's page: nothing of it outlives what it told of, and nothing
//! contradicts anything else; and the game gone through again.

use super::*;

/// The messages that stand: questions and refusals, answers, the end, and the banner.
fn stands(app: &App) -> Vec<&'static str> {
    let game = app.game.as_ref().expect("a game");
    let shown = |name: &'static str| class(app, name).is_empty();
    [
        ("banner", shown("notice")),
        ("refused", shown("refus")),
        ("asked", shown("offer")),
        ("over", shown("fin")),
        (
            "back",
            find(app, |e| e.get("data-do") == Some("back:last") && e.tag == "button").len() < 2,
        ),
        (
            "told",
            game.beside
                .answer
                .as_deref()
                .is_none_or(|told| !text(app, "say").contains(&Lang::Fr.set(told))),
        ),
        ("status", text(app, "ok").is_empty()),
    ]
    .into_iter()
    .filter_map(|(name, gone)| (!gone).then_some(name))
    .collect()
}

/// White has a rook's worth more than the computer that plays black.
const BETTER: &str = "#/mak-yek?players=person,computer&start=8/8/8/8/rr6/8/8/R3R2r+w";

fn disabled(app: &App, action: &str) -> bool {
    let found = find(app, |e| e.get("data-do") == Some(action));
    assert!(!found.is_empty(), "{action}");
    found.iter().all(|e| e.get("aria-disabled") == Some("true"))
}

#[test]
fn a_message_stands_until_something_else_happens() {
    let refuse = |app: &mut App| drop(click(app, "a5"));
    let resign = |app: &mut App| drop(press(app, "resign"));
    let copied = |app: &mut App| {
        press(app, "share");
        press(app, "copy-link");
        app.update(Msg::Copied(None));
    };
    let offer = |app: &mut App| drop(press(app, "stop"));
    let bad = |app: &mut App| drop(app.update(Msg::Hash("#/mak-yek?v=9".to_owned())));
    type Act<'a> = &'a dyn Fn(&mut App);
    let causes: [(&str, Act); 5] = [
        ("refused", &refuse),
        ("asked", &resign),
        ("status", &copied),
        ("asked", &offer),
        ("banner", &bad),
    ];
    let step = |app: &mut App| play(app, &["b6-b4"]);
    let undo = |app: &mut App| drop(press(app, "undo"));
    let back = |app: &mut App| drop(press(app, "back:first"));
    let again = |app: &mut App| {
        press(app, "resign");
        press(app, "resign-yes");
        press(app, "again");
        // Another game's place is told of until it is closed.
        press(app, "close");
    };
    let events: [(&str, Act, &[&str]); 4] = [
        ("step", &step, &[]),
        ("undo", &undo, &["told"]),
        ("back", &back, &["back"]),
        ("again", &again, &[]),
    ];
    for (what, cause) in causes {
        for (when, event, left) in events {
            let mut app = open("#/mak-yek");
            play(&mut app, &["a3-a5"]);
            cause(&mut app);
            assert_eq!(stands(&app), [what], "before {when}");
            event(&mut app);
            // A broken link has nothing to do with looking back.
            let left = if (what, when) == ("banner", "back") { &["banner", "back"] } else { left };
            assert_eq!(stands(&app), left, "{what}, then {when}");
        }
    }
}

#[test]
fn at_the_end_nothing_says_that_the_game_goes_on() {
    let mut app = open(BETTER);
    let effects = press(&mut app, "stop");
    assert_eq!(stands(&app), [""; 0]);
    thinks(&mut app, &effects);
    assert_eq!(stands(&app), ["told"], "the computer plays on");
    assert_eq!(text(&app, "s2"), "Proposition refusée. La partie continue.");
    press(&mut app, "resign");
    assert_eq!(stands(&app), ["asked"]);
    press(&mut app, "resign-yes");
    assert_eq!(stands(&app), ["over"]);
    press(&mut app, "back:first");
    assert_eq!(stands(&app), ["back"]);
    press(&mut app, "back:last");
    assert_eq!(stands(&app), ["over"]);
    // What has ended is not taken back by a slip.
    assert!(disabled(&app, "undo"));
    press(&mut app, "undo");
    assert_eq!(stands(&app), ["over"]);
}

#[test]
fn in_the_middle_of_a_capture_the_counts_follow_and_without_hints_nothing_tells_what_is_next() {
    let mut app = open("#/turkish-draughts");
    play(&mut app, &["b3-b4", "g6-g5", "c3-c4", "d6-d5", "d3-d4"]);
    let shown = |app: &App| {
        let counts: Vec<String> = class(app, "pl").iter().map(|seat| seat.plain()).collect();
        let marks = ["mk-taken", "mk-take", "mk-to"].map(|mark| class(app, mark).len());
        (counts.concat(), marks)
    };
    click(&mut app, "d5");
    assert_eq!(shown(&app), ("Noirs16 pionsBlancs16 pions".to_owned(), [0, 0, 1]));
    click(&mut app, "d3");
    assert_eq!(shown(&app), ("Noirs16 pionsBlancs15 pions".to_owned(), [1, 2, 0]));
    app.update(putting("pref.hints", "off"));
    assert_eq!(shown(&app).1, [1, 0, 0]);
    let effects = click(&mut app, "d1");
    assert_eq!(shown(&app), ("Noirs15 pions, 1 dameBlancs14 pions".to_owned(), [2, 0, 1]));
    // The first is a ghost already: nothing falls once more.
    assert!(effects.iter().any(|e| matches!(e, Effect::Motion(motion) if !motion.fades)));
}

#[test]
fn one_thing_is_asked_at_a_time() {
    let mut app = open("#/mak-yek");
    play(&mut app, &["a3-a5"]);
    press(&mut app, "stop");
    press(&mut app, "resign");
    assert_eq!(class(&app, "offer").len(), 1);
    press(&mut app, "resign-no");
    assert_eq!(class(&app, "offer").len(), 1, "the proposal still stands");
    press(&mut app, "decline");
    assert_eq!(stands(&app), ["told"]);
    play(&mut app, &["h6-h5"]);
    assert_eq!(stands(&app), [""; 0]);
}

#[test]
fn who_looks_back_takes_nothing_back_and_gives_nothing_up() {
    let mut app = open("#/mak-yek");
    play(&mut app, &["a3-a5", "b6-b4", "c3-c4"]);
    press(&mut app, "undo");
    press(&mut app, "resign");
    press(&mut app, "resign-yes");
    let over = |app: &App| {
        matches!(app.game.as_ref().expect("a game").session.table.turn(), Turn::Over(_))
    };
    press(&mut app, "back:first");
    for action in ["undo", "redo", "resign", "resign-yes", "stop", "accept", "decline"] {
        if ["redo", "resign", "stop"].contains(&action) {
            press(&mut app, "menu");
        }
        if !["resign-yes", "accept", "decline"].contains(&action) {
            assert!(disabled(&app, action), "{action}");
        }
        let said = said(&press(&mut app, action));
        if app.screen.menu {
            press(&mut app, "menu");
        }
        assert_eq!(
            said, "Vous revoyez un coup passé. Pour jouer, choisissez « Retour à la partie ».",
            "{action}"
        );
        assert!(over(&app), "{action}");
        assert_eq!((notes(&app).len(), stands(&app)), (3, vec!["refused", "back"]), "{action}");
    }
    press(&mut app, "back:last");
    assert!(disabled(&app, "undo"));
    press(&mut app, "undo");
    assert!(over(&app), "what has ended is not taken back by a slip");
}

#[test]
fn a_click_on_the_board_while_looking_back_says_so_and_the_way_back() {
    let mut app = open("#/mak-yek");
    play(&mut app, &["a3-a5", "b6-b4", "c3-c4"]);
    press(&mut app, "back:2");
    let effects = click(&mut app, "c3");
    let told = "Vous revoyez un coup passé. Pour jouer, choisissez « Retour à la partie ».";
    assert!(matches!(&effects[..], [Effect::Say { text, urgent: true }] if text == told));
    let refus = &class(&app, "refus")[0];
    assert_eq!(refus.plain(), Lang::Fr.set(told), "no rule to read");
    assert!(find(&app, |e| e.get("data-do") == Some("back:last")).len() > 1, "the way back");
    press(&mut app, "back:next");
    assert!(class(&app, "refus").is_empty());
}

#[test]
fn the_last_press_forward_leaves_the_buttons_where_they_are_and_the_board_is_live() {
    let mut app = open("#/mak-yek");
    play(&mut app, &["a3-a5", "b6-b4"]);
    let bar = |app: &App| {
        let mut all = Vec::new();
        class(app, "cts")[0].walk(&mut |e| {
            let small = e.get("class").is_some_and(|c| !c.contains("only-w"));
            all.extend(e.get("data-do").filter(|_| small).map(str::to_owned));
        });
        all
    };
    assert_eq!(bar(&app), ["undo", "hint", "menu"]);
    press(&mut app, "back:1");
    let replay = ["back:first", "back:previous", "film", "back:next", "menu"];
    assert_eq!(bar(&app), replay);
    let effects = press(&mut app, "back:next");
    assert!(effects.iter().any(|e| matches!(e, Effect::Motion(_))));
    assert_eq!(bar(&app), replay);
    assert!(text(&app, "s1").starts_with("Coup 2 sur 2"), "{}", text(&app, "s1"));
    assert!(disabled(&app, "back:next") && disabled(&app, "undo"));
    // Who plays there goes on.
    play(&mut app, &["c3-c4"]);
    assert_eq!((notes(&app).len(), stands(&app)), (3, vec![]));
    // What the computer plays meanwhile is followed there, and only there.
    assert_eq!(bar(&app), ["undo", "hint", "menu"]);
}

#[test]
fn the_keyboard_goes_through_the_game_along_the_list() {
    let mut app = open("#/mak-yek");
    play(&mut app, &["a3-a5", "b6-b4", "c3-c4"]);
    let mut along = |to: &str| {
        let effects = press(&mut app, &format!("along:{to}"));
        let focus = effects.iter().find_map(|effect| match effect {
            Effect::Focus(id) => Some(id.clone()),
            _ => None,
        });
        let current = find(&app, |e| e.get("aria-current").is_some());
        let current = current.first().map(Element::plain).unwrap_or_default();
        (focus.expect("a step"), current, said(&effects))
    };
    let step = |focus: &str, current: &str, said: &str| {
        (focus.to_owned(), current.to_owned(), said.to_owned())
    };
    assert_eq!(along("previous"), step("m2", "b6-b4", "Coup 2 sur 3."));
    assert_eq!(along("first"), step("m1", "", "Début de la partie."));
    assert_eq!(along("next"), step("m1", "a3-a5", "Coup 1 sur 3."));
    assert!(along("last").2.starts_with("Noirs, choisissez"));
}

#[test]
fn only_who_comes_after_a_step_waits() {
    let waits = |effects: &[Effect]| effects.iter().any(|e| waited_for(e).is_some());
    let store = Shared::default();
    let mut app = start(&store, 1);
    let effects = go(&mut app, "#/luzhanqi");
    assert!(!waits(&effects), "at the first load");
    press(&mut app, "sit");
    assert!(
        class(&app, "fin").is_empty()
            && !find(&app, |e| e.get("data-do") == Some("ready")).is_empty()
    );
    assert!(waits(&press(&mut app, "ready")), "a second tap is not the next player's");
    press(&mut app, "sit");
    assert!(find(&app, |e| e.get("data-do") == Some("ready")).is_empty());
    // The page is loaded anew, or left and come back to.
    let mut again = start(&store, 2);
    assert!(!waits(&go(&mut again, "#/luzhanqi")));
    go(&mut again, "#/mak-yek");
    assert!(!waits(&go(&mut again, "#/luzhanqi")));
    press(&mut again, "sit");
    press(&mut again, "missed:on");
    assert!(!find(&again, |e| e.get("data-do") == Some("ready")).is_empty());
}

#[test]
fn a_pair_is_taken_or_left_by_a_button() {
    let answers = |app: &App| {
        let asks = class(app, "ask");
        let mut all = Vec::new();
        asks.iter().for_each(|ask| {
            ask.walk(&mut |e| {
                all.extend(
                    (e.tag == "button")
                        .then(|| (e.plain(), e.get("data-do").unwrap_or("").to_owned())),
                )
            });
        });
        all
    };
    let mut app = open("#/shap-luk?start=a1,b1,c4,e4,d3,d5,a3,e1+c3+1+g");
    assert_eq!(answers(&app), []);
    for end in ["Prendre", "Ne rien"] {
        let cell = |name: &str| {
            let cells =
                find(&app, |e| e.get("role") == Some("gridcell") && e.plain().starts_with(name));
            cells[0].get("data-do").unwrap().to_owned()
        };
        for action in ["c3", "d4"].map(cell) {
            press(&mut app, &action);
        }
        let offered = answers(&app);
        let names: Vec<&str> = offered.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["Prendre c4 et e4", "Prendre d3 et d5", "Ne rien prendre"]);
        let (_, action) = offered.iter().find(|(name, _)| name.starts_with(end)).unwrap();
        press(&mut app, action);
        let note = if end == "Prendre" { "c3-d4xc4,e4" } else { "c3-d4" };
        assert_eq!(notes(&app), [note]);
        press(&mut app, "undo");
    }
}
