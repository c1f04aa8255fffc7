//! The moves going by, one after the other.

use super::state::Play;
use super::steps::pause;
use crate::Timer;
use crate::action::Moment;
use crate::out::Out;
use crate::out::Request;
use crate::state::Shell;

impl Play {
    /// Lets the moves go by from where one looks, or from the first where that is the end; or stops
    /// them.
    pub(super) fn autoplay(&mut self, shell: &mut Shell, out: &mut Out) {
        if self.film().is_some() {
            return self.set_film(None);
        }
        out.request(Request::FoldMenu);
        if self.back().is_none_or(|at| at >= self.session.table.len()) {
            self.look_back(Moment::First, false, shell, out);
        }
        self.roll(shell, out);
    }

    /// Lets the next move go by in a moment, if there is one.
    pub(super) fn roll(&mut self, shell: &mut Shell, out: &mut Out) {
        if let Some(steps) = self.back().filter(|&at| at < self.session.table.len()) {
            let met = self.session.trace(steps).is_some_and(|trace| trace.met.is_some());
            self.schedule_film(if met { pause::DUEL } else { pause::FILM }, shell, out);
        }
    }

    /// Schedules the next of the moves that go by, in so many milliseconds.
    pub(super) fn schedule_film(&mut self, ms: u32, shell: &mut Shell, out: &mut Out) {
        let number = shell.next_number();
        self.set_film(Some(number));
        let timer = Timer::Film(number);
        out.start(timer, shell.prefs.paced(ms));
    }

    /// Shows the next of the moves that go by, where this wait is the present one.
    pub(crate) fn show_next(&mut self, number: u32, shell: &mut Shell, out: &mut Out) {
        if self.film() != Some(number) {
            return;
        }
        match self.missed() {
            Some(at) => self.show_missed(at, shell, out),
            None if self.back().is_some() => {
                self.look_back(Moment::Next, false, shell, out);
                self.roll(shell, out);
            }
            None => {}
        }
    }
}
