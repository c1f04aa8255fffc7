//! The computer is asked, and answers: whatever becomes of the worker, a move is made, or a
//! person is asked to go on.

use super::game::{Asking, By, Game, Stop};
use super::steps::awaited;
use crate::msg::Effect;
use crate::state::{App, Notice};
use crate::{Limit, Timer};
use palamede_rules::{Seat, Seats, Turn};
use palamede_table::{AGREE, Answer, Ask, Job};

impl App {
    /// Asks the computer whose turn it is.
    pub(crate) fn consult(&mut self, level: u8, hold: u32, out: &mut Vec<Effect>) {
        let (number, seed) = (self.next_number(), (self.shell.random)());
        let Some(game) = &self.game else { return };
        match game.session.job(number, Ask::Move(level), seed as u32) {
            Some(job) => self.put_job(job, hold, None, out),
            None => {
                self.any_move(out);
            }
        }
    }

    /// Asks computers whether they stop, once; what one of them was thinking about it thinks about
    /// again if they do not.
    pub(crate) fn ask_to_stop(&mut self, computers: Seats, stop: Stop, out: &mut Vec<Effect>) {
        let Some(game) = &self.game else { return };
        let asked = game.asked.as_ref().filter(|asked| game.job == Some(asked.job.number));
        if asked.is_some_and(|asked| asked.stop.is_some()) {
            return;
        }
        let number = self.next_number();
        let Some(game) = &self.game else { return };
        let job = game.session.stop_job(number, computers);
        self.put_job(job, 0, Some(stop), out);
    }

    pub(super) fn put_job(
        &mut self,
        job: Job,
        hold: u32,
        stop: Option<Stop>,
        out: &mut Vec<Effect>,
    ) {
        let Some(game) = &mut self.game else { return };
        game.job = Some(job.number);
        game.asked = Some(Asking { job, hold, by: By::Called, long: false, stop });
        match self.shell.no_worker {
            true => self.think_here(out),
            false => self.put(out),
        }
    }

    /// The question is put to the worker, or to the page where it thinks itself.
    fn put(&self, out: &mut Vec<Effect>) {
        let Some(Asking { job, hold, by, .. }) = self.game.as_ref().and_then(|g| g.asked.as_ref())
        else {
            return;
        };
        let here = *by == By::Page;
        out.push(Effect::Think { job: job.clone(), hold: *hold, here });
        self.limit(job.number, if here { Limit::Page } else { Limit::Ready }, out);
    }

    /// A limit is set to the time that the computer takes for its job.
    fn limit(&self, job: u32, limit: Limit, out: &mut Vec<Effect>) {
        let ms = match limit {
            Limit::Long => self.shell.prefs.paced(limit.ms()),
            _ => limit.ms(),
        };
        out.push(Effect::StartTimer { timer: Timer::Computer(job, limit), ms });
    }

    /// The page thinks itself, now and from now on.
    fn think_here(&mut self, out: &mut Vec<Effect>) {
        self.shell.no_worker = true;
        if let Some(asked) = self.game.as_mut().and_then(|game| game.asked.as_mut()) {
            asked.by = By::Page;
        }
        self.put(out);
    }

    /// Who thinks about the job of this number, if that is awaited.
    fn by(&self, number: u32) -> Option<By> {
        let game = self.game.as_ref().filter(|game| game.job == Some(number))?;
        game.asked.as_ref().map(|asked| asked.by)
    }

    /// What is asked by the job of this number, if that is awaited.
    fn asking(&mut self, number: u32) -> Option<&mut Asking> {
        self.game.as_mut().filter(|game| game.job == Some(number))?.asked.as_mut()
    }

    /// The worker is ready and has the job.
    pub(crate) fn job_accepted(&mut self, number: u32, out: &mut Vec<Effect>) {
        let Some(asked) = self.asking(number) else { return };
        let moves = matches!(asked.job.ask, Ask::Move(_));
        if asked.by == By::Called {
            asked.by = By::Worker;
            self.limit(number, Limit::Answer, out);
        }
        if moves {
            self.limit(number, Limit::Long, out);
        }
    }

    /// There is no worker, or the page cannot think itself.
    pub(crate) fn worker_failed(&mut self, number: u32, out: &mut Vec<Effect>) {
        self.shell.no_worker = true;
        match self.by(number) {
            Some(By::Page) => self.no_answer(out),
            Some(_) => self.think_here(out),
            None => {}
        }
    }

    /// The computer has taken as long as it may for this job.
    pub(crate) fn limit_reached(&mut self, job: u32, limit: Limit, out: &mut Vec<Effect>) {
        match (limit, self.by(job)) {
            (Limit::Ready, Some(By::Called)) => self.think_here(out),
            (Limit::Answer, Some(By::Worker)) => self.think_here(out),
            (Limit::Page, Some(By::Page)) => self.no_answer(out),
            (Limit::Long, Some(_)) => {
                if let Some(asked) = self.asking(job) {
                    asked.long = true;
                }
            }
            _ => {}
        }
    }

    /// Who thinks is to answer at once. The button is gone then: the keyboard goes on at the
    /// board.
    pub(crate) fn hurry(&mut self, out: &mut Vec<Effect>) {
        let Some(game) = self.game.as_mut().filter(|game| game.may_hurry()) else { return };
        if let Some(asked) = &mut game.asked {
            asked.long = false;
        }
        out.extend([Effect::Hurry, Effect::Focus(format!("c{}", game.cursor))]);
    }

    /// Computers that play among themselves wait, or go on.
    pub(crate) fn pause(&mut self, out: &mut Vec<Effect>) {
        let words = self.lang().words();
        let Some(game) = self.game.as_mut().filter(|game| game.is_shown()) else { return };
        game.paused = !game.paused;
        out.push(Effect::StopThinking);
        if game.paused {
            out.push(Effect::Say { text: words.paused.to_owned(), urgent: false });
        }
        self.think(out);
    }

    /// While they wait, the one to act plays.
    pub(crate) fn once(&mut self, out: &mut Vec<Effect>) {
        let waits = |game: &Game| game.paused && game.is_shown() && game.job.is_none();
        if self.game.as_ref().is_some_and(waits) {
            self.act_next(out);
        }
    }

    /// A hint that nobody sees is sought no longer, and a review that nobody sees stops: what was
    /// found is there later.
    pub(super) fn drop_unseen(&mut self, out: &mut Vec<Effect>) {
        let Some(game) = &mut self.game else { return };
        let asked = game.asked.as_ref().filter(|asked| game.job == Some(asked.job.number));
        let seen = match asked.map(|asked| asked.job.ask) {
            Some(Ask::Hint) => game.can_hint(),
            Some(Ask::Review) => game.back.is_some() || game.session.table.is_over(),
            _ => true,
        };
        if !seen {
            (game.job, game.asked, game.told) = (None, None, None);
            out.push(Effect::StopThinking);
        }
    }

    /// Another level is chosen for the computer at this seat: from its next move on.
    pub(crate) fn set_level(&mut self, seat: Seat, level: u8) {
        if let Some(game) = &mut self.game {
            game.extras.set_level(seat, level);
            self.keep();
        }
    }

    /// The answer is here. One that cannot be played is as good as none.
    pub(crate) fn answer(&mut self, answer: &Answer, out: &mut Vec<Effect>) {
        let Some(game) = &mut self.game else { return };
        if game.job != Some(answer.number) {
            return;
        }
        let agrees = answer.step.as_deref() == Some(AGREE);
        match game.asked.as_ref().map(|asked| (asked.job.ask, asked.stop)) {
            Some((Ask::Hint, _)) => self.hinted(Some(answer), out),
            Some((Ask::Review, _)) => self.judged(Some(answer), out),
            Some((_, Some(stop))) => self.answered(stop, agrees, out),
            _ => match answer.step.as_deref().is_some_and(|step| game.session.play(step)) {
                true => self.stepped(false, out),
                false => {
                    self.any_move(out);
                }
            },
        }
    }

    /// Whether the computers agree to stop is known: who stands better plays on.
    fn answered(&mut self, stop: Stop, agree: bool, out: &mut Vec<Effect>) {
        let text = self.lang().words().declined;
        let Some(game) = &mut self.game else { return };
        (game.job, game.asked) = (None, None);
        if agree {
            self.agree(stop, out);
        } else {
            game.session.table.decline();
            // Who is asked something since reads that first.
            game.told = game.resigning.is_none().then(|| text.into());
            out.push(Effect::Say { text: text.to_owned(), urgent: false });
        }
        // Whose turn it is may have been asked this in place of a move.
        if self.game.as_ref().is_some_and(|game| game.job.is_none()) {
            self.think(out);
        }
    }

    /// Any move in the computer's place; tells whether there was one.
    fn any_move(&mut self, out: &mut Vec<Effect>) -> bool {
        let lot = (self.shell.random)();
        let made = self.game.as_mut().is_some_and(|game| game.session.play_any(lot));
        match made {
            true => self.stepped(false, out),
            false => self.give_up(out),
        }
        made
    }

    /// Nobody answers. In a game with secrets nobody can go on in the computer's place without
    /// seeing its army: any move will do. Who does not answer whether to stop does not.
    fn no_answer(&mut self, out: &mut Vec<Effect>) {
        let Some(game) = &self.game else { return };
        match game.asked.as_ref().map(|asked| (asked.job.ask, asked.stop)) {
            Some((Ask::Hint, _)) => self.hinted(None, out),
            Some((Ask::Review, _)) => self.judged(None, out),
            Some((_, Some(stop))) => self.answered(stop, false, out),
            _ if game.session.has_secrets() => {
                if self.any_move(out) {
                    self.tell_any_move(out);
                }
            }
            _ => self.give_up(out),
        }
    }

    /// Tells, with the move, that it was any.
    fn tell_any_move(&mut self, out: &mut [Effect]) {
        let (lang, text) = (self.lang(), self.lang().words().plays_any);
        if let Some(game) = &mut self.game {
            game.told = Some(text.into());
        }
        let said = out.iter_mut().rev().find_map(|effect| match effect {
            Effect::Say { text, .. } => Some(text),
            _ => None,
        });
        if let Some(said) = said {
            *said = lang.say(&[text, said]);
        }
    }

    /// No answer comes: tells so. One that comes all the same is taken.
    fn give_up(&mut self, out: &mut Vec<Effect>) {
        self.screen.notice = Some(Notice::NoAnswer);
        let text = self.lang().words().no_answer.to_owned();
        out.push(Effect::Say { text, urgent: true });
    }

    /// A person goes on in the place of the computer whose turn it is.
    pub(crate) fn take_over(&mut self, out: &mut Vec<Effect>) {
        if self.screen.notice != Some(Notice::NoAnswer) {
            return;
        }
        let Some(game) = &mut self.game else { return };
        let Turn::Seat(seat) = game.session.table.turn() else { return };
        game.extras.players[seat].level = None;
        game.session.table.set_computers(game.extras.computers(game.session.seats()));
        game.settle();
        out.push(Effect::StopThinking);
        self.keep();
        self.think(out);
        if let Some(game) = &self.game {
            out.push(awaited(self.lang(), game));
        }
    }
}
