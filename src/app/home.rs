//! The home page: the games with their real boards.

use super::action::{Keeping, Site};
use super::keep::Resumable;
use super::parts::{button, classes, does, link, logo, names, newer, notice, skip, words_of};
use super::play::session;
use super::state::App;
use crate::games::GameId;
use crate::say::{Lang, fill};
use crate::scene::tree::{Element, el, with};
use crate::scene::{Facing, draw};

pub(super) fn page(app: &App) -> Vec<Element> {
    let words = app.lang().words();
    let languages = Lang::ALL
        .into_iter()
        .filter(|&lang| lang != app.lang())
        .map(|lang| button("btn txt", Site::Speak(lang), lang.name()).attr("lang", lang.tag()));
    let nav = with("nav", "hn")
        .kid(link("#/settings", words.settings))
        .kid(link("#/embed", words.for_your_site))
        .kids(languages);
    let mast = with("header", "mast")
        .key("mast")
        .kid(with("div", "mast-t").kid(logo()).kid(el("h1").text("Palamède")))
        .kid(with("p", "tag").text(words.tagline))
        .kid(nav);
    let resume: Vec<_> = app.resumable().iter().map(|kept| resume(app, kept)).collect();
    let main = with("main", "homem")
        .attr("id", "main")
        .attr("tabindex", "-1")
        .key("main")
        .kids(newer(app))
        .kids(resume)
        .kid(with("ul", "cat").kids(GameId::ALL.iter().map(|&game| card(app, game))));
    let mut out = vec![skip(words.skip), mast];
    out.extend(notice(app));
    out.push(main);
    out
}

/// A game in progress, to go on with: the one in its slot by its address, one that was put
/// aside by a button beside which it can be forgotten.
pub(super) fn resume(app: &App, kept: &Resumable) -> Element {
    let words = app.lang().words();
    let title = words_of(kept.game, app.lang()).title;
    let when = kept.days.map(|days| match days {
        0 => words.aside_today.to_owned(),
        1 => words.aside_yesterday.to_owned(),
        n => fill(words.aside_days, &[("n", &n.to_string())]),
    });
    let (go, state) = match when {
        None => {
            let go = el("a").attr("href", format!("#/{}", kept.game.id()));
            (go, words.in_progress.to_owned())
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
        .kid(el("span").text(fill(words.moves_so_far, &[("n", &kept.steps.to_string())])))
        .kid(with("span", "go").text(words.resume));
    let forget = kept.days.map(|_| {
        button("btn icon", Keeping::Forget(kept.name.clone()), "×")
            .attr("aria-label", fill(words.forget, &[("game", title)]))
    });
    with("div", "kept").key(kept.name.clone()).kid(go).kids(forget)
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
