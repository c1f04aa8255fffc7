//! All that a move needs and the first picture of a new game can do without: what follows a press, a
//! key, a timer, an answer of the computer, and what is drawn once any of that has happened. The
//! build makes it, and what only it calls, a part of the page's module (`xtask/split.mjs`), which
//! comes after the first picture. Nobody calls these functions while [`Shell::is_initial`](super::state::Shell::is_initial) holds.

use super::action::Action;
use super::initial::doors;
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

doors! { Moves:
    /// Takes in whatever happens after the first picture.
    pub(super) fn update(app: &mut App, msg: Msg, out: &mut Out) = App::take_in;

    /// Reads the text of an action.
    pub fn read_action(text: &str) -> Option<Action> = Action::read;

    /// Returns the command of a key; `None` where it means nothing.
    pub fn key_command(app: &App, press: &KeyPress) -> Option<KeyCommand> = App::key_command;

    /// Renders the sentence of a game that has begun, with all that belongs to it.
    pub(super) fn say(app: &App, game: GameId, open: &Play, view: &PlayView, class: &str) -> Element
        = play::say_begun;

    /// Marks on the board of a game that has begun what can be clicked next, and what was refused.
    pub(super) fn mark(shell: &Shell, open: &Play, view: &PlayView, scene: &mut Scene)
        = play::mark_begun;

    /// Marks the winners' pieces of a drawn board, where a win is celebrated.
    pub(super) fn cheer(open: &Play, facing: Facing, scene: &Scene, svg: &mut Element)
        = play::cheer;

    /// Renders the last moves.
    pub(super) fn recent(shell: &Shell, open: &Play) -> Element = play::recent;

    /// Renders the menu or the card of a game, which lies over its page.
    pub(super) fn sheet(app: &App, game: GameId, open: &Play, view: &PlayView) -> Vec<Element>
        = play::sheet;

    /// Renders the notice above the page.
    pub(super) fn notice(app: &App) -> Option<Element> = super::parts::notice;

    /// Says how a game ended, and why.
    pub(super) fn ending(
        session: &Session,
        lang: Lang,
        extras: &Extras,
        outcome: Outcome,
    ) -> [String; 2] = Session::ending;

    /// Returns the scene of an earlier position, what its eye sees and whose turn it was.
    pub(super) fn earlier(session: &Session, at: usize) -> Option<(Scene, (AnyView, Turn))>
        = Session::earlier;

    /// Says which earlier position is shown, or what was missed.
    pub(super) fn say_earlier(
        session: &Session,
        lang: Lang,
        extras: &Extras,
        at: usize,
    ) -> [String; 2] = Session::say_earlier;

    /// Says what a task asks, where it is one.
    pub(super) fn task(session: &Session, lang: Lang) -> Option<[String; 2]> = Session::say_task;
}
