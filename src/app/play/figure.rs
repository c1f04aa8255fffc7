//! A figure of the rules, played in its place: a board as any other, with a task. The game that is
//! being played waits meanwhile, and nothing of it changes.

use super::page::board;
use super::say::say;
use super::session::Session;
use super::state::Play;
use super::task::{Of, Task, exercise};
use super::zoom::pressable;
use crate::Timer;
use crate::action::{Action, Playing, Reading};
use crate::msg::{Effect, Msg};
use crate::out::Out;
use crate::parts::{button, decimal};
use crate::route::Route;
use crate::state::{App, Shell};
use palamede_games::GameId;
use palamede_rules::{AnyValue, Path, Seen};
use palamede_scene::Target;
use palamede_scene::tree::{Element, el, with};
use palamede_table::Extras;
use palamede_text::{Figure, Lang, Voice, join};

/// Returns the id of what opens a figure.
pub(crate) fn opener(name: &str) -> String {
    format!("figure-{name}")
}

/// Returns whether a figure can be played in its place: it shows a move, or where a piece may go,
/// and there is room enough to press its sites.
pub(crate) fn is_playable(shell: &Shell, game: GameId, figure: &Figure) -> bool {
    let exercise = exercise(Voice(game, shell.lang()).rules(), figure);
    let table = exercise.and_then(|exercise| exercise.begin(game.kind()));
    table.is_some_and(|table| pressable(&table.scene().board, shell.viewport.board.0).is_some())
}

impl App {
    /// Lets the figure of this name be played in its place, from its beginning; without a name none
    /// is.
    pub(crate) fn act_on_figure(&mut self, reading: Reading, out: &mut Out) {
        let Reading::Figure(name) = reading;
        let Route::Rules(game, _) = self.screen.route else { return };
        let was = self.screen.figure.take().and_then(|open| open.figure());
        let figure = name.and_then(|name| Voice(game, self.lang()).rules().figure(&name));
        self.screen.figure = figure.and_then(|figure| self.at_task(game, Of::Figure(figure.name)));
        if self.screen.figure.is_none() {
            // The window may be smaller than when the figure was opened, so that its button is
            // gone: then focus the page.
            let is_there = |name: &str| {
                let figure = Voice(game, self.lang()).rules().figure(name);
                figure.is_some_and(|figure| is_playable(&self.shell, game, figure))
            };
            let place = |name| if is_there(name) { opener(name) } else { "main".to_owned() };
            if let Some(name) = was {
                out.focus(place(name));
            }
            return;
        }
        if let Some(game) = &mut self.game {
            // The waiting game's computer goes on when the game's page is shown again.
            game.computer.pending = None;
        }
        out.push(Effect::StopThinking);
        out.focus("task");
        if let Some(figure) = &mut self.screen.figure {
            figure.think(&mut self.shell, out);
        }
    }

    /// Returns whether this happens at the figure that is played.
    pub(crate) fn is_at_figure(&self, msg: &Msg) -> bool {
        let Some(open) = &self.screen.figure else { return false };
        match msg {
            Msg::TimerFired(Timer::Pass(number)) => open.job() == Some(*number),
            Msg::TimerFired(Timer::Ended(number)) => open.timers.ended == Some(*number),
            Msg::Do(action) => matches!(action, Action::Playing(_) | Action::Memo(_)),
            // The waiting game stays stopped when the browser shows the page again.
            Msg::PageShown => true,
            Msg::Key(_) | Msg::Lift(_) | Msg::Drag { .. } | Msg::AnimationEnded => true,
            Msg::Focused(_) | Msg::ScrollTo(_) => true,
            _ => false,
        }
    }

    /// Closes the figure that is played, if another page than its own comes.
    pub(crate) fn leave_figure(&mut self, route: &Route) {
        let stays =
            |open: &Play| matches!(route, Route::Rules(game, _) if *game == open.session.game());
        if !self.screen.figure.as_ref().is_some_and(stays) {
            self.screen.figure = None;
        }
    }

    /// Turns the figure's board to fit the room that there is, after an update.
    pub(crate) fn sync_figure_layout(&mut self) {
        let width = self.shell.viewport.board.0;
        if let Some(open) = &mut self.screen.figure {
            open.layout.upright = pressable(&open.session.board(), width).unwrap_or_default();
        }
    }
}

impl Play {
    /// Returns the name of the figure that it is.
    fn figure(&self) -> Option<&'static str> {
        match self.session.task? {
            Task { of: Of::Figure(name), .. } => Some(name),
            _ => None,
        }
    }
}

impl Session {
    /// Returns the sentences of a figure: what to do, that it is done, that it was another move.
    pub(super) fn say_figure(&self, lang: Lang, name: &str) -> Option<[String; 3]> {
        let voice = Voice(self.game, lang);
        let (rules, words) = (voice.rules(), &lang.prose().site.figures);
        let figure = rules.figure(name)?;
        if let Some(at) = rules.task_of(figure) {
            return self.say_lesson(lang, at);
        }
        let board = self.board();
        let name = |site: &usize| board.sites.get(*site).map_or("", |site| &site.name);
        let (path, _) = self
            .wanted(lang)
            .and_then(|step| self.shown_move(lang, &Extras::default(), step))
            .unwrap_or_default();
        let mut path = path.iter().map(name);
        let mut clicks = figure.clicks.iter().copied();
        let who = self.table.actor().map_or("", |seat| voice.words().seat(seat));
        let ask = match figure.moves.is_empty() {
            true => words.ask_any(&who, &join(lang.words().parts, &mut clicks)),
            false => words.ask(&who, &join(lang.words().parts, &mut path)),
        };
        let (_, caption) = rules.caption(figure)?;
        Some([ask, caption.to_owned(), words.other.to_owned()])
    }

    /// Returns whether a move is among those that a figure shows by its clicks. What is no figure
    /// shows all.
    pub(super) fn begins(&self, lang: Lang, mv: &AnyValue) -> bool {
        let Some(Of::Figure(name)) = self.task.map(|task| task.of) else { return true };
        let Some(figure) = Voice(self.game, lang).rules().figure(name) else { return true };
        let board = self.board();
        let site = |name: &&str| board.sites.iter().position(|site| site.name == **name);
        let clicks: Vec<Target> = figure.clicks.iter().filter_map(site).map(Target::Site).collect();
        let mut begins = false;
        self.table.view().paths(mv, &mut |way: Path| begins |= way.clicks.starts_with(&clicks));
        begins
    }
}

/// Returns the figure that is played, if it is the one of this name.
pub(crate) fn live<'a>(app: &'a App, name: &str) -> Option<&'a Play> {
    app.screen.figure.as_ref().filter(|open| open.figure() == Some(name))
}

/// Renders the figure that is played: its board, its number, what is said, and what else is
/// pressed. On paper its picture is seen, which is to be put into it.
pub(crate) fn play(app: &App, open: &Play, [number, caption]: [String; 2]) -> Element {
    let session = &open.session;
    let view = session.play_view(app.lang(), &open.extras, None);
    let board_alone = session.board();
    let lying = open.facing().board(&board_alone);
    with("div", "fig live")
        .key("live")
        .attr("role", "group")
        .attr("aria-label", format!("{number}{caption}"))
        .var("--ratio", decimal(1000 * lying.width / lying.height.max(1)))
        .kid(board(&app.shell, open, &view))
        .kid(with("p", "no").key("no").kid(el("b").text(number)))
        .kid(say(app, session.game(), open, &view, "say"))
        .kid(actions(&app.shell, open))
}

/// Renders the buttons besides the board.
fn actions(shell: &Shell, open: &Play) -> Element {
    let (session, words) = (&open.session, shell.lang().words());
    let can = open.can_hint() && session.wanted(shell.lang()).is_some();
    let shown = (!open.more_to_hint()).then_some("true");
    let hint = || {
        let hint = button("btn", Playing::Hint, words.advice.hint_show).key("hint");
        hint.maybe("aria-disabled", shown)
    };
    let class = if session.is_learnt() { "btn pri" } else { "btn" };
    let again = open.figure().filter(|_| !session.table.is_empty()).map(|name| {
        let text = shell.lang().prose().site.figures.again;
        button(class, Reading::Figure(Some(name.to_owned())), text).key("again")
    });
    let close = button("btn", Reading::Figure(None), words.close).key("close");
    with("div", "row").key("row").kids(can.then(hint)).kids(again).kid(close)
}
