//! Games on other people's pages.

use super::*;
use palamede::rules::Seats;

fn warned(effects: &[Effect]) -> Vec<&str> {
    let warned = effects.iter().filter_map(|effect| match effect {
        Effect::Warn(text) => Some(text.as_str()),
        _ => None,
    });
    warned.collect()
}

/// The page and what it asks for as it opens.
fn opening(store: &Shared, hash: &str) -> (App, Vec<Effect>) {
    let mut app = start(store, 1);
    let effects = app.update(Msg::Hash(hash.to_owned()));
    (app, effects)
}

fn hrefs(app: &App) -> Vec<String> {
    let links = find(app, |e| e.tag == "a");
    links.iter().filter_map(|e| e.get("href").map(String::from)).collect()
}

#[test]
fn a_frame_says_nothing_of_what_its_visitor_cannot_mend() {
    let hash = "#/mak-yek?frame=1&coords=off&first=purple&players=person,robot&theme=pink";
    let (app, effects) = opening(&Shared::default(), hash);
    assert!(class(&app, "notice").is_empty());
    let [line] = warned(&effects)[..] else { panic!("{effects:?}") };
    for part in [
        "coords=off? [frame lang",
        "first=purple? [white black",
        "players=person,robot?",
        "theme=pink?",
    ] {
        assert!(line.contains(part), "{part}: {line}");
    }
    // What is understood holds.
    let (app, effects) = opening(&Shared::default(), "#/mak-yek?frame=1&coords=off&first=black");
    assert!(text(&app, "s1").starts_with("Noirs"));
    assert_eq!(warned(&effects).len(), 1);
    let start = "#/mak-yek?frame=1&start=nonsense";
    let (app, effects) = opening(&Shared::default(), start);
    assert!(class(&app, "notice").is_empty() && warned(&effects).len() == 1);
    // Moves that are lost are missed.
    for moves in ["m=%%%", "c=1-00000000&m=AA"] {
        let (app, _) = opening(&Shared::default(), &format!("#/mak-yek?frame=1&{moves}"));
        assert!(!class(&app, "notice").is_empty(), "{moves}");
    }
    // Whoever opens a link on the site is told.
    assert!(!class(&open("#/mak-yek?coords=off"), "notice").is_empty());
    let (_, effects) = opening(&Shared::default(), "#/mak-yek?players=robot");
    assert_eq!(warned(&effects).len(), 1);
    let (_, effects) = opening(&Shared::default(), "#/mak-yek?frame=1&players=person,computer");
    assert!(warned(&effects).is_empty());
}

#[test]
fn a_frame_keeps_no_game_before_somebody_plays() {
    let store = Shared::default();
    let games = || store.names().iter().filter(|name| *name != store::PREFS).count();
    let mut app = open_with(&store, 1, "#/mak-yek?frame=1&first=black");
    assert_eq!(games(), 0);
    play(&mut app, &["a6-a5"]);
    assert_eq!(games(), 1);
}

#[test]
fn what_another_game_took_the_place_of_is_found_on_the_sheet() {
    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/mak-yek?frame=1&id=salon");
    play(&mut app, &["a3-a5"]);
    let on_sheet = |app: &mut App| {
        press(app, "menu");
        let mut all = find(app, |e| e.get("data-do").is_some_and(|act| act.starts_with("resume:")));
        all.pop().map(|button| button.get("data-do").unwrap_or_default().to_owned())
    };
    assert_eq!(on_sheet(&mut app), None);
    press(&mut app, "start");
    play(&mut app, &["b3-b5"]);
    let resume = on_sheet(&mut app).expect("the one before");
    let effects = press(&mut app, &resume);
    assert!(!effects.iter().any(|e| matches!(e, Effect::Go(_))), "{effects:?}");
    let game = app.game.as_ref().expect("a game");
    let save = game.session.table.save(&game.extras).open().to_owned();
    assert!(save.contains("a3-a5") && !save.contains("b3-b5"), "{save}");
    assert_eq!(class(&app, "grid").len(), 1);
    assert!(on_sheet(&mut app).is_some(), "now it is the other one");
    // Another frame's are not this one's.
    let mut other = open_with(&store, 2, "#/mak-yek?frame=1");
    assert_eq!(on_sheet(&mut other), None);
}

/// There is no page to find it on, either.
#[test]
fn a_save_that_cannot_be_read_is_found_on_the_sheet() {
    for (game, secret) in [("mak-yek", false), ("luzhanqi", true)] {
        let store = Shared::default();
        let frame = format!("#/{game}?frame=1");
        let slot = open_with(&store, 1, &frame).game.expect("a game").keeping.slot;
        let broken = format!("palamede 1\ngame: {game}\nnow: 7\n");
        store.0.borrow_mut().set(&store::save_name(&slot), &broken);
        let mut app = open_with(&store, 2, &frame);
        assert_eq!(store.get(&store::broken_name(&slot)).as_deref(), Some(&broken[..]));
        press(&mut app, "menu");
        let shown = page(&app).root.plain();
        assert_eq!(shown.contains("now: 7"), !secret, "{game}");
        let words = Lang::Fr.words();
        assert!(shown.contains(&Lang::Fr.set(words.broken_save)), "{game}");
        assert_eq!(shown.contains(&Lang::Fr.set(words.save_secret)), secret, "{game}");
    }
}

#[test]
fn a_slot_is_not_another_whose_name_begins_alike() {
    let of = |slot: &str| store::parked_name(1_728_000_000_000, slot, 7);
    for slot in ["luzhanqi", "luzhanqi-four", "luzhanqi.salon"] {
        assert!(store::is_aside_of(&of(slot), slot));
        for other in ["luzhanqi", "luzhanqi-four", "luzhanqi.salon"] {
            assert_eq!(store::is_aside_of(&of(other), slot), other == slot, "{other} of {slot}");
        }
    }
}

#[test]
fn games_of_other_frames_let_none_be_forgotten() {
    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/mak-yek?frame=1&id=salon");
    let again = |app: &mut App| {
        press(app, "menu");
        press(app, "start");
        play(app, &["a3-a5"]);
    };
    play(&mut app, &["a3-a5"]);
    again(&mut app);
    let asides = || store.names().iter().filter(|name| name.starts_with("aside.")).count();
    assert_eq!(asides(), 1);
    let mut other = open_with(&store, 2, "#/mak-yek?frame=1");
    play(&mut other, &["a3-a5"]);
    (0..15).for_each(|_| again(&mut other));
    // Its own last ten, and the one there was.
    assert_eq!(asides(), 11);
    press(&mut app, "menu");
    assert!(
        find(&app, |e| e.get("data-do").is_some_and(|act| act.starts_with("resume:"))).len() == 1
    );
}

#[test]
fn the_address_of_a_frame_goes_on_naming_the_slot_that_is_played_in() {
    // Elsewhere it is the game's own with the first step, a frame's never.
    for (frame, kept) in [("frame=1&", true), ("", false)] {
        let (mut app, _) = opening(&Shared::default(), &format!("#/mak-yek?{frame}m=!"));
        assert!(!class(&app, "notice").is_empty());
        let mut effects = click(&mut app, "a3");
        effects.extend(click(&mut app, "a5"));
        let replaced = effects.iter().any(|e| matches!(e, Effect::Replace(_)));
        assert_eq!(replaced, !kept, "{effects:?}");
    }
}

#[test]
fn the_sheet_begins_another_game_and_gives_the_focus_back() {
    let mut app = open("#/mak-yek?frame=1");
    play(&mut app, &["a3-a5"]);
    let focus = |id: &str| Effect::Focus(id.to_owned());
    assert!(press(&mut app, "menu").contains(&focus("sheet")));
    assert!(class(&app, "grid").is_empty(), "nothing else is there to go to");
    let escape = find(&app, |e| e.get("data-escape") == Some("menu"));
    assert_eq!(escape.len(), 1);
    assert!(press(&mut app, "menu").contains(&focus("more")));
    assert_eq!(class(&app, "grid").len(), 1);
    press(&mut app, "menu");
    assert!(press(&mut app, "escape").contains(&focus("more")));

    press(&mut app, "menu");
    app.update(putting("player.1", "computer"));
    app.update(putting("seating", "passing"));
    let effects = press(&mut app, "start");
    assert!(effects.iter().any(|e| matches!(e, Effect::Post { event: "start", .. })));
    assert!(!effects.iter().any(|e| matches!(e, Effect::Go(_))), "{effects:?}");
    let game = app.game.as_ref().expect("a game");
    assert!(game.session.is_empty() && game.people().len() == 1);
    assert_eq!(class(&app, "grid").len(), 1);
    // What was played can be brought back, and this is no step in anybody's history.
    let effects = press(&mut app, "restore");
    assert!(!effects.iter().any(|e| matches!(e, Effect::Go(_))), "{effects:?}");
    assert!(!app.game.as_ref().expect("a game").session.is_empty());
}

/// The page around hears the event and the game, and of the end alone who has won: nobody at a draw.
#[test]
fn the_page_around_hears_who_has_won_at_the_end_alone() {
    let posted = |effects: &[Effect]| {
        effects.iter().find_map(|effect| match effect {
            Effect::Post { event, game, winners } => Some((*event, *game, *winners)),
            _ => None,
        })
    };
    let click = |app: &mut App, action: &str| posted(&press(app, action));
    for (steps, winners) in [
        (&["resign", "resign-yes"][..], Seats::only(Seat::SECOND)),
        (&["stop", "accept"], Seats::NONE),
    ] {
        let mut app = open("#/mak-yek?frame=1");
        press(&mut app, "at:s16");
        assert_eq!(click(&mut app, "at:s32"), Some(("turn", "mak-yek", None)));
        press(&mut app, "at:s41");
        assert_eq!(click(&mut app, "at:s25"), Some(("turn", "mak-yek", None)));
        press(&mut app, "menu");
        let ends = steps.iter().filter_map(|step| click(&mut app, step)).collect::<Vec<_>>();
        assert_eq!(ends, [("end", "mak-yek", Some(winners))]);
    }
}

/// A game that was begun anew stays, though nobody has played in it yet, where the frame's address is read once more.
#[test]
fn a_game_begun_in_a_frame_does_not_give_way_to_its_address() {
    let mut sender = open("#/mak-yek");
    play(&mut sender, &["a3-a5", "b6-b4"]);
    let link = sender.game.as_ref().map(|game| game.session.table.link()).expect("a link");
    let address = format!("#/mak-yek?{link}&frame=1");
    let mut app = open(&address);
    assert_eq!(app.game.as_ref().map(|game| game.session.table.len()), Some(2));
    press(&mut app, "menu");
    press(&mut app, "start");
    app.update(Msg::Hash(address));
    assert_eq!(app.game.as_ref().map(|game| game.session.table.len()), Some(0));
}

#[test]
fn the_sheet_leads_out_changes_the_language_and_says_what_is_not_kept() {
    let mut app = start(&Shared::default(), 1);
    app.shell.keeps = false;
    app.update(Msg::Hash("#/mak-yek?frame=1&lang=en&theme=dark".to_owned()));
    app.shell.keeps = false;
    press(&mut app, "menu");
    assert!(text(&app, "note").contains("does not let"), "{}", text(&app, "note"));
    for link in find(&app, |e| e.tag == "a") {
        assert_eq!(link.get("target"), Some("_blank"));
        // Without the parameters that may stand before the `#`.
        let beside = "./en/accessibility/";
        assert!(link.get("href").is_some_and(|to| to.starts_with("./#/") || to == beside));
    }
    assert!(hrefs(&app).contains(&"./#/mak-yek/rules".to_owned()));
    app.update(putting("pref.lang", "fr"));
    app.update(putting("pref.theme", "light"));
    assert_eq!((app.lang(), app.shell.prefs.theme), (Lang::Fr, "light"));
    assert!(press(&mut app, "copy-link").iter().any(|e| matches!(e, Effect::Copy { .. })));
}

#[test]
fn what_a_page_around_asks_for_holds_there_and_the_visitors_own_is_kept() {
    let store = Shared::default();
    let mut app = start(&store, 1);
    app.update(putting("pref.coordinates", "off"));
    app.update(putting("pref.labels", "chinese"));
    let asked = "frame=1&coordinates=on&hints=off&labels=symbols&motion=off&theme=dark";
    app.update(Msg::Hash(format!("#/mak-yek?{asked}")));
    let seen = |app: &App| {
        let prefs = &app.shell.prefs;
        (prefs.coordinates, prefs.hints, prefs.labels, prefs.motion)
    };
    assert_eq!(seen(&app), (true, false, "symbols", "off"));
    // What is chosen there is chosen for good, and alone.
    app.update(putting("pref.theme", "light"));
    let kept = start(&store, 1);
    assert_eq!(seen(&kept), (false, true, "chinese", ""));
    assert_eq!((kept.shell.prefs.theme, app.shell.prefs.theme), ("light", "light"));
    // The next game is shown as that asks for.
    app.update(Msg::Hash("#/mak-yek?frame=1&labels=names&motion=usual".to_owned()));
    assert_eq!(seen(&app), (false, true, "", ""));
    app.update(Msg::Hash("#/mak-yek?frame=1&hints=perhaps".to_owned()));
    assert_eq!(seen(&app), seen(&kept));
}

#[test]
fn the_link_out_of_a_frame_carries_the_game_unless_it_has_secrets() {
    let mut app = open("#/mak-yek?frame=1");
    play(&mut app, &["a3-a5", "b6-b4"]);
    let link = app.game.as_ref().expect("a game").session.table.link();
    let out = format!("./#/mak-yek?{link}");
    assert_eq!(hrefs(&app).iter().filter(|href| **href == out).count(), 2);
    let there = open(&out[2..]);
    assert_eq!(notes(&there), ["a3-a5", "b6-b4"]);
    let app = open("#/luzhanqi?frame=1");
    assert!(hrefs(&app).iter().all(|href| href == "./#/luzhanqi"), "{:?}", hrefs(&app));
}

#[test]
fn only_cells_whose_piece_can_be_moved_keep_the_finger() {
    let lifts = |app: &App| {
        let cells = find(app, |e| e.get("role") == Some("gridcell"));
        let lift = |e: &&Element| e.get("data-lift").is_some();
        let mut ids: Vec<_> =
            cells.iter().filter(lift).filter_map(|e| Some(e.get("id")?.to_owned())).collect();
        ids.sort();
        ids
    };
    let mut app = open("#/mak-yek");
    let before = lifts(&app);
    assert_eq!(before.len(), 16);
    // Where a chosen piece can go, nothing can be taken up.
    click(&mut app, "a3");
    assert_eq!(lifts(&app), before);
    app.update(putting("pref.hints", "off"));
    assert_eq!(lifts(&app), before, "it has nothing to do with hints");
    click(&mut app, "a5");
    assert!(!lifts(&app).contains(&"c16".to_owned()));
}

#[test]
fn a_new_version_is_told_of_on_the_home_page_and_after_a_game() {
    let told = |app: &App| class(app, "newer").len();
    let mut app = open("#/mak-yek");
    app.update(Msg::Newer);
    assert_eq!(told(&app), 0, "in a game nobody is told");
    press(&mut app, "resign");
    let effects = press(&mut app, "resign-yes");
    assert!(effects.contains(&Effect::Site("look")), "and it is looked for");
    assert_eq!(told(&app), 1);
    app.update(Msg::Hash("#/".to_owned()));
    assert_eq!(told(&app), 1);
    assert_eq!(press(&mut app, "renew"), [Effect::Site("renew")]);
    let mut framed = open("#/mak-yek?frame=1");
    framed.update(Msg::Newer);
    press(&mut framed, "resign");
    press(&mut framed, "resign-yes");
    assert_eq!((class(&framed, "fin").len(), told(&framed)), (1, 0));
}

#[test]
fn what_is_kept_is_to_persist_after_a_first_move_on_the_site_alone() {
    let asks = |effects: &[Effect]| effects.contains(&Effect::Site("persist"));
    for (hash, persists) in [("#/mak-yek", true), ("#/mak-yek?frame=1", false)] {
        let mut app = open(hash);
        click(&mut app, "a3");
        assert_eq!(asks(&click(&mut app, "a5")), persists, "{hash}");
        click(&mut app, "b6");
        assert!(!asks(&click(&mut app, "b5")), "{hash}: once");
    }
}
