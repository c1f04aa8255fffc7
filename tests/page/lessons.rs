//! Lessons and puzzles: every task can be done as it says, and every other move is answered.

use super::*;
use crate::shared::Known;
use palamede::app::play::Play;
use palamede::app::route::Route;
use palamede::app::store::{PREFS, save_name};
use palamede::games::GameId;
use palamede::rules::{AnyPosition, Line, Options, Path, Seat, Seen, Silent, Step, Turn};
use palamede::scene::Target;
use palamede::text::{Course, Lang, Pack, RulePage, Voice};
use palamede::with_game;

/// What every task has in common with those of the other languages.
pub(super) fn rules(game: GameId) -> &'static RulePage {
    Voice(game, Lang::Fr).rules()
}

fn learn(game: GameId, at: usize) -> App {
    open(&format!("#/{}/learn/{}", game.id(), at + 1))
}

/// The moves that can be made, each with the clicks that make it.
fn moves(app: &App) -> Vec<(String, Vec<Target>)> {
    moves_at(app.game.as_ref().expect("a task"))
}

/// The same at this board.
pub(super) fn moves_at(open: &Play) -> Vec<(String, Vec<Target>)> {
    let table = &open.session.table;
    let view = table.question().expect("somebody's turn");
    let view = view.view();
    let all = <<AnyPosition as palamede::rules::Rules>::View as Seen>::moves(view);
    let mut out = Vec::new();
    for mv in all {
        let mut clicks = Vec::new();
        view.paths(&mv, &mut |way: Path| {
            if clicks.is_empty() && !way.shortcut {
                clicks = way.clicks.to_vec();
            }
        });
        out.push((table.write(&mv), clicks));
    }
    out
}

pub(super) fn enter(app: &mut App, clicks: &[Target]) -> Vec<Effect> {
    let presses = clicks.iter().flat_map(|click| press(app, &format!("at:{}", click.text())));
    presses.collect()
}

/// The tasks of a game's lesson that are done, from 0.
fn learnt(app: &App, game: GameId) -> Vec<usize> {
    let all = 0..rules(game).exercises.len();
    all.filter(|&at| app.shell.prefs.has_learnt(game, Course::Lesson, at)).collect()
}

fn steps(app: &App) -> usize {
    app.game.as_ref().expect("a task").session.table.len()
}

#[test]
fn every_game_has_a_lesson_in_every_language() {
    for &game in GameId::ALL {
        let exercises = rules(game).exercises;
        assert!((4..=8).contains(&exercises.len()), "{game:?}: {}", exercises.len());
        for lang in Lang::ALL {
            let rules = Voice(game, lang).rules();
            assert_eq!(rules.exercises, exercises);
            assert_eq!(rules.tasks.len(), exercises.len(), "{game:?} {lang:?}");
            for (exercise, words) in exercises.iter().zip(rules.tasks) {
                let section = rules.sections.iter().any(|section| section.id == exercise.rule);
                assert!(section, "{game:?}: {}", exercise.rule);
                assert!([words.ask, words.done, words.other].iter().all(|text| !text.is_empty()));
            }
        }
    }
}

#[test]
fn every_task_is_done_as_it_says_and_every_other_move_is_answered() {
    for (&game, course) in GameId::ALL.iter().flat_map(|game| Course::ALL.map(|c| (game, c))) {
        for (at, exercise) in rules(game).course(course).iter().enumerate() {
            let (mut app, mut effects) = (start(&Shared::default(), 1), Vec::new());
            effects.extend(go(&mut app, &format!("#/{}/{}/{}", game.id(), course.id(), at + 1)));
            let other = match course {
                Course::Lesson => rules(game).tasks[at].other,
                // (What is said there is proved by `tries`.)
                Course::Puzzles => "Permis, mais ",
            };
            let generic = Lang::Fr.prose().site.goals.of(exercise.goal).0.other;
            let mut chosen = 0;
            for (step, wanted) in exercise.line.iter().enumerate() {
                let what = format!("{game:?} {course:?} {}: {wanted}", at + 1);
                assert_eq!(steps(&app), step, "{what}");
                if app.game.as_ref().expect("a task").person_to_act().is_none() {
                    let wait = effects.iter().rev().find_map(waited_for);
                    let (timer, _) = wait.unwrap_or_else(|| panic!("{what}: {effects:?}"));
                    effects = app.update(Msg::TimerFired(timer));
                    continue;
                }
                if app.game.as_ref().is_some_and(|game| game.session.table.draft().is_some()) {
                    assert_eq!(*wanted, "*", "{what}");
                    effects = press(&mut app, "ready");
                    continue;
                }
                let all = moves(&app);
                let (will, will_not): (Vec<_>, Vec<_>) = all
                    .iter()
                    .partition(|(mv, _)| wanted.split('|').any(|one| one == mv || one == "*"));
                assert!(
                    *wanted == "*" || will.len() == wanted.split('|').count(),
                    "{what}: {all:?}"
                );
                for (mv, clicks) in will_not {
                    let said = enter(&mut app, clicks);
                    assert_eq!(steps(&app), step, "{what}: {mv}");
                    let told = said.iter().any(|effect| match effect {
                        Effect::Say { text, urgent: true } => match exercise.goal {
                            _ if course == Course::Lesson => text == other,
                            "sure" => text.starts_with(other) || text.starts_with("De "),
                            _ => text.starts_with(other) || text == generic,
                        },
                        _ => false,
                    });
                    assert!(told, "{what}: {mv}: {said:?}");
                    assert!(text(&app, "legal").contains("Lire la règle"), "{what}: {mv}");
                    app.update(Msg::Key(Key::Escape));
                }
                chosen += 1;
                // What is shown to who asks for it is among what will do.
                if *wanted != "*" {
                    press(&mut app, "hint");
                    assert!(
                        app.game.as_ref().is_some_and(|game| game.beside.hint.is_some()),
                        "{what}"
                    );
                }
                effects = enter(&mut app, &will[0].1);
            }
            let what = format!("{game:?} {course:?} {}", at + 1);
            assert!(chosen > 0 || exercise.line == ["*"], "{what}: nothing to do");
            assert!(app.game.as_ref().is_some_and(|game| game.session.is_learnt()), "{what}");
            assert!(app.shell.prefs.has_learnt(game, course, at), "{what}");
            let idle = [class(&app, "useless"), class(&app, "later")].concat();
            assert!(idle.is_empty(), "{what}: a die that is asked for");
            assert!(effects.contains(&Effect::Focus("go-on".to_owned())), "{what}");
            let last = at + 1 == rules(game).course(course).len();
            let words = Lang::Fr.words().lesson.course(course);
            let finished = if last { Lang::Fr.set(words.finished) } else { String::new() };
            assert_eq!(text(&app, "finished"), finished, "{what}");
        }
    }
}

/// Whoever has learnt a game is led to one that can be won, and to its puzzles.
#[test]
fn after_the_last_task_of_a_lesson_comes_a_first_game() {
    let game = GameId::MakYek;
    let last = rules(game).exercises.len() - 1;
    let mut app = learn(game, last);
    assert_eq!(text(&app, "finished"), "");
    let will = rules(game).exercises[last].line[0];
    let clicks = moves(&app).into_iter().find(|(mv, _)| mv == will).expect("it").1;
    enter(&mut app, &clicks);
    let after = class(&app, "after");
    let mut links = Vec::new();
    after[0].walk(&mut |e| links.extend(e.get("href").map(str::to_owned)));
    assert_eq!(links, ["#/mak-yek?players=person,computer&level=1", "#/mak-yek/solve"]);
    go(&mut app, &links[0]);
    let players = &app.game.as_ref().expect("a game").extras.players;
    let levels = Seat::first(2).map(|seat| players[seat].level);
    assert_eq!(levels.collect::<Vec<_>>(), [None, Some(1)]);
}

/// A move that is not legal is an alarm; one that is, and is only not asked for, a note.
#[test]
fn another_legal_move_of_a_lesson_is_no_alarm() {
    let mut app = learn(GameId::MakYek, 1);
    assert_eq!(rules(GameId::MakYek).exercises[1].line, ["c1-c4xd4"]);
    click(&mut app, "c1");
    click(&mut app, "c2");
    assert_eq!((class(&app, "refus").len(), class(&app, "legal").len()), (1, 1));
    click(&mut app, "c1");
    click(&mut app, "d2");
    assert_eq!((class(&app, "refus").len(), class(&app, "legal").len()), (1, 0));
}

#[test]
fn a_lesson_leaves_the_game_that_is_played_alone() {
    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/mak-yek");
    play(&mut app, &["a3-a5"]);
    let kept = store.get(&save_name("mak-yek"));
    assert!(kept.is_some());
    go(&mut app, "#/mak-yek/learn/2");
    play(&mut app, &["c1-c4"]);
    assert_eq!(store.get(&save_name("mak-yek")), kept);
    let names = store.names();
    assert!(names.iter().all(|name| name == PREFS || *name == save_name("mak-yek")), "{names:?}");
    // What would play, end or take back a game does nothing here.
    for action in ["undo", "resign", "resign-yes", "stop", "throw", "back:first", "review", "film"]
    {
        press(&mut app, action);
        assert_eq!(steps(&app), 1, "{action}");
    }
    go(&mut app, "#/mak-yek");
    assert_eq!(steps(&app), 1);
    assert!(!app.game.as_ref().is_some_and(|game| game.is_lesson()));
    // One goes on where one was, here and at the next visit.
    assert_eq!(learnt(&app, GameId::MakYek), [1]);
    let first = text(&open("#/mak-yek/learn/1"), "s1");
    assert_eq!(text(&open_with(&store, 2, "#/mak-yek/learn"), "s1"), first);
    let mut app = open_with(&store, 1, "#/mak-yek/learn/1");
    play(&mut app, &["d4-d5"]);
    let app = open_with(&store, 2, "#/mak-yek/learn");
    assert!(text(&app, "s1").contains("glissant"), "{}", text(&app, "s1"));
}

#[test]
fn who_has_learnt_all_begins_again_and_unknown_tasks_are_the_last() {
    let store = Shared::default();
    let game = GameId::read("mak-yek").expect("a game");
    let all = rules(game).exercises.len();
    let mut app = open_with(&store, 1, &format!("#/mak-yek/learn/{all}"));
    assert!(!text(&app, "cts").is_empty());
    enter(
        &mut app,
        &moves(&learn(game, all - 1)).iter().find(|(mv, _)| mv == "c1-c8xd8").expect("it").1,
    );
    assert_eq!(learnt(&app, game), [all - 1]);
    assert!(text(&app, "say").contains("Jouer contre l’ordinateur"), "{}", text(&app, "say"));
    let first = text(&open("#/mak-yek/learn/1"), "s1");
    assert_eq!(text(&open_with(&store, 1, "#/mak-yek/learn"), "s1"), first);
    assert_eq!(text(&open("#/mak-yek/learn/99"), "s1"), text(&learn(game, all - 1), "s1"));
    for odd in ["0", "-1", "x", ""] {
        assert_eq!(text(&open(&format!("#/mak-yek/learn/{odd}")), "s1"), first);
    }
}

#[test]
fn how_far_one_has_come_is_forgotten_with_all_that_is_kept_and_brought_back_with_it() {
    let game = GameId::read("mak-yek").expect("a game");
    let mut app = open("#/mak-yek/learn/2");
    play(&mut app, &["c1-c4"]);
    go(&mut app, "#/settings");
    press(&mut app, "clear");
    assert!(learnt(&app, game).is_empty());
    press(&mut app, "unclear");
    assert_eq!(learnt(&app, game), [1]);
    press(&mut app, "clear");
    app.update(putting("pref.theme", "dark"));
    assert!(learnt(&app, game).is_empty());
}

#[test]
fn until_its_sentences_are_here_a_lesson_is_awaited() {
    let mut app = open("#/");
    app.shell.packs.loaded.retain(|&pack| pack != Pack::Prose(Lang::Fr));
    let effects = go(&mut app, "#/mak-yek/learn/3");
    assert!(effects.contains(&Effect::Fetch(Pack::Prose(Lang::Fr))), "{effects:?}");
    assert_eq!(find(&app, |e| e.get("aria-busy") == Some("true")).len(), 1);
    app.update(Msg::Fetched { pack: Pack::Prose(Lang::Fr), here: true });
    assert!(text(&app, "s1").contains("glissant"), "{}", text(&app, "s1"));
}

#[test]
fn a_puzzle_says_what_is_to_be_reached_and_shows_what_is_known() {
    let game = |id: &str| GameId::read(id).expect("a game");
    for (id, goal, start) in [
        ("mak-yek", "take", "prenez le plus de pièces possible en un tour"),
        ("mak-yek", "win", "gagnez en"),
        ("luzhanqi", "sure", "Noir, une seule attaque réussit"),
    ] {
        let at = rules(game(id)).puzzles.iter().position(|puzzle| puzzle.goal.starts_with(goal));
        let app = open(&format!("#/{id}/solve/{}", at.expect("one") + 1));
        assert!(text(&app, "s1").contains(start), "{}", text(&app, "s1"));
    }
    // In as many turns as its own moves, not counting the other side's.
    for (at, puzzle) in rules(GameId::MakYek).puzzles.iter().enumerate() {
        let app = open(&format!("#/mak-yek/solve/{}", at + 1));
        let turns = puzzle.line.len().div_ceil(2);
        let said = text(&app, "s1");
        let told = if turns == 1 { "un tour".to_owned() } else { format!("{turns} tours") };
        assert!(said.contains(&told.replace(' ', "\u{a0}")) || said.contains(&told), "{said}");
    }
    // However the aid is switched in games, and only here.
    let mut app = open("#/luzhanqi/solve/1");
    let tags = || "mk-tag";
    assert!(!class(&app, tags()).is_empty());
    app.update(putting("pref.aid.luzhanqi.ranks", ""));
    assert!(!class(&app, tags()).is_empty());
    go(&mut app, "#/luzhanqi/learn/2");
    assert!(class(&app, tags()).is_empty());
    // One that is solved is marked, and the next is offered.
    let mut app = open("#/mak-yek/solve/1");
    let will = rules(GameId::MakYek).puzzles[0].line[0];
    let clicks = moves(&app).into_iter().find(|(mv, _)| mv == will).expect("it").1;
    enter(&mut app, &clicks);
    assert!(text(&app, "s1").contains("seule solution"), "{}", text(&app, "s1"));
    assert_eq!(text(&app, "done"), "✓");
    let all = rules(GameId::MakYek).puzzles.len();
    assert_eq!(text(&app, "learnt"), format!("1 sur {all}"));
    assert!(find(&app, |e| e.get("href") == Some("#/mak-yek/solve/2")).len() > 1);
}

/// Solves the puzzle that is shown, as its line says; the steps, and what is heard at the end.
fn solve(app: &mut App, line: &'static [&'static str]) -> (Vec<&'static str>, String) {
    let (mut steps, mut heard) = (Vec::new(), String::new());
    for step in line {
        let effects = match passed(app) {
            Some(pass) => {
                steps.push(*step);
                app.update(pass)
            }
            None => {
                let all = moves(app);
                let of = |one| Some((one, all.iter().find(|(mv, _)| *mv == one)?));
                let (one, (_, clicks)) = step.split('|').find_map(of).expect("the move");
                steps.push(one);
                enter(app, clicks)
            }
        };
        heard = said(&effects);
    }
    (steps, heard)
}

/// How many pieces each of two seats has lost by these steps, as counted on the board.
fn lost<G: Known>(start: &str, steps: &[&str]) -> [i32; 2] {
    let mut line = Line::<G>::set_up(&Options::new(G::OPTIONS), start).expect("a position");
    let begun = G::count_pieces(&line.state().position());
    for step in steps {
        let mv = line.state().read(step).expect("a move");
        line.advance(&Step::Move(mv), &mut Silent);
    }
    let now = G::count_pieces(&line.state().position());
    [0, 1].map(|side| begun[side] - now[side])
}

/// The sentence of each solved puzzle is there in each language, and names what the rules
/// tell: how many pieces are taken, as counted on the board; how the game ends; the other step and the
/// reply to it, which `puzzles::reason` proves.
#[test]
fn every_solved_puzzle_says_why() {
    for (&game, lang) in GameId::ALL.iter().flat_map(|game| Lang::ALL.map(|lang| (game, lang))) {
        for (at, puzzle) in Voice(game, lang).rules().puzzles.iter().enumerate() {
            let mut app = open(&format!("#/{}/solve/{}", game.id(), at + 1));
            app.update(putting("pref.lang", lang.code()));
            let what = format!("{} {} {lang:?}", game.id(), at + 1);
            assert!(class(&app, "why").is_empty(), "{what}: nothing before");
            let (steps, heard) = solve(&mut app, puzzle.line);
            let why = text(&app, "why");
            assert!(!why.is_empty() && !why.contains(['{', '}']), "{what}: {why}");
            println!("{what}: {why}");
            assert!(lang.set(&heard).ends_with(&why), "{what}: {heard}");
            let told =
                |part: &str| assert!(why.contains(&lang.set(part)), "{what}: {why} / {part}");
            let words = &lang.prose().site.reason;
            let session = &app.game.as_ref().expect("a task").session;
            let me = session.table.by(0).expect("a seat");
            match puzzle.goal {
                "sure" => {
                    for attack in [puzzle.line[0], puzzle.other[0]] {
                        told(attack.split_once('x').expect("an attack").1);
                    }
                    told(puzzle.other[0].split_once('x').expect("an attack").0);
                    // Of the piece that is sure to fall something is known, else nothing would be sure.
                    told(words.sure.text().rsplit_once('}').expect("a place").1);
                    continue;
                }
                "win" => {
                    let Turn::Over(over) = session.table.turn() else { panic!("{what}: goes on") };
                    assert!(over.winners.has(me), "{what}");
                    let players = |_| palamede::table::Player::default();
                    let [_, why] = lang.ending(Voice(game, lang).words(), over, players);
                    let why = match over.reason {
                        // The others are the computer's: it is said to the person.
                        palamede::rules::Reason::Captured => {
                            Voice(game, lang).words().captured(lang, Some(true)).to_owned()
                        }
                        _ => why,
                    };
                    let own = Voice(game, lang).ending(&session.table.view(), over);
                    told(&own.unwrap_or(why));
                }
                goal => {
                    let n: i32 = goal["take ".len()..].parse().expect("a number");
                    let lost = with_game!(game, G => lost::<G>(puzzle.start, &steps));
                    let [own, theirs] = [me.index(), 1 - me.index()].map(|side| lost[side]);
                    assert!(theirs - own >= n, "{what}");
                    let taken = words.takes(&theirs, &"|");
                    taken.split('|').for_each(told);
                    if own > 0 {
                        words.loses(&own, &"|").split('|').for_each(told);
                    } else if !game.facts().dice {
                        told(words.loses_nothing);
                    }
                }
            }
            let mut there = session.at(0).expect("the beginning");
            for step in puzzle.other.iter().take(2).filter(|step| !step.is_empty()) {
                let extras = Extras::default();
                let (path, _) = there.shown_move(lang, &extras, step).expect("a move");
                let board = there.board();
                for site in [path[0], path[path.len() - 1]] {
                    told(&board.sites[site].name);
                }
                assert!(there.play(step), "{what}: {step}");
            }
            match (puzzle.goal, puzzle.other) {
                ("win", []) if game.facts().dice => told(words.only_start),
                ("win", []) => told(words.goes_on),
                ("win", _) => {}
                (_, other) => told(&words.gain(other[2].parse().expect("a number"))),
            }
        }
    }
}

#[test]
fn a_task_that_there_is_not_is_told_where_the_last_one_is_shown() {
    let now = |app: &App| find(app, |e| e.get("aria-current") == Some("step"))[0].plain();
    for (page, all, missing) in [
        ("solve", rules(GameId::MakYek).puzzles.len(), "Ce problème n'existe pas"),
        ("learn", rules(GameId::MakYek).exercises.len(), "Cette étape n'existe pas"),
    ] {
        let missing = Lang::Fr.set(missing);
        let told = |app: &App| class(app, "way")[0].plain().contains(&missing);
        let mut app = open(&format!("#/mak-yek/{page}/99"));
        assert_eq!((now(&app), told(&app)), (all.to_string(), true));
        go(&mut app, &format!("#/mak-yek/{page}/{all}"));
        assert_eq!((now(&app), told(&app)), (all.to_string(), false));
        assert!(!told(&open(&format!("#/mak-yek/{page}"))));
    }
}

/// The grade of a puzzle is that of its place in the list, which stands in the order of difficulty (as
/// `puzzles` proves).
#[test]
fn every_puzzle_says_how_hard_it_is_among_those_of_its_game() {
    for (&game, lang) in GameId::ALL.iter().flat_map(|game| Lang::ALL.map(|lang| (game, lang))) {
        let (all, grades) = (rules(game).puzzles.len(), lang.prose().site.puzzles.grades);
        let mut graded = [0_usize; 3];
        let mut before = 0;
        for at in 0..all {
            let mut app = open(&format!("#/{}/solve/{}", game.id(), at + 1));
            app.update(putting("pref.lang", lang.code()));
            let told = text(&app, "aim");
            let is = |grade: &&str| told.starts_with(&lang.set(grade));
            let grade = grades.iter().position(is).expect("a grade");
            assert!(grade >= before, "{} {}: {told}", game.id(), at + 1);
            (before, graded[grade]) = (grade, graded[grade] + 1);
        }
        let [easy, .., hard] = graded;
        assert!(all == 0 || easy.abs_diff(hard) <= 1 && hard > 0, "{}: {graded:?}", game.id());
    }
}

#[test]
fn the_home_page_offers_the_lesson_of_a_game_that_is_not_known_yet() {
    let offer = |app: &App| {
        let starts = &class(app, "starts")[0];
        let mut first = None;
        starts.walk(&mut |e| {
            if e.get("class") == Some("btn pri") {
                first = Some((e.get("href").unwrap_or_default().to_owned(), e.plain()));
            }
        });
        first
    };
    let begin = |learnt: &str| {
        let store = Shared::default();
        store.0.borrow_mut().set(PREFS, &format!("lang=fr\n{learnt}"));
        offer(&open_with(&store, 1, "#/"))
    };
    let (href, text) = begin("").expect("a lesson");
    assert_eq!((&*href, text.contains("Première visite")), ("#/mak-yek/learn", true));
    // Who has begun it is no first visitor, and goes on with it; who knows it learns another game.
    let (href, text) = begin("learn.mak-yek=1\n").expect("a lesson");
    assert_eq!((&*href, &*text), ("#/mak-yek/learn", "Apprendre pas à pas (Mak-Yek)"));
    let (href, text) = begin("learn.mak-yek=15\n").expect("a lesson");
    assert!(href != "#/mak-yek/learn" && text.starts_with("Apprendre pas à pas"), "{text}");
    // A game that was won is known, too; after all of them none is offered.
    let (href, text) = begin("won.mak-yek=8\n").expect("a lesson");
    assert!(href != "#/mak-yek/learn" && text.starts_with("Apprendre pas à pas"), "{text}");
    let won = |game: &GameId| format!("won.{}=8\n", game.id());
    assert_eq!(begin(&GameId::ALL.iter().map(won).collect::<String>()), None);
}

#[test]
fn the_next_task_begins_at_a_piece_of_who_learns() {
    let mut app = learn(GameId::MakYek, 0);
    let effects = go(&mut app, "#/mak-yek/learn/2");
    let open = app.game.as_ref().expect("a task");
    let own = open.session.table.actor().map(|seat| seat.index() as u8);
    let piece = open.session.table.scene().piece_at(open.hand.cursor).cloned();
    assert_eq!(piece.expect("a piece").seat, own);
    assert!(effects.contains(&Effect::Focus(format!("c{}", open.hand.cursor))), "{effects:?}");
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Say { .. })), "{effects:?}");
}

#[test]
fn within_a_move_a_task_is_shown_and_only_what_is_awaited_is_said() {
    let mut app = learn(GameId::MakYek, 1);
    let ask = rules(GameId::MakYek).tasks[1].ask;
    let heard = said(&click(&mut app, "c1"));
    assert!(heard.contains("où va le pion c1") && !heard.contains("glissant"), "{heard}");
    assert_eq!(text(&app, "s1"), Lang::Fr.set(ask));
    assert!(text(&app, "s2").contains("où va le pion c1"), "{}", text(&app, "s2"));
    // Who lets go hears it again.
    assert!(said(&app.update(Msg::Key(Key::Escape))).starts_with(ask));
}

/// How many sites are ringed.
fn rings(app: &App) -> usize {
    class(app, "mk-next").len()
}

#[test]
fn a_task_rings_the_piece_to_move_unless_it_is_to_be_found_and_a_puzzle_none() {
    let mut ringed = 0;
    for &game in GameId::ALL {
        for at in 0..rules(game).exercises.len() {
            let app = learn(game, at);
            let (ask, open) = (rules(game).tasks[at].ask, app.game.as_ref().expect("a task"));
            let exercise = rules(game).exercises[at];
            assert!(rings(&app) <= 1, "{game:?} {at}");
            let shown = exercise.goal.is_empty() && exercise.line[0] != "*";
            assert!(!shown || rings(&app) == 1, "{game:?} {at}: {ask}");
            if rings(&app) == 1 {
                ringed += 1;
                let board = open.session.board();
                let name = &board.sites[open.hand.cursor].name;
                assert!(shown || ask.contains(name.as_str()), "{game:?} {at}: {name}: {ask}");
                // What will do begins there.
                let will = exercise.line[0].split('|').collect::<Vec<_>>();
                let cursor = Target::Site(open.hand.cursor);
                let begins = |(mv, clicks): &(String, Vec<Target>)| {
                    will.contains(&mv.as_str()) && clicks.contains(&cursor)
                };
                assert!(moves(&app).iter().any(begins), "{game:?} {at}: {name}");
                let own = open.session.table.actor().map(|seat| seat.index() as u8);
                let pieces = open.session.table.scene().pieces;
                let mut there = pieces.iter().filter(|piece| piece.site == open.hand.cursor);
                // One of who learns stands there, or comes there from beside the board.
                let places = open.session.table.first();
                let target = Target::Site(open.hand.cursor);
                assert!(
                    there.any(|piece| piece.seat == own)
                        || places.iter().any(|next| next.target == target),
                    "{game:?} {at}: {name}"
                );
            }
        }
        let app = open(&format!("#/{}/puzzles/1", game.id()));
        assert_eq!(rings(&app), 0, "{game:?}");
    }
    assert!(ringed > 30, "{ringed}");
    // The name of a site is no part of another's; and what is selected or shown has marks of its own.
    let mut app = learn(GameId::TurkishDraughts, 1);
    assert_eq!(rings(&app), 1);
    press(&mut app, "hint");
    assert_eq!(class(&app, "mk-sel").len(), 1);
    let mut app = learn(GameId::Luzhanqi, 1);
    let open = app.game.as_ref().expect("a task");
    assert_eq!(open.session.board().sites[open.hand.cursor].name, "S51");
    let piece = Target::Site(open.hand.cursor);
    enter(&mut app, &[piece]);
    assert_eq!(class(&app, "mk-sel").len(), 1);
}

#[test]
fn of_a_puzzle_the_piece_to_move_is_told_before_the_move() {
    let mut app = open("#/mak-yek/solve/1");
    let bar = |app: &App| find(app, |e| e.get("data-do") == Some("hint"))[0].plain();
    let marks = |app: &App| ["mk-sel", "mk-trail"].map(|mark| class(app, mark).len());
    assert_eq!((bar(&app), marks(&app)), ("Conseil".to_owned(), [0, 0]));
    let effects = press(&mut app, "hint");
    assert!(said(&effects).starts_with("Regardez "), "{}", said(&effects));
    assert_eq!((bar(&app), marks(&app)), ("Voir le coup".to_owned(), [1, 0]));
    press(&mut app, "hint");
    assert_eq!(marks(&app), [1, 1]);
    // A lesson shows the move at once.
    let mut app = learn(GameId::MakYek, 1);
    assert_eq!(bar(&app), "Voir le coup");
    press(&mut app, "hint");
    assert_eq!(marks(&app), [1, 1]);
}

#[test]
fn a_game_has_the_courses_that_are_offered() {
    let home = open("#/");
    for &game in GameId::ALL {
        for course in Course::ALL {
            let has = Course::of(game).any(|of| of == course);
            assert_eq!(has, !rules(game).course(course).is_empty(), "{game:?} {course:?}");
            let address = format!("#/{}/{}", game.id(), course.id());
            let links = find(&home, |e| e.get("href") == Some(&address));
            assert_eq!(!links.is_empty(), has, "{address}");
            // The address of puzzles that there are not leads to the lesson.
            let route = Route::Learn(game, if has { course } else { Course::Lesson }, None);
            let app = open(&address);
            assert_eq!((&app.screen.route, app.game.is_some()), (&route, true));
        }
    }
}

/// Whoever has tried another move sees which piece moves, at every step that is left.
#[test]
fn after_another_move_of_a_lesson_the_piece_to_move_is_ringed() {
    let mut found = 0;
    for &game in GameId::ALL {
        for (at, exercise) in rules(game).exercises.iter().enumerate() {
            let mut app = learn(game, at);
            let (what, wanted) = (format!("{game:?} {}", at + 1), exercise.line[0]);
            if wanted == "*" {
                continue;
            }
            let all = moves(&app);
            let is = |mv: &str| wanted.split('|').any(|one| one == mv);
            // (Of some there is no other move.)
            let Some((_, other)) = all.iter().find(|(mv, _)| !is(mv)) else { continue };
            found += usize::from(rings(&app) == 0);
            enter(&mut app, other);
            assert_eq!((steps(&app), rings(&app)), (0, 1), "{what}");
            // A click in vain is a try, too.
            let mut app = learn(game, at);
            let open = app.game.as_ref().expect("a task");
            let own = open.session.table.next();
            let leads = |site: &usize| own.iter().any(|next| next.target == Target::Site(*site));
            let vain = (0..open.session.board().sites.len()).find(|site| !leads(site));
            press(&mut app, &format!("at:s{}", vain.expect("a site")));
            if !class(&app, "refus").is_empty() {
                assert_eq!(rings(&app), 1, "{what}: in vain");
            }
        }
        let Some(puzzle) = rules(game).puzzles.first() else { continue };
        let (mut app, wanted) = (open(&format!("#/{}/solve/1", game.id())), puzzle.line[0]);
        let all = moves(&app);
        let other = all.iter().find(|(mv, _)| wanted.split('|').all(|one| one != mv));
        enter(&mut app, &other.expect("another move").1);
        assert_eq!(rings(&app), 0, "{game:?}: a puzzle");
    }
    assert!(found > 5, "{found}");
}

/// The most pieces that who is to move can capture with one move.
fn most<G: Known>(line: &Line<G>) -> i32 {
    let Turn::Seat(seat) = line.turn() else { return 0 };
    let count = |line: &Line<G>| G::count_pieces(&line.state().position())[1 - seat.index()];
    let taken = |mv| {
        let mut next = line.clone();
        next.advance(&Step::Move(mv), &mut Silent);
        count(line) - count(&next)
    };
    line.state().list().into_iter().map(taken).max().unwrap_or_default()
}

/// Proves a task in which nothing is to be left that can be captured: it is in danger before, after
/// every other move, and no longer after the one that is asked for.
fn prove_safe<G: Known>(start: &str, wanted: &str) {
    let line =
        |start: &str| Line::<G>::set_up(&Options::new(G::OPTIONS), start).expect("a position");
    let begun = line(start);
    assert_eq!(most(&begun), 0, "{start}: nothing is to be captured instead");
    let moves = begun.state().list();
    assert!(moves.len() > 3, "{start}: a choice");
    for mv in moves {
        let (mut next, name) = (begun.clone(), begun.state().write(&mv));
        next.advance(&Step::Move(mv), &mut Silent);
        assert_eq!(most(&next) == 0, name == wanted, "{start}: {name}");
    }
}

#[test]
fn every_lesson_in_danger_has_one_way_out_of_it() {
    let mut games = Vec::new();
    for &game in GameId::ALL {
        for exercise in rules(game).exercises.iter().filter(|exercise| exercise.goal == "safe") {
            let &[wanted] = exercise.line else { panic!("one move") };
            with_game!(game, G => prove_safe::<G>(exercise.start, wanted));
            games.push(game.id());
        }
    }
    games.sort();
    assert_eq!(games, ["apit-sodok", "fanorona", "mak-yek", "turkish-draughts"]);
}

/// Where a move captures, its end has a mark of its own, and is heard so.
#[test]
fn the_end_of_a_move_that_captures_has_a_mark_of_its_own() {
    let mut app = learn(GameId::MakYek, 1);
    click(&mut app, "c1");
    assert_eq!((class(&app, "mk-take").len(), class(&app, "mk-legal").len()), (1, 13));
    let takes = Lang::Fr.words().site_takes.text().split('{').next().expect("words");
    let ends = find(&app, |e| e.get("data-do") == Some("at:s26"));
    assert!(ends.iter().any(|cell| cell.plain().contains(&Lang::Fr.set(takes))), "{ends:?}");
}
