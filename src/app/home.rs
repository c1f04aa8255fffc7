//! The home page: the games with their real boards.

use super::action::{Keeping, Navigation};
use super::daily::Daily;
use super::keep::Resumable;
use super::parts::{
    button, classes, does, facing, for_your_site, link, logo, names, newer, notice, skip, words_of,
};
use super::picture;
use super::play::session;
use super::settings::install;
use super::state::{App, Shell};
use palamede_games::GameId;
use palamede_scene::tree::{Element, el, with};
use palamede_scene::{Facing, draw};
use palamede_text::{Course, Lang, join};
use std::borrow::Cow;

/// Renders the page with the games that these choices leave.
pub(super) fn page(app: &App, only: &str) -> Vec<Element> {
    let words = app.lang().words();
    let languages = Lang::ALL.into_iter().filter(|&lang| lang != app.lang()).map(|lang| {
        button("btn txt", Navigation::Speak(lang), lang.name()).attr("lang", lang.tag())
    });
    let picked: Vec<&str> = only.split(',').collect();
    let games: Vec<GameId> = GameId::ALL
        .iter()
        .copied()
        .filter(|&game| picked.iter().all(|it| fits(game, it)))
        .collect();
    let nav = with("nav", "hn")
        .kid(link("#/settings", words.settings))
        .kid(link("#/tournament", words.tournament))
        .kid(for_your_site(&app.shell))
        .kids(languages);
    let mast = with("header", "mast")
        .key("mast")
        .kid(with("div", "mast-t").kid(logo()).kid(el("h1").text("Palamède")))
        .kid(with("p", "tag").text(words.front.tagline))
        .kid(nav);
    let resume: Vec<_> = app.resumable().iter().map(|kept| resume(&app.shell, kept)).collect();
    let tiles = games.iter().map(|&game| el("li").key(game.id()).kid(card(app, game)));
    let main = with("main", "homem")
        .attr("id", "main")
        .attr("tabindex", "-1")
        .key("main")
        .kids(newer(app))
        .kid(starts(app).kids(resume))
        .kid(pick(app, &picked, games.len()))
        .kids((!games.is_empty()).then(|| with("ul", "cat").kids(tiles)))
        .kid(with("p", "kick").text(words.front.ours));
    let mut out = vec![skip(words.skip), mast];
    out.extend(notice(app));
    out.push(main);
    out
}

/// The game that is learnt first: a few sentences are enough for it.
const EASIEST: GameId = GameId::MakYek;

/// The number of tasks of a lesson after which its game counts as known: no lesson has fewer.
const TASKS: usize = 4;

/// Returns the game whose lesson comes next, the easiest first, then in their order: one that is not
/// known by its lesson, and of which no game against the computer was won.
fn next_lesson(app: &App) -> Option<GameId> {
    let prefs = &app.shell.prefs;
    let is_known = |game: GameId| {
        let learnt = |at| prefs.has_learnt(game, Course::Lesson, at);
        prefs.beaten(game) != 0 || (0..TASKS).all(learnt)
    };
    [EASIEST].into_iter().chain(GameId::ALL.iter().copied()).find(|&game| !is_known(game))
}

/// Renders the ways to begin above the games: a lesson for whoever has nothing to go on with, and the
/// puzzle of the day.
fn starts(app: &App) -> Element {
    let (lang, front) = (app.lang(), &app.lang().words().front);
    let title = |game: GameId| words_of(game, lang).title;
    let first = next_lesson(app).filter(|_| app.resumable().is_empty()).map(|game| {
        let text = match app.shell.prefs.is_new() {
            true => front.begin(&title(game)),
            false => {
                let open = lang.words().lesson.lesson.open;
                lang.words().parenthesis(&open, &title(game))
            }
        };
        link(format!("#/{}/learn", game.id()), text).key("begin").attr("class", "btn pri")
    });
    // A tournament that is on is gone on with.
    let on = app.shell.store.tournament().is_some().then(|| {
        let tournament = link("#/tournament", app.lang().words().tournament);
        tournament.key("tournament").attr("class", "btn")
    });
    let install = app.screen.installable.then(|| install(app.lang().words()));
    // (Pages that are drawn before they are asked for know no day.)
    let daily = match (app.shell.clock)() {
        0 => link("#/daily", app.lang().words().daily).key("daily").attr("class", "btn"),
        _ => daily(app),
    };
    with("div", "starts").key("starts").kids(first).kid(daily).kids(on).kids(install)
}

/// Renders the puzzle of the day: its date, what its game is about, the way to learn it, and on how
/// many days in a row it was solved.
fn daily(app: &App) -> Element {
    let (lang, words) = (app.lang(), app.lang().words());
    let today = Daily::today(&app.shell);
    let (game, of_game) = (today.game.id(), words_of(today.game, lang));
    let text = words.front.daily(&of_game.title, &today.date(lang));
    let solve = link(today.route().hash(), text);
    let solved = today.is_solved(&app.shell).then(|| el("span").text(" ✓"));
    let [_, _, capture] = of_game.brief;
    let learn = link(format!("#/{game}/learn"), words.lesson.lesson.open);
    let streak = today.streak(&app.shell).map(|text| el("b").text(text));
    let about = with("p", "kick").text(capture).text(" ").kid(learn);
    let about = about.kids(streak.is_some().then(|| el("span").text(" · "))).kids(streak);
    with("div", "daily").key("daily").kid(solve.attr("class", "btn").kids(solved)).kid(about)
}

/// The choices among the games, by their names in the address: so many players, short, easy.
const CHOICES: [&str; 4] = ["2", "4", "quick", "easy"];
/// The minutes that a short game lasts at most.
const QUICK: u8 = 20;

/// Returns whether a choice is a number of players: of these there is one at a time.
fn is_number(choice: &str) -> bool {
    choice.parse::<usize>().is_ok()
}

/// Returns whether a game is left by a choice; every game is by one that is unknown.
fn fits(game: GameId, choice: &str) -> bool {
    let facts = game.facts();
    match choice {
        "quick" => facts.guide.minutes <= QUICK,
        "easy" => facts.guide.easy,
        seats => !CHOICES.contains(&seats) || seats == facts.seats.to_string(),
    }
}

/// Renders the choices among the games, each a link that makes it or takes it back, and how many games
/// are left, which is said when it changes.
fn pick(app: &App, picked: &[&str], left: usize) -> Element {
    let front = &app.lang().words().front;
    let on = |choice: &str| picked.contains(&choice);
    let chip = |href: String, text: Cow<'static, str>, on: bool| {
        let link = link(href, text).attr("class", "btn");
        link.maybe("aria-current", on.then_some("true"))
    };
    let every = chip("#/".to_owned(), front.every.into(), !CHOICES.iter().any(|it| on(it)));
    let chips = CHOICES.iter().map(|&choice| {
        let text = match choice {
            "quick" => front.at_most(&QUICK).into(),
            "easy" => front.easy.into(),
            seats => front.players(&seats).into(),
        };
        let stays = |other: &str| match other == choice {
            true => !on(choice),
            false => on(other) && !(is_number(other) && is_number(choice)),
        };
        let next: Vec<&str> = CHOICES.into_iter().filter(|other| stays(other)).collect();
        let query = if next.is_empty() { "" } else { "?only=" };
        chip(["#/", query, &next.join(",")].concat(), text, on(choice)).key(choice)
    });
    let left = front.left(&left);
    with("nav", "pick")
        .key("pick")
        .attr("aria-label", front.pick)
        .kid(every.key("every"))
        .kids(chips)
        .kid(with("p", "kick").key("left").attr("role", "status").text(left))
}

/// Renders a game in progress, to go on with: the one in its slot by its address, one that was put
/// aside by a button beside which it can be forgotten.
pub(super) fn resume(shell: &Shell, kept: &Resumable) -> Element {
    let words = shell.lang().words();
    let title = words_of(kept.game, shell.lang()).title;
    let when = kept.days.map(|days| match days {
        0 => words.front.parked_today.to_owned(),
        1 => words.front.parked_yesterday.to_owned(),
        n => words.front.parked_days(&n),
    });
    let (go, state) = match when {
        None => {
            let go = el("a").attr("href", format!("#/{}", kept.game.id()));
            (go, words.front.in_progress.to_owned())
        }
        Some(when) => {
            let act = Keeping::Resume(kept.name.clone());
            (does(el("button").attr("type", "button"), act.into()), when)
        }
    };
    let go = go
        .attr("class", "resume")
        .kid(with("span", "rs").text(state))
        .kid(el("b").text(title))
        .kid(el("span").text(words.front.moves_so_far(&kept.steps)))
        .kid(with("span", "go").text(words.resume));
    let forget = kept.days.map(|_| {
        button("btn icon", Keeping::Forget(kept.name.clone()), "×")
            .attr("aria-label", words.front.forget(&title))
    });
    with("div", "kept").key(kept.name.clone()).kid(go).kids(forget)
}

/// Renders the card of a game: what is told of it, and on its board a move that shows what it is
/// like.
fn card(app: &App, game: GameId) -> Element {
    let (lang, words) = (app.lang(), words_of(game, app.lang()));
    let site = lang.words();
    let (_, lid) = classes(game);
    let (title, native) = names("h2", words);
    let (facts, front) = (game.facts(), &site.front);
    let numbers = [
        front.players(&facts.seats),
        front.age(&facts.guide.age),
        front.minutes(&facts.guide.minutes),
    ];
    let difficulty = front.difficulties[usize::from(!facts.guide.easy)];
    let mut glance = numbers.iter().map(String::as_str).chain([difficulty]);
    let cartel = with("div", "cartel")
        .kid(title)
        .kid(with("p", "wh").text(words.origin))
        .kids(native)
        .kid(with("p", "li1").text(words.line))
        .kid(with("p", "glance").text(join(site.parts, &mut glance)));
    let open = el("a")
        .attr("href", format!("#/{}", game.id()))
        .kid(with("div", format!("lid {lid}")).kids(shown(&app.shell, game)))
        .kid(cartel);
    let way = |page: &str, text| {
        let name = site.parenthesis(&text, &words.title);
        let (path, class) = match page {
            "" => (String::new(), "btn pri"),
            page => (["/", page].concat(), "quiet"),
        };
        link(format!("#/{}{path}", game.id()), text).attr("aria-label", name).attr("class", class)
    };
    let on = |kept: &Resumable| kept.game == game && kept.days.is_none();
    let play = if app.resumable().iter().any(on) { site.resume } else { site.play };
    let courses = Course::of(game).map(|course| (course.id(), site.lesson.course(course).title));
    let ways = [("", play)].into_iter().chain(courses).chain([("rules", site.rules)]);
    let ways = with("p", "ways").kids(ways.map(|(page, text)| way(page, text)));
    with("div", "card").key(game.id()).kid(open).kid(ways)
}

/// Renders the board after that move.
fn shown(shell: &Shell, game: GameId) -> Option<Element> {
    let session = session::shown(game, &words_of(game, shell.lang()).scene)?;
    let facing = facing(shell, game, Facing::default());
    Some(picture::moving(draw(&session.table.scene(), facing), &session, facing))
}
