//! Another move of a puzzle than its answer: why it is none, by what the rules let follow on it. All
//! of it is proved by trying everything; where that would take too long the puzzle's own sentence
//! stays.

use super::from_to::from_to;
use super::session::Session;
use palamede_rules::{
    AnyEvent, AnyPosition, AnyRoll, AnyValue, Eyes, GameEvent, Line, Options, Rules, Seat, Step,
    Turn,
};
use palamede_scene::ordered;
use palamede_text::{Exercise, Lang};

/// The number of moves that are tried at most, so that nobody waits for the sentence.
const MOST: u32 = 30_000;

/// The way of the reply to a move, and what is said of both.
#[derive(Default)]
pub(crate) struct Rebuttal {
    /// The sentences.
    pub text: String,
    /// The sites through which the reply goes; none where nobody replies.
    pub way: Vec<usize>,
}

/// Says why a move is not the answer of a puzzle; `None` where nothing could be proved in time.
pub(crate) fn rebuttal(
    lang: Lang,
    session: &Session,
    exercise: &Exercise,
    mv: &AnyValue,
) -> Option<Rebuttal> {
    if exercise.goal == "sure" {
        let made = session.table.write(mv);
        let text = super::reason::risk(lang, session, &made);
        let text = text.unwrap_or_else(|| lang.prose().site.tries.no_attack.to_owned());
        return Some(Rebuttal { text, ..Rebuttal::default() });
    }
    let (mut search, node) = Search::begin(lang, session, exercise)?;
    let left = search.left.checked_sub(1)?;
    search.rebut(&node.after(search.me, mv)?, left)
}

/// A position of a puzzle, and how many pieces the solver has taken more than the others.
#[derive(Clone)]
struct Node {
    line: Line<AnyPosition>,
    net: i32,
    /// The event of the last move.
    event: Option<AnyEvent>,
}

impl Node {
    /// Returns the position after a legal move.
    fn after(&self, me: Seat, mv: &AnyValue) -> Option<Node> {
        let Turn::Seat(seat) = self.line.turn() else { return None };
        let (mut line, mut news) = (self.line.clone(), Vec::<(Eyes, AnyEvent)>::new());
        line.advance(&Step::<AnyValue, AnyRoll>::Move(mv.clone()), &mut news);
        let event = news.into_iter().next().map(|(_, event)| event);
        let net = self.net + if seat == me { taken(&event) } else { -taken(&event) };
        Some(Node { line, net, event })
    }

    /// Returns the positions after each move.
    fn each(&self, me: Seat) -> Vec<Node> {
        let moves = self.line.state().list();
        moves.iter().filter_map(|mv| self.after(me, mv)).collect()
    }

    /// Returns whether this seat has won; `None` where nobody has.
    fn won_by(&self, me: Seat) -> Option<bool> {
        let Turn::Over(outcome) = self.line.turn() else { return None };
        (!outcome.winners.is_empty()).then(|| outcome.winners.has(me))
    }
}

/// Returns the number of pieces that an event took.
fn taken(event: &Option<AnyEvent>) -> i32 {
    let trace = event.as_ref().map(AnyEvent::trace).unwrap_or_default();
    trace.taken.iter().map(|(_, look)| look.count() as i32).sum()
}

/// The search for what follows on a move of a puzzle.
struct Search<'a> {
    lang: Lang,
    session: &'a Session,
    me: Seat,
    /// The number of pieces that are to be taken more than lost; none where the game is to be won.
    goal: Option<i32>,
    /// The number of the solver's moves in which it is to be done.
    left: usize,
    dice: bool,
    /// The number of moves that may still be tried.
    budget: u32,
}

impl<'a> Search<'a> {
    /// Begins at the position where a puzzle stands.
    fn begin(lang: Lang, session: &'a Session, exercise: &Exercise) -> Option<(Self, Node)> {
        let game = session.game();
        let options = Options::new(game.facts().options);
        let line = game.kind().open(&options, Some(exercise.start)).ok()?;
        let Turn::Seat(me) = line.turn() else { return None };
        let (mut node, mut own) = (Node { line, net: 0, event: None }, 0);
        for step in 0..session.table.len() {
            own += usize::from(session.table.by(step) == Some(me));
            node = node.after(me, &session.table.question_after(step)?.1)?;
        }
        let dice = game.facts().dice;
        let goal = exercise.goal.split_once(' ').and_then(|(_, n)| n.parse().ok());
        // (A turn of dice has up to three moves.)
        let all = if dice { exercise.line.len().max(3) } else { exercise.line.len().div_ceil(2) };
        let left = all.checked_sub(own)?;
        Some((Search { lang, session, me, goal, left, dice, budget: MOST }, node))
    }

    /// Says what follows on the move that has led here, with so many own ones left.
    fn rebut(&mut self, node: &Node, left: usize) -> Option<Rebuttal> {
        let lang = self.lang;
        let words = &lang.prose().site.tries;
        let told = |text: String| Some(Rebuttal { text, ..Rebuttal::default() });
        if node.won_by(self.me) == Some(false) {
            return told(words.lost.to_owned());
        }
        match node.line.turn() {
            Turn::Seat(seat) if seat != self.me && left > 0 => self.refute(node, left),
            _ if self.dice => {
                let Some(n) = self.goal else { return told(words.dice_not_won.to_owned()) };
                let best = words.dice(&self.best(node, left)?.max(0));
                told(lang.say(&[&best, &words.asked(&n)]))
            }
            turn => match (self.goal, turn) {
                (Some(n), _) => {
                    let takes = words.takes(&node.net.max(0));
                    told(lang.say(&[&takes, &words.asked(&n)]))
                }
                (None, Turn::Seat(_)) => Some(self.goes_on(node)),
                _ => None,
            },
        }
    }

    /// Says that the others can go on.
    fn goes_on(&self, node: &Node) -> Rebuttal {
        let replies = node.each(self.me);
        let first = replies.first().filter(|_| replies.len() == 1);
        let (note, way) =
            first.map(|reply| told_of(self.lang, self.session, reply)).unwrap_or_default();
        let text = self.lang.prose().site.tries.goes_on(&replies.len(), &note);
        Rebuttal { text, way }
    }

    /// Finds a reply after which the goal is out of reach, and says it: one that wins or takes most
    /// comes first.
    fn refute(&mut self, node: &Node, left: usize) -> Option<Rebuttal> {
        let lang = self.lang;
        let words = &lang.prose().site.tries;
        let order = |reply: &Node| (reply.won_by(self.me) != Some(false), reply.net);
        let mut refutes = None;
        for reply in ordered(node.each(self.me), order) {
            if !self.reaches(&reply, left)? {
                refutes = Some(reply);
                break;
            }
        }
        let reply = refutes?;
        let (note, way) = told_of(lang, self.session, &reply);
        let text = match reply.won_by(self.me) {
            Some(false) => words.wins(&note),
            _ => words.replies(&taken(&reply.event).max(0), &note),
        };
        let then = match (reply.line.turn(), self.goal) {
            (Turn::Over(_), None) => String::new(),
            (Turn::Over(_), Some(_)) if reply.won_by(self.me) == Some(false) => String::new(),
            (_, None) => words.not_won(&left),
            (_, Some(n)) => {
                let asked = words.asked(&n);
                match self.best(&reply, left)? {
                    loss @ ..0 => lang.say(&[&words.costs(&loss.unsigned_abs()), &asked]),
                    gain if gain < n => lang.say(&[&words.gains(&gain.max(0)), &asked]),
                    // What is taken is of no use to who has lost.
                    _ => String::new(),
                }
            }
        };
        let all = [text.as_str(), &then].into_iter().filter(|text| !text.is_empty());
        Some(Rebuttal { text: lang.say(&all.collect::<Vec<_>>()), way })
    }

    /// Returns whether the goal is reached from here, with so many own moves; `None` where that
    /// takes too long.
    fn reaches(&mut self, node: &Node, left: usize) -> Option<bool> {
        let Turn::Seat(seat) = node.line.turn() else { return Some(self.is_done(node)) };
        if left == 0 {
            return Some(self.is_done(node));
        }
        let own = seat == self.me;
        for mv in node.line.state().list() {
            self.budget = self.budget.checked_sub(1)?;
            let next = node.after(self.me, &mv)?;
            if self.reaches(&next, left - usize::from(own))? == own {
                return Some(own);
            }
        }
        Some(!own)
    }

    /// Returns whether the goal is reached here. Who has lost has reached nothing.
    fn is_done(&self, node: &Node) -> bool {
        match self.goal {
            Some(n) => node.net >= n && node.won_by(self.me) != Some(false),
            None => node.won_by(self.me) == Some(true),
        }
    }

    /// Returns how many pieces the solver gains at most, with so many own moves.
    fn best(&mut self, node: &Node, left: usize) -> Option<i32> {
        let Turn::Seat(seat) = node.line.turn() else { return Some(node.net) };
        if left == 0 {
            return Some(node.net);
        }
        let own = seat == self.me;
        let mut best = None;
        for mv in node.line.state().list() {
            self.budget = self.budget.checked_sub(1)?;
            let next = node.after(self.me, &mv)?;
            let net = self.best(&next, left - usize::from(own))?;
            best =
                Some(best.map_or(net, |best: i32| if own { best.max(net) } else { best.min(net) }));
        }
        Some(best.unwrap_or(node.net))
    }
}

/// Tells from where to where the last move went, and returns its way on the board.
fn told_of(lang: Lang, session: &Session, node: &Node) -> (String, Vec<usize>) {
    let path = node.event.as_ref().map(|event| event.trace().path).unwrap_or_default();
    (from_to(lang, &session.board(), &path).unwrap_or_default(), path)
}
