//! Before the first move: what the game is about, and against whom it can be played.

use super::session;
use super::state::Play;
use super::view::{PlayView, SeatView};
use crate::action::Starting;
use crate::form;
use crate::parts::{button, classes, link, pressed, words_of};
use crate::state::{App, Shell};
use crate::{picture, reading};
use palamede_games::GameId;
use palamede_scene::tree::{Element, el, with};
use palamede_scene::{Facing, Labels, detail};
use palamede_text::{Figure, fill};

/// The width of a board, in pixels, below which the pictures of the introduction lie in a row that
/// scrolls: that of a page of 34 rem, as in `styles/play-short.css`.
const NARROW: i32 = 544;

/// Returns whether the game is told in short: before the first step. A frame has no room for it,
/// and who lays out an army has other things to do.
fn is_shown(shell: &Shell, open: &Play, view: &PlayView) -> bool {
    let table = &open.session.table;
    // A lot is a step by no seat: it does not begin the game.
    let untouched = (0..table.len()).all(|step| table.by(step).is_none());
    let fresh = untouched
        && !table.has_stashed_draft()
        && open.session.start().is_none()
        && !open.is_lesson();
    // (A hint needs the room, and whoever asks for one has begun.)
    let asks = open.beside.hint.is_some() || open.beside.answer.is_some();
    fresh && !asks && !shell.asked.frame && !view.laying && open.person_to_act().is_some()
}

/// Returns whether the level of the only computer is chosen here, and not beside the moves.
pub(super) fn has_level(app: &App, open: &Play, view: &PlayView) -> bool {
    let computers = open.extras.computers(view.seats.len());
    computers.len() == 1 && !app.screen.menu && is_shown(&app.shell, open, view)
}

/// Renders the levels of the computers at the table, each to be changed.
pub(super) fn levels(shell: &Shell, open: &Play, view: &PlayView) -> Vec<Element> {
    let words = shell.lang().words();
    let several = open.extras.computers(view.seats.len()).len() > 1;
    let level = |seat: &SeatView| {
        let chosen = open.extras.players[seat.seat].level?;
        let label = match several {
            true => fill(words.parenthesis, &[("what", words.level), ("within", seat.name)]),
            false => words.level.to_owned(),
        };
        let choice = form::level(shell, seat.seat, chosen, label).attr("class", "ck");
        Some([choice, form::level_sentence(shell, chosen)])
    };
    view.seats.iter().filter_map(level).flatten().collect()
}

/// Renders the game in short: its aim, a move, a capture, each with a picture, and who may play.
pub(super) fn brief(app: &App, game: GameId, open: &Play, view: &PlayView) -> Option<Element> {
    if !is_shown(&app.shell, open, view) {
        return None;
    }
    let (words, of_game) = (app.lang().words(), words_of(game, app.lang()));
    let shown = open.brief.get_or_init(|| of_game.shown.each_ref().map(|it| picture(game, it)));
    let told = of_game
        .brief
        .into_iter()
        .zip(shown)
        .map(|(text, shown)| el("li").kids(shown.clone()).kid(el("p").text(text)));
    let computers = !open.extras.computers(view.seats.len()).is_empty();
    let all = if view.seats.len() > 2 { words.brief.four } else { words.brief.two };
    let who =
        [(Starting::Among, all, !computers), (Starting::Against, words.brief.against, computers)];
    let who = who.map(|(act, text, on)| button("btn", act, text).attr("aria-pressed", pressed(on)));
    // In a game of a tournament nothing is to be chosen, and the way leads back to that.
    let is_settled = app.shell.prose_is_here() && reading::is_settled(&app.shell, open);
    let who = who.into_iter().filter(|_| !is_settled);
    let back = is_settled
        .then(|| link("#/tournament", words.tournament).attr("class", "btn").key("tournament"));
    let learn = words.lesson.lesson.open;
    let learn = link(format!("#/{}/learn", game.id()), learn).attr("class", "btn");
    let level =
        if has_level(app, open, view) { levels(&app.shell, open, view) } else { Vec::new() };
    let row = with("div", "ask")
        .attr("role", "group")
        .attr("aria-label", words.brief.who)
        .kids(who)
        .kids(back)
        .kids(level)
        .kid(learn);
    let brief = with("section", "brief").key("brief").attr("aria-label", words.brief.label);
    // Where the page is narrow the pictures are swiped, or scrolled by the keyboard.
    let scrolls = app.shell.viewport.board.0 < NARROW;
    let told = el("ul").maybe("tabindex", scrolls.then_some("0")).kids(told);
    Some(brief.kid(told).kid(row))
}

/// Draws what a figure shows of a move: the board around it.
fn picture(game: GameId, figure: &Figure) -> Option<Element> {
    let session = session::shown(game, figure)?;
    // So small a tile is read by its signs; and behind the curtain no rank is named.
    let facing = Facing { labels: Labels::Symbols, ..Facing::default() };
    let trace = session.trace(session.table.len())?;
    let taken = trace.taken.iter().map(|(site, _)| *site);
    let sites: Vec<usize> = trace.path.iter().copied().chain(taken).collect();
    let svg = detail(session.table.scene(), facing, &sites);
    let mut svg = picture::moving(svg, &session, facing);
    picture::unname(&mut svg);
    Some(with("div", classes(game).1).kid(svg))
}
