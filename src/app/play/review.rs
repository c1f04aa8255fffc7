//! Reviews: each move that was made is judged, one after the other; then it is shown where the
//! game turned, and what would have been better there.

use super::hint::{mark_path, reason};
use super::phase::Phase;
use super::state::Play;
use crate::action::{Moment, Playing};
use crate::msg::Effect;
use crate::out::Out;
use crate::parts::button;
use crate::state::Shell;
use palamede_rules::{Seat, Turn};
use palamede_scene::tree::{Element, el, with};
use palamede_scene::{Scene, ordered};
use palamede_table::{Answer, Ask};
use palamede_table::{Judged, Score, chances};
use palamede_text::fill;

/// The number of turning points that are shown.
const SHOWN: usize = 3;
/// The number of moves told of those that are expected after a better one.
const FOLLOWED: usize = 5;
/// The loss by a move where the game turns, in hundredths of the chances.
const NOTABLE: Score = 10;

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

    /// Returns the moves that were judged, each with the number of steps before it and its seat.
    fn judged(&self) -> impl Iterator<Item = (usize, Seat, &Judged)> {
        let all = self.extras.judged.iter().enumerate();
        all.filter_map(|(at, of)| Some((at, self.session.table.by(at)?, of.as_ref()?)))
    }

    /// Returns the numbers of steps after which the game turned: where people gave most away, in a
    /// game of computers these.
    fn turning_points(&self) -> Vec<usize> {
        let people = self.people();
        let whose = |seat| people.is_empty() || people.has(seat);
        let worst = self.judged().filter(|&(_, seat, of)| whose(seat) && of.loss() >= NOTABLE);
        let mut worst = ordered(worst, |(_, _, of)| -of.loss());
        worst.truncate(SHOWN);
        ordered(worst.into_iter().map(|(at, ..)| at), |&at| at)
    }

    /// Returns the turning point at which one looks.
    fn turning_point(&self) -> Option<(usize, &Judged)> {
        let at = self.back().filter(|at| self.turning_points().contains(at))?;
        Some((at, self.extras.judged.get(at)?.as_ref()?))
    }

    /// Returns the chances of the near side, in hundredths: before each move that was judged and
    /// after it, with the number of steps then.
    fn curve(&self) -> Vec<(usize, Score)> {
        let table = &self.session.table;
        let near = table.facts().allies(self.layout.near).with(self.layout.near);
        let own = |seat, score| if near.has(seat) { chances(score) } else { 100 - chances(score) };
        let mut curve: Vec<(usize, Score)> = Vec::new();
        for (at, seat, of) in self.judged() {
            // The position after a move is judged better by the search of the next move: replace
            // the earlier value.
            curve.pop_if(|(steps, _)| *steps == at);
            curve.extend([(at, own(seat, of.best)), (at + 1, own(seat, of.made))]);
        }
        if let Turn::Over(over) = table.turn() {
            let end = match over.winners.is_empty() {
                true => 50,
                false => 100 * Score::from(near.iter().any(|seat| over.winners.has(seat))),
            };
            curve.push((table.len(), end));
        }
        curve
    }
}

impl Play {
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
    pub(super) fn move_judged(
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

    /// Ends the review: no further move is judged now, and what was found is said.
    fn reviewed(&mut self, shell: &Shell, out: &mut Out) {
        let words = shell.lang().words();
        self.computer.pending = None;
        let found = !self.turning_points().is_empty();
        let text = if found { words.advice.review_turns } else { words.advice.review_even };
        let text = self.beside.answer.as_deref().unwrap_or(text).to_owned();
        out.say(text);
    }
}

/// Begins a review, where there is something to review.
pub(super) fn begin(shell: &Shell, open: &Play, class: &'static str) -> Option<Element> {
    let review = || button(class, Playing::Review, shell.lang().words().advice.review);
    open.can_review().then(review)
}

/// Renders what a review has found so far, below the sentence.
pub(crate) fn found(shell: &Shell, open: &Play) -> Option<Element> {
    let words = shell.lang().words();
    let panel =
        with("div", "rv").key("rv").attr("role", "group").attr("aria-label", words.advice.review);
    let (n, all) = (open.extras.judged.len(), open.session.table.len());
    if open.is_reviewing() {
        let places = [("n", &*(n + 1).to_string()), ("all", &*all.to_string())];
        let bar = el("progress").attr("max", all.to_string()).attr("value", n.to_string());
        let text = el("p").attr("id", "review-at").text(fill(words.advice.review_at, &places));
        let stop = button("btn", Playing::Review, words.advice.review_stop).attr("id", "review");
        return Some(panel.kid(text).kid(bar.attr("aria-labelledby", "review-at")).kid(stop));
    }
    let turns = open.turning_points();
    let heading =
        if turns.is_empty() { words.advice.review_even } else { words.advice.review_turns };
    // A complete review has no button: its panel takes over the button's id, and so the keyboard
    // focus.
    let panel = if open.can_review() { panel } else { panel.attr("id", "review") };
    let panel = panel.attr("tabindex", "-1").kid(el("p").text(heading)).kids(curve(shell, open));
    let list = el("ol").kids(turns.iter().map(|&at| el("li").kids(turn(shell, open, at))));
    (open.judged().next().is_some()).then(|| panel.kid(list))
}

/// Draws and tells how the chances went.
fn curve(shell: &Shell, open: &Play) -> [Element; 2] {
    let (words, curve, all) = (shell.lang().words(), open.curve(), open.session.table.len());
    let points: Vec<String> = curve.iter().map(|(at, of)| format!("{at} {}", 100 - of)).collect();
    let chances = |point: Option<&(usize, Score)>| point.map_or(50, |&(_, of)| of).to_string();
    let (from, to) = (chances(curve.first()), chances(curve.last()));
    let seats = open.session.seat_names(shell.lang(), &open.extras);
    let places = [("who", &*seats[open.layout.near.index()]), ("from", &*from), ("to", &*to)];
    let line = |class, d: String| with("path", class).attr("d", d);
    let mut svg = with("svg", "curve")
        .attr("viewBox", format!("0 0 {all} 100"))
        .attr("preserveAspectRatio", "none")
        .attr("aria-hidden", "true")
        .kid(el("path").attr("d", format!("M0 50H{all}")));
    for at in open.turning_points() {
        svg = svg.kid(line("turn", format!("M{at} 0V100")));
    }
    if let Some(at) = open.back() {
        svg = svg.kid(line("here", format!("M{at} 0V100")));
    }
    let svg = svg.kid(line("chances", format!("M{}", points.join("L"))));
    [svg, el("p").text(fill(words.advice.review_curve, &places))]
}

/// Renders a turning point, to be looked at.
fn turn(shell: &Shell, open: &Play, at: usize) -> Option<Element> {
    let judged = open.extras.judged.get(at)?.as_ref()?;
    let (from, to) = (chances(judged.best).to_string(), chances(judged.made).to_string());
    let made = made(shell, open, at)?;
    let seat = open.session.table.by(at)?;
    let who = &open.session.seat_names(shell.lang(), &open.extras)[seat.index()];
    let places = [("who", &**who), ("what", &*made), ("from", &*from), ("to", &*to)];
    let look = Playing::Back(Moment::After(at));
    let look = button("btn", look, fill(shell.lang().words().advice.review_turn, &places));
    Some(look.maybe("aria-current", (open.back() == Some(at)).then_some("step")))
}

/// Returns the move after so many steps, as the list of moves has it.
fn made(shell: &Shell, open: &Play, at: usize) -> Option<String> {
    let moves = open.session.moves(shell.lang(), &open.extras);
    moves.into_iter().find(|made| made.after == at + 1).map(|made| made.notation)
}

/// Tells what would have been better where one looks.
pub(super) fn text(shell: &Shell, open: &Play) -> Option<String> {
    let (lang, words) = (shell.lang(), shell.lang().words());
    let (at, judged) = open.turning_point()?;
    let then = open.session.at(at)?;
    let (_, better) = then.shown_move(lang, &open.extras, judged.line.first()?)?;
    let better = [("made", &*made(shell, open, at)?), ("what", &*better)];
    let mut all = vec![fill(words.advice.review_better, &better)];
    all.extend(judged.why.iter().map(|&why| reason(lang, why)));
    let line = then.notes(lang, &judged.line);
    let rest: Vec<String> = line.into_iter().skip(1).take(FOLLOWED).collect();
    if !rest.is_empty() {
        all.push(fill(words.advice.review_line, &[("moves", &lang.list(&rest))]));
    }
    Some(lang.say(&all.iter().map(String::as_str).collect::<Vec<_>>()))
}

/// Marks it on the board.
pub(super) fn mark(shell: &Shell, open: &Play, scene: &mut Scene) {
    let shown = open.turning_point().and_then(|(at, judged)| {
        let step = judged.line.first()?;
        open.session.at(at)?.shown_move(shell.lang(), &open.extras, step)
    });
    if let Some((path, _)) = shown {
        mark_path(scene, path, true);
    }
}
