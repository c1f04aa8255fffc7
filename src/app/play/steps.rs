//! Playing: clicks, steps, the computer, undo, replay, giving up, agreeing.

use super::game::{Game, Stop};
use super::label;
use super::motion::motion;
use super::session::Click;
use super::view::PlayView;
use crate::Timer;
use crate::action::Playing;
use crate::msg::{Effect, Key};
use crate::prefs::Prefs;
use crate::state::{App, Notice};
use palamede_rules::{Seats, Turn};
use palamede_scene::Target;
use palamede_text::{Lang, fill, join};

/// How long people see what has happened before the computer goes on, in
/// milliseconds, whether pieces move or not.
pub(crate) mod pause {
    /// After a throw.
    pub const THROW: u32 = 900;
    /// After a die was played.
    pub const DIE: u32 = 700;
    /// After a move of a game without dice.
    pub const MOVE: u32 = 800;
    /// After a move where several computers play, one after the other.
    pub const TURN: u32 = 1200;
    /// After the move that ended a game, before it is seen once more.
    pub const END: u32 = 900;
    /// After a move, before the board turns towards who is to act.
    pub const REST: u32 = 500;
    /// After a throw that was lost, before a person throws: a second tap on the button
    /// is not the other player's throw.
    pub const LOST: u32 = 500;
    /// After an attack, before a computer goes on.
    pub const DUEL: u32 = 1700;
    /// Before the next move, where the moves go by.
    pub const FILM: u32 = 1000;
    /// Before the next move of those that somebody has missed.
    pub const GONE: u32 = 600;
    /// After a step, before the next player comes to the screen.
    pub const PASS: u32 = 500;
    /// Without anything pressed, before nobody is taken to be at the screen any more.
    pub const IDLE: u32 = 180_000;
}

/// What is said when a step was taken: the step, what is awaited, and what is to be warned of.
fn said_of_step(lang: Lang, prefs: &Prefs, game: &Game, face: &PlayView) -> String {
    let last = game.session.last(lang, &game.extras).unwrap_or_default();
    let [ask, more] = &face.say;
    // What the step has said already is not said again; behind the curtain only what is
    // awaited is.
    let more = if face.drawn || last.ends_with(more.as_str()) { "" } else { more };
    let warned = face.helped(prefs, game.session.game());
    let warned = warned.filter(|(site, _)| site.is_none() && !face.drawn);
    let warned = warned.map(|(_, text)| text);
    // The quiet plies that are left are told when few are, and not at each of them.
    let left = game.session.quiet_left(lang);
    let left = left.filter(|(left, _)| *left <= 5 || left % 10 == 0);
    let left = left.as_ref().map(|(_, text)| text.as_str());
    let text = [&last, ask.as_str(), more].into_iter().chain(left).chain(warned);
    let text: Vec<&str> = text.filter(|text| !text.is_empty()).collect();
    lang.say(&text)
}

/// Why nothing was taken back, or again; nothing where one looks back.
fn none_to_take(lang: Lang, game: &Game, undo: bool) -> Option<Effect> {
    let words = lang.words();
    let text = match undo {
        _ if game.session.game().facts().secrets => words.no_undo,
        true => words.nothing_undone,
        false => words.nothing_redone,
    };
    let say = || Effect::Say { text: text.to_owned(), urgent: false };
    game.at().is_none().then(say)
}

impl App {
    /// What is pressed at the board. While the curtain is drawn nobody plays, looks back, gives
    /// up or proposes anything.
    pub(crate) fn act_at_board(&mut self, playing: Playing, out: &mut Vec<Effect>) {
        if self.game.as_ref().is_some_and(Game::is_lesson) && !playing.learns() {
            return;
        }
        match playing {
            Playing::At(target) => self.click(target, false, out),
            Playing::Throw => self.throw(out),
            Playing::Enter(press) => self.enter(press, out),
            Playing::Around => self.read(true, out),
            Playing::Read => self.read(false, out),
            Playing::Undo => self.undo_redo(true, out),
            Playing::Redo => self.undo_redo(false, out),
            Playing::Hurry => self.hurry(out),
            Playing::Hint => self.hint(out),
            Playing::Pause => self.pause(out),
            Playing::Once => self.once(out),
            _ if self.is_drawn() => {}
            Playing::Rule(section) => self.read_rule(section, out),
            Playing::Back(to) => self.look_back(to, false, out),
            Playing::Along(to) => self.look_back(to, true, out),
            Playing::HereAmong => self.go_on(false, out),
            Playing::HereAgainst => self.go_on(true, out),
            Playing::Variation(n) => self.look_aside(n, out),
            Playing::Resign | Playing::ResignYes | Playing::ResignNo => self.resign(playing, out),
            Playing::Review => self.review(out),
            Playing::Film => self.film(out),
            Playing::Turn => self.turn_board(out),
            Playing::Stop | Playing::Accept | Playing::Decline => self.offer(playing, out),
        }
        self.drop_unseen(out);
    }

    /// A click; `first` when it begins a drag, which does not unselect.
    pub(crate) fn click(&mut self, target: Target, first: bool, out: &mut Vec<Effect>) {
        if self.magnify(target, out) || self.notes_on(target, out) {
            return;
        }
        let lang = self.lang();
        let Some(game) = &mut self.game else { return };
        if let Target::Site(site) = target {
            game.cursor = site;
        }
        if game.back == Some(game.session.table.len()) {
            // The last position is the present one: who plays on there goes on.
            game.back = None;
        }
        if game.back.is_some() {
            return self.remind(out);
        }
        game.resigning = None;
        if first && game.session.table.clicks().last() == Some(&target) {
            return;
        }
        game.refused = None;
        if game.person_to_act().is_none() {
            // Not now: the sentence says what is awaited instead.
            return out.push(awaited(lang, game));
        }
        // Where the clicks before this one have already led the piece.
        let led = game.session.table.clicks().iter().rev().find_map(|click| match click {
            Target::Site(site) => Some(*site),
            _ => None,
        });
        // Where a hint shows a whole move, its end is pressed as if its piece were selected.
        let from = game.hinted_from(lang, target);
        if let Some(from) = from {
            let _ = game.session.click(lang, Target::Site(from));
        }
        // What was jumped on the way lies there as a ghost already.
        let fades = !game.session.has_taken();
        let draft = game.session.draft();
        match game.session.click(lang, target) {
            Click::Selected if game.session.draft() != draft => self.laid(led, target, out),
            Click::Stepped => {
                self.stepped(true, out);
                self.shorten(led, fades, out);
            }
            // Nobody else hears whether a piece can move.
            Click::Refused(refused)
                if game.session.is_quiet() && game.session.table.clicks() == [target] =>
            {
                game.refused = Some(refused);
                self.selected(out);
            }
            Click::Refused(refused) => out.push(game.refuse(lang, refused)),
            Click::Selected => self.selected(out),
        }
    }

    /// A piece is being dragged: the click that selects it, which shows where it may go. Or none is
    /// any more.
    pub(crate) fn lift(&mut self, site: Option<usize>, out: &mut Vec<Effect>) {
        if let Some(site) = site {
            self.click(Target::Site(site), true, out);
        }
        if let Some(game) = &mut self.game {
            let last = game.session.table.clicks().last().copied();
            game.lifted = site.filter(|&site| last == Some(Target::Site(site)));
        }
    }

    /// A piece was dragged from one site to another: as two clicks. It lies there already.
    pub(crate) fn drag(&mut self, from: usize, to: usize, out: &mut Vec<Effect>) {
        self.lift(Some(from), out);
        let Some(game) = &mut self.game else { return };
        if game.lifted.take().is_none() {
            return;
        }
        self.click(Target::Site(to), false, out);
        for effect in out {
            if let Effect::Motion(motion) = effect
                && motion.duel.is_none()
            {
                motion.way.skip(motion.way.steps());
            }
        }
    }

    /// Says what is awaited after a click; where others may hear it, no more than which
    /// piece is selected.
    fn selected(&self, out: &mut Vec<Effect>) {
        let Some(game) = &self.game else { return };
        let quiet = game.session.is_quiet() && !game.session.table.clicks().is_empty();
        out.push(match quiet && !game.session.is_laying() {
            true => {
                let face = game.session.face(self.lang(), &game.extras, None);
                let text = label::label(self, game, &face, game.cursor, false);
                Effect::Say { text, urgent: false }
            }
            false => awaited(self.lang(), game),
        });
    }

    /// A throw of the seat to act. Where it is not awaited, the sentence says what is.
    pub(crate) fn throw(&mut self, out: &mut Vec<Effect>) {
        let lang = self.lang();
        let Some(game) = &mut self.game else { return };
        if game.may_throw() && game.session.throw() {
            self.stepped(true, out);
        } else {
            out.push(awaited(lang, game));
        }
    }

    /// A press of a throw that is entered by hand; none takes the last one back.
    pub(crate) fn enter(&mut self, press: Option<Target>, out: &mut Vec<Effect>) {
        let lang = self.lang();
        let Some(game) = &mut self.game else { return };
        match press {
            Some(target) => game.entered.push(target),
            None => drop(game.entered.pop()),
        }
        if game.session.enter(&game.entered) {
            return self.stepped(true, out);
        }
        if game.entered.is_empty() {
            return out.push(awaited(lang, game));
        }
        // What was entered so far, for those who do not see it.
        let faces = game.session.face(lang, &game.extras, None).faces;
        let named = |press| faces.iter().find(|(face, _)| face.target == press);
        let names = game.entered.iter().filter_map(|&press| Some(named(press)?.1.as_str()));
        let text = join(lang.words().parts, &mut { names });
        out.push(Effect::Say { text, urgent: false });
    }

    /// A step was taken: shows it, says it, keeps it, and lets the next one act. A
    /// step of the computer leaves alone what a person is about to do.
    pub(crate) fn stepped(&mut self, by_person: bool, out: &mut Vec<Effect>) {
        let lang = self.lang();
        let Some(game) = &mut self.game else { return };
        game.entered.clear();
        let over = game.session.table.in_play().is_empty();
        if by_person || over {
            game.forget();
            game.back = None;
            self.outdate();
        }
        let Some(game) = &mut self.game else { return };
        // Who has come to the end of what there was goes on with it.
        game.back = game.back.filter(|&at| at + 1 < game.session.table.len());
        let face = game.session.face(lang, &game.extras, None);
        let text = said_of_step(lang, &self.shell.prefs, game, &face);
        if face.drawn {
            game.leave();
            game.settle();
            self.curtain_drawn(out);
        }
        out.push(Effect::Say { text, urgent: false });
        let Some(game) = &mut self.game else { return };
        if game.back.is_none() && !face.drawn {
            out.push(Effect::Motion(motion(game, game.session.table.len())));
        }
        self.play_sounds(out);
        let Some(game) = &mut self.game else { return };
        let over = matches!(game.session.table.turn(), Turn::Over(_));
        out.push(Effect::Post(if over { "end" } else { "turn" }));
        game.by_person = by_person;
        let first = game.session.table.len() == 1;
        // Where nobody plays, what the computers do is all there is.
        match by_person || game.people().is_empty() {
            _ if game.is_lesson() => self.learn(out),
            true => self.keep_step(out),
            false => self.keep(),
        }
        if over {
            out.push(Effect::Site("look"));
            self.leave_menu(out);
        }
        // What somebody plays is worth keeping; a frame is a guest.
        let kept = self.game.as_ref().is_some_and(|game| game.kept);
        if kept && first && self.shell.keeps && !self.shell.asked.frame {
            out.push(Effect::Site("persist"));
        }
        self.think(out);
        self.wait_or_hide(out);
    }

    /// Lets a moment pass after a step: before somebody comes to the curtain that was drawn, and
    /// before the throw after one that was lost, which is seen first. A page that is opened waits for
    /// nothing.
    pub(crate) fn wait_or_hide(&mut self, out: &mut Vec<Effect>) {
        let Some(game) = self.game.as_ref().filter(|game| game.job.is_none()) else { return };
        let thrown = game.session.trace(game.session.table.len()).is_some_and(|trace| trace.thrown);
        if game.session.table.curtain().is_some() {
            self.wait(pause::PASS, out);
        } else if thrown && game.may_throw() && !game.session.by_hand() {
            self.wait(pause::LOST, out);
        }
    }

    /// What was entered landing by landing has been seen so far: only the rest moves.
    fn shorten(&self, led: Option<usize>, fades: bool, out: &mut [Effect]) {
        let (Some(game), Some(led)) = (&self.game, led) else { return };
        let Some(trace) = game.session.trace(game.session.table.len()) else { return };
        for effect in out {
            if let Effect::Motion(motion) = effect {
                motion.fades = fades;
                let seen = trace.path.iter().rposition(|&site| site == led);
                // Led along another route than the one that is written: straight on.
                match (seen, trace.path.last()) {
                    (Some(seen), _) => motion.way.skip(seen),
                    (None, Some(&last)) => {
                        motion.way = game.session.way(&[led, last], game.facing());
                    }
                    (None, None) => {}
                }
            }
        }
    }

    /// Lets the computer think or throw if it is its turn, after a moment.
    pub(crate) fn think(&mut self, out: &mut Vec<Effect>) {
        if self.screen.notice == Some(Notice::NoAnswer) {
            self.screen.notice = None;
        }
        let Some(game) = &mut self.game else { return };
        (game.job, game.asked) = (None, None);
        if !(game.paused && game.is_shown()) {
            self.act_next(out);
        }
    }

    /// The same where nothing is under way, though computers wait.
    pub(super) fn act_next(&mut self, out: &mut Vec<Effect>) {
        let Some(game) = &self.game else { return };
        let (seat, throws) = match game.session.table.turn() {
            Turn::Seat(seat) => (seat, false),
            // Dice of their own people throw for the computer, too.
            Turn::Chance { by: Some(seat) } if !game.session.by_hand() => (seat, true),
            _ => return,
        };
        if game.is_lesson() {
            return self.lead(out);
        }
        let trace = game.session.trace(game.session.table.len());
        let (thrown, met) = trace.map_or((false, false), |t| (t.thrown, t.met.is_some()));
        let Some(level) = game.extras.players[seat].level else { return };
        if game.session.table.is_too_long() {
            return self.agree_all(out);
        }
        let hold = self.shell.prefs.paced(match () {
            () if thrown => pause::THROW,
            () if met => pause::DUEL,
            () if game.session.game().facts().dice => pause::DIE,
            () if game.extras.computers(game.session.seats()).len() > 1 => pause::TURN,
            () => pause::MOVE,
        });
        if throws {
            return self.wait(hold, out);
        }
        self.consult(level, hold, out);
    }

    /// Computers have played among themselves for long enough.
    fn agree_all(&mut self, out: &mut Vec<Effect>) {
        let Some(game) = &mut self.game else { return };
        let in_play = game.session.table.in_play();
        if game.session.table.agree(in_play).is_ok() {
            self.stepped(false, out);
        }
    }

    /// Lets a moment pass before anybody throws.
    pub(crate) fn wait(&mut self, ms: u32, out: &mut Vec<Effect>) {
        let number = self.next_number();
        if let Some(game) = &mut self.game {
            game.job = Some(number);
            out.push(Effect::StartTimer { timer: Timer::Pass(number), ms });
        }
    }

    /// The moment is over, where it is the present one: the computer throws, or a person may.
    pub(crate) fn passed_by(&mut self, number: u32, out: &mut Vec<Effect>) {
        let Some(game) = self.game.as_mut().filter(|game| game.job == Some(number)) else { return };
        game.job = None;
        if game.is_lesson() {
            return self.followed(out);
        }
        if game.person_to_act().is_none() && game.session.throw() {
            return self.stepped(false, out);
        }
        self.auto_hide(out);
    }

    pub(crate) fn key(&mut self, key: Key, out: &mut Vec<Effect>) {
        if key == Key::Escape && (self.close_memo(out) || self.leave_back(out)) {
            return;
        }
        let lang = self.lang();
        let Some(game) = &mut self.game else { return };
        let board = game.session.board();
        let to = match key {
            Key::Escape => {
                game.session.table.unselect();
                game.refused = None;
                let (ask, before) = (awaited(lang, game), out.len());
                self.hide(out);
                // Where the curtain is drawn, that says what is awaited, and no more.
                if out.len() == before {
                    out.push(ask);
                }
                return;
            }
            Key::Arrow(dx, dy) => game.toward(&board, dx, dy),
            Key::End { last, all } => {
                let facing = game.facing();
                let (rows, at) = (facing.rows(&board), game.cursor);
                let mut rows = rows.iter().filter(|row| all || row.contains(&at));
                let row = if last { rows.next_back() } else { rows.next() };
                row.and_then(|row| if last { row.last() } else { row.first() }).copied()
            }
        };
        if let Some(to) = to {
            game.cursor = to;
            out.push(Effect::Focus(format!("c{to}")));
            self.bring(to);
        }
    }

    pub(crate) fn undo_redo(&mut self, undo: bool, out: &mut Vec<Effect>) {
        let lang = self.lang();
        let Some(game) = &mut self.game else { return };
        if undo && game.is_entering() {
            game.session.table.unselect();
            game.forget();
            let [ask, more] = game.session.say(lang, &game.extras, None);
            let text = lang.say(&[lang.words().dropped, &ask, &more]);
            out.push(Effect::Say { text, urgent: false });
            return;
        }
        let gone = game.undone(lang).unwrap_or_default();
        let (heard, before) = (game.undone_aloud(lang), game.session.table.len());
        let done = match undo {
            true => game.can_undo() && game.session.table.undo(),
            false => game.can_redo() && game.session.table.redo(),
        };
        if !done {
            return out.extend(none_to_take(lang, game, undo));
        }
        out.push(Effect::StopThinking);
        game.forget();
        game.extras.judged.truncate(game.session.table.len());
        game.job = None;
        game.settle();
        let words = lang.words();
        let [ask, more] = game.session.say(lang, &game.extras, None);
        // What is read is short, what is heard is no notation.
        let undone = |what: &str| fill(words.undone, &[("what", what)]);
        let (told, heard) = match undo {
            true => (undone(&gone), undone(&heard.unwrap_or_default())),
            false => {
                let again = game.told_from(lang, before);
                (words.redone.to_owned(), lang.say(&[words.redone, &again]))
            }
        };
        // What the move has said already is not said again.
        let more = if heard.ends_with(more.as_str()) { "" } else { more.as_str() };
        out.push(Effect::Say { text: lang.say(&[&heard, &ask, more]), urgent: false });
        game.told = Some(told.into());
        self.outdate();
        let Some(game) = &mut self.game else { return };
        game.by_person = true;
        self.keep_step(out);
        self.think(out);
    }

    /// What was told above the page of the game as it was holds no longer.
    fn outdate(&mut self) {
        self.forget_copied();
        if let Some(Notice::BadLink(_) | Notice::BadSave(_) | Notice::NoLanguage(_)) =
            self.screen.notice
        {
            self.screen.notice = None;
        }
    }

    /// A seat gives up: it is asked whether it means it.
    fn resign(&mut self, said: Playing, out: &mut Vec<Effect>) {
        // The question stands where the menu may be.
        self.close_menu();
        let Some(game) = &mut self.game else { return };
        match (said, game.resigning) {
            (Playing::Resign, None) => {
                // One thing is asked at a time.
                game.forget();
                game.noting = None;
                let asked = game.asked_to_stop().map(|(asked, _)| asked);
                game.resigning = asked.or(game.speaker());
                out.push(Effect::Focus("resign-no".to_owned()));
            }
            (Playing::ResignYes, Some(seat)) => {
                if game.session.resign(seat) {
                    out.push(Effect::StopThinking);
                    self.stepped(true, out);
                }
            }
            _ => game.resigning = None,
        }
    }

    /// Seats propose to stop, agree to it, or do not.
    fn offer(&mut self, said: Playing, out: &mut Vec<Effect>) {
        self.close_menu();
        let lang = self.lang();
        let Some(game) = &mut self.game else { return };
        game.forget();
        game.noting = None;
        let people = game.people();
        let computers: Seats =
            game.session.table.in_play().iter().filter(|&s| !people.has(s)).collect();
        match said {
            Playing::Decline => {
                game.session.table.decline();
                let text = lang.words().declined;
                game.told = Some(text.into());
                out.push(Effect::Say { text: text.to_owned(), urgent: false });
            }
            _ => {
                let Some(seat) = game.speaker() else { return };
                // Accepting speaks for every person who has not proposed.
                let who = if said == Playing::Accept { people } else { Seats::only(seat) };
                let in_play = game.session.table.in_play();
                let who = who.iter().filter(|&seat| in_play.has(seat)).chain(computers.iter());
                let stop = Stop { by: seat, who: who.collect() };
                match computers.is_empty() {
                    true => self.agree(stop, out),
                    false => self.ask_to_stop(computers, stop, out),
                }
            }
        }
    }

    /// Who agrees to stop does so: then the game is over, or others are asked.
    pub(crate) fn agree(&mut self, stop: Stop, out: &mut Vec<Effect>) {
        let lang = self.lang();
        let Some(game) = &mut self.game else { return };
        if game.session.table.agree(stop.who).is_ok() && game.session.table.in_play().is_empty() {
            return self.stepped(true, out);
        }
        let who = &game.session.face(lang, &game.extras, None).seats[stop.by.index()];
        let text = fill(lang.words().proposes_stop, &[("who", &who.called)]);
        out.push(Effect::Say { text, urgent: false });
        out.push(Effect::Focus("decline".to_owned()));
    }
}

/// What is awaited, said.
pub(crate) fn awaited(lang: Lang, game: &Game) -> Effect {
    let [ask, more] = game.session.say(lang, &game.extras, game.at());
    // Who is about to move has heard the whole task.
    let begun = game.is_lesson() && !game.session.table.clicks().is_empty() && !more.is_empty();
    let text = if begun { more } else { lang.say(&[&ask, &more]) };
    Effect::Say { text, urgent: false }
}
