//! The rules, read beside the board.

use super::*;
use palamede::games::GameId;
use palamede::text::{Pack, Voice};

#[test]
fn a_refusal_opens_its_rule_beside_the_board_and_the_game_goes_on() {
    let mut app = open("#/mak-yek");
    click(&mut app, "a3");
    click(&mut app, "b5");
    let effects = press(&mut app, "rule:turn");
    assert!(effects.contains(&Effect::Focus("rule".to_owned())), "{effects:?}");
    let read = text(&app, "read");
    assert!(read.contains("Le tour") && read.contains("Fig"), "{read}");
    assert_eq!(find(&app, |e| e.get("aria-expanded") == Some("true")).len(), 1);
    // It is the game that one came from, as it stood.
    assert_eq!(find(&app, |e| e.get("aria-selected") == Some("true")).len(), 1);
    click(&mut app, "a4");
    assert_eq!(notes(&app), ["a3-a4"]);
    assert!(class(&app, "read").is_empty(), "the next step closes it");
    press(&mut app, "rule:captures");
    let cursor = app.game.as_ref().expect("a game").hand.cursor;
    let effects = press(&mut app, "rule");
    assert!(effects.contains(&Effect::Focus(format!("c{cursor}"))), "{effects:?}");
    assert!(class(&app, "read").is_empty());
    // There is no such section.
    press(&mut app, "rule:nothing");
    assert!(!text(&app, "read").contains("Le tour"));
}

#[test]
fn one_press_shows_what_each_kind_of_piece_is_called() {
    let mut app = open("#/luzhanqi");
    let button = |app: &App| find(app, |e| e.get("data-do").is_some_and(|act| act == "rule:kinds"));
    assert!(button(&app).is_empty(), "nobody has come");
    press(&mut app, "sit");
    assert_eq!(button(&app).len(), 1);
    press(&mut app, "rule:kinds");
    let read = find(&app, |e| e.get("id") == Some("rule"));
    assert!(read[0].plain().contains("maréchal"), "{}", read[0].plain());
    // The rules of it are one press away, and the same button closes it.
    assert!(read[0].markup().contains("#/luzhanqi/rules/setup"));
    press(&mut app, "rule");
    assert!(class(&app, "read").is_empty());
    press(&mut app, "rule:kinds");
    press(&mut app, "hide");
    assert!(class(&app, "read").is_empty());
    assert!(!open("#/mak-yek").shell.asked.frame && button(&open("#/mak-yek")).is_empty());
}

#[test]
fn every_section_can_be_read_beside_the_board_as_it_stands_on_its_page() {
    for &game in GameId::ALL {
        let page = open(&format!("#/{}/rules", game.id()));
        let mut app = open(&format!("#/{}", game.id()));
        press(&mut app, "sit");
        let sections = Voice(game, Lang::Fr).rules().sections.iter().map(|section| section.id);
        for id in sections.chain(["options"]) {
            press(&mut app, &format!("rule:{id}"));
            let read = find(&app, |e| e.get("id") == Some("rule"));
            let heading = |of: &Element| {
                let mut text = String::new();
                of.walk(&mut |e| {
                    if e.tag == "h2" && e.get("id") == Some(id) {
                        text = e.plain();
                    }
                });
                text
            };
            let there = heading(&palamede::app::page(&page).root);
            assert!(!there.is_empty(), "{game:?} {id}");
            assert_eq!(heading(&read[0]), there, "{game:?} {id}");
            // Its figures have the numbers that they have there.
            let captions = |of: &Element| {
                let mut all = Vec::new();
                of.walk(&mut |e| {
                    if e.tag == "figcaption" {
                        all.push(e.plain());
                    }
                });
                all
            };
            let all = captions(&palamede::app::page(&page).root);
            assert!(captions(&read[0]).iter().all(|one| all.contains(one)), "{game:?} {id}");
        }
    }
}

#[test]
fn the_rules_are_fetched_when_they_are_asked_for() {
    let mut app = open("#/mak-yek");
    app.shell.packs.loaded.retain(|&pack| pack != Pack::Prose(Lang::Fr));
    let effects = press(&mut app, "rule:turn");
    assert!(effects.contains(&Effect::Fetch(Pack::Prose(Lang::Fr))), "{effects:?}");
    assert_eq!(find(&app, |e| e.get("aria-busy") == Some("true")).len(), 1);
    app.update(Msg::Fetched { pack: Pack::Prose(Lang::Fr), here: true });
    assert!(text(&app, "read").contains("Le tour"));
}
