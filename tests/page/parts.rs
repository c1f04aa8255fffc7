//! The first picture of a new game, which is drawn before all code has come.

use super::*;
use crate::depth::amount;
use palamede::app::{Key, Part};
use palamede::games::GameId;
use palamede::mind::Answer;
use palamede::rules::{Generator, Rng};
use palamede::text::Pack;

/// A page on which something has happened already: it takes no short way to the first picture.
fn begun(store: &Shared) -> App {
    let mut app = start(store, 1);
    app.update(Msg::Key(Key::Escape));
    app
}

#[track_caller]
fn assert_alike(one: &App, other: &App, what: &str) {
    let [one, other] = [one, other].map(page);
    assert_eq!(
        (one.title, one.class, one.ratio),
        (other.title, other.class, other.ratio),
        "{what}"
    );
    assert_eq!(one.root.markup(), other.root.markup(), "{what}");
}

#[test]
fn a_new_game_looks_as_it_does_once_all_code_is_there() {
    for game in GameId::ALL {
        for query in ["", "?lang=en", "?lang=zh"] {
            let address = format!("#/{}{query}", game.id());
            let mut short = start(&Shared::default(), 1);
            let mut long = begun(&Shared::default());
            for app in [&mut short, &mut long] {
                app.update(Msg::ReducedMotion(true));
            }
            assert_eq!(short.part_for(&Msg::Hash(address.clone())), Part::Initial);
            assert_eq!(long.part_for(&Msg::Hash(address.clone())), Part::Deferred);
            let [one, other] = [&mut short, &mut long].map(|app| now(go(app, &address)));
            assert_eq!(one, other, "{address}");
            assert_alike(&short, &long, &address);
            for measure in [Msg::Resized { upright: true }, Msg::BoardResized(320, 320)] {
                assert_eq!(short.part_for(&measure), Part::Initial);
                let [one, other] =
                    [&mut short, &mut long].map(|app| now(app.update(measure.clone())));
                assert_eq!(one, other, "{address}");
                assert_alike(&short, &long, &address);
            }
            assert_eq!(short.lang(), long.lang());
            // What comes then is taken in as ever.
            let [one, other] = [&mut short, &mut long].map(|app| now(app.update(Msg::PageHidden)));
            assert_eq!(one, other, "{address}");
            assert_alike(&short, &long, &address);
        }
    }
}

#[test]
fn what_is_pressed_waits_for_its_part_of_the_code() {
    let mut app = start(&Shared::default(), 1);
    let part = |app: &App, action: &str| app.part_for(&doing(action));
    assert_eq!(part(&app, "at:s16"), Part::Moves);
    app.update(Msg::Hash("#/mak-yek".to_owned()));
    assert_eq!((part(&app, "at:s16"), part(&app, "hint")), (Part::Moves, Part::Deferred));
    assert_eq!((part(&app, "menu"), part(&app, "against")), (Part::Moves, Part::Deferred));
    assert_eq!(app.part_for(&Msg::Focused(0)), Part::Moves);
    assert_eq!(app.part_for(&Msg::Hash("#/fanorona".to_owned())), Part::Deferred);
    assert_eq!(app.part_for(&Msg::Stored("game.mak-yek".to_owned())), Part::Deferred);
    assert_eq!(app.part_for(&Msg::BoardResized(300, 300)), Part::Initial);
    app.update(Msg::Drag { from: 16, to: 32 });
    assert_eq!(app.part_for(&Msg::BoardResized(300, 300)), Part::Moves);
}

#[test]
fn a_game_that_is_kept_or_asks_for_more_than_a_new_one_needs_all_of_it() {
    let store = Shared::default();
    let hash = |hash: &str| Msg::Hash(hash.to_owned());
    play(&mut open_with(&store, 1, "#/mak-yek"), &["a3-a5"]);
    let app = start(&store, 2);
    for address in [
        "#/mak-yek",
        "#/mak-yek?lang=fr",
        "#/fanorona?first=black",
        "#/fanorona?frame=1",
        "#/fanorona/learn",
    ] {
        assert_eq!(app.part_for(&hash(address)), Part::Deferred, "{address}");
    }
    for address in
        ["#/", "", "#/fanorona?lang=xx", "#/fanorona?lang=fr&frame=1", "#/Fanorona", "#/%66anorona"]
    {
        assert_eq!(app.part_for(&hash(address)), Part::Deferred, "{address}");
    }
    assert_eq!(app.part_for(&hash("#/fanorona")), Part::Initial);
}

#[test]
fn the_first_picture_waits_for_its_language() {
    let mut app = start(&Shared::default(), 1);
    app.shell.packs.loaded.clear();
    let words = Pack::Words(Lang::En);
    assert_eq!(app.update(Msg::Hash("#/mak-yek?lang=en".to_owned())), [Effect::Fetch(words)]);
    assert!(!app.is_open());
    let failed = Msg::Fetched { pack: words, here: false };
    assert_eq!(app.part_for(&failed), Part::Deferred);
    let came = Msg::Fetched { pack: words, here: true };
    assert_eq!(app.part_for(&came), Part::Initial);
    app.update(came);
    assert!(app.is_open() && app.lang() == Lang::En);
}

/// Whatever happens on the page of a new game before the last part has come, none of it is missed: what
/// is shown is pressed at random, but for what waits.
#[test]
fn nothing_reaches_a_part_of_the_code_that_has_not_come() {
    let runs =
        (0..amount(40) as u64).flat_map(|seed| GameId::ALL.iter().map(move |&game| (seed, game)));
    for (seed, game) in runs {
        let mut rng = Generator::new(seed);
        let mut app = start(&Shared::default(), seed + 1);
        Part::entered();
        let mut effects = go(&mut app, &format!("#/{}", game.id()));
        page(&app);
        assert_eq!(Part::entered(), Part::Initial, "{game:?}");
        let (mut timers, mut happened) = (Vec::new(), Vec::new());
        for _ in 0..80 {
            timers.extend(effects.iter().filter_map(|effect| match effect {
                Effect::StartTimer { timer, .. } => Some(*timer),
                _ => None,
            }));
            let mut all = shown(&app);
            all.extend(timers.iter().map(|&timer| Msg::TimerFired(timer)));
            all.extend(told(&mut rng));
            all.retain(|msg| app.part_for(msg) <= Part::Moves);
            let msg = all[rng.below(all.len() as u32) as usize].clone();
            happened.push(format!("{msg:?}"));
            effects = app.update(msg);
            page(&app);
            assert!(Part::entered() <= Part::Moves, "{game:?} {seed}: {happened:#?}");
        }
    }
}

/// What can be pressed.
fn shown(app: &App) -> Vec<Msg> {
    let controls = find(app, |e| e.get("aria-disabled").is_none());
    let actions = controls.iter().filter_map(|control| Action::read(control.get("data-do")?));
    actions.map(Msg::Do).collect()
}

/// What a browser may tell at any time.
fn told(rng: &mut Generator) -> Vec<Msg> {
    let mut site = || rng.below(64) as usize;
    vec![
        Msg::Key(Key::Escape),
        Msg::Key(Key::Arrow(0, 1)),
        Msg::Lift(Some(site())),
        Msg::Drag { from: site(), to: site() },
        Msg::Focused(site()),
        Msg::ScrollTo(site()),
        Msg::MapPressed { x: 40, y: 60 },
        Msg::Pan { dx: 30, dy: -20 },
        Msg::AnimationEnded,
        Msg::Resized { upright: true },
        Msg::BoardResized(320, 360),
        Msg::ReducedMotion(false),
        Msg::FullScreen(true),
        Msg::FullScreen(false),
        Msg::PageHidden,
        Msg::PageShown,
        Msg::Newer,
        Msg::Installable(true),
        Msg::Copied(None),
        Msg::WorkerFailed(1),
        Msg::JobAccepted(1),
        Msg::Answer(Answer::default()),
    ]
}
