//! Playing: clicks, steps, the computer, undo, replay, giving up, agreeing.

use super::curtain::curtain_drawn;
use super::label;
use super::motion::motion;
use super::phase::Phase;
use super::session::Click;
use super::sound::play_sound;
use super::state::{Pending, Play, Stop, Zoom};
use super::view::PlayView;
use crate::Timer;
use crate::action::Playing;
use crate::deferred;
use crate::msg::{Effect, Key, Sound};
use crate::out::Out;
use crate::out::Request;
use crate::prefs::Prefs;
use crate::state::Shell;
use palamede_rules::{Seat, Seats, Turn};
use palamede_scene::Target;
use palamede_text::{Lang, Refused, join};

/// The pauses in which people see what has happened before the computer goes on, in milliseconds,
/// whether pieces move or not.
pub(crate) mod pause {
    /// The pause after a throw.
    pub const THROW: u32 = 900;
    /// The pause after a die was played.
    pub const DIE: u32 = 700;
    /// The pause after a move of a game without dice.
    pub const MOVE: u32 = 800;
    /// The pause after a move where several computers play, one after the other.
    pub const TURN: u32 = 1200;
    /// The pause after the move that ended a game, before it is seen once more.
    pub const END: u32 = 900;
    /// The pause after a move, before the board turns towards who is to act.
    pub const REST: u32 = 500;
    /// The pause after a throw that was lost, before anybody can go on: a second tap on the button
    /// is not the other player's throw.
    pub const LOST: u32 = 500;
    /// The rest of the time in which a lost throw is seen, unless somebody goes on.
    pub const SEEN: u32 = 1500;
    /// The pause after an attack, before a computer goes on.
    pub const DUEL: u32 = 1700;
    /// The pause before the next move, where the moves go by.
    pub const FILM: u32 = 1000;
    /// The pause before the next move when a player sees the moves that were missed.
    pub const GONE: u32 = 600;
    /// The pause after a step, before the next player comes to the screen.
    pub const PASS: u32 = 500;
    /// The time without anything pressed after which nobody is taken to be at the screen any more.
    pub const IDLE: u32 = 180_000;
}

/// Returns what is said when a step was taken: the step, what is awaited, and what is to be warned
/// of.
fn said_of_step(lang: Lang, prefs: &Prefs, game: &Play, view: &PlayView) -> String {
    let last = game.session.last(lang, &game.extras).unwrap_or_default();
    let [ask, more] = &view.say;
    // Do not repeat what the step's own sentence ends with. Behind the curtain say only what is
    // awaited.
    let more = if view.drawn || last.ends_with(more.as_str()) { "" } else { more };
    let warned = view.helped(prefs, game.session.game());
    let warned = warned.filter(|(site, _)| site.is_none() && !view.drawn);
    let warned = warned.map(|(_, text)| text);
    // The quiet plies that are left are told when few are, and not at each of them.
    let left = game.session.quiet_left(lang);
    let left = left.filter(|(left, _)| *left <= 5 || left % 10 == 0);
    let left = left.as_ref().map(|(_, text)| text.as_str());
    let offer = game.is_hint_offered().then_some(lang.words().advice.hint_offer);
    let text = [&last, ask.as_str(), more].into_iter().chain(left).chain(warned).chain(offer);
    let text: Vec<&str> = text.filter(|text| !text.is_empty()).collect();
    lang.say(&text)
}

/// Returns why nothing was taken back, or again; `None` where one looks back.
fn none_to_take(lang: Lang, game: &Play, undo: bool) -> Option<&'static str> {
    let words = lang.words();
    let text = match undo {
        _ if game.session.game().facts().secrets => words.no_undo,
        true => words.nothing_undone,
        false => words.nothing_redone,
    };
    game.at().is_none().then_some(text)
}

impl Play {
    /// Performs an action at the board. While the curtain is drawn nobody plays, looks back, gives
    /// up or proposes anything.
    pub(crate) fn act_at_board(&mut self, playing: Playing, shell: &mut Shell, out: &mut Out) {
        if self.is_lesson() && !playing.learns() {
            return;
        }
        match playing {
            Playing::At(target) => self.click(target, false, shell, out),
            Playing::Throw => self.throw(shell, out),
            Playing::Enter(press) => self.enter(press, shell, out),
            Playing::Hurry => self.hurry(shell, out),
            playing => deferred::act_beside(self, playing, shell, out),
        }
        self.drop_unseen(out);
    }

    /// Performs an action at the board that is no move.
    pub(crate) fn act_beside(&mut self, playing: Playing, shell: &mut Shell, out: &mut Out) {
        match playing {
            Playing::Around => self.read(true, shell, out),
            Playing::Read => self.read(false, shell, out),
            Playing::Undo => self.undo_redo(true, shell, out),
            Playing::Redo => {
                out.request(Request::FoldMenu);
                self.undo_redo(false, shell, out);
            }
            Playing::Hint => self.hint(shell, out),
            Playing::Pause => self.pause(shell, out),
            Playing::Once => self.once(shell, out),
            _ if self.session.table.is_drawn() => {}
            Playing::Rule(section) => self.read_rule(section, out),
            Playing::Back(to) => self.look_back(to, false, shell, out),
            Playing::Along(to) => self.look_back(to, true, shell, out),
            // `App` handles these: a copy takes the place of the open game.
            Playing::HereAmong | Playing::HereAgainst | Playing::Variation(_) => {}
            // These are moves.
            Playing::At(_) | Playing::Throw | Playing::Enter(_) | Playing::Hurry => {}
            Playing::Resign | Playing::ResignYes | Playing::ResignNo => {
                self.resign(playing, shell, out)
            }
            Playing::Review => self.review(shell, out),
            Playing::Film => self.autoplay(shell, out),
            Playing::Turn => self.turn_board(shell, out),
            Playing::Stop | Playing::Accept | Playing::Decline => self.offer(playing, shell, out),
        }
    }

    /// Takes in a click; `first` when it begins a drag, which does not unselect.
    pub(crate) fn click(&mut self, target: Target, first: bool, shell: &mut Shell, out: &mut Out) {
        if self.magnify(target, shell, out) || self.notes_on(target, shell, out) {
            return;
        }
        let lang = shell.lang();
        if let Target::Site(site) = target {
            self.hand.cursor = site;
        }
        if self.back() == Some(self.session.table.len()) {
            // The last position is the present one: a click on it goes on with the game.
            self.phase = Phase::Live;
        }
        if self.back().is_some() {
            return self.remind(shell, out);
        }
        self.beside.resigning = None;
        if first && self.session.table.clicks().last() == Some(&target) {
            return;
        }
        self.beside.refused = None;
        if self.person_to_act().is_none() {
            // No person can act now: say what is awaited instead.
            return out.say(awaited(lang, self));
        }
        // This is the site to which the earlier clicks have already led the piece.
        let led = self.session.table.clicks().iter().rev().find_map(|click| match click {
            Target::Site(site) => Some(*site),
            _ => None,
        });
        // If a hint shows a whole move, a click on its destination works as if the piece were
        // selected.
        let from = self.hinted_from(lang, target);
        if let Some(from) = from {
            let _ = self.session.click(lang, Target::Site(from));
        }
        // The pieces that were jumped on the way are shown as ghosts already: do not fade them out.
        let fades = !self.session.has_taken();
        let revisions = self.session.table.revisions();
        match self.session.click(lang, target) {
            Click::Selected if self.session.table.revisions() != revisions => {
                self.laid(led, target, shell, out);
            }
            Click::Stepped => {
                self.stepped(true, shell, out);
                self.shorten(led, fades, out);
            }
            // Do not say the refusal aloud: others would hear that the piece cannot move.
            Click::Refused(refused)
                if self.session.is_quiet() && self.session.table.clicks() == [target] =>
            {
                self.beside.refused = Some(refused);
                self.selected(shell, out);
            }
            Click::Refused(refused) => self.refuse_click(refused, shell, out),
            Click::Selected => self.selected(shell, out),
        }
    }

    /// Refuses a click, which is heard.
    fn refuse_click(&mut self, refused: Refused, shell: &Shell, out: &mut Out) {
        play_sound(Sound::Refuse, shell, out);
        self.refuse(shell.lang(), refused, out);
    }

    /// Takes in that a piece is being dragged, as the click that selects it, which shows where it
    /// may go; or that none is any more.
    pub(crate) fn lift(&mut self, site: Option<usize>, shell: &mut Shell, out: &mut Out) {
        if let Some(site) = site {
            self.click(Target::Site(site), true, shell, out);
        }
        let last = self.session.table.clicks().last().copied();
        self.hand.lifted = site.filter(|&site| last == Some(Target::Site(site)));
    }

    /// Takes in that a piece was dragged from one site to another, as two clicks. It lies there
    /// already.
    pub(crate) fn drag(&mut self, from: usize, to: usize, shell: &mut Shell, out: &mut Out) {
        self.lift(Some(from), shell, out);
        if self.hand.lifted.take().is_none() {
            return;
        }
        self.click(Target::Site(to), false, shell, out);
        if let Some(motion) = out.motion.as_mut().filter(|motion| motion.duel.is_none()) {
            motion.way.skip(motion.way.steps());
        }
    }

    /// Says what is awaited after a click; where others may hear it, no more than which
    /// piece is selected.
    fn selected(&self, shell: &Shell, out: &mut Out) {
        let quiet = self.session.is_quiet() && !self.session.table.clicks().is_empty();
        out.say(match quiet && !self.session.is_laying() {
            true => {
                let view = self.session.play_view(shell.lang(), &self.extras, None);
                label::label(shell, self, &view, self.hand.cursor, false)
            }
            false => awaited(shell.lang(), self),
        });
    }

    /// Throws for the seat to act. Where no throw is awaited, the sentence says what is.
    pub(crate) fn throw(&mut self, shell: &mut Shell, out: &mut Out) {
        let lang = shell.lang();
        if self.may_throw() && self.session.throw() {
            self.stepped(true, shell, out);
        } else {
            out.say(awaited(lang, self));
        }
    }

    /// Takes in a press of a throw that is entered by hand; none takes the last one back.
    pub(crate) fn enter(&mut self, press: Option<Target>, shell: &mut Shell, out: &mut Out) {
        let lang = shell.lang();
        match press {
            Some(target) => self.hand.entered.push(target),
            None => drop(self.hand.entered.pop()),
        }
        if self.session.enter(&self.hand.entered) {
            return self.stepped(true, shell, out);
        }
        if self.hand.entered.is_empty() {
            return out.say(awaited(lang, self));
        }
        // Say which dice have been entered so far, for screen readers.
        let faces = self.session.play_view(lang, &self.extras, None).faces;
        let named = |press| faces.iter().find(|(view, _)| view.target == press);
        let names = self.hand.entered.iter().filter_map(|&press| Some(named(press)?.1.as_str()));
        let text = join(lang.words().parts, &mut { names });
        out.say(text);
    }

    /// Shows a step that was taken, says it, keeps it, and lets the next one act. A step of the
    /// computer leaves alone what a person is about to do.
    pub(crate) fn stepped(&mut self, by_person: bool, shell: &mut Shell, out: &mut Out) {
        let lang = shell.lang();
        self.credit_turn();
        self.hand.entered.clear();
        let over = self.session.table.in_play().is_empty();
        if by_person || over {
            self.forget();
            self.phase = Phase::Live;
            out.request(Request::DropNotices);
        }
        // A player who had looked on up to the last step goes on with the new one.
        if self.back().is_some_and(|at| at + 1 >= self.session.table.len()) {
            self.phase = Phase::Live;
        }
        let view = self.session.play_view(lang, &self.extras, None);
        let text = said_of_step(lang, &shell.prefs, self, &view);
        if view.drawn {
            self.leave();
            self.settle();
            curtain_drawn(out);
        }
        out.say(text);
        if self.back().is_none() && !view.drawn {
            out.motion = Some(motion(self, self.session.table.len()));
        }
        if !by_person && !view.drawn {
            self.follow(shell);
        }
        self.play_sounds(shell, out);
        let over = matches!(self.session.table.turn(), Turn::Over(_));
        out.push(self.post(if over { "end" } else { "turn" }));
        self.keeping.by_person = by_person;
        // If only computers play, their steps take the slot, as no person's step will.
        match by_person || self.people().is_empty() {
            _ if self.is_lesson() => self.learn(shell, out),
            true => self.keep_step(out),
            false => self.keep(out),
        }
        if over {
            // Nothing on the board can be pressed any more, and what ended the game may be anywhere.
            self.layout.zoom = Zoom::Whole;
            out.push(Effect::Site("look"));
            out.request(Request::LeaveMenu);
            if !self.is_lesson() {
                out.request(Request::CountGame);
            }
        }
        self.think(shell, out);
        self.wait_or_hide(shell, out);
    }

    /// Lets a moment pass after a step: before somebody comes to the curtain that was drawn, and
    /// before the throw after one that was lost, which is seen first. A page that is opened waits for
    /// nothing.
    pub(crate) fn wait_or_hide(&mut self, shell: &mut Shell, out: &mut Out) {
        if !self.is_idle() {
            return;
        }
        if self.session.table.curtain().is_some() {
            self.wait(pause::PASS, shell, out);
        } else if self.is_throw_lost() && self.may_throw() {
            self.wait(pause::LOST, shell, out);
        }
    }

    /// Shortens the motion of a move that was entered landing by landing: what has been seen so far
    /// is left out.
    fn shorten(&self, led: Option<usize>, fades: bool, out: &mut Out) {
        let (Some(motion), Some(led)) = (&mut out.motion, led) else { return };
        let Some(trace) = self.session.trace(self.session.table.len()) else { return };
        motion.fades = fades;
        let seen = trace.path.iter().rposition(|&site| site == led);
        // The clicks led along another route than the written one: animate the rest in a straight
        // line.
        match (seen, trace.path.last()) {
            (Some(seen), _) => motion.way.skip(seen),
            (None, Some(&last)) => motion.way = self.session.way(&[led, last], self.facing()),
            (None, None) => {}
        }
    }

    /// Lets the computer think or throw if it is its turn, after a moment.
    pub(crate) fn think(&mut self, shell: &mut Shell, out: &mut Out) {
        out.request(Request::NoAnswer(false));
        self.computer.pending = None;
        if !(self.computer.paused && self.is_shown()) {
            self.act_next(shell, out);
        }
    }

    /// Lets the next computer act, even while computers are paused: makes it think, throw, or agree
    /// to stop a game that is too long.
    pub(super) fn act_next(&mut self, shell: &mut Shell, out: &mut Out) {
        let (seat, throws) = match self.session.table.turn() {
            Turn::Seat(seat) => (seat, false),
            // Dice of their own people throw for the computer, too.
            Turn::Chance { by: Some(seat) } if !self.session.by_hand() => (seat, true),
            _ => return,
        };
        if self.is_lesson() {
            return self.lead(shell, out);
        }
        let trace = self.session.trace(self.session.table.len());
        let (thrown, met) = trace.map_or((false, false), |t| (t.thrown, t.met.is_some()));
        let Some(level) = self.extras.players[seat].level else { return };
        if self.session.table.is_too_long() {
            return self.agree_all(shell, out);
        }
        let hold = shell.prefs.paced(match () {
            () if throws && thrown => pause::LOST,
            () if thrown => pause::THROW,
            () if met => pause::DUEL,
            () if self.session.game().facts().dice => pause::DIE,
            () if self.extras.computers(self.session.seats()).len() > 1 => pause::TURN,
            () => pause::MOVE,
        });
        if throws {
            return self.wait(hold, shell, out);
        }
        self.consult(level, hold, shell, out);
    }

    /// Computers have played among themselves for long enough.
    fn agree_all(&mut self, shell: &mut Shell, out: &mut Out) {
        let in_play = self.session.table.in_play();
        if self.session.table.agree(in_play).is_ok() {
            self.stepped(false, shell, out);
        }
    }

    /// Lets a moment pass before anybody throws.
    pub(crate) fn wait(&mut self, ms: u32, shell: &mut Shell, out: &mut Out) {
        let number = shell.next_number();
        self.computer.pending = Some(Pending::Pass(number));
        out.start(Timer::Pass(number), ms);
    }

    /// Returns whether the last step was a throw of no use, which passed the turn on. Dice of
    /// people's own have been seen on their table.
    fn is_throw_lost(&self) -> bool {
        let (steps, turn) = (self.session.table.len(), self.session.table.turn());
        let Turn::Chance { by } = turn else { return false };
        let thrown = self.session.trace(steps).is_some_and(|trace| trace.thrown);
        thrown && self.session.table.by(steps - 1) != by && !self.session.by_hand()
    }

    /// Returns the seat whose lost throw is being seen, before the next one throws; and whether
    /// somebody may end that.
    pub fn lost_throw(&self) -> Option<(Seat, bool)> {
        let ends = match self.computer.pending {
            Some(Pending::Pass(_)) => false,
            Some(Pending::Seen(_)) => true,
            _ => return None,
        };
        let seen = self.back().is_none() && !self.is_lesson() && self.is_throw_lost();
        let seat = self.session.table.by(self.session.table.len().checked_sub(1)?)?;
        seen.then_some((seat, ends))
    }

    /// Goes on after a moment, where it is the present one: the computer throws, or a person may;
    /// a lost throw is seen a little longer.
    pub(crate) fn passed_by(&mut self, number: u32, shell: &mut Shell, out: &mut Out) {
        let (of, seen) = match self.computer.pending {
            Some(Pending::Pass(of)) => (of, false),
            Some(Pending::Seen(of)) => (of, true),
            _ => return,
        };
        if of != number {
            return;
        }
        if !seen && !self.is_lesson() && self.is_throw_lost() {
            let number = shell.next_number();
            self.computer.pending = Some(Pending::Seen(number));
            return out.start(Timer::Pass(number), pause::SEEN);
        }
        self.computer.pending = None;
        if self.is_lesson() {
            return self.followed(shell, out);
        }
        if self.person_to_act().is_none() && self.session.throw() {
            return self.stepped(false, shell, out);
        }
        self.auto_hide(shell, out);
    }

    /// Drops what is entered of a move; where several share the screen of a game with secrets, draws
    /// the curtain.
    fn drop_move(&mut self, shell: &mut Shell, out: &mut Out) {
        self.session.table.unselect();
        self.beside.refused = None;
        let ask = awaited(shell.lang(), self);
        let drawn = |game: &Play| game.session.table.is_drawn() && game.missed().is_none();
        let before = drawn(self);
        self.hide(shell, out);
        // If hiding has drawn the curtain, the curtain has already said what is awaited.
        if before || !drawn(self) {
            out.say(ask);
        }
    }

    /// Takes in a key at the board: to another site, or out of what was begun.
    pub(crate) fn key(&mut self, key: Key, shell: &mut Shell, out: &mut Out) {
        let board = self.session.board();
        let to = match key {
            Key::Escape => return self.drop_move(shell, out),
            Key::Arrow(dx, dy) => self.toward(&board, dx, dy),
            Key::End { last, all } => {
                let facing = self.facing();
                let (rows, at) = (facing.rows(&board), self.hand.cursor);
                let mut rows = rows.iter().filter(|row| all || row.contains(&at));
                let row = if last { rows.next_back() } else { rows.next() };
                row.and_then(|row| if last { row.last() } else { row.first() }).copied()
            }
        };
        if let Some(to) = to {
            self.hand.cursor = to;
            out.focus_site(to);
            self.bring(to, shell);
        }
    }

    pub(crate) fn undo_redo(&mut self, undo: bool, shell: &mut Shell, out: &mut Out) {
        let lang = shell.lang();
        if undo && self.is_entering() {
            self.session.table.unselect();
            self.forget();
            let [ask, more] = self.session.say(lang, &self.extras, None);
            let text = lang.say(&[lang.words().dropped, &ask, &more]);
            out.say(text);
            return;
        }
        let (heard, before) = (self.undone_aloud(lang), self.session.table.len());
        let done = match undo {
            true => self.can_undo() && self.session.table.undo(),
            false => self.can_redo() && self.session.table.redo(),
        };
        if !done {
            if let Some(text) = none_to_take(lang, self, undo) {
                out.say(text);
            }
            return;
        }
        out.push(Effect::StopThinking);
        self.forget();
        self.extras.judged.truncate(self.session.table.len());
        self.computer.pending = None;
        self.settle();
        let words = lang.words();
        let [ask, more] = self.session.say(lang, &self.extras, None);
        // The shown text is short; the spoken one tells each step.
        let several = before > self.session.table.len() + 1;
        let gone = if several { words.undone_moves } else { words.undone_move };
        let heard_gone = heard.unwrap_or_default();
        let (told, heard) = match undo {
            true => (gone.to_owned(), words.undone(&heard_gone)),
            false => {
                let again = self.sentences_since(lang, before);
                (words.redone.to_owned(), lang.say(&[words.redone, &again]))
            }
        };
        // Do not repeat what the move's own sentence ends with.
        let more = if heard.ends_with(more.as_str()) { "" } else { more.as_str() };
        out.say(lang.say(&[&heard, &ask, more]));
        self.beside.answer = Some(told.into());
        out.request(Request::DropNotices);
        self.keeping.by_person = true;
        self.keep_step(out);
        self.think(shell, out);
    }

    /// Asks a seat that gives up whether it means it.
    fn resign(&mut self, said: Playing, shell: &mut Shell, out: &mut Out) {
        // The question stands where the menu may be.
        out.request(Request::CloseMenu);
        match (said, self.beside.resigning) {
            (Playing::Resign, None) => {
                // Only one question is open at a time: close the others.
                self.forget();
                self.beside.noting = None;
                let asked = self.asked_to_stop().map(|(asked, _)| asked);
                self.beside.resigning = asked.or(self.speaker());
                out.focus("resign-no");
            }
            (Playing::ResignYes, Some(seat)) => {
                if self.session.resign(seat) {
                    out.push(Effect::StopThinking);
                    self.stepped(true, shell, out);
                }
            }
            _ => self.beside.resigning = None,
        }
    }

    /// Lets seats propose to stop, agree to it, or decline.
    fn offer(&mut self, said: Playing, shell: &mut Shell, out: &mut Out) {
        out.request(Request::CloseMenu);
        let lang = shell.lang();
        self.forget();
        self.beside.noting = None;
        let people = self.people();
        let computers: Seats =
            self.session.table.in_play().iter().filter(|&s| !people.has(s)).collect();
        match said {
            Playing::Decline => {
                self.session.table.decline();
                let text = lang.words().declined;
                self.beside.answer = Some(text.into());
                out.say(text);
            }
            _ => {
                let Some(seat) = self.speaker() else { return };
                // Accepting speaks for every person who has not proposed.
                let who = if said == Playing::Accept { people } else { Seats::only(seat) };
                let in_play = self.session.table.in_play();
                let who = who.iter().filter(|&seat| in_play.has(seat)).chain(computers.iter());
                let stop = Stop { by: seat, who: who.collect() };
                match computers.is_empty() {
                    true => self.agree(stop, shell, out),
                    false => self.ask_to_stop(computers, stop, shell, out),
                }
            }
        }
    }

    /// Lets the seats agree to stop: then the game is over, or others are asked.
    pub(crate) fn agree(&mut self, stop: Stop, shell: &mut Shell, out: &mut Out) {
        let lang = shell.lang();
        if self.session.table.agree(stop.who).is_ok() && self.session.table.in_play().is_empty() {
            return self.stepped(true, shell, out);
        }
        let who = &self.session.play_view(lang, &self.extras, None).seats[stop.by.index()];
        let text = lang.words().proposes_stop(&who.called);
        out.say(text);
        out.focus("decline");
    }
}

/// Returns what is awaited, as it is said.
pub(crate) fn awaited(lang: Lang, game: &Play) -> String {
    let [ask, more] = game.session.say(lang, &game.extras, game.at());
    // A player in the middle of a move has heard the task: say only the next click.
    let begun = game.is_lesson() && !game.session.table.clicks().is_empty() && !more.is_empty();
    if begun { more } else { lang.say(&[&ask, &more]) }
}
