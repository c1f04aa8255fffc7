//! The reason why the answer of a puzzle is right: what it takes or how it ends the game, and what the
//! best other step would have come to. All of it are facts of the rules: what was played, and what
//! was found with the puzzle ([`Exercise::other`](palamede_text::Exercise)).

use super::from_to::{from_to, from_to_and_captures};
use super::session::Session;
use super::state::Play;
use super::task::Of;
use palamede_games::GameId;
use palamede_rules::Turn;
use palamede_scene::Board;
use palamede_table::Extras;
use palamede_text::{Course, Exercise, Lang, ReasonWords, Voice};
use std::sync::Arc;

/// The facts of a puzzle that is solved.
struct Solved<'a> {
    lang: Lang,
    session: &'a Session,
    extras: &'a Extras,
    puzzle: Exercise,
    /// The puzzle as it begins.
    start: Session,
    board: Arc<Board>,
}

/// Says why the answer of a puzzle is right, once it is solved.
pub(crate) fn reason(lang: Lang, open: &Play) -> Option<String> {
    let session = &open.session;
    let Of::Course(Course::Puzzles, at) = session.task?.of else { return None };
    if !session.is_learnt() {
        return None;
    }
    let puzzle = *Voice(session.game(), lang).rules().puzzles.get(at)?;
    let mut start = Session::of(puzzle.begin(session.game().kind())?, session.game());
    start.table.set_computers(open.extras.computers(session.seats()));
    let board = start.board();
    let solved = Solved { lang, session, extras: &open.extras, puzzle, start, board };
    let told = match puzzle.goal {
        "win" => [solved.ended(), solved.averted()],
        "sure" => solved.sure(),
        _ => [Some(solved.taken()), solved.best()],
    };
    let told: Vec<String> = told.into_iter().flatten().collect();
    Some(lang.say(&told.iter().map(String::as_str).collect::<Vec<_>>()))
}

impl Solved<'_> {
    fn words(&self) -> &'static ReasonWords {
        &self.lang.prose().site.reason
    }

    fn game(&self) -> GameId {
        self.session.game()
    }

    /// Says how the game has ended.
    fn ended(&self) -> Option<String> {
        let Turn::Over(outcome) = self.session.table.turn() else { return None };
        let [_, why] = self.session.ending(self.lang, self.extras, outcome);
        Some(why)
    }

    /// Says what the answer has taken, and the others meanwhile.
    fn taken(&self) -> String {
        let words = self.words();
        let (own, sites) = self.takings(true);
        let won = words.takes(&own, &self.lang.list(&sites));
        // Of dice all are played before the others are to act.
        if self.game().facts().dice {
            return won;
        }
        let lost = match self.takings(false) {
            (0, _) => words.loses_nothing.to_owned(),
            (n, sites) => words.loses(&n, &self.lang.list(&sites)),
        };
        self.lang.say(&[&won, &lost])
    }

    /// Returns the number of the pieces that the solver took, or the others, and where they stood.
    fn takings(&self, own: bool) -> (usize, Vec<String>) {
        let table = &self.session.table;
        let (mut n, mut sites) = (0, Vec::new());
        for step in (0..table.len()).filter(|&step| (table.by(step) == table.by(0)) == own) {
            for (site, look) in self.session.trace(step + 1).into_iter().flat_map(|it| it.taken) {
                n += look.count();
                sites.extend(self.name(site).map(str::to_owned));
            }
        }
        (n, sites)
    }

    /// Says what the best other step would have brought.
    fn best(&self) -> Option<String> {
        let &[other, reply, gives] = self.puzzle.other else { return None };
        let words = self.words();
        let gives = words.gain(gives.parse().ok()?);
        let [other, answer] = self.told([other, reply])?;
        Some(match reply {
            "" => words.best(&other, &gives),
            _ => words.best_after(&answer, &other, &gives),
        })
    }

    /// Says how the defeat would have been averted after the best other step.
    fn averted(&self) -> Option<String> {
        let words = self.words();
        let &[other, reply, count] = self.puzzle.other else {
            let dice = self.game().facts().dice;
            return Some(if dice { words.only_start } else { words.goes_on }.to_owned());
        };
        let [other, reply] = self.told([other, reply])?;
        Some(match count {
            "!" => words.lost(&other, &reply),
            "1" => words.one_defence(&other, &reply),
            _ => words.defence(&other, &reply),
        })
    }

    /// Tells where a step goes and what it takes, and where its reply goes.
    fn told(&self, steps: [&str; 2]) -> Option<[String; 2]> {
        let traces = self.start.traces(&steps);
        let other = from_to_and_captures(self.lang, &self.board, traces.first()?)?;
        let reply = traces.get(1).and_then(|trace| from_to(self.lang, &self.board, &trace.path));
        Some([other, reply.unwrap_or_default()])
    }

    /// Says why an attack cannot fail, and why another can: by the ranks that can stand there.
    fn sure(&self) -> [Option<String>; 2] {
        let words = self.words();
        let [answer, other] = [self.puzzle.line, self.puzzle.other].map(|steps| steps.first());
        let answer = answer.and_then(|attack| {
            let attack = Attack::read(self.lang, &self.start, attack)?;
            Some(match &attack.ranks {
                Some(ranks) => words.sure(&attack.to, ranks, &attack.piece),
                None => words.unknown(&attack.from, &attack.piece, &attack.to),
            })
        });
        [answer, other.and_then(|attack| risk(self.lang, &self.start, attack))]
    }

    fn name(&self, site: usize) -> Option<&str> {
        self.board.sites.get(site).map(|site| &*site.name)
    }
}

/// Says why an attack can fail; `None` where the move is no attack.
pub(super) fn risk(lang: Lang, session: &Session, attack: &str) -> Option<String> {
    let words = &lang.prose().site.reason;
    let Attack { from, to, piece, ranks } = Attack::read(lang, session, attack)?;
    Some(match ranks {
        Some(ranks) => words.unsure(&from, &piece, &to, &ranks),
        None => words.unknown(&from, &piece, &to),
    })
}

/// An attack, told: from where to where, the piece, and what can stand where it goes; `None` where
/// hardly anything is known of that.
struct Attack<'a> {
    from: &'a str,
    to: &'a str,
    piece: String,
    ranks: Option<String>,
}

impl<'a> Attack<'a> {
    /// Reads a move; `None` where it is no attack.
    fn read(lang: Lang, session: &Session, attack: &'a str) -> Option<Attack<'a>> {
        let (from, to) = attack.split_once('x')?;
        let (board, voice) = (session.board(), Voice(session.game(), lang));
        let name = |site: usize| board.sites.get(site).map(|site| &*site.name);
        let pieces = session.pieces();
        let by = pieces.iter().find(|piece| name(piece.site) == Some(from))?;
        let piece = voice.piece_on(by);
        let aids = session.table.aids();
        let mut notes = aids.iter().flat_map(|aid| &aid.notes);
        let note = notes.find(|note| note.site.and_then(name) == Some(to));
        let ranks = note.map(|note| voice.aid_note(note));
        Some(Attack { from, to, piece, ranks })
    }
}
