//! All that neither the first picture of a new game nor a move needs: addresses that ask for more,
//! games that were kept, fields, hints, memos, ways back. Like [`moves`](super::moves) it is a part
//! of the page's module, with what only it calls; it comes after that one, and whoever calls these
//! functions has got a message for which [`App::part_for`](super::App::part_for) wants it, or had one before.

use super::action::{Keeping, Memo, Playing, Reading, Starting, Texts};
use super::field::Field;
use super::initial::doors;
use super::msg::Msg;
use super::out::Out;
use super::play::{self, Play, PlayView};
use super::state::{App, Shell};
use palamede_scene::Scene;
use palamede_scene::tree::Element;
use palamede_table::Answer;
use palamede_text::{Course, Lang};

doors! { Deferred:
    /// Takes in an address, a field, another tab's news or a pack of sentences.
    pub(super) fn dispatch(app: &mut App, msg: Msg, out: &mut Out) = App::dispatch_deferred;

    /// Reads the name of a field.
    pub fn read_field(name: &str) -> Option<Field> = Field::read;

    /// Begins a game, as is asked where one begins.
    pub(super) fn act_at_start(app: &mut App, starting: Starting, out: &mut Out) = App::act_at_start;

    /// Acts on what is kept.
    pub(super) fn act_on_kept(app: &mut App, keeping: Keeping, out: &mut Out) = App::act_on_kept;

    /// Copies, shares, saves or reads the text of a game.
    pub(super) fn act_on_texts(app: &mut App, texts: Texts, out: &mut Out) = App::act_on_texts;

    /// Acts on a figure of the rules.
    pub(super) fn act_on_figure(app: &mut App, reading: Reading, out: &mut Out) = App::act_on_figure;

    /// Goes on from an earlier position, in a copy.
    pub(super) fn go_on(app: &mut App, against: bool, out: &mut Out) = App::go_on;

    /// Shows a variation.
    pub(super) fn look_aside(app: &mut App, n: usize, out: &mut Out) = App::look_aside;

    /// Chooses a language.
    pub(super) fn choose_language(app: &mut App, lang: Lang) = App::choose_language;

    /// Performs an action at the board that is no move.
    pub(super) fn act_beside(play: &mut Play, playing: Playing, shell: &mut Shell, out: &mut Out)
        = Play::act_beside;

    /// Performs an action at the memos.
    pub(super) fn act_on_memo(play: &mut Play, memo: Memo, shell: &mut Shell, out: &mut Out)
        = Play::act_memo;

    /// Takes in the computer's advice.
    pub(super) fn take_hint(play: &mut Play, answer: Option<&Answer>, shell: &Shell, out: &mut Out)
        = Play::hinted;

    /// Takes in what a review says of a move.
    pub(super) fn take_judgement(play: &mut Play, answer: Option<&Answer>, shell: &mut Shell, out: &mut Out)
        = Play::move_judged;

    /// Says the advice to the person to act.
    pub(super) fn hint(lang: Lang, open: &Play) -> Option<String> = play::hint_text;

    /// Marks the advised move.
    pub(super) fn mark_hint(shell: &Shell, open: &Play, scene: &mut Scene) = play::mark_hint;

    /// Renders the choice of what to note.
    pub(super) fn memo(shell: &Shell, open: &Play, view: &PlayView) -> Option<Element> = play::memo;

    /// Renders the page of a frame.
    pub(super) fn frame(app: &App) -> Vec<Element> = super::frame::page;

    /// Renders the page of a lesson, or of a puzzle.
    pub(super) fn learn(app: &App, course: Course) -> Vec<Element> = play::learn;
}
