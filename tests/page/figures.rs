//! The figures of the rules, played in their place: each can be done as it says, every other move is
//! answered, and the game that is being played stays as it is.

use super::lessons::{enter, moves_at, rules};
use super::*;
use palamede::app::store::save_name;
use palamede::games::GameId;
use palamede::scene::Facing;
use palamede::text::{Course, Figure, Voice};

/// The rules of a game, in this language.
fn read(game: GameId, lang: Lang) -> App {
    let mut app = open(&format!("#/{}/rules", game.id()));
    app.update(putting("pref.lang", lang.code()));
    app
}

/// The names of the figures that can be played, by the buttons that open them.
fn offered(app: &App) -> Vec<String> {
    let mut names = Vec::new();
    page(app).root.walk(&mut |e| {
        let figure = e.get("data-do").and_then(|act| act.strip_prefix("figure:"));
        names.extend(figure.map(str::to_owned));
    });
    names
}

/// How many steps the figure that is played has taken.
fn steps(app: &App) -> usize {
    app.screen.figure.as_ref().expect("a figure").session.table.len()
}

/// The sentences at the figure that is played: what is asked for, or that it is done.
fn asked(app: &App) -> String {
    find(app, |e| e.get("id") == Some("task")).iter().map(Element::plain).collect()
}

/// A sentence as the page sets it.
fn set(lang: Lang, text: &str) -> String {
    lang.set(text)
}

/// The figures of a page, each with its caption.
fn figures(game: GameId, lang: Lang) -> Vec<(&'static Figure, &'static str)> {
    let rules = Voice(game, lang).rules();
    rules.figures.iter().filter_map(|figure| Some((figure, rules.caption(figure)?.1))).collect()
}

#[test]
fn every_figure_that_shows_a_move_or_begins_a_task_can_be_played_in_every_language() {
    for (&game, lang) in GameId::ALL.iter().flat_map(|game| Lang::ALL.map(|lang| (game, lang))) {
        let all = figures(game, lang);
        assert_eq!(all.len(), rules(game).figures.len(), "{game:?} {lang:?}");
        let shows = |figure: &Figure| {
            let moves = !figure.moves.is_empty() || !figure.clicks.is_empty();
            moves || rules(game).task_of(figure).is_some()
        };
        let all = all.iter().filter(|(figure, _)| shows(figure));
        let names: Vec<&str> = all.map(|(figure, _)| figure.name).collect();
        assert!(names.len() > 2 && !names.contains(&"start"), "{game:?}: {names:?}");
        let mut offered = offered(&read(game, lang));
        offered.sort_by_key(|name| names.iter().position(|one| one == name));
        assert_eq!(offered, names, "{game:?} {lang:?}");
    }
}

/// Does what a figure asks for at this step, after every other move.
fn do_step(app: &mut App, game: GameId, lang: Lang, figure: &Figure) -> Vec<Effect> {
    let rules = Voice(game, lang).rules();
    let what = format!("{game:?} {lang:?} {}", figure.name);
    let task = rules.task_of(figure);
    let other = match task {
        Some(at) => rules.tasks[at].other,
        None => lang.prose().site.figures.other,
    };
    let step = steps(app);
    let open = app.screen.figure.as_ref().expect("a figure");
    let table = &open.session.table;
    let sites = &table.scene().board.sites;
    let named = |name: &&str| sites.iter().position(|site| site.name == **name).expect("a site");
    let clicks: Vec<String> =
        figure.clicks.iter().map(|name| format!("s{}", named(name))).collect();
    // A figure's words may leave out what a move takes; those of a lesson do not.
    let wanted = |mv: &str| match (task, figure.moves.get(step)) {
        (Some(at), _) => rules.exercises[at].line[step].split('|').any(|one| one == mv),
        (None, Some(word)) => mv == *word || mv.starts_with(&format!("{word}x")),
        (None, None) => true,
    };
    let begins = |way: &[palamede::scene::Target]| {
        let way: Vec<String> = way.iter().map(|click| click.text().to_string()).collect();
        task.is_some() || way.starts_with(&clicks)
    };
    let all = moves_at(open);
    let (will, will_not): (Vec<_>, Vec<_>) =
        all.iter().partition(|(mv, way)| wanted(mv) && begins(way));
    assert!(!will.is_empty(), "{what}: {all:?}");
    for (mv, way) in will_not {
        let said = enter(app, way);
        assert_eq!(steps(app), step, "{what}: {mv}");
        let told =
            said.iter().any(|e| matches!(e, Effect::Say { text, urgent: true } if text == other));
        assert!(told, "{what}: {mv}: {said:?}");
        assert!(text(app, "refus").contains(&set(lang, other)), "{what}: {mv}");
        app.update(Msg::Key(Key::Escape));
    }
    enter(app, &will[0].1)
}

#[test]
fn every_figure_is_done_as_it_says_and_every_other_move_is_answered() {
    for (&game, lang) in GameId::ALL.iter().flat_map(|game| Lang::ALL.map(|lang| (game, lang))) {
        let mut app = read(game, lang);
        let rules = Voice(game, lang).rules();
        for name in offered(&app) {
            let what = format!("{game:?} {lang:?} {name}");
            let (figure, caption) =
                figures(game, lang).into_iter().find(|(one, _)| one.name == name).expect("it");
            let effects = press(&mut app, &format!("figure:{name}"));
            assert!(effects.contains(&Effect::Focus("task".to_owned())), "{what}: {effects:?}");
            let facing = app.screen.figure.as_ref().map(|open| open.facing());
            assert_eq!(facing, Some(Facing::default()), "{what}: it lies as its picture");
            let (task, words) = (rules.task_of(figure), &lang.prose().site.figures);
            let ask = task.map(|at| set(lang, rules.tasks[at].ask));
            let first = asked(&app);
            assert!(ask.is_none_or(|ask| ask == first), "{what}: {first}");
            if task.is_none() {
                let open = app.screen.figure.as_ref().expect("a figure");
                let actor = open.session.table.actor().expect("somebody's turn");
                assert!(first.contains(Voice(game, lang).words().seat(actor)), "{what}: {first}");
                assert!(!first.contains('{') && first.len() > 12, "{what}: {first}");
            }
            // What is shown to who asks for it will do.
            let line = task.map_or(figure.moves.len().max(1), |at| rules.exercises[at].line.len());
            let mut effects = Vec::new();
            while steps(&app) < line {
                if app.screen.figure.as_ref().is_some_and(|open| open.person_to_act().is_some()) {
                    effects = do_step(&mut app, game, lang, figure);
                } else {
                    let waits = effects.iter().find_map(waited_for);
                    let (timer, _) = waits.expect("the others move by themselves");
                    effects = app.update(Msg::TimerFired(timer));
                }
            }
            assert!(effects.iter().any(|e| matches!(e, Effect::Motion(_))), "{what}: {effects:?}");
            let done = task.map_or(caption, |at| rules.tasks[at].done);
            assert_eq!(asked(&app), set(lang, done), "{what}");
            assert!(said(&effects).contains(done), "{what}: {effects:?}");
            // Where that was the end it is seen once more.
            let rests = app.update(Msg::AnimationEnded);
            let again = waited(&mut app, &rests);
            let moves = |effects: &[Effect]| effects.iter().any(|e| matches!(e, Effect::Motion(_)));
            assert!(rests.is_empty() || moves(&again), "{what}: {rests:?} {again:?}");
            // Nothing more is played there, until it is begun again.
            let all =
                (0..app.screen.figure.as_ref().expect("it").session.board().sites.len()).step_by(3);
            all.for_each(|site| drop(press(&mut app, &format!("at:s{site}"))));
            assert_eq!(steps(&app), line, "{what}");
            assert!(text(&app, "live").contains(words.again), "{what}");
            press(&mut app, &format!("figure:{name}"));
            assert_eq!((steps(&app), asked(&app)), (0, first), "{what}");
            let effects = press(&mut app, "figure");
            assert!(effects.contains(&Effect::Focus(format!("figure-{name}"))), "{effects:?}");
            // No task of the lesson is done by that.
            assert!(task.is_none_or(|at| !app.shell.prefs.has_learnt(game, Course::Lesson, at)));
        }
        assert!(app.screen.figure.is_none() && app.game.is_none(), "{game:?} {lang:?}");
    }
}

#[test]
fn the_move_of_a_figure_is_shown_to_who_asks_for_it() {
    let mut app = open("#/mak-yek/rules");
    press(&mut app, "figure:pair");
    assert!(asked(&app).ends_with("c1, c4."), "{}", asked(&app));
    assert!(said(&press(&mut app, "hint")).contains("c1"));
    assert_eq!(class(&app, "mk-trail").len(), 1);
    // Where any move will do none is shown.
    let mut app = open("#/fanorona/rules");
    press(&mut app, "figure:choice");
    assert!(!text(&app, "live").contains("Voir le coup"));
}

#[test]
fn a_figure_that_is_played_is_a_group_with_a_board_of_its_own_the_others_stay_pictures() {
    let mut app = open("#/mak-yek/rules");
    assert!(find(&app, |e| e.get("role") == Some("grid")).is_empty());
    for (name, number) in [("pair", "Fig. 6."), ("three", "Fig. 5.")] {
        let pictures = find(&app, |e| e.get("role") == Some("figure")).len();
        press(&mut app, &format!("figure:{name}"));
        let live = class(&app, "live");
        assert_eq!(live.len(), 1, "one at a time");
        assert_eq!(live[0].get("role"), Some("group"));
        assert!(live[0].get("aria-label").is_some_and(|label| label.starts_with(number)));
        let grids = find(&app, |e| e.get("role") == Some("grid"));
        assert_eq!(grids.len(), 1);
        assert!(grids[0].get("aria-label").is_some_and(|label| label.contains("Mak-Yek")));
        // On paper it is its picture.
        assert_eq!(find(&app, |e| e.get("role") == Some("figure")).len(), pictures, "{name}");
        assert!(!offered(&app).contains(&name.to_owned()));
    }
    // The keyboard goes over its board as over any.
    app.update(Msg::Focused(site("d1")));
    let effects = app.update(Msg::Key(Key::Arrow(0, -1)));
    assert!(effects.contains(&Effect::Focus(format!("c{}", site("d2")))), "{effects:?}");
    app.update(Msg::Lift(Some(site("d1"))));
    assert_eq!(class(&app, "mk-lifted").len(), 1);
    app.update(Msg::Drag { from: site("d1"), to: site("d4") });
    assert_eq!(steps(&app), 1);
    // There is no such figure.
    press(&mut app, "figure:nothing");
    assert!(class(&app, "live").is_empty());
}

#[test]
fn leaving_the_page_closes_a_figure_and_going_along_it_does_not() {
    let mut app = open("#/mak-yek/rules");
    press(&mut app, "figure:pair");
    click(&mut app, "c1");
    go(&mut app, "#/mak-yek/rules/end");
    assert_eq!(find(&app, |e| e.get("aria-selected") == Some("true")).len(), 1);
    for hash in ["#/apit-sodok/rules", "#/mak-yek", "#/settings", "#/"] {
        go(&mut app, "#/mak-yek/rules");
        press(&mut app, "figure:pair");
        go(&mut app, hash);
        assert!(app.screen.figure.is_none(), "{hash}");
        go(&mut app, "#/mak-yek/rules");
        assert!(class(&app, "live").is_empty(), "{hash}");
    }
    // Elsewhere there is none to be opened.
    go(&mut app, "#/mak-yek");
    press(&mut app, "figure:pair");
    assert!(app.screen.figure.is_none());
}

#[test]
fn the_game_that_is_played_stays_as_it_is() {
    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/mak-yek");
    play(&mut app, &["a3-a5", "b6-b4"]);
    click(&mut app, "c3");
    let before = page(&app).root;
    let kept = store.get(&save_name("mak-yek"));
    for rules in ["#/mak-yek/rules", "#/sahkku/rules", "#/luzhanqi/rules"] {
        go(&mut app, rules);
        for name in offered(&app) {
            press(&mut app, &format!("figure:{name}"));
            for site in 0..app.screen.figure.as_ref().expect("it").session.board().sites.len() {
                press(&mut app, &format!("at:s{site}"));
            }
            for act in
                ["hint", "memo", "around", "read", "undo", "resign", "turn", "throw", "rule:turn"]
            {
                press(&mut app, act);
            }
            app.update(Msg::Key(Key::Escape));
            app.update(Msg::PageShown);
            app.update(Msg::ScrollTo(3));
        }
        assert_eq!(store.get(&save_name("mak-yek")), kept);
        assert_eq!(store.names(), [save_name("mak-yek")]);
        go(&mut app, "#/mak-yek");
        assert!(page(&app).root == before, "{rules}");
    }
    // One that was not begun here is still there, too.
    go(&mut app, "#/mak-yek?start=8/8/8/8/r7/8/8/R3R2R+b");
    let before = page(&app).root;
    assert_eq!(class(&app, "waits").len(), 1);
    go(&mut app, "#/mak-yek/rules");
    press(&mut app, "figure:interception");
    assert!(class(&app, "waits").is_empty());
    go(&mut app, "#/mak-yek");
    assert!(page(&app).root == before);
}

#[test]
fn the_board_that_waits_turns_unseen() {
    let mut app = open("#/mak-yek/new");
    app.update(putting("seating", "passing"));
    press(&mut app, "start");
    go(&mut app, "#/mak-yek");
    play(&mut app, &["a3-a5"]);
    let rests = app.update(Msg::AnimationEnded);
    go(&mut app, "#/mak-yek/rules");
    press(&mut app, "figure:pair");
    assert!(!rests.is_empty() && waited(&mut app, &rests).is_empty());
    go(&mut app, "#/mak-yek");
    assert!(class(&app, "near")[0].plain().starts_with("Noirs"));
}

#[test]
fn a_computer_waits_while_a_figure_is_played_and_then_thinks_anew() {
    let mut app = open("#/mak-yek?players=person,computer");
    play(&mut app, &["a3-a5"]);
    let effects = app.update(Msg::PageShown);
    assert!(effects.is_empty(), "it thinks already: {effects:?}");
    let job = app.game.as_ref().and_then(|game| game.job()).expect("a job");
    go(&mut app, "#/mak-yek/rules");
    let effects = press(&mut app, "figure:pair");
    assert!(effects.contains(&Effect::StopThinking), "{effects:?}");
    // What comes late is not played, and would be seen to move in the figure.
    let late = app.update(Msg::Answer(palamede::mind::Answer {
        number: job,
        step: Some("b6-b4".into()),
        ..Default::default()
    }));
    assert!(!late.iter().any(|e| matches!(e, Effect::Motion(_) | Effect::Say { .. })), "{late:?}");
    assert!(app.update(Msg::PageShown).is_empty());
    let effects = go(&mut app, "#/mak-yek");
    thinks(&mut app, &effects);
    assert_eq!(notes(&app).len(), 2);
}

#[test]
fn what_another_tab_plays_is_followed_behind_a_figure() {
    let store = Shared::default();
    let mut one = open_with(&store, 1, "#/mak-yek");
    play(&mut one, &["a3-a5"]);
    go(&mut one, "#/mak-yek/rules");
    press(&mut one, "figure:pair");
    let mut two = open_with(&store, 2, "#/mak-yek");
    play(&mut two, &["b6-b4"]);
    one.update(Msg::Stored(save_name("mak-yek")));
    assert_eq!(steps(&one), 0);
    play(&mut one, &["c1-c4"]);
    assert_eq!(steps(&one), 1);
    go(&mut one, "#/mak-yek");
    assert_eq!(notes(&one), ["a3-a5", "b6-b4"]);
}

#[test]
fn the_rules_beside_the_board_have_no_second_board() {
    let mut app = open("#/mak-yek");
    press(&mut app, "rule:captures");
    assert!(text(&app, "read").contains("Fig. 3."));
    assert!(offered(&app).is_empty());
    press(&mut app, "figure:pair");
    assert!(app.screen.figure.is_none() && class(&app, "live").is_empty());
}

#[test]
fn a_board_stands_up_where_it_has_to_and_is_a_picture_where_it_cannot_be_pressed() {
    let columns = |app: &App| {
        let grid = find(app, |e| e.get("role") == Some("grid"));
        grid[0].get("aria-colcount").map(str::to_owned)
    };
    let mut app = open("#/sahkku/rules");
    press(&mut app, "figure:capture");
    app.update(Msg::BoardResized(448, 260));
    assert_eq!(columns(&app).as_deref(), Some("15"));
    app.update(Msg::BoardResized(328, 160));
    assert_eq!(columns(&app).as_deref(), Some("3"));
    // The whole of it is seen, and a press plays.
    assert!(class(&app, "map").is_empty());
    let mut app = open("#/luzhanqi-four/rules");
    let all = offered(&app);
    assert!(all.len() > 3);
    app.update(Msg::BoardResized(328, 330));
    assert!(offered(&app).is_empty());
    app.update(Msg::BoardResized(448, 200));
    assert_eq!(offered(&app), all);
    press(&mut app, "figure:combat");
    assert!(class(&app, "map").is_empty() && class(&app, "tiny").is_empty());
}

#[test]
fn an_army_is_seen_from_its_own_side() {
    let mut app = open("#/luzhanqi/rules");
    press(&mut app, "figure:combat");
    let cells = find(&app, |e| e.get("role") == Some("gridcell"));
    let told: Vec<String> = cells.iter().map(Element::plain).collect();
    let holds = |site: &str| told.iter().find(|cell| cell.starts_with(site)).expect("a cell");
    assert!(holds("S14").contains("général"), "{}", holds("S14"));
    assert!(!holds("S13").contains("colonel"), "{}", holds("S13"));
}

#[test]
fn a_refusal_of_the_rules_leads_to_its_section_on_the_page() {
    let mut app = open("#/mak-yek/rules");
    press(&mut app, "figure:pair");
    click(&mut app, "c1");
    click(&mut app, "d5");
    let refused = &class(&app, "refus")[0];
    let mut links = Vec::new();
    refused.walk(&mut |e| links.extend(e.get("href").map(str::to_owned)));
    assert_eq!(links, ["#/mak-yek/rules/turn"]);
}
