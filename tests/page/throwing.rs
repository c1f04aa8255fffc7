//! Dice on the page: throws, the moments in which they are seen, undo inside a turn.

use super::*;

/// Nobody has thrown yet; South begins.
pub const FRESH: &str = "#/sahkku?columns=9&start=9/-+9/-+M5+south+throw&dice=";
/// South plays II and blank are no use to it: whatever it throws without an X is lost.
const ASLEEP: [&str; 2] =
    ["aucun pion ne se réveille. Le tour passe.", "les trois dés sont vides. Le tour passe."];

fn waits(effects: &[Effect]) -> Vec<(Timer, u32)> {
    effects.iter().filter_map(waited_for).collect()
}

fn jobs(effects: &[Effect]) -> Vec<(palamede::mind::Job, u32)> {
    let job = |effect: &Effect| match effect {
        Effect::Think { job, hold, .. } => Some((job.clone(), *hold)),
        _ => None,
    };
    effects.iter().filter_map(job).collect()
}

/// The button that throws, and whether it can be pressed.
pub fn throw(app: &App) -> Option<bool> {
    let found = find(app, |e| e.get("data-do") == Some("throw"));
    found.first().map(|button| button.get("aria-disabled").is_none())
}

/// The button that goes on after a lost throw, and whether it can be pressed.
fn go_on(app: &App) -> Option<bool> {
    let found = find(app, |e| e.get("id") == Some("throw") && e.get("data-do") == Some("hurry"));
    found.first().map(|button| button.get("aria-disabled").is_none())
}

/// The class of that button.
fn go_on_class(app: &App) -> Option<String> {
    let found = find(app, |e| e.get("id") == Some("throw") && e.get("data-do") == Some("hurry"));
    Some(found.first()?.get("class")?.to_owned())
}

/// A game of this seed after its first throw, with what that said; `lost` says whether
/// the throw is to be lost.
fn first_throw(players: &str, lost: bool) -> (App, Vec<Effect>) {
    for seed in 0..100 {
        let mut app = open(&format!("{FRESH}{seed}{players}"));
        let effects = press(&mut app, "throw");
        if ASLEEP.iter().any(|text| said(&effects).contains(text)) == lost {
            return (app, effects);
        }
    }
    panic!("every throw is alike");
}

/// Plays the first die that has a use, with the first piece and to the first cell that
/// are offered.
pub fn play_a_die(app: &mut App) -> Vec<Effect> {
    let steps = notes(app).len();
    let mut action = find(app, |e| {
        e.get("data-do").is_some_and(|action| action.starts_with("at:d"))
            && e.get("class")
                .is_some_and(|class| !class.contains("useless") && !class.contains("later"))
    });
    for _ in 0..4 {
        let effects = press(app, action[0].get("data-do").expect("an action"));
        if notes(app).len() > steps {
            return effects;
        }
        action = find(app, |e| e.get("class") == Some("can") && e.get("aria-selected").is_none());
    }
    panic!("no die is played after {:?}", notes(app));
}

#[test]
fn a_lost_throw_is_told_and_seen_for_a_moment_before_the_other_player_throws() {
    let (mut app, effects) = first_throw("", true);
    assert!(said(&effects).trim().ends_with("Nord, lancez les dés."), "{}", said(&effects));
    assert_eq!(text(&app, "s1"), "Sud passe son tour.");
    assert!(ASLEEP.iter().any(|told| text(&app, "s2").contains(told)), "{}", text(&app, "s2"));
    let [(number, 500)] = waits(&effects)[..] else { panic!("{effects:?}") };
    assert_eq!(class(&app, "on")[0].plain().chars().take(3).collect::<String>(), "Sud");
    // A second tap, and the key, do nothing meanwhile; the dice lie there to be seen.
    assert_eq!((throw(&app), go_on(&app), class(&app, "die").len()), (None, Some(false), 3));
    assert_eq!(said(&press(&mut app, "throw")).trim(), "Nord, lancez les dés.");
    press(&mut app, "hurry");
    assert_eq!(notes(&app).len(), 1);
    assert_eq!(app.update(Msg::TimerFired(Timer::Pass(u32::MAX))), [], "another moment");
    let effects = app.update(Msg::TimerFired(number));
    assert_eq!(waits(&effects).len(), 1);
    assert_eq!((throw(&app), go_on(&app), notes(&app).len()), (None, Some(true), 1));
    assert_eq!(go_on_class(&app).as_deref(), Some("btn pri"));
    assert_eq!(app.update(Msg::TimerFired(number)), [], "that moment is over");
    for pressed in [false, true] {
        let (mut app, effects) = first_throw("", true);
        let effects = waited(&mut app, &effects);
        let [(rest, 1500)] = waits(&effects)[..] else { panic!("{effects:?}") };
        let effects = match pressed {
            true => press(&mut app, "hurry"),
            false => app.update(Msg::TimerFired(rest)),
        };
        assert_eq!(waits(&effects), [], "nobody throws for a person");
        assert_eq!(text(&app, "s1"), "Nord, lancez les dés.");
        // Only the dice of who is to act lie on the table: none are thrown yet.
        assert_eq!((throw(&app), go_on(&app), class(&app, "die").len()), (Some(true), None, 0));
        assert_eq!(notes(&app).len(), 1);
        press(&mut app, "throw");
        assert_eq!(notes(&app).len(), 2);
    }
}

#[test]
fn a_person_waits_for_nothing_inside_the_own_turn() {
    let (mut app, effects) = first_throw("", false);
    assert_eq!((waits(&effects), throw(&app)), (vec![], None));
    let effects = play_a_die(&mut app);
    assert_eq!(notes(&app).len(), 2, "{effects:?}");
    assert_eq!(waits(&effects), []);
}

#[test]
fn the_computer_throws_and_plays_each_die_after_a_moment() {
    let (mut app, effects) = first_throw("&players=person,computer", true);
    // The person's lost throw is seen for longer than a die.
    let [(_, 500)] = waits(&effects)[..] else { panic!("{effects:?}") };
    let effects = waited(&mut app, &effects);
    let [(mut number, 1500)] = waits(&effects)[..] else { panic!("{effects:?}") };
    assert_eq!(text(&app, "s1"), "Sud passe son tour.");
    assert_eq!(throw(&app), None);
    press(&mut app, "throw");
    assert_eq!(notes(&app).len(), 1, "nobody throws for the computer");
    let (mut thrown, mut played, mut lost) = (0, 0, 0);
    let mut effects = app.update(Msg::TimerFired(number));
    for _ in 0..300 {
        let steps = notes(&app).len();
        if let Some((job, hold)) = jobs(&effects).pop() {
            assert!(
                waits(&effects).is_empty()
                    && class(&app, "btn").iter().all(|button| {
                        button.get("data-do").is_none_or(|action| !action.starts_with("at:d"))
                    })
            );
            // 900 after the throw, 700 after a die.
            let last = &notes(&app)[steps - 1];
            assert_eq!(hold, if last.contains('*') { 700 } else { 900 }, "{last}");
            // Nobody takes the computer's dice back.
            let undo = &find(&app, |e| e.get("data-do") == Some("undo"))[0];
            assert_eq!(undo.get("aria-disabled"), Some("true"));
            press(&mut app, "undo");
            assert_eq!(notes(&app).len(), steps);
            let mut thinker = palamede::mind::work(&job, || 0.0);
            let answer = loop {
                if let Some(answer) = thinker.think(8) {
                    break answer;
                }
            };
            effects = app.update(Msg::Answer(answer));
            played += 1;
        } else if throw(&app).is_some() {
            effects = press(&mut app, "throw");
            thrown += 1;
        } else if let Some(&(next, ms)) = waits(&effects).last() {
            let last = &notes(&app)[steps - 1];
            // A lost throw, of the person or of the computer, is seen in two parts.
            match last.contains('*') {
                true => assert_eq!(ms, 700, "{last}"),
                false => assert!(ms == 500 || ms == 1500, "{last}: {ms}"),
            }
            assert_ne!(next, number);
            // What the computer throws in vain passes by of itself.
            if text(&app, "s1") == "Nord passe son tour." {
                assert_eq!(go_on_class(&app).as_deref(), Some("btn"));
                lost += 1;
            }
            number = next;
            effects = app.update(Msg::TimerFired(number));
        } else {
            effects = play_a_die(&mut app);
        }
        if played > 6 && thrown > 2 && lost > 0 {
            return;
        }
    }
    panic!("{played} dice of the computer, {thrown} throws of the person: {:?}", notes(&app));
}

#[test]
fn a_moment_of_a_game_that_was_left_does_nothing() {
    let (mut app, effects) = first_throw("&players=person,computer", true);
    let [(number, _)] = waits(&effects)[..] else { panic!("{effects:?}") };
    press(&mut app, "resign");
    press(&mut app, "resign-yes");
    assert_eq!(app.update(Msg::TimerFired(number)), []);
    // When one comes back the computer goes on.
    let (mut app, effects) = first_throw("&players=person,computer", true);
    let [(number, _)] = waits(&effects)[..] else { panic!("{effects:?}") };
    app.update(Msg::Hash("#/".to_owned()));
    let effects = app.update(Msg::Hash("#/sahkku".to_owned()));
    let [(again, 500)] = waits(&effects)[..] else { panic!("{effects:?}") };
    assert_eq!(app.update(Msg::TimerFired(number)), []);
    let effects = app.update(Msg::TimerFired(again));
    waited(&mut app, &effects);
    assert_eq!(notes(&app).len(), 2);
}

#[test]
fn undo_goes_back_to_the_throw_and_no_further() {
    let (mut app, _) = first_throw("", false);
    let undo = |app: &App| {
        find(app, |e| e.get("data-do") == Some("undo"))[0].get("aria-disabled").is_none()
    };
    assert!(!undo(&app), "a throw stands");
    let dice = |app: &App| class(app, "ask")[0].markup();
    let mut before = vec![dice(&app)];
    while throw(&app).is_none() {
        play_a_die(&mut app);
        before.push(dice(&app));
    }
    // Each die can be taken back until the next throw, the one that ended the turn, too;
    // to the throw and not beyond it.
    assert!(before.len() > 2, "{:?}", notes(&app));
    for steps in (1..before.len()).rev() {
        assert!(undo(&app));
        press(&mut app, "undo");
        assert_eq!((notes(&app).len(), dice(&app)), (steps, before[steps - 1].clone()));
    }
    assert!(!undo(&app));
    press(&mut app, "undo");
    assert_eq!(notes(&app).len(), 1);
    press(&mut app, "redo");
    assert_eq!(notes(&app).len(), 2);
}

#[test]
fn a_game_is_found_again_within_a_turn_with_the_same_dice_to_come() {
    let play = |app: &mut App, steps: usize| {
        for _ in notes(app).len()..steps {
            match throw(app) {
                Some(_) => drop(press(app, "throw")),
                None => drop(play_a_die(app)),
            }
            moments_pass(app);
        }
    };
    let mut whole = open(&format!("{FRESH}3"));
    play(&mut whole, 12);
    for steps in 1..12 {
        let store = Shared::default();
        let mut app = open_with(&store, 1, &format!("{FRESH}3"));
        play(&mut app, steps);
        let mut again = open_with(&store, 2, "#/sahkku");
        assert_eq!(notes(&again), notes(&app));
        assert_eq!(text(&again, "say"), text(&app, "say"));
        play(&mut again, 12);
        assert_eq!(notes(&again), notes(&whole));
    }
}

#[test]
fn where_a_link_or_a_record_says_nothing_of_dice_the_page_throws() {
    let linked = open("#/sahkku?columns=9");
    let mut recorded = open("#/sahkku/text");
    let record = "Palamède record 1; game: sahkku; columns: 9; moves:";
    recorded.update(putting("import", record));
    press(&mut recorded, "import");
    recorded.update(Msg::Hash("#/sahkku".to_owned()));
    for app in [linked, recorded] {
        assert_eq!(throw(&app), Some(true), "{}", text(&app, "s1"));
        let steps = app.game.as_ref().map(|game| game.session.table.len());
        assert_eq!(steps, Some(1), "the lot has fallen");
    }
    let given = open("#/sahkku?columns=9&dice=given");
    assert_eq!((throw(&given), text(&given, "s1").as_str()), (None, "Qui commence\u{202f}?"));
    assert_eq!(notes(&given).len(), 0);
    // Over a game that the page throws for, and that begins alike.
    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/sahkku?columns=9");
    app.update(Msg::Hash("#/sahkku?columns=9&dice=given".to_owned()));
    assert_eq!(notes(&app).len(), 0, "{}", text(&app, "s1"));
}

/// From the end of the last row to the beginning of the first no line is drawn across the board.
#[test]
fn the_line_of_a_move_over_the_end_of_the_lap_does_not_cross_the_board() {
    // From, the move, and how its line goes: `M` begins it anew, `L` draws it on.
    let ways = [("N8", "N8-S1*II", "MLM"), ("N9", "N9-S2*II", "MML"), ("M3", "M3-M1*II", "MLL")];
    for (from, mv, drawn) in ways {
        for upright in [false, true] {
            let start = format!("0/M6,{from}+0/M9+M5+south+II-II-blank/II-II");
            let mut app = open(&format!("#/sahkku?columns=9&dice=given&start={start}"));
            app.update(Msg::Resized { upright });
            let can = app.game.as_ref().map(|game| game.session.table.notated_moves());
            let played = app.game.as_mut().is_some_and(|game| game.session.play(mv));
            assert!(played, "{mv}: {can:?} {}", text(&app, "notice"));
            let mut lines = Vec::new();
            class(&app, "mk-path")[0].walk(&mut |e| lines.extend(e.get("d").map(str::to_owned)));
            let last: String = lines[0].chars().filter(char::is_ascii_alphabetic).collect();
            assert_eq!(last, drawn, "{mv}: {}", lines[0]);
        }
    }
}

/// A die is chosen, and a piece of whoever plays would take something with it: the piece is no prey.
#[test]
fn the_pieces_that_a_die_can_play_are_told_and_marked_as_such() {
    let start = "0/M6,N1+0/M4:2+M5+south+II-II-blank/II-II";
    let mut app = open(&format!("#/sahkku?columns=9&dice=given&start={start}"));
    press(&mut app, "at:d2");
    let marks = ["mk-next", "mk-take"];
    assert_eq!(marks.map(|mark| class(&app, mark).len()), [2, 0]);
    let cells = find(&app, |e| e.get("role") == Some("gridcell"));
    let cell = |name: &str| {
        let cell = cells.iter().find(|cell| cell.plain().starts_with(name));
        cell.unwrap_or_else(|| panic!("{name}")).plain()
    };
    for name in ["M6,", "N1,"] {
        assert!(cell(name).ends_with(", peut jouer"), "{}", cell(name));
    }
    assert!(!cell("M4,").contains("peut jouer"), "{}", cell("M4,"));
}

#[test]
fn a_device_that_is_passed_on_turns_before_the_throw() {
    let (mut app, effects) = first_throw("&seating=passing", true);
    assert!(class(&app, "near")[0].plain().starts_with("Sud"));
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Motion(_))));
    let rests = app.update(Msg::AnimationEnded);
    waited(&mut app, &rests);
    assert!(class(&app, "near")[0].plain().starts_with("Nord"));
}

#[test]
fn what_the_other_did_in_its_turn_is_numbered_and_told_until_one_throws() {
    let mut seen = 0;
    for seed in 0..30 {
        let mut app = open(&format!("{FRESH}{seed}"));
        for _ in 0..6 {
            press(&mut app, "throw");
            moments_pass(&mut app);
            let mut moves = 0;
            while throw(&app).is_none() && class(&app, "fin").is_empty() {
                play_a_die(&mut app);
                moves += 1;
                // Within one's own turn the last move alone is marked.
                assert!(throw(&app).is_some() || class(&app, "mk-order").is_empty());
            }
            if !class(&app, "fin").is_empty() {
                break;
            }
            let told = class(&app, "told");
            if moves < 2 {
                assert!(class(&app, "mk-order").is_empty(), "{moves}");
                continue;
            }
            seen += 1;
            let mut told_moves = 0;
            told[0].walk(&mut |e| told_moves += usize::from(e.tag == "b"));
            assert_eq!(told_moves, moves);
            let numbers: usize =
                class(&app, "mk-order").iter().map(|mark| mark.plain().split('·').count()).sum();
            assert_eq!(numbers, moves);
        }
    }
    assert!(seen > 10, "{seen}");
}

#[test]
fn a_throw_of_ones_own_that_was_lost_is_told_until_one_throws_again() {
    let (mut seen, mut both) = (0, 0);
    for seed in 0..40 {
        let mut app = open(&format!("{FRESH}{seed}"));
        let lost = said(&press(&mut app, "throw"));
        if !ASLEEP.iter().any(|text| lost.contains(text)) {
            continue;
        }
        assert!(class(&app, "told").is_empty(), "nobody has done anything since");
        // North throws, and plays what it can.
        for _ in 0..9 {
            moments_pass(&mut app);
            match throw(&app) {
                Some(_) if text(&app, "s1") == "Sud, lancez les dés." => break,
                Some(_) => drop(press(&mut app, "throw")),
                None => drop(play_a_die(&mut app)),
            }
        }
        moments_pass(&mut app);
        let told = text(&app, "told");
        assert!(told.starts_with("Sud") && ASLEEP.iter().any(|text| told.contains(text)), "{told}");
        // What North did, even where its throw was lost, too.
        let lost_too = ASLEEP.iter().map(|text| told.matches(text).count()).sum::<usize>() > 1;
        both += usize::from(lost_too);
        assert!(told.contains("Nord"), "{told}");
        press(&mut app, "throw");
        // (Where that is lost, too, it is North who reads what came before.)
        assert!(throw(&app).is_some() || class(&app, "told").is_empty());
        seen += 1;
    }
    assert!(seen > 3 && both > 0, "{seen} {both}");
}

#[test]
fn computers_that_begin_anew_throw_for_themselves() {
    let by_hand = |app: &App| app.game.as_ref().expect("a game").session.by_hand();
    let mut app = open("#/sahkku?dice=given&players=computer,computer");
    assert!(by_hand(&app), "as the address asks");
    press(&mut app, "again");
    assert!(!by_hand(&app));
}
