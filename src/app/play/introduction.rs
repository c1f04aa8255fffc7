//! Before the first move: what the game is about, and against whom it can be played.

use super::session::{self, Session};
use super::state::Play;
use super::view::{PlayView, SeatView};
use crate::action::Starting;
use crate::form;
use crate::parts::{button, classes, link, pressed, words_of};
use crate::state::{App, Shell};
use crate::{picture, reading};
use palamede_games::GameId;
use palamede_rules::{Seat, Trace, Turn};
use palamede_scene::tree::{Element, el, with};
use palamede_scene::{Facing, Mark, Scene, detail};
use palamede_text::{Figure, Lang, Voice, join};

/// The width of a board, in pixels, below which the pictures of the introduction lie in a row that
/// scrolls: that of a page of 34 rem, as in `styles/play-short.css`.
const NARROW: i32 = 544;

/// Returns whether the game is told in short: before the first step. A frame has no room for it,
/// and who lays out an army has other things to do.
fn is_shown(shell: &Shell, open: &Play, view: &PlayView) -> bool {
    let fresh = is_untouched(open)
        && !open.session.table.has_stashed_draft()
        && open.session.start().is_none()
        && !open.is_lesson();
    // (A hint needs the room, and whoever asks for one has begun.)
    let asks = open.beside.hint.is_some() || open.beside.answer.is_some();
    fresh && !asks && !shell.asked.frame && !view.laying && open.person_to_act().is_some()
}

/// Returns whether no seat has taken a step. (A lot is a step by no seat: it does not begin the
/// game.)
pub(super) fn is_untouched(open: &Play) -> bool {
    let table = &open.session.table;
    (0..table.len()).all(|step| table.by(step).is_none())
}

/// Returns whether the level of the only computer is chosen here, and not beside the moves.
pub(super) fn has_level(app: &App, open: &Play, view: &PlayView) -> bool {
    let computers = open.extras.computers(view.seats.len());
    computers.len() == 1 && !app.screen.menu && is_shown(&app.shell, open, view)
}

/// Returns the name of the choice of the level of the computer at this seat: with that of its side
/// where several computers play.
pub(super) fn level_label(lang: Lang, open: &Play, seat: Seat) -> String {
    let words = lang.words();
    let side = Voice(open.session.game(), lang).words().seat(seat);
    match open.extras.computers(open.session.seats()).len() {
        ..=1 => words.level.to_owned(),
        _ => words.parenthesis(&words.level, &side),
    }
}

/// Tells the level of the computer at this seat, once it was changed.
pub(crate) fn level_set(lang: Lang, open: &Play, seat: Seat) -> String {
    let level = open.extras.players[seat].level.map_or("", |level| lang.level(level));
    let label = level_label(lang, open, seat);
    lang.prose().site.level_set(&label, &level)
}

/// Renders the levels of the computers at the table, each to be changed.
pub(super) fn levels(shell: &Shell, open: &Play, view: &PlayView) -> Vec<Element> {
    let level = |seat: &SeatView| {
        let chosen = open.extras.players[seat.seat].level?;
        let label = level_label(shell.lang(), open, seat.seat);
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
    // In a game of a tournament nothing is to be chosen, and the way leads back to that.
    let is_settled = app.shell.prose_is_here() && reading::is_settled(&app.shell, open);
    let who = players(&app.shell, open, view).into_iter().filter(|_| !is_settled);
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

/// Renders the choice of who plays: people alone, or one against the computer.
fn players(shell: &Shell, open: &Play, view: &PlayView) -> [Element; 2] {
    let words = &shell.lang().words();
    let computers = !open.extras.computers(view.seats.len()).is_empty();
    let all = if view.seats.len() > 2 { words.brief.four } else { words.brief.two };
    let among = button("btn", Starting::Among, all).attr("aria-pressed", pressed(!computers));
    let against = button("btn", Starting::Against, words.brief.against)
        .attr("aria-pressed", pressed(computers));
    let Some(level) = told_level(shell, open, view) else { return [among, against] };
    let name = join(words.parts, &mut [words.brief.against, level.as_str()].into_iter());
    [among, against.attr("aria-label", name).kid(with("span", "lv").text(level))]
}

/// Returns the level of the only computer, in words, to stand beside the choice to play against it
/// where there is no room to choose another one.
fn told_level(shell: &Shell, open: &Play, view: &PlayView) -> Option<String> {
    let computers = open.extras.computers(view.seats.len());
    let seat = computers.iter().next().filter(|_| computers.len() == 1)?;
    let level = open.extras.players[seat].level?.to_string();
    Some(shell.lang().words().brief.level(&level))
}

/// Returns the site next beyond a taken piece, as seen from where the move ended, if a piece of the
/// same side stands there: it has taken part.
fn captor(scene: &Scene, end: usize, taken: usize) -> Option<usize> {
    let board = &scene.board;
    let (from, at) = (board.sites.get(end)?, board.sites.get(taken)?);
    let step = |to: i32, from: i32, pitch: i32| to + (to - from).signum() * pitch;
    let place = (step(at.x, from.x, board.cell.0), step(at.y, from.y, board.cell.1));
    let beyond = board.sites.iter().position(|site| (site.x, site.y) == place)?;
    let side = |site: usize| scene.piece_at(site).and_then(|piece| piece.seat);
    (side(beyond).is_some() && side(beyond) == side(end)).then_some(beyond)
}

/// Draws what a figure shows of a move: the board around it.
fn picture(game: GameId, figure: &Figure) -> Option<Element> {
    let session = session::shown(game, figure)?;
    // So small a tile is read by its number or sign alone; and behind the curtain no rank is named.
    let facing = Facing::default();
    let trace = session.trace(session.table.len())?;
    if let Some(mut scene) = before_the_end(game, &session, &trace) {
        scene.marks = vec![Mark::Trail(trace.path.clone())];
        return Some(framed(game, detail(scene, facing, &trace.path)));
    }
    let scene = session.table.scene();
    let taken: Vec<usize> = trace.taken.iter().map(|(site, _)| *site).collect();
    let mut sites = [&trace.path[..], &taken[..]].concat();
    if let Some(&end) = trace.path.last() {
        sites.extend(taken.iter().filter_map(|&taken| captor(&scene, end, taken)));
    }
    let svg = detail(scene, facing, &sites);
    Some(framed(game, picture::moving(svg, &session, facing)))
}

/// Returns what stood there before the attack that has ended a game of hidden ranks: afterwards the
/// piece that was its aim is gone.
fn before_the_end(game: GameId, session: &Session, trace: &Trace) -> Option<Scene> {
    let over = matches!(session.table.turn(), Turn::Over(_));
    let before = session.table.len().checked_sub(1).filter(|_| over && game.facts().secrets)?;
    let scene = session.at(before)?.table.scene();
    scene.piece_at(*trace.path.last()?)?;
    Some(scene)
}

/// Frames a drawn picture in the colours of its game.
fn framed(game: GameId, mut svg: Element) -> Element {
    picture::unname(&mut svg);
    with("div", classes(game).1).kid(svg)
}
