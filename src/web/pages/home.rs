//! The home page: the games with their real boards.

use super::{classes, link, logo, names, notice, skip, words_of};
use crate::games::GameId;
use crate::say::{Lang, fill};
use crate::scene::tree::{Element, el, with};
use crate::scene::{Facing, draw};
use crate::web::app::App;
use crate::web::session;

pub(super) fn page(app: &App) -> Vec<Element> {
    let words = app.lang().words();
    let languages = Lang::ALL.into_iter().filter(|&lang| lang != app.lang()).map(|lang| {
        with("button", "btn txt")
            .attr("type", "button")
            .attr("data-do", format!("lang:{}", lang.code()))
            .attr("lang", lang.tag())
            .text(lang.name())
    });
    let nav = with("nav", "hn")
        .kid(link("#/settings", words.settings))
        .kid(link("#/embed", words.for_your_site))
        .kids(languages);
    let mast = with("header", "mast")
        .key("mast")
        .kid(with("div", "mast-t").kid(logo()).kid(el("h1").text("Palamède")))
        .kid(with("p", "tag").text(words.tagline))
        .kid(nav);
    let resume = GameId::ALL.iter().filter_map(|&game| resume(app, game));
    let main = with("main", "homem")
        .attr("id", "main")
        .attr("tabindex", "-1")
        .key("main")
        .kids(resume)
        .kid(with("ul", "cat").kids(GameId::ALL.iter().map(|&game| card(app, game))));
    let mut out = vec![skip(words.skip), mast];
    out.extend(notice(app));
    out.push(main);
    out
}

/// A game in progress, to go on with.
fn resume(app: &App, game: GameId) -> Option<Element> {
    let words = app.lang().words();
    let (steps, over) = match &app.game {
        Some(open) if open.session.game() == game => {
            (open.session.len(), open.session.living().is_empty())
        }
        _ => {
            let (session, _) = app.saved(game)?;
            (session.len(), session.living().is_empty())
        }
    };
    if steps == 0 || over {
        return None;
    }
    Some(
        with("a", "resume")
            .key(game.id())
            .attr("href", format!("#/{}", game.id()))
            .kid(with("span", "rs").text(words.in_progress))
            .kid(el("b").text(words_of(game, app.lang()).title))
            .kid(el("span").text(fill(words.moves_so_far, &[("n", &steps.to_string())])))
            .kid(with("span", "go").text(words.resume)),
    )
}

fn card(app: &App, game: GameId) -> Element {
    let words = words_of(game, app.lang());
    let (_, lid) = classes(game);
    let scene = session::start_scene(game, &session::defaults(game));
    let (title, native) = names("h2", words);
    let cartel = with("div", "cartel")
        .kid(title)
        .kid(with("p", "wh").text(words.origin))
        .kids(native)
        .kid(with("p", "li1").text(words.line));
    with("li", "en").key(game.id()).kid(
        el("a")
            .attr("href", format!("#/{}", game.id()))
            .kid(with("div", format!("lid {lid}")).kid(draw(&scene, Facing::default())))
            .kid(cartel),
    )
}
