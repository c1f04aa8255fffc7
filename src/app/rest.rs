//! All that neither the first picture of a new game nor a move needs: addresses that ask for more,
//! games that were kept, fields, hints, memos, ways back. Like [`later`](super::later) it is a part
//! of the page's module, with what only it calls; it comes after that one, and whoever calls these
//! functions has got a message for which [`App::part_for`](super::App::part_for) wants it, or had one before.

use super::action::{Keeping, Memo, Playing, Reading, Starting, Texts};
use super::field::{Field, Pref};
use super::msg::Msg;
use super::out::Out;
use super::play::{self, Play, PlayView};
use super::state::{App, Shell};
use palamede_scene::Scene;
use palamede_scene::tree::Element;
use palamede_table::Answer;
use palamede_text::{Course, Lang};

/// Takes in an address, a field, another tab's news or a pack of sentences.
#[inline(never)]
pub(super) fn dispatch(app: &mut App, msg: Msg, out: &mut Out) {
    app.dispatch_rest(msg, out);
}

/// Reads the name of a field.
#[inline(never)]
pub fn field(name: &str) -> Option<Field> {
    Field::read(name)
}

/// Begins a game.
#[inline(never)]
pub(super) fn start(app: &mut App, starting: Starting, out: &mut Out) {
    app.act_at_start(starting, out);
}

/// Acts on what is kept.
#[inline(never)]
pub(super) fn keep(app: &mut App, keeping: Keeping, out: &mut Out) {
    app.act_on_kept(keeping, out);
}

/// Acts on the game as a text.
#[inline(never)]
pub(super) fn give(app: &mut App, texts: Texts, out: &mut Out) {
    app.act_on_texts(texts, out);
}

/// Acts on a figure of the rules.
#[inline(never)]
pub(super) fn read(app: &mut App, reading: Reading, out: &mut Out) {
    app.act_on_figure(reading, out);
}

/// Goes on from an earlier position, in a copy.
#[inline(never)]
pub(super) fn go_on(app: &mut App, against: bool, out: &mut Out) {
    app.go_on(against, out);
}

/// Shows a variation.
#[inline(never)]
pub(super) fn look_aside(app: &mut App, n: usize, out: &mut Out) {
    app.look_aside(n, out);
}

/// Chooses a language.
#[inline(never)]
pub(super) fn speak(app: &mut App, lang: Lang) {
    app.set_pref(&Pref::Lang, lang.code());
}

/// Performs an action at the board that is no move.
#[inline(never)]
pub(super) fn act_beside(play: &mut Play, playing: Playing, shell: &mut Shell, out: &mut Out) {
    play.act_beside(playing, shell, out);
}

/// Performs an action at the memos.
#[inline(never)]
pub(super) fn note(play: &mut Play, memo: Memo, shell: &mut Shell, out: &mut Out) {
    play.act_memo(memo, shell, out);
}

/// Takes in the computer's advice.
#[inline(never)]
pub(super) fn hinted(play: &mut Play, answer: Option<&Answer>, shell: &Shell, out: &mut Out) {
    play.hinted(answer, shell, out);
}

/// Takes in what a review says of a move.
#[inline(never)]
pub(super) fn judged(play: &mut Play, answer: Option<&Answer>, shell: &mut Shell, out: &mut Out) {
    play.move_judged(answer, shell, out);
}

/// Says the advice to the person to act.
#[inline(never)]
pub(super) fn hint(lang: Lang, open: &Play) -> Option<String> {
    play::hint_text(lang, open)
}

/// Marks the advised move.
#[inline(never)]
pub(super) fn mark_hint(shell: &Shell, open: &Play, scene: &mut Scene) {
    play::mark_hint(shell, open, scene);
}

/// Renders the choice of what to note.
#[inline(never)]
pub(super) fn memo(shell: &Shell, open: &Play, view: &PlayView) -> Option<Element> {
    play::memo(shell, open, view)
}

/// Renders the page of a frame.
#[inline(never)]
pub(super) fn frame(app: &App) -> Vec<Element> {
    super::frame::page(app)
}

/// Renders the page of a lesson, or of a puzzle.
#[inline(never)]
pub(super) fn learn(app: &App, course: Course) -> Vec<Element> {
    play::learn(app, course)
}
