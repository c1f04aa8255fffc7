//! A game's rules: one template for all games, figures drawn by the engine.

use super::action::Site;
use super::parts::{awaited, button, classes, facing, furniture, link, names, reading, words_of};
use super::picture;
use super::play::session::{defaults, start_scene};
use super::state::App;
use crate::games::GameId;
use crate::say::{Block, Facts, Figure, RulePage, Section, Voice, fill};
use crate::scene::tree::{Element, el, with};
use crate::scene::{Facing, Scene, draw};

pub(super) fn page(app: &App, game: GameId) -> Vec<Element> {
    let words = words_of(game, app.lang());
    let (title, native) = names("h1", words);
    let head = el("header").kid(with("p", "kick").text(words.origin)).kid(title).kids(native);
    let article = if app.prose_is_here() {
        write_all(app, game, Voice(game, app.lang()).rules(), head)
    } else {
        let text = with("div", "tx").kid(head).kid(awaited(app));
        el("article").kid(el("section").kid(text))
    };
    let mut out = furniture(app, Some(game));
    out.push(reading(app, "rule").kid(article));
    out
}

fn write_all(app: &App, game: GameId, rules: &RulePage, head: Element) -> Element {
    let (site, texts) = (app.lang().words(), &app.lang().prose().site);
    let (mut before, mut after) = (Vec::new(), Vec::new());
    for section in rules.sections {
        let list = if section.id == "history" { &mut after } else { &mut before };
        list.push(section);
    }
    let mut number = 0;
    let mut figure = 0;
    let mut sections = Vec::new();
    // The starting position stands beside the title.
    let mut at_head = Vec::new();
    for section in before {
        number += 1;
        sections.push(write(app, game, section, number, &mut figure, &mut at_head));
    }
    number += 1;
    sections.push(options(app, rules, number));
    for section in after {
        number += 1;
        sections.push(write(app, game, section, number, &mut figure, &mut at_head));
    }
    let titles = rules.sections.iter().map(|s| (s.id, s.title));
    let mut toc: Vec<_> = titles.collect();
    toc.insert(toc.len().saturating_sub(1), ("options", texts.options));
    let toc = toc
        .into_iter()
        .map(|(id, title)| el("li").kid(link(format!("#/{}/rules/{id}", game.id()), title)));
    let facts = facts(app, &rules.facts);
    let head = head.kid(with("p", "lede").text(rules.lede)).kids(facts);
    let empty = Scene::new(start_scene(game, &defaults(game)).board);
    let foot = with("p", "row noprint")
        .kid(with("a", "btn pri").attr("href", format!("#/{}", game.id())).text(site.play))
        .kid(button("btn", Site::Print, texts.print));
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

/// What one wants to know of a game before its rules.
fn facts(app: &App, facts: &Facts) -> [Element; 2] {
    let rows = app.lang().prose().site.facts.into_iter().zip(facts.all());
    let rows = rows.map(|(name, fact)| el("div").kid(el("dt").text(name)).kid(el("dd").text(fact)));
    [with("dl", "facts").kids(rows), with("p", "kick").text(facts.ours)]
}

fn heading(id: &'static str, number: usize, title: &'static str) -> Element {
    el("h2")
        .attr("id", id)
        .attr("tabindex", "-1")
        .kid(el("span").text(number.to_string()))
        .text(title)
}

fn write(
    app: &App,
    game: GameId,
    section: &'static Section,
    number: usize,
    figure: &mut usize,
    at_head: &mut Vec<Element>,
) -> Element {
    let mut text = with("div", "tx").kid(heading(section.id, number, section.title));
    let mut figures = Vec::new();
    for block in section.blocks {
        match block {
            Block::Text(p) => text = text.kid(el("p").text(*p)),
            Block::Note(p) => text = text.kid(with("p", "note").text(*p)),
            Block::List(items) => {
                text = text.kid(el("ul").kids(items.iter().map(|item| el("li").text(*item))));
            }
            Block::Figure(name, caption) => {
                *figure += 1;
                let list = if *name == "start" { &mut *at_head } else { &mut figures };
                list.extend(draw_figure(app, game, name, caption, *figure));
            }
        }
    }
    let section = el("section").kid(text);
    if figures.is_empty() { section } else { section.kid(with("div", "figs").kids(figures)) }
}

fn draw_figure(
    app: &App,
    game: GameId,
    name: &str,
    caption: &'static str,
    number: usize,
) -> Option<Element> {
    let texts = &app.lang().prose().site;
    let mut figures = Voice(game, app.lang()).rules().figures.iter();
    let figure = figures.find(|figure| figure.name == name)?;
    let (scene, query) = shown(game, figure)?;
    let number = number.to_string();
    let n = [("n", number.as_str())];
    let (number, caption) = (fill(texts.figure, &n), app.lang().say(&["", caption]));
    let name = format!("{number}{caption}");
    let facing = facing(app, game, Facing::default());
    let link = query.map(|query| {
        link(format!("#/{}?{query}", game.id()), fill(texts.try_it, &n)).attr("class", "noprint")
    });
    let figure = with("figure", "fig")
        .attr("role", "figure")
        .attr("aria-label", name)
        .kid(picture::named(draw(&scene, facing), picture::told(app, game, &scene)))
        .kid(el("figcaption").kid(el("b").text(number)).text(caption));
    Some(figure.kids(link))
}

/// What a figure shows, and the link that opens the position it begins from: there
/// the reader makes the move. Where there are secrets a link holds no position.
pub(super) fn shown(game: GameId, figure: &Figure) -> Option<(Scene, Option<String>)> {
    let table = figure.begin(game.kind())?;
    let query = (!game.facts().secrets).then(|| table.link());
    Some((figure.scene(game.kind())?, query))
}

fn options(app: &App, rules: &RulePage, number: usize) -> Element {
    let (words, site) = (app.lang().words(), &app.lang().prose().site);
    let items = rules.options.iter().map(|option| {
        let values = option.values.iter().enumerate().map(|(at, value)| {
            let default = [("what", value.label), ("aside", site.by_default)];
            let what = if at == 0 { fill(words.aside, &default) } else { value.label.to_owned() };
            el("li").text(fill(site.meaning, &[("what", &what), ("why", value.why)]))
        });
        el("div").kid(el("h3").text(option.label)).kid(el("ul").kids(values))
    });
    let sets = rules.sets;
    let ready = (!sets.is_empty()).then(|| {
        let sets = sets
            .iter()
            .map(|set| el("li").text(fill(site.meaning, &[("what", set.label), ("why", set.why)])));
        el("div").kid(el("h3").text(site.sets)).kid(el("ul").kids(sets))
    });
    let text =
        with("div", "tx").kid(heading("options", number, site.options)).kids(items).kids(ready);
    el("section").kid(text)
}
