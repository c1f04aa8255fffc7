//! All that a move needs and the first picture of a new game can do without: what follows a press, a
//! key, a timer, an answer of the computer, and what is drawn once any of that has happened. The
//! build makes it, and what only it calls, a part of the page's module (`xtask/split.mjs`), which
//! comes after the first picture. Nobody calls these functions while [`Shell::first`](super::state::Shell::first) holds.

use super::action::Action;
use super::key::{KeyCommand, KeyPress};
use super::msg::Msg;
use super::out::Out;
use super::play::session::Session;
use super::play::{self, Play, PlayView};
use super::state::{App, Shell};
use palamede_games::GameId;
use palamede_rules::{AnyView, Outcome, Turn};
use palamede_scene::tree::Element;
use palamede_scene::{Facing, Scene};
use palamede_table::Extras;
use palamede_text::Lang;

/// Takes in whatever happens after the first picture.
#[inline(never)]
pub(super) fn update(app: &mut App, msg: Msg, out: &mut Out) {
    app.shell.first = false;
    app.take_in(msg, out);
}

/// Reads the text of an action.
#[inline(never)]
pub fn action(text: &str) -> Option<Action> {
    Action::read(text)
}

/// Returns the command of a key; `None` where it means nothing.
#[inline(never)]
pub fn key_command(app: &App, press: &KeyPress) -> Option<KeyCommand> {
    app.key_command(press)
}

/// Renders the sentence of a game that has begun, with all that belongs to it.
#[inline(never)]
pub(super) fn say(app: &App, game: GameId, open: &Play, view: &PlayView, class: &str) -> Element {
    play::say_begun(app, game, open, view, class)
}

/// Marks on the board of a game that has begun what can be clicked next, and what was refused.
#[inline(never)]
pub(super) fn mark(shell: &Shell, open: &Play, view: &PlayView, scene: &mut Scene) {
    play::mark_begun(shell, open, view, scene);
}

/// Marks the winners' pieces of a drawn board, where the game is over.
#[inline(never)]
pub(super) fn cheer(open: &Play, facing: Facing, scene: &Scene, svg: &mut Element) {
    play::cheer(open, facing, scene, svg);
}

/// Renders the last moves.
#[inline(never)]
pub(super) fn recent(shell: &Shell, open: &Play) -> Element {
    play::recent(shell, open)
}

/// Renders the menu or the card of a game, which lies over its page.
#[inline(never)]
pub(super) fn sheet(app: &App, game: GameId, open: &Play, view: &PlayView) -> Vec<Element> {
    play::sheet(app, game, open, view)
}

/// Renders the notice above the page.
#[inline(never)]
pub(super) fn notice(app: &App) -> Option<Element> {
    super::parts::notice(app)
}

/// Says how a game ended, and why.
#[inline(never)]
pub(super) fn ending(
    session: &Session,
    lang: Lang,
    extras: &Extras,
    outcome: Outcome,
) -> [String; 2] {
    session.ending(lang, extras, outcome)
}

/// Returns the scene of an earlier position, what its eye sees and whose turn it was.
#[inline(never)]
pub(super) fn earlier(session: &Session, at: usize) -> Option<(Scene, (AnyView, Turn))> {
    Some((session.table.scene_after(at)?, session.table.view_after(at)?))
}

/// Says which earlier position is shown, or what was missed.
#[inline(never)]
pub(super) fn say_earlier(
    session: &Session,
    lang: Lang,
    extras: &Extras,
    at: usize,
) -> [String; 2] {
    session.say_earlier(lang, extras, at)
}

/// Says what a task asks, where it is one.
#[inline(never)]
pub(super) fn task(session: &Session, lang: Lang) -> Option<[String; 2]> {
    session.say_task(lang)
}
