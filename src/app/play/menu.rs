//! The menu where the place is short: a sheet over the foot of the page.

use super::log::{moves, switches};
use super::state::Play;
use super::view::PlayView;
use super::{captured, curtain};
use crate::action::{Navigation, Playing, Texts};
use crate::parts::{act, button, does, escapes, foot_links, icons, link};
use crate::state::{App, Shell};
use palamede_games::GameId;
use palamede_scene::tree::{Element, el, with};
use palamede_text::Course;

/// Renders the buttons for what is done more rarely than what stands in the bar; where there is
/// room, they stand there, too.
pub(super) fn others(shell: &Shell, open: &Play, view: &PlayView) -> Vec<Element> {
    let words = shell.lang().words();
    let fill_word = if shell.viewport.full_screen { words.small_screen } else { words.full_screen };
    let full = act("btn more", Navigation::Full, (icons::FULL, fill_word), true);
    if view.drawn {
        return vec![full];
    }
    let speaks = open.speaker().is_some();
    let can_stop = speaks && !open.session.is_empty();
    vec![
        act("btn more", Playing::Hint, (icons::HINT, words.advice.hint), open.more_to_hint())
            .attr("aria-keyshortcuts", "h"),
        act("btn more", Playing::Stop, (icons::STOP, words.propose_stop), can_stop),
        act("btn more", Playing::Resign, (icons::FLAG, words.resign), speaks),
        full,
    ]
}

/// Renders the menu, and below it what closes it where one presses beside it.
pub(super) fn menu(app: &App, game: GameId, open: &Play, view: &PlayView) -> [Element; 2] {
    let words = app.lang().words();
    let page = |page: &str, text| {
        el("li").key(page.to_owned()).kid(link(format!("#/{}/{page}", game.id()), text))
    };
    let courses = Course::ALL.map(|course| page(course.id(), words.lesson.course(course).title));
    let pages = el("ul")
        .kid(page("new", words.new_game))
        .kid(page("rules", words.rules))
        .kids(courses)
        .kid(el("li").key("settings").kid(link("#/settings", words.settings)))
        .kid(page("text", words.as_text));
    let share = (!open.session.has_secrets() && !open.session.is_empty())
        .then(|| button("btn", Texts::Share, words.ended.share).key("share"));
    let close = button("btn", Navigation::Menu, words.close);
    let head = with("div", "row end").kid(el("h2").text(words.menu)).kid(close);
    let shown = (!view.drawn).then(|| {
        with("div", "log")
            .key("log")
            .kids(captured::table(&app.shell, open, view))
            .kids(switches(app, open, view))
            .kids(moves(&app.shell, open))
    });
    let menu = escapes(with("section", "menu"), Navigation::Menu.into())
        .key("menu")
        .attr("id", "menu")
        .attr("tabindex", "-1")
        .attr("aria-label", words.menu)
        .maybe("data-reads", open.reads())
        .kid(head)
        .kid(with("div", "acts").key("acts").kids(others(&app.shell, open, view)).kids(share))
        .kids(curtain::own(&app.shell, open, view))
        .kid(el("nav").key("pages").attr("aria-label", words.menu).kid(pages))
        .kids(shown)
        .kid(foot_links(app));
    let veil = does(with("button", "veil").attr("type", "button"), Navigation::Menu.into())
        .key("veil")
        .attr("tabindex", "-1")
        .attr("aria-label", words.close);
    [veil, menu]
}
