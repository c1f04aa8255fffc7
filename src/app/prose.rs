//! Pages to read: statements, sources, the map of the site; what is missing; and a crash.

use super::msg::Kept;
use super::parts::{
    awaited, for_a_table, for_your_site, furniture, link, privacy, reading, statement, title_of,
    to_game,
};
use super::route::About;
use super::state::App;
use palamede_games::GameId;
use palamede_scene::tree::{Element, el, with};
use palamede_text::{Course, Lang, SiteProse, linked};

/// Renders a page to read, with these parts.
pub(super) fn prose(app: &App, game: Option<GameId>, body: Vec<Element>) -> Vec<Element> {
    let mut out = furniture(app, game);
    out.push(reading(app, "prose").kids(body));
    out
}

/// Renders a page of prose and its title.
pub(super) fn about(app: &App, about: About) -> (&'static str, Vec<Element>) {
    let (words, texts) = (app.lang().words(), &app.lang().prose().site);
    let (title, text) = match about {
        About::Sources => (words.sources, texts.sources),
        About::Keyboard => (words.keyboard, texts.keyboard),
    };
    let mut body = vec![el("h1").text(title)];
    body.extend(to_game(app));
    if !app.shell.prose_is_here() {
        body.push(awaited(&app.shell));
        return (title, prose(app, None, body));
    }
    body.extend(text.split('|').map(|paragraph| add_text(el("p"), paragraph.trim())));
    body.extend((about == About::Sources).then(|| licences(texts)));
    (title, prose(app, None, body))
}

/// Adds a text of a page to read to an element. Its links to other sites open beside the page: a game
/// that is on is not lost by them.
pub(super) fn add_text(element: Element, text: &'static str) -> Element {
    linked(text).into_iter().fold(element, |element, (address, words)| match address {
        Some(address) => element
            .kid(link(address, words).attr("target", "_blank").attr("rel", "external noopener")),
        None => element.text(words),
    })
}

/// Writes the sentence that the site is free software, with the licences, which are files beside
/// the engine.
fn licences(texts: &'static SiteProse) -> Element {
    let parts = texts.free.split(['{', '}']);
    parts.fold(el("p"), |sentence, part| match part {
        "own" => sentence.kid(link("./LICENSE.txt", texts.licence)),
        "others" => sentence.kid(link("./notices.txt", texts.notices)),
        text => sentence.text(text),
    })
}

/// Renders the list of every page of the site.
pub(super) fn map(app: &App) -> Vec<Element> {
    let words = app.lang().words();
    let list = |links: &[(&str, &'static str)], game: &str| {
        let links =
            links.iter().map(|(to, text)| el("li").kid(link(format!("#/{game}{to}"), *text)));
        el("ul").kids(links)
    };
    let site = [
        ("", words.home),
        ("settings", words.settings),
        ("keyboard", words.keyboard),
        ("sources", words.sources),
        ("tournament", words.tournament),
        ("daily", words.daily),
        ("open", words.text_heading),
    ];
    let shell = &app.shell;
    let beside = [statement(shell), privacy(shell), for_your_site(shell), for_a_table(shell)];
    let beside = beside.map(|link| el("li").kid(link));
    let mut body = vec![el("h1").text(words.site_map), list(&site, "").kids(beside)];
    let pages = [
        ("", words.play),
        ("/rules", words.rules),
        ("/new", words.new_game),
        ("/text", words.text_heading),
        ("/setup", words.setup),
    ];
    for &game in GameId::ALL {
        let course = |course: Course| {
            let to = format!("#/{}/{}", game.id(), course.id());
            el("li").kid(link(to, words.lesson.course(course).title))
        };
        body.push(el("h2").text(title_of(game, app.lang())));
        body.push(list(&pages, game.id()).kids(Course::of(game).map(course)));
    }
    prose(app, None, body)
}

/// Renders the page of an address that has none.
pub(super) fn missing(app: &App) -> Vec<Element> {
    let words = app.lang().words();
    let body = vec![
        el("h1").text(words.no_page),
        with("p", "row").kid(link("#/", words.home).attr("class", "btn pri")),
    ];
    prose(app, None, body)
}

/// Renders the crash screen: what happened, at which `place` of the source, and the record of the game, as a text and as the `file`
/// of this address. A game with secrets has none: whoever is at the screen could read every army in
/// it.
///
/// ```
/// use palamede_app::{Kept, crash};
/// use palamede_games::GameId;
/// use palamede_text::Lang;
///
/// let record = "Palamède record 1; game: mak-yek; moves: 1. a3-a5".to_owned();
/// let kept = Kept { game: GameId::MakYek, record: Some(record) };
/// let screen = crash(Lang::En, "app/page.rs:7", Some(kept), None).markup();
/// assert!(screen.contains("1. a3-a5") && screen.contains("app/page.rs:7"));
/// ```
pub fn crash(lang: Lang, place: &str, kept: Option<Kept>, file: Option<String>) -> Element {
    let words = lang.words();
    let report = words.crash_report(&env!("CARGO_PKG_VERSION"), &place);
    let mut body = with("div", "cur")
        .kid(el("h1").text(lang.set(words.crash)))
        .kid(el("p").text(lang.set(words.crash_why)))
        .kid(el("p").text(lang.set(&report)));
    let mut row = with("div", "row");
    if let Some(Kept { game, record }) = kept {
        body = body.kid(match record {
            None => with("p", "fl").text(lang.set(words.crash_secret)),
            Some(record) => with("label", "fl")
                .kid(el("span").text(lang.set(words.record)))
                .kid(with("textarea", "code").attr("readonly", "").attr("rows", "8").text(record)),
        });
        let name = format!("{}.txt", game.id());
        row = row.kids(file.map(|file| {
            link(file, lang.set(words.download)).attr("class", "btn").attr("download", name)
        }));
    }
    let reload = with("a", "btn pri").attr("href", "").text(lang.set(words.reload));
    with("main", "crash").attr("id", "main").attr("role", "alert").kid(body.kid(row.kid(reload)))
}
