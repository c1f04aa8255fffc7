//! The picture of a review: the curve of the chances, the turning points, the better moves, and the
//! annotations in the list of moves.

use super::from_to::from_to;
use super::hint::{COUNTED, mark_path, reason};
use super::result::men;
use super::say::from_here;
use super::session::Session;
use super::state::Play;
use super::view::MoveView;
use crate::action::{Moment as Back, Playing};
use crate::parts::does;
use crate::state::Shell;
use palamede_record::Heard;
use palamede_rules::{GameEvent, Reason, Seat, Seats, Turn};
use palamede_scene::tree::{Element, el, with};
use palamede_scene::{Scene, ordered};
use palamede_table::{Annotation, Judged, Score, THRESHOLDS, Why, chances};
use palamede_text::{Lang, Voice, fill};

/// The number of moves told of those that are expected after a better one.
const FOLLOWED: usize = 3;

impl Play {
    /// Returns the move that gave something away before which one looks: its number and judgement.
    fn slip(&self) -> Option<(usize, &Judged)> {
        let at = self.back()?;
        let judged = self.extras.judged.get(at)?.as_ref()?;
        (judged.is_slip() || self.small_loss() == Some(at)).then_some((at, judged))
    }

    /// Returns the number of steps before the move that cost most of a person who has lost without
    /// giving anything away that counts.
    fn small_loss(&self) -> Option<usize> {
        let people = self.people();
        let lost = self.won() == Some(false) && self.given_away().is_empty();
        let costly = self.judged().filter(|(_, seat, of)| people.has(*seat) && of.cost() > 0);
        let worst = costly.filter(|_| lost).max_by_key(|(_, _, of)| of.cost());
        worst.map(|(at, ..)| at)
    }

    /// Returns the chances of the near side, in hundredths: before each move that was judged and
    /// after it, with the number of steps then; and how the game ended, if that was on the board.
    fn curve(&self) -> Vec<(usize, Score)> {
        let mut curve = self.judged_curve();
        let (near, table) = (self.near_side(), &self.session.table);
        let Turn::Over(over) = table.turn() else { return curve };
        let aside = [Reason::Resigned, Reason::TimedOut, Reason::Agreed];
        if !aside.contains(&over.reason) {
            let end = match over.winners.is_empty() {
                true => 50,
                false => 100 * Score::from(near.iter().any(|seat| over.winners.has(seat))),
            };
            curve.push((table.len(), end));
        }
        curve
    }

    /// Returns the near seat and its allies.
    fn near_side(&self) -> Seats {
        self.session.table.facts().allies(self.layout.near).with(self.layout.near)
    }

    /// Returns the chances of the near side as the moves were judged.
    fn judged_curve(&self) -> Vec<(usize, Score)> {
        let near = self.near_side();
        let own = |seat, score| if near.has(seat) { chances(score) } else { 100 - chances(score) };
        let mut curve: Vec<(usize, Score)> = Vec::new();
        for (at, seat, of) in self.judged() {
            // The position after a move is judged better by the search of the next move: replace
            // the earlier value.
            curve.pop_if(|(steps, _)| *steps == at);
            curve.extend([(at, own(seat, of.best)), (at + 1, own(seat, of.made))]);
        }
        curve
    }

    /// Returns the annotation of the step of this number, from 0, once the game is over: a running
    /// one is not judged aloud.
    fn annotation(&self, step: usize) -> Option<Annotation> {
        let over = self.session.table.is_over() && !self.session.has_secrets();
        let judged = self.extras.judged.get(step).filter(|_| over)?.as_ref()?;
        self.annotation_of(judged, step)
    }

    /// Returns the annotation of a judgement, of the step of this number.
    fn annotation_of(&self, judged: &Judged, step: usize) -> Option<Annotation> {
        judged.annotation(taken_in(self, step))
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
            let step = made.after.checked_sub(1)?;
            let (sign, name) = annotation(shell, open, step)?;
            let from_to = open.session.step_from_to(lang, step).unwrap_or(made.notation);
            Some(el("li").text(words.annotated(&number, &from_to, &sign, &name)))
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

/// Renders what a review has found, in its panel: the course of the game in a sentence, the moments
/// to be looked at, the moves of each side by how good they were, the curve; `None` where it has
/// found nothing.
pub(crate) fn panel(shell: &Shell, open: &Play, panel: Element) -> Option<Element> {
    open.judged().next()?;
    let told = with("p", "course").text(course(shell.lang(), open)?);
    let moves: Vec<_> = numbered(&open.session, shell.lang(), open).collect();
    let list = |moments: &[Moment]| {
        let lines = moments.iter().map(|moment| rendered(shell, open, &moves, moment));
        (!moments.is_empty()).then(|| el("ol").kids(lines))
    };
    let shown = list(&moments(shell.lang(), open));
    let none = || el("p").text(shell.lang().words().advice.review_even);
    let none = open.turning_points().is_empty().then(none);
    let slips = slips(shell.lang(), open);
    let all = list(&slips).map(|list| {
        let title = shell.lang().prose().site.review.all(&slips.len());
        el("details").key("slips").kid(el("summary").text(title)).kid(list)
    });
    let counts = counts(shell.lang(), open);
    Some(
        panel
            .kid(told)
            .kids(none)
            .kids(shown)
            .kids(all)
            .kids(counts.into_iter().flatten())
            .kids(chart(shell, open)),
    )
}

/// Returns the names of those who play together with a seat, as they stand within a sentence.
fn those_of(lang: Lang, open: &Play, seat: Seat) -> String {
    let words = Voice(open.session.game(), lang).words();
    let facts = open.session.table.facts();
    let team = facts.allies(seat).with(seat);
    let name = |seat: Seat| match open.extras.players[seat].name.is_empty() {
        true => words.the(seat).to_owned(),
        false => words.called(seat, &open.extras.players[seat]),
    };
    lang.list(&team.iter().map(name).collect::<Vec<_>>())
}

/// The chances, in hundredths, from which a side is said to have the advantage.
const AHEAD: Score = 65;

/// Tells the course of the game in a sentence: who had the advantage, and since when.
pub(crate) fn course(lang: Lang, open: &Play) -> Option<String> {
    let words = &lang.prose().site.review;
    let near = open.layout.near;
    let teams = open.near_side();
    let far = Seat::first(open.session.seats()).find(|&seat| !teams.has(seat))?;
    // Each position: whether the near side is ahead, or the far one, or neither.
    let ahead = |of: Score| match of {
        AHEAD.. => Some(near),
        _ if of <= 100 - AHEAD => Some(far),
        _ => None,
    };
    let curve = open.judged_curve();
    let course: Vec<_> = curve.iter().map(|&(steps, of)| (steps, ahead(of))).collect();
    let &(_, last) = course.last()?;
    let from = course.iter().rposition(|&(_, side)| side != last).map_or(0, |at| at + 1);
    let before = |side| course[..from].iter().any(|&(_, of)| of == Some(side));
    let other = |seat: Seat| if seat == near { far } else { near };
    let since = round_of(lang, open, course[from].0);
    let name = |seat: Seat| those_of(lang, open, seat);
    let told = match last {
        Some(who) => match (from > 0, before(who), before(other(who))) {
            (false, ..) => words.led(&name(who)),
            (true, false, false) => words.tipped(&since, &name(who)),
            (true, false, true) => words.turned(&name(other(who)), &name(who), &since),
            (true, true, _) => words.swung(&name(who), &since),
        },
        None => match (before(near), before(far)) {
            (false, false) => words.even.to_owned(),
            (true, true) => words.unsettled.to_owned(),
            (first, _) => words.eased(&name(if first { near } else { far }), &since),
        },
    };
    // What no curve tells: the side that was not behind gave the game up, or had no time left.
    let ended = match open.session.table.turn() {
        Turn::Over(over) if last.is_none_or(|ahead| !over.winners.has(ahead)) => over.reason,
        _ => return Some(told),
    };
    let ended = match ended {
        Reason::Resigned => words.resigned,
        Reason::TimedOut => words.timed_out,
        _ => return Some(told),
    };
    Some(lang.say(&[&told, ended]))
}

/// Returns the number of the round in which the last of so many steps was taken.
fn round_of(lang: Lang, open: &Play, steps: usize) -> String {
    let mut moves = numbered(&open.session, lang, open);
    moves.find(|(_, made)| made.after >= steps).map_or(steps.to_string(), |(n, _)| n)
}

/// A moment of the game that is worth a look.
struct Moment {
    /// The number of steps before the move that was made there.
    at: usize,
    /// The number of steps of the position that is shown.
    shown: usize,
    /// The kind of moment, and what there is to say of it.
    kind: &'static str,
    text: String,
}

/// Returns the moments to be looked at, in their order: where most was given away, or a little by who
/// has lost, and the best move.
fn moments(lang: Lang, open: &Play) -> Vec<Moment> {
    let turns = open.turning_points();
    let cost = |at: usize| open.extras.judged[at].as_ref().map_or(0, Judged::cost);
    let most = turns.iter().copied().max_by_key(|&at| cost(at));
    let told = turns.iter().copied().chain(open.small_loss());
    let turned = told.filter_map(|at| missed(lang, open, at, most == Some(at)));
    ordered(turned.chain(best(lang, open)), |moment| moment.at)
}

/// Returns all moves that gave something away, where more than the turning points did.
fn slips(lang: Lang, open: &Play) -> Vec<Moment> {
    let (all, shown) = (open.given_away(), open.turning_points());
    if all.iter().all(|at| shown.contains(at)) {
        return Vec::new();
    }
    all.into_iter().filter_map(|at| missed(lang, open, at, false)).collect()
}

/// Tells of a move that gave something away what was missed or lost by it.
fn missed(lang: Lang, open: &Play, at: usize, most: bool) -> Option<Moment> {
    let words = &lang.prose().site.review;
    let judged = open.extras.judged.get(at)?.as_ref()?;
    let then = open.session.at(at)?;
    let [turning, capture, win, _, inaccuracy, mistake] = words.kinds;
    let step = judged.line.first();
    let path = step.and_then(|step| then.shown_move(lang, &open.extras, step));
    let better = path.and_then(|(path, _)| from_to(lang, &then.board(), &path));
    let gain = step.and_then(|step| taken_by(&then, step)).unwrap_or(0);
    let wins = judged.why.iter().find_map(|why| match why {
        Why::Wins(moves) => Some(usize::from(*moves)),
        _ => None,
    });
    let kind = match () {
        () if !judged.is_slip() => words.small,
        () if wins.is_some() => win,
        () if gain > taken_in(open, at) => capture,
        () if most => turning,
        () if open.annotation_of(judged, at) == Some(Annotation::Mistake) => mistake,
        () => inaccuracy,
    };
    let better = better.map(|from_to| match wins {
        Some(moves) => {
            fill(words.won[won_in(moves)], &[("from_to", &from_to), ("n", &moves.to_string())])
        }
        None if gain > taken_in(open, at) => words.took(&gain, &from_to),
        None => words.better_move(&from_to),
    });
    let text = [lost(lang, open, at), better].into_iter().flatten();
    let text: Vec<String> = text.collect();
    let text = lang.say(&text.iter().map(String::as_str).collect::<Vec<_>>());
    Some(Moment { at, shown: at, kind, text })
}

/// Returns which sentence tells a win in so many moves: at once, soon, later.
fn won_in(moves: usize) -> usize {
    usize::from(moves > 1) + usize::from(moves > COUNTED.into())
}

/// Tells what the reply to a move took.
fn lost(lang: Lang, open: &Play, at: usize) -> Option<String> {
    let facts = open.session.table.facts();
    let (by, reply) = (open.session.table.by(at)?, open.session.table.by(at + 1)?);
    let n = taken_in(open, at + 1);
    let theirs = !facts.allies(by).with(by).has(reply) && n > 0;
    let reply = open.session.step_from_to(lang, at + 1).filter(|_| theirs)?;
    Some(lang.prose().site.review.lost(&n, &reply))
}

/// Returns the best move of the game: of those that are annotated as good the one that took most, a
/// person's where people play.
fn best(lang: Lang, open: &Play) -> Option<Moment> {
    let words = &lang.prose().site.review;
    let people = open.people();
    let good = open.judged().filter(|&(at, seat, of)| {
        let whose = people.is_empty() || people.has(seat);
        whose && open.annotation_of(of, at) == Some(Annotation::Good)
    });
    let good: Vec<usize> = good.map(|(at, ..)| at).collect();
    let at = good.into_iter().rev().max_by_key(|&at| taken_in(open, at))?;
    let n = taken_in(open, at);
    let text = match n {
        0 => words.held.to_owned(),
        n => words.gained(&n),
    };
    Some(Moment { at, shown: at + 1, kind: words.kinds[3], text })
}

/// Returns the number of pieces that the step of this number took.
fn taken_in(open: &Play, step: usize) -> usize {
    let trace = open.session.trace(step + 1).unwrap_or_default();
    men(trace.taken.iter().map(|(_, look)| look))
}

/// Returns the number of pieces that a move would take; `None` where that is not known.
fn taken_by(then: &Session, step: &str) -> Option<usize> {
    let mut after = then.table.trial().filter(|table| !table.keeps_secrets())?;
    let (step, all) = (after.read_step(step).ok()?, after.len());
    after.take(step).ok()?;
    match after.heard(all)? {
        (_, Heard::Event(event)) => Some(men(event.trace().taken.iter().map(|(_, look)| look))),
        _ => None,
    }
}

/// Renders a moment: pressed, it is looked at.
fn rendered(shell: &Shell, open: &Play, moves: &[(String, MoveView)], moment: &Moment) -> Element {
    let lang = shell.lang();
    let seats = open.session.seat_names(lang, &open.extras);
    let seat = open.session.table.by(moment.at);
    let who = seat.map_or("", |seat| &*seats[seat.index()]);
    let made = moves.iter().find(|(_, made)| made.after == moment.at + 1);
    let (n, note) = made.map_or(("", ""), |(n, made)| (n, &made.notation));
    let from_to = open.session.step_from_to(lang, moment.at).unwrap_or_else(|| note.to_owned());
    let head = lang.prose().site.review.moment(&n, &who, &from_to);
    let look = Playing::Back(Back::After(moment.shown));
    let here = open.back() == Some(moment.shown);
    let press = does(with("button", "btn").attr("type", "button"), look.into());
    let press = press.maybe("aria-current", here.then_some("step"));
    let text = [head.as_str(), &moment.text].into_iter().filter(|text| !text.is_empty());
    let text = lang.say(&[""].into_iter().chain(text).collect::<Vec<_>>());
    // From there one plays on, where the buttons for that are in a menu.
    let shown = here && moment.shown == moment.at;
    let on = shown.then(|| from_here(shell, open, moment.shown, "btn pri only-s"));
    let title = el("b").text(lang.words().stop(&moment.kind));
    el("li").kid(press.kid(el("span").kid(title).text(text))).kids(on.into_iter().flatten())
}

/// Renders the moves of each side by how good they were, as a table, and says which are not counted;
/// nothing where none is.
fn counts(lang: Lang, open: &Play) -> [Option<Element>; 2] {
    let head = lang.prose().site.review.counts;
    let head = el("tr").kids(head.map(|text| el("th").attr("scope", "col").text(text)));
    let names = open.session.seat_names(lang, &open.extras);
    let (mut counted, mut left) = (0, 0);
    let rows = Seat::first(open.session.seats()).filter_map(|seat| {
        let own = || open.judged().filter(|&(_, by, _)| by == seat);
        own().next()?;
        let mut counts = [0; 3];
        for (at, _, of) in own() {
            counts[match open.annotation_of(of, at) {
                Some(Annotation::Mistake) => 2,
                Some(Annotation::Inaccuracy) => 1,
                Some(Annotation::Good) => 0,
                None if of.is_undecided() => 0,
                // Whatever one plays there costs little.
                None => {
                    left += 1;
                    continue;
                }
            }] += 1;
        }
        counted += counts.iter().sum::<u32>();
        let row = el("tr").kid(el("th").attr("scope", "row").text(names[seat.index()].clone()));
        Some(row.kids(counts.map(|n: u32| el("td").text(n.to_string()))))
    });
    let rows: Vec<Element> = rows.collect();
    let table = || with("table", "counts").kid(el("thead").kid(head)).kid(el("tbody").kids(rows));
    let words = &lang.prose().site.review;
    let [inaccuracy, mistake] =
        [Annotation::Inaccuracy, Annotation::Mistake].map(|of| least(of).to_string());
    let costs = words.costs(&mistake, &inaccuracy);
    let left = (left > 0).then_some(words.counted);
    let told: Vec<&str> = [&*costs].into_iter().chain(left).collect();
    let told = || el("p").text(lang.say(&told));
    [(counted > 0).then(table), (counted > 0).then(told)]
}

/// Returns what a move of this annotation costs at least, in hundredths.
fn least(annotation: Annotation) -> Score {
    THRESHOLDS.iter().find(|(_, of)| *of == annotation).map_or(0, |(least, _)| *least)
}

/// Tells and draws how the chances went: whose they are, the axis, the curve.
fn chart(shell: &Shell, open: &Play) -> [Element; 2] {
    let (lang, curve) = (shell.lang(), open.curve());
    let chances = |point: Option<&(usize, Score)>| point.map_or(50, |&(_, of)| of).to_string();
    let (from, to) = (chances(curve.first()), chances(curve.last()));
    let seats = open.session.seat_names(lang, &open.extras);
    let (words, near) = (&lang.prose().site.review, &seats[open.layout.near.index()]);
    let told = el("p").text(words.curve(near, &from, &to));
    let axis = ["100", "50", "0"].map(|n| el("span").text(words.percent(&n)));
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
        does(column, Playing::Back(Back::After(at)).into())
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

/// Tells what would have been better where one looks.
pub(crate) fn text(shell: &Shell, open: &Play) -> Option<String> {
    let (lang, words) = (shell.lang(), &shell.lang().prose().site.review);
    let (at, judged) = open.slip()?;
    let then = open.session.at(at)?;
    let (_, better) = then.shown_move(lang, &open.extras, judged.line.first()?)?;
    let mut all = vec![words.better(&better)];
    all.extend(judged.why.iter().map(|&why| reason(lang, why)));
    let line: Vec<&str> = judged.line.iter().map(String::as_str).collect();
    let (line, board) = (then.traces(&line), then.board());
    let rest = line.iter().skip(1).map_while(|trace| from_to(lang, &board, &trace.path));
    let rest: Vec<String> = rest.take(FOLLOWED).collect();
    if !rest.is_empty() {
        all.push(words.line(&lang.list(&rest)));
    }
    Some(lang.say(&all.iter().map(String::as_str).collect::<Vec<_>>()))
}

/// Marks it on the board.
pub(crate) fn mark(shell: &Shell, open: &Play, scene: &mut Scene) {
    let shown = open.slip().and_then(|(at, judged)| {
        let step = judged.line.first()?;
        open.session.at(at)?.shown_move(shell.lang(), &open.extras, step)
    });
    if let Some((path, _)) = shown {
        mark_path(scene, path, true);
    }
}
