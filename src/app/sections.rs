//! The sections of a game's rules with their figures, on their page and beside the board.

use super::parts::{facing, link};
use super::picture;
use super::prose::add_text;
use super::rules;
use super::state::{App, Shell};
use palamede_games::GameId;
use palamede_scene::tree::{Element, el, with};
use palamede_scene::{Facing, draw};
use palamede_text::{Block, Figure, RulePage, Section, Voice};

/// A figure in its place.
pub(super) struct Placed {
    /// The figure.
    pub figure: &'static Figure,
    /// The caption below it.
    pub caption: &'static str,
    /// Its number on the page.
    pub number: usize,
}

impl Placed {
    /// Returns the figure's number and its caption: what it is called.
    pub fn said(&self, app: &App) -> [String; 2] {
        let number = app.lang().prose().site.figure(&self.number);
        [number, app.lang().say(&["", self.caption])]
    }

    /// Renders the figure's picture and what stands below that.
    pub fn picture(&self, app: &App, game: GameId) -> Option<Element> {
        let scene = self.figure.scene(game.kind())?;
        let facing = facing(&app.shell, game, Facing::default());
        let [number, caption] = self.said(app);
        let figure = with("figure", "fig")
            .key(self.figure.name)
            .attr("role", "figure")
            .attr("aria-label", format!("{number}{caption}"))
            .kid(picture::named(
                draw(&scene, facing),
                picture::description(&app.shell, game, &scene),
            ))
            .kid(el("figcaption").kid(el("b").text(number)).text(caption));
        Some(figure)
    }

    /// Renders the figure's picture, and below that what leads on: a caption ends its figure.
    pub fn above(&self, picture: Element, below: Option<Element>) -> Element {
        match below {
            Some(below) => el("div").key(self.figure.name).kid(picture).kid(below),
            None => picture,
        }
    }

    /// Renders the link to where one tries it: where the lesson has a task for it, one does that;
    /// else there is the position it begins from, and one does as one likes. Where there are
    /// secrets a link holds no position.
    pub fn link(&self, app: &App, game: GameId) -> Option<Element> {
        let rules = Voice(game, app.lang()).rules();
        let href = match rules.task_of(self.figure) {
            Some(at) => format!("#/{}/learn/{}", game.id(), at + 1),
            None if game.facts().secrets => return None,
            None => format!("#/{}?{}", game.id(), self.figure.begin(game.kind())?.link()),
        };
        let text = app.lang().prose().site.try_it(&self.number);
        Some(link(href, text).attr("class", "noprint"))
    }
}

/// Renders a figure that is looked at.
fn shown(app: &App, game: GameId, placed: &Placed) -> Option<Element> {
    Some(placed.above(placed.picture(app, game)?, placed.link(app, game)))
}

/// A section in its place on the page.
pub(super) struct Place {
    /// The section; none for the options.
    section: Option<&'static Section>,
    /// Its number.
    number: usize,
    /// The number of figures before it.
    figures: usize,
}

/// Returns the sections in the order of the page: the options come before the history.
pub(super) fn places(rules: &'static RulePage) -> Vec<Place> {
    let is_last = |section: &&Section| section.id == "history";
    let (last, first): (Vec<_>, Vec<_>) = rules.sections.iter().partition(is_last);
    let (first, last) = (first.into_iter().map(Some), last.into_iter().map(Some));
    let (mut figures, mut places) = (0, Vec::new());
    for section in first.chain([None]).chain(last) {
        places.push(Place { section, number: places.len() + 1, figures });
        let blocks = section.map_or(&[][..], |section| section.blocks);
        figures += blocks.iter().filter(|block| matches!(block, Block::Figure(..))).count();
    }
    places
}

impl Place {
    /// Writes the section with its figures, to be played or looked at; that of the start stands
    /// elsewhere.
    pub fn write(
        &self,
        app: &App,
        game: GameId,
        rules: &'static RulePage,
        figures: (bool, &mut Vec<Element>),
    ) -> Element {
        match self.section {
            Some(section) => write(app, game, section, (self.number, self.figures), figures),
            None => options(&app.shell, rules, self.number),
        }
    }
}

/// Renders a section of a game's rules, with its figures; `None` of this id.
pub(super) fn section(app: &App, game: GameId, id: &str) -> Option<Element> {
    let rules = Voice(game, app.lang()).rules();
    let place = places(rules)
        .into_iter()
        .find(|place| place.section.map_or("options", |section| section.id) == id)?;
    let mut figures = Vec::new();
    let section = place.write(app, game, rules, (false, &mut figures));
    Some(section.kids(figures))
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
    (number, figures_before): (usize, usize),
    (live, at_head): (bool, &mut Vec<Element>),
) -> Element {
    let mut number_of_figure = figures_before;
    let mut text = with("div", "tx").kid(heading(section.id, number, section.title));
    let mut figures = Vec::new();
    for block in section.blocks {
        match block {
            Block::Text(p) => text = text.kid(add_text(el("p"), p)),
            Block::Note(p) => text = text.kid(add_text(with("p", "note"), p)),
            Block::List(items) => {
                text = text.kid(el("ul").kids(items.iter().map(|item| add_text(el("li"), item))));
            }
            Block::Figure(name, caption) => {
                number_of_figure += 1;
                let figure = Voice(game, app.lang()).rules().figure(name);
                let placed =
                    figure.map(|figure| Placed { figure, caption, number: number_of_figure });
                let list = if *name == "start" { &mut *at_head } else { &mut figures };
                list.extend(placed.and_then(|placed| match live {
                    true => rules::drawn(app, game, &placed),
                    false => shown(app, game, &placed),
                }));
            }
        }
    }
    let section = el("section").kid(text);
    if figures.is_empty() { section } else { section.kid(with("div", "figs").kids(figures)) }
}

fn options(shell: &Shell, rules: &RulePage, number: usize) -> Element {
    let (words, site) = (shell.lang().words(), &shell.lang().prose().site);
    let items = rules.options.iter().map(|option| {
        let values = option.values.iter().enumerate().map(|(at, value)| {
            let what = match at {
                0 => words.parenthesis(&value.label, &site.by_default),
                _ => value.label.to_owned(),
            };
            el("li").text(site.meaning(&what, &value.why))
        });
        el("div").kid(el("h3").text(option.label)).kid(el("ul").kids(values))
    });
    let sets = rules.sets;
    let ready = (!sets.is_empty()).then(|| {
        let sets = sets.iter().map(|set| el("li").text(site.meaning(&set.label, &set.why)));
        el("div").kid(el("h3").text(site.sets)).kid(el("ul").kids(sets))
    });
    let text =
        with("div", "tx").kid(heading("options", number, site.options)).kids(items).kids(ready);
    el("section").kid(text)
}
