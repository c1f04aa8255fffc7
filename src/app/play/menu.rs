//! The menu of a game: all that is done, set or opened more rarely than what stands in the bar.

use super::log::{moves, switches};
use super::say::from_here;
use super::state::Play;
use super::view::PlayView;
use super::{board_turn, captured, curtain, match_score, review};
use crate::action::{Navigation, Playing, Texts};
use crate::parts::{act, awaited, button, escapes, foot_links, icons, link, veiled};
use crate::reading;
use crate::state::{App, Shell};
use palamede_games::GameId;
use palamede_scene::tree::{Element, el, with};
use palamede_text::Course;

/// Renders all buttons that do something with the game, more rarely than those in the bar.
fn acts(shell: &Shell, open: &Play, view: &PlayView) -> Element {
    let words = shell.lang().words();
    let fill_word = if shell.viewport.full_screen { words.small_screen } else { words.full_screen };
    let full = act("btn", Navigation::Full, (icons::FULL, fill_word), true);
    let acts = with("div", "acts").key("acts");
    if view.drawn {
        return acts.kid(full);
    }
    let (speaks, begun) = (open.speaker().is_some(), !open.session.is_empty());
    let redo = || act("btn", Playing::Redo, (icons::REDO, words.redo), open.can_redo());
    let redo = (!open.session.game().facts().secrets).then(redo);
    let share = || act("btn", Texts::Share, (icons::SHARE, words.ended.share), true).key("share");
    let acts = acts
        .kids(redo)
        .kid(act("btn", Playing::Stop, (icons::STOP, words.propose_stop), speaks && begun))
        .kid(act("btn", Playing::Resign, (icons::FLAG, words.resign), speaks))
        .kid(full)
        .kids(board_turn::button(shell, open))
        .kids((!open.session.has_secrets()).then(share))
        .kids(match_score::reset(shell, open));
    // What leads on from an earlier position: a low page has no room for it below the sentence.
    match open.back() {
        None => acts,
        Some(at) => acts.kids(review::begin(shell, open, "btn only-s")).kids(from_here(
            shell,
            open,
            at,
            "btn only-s",
        )),
    }
}

/// Renders the menu, and below it what closes it where one presses beside it.
pub(super) fn menu(app: &App, game: GameId, open: &Play, view: &PlayView) -> [Element; 2] {
    let words = app.lang().words();
    let close = button("btn", Navigation::Menu, words.close);
    let head = with("div", "row end").kid(el("h2").text(words.menu)).kid(close);
    let content = match app.shell.prose_is_here() {
        true => reading::menu(app, game, open, view),
        false => vec![awaited(&app.shell)],
    };
    let menu = escapes(with("section", "menu"), Navigation::Menu.into())
        .key("menu")
        .attr("id", "menu")
        .attr("tabindex", "-1")
        .attr("aria-label", words.menu)
        .maybe("data-reads", open.reads())
        .kid(head)
        .kids(content);
    veiled(menu, Navigation::Menu.into(), words.close)
}

/// Renders what the menu holds, below its heading.
pub(crate) fn content(app: &App, game: GameId, open: &Play, view: &PlayView) -> Vec<Element> {
    let words = app.lang().words();
    let page = |page: &str, text| {
        el("li").key(page.to_owned()).kid(link(format!("#/{}/{page}", game.id()), text))
    };
    let course = |course: Course| page(course.id(), words.lesson.course(course).title);
    let courses = Course::of(game).map(course);
    let on = app.shell.store.tournament().is_some();
    let pages = el("ul")
        .kid(page("new", words.new_game))
        .kid(page("rules", words.rules))
        .kids(courses)
        .kid(el("li").key("settings").kid(link("#/settings", words.settings)))
        .kids(on.then(|| el("li").key("tournament").kid(link("#/tournament", words.tournament))))
        .kid(page("text", words.as_text))
        .kid(page("setup", words.setup));
    let set = (!view.drawn).then(|| switches(app, open, view));
    // Where there is room they stand beside the board.
    let shown = (!view.drawn).then(|| {
        with("div", "log")
            .key("log")
            .kids(captured::table(&app.shell, open, view))
            .kids(moves(&app.shell, open))
    });
    let shown = shown.filter(|log| !log.kids.is_empty());
    let mut all: Vec<Element> = match_score::line(&app.shell, open).into_iter().collect();
    all.push(acts(&app.shell, open, view));
    all.extend(curtain::own(&app.shell, open, view));
    all.extend(curtain::keep_own(&app.shell, open, view));
    all.extend(set);
    all.push(el("nav").key("pages").attr("aria-label", words.menu).kid(pages));
    all.extend(shown);
    all.push(foot_links(app));
    all
}
