//! Games with secrets: what is heard at a screen where others listen, and what a reload
//! keeps.

use super::secret::{
    among_computers, army, at, begun, come, drawn, home, lay_out, make_a_move, pieces, rank_names,
    ranks as faces, twins, wait,
};
use super::*;
use palamede::games::luzhanqi::{Rank, Style};

/// What a screen reader finds at the sites.
fn labels(app: &App) -> Vec<String> {
    let cells = find(app, |e| e.get("role") == Some("gridcell"));
    cells.iter().map(Element::plain).collect()
}

#[test]
fn where_others_may_hear_it_no_rank_is_spoken_unless_it_is_asked_for() {
    let (front, army) = (home(0, 1), army());
    let mut both = [false, true].map(begun);
    let (a, _) = twins();
    let ranks_spoken = |app: &mut App, site: usize| {
        app.update(Msg::Focused(site));
        said(&press(app, "read"))
    };
    let same = both.each_mut().map(|app| {
        let mut heard = labels(app);
        heard.push(said(&at(app, front)));
        heard.extend(labels(app));
        heard.push(said(&press(app, "around")));
        // A mine is not told by the refusal to move it: the same is heard as of a piece that
        // can be moved, and the same again when it is.
        let mine = army.0.iter().position(|&rank| rank == Rank::Mine).expect("a mine");
        let mine = home(0, mine);
        let told = [mine, front].map(|site| {
            let game = app.game.as_ref().expect("a game");
            let name = format!("{},", game.session.site_name(site));
            let chosen = said(&at(app, site));
            let refused = said(&at(app, home(1, 24)));
            assert!(chosen.starts_with(&name) && !refused.is_empty());
            (chosen.replacen(&name, "", 1), refused)
        });
        assert_eq!(told[0], told[1]);
        // Who looks sees why, at once.
        at(app, mine);
        assert!(text(app, "refus").contains("mine"));
        assert!(text(app, "s1").contains("choisissez"), "it goes nowhere");
        heard.push(said(&at(app, front)));
        heard
    });
    assert_eq!(same[0], same[1]);
    for lang in Lang::ALL {
        for name in rank_names(lang) {
            let told = same[0].iter().find(|heard| heard.contains(name));
            assert_eq!(told, None, "{name}");
        }
    }
    let asked = both.each_mut().map(|app| ranks_spoken(app, home(0, a)));
    assert_ne!(asked[0], asked[1]);
    let marshal = army.0.iter().position(|&rank| rank == Rank::Marshal).expect("a marshal");
    assert!(ranks_spoken(&mut both[0], home(0, marshal)).contains("maréchal"));
    // With headphones.
    let on = putting("aloud", "on");
    both.iter_mut().for_each(|app| drop(app.update(on.clone())));
    assert_ne!(labels(&both[0]), labels(&both[1]));
    // Behind the curtain nothing is read.
    press(&mut both[0], "hide");
    assert_eq!(said(&press(&mut both[0], "read")) + &said(&press(&mut both[0], "around")), "");
    // One person alone is overheard by nobody.
    let mut alone = open("#/luzhanqi?players=person,computer");
    lay_out(&mut alone);
    assert!(labels(&alone).concat().contains("maréchal"));
}

/// How many moves a piece has, and what the aid has worked out, follow from ranks that others
/// do not know: the cells tell it with headphones alone, and to who asks.
#[test]
fn where_others_may_hear_it_nothing_is_spoken_that_follows_from_a_rank() {
    // A colonel of Red's has fallen to what stands on N14.
    let [red, black] = [army(), Style::Attack.army()].map(|army| army.write());
    let mut app = open_at(
        &Shared::default(),
        1,
        &format!(
            "#/luzhanqi?start={red},{black}+play+red+ready=red,black+out=-+cause=-+at=S13:.+moved=4+\
         turned=0+fights=S13N14-+flags=-+bears=-+facts=-"
        ),
    );
    come(&mut app);
    app.update(putting("pref.aid.luzhanqi.ranks", "on"));
    let told = |app: &App| {
        let game = app.game.as_ref().expect("a game");
        let face = game.session.play_view(Lang::Fr, &game.extras, None);
        let notes: Vec<&str> =
            face.helped(&app.shell.prefs, game.session.game()).map(|(_, text)| text).collect();
        let labels: Vec<String> =
            labels(app).iter().map(|text| text.replace('\u{a0}', " ")).collect();
        let has = |what: &str| labels.iter().filter(|label| label.contains(what)).count();
        let notes = notes.iter().filter(|note| has(note) > 0).count();
        (
            notes,
            has(Lang::Fr.words().site_one_move),
            has(" coups"),
            has(Lang::Fr.words().site_legal),
        )
    };
    assert_eq!(told(&app), (0, 0, 0, 0));
    at(&mut app, home(0, 1));
    assert_eq!(told(&app), (0, 0, 0, 0));
    at(&mut app, home(0, 1));
    app.update(putting("aloud", "on"));
    let (notes, one, more, _) = told(&app);
    assert!(notes > 0 && one > 0 && more > 0, "{notes} {one} {more}");
    at(&mut app, home(0, 1));
    assert!(told(&app).3 > 0);
}

#[test]
fn a_key_tells_what_is_around_a_site_and_along_its_lines() {
    let mut app = begun(false);
    app.update(Msg::Focused(home(0, 0)));
    assert_eq!(
        said(&press(&mut app, "around")),
        "S11. Autour : S22, libre. S12, pièce masquée, Rouge. N15, pièce inconnue de Noir. S21, pièce masquée, Rouge. En ligne : S12, pièce masquée, Rouge. En ligne : N15, pièce inconnue de Noir. En ligne : S21, pièce masquée, Rouge."
    );
}

#[test]
fn a_draft_outlives_the_page_and_what_changes_it_is_said_without_a_rank() {
    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/luzhanqi");
    come(&mut app);
    let (a, b) = twins();
    at(&mut app, home(0, a));
    let swapped = said(&at(&mut app, home(0, b)));
    assert!(
        swapped.contains("échangées")
            && rank_names(Lang::Fr).iter().all(|name| !swapped.contains(name))
    );
    let text = |app: &App| {
        let table = &app.game.as_ref().expect("a game").session.table;
        table.draft().map(|draft| table.write(draft))
    };
    let draft = text(&app).expect("a draft");
    assert_ne!(draft, army().write());
    // Another page, and the curtain first.
    for again in 2..4 {
        let mut app = open_with(&store, again, "#/luzhanqi");
        assert_eq!((pieces(&app), text(&app)), (0, None));
        wait(&mut app);
        press(&mut app, "sit");
        assert_eq!(text(&app).as_ref(), Some(&draft));
    }
    let button = said(&press(&mut app, "at:b1"));
    assert!(button.starts_with("Attaque"), "{button}");
}

#[test]
fn who_comes_back_to_the_page_is_shown_only_what_it_has_not_seen() {
    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/luzhanqi");
    for _ in 0..2 {
        come(&mut app);
        press(&mut app, "ready");
    }
    come(&mut app);
    let front = (0..5).find(|&slot| army().0[slot] != Rank::Engineer).expect("a piece");
    at(&mut app, home(0, front));
    let game = app.game.as_ref().expect("a game");
    let next = game.session.play_view(Lang::Fr, &game.extras, None).next;
    let to = next.iter().find_map(|next| match next.target {
        palamede::scene::Target::Site(site) if site != home(0, front) => Some(site),
        _ => None,
    });
    at(&mut app, to.expect("somewhere to go"));
    for again in 2..4 {
        let mut app = open_with(&store, again, "#/luzhanqi");
        wait(&mut app);
        press(&mut app, "sit");
        assert_eq!(text(&app, "s1"), Lang::Fr.set("Ce qu'a joué Rouge"));
        // One button goes on.
        let onward = class(&app, "pri");
        assert_eq!(onward.len(), 1);
        assert_eq!(onward[0].plain(), Lang::Fr.words().go_on);
    }
}

#[test]
fn looking_back_is_heard_without_ranks_and_the_selected_piece_tells_its_ways_when_asked() {
    let mut both = [false, true].map(begun);
    let front = (0..5).find(|&slot| army().0[slot] != Rank::Engineer).expect("a piece");
    let app = &mut both[0];
    at(app, home(0, front));
    assert!(said(&press(app, "read")).contains("Elle peut aller en "));
    let heard = both.each_mut().map(|app| {
        app.update(Msg::Key(Key::Escape));
        come(app);
        said(&press(app, "back:previous")) + &said(&press(app, "back:first"))
    });
    assert_eq!(heard[0], heard[1]);
}

#[test]
fn the_list_of_moves_is_heard_without_ranks_unless_they_are_asked_for() {
    let mut app = begun(false);
    for _ in 0..2 {
        make_a_move(&mut app);
        come(&mut app);
    }
    let heard = |app: &App| -> Vec<String> {
        let steps = find(app, |e| e.get("data-do").is_some_and(|to| to.starts_with("back:")));
        let steps = steps.iter().filter(|e| e.get("id").is_some());
        steps.map(|e| format!("{} {}", e.plain(), e.get("aria-label").unwrap_or(""))).collect()
    };
    let quiet = heard(&app);
    assert_eq!(quiet.len(), 4);
    let names = rank_names(Lang::Fr);
    let tells = |text: &String| names.iter().any(|name| text.contains(name));
    assert_eq!(quiet.iter().find(|text| tells(text)), None);
    // With headphones Red hears what it moved itself.
    app.update(putting("aloud", "on"));
    let aloud: Vec<bool> = heard(&app).iter().map(tells).collect();
    assert_eq!(aloud, [false, false, true, false]);
    // So it is where one looks back.
    for (aloud, told) in [("on", true), ("off", false)] {
        app.update(putting("aloud", aloud));
        assert_eq!(tells(&said(&press(&mut app, "back:3"))), told, "{aloud}");
    }
}

/// Before a computer acts no curtain falls: who has moved looks on, and others hear the move.
#[test]
fn who_moves_before_a_computer_is_heard_without_a_rank() {
    for aloud in ["off", "on"] {
        let mut app = among_computers();
        app.update(putting("aloud", aloud));
        let heard = said(&make_a_move(&mut app)) + &text(&app, "s2");
        assert!(!faces(&app).is_empty() && heard.contains("va en"), "{heard}");
        let told = rank_names(Lang::Fr).iter().any(|name| heard.contains(name));
        assert_eq!(told, aloud == "on", "{heard}");
    }
}

#[test]
fn who_answers_a_proposal_to_stop_sees_no_ranks_and_the_curtain_closes_the_menu() {
    let mut app = begun(false);
    assert!(labels(&app).len() > 50 && !faces(&app).is_empty());
    press(&mut app, "stop");
    assert!(faces(&app).is_empty());
    press(&mut app, "decline");
    assert!(!faces(&app).is_empty());
    press(&mut app, "menu");
    assert!(app.screen.menu);
    press(&mut app, "hide");
    assert!(!app.screen.menu);
    // The link of a running game would hold nothing of it.
    come(&mut app);
    assert!(find(&app, |e| e.get("data-do") == Some("copy-link")).is_empty());
}

/// What one player chooses at the screen lays nothing of another's open: the other's ranks
/// are spoken only if that one asks, and shown only as that one left it; in a later visit, too.
#[test]
fn nobody_has_anothers_ranks_spoken_or_shown() {
    let set = |app: &mut App, name: &str, value: &str| {
        app.update(putting(name, value));
    };
    let switch = |app: &mut App, name: &str| {
        press(app, "menu");
        let found = find(app, |e| e.get("name") == Some(name));
        press(app, "menu");
        found.first().map(|e| e.get("checked").is_some())
    };
    // A step, and the other one comes.
    let pass = |app: &mut App| {
        press(app, "peek:on");
        make_a_move(app);
        wait(app);
        assert!(drawn(app), "the curtain is drawn");
        come(app);
    };
    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/luzhanqi");
    for _ in 0..2 {
        come(&mut app);
        press(&mut app, "ready");
    }
    come(&mut app);
    set(&mut app, "aloud", "on");
    set(&mut app, "flat", "on");
    assert_eq!((switch(&mut app, "aloud"), switch(&mut app, "flat")), (Some(true), Some(true)));
    pass(&mut app);
    // Black has asked for nothing: nothing is said, and all is covered.
    assert_eq!((switch(&mut app, "aloud"), switch(&mut app, "flat")), (Some(false), Some(true)));
    assert_eq!(faces(&app).len(), 0);
    assert!(rank_names(Lang::Fr).iter().all(|name| !labels(&app).concat().contains(name)));
    // Black shows its own for itself, and speaks: Red's stay covered and are Red's to speak.
    set(&mut app, "flat", "off");
    assert!(faces(&app).len() > 20);
    pass(&mut app);
    assert_eq!((switch(&mut app, "aloud"), switch(&mut app, "flat")), (Some(true), Some(true)));
    assert_eq!(faces(&app).len(), 0);
    // Behind the curtain nobody changes anything but to cover.
    press(&mut app, "hide");
    set(&mut app, "flat", "off");
    set(&mut app, "aloud", "off");
    // In a later visit each has what it chose.
    let mut again = open_with(&store, 9, "#/luzhanqi");
    come(&mut again);
    assert_eq!((switch(&mut again, "aloud"), switch(&mut again, "flat")), (Some(true), Some(true)));
    assert_eq!(faces(&again).len(), 0);
    // Another game says nothing aloud by itself.
    press(&mut again, "resign");
    press(&mut again, "resign-yes");
    press(&mut again, "again");
    come(&mut again);
    assert_eq!(switch(&mut again, "aloud"), Some(false));
    // Nor does one that is begun from the form.
    set(&mut again, "aloud", "on");
    assert_eq!(switch(&mut again, "aloud"), Some(true));
    super::go(&mut again, "#/luzhanqi/new");
    press(&mut again, "start");
    super::go(&mut again, "#/luzhanqi");
    come(&mut again);
    assert_eq!(switch(&mut again, "aloud"), Some(false));
}

#[test]
fn when_all_is_open_moves_are_told_with_their_ranks() {
    let (_, mut app, _) = secret::attack(Style::ALL[0], 0);
    let told = |app: &App| {
        let game = app.game.as_ref().expect("a game");
        let moves = game.session.moves(Lang::Fr, &game.extras).into_iter();
        moves.map(|face| face.sentence).collect::<String>()
    };
    let named = |app: &App| rank_names(Lang::Fr).iter().any(|name| told(app).contains(name));
    secret::come_back(&mut app);
    assert!(!named(&app), "{}", told(&app));
    press(&mut app, "resign");
    press(&mut app, "resign-yes");
    assert!(named(&app), "{}", told(&app));
}

#[test]
fn who_comes_hears_how_ranks_are_said_and_begins_at_an_own_piece() {
    let mut app = open("#/luzhanqi");
    for seat in 0..2 {
        secret::wait(&mut app);
        let mut effects = press(&mut app, "sit");
        effects.extend(press(&mut app, "missed:on"));
        assert!(said(&effects).contains("R dit le grade de la pièce"), "{effects:?}");
        let open = app.game.as_ref().expect("a game");
        let piece = open.session.table.scene().piece_at(open.hand.cursor).cloned();
        assert_eq!(piece.expect("a piece").seat, Some(seat));
        press(&mut app, "ready");
    }
}
