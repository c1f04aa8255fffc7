//! A game in progress as a page needs it, already in words.

use super::task::Task;
use super::view::{AidView, MoveView, PlayView, SeatView, reserve_of, stock_of};
use crate::moves;
use crate::route::Asked;
use palamede_games::GameId;
use palamede_record::{Broken, Dice, Heard, RecordError, Setup};
use palamede_rules::{
    AnyEvent, AnyPosition, AnyRoll, AnyValue, AnyView, Eye, GameEvent, Line, Options, Outcome,
    Path, Reason, Rules, Seat, Seats, Seen, Silent, Step, StepError, Trace, Turn,
};
use palamede_scene::{Board, Facing, Mark, Piece, Scene, Target, Way};
use palamede_table::{Answer, Ask, Job};
use palamede_table::{Clicked, Extras, Table};
use palamede_text::{
    Figure, Lang, Refused, Voice, fill, heard_sentence, join, wrong_link, wrong_record,
};
use std::sync::Arc;

/// The effect of a click.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Click {
    /// The selection changed, or nothing.
    Selected,
    /// The click is refused.
    Refused(Refused),
    /// A step was taken.
    Stepped,
}

/// A game in progress, in sentences: a table and what is said of it.
///
/// ```
/// use palamede_app::play::session::{Click, begin, defaults};
/// use palamede_games::GameId;
/// use palamede_record::Dice;
/// use palamede_scene::Target;
/// use palamede_text::Lang;
///
/// let options = defaults(GameId::MakYek);
/// let mut session = begin(GameId::MakYek, &options, Dice::Withheld).expect("the usual start");
/// assert_eq!(session.click(Lang::En, Target::Site(16)), Click::Selected); // a3
/// assert_eq!(session.click(Lang::En, Target::Site(32)), Click::Stepped); // to a5
/// let Click::Refused(why) = session.click(Lang::En, Target::Site(0)) else { panic!() };
/// assert!(why.text.contains("a1"), "{}", why.text); // it is black's turn
/// ```
pub struct Session {
    /// The game and who is at the screen.
    pub table: Table<AnyPosition>,
    pub(super) game: GameId,
    /// Whether others hear what is said.
    pub(super) overheard: bool,
    /// The task that it is.
    pub(super) task: Option<Task>,
    /// Whether it is a variation of the game that is kept, to be looked at.
    pub in_variation: bool,
}

/// Makes a new game.
pub fn begin(game: GameId, options: &Options, dice: Dice) -> Option<Session> {
    begin_at(game, Setup { options: options.clone(), start: None, dice })
}

/// Makes a new game that may begin at a position of its own; `None` where there is no such
/// position.
pub fn begin_at(game: GameId, setup: Setup) -> Option<Session> {
    let mut table = Table::begin(game.kind(), setup).ok()?;
    table.draw_lots();
    Some(Session::of(table, game))
}

/// Makes a game from a link's query; the error is a sentence. `seed` is for lots and throws that
/// the link says nothing of.
///
/// # Errors
/// The place where the link is wrong, and why.
pub fn from_link(game: GameId, query: &str, lang: Lang, seed: u64) -> Result<Session, String> {
    match Table::read_link(game.kind(), query, &Asked::NAMES) {
        Ok(table) if tells_secrets(&table) => Err(lang.words().not_over.to_owned()),
        Ok(mut table) => {
            table.draw_lots_from(seed);
            Ok(Session::of(table, game))
        }
        Err(error) => Err(wrong_link(lang, &error, &|why| Voice(game, lang).refusal(why))),
    }
}

/// Returns whether who holds the text of this game knows what its players hide from each other:
/// then nobody plays on from it. A link that says no more than the options tells nothing.
fn tells_secrets(table: &Table<AnyPosition>) -> bool {
    table.keeps_secrets() && (!table.is_empty() || table.start().is_some())
}

/// Returns whether a link's query says where throws come from.
pub fn says_dice(query: &str) -> bool {
    query.split('&').any(|pair| pair.starts_with("dice="))
}

/// Makes a game from a record; the error is a sentence. `seed` is for lots and throws that the
/// record says nothing of.
///
/// ```
/// use palamede_app::play::session::from_record;
/// use palamede_games::GameId;
/// use palamede_text::Lang;
///
/// let text = "Palamède record 1; game: mak-yek; moves: 1. a3-a5";
/// let session = from_record(GameId::MakYek, text, Lang::En, 7).expect("a record");
/// assert_eq!(session.table.len(), 1);
/// let why = from_record(GameId::MakYek, "Hello!", Lang::En, 7).err();
/// assert!(why.is_some_and(|sentence| !sentence.is_empty()));
/// ```
///
/// # Errors
/// The place where the record is wrong, and why.
pub fn from_record(game: GameId, text: &str, lang: Lang, seed: u64) -> Result<Session, String> {
    // Older versions gave the save of a game with secrets out as a file.
    if text.starts_with("Palamède save ") {
        return Err(lang.words().not_over.to_owned());
    }
    match Table::read_record(game.kind(), text) {
        Ok(table) if tells_secrets(&table) => Err(lang.words().not_over.to_owned()),
        Ok(mut table) => {
            table.draw_lots_from(seed);
            Ok(Session::of(table, game))
        }
        Err(error) => Err(wrong_record(lang, &error, &|why| Voice(game, lang).refusal(why))),
    }
}

/// Makes a game from a save; the error is a sentence.
///
/// # Errors
/// The place where the save is wrong, and why.
#[expect(clippy::disallowed_methods, reason = "the game that is kept is taken up")]
pub(crate) fn from_save(
    game: GameId,
    save: &palamede_table::Sealed,
    lang: Lang,
) -> Result<(Session, Extras), BadSave> {
    match Table::read_save(game.kind(), save) {
        Ok((mut table, extras)) => {
            table.draw_lots();
            Ok((Session::of(table, game), extras))
        }
        Err(error) => {
            let text = wrong_record(lang, &error, &|why| Voice(game, lang).refusal(why));
            Err(BadSave { text, newer: matches!(error, RecordError::Broken(Broken::Newer(_))) })
        }
    }
}

/// The reason why a save is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadSave {
    /// The reason as a sentence; empty where that would quote what is hidden.
    pub text: String,
    /// Whether the save was written by a newer version of the site.
    pub newer: bool,
}

impl Session {
    pub(super) fn of(table: Table<AnyPosition>, game: GameId) -> Session {
        Session { table, game, overheard: true, task: None, in_variation: false }
    }

    /// Returns the game's id.
    pub fn game(&self) -> GameId {
        self.game
    }

    /// Returns the number of seats.
    pub fn seats(&self) -> usize {
        self.table.facts().seats
    }

    /// Returns what the page shows now, or after `at` steps.
    pub fn play_view(&self, lang: Lang, extras: &Extras, at: Option<usize>) -> PlayView {
        let (table, voice) = (&self.table, Voice(self.game, lang));
        let drawn = table.is_drawn();
        if drawn && at.is_none() {
            return self.curtain_face(lang, extras);
        }
        let at = at.filter(|&at| at <= table.len());
        let back = at.and_then(|at| moves::earlier(self, at));
        let (scene, (view, turn)) =
            back.unwrap_or_else(|| (table.scene(), (table.view(), table.turn())));
        let mut holds = vec![Vec::new(); scene.board.sites.len()];
        for piece in &scene.pieces {
            if let Some(words) = holds.get_mut(piece.site) {
                words.push(noted(voice, voice.piece_on(piece), scene.memo(piece.id)));
            }
        }
        let next = if at.is_none() { table.next() } else { Vec::new() };
        let needed = self.asks_what_is_known(lang);
        let aids =
            at.map_or_else(|| table.aids(), |_| view.aids()).into_iter().map(|aid| AidView {
                label: voice.aid(aid.name),
                notes: aid.notes.iter().map(|note| voice.aid_note(note)).collect(),
                needed,
                aid,
            });
        let aids = aids.collect();
        let dice = if at.is_none() && self.by_hand() { view.roll_inputs() } else { Vec::new() };
        let unknown = |piece: &&Piece| at.is_none() && table.is_unknown(piece);
        let unknown = scene.pieces.iter().filter(unknown).map(|piece| (piece.site, piece.id));
        PlayView {
            unknown: unknown.collect(),
            next,
            say: self.say(lang, extras, at),
            seats: self.seat_faces(
                lang,
                extras,
                (&view, &scene),
                (turn, at.unwrap_or(table.len())),
            ),
            holds: holds.iter().map(|words| lang.list(words)).collect(),
            masked: self.masked(&scene),
            controls: scene.controls.iter().map(|control| voice.control(control)).collect(),
            faces: dice.into_iter().map(|view| (view.clone(), voice.control(&view))).collect(),
            aids,
            scene,
            drawn,
            next_seat: None,
            laying: at.is_none() && table.is_laying_out(),
        }
    }

    /// Returns the seats, of which one may be to act.
    pub(super) fn seat_faces(
        &self,
        lang: Lang,
        extras: &Extras,
        (view, scene): (&AnyView, &Scene),
        (turn, steps): (Turn, usize),
    ) -> Vec<SeatView> {
        let voice = Voice(self.game, lang);
        let actor = match turn {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance { by } => by,
            Turn::Over(_) => None,
        };
        let in_play = self.table.in_play();
        let facts = self.table.facts();
        let seats = Seat::first(self.seats()).map(|seat| SeatView {
            seat,
            name: voice.words().seat(seat),
            called: voice.words().called(seat, &extras.players[seat]),
            with: lang
                .with(facts.allies(seat), |ally| voice.words().called(ally, &extras.players[ally])),
            score_line: voice.score_line(view, seat, scene),
            look: self.game.emblem(seat),
            reserve: reserve_of(scene, seat),
            captured: if facts.secrets { Vec::new() } else { self.captured(seat, steps) },
            stock: stock_of(voice, scene, seat),
            on: actor == Some(seat),
            out: !in_play.is_empty() && !in_play.has(seat),
        });
        seats.collect()
    }

    /// Returns the move list.
    pub fn moves(&self, lang: Lang, extras: &Extras) -> Vec<MoveView> {
        let seats = self.seats();
        let dice = self.table.facts().dice;
        let (mut plies, mut turns, mut before) = (0, 0, None);
        let moves = (0..self.table.len()).filter_map(|step| {
            let (by, _) = self.table.heard(step)?;
            let (notation, sentence) = self.notation(lang, extras, step)?;
            // With dice a row is a turn, else a move of each seat.
            let other = by.is_some() && std::mem::replace(&mut before, by) != by;
            turns += usize::from(other);
            let number = match dice {
                true => other.then_some(turns),
                false => (by.is_some() && plies % seats == 0).then_some(plies / seats + 1),
            };
            plies += usize::from(by.is_some());
            Some(MoveView { after: step + 1, number, notation, sentence })
        });
        moves.collect()
    }

    /// Returns a step in notation and as a sentence.
    pub fn notation(&self, lang: Lang, extras: &Extras, step: usize) -> Option<(String, String)> {
        let (by, heard) = self.table.heard(step)?;
        let sentence = self.spoken(lang, extras, step)?;
        let note = match heard {
            // A lot is told by its sentence: its notation is the English name of a seat.
            Heard::Event(event) if by.is_some() => Voice(self.game, lang).listed(&event),
            _ => String::new(),
        };
        Some((if note.is_empty() { sentence.clone() } else { note }, sentence))
    }

    /// Returns a step as a sentence that others may hear.
    pub fn spoken(&self, lang: Lang, extras: &Extras, step: usize) -> Option<String> {
        if !self.is_quiet() {
            return self.sentence(lang, extras, step);
        }
        let (by, heard) = self.table.heard_in_public(step)?;
        Some(self.sentence_of(lang, extras, by, &heard))
    }

    /// Returns a step as a sentence.
    pub(super) fn sentence(&self, lang: Lang, extras: &Extras, step: usize) -> Option<String> {
        let (by, heard) = self.table.heard(step)?;
        Some(self.sentence_of(lang, extras, by, &heard))
    }

    fn sentence_of(
        &self,
        lang: Lang,
        extras: &Extras,
        by: Option<Seat>,
        heard: &Heard<AnyEvent>,
    ) -> String {
        let voice = Voice(self.game, lang);
        let by = by.map(|seat| voice.words().called(seat, &extras.players[seat]));
        heard_sentence(lang, by.as_deref(), heard, |by, event| voice.event(by, event))
    }

    /// Says how the game ended, and why; to a person who plays alone in the second person.
    pub(crate) fn ending(&self, lang: Lang, extras: &Extras, outcome: Outcome) -> [String; 2] {
        let computers = extras.computers(self.seats());
        let mut people = Seat::first(self.seats()).filter(|&seat| !computers.has(seat));
        let won = match (people.next(), people.next()) {
            (Some(you), None) if !outcome.winners.is_empty() => Some(outcome.winners.has(you)),
            _ => None,
        };
        let [title, why] = self.result_for(lang, extras, outcome, won);
        match won {
            Some(true) => [lang.words().you_win.to_owned(), why],
            Some(false) => [lang.words().you_lose.to_owned(), why],
            None => [title, why],
        }
    }

    /// Says to anybody which side has won, and why.
    pub(crate) fn result(&self, lang: Lang, extras: &Extras, outcome: Outcome) -> [String; 2] {
        self.result_for(lang, extras, outcome, None)
    }

    /// Says which side has won, and why: to the only person, where there is one, who has `won` or
    /// lost.
    fn result_for(
        &self,
        lang: Lang,
        extras: &Extras,
        outcome: Outcome,
        won: Option<bool>,
    ) -> [String; 2] {
        let voice = Voice(self.game, lang);
        let players = |seat| extras.players[seat].clone();
        let [title, why] = lang.ending(voice.words(), outcome, players);
        let why = match outcome.reason {
            Reason::Captured => voice.words().captured(lang, won).to_owned(),
            _ => why,
        };
        [title, voice.ending(&self.table.view(), outcome).unwrap_or(why)]
    }

    /// Says what is awaited, or how the game ended.
    pub(super) fn say_now(&self, lang: Lang, extras: &Extras) -> [String; 2] {
        let (voice, words) = (Voice(self.game, lang), lang.words());
        let called = |seat: Seat| voice.words().called(seat, &extras.players[seat]);
        if let Some(ask) = self.ask_to_pass(lang, extras, |who| words.pass_ask(&who)) {
            return [ask, String::new()];
        }
        if let Some(told) = self.task.and_then(|_| moves::task(self, lang)) {
            return told;
        }
        match self.table.turn() {
            Turn::Over(outcome) => moves::ending(self, lang, extras, outcome),
            Turn::Chance { by: Some(seat) }
                if extras.players[seat].level.is_some() && !self.by_hand() =>
            {
                [words.thinking(&called(seat)), String::new()]
            }
            Turn::Chance { by } => {
                let who = by.map(called).unwrap_or_default();
                let ask = match (by, self.by_hand()) {
                    (None, _) => words.lot_awaited.to_owned(),
                    (_, true) => words.enter_awaited(&who),
                    (_, false) => words.throw_awaited(&who),
                };
                [ask, String::new()]
            }
            Turn::Seat(seat) if extras.players[seat].level.is_some() => {
                [words.thinking(&called(seat)), String::new()]
            }
            Turn::Seat(seat) => {
                let (next, view) = (self.table.next(), self.table.view());
                let (ask, more) = voice.prompt(&called(seat), &view, self.table.clicks(), &next);
                [ask, more]
            }
        }
    }

    /// Returns the sentence of the page and the one below it: now, or of the position after `at`
    /// steps.
    pub fn say(&self, lang: Lang, extras: &Extras, at: Option<usize>) -> [String; 2] {
        match at.filter(|&at| at <= self.table.len()) {
            Some(at) => moves::say_earlier(self, lang, extras, at),
            None if self.table.is_drawn() => self.say_at_curtain(lang, extras),
            None => self.say_now(lang, extras),
        }
    }

    /// Returns the scene of an earlier position, what its eye sees and whose turn it was.
    pub(crate) fn earlier(&self, at: usize) -> Option<(Scene, (AnyView, Turn))> {
        Some((self.table.scene_after(at)?, self.table.view_after(at)?))
    }

    /// Says what stands there of an earlier position, or what was missed.
    pub(crate) fn say_earlier(&self, lang: Lang, extras: &Extras, at: usize) -> [String; 2] {
        match self.table.is_drawn() {
            true => self.say_missed(lang, extras),
            false => self.say_back(lang, extras, at),
        }
    }

    /// Says which earlier position is shown, and the step that led to it.
    fn say_back(&self, lang: Lang, extras: &Extras, at: usize) -> [String; 2] {
        let ((n, all), words) = ((at.to_string(), self.table.len().to_string()), lang.words());
        let title = match at {
            0 => words.stop(&words.back.first),
            _ => words.back.at(&n, &all),
        };
        let variation = self.in_variation.then_some(words.back.in_variation);
        let title = join(words.sentences, &mut variation.into_iter().chain([&*title]));
        let last = at.checked_sub(1).and_then(|step| self.sentence(lang, extras, step));
        [title, last.unwrap_or_default()]
    }

    /// Returns the number of quiet plies that are left before the limit stops the game, once few
    /// are, and what comes of it then.
    pub fn quiet_left(&self, lang: Lang) -> Option<(usize, String)> {
        const SHOWN: usize = 30;
        let left = self.table.quiet_limit()?.checked_sub(self.table.quiet())?;
        let shown = !self.table.is_over() && (1..=SHOWN).contains(&left);
        shown.then(|| (left, Voice(self.game, lang).quiet(&self.table.view(), left)))
    }

    /// Takes a click of the seat at the screen, and returns what came of it in words.
    pub fn click(&mut self, lang: Lang, target: Target) -> Click {
        let voice = Voice(self.game, lang);
        match self.table.click(target) {
            Clicked::SelectionChanged => Click::Selected,
            Clicked::Refused(why) => Click::Refused(voice.refusal(&why)),
            Clicked::Entered(mv) => self.make(lang, mv),
        }
    }

    /// Takes a step, and draws the lots that come then.
    fn take(&mut self, step: Step<AnyValue, AnyRoll>) -> Result<(), StepError<AnyValue>> {
        self.table.take(step)?;
        self.table.draw_lots();
        Ok(())
    }

    /// Makes a move that is entered.
    pub(super) fn make(&mut self, lang: Lang, mv: AnyValue) -> Click {
        if let Some(refused) = self.not_wanted(lang, &mv) {
            self.table.unselect();
            return Click::Refused(refused);
        }
        let taken = self.take(Step::Move(mv));
        self.made(lang, taken)
    }

    /// Returns the effect of a move that was taken, or not.
    pub(super) fn made(&self, lang: Lang, taken: Result<(), StepError<AnyValue>>) -> Click {
        match taken {
            Ok(()) => Click::Stepped,
            Err(StepError::Refused(why)) => Click::Refused(Voice(self.game, lang).refusal(&why)),
            Err(StepError::NotNow(_)) => Click::Selected,
        }
    }

    /// Returns whether what is entered of a move has taken something already.
    pub fn has_taken(&self) -> bool {
        let marks = self.table.view().scene(self.table.clicks()).marks;
        marks.iter().any(|mark| matches!(mark, Mark::Taken(..)))
    }

    /// Returns whether nobody has moved yet.
    pub fn is_empty(&self) -> bool {
        self.table.moves() == 0
    }

    /// Returns the position it began from, if not the usual one.
    pub fn start(&self) -> Option<&str> {
        self.table.start()
    }

    /// Returns the last step as a sentence.
    pub fn last(&self, lang: Lang, extras: &Extras) -> Option<String> {
        self.spoken(lang, extras, self.table.len().checked_sub(1)?)
    }

    /// Returns the trace of the step after which `steps` steps stood.
    pub fn trace(&self, steps: usize) -> Option<Trace> {
        match self.table.heard(steps.checked_sub(1)?)?.1 {
            Heard::Event(event) => Some(event.trace()),
            _ => None,
        }
    }

    /// Returns the board.
    pub fn board(&self) -> Arc<Board> {
        self.table.view().scene(&[]).board
    }

    /// Returns the way through these sites on the board as it is drawn.
    pub fn way(&self, path: &[usize], facing: Facing) -> Way {
        facing.way(&self.board(), path)
    }

    /// Returns the pieces, from below.
    pub fn pieces(&self) -> Vec<Piece> {
        self.table.view().scene(&[]).pieces
    }

    /// Throws for the seat to act; tells whether there was something to throw.
    pub fn throw(&mut self) -> bool {
        let thrown = self.table.throw().is_ok();
        self.table.draw_lots();
        thrown
    }

    /// Enters a throw of one's own dice; tells whether it is whole.
    pub fn enter(&mut self, presses: &[Target]) -> bool {
        let roll = self.table.entered(presses);
        roll.is_some_and(|roll| self.take(Step::Roll(roll)).is_ok())
    }

    /// Resigns for a seat; returns whether it could.
    pub fn resign(&mut self, seat: Seat) -> bool {
        self.take(Step::Resign(seat)).is_ok()
    }

    /// Lets a seat lose on time; returns whether it could.
    pub fn time_out(&mut self, seat: Seat) -> bool {
        self.take(Step::TimeOut(seat)).is_ok()
    }

    /// Makes the job of a computer player, or of who gives hints.
    pub fn job(&self, number: u32, ask: Ask, seed: u32) -> Option<Job> {
        Job::new(&self.table, number, ask, seed)
    }

    /// Returns the sites of a move in notation, from the piece that makes it to where it ends, and
    /// what it does as a sentence: in a game with secrets, where the outcome is not known, where it
    /// goes.
    pub fn shown_move(
        &self,
        lang: Lang,
        extras: &Extras,
        step: &str,
    ) -> Option<(Vec<usize>, String)> {
        let Ok(Step::Move(mv)) = self.table.read_step(step) else { return None };
        let mut path = Vec::new();
        self.table.view().paths(&mv, &mut |way: Path| {
            let site = |click: &Target| match click {
                Target::Site(site) => Some(*site),
                _ => None,
            };
            if path.is_empty() {
                path = way.clicks.iter().filter_map(site).collect();
            }
        });
        if self.table.keeps_secrets() {
            let told = self.goes(lang, &path);
            let noted = || lang.words().stop(&step);
            return Some((path, told.unwrap_or_else(noted)));
        }
        let mut after = self.table.trial()?;
        after.take(Step::Move(mv)).ok()?;
        let (by, heard) = after.heard(self.table.len())?;
        // Use the path of the event, not the clicks: the last click may be on a piece to be taken.
        if let Heard::Event(event) = &heard
            && let way @ [_, _, ..] = &event.trace().path[..]
        {
            path = way.to_vec();
        }
        Some((path, self.sentence_of(lang, extras, by, &heard)))
    }

    /// Says where a piece goes, or what it attacks, and nothing of what comes of it.
    fn goes(&self, lang: Lang, path: &[usize]) -> Option<String> {
        let &[from, .., to] = path else { return None };
        let scene = self.table.scene_for_all();
        let name = |site: usize| scene.board.sites.get(site).map(|site| &*site.name);
        let attacks = scene.piece_at(to).is_some();
        let template = lang.words().advice.hint_goes[usize::from(attacks)];
        Some(fill(template, &[("from", name(from)?), ("to", name(to)?)]))
    }

    /// Returns the game as it stood after so many steps, with all that is known now; `None` while
    /// something is hidden.
    pub fn at(&self, steps: usize) -> Option<Session> {
        let table = self.table.laid_open_after(steps)?;
        Some(Session { overheard: self.overheard, ..Session::of(table, self.game) })
    }

    /// Makes the job of a review of the move after so many steps.
    pub fn review_job(&self, number: u32, steps: usize) -> Option<Job> {
        Job::review(&self.table, number, steps)
    }

    /// Returns the names of the players, seat by seat.
    pub fn seat_names(&self, lang: Lang, extras: &Extras) -> Vec<String> {
        let words = Voice(self.game, lang).words();
        Seat::first(self.seats()).map(|seat| words.called(seat, &extras.players[seat])).collect()
    }

    /// Makes the job of the computers at these seats when it is proposed to stop.
    pub fn stop_job(&self, number: u32, computers: Seats) -> Job {
        Job::stop(&self.table, number, computers)
    }

    /// Plays some move for the seat to act, as the lot falls: one of those it knows of.
    pub fn play_any(&mut self, lot: u64) -> bool {
        let played = self.table.play_any(lot);
        self.table.draw_lots();
        played
    }

    /// Plays the computer's answer; tells whether it could be played.
    pub fn play_answer(&mut self, answer: &Answer) -> bool {
        let played = self.table.play(answer);
        self.table.draw_lots();
        played
    }

    /// Plays a step in notation.
    pub fn play(&mut self, step: &str) -> bool {
        self.table.read_step(step).is_ok_and(|step| self.take(step).is_ok())
    }

    /// Returns whether it began with these options, from this position.
    pub fn begins_as(&self, options: &Options, start: Option<&str>) -> bool {
        self.options() == options && self.start() == start
    }

    /// Returns the chosen options.
    pub fn options(&self) -> &Options {
        self.table.options()
    }

    /// Returns whether people throw dice of their own.
    pub fn by_hand(&self) -> bool {
        self.table.facts().dice && self.table.by_hand() && self.task.is_none()
    }
}

/// Returns the game of a figure after its moves, as the one who makes the first of them sees it.
pub fn shown(game: GameId, figure: &Figure) -> Option<Session> {
    Some(Session::of(figure.seen(game.kind())?, game))
}

/// Returns the board at the beginning of a game, for the form and the rules. Armies that are laid
/// out first lie there with their backs up.
pub fn start_scene(game: GameId, options: &Options) -> Scene {
    let mut line = Line::new(game.kind().start(options));
    while let Turn::Seat(seat) = line.turn()
        && let Some(draft) = line.state().view(Eye::Seat(seat)).draft(0)
    {
        line.advance(&Step::Move(draft), &mut Silent);
    }
    let eye = if game.facts().secrets { Eye::Public } else { Eye::Open };
    line.state().view(eye).scene(&[])
}

/// Returns the options of a game as they stand before anybody chooses.
pub fn defaults(game: GameId) -> Options {
    Options::new(game.facts().options)
}

/// Returns a piece and what is noted on it, for those who hear it.
fn noted(voice: Voice, piece: String, sign: Option<char>) -> String {
    let Some(sign) = sign else { return piece };
    let words = voice.1.words();
    let memo = words.memo_is(&voice.sign(sign));
    join(words.parts, &mut [piece.as_str(), &memo].into_iter())
}
