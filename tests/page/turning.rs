//! How a board is shown: turned by hand (which side is near, where it may be turned, what of it stays
//! upright), what is written on its pieces, and how fast they move.

use super::secret::{at, come, home};
use super::*;
use palamede::app::Limit;
use palamede::scene::Facing;

/// The seat whose side is near, from the panel of the players, and how the board is turned.
fn near(app: &App) -> (String, u8) {
    let panel = class(app, "pl").into_iter().find(|pl| {
        let class = pl.get("class").unwrap_or_default();
        class.split(' ').any(|one| one == "near")
    });
    let name = panel.map(|pl| {
        let mut names = Vec::new();
        pl.walk(&mut |e| names.extend((e.tag == "b").then(|| e.plain())));
        names.swap_remove(0)
    });
    (name.unwrap_or_default(), app.game.as_ref().expect("a game").facing().turned)
}

/// The cells of the grid, from the top left.
fn cells(app: &App) -> Vec<String> {
    let cells = find(app, |e| e.get("role") == Some("gridcell"));
    cells.iter().map(|e| e.get("id").unwrap_or_default().to_owned()).collect()
}

/// Whether the menu offers to turn the board.
fn offered(app: &mut App) -> bool {
    press(app, "menu");
    let offered = !find(app, |e| e.get("data-do") == Some("turn")).is_empty();
    press(app, "menu");
    offered
}

#[test]
fn the_other_side_comes_near_and_it_is_said() {
    let mut app = open("#/turkish-draughts");
    let before = cells(&app);
    assert_eq!(near(&app), ("Blancs".to_owned(), 0));
    let effects = press(&mut app, "turn");
    assert_eq!(said(&effects), "Plateau tourné : les noirs en bas.");
    assert_eq!(near(&app), ("Noirs".to_owned(), 2));
    let turned = cells(&app);
    assert!(turned.iter().eq(before.iter().rev()), "the grid lies as the board is seen");
    assert_eq!(said(&press(&mut app, "turn")), "Plateau tourné : les blancs en bas.");
    assert_eq!(cells(&app), before);
}

#[test]
fn it_stays_turned_while_one_plays_and_a_new_game_lies_as_ever() {
    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/mak-yek");
    press(&mut app, "turn");
    assert_eq!(store.get(&store::save_name("mak-yek")), None, "that is no step to be kept");
    play(&mut app, &["a3-a5", "b6-b4"]);
    app.update(Msg::AnimationEnded);
    assert_eq!(near(&app).1, 2);
    press(&mut app, "back:first");
    assert_eq!(near(&app).1, 2);
    press(&mut app, "back:last");
    go(&mut app, "#/mak-yek/rules");
    go(&mut app, "#/mak-yek");
    assert_eq!(near(&app).1, 2, "who comes back from another page finds it so");
    go(&mut app, "#/mak-yek/new");
    press(&mut app, "start");
    go(&mut app, "#/mak-yek");
    assert_eq!(near(&app).1, 0);
}

#[test]
fn against_the_computer_the_own_side_is_near_until_it_is_turned() {
    let mut app = open("#/mak-yek?players=computer,person");
    assert_eq!(near(&app), ("Noirs".to_owned(), 2));
    assert!(offered(&mut app));
    press(&mut app, "turn");
    assert_eq!(near(&app), ("Blancs".to_owned(), 0));
    let mut app = open("#/mak-yek?players=computer,computer");
    assert!(offered(&mut app), "so is it where computers are looked at");
    press(&mut app, "turn");
    assert_eq!(near(&app).1, 2);
}

#[test]
fn where_it_turns_by_itself_it_is_turned_only_in_what_is_over() {
    let mut app = open("#/mak-yek?seating=passing");
    assert!(!offered(&mut app));
    assert_eq!(said(&press(&mut app, "turn")), "Le plateau se tourne vers qui doit jouer.");
    play(&mut app, &["a3-a5"]);
    let rests = app.update(Msg::AnimationEnded);
    waited(&mut app, &rests);
    assert_eq!(near(&app), ("Noirs".to_owned(), 2));
    press(&mut app, "back:first");
    assert!(offered(&mut app));
    press(&mut app, "turn");
    assert_eq!(near(&app), ("Blancs".to_owned(), 0));
    press(&mut app, "back:last");
    assert_eq!(near(&app), ("Noirs".to_owned(), 2), "who is to act has the own side near");
    press(&mut app, "resign");
    press(&mut app, "resign-yes");
    assert!(offered(&mut app), "an ended game");
}

#[test]
fn those_who_sit_face_to_face_change_sides_and_each_still_reads_upright() {
    let mut app = open("#/mak-yek?seating=opposite");
    press(&mut app, "turn");
    assert_eq!(near(&app), ("Noirs".to_owned(), 2));
    let far = |app: &App| text(app, "turned");
    assert!(far(&app).contains("Blancs") && !far(&app).contains("Noirs"), "{}", far(&app));
    let upside_down = |app: &App| {
        let pieces = class(app, "pc").into_iter();
        let turned = pieces.filter(|e| e.get("transform").is_some_and(|t| t.contains("rotate")));
        turned
            .map(|e| e.get("data-site").unwrap_or_default().parse().unwrap())
            .collect::<Vec<usize>>()
    };
    let white = upside_down(&app);
    assert!(white.len() == 16 && white.iter().all(|&site| site < 32), "{white:?}");
}

#[test]
fn of_four_one_side_after_the_other_comes_near() {
    let mut app = open("#/luzhanqi-four?players=person,computer,computer,computer");
    assert!(offered(&mut app));
    let mut seen = Vec::new();
    for _ in 0..4 {
        seen.push(said(&press(&mut app, "turn")));
    }
    let sides = ["Est", "Nord", "Ouest", "Sud"];
    let all = sides.map(|side| format!("Plateau tourné : {side} en bas."));
    assert_eq!(seen, all);
    assert_eq!(near(&app), ("Sud".to_owned(), 0));
}

#[test]
fn what_is_magnified_stays_in_view() {
    let mut app = open("#/luzhanqi-four?players=person,computer,computer,computer");
    app.update(Msg::BoardResized(310, 350));
    app.update(Msg::MapPressed { x: 100, y: 500 });
    let seen = |app: &App, site: usize| {
        let game = app.game.as_ref().expect("a game");
        let board = game.session.board();
        let lens = game.lens(&board, (310, 350)).expect("a lens");
        lens.sees(game.facing().place(&board, site))
    };
    let before: Vec<bool> = (0..129).map(|site| seen(&app, site)).collect();
    let middle = |app: &App| {
        let game = app.game.as_ref().expect("a game");
        game.lens(&game.session.board(), (310, 350)).expect("a lens").middle()
    };
    let (x, y) = middle(&app);
    press(&mut app, "turn");
    let board = app.game.as_ref().expect("a game").session.board();
    let by = Facing { turned: 1, ..Facing::default() };
    let (to_x, to_y) = by.point(&board, x, y);
    let (now_x, now_y) = middle(&app);
    // The window is not square: only its middle may stand a little aside, at the board's edge.
    assert!((now_x - to_x).abs() <= 40 && (now_y - to_y).abs() <= 40, "{x} {y}, {now_x} {now_y}");
    let kept = (0..129).filter(|&site| before[site] && seen(&app, site)).count();
    assert!(2 * kept > before.iter().filter(|seen| **seen).count(), "{kept}");
}

#[test]
fn whoever_looks_in_a_game_with_secrets_has_the_own_side_near() {
    let mut app = open("#/luzhanqi");
    come(&mut app);
    assert!(!offered(&mut app));
    let before = page(&app).root;
    let told = said(&press(&mut app, "turn"));
    assert_eq!(told, "Le plateau se tourne vers qui regarde l'écran.");
    assert_eq!(page(&app).root, before);
    press(&mut app, "ready");
    press(&mut app, "turn");
    come(&mut app);
    assert_eq!(near(&app), ("Noir".to_owned(), 2));
    press(&mut app, "ready");
    come(&mut app);
    at(&mut app, home(0, 20));
    press(&mut app, "back:first");
    assert!(offered(&mut app));
    let shown = |app: &App| {
        let mut pieces: Vec<_> = class(app, "pc")
            .iter()
            .map(|e| (e.get("data-site").unwrap_or_default().to_owned(), e.plain()))
            .collect();
        pieces.sort();
        pieces
    };
    let before = shown(&app);
    press(&mut app, "turn");
    assert_eq!(near(&app).1, 2);
    assert_eq!(shown(&app), before, "no more of it is seen");
}

#[test]
fn the_inscription_is_read_from_the_top_on_either_side() {
    let mut app = open("#/shap-luk");
    // Not those of the pictures of what the game is about.
    let of_board = |app: &App, name: &str| {
        let mut all = Vec::new();
        class(app, "bx")[0]
            .walk(&mut |e| all.extend((e.get("class") == Some(name)).then(|| e.clone())));
        all
    };
    let standing = |app: &App| -> Vec<String> {
        let all = of_board(app, "stands");
        all.iter().map(|e| e.get("transform").unwrap_or_default().to_owned()).collect()
    };
    let before = standing(&app);
    assert_eq!(before.len(), 2, "the bamboo and the inscription");
    assert_eq!(of_board(&app, "insc").len(), 5);
    let all = of_board(&app, "stands");
    let mut within = 0;
    all.iter().for_each(|e| e.walk(&mut |e| within += usize::from(e.get("class") == Some("insc"))));
    assert_eq!(within, 5, "its characters turn together");
    press(&mut app, "turn");
    let turned: Vec<String> = before.iter().map(|at| format!("{at} rotate(-180)")).collect();
    assert_eq!(standing(&app), turned);
}

/// The list of this name at the board: its values, and the one that is chosen.
fn list(app: &App, name: &str) -> Option<(Vec<String>, String)> {
    let lists = find(app, |e| e.tag == "select" && e.get("name") == Some(name));
    let (mut all, mut chosen) = (Vec::new(), String::new());
    lists.first()?.walk(&mut |e| {
        if let Some(value) = e.get("value").filter(|_| e.tag == "option") {
            all.push(value.to_owned());
            if e.get("selected").is_some() {
                chosen = value.to_owned();
            }
        }
    });
    Some((all, chosen))
}

#[test]
fn what_is_written_on_tiles_is_chosen_at_the_board() {
    let mut app = open("#/luzhanqi");
    come(&mut app);
    press(&mut app, "menu");
    let (all, chosen) = list(&app, "pref.labels").expect("a list");
    assert_eq!(
        (all, chosen.as_str()),
        (["", "chinese", "symbols"].map(str::to_owned).to_vec(), "")
    );
    let before = text(&app, "pc");
    app.update(putting("pref.labels", "chinese"));
    assert_eq!(list(&app, "pref.labels").expect("a list").1, "chinese");
    assert!(text(&app, "pc").contains("司令") && !before.contains("司令"));
    let mut app = open("#/mak-yek");
    press(&mut app, "menu");
    assert_eq!(list(&app, "pref.labels"), None, "there are no tiles");
}

#[test]
fn how_fast_pieces_move_is_chosen_at_the_board_and_what_waits_keeps_pace() {
    let store = Shared::default();
    let hold = |motion: &str| {
        let mut app = open_with(&store, 1, "#/mak-yek?players=person,computer");
        app.update(putting("pref.motion", motion));
        press(&mut app, "menu");
        assert_eq!(list(&app, "pref.motion").expect("a list").1, motion);
        press(&mut app, "menu");
        let effects = [click(&mut app, "a3"), click(&mut app, "a5")].concat();
        let held = effects.iter().find_map(|effect| match effect {
            Effect::Think { hold, job, .. } => Some((*hold, job.number)),
            _ => None,
        });
        let (hold, number) = held.expect("the computer is asked");
        let effects = app.update(Msg::JobAccepted(number));
        let long = effects.iter().filter_map(|effect| match effect {
            Effect::StartTimer { timer: Timer::Computer(_, Limit::Long), ms } => Some(*ms),
            _ => None,
        });
        let mut long = long;
        let long = long.next().expect("a moment after which it may be hurried");
        assert!(long > hold, "no sooner than its answer is let through: {motion}");
        let hurry = |app: &App| !find(app, |e| e.get("data-do") == Some("hurry")).is_empty();
        assert!(!hurry(&app));
        app.update(Msg::TimerFired(Timer::Computer(number, Limit::Long)));
        assert!(hurry(&app), "{motion}");
        press(&mut app, "undo");
        hold
    };
    assert_eq!(["", "slow", "fast", "off"].map(hold), [800, 1600, 400, 800]);
    // Kept for the next visit, as it always was.
    assert!(store.get(store::PREFS).expect("kept").contains("motion=off\n"));
    let mut app = open_with(&store, 2, "#/mak-yek");
    assert_eq!(app.shell.prefs.motion, "off");
    app.update(putting("pref.motion", "backwards"));
    assert_eq!(app.shell.prefs.motion, "off", "what is not known is passed over");
    go(&mut app, "#/settings");
    let chips = find(&app, |e| e.get("name") == Some("pref.motion"));
    let values: Vec<_> = chips.iter().filter_map(|e| e.get("value")).collect();
    assert_eq!(values, ["", "slow", "fast", "off"]);
}

/// The page keeps pace with the style sheet, which says how long things move.
#[test]
fn slow_is_twice_and_fast_half_as_long_in_the_style_sheet_too() {
    let sheet = include_str!("../../styles/tokens.css");
    let time = |block: &str, name: &str| -> u32 {
        let (_, from) = sheet.split_once(block).expect(block);
        let line = from.lines().find(|line| line.trim_start().starts_with(name)).expect(name);
        let text = line.rsplit(' ').next().expect("a time");
        text.trim_end_matches([';', ')']).parse().expect(line)
    };
    for name in ["--move:", "--take:", "--duel:", "--roll:"] {
        let usual = time("/* how many milliseconds things move", name);
        let of = |motion: &str| time(&format!(":root[data-motion=\"{motion}\"] {{"), name);
        assert_eq!([of("slow"), of("fast")], [2 * usual, usual / 2], "{name}");
    }
}

#[test]
fn who_sit_face_to_face_and_change_sides_keep_their_places() {
    let mut app = open("#/mak-yek/new");
    app.update(putting("seating", "opposite"));
    app.update(putting("name.0", "Ana"));
    app.update(putting("name.1", "Bob"));
    press(&mut app, "start");
    go(&mut app, "#/mak-yek");
    let nearest = |app: &App| class(app, "near")[0].plain();
    assert!(nearest(&app).contains("Ana"));
    for (side, turned) in [("Noirs", 2), ("Blancs", 0)] {
        press(&mut app, "resign");
        press(&mut app, "resign-yes");
        press(&mut app, "sides");
        assert_eq!(near(&app), (side.to_owned(), turned));
        assert!(nearest(&app).contains("Ana"), "{}", nearest(&app));
    }
    // Strangers do, too, who have no names to exchange.
    let mut app = open("#/mak-yek?seating=opposite");
    press(&mut app, "resign");
    press(&mut app, "resign-yes");
    press(&mut app, "sides");
    assert_eq!(near(&app), ("Noirs".to_owned(), 2));
}
