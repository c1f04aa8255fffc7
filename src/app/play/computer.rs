//! The computer is asked, and answers: whatever becomes of the worker, a move is made, or a
//! person is asked to go on.

use super::introduction::is_untouched;
use super::state::{Asking, By, Pending, Play, Stop};
use super::steps::awaited;
use crate::deferred;
use crate::msg::Effect;
use crate::out::Out;
use crate::out::Request;
use crate::reading;
use crate::state::Shell;
use crate::{Limit, Timer};
use palamede_rules::{Seat, Seats, Turn};
use palamede_table::{Answer, Ask, Job};
use palamede_text::Lang;

impl Play {
    /// Asks the computer whose turn it is.
    pub(crate) fn consult(&mut self, level: u8, hold: u32, shell: &mut Shell, out: &mut Out) {
        let (number, seed) = (shell.next_number(), shell.lot());
        match self.session.job(number, Ask::Move(level), seed as u32) {
            Some(job) => self.put_job(job, hold, None, shell, out),
            None => {
                self.any_move(shell, out);
            }
        }
    }

    /// Asks computers whether they stop, once; what one of them was thinking about it thinks about
    /// again if they do not.
    pub(crate) fn ask_to_stop(
        &mut self,
        computers: Seats,
        stop: Stop,
        shell: &mut Shell,
        out: &mut Out,
    ) {
        if self.asked().is_some_and(|asked| asked.stop.is_some()) {
            return;
        }
        let number = shell.next_number();
        let job = self.session.stop_job(number, computers);
        self.put_job(job, 0, Some(stop), shell, out);
    }

    pub(super) fn put_job(
        &mut self,
        job: Job,
        hold: u32,
        stop: Option<Stop>,
        shell: &mut Shell,
        out: &mut Out,
    ) {
        let asked = Asking { job, hold, by: By::Called, long: false, stop };
        self.computer.pending = Some(Pending::Job(asked));
        match shell.no_worker {
            true => self.think_here(shell, out),
            false => self.put(shell, out),
        }
    }

    /// Puts the question to the worker, or to the page where it thinks itself.
    fn put(&self, shell: &Shell, out: &mut Out) {
        let Some(Asking { job, hold, by, .. }) = self.asked() else { return };
        let here = *by == By::Page;
        out.push(Effect::Think { job: job.clone(), hold: *hold, here });
        self.limit(job.number, if here { Limit::Page } else { Limit::Ready }, shell, out);
    }

    /// Sets a limit to the time that the computer takes for its job.
    fn limit(&self, job: u32, limit: Limit, shell: &Shell, out: &mut Out) {
        let ms = match limit {
            Limit::Long => shell.prefs.paced(limit.ms()),
            _ => limit.ms(),
        };
        out.start(Timer::Computer(job, limit), ms);
    }

    /// Lets the page think itself, now and from now on.
    fn think_here(&mut self, shell: &mut Shell, out: &mut Out) {
        shell.no_worker = true;
        if let Some(Pending::Job(asked)) = &mut self.computer.pending {
            asked.by = By::Page;
        }
        self.put(shell, out);
    }

    /// Returns where the job of this number runs, if it is awaited.
    fn by(&self, number: u32) -> Option<By> {
        self.asked().filter(|asked| asked.job.number == number).map(|asked| asked.by)
    }

    /// Returns the question that the computer was asked, if it was.
    pub fn asked(&self) -> Option<&Asking> {
        match &self.computer.pending {
            Some(Pending::Job(asked)) => Some(asked),
            _ => None,
        }
    }

    /// Returns the number of the job that the computer thinks about, or of [`Timer::Pass`].
    pub fn job(&self) -> Option<u32> {
        match &self.computer.pending {
            Some(Pending::Job(asked)) => Some(asked.job.number),
            Some(Pending::Pass(number) | Pending::Seen(number)) => Some(*number),
            None => None,
        }
    }

    /// Returns whether nothing comes by itself: the computer thinks about nothing, and no moment
    /// passes.
    pub fn is_idle(&self) -> bool {
        self.computer.pending.is_none()
    }

    /// Returns the question of the job of this number, if it is awaited.
    fn asking(&mut self, number: u32) -> Option<&mut Asking> {
        match &mut self.computer.pending {
            Some(Pending::Job(asked)) if asked.job.number == number => Some(asked),
            _ => None,
        }
    }

    /// Notes that the worker is ready and has the job.
    pub(crate) fn job_accepted(&mut self, number: u32, shell: &Shell, out: &mut Out) {
        let Some(asked) = self.asking(number) else { return };
        let moves = matches!(asked.job.ask, Ask::Move(_));
        if asked.by == By::Called {
            asked.by = By::Worker;
            self.limit(number, Limit::Answer, shell, out);
        }
        if moves {
            self.limit(number, Limit::Long, shell, out);
        }
    }

    /// Handles a worker that has failed: lets the page itself think, or reports no answer if the
    /// page was thinking already.
    pub(crate) fn worker_failed(&mut self, number: u32, shell: &mut Shell, out: &mut Out) {
        shell.no_worker = true;
        match self.by(number) {
            Some(By::Page) => self.no_answer(shell, out),
            Some(_) => self.think_here(shell, out),
            None => {}
        }
    }

    /// Handles that the computer has taken as long as it may for this job.
    pub(crate) fn limit_reached(
        &mut self,
        job: u32,
        limit: Limit,
        shell: &mut Shell,
        out: &mut Out,
    ) {
        match (limit, self.by(job)) {
            (Limit::Ready, Some(By::Called)) => self.think_here(shell, out),
            (Limit::Answer, Some(By::Worker)) => self.think_here(shell, out),
            (Limit::Page, Some(By::Page)) => self.no_answer(shell, out),
            (Limit::Long, Some(_)) => {
                if let Some(asked) = self.asking(job) {
                    asked.long = true;
                }
            }
            _ => {}
        }
    }

    /// Asks the thinking computer to answer at once, or goes on after a lost throw. The button is
    /// gone then: the keyboard goes on at the board.
    pub(crate) fn hurry(&mut self, shell: &mut Shell, out: &mut Out) {
        if let Some(Pending::Seen(number)) = self.computer.pending {
            return self.passed_by(number, shell, out);
        }
        if !self.may_hurry() {
            return;
        }
        if let Some(Pending::Job(asked)) = &mut self.computer.pending {
            asked.long = false;
        }
        out.push(Effect::Hurry);
        out.focus_site(self.hand.cursor);
    }

    /// Pauses computers that play among themselves, or lets them go on.
    pub(crate) fn pause(&mut self, shell: &mut Shell, out: &mut Out) {
        let words = shell.lang().words();
        if !self.is_shown() {
            return;
        }
        self.computer.paused = !self.computer.paused;
        out.push(Effect::StopThinking);
        if self.computer.paused {
            out.say(words.paused);
        }
        self.think(shell, out);
    }

    /// Lets the computer to act play one move while computers are paused.
    pub(crate) fn once(&mut self, shell: &mut Shell, out: &mut Out) {
        if self.computer.paused && self.is_shown() && self.computer.pending.is_none() {
            self.act_next(shell, out);
        }
    }

    /// Stops the search for a hint that nobody sees, and a review that nobody sees: what was found
    /// is there later.
    pub(super) fn drop_unseen(&mut self, out: &mut Out) {
        let seen = match self.asked().map(|asked| asked.job.ask) {
            Some(Ask::Hint) => self.can_hint(),
            Some(Ask::Review) => self.back().is_some() || self.session.table.is_over(),
            _ => true,
        };
        if !seen {
            (self.computer.pending, self.beside.answer) = (None, None);
            out.push(Effect::StopThinking);
        }
    }

    /// Chooses another level for the computer at this seat, from its next move on, and says so; in
    /// a game that has begun the sentence is shown, too.
    pub(crate) fn set_level(&mut self, seat: Seat, level: u8, shell: &Shell, out: &mut Out) {
        let before = self.extras.players[seat].level;
        self.extras.set_level(seat, level);
        self.keep(out);
        if before.is_none_or(|before| before == level) {
            return;
        }
        let runs = !is_untouched(self) && !self.session.table.is_over();
        if runs && shell.prose_is_here() {
            let text = reading::level_set(shell.lang(), self, seat);
            self.beside.answer = Some(text.clone().into());
            out.say(text);
        } else {
            out.say(shell.lang().level_sentence(level));
        }
    }

    /// Takes in the computer's answer. One that cannot be played is as good as none.
    pub(crate) fn answer(&mut self, answer: &Answer, shell: &mut Shell, out: &mut Out) {
        let asked = self.asking(answer.number).map(|asked| (asked.job.ask, asked.stop));
        let Some(asked) = asked else { return };
        match asked {
            (Ask::Hint, _) => deferred::take_hint(self, Some(answer), shell, out),
            (Ask::Review, _) => deferred::take_judgement(self, Some(answer), shell, out),
            (_, Some(stop)) => self.answered(stop, answer.agrees(), shell, out),
            _ => match self.session.play_answer(answer) {
                true => self.stepped(false, shell, out),
                false => {
                    self.any_move(shell, out);
                }
            },
        }
    }

    /// Takes in whether the computers agree to stop: who stands better plays on.
    fn answered(&mut self, stop: Stop, agree: bool, shell: &mut Shell, out: &mut Out) {
        let text = shell.lang().words().declined;
        self.computer.pending = None;
        if agree {
            self.agree(stop, shell, out);
        } else {
            self.session.table.decline();
            // If a resign question is open, do not show the answer over it.
            self.beside.answer = self.beside.resigning.is_none().then(|| text.into());
            out.say(text);
        }
        // The computer to move may have been asked about the draw in place of its move: let it
        // think about the move now.
        if self.computer.pending.is_none() {
            self.think(shell, out);
        }
    }

    /// Plays any move in the computer's place; returns whether there was one.
    fn any_move(&mut self, shell: &mut Shell, out: &mut Out) -> bool {
        let lot = shell.lot();
        let made = self.session.play_any(lot);
        match made {
            true => self.stepped(false, shell, out),
            false => self.give_up(shell.lang(), out),
        }
        made
    }

    /// Handles that nobody answers. In a game with secrets nobody can go on in the computer's place
    /// without seeing its army: any move will do. Who does not answer whether to stop does not.
    fn no_answer(&mut self, shell: &mut Shell, out: &mut Out) {
        match self.asked().map(|asked| (asked.job.ask, asked.stop)) {
            Some((Ask::Hint, _)) => deferred::take_hint(self, None, shell, out),
            Some((Ask::Review, _)) => deferred::take_judgement(self, None, shell, out),
            Some((_, Some(stop))) => self.answered(stop, false, shell, out),
            _ if self.session.has_secrets() => {
                if self.any_move(shell, out) {
                    self.tell_any_move(shell.lang(), out);
                }
            }
            _ => self.give_up(shell.lang(), out),
        }
    }

    /// Tells, with the move, that it was any.
    fn tell_any_move(&mut self, lang: Lang, out: &mut Out) {
        let text = lang.words().plays_any;
        self.beside.answer = Some(text.into());
        if let Some(said) = out.said() {
            out.say(lang.say(&[text, said]));
        }
    }

    /// Tells that no answer comes. One that comes all the same is taken.
    fn give_up(&self, lang: Lang, out: &mut Out) {
        out.request(Request::NoAnswer(true));
        out.alert(lang.words().no_answer);
    }

    /// Puts a person in the place of the computer whose turn it is.
    pub(crate) fn take_over(&mut self, shell: &mut Shell, out: &mut Out) {
        let Turn::Seat(seat) = self.session.table.turn() else { return };
        self.extras.players[seat].level = None;
        self.session.table.set_computers(self.extras.computers(self.session.seats()));
        self.settle();
        out.push(Effect::StopThinking);
        self.keep(out);
        self.think(shell, out);
        out.say(awaited(shell.lang(), self));
    }
}
