//! A game's rules: one template for all games, figures drawn by the engine, which are played in
//! their place.

use super::action::Reading;
use super::parts::{awaited, button, classes, furniture, link, names, reading, words_of};
use super::play::figure;
use super::play::session::{defaults, start_scene};
use super::sections::{Placed, places};
use super::state::{App, Shell};
use palamede_games::GameId;
use palamede_scene::tree::{Element, el, with};
use palamede_scene::{Facing, Scene, draw};
use palamede_text::{CatalogueFacts, Course, RulePage, Voice};

pub(super) fn page(app: &App, game: GameId) -> Vec<Element> {
    let words = words_of(game, app.lang());
    let (title, native) = names("h1", words);
    let head = el("header").kid(with("p", "kick").text(words.origin)).kid(title).kids(native);
    let article = if app.shell.prose_is_here() {
        write_all(app, game, Voice(game, app.lang()).rules(), head)
    } else {
        let text = with("div", "tx").kid(head).kid(awaited(&app.shell));
        el("article").kid(el("section").kid(text))
    };
    let mut out = furniture(app, Some(game));
    out.push(reading(app, "rule").kid(article));
    out
}

fn write_all(app: &App, game: GameId, rules: &'static RulePage, head: Element) -> Element {
    let (site, texts) = (app.lang().words(), &app.lang().prose().site);
    // The starting position stands beside the title.
    let (mut at_head, mut sections) = (Vec::new(), Vec::new());
    for place in places(rules) {
        sections.push(place.write(app, game, rules, (true, &mut at_head)));
    }
    let titles = rules.sections.iter().map(|s| (s.id, s.title));
    let mut toc: Vec<_> = titles.collect();
    toc.insert(toc.len().saturating_sub(1), ("options", texts.options));
    let toc = toc
        .into_iter()
        .map(|(id, title)| el("li").kid(link(format!("#/{}/rules/{id}", game.id()), title)));
    let facts = facts(&app.shell, &rules.facts);
    let head = head.kid(with("p", "lede").text(rules.lede)).kids(facts);
    let empty = Scene::new(start_scene(game, &defaults(game)).board);
    let on = app.resumable().iter().any(|kept| kept.game == game && kept.days.is_none());
    let play = if on { site.back.leave } else { site.play };
    let play = || with("a", "btn pri").attr("href", format!("#/{}", game.id())).text(play);
    // The printed rules are a static page, which works without the engine.
    let to = format!("./{}/{}/print/", app.lang().code(), game.id());
    let print = || with("a", "btn").attr("href", to.clone()).text(texts.print);
    let head = head.kid(with("p", "row noprint").kid(play()).kid(print()));
    let foot = with("p", "row noprint")
        .kid(play())
        .kids(Course::of(game).map(|course| {
            let href = format!("#/{}/{}", game.id(), course.id());
            with("a", "btn").attr("href", href).text(site.lesson.course(course).open)
        }))
        .kid(print());
    let toc = with("nav", "toc").attr("aria-label", texts.contents).kid(el("ol").kids(toc));
    with("article", classes(game).1)
        .kid(
            el("section")
                .kid(with("div", "tx").kid(head).kid(toc))
                .kid(with("div", "figs").kids(at_head)),
        )
        .kids(sections)
        .kid(
            with("figure", "fig full")
                .attr("aria-hidden", "true")
                .kid(draw(&empty, Facing::default())),
        )
        .kid(foot)
}

/// Renders the facts that one wants to know of a game before its rules.
fn facts(shell: &Shell, facts: &CatalogueFacts) -> [Element; 2] {
    let rows = shell.lang().prose().site.facts.into_iter().zip(facts.all());
    let rows = rows.map(|(name, fact)| el("div").kid(el("dt").text(name)).kid(el("dd").text(fact)));
    [with("dl", "facts").kids(rows), with("p", "kick").text(facts.ours)]
}

/// Renders a figure: the one that is played, one that can be, or one that is looked at.
pub(super) fn drawn(app: &App, game: GameId, placed: &Placed) -> Option<Element> {
    let (name, picture) = (placed.figure.name, placed.picture(app, game)?);
    if let Some(open) = figure::live(app, name) {
        return Some(figure::play(app, open, placed.said(app)).kid(picture.key("picture")));
    }
    if !figure::is_playable(&app.shell, game, placed.figure) {
        return Some(placed.above(picture, placed.link(app, game)));
    }
    let text = app.lang().prose().site.figures.play(&placed.number);
    let play = button("btn noprint", Reading::Figure(Some(name.to_owned())), text);
    Some(placed.above(picture, Some(play.attr("id", figure::opener(name)))))
}
