//! The page without a browser: messages in, trees and effects out.

mod aids;
mod auto_hide;
mod captured;
mod clock;
mod combat;
mod cut;
mod daily;
mod ending;
mod ends;
mod entering;
mod figures;
mod focus;
mod frame;
mod given;
mod hearing;
mod hinting;
mod hostile;
mod introduction;
mod keys;
mod leak;
mod lessons;
mod levels;
mod limits;
mod looking;
mod match_score;
mod memo;
mod menu;
mod missed_moves;
mod names;
mod overheard;
mod packs;
mod pages;
mod parts;
mod picking;
mod preferring;
mod remember;
mod reviewing;
mod ruling;
mod secret;
mod sets;
mod setup;
mod sharing;
mod standing;
mod tabs;
mod thinking;
mod throwing;
mod tournament;
mod tries;
mod turning;
mod variations;
mod watching;
mod zoom;

use palamede::app::page;
use palamede::app::store;
use palamede::app::{Action, App, Effect, Field, Key, Msg, Platform, Timer};
use palamede::games::GameId;
use palamede::record::{Dice, Setup};
use palamede::rules::{Options, Seat, Turn};
use palamede::scene::tree::{Element, Node};
use palamede::table::{Extras, Table};
use palamede::table::{Memory, Store};
use palamede::text::Lang;
use std::cell::RefCell;
use std::rc::Rc;

/// A storage that two pages can share, as two tabs do.
#[derive(Clone, Default)]
struct Shared(Rc<RefCell<Memory>>);

impl Store for Shared {
    fn get(&self, name: &str) -> Option<String> {
        self.0.borrow().get(name)
    }
    fn set(&mut self, name: &str, text: &str) -> bool {
        self.0.borrow_mut().set(name, text);
        true
    }
    fn remove(&mut self, name: &str) {
        self.0.borrow_mut().remove(name);
    }
    fn names(&self) -> Vec<String> {
        self.0.borrow().names()
    }
    fn lasts(&self) -> bool {
        true
    }
}

/// The day on which all this happens, in milliseconds since 1970.
const TODAY: u64 = 20_000 * 86_400_000;

/// A page that nothing has been shown on yet.
fn start(store: &Shared, seed: u64) -> App {
    let mut n = seed << 40;
    let random = move || {
        n += 0x1000_0000_0001;
        n
    };
    let base = "https://example.org/jeux/".to_owned();
    App::new(Platform {
        store: Box::new(store.clone()).into(),
        random: Box::new(random),
        clock: Box::new(|| TODAY),
        base,
        ..Platform::in_memory("fr")
    })
}

fn open_with(store: &Shared, seed: u64, hash: &str) -> App {
    let mut app = start(store, seed);
    go(&mut app, hash);
    app
}

/// Goes to a page. No other tab has a game with secrets.
fn go(app: &mut App, hash: &str) -> Vec<Effect> {
    let effects = app.update(Msg::Hash(hash.to_owned()));
    granted(app, effects)
}

/// The game with secrets that is asked for is this tab's: what comes of that, too.
fn granted(app: &mut App, mut effects: Vec<Effect>) -> Vec<Effect> {
    let claimed = effects.iter().find_map(|effect| match effect {
        Effect::Claim { slot, .. } => Some(slot.clone()),
        _ => None,
    });
    effects.extend(
        claimed.map(|slot| app.update(Msg::Claimed { slot, mine: true })).unwrap_or_default(),
    );
    effects
}

/// Opens a page with a store. A position of a game with secrets, which no link may bring, is kept there.
fn open_at(store: &Shared, seed: u64, hash: &str) -> App {
    let (path, query) = hash.trim_start_matches("#/").split_once('?').unwrap_or_default();
    let game = GameId::read(path).filter(|game| game.facts().secrets);
    let pairs = || query.split('&').filter_map(|pair| pair.split_once('='));
    let start = pairs().find(|(name, _)| *name == "start");
    let (Some(game), Some((_, start))) = (game, start) else { return open_with(store, seed, hash) };
    let start = start.replace('+', " ").replace("%3D", "=");
    let mut setup = Setup {
        options: Options::new(game.facts().options),
        start: Some(start),
        dice: Dice::Withheld,
    };
    let mut extras = Extras { id: 1, ..Extras::default() };
    let mut others = Vec::new();
    for (name, value) in pairs() {
        if name == "players" {
            for (seat, player) in Seat::first(game.facts().seats).zip(value.split(',')) {
                extras.players[seat].level = (player == "computer").then_some(3);
            }
        } else if setup.options.set(name, value).is_err() && name != "start" {
            others.push(format!("{name}={value}"));
        }
    }
    let table = Table::begin(game.kind(), setup).expect("a position");
    store.0.borrow_mut().set(&store::save_name(game.id()), table.save(&extras).open());
    open_with(store, seed, &format!("#/{}?{}", game.id(), others.join("&")))
}

fn open(hash: &str) -> App {
    open_with(&Shared::default(), 1, hash)
}

/// What a press on the control of this text is.
#[track_caller]
fn doing(action: &str) -> Msg {
    Msg::Do(Action::read(action).unwrap_or_else(|| panic!("{action}")))
}

/// What filling in the field of this name is.
#[track_caller]
fn putting(name: &str, value: impl Into<String>) -> Msg {
    let field = Field::read(name).unwrap_or_else(|| panic!("{name}"));
    Msg::Input { field, value: value.into() }
}

/// A game that White, a person, can win in three moves.
const SHORT: &str = "#/fanorona?size=telo&players=person,computer";

/// Plays it from its first move, the last one as who plays it does; what comes of that.
fn win_short(app: &mut App) -> Vec<Effect> {
    let [first @ .., last] = ["b1-b2A", "c3-b3", "b2-b1W", "a2-b2A-b3W", "c1-b2A-b1W"];
    let open = app.game.as_mut().expect("a game");
    assert!(first.iter().all(|step| open.session.play(step)));
    if open.people().is_empty() {
        assert!(open.session.play(last));
        return Vec::new();
    }
    let clicks = lessons::moves_at(open).into_iter().find(|(mv, _)| mv == last).expect("it").1;
    lessons::enter(app, &clicks)
}

fn press(app: &mut App, action: &str) -> Vec<Effect> {
    app.update(doing(action))
}

fn site(name: &str) -> usize {
    let bytes = name.as_bytes();
    usize::from(bytes[0] - b'a') + 8 * usize::from(bytes[1] - b'1')
}

fn click(app: &mut App, name: &str) -> Vec<Effect> {
    press(app, &format!("at:s{}", site(name)))
}

fn play(app: &mut App, moves: &[&str]) {
    for mv in moves {
        click(app, &mv[..2]);
        click(app, &mv[3..5]);
    }
}

/// The moments that were asked for are over.
fn waited(app: &mut App, effects: &[Effect]) -> Vec<Effect> {
    let timers = effects.iter().filter_map(waited_for);
    timers.flat_map(|(timer, _)| app.update(Msg::TimerFired(timer))).collect()
}

/// What goes by on the page that this asks to wait for, and how long; not a computer, nor that nobody
/// presses anything.
fn waited_for(effect: &Effect) -> Option<(Timer, u32)> {
    match effect {
        Effect::StartTimer { timer: Timer::Computer(..) | Timer::Idle(_), .. } => None,
        Effect::StartTimer { timer, ms } => Some((*timer, *ms)),
        _ => None,
    }
}

/// The moment before anybody acts is over, if there is one.
fn passed(app: &App) -> Option<Msg> {
    let number = app.game.as_ref().and_then(|game| game.job())?;
    Some(Msg::TimerFired(Timer::Pass(number)))
}

/// All moments before anybody acts are over: those in which a lost throw is seen, too.
fn moments_pass(app: &mut App) {
    while let Some(over) = passed(app) {
        app.update(over);
    }
}

fn find(app: &App, matches: impl Fn(&Element) -> bool) -> Vec<Element> {
    let mut found = Vec::new();
    page(app).root.walk(&mut |element| {
        if matches(element) {
            found.push(element.clone());
        }
    });
    found
}

fn class(app: &App, name: &str) -> Vec<Element> {
    find(app, |element| element.get("class").is_some_and(|c| c.split(' ').any(|c| c == name)))
}

/// The address of the game at the end of a link of it: to that the page leads which stands before.
fn hash_of(link: &str) -> &str {
    let (folder, _) = link.split_once('#').expect("a link of a game");
    let parts: Vec<&str> = folder.split('/').collect();
    let [lang, game, "play", ""] = parts[..] else { panic!("{link}") };
    let hash = &link[folder.len()..];
    assert!(Lang::read(lang).is_some() && hash.starts_with(&format!("#/{game}?")), "{link}");
    hash
}

fn text(app: &App, name: &str) -> String {
    class(app, name).iter().map(Element::plain).collect::<Vec<_>>().join("|")
}

fn notes(app: &App) -> Vec<String> {
    let mut notes = Vec::new();
    let Some(list) = class(app, "mv").pop() else { return notes };
    list.walk(&mut |round| {
        let marks = round.kids.iter().filter_map(|node| match node {
            Node::Element(mark) if round.tag == "li" && mark.tag == "button" => Some(mark.plain()),
            _ => None,
        });
        notes.extend(marks);
    });
    notes
}

fn said(effects: &[Effect]) -> String {
    effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Say { text, .. } => Some(text.as_str()),
            _ => None,
        })
        .collect()
}

/// What the browser is to do now, without what it is to remember should the page break or
/// nobody press anything.
fn now(effects: Vec<Effect>) -> Vec<Effect> {
    let later = |effect: &Effect| {
        let idle = matches!(effect, Effect::StartTimer { timer: Timer::Idle(_), .. });
        idle || matches!(effect, Effect::Remember(_))
    };
    effects.into_iter().filter(|effect| !later(effect)).collect()
}

#[test]
fn a_move_is_two_clicks_and_is_said_in_full_sentences() {
    let mut app = open("#/mak-yek");
    let asked = said(&click(&mut app, "a3"));
    assert!(asked.starts_with("Blancs, où va le pion a3"), "{asked}");
    let effects = click(&mut app, "a5");
    let told = said(&effects);
    assert!(told.contains("le pion a3 va en a5") && told.contains("Noirs"), "{told}");
    assert!(effects.iter().any(|e| matches!(e, Effect::Motion(m) if m.site == site("a5"))));
    assert_eq!(notes(&app), ["a3-a5"]);
}

#[test]
fn the_second_press_unselects_and_another_own_man_is_selected_instead() {
    let mut app = open("#/mak-yek");
    let selected = |app: &App| {
        let cells = find(app, |e| e.get("aria-selected") == Some("true"));
        cells.iter().map(|e| e.get("id").unwrap().to_owned()).collect::<Vec<_>>()
    };
    click(&mut app, "a3");
    click(&mut app, "b3");
    assert_eq!(selected(&app), [format!("c{}", site("b3"))]);
    click(&mut app, "b3");
    assert_eq!(selected(&app), Vec::<String>::new());
}

#[test]
fn a_refusal_says_why_marks_the_site_links_the_rule_and_keeps_the_selection() {
    let mut app = open("#/mak-yek");
    click(&mut app, "a3");
    let effects = click(&mut app, "b5");
    assert!(matches!(&effects[..], [Effect::Say { urgent: true, .. }, Effect::Sound(_)]));
    let refusal = &class(&app, "refus")[0];
    let mut does = Vec::new();
    refusal.walk(&mut |e| does.extend(e.get("data-do").map(str::to_owned)));
    assert_eq!(does, ["rule:turn"]);
    assert_eq!(class(&app, "mk-danger").len(), 1);
    assert_eq!(find(&app, |e| e.get("aria-selected") == Some("true")).len(), 1);
    click(&mut app, "a4");
    assert_eq!(notes(&app), ["a3-a4"]);
    assert!(class(&app, "refus").is_empty());
}

#[test]
fn undo_redo_and_replay_go_through_the_game() {
    let mut app = open("#/mak-yek");
    play(&mut app, &["a3-a5", "b6-b4", "c3-c4"]);
    press(&mut app, "undo");
    assert_eq!(notes(&app), ["a3-a5", "b6-b4"]);
    press(&mut app, "redo");
    assert_eq!(notes(&app).len(), 3);
    press(&mut app, "back:first");
    assert!(text(&app, "s1").starts_with("Début"));
    assert_eq!(find(&app, |e| e.get("data-site") == Some("16")).len(), 1, "a3 stands again");
    click(&mut app, "a3");
    assert_eq!(notes(&app).len(), 3, "nothing is played while one looks back");
    press(&mut app, "back:2");
    press(&mut app, "back:last");
    assert!(text(&app, "s1").starts_with("Noirs"));
}

/// On a phone, where the list is in the menu, the last three moves can be looked back at.
#[test]
fn the_last_moves_stand_at_the_board() {
    let mut app = open("#/mak-yek");
    assert!(class(&app, "recent").is_empty());
    play(&mut app, &["a3-a5", "b6-b4", "c3-c5", "d6-d4"]);
    assert_eq!(text(&app, "recent"), "b6-b4c3-c5d6-d4");
    let to = |app: &App| {
        let mut to = Vec::new();
        class(app, "recent")[0].walk(&mut |e| to.extend(e.get("data-do").map(str::to_owned)));
        to
    };
    assert_eq!(to(&app), ["back:2", "back:3", "back:4"]);
    press(&mut app, "back:2");
    assert_eq!(app.game.as_ref().expect("a game").back(), Some(2));
}

/// The pieces of who has won rise one after the other, at the end and not where one looks back.
#[test]
fn the_winners_pieces_rise() {
    let rising = |app: &App| {
        let pieces = class(app, "pc");
        pieces.iter().filter(|piece| piece.vars.iter().any(|(name, _)| *name == "--nth")).count()
    };
    let mut app = open("#/mak-yek");
    play(&mut app, &["a3-a5"]);
    assert_eq!(rising(&app), 0);
    press(&mut app, "menu");
    press(&mut app, "resign");
    press(&mut app, "resign-yes");
    assert_eq!(rising(&app), 16, "White's, as Black has given up");
    press(&mut app, "back:first");
    assert_eq!(rising(&app), 0);
}

#[test]
fn a_game_is_found_again_and_two_tabs_do_not_overwrite_each_other() {
    let store = Shared::default();
    let mut one = open_with(&store, 1, "#/mak-yek");
    play(&mut one, &["a3-a5"]);
    let mut two = open_with(&store, 2, "#/mak-yek");
    assert_eq!(notes(&two), ["a3-a5"]);
    play(&mut two, &["b6-b4"]);
    // The first tab hears of it and shows it.
    let name = store::save_name("mak-yek");
    one.update(Msg::Stored(name.clone()));
    assert_eq!(notes(&one), ["a3-a5", "b6-b4"]);
    play(&mut one, &["c3-c4"]);
    let theirs = store.get(&name).unwrap();
    // The second has not heard of that and plays on, too late: its line is put aside.
    play(&mut two, &["h3-h4"]);
    store.0.borrow_mut().set(&name, &theirs);
    let told = said(&two.update(Msg::Overtaken(name.clone())));
    assert!(told.contains("dans un autre onglet"), "{told}");
    assert_eq!(notes(&two), ["a3-a5", "b6-b4", "c3-c4"]);
    assert!(class(&two, "notice").is_empty(), "nobody is asked anything");
    two.update(Msg::Hash("#/".to_owned()));
    let resumed = find(&two, |e| e.get("data-do").is_some_and(|act| act.starts_with("resume:")));
    press(&mut two, resumed[0].get("data-do").unwrap());
    assert_eq!(notes(&open_with(&store, 4, "#/mak-yek")), ["a3-a5", "b6-b4", "h3-h4"]);
}

#[test]
fn a_link_opens_the_same_game_and_what_was_played_can_be_brought_back() {
    let mut sender = open("#/apit-sodok");
    play(&mut sender, &["a3-a5", "b6-b4"]);
    let effects = press(&mut sender, "copy-link");
    let [Effect::Copy { text: link, link: true }] = &effects[..] else { panic!("{effects:?}") };
    let mut app = open("#/apit-sodok");
    play(&mut app, &["h3-h4"]);
    let effects = app.update(Msg::Hash(hash_of(link).to_owned()));
    assert_eq!(notes(&app), ["a3-a5", "b6-b4"]);
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Replace(_))));
    assert_eq!(class(&app, "waits").len(), 1);
    press(&mut app, "restore");
    assert_eq!(notes(&app), ["h3-h4"]);
}

#[test]
fn broken_links_records_and_saves_are_told_and_lose_nothing() {
    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/mak-yek");
    play(&mut app, &["a3-a5"]);
    for query in
        ["v=1&m=QYZ", "v=9", "v=1&m=AB", "first=green", "start=nonsense", "m=a&c=1-00000000"]
    {
        app.update(Msg::Hash(format!("#/mak-yek?{query}")));
        assert_eq!(class(&app, "notice").len(), 1, "{query}");
        assert_eq!(notes(&app), ["a3-a5"], "{query}");
        press(&mut app, "close");
    }
    app.update(Msg::Hash("#/mak-yek/text".to_owned()));
    for record in
        ["", "hello", "Palamède record 1\ngame: mak-yek\nmoves: a3-b5", "Palamède record 7"]
    {
        app.update(putting("import", record));
        press(&mut app, "import");
        assert_eq!(class(&app, "err").len(), 1, "{record}");
    }
    app.update(Msg::Hash("#/mak-yek".to_owned()));
    assert_eq!(notes(&app), ["a3-a5"]);

    let name = store::save_name("mak-yek");
    let broken = store.get(&name).unwrap().replace("a3-a5", "a3-b6");
    store.0.borrow_mut().set(&name, &broken);
    let app = open_with(&store, 3, "#/mak-yek");
    assert_eq!(class(&app, "notice").len(), 1);
    assert_eq!(store.get(&store::broken_name("mak-yek")), Some(broken));
}

#[test]
fn the_computer_answers_on_its_turn_and_late_answers_are_dropped() {
    let mut app = open("#/mak-yek/new");
    app.update(putting("player.1", "computer"));
    press(&mut app, "start");
    app.update(Msg::Hash("#/mak-yek".to_owned()));
    click(&mut app, "a3");
    let effects = click(&mut app, "a5");
    let job = effects.iter().find_map(|effect| match effect {
        Effect::Think { job, .. } => Some(job.clone()),
        _ => None,
    });
    let job = job.expect("the computer is asked");
    let mut thinker = palamede::mind::work(&job, || 0.0);
    let answer = loop {
        if let Some(answer) = thinker.think(8) {
            break answer;
        }
    };
    click(&mut app, "b3");
    assert_eq!(notes(&app).len(), 1, "a person does not play the computer's men");
    press(&mut app, "undo");
    app.update(Msg::Answer(answer.clone()));
    assert_eq!(notes(&app).len(), 0, "the answer came too late");
    click(&mut app, "a3");
    let effects = click(&mut app, "a5");
    let number = effects.iter().find_map(|effect| match effect {
        Effect::Think { job, .. } => Some(job.number),
        _ => None,
    });
    app.update(Msg::Answer(palamede::mind::Answer { number: number.unwrap(), ..answer }));
    assert_eq!(notes(&app).len(), 2);
    press(&mut app, "undo");
    assert_eq!(notes(&app).len(), 0, "back to the person's last decision");
}

#[test]
fn giving_up_asks_first_and_stopping_takes_two() {
    let mut app = open("#/mak-yek");
    play(&mut app, &["a3-a5"]);
    press(&mut app, "resign");
    press(&mut app, "resign-no");
    assert!(class(&app, "fin").is_empty());
    press(&mut app, "stop");
    assert_eq!(class(&app, "offer").len(), 1);
    press(&mut app, "decline");
    assert!(class(&app, "offer").is_empty());
    press(&mut app, "stop");
    press(&mut app, "accept");
    assert_eq!(class(&app, "fin").len(), 1);
    press(&mut app, "again");
    press(&mut app, "resign");
    press(&mut app, "resign-yes");
    assert!(text(&app, "s1").contains("noirs gagnent"), "{}", text(&app, "s1"));
}

#[test]
fn the_board_turns_for_the_next_player_only_when_the_move_has_ended() {
    let mut app = open("#/mak-yek/new");
    app.update(putting("seating", "passing"));
    press(&mut app, "start");
    app.update(Msg::Hash("#/mak-yek".to_owned()));
    let near = |app: &App| class(app, "near")[0].plain();
    play(&mut app, &["a3-a5"]);
    assert!(near(&app).starts_with("Blancs"));
    // The move is seen for a moment; then the board is seen to turn.
    let rests = app.update(Msg::AnimationEnded);
    assert!(near(&app).starts_with("Blancs"));
    assert_eq!(waited(&mut app, &rests), [Effect::Turn]);
    assert!(near(&app).starts_with("Noirs"));
    // Who takes the move back at once has it not turn twice.
    play(&mut app, &["b6-b4"]);
    let rests = app.update(Msg::AnimationEnded);
    press(&mut app, "undo");
    assert_eq!(waited(&mut app, &rests), []);
    assert!(near(&app).starts_with("Noirs"));
    // The arrows follow the screen: up is towards white now.
    app.update(Msg::Focused(site("e6")));
    let effects = app.update(Msg::Key(Key::Arrow(0, -1)));
    assert_eq!(effects, [Effect::Focus(format!("c{}", site("e5")))]);
}

#[test]
fn side_by_side_and_face_to_face_the_board_stays() {
    for seating in ["beside", "opposite"] {
        let mut app = open(&format!("#/mak-yek?seating={seating}"));
        let cells = |app: &App| {
            let cells = find(app, |e| e.get("role") == Some("gridcell"));
            cells.iter().map(|e| e.get("id").unwrap_or_default().to_owned()).collect::<Vec<_>>()
        };
        let before = cells(&app);
        for mv in ["a3-a5", "b6-b4"] {
            play(&mut app, &[mv]);
            assert_eq!(cells(&app), before, "{seating}, {mv}");
            app.update(Msg::AnimationEnded);
            assert_eq!(cells(&app), before, "{seating}, {mv}");
        }
    }
}

/// A move is seen before the computer thinks about the next one, and the computer's is held
/// back; when it is asked anew, so is that answer.
#[test]
fn what_happened_is_seen_before_the_computer_goes_on() {
    let mut app = open("#/mak-yek?players=person,computer");
    for _ in 0..2 {
        click(&mut app, "a3");
        let effects = click(&mut app, "a5");
        let at = |wanted: &dyn Fn(&Effect) -> bool| effects.iter().position(wanted);
        let moved = at(&|effect| matches!(effect, Effect::Motion(_))).expect("a motion");
        let asked = at(&|effect| matches!(effect, Effect::Think { hold: 800, .. }));
        assert!(asked.is_some_and(|asked| moved < asked), "{effects:?}");
        assert!(at(&|effect| matches!(effect, Effect::StopThinking)).is_none());
        assert!(press(&mut app, "undo").contains(&Effect::StopThinking), "no answer is awaited");
    }
}

#[test]
fn options_and_names_of_the_form_reach_the_game_and_its_record() {
    let mut app = open("#/apit-sodok/new");
    for (name, value) in [
        ("option.first", "black"),
        ("option.setup", "rows12"),
        ("option.quiet_limit", "25"),
        ("name.1", "Nour"),
    ] {
        app.update(putting(name, value));
    }
    press(&mut app, "start");
    app.update(Msg::Hash("#/apit-sodok".to_owned()));
    assert!(text(&app, "s1").starts_with("Nour,"), "{}", text(&app, "s1"));
    app.update(Msg::Hash("#/apit-sodok/text".to_owned()));
    let record = text(&app, "code");
    assert!(
        record.contains("first: black\nquiet_limit: 25\nintervention: runs\nsetup: rows12"),
        "{record}"
    );
}

#[test]
fn clearing_forgets_everything_and_can_be_undone() {
    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/mak-yek");
    play(&mut app, &["a3-a5"]);
    app.update(Msg::Hash("#/settings".to_owned()));
    press(&mut app, "clear");
    assert_eq!(store.names(), Vec::<String>::new());
    press(&mut app, "unclear");
    app.update(Msg::Hash("#/mak-yek".to_owned()));
    assert_eq!(notes(&app), ["a3-a5"]);
}

#[test]
fn a_frame_gets_its_language_theme_and_players() {
    let mut app = open("#/mak-yek?frame=1&lang=en&theme=dark&players=person,computer&first=black");
    assert_eq!((app.lang().code(), app.shell.prefs.theme), ("en", "dark"));
    assert_eq!(page(&app).class, "embp");
    let effects = app.update(Msg::Hash("#/mak-yek?frame=1&lang=en".to_owned()));
    assert!(!effects.iter().any(|e| matches!(e, Effect::Say { urgent: true, .. })));
}

#[test]
fn dragging_is_the_same_two_clicks() {
    let mut app = open("#/mak-yek");
    app.update(Msg::Drag { from: site("a3"), to: site("a5") });
    assert_eq!(notes(&app), ["a3-a5"]);
    // From a selected piece too: the press has selected it already.
    click(&mut app, "b6");
    app.update(Msg::Drag { from: site("b6"), to: site("b5") });
    assert_eq!(notes(&app).len(), 2);
}

#[test]
fn while_a_piece_is_dragged_one_sees_where_it_may_go_and_where_it_was() {
    let mut app = open("#/mak-yek");
    let shown = |app: &App| ["mk-lifted", "mk-sel", "mk-legal"].map(|mark| class(app, mark).len());
    app.update(Msg::Lift(Some(site("a3"))));
    assert_eq!(shown(&app), [1, 1, 3]);
    let pieces = class(&app, "pc");
    assert_eq!(pieces.last().and_then(|pc| pc.get("data-site")), Some("16"), "above all others");
    // Let go beside the board it lies where it was, selected.
    app.update(Msg::Lift(None));
    assert_eq!(shown(&app), [0, 1, 3]);
    // What is dropped lies there already: nothing moves once more.
    app.update(Msg::Lift(Some(site("a3"))));
    let effects = app.update(Msg::Drag { from: site("a3"), to: site("a5") });
    assert_eq!((shown(&app), notes(&app).len()), ([0; 3], 1));
    let steps = effects.iter().find_map(|e| match e {
        Effect::Motion(motion) => Some(motion.way.steps()),
        _ => None,
    });
    assert_eq!(steps, Some(0));
    // Others' pieces are not taken up.
    app.update(Msg::Lift(Some(site("b3"))));
    assert_eq!(shown(&app)[0], 0);
}

#[test]
fn a_new_game_in_a_stale_tab_does_not_lose_what_another_tab_played() {
    let store = Shared::default();
    let mut stale = open_with(&store, 1, "#/mak-yek");
    let mut other = open_with(&store, 2, "#/mak-yek");
    play(&mut other, &["a3-a5", "b6-b4"]);
    press(&mut stale, "again");
    press(&mut stale, "restore");
    assert_eq!(notes(&stale), ["a3-a5", "b6-b4"]);
}

#[test]
fn a_lot_is_drawn_whether_the_game_comes_from_the_form_a_link_or_a_record() {
    let linked = open("#/mak-yek?first=lot");
    let mut formed = open("#/mak-yek/new");
    formed.update(putting("option.first", "lot"));
    press(&mut formed, "start");
    formed.update(Msg::Hash("#/mak-yek".to_owned()));
    let mut recorded = open("#/mak-yek/text");
    let record = "Palamède record 1; game: mak-yek; first: lot; moves:";
    recorded.update(putting("import", record));
    press(&mut recorded, "import");
    recorded.update(Msg::Hash("#/mak-yek".to_owned()));
    for app in [linked, formed, recorded] {
        let asked = text(&app, "s1");
        assert!(asked.ends_with("choisissez un pion."), "{asked}");
        assert!(text(&app, "s2").contains("Tirage au sort"), "{}", text(&app, "s2"));
    }
}

#[test]
fn the_lot_falls_when_the_last_has_laid_out_or_given_up() {
    for (last, more) in [("ready", ""), ("resign", ""), ("ready", "&dice=given")] {
        let mut app = open(&format!("#/luzhanqi-four?first=lot{more}"));
        for action in ["ready", "ready", "ready", last] {
            secret::come(&mut app);
            press(&mut app, action);
        }
        press(&mut app, "resign-yes");
        let turn = app.game.as_ref().expect("a game").session.table.turn();
        assert!(matches!(turn, Turn::Seat(_)), "{turn:?}");
        secret::wait(&mut app);
        assert!(!press(&mut app, "sit").is_empty(), "who begins comes to the screen");
    }
}

#[test]
fn a_frame_with_options_goes_on_with_its_game_at_the_next_visit() {
    let store = Shared::default();
    let hash = "#/apit-sodok?frame=1&setup=rows12";
    let mut app = open_with(&store, 1, hash);
    play(&mut app, &["a2-a5"]);
    let app = open_with(&store, 2, hash);
    let kept = store.names();
    assert!(kept.len() == 1 && store.get(&kept[0]).unwrap().contains("a2-a5"));
    assert_eq!(find(&app, |e| e.get("data-site") == Some("32")).len(), 1, "a5 is occupied");
    assert!(class(&app, "notice").is_empty());
}

#[test]
fn bringing_a_game_back_goes_to_its_page() {
    let mut app = open("#/mak-yek");
    play(&mut app, &["a3-a5"]);
    press(&mut app, "again");
    assert_eq!(notes(&app).len(), 0);
    let effects = press(&mut app, "restore");
    assert!(effects.contains(&Effect::Go("#/mak-yek".to_owned())));
    assert_eq!(notes(&app), ["a3-a5"]);
    // One that was not begun is nothing to come back to.
    press(&mut app, "again");
    app.update(Msg::Hash("#/apit-sodok".to_owned()));
    app.update(Msg::Hash("#/mak-yek".to_owned()));
    assert_eq!(notes(&app), ["a3-a5"]);
}

/// The computer answers what it is asked.
fn thinks(app: &mut App, effects: &[Effect]) -> Vec<Effect> {
    let asked = effects.iter().find_map(|effect| match effect {
        Effect::Think { job, .. } => Some(palamede::mind::work(job, || 0.0)),
        _ => None,
    });
    let mut thinker = asked.expect("the computer is asked");
    let answer = std::iter::repeat_with(|| thinker.think(64)).flatten().next().expect("an answer");
    app.update(Msg::Answer(answer))
}

#[test]
fn a_computer_agrees_to_stop_only_where_it_does_not_stand_better() {
    for (rows, stops) in [("8/8/8/8/rr6/8/8/R3R2r", false), ("8/8/8/8/r7/8/8/R3R2R", true)] {
        let mut app = open(&format!("#/mak-yek?players=person,computer&start={rows}+w"));
        let effects = press(&mut app, "stop");
        thinks(&mut app, &effects);
        assert_eq!(class(&app, "fin").len(), usize::from(stops), "{rows}");
        assert!(class(&app, "offer").is_empty(), "{rows}");
        let told = text(&app, "s2").contains("Proposition refusée");
        assert_eq!(told, !stops, "{rows}: a refusal is told");
    }
}

#[test]
fn without_hints_neither_marks_nor_labels_nor_sentences_tell() {
    let mut app = open("#/mak-yek");
    play(&mut app, &["g3-g5", "b6-b4", "c3-c4", "d6-d4"]);
    app.update(putting("pref.hints", "off"));
    click(&mut app, "g5");
    assert!(class(&app, "mk-take").is_empty() && class(&app, "mk-legal").is_empty());
    assert!(!text(&app, "say").contains("Prise possible"));
    let cells = find(&app, |e| e.get("role") == Some("gridcell"));
    assert!(cells.iter().all(|c| !c.plain().contains("possible")));
    app.update(putting("pref.hints", "on"));
    assert_eq!(class(&app, "mk-take").len(), 2);
    assert!(text(&app, "say").contains("Prise possible"));
}

#[test]
fn a_text_the_browser_does_not_copy_is_shown_to_be_copied_by_hand() {
    let mut app = open("#/mak-yek");
    play(&mut app, &["a3-a5"]);
    press(&mut app, "share");
    let refused = Msg::Copied(Some("https://example.org/#/mak-yek?v=1".into()));
    press(&mut app, "copy-link");
    let effects = app.update(refused.clone());
    assert_eq!(said(&effects), Lang::Fr.words().copy_by_hand);
    assert_eq!(effects.last(), Some(&Effect::Focus("by-hand".into())));
    let shown = find(&app, |e| e.get("id") == Some("by-hand"));
    assert_eq!(shown[0].plain(), "https://example.org/#/mak-yek?v=1");
    press(&mut app, "copy-link");
    app.update(Msg::Copied(None));
    assert!(find(&app, |e| e.get("id") == Some("by-hand")).is_empty());
    // What comes when the page is another one is shown nowhere.
    press(&mut app, "copy-link");
    app.update(Msg::Hash("#/settings".into()));
    assert_eq!(app.update(refused), []);
    assert_eq!(app.screen.copying.by_hand, None);
}

#[test]
fn face_to_face_the_far_players_words_and_controls_are_turned_on_the_far_turn() {
    let mut app = open("#/mak-yek/new");
    app.update(putting("seating", "opposite"));
    press(&mut app, "start");
    app.update(Msg::Hash("#/mak-yek".to_owned()));
    let turned = |app: &App| {
        let all = class(app, "turned");
        all.iter().map(|e| e.get("class").unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(turned(&app), ["pl far turned"]);
    play(&mut app, &["a3-a5"]);
    app.update(Msg::AnimationEnded);
    assert_eq!(turned(&app), ["say turned", "pl far on turned", "cts turned"]);
    // Who is asked whether to stop is the other one, at its own edge.
    press(&mut app, "stop");
    assert_eq!(turned(&app), ["pl far on turned"]);
    let asks = "Noirs : on en reste là ? Blancs, d'accord ?";
    assert!(text(&app, "offer").contains(&Lang::Fr.set(asks)), "{}", text(&app, "offer"));
    // It is its own game that it may give up.
    press(&mut app, "resign");
    assert!(text(&app, "offer").contains("abandonner cette partie"));
    assert_eq!(turned(&app), ["pl far on turned"]);
    press(&mut app, "resign-no");
    press(&mut app, "decline");
    assert_eq!(text(&app, "s2"), Lang::Fr.words().declined, "who proposed reads it, too");
    assert_eq!(turned(&app), ["say turned", "pl far on turned", "cts turned"]);
    press(&mut app, "undo");
    press(&mut app, "stop");
    let asks = "Blancs : on en reste là ? Noirs, d'accord ?";
    assert!(text(&app, "offer").contains(&Lang::Fr.set(asks)), "{}", text(&app, "offer"));
    assert_eq!(turned(&app), ["say turned", "pl far turned", "cts turned"]);
}

#[test]
fn where_one_looks_back_a_refusal_stands_below_what_leads_on() {
    let mut app = open("#/mak-yek");
    play(&mut app, &["a3-a5"]);
    let place = |app: &App, name: &str| {
        let say = class(app, "say").remove(0);
        say.kids.iter().position(|kid| match kid {
            Node::Element(kid) => kid.get("class") == Some(name),
            Node::Text(_) => false,
        })
    };
    press(&mut app, "back:first");
    let before = place(&app, "ask");
    click(&mut app, "a3");
    assert_eq!(place(&app, "ask"), before);
    assert!(place(&app, "refus") > before);
    press(&mut app, "back:last");
    click(&mut app, "a5");
    assert!(place(&app, "refus").is_some());
}
