//! Who has moved on a shared screen sees what came of it before the curtain is drawn.

use super::leak::texts;
use super::secret::{
    among_computers, at, attack, begun, come, drawn, home, looks_on, make_a_move, pieces,
    rank_names, ranks, shown, think, twins, wait,
};
use super::*;
use palamede::games::luzhanqi::{Stays, Style};

/// The moment that the page waits for.
fn awaited(effects: &[Effect]) -> Option<(Timer, u32)> {
    effects.iter().rev().find_map(waited_for)
}

#[test]
fn who_attacks_sees_both_and_who_falls_and_no_rank_of_the_other() {
    let mut seen = Vec::new();
    for style in Style::ALL {
        for column in [0, 2, 4] {
            let (stays, app, effects) = attack(style, column);
            assert!(looks_on(&app));
            // The own pieces still lie open, the others' do not.
            let left = 25 - usize::from(stays != Stays::Attacker);
            let duels = |class_of: &str| class(&app, class_of)[0].plain();
            assert_eq!(class(&app, "pc").iter().filter(|e| !e.plain().is_empty()).count(), left);
            assert!(!duels("mk-attacks").is_empty(), "{stays:?}");
            assert_eq!((duels("mk-attacked"), duels("mk-ground")), (String::new(), String::new()));
            // Who falls lies under a cross, on the board and beside the sentence.
            let fallen = |part: &Element| {
                let mut found = 0;
                part.walk(&mut |e| found += usize::from(e.get("class") == Some("mk-cross")));
                found
            };
            let of = |name: &str| class(&app, name).iter().map(fallen).collect::<Vec<_>>();
            let [own, other] = match stays {
                Stays::Attacker => [0, 1],
                Stays::Defender => [1, 0],
                Stays::Nobody => [1, 1],
            };
            assert_eq!(
                (of("mk-attacks"), of("mk-attacked")),
                (vec![own], vec![other]),
                "{stays:?}"
            );
            assert_eq!(of("duels"), [own + other], "{stays:?}");
            // What is written names the own rank; what is said does not.
            let named = |text: &str| rank_names(Lang::Fr).iter().any(|rank| text.contains(rank));
            assert!(named(&text(&app, "s1")) && !named(&said(&effects)), "{stays:?}");
            let to = home(1, 4 - column);
            assert!(effects.iter().any(|e| matches!(e, Effect::Motion(m) if m.duel == Some(to))));
            seen.push(stays);
        }
    }
    for stays in [Stays::Attacker, Stays::Defender, Stays::Nobody] {
        assert!(seen.contains(&stays), "{stays:?}");
    }
}

/// Red has moved a piece of the front row, which differs in rank where two have changed places.
fn moved(swapped: bool) -> (App, Vec<Effect>) {
    let mut app = begun(swapped);
    at(&mut app, home(0, 1));
    let game = app.game.as_ref().expect("a game");
    let next = game.session.play_view(Lang::Fr, &game.extras, None).next;
    let to = next.iter().find_map(|next| match next.target {
        palamede::scene::Target::Site(site) if site != home(0, 1) => Some(site),
        _ => None,
    });
    let effects = at(&mut app, to.expect("somewhere to go"));
    (app, effects)
}

#[test]
fn the_curtain_is_drawn_after_a_time_by_the_button_and_whenever_nobody_looks() {
    let seconds = |app: &mut App, value: &str| app.update(putting("pref.rest", value));
    for (value, ms) in [("", 4000), ("2", 2000), ("10", 10_000), ("7", 10_000)] {
        let mut app = begun(false);
        seconds(&mut app, value);
        let (mut app, effects) = match value {
            "" => moved(false),
            _ => {
                let from = home(0, 1);
                at(&mut app, from);
                let game = app.game.as_ref().expect("a game");
                let next = game.session.play_view(Lang::Fr, &game.extras, None).next;
                let to = next.iter().find(|n| n.target.text() != format!("s{from}"));
                let to = to.expect("somewhere to go").target.text();
                if value == "7" {
                    // There is no such choice: it stays as it was.
                    seconds(&mut app, "10");
                    seconds(&mut app, "7");
                }
                let effects = press(&mut app, &format!("at:{to}"));
                (app, effects)
            }
        };
        assert!(looks_on(&app));
        let (first, time) = awaited(&effects).expect("a time");
        assert_eq!(time, ms, "{value}");
        // Whatever is pressed, the time begins anew.
        let (second, _) = awaited(&at(&mut app, 3)).expect("a time");
        app.update(Msg::TimerFired(first));
        assert!(looks_on(&app), "that time is not the last one");
        // Nothing is cut short that was begun.
        press(&mut app, "back:1");
        app.update(passed(&app).expect("a time"));
        assert!(looks_on(&app) && second != first);
        press(&mut app, "back:last");
        app.update(passed(&app).expect("a time"));
        assert!(!looks_on(&app) && drawn(&app));
        // A second tap is not the next player's.
        press(&mut app, "sit");
        assert!(drawn(&app));
        come(&mut app);
        assert_eq!(pieces(&app), 50);
    }
    // Only by the button.
    let mut app = begun(false);
    seconds(&mut app, "0");
    at(&mut app, home(0, 1));
    let game = app.game.as_ref().expect("a game");
    let next = game.session.play_view(Lang::Fr, &game.extras, None).next;
    let to = next.iter().find(|n| n.target.text() != format!("s{}", home(0, 1)));
    let to = to.expect("somewhere to go").target.text();
    assert_eq!(awaited(&press(&mut app, &format!("at:{to}"))), None);
    assert!(looks_on(&app));
    let ask = Lang::Fr.set(&Lang::Fr.words().pass_to(&"Noir"));
    let pass = find(&app, |e| e.get("data-do") == Some("hide"));
    assert_eq!(pass.iter().map(Element::plain).collect::<Vec<_>>(), [ask]);

    let leaving = [
        doing("hide"),
        doing("escape"),
        Msg::Key(Key::Escape),
        Msg::PageHidden,
        Msg::FullScreen(false),
        Msg::Hash("#/settings".to_owned()),
    ];
    for message in leaving {
        let (mut app, _) = moved(false);
        app.update(message.clone());
        assert!(!looks_on(&app), "{message:?}");
        super::go(&mut app, "#/luzhanqi");
        assert!(drawn(&app), "{message:?}");
        come(&mut app);
        assert_eq!(ranks(&app).len(), 25, "{message:?}");
    }
    // Nothing was pressed for long.
    let (mut app, _) = moved(false);
    let idle = |app: &mut App| {
        let effects = at(app, 3);
        assert!(effects.iter().any(|effect| matches!(effect, Effect::Say { .. })));
        (0..200).for_each(|number| drop(app.update(Msg::TimerFired(Timer::Idle(number)))));
    };
    idle(&mut app);
    assert!(drawn(&app));
}

#[test]
fn nothing_is_played_proposed_or_given_up_while_one_looks() {
    let (mut app, _) = moved(false);
    let table = |app: &App| {
        let table = &app.game.as_ref().expect("a game").session.table;
        (table.len(), table.offers(), table.is_over(), table.clicks().len())
    };
    let before = table(&app);
    for action in
        ["resign", "resign-yes", "stop", "accept", "ready", "throw", "undo", "hint", "own"]
    {
        press(&mut app, action);
        assert_eq!(table(&app), before, "{action}");
    }
    for site in 0..60 {
        at(&mut app, site);
        assert_eq!(table(&app), before, "{site}");
    }
    assert!(looks_on(&app));
    let out = |act: &str| find(&app, |e| e.get("data-do") == Some(act));
    for act in ["resign", "stop"] {
        assert!(out(act).iter().all(|e| e.get("aria-disabled") == Some("true")), "{act}");
    }
}

#[test]
fn who_looks_sees_its_own_ranks_alone_and_says_none() {
    let [(mut one, told), (mut two, told_two)] = [false, true].map(moved);
    assert_ne!(shown(&one), shown(&two), "Red sees its own army");
    assert_eq!(ranks(&one).len(), 25);
    assert_eq!(said(&told), said(&told_two), "others hear");
    // Laid flat, nothing shows, in the sentence neither.
    let flat = putting("flat", "on");
    one.update(flat.clone());
    two.update(flat);
    assert!(looks_on(&one));
    assert_eq!(shown(&one), shown(&two));
    let named = |text: &str| rank_names(Lang::Fr).iter().any(|rank| text.contains(rank));
    assert!(!named(&texts(&one)));
    press(&mut one, "peek:on");
    assert!(named(&texts(&one)), "{}", text(&one, "s1"));
    press(&mut one, "peek:off");
    // The screen is passed on.
    for app in [&mut one, &mut two] {
        wait(app);
    }
    assert_eq!(shown(&one), shown(&two));
    let (a, _) = twins();
    for app in [&mut one, &mut two] {
        come(app);
        assert!(!text(app, "s1").is_empty() && ranks(app).is_empty());
        app.update(putting("flat", "off"));
        assert_eq!(ranks(app).len(), 25);
        app.update(Msg::Focused(home(0, a)));
    }
    assert_eq!(said(&press(&mut one, "read")), said(&press(&mut two, "read")));
    assert_eq!(shown(&one), shown(&two), "Black sees nothing of Red's");
}

#[test]
fn after_a_reload_the_curtain_is_drawn() {
    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/luzhanqi");
    for _ in 0..2 {
        come(&mut app);
        press(&mut app, "ready");
        assert!(!looks_on(&app), "nothing has gone anywhere");
    }
    come(&mut app);
    app.update(putting("pref.rest", "10"));
    let from = home(0, 1);
    at(&mut app, from);
    let game = app.game.as_ref().expect("a game");
    let next = game.session.play_view(Lang::Fr, &game.extras, None).next;
    let to = next.iter().find(|n| n.target.text() != format!("s{from}")).expect("a way").target;
    press(&mut app, &format!("at:{}", to.text()));
    assert!(looks_on(&app) && ranks(&app).len() == 25);
    let mut again = open_with(&store, 2, "#/luzhanqi");
    assert!(!looks_on(&again) && drawn(&again));
    assert_eq!(again.shell.prefs.rest, 10);
    press(&mut again, "sit");
    assert_eq!(text(&again, "s1"), Lang::Fr.set("Ce qu'a joué Rouge"));
}

/// Who moved before a computer looks on; when another person is next, it looks at that, too.
#[test]
fn what_a_computer_does_next_is_seen_by_who_has_moved() {
    let mut app = among_computers();
    let effects = make_a_move(&mut app);
    assert!(!looks_on(&app) && !ranks(&app).is_empty(), "East, a computer, is next");
    assert_eq!(think(&mut app, effects), 1);
    assert!(looks_on(&app) && !ranks(&app).is_empty(), "South sees what East does");
    let side = app.game.as_ref().map(|game| (game.layout.near, game.layout.side));
    app.update(Msg::AnimationEnded);
    assert_eq!(
        app.game.as_ref().map(|game| (game.layout.near, game.layout.side)),
        side,
        "the board stays"
    );
    wait(&mut app);
    assert!(drawn(&app));
}

/// One person against computers has nobody to pass the screen to.
#[test]
fn one_person_passes_nothing_on() {
    let mut app = open("#/luzhanqi?players=person,computer");
    let effects = press(&mut app, "ready");
    think(&mut app, effects);
    at(&mut app, home(0, 1));
    let game = app.game.as_ref().expect("a game");
    let next = game.session.play_view(Lang::Fr, &game.extras, None).next;
    let to = next.iter().find(|n| n.target.text() != format!("s{}", home(0, 1)));
    let to = to.map(|next| next.target.text());
    if let Some(to) = to {
        let effects = press(&mut app, &format!("at:{to}"));
        assert!(!looks_on(&app));
        think(&mut app, effects);
        assert!(!looks_on(&app) && pieces(&app) > 40);
    }
}
