//! The computer thinks: whatever becomes of its worker, it moves, or a person can go on.

use super::*;
use crate::pairs::others;
use palamede::app::Limit;
use palamede::games::luzhanqi::Battle;
use palamede::mind::{Answer, Ask, Job, work};
use palamede::record::{Dice, Setup};
use palamede::rules::{Eye, Game, Generator, Line, Options, Rng, Rules, Seats, Silent, Step};
use palamede::table::{Extras, Table};

/// What the computer is asked, and whether the page itself is.
pub(super) fn asked(effects: &[Effect]) -> Option<(Job, bool)> {
    effects.iter().find_map(|effect| match effect {
        Effect::Think { job, here, .. } => Some((job.clone(), *here)),
        _ => None,
    })
}

/// A game in which the computer has just been asked by a worker, and its job.
fn waiting() -> (App, Job) {
    let mut app = open("#/mak-yek?players=person,computer");
    click(&mut app, "a3");
    let effects = click(&mut app, "a5");
    let (job, here) = asked(&effects).expect("the computer is asked");
    assert!(!here);
    assert!(effects.contains(&limit(job.number, Limit::Ready)));
    (app, job)
}

/// A person moves, and the computer answers with this move.
pub(super) fn exchange(app: &mut App, [from, to]: [&str; 2], reply: &str) {
    click(app, from);
    let (job, _) = asked(&click(app, to)).expect("the computer is asked");
    let step = Some(reply.into());
    app.update(Msg::Answer(Answer { number: job.number, step, ..Answer::default() }));
}

pub(super) fn answer(job: &Job) -> Answer {
    let mut thinker = work(job, || 0.0);
    std::iter::repeat_with(|| thinker.think(64)).flatten().next().expect("an answer")
}

/// The page has been asked itself, and answers.
fn the_page_answers(app: &mut App, effects: &[Effect], number: u32) {
    let (job, here) = asked(effects).expect("the page is asked");
    assert!(here && job.number == number);
    assert!(effects.contains(&limit(number, Limit::Page)));
    app.update(Msg::Answer(answer(&job)));
    assert_eq!(notes(app).len(), 2);
    // No worker is asked any more.
    // Nothing can have come into the way of this one.
    click(app, "a1");
    let effects = click(app, "a2");
    assert!(asked(&effects).expect("the next question").1);
}

/// Who thinks counts the positions that there were by their keys: each is carried whole.
#[test]
fn the_keys_of_the_positions_that_there_were_are_carried_whole() {
    let mut app = open("#/mak-yek?players=person,computer");
    exchange(&mut app, ["a3", "a5"], "b6-b5");
    click(&mut app, "h3");
    let (job, _) = asked(&click(&mut app, "h4")).expect("the computer is asked");
    let mut about = job.open().clone();
    let keys = about.read_keys().expect("numbers");
    let written: Vec<String> = keys.iter().map(|key| format!("{key:x}")).collect();
    assert_eq!(written, about.keys);
    let each: std::collections::BTreeSet<&u64> = keys.iter().collect();
    assert_eq!((keys.len(), each.len()), (3, 3), "{written:?}");
    about.keys[1] = "none".to_owned();
    assert_eq!(about.read_keys(), None);
}

/// The computer may take so long for its job.
pub(super) fn limit(job: u32, limit: Limit) -> Effect {
    Effect::StartTimer { timer: Timer::Computer(job, limit), ms: limit.ms() }
}

fn late(app: &mut App, job: u32, limit: Limit) -> Vec<Effect> {
    app.update(Msg::TimerFired(Timer::Computer(job, limit)))
}

#[test]
fn a_worker_that_is_never_ready_is_left_after_its_time() {
    let (mut app, job) = waiting();
    let effects = late(&mut app, job.number, Limit::Ready);
    the_page_answers(&mut app, &effects, job.number);
}

#[test]
fn a_worker_that_cannot_start_or_breaks_is_left_at_once() {
    for taken in [false, true] {
        let (mut app, job) = waiting();
        if taken {
            app.update(Msg::JobAccepted(job.number));
        }
        let effects = app.update(Msg::WorkerFailed(job.number));
        the_page_answers(&mut app, &effects, job.number);
    }
}

#[test]
fn a_worker_that_is_silent_is_left_after_its_time_and_one_that_is_not_is_kept() {
    let (mut app, job) = waiting();
    let effects = app.update(Msg::JobAccepted(job.number));
    let alarm = |of| limit(job.number, of);
    assert_eq!(effects, [alarm(Limit::Answer), alarm(Limit::Long)]);
    assert!(late(&mut app, job.number, Limit::Ready).is_empty(), "it was ready in time");
    let effects = late(&mut app, job.number, Limit::Answer);
    the_page_answers(&mut app, &effects, job.number);

    let (mut app, job) = waiting();
    app.update(Msg::JobAccepted(job.number));
    app.update(Msg::Answer(answer(&job)));
    for limit in [Limit::Ready, Limit::Answer] {
        assert!(late(&mut app, job.number, limit).is_empty(), "it has answered");
    }
    click(&mut app, "a1");
    assert!(!asked(&click(&mut app, "a2")).expect("the next question").1);
}

#[test]
fn an_answer_that_cannot_be_played_is_replaced_by_a_legal_move() {
    for step in [None, Some("a1-h8"), Some("nonsense"), Some(""), Some("a3-a4")] {
        let (mut app, job) = waiting();
        let bad = Answer { step: step.map(Into::into), ..answer(&job) };
        app.update(Msg::Answer(bad.clone()));
        let moves = notes(&app);
        assert_eq!(moves.len(), 2, "{step:?}");
        // Whoever answers twice is not heard twice.
        app.update(Msg::Answer(bad));
        app.update(Msg::Answer(answer(&job)));
        assert_eq!(notes(&app), moves);
        assert!(class(&app, "notice").is_empty());
    }
}

#[test]
fn where_no_answer_comes_a_person_can_go_on() {
    for lang in Lang::ALL.map(Lang::code) {
        let (mut app, job) = waiting();
        app.update(putting("pref.lang", lang));
        late(&mut app, job.number, Limit::Ready);
        assert!(late(&mut app, job.number, Limit::Answer).is_empty(), "that was the worker's time");
        let effects = late(&mut app, job.number, Limit::Page);
        let told = app.lang().words().no_answer;
        assert!(effects.contains(&Effect::Say { text: told.to_owned(), urgent: true }));
        assert!(text(&app, "notice").contains(&app.lang().set(told)));
        // An answer that comes all the same is taken.
        if lang == "zh" {
            app.update(Msg::Answer(answer(&job)));
            assert!(notes(&app).len() == 2 && class(&app, "notice").is_empty());
            continue;
        }
        let effects = press(&mut app, "take-over");
        assert!(effects.contains(&Effect::StopThinking) && asked(&effects).is_none());
        assert!(class(&app, "notice").is_empty());
        click(&mut app, "b6");
        assert!(asked(&click(&mut app, "b4")).is_none(), "both are people now");
        assert_eq!(notes(&app).len(), 2);
        app.update(Msg::Answer(answer(&job)));
        assert_eq!(notes(&app).len(), 2);
    }
}

/// Where not even the page can think, nobody waits for that.
#[test]
fn where_the_page_cannot_think_a_person_can_go_on_at_once() {
    let (mut app, job) = waiting();
    assert!(asked(&app.update(Msg::WorkerFailed(job.number))).expect("the page is asked").1);
    assert!(class(&app, "notice").is_empty());
    app.update(Msg::WorkerFailed(job.number));
    assert!(!class(&app, "notice").is_empty());
    press(&mut app, "take-over");
    click(&mut app, "b6");
    click(&mut app, "b4");
    assert_eq!(notes(&app).len(), 2);
}

/// Who waits long can have the move at once: the button takes the keyboard nothing.
#[test]
fn a_computer_that_thinks_long_can_be_hurried() {
    let hurries = |app: &App| find(app, |e| e.get("data-do") == Some("hurry")).len();
    for here in [false, true] {
        let (mut app, job) = waiting();
        if here {
            app.update(Msg::WorkerFailed(job.number));
        }
        assert_eq!(hurries(&app), 0, "it is not here yet");
        let effects = app.update(Msg::JobAccepted(job.number));
        assert!(effects.contains(&limit(job.number, Limit::Long)));
        assert_eq!((hurries(&app), press(&mut app, "hurry")), (0, Vec::new()), "it has just begun");
        assert!(late(&mut app, job.number, Limit::Long).is_empty());
        assert_eq!(hurries(&app), 1);
        let cursor = app.game.as_ref().expect("a game").hand.cursor;
        let effects = now(press(&mut app, "hurry"));
        assert_eq!(effects, [Effect::Hurry, Effect::Focus(format!("c{cursor}"))]);
        assert_eq!((hurries(&app), press(&mut app, "hurry")), (0, Vec::new()), "once is enough");
        app.update(Msg::Answer(answer(&job)));
        assert!(notes(&app).len() == 2 && hurries(&app) == 0);
    }
    // What is over is over: an answer, a move taken back, a question of another kind.
    let (mut app, job) = waiting();
    app.update(Msg::JobAccepted(job.number));
    app.update(Msg::Answer(answer(&job)));
    assert!(late(&mut app, job.number, Limit::Long).is_empty() && hurries(&app) == 0);
    let (mut app, job) = waiting();
    app.update(Msg::JobAccepted(job.number));
    late(&mut app, job.number, Limit::Long);
    press(&mut app, "undo");
    assert_eq!((hurries(&app), press(&mut app, "hurry")), (0, Vec::new()));
    let (mut app, job) = proposed(EVEN);
    let effects = app.update(Msg::JobAccepted(job.number));
    assert!(!effects.contains(&limit(job.number, Limit::Long)));
}

/// A game in which the computer has been asked whether to stop.
fn proposed(start: &str) -> (App, Job) {
    let mut app = open(&format!("#/mak-yek?players=person,computer&start={start}"));
    let (job, _) = asked(&press(&mut app, "stop")).expect("the computer is asked");
    assert_eq!(job.ask, Ask::Stop(Seats::only(Seat::SECOND)));
    assert!(asked(&press(&mut app, "stop")).is_none(), "it is asked already");
    (app, job)
}

const EVEN: &str = "8/8/8/8/r7/8/8/R3R2R+w";

/// Who does not answer whether to stop, or with what is no answer to that, plays on.
#[test]
fn a_computer_that_does_not_answer_plays_on() {
    for how in ["late", "broken", "none", "a move"] {
        let (mut app, job) = proposed(EVEN);
        match how {
            "late" => {
                late(&mut app, job.number, Limit::Ready);
                late(&mut app, job.number, Limit::Page);
            }
            "broken" => {
                app.update(Msg::WorkerFailed(job.number));
                app.update(Msg::WorkerFailed(job.number));
            }
            _ => {
                let step = Some("a1-a2".into()).filter(|_| how == "a move");
                app.update(Msg::Answer(Answer { step, ..answer(&job) }));
            }
        }
        assert!(class(&app, "notice").is_empty() && class(&app, "fin").is_empty(), "{how}");
        assert!(text(&app, "s2").contains("Proposition refusée"), "{how}");
        // An answer that comes all the same comes too late.
        app.update(Msg::Answer(answer(&job)));
        assert!(class(&app, "fin").is_empty(), "{how}");
    }
}

/// Who proposes to stop and moves all the same has thought better of it.
#[test]
fn a_move_takes_a_proposal_back() {
    let (mut app, job) = proposed(EVEN);
    click(&mut app, "a1");
    let (next, _) = asked(&click(&mut app, "a2")).expect("the computer is asked for a move");
    assert!(matches!(next.ask, Ask::Move(_)));
    app.update(Msg::Answer(answer(&job)));
    assert!(class(&app, "fin").is_empty());
    app.update(Msg::Answer(answer(&next)));
    assert_eq!(notes(&app).len(), 2);
}

/// A computer that is asked while it thinks about a move thinks about it again.
#[test]
fn a_computer_that_plays_on_goes_on_thinking() {
    let (mut app, job) = proposed("8/8/8/8/rr6/8/8/R3R2r+w");
    drop(job);
    click(&mut app, "e1");
    let (_, _) = asked(&click(&mut app, "e2")).expect("the computer is asked for a move");
    let (job, _) = asked(&press(&mut app, "stop")).expect("the computer is asked to stop");
    let (next, _) = asked(&app.update(Msg::Answer(answer(&job)))).expect("and again for a move");
    assert!(matches!((job.ask, next.ask), (Ask::Stop(_), Ask::Move(_))));
    app.update(Msg::Answer(answer(&next)));
    assert_eq!(notes(&app).len(), 2);
}

/// Whoever went on in the computer's place would see its army.
#[test]
fn in_a_game_with_secrets_nobody_takes_the_computers_place() {
    let mut app = open("#/luzhanqi?players=computer,person");
    app.update(Msg::PageShown);
    let number = app.game.as_ref().and_then(|game| game.job()).expect("it is asked");
    let steps = app.game.as_ref().expect("a game").session.table.len();
    late(&mut app, number, Limit::Ready);
    late(&mut app, number, Limit::Page);
    assert!(class(&app, "notice").is_empty());
    let game = app.game.as_ref().expect("a game");
    assert!(game.session.table.len() > steps && game.extras.players[Seat::FIRST].level.is_some());
}

/// Of two games that everybody knows the same of, a computer answers "Shall we stop?" alike:
/// from the answer nobody learns what it has lost.
#[test]
fn whether_a_computer_stops_tells_nothing_that_is_hidden() {
    let options = Options::new(Battle::<false>::OPTIONS);
    let (mut pairs, mut stopped) = (0, 0);
    for seed in 0..60 {
        let mut rng = Generator::new(seed);
        let mut line = Line::new(Battle::<false>::start(&options));
        let mut steps = Vec::new();
        for _ in 0..40 + seed * 4 {
            let state = line.state();
            let Turn::Seat(_) = line.turn() else { break };
            let any = state.nth(rng.below(state.count() as u32) as usize);
            let mv = crate::pairs::bold(state, &mut rng).or(any).expect("a move");
            let step = Step::Move(mv);
            let mut next = line.clone();
            next.advance(&step, &mut Silent);
            if matches!(next.turn(), Turn::Over(_)) {
                break;
            }
            line = next;
            steps.push(step);
        }
        let person = Eye::Seat(Seat::FIRST);
        let found = others::<false>(&options, &steps, person, &mut rng, 1).pop();
        let Some(other) = found else { continue };
        let stops = [&steps, &other].map(|steps| {
            let setup = Setup { options: options.clone(), start: None, dice: Dice::Given };
            let table = Table::<Battle<false>>::new(setup, Seats::NONE);
            let mut table = table.expect("the usual start");
            steps.iter().for_each(|step| table.take(step.clone()).expect("a legal step"));
            let mut kept = Shared::default();
            kept.set(&store::save_name("luzhanqi"), table.save(&Extras::default()).open());
            let app = open_with(&kept, 1, "#/luzhanqi");
            let session = &app.game.expect("the game that is kept").session;
            session.stop_job(1, Seats::only(Seat::SECOND))
        });
        assert_eq!(stops[0], stops[1], "seed {seed}");
        pairs += 1;
        stopped += usize::from(answer(&stops[0]).step.is_some());
    }
    assert!(pairs > 20 && stopped > 0 && stopped < pairs, "{pairs} pairs, {stopped} stopped");
}

/// In a game with secrets nobody may play in the computer's place: it plays any move, and that is told with it.
#[test]
fn where_no_answer_comes_in_a_game_with_secrets_any_move_is_made_and_told() {
    for lang in Lang::ALL {
        let mut app = open(&format!("#/luzhanqi?players=computer,person&lang={}", lang.code()));
        app.update(Msg::PageShown);
        let number = app.game.as_ref().and_then(|game| game.job()).expect("it is asked");
        app.update(Msg::WorkerFailed(number));
        let before = app.game.as_ref().map(|game| game.session.table.len());
        let effects = app.update(Msg::WorkerFailed(number));
        let after = app.game.as_ref().map(|game| game.session.table.len());
        assert_eq!(after, before.map(|steps| steps + 1));
        let told = lang.set(lang.words().plays_any);
        assert!(lang.set(&said(&effects)).contains(&told), "{effects:?}");
        assert!(page(&app).root.plain().contains(&told), "{lang:?}");
    }
}
