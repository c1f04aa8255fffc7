//! The menu of a small screen: a sheet over the page.

use super::*;
use palamede::text::Pack;

fn focus(id: &str) -> Effect {
    Effect::Focus(id.to_owned())
}

/// The actions in the menu.
fn actions(app: &App) -> Vec<String> {
    let mut all = Vec::new();
    for menu in class(app, "menu") {
        menu.walk(&mut |e| all.extend(e.get("data-do").map(str::to_owned)));
    }
    all
}

#[test]
fn the_menu_has_what_the_page_has_no_room_for_and_nothing_twice() {
    let mut app = open("#/mak-yek");
    play(&mut app, &["a3-a5"]);
    assert!(class(&app, "menu").is_empty());
    assert!(press(&mut app, "menu").contains(&focus("menu")));
    let shown = actions(&app);
    for act in ["stop", "resign", "full", "back:1", "back:first", "share", "menu"] {
        assert!(shown.iter().any(|one| one == act), "{act}: {shown:?}");
        if act != "menu" {
            let all = find(&app, |e| e.get("data-do") == Some(act));
            assert_eq!(all.len(), 1, "{act}");
        }
    }
    let to = |hash: &str| find(&app, |e| e.get("href") == Some(hash)).len();
    for page in ["new", "rules", "learn", "solve", "text"] {
        assert!(to(&format!("#/mak-yek/{page}")) > 0, "{page}");
    }
    assert_eq!(notes(&app), ["a3-a5"]);
    // What lies below is out of reach.
    for part in find(&app, |e| e.tag == "main" || e.tag == "header") {
        assert_eq!(part.get("inert"), Some(""), "{}", part.tag);
    }
    let menu = &class(&app, "menu")[0];
    assert_eq!((menu.get("inert"), menu.get("data-escape")), (None, Some("menu")));
    assert!(press(&mut app, "menu").contains(&focus("open-menu")));
    assert!(class(&app, "menu").is_empty());
    assert!(find(&app, |e| e.get("inert").is_some()).is_empty());
}

#[test]
fn what_is_done_in_the_menu_is_seen_on_the_board() {
    let mut app = open("#/mak-yek");
    play(&mut app, &["a3-a5", "b6-b4"]);
    for act in ["back:1", "film", "resign", "hint"] {
        press(&mut app, "menu");
        let effects = press(&mut app, act);
        assert!(!app.screen.menu, "{act}");
        assert!(effects.iter().any(|e| matches!(e, Effect::Focus(_))), "{act}: {effects:?}");
        for act in ["resign-no", "back:last"] {
            press(&mut app, act);
        }
    }
    // A switch leaves it where it is.
    press(&mut app, "menu");
    app.update(putting("pref.sound", ""));
    assert!(app.screen.menu);
    // In a lesson there is none.
    let mut app = open("#/mak-yek/learn/1");
    press(&mut app, "menu");
    assert!(class(&app, "menu").is_empty());
}

#[test]
fn the_menu_asks_for_what_it_holds_and_shows_it_when_it_comes() {
    let mut app = open("#/mak-yek");
    let prose = Pack::Prose(Lang::Fr);
    app.shell.packs.loaded.retain(|&pack| pack != prose);
    assert!(press(&mut app, "menu").contains(&Effect::Fetch(prose)));
    let acts = |app: &App| find(app, |e| e.get("data-do") == Some("resign")).len();
    let close = |app: &App| find(app, |e| e.get("data-do") == Some("menu") && e.tag == "button");
    assert_eq!(acts(&app), 0);
    assert!(close(&app).len() > 1, "it can be closed meanwhile");
    app.update(Msg::Fetched { pack: prose, here: false });
    let told = find(&app, |e| e.get("role") == Some("alert"));
    assert!(!told.is_empty(), "it is told that it did not come");
    assert_eq!(press(&mut app, "fetch"), [Effect::Fetch(prose)]);
    app.update(Msg::Fetched { pack: prose, here: true });
    assert_eq!(acts(&app), 1);
}
