//! What happens at the board of a game, whichever game stands on it: the open one, a task's, or a
//! figure's.

use super::state::Play;
use crate::action::Action;
use crate::deferred;
use crate::msg::Msg;
use crate::out::Out;
use crate::state::Shell;
use crate::timer::Timer;
use palamede_rules::Turn;

impl Play {
    /// Updates the game by what happened; what the browser is to do, and what is asked of the site,
    /// goes to `out`. What does not concern a board is passed over.
    pub(crate) fn update(&mut self, msg: Msg, shell: &mut Shell, out: &mut Out) {
        match msg {
            Msg::Do(action) => self.act(action, shell, out),
            Msg::Key(key) => self.key(key, shell, out),
            Msg::Lift(site) => self.lift(site, shell, out),
            Msg::Drag { from, to } => self.drag(from, to, shell, out),
            Msg::Focused(site) => self.focused(site),
            Msg::Answer(answer) => self.answer(&answer, shell, out),
            Msg::JobAccepted(number) => self.job_accepted(number, shell, out),
            Msg::WorkerFailed(number) => self.worker_failed(number, shell, out),
            Msg::TimerFired(timer) => self.timer_fired(timer, shell, out),
            Msg::AnimationEnded => self.animation_ended(shell, out),
            Msg::PageShown => self.page_shown(shell, out),
            Msg::ScrollTo(site) => self.bring(site, shell),
            Msg::MapPressed { x, y } => self.see(x, y, shell),
            Msg::Pan { dx, dy } => self.pan(dx, dy, shell),
            _ => {}
        }
    }

    /// Performs an action at the board or beside it. Where one looks back nothing is played.
    fn act(&mut self, action: Action, shell: &mut Shell, out: &mut Out) {
        self.beside.answer = None;
        if self.back().is_some() && action.plays() {
            return self.remind(shell, out);
        }
        match action {
            Action::Playing(playing) => self.act_at_board(playing, shell, out),
            Action::Hiding(hiding) => self.act_in_secret(hiding, shell, out),
            Action::Memo(memo) => deferred::act_on_memo(self, memo, shell, out),
            Action::Zooming(zooming) => self.act_on_lens(zooming, shell),
            _ => {}
        }
    }

    fn timer_fired(&mut self, timer: Timer, shell: &mut Shell, out: &mut Out) {
        match timer {
            Timer::Pass(number) => self.passed_by(number, shell, out),
            Timer::Film(number) => self.show_next(number, shell, out),
            Timer::BoardTurn(number) => self.turn_rested_board(number, out),
            Timer::Ended(number) => self.show_end_again(number, out),
            Timer::Second(number) => self.tick(number, shell, out),
            Timer::Computer(job, limit) => self.limit_reached(job, limit, shell, out),
            Timer::Idle(pressed) => self.idle(pressed, shell, out),
        }
    }

    /// Asks the computer that is to act, now that the page is seen again. (While several tabs show one
    /// game, it thinks in the one that was played in.)
    fn page_shown(&mut self, shell: &mut Shell, out: &mut Out) {
        let over = matches!(self.session.table.turn(), Turn::Over(_));
        if self.is_idle() && self.person_to_act().is_none() && !over {
            self.think(shell, out);
        }
    }

    /// Tells the table who looks at the screen and who hears it, after an update.
    pub(crate) fn sync_screen(&mut self, shell: &Shell) {
        self.lie(shell.viewport.upright, shell.viewport.board);
        // A lesson does not select the only movable piece: finding it may be the task.
        self.session.table.lead(shell.prefs.hints && !self.is_lesson());
        let several = self.people().len() > 1;
        // Cover the ranks while a proposal to stop is open: another player answers it at the same
        // screen.
        let asked = several && !self.session.table.offers().is_empty();
        self.session.table.cover(self.is_for(self.extras.flat) && !self.hand.pressed || asked);
        self.session.set_overheard(several && !self.is_for(self.extras.aloud));
    }
}
