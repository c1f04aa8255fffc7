//! Hints: where to look, then the move; never what a player may not know.

use super::thinking::limit;
use super::thinking::{answer, asked};
use super::*;
use palamede::app::Limit;
use palamede::games::GameId;
use palamede::mind::{Answer, Ask, Why};
use palamede::text::Voice;

/// A hint is asked for: what the thinker is asked.
fn sought(app: &mut App) -> Answer {
    let (job, _) = asked(&press(app, "hint")).expect("a hint is sought");
    assert_eq!(job.ask, Ask::Hint);
    assert_eq!(text(app, "s2"), "On cherche un conseil\u{2026}");
    answer(&job)
}

#[test]
fn first_it_is_told_where_to_look_then_the_move() {
    let mut app = open("#/turkish-draughts");
    click(&mut app, "d3");
    click(&mut app, "d4");
    let found = sought(&mut app);
    let heard = said(&app.update(Msg::Answer(found)));
    let look = text(&app, "s2");
    assert!(look.starts_with("Regardez ") && heard.starts_with("Regardez "), "{look}, {heard}");
    assert_eq!(class(&app, "mk-trail").len(), 0, "the move is not shown yet");
    assert_eq!(class(&app, "mk-sel").len(), 1);
    press(&mut app, "hint");
    assert!(
        text(&app, "s2").starts_with("Voici un bon coup, à vous de le jouer. "),
        "{}",
        text(&app, "s2")
    );
    assert_eq!((class(&app, "mk-trail").len(), class(&app, "mk-next").len()), (1, 1));
    // What is selected is marked instead.
    click(&mut app, "e6");
    assert_eq!((class(&app, "mk-trail").len(), class(&app, "mk-sel").len()), (0, 1));
    press(&mut app, "at:s44");
    // There is no more to be had, and it is gone with the next move.
    assert!(asked(&press(&mut app, "hint")).is_none());
    click(&mut app, "e6");
    click(&mut app, "e5");
    assert_eq!(class(&app, "mk-trail").len(), 0);
    assert!(!text(&app, "s2").starts_with("Un bon coup"));
}

#[test]
fn a_hint_is_shown_in_place_of_what_was_selected() {
    let mut app = open("#/turkish-draughts");
    click(&mut app, "d3");
    let found = sought(&mut app);
    assert_eq!(class(&app, "mk-sel").len(), 0, "what is to be looked at is not known yet");
    app.update(Msg::Answer(found));
    click(&mut app, "d3");
    press(&mut app, "hint");
    assert_eq!((class(&app, "mk-trail").len(), class(&app, "mk-next").len()), (1, 1));
}

#[test]
fn what_speaks_for_it_is_said_in_words() {
    let all = [
        (Why::Only, "Il n’y a qu’un coup possible."),
        (Why::Wins(1), "Vous pouvez gagner tout de suite."),
        (Why::Wins(4), "Vous pouvez gagner en 4 coups"),
        (Why::Wins(18), "Vous pouvez gagner, quoi que"),
        (Why::HoldsOut, "La partie est perdue"),
        (Why::GainsAtOnce, "Ce coup rapporte tout de suite."),
        (Why::Keeps, "L’adversaire menace quelque chose."),
        (Why::Gains, "Ce coup rapporte en quelques coups."),
        (Why::LosesLeast, "Vous allez perdre quelque chose"),
    ];
    for (why, words) in all {
        let mut app = open("#/mak-yek");
        let found = Answer { why: vec![why], ..sought(&mut app) };
        app.update(Msg::Answer(found));
        assert!(text(&app, "s2").contains(words), "{why:?}: {}", text(&app, "s2"));
    }
}

#[test]
fn where_nothing_speaks_for_it_there_are_others_as_good() {
    let mut app = open("#/mak-yek");
    let found = Answer { why: Vec::new(), ..sought(&mut app) };
    app.update(Msg::Answer(found));
    let told = text(&app, "s2");
    assert!(told.ends_with(". C’est un bon choix, parmi d’autres."), "{told}");
    press(&mut app, "hint");
    let told = text(&app, "s2");
    assert!(told.starts_with("Voici un bon coup"), "{told}");
    assert!(told.ends_with("C’est un bon choix, parmi d’autres."), "{told}");
}

#[test]
fn where_no_hint_comes_it_is_told_and_the_game_goes_on() {
    for step in [None, Some("a1-z9".into())] {
        let mut app = open("#/mak-yek?players=person,computer");
        let found = Answer { step, ..sought(&mut app) };
        app.update(Msg::Answer(found));
        assert_eq!(text(&app, "s2"), "Pas de conseil pour le moment.");
        assert_eq!(notes(&app).len(), 0, "nobody has moved in the person's place");
        click(&mut app, "a3");
        assert!(asked(&click(&mut app, "a5")).is_some(), "the computer is asked for its move");
    }
}

#[test]
fn who_moves_while_it_is_sought_has_thought_better_of_it() {
    let mut app = open("#/mak-yek");
    let (job, _) = asked(&press(&mut app, "hint")).expect("a hint is sought");
    // It is nobody's move that is waited for: nobody is to be hurried.
    let effects = app.update(Msg::JobAccepted(job.number));
    assert!(!effects.contains(&limit(job.number, Limit::Long)));
    click(&mut app, "a3");
    click(&mut app, "a5");
    app.update(Msg::Answer(answer(&job)));
    assert!(!text(&app, "s2").starts_with("Regardez"), "{}", text(&app, "s2"));
    assert_eq!(notes(&app).len(), 1);
}

#[test]
fn it_is_sought_once_and_what_was_refused_before_is_forgotten() {
    let mut app = open("#/mak-yek");
    click(&mut app, "a8");
    let refused = |app: &App| app.game.as_ref().is_some_and(|game| game.beside.refused.is_some());
    assert!(refused(&app));
    sought(&mut app);
    assert!(!refused(&app));
    assert!(asked(&press(&mut app, "hint")).is_none(), "it is sought already");
}

/// It is about the present position, and nobody else's.
#[test]
fn a_hint_that_comes_while_an_earlier_position_is_shown_is_dropped() {
    let mut app = open("#/mak-yek");
    click(&mut app, "a3");
    click(&mut app, "a5");
    let found = sought(&mut app);
    press(&mut app, "back:first");
    let heard = said(&app.update(Msg::Answer(found)));
    assert!(!heard.starts_with("Regardez"), "{heard}");
    assert_eq!(class(&app, "mk-sel").len(), 0);
    press(&mut app, "back:last");
    assert!(!text(&app, "s2").starts_with("Regardez"), "{}", text(&app, "s2"));
}

#[test]
fn who_lays_out_or_leaves_the_screen_or_covers_it_has_no_hint() {
    let mut app = open("#/luzhanqi");
    super::secret::come(&mut app);
    assert!(asked(&press(&mut app, "hint")).is_none(), "an army is laid out first");
    press(&mut app, "ready");
    super::secret::come(&mut app);
    press(&mut app, "ready");
    super::secret::come(&mut app);
    let found = sought(&mut app);
    app.update(Msg::Answer(found));
    let hinted = |app: &App| text(app, "s2").starts_with("Regardez");
    assert!(hinted(&app));
    press(&mut app, "hide");
    super::secret::come_back(&mut app);
    assert!(!hinted(&app), "who comes back may ask again");
    app.game.as_mut().expect("a game").session.table.cover(true);
    assert!(asked(&press(&mut app, "hint")).is_none(), "others look on");
}

#[test]
fn nobody_is_advised_while_the_curtain_is_drawn_or_back_in_the_game() {
    let mut app = open("#/luzhanqi");
    assert!(asked(&press(&mut app, "hint")).is_none(), "nobody is at the screen");
    let mut app = open("#/mak-yek");
    click(&mut app, "a3");
    click(&mut app, "a5");
    press(&mut app, "back:first");
    assert!(asked(&press(&mut app, "hint")).is_none(), "an earlier position is shown");
}

/// The move that a hint names.
fn named(app: &App) -> String {
    let told = text(app, "s2");
    let mv = told
        .strip_prefix("Voici un bon coup, à vous de le jouer. ")
        .and_then(|told| told.split_once('.'));
    mv.unwrap_or_else(|| panic!("{told}")).0.to_owned()
}

#[test]
fn where_ranks_are_hidden_a_hint_names_the_squares_alone() {
    let mut app = open("#/luzhanqi?players=person,computer");
    let (job, _) = asked(&press(&mut app, "ready")).expect("the computer lays out");
    app.update(Msg::Answer(answer(&job)));
    let found = sought(&mut app);
    assert!(!found.why.iter().any(|why| matches!(why, Why::Keeps | Why::Gains)), "{found:?}");
    let heard = said(&app.update(Msg::Answer(found)));
    assert!(heard.starts_with("Regardez S") && !heard.contains("presse"), "{heard}");
    press(&mut app, "hint");
    let mv = named(&app);
    let sites: Vec<&str> = mv.split(' ').filter(|word| word.starts_with(['N', 'S'])).collect();
    let [from, to] = sites[..] else { panic!("{mv}") };
    assert_eq!(mv, format!("La pièce {from} va en {to}"), "no rank, and no notation");
}

#[test]
fn where_ranks_are_hidden_an_attack_is_told_from_site_to_site() {
    for game in [GameId::Luzhanqi, GameId::LuzhanqiFour] {
        let Some(puzzle) = Voice(game, Lang::Fr).rules().puzzles.first() else { continue };
        let step = puzzle.line[0];
        let (from, to) = step.split_once('x').expect("an attack");
        let app = open(&format!("#/{}/solve/1", game.id()));
        let open = app.game.as_ref().expect("a puzzle");
        let told = |lang| open.session.shown_move(lang, &open.extras, step).expect("a move").1;
        assert_eq!(told(Lang::Fr), format!("Attaquez {to} avec {from}."));
        assert_eq!(told(Lang::En), format!("Attack {to} from {from}."));
        assert_eq!(told(Lang::Zh), format!("用{from}的棋子进攻{to}。"));
    }
}

#[test]
fn where_others_hear_a_hint_is_written_and_not_said() {
    let mut app = open("#/luzhanqi");
    let mut turn = |acts: &[&str]| {
        for act in acts {
            for effect in press(&mut app, act) {
                if let Some((timer, _)) = waited_for(&effect) {
                    app.update(Msg::TimerFired(timer));
                }
            }
        }
    };
    turn(&["sit", "ready", "sit", "missed:on", "ready", "sit", "missed:on"]);
    let found = sought(&mut app);
    assert_eq!(said(&app.update(Msg::Answer(found))), "Le conseil est écrit à l'écran.");
    assert!(text(&app, "s2").starts_with("Regardez S"), "{}", text(&app, "s2"));
}

#[test]
fn in_a_frame_the_sheet_has_it_and_the_sentence_says_it() {
    let mut app = open("#/mak-yek?frame=1");
    assert!(find(&app, |element| element.get("data-do") == Some("hint")).is_empty());
    press(&mut app, "menu");
    let effects = press(&mut app, "hint");
    assert!(effects.contains(&Effect::Focus("more".to_owned())), "the sheet is closed");
    assert!(class(&app, "sheet").is_empty());
    let (job, _) = asked(&effects).expect("a hint is sought");
    app.update(Msg::Answer(answer(&job)));
    assert!(text(&app, "s1").starts_with("Regardez "), "{}", text(&app, "s1"));
    press(&mut app, "hint");
    assert!(
        text(&app, "s1").starts_with("Voici un bon coup, à vous de le jouer. "),
        "{}",
        text(&app, "s1")
    );
}

#[test]
fn where_a_whole_move_is_shown_its_end_is_pressed_at_once() {
    let mut app = open("#/turkish-draughts");
    let found = sought(&mut app);
    let step = found.text().expect("a move").to_owned();
    app.update(Msg::Answer(found));
    let game = app.game.as_ref().expect("a game");
    let (path, _) = game.session.shown_move(Lang::Fr, &game.extras, &step).expect("its way");
    let to = *path.last().expect("its end");
    // Not before it is shown.
    press(&mut app, &format!("at:s{to}"));
    assert!(notes(&app).is_empty());
    press(&mut app, "hint");
    press(&mut app, &format!("at:s{to}"));
    assert_eq!(notes(&app).len(), 1);
}

#[test]
fn the_button_names_its_key_and_the_page_of_keys_tells_it() {
    for hash in ["#/mak-yek", "#/mak-yek/learn/1"] {
        let app = open(hash);
        let hints = find(&app, |element| element.get("data-do") == Some("hint"));
        let keys: Vec<_> = hints.iter().map(|hint| hint.get("aria-keyshortcuts")).collect();
        assert_eq!(keys, [Some("h")], "{hash}");
    }
    for (lang, told) in
        [("fr", "H, sur le plateau : demander un conseil"), ("en", "H asks for a hint")]
    {
        let mut app = open("#/keyboard");
        app.update(putting("pref.lang", lang));
        assert!(text(&app, "prose").contains(told), "{lang}: {}", text(&app, "prose"));
    }
}

#[test]
fn a_hint_shows_where_the_piece_goes_not_what_it_takes() {
    let mut app = open("#/shap-luk/learn/6");
    press(&mut app, "hint");
    let open = app.game.as_ref().expect("a task");
    let task = &Voice(GameId::ShapLuk, Lang::Fr).rules().exercises[5];
    // The general goes from c3 to d2, and takes what stands around it.
    assert!(task.line[0].starts_with("c3-d2x") || task.line[0].contains('x'), "{:?}", task.line);
    let (path, _) = open.session.shown_move(Lang::Fr, &open.extras, task.line[0]).expect("a move");
    let name =
        |site: Option<&usize>| open.session.board().sites[*site.expect("a site")].name.clone();
    let [from, to] = [path.first(), path.last()].map(name);
    assert!(task.line[0].starts_with(&format!("{from}-{to}x")), "{from} {to} {:?}", task.line);
}

#[test]
fn a_hint_is_offered_once_to_who_has_twice_lost_more_than_the_own_turn_took() {
    let game = "start=W:Wa2,c2,e2,h1,h2:Ba4,c4,e4";
    let text = Lang::Fr.words().advice.hint_offer;
    let offered =
        |app: &App| find(app, |e| e.key.as_deref() == Some("hint") && e.tag == "div").len();
    let mut app = open(&format!("#/turkish-draughts?players=person,computer&{game}"));
    for (from, to, offers) in [("a2", "a3", 0), ("c2", "c3", 1), ("e2", "e3", 0)] {
        click(&mut app, from);
        let effects = click(&mut app, to);
        assert_eq!(offered(&app), 0, "the computer is to act");
        let effects = thinks(&mut app, &effects);
        assert_eq!(offered(&app), offers, "{to}");
        assert_eq!(said(&effects).contains(text), offers == 1, "{to}");
    }
    // Two people give each other no such advice.
    let mut app = open(&format!("#/turkish-draughts?{game}"));
    play(&mut app, &["a2-a3", "a4-a2", "c2-c3", "c4-c2"]);
    assert_eq!((notes(&app).len(), offered(&app)), (4, 0));
}
