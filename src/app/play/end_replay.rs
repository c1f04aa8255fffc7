//! The move that ended a game, seen once more.

use super::motion::motion;
use super::state::Play;
use super::steps::pause;
use crate::Timer;
use crate::out::Out;
use crate::state::Shell;

impl Play {
    /// Returns whether its end is what is seen.
    fn is_at_end(&self) -> bool {
        self.session.table.is_over() && self.back().is_none()
    }
}

impl Play {
    /// Handles that a move has finished moving: where it ended the game, it will be seen once more.
    pub(super) fn end_again(&mut self, shell: &mut Shell, out: &mut Out) {
        if !self.is_at_end() {
            return;
        }
        if self.timers.ended.is_none() && self.session.trace(self.session.table.len()).is_some() {
            let number = shell.next_number();
            self.timers.ended = Some(number);
            let timer = Timer::Ended(number);
            out.start(timer, shell.prefs.paced(pause::END));
        }
    }

    /// Shows the move that ended the game once more, where this wait is the present one.
    pub(crate) fn show_end_again(&self, number: u32, out: &mut Out) {
        if self.timers.ended == Some(number) && self.is_at_end() {
            out.motion = Some(motion(self, self.session.table.len()));
        }
    }
}
