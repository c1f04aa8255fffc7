//! Games with secrets on one screen: the curtain, what was missed, drafts, the end. They
//! are played by Luzhanqi; the page knows no game.

use super::*;
use palamede::games::GameId;
use palamede::games::luzhanqi::army::{MEN, SLOTS};
use palamede::games::luzhanqi::{Army, Rank, Stays, Style, clash};
use palamede::text::Voice;

/// The army that is laid out first.
pub fn army() -> Army {
    Style::Balanced.army()
}

/// The site of a slot of the territory of this number.
pub fn home(territory: usize, slot: usize) -> usize {
    30 * territory + usize::from(SLOTS[slot])
}

pub fn at(app: &mut App, site: usize) -> Vec<Effect> {
    press(app, &format!("at:s{site}"))
}

/// What the ranks are called, from the engineer to the flag.
pub fn rank_names(lang: Lang) -> Vec<&'static str> {
    let all = lang.language().texts().into_iter();
    let of_ranks = all.filter(|(path, _)| path.starts_with("luzhanqi.ranks."));
    let names: Vec<_> = of_ranks.map(|(_, text)| text).collect();
    assert_eq!(names.len(), 12);
    names
}

/// Whether who has moved still looks at it.
pub fn looks_on(app: &App) -> bool {
    app.game.as_ref().is_some_and(|game| game.looks_on())
}

/// Who has moved has looked at it and passes the screen on; the moment after a step is over.
pub fn wait(app: &mut App) {
    if looks_on(app) {
        press(app, "hide");
    }
    if let Some(over) = passed(app) {
        app.update(over);
    }
}

/// Who is next comes to the screen and passes over what it missed.
pub fn come(app: &mut App) {
    come_back(app);
    lay_out(app);
}

/// The same, where nothing else is laid out.
pub fn come_back(app: &mut App) {
    wait(app);
    press(app, "sit");
    press(app, "missed:on");
}

/// Lays out the army of these tests, where one is to be laid out.
pub fn lay_out(app: &mut App) {
    let session = &mut app.game.as_mut().expect("a game").session;
    assert_eq!(session.lay_out(&army().write().into()), session.is_laying());
}

/// Slots whose pieces can change places without anybody hearing of it: of two ranks that
/// go one step, in no headquarters and not in the front row.
pub fn twins() -> (usize, usize) {
    let army = army();
    let fit = |&slot: &usize| {
        let at = SLOTS[slot];
        (5..25).contains(&at) && (Rank::Lieutenant..=Rank::Marshal).contains(&army.0[slot])
    };
    let slots: Vec<usize> = (0..MEN).filter(fit).collect();
    let other = slots.iter().find(|&&slot| army.0[slot] != army.0[slots[0]]).expect("another");
    (slots[0], *other)
}

/// The page as the document shows it.
pub fn shown(app: &App) -> String {
    let page = page(app);
    format!("{} {} {} {:?}", page.title, page.class, page.ratio, page.root)
}

/// Red attacks from a front column, Black has this army: what stays, the page, what was told.
pub fn attack(style: Style, column: usize) -> (Stays, App, Vec<Effect>) {
    let (mut app, _) = laid_out(false);
    come(&mut app);
    let black = style.army();
    let session = &mut app.game.as_mut().expect("a game").session;
    assert!(session.lay_out(&black.write().into()));
    press(&mut app, "ready");
    come(&mut app);
    at(&mut app, home(0, column));
    let effects = at(&mut app, home(1, 4 - column));
    (clash(army().0[column], black.0[4 - column], false, false), app, effects)
}

/// How a seat of the game for two is called.
fn name(seat: usize) -> &'static str {
    Voice(GameId::Luzhanqi, Lang::Fr).words().seats[seat].name
}

/// What is said once what was said before is silenced.
fn said_behind(effects: &[Effect]) -> String {
    let hushed = effects.iter().position(|effect| *effect == Effect::Hush).expect("silence");
    said(&effects[hushed..])
}

/// The faces that the page shows, in the order of the pieces.
pub fn ranks(app: &App) -> Vec<String> {
    let pieces = class(app, "pc");
    let faces = pieces.iter().map(Element::plain).filter(|face| !face.is_empty());
    faces.collect()
}

/// Whether the curtain is drawn before a position that anybody may see: nothing can be pressed, and
/// no rank is shown but what everybody knows.
pub fn drawn(app: &App) -> bool {
    let game = app.game.as_ref().expect("a game");
    let all = game.session.table.scene_for_all().pieces;
    let known = all.iter().filter(|piece| piece.is_face_up()).count();
    let cells = find(app, |e| e.get("role") == Some("gridcell"));
    // (Bombs, mines and flags are drawn, not written.)
    cells.is_empty() && ranks(app).len() <= known && pieces(app) == all.len()
}

/// How many pieces the page shows.
pub fn pieces(app: &App) -> usize {
    class(app, "pc").len()
}

#[test]
fn behind_the_curtain_nothing_of_the_board_is_in_the_page() {
    let mut app = open("#/luzhanqi");
    assert_eq!(pieces(&app), 0);
    assert!(find(&app, |e| e.get("role") == Some("gridcell")).is_empty());
    assert!(find(&app, |e| e.get("class").is_some_and(|c| c.starts_with("mk-"))).is_empty());
    assert!(class(&app, "log").is_empty());
    assert!(text(&app, "s1").contains(name(0)));
    // Its board has a name once it is there, and one only.
    let board = |app: &App| {
        let named =
            |e: &Element| e.get("aria-label").is_some_and(|name| name.starts_with("Plateau"));
        find(app, named).len()
    };
    assert_eq!(board(&app), 0);
    come(&mut app);
    assert_eq!((pieces(&app), board(&app)), (25, 1), "the own army is laid out");
    press(&mut app, "hide");
    assert_eq!(pieces(&app), 0);
}

#[test]
fn nobody_plays_looks_back_or_gives_up_behind_the_curtain() {
    let mut app = open("#/luzhanqi");
    let before = shown(&app);
    for action in ["ready", "resign", "resign-yes", "stop", "accept", "back:first", "at:s3"] {
        press(&mut app, action);
        assert_eq!(shown(&app), before, "{action}");
    }
}

#[test]
fn escape_and_leaving_the_page_draw_the_curtain_and_silence_what_was_said() {
    let hiding = [Msg::Key(Key::Escape), Msg::PageHidden, doing("hide"), Msg::FullScreen(false)];
    for message in hiding {
        let mut app = open("#/luzhanqi");
        come(&mut app);
        let (a, b) = twins();
        at(&mut app, home(0, a));
        let effects = app.update(message.clone());
        assert_eq!(pieces(&app), 0, "{message:?}");
        let after = said_behind(&effects);
        assert!(after.contains(name(0)), "{message:?}: {after}");
        // Another game, in which another army lay there: nothing tells them apart.
        let mut other = open("#/luzhanqi");
        come(&mut other);
        at(&mut other, home(0, a));
        at(&mut other, home(0, b));
        let others = other.update(message);
        assert_eq!(shown(&app), shown(&other));
        assert_eq!(after, said_behind(&others));
    }
}

/// A game that differs from another only in what Red has laid out: with `swapped`, two of
/// its pieces have changed places.
pub fn laid_out(swapped: bool) -> (App, Vec<Vec<Effect>>) {
    let mut app = open("#/luzhanqi");
    let mut effects = Vec::new();
    come(&mut app);
    if swapped {
        let (a, b) = twins();
        at(&mut app, home(0, a));
        at(&mut app, home(0, b));
    }
    effects.push(press(&mut app, "ready"));
    (app, effects)
}

/// The same once Black has laid out, too, and Red is at the screen.
pub fn begun(swapped: bool) -> App {
    let (mut app, _) = laid_out(swapped);
    come(&mut app);
    press(&mut app, "ready");
    come(&mut app);
    app
}

#[test]
fn the_page_is_the_same_whatever_the_hidden_ranks_are() {
    let ((mut one, mut told), (mut two, mut told_two)) = (laid_out(false), laid_out(true));
    let seen = |app: &App| shown(app);
    assert_eq!(seen(&one), seen(&two), "behind the curtain after Red's deployment");
    // Red's first piece that changed places goes a step from row 4 or so, as does its twin.
    let mut both = |what: &str, act: &mut dyn FnMut(&mut App) -> Vec<Effect>, same: bool| {
        told.push(now(act(&mut one)));
        told_two.push(now(act(&mut two)));
        assert_eq!(seen(&one) == seen(&two), same, "{what}");
        if same {
            assert_eq!(told.last(), told_two.last(), "{what}");
        }
    };
    let sit = |app: &mut App| {
        wait(app);
        press(app, "sit")
    };
    let next = |app: &mut App| {
        let moment = app.game.as_ref().and_then(|game| game.film()).expect("something goes by");
        app.update(Msg::TimerFired(Timer::Film(moment)))
    };
    both("Black lays out", &mut { sit }, true);
    both("Black is ready", &mut |app| press(app, "ready"), true);
    both("Red sees its own army", &mut { sit }, false);
    // A piece of the front row goes ahead, to where an enemy stands or not.
    both("Red hides", &mut |app| press(app, "hide"), true);
    both("Red is back", &mut { sit }, false);
    let front = (0..5).find(|&slot| army().0[slot] != Rank::Engineer).expect("a piece");
    let from = home(0, front);
    both("Red selects", &mut |app| at(app, from), false);
    let game = one.game.as_ref().expect("a game");
    let face = game.session.play_view(Lang::Fr, &game.extras, None);
    let to = face.next.iter().find_map(|next| match next.target {
        palamede::scene::Target::Site(site) if site != from => Some(site),
        _ => None,
    });
    let to = to.expect("somewhere to go");
    let mut both = |what: &str, act: &mut dyn FnMut(&mut App) -> Vec<Effect>, same: bool| {
        let (a, b) = (now(act(&mut one)), now(act(&mut two)));
        assert_eq!(seen(&one) == seen(&two), same, "{what}");
        if same {
            assert_eq!(said_or_all(&a), said_or_all(&b), "{what}");
        }
    };
    both("Red has moved and looks", &mut |app| at(app, to), false);
    both("Red passes the screen on", &mut |app| press(app, "hide"), true);
    both("Black is shown it", &mut { sit }, true);
    both("It goes by", &mut { next }, true);
    both("All of it is shown", &mut { next }, true);
    both("Black sees it again", &mut |app| press(app, "missed:again"), true);
    both("Black sees its own army", &mut |app| press(app, "missed:on"), true);
    assert_eq!(
        one.game.as_ref().unwrap().session.table.link(),
        two.game.as_ref().unwrap().session.table.link()
    );
}

/// All effects, or those behind the curtain.
fn said_or_all(effects: &[Effect]) -> &[Effect] {
    let hushed = effects.iter().position(|effect| *effect == Effect::Hush);
    &effects[hushed.unwrap_or_default()..]
}

#[test]
fn two_clicks_change_a_draft_a_wrong_change_is_refused_and_hiding_keeps_it() {
    let mut app = open("#/luzhanqi");
    come(&mut app);
    let faces = |app: &App| {
        let all =
            find(app, |e| e.tag == "text" && e.get("class").is_some_and(|c| c.starts_with("num")));
        all.iter().map(Element::plain).collect::<Vec<_>>()
    };
    let before = faces(&app);
    let bomb = army().0.iter().position(|&rank| rank == Rank::Bomb).expect("a bomb");
    at(&mut app, home(0, bomb));
    let effects = at(&mut app, home(0, 0));
    assert!(
        matches!(&effects[..], [Effect::Say { urgent: true, .. }, Effect::Sound(_)]),
        "{effects:?}"
    );
    assert_eq!(class(&app, "refus").len(), 1);
    assert_eq!(faces(&app), before);
    let (a, b) = twins();
    at(&mut app, home(0, a));
    at(&mut app, home(0, b));
    assert!(class(&app, "refus").is_empty());
    let after = faces(&app);
    assert_ne!(after, before);
    app.update(Msg::PageHidden);
    come_back(&mut app);
    assert_eq!(faces(&app), after);
}

/// The seat at the screen makes a move.
pub fn make_a_move(app: &mut App) -> Vec<Effect> {
    let click = |app: &mut App| {
        let game = app.game.as_ref().expect("a game");
        let chosen = game.session.table.clicks().last().copied();
        let next = game.session.play_view(Lang::Fr, &game.extras, None).next;
        let to = next.iter().map(|next| next.target).find(|&to| Some(to) != chosen);
        press(app, &format!("at:{}", to.expect("somewhere").text()))
    };
    click(app);
    click(app)
}

/// South, whose neighbours are computers, comes to the screen; all four have laid out their armies.
pub fn among_computers() -> App {
    let mut app = open("#/luzhanqi-four?players=person,computer,person,computer");
    for _ in 0..2 {
        come(&mut app);
        let effects = press(&mut app, "ready");
        think(&mut app, effects);
        assert!(!looks_on(&app));
    }
    come(&mut app);
    app
}

/// Lets the computers act until a person is to.
pub fn think(app: &mut App, effects: Vec<Effect>) -> usize {
    let (mut effects, mut steps) = (effects, 0);
    while let Some(job) = effects.iter().find_map(|effect| match effect {
        Effect::Think { job, .. } => Some(job.clone()),
        _ => None,
    }) {
        let mut thinker = palamede::mind::work(&job, || 0.0);
        let answer = loop {
            if let Some(answer) = thinker.think(64) {
                break answer;
            }
        };
        steps += 1;
        effects = app.update(Msg::Answer(answer));
    }
    steps
}

#[test]
fn one_person_against_computers_has_no_curtain() {
    let mut app = open("#/luzhanqi?players=person,computer");
    assert_eq!(pieces(&app), 25);
    for message in [Msg::PageHidden, Msg::Key(Key::Escape), doing("hide")] {
        app.update(message);
        assert_eq!(pieces(&app), 25);
    }
    let effects = press(&mut app, "ready");
    assert_eq!(think(&mut app, effects), 1, "the computer lays out by itself");
    assert_eq!(pieces(&app), 50);
    assert!(find(&app, |e| e.get("data-do") == Some("hide")).is_empty());
}

#[test]
fn between_computers_the_curtain_falls_for_the_next_person_only() {
    let mut app = open("#/luzhanqi-four?players=person,computer,person,computer");
    come(&mut app);
    let effects = press(&mut app, "ready");
    assert_eq!(pieces(&app), 25, "South looks on while East lays out");
    assert_eq!(think(&mut app, effects), 1);
    assert!(drawn(&app), "North is to come");
    wait(&mut app);
    press(&mut app, "sit");
    let effects = press(&mut app, "ready");
    app.update(Msg::PageHidden);
    assert!(drawn(&app), "drawn while a computer acts, with nobody to come");
    assert!(find(&app, |e| e.get("data-do") == Some("sit")).is_empty());
    assert_eq!(think(&mut app, effects), 1);
    wait(&mut app);
    assert_eq!(find(&app, |e| e.get("data-do") == Some("sit")).len(), 1);
}

#[test]
fn at_the_end_all_is_open_or_as_a_seat_saw_it() {
    let mut app = begun(false);
    let faces = |app: &App| ranks(app).len();
    assert_eq!(faces(&app), 25);
    press(&mut app, "through:1");
    assert_eq!(faces(&app), 25, "not before the end");
    press(&mut app, "resign");
    let effects = press(&mut app, "resign-yes");
    assert!(said(&effects).contains(name(0)));
    assert_eq!(faces(&app), 50, "the armies are revealed");
    let eyes = |app: &App| {
        let all = find(app, |e| e.get("data-do").is_some_and(|act| act.starts_with("through")));
        all.iter().map(|e| e.get("aria-pressed") == Some("true")).collect::<Vec<_>>()
    };
    assert_eq!(eyes(&app), [true, false, false]);
    // Nothing is taken back, at the end neither.
    let undo = |e: &Element| ["undo", "redo"].iter().any(|act| e.get("data-do") == Some(act));
    assert!(find(&app, undo).is_empty());
    press(&mut app, "through:0");
    assert_eq!((faces(&app), eyes(&app)), (25, vec![false, true, false]));
    press(&mut app, "back:2");
    assert_eq!((faces(&app), eyes(&app)), (25, vec![false, true, false]));
    press(&mut app, "through:");
    assert_eq!((faces(&app), eyes(&app)), (50, vec![true, false, false]));
}

#[test]
fn of_four_who_gives_up_is_named_and_vanishes_and_the_others_play_on() {
    let mut app = open("#/luzhanqi-four");
    for _ in 0..4 {
        come(&mut app);
        press(&mut app, "ready");
    }
    come(&mut app);
    assert_eq!(pieces(&app), 100);
    assert_eq!(class(&app, "pl").len(), 4);
    press(&mut app, "resign");
    let effects = press(&mut app, "resign-yes");
    let south = Voice(GameId::LuzhanqiFour, Lang::Fr).words().seats[0].name;
    assert!(said(&effects).contains(south), "{}", said(&effects));
    assert!(class(&app, "out")[0].plain().contains(south));
    wait(&mut app);
    press(&mut app, "sit");
    let gave_up = Lang::Fr.words().resigned(&south);
    assert!(text(&app, "s2").contains(&Lang::Fr.set(&gave_up)), "{}", text(&app, "s2"));
    assert_eq!(pieces(&app), 75);
    assert!(app.game.as_ref().is_some_and(|game| game.film().is_none()), "nothing went anywhere");
    press(&mut app, "missed:on");
    assert_eq!(class(&app, "out").len(), 1);
    assert!(class(&app, "fin").is_empty(), "the others play on");
    // At the end it is told where the armies are that are not on the board that is laid open.
    press(&mut app, "resign");
    press(&mut app, "resign-yes");
    wait(&mut app);
    press(&mut app, "sit");
    press(&mut app, "missed:on");
    press(&mut app, "resign");
    press(&mut app, "resign-yes");
    assert_eq!(class(&app, "fin").len(), 1);
    assert!(text(&app, "tally").contains("ont quitté le plateau"), "{}", text(&app, "tally"));
    press(&mut app, "back:4");
    assert_eq!(pieces(&app), 100, "there all are shown");
}

#[test]
fn an_arrangement_is_kept_for_its_player_alone_and_laid_out_again() {
    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/luzhanqi");
    let offered = |app: &App| find(app, |e| e.get("data-do") == Some("own")).len();
    let end = |app: &mut App| {
        press(app, "resign");
        press(app, "resign-yes");
    };
    come(&mut app);
    let (a, b) = twins();
    at(&mut app, home(0, a));
    at(&mut app, home(0, b));
    let wanted = ranks(&app);
    press(&mut app, "ready");
    come(&mut app);
    press(&mut app, "ready");
    come(&mut app);
    end(&mut app);
    press(&mut app, "keep-own:0");
    // Of two players with one name each has its own; a name that one alone has goes with it.
    for (names, offered_to) in [(["Li", "Li"], [1, 0]), (["Li", "Wu"], [0, 0])] {
        for (seat, name) in Seat::first(2).zip(names) {
            app.game.as_mut().expect("a game").extras.players[seat].name = name.to_owned();
        }
        press(&mut app, "again");
        for offer in offered_to {
            come(&mut app);
            assert_eq!(offered(&app), offer, "{names:?}");
            press(&mut app, "ready");
            assert_eq!(offered(&app), 0, "nothing is offered before the curtain");
        }
        come(&mut app);
        end(&mut app);
        for seat in Seat::first(2) {
            app.game.as_mut().expect("a game").extras.players[seat].name.clear();
        }
    }
    // The next game begins with the usual draft; its own is one press away.
    press(&mut app, "again");
    come(&mut app);
    assert_ne!(ranks(&app), wanted);
    press(&mut app, "own");
    assert_eq!(ranks(&app), wanted);
}

/// What is pressed comes from the document, where anybody can write it: no army of a running
/// game is kept, by nobody's button.
#[test]
fn no_arrangement_of_a_running_game_is_kept() {
    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/luzhanqi");
    for again in [true, true, false] {
        for screen in ["hide", "sit"] {
            press(&mut app, screen);
            for action in ["keep-own:0", "keep-own:1"] {
                assert_eq!(said(&press(&mut app, action)), "", "{screen} {action}");
            }
        }
        come(&mut app);
        if again {
            press(&mut app, "ready");
        }
    }
    for seat in ["0", "1"] {
        assert_eq!(store.get(&store::own_name("luzhanqi", seat)), None);
    }
    // Once all is open, it is.
    for action in ["resign", "resign-yes", "keep-own:1"] {
        press(&mut app, action);
    }
    assert_eq!(store.get(&store::own_name("luzhanqi", "1")), Some(army().write()));
}

#[test]
fn a_lot_can_give_four_players_every_order() {
    let mut orders = std::collections::BTreeSet::new();
    for lot in 0..24 {
        let mut extras = palamede::table::Extras::default();
        let seats = [0, 1, 2, 3].map(|n| Seat::new(n).unwrap());
        for seat in seats {
            extras.players[seat].name = seat.index().to_string();
        }
        extras.shuffle(4, lot);
        orders.insert(seats.map(|seat| extras.players[seat].name.clone()));
    }
    assert_eq!(orders.len(), 24);
}

#[test]
fn with_the_device_flat_ranks_show_only_while_pressed_and_clicks_still_work() {
    let mut app = begun(false);
    assert_eq!(ranks(&app).len(), 25);
    app.update(putting("flat", "on"));
    assert_eq!((ranks(&app).len(), pieces(&app)), (0, 50));
    let hidden = shown(&app);
    for (show, hide) in [("peek:on", "peek:off"), ("peek", "peek")] {
        press(&mut app, show);
        assert_eq!(ranks(&app).len(), 25, "{show}");
        press(&mut app, hide);
        assert_eq!(shown(&app), hidden, "{hide}");
    }
    // A mine is not told by the refusal to move it: it is selected like any piece, and like
    // with any piece the next click is what is refused.
    let mine = army().0.iter().position(|&rank| rank == Rank::Mine).expect("a mine");
    let mine = home(0, mine);
    let front = (0..5).find(|&slot| army().0[slot] != Rank::Engineer).expect("a piece");
    let from = home(0, front);
    let chosen = |app: &App| {
        let cells = find(app, |e| e.get("aria-selected") == Some("true"));
        cells.iter().filter_map(|e| e.get("id").map(str::to_owned)).collect::<Vec<_>>()
    };
    let refused = Lang::Fr.words().refused_flat;
    let far = home(1, 24);
    for site in [mine, from, mine] {
        let effects = at(&mut app, site);
        assert_eq!((text(&app, "refus"), chosen(&app)), (String::new(), vec![format!("c{site}")]));
        assert_ne!(said(&effects), refused);
        let effects = at(&mut app, far);
        assert_eq!(text(&app, "refus"), Lang::Fr.set(refused));
        assert_eq!((said(&effects).as_str(), chosen(&app)), (refused, vec![format!("c{site}")]));
        assert!(class(&app, "mk-danger").is_empty());
    }
    press(&mut app, "peek:on");
    assert_ne!(text(&app, "refus"), Lang::Fr.set(refused));
    press(&mut app, "peek:off");
    // Nor is any piece by where it may go.
    at(&mut app, from);
    let next = |app: &App| {
        let game = app.game.as_ref().expect("a game");
        game.session.play_view(Lang::Fr, &game.extras, None).next
    };
    assert!(next(&app).is_empty());
    press(&mut app, "peek:on");
    let to = next(&app).iter().find_map(|next| match next.target {
        palamede::scene::Target::Site(site) if site != from => Some(site),
        _ => None,
    });
    press(&mut app, "peek:off");
    at(&mut app, to.expect("somewhere to go"));
    assert_eq!(
        (ranks(&app).len(), pieces(&app)),
        (0, 50),
        "nor while one looks at what came of it"
    );
    wait(&mut app);
    assert!(drawn(&app), "it has moved, and the curtain is drawn");
    come(&mut app);
    assert_eq!((ranks(&app).len(), pieces(&app)), (0, 50), "nor are the next player's shown");
}

#[test]
fn the_record_is_offered_when_the_game_is_over_only() {
    let mut app = begun(false);
    for over in [false, true] {
        go(&mut app, "#/luzhanqi/text");
        for action in ["copy-record", "download"] {
            assert_eq!(press(&mut app, action).len(), usize::from(over));
            let button = &find(&app, |e| e.get("data-do") == Some(action))[0];
            assert_eq!(button.get("aria-disabled").is_none(), over);
        }
        let link = |app: &App| find(app, |e| e.get("data-do") == Some("copy-link")).len();
        assert_eq!(link(&app), usize::from(over), "there would be no step in it");
        go(&mut app, "#/luzhanqi");
        come_back(&mut app);
        press(&mut app, "resign");
        press(&mut app, "resign-yes");
    }
}

#[test]
fn faces_show_names_characters_or_symbols() {
    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/luzhanqi");
    come(&mut app);
    let all = |app: &App| ranks(app).concat();
    let names = Voice(GameId::Luzhanqi, Lang::Fr).words().faces;
    assert!(names.iter().all(|name| all(&app).contains(name)));
    for (value, shown, many) in [("chinese", "司令", 25), ("symbols", "", 0), ("", names[8], 25)]
    {
        app.update(putting("pref.labels", value));
        assert_eq!((ranks(&app).len(), all(&app).contains(shown)), (many, true), "{value}");
        assert_eq!(pieces(&app), 25);
        // Kept for the next visit.
        let prefs = store.get(store::PREFS).expect("kept");
        assert!(prefs.contains(&format!("labels={value}\n")), "{prefs}");
    }
    app.update(putting("pref.labels", "greek"));
    assert!(all(&app).contains(names[8]));
}

#[test]
fn where_an_option_lays_everything_open_there_is_nothing_to_hide() {
    let mut app = open("#/luzhanqi?clairvoyance=yes");
    app.update(putting("flat", "on"));
    let offers = |app: &App, act: &str| !find(app, |e| e.get("data-do") == Some(act)).is_empty();
    come(&mut app);
    assert_eq!((pieces(&app), ranks(&app).len(), offers(&app, "hide")), (25, 0, true));
    press(&mut app, "ready");
    assert!(offers(&app, "sit"), "Red's army is not shown to Black who lays out");
    come(&mut app);
    let effects = press(&mut app, "ready");
    assert!(!effects.contains(&Effect::Hush));
    app.update(Msg::AnimationEnded);
    for _ in 0..2 {
        assert_eq!((pieces(&app), ranks(&app).len()), (50, 50));
        for act in ["hide", "memo-which", "peek", "undo"] {
            assert!(!offers(&app, act), "{act}");
        }
        assert!(find(&app, |e| e.get("name") == Some("flat")).is_empty());
        press(&mut app, "menu");
        assert!(offers(&app, "share"));
        press(&mut app, "menu");
        // A rank of either army is heard, and so is what can be done.
        let label = |site| find(&app, |e| e.get("id") == Some(&format!("c{site}")))[0].clone();
        for territory in [0, 1] {
            let (slot, _) = twins();
            let heard = label(home(territory, slot)).plain();
            let rank = ["lieutenant", "capitaine", "commandant", "colonel", "général", "maréchal"];
            assert!(rank.iter().any(|rank| heard.contains(rank)), "{heard}");
        }
        // Escape draws no curtain, and a step passes the turn at once.
        app.update(Msg::Key(Key::Escape));
        let game = app.game.as_ref().expect("a game");
        let view = game.session.play_view(Lang::Fr, &game.extras, None);
        let from = view.next[0].target;
        press(&mut app, &format!("at:{}", from.text()));
        let game = app.game.as_ref().expect("a game");
        let next = game.session.play_view(Lang::Fr, &game.extras, None).next;
        let to = next.iter().find(|next| next.target != from).expect("a way").target;
        press(&mut app, &format!("at:{}", to.text()));
        app.update(Msg::AnimationEnded);
    }
    let game = app.game.as_ref().expect("a game");
    assert_eq!(game.session.table.len(), 4);
}

/// In a frame the page around it has the focus: it stays there.
#[test]
fn where_the_curtain_is_drawn_nothing_draws_it_again() {
    let mut app = open("#/luzhanqi");
    assert_eq!(now(app.update(Msg::PageHidden)), []);
    press(&mut app, "sit");
    let drawn = app.update(Msg::PageHidden);
    assert!(drawn.contains(&Effect::Focus("curtain".to_owned())), "{drawn:?}");
    assert_eq!(app.update(Msg::PageHidden), []);
    go(&mut app, "#/settings");
    assert_eq!(app.update(Msg::PageHidden), []);
}

/// From the lot that a table gets comes what it proposes to lay out: the page keeps another number.
#[test]
fn the_number_of_a_game_is_no_lot() {
    let drawn = Rc::new(RefCell::new(Vec::new()));
    let lots = Rc::clone(&drawn);
    let random = move || {
        let next = 0x1000_0000_0001 * (1 + lots.borrow().len() as u64);
        lots.borrow_mut().push(next);
        next
    };
    let mut app = App::new(Platform {
        store: Box::new(Shared::default()).into(),
        random: Box::new(random),
        clock: Box::new(|| TODAY),
        ..Platform::in_memory("fr")
    });
    let numbers = ["luzhanqi", "luzhanqi-four"].map(|game| {
        go(&mut app, &format!("#/{game}"));
        u64::from(app.game.as_ref().expect("a game").number)
    });
    assert_ne!(numbers[0], numbers[1]);
    let drawn = drawn.borrow();
    assert!(drawn.len() > 1 && !numbers.iter().any(|number| drawn.contains(number)));
}

#[test]
fn under_the_cover_a_draft_is_shown_to_nobody_and_is_made_all_the_same() {
    let mut app = open_with(&Shared::default(), 1, "#/luzhanqi");
    come(&mut app);
    app.update(putting("flat", "on"));
    let table = |app: &App| {
        let table = &app.game.as_ref().expect("a game").session.table;
        (table.is_covered(), table.is_laying_out(), table.draft().is_some(), table.len())
    };
    assert_eq!(table(&app), (true, true, false, 0));
    press(&mut app, "peek:on");
    assert_eq!(table(&app), (false, true, true, 0));
    press(&mut app, "peek:off");
    press(&mut app, "ready");
    assert_eq!(table(&app).3, 1);
}
