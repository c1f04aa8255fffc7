//! Hints: first where to look and what there is to see, then the move.

use super::state::{Hint, Play};
use crate::action::Playing;
use crate::deferred;
use crate::out::Out;
use crate::out::Request;
use crate::parts::button;
use crate::state::Shell;
use palamede_rules::{Seats, Turn};
use palamede_scene::tree::{Element, el, with};
use palamede_scene::{Mark, Scene, Target};
use palamede_table::{Answer, Ask, Why};
use palamede_text::Lang;

/// The most moves to a win of which the number is told: who wins later has nothing to count.
pub(super) const COUNTED: u16 = 4;

/// The number of turns lost after which a hint is offered.
const OFFERED_AT: usize = 2;

impl Hint {
    /// Returns the hint's text.
    fn text(&self, lang: Lang, game: &Play) -> String {
        let words = lang.words();
        let (path, what) = self.shown(lang, game);
        let board = game.session.board();
        let site = path.first().and_then(|&site| board.sites.get(site));
        let first = match site.filter(|_| !self.whole) {
            Some(site) => words.advice.hint_look(&site.name),
            None => words.advice.hint_move(&what),
        };
        let mut reasons: Vec<String> = self.why.iter().map(|&why| reason(lang, why)).collect();
        // With hidden pieces the computer cannot know that others are worth as much, so that it
        // does not say so.
        if reasons.is_empty() && !game.session.has_secrets() && !game.is_lesson() {
            reasons.push(words.advice.why_equal.to_owned());
        }
        let all = [&first].into_iter().chain(&reasons).map(String::as_str);
        lang.say(&all.collect::<Vec<_>>())
    }

    /// Returns the move's sites and its sentence.
    fn shown(&self, lang: Lang, game: &Play) -> (Vec<usize>, String) {
        game.session.shown_move(lang, &game.extras, &self.step).unwrap_or_default()
    }
}

/// Returns the reason for a move, as a sentence that does not tell the move.
pub(super) fn reason(lang: Lang, why: Why) -> String {
    let words = lang.words();
    match why {
        Why::Only => words.advice.why_only,
        Why::Wins(1) => words.advice.why_wins_now,
        Why::Wins(moves) if moves > COUNTED => words.advice.why_wins_late,
        Why::Wins(moves) => return words.advice.why_wins(&moves),
        Why::HoldsOut => words.advice.why_holds_out,
        Why::GainsAtOnce => words.advice.why_gains_at_once,
        Why::Keeps => words.advice.why_keeps,
        Why::Gains => words.advice.why_gains,
        Why::LosesLeast => words.advice.why_loses_least,
    }
    .to_owned()
}

impl Play {
    /// Returns whether who is at the screen can be advised: a move is awaited of a person, who sees
    /// what may be known.
    pub fn can_hint(&self) -> bool {
        let (table, turn) = (&self.session.table, self.session.table.turn());
        let moves =
            matches!(turn, Turn::Seat(_)) && self.back().is_none() && !table.is_laying_out();
        let seat = self.person_to_act().filter(|_| moves && !table.is_covered());
        seat.is_some_and(|seat| !self.session.has_secrets() || self.is_for(Seats::only(seat)))
    }

    /// Returns whether a hint is offered: who plays alone has just for the second time lost more to
    /// the answer than its own turn took. (That comes once in a game.)
    pub(super) fn is_hint_offered(&self) -> bool {
        let people = self.people();
        let fresh = self.beside.hint.is_none() && self.session.table.clicks().is_empty();
        let plays = !self.is_lesson() && !self.session.has_secrets();
        if people.len() != 1 || !fresh || !plays || !self.can_hint() {
            return false;
        }
        let step = |step: usize| {
            let fell = self.session.trace(step + 1).map_or(0, |trace| trace.taken.len());
            Some((people.has(self.session.table.by(step)?), fell))
        };
        let steps: Vec<(bool, usize)> = (0..self.session.table.len()).filter_map(step).collect();
        let turns = steps.chunk_by(|one, next| one.0 == next.0);
        let turns = turns.map(|turn| (turn[0].0, turn.iter().map(|step| step.1).sum::<usize>()));
        let turns: Vec<(bool, usize)> = turns.collect();
        let lost = |turns: &&[(bool, usize)]| turns[0].0 && turns[1].1 > turns[0].1;
        let all = turns.windows(2).filter(lost).count();
        all == OFFERED_AT && turns.windows(2).last().filter(lost).is_some()
    }

    /// Returns whether there is more of a hint to be had than is shown.
    pub fn more_to_hint(&self) -> bool {
        self.can_hint()
            && self.is_idle()
            && self.beside.hint.as_ref().is_none_or(|hint| !hint.whole)
    }
}

impl Play {
    /// Asks for a hint; where there is one, shows the move.
    pub(crate) fn hint(&mut self, shell: &mut Shell, out: &mut Out) {
        // The hint is shown where the menu may be open: close the menu.
        out.request(Request::CloseMenu);
        let (lang, seed) = (shell.lang(), shell.lot());
        if !self.more_to_hint() {
            return;
        }
        if self.is_lesson() {
            return self.show_wanted(shell, out);
        }
        // What is selected would be marked in place of what the hint shows.
        self.session.table.unselect();
        if let Some(hint) = &mut self.beside.hint {
            hint.whole = true;
            return self.say_hint(shell, out);
        }
        self.forget();
        let number = shell.next_number();
        if let Some(job) = self.session.job(number, Ask::Hint, seed as u32) {
            let text = lang.words().advice.hint_sought;
            self.beside.answer = Some(text.into());
            out.say(text);
            self.put_job(job, 0, None, shell, out);
        }
    }

    /// Takes in the hint that came, or that none did.
    pub(crate) fn hinted(&mut self, answer: Option<&Answer>, shell: &Shell, out: &mut Out) {
        let lang = shell.lang();
        (self.computer.pending, self.beside.answer) = (None, None);
        let shown = |step: &String| self.session.shown_move(lang, &self.extras, step);
        let step = answer.and_then(|answer| self.session.table.advised(answer));
        let step = step.filter(|step| self.can_hint() && shown(step).is_some());
        let why = answer.map(|answer| answer.why.clone()).unwrap_or_default();
        self.beside.hint = step.map(|step| Hint { step, why, whole: false });
        if self.beside.hint.is_some() {
            return self.say_hint(shell, out);
        }
        let text = lang.words().advice.no_hint;
        self.beside.answer = Some(text.into());
        out.say(text);
    }

    /// Says the hint; where others may hear it, that it is there to be read.
    pub(super) fn say_hint(&self, shell: &Shell, out: &mut Out) {
        let Some(hint) = &self.beside.hint else { return };
        let text = match self.session.is_quiet() {
            true => shell.lang().words().advice.hint_shown.to_owned(),
            false => hint.text(shell.lang(), self),
        };
        out.say(text);
    }
}

impl Play {
    /// Returns the piece of the move that is shown whole, if this is where it ends and nothing is
    /// selected.
    pub(super) fn hinted_from(&self, lang: Lang, target: Target) -> Option<usize> {
        let (table, hint) = (&self.session.table, self.beside.hint.as_ref()?);
        let free = hint.whole && table.clicks().is_empty() && !table.is_laying_out();
        match hint.shown(lang, self).0[..] {
            [from, .., to] if free && target == Target::Site(to) => Some(from),
            _ => None,
        }
    }
}

/// Returns the hint that is shown, in words.
pub(super) fn text(shell: &Shell, open: &Play) -> Option<String> {
    let hint = open.beside.hint.as_ref().filter(|_| open.can_hint());
    hint.and_then(|_| deferred::hint(shell.lang(), open))
}

/// Returns a hint in words.
pub(crate) fn words(lang: Lang, open: &Play) -> Option<String> {
    open.beside.hint.as_ref().map(|hint| hint.text(lang, open))
}

/// Marks it on the board, until something is selected: then that is marked.
pub(super) fn mark(shell: &Shell, open: &Play, scene: &mut Scene) {
    let nothing = open.session.table.clicks().is_empty();
    if open.beside.hint.is_some() && nothing && open.can_hint() {
        deferred::mark_hint(shell, open, scene);
    }
}

/// Marks the hint that there is.
pub(crate) fn mark_shown(shell: &Shell, open: &Play, scene: &mut Scene) {
    let Some(hint) = &open.beside.hint else { return };
    let (path, _) = hint.shown(shell.lang(), open);
    mark_path(scene, path, hint.whole);
}

/// Marks the first of these sites, or the `whole` way through them.
pub(super) fn mark_path(scene: &mut Scene, path: Vec<usize>, whole: bool) {
    let last = if whole { path.last() } else { None };
    scene.marks.extend(path.first().map(|&site| Mark::Selected(site)));
    scene.marks.extend(last.map(|&site| Mark::Next(site)));
    if whole {
        scene.marks.push(Mark::Trail(path));
    }
}

/// Renders the button that shows the move, too; or what offers a hint.
pub(super) fn more(shell: &Shell, open: &Play) -> Option<Element> {
    let words = &shell.lang().words().advice;
    let row = || with("div", "ask").key("hint");
    if open.is_hint_offered() {
        let hint = button("btn", Playing::Hint, words.hint);
        return Some(row().kid(el("p").text(words.hint_offer)).kid(hint));
    }
    // (The button below a task's board does the same.)
    let shown = open.beside.hint.is_some() && open.more_to_hint() && !open.is_lesson();
    shown.then(|| row().kid(button("btn", Playing::Hint, words.hint_show)))
}
