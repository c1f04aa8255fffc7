//! The picture of a review: the curve of the chances, the turning points, the better moves, and the
//! annotations in the list of moves.

use super::hint::{mark_path, reason};
use super::session::Session;
use super::state::Play;
use super::view::MoveView;
use crate::action::{Moment, Playing};
use crate::parts::{button, does};
use crate::state::Shell;
use palamede_rules::Turn;
use palamede_scene::Scene;
use palamede_scene::tree::{Element, el, with};
use palamede_table::{Annotation, Judged, Score, chances};
use palamede_text::{Lang, fill};

/// The number of moves told of those that are expected after a better one.
const FOLLOWED: usize = 5;

impl Play {
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

    /// Returns the annotation of the step of this number, from 0, once the game is over: a running
    /// one is not judged aloud.
    fn annotation(&self, step: usize) -> Option<Annotation> {
        let over = self.session.table.is_over() && !self.session.has_secrets();
        let judged = self.extras.judged.get(step).filter(|_| over)?.as_ref()?;
        let taken = self
            .session
            .trace(step + 1)
            .map_or(0, |trace| trace.taken.iter().map(|(_, look)| look.count()).sum());
        judged.annotation(taken)
    }
}

/// Returns the name of an annotation, as it is heard.
fn name(lang: Lang, annotation: Annotation) -> &'static str {
    let words = &lang.prose().site.review;
    match annotation {
        Annotation::Good => words.good,
        Annotation::Inaccuracy => words.inaccuracy,
        Annotation::Mistake => words.mistake,
    }
}

/// Returns the sign and the name of the annotation of a step, if it has one.
pub(crate) fn annotation(
    shell: &Shell,
    open: &Play,
    step: usize,
) -> Option<(&'static str, &'static str)> {
    let annotation = open.annotation(step)?;
    Some((annotation.sign(), name(shell.lang(), annotation)))
}

/// Renders the moves that have an annotation, each in a line.
pub(crate) fn annotated(shell: &Shell, open: &Play) -> Option<Element> {
    let (lang, words) = (shell.lang(), &shell.lang().prose().site.review);
    let lines: Vec<Element> = numbered(&open.session, lang, open)
        .filter_map(|(number, made)| {
            let (sign, name) = annotation(shell, open, made.after.checked_sub(1)?)?;
            let places =
                [("n", &*number), ("what", &*made.notation), ("sign", sign), ("name", name)];
            Some(el("li").text(fill(words.annotated, &places)))
        })
        .collect();
    let heading = el("h2").text(words.heading);
    let list = || el("div").kid(heading).kid(el("ul").kids(lines.clone()));
    (!lines.is_empty()).then(list)
}

/// Lists the moves, each with the number of its round.
fn numbered<'a>(
    session: &Session,
    lang: Lang,
    open: &'a Play,
) -> impl Iterator<Item = (String, MoveView)> + use<'a> {
    let mut number = 0;
    session.moves(lang, &open.extras).into_iter().map(move |made| {
        number = made.number.unwrap_or(number);
        (number.to_string(), made)
    })
}

/// Renders what a review has found, in its panel; `None` where it has found nothing.
pub(crate) fn panel(shell: &Shell, open: &Play, panel: Element) -> Option<Element> {
    open.judged().next()?;
    let words = &shell.lang().words().advice;
    let turns = open.turning_points();
    let heading = if turns.is_empty() { words.review_even } else { words.review_turns };
    let list = el("ol").kids(turns.iter().map(|&at| el("li").kids(turn(shell, open, at))));
    Some(panel.kid(el("p").text(heading)).kids(chart(shell, open)).kid(list))
}

/// Tells and draws how the chances went: whose they are, the axis, the curve.
fn chart(shell: &Shell, open: &Play) -> [Element; 2] {
    let (lang, curve) = (shell.lang(), open.curve());
    let chances = |point: Option<&(usize, Score)>| point.map_or(50, |&(_, of)| of).to_string();
    let (from, to) = (chances(curve.first()), chances(curve.last()));
    let seats = open.session.seat_names(lang, &open.extras);
    let places = [("who", &*seats[open.layout.near.index()]), ("from", &*from), ("to", &*to)];
    let told = el("p").text(fill(lang.words().advice.review_curve, &places));
    let percent = lang.prose().site.review.percent;
    let axis = ["100", "50", "0"].map(|n| el("span").text(fill(percent, &[("n", n)])));
    let axis = with("div", "axis").attr("aria-hidden", "true").kids(axis);
    [told, with("div", "chart").kid(axis).kid(drawn(open, &curve))]
}

/// Draws the curve. A press shows the position of the nearest moment: the slider and the list of
/// moves do the same by the keyboard.
fn drawn(open: &Play, curve: &[(usize, Score)]) -> Element {
    let all = open.session.table.len();
    let points: Vec<String> = curve.iter().map(|(at, of)| format!("{at} {}", 100 - of)).collect();
    let line = |class, d: String| with("path", class).attr("d", d);
    let upright = |class, at: usize| line(class, format!("M{at} 0V100"));
    let press = |at: usize| {
        // Half a move to each side; at the ends there is half as much.
        let from = if at == 0 { "0".to_owned() } else { format!("{}.5", at - 1) };
        let width = if at == 0 || at == all { ".5" } else { "1" };
        let column = el("rect").attr("x", from).attr("width", width).attr("height", "100");
        does(column, Playing::Back(Moment::After(at)).into())
    };
    with("svg", "curve")
        .attr("viewBox", format!("0 0 {all} 100"))
        .attr("preserveAspectRatio", "none")
        .attr("aria-hidden", "true")
        .kid(el("path").attr("d", format!("M0 50H{all}")))
        .kids(open.turning_points().into_iter().map(|at| upright("turn", at)))
        .kids(open.back().map(|at| upright("here", at)))
        .kid(line("chances", format!("M{}", points.join("L"))))
        .kids((0..=all).map(press))
}

/// Renders a turning point, to be looked at.
fn turn(shell: &Shell, open: &Play, at: usize) -> Option<Element> {
    let lang = shell.lang();
    let judged = open.extras.judged.get(at)?.as_ref()?;
    let (from, to) = (chances(judged.best).to_string(), chances(judged.made).to_string());
    let (n, made) = numbered(&open.session, lang, open).find(|(_, made)| made.after == at + 1)?;
    let seat = open.session.table.by(at)?;
    let who = &open.session.seat_names(lang, &open.extras)[seat.index()];
    let what = &*made.notation;
    let places = [("n", &*n), ("who", &**who), ("what", what), ("from", &*from), ("to", &*to)];
    let look = Playing::Back(Moment::After(at));
    let look = button("btn", look, fill(lang.words().advice.review_turn, &places));
    Some(look.maybe("aria-current", (open.back() == Some(at)).then_some("step")))
}

/// Returns the move after so many steps, as the list of moves has it.
fn made(shell: &Shell, open: &Play, at: usize) -> Option<String> {
    Some(open.session.notation(shell.lang(), &open.extras, at)?.0)
}

/// Tells what would have been better where one looks.
pub(crate) fn text(shell: &Shell, open: &Play) -> Option<String> {
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
pub(crate) fn mark(shell: &Shell, open: &Play, scene: &mut Scene) {
    let shown = open.turning_point().and_then(|(at, judged)| {
        let step = judged.line.first()?;
        open.session.at(at)?.shown_move(shell.lang(), &open.extras, step)
    });
    if let Some((path, _)) = shown {
        mark_path(scene, path, true);
    }
}
