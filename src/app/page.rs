//! The pages, as trees: the state in, elements out. The classes are those of the
//! style sheets.

use super::parts::{decimal, foot, furniture, reading as part_to_read, title_of};
use super::play::{self, curtain};
use super::route::Route;
use super::state::App;
use super::{deferred, reading};
use palamede_games::GameId;
use palamede_scene::tree::{Element, Node, el};
use palamede_text::{Lang, marked, plain};

/// A page: what stands in the document's body, and what its other places need.
#[derive(Clone, Debug)]
pub struct Page {
    /// The window's title.
    pub title: String,
    /// The class of the body.
    pub class: &'static str,
    /// Width by height of the board, for the layout.
    pub ratio: String,
    /// The content of the page.
    pub root: Element,
}

/// Returns the page of a state.
///
/// ```
/// use palamede_app::{App, Msg, Platform, page};
///
/// let mut app = App::new(Platform::in_memory("en"));
/// app.update(Msg::Hash("#/fanorona".to_owned()));
/// let shown = page(&app);
/// assert_eq!(shown.class, "game");
/// let mut cells = 0;
/// shown.root.walk(&mut |element| cells += usize::from(element.get("role") == Some("gridcell")));
/// assert_eq!(cells, 45); // the points of the board, as assistive technology sees them
/// ```
pub fn page(app: &App) -> Page {
    let lang = app.lang();
    let words = lang.words();
    let site = words.site_title;
    let titled = |game: GameId, what: &str| format!("{what} — {}", title_of(game, lang));
    let (class, title, body) = match &app.screen.route {
        route if app.is_barred() => {
            let game = route.game().unwrap_or(GameId::ALL[0]);
            let class = match (app.shell.asked.frame, app.is_elsewhere()) {
                (true, _) => "embp",
                (false, None) => "game",
                _ => "",
            };
            (class, format!("{} — {site}", title_of(game, lang)), curtain::elsewhere(app, game))
        }
        Route::Play { game, .. } if app.shell.asked.frame => {
            ("embp", title_of(*game, lang).to_owned(), deferred::frame(app))
        }
        Route::Play { game, .. } => {
            ("game", format!("{} — {site}", title_of(*game, lang)), play::page(app))
        }
        Route::Learn(game, course, _) => {
            let title = words.lesson.course(*course).title;
            ("game", titled(*game, title), deferred::learn(app, *course))
        }
        route => reading::page(app, route),
    };
    done(app, class, title, body)
}

/// Returns a page with its foot, well set.
fn done(app: &App, class: &'static str, title: String, mut body: Vec<Element>) -> Page {
    // A game has these links in its menu.
    let plays = matches!(app.screen.route, Route::Play { .. });
    if class != "embp" && !plays {
        body.push(foot(app));
    }
    let ratio = app.game.as_ref().map(|game| {
        let board = game.session.board();
        let board = game.facing().board(&board);
        decimal(1000 * board.width / board.height.max(1))
    });
    let mut root = el("div").attr("id", "app").kids(body);
    typeset(&mut root, app.lang());
    Page {
        title: app.lang().set(&title),
        class,
        ratio: ratio.unwrap_or_else(|| "1".to_owned()),
        root,
    }
}

/// Returns a page to read that the engine itself does not have, in the site's furniture.
pub fn to_read(app: &App, title: &str, class: &'static str, body: Vec<Element>) -> Page {
    let mut all = furniture(app, None);
    all.push(part_to_read(app, class).kids(body));
    done(app, "", format!("{title} — {}", app.lang().words().site_title), all)
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

/// Returns a part of a text, in its own language where it has one.
fn spoken((tag, part): (Option<&str>, &str)) -> Node {
    match tag {
        Some(tag) => el("span").attr("lang", tag.to_owned()).text(part.to_owned()).into(),
        None => part.to_owned().into(),
    }
}
