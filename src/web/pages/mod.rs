//! The pages, as trees: the state in, elements out. The classes are those of the
//! style sheets.

mod embed;
mod form;
mod home;
mod memo;
mod picture;
mod play;
mod prose;
mod rules;
mod secret;
mod zoom;

pub use prose::crash;

use super::app::{App, Notice};
use super::route::Route;
use super::session::Face;
use crate::games::GameId;
use crate::say::{GameWords, Lang, Voice, fill, marked, plain};
use crate::scene::tree::{Element, Node, Text, el, with};
use crate::scene::{Facing, Look, glyph};

/// A page: what stands in the document's body, and what its other places need.
#[derive(Clone, Debug)]
pub struct Page {
    /// The window's title.
    pub title: String,
    /// The class of the body.
    pub class: &'static str,
    /// Width by height of the board, for the layout.
    pub ratio: String,
    /// What stands in the page.
    pub root: Element,
}

/// The page of a state.
pub fn page(app: &App) -> Page {
    let lang = app.lang();
    let words = lang.words();
    let site = words.site_title;
    let titled = |game: GameId, what: &str| format!("{what} — {}", title_of(game, lang));
    let (class, title, mut body) = match &app.route {
        route if app.is_barred() => {
            let game = route.game().unwrap_or(GameId::ALL[0]);
            let class = match (app.asked.frame, app.is_elsewhere()) {
                (true, _) => "embp",
                (false, None) => "game",
                _ => "",
            };
            (class, format!("{} — {site}", title_of(game, lang)), secret::elsewhere(app, game))
        }
        Route::Home => ("", site.to_owned(), home::page(app)),
        Route::Play { game, .. } if app.asked.frame => {
            ("embp", title_of(*game, lang).to_owned(), embed::page(app))
        }
        Route::Play { game, .. } => {
            ("game", format!("{} — {site}", title_of(*game, lang)), play::page(app))
        }
        Route::New(game) => ("game newp", titled(*game, words.new_game), form::new_game(app)),
        Route::Rules(game, _) => ("", titled(*game, words.rules), rules::page(app, *game)),
        Route::Text(game) => ("", titled(*game, words.text_heading), prose::text(app, *game)),
        Route::Settings => ("", format!("{} — {site}", words.settings), form::settings(app)),
        Route::Map => ("", format!("{} — {site}", words.site_map), prose::map(app)),
        Route::About(about) => {
            let (title, body) = prose::about(app, *about);
            ("", format!("{title} — {site}"), body)
        }
        Route::Missing(_) => ("", format!("{} — {site}", words.no_page), prose::missing(app)),
    };
    if class != "embp" {
        body.push(foot(app));
    }
    let ratio = app.game.as_ref().map(|game| {
        let board = game.session.board();
        let board = game.facing().board(&board);
        decimal(1000 * board.width / board.height.max(1))
    });
    let mut root = el("div").attr("id", "app").kids(body);
    typeset(&mut root, lang);
    Page { title: lang.set(&title), class, ratio: ratio.unwrap_or_else(|| "1".to_owned()), root }
}

/// A number of thousandths as a decimal fraction: style sheets want points, and the
/// library's writing of floats weighs more than a page.
fn decimal(thousandths: i32) -> String {
    let sign = if thousandths < 0 { "-" } else { "" };
    format!("{sign}{}.{:03}", (thousandths / 1000).abs(), (thousandths % 1000).abs())
}

/// Sets every text of a tree as the language wants it, and gives marked words their own;
/// code and what people type is left alone.
fn typeset(element: &mut Element, lang: Lang) {
    if matches!(element.tag, "textarea" | "code" | "input") {
        return;
    }
    for (name, value) in &mut element.attrs {
        if matches!(*name, "aria-label" | "title" | "placeholder") {
            *value = plain(&lang.set(value)).into();
        }
    }
    for mut kid in std::mem::take(&mut element.kids) {
        match &mut kid {
            Node::Text(text) => {
                element.kids.extend(marked(&lang.set(text)).into_iter().map(spoken));
                continue;
            }
            Node::Element(element) => typeset(element, lang),
        }
        element.kids.push(kid);
    }
}

/// A part of a text, in its own language where it has one.
fn spoken((tag, part): (Option<&str>, &str)) -> Node {
    match tag {
        Some(tag) => el("span").attr("lang", tag.to_owned()).text(part.to_owned()).into(),
        None => part.to_owned().into(),
    }
}

/// A game's words.
pub(super) fn words_of(game: GameId, lang: Lang) -> &'static GameWords {
    Voice(game, lang).words()
}

/// How a game's board lies, with the faces of tiles as the reader wants them.
fn facing(app: &App, game: GameId, facing: Facing) -> Facing {
    Facing { labels: app.prefs.labels(words_of(game, app.lang()).faces), ..facing }
}

/// A game's name as a heading, and below it the one in its own language, where that is
/// another.
fn names(tag: &'static str, words: &GameWords) -> (Element, Option<Element>) {
    let title = el(tag).text(words.title);
    match words.native {
        Some((lang, name)) if name == words.title => (title.attr("lang", lang), None),
        // Said already, before what the game is.
        Some((_, name)) if words.title.starts_with(name) => (title, None),
        native => {
            let below = |(lang, name)| with("p", "alt").attr("lang", lang).text(name);
            (title, native.map(below))
        }
    }
}

/// A game's title.
pub(super) fn title_of(game: GameId, lang: Lang) -> &'static str {
    words_of(game, lang).title
}

/// The class of a game's board and of its lid: `b-mak` and `l-mak`.
fn classes(game: GameId) -> (&'static str, String) {
    let board = game.facts().class;
    (board, format!("l-{}", board.strip_prefix("b-").unwrap_or(board)))
}

/// Width and height of a frame with a game, in pixels: a board as a phone shows it, with a
/// sentence and a bar, and not higher than a screen.
pub(super) fn frame_size(game: GameId) -> (i32, i32) {
    let board = super::session::start_scene(game, &super::session::defaults(game)).board;
    let board = Facing { upright: true, ..Facing::default() }.board(&board);
    let height = (125 + 342 * board.height / board.width.max(1)).min(716);
    let width = (800 * 358 / height).min(480);
    (width, width * height / 358)
}

/// The picture of a seat's pieces.
fn emblem(game: GameId, look: &Look) -> Element {
    glyph(classes(game).0, look)
}

/// An icon; like every small picture with its measures, for where there are no styles.
fn icon(d: &'static str) -> Element {
    with("svg", "ic")
        .attr("viewBox", "0 0 20 20")
        .attr("width", "20")
        .attr("height", "20")
        .attr("aria-hidden", "true")
        .kid(el("path").attr("d", d))
}

/// The icons' paths.
mod icons {
    pub const UNDO: &str = "M8 5 3.5 9.5 8 14M4 9.5h8.5a4 4 0 0 1 0 8H9";
    pub const HIDE: &str = "M2.5 10s3-5 7.5-5 7.5 5 7.5 5-3 5-7.5 5-7.5-5-7.5-5M4 16.5l12-13";
    pub const REDO: &str = "m12 5 4.5 4.5L12 14M16 9.5H7.5a4 4 0 0 0 0 8H11";
    pub const NOTE: &str = "M4 16.5l.8-3.5L13.5 4.3l2.7 2.7L7.5 15.7zM11.5 6.3l2.7 2.7";
    pub const MORE: &str = "M3.5 10h1M9.5 10h1M15.5 10h1";
    pub const FIRST: &str = "M5 4v12M15.5 4.5 9 10l6.5 5.5z";
    pub const PREVIOUS: &str = "M13.5 4.5 7 10l6.5 5.5z";
    pub const NEXT: &str = "M6.5 4.5 13 10l-6.5 5.5z";
    pub const LAST: &str = "M15 4v12M4.5 4.5 11 10l-6.5 5.5z";
    pub const MENU: &str = "M3 5.5h14M3 10h14M3 14.5h14";
    pub const FLAG: &str = "M5 17V3.5h10L12.5 7 15 10.5H5";
    pub const HELP: &str = "M7 7.5a3 3 0 1 1 4.2 2.8q-1.2.6-1.2 2M10 15.5v.2";
    pub const FULL: &str = "M3 7.5V3h4.5M12.5 3H17v4.5M17 12.5V17h-4.5M7.5 17H3v-4.5";
    pub const WHOLE: &str = "M8.5 3.5a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM12.3 12.3 17 17";
    pub const STOP: &str = "M4 10.5h3M4 14h3M13 10.5h3M13 14h3M10 4v13M6 6.5h8";
}

fn logo() -> Element {
    with("svg", "logo")
        .attr("viewBox", "0 0 40 40")
        .attr("width", "24")
        .attr("height", "24")
        .attr("aria-hidden", "true")
        .kid(el("path").attr("d", "M4 20h32M20 4v32M8 8l24 24M32 8 8 32"))
        .kid(with("circle", "lo1").attr("cx", "20").attr("cy", "20").attr("r", "8.5"))
        .kid(with("circle", "lo2").attr("cx", "20").attr("cy", "20").attr("r", "3"))
}

/// A link.
fn link(href: impl Into<Text>, text: impl Into<Text>) -> Element {
    el("a").attr("href", href).text(text)
}

/// A button that does something.
fn button(class: impl Into<Text>, act: impl Into<Text>, text: impl Into<Text>) -> Element {
    with("button", class).attr("type", "button").attr("data-do", act).text(text)
}

/// The link past the top of the page.
fn skip(text: &'static str) -> Element {
    with("a", "skip").attr("href", "#main").attr("data-do", "skip").text(text).key("skip")
}

/// The bar at the top.
fn top(app: &App, game: Option<GameId>) -> Element {
    let words = app.lang().words();
    let mut top = with("header", "top")
        .key("top")
        .kid(with("a", "brand").attr("href", "#/").kid(logo()).kid(el("span").text("Palamède")));
    let mut nav = with("nav", "hn");
    if let Some(game) = game {
        let id = game.id();
        // Seen where the keyboard comes to it: nobody else needs it at the board.
        let keys = link("#/keyboard", words.keyboard).attr("class", "skip");
        top = top.kids(matches!(app.route, Route::Play { .. }).then_some(keys));
        let board = link(format!("#/{id}"), title_of(game, app.lang()));
        top = top.kid(with("span", "sep").attr("aria-hidden", "true")).kid(match app.route {
            Route::Play { .. } => with("h1", "gname").text(title_of(game, app.lang())),
            _ => with("p", "gname").kid(board),
        });
        let here = |page: bool| page.then_some("page");
        nav = nav
            .kid(
                link(format!("#/{id}/rules"), words.rules)
                    .maybe("aria-current", here(matches!(app.route, Route::Rules(..)))),
            )
            .kid(
                link(format!("#/{id}/new"), words.new_game)
                    .maybe("aria-current", here(matches!(app.route, Route::New(_)))),
            )
            .kid(
                link(format!("#/{id}/text"), words.as_text)
                    .maybe("aria-current", here(matches!(app.route, Route::Text(_)))),
            );
    }
    let here = matches!(app.route, Route::Settings).then_some("page");
    top.kid(nav.kid(link("#/settings", words.settings).maybe("aria-current", here)))
}

/// What is told above the page.
fn notice(app: &App) -> Option<Element> {
    let words = app.lang().words();
    let lang = app.lang();
    let bar = |bold: String, text: String, buttons: Vec<Element>| {
        with("div", "notice")
            .key("notice")
            .attr("role", "alert")
            .kid(el("p").kid(el("b").text(bold)).text(lang.say(&["", &text])))
            .kid(with("div", "row").kids(buttons))
    };
    let close = || button("btn", "close", words.close);
    // Escape closes what only tells; what asks, or can be taken back, stays.
    let told = |bar: Element| bar.attr("data-escape", "close");
    Some(match app.notice.as_ref()? {
        Notice::BadLink(why) => {
            let why = lang.say(&[why, words.game_untouched]);
            told(bar(words.bad_link.to_owned(), why, vec![close()]))
        }
        Notice::BadSave(why) => {
            let why = lang.say(&[why, words.save_kept]);
            told(bar(words.bad_save.to_owned(), why, vec![close()]))
        }
        Notice::Cleared(_) => bar(
            words.cleared.to_owned(),
            String::new(),
            vec![button("btn", "unclear", words.undo_clear), close()],
        ),
        Notice::NoAnswer => bar(
            words.no_answer.to_owned(),
            String::new(),
            vec![button("btn pri", "take-over", words.take_over)],
        ),
        Notice::NoLanguage(other) => {
            told(bar(no_language(app, *other), String::new(), vec![close()]))
        }
    })
}

/// A newer build of the site is here: nobody is hurried, and nobody in a game is told.
fn newer(app: &App) -> Option<Element> {
    let words = app.lang().words();
    let line = with("div", "row newer").key("newer").attr("role", "status");
    let line = line.kid(el("p").text(words.newer)).kid(button("btn", "renew", words.renew));
    (app.newer && !app.asked.frame).then_some(line)
}

/// The sentences of a language could not be fetched.
pub(super) fn no_language(app: &App, lang: Lang) -> String {
    fill(app.lang().words().no_language, &[("language", lang.name())])
}

/// The parts above every page but the home page.
fn furniture(app: &App, game: Option<GameId>) -> Vec<Element> {
    let words = app.lang().words();
    let mut out = vec![skip(words.skip), top(app, game)];
    out.extend(notice(app));
    out
}

/// The foot of every page but a frame's: the same links at the same place.
fn foot(app: &App) -> Element {
    let words = app.lang().words();
    let home = (app.route == Route::Home).then(|| el("p").text(words.promise));
    let links = with("div", "hn")
        .kid(link("#/accessibility", words.accessibility))
        .kid(link("#/sources", words.sources))
        .kid(link("#/map", words.site_map))
        .kid(el("span").text(fill(words.version, &[("n", env!("CARGO_PKG_VERSION"))])));
    with("footer", "foot").key("foot").kids(home).kid(links)
}

/// What stands in a page to read in place of its prose: that it is on its way, or that
/// it did not come.
fn awaited(app: &App) -> Element {
    let words = app.lang().words();
    if !app.prose_failed() {
        return el("p").attr("role", "status").text(words.loading);
    }
    el("div")
        .attr("role", "alert")
        .kid(el("p").text(words.not_loaded))
        .kid(with("div", "row").kid(button("btn pri", "fetch", words.try_again)))
}

/// The main part of a page to read: busy while its prose is on its way.
fn reading(app: &App, class: &'static str) -> Element {
    let busy = app.route.is_prose() && !app.prose_is_here() && !app.prose_failed();
    with("main", class)
        .attr("id", "main")
        .attr("tabindex", "-1")
        .maybe("aria-busy", busy.then_some("true"))
        .key("main")
}

/// What the browser refused to copy, to be copied by hand.
fn by_hand(app: &App) -> Option<Element> {
    let text = app.by_hand.clone()?;
    Some(
        with("textarea", "code")
            .key("by-hand")
            .attr("id", "by-hand")
            .attr("readonly", "")
            .attr("rows", "2")
            .attr("aria-label", app.lang().words().copy)
            .text(text),
    )
}

/// Paragraphs, apart by bars.
fn paragraphs(text: &'static str) -> impl Iterator<Item = Element> {
    text.split('|').map(|p| el("p").text(p.trim()))
}

/// A set of radio buttons that look like chips, in a set of fields that says what of.
fn chips(name: &str, items: &[(String, String)], chosen: &str) -> Element {
    let labels = items.iter().map(|(value, text)| {
        let input = el("input")
            .attr("type", "radio")
            .attr("name", name.to_owned())
            .attr("value", value.clone())
            .flag("checked", value == chosen);
        el("label").key(value.clone()).kid(input).kid(el("span").text(text.clone()))
    });
    with("div", "ch").kids(labels)
}

/// A switch.
fn check(name: impl Into<Text>, label: impl Into<Text>, on: bool) -> Element {
    let input = el("input").attr("type", "checkbox").attr("name", name).flag("checked", on);
    with("label", "ck").kid(input).kid(el("span").text(label))
}

/// The face of the open game, if it is this one.
fn face_of(app: &App, game: GameId) -> Option<(&super::game::Game, Face)> {
    let open = app.game.as_ref().filter(|open| open.session.game() == game)?;
    Some((open, open.session.face(app.lang(), &open.extras, open.at())))
}
