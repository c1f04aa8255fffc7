//! A game's lesson and its puzzles: tasks at the board, one after the other. Each is a game of its
//! own, which is not kept: the one that is being played waits in its slot.

use super::attempt::Rebuttal;
use super::session::Session;
use super::state::{Hint, Play};
use super::steps::{awaited, pause};
use super::task::{ANY, Of, Task};
use super::view::PlayView;
use super::{rule, zoom};
use crate::action::{Navigation, Playing, Zooming};
use crate::daily::Daily;
use crate::msg::Effect;
use crate::out::Out;
use crate::parts::{act, icons, link, pressed};
use crate::reading::{count_daily, reason_of_answer, rebuttal};
use crate::state::{App, Shell};
use palamede_games::GameId;
use palamede_rules::{AnyValue, Seat, Step, Turn};
use palamede_scene::tree::{Element, el, with};
use palamede_scene::{Mark, Scene};
use palamede_table::Extras;
use palamede_text::{Course, Exercise, Lang, Refused, Voice};

/// The number of tasks that are shown on each side of the present one where the page is narrow.
const NEAR: usize = 3;

impl Play {
    /// Lets a moment pass before the step of a task that comes by itself: another seat's, or a throw.
    pub(super) fn lead(&mut self, shell: &mut Shell, out: &mut Out) {
        if self.person_to_act().is_none() && !self.session.is_learnt() {
            self.wait(shell.prefs.paced(pause::THROW), shell, out);
        }
    }

    /// Takes the step of a lesson for which a moment was waited.
    pub(super) fn followed(&mut self, shell: &mut Shell, out: &mut Out) {
        if self.session.follow(shell.lang()) {
            self.stepped(false, shell, out);
        }
    }

    /// Takes in a step of a lesson: with the last of its task, keeps how far one has come.
    pub(super) fn learn(&self, shell: &mut Shell, out: &mut Out) {
        let Some(Task { of: Of::Course(course, at), .. }) = self.session.task else { return };
        if !self.session.is_learnt() {
            return;
        }
        shell.prefs.learn(self.session.game(), Some(course), at);
        if course == Course::Puzzles {
            count_daily(shell, self.session.game(), at);
        }
        shell.store.set_settings(&shell.prefs.write());
        if let (Some(why), Some(said)) = (reason_of_answer(shell.lang(), self), out.said()) {
            out.say(shell.lang().say(&[said, &why]));
        }
        out.focus("go-on");
    }

    /// Shows a move that will do.
    pub(super) fn show_wanted(&mut self, shell: &Shell, out: &mut Out) {
        let lang = shell.lang();
        let Some(step) = self.session.wanted(lang) else { return };
        // Of a puzzle the piece to move is told first.
        let whole = !self.is_puzzle() || self.beside.hint.is_some();
        self.forget();
        self.session.table.unselect();
        self.beside.hint = Some(Hint { step: step.to_owned(), why: Vec::new(), whole });
        self.say_hint(shell, out);
    }
}

impl App {
    /// Opens a game's course at the task of this number, from 1; without one at the first that is
    /// not done. Until its sentences are here there is none.
    pub(crate) fn open_lesson(
        &mut self,
        game: GameId,
        course: Course,
        at: Option<usize>,
        out: &mut Out,
    ) {
        let goes_on = self.game.take().is_some_and(|open| open.is_lesson());
        self.let_go(out);
        out.push(Effect::StopThinking);
        let exercises = Voice(game, self.lang()).rules().course(course);
        let left = (0..exercises.len()).find(|&at| !self.shell.prefs.has_learnt(game, course, at));
        let missing = at.is_some_and(|at| at > exercises.len());
        let at = at.map_or(left.unwrap_or(0), |at| at.clamp(1, exercises.len().max(1)) - 1);
        self.game = self.at_task(game, Of::Course(course, at));
        if self.game.is_none() {
            return;
        }
        let lang = self.lang();
        if let Some(game) = &mut self.game {
            if let Some(task) = &mut game.session.task {
                task.missing = missing;
            }
            game.stand(&self.shell);
            game.hand.cursor = game.named(lang).unwrap_or(game.hand.cursor);
        }
        if goes_on && let Some(game) = &mut self.game {
            game.point();
            out.focus_site(game.hand.cursor);
            out.say(awaited(lang, game));
        }
        self.think(out);
    }

    /// Returns a task as it begins, a game of its own: who is to act first learns, all other seats
    /// are the computer's.
    pub(super) fn at_task(&mut self, game: GameId, of: Of) -> Option<Play> {
        let exercise = of.exercise(Voice(game, self.lang()).rules())?;
        let task = Some(Task { of, steps: exercise.line.len(), tried: false, missing: false });
        let table = exercise.begin(game.kind())?;
        let session = Session { task, overheard: false, ..Session::of(table, game) };
        let mut extras = Extras::default();
        let learner = session.table.actor();
        for seat in Seat::first(session.seats()).filter(|&seat| learner != Some(seat)) {
            extras.players[seat].level = Some(1);
        }
        Some(Play::new(session, extras, self.shell.next_number(), self.shell.lot()))
    }
}

impl Play {
    /// Returns whether it is a lesson's, or a puzzle, or a figure.
    pub fn is_lesson(&self) -> bool {
        self.session.task.is_some()
    }

    /// Returns whether it is a puzzle.
    fn is_puzzle(&self) -> bool {
        self.session.task.is_some_and(|task| matches!(task.of, Of::Course(Course::Puzzles, _)))
    }

    /// Returns whether it is a figure of the rules that is played in its place.
    pub fn is_figure(&self) -> bool {
        matches!(self.session.task, Some(Task { of: Of::Figure(_), .. }))
    }
}

impl Play {
    /// Returns the site where the next move of a lesson begins, where nothing is selected or shown:
    /// not where the piece is to be found, unless what is asked names it or another was tried.
    pub(super) fn named(&self, lang: Lang) -> Option<usize> {
        let task = self.session.task?;
        let asks = matches!(task.of, Of::Course(Course::Lesson, _));
        let free = asks && self.beside.hint.is_none() && self.session.table.clicks().is_empty();
        let step = self.session.wanted(lang).filter(|_| free)?;
        let (path, _) = self.session.shown_move(lang, &self.extras, step)?;
        let site = *path.first()?;
        let (board, [ask, _]) = (self.session.board(), self.session.say_task(lang)?);
        let name = &board.sites.get(site)?.name;
        let told = task.tried || self.session.exercise(lang)?.goal.is_empty();
        (told || names(&ask, name)).then_some(site)
    }
}

/// Returns whether a text holds a name of ASCII letters and digits, whole. (By its bytes: to search
/// text for text brings some kB into the page.)
fn names(text: &str, name: &str) -> bool {
    let (text, name) = (text.as_bytes(), name.as_bytes());
    let ends = |byte: Option<&u8>| byte.is_none_or(|byte| !byte.is_ascii_alphanumeric());
    text.windows(name.len().max(1)).enumerate().any(|(at, part)| {
        let before = at.checked_sub(1).and_then(|before| text.get(before));
        part == name && ends(before) && ends(text.get(at + name.len()))
    })
}

/// Marks the piece that a lesson has moved next; after another move of a puzzle the way of the reply to
/// it, until something is selected.
pub(super) fn mark(shell: &Shell, open: &Play, scene: &mut Scene) {
    scene.marks.extend(open.named(shell.lang()).map(Mark::Next));
    let free = open.session.table.clicks().is_empty();
    let refused = open.beside.refused.as_ref().filter(|refused| free && refused.way.len() > 1);
    scene.marks.extend(refused.map(|refused| Mark::Trail(refused.way.clone())));
}

impl Session {
    /// Returns the exercise of the task.
    fn exercise(&self, lang: Lang) -> Option<Exercise> {
        self.task?.of.exercise(Voice(self.game, lang).rules())
    }

    /// Returns the exercise of the task with its sentences: what to do, that it is done, that it
    /// was another move.
    fn task(&self, lang: Lang) -> Option<(Exercise, [String; 3])> {
        let (task, exercise) = (self.task?, self.exercise(lang)?);
        let said = match task.of {
            Of::Course(Course::Lesson, at) => self.say_lesson(lang, at)?,
            Of::Figure(name) => self.say_figure(lang, name)?,
            Of::Course(Course::Puzzles, _) => {
                let goals = &lang.prose().site.goals;
                let (words, n) = goals.of(exercise.goal);
                let turns = self.turns(&exercise);
                let solver = exercise.begin(self.game.kind()).and_then(|table| table.actor());
                let who = solver.map_or("", |seat| Voice(self.game, lang).words().seat(seat));
                let ask = match turns {
                    1 => words.one(&who, &n),
                    _ => words.more(&who, &turns, &n),
                };
                [ask, goals.solved.to_owned(), words.other.to_owned()]
            }
        };
        Some((exercise, said))
    }

    /// Returns the sentences of the lesson's task of this number, from 0: what to do, that it is
    /// done, that it was another move.
    pub(super) fn say_lesson(&self, lang: Lang, at: usize) -> Option<[String; 3]> {
        let words = Voice(self.game, lang).rules().tasks.get(at)?;
        Some([words.ask, words.done, words.other].map(str::to_owned))
    }

    /// Returns the number of turns of the solver in which an exercise is done: the others' are
    /// between them.
    fn turns(&self, exercise: &Exercise) -> usize {
        let Some(table) = exercise.begin(self.game.kind()) else { return 0 };
        let mut session = Session::of(table, self.game);
        let (solver, mut acting, mut turns) = (session.table.actor(), None, 0);
        for step in exercise.line {
            let actor = session.table.actor();
            turns += usize::from(actor == solver && acting != solver);
            acting = actor;
            session.play(step.split('|').next().unwrap_or_default());
        }
        turns
    }

    /// Returns whether it is a puzzle of what follows from what is known: that is shown with it.
    pub(super) fn asks_what_is_known(&self, lang: Lang) -> bool {
        self.exercise(lang).is_some_and(|exercise| exercise.goal == "sure")
    }

    /// Returns whether it is a lesson's task that is done.
    pub fn is_learnt(&self) -> bool {
        self.task.is_some_and(|task| self.table.len() >= task.steps)
    }

    /// Returns why a move is none of those that will do.
    pub(super) fn not_wanted(&self, lang: Lang, mv: &AnyValue) -> Option<Refused> {
        let (exercise, words) = self.task(lang)?;
        let mut wanted = exercise.wanted(self.table.len())?;
        let made = self.table.write(mv);
        // The moves of a figure may be written without their captures: compare them in full
        // notation.
        let is = |word| match self.table.read_step(word) {
            Ok(Step::Move(wanted)) => self.table.write(&wanted) == made,
            _ => false,
        };
        let will_do = wanted.any(|word| if word == ANY { self.begins(lang, mv) } else { is(word) });
        if will_do {
            return None;
        }
        let [.., text] = words;
        // A figure stands beside the text of its rule: its refusal needs no link to the rule.
        let (section, told) = match self.task?.of {
            Of::Course(Course::Puzzles, _) => (exercise.rule, rebuttal(lang, self, &exercise, mv)),
            Of::Course(Course::Lesson, _) => (exercise.rule, None),
            Of::Figure(_) => ("", None),
        };
        let Rebuttal { text, way } = told.unwrap_or(Rebuttal { text, way: Vec::new() });
        Some(Refused { text, way, section, legal: true, ..Refused::default() })
    }

    /// Returns a move that will do.
    pub(super) fn wanted(&self, lang: Lang) -> Option<&'static str> {
        self.exercise(lang)?.wanted(self.table.len())?.next().filter(|&word| word != ANY)
    }

    /// Returns the last step of who learns, and what has followed, as sentences.
    pub(super) fn since(&self, lang: Lang, extras: &Extras) -> String {
        let learner = |step: &usize| {
            self.table.by(*step).is_some_and(|seat| extras.players[seat].level.is_none())
        };
        let from = (0..self.table.len()).rev().find(learner).unwrap_or_default();
        let steps = from..self.table.len();
        // Of armies that were laid out one after the other the last is told.
        let moved = |step| self.trace(step + 1).is_some_and(|trace| !trace.path.is_empty());
        let laid = self.game().facts().secrets && !steps.clone().any(moved);
        let steps = steps.filter_map(|step| self.sentence(lang, extras, step));
        let mut steps: Vec<String> = steps.collect();
        if laid {
            steps.drain(..steps.len().saturating_sub(1));
        }
        lang.say(&steps.iter().map(String::as_str).collect::<Vec<_>>())
    }

    /// Takes the next step of a task; tells whether there was one.
    pub(super) fn follow(&mut self, lang: Lang) -> bool {
        self.wanted(lang).is_some_and(|step| self.play(step))
    }

    /// Says what is to be done, or that it is done and why; and what is awaited.
    pub(crate) fn say_task(&self, lang: Lang) -> Option<[String; 2]> {
        let (_, [ask, done, _]) = self.task(lang)?;
        if self.is_learnt() {
            return Some([done, String::new()]);
        }
        let more = match self.table.turn() {
            Turn::Seat(seat) if !self.table.clicks().is_empty() => {
                let voice = Voice(self.game, lang);
                let (next, view) = (self.table.next(), self.table.view());
                voice.prompt(voice.words().seat(seat), &view, self.table.clicks(), &next).0
            }
            _ => String::new(),
        };
        Some([ask, more])
    }
}

/// Renders where one is in the lesson.
pub(crate) fn head(shell: &Shell, open: &Play) -> Option<Element> {
    let (of, game) = (open.session.task?.of, open.session.game());
    let Of::Course(course, now) = of else { return None };
    let rules = Voice(game, shell.lang()).rules();
    let words = shell.lang().words().lesson.course(course);
    let all = rules.course(course).len();
    let is_done = |at| shell.prefs.has_learnt(game, course, at);
    // A narrow page has room for the tasks around this one; the others are scrolled to, or left out by a
    // browser that would begin the row at the first.
    let near = now.min(all.saturating_sub(NEAR + 1)).max(NEAR);
    let steps = (0..all).map(|at| {
        let (n, done) = ((at + 1).to_string(), is_done(at));
        let shown = if done { "✓".to_owned() } else { n.clone() };
        let step = link(format!("#/{}/{}/{n}", game.id(), course.id()), shown)
            .attr("class", if done { "done" } else { "" })
            .maybe("aria-label", done.then(|| words.done(&n)))
            .maybe("aria-current", (at == now).then_some("step"));
        let class = if at.abs_diff(near) > NEAR { "off" } else { "" };
        with("li", class).key(at.to_string()).kid(step)
    });
    let list = with("ol", "steps").attr("aria-label", words.tasks).kids(steps);
    let n = (0..all).filter(|&at| is_done(at)).count();
    let count = shell.lang().words().lesson.count(&n, &all);
    let count = (n > 0).then(|| with("span", "learnt").text(count));
    let site = &shell.lang().prose().site.puzzles;
    let missing = open.session.task?.missing.then(|| {
        let text = site.missing[usize::from(course == Course::Puzzles)];
        with("p", "s2").key("missing").attr("role", "status").text(text)
    });
    // Link to the other of the two courses.
    let other = Course::ALL.into_iter().filter(|&other| other != course);
    let other = other.filter(|&other| !rules.course(other).is_empty()).map(|other| {
        let text = shell.lang().words().lesson.course(other).title;
        link(format!("#/{}/{}", game.id(), other.id()), text)
    });
    let today = Daily::of(shell, game, now).filter(|_| course == Course::Puzzles);
    let name = if today.is_some() { shell.lang().words().daily } else { words.title };
    let date = today.map(|today| el("span").text(today.date(shell.lang())));
    let title = with("div", "kick").kid(el("h1").text(name)).kids(date).kids(other).kids(count);
    Some(with("div", "way").key("way").kid(title).kid(list).kids(missing))
}

/// Says how hard a puzzle is, and what its game is about, for whoever does not know it.
pub(crate) fn aim(shell: &Shell, open: &Play) -> Option<Element> {
    let Of::Course(Course::Puzzles, at) = open.session.task?.of else { return None };
    let (lang, game) = (shell.lang(), open.session.game());
    let voice = Voice(game, lang);
    let ([aim, _, capture], grades) = (voice.words().brief, lang.prose().site.puzzles.grades);
    // They stand in the order of their difficulty: a puzzle is graded by the third it stands in.
    let all = voice.rules().course(Course::Puzzles).len();
    let grade = grades.get(at * grades.len() / all.max(1))?;
    let wins = open.session.exercise(lang)?.goal == "win";
    let text = if wins { aim } else { capture };
    Some(with("p", "s2 aim").key("aim").text(lang.say(&[grade, text])))
}

/// Renders the link to what comes after a task, or to where its rule stands.
pub(crate) fn after(shell: &Shell, open: &Play) -> Option<Element> {
    let Of::Course(course, at) = open.session.task?.of else { return None };
    let exercise = open.session.exercise(shell.lang())?;
    let after = with("div", "ask after").key("after");
    let done = open.session.is_learnt();
    let after = match course {
        _ if !done => after,
        Course::Lesson => after_step(shell, open, at, after),
        Course::Puzzles => after_puzzle(shell, open, at, after),
    };
    let last = at + 1 == Voice(open.session.game(), shell.lang()).rules().course(course).len();
    // Whoever has learnt a game has no use for the rule. A refusal has its own link to it.
    let learnt = done && last && course == Course::Lesson;
    let rule = (open.beside.refused.is_none() && !learnt)
        .then(|| rule::open(shell, open, "btn", exercise.rule));
    Some(after.kids(rule))
}

/// Renders the main link on from a task.
fn go_on(href: String, text: &'static str) -> Element {
    link(href, text).attr("class", "btn big pri").attr("id", "go-on")
}

/// Renders what comes after a step of a lesson: the next one; after the last one a first game, and
/// the puzzles.
fn after_step(shell: &Shell, open: &Play, at: usize, after: Element) -> Element {
    let (game, words) = (open.session.game(), &shell.lang().words().lesson);
    let page = |page: &str| format!("#/{}/{page}", game.id());
    let rules = Voice(game, shell.lang()).rules();
    if at + 1 < rules.course(Course::Lesson).len() {
        let next = page(&format!("{}/{}", Course::Lesson.id(), at + 2));
        return after.kid(go_on(next, words.next));
    }
    let puzzles = link(page(Course::Puzzles.id()), words.puzzles.open).attr("class", "btn big");
    let has_puzzles = Course::of(game).any(|course| course == Course::Puzzles);
    after
        .kid(with("p", "finished").text(words.lesson.finished))
        .kid(go_on(first_game(shell, game), words.play))
        .kids(has_puzzles.then_some(puzzles))
}

/// Renders what comes after a puzzle that is solved: how many are, and the next one that is not;
/// after all of them a game, and the puzzles of another game.
fn after_puzzle(shell: &Shell, open: &Play, at: usize, after: Element) -> Element {
    let (game, words) = (open.session.game(), &shell.lang().prose().site.puzzles);
    let all = Voice(game, shell.lang()).rules().course(Course::Puzzles).len();
    let is_left = |at: &usize| !shell.prefs.has_learnt(game, Course::Puzzles, *at);
    let next = (at + 1..all).find(is_left).or_else(|| (0..all).find(is_left));
    let n = (0..all).filter(|at| !is_left(at)).count();
    let count = words.count(&n, &all);
    let mut told = vec![count];
    if let Some(today) = Daily::of(shell, game, at).filter(|today| today.is_solved(shell)) {
        told.push(words.daily.to_owned());
        let streak = today.streak(shell);
        told.extend(streak.map(|text| shell.lang().words().stop(&text)));
    }
    let told = shell.lang().say(&told.iter().map(String::as_str).collect::<Vec<_>>());
    let after = after.kid(with("p", "s2 solved").kid(tick()).text(told));
    let lesson = &shell.lang().words().lesson;
    let Some(next) = next else {
        let praise = with("p", "finished").text(words.all_solved);
        let play = go_on(first_game(shell, game), lesson.play);
        return after.kid(praise).kid(play).kids(other_puzzles(shell, game));
    };
    let last = at + 1 == all;
    let finished = || with("p", "finished").text(lesson.puzzles.finished);
    let href = format!("#/{}/{}/{}", game.id(), Course::Puzzles.id(), next + 1);
    after.kids(last.then(finished)).kid(go_on(href, words.next))
}

/// Draws the sign that a puzzle is solved, which draws itself.
fn tick() -> Element {
    let line = el("path").attr("d", "M3 13l6 6L21 5").attr("pathLength", "1");
    with("svg", "solved-sign").attr("viewBox", "0 0 24 24").attr("aria-hidden", "true").kid(line)
}

/// Leads to the puzzles of the next game that has some left.
fn other_puzzles(shell: &Shell, game: GameId) -> Option<Element> {
    let left = |other: GameId| {
        let all = Voice(other, shell.lang()).rules().course(Course::Puzzles).len();
        (0..all).any(|at| !shell.prefs.has_learnt(other, Course::Puzzles, at))
    };
    let here = GameId::ALL.iter().position(|&other| other == game)?;
    let (before, after) = GameId::ALL.split_at(here);
    let other = after.iter().chain(before).copied().find(|&other| other != game && left(other))?;
    let title = Voice(other, shell.lang()).words().title;
    let text = shell.lang().prose().site.puzzles.other(&title);
    let href = format!("#/{}/{}", other.id(), Course::Puzzles.id());
    Some(link(href, text).attr("class", "btn big"))
}

/// Returns the address of a game against computers of the level that is played against.
fn first_game(shell: &Shell, game: GameId) -> String {
    let others = ",computer".repeat(game.facts().seats - 1);
    format!("#/{}?players=person{others}&level={}", game.id(), shell.prefs.level)
}

/// Renders the buttons of a lesson besides the board.
pub(crate) fn actions(shell: &Shell, game: GameId, open: &Play, view: &PlayView) -> Element {
    let words = shell.lang().words();
    let fill_word = if shell.viewport.full_screen { words.small_screen } else { words.full_screen };
    let can = open.more_to_hint() && open.session.wanted(shell.lang()).is_some();
    let first = open.is_puzzle() && open.beside.hint.is_none();
    let hint = if first { words.advice.hint } else { words.advice.hint_show };
    let whole = zoom::lens(shell, open, view).map(|lens| {
        act("btn", Zooming::Whole, (icons::WHOLE, words.whole_board), true)
            .attr("aria-pressed", pressed(lens.whole))
    });
    let leave = open.session.task.and_then(|task| {
        let Of::Course(course, _) = task.of else { return None };
        let text = words.lesson.course(course).leave;
        Some(link(format!("#/{}", game.id()), text).attr("class", "btn"))
    });
    with("div", "cts")
        .key("cts")
        .kid(act("btn", Playing::Hint, (icons::HINT, hint), can).attr("aria-keyshortcuts", "h"))
        .kids(whole)
        .kid(act("btn more", Navigation::Full, (icons::FULL, fill_word), true))
        .kids(leave)
}

#[cfg(test)]
mod tests {
    use super::names;

    #[test]
    fn a_name_is_found_whole_and_not_within_another() {
        for text in ["S1", "S1 va en S2.", "de S2 en S1", "S15, puis S1"] {
            assert!(names(text, "S1"), "{text}");
        }
        for text in ["", "S", "S15", "de S15 en TS1", "S12, S13"] {
            assert!(!names(text, "S1"), "{text}");
        }
    }
}
