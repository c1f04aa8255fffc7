//! However a game ends, no two sentences of the page contradict each other: one says who has won,
//! and nothing is awaited, offered, advised or refused any more.

mod ways;

use super::secret::come_back;
use super::*;
use palamede::app::play::session::Session;
use palamede::games::GameId;
use palamede::mind::{AGREE, Answer, Why};
use palamede::rules::{Outcome, Reason, Seen, Step};
use palamede::scene::Target;
use palamede::scene::tree::Node;
use palamede::table::{Clock, Expiry};
use palamede::text::Voice;
use std::collections::BTreeSet;
use ways::{End, ends, reasons};

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Who {
    /// People alone.
    People,
    /// A computer makes the last step.
    Answered,
    /// Computers alone.
    Watched,
}

/// What stands on the page before the last step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Standing {
    Refusal,
    Selected,
    HintSought,
    Hint,
    Offer,
    Declined,
    Resigning,
    Rule,
    Undone,
    Back,
    Film,
    Noting,
    Menu,
    ByHand,
    BadLink,
    NoAnswer,
    Paused,
}

const STANDING: [Standing; 17] = [
    Standing::Refusal,
    Standing::Selected,
    Standing::HintSought,
    Standing::Hint,
    Standing::Offer,
    Standing::Declined,
    Standing::Resigning,
    Standing::Rule,
    Standing::Undone,
    Standing::Back,
    Standing::Film,
    Standing::Noting,
    Standing::Menu,
    Standing::ByHand,
    Standing::BadLink,
    Standing::NoAnswer,
    Standing::Paused,
];

fn session(app: &App) -> &Session {
    &app.game.as_ref().expect("a game").session
}

/// The computer answers this to what it is asked now.
fn reply(app: &mut App, step: &str, why: Vec<Why>) -> Vec<Effect> {
    let number = app.game.as_ref().and_then(|game| game.job()).expect("it is asked");
    app.update(Msg::Answer(Answer { number, step: Some(step.into()), why, judged: None }))
}

/// The clicks of a move.
fn clicks(app: &App, mv: &str) -> Vec<Target> {
    let table = &session(app).table;
    let Ok(Step::Move(mv)) = table.read_step(mv) else { panic!("{mv}") };
    let mut clicks = Vec::new();
    table.view().paths(&mv, &mut |path| {
        if !path.shortcut {
            clicks = path.clicks;
        }
    });
    clicks
}

/// Does this, as who is to act does it: what came of it last.
fn step(app: &mut App, text: &str) -> Vec<Effect> {
    let game = app.game.as_ref().expect("a game");
    let (waits, asked) = (game.person_to_act().is_none(), game.beside.resigning.is_some());
    let several = game.people().len() > 1;
    if waits && !matches!(text, "agree" | "resign" | "time") {
        if game.computer.paused {
            press(app, "once");
        }
        return reply(app, text, Vec::new());
    }
    if app.looks_back() {
        press(app, "back:last");
    }
    if session(app).has_secrets() && several {
        come_back(app);
    }
    match text {
        "resign" => {
            if !asked || app.game.as_ref().is_none_or(|game| game.beside.resigning.is_none()) {
                press(app, "resign");
            }
            press(app, "resign-yes")
        }
        "time" => time_out(app),
        "agree" => match press(app, "stop") {
            effects if effects.iter().any(|effect| matches!(effect, Effect::Think { .. })) => {
                let effects = reply(app, AGREE, Vec::new());
                // Other people are asked, too.
                if several { press(app, "accept") } else { effects }
            }
            _ => press(app, "accept"),
        },
        mv => {
            if app.game.as_ref().is_some_and(|game| game.beside.noting.is_some()) {
                app.update(Msg::Key(Key::Escape));
            }
            let (chosen, mut last) = (session(app).table.clicks().len(), Vec::new());
            let clicks = clicks(app, mv);
            let same = session(app).table.clicks().first() == clicks.first();
            for target in &clicks[if same { chosen } else { 0 }..] {
                last = press(app, &format!("at:{}", target.text()));
            }
            last
        }
    }
}

/// The last second of who is to act is over.
fn time_out(app: &mut App) -> Vec<Effect> {
    let actor = session(app).table.actor().expect("a seat to act");
    let mut clock = Clock::of(1).expect("a clock");
    clock.set_expiry(Expiry::Forfeit);
    assert!((1..60).all(|_| !clock.tick(actor)));
    app.game.as_mut().expect("a game").extras.clock = Some(clock);
    app.update(Msg::PageShown);
    let second = app.game.as_ref().and_then(|game| game.timers.second);
    app.update(Msg::TimerFired(Timer::Second(second.expect("the clock runs"))))
}

/// Whether this stands on the page.
fn stands(app: &App, what: Standing) -> bool {
    let game = app.game.as_ref().expect("a game");
    match what {
        Standing::Refusal => !class(app, "refus").is_empty(),
        Standing::Selected => !game.session.table.clicks().is_empty(),
        Standing::HintSought | Standing::Declined | Standing::Undone => {
            game.beside.answer.is_some()
        }
        Standing::Hint => game.beside.hint.is_some(),
        Standing::Offer => !class(app, "offer").is_empty() && game.beside.resigning.is_none(),
        Standing::Resigning => game.beside.resigning.is_some(),
        Standing::Rule => game.beside.rule.is_some(),
        Standing::Back => game.back().is_some(),
        Standing::Film => game.film().is_some(),
        Standing::Noting => game.beside.noting.is_some(),
        Standing::Menu => app.screen.menu,
        Standing::ByHand => app.screen.copying.by_hand.is_some(),
        Standing::BadLink | Standing::NoAnswer => !class(app, "notice").is_empty(),
        Standing::Paused => game.computer.paused,
    }
}

/// Lets this stand on the page, where that can be, before `next` is done.
fn disturb(app: &mut App, what: Standing, next: &str) {
    let game = app.game.as_ref().expect("a game");
    let (id, several) = (game.session.game(), game.people().len() > 1);
    // While the computer thinks nobody is asked to come.
    if game.session.has_secrets() && several && game.person_to_act().is_some() {
        come_back(app);
    }
    match what {
        Standing::Refusal => {
            press(app, "back:first");
            if !app.looks_back() {
                click_in_vain(app);
            } else {
                press(app, "at:s0");
            }
        }
        // The only one that can move is.
        Standing::Selected if !session(app).table.clicks().is_empty() => {}
        Standing::Selected => {
            let first = session(app).table.next().first().map(|next| next.target);
            first.map(|target| press(app, &format!("at:{}", target.text())));
        }
        Standing::HintSought => drop(press(app, "hint")),
        Standing::Hint => {
            if press(app, "hint").iter().any(|effect| matches!(effect, Effect::Think { .. })) {
                reply(app, next, vec![Why::Wins(1)]);
                press(app, "hint");
            }
        }
        Standing::Offer | Standing::Declined => {
            let asks = press(app, "stop");
            if asks.iter().any(|effect| matches!(effect, Effect::Think { .. })) {
                reply(app, "no", Vec::new());
            } else if what == Standing::Declined {
                press(app, "decline");
            }
        }
        Standing::Resigning => drop(press(app, "resign")),
        Standing::Rule => {
            let section = Voice(id, app.lang()).rules().sections[0].id;
            press(app, &format!("rule:{section}"));
        }
        Standing::Undone => {
            press(app, "undo");
            press(app, "redo");
        }
        Standing::Back => drop(press(app, "back:first")),
        Standing::Film => drop(press(app, "film")),
        Standing::Noting => drop(press(app, "memo-which")),
        Standing::Menu => drop(press(app, "menu")),
        Standing::ByHand => {
            press(app, "copy-link");
            app.update(Msg::Copied(Some("https://example.org/".to_owned())));
        }
        Standing::BadLink => drop(app.update(Msg::Hash(format!("#/{}?v=9", id.id())))),
        // In a game with secrets any move is made then.
        Standing::NoAnswer if session(app).has_secrets() => {}
        Standing::NoAnswer => {
            for _ in 0..2 {
                let number = app.game.as_ref().and_then(|game| game.job());
                number.map(|number| app.update(Msg::WorkerFailed(number)));
            }
        }
        Standing::Paused => drop(press(app, "pause")),
    }
}

/// A click that is refused.
fn click_in_vain(app: &mut App) {
    let next = session(app).table.next();
    let leads = |site: &usize| next.iter().any(|next| next.target == Target::Site(*site));
    let sites = 0..session(app).board().sites.len();
    for site in sites.filter(|site| !leads(site)).collect::<Vec<_>>() {
        if stands(app, Standing::Refusal) {
            break;
        }
        press(app, &format!("at:s{site}"));
    }
}

/// Every text of the page, and every label.
fn texts(app: &App) -> Vec<String> {
    let mut all = vec![page(app).title];
    page(app).root.walk(&mut |element| {
        let labels = ["aria-label", "aria-valuetext", "title"];
        all.extend(labels.iter().filter_map(|name| element.get(name)).map(str::to_owned));
        let own = |node: &Node| matches!(node, Node::Text(_));
        if element.kids.iter().any(own) {
            all.push(element.plain());
        }
    });
    all
}

/// Whoever could have won: all sentences that say so, as the page shows them.
fn titles(app: &App, reason: Reason) -> Vec<String> {
    let game = app.game.as_ref().expect("a game");
    let seats = game.session.seats();
    let some = (0..1 << seats).map(|bits: usize| {
        let winners = Seat::first(seats).filter(|seat| bits >> seat.index() & 1 == 1).collect();
        let outcome = Outcome { winners, reason };
        title_of(app, outcome)
    });
    some.collect()
}

/// All that can be pressed to go on with a game.
const GOES_ON: [&str; 14] = [
    "resign",
    "resign-yes",
    "resign-no",
    "stop",
    "accept",
    "decline",
    "hint",
    "throw",
    "hurry",
    "pause",
    "once",
    "face",
    "take-over",
    "ready",
];

/// Nothing on the page says that the game goes on, that something is awaited, or what was told
/// before.
fn nothing_is_left(app: &App, before: &[String], told: &str) {
    let lang = app.lang();
    for gone in ["refus", "offer", "notice", "brief", "rest"] {
        assert_eq!(text(app, gone), "", "{told}: {gone}");
    }
    for mark in
        ["sel", "legal", "take", "prey", "preyed", "barred", "next", "may", "danger", "threat"]
    {
        assert!(class(app, &format!("mk-{mark}")).is_empty(), "{told}: {mark}");
    }
    assert!(class(app, "mk-trail").is_empty(), "{told}: a hint's way");
    let pressed = |e: &Element| {
        let goes_on = |does: &str| GOES_ON.contains(&does) || does.starts_with("at:");
        e.get("role") != Some("gridcell") && e.get("data-do").is_some_and(goes_on)
    };
    for button in find(app, pressed) {
        let can = button.get("aria-disabled") != Some("true");
        assert!(!can, "{told}: {:?} can be pressed", button.get("data-do"));
    }
    let all = texts(app);
    for gone in before {
        assert!(!all.contains(gone), "{told}: {gone}");
    }
    let words = lang.words();
    for gone in [words.declined, words.paused, words.no_answer, words.advice.hint_sought] {
        let gone = lang.set(gone);
        assert!(!all.iter().any(|text| text.contains(&gone)), "{told}: {gone}");
    }
    let cells = find(app, |e| e.get("role") == Some("gridcell"));
    assert!(!cells.is_empty() || app.game.as_ref().is_some_and(|g| g.session.table.is_drawn()));
    for gone in [words.site_selected, words.site_one_move, words.site_legal, words.site_prey] {
        let gone = lang.set(gone);
        assert!(!cells.iter().any(|cell| cell.plain().contains(&gone)), "{told}: {gone}");
    }
    let chosen =
        |e: &Element| e.get("aria-selected") == Some("true") || e.get("id") == Some("memo");
    assert!(find(app, chosen).is_empty(), "{told}: something is chosen");
}

/// One sentence says who has won, and all else agrees with it: what was said last, the emblem.
fn is_over(app: &App, heard: Option<&[Effect]>, before: &[String], told: &str) {
    let (game, lang) = (app.game.as_ref().expect("a game"), app.lang());
    let Turn::Over(outcome) = game.session.table.turn() else { panic!("{told}: it is not over") };
    let voice = Voice(game.session.game(), lang);
    let [_, why] = lang.ending(voice.words(), outcome, |seat| game.extras.players[seat].clone());
    let people = game.people();
    let won = people.iter().next().map(|seat| outcome.winners.has(seat));
    let won = won.filter(|_| people.len() == 1 && !outcome.winners.is_empty());
    let why = match outcome.reason {
        Reason::Captured => voice.words().captured(lang, won).to_owned(),
        _ => why,
    };
    let why = voice.ending(&game.session.table.view(), outcome).unwrap_or(why);
    let [title, why] = [title_of(app, outcome), lang.set(&why)];
    assert_eq!(text(app, "s1"), title, "{told}");
    assert_eq!(text(app, "s2"), "", "{told}");
    assert!(!why.is_empty(), "{told}: no reason is given");
    let all = texts(app);
    // Two winners are named as each alone is.
    let others = titles(app, outcome.reason).into_iter();
    let others: Vec<_> = others.filter(|one| *one == title || !title.contains(one)).collect();
    for other in &others {
        let found = all.iter().filter(|all| all.contains(other)).count();
        assert_eq!(found, usize::from(*other == title), "{told}: {other}");
    }
    let end = class(app, "fin");
    assert_eq!((end.len(), class(app, "over").len()), (1, 1), "{told}");
    assert!(end[0].plain().starts_with(&why), "{told}: {}", end[0].plain());
    // Whoever has won, as their pieces look, where a person is among them.
    let emblems = |seat: &Element| match &seat.kids[0] {
        Node::Element(emblem) => emblem.clone(),
        Node::Text(text) => panic!("{text}"),
    };
    let won = class(app, "won").into_iter().flat_map(|won| won.kids.clone());
    let won: Vec<Element> =
        won.filter_map(|kid| if let Node::Element(e) = kid { Some(e) } else { None }).collect();
    let people = app.game.as_ref().expect("a game").people();
    let celebrated = outcome.winners.iter().any(|seat| people.has(seat));
    let looks: Vec<Element> = outcome
        .winners
        .iter()
        .filter(|_| celebrated)
        .map(|seat| {
            let name = lang.set(voice.words().seat(seat));
            let all = class(app, "pl");
            let player = all.iter().find(|player| player.plain().starts_with(&name));
            emblems(player.unwrap_or_else(|| panic!("{told}: {name}")))
        })
        .collect();
    assert_eq!(won, looks, "{told}");
    assert_eq!(text(app, "on"), "", "{told}: somebody is to act");
    nothing_is_left(app, before, told);
    if let Some(heard) = heard {
        let said: Vec<&str> = heard
            .iter()
            .filter_map(|effect| match effect {
                Effect::Say { text, urgent } => {
                    assert!(!urgent, "{told}: {text}");
                    Some(text.as_str())
                }
                _ => None,
            })
            .collect();
        let all = lang.set(&said.join(" "));
        for other in &others {
            let times = all.matches(other).count();
            assert_eq!(times, usize::from(*other == title), "{told}: {other} is heard in {all}");
        }
        assert!(all.contains(&why), "{told}: {all}");
        for gone in before {
            assert!(!all.contains(gone), "{told}: {gone} is heard in {all}");
        }
    }
}

/// Plays a game to this end while this stands on the page; tells whether it did.
fn played(end: &End, who: Who, what: Standing, lang: Lang) -> bool {
    let (game, options, start, steps, reason, winners) = end;
    let steps: Vec<&str> = steps.split(' ').collect();
    let (last, first) = steps.split_last().expect("a step");
    let told = format!("{} {options} {steps:?}, {who:?}, {what:?}, {lang:?}", game.id());
    let hash = |players: &str| {
        let start = start.replace(' ', "+").replace('=', "%3D");
        let start = if start.is_empty() { start } else { format!("&start={start}") };
        let dice = if game.facts().dice { "&dice=given" } else { "" };
        format!("#/{}?lang={}{players}{dice}&{options}{start}", game.id(), lang.tag())
            .replace("&&", "&")
            .trim_end_matches('&')
            .to_owned()
    };
    // Who is to act last.
    let mut dry = open_at(&Shared::default(), 1, &hash(""));
    for text in first {
        if matches!(*text, "resign" | "time") {
            step(&mut dry, text);
        } else {
            let game = dry.game.as_mut().unwrap_or_else(|| panic!("{told}"));
            assert!(game.session.play(text), "{told}: {text}");
        }
    }
    let (Turn::Seat(mover) | Turn::Chance { by: Some(mover) }) = session(&dry).table.turn() else {
        panic!("{told}: nobody is to act")
    };
    let players: Vec<&str> = Seat::first(game.facts().seats)
        .map(|seat| match who {
            Who::Watched => "computer",
            Who::Answered if seat == mover => "computer",
            _ => "person",
        })
        .collect();
    // Another game of it waits (a link that brings nothing would go on with it), and so does a
    // newer build of the site.
    let store = Shared::default();
    let mut other = open_with(&store, 1, &format!("#/{}", game.id()));
    if !start.is_empty() && !game.facts().secrets && !game.facts().dice {
        let mv = session(&other).table.notated_moves()[0].clone();
        step(&mut other, &mv);
    }
    let mut app = open_at(&store, 2, &hash(&format!("&players={}", players.join(","))));
    assert!(class(&app, "notice").is_empty(), "{told}: {}", text(&app, "notice"));
    app.update(Msg::Newer);
    for text in first {
        step(&mut app, text);
    }
    disturb(&mut app, what, last);
    let stood = stands(&app, what);
    let before = &[text(&app, "s1")][..];
    let heard = step(&mut app, last);
    let Turn::Over(outcome) = session(&app).table.turn() else { panic!("{told}: not over") };
    assert_eq!((outcome.reason, outcome.winners.len()), (*reason, *winners), "{told}");
    is_over(&app, Some(&heard), before, &told);
    app.update(Msg::AnimationEnded);
    is_over(&app, None, before, &told);
    let at_end = texts(&app);

    // An earlier position, and back.
    press(&mut app, "back:1");
    if session(&app).table.len() > 1 {
        for gone in ["fin", "won", "over"] {
            assert!(class(&app, gone).is_empty(), "{told}: {gone}, looking back");
        }
        let all = texts(&app);
        for title in titles(&app, *reason) {
            assert!(!all.iter().any(|text| text.contains(&title)), "{told}: {title}, looking back");
        }
        nothing_is_left(&app, before, &told);
    }
    let heard = press(&mut app, "back:last");
    is_over(&app, Some(&heard), before, &told);
    assert_eq!(texts(&app), at_end, "{told}");

    // Who comes again finds the same end, and no game waits in its place; but a game in which
    // no person has moved is not kept.
    if app.game.as_ref().is_some_and(|game| game.keeping.kept) {
        assert!(class(&app, "waits").is_empty(), "{told}");
        let again = open_with(&store, 3, &format!("#/{}?lang={}", game.id(), lang.tag()));
        is_over(&again, None, before, &format!("{told}, again"));
    }

    // It is undone, and done again.
    if app.game.as_ref().is_some_and(|game| game.can_undo()) {
        press(&mut app, "undo");
        for gone in ["fin", "won", "over"] {
            assert!(class(&app, gone).is_empty(), "{told}: {gone}, undone");
        }
        // A sentence may say how it would end.
        let all = texts(&app);
        for title in titles(&app, *reason) {
            assert!(!all.contains(&title), "{told}: {title}, undone");
        }
        while app.game.as_ref().is_some_and(|game| game.can_redo()) {
            press(&mut app, "redo");
        }
        let told = format!("{told}, redone");
        assert_eq!(text(&app, "s1"), title(&app), "{told}");
        assert_eq!(class(&app, "fin").len(), 1, "{told}");
        nothing_is_left(&app, before, &told);
    }
    stood
}

/// The sentence that says who has won.
fn title(app: &App) -> String {
    let Turn::Over(outcome) = session(app).table.turn() else { return String::new() };
    title_of(app, outcome)
}

/// The sentence that says who has won where a game ends so: to a person alone in the second person.
fn title_of(app: &App, outcome: Outcome) -> String {
    let (game, lang) = (app.game.as_ref().expect("a game"), app.lang());
    let words = Voice(game.session.game(), lang).words();
    let [title, _] = lang.ending(words, outcome, |seat| game.extras.players[seat].clone());
    let people = game.people();
    lang.set(match people.len() {
        1 if outcome.winners.is_empty() => &title,
        1 if people.iter().all(|seat| outcome.winners.has(seat)) => lang.words().you_win,
        1 => lang.words().you_lose,
        _ => &title,
    })
}

#[test]
fn every_end_of_every_game_is_here() {
    let ends = ends();
    for &game in GameId::ALL {
        for reason in reasons(game) {
            let some = ends.iter().any(|end| (end.0, end.4) == (game, reason));
            assert!(some, "{}: {reason:?}", game.id());
        }
    }
}

#[test]
fn at_every_end_no_two_sentences_contradict_each_other() {
    let mut stood = BTreeSet::new();
    for (n, end) in ends().iter().enumerate() {
        let timed = end.3.ends_with("time");
        let moves = !timed && !end.3.ends_with("agree") && !end.3.ends_with("resign");
        for (m, who) in [Who::People, Who::Answered, Who::Watched].into_iter().enumerate() {
            // Who resigns or agrees is a person, and people alone have a clock.
            if who == Who::Watched && !moves
                || who == Who::Answered && timed
                || who == Who::Answered && end.0.facts().seats > 2 && !moves
            {
                continue;
            }
            // What has not stood yet comes first.
            let left = STANDING.iter().filter(|what| !stood.contains(*what));
            let left: Vec<Standing> = left.copied().collect();
            let from = if left.is_empty() { &STANDING[..] } else { &left };
            let what = from[(5 * n + 3 * m) % from.len()];
            let lang = [Lang::Fr, Lang::En, Lang::Zh][(n + m) % 3];
            if played(end, who, what, lang) {
                stood.insert(what);
            }
        }
    }
    assert_eq!(stood.len(), STANDING.len(), "{stood:?}");
}
