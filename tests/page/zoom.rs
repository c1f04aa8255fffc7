//! Boards that are too small to press are magnified, whatever the game: what is seen,
//! the map, the whole, keys; who plays with whom, who may sit how.

use super::*;
use palamede::app::play::session;
use palamede::app::{Lens, Zoom};
use palamede::games::GameId;
use palamede::scene::{Board, Facing, Target};
use std::sync::Arc;

/// The place of the board on a telephone 360 pixels wide.
const PHONE: (i32, i32) = (352, 450);

fn board(id: &str) -> Arc<Board> {
    let game = GameId::read(id).expect("a game");
    session::start_scene(game, &session::defaults(game)).board
}

/// A game for four at its first deployment, on a telephone.
fn four() -> App {
    let mut app = open("#/luzhanqi-four");
    app.update(Msg::BoardResized(PHONE.0, PHONE.1));
    come(&mut app);
    app
}

fn come(app: &mut App) {
    if let Some(over) = passed(app) {
        app.update(over);
    }
    press(app, "sit");
    press(app, "missed:on");
}

fn lens(app: &App) -> Lens {
    let game = app.game.as_ref().expect("a game");
    game.lens(&game.session.board(), app.shell.viewport.board).expect("a lens")
}

fn place(app: &App, site: usize) -> (i32, i32) {
    let game = app.game.as_ref().expect("a game");
    game.facing().place(&game.session.board(), site)
}

fn site_of(app: &App, name: &str) -> usize {
    let board = app.game.as_ref().expect("a game").session.board();
    board.sites.iter().position(|site| site.name == name).expect("a site")
}

#[test]
fn a_board_is_magnified_where_a_target_would_be_under_24_pixels() {
    for id in GameId::ALL.iter().map(|game| game.id()) {
        let board = board(id);
        let targets = (0..board.sites.len()).map(|site| board.target(site));
        let least = targets.map(|(w, h)| w.min(h)).min().expect("sites");
        // The width at which the smallest target has just 24 pixels.
        let enough = (24 * board.width + least - 1) / least;
        let high = enough * board.height / board.width + 1;
        let at = |w, h| Lens::new(&board, Facing::default(), (w, h));
        assert_eq!(at(enough, high), None, "{id} at {enough} × {high}");
        assert!(at(enough - 1, high).is_some(), "{id} is too narrow at {}", enough - 1);
        assert!(at(enough, high * 9 / 10).is_some(), "{id} is too low");
        assert_eq!(at(0, 0), None, "{id}: nothing is known of the place");
        let drawn = |w, h| f64::from(at(w, h).expect("a lens").pixels(least)) / 1000.0;
        let tiny = drawn(enough / 2, high / 2);
        assert!((47.9..=48.1).contains(&tiny), "{id}: a target of {tiny} pixels");
        // Half as high again as is needed, but too narrow: it fills the place.
        let fair = drawn(enough - 1, high * 3 / 2);
        assert!((34.0..=37.0).contains(&fair), "{id}: a target of {fair} pixels");
    }
    let four = board("luzhanqi-four");
    let width = |width| Lens::new(&four, Facing::default(), (width, 900)).is_some();
    assert_eq!([352, 410, 440].map(width), [true, true, false]);
}

#[test]
fn what_is_seen_stays_within_the_board_and_is_centred_where_the_board_is_smaller() {
    let four = board("luzhanqi-four");
    let lens = Lens::new(&four, Facing::default(), PHONE).expect("a lens");
    let mut app = self::four();
    for (x, y) in [(-900, -900), (0, 0), (500, 500), (1000, 0), (9000, 9000)] {
        app.update(Msg::MapPressed { x, y });
        let (left, top, w, h) = self::lens(&app).seen;
        assert_eq!((w, h), (lens.seen.2, lens.seen.3));
        assert!(left >= 0 && left + w <= four.width && top >= 0 && top + h <= four.height);
        if (x, y) == (500, 500) {
            assert!((2 * left + w - four.width).abs() <= 2, "in the middle");
        }
    }
    let (left, top, w, h) = self::lens(&app).seen;
    assert_eq!((left + w, top + h), (four.width, four.height), "the corner");
    // So wide that all its columns are seen, but low.
    let wide = Lens::new(&four, Facing::default(), (2000, 200)).expect("a lens");
    let (left, _, w, _) = wide.seen;
    assert_eq!(2 * left + w, four.width, "the same room at both sides");
    assert!(left < 0);
}

#[test]
fn the_side_of_the_seat_to_act_is_seen_and_the_map_is_beside_it() {
    for room in [PHONE, (312, 351), (395, 352)] {
        let mut app = four();
        app.update(Msg::BoardResized(room.0, room.1));
        let lens = lens(&app);
        for row in 1..=6 {
            for col in 1..=5 {
                let site = site_of(&app, &format!("S{row}{col}"));
                let (x, y) = place(&app, site);
                assert!(lens.sees((x, y)), "S{row}{col} in {room:?}: {x}, {y} in {lens:?}");
            }
        }
        let map = class(&app, "map").remove(0);
        assert_eq!(map.get("class"), Some("map bottom"), "at the left, below: {room:?}");
    }
}

#[test]
fn each_who_comes_sees_the_own_side_again() {
    let mut app = four();
    press(&mut app, "pan:up");
    assert!(matches!(app.game.as_ref().expect("a game").layout.zoom, Zoom::At(..)));
    press(&mut app, "ready");
    assert!(class(&app, "map").is_empty(), "nothing to point at behind the curtain");
    come(&mut app);
    assert_eq!(app.game.as_ref().expect("a game").layout.zoom, Zoom::Side);
    let east = site_of(&app, "E33");
    assert!(lens(&app).sees(place(&app, east)));
    let cursor = app.game.as_ref().expect("a game").hand.cursor;
    assert!(lens(&app).sees(place(&app, cursor)), "the keyboard begins where one looks");
}

#[test]
fn the_maps_buttons_go_everywhere_and_have_names() {
    let mut app = four();
    let buttons =
        |app: &App| find(app, |e| e.get("data-do").is_some_and(|act| act.starts_with("pan:")));
    let names: Vec<String> =
        buttons(&app).iter().map(|e| e.get("aria-label").unwrap_or("").to_owned()).collect();
    assert_eq!(names.len(), 4);
    assert!(names.iter().all(|name| name.starts_with("Voir plus ")));
    let svg = find(&app, |e| e.tag == "use");
    assert_eq!(svg.len(), 2, "the map repeats the board: it cannot show more");
    let ids: Vec<&str> = svg.iter().filter_map(|e| e.get("href")?.strip_prefix('#')).collect();
    for id in ids {
        assert_eq!(find(&app, |e| e.get("id") == Some(id)).len(), 1, "{id}");
    }
    let size = lens(&app).board;
    for (act, end) in [("left", 0), ("up", 1), ("right", 2), ("down", 3)] {
        for _ in 0..4 {
            press(&mut app, &format!("pan:{act}"));
        }
        let (x, y, w, h) = lens(&app).seen;
        let reached = [x == 0, y == 0, x + w == size.0, y + h == size.1];
        assert!(reached[end], "{act}");
    }
}

#[test]
fn the_whole_board_is_shown_when_a_game_has_ended() {
    let mut app = open("#/sahkku");
    app.update(Msg::BoardResized(330, 320));
    assert!(!lens(&app).whole);
    for act in ["resign", "resign-yes"] {
        press(&mut app, act);
    }
    assert!(lens(&app).whole);
    // It can be magnified again.
    press(&mut app, "whole");
    assert!(!lens(&app).whole);
}

#[test]
fn the_board_follows_the_pointer_and_comes_back_from_the_edge_at_once() {
    let mut app = four();
    app.update(Msg::MapPressed { x: 500, y: 500 });
    let before = lens(&app).seen;
    app.update(Msg::Pan { dx: 48, dy: -48 });
    let after = lens(&app).seen;
    assert!((before.0 - after.0 - 76).abs() <= 2 && (after.1 - before.1 - 76).abs() <= 2);
    app.update(Msg::Pan { dx: 100_000, dy: 0 });
    app.update(Msg::Pan { dx: -48, dy: 0 });
    assert!((lens(&app).seen.0 - 76).abs() <= 2, "nothing was drawn beyond the edge");
}

#[test]
fn the_keyboard_is_followed_and_the_pointer_is_not() {
    let mut app = four();
    let north = site_of(&app, "N11");
    app.update(Msg::Focused(north));
    assert!(!lens(&app).sees(place(&app, north)));
    app.update(Msg::ScrollTo(north));
    assert!(lens(&app).sees(place(&app, north)));
    for _ in 0..30 {
        app.update(Msg::Key(Key::Arrow(0, 1)));
        let cursor = app.game.as_ref().expect("a game").hand.cursor;
        assert!(lens(&app).sees(place(&app, cursor)), "at site {cursor}");
    }
    let seen = lens(&app).seen;
    app.update(Msg::ScrollTo(app.game.as_ref().expect("a game").hand.cursor));
    assert_eq!(lens(&app).seen, seen, "what is seen already moves nothing");
}

#[test]
fn while_the_whole_is_shown_a_press_magnifies_and_never_plays() {
    let mut app = four();
    press(&mut app, "whole");
    let whole = |app: &App| find(app, |e| e.get("data-do") == Some("whole")).remove(0);
    assert_eq!(whole(&app).get("aria-pressed"), Some("true"));
    assert!(class(&app, "map").is_empty());
    let own = site_of(&app, "S33");
    let other = site_of(&app, "S11");
    let effects = press(&mut app, &format!("at:s{other}"));
    assert!(said(&effects).contains("S11"), "{}", said(&effects));
    assert!(app.game.as_ref().expect("a game").session.table.clicks().is_empty());
    assert!(lens(&app).sees(place(&app, other)));
    press(&mut app, "whole");
    app.update(Msg::Drag { from: own, to: other });
    assert!(
        app.game.as_ref().expect("a game").session.table.clicks().is_empty(),
        "nor does a drag"
    );
    press(&mut app, &format!("at:s{other}"));
    assert!(!app.game.as_ref().expect("a game").session.table.clicks().is_empty(), "then it plays");
    press(&mut app, "whole");
    press(&mut app, "whole");
    assert_eq!(whole(&app).get("aria-pressed"), Some("false"));
    app.update(Msg::BoardResized(900, 900));
    assert!(find(&app, |e| e.get("data-do") == Some("whole")).is_empty(), "it fits");
}

#[test]
fn who_plays_with_whom_is_said_beside_the_names_and_stands_together() {
    let app = four();
    let teams = class(&app, "team");
    let words: Vec<String> = teams.iter().map(Element::plain).collect();
    assert_eq!(words.len(), 2);
    assert!(words[0].contains("Est") && words[0].contains("avec Ouest"), "{}", words[0]);
    assert!(words[1].contains("Sud") && words[1].contains("avec Nord"), "{}", words[1]);
    assert!(words[1].rfind("Nord") < words[1].rfind("avec Nord").map(|at| at + 6));
    let mut app = open("#/luzhanqi-four/new");
    app.update(putting("name.2", "Lou"));
    press(&mut app, "start");
    go(&mut app, "#/luzhanqi-four");
    let words: String = class(&app, "team").iter().map(Element::plain).collect();
    assert!(words.contains("avec Lou"), "{words}");
    assert!(class(&open("#/luzhanqi"), "team").is_empty());
}

#[test]
fn who_plays_one_of_four_seats_has_one_sign_with_its_name() {
    let app = open("#/luzhanqi-four?players=person,computer,computer,computer");
    let signs = class(&app, "who-of");
    assert_eq!(signs.len(), 3, "a computer each");
    for sign in signs {
        assert_eq!(sign.kids.len(), 1);
        let name = sign.get("title").unwrap_or_default();
        assert!(name.contains("ordinateur") && name.contains("avec"), "{name}");
    }
    assert!(class(&four(), "who-of").is_empty(), "people without names");
}

/// A game against the computer on a short telephone, where an army is laid out.
fn two() -> App {
    let mut app = open("#/luzhanqi?players=person,computer&level=1");
    app.update(Msg::BoardResized(323, 289));
    app
}

#[test]
fn where_two_armies_meet_the_line_between_them_is_seen_once_they_are_laid_out() {
    let mut app = two();
    let sees = |app: &App, name: &str| lens(app).sees(place(app, site_of(app, name)));
    assert!(["S13", "S63"].iter().all(|name| sees(&app, name)), "the own army");
    assert!(!sees(&app, "N23"));
    let effects = press(&mut app, "ready");
    thinks(&mut app, &effects);
    assert!(["N23", "N13", "S13", "S43"].iter().all(|name| sees(&app, name)));
}

#[test]
fn a_computers_move_out_of_sight_brings_its_end_into_view() {
    let mut app = two();
    let effects = press(&mut app, "ready");
    thinks(&mut app, &effects);
    let mut followed = 0;
    for seen in [(0, 0), (500, 1000), (0, 0), (1000, 1000)] {
        let game = app.game.as_ref().expect("a game");
        let next = game.session.play_view(Lang::Fr, &game.extras, None).next;
        let Some(from) = next.first().map(|next| next.target.text()) else { break };
        press(&mut app, &format!("at:{from}"));
        let game = app.game.as_ref().expect("a game");
        let next = game.session.play_view(Lang::Fr, &game.extras, None).next;
        let to = next.iter().map(|next| next.target.text()).find(|to| *to != from);
        app.update(Msg::MapPressed { x: seen.0, y: seen.1 });
        let before = lens(&app).seen;
        let effects = press(&mut app, &format!("at:{}", to.expect("a way")));
        thinks(&mut app, &effects);
        let game = app.game.as_ref().expect("a game");
        if game.session.table.is_over() {
            break;
        }
        let trace = game.session.trace(game.session.table.len()).expect("a move");
        let end = *trace.path.last().expect("its end");
        assert!(lens(&app).sees(place(&app, end)), "{end}");
        followed += u32::from(lens(&app).seen != before);
    }
    assert!(followed > 0);
}

#[test]
fn around_a_table_the_page_turns_to_who_is_asked_to_look_and_the_board_stays() {
    let reads = |app: &App| {
        let main = find(app, |e| e.tag == "main").remove(0);
        main.get("data-reads").map(str::to_owned)
    };
    let lies = |app: &App| app.game.as_ref().expect("a game").facing();
    for (hash, sides) in [
        ("#/luzhanqi-four?seating=opposite", &[Some("0"), Some("1"), Some("2"), Some("3")][..]),
        ("#/luzhanqi?seating=opposite", &[None, Some("half")]),
    ] {
        let mut app = open(hash);
        for (seat, &side) in sides.iter().enumerate() {
            let quarters = (4 / sides.len() * seat) as u8;
            // At the curtain, and while one looks.
            for what in ["sit", "ready"] {
                assert_eq!(reads(&app).as_deref(), side, "{hash} {seat} {what}");
                let lies = lies(&app);
                assert_eq!((lies.turned, lies.opposite), (quarters, false), "{hash} {seat}");
                match what {
                    "sit" => come(&mut app),
                    _ => drop(press(&mut app, what)),
                }
            }
        }
        assert_eq!(reads(&app).as_deref(), sides[0], "{hash}: the first again");
    }
    // Where only one looks, or nothing is secret, it does not.
    for hash in [
        "#/luzhanqi",
        "#/luzhanqi?seating=passing",
        "#/luzhanqi?seating=opposite&players=computer,person",
        "#/mak-yek?seating=opposite",
    ] {
        assert_eq!(reads(&open(hash)), None, "{hash}");
    }
}

#[test]
fn how_people_sit_is_asked_only_where_two_play_and_told_as_it_will_be() {
    let seatings = |app: &App| find(app, |e| e.get("name") == Some("seating")).len();
    let mut app = open("#/mak-yek/new");
    assert!(page(&app).root.plain().contains("Le plateau ne tourne pas."));
    app.update(putting("player.1", "computer"));
    assert_eq!(seatings(&app), 0);
    app.update(putting("who", "computers"));
    assert_eq!(seatings(&app), 0);
    // Where there are secrets the board turns, or the whole page does.
    for (hash, around) in
        [("#/luzhanqi/new", "Face à face"), ("#/luzhanqi-four/new", "Autour de la table")]
    {
        let app = open(hash);
        assert_eq!(seatings(&app), 3, "{hash}");
        let all = page(&app).root.plain();
        assert!(!all.contains("ne tourne pas"), "{hash}");
        assert!(all.contains("Le plateau se tourne vers qui regarde l’écran."), "{hash}");
        let turns = format!("{around}La page se tourne vers qui doit regarder l’écran");
        assert!(all.contains(&turns), "{hash}: {all}");
    }
}

#[test]
fn a_piece_glides_round_the_curve_it_moves_along() {
    let board = board("luzhanqi-four");
    let (a, b) = board.bends[0];
    let way = Facing::default().way(&board, &[a, b]);
    assert_eq!((way.steps(), way.points.len()), (1, 5));
    let [(ax, ay), (bx, by)] = [a, b].map(|site| (board.sites[site].x, board.sites[site].y));
    let (x, y) = way.points[2];
    let aside = ((x - ax) * (by - ay) - (y - ay) * (bx - ax)).abs();
    assert!(aside > (bx - ax).abs() * 10, "beside the chord: {:?}", way.points);
}

#[test]
fn the_map_gives_way_to_what_it_would_cover_but_not_while_it_is_pressed() {
    let mut app = four();
    let own = map_place(&app);
    // In front of the own army there are sites in every corner below.
    app.update(Msg::MapPressed { x: 430, y: 560 });
    assert_eq!(map_place(&app), own, "it stays under the pointer");
    app.update(Msg::AnimationEnded);
    let lens = lens(&app);
    let sites: Vec<_> = (0..129).map(|site| place(&app, site)).collect();
    let (quarters, bottom) = lens.map_place(sites.iter().copied(), sites[0]);
    let ((left, top, w, h), (map_w, map_h)) = (lens.seen, lens.map());
    assert_eq!(map_place(&app), (quarters, bottom));
    let covered = |quarters: i32, bottom: bool| {
        let x = left + (w - map_w) * quarters / 4;
        let y = if bottom { top + h - map_h } else { top };
        let below = |&&(at_x, at_y): &&(i32, i32)| {
            (x - 28..x + map_w + 29).contains(&at_x) && (y - 28..y + map_h + 29).contains(&at_y)
        };
        sites.iter().filter(below).count()
    };
    for (other, at_bottom) in (0..5).flat_map(|other| [(other, false), (other, true)]) {
        assert!(covered(quarters, bottom) <= covered(other, at_bottom));
    }
}

/// Returns where the map stands: at how many quarters of the edge, and whether below.
fn map_place(app: &App) -> (i32, bool) {
    app.game.as_ref().expect("a game").layout.map_place
}

#[test]
fn on_a_narrow_board_the_map_stands_between_its_columns() {
    let mut app = open("#/sahkku");
    app.update(Msg::BoardResized(311, 352));
    let lens = lens(&app);
    let sites: Vec<_> = (0..45).map(|site| place(&app, site)).collect();
    let (quarters, bottom) = lens.map_place(sites.iter().copied(), (-9_999, -9_999));
    let ((left, top, w, h), (map_w, map_h)) = (lens.seen, lens.map());
    let (x, y) = (left + (w - map_w) * quarters / 4, if bottom { top + h - map_h } else { top });
    let is_below = |&&(at_x, at_y): &&(i32, i32)| {
        (x..=x + map_w).contains(&at_x) && (y..=y + map_h).contains(&at_y)
    };
    assert_eq!(sites.iter().filter(is_below).count(), 0, "{quarters} quarters, {bottom}");
}

#[test]
fn the_map_is_never_over_the_cell_that_has_the_focus() {
    let mut app = four();
    let all: Vec<(i32, i32)> = (0..129).map(|site| place(&app, site)).collect();
    let (rooms, points) = ([PHONE, (312, 351), (395, 352)], [300, 360, 430, 500, 560, 620, 700]);
    let views = points.into_iter().flat_map(|x| points.map(|y| (x, y)));
    let mut made_way = 0;
    for (room, (x, y)) in rooms.into_iter().flat_map(|room| views.clone().map(move |at| (room, at)))
    {
        app.update(Msg::BoardResized(room.0, room.1));
        app.update(Msg::MapPressed { x, y });
        let lens = lens(&app);
        let ((left, top, w, h), (map_w, map_h)) = (lens.seen, lens.map());
        let is_below = |(at_x, at_y): (i32, i32), (quarters, bottom): (i32, bool)| {
            let from_x = left + (w - map_w) * quarters / 4;
            let from_y = if bottom { top + h - map_h } else { top };
            (from_x..=from_x + map_w).contains(&at_x) && (from_y..=from_y + map_h).contains(&at_y)
        };
        // Where it would be if nothing had the focus.
        let emptiest = lens.map_place(all.iter().copied(), (-9_999, -9_999));
        for (site, &at) in all.iter().enumerate().filter(|&(_, &at)| lens.sees(at)) {
            app.update(Msg::Focused(site));
            app.update(Msg::AnimationEnded);
            let stands = map_place(&app);
            assert!(!is_below(at, stands), "site {site} around {x}, {y}: {stands:?}");
            made_way += usize::from(is_below(at, emptiest));
        }
    }
    assert!(made_way > 0, "in none of these views the focus changes the corner");
}

#[test]
fn at_the_end_a_magnified_board_is_seen_whole() {
    let mut app = four();
    assert!(!lens(&app).whole);
    let over = |app: &App| app.game.as_ref().is_some_and(|game| game.session.table.is_over());
    for _ in 0..3 {
        if !over(&app) {
            press(&mut app, "resign");
            press(&mut app, "resign-yes");
            come(&mut app);
        }
    }
    assert!(over(&app));
    app.update(Msg::AnimationEnded);
    assert!(lens(&app).whole);
    press(&mut app, "whole");
    assert!(!lens(&app).whole, "who wants to see more of it");
}

#[test]
fn who_sit_opposite_have_their_sides_before_them_where_the_board_can_be_pressed_so() {
    let mut app = open("#/sahkku?seating=opposite");
    let lies = |app: &mut App, room: (i32, i32), upright: bool| {
        app.update(Msg::BoardResized(room.0, room.1));
        app.update(Msg::Resized { upright });
        app.game.as_ref().expect("a game").layout.upright
    };
    assert!(!lies(&mut app, (660, 690), true), "a tablet");
    // What is said there at one edge or the other turns nothing.
    assert!(lies(&mut app, (352, 500), true), "a phone");
    assert!(lies(&mut app, (352, 200), false));
    let mut beside = open("#/sahkku");
    assert!(lies(&mut beside, (660, 690), true));
}

#[test]
fn on_a_short_phone_the_own_rows_are_seen_whole() {
    let seen = |app: &App| {
        for name in ["S11", "S15", "S61", "S65"] {
            assert!(lens(app).sees(place(app, site_of(app, name))), "{name}");
        }
    };
    let mut app = super::missed_moves::four("#/luzhanqi-four");
    app.update(Msg::BoardResized(367, 283));
    seen(&app);
    let mut app = two();
    let effects = press(&mut app, "ready");
    thinks(&mut app, &effects);
    app.update(Msg::BoardResized(323, 300));
    seen(&app);
}

#[test]
fn where_a_piece_can_go_out_of_sight_an_arrow_leads_there() {
    let mut app = super::missed_moves::four("#/luzhanqi-four");
    app.update(Msg::BoardResized(PHONE.0, PHONE.1));
    come(&mut app);
    let edges = |app: &App| class(app, "edge");
    let next = |app: &App| {
        let game = app.game.as_ref().expect("a game");
        let next = game.session.play_view(Lang::Fr, &game.extras, None).next;
        let site = |next: &palamede::table::Next| match next.target {
            Target::Site(site) => Some(site),
            _ => None,
        };
        next.iter().filter_map(site).collect::<Vec<usize>>()
    };
    let unseen = |app: &App| {
        let mut all = next(app);
        all.retain(|&site| !lens(app).sees(place(app, site)));
        all
    };
    assert!(edges(&app).is_empty(), "nothing is selected");
    let mut led = 0;
    for from in next(&app) {
        press(&mut app, &format!("at:s{from}"));
        let beyond = unseen(&app);
        assert_eq!(beyond.is_empty(), edges(&app).is_empty(), "{from}");
        for edge in edges(&app) {
            let act = edge.get("data-do").expect("an action").to_owned();
            let site: usize = act.trim_start_matches("show:s").parse().expect("a site");
            assert!(beyond.contains(&site), "{act}");
            let label = edge.get("aria-label").expect("a name");
            assert!(label.starts_with("Voir") && edge.plain().starts_with("Voir "), "{label}");
            press(&mut app, &act);
            assert!(lens(&app).sees(place(&app, site)), "{act}");
            led += 1;
        }
        press(&mut app, "escape");
    }
    assert!(led > 0);
    let zoom = |app: &App| app.game.as_ref().expect("a game").layout.zoom;
    let before = zoom(&app);
    press(&mut app, "show:s9999");
    press(&mut app, "show:d1");
    assert_eq!(zoom(&app), before);
}
