//! The end: who has won.

use super::thinking::{answer, asked, exchange};
use super::*;
use palamede::text::Voice;

/// How many emblems of winners stand above the sentence, and whether the end is shown.
fn shown(app: &App) -> (usize, bool) {
    let emblems = class(app, "won").iter().map(|won| won.kids.len()).sum();
    (emblems, !class(app, "over").is_empty())
}

#[test]
fn the_move_that_ended_a_game_is_seen_once_more() {
    // White takes the last two.
    let mut app = open("#/mak-yek?start=8/8/8/2Rr4/8/8/4R3/R7+w");
    let ended = {
        click(&mut app, "e2");
        click(&mut app, "e5")
    };
    let moved = |effects: &[Effect]| {
        effects.iter().filter(|effect| matches!(effect, Effect::Motion(_))).count()
    };
    assert_eq!(moved(&ended), 1);
    let rests = app.update(Msg::AnimationEnded);
    let again = waited(&mut app, &rests);
    assert_eq!(moved(&again), 1);
    // And then no more.
    let rests = app.update(Msg::AnimationEnded);
    assert_eq!(moved(&waited(&mut app, &rests)), 0);
    // Who looks back or plays again sees that instead.
    let mut app = open("#/mak-yek?start=8/8/8/2Rr4/8/8/4R3/R7+w");
    click(&mut app, "e2");
    click(&mut app, "e5");
    let rests = app.update(Msg::AnimationEnded);
    press(&mut app, "back:first");
    assert_eq!(moved(&waited(&mut app, &rests)), 0);
    // Who gives up moves nothing, and leaves the last move in view.
    let mut app = open("#/mak-yek");
    play(&mut app, &["a3-a5"]);
    press(&mut app, "resign");
    press(&mut app, "resign-yes");
    let rests = app.update(Msg::AnimationEnded);
    assert_eq!(moved(&waited(&mut app, &rests)), 0);
    assert_eq!(class(&app, "mk-to").len(), 1);
    assert!(text(&app, "fin").starts_with(&Lang::Fr.set("Noirs : abandon.")));
    assert!(find(&app, |e| e.get("href") == Some("#/")).len() > 1, "another game");
}

#[test]
fn a_win_of_a_computer_is_told_and_not_celebrated() {
    let wave = |app: &App| find(app, |e| e.vars.iter().any(|(name, _)| *name == "--nth")).len();
    let ends = |app: &App| (text(app, "s1"), shown(app), wave(app) > 0);
    let mut app = open("#/mak-yek?start=8/8/8/2r5/3R4/8/4r3/8+w&players=person,computer");
    exchange(&mut app, ["d4", "d5"], "e2-e5xd5");
    assert_eq!(ends(&app), ("Vous perdez.".to_owned(), (0, true), false));
    assert!(!find(&app, |e| e.get("data-do") == Some("again")).is_empty());
    // A person's win is celebrated.
    let mut app = open("#/mak-yek?start=8/8/8/2Rr4/8/8/4R3/R7+w&players=person,computer");
    click(&mut app, "e2");
    click(&mut app, "e5");
    assert_eq!(ends(&app), ("Vous gagnez.".to_owned(), (1, true), true));
    // So is one among people.
    let mut app = open("#/mak-yek?start=8/8/8/2r5/3R4/8/4r3/8+w");
    play(&mut app, &["d4-d5", "e2-e5xd5"]);
    assert_eq!((shown(&app), wave(&app) > 0), ((1, true), true));
}

#[test]
fn who_has_won_stands_above_the_sentence() {
    for (link, winners) in [("#/mak-yek", 1), ("#/sahkku", 1)] {
        let mut app = open(link);
        assert_eq!(shown(&app), (0, false));
        press(&mut app, "resign");
        press(&mut app, "resign-yes");
        assert_eq!(shown(&app), (winners, true), "{link}");
    }
    let mut app = open("#/turkish-draughts");
    play(&mut app, &["a3-a4"]);
    press(&mut app, "stop");
    press(&mut app, "accept");
    assert_eq!(shown(&app), (0, true), "nobody has");
    press(&mut app, "back:first");
    assert_eq!(shown(&app), (0, false), "an earlier position is shown");
}

#[test]
fn what_the_game_came_to_is_told_in_facts() {
    let mut app = open("#/mak-yek?start=8/8/3R4/3r4/1Rr1rR2/8/8/r2R4+w");
    play(&mut app, &["d1-d4", "a1-b1"]);
    assert!(class(&app, "tally").is_empty());
    press(&mut app, "resign");
    press(&mut app, "resign-yes");
    let told = text(&app, "tally");
    assert!(told.contains("Coups joués\u{a0}: 2."), "{told}");
    assert!(told.contains("Blancs 3, Noirs 0."), "{told}");
    assert!(told.contains("Plus belle prise\u{a0}: 3 pièces en un tour, de d1 en d4."), "{told}");
    // It is given to others whole, on a card.
    let effects = press(&mut app, "share");
    assert!(effects.contains(&Effect::Focus("card".into())), "{effects:?}");
    let effects = press(&mut app, "copy-link");
    let [Effect::Copy { text: link, link: true }] = &effects[..] else { panic!("{effects:?}") };
    assert_eq!(text(&open(hash_of(link)), "tally"), told);
    assert!(press(&mut app, "share").contains(&Effect::Focus("share".into())));
    assert!(class(&app, "card").is_empty());
}

#[test]
fn no_fact_of_a_game_with_secrets_tells_more_than_attacks_and_none_stands_in_a_frame() {
    let mut app = open("#/mak-yek?frame=1");
    play(&mut app, &["a3-a5"]);
    press(&mut app, "resign");
    press(&mut app, "resign-yes");
    assert!(class(&app, "tally").is_empty());
}

#[test]
fn armies_that_are_laid_out_are_no_moves() {
    let mut app = open("#/luzhanqi?players=person,computer");
    let (job, _) = asked(&press(&mut app, "ready")).expect("the computer lays out");
    app.update(Msg::Answer(answer(&job)));
    press(&mut app, "resign");
    press(&mut app, "resign-yes");
    let told = text(&app, "tally");
    assert!(told.contains("Coups joués\u{a0}: 0."), "{told}");
}

/// The first game that a person wins on a device says so, and the first that beats a level offers
/// the next one.
#[test]
fn a_first_win_is_told_once() {
    let store = Shared::default();
    let mut seed = 1;
    let mut won = |level: u8| {
        seed += 1;
        store.0.borrow_mut().remove(&store::save_name("fanorona"));
        let mut app = open_with(&store, seed, &format!("{SHORT}&level={level}"));
        let effects = win_short(&mut app);
        let harder = !find(&app, |e| e.get("data-do") == Some("harder")).is_empty();
        (text(&app, "why"), harder, said(&effects))
    };
    let game = "C'est votre première victoire à ce jeu.";
    let level = |n: u8| format!("Vous avez battu le niveau {n}.");
    let (told, harder, heard) = won(1);
    let first = format!("{game} {}", level(1));
    assert_eq!(told, Lang::Fr.set(&first));
    assert!(harder && heard.contains(&first), "{heard}");
    let (told, harder, heard) = won(3);
    assert_eq!(told, Lang::Fr.set(&level(3)));
    assert!(harder && heard.contains(&level(3)), "{heard}");
    let (told, ..) = won(3);
    assert_eq!(told, "");
    // What is kept goes with all else.
    let mut app = open_with(&store, 2, "#/settings");
    press(&mut app, "clear");
    app.update(putting("pref.theme", "dark"));
    assert_eq!(won(3).0, Lang::Fr.set(&format!("{game} {}", level(3))));
    // A loss and a game between people are no such win.
    for players in ["person,computer", "person,person"] {
        let mut app = open(&format!("#/mak-yek?players={players}"));
        for act in ["resign", "resign-yes"] {
            press(&mut app, act);
        }
        assert_eq!(text(&app, "why"), "");
    }
}

#[test]
fn who_sit_face_to_face_both_read_how_it_ended() {
    let over = |hash: &str| {
        let mut app = open(hash);
        press(&mut app, "resign");
        press(&mut app, "resign-yes");
        find(&app, |e| e.get("class") == Some("s1 turned")).iter().map(Element::plain).collect()
    };
    let none: [String; 0] = [];
    let both: Vec<String> = over("#/mak-yek?seating=opposite");
    assert_eq!(both, ["Les noirs gagnent."]);
    let one: Vec<String> = over("#/mak-yek");
    assert_eq!(one, none);
}

/// What one has set up oneself proves nothing: neither the game nor the level is counted as beaten.
#[test]
fn a_win_from_a_composed_position_is_no_first_one() {
    let store = Shared::default();
    let start = "start=8/8/8/2Rr4/8/8/4R3/R7+w&players=person,computer&level=3";
    let mut app = open_with(&store, 1, &format!("#/mak-yek?{start}"));
    assert!(class(&app, "prey").is_empty(), "nothing was captured yet");
    click(&mut app, "e2");
    let heard = said(&click(&mut app, "e5"));
    assert_eq!(app.game.as_ref().and_then(|game| game.won()), Some(true));
    assert_eq!((text(&app, "why").as_str(), heard.contains("Première")), ("", false), "{heard}");
    assert!(find(&app, |e| e.get("data-do") == Some("harder")).is_empty());
    // The one man that the move took is all that lies beside the names.
    let prey = class(&app, "prey");
    assert_eq!(prey.len(), 1);
    assert!(prey[0].get("aria-label").is_some_and(|label| label.contains('1')));
}

/// Whoever plays alone reads the end in the second person, and hears it; others by their sides.
#[test]
fn a_person_alone_wins_or_loses_in_the_second_person() {
    for (lang, [wins, loses]) in Lang::ALL
        .map(|lang| (lang, lang.words()))
        .map(|(lang, words)| (lang, [words.you_win, words.you_lose]))
    {
        let alone = format!("{SHORT}&level=1&lang={}", lang.tag());
        let mut app = open(&alone);
        let heard = said(&win_short(&mut app));
        assert_eq!(text(&app, "s1"), lang.set(wins));
        assert!(heard.contains(wins), "{heard}");
        let why = Voice(GameId::Fanorona, lang).words().captured(lang, Some(true));
        assert!(text(&app, "fin").starts_with(&lang.set(why)) && heard.contains(why), "{heard}");
        // To who has lost: of the own men.
        let mut app = open(&alone.replace("person,computer", "computer,person"));
        let session = &mut app.game.as_mut().expect("a game").session;
        let steps = ["b1-b2A", "c3-b3", "b2-b1W", "a2-b2A-b3W", "c1-b2A-b1W"];
        assert!(steps.iter().all(|step| session.play(step)));
        assert_eq!(text(&app, "s1"), lang.set(loses));
        let why = Voice(GameId::Fanorona, lang).words().captured(lang, Some(false));
        assert!(text(&app, "fin").starts_with(&lang.set(why)), "{}", text(&app, "fin"));
        let mut app = open(&alone);
        press(&mut app, "resign");
        let heard = said(&press(&mut app, "resign-yes"));
        assert_eq!(text(&app, "s1"), lang.set(loses));
        assert!(heard.contains(loses), "{heard}");
        // Of two people, and of none, each is a side.
        for players in ["person,person", "computer,computer"] {
            let mut app = open(&alone.replace("person,computer", players));
            win_short(&mut app);
            let white = Voice(GameId::Fanorona, lang).words().seats[0].wins;
            assert!(text(&app, "s1").contains(&lang.set(white)), "{}", text(&app, "s1"));
        }
        // What is given to others names the side.
        let mut app = open(&alone);
        win_short(&mut app);
        press(&mut app, "share");
        let caption = find(&app, |e| e.tag == "figcaption");
        let white = Voice(GameId::Fanorona, lang).words().seats[0].wins;
        assert!(caption[0].plain().contains(&lang.set(white)), "{}", caption[0].plain());
    }
    assert_eq!(
        ["Vous gagnez.", "Vous perdez."],
        [Lang::Fr.words().you_win, Lang::Fr.words().you_lose]
    );
}
