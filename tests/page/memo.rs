//! What a player notes on another's piece whose rank it does not know. It is played by
//! Luzhanqi; the page knows no game.

use super::secret::{at, come, drawn, shown, wait};
use super::*;
use palamede::games::GameId;
use palamede::text::Voice;

/// A site of Black's home where a piece stands that cannot be reached at once.
const BLACK: usize = 30 + 22;

/// Both have laid out, and Red is at the screen.
fn begun_with(store: &Shared) -> App {
    let mut app = open_with(store, 1, "#/luzhanqi");
    for _ in 0..2 {
        come(&mut app);
        press(&mut app, "ready");
    }
    come(&mut app);
    app
}

fn begun() -> App {
    begun_with(&Shared::default())
}

/// The buttons of the chooser: what they do, what they are called, whether they are pressed.
fn chooser(app: &App) -> Vec<(String, String, bool)> {
    let buttons = find(app, |e| e.get("data-do").is_some_and(|act| act.starts_with("memo-write")));
    let told = |e: &Element| {
        let on = e.get("aria-pressed") == Some("true");
        (e.get("data-do").unwrap_or_default().to_owned(), e.plain(), on)
    };
    buttons.iter().map(told).collect()
}

fn is_asked(app: &App) -> bool {
    !find(app, |e| e.get("data-escape") == Some("memo-close")).is_empty()
}

/// What is read aloud of the cells where something is noted, for who asks for it.
fn noted(app: &App) -> Vec<String> {
    let game = app.game.as_ref().expect("a game");
    let is = Lang::Fr.words().memo_is(&"");
    let labels = game.session.play_view(Lang::Fr, &game.extras, game.at()).holds;
    labels.into_iter().filter(|label| label.contains(is.trim())).collect()
}

/// The sites that the next click can be on; with `taking`, those where it takes something.
fn legal(app: &App, taking: bool) -> Vec<usize> {
    let game = app.game.as_ref().expect("a game");
    let next = game.session.play_view(Lang::Fr, &game.extras, None).next;
    let next = next.iter().filter(|next| !taking || next.last && !next.takes.is_empty());
    let site = |next: &palamede::table::Next| match next.target {
        palamede::scene::Target::Site(site) => Some(site),
        _ => None,
    };
    next.filter_map(site).collect()
}

/// How many slips are drawn on the board.
fn slips(app: &App) -> usize {
    class(app, "memo").len()
}

fn focused(effects: &[Effect]) -> Vec<&str> {
    let mut ids = Vec::new();
    for effect in effects {
        if let Effect::Focus(id) = effect {
            ids.push(id.as_str());
        }
    }
    ids
}

fn write(app: &mut App, site: usize, sign: char) {
    press(app, &format!("memo:s{site}"));
    press(app, &format!("memo-write:{sign}"));
}

#[test]
fn a_press_on_anothers_piece_asks_and_a_sign_is_noted_drawn_and_said() {
    let mut app = begun();
    let cells = find(&app, |e| e.get("data-memo").is_some());
    assert_eq!(cells.len(), 25, "the pieces of the other player");
    assert!(cells.iter().all(|cell| cell.get("role") == Some("gridcell")));
    // The other button and the long press name the site, the key does not.
    for (act, site) in [(format!("memo:s{BLACK}"), BLACK), ("memo".to_owned(), BLACK + 1)] {
        app.update(Msg::Focused(site));
        let effects = press(&mut app, &act);
        assert_eq!(focused(&effects), ["memo"]);
        let buttons = chooser(&app);
        assert_eq!(buttons.len(), 12, "nothing is to be erased yet");
        assert!(buttons.iter().all(|(_, name, on)| name.len() > 3 && !on));
        let first = find(&app, |e| e.get("id") == Some("memo"));
        assert_eq!(first.len(), 1);
        assert_eq!(first[0].get("aria-describedby"), Some("memo-ask"));
        let effects = press(&mut app, "memo-write:M");
        // Who sits beside does not hear what.
        let heard = said(&effects);
        assert!(heard.starts_with("Noté") && !heard.contains("mine"), "{heard}");
        assert_eq!(focused(&effects), [format!("c{site}")]);
        assert!(!is_asked(&app));
    }
    let labels = noted(&app);
    assert_eq!((labels.len(), slips(&app)), (2, 2));
    assert!(labels.iter().all(|label| label.ends_with("mine")), "{labels:?}");
    assert!(class(&app, "memo")[0].plain().contains('?'));
    // Asked again, it is the one that is pressed; it can be another, or none.
    press(&mut app, &format!("memo:s{BLACK}"));
    let on: Vec<_> = chooser(&app).into_iter().filter(|(.., on)| *on).collect();
    assert_eq!(on.len(), 1);
    assert_eq!(on[0].0, "memo-write:M");
    assert_eq!(find(&app, |e| e.get("id") == Some("memo"))[0].get("data-do"), Some("memo-write:M"));
    press(&mut app, "memo-write:9");
    let nine = Voice(GameId::Luzhanqi, Lang::Fr).sign('9');
    assert!(noted(&app).iter().any(|label| label.ends_with(&nine)), "{:?}", noted(&app));
    press(&mut app, &format!("memo:s{BLACK}"));
    assert_eq!(chooser(&app).len(), 13);
    let effects = press(&mut app, "memo-write:");
    assert!(said(&effects).contains("effacée"));
    assert_eq!((noted(&app).len(), slips(&app)), (1, 1));
}

#[test]
fn who_knows_no_key_finds_a_button_and_chooses_on_the_board() {
    let mut app = begun();
    let button = |app: &App| find(app, |e| e.get("data-do") == Some("memo-which"))[0].clone();
    assert_eq!(button(&app).plain(), Lang::Fr.words().memo);
    let effects = press(&mut app, "memo-which");
    assert_eq!(button(&app).get("aria-pressed"), Some("true"));
    assert_eq!(said(&effects), Lang::Fr.words().memo_which);
    assert!(is_asked(&app) && chooser(&app).is_empty());
    // An own piece is not selected, nor is an enemy's attacked.
    let effects = at(&mut app, 0);
    assert_eq!(said(&effects), Lang::Fr.words().memo_refused);
    assert!(find(&app, |e| e.get("aria-selected") == Some("true")).is_empty());
    let effects = at(&mut app, BLACK);
    assert_eq!(focused(&effects), ["memo"]);
    assert_eq!(chooser(&app).len(), 12);
    press(&mut app, "memo-write:1");
    assert_eq!((slips(&app), button(&app).get("aria-pressed")), (1, Some("false")));
    // Pressed twice, nothing is awaited any more.
    press(&mut app, "memo-which");
    press(&mut app, "memo-which");
    assert!(!is_asked(&app));
    at(&mut app, 0);
    assert_eq!(slips(&app), 1);
}

#[test]
fn at_other_sites_it_is_said_what_notes_are_for() {
    let mut app = begun();
    // An own piece, and an empty camp.
    for site in [0, 6] {
        app.update(Msg::Focused(site));
        let effects = press(&mut app, "memo");
        assert_eq!(said(&effects), Lang::Fr.words().memo_refused);
        assert!(!is_asked(&app) && focused(&effects).is_empty());
    }
    // In a game that hides nothing there is no such thing.
    let mut app = open("#/mak-yek");
    assert_eq!(now(press(&mut app, "memo")), []);
    assert_eq!(press(&mut app, "memo-which"), []);
    assert!(find(&app, |e| e.get("data-memo").is_some()).is_empty());
    assert!(find(&app, |e| e.get("data-do") == Some("memo-which")).is_empty());
}

#[test]
fn escape_closes_the_question_first_and_draws_the_curtain_then() {
    for escape in [Msg::Key(Key::Escape), doing("escape")] {
        for ask in [format!("memo:s{BLACK}"), "memo-which".to_owned()] {
            let mut app = begun();
            press(&mut app, &ask);
            assert!(is_asked(&app));
            let effects = app.update(escape.clone());
            assert_eq!(focused(&effects).len(), 1);
            assert!(!is_asked(&app) && !class(&app, "pc").is_empty(), "{ask}");
            app.update(escape.clone());
            assert!(drawn(&app), "{ask}");
        }
    }
    let mut app = begun();
    press(&mut app, &format!("memo:s{BLACK}"));
    press(&mut app, "memo-close");
    assert!(!is_asked(&app));
    // Leaving the page hides at once, and nothing is asked of who comes back.
    press(&mut app, &format!("memo:s{BLACK}"));
    app.update(Msg::PageHidden);
    assert!(drawn(&app) && !is_asked(&app));
    come(&mut app);
    assert!(!is_asked(&app));
}

#[test]
fn nobody_else_meets_a_note() {
    let (mut noted_on, mut plain) = (begun(), begun());
    write(&mut noted_on, BLACK, 'F');
    assert!(shown(&noted_on) != shown(&plain));
    let from = legal(&plain, false)[0];
    let go = |app: &mut App| {
        at(app, from);
        let to = legal(app, false).into_iter().find(|&to| to != from);
        at(app, to.expect("somewhere to go"));
    };
    let pass = |app: &mut App| wait(app);
    type Doing<'a> = Box<dyn Fn(&mut App) + 'a>;
    let acts: Vec<(&str, bool, Doing<'_>)> = vec![
        ("Red hides", true, Box::new(|app| drop(press(app, "hide")))),
        ("Red is back", false, Box::new(come)),
        ("Red looks back to before", true, Box::new(|app| drop(press(app, "back:1")))),
        ("Red plays on", false, Box::new(|app| drop(press(app, "back:last")))),
        ("Red goes and looks", false, Box::new(go)),
        ("Red passes the screen on", true, Box::new(pass)),
        ("Black comes", true, Box::new(come)),
        ("Black asks", true, Box::new(|app| drop(press(app, "memo:s0")))),
        ("Black gives up", true, Box::new(|app| drop(press(app, "resign")))),
        ("it is over", true, Box::new(|app| drop(press(app, "resign-yes")))),
        ("as Red saw it", true, Box::new(|app| drop(press(app, "through:0")))),
    ];
    for (what, same, act) in acts {
        let [a, b] = [&mut noted_on, &mut plain].map(|app| {
            act(app);
            shown(app)
        });
        assert_eq!(a == b, same, "{what}");
    }
    let out = |app: &App| {
        let session = &app.game.as_ref().expect("a game").session;
        (session.table.link(), session.table.text())
    };
    assert_eq!(out(&noted_on), out(&plain));
}

/// What a screen reader finds at the cells, and what is said around one.
fn overheard(app: &mut App) -> Vec<String> {
    let cells = find(app, |e| e.get("role") == Some("gridcell"));
    let mut heard: Vec<String> = cells.iter().map(Element::plain).collect();
    app.update(Msg::Focused(BLACK - 1));
    heard.push(said(&press(app, "around")));
    // As it is set, no line breaks before a colon.
    heard.iter().map(|text| text.replace('\u{a0}', " ")).collect()
}

#[test]
fn where_others_may_hear_it_no_note_is_spoken_unless_it_is_asked_for() {
    let heard = ['M', '9'].map(|sign| {
        let mut app = begun();
        write(&mut app, BLACK, sign);
        let what = Voice(GameId::Luzhanqi, Lang::Fr).sign(sign);
        let what = Lang::Fr.words().memo_is(&what);
        let quiet = overheard(&mut app);
        assert_eq!(quiet.iter().find(|label| label.contains(&what)), None);
        app.update(Msg::Focused(BLACK));
        assert!(said(&press(&mut app, "read")).contains(&what));
        // With headphones.
        app.update(putting("aloud", "on"));
        assert_eq!(overheard(&mut app).iter().filter(|text| text.contains(&what)).count(), 2);
        quiet
    });
    assert_eq!(heard[0], heard[1]);
}

#[test]
fn a_note_goes_with_its_piece_and_is_kept_over_a_reload() {
    let store = Shared::default();
    let mut app = begun_with(&store);
    let unknown = |app: &App| find(app, |e| e.get("data-memo").is_some());
    for cell in unknown(&app) {
        let site = cell.get("id").unwrap()[1..].parse().expect("a site");
        write(&mut app, site, '7');
    }
    let mut moved = false;
    for ply in 0..200 {
        // What can attack does; else somebody goes.
        let (mut ways, mut best) = (legal(&app, false), None);
        ways.retain(|&from| {
            at(&mut app, from);
            let to = legal(&app, true).first().map(|&to| (true, from, to));
            let any = || legal(&app, false).into_iter().find(|&to| to != from);
            let way = to.or_else(|| any().map(|to| (false, from, to)));
            best = best.max(way);
            at(&mut app, from);
            way.is_some()
        });
        let (_, from, to) = best.expect("a move");
        at(&mut app, from);
        at(&mut app, to);
        wait(&mut app);
        assert_eq!((slips(&app), noted(&app).len()), (0, 0), "the curtain is drawn");
        // The page is loaded again.
        app = open_with(&store, 2, "#/luzhanqi");
        assert_eq!(slips(&app), 0);
        come(&mut app);
        if ply % 2 == 0 {
            assert_eq!((slips(&app), noted(&app).len()), (0, 0), "Black meets none of Red's");
            continue;
        }
        let backs = unknown(&app);
        assert_eq!((noted(&app).len(), slips(&app)), (backs.len(), backs.len()));
        moved |= backs.iter().any(|cell| {
            let site: usize = cell.get("id").unwrap()[1..].parse().expect("a site");
            [6, 8, 12, 16, 18].contains(&(site % 30)) || site < 30
        });
        if moved && backs.len() < 25 {
            return;
        }
    }
    panic!("no piece of Black's was removed");
}

#[test]
fn with_the_device_flat_notes_show_only_while_pressed() {
    let mut app = begun();
    write(&mut app, BLACK, 'B');
    app.update(putting("flat", "on"));
    assert_eq!((slips(&app), noted(&app).len()), (0, 0));
    let mut other = begun();
    other.update(Msg::Focused(BLACK));
    other.update(putting("flat", "on"));
    assert!(shown(&app) == shown(&other));
    // Nothing is asked, either: it would tell what was noted.
    for ask in [format!("memo:s{BLACK}"), "memo-which".to_owned()] {
        let effects = press(&mut app, &ask);
        assert!(!is_asked(&app));
        assert!(said(&effects).is_empty() || said(&effects) == Lang::Fr.words().memo_covered);
    }
    press(&mut app, "peek");
    assert_eq!((slips(&app), noted(&app).len()), (1, 1));
    press(&mut app, &format!("memo:s{BLACK}"));
    assert!(is_asked(&app));
    let effects = press(&mut app, "peek");
    assert!(!is_asked(&app) && effects.contains(&Effect::Hush));
    assert!(shown(&app) == shown(&other));
}

#[test]
fn a_click_elsewhere_and_a_look_back_close_the_question() {
    for act in ["at:s0", "back:1", "at:s45"] {
        let mut app = begun();
        press(&mut app, &format!("memo:s{BLACK}"));
        press(&mut app, act);
        assert!(!is_asked(&app), "{act}");
    }
    // Looking back, what was noted shows, and nothing can be.
    let mut app = begun();
    write(&mut app, BLACK, '2');
    press(&mut app, "back:first");
    assert_eq!(slips(&app), 0, "nobody had laid out");
    press(&mut app, "back:next");
    press(&mut app, "back:next");
    press(&mut app, "back:last");
    assert_eq!(slips(&app), 1);
}

#[test]
fn of_four_everybody_notes_on_everybody_alone() {
    let mut app = open("#/luzhanqi-four");
    for _ in 0..4 {
        come(&mut app);
        press(&mut app, "ready");
    }
    come(&mut app);
    assert_eq!(find(&app, |e| e.get("data-memo").is_some()).len(), 75);
    write(&mut app, 40, '8');
    write(&mut app, 74, '8');
    write(&mut app, 104, '8');
    assert_eq!(slips(&app), 3);
}
