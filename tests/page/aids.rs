//! What helps the players: switched on the game's page, drawn, said, and kept; and the
//! board that lies upright.

use super::*;
use palamede::games::sahkku::{Cell, Sahkku};
use palamede::rules::{Game, Notation, Options, Seat};

/// South plays a II; North's next throw threatens four of its cells.
const START: &str = "9/S11,N4,M12:2 10/M4,M10,S14 M8=south south X-II-blank/II";
const LINK: &str =
    "#/sahkku?start=9/S11,N4,M12:2+10/M4,M10,S14+M8%3Dsouth+south+X-II-blank/II&dice=given";

fn switch(app: &mut App, aid: &str, on: bool) {
    let name = format!("pref.aid.sahkku.{aid}");
    let value = if on { "on" } else { "off" };
    app.update(putting(&name, value));
}

/// The switches: what they are called, and whether they are on.
fn switches(app: &App) -> Vec<(String, bool)> {
    let labels = class(app, "aids").first().map_or(vec![], |aids| {
        let mut labels = Vec::new();
        aids.walk(&mut |e| labels.extend((e.tag == "label").then(|| e.clone())));
        labels
    });
    let on = |label: &Element| {
        let mut on = false;
        label.walk(&mut |e| on |= e.tag == "input" && e.get("checked").is_some());
        on
    };
    labels.iter().map(|label| (label.plain(), on(label))).collect()
}

/// The sites that bear this mark.
fn marked(app: &App, mark: &str) -> usize {
    class(app, mark).len()
}

fn label(app: &App, cell: &str) -> String {
    let site = Cell::read(cell).expect("a cell").index();
    let found = find(app, |e| e.get("id") == Some(&format!("c{site}")));
    found[0].plain()
}

#[test]
fn danger_is_shown_and_said_while_it_is_switched_on() {
    let mut app = open(LINK);
    press(&mut app, "menu");
    let all = |danger, south, north| {
        let named = |label: &str, on| (label.to_owned(), on);
        vec![named("Danger", danger), named("Piste de Sud", south), named("Piste de Nord", north)]
    };
    assert_eq!(switches(&app), all(false, false, false));
    assert_eq!(marked(&app, "mk-threat"), 0);
    switch(&mut app, "danger", true);
    assert_eq!(switches(&app), all(true, false, false));
    let state = Sahkku::set_up(&Options::new(Sahkku::OPTIONS), START).expect("a position");
    let danger = state.danger(Seat::FIRST);
    let hit: Vec<Cell> =
        (0..Cell::MOST).filter_map(Cell::new).filter(|&cell| danger.hit(cell) > 0).collect();
    assert!(hit.len() > 2);
    assert_eq!(marked(&app, "mk-threat"), hit.len());
    for cell in hit {
        let said = label(&app, &cell.to_string());
        let wanted = format!("peut être pris par {} lancers sur 64", danger.hit(cell));
        assert!(said.contains(&wanted), "{said}");
    }
    assert!(!label(&app, "S1").contains("64"));
    switch(&mut app, "danger", false);
    assert_eq!(switches(&app), all(false, false, false));
    assert_eq!(marked(&app, "mk-threat"), 0);
    assert!(!label(&app, "M12").contains("64"));
    // What a refusal is about is marked otherwise.
    press(&mut app, &format!("at:s{}", Cell::read("M4").expect("a cell").index()));
    assert_eq!(marked(&app, "mk-danger"), 1);
}

#[test]
fn tracks_are_drawn_on_request_and_the_selected_pawns_always() {
    let mut app = open(LINK);
    assert_eq!(marked(&app, "mk-way"), 0);
    switch(&mut app, "track-north", true);
    assert_eq!(marked(&app, "mk-way"), 1);
    switch(&mut app, "track-south", true);
    assert_eq!(marked(&app, "mk-way"), 2);
    press(&mut app, &format!("at:s{}", Cell::read("M12").expect("a cell").index()));
    assert_eq!(marked(&app, "mk-way"), 3);
    switch(&mut app, "track-south", false);
    switch(&mut app, "track-north", false);
    assert_eq!(marked(&app, "mk-way"), 1);
}

#[test]
fn switches_are_kept_for_each_game() {
    let shared = Shared::default();
    let mut app = open_with(&shared, 1, LINK);
    switch(&mut app, "danger", true);
    switch(&mut app, "track-south", true);
    // What is no setting is not kept.
    switch(&mut app, "a\nhints=off", true);
    app.update(putting("pref.aid.nowhere.x", "on"));
    let kept = shared.get(store::PREFS).expect("settings");
    assert!(kept.contains("aid.sahkku.danger=on\naid.sahkku.track-south=on\n"), "{kept}");
    assert!(kept.contains("hints=on") && !kept.contains("hints=off") && !kept.contains("nowhere"));
    let mut later = open_with(&shared, 2, LINK);
    press(&mut later, "menu");
    let on: Vec<bool> = switches(&later).into_iter().map(|(_, on)| on).collect();
    assert_eq!(on, [true, true, false]);
    // Games without aids have no switches.
    let mut other = open_with(&shared, 3, "#/mak-yek");
    press(&mut other, "menu");
    assert!(switches(&other).is_empty());
}

#[test]
fn who_could_be_blocked_is_told_so_with_what_is_awaited() {
    // North's pawns can step in front of South's that sleep.
    let text = "14/- 11/M15:3 M8=north north throw";
    let state = Sahkku::set_up(&Options::new(Sahkku::OPTIONS), text).expect("a position");
    let blocked = state.danger(Seat::FIRST).blocked;
    assert!(blocked > 1, "{blocked}");
    let mut app = open("#/sahkku?start=14/-+11/M15:3+M8%3Dnorth+north+throw&dice=given");
    let wanted = format!("Danger : {blocked} lancers sur 64 peuvent bloquer Sud.");
    let wanted = Lang::Fr.set(&wanted);
    assert!(!text_of(&app).contains("64"));
    switch(&mut app, "danger", true);
    assert!(text_of(&app).contains(&wanted), "{}", text_of(&app));
    switch(&mut app, "danger", false);
    assert!(!text_of(&app).contains("64"));
}

#[test]
fn a_danger_is_announced_with_the_step_and_nothing_is_said_twice() {
    let text = "14/- 11/M15:3 M8=north south throw";
    let state = Sahkku::set_up(&Options::new(Sahkku::OPTIONS), text).expect("a position");
    let blocked = state.danger(Seat::FIRST).blocked;
    let wanted = format!("Danger : {blocked} lancers sur 64 peuvent bloquer Sud.");
    for aid in [true, false] {
        let mut app = open("#/sahkku?start=14/-+11/M15:3+M8%3Dnorth+south+throw&dice=given");
        switch(&mut app, "danger", aid);
        press(&mut app, "face:d1");
        press(&mut app, "face:d1");
        let said = said(&press(&mut app, "face:d0"));
        assert_eq!(said.matches(&wanted).count(), usize::from(aid), "{said}");
        assert_eq!(said.matches("X et X peuvent servir.").count(), 1, "{said}");
        assert!(!said.contains("  "), "{said}");
    }
}

fn text_of(app: &App) -> String {
    text(app, "s2")
}

#[test]
fn upright_the_grid_and_the_arrows_are_as_the_board_is_seen() {
    let mut app = open(LINK);
    let grid = |app: &App| {
        let grid = &class(app, "grid")[0];
        let mut rows: Vec<Vec<String>> = Vec::new();
        grid.walk(&mut |e| {
            if e.get("role") == Some("row") {
                rows.push(Vec::new());
            }
            if e.get("role") == Some("gridcell") {
                let label = e.plain();
                let name = label.split([',', ' ']).next().unwrap_or_default().to_owned();
                rows.last_mut().expect("a row").push(name);
            }
        });
        (grid.get("aria-colcount").map(str::to_owned), rows)
    };
    let (cols, rows) = grid(&app);
    assert_eq!((cols.as_deref(), rows.len(), rows[0].len()), (Some("15"), 3, 15));
    app.update(Msg::Resized { upright: true });
    let (cols, rows) = grid(&app);
    assert_eq!((cols.as_deref(), rows.len()), (Some("3"), 15));
    assert_eq!((&rows[0], &rows[14]), (&names("S1 M1 N1"), &names("S15 M15 N15")));
    let at = |app: &App| {
        let cell =
            find(app, |e| e.get("tabindex") == Some("0") && e.get("role") == Some("gridcell"));
        let label = cell[0].plain();
        label.split([',', ' ']).next().unwrap_or_default().to_owned()
    };
    let site = |cell: &str| Cell::read(cell).expect("a cell").index();
    app.update(Msg::Focused(site("S2")));
    let mut go = |key: Key| {
        app.update(Msg::Key(key));
        at(&app)
    };
    assert_eq!(go(Key::Arrow(0, 1)), "S3");
    assert_eq!(go(Key::Arrow(1, 0)), "M3");
    assert_eq!(go(Key::Arrow(1, 0)), "N3");
    assert_eq!(go(Key::Arrow(0, -1)), "N2");
    assert_eq!(go(Key::Arrow(-1, 0)), "M2");
    assert_eq!(go(Key::End { last: true, all: false }), "N2");
    assert_eq!(go(Key::End { last: false, all: false }), "S2");
    assert_eq!(go(Key::End { last: true, all: true }), "N15");
    app.update(Msg::Resized { upright: false });
    app.update(Msg::Focused(site("S2")));
    app.update(Msg::Key(Key::Arrow(1, 0)));
    assert_eq!(at(&app), "S3");
}

fn names(text: &str) -> Vec<String> {
    text.split(' ').map(str::to_owned).collect()
}

#[test]
fn of_equal_dice_one_is_chosen_and_those_that_lie_there_cannot_be_pressed() {
    let start = "9/S11,N4,M12:2+10/M4,M10+M8%3Dsouth+south+II-II-blank/II-II";
    let mut app = open(&format!("#/sahkku?start={start}&dice=7"));
    press(&mut app, "at:d2");
    let dice = |app: &App| {
        let dice = class(app, "die");
        let one = |die: &Element| match die.get("aria-pressed") {
            Some(pressed) => format!("{} {pressed}", die.plain()),
            None => die.plain(),
        };
        dice.iter().map(one).collect::<Vec<_>>()
    };
    assert_eq!(dice(&app), ["II, choisi true", "II false", "vide false"]);
    press(&mut app, &format!("at:s{}", Cell::read("S11").expect("a cell").index()));
    assert_eq!(dice(&app), ["II, joué", "II false", "vide false"]);
    press(&mut app, &format!("at:s{}", Cell::read("M12").expect("a cell").index()));
    press(&mut app, &format!("at:s{}", Cell::read("M10").expect("a cell").index()));
    // North is to throw: South's dice lie there no more.
    assert_eq!(dice(&app), [""; 0]);
    assert_eq!(class(&app, "ask")[0].plain().matches("Lancer").count(), 1);
    assert!(find(&app, |e| e.get("data-do").is_some_and(|act| act.starts_with("at:d"))).is_empty());
}

#[test]
fn what_can_move_is_marked_where_that_is_less_than_half() {
    let may = |app: &App| class(app, "mk-may").len();
    // One of fifteen pawns can be woken: it is selected, until somebody lets it go.
    let mut app = open("#/sahkku?start=15/-+15/-+M8+south+X-II-blank/X-II");
    assert_eq!((may(&app), marked(&app, "mk-sel")), (0, 1));
    app.update(Msg::Key(Key::Escape));
    assert_eq!(may(&app), 1);
    // All the men of a front row.
    assert_eq!(may(&open("#/mak-yek")), 0);
    // One of four men, then two of four.
    let mut app = open("#/mak-yek?start=8/8/8/8/8/r7/Rr6/RRrR4+w");
    app.update(Msg::Key(Key::Escape));
    assert_eq!(may(&app), 1);
    assert_eq!(may(&open("#/mak-yek?start=8/8/8/8/8/8/Rr6/RRrR4+w")), 0);
}

#[test]
fn the_only_piece_that_can_move_is_selected() {
    const START: &str = "#/shap-luk?start=a1,c1,e1,a3,e3,a5,c5,e5+c3+1+g";
    let selected = |app: &App| marked(app, "mk-sel");
    let click = |app: &mut App, name: &str| {
        let begins = format!("{name},");
        let named =
            |e: &Element| e.get("role") == Some("gridcell") && e.plain().starts_with(&begins);
        let cell = find(app, named);
        let act = cell[0].get("data-do").expect("a cell").to_owned();
        press(app, &act);
    };
    let mut app = open(START);
    assert_eq!(selected(&app), 1);
    assert!(text(&app, "s1").contains("où allez"), "{}", text(&app, "s1"));
    assert!(!class(&app, "mk-legal").is_empty());
    // Who clicks it all the same has not let it go; who wants to, can.
    click(&mut app, "c3");
    assert_eq!(selected(&app), 1);
    app.update(Msg::Key(Key::Escape));
    assert_eq!(selected(&app), 0);
    click(&mut app, "c3");
    click(&mut app, "c2");
    assert_eq!(notes(&app).len(), 1);
    // A rebel's turn: there are many.
    assert_eq!(selected(&app), 0);
    press(&mut app, "undo");
    assert_eq!(selected(&app), 1);
    app.update(putting("pref.hints", ""));
    press(&mut app, "redo");
    press(&mut app, "undo");
    assert_eq!(selected(&app), 0, "who wants to see no moves is shown no piece");
    // In a task it is to be found, and who hides ranks does not show by it which they are.
    let app = open("#/shap-luk/learn/3");
    assert_eq!(selected(&app), 0, "{}", text(&app, "s1"));
}
