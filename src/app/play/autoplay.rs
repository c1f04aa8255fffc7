//! The moves going by, one after the other.

use super::steps::pause;
use crate::Timer;
use crate::action::Moment;
use crate::msg::Effect;
use crate::state::App;

impl App {
    /// The moves go by from where one looks, or from the first where that is the end; or they stop.
    pub(super) fn film(&mut self, out: &mut Vec<Effect>) {
        let Some(game) = &mut self.game else { return };
        if game.film.take().is_some() {
            return;
        }
        self.screen.menu &= self.shell.asked.frame;
        if game.back.is_none_or(|at| at >= game.session.table.len()) {
            self.look_back(Moment::First, false, out);
        }
        self.roll(out);
    }

    /// The next move goes by in a moment, if there is one.
    pub(super) fn roll(&mut self, out: &mut Vec<Effect>) {
        if let Some(game) = &mut self.game
            && let Some(steps) = game.back.filter(|&at| at < game.session.table.len())
        {
            let met = game.session.trace(steps).is_some_and(|trace| trace.met.is_some());
            self.schedule_film(if met { pause::DUEL } else { pause::FILM }, out);
        }
    }

    /// Schedules the next of the moves that go by, in so many milliseconds.
    pub(super) fn schedule_film(&mut self, ms: u32, out: &mut Vec<Effect>) {
        let number = self.next_number();
        if let Some(game) = &mut self.game {
            game.film = Some(number);
            let timer = Timer::Film(number);
            out.push(Effect::StartTimer { timer, ms: self.shell.prefs.paced(ms) });
        }
    }

    /// Shows the next of the moves that go by, where this wait is the present one.
    pub(crate) fn show_next(&mut self, number: u32, out: &mut Vec<Effect>) {
        let Some(game) = self.game.as_ref().filter(|game| game.film == Some(number)) else {
            return;
        };
        match game.missed {
            Some(at) => self.show_missed(at, out),
            None if game.back.is_some() => {
                self.look_back(Moment::Next, false, out);
                self.roll(out);
            }
            None => {}
        }
    }
}
