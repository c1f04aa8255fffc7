//! Reviews: each move that was made is judged, one after the other; then it is shown where the
//! game turned. What is shown of it is drawn in `review_view.rs`, from the part of the pages to read.

use super::phase::Phase;
use super::state::Play;
use crate::action::Playing;
use crate::msg::Effect;
use crate::out::Out;
use crate::parts::{awaited, button};
use crate::reading;
use crate::state::Shell;
use palamede_rules::{Seat, Seats};
use palamede_scene::ordered;
use palamede_scene::tree::{Element, el, with};
use palamede_table::{Answer, Ask, Judged};

/// The number of turning points that are shown.
const SHOWN: usize = 3;

impl Play {
    /// Returns whether there are moves that were not judged yet, and nothing else is under way.
    pub fn can_review(&self) -> bool {
        let left = self.extras.judged.len() < self.session.table.len();
        left && self.is_idle() && !self.session.has_secrets()
    }

    /// Returns whether moves are being judged.
    pub fn is_reviewing(&self) -> bool {
        self.asked().is_some_and(|asked| asked.job.ask == Ask::Review)
    }

    /// Returns whether a review is under way or has found something, where that is shown: at the end
    /// and where one looks back. What shows it comes with the long texts.
    pub(crate) fn shows_review(&self) -> bool {
        let found = self.judged().next().is_some() || self.is_reviewing();
        found
            && !self.session.has_secrets()
            && (self.back().is_some() || self.session.table.is_over())
    }

    /// Returns whether one of these seats took the step of this number, from 0.
    pub(super) fn is_by(&self, step: usize, seats: Seats) -> bool {
        self.session.table.by(step).is_some_and(|seat| seats.has(seat))
    }

    /// Returns the moves that were judged, each with the number of steps before it and its seat.
    pub(super) fn judged(&self) -> impl Iterator<Item = (usize, Seat, &Judged)> {
        let all = self.extras.judged.iter().enumerate();
        all.filter_map(|(at, of)| Some((at, self.session.table.by(at)?, of.as_ref()?)))
    }

    /// Returns the numbers of steps after which people gave something away; where they gave nothing
    /// away and have not lost, or computers play alone, where these did.
    pub(super) fn given_away(&self) -> Vec<usize> {
        let people = self.people();
        let slips = || self.judged().filter(|(_, _, of)| of.is_slip());
        let whose = |seat| people.is_empty() || people.has(seat);
        let own: Vec<usize> =
            slips().filter(|&(_, seat, _)| whose(seat)).map(|(at, ..)| at).collect();
        if !own.is_empty() || self.won() == Some(false) {
            return own;
        }
        // Where no person has lost anything: what the computer let be taken.
        slips().map(|(at, ..)| at).collect()
    }

    /// Returns the numbers of steps after which the game turned: those of them that gave most away,
    /// and the one where most was given away in the whole game, whoever made that move. (Each is
    /// an inaccuracy at least, as the table counts them.)
    pub(super) fn turning_points(&self) -> Vec<usize> {
        let cost = |&at: &usize| self.extras.judged[at].as_ref().map_or(0, Judged::cost);
        let mut worst = ordered(self.given_away(), |at| -cost(at));
        worst.truncate(SHOWN);
        let largest = worst.first().map_or(0, cost);
        let others = self.judged().filter(|(_, _, of)| of.is_slip() && of.cost() > largest);
        worst.extend(ordered(others, |(_, _, of)| -of.cost()).first().map(|(at, ..)| *at));
        ordered(worst, |&at| at)
    }
}

impl Play {
    /// Returns the number of steps of the position from which a game that is over is gone through
    /// again: before the first turning point, where a review has found one; else at its end.
    pub(super) fn replayed_from(&self) -> usize {
        let turns = if self.shows_review() { self.turning_points() } else { Vec::new() };
        turns.first().copied().unwrap_or(self.session.table.len())
    }

    /// Judges the moves, or stops doing so.
    pub(crate) fn review(&mut self, shell: &mut Shell, out: &mut Out) {
        let text = shell.lang().words().advice.review_sought.to_owned();
        if self.is_reviewing() {
            out.push(Effect::StopThinking);
            return self.reviewed(shell, out);
        }
        if !self.can_review() {
            return;
        }
        self.forget();
        // Reviewing a game that is not over puts the screen into looking back, so that no move can
        // be made.
        let goes_on = !self.session.table.is_over();
        if goes_on && self.back().is_none() {
            self.phase = Phase::back(Some(self.session.table.len()));
        }
        self.session.table.unselect();
        out.say(text);
        self.judge_next(shell, out);
    }

    /// Keeps how far the review has come, and has the next move judged; once all are, says so.
    fn judge_next(&mut self, shell: &mut Shell, out: &mut Out) {
        let number = shell.next_number();
        let mut job = None;
        while job.is_none() && self.extras.judged.len() < self.session.table.len() {
            job = self.session.review_job(number, self.extras.judged.len());
            if job.is_none() {
                self.extras.judged.push(None);
            }
        }
        self.keep(out);
        match job {
            Some(job) => self.put_job(job, 0, None, shell, out),
            None => self.reviewed(shell, out),
        }
    }

    /// Takes in the judgement of a move, or that nobody judges it.
    pub(crate) fn move_judged(
        &mut self,
        answer: Option<&Answer>,
        shell: &mut Shell,
        out: &mut Out,
    ) {
        let failed = shell.lang().words().advice.no_review;
        self.computer.pending = None;
        match answer {
            Some(answer) => {
                self.extras.judged.push(answer.judged.clone());
                self.judge_next(shell, out);
            }
            None => {
                self.beside.answer = Some(failed.into());
                self.reviewed(shell, out);
            }
        }
    }

    /// Ends the review: no further move is judged now, and what was found is said. Where there was
    /// nothing to judge, that is shown, too.
    fn reviewed(&mut self, shell: &Shell, out: &mut Out) {
        let words = shell.lang().words();
        self.computer.pending = None;
        let whole = self.extras.judged.len() >= self.session.table.len();
        if whole && self.judged().next().is_none() && shell.prose_is_here() {
            let none = reading::nothing_to_review(shell.lang());
            self.beside.answer.get_or_insert_with(|| none.into());
        }
        let course =
            || shell.prose_is_here().then(|| reading::course(shell.lang(), self)).flatten();
        let text = self.beside.answer.as_deref().map(str::to_owned).or_else(course);
        out.say(text.unwrap_or_else(|| words.advice.review_even.to_owned()));
    }
}

/// Begins a review, where there is something to review.
pub(super) fn begin(shell: &Shell, open: &Play, class: &'static str) -> Option<Element> {
    let review = || button(class, Playing::Review, shell.lang().words().advice.review);
    open.can_review().then(review)
}

/// Renders what a review has found so far, below the sentence.
pub(crate) fn found(shell: &Shell, open: &Play) -> Option<Element> {
    if !open.shows_review() {
        return None;
    }
    let words = shell.lang().words();
    let panel =
        with("div", "rv").key("rv").attr("role", "group").attr("aria-label", words.advice.review);
    if open.is_reviewing() {
        let (n, all) = (open.extras.judged.len(), open.session.table.len());
        let bar = el("progress").attr("max", all.to_string()).attr("value", n.to_string());
        let text = el("p").attr("id", "review-at").text(words.advice.review_at(&(n + 1), &all));
        let stop = button("btn", Playing::Review, words.advice.review_stop).attr("id", "review");
        return Some(panel.kid(text).kid(bar.attr("aria-labelledby", "review-at")).kid(stop));
    }
    // A complete review has no button: its panel takes over the button's id, and so the keyboard
    // focus.
    let panel = if open.can_review() { panel } else { panel.attr("id", "review") };
    let panel = panel.attr("tabindex", "-1");
    match shell.prose_is_here() {
        true => reading::review(shell, open, panel),
        false => Some(panel.kid(awaited(shell))),
    }
}
