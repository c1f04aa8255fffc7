//! The clock of people at one screen: a seat's time runs while it is to act and sees the board.
//! Nobody loses by it: that a time is up is said once, and the game goes on.

use super::game::Game;
use crate::Timer;
use crate::msg::Effect;
use crate::parts::words_of;
use crate::route::Route;
use crate::state::App;
use palamede_rules::Seat;
use palamede_scene::tree::{Element, with};
use palamede_table::Clock;
use palamede_text::fill;

/// How long a second lasts, in milliseconds.
const SECOND: u32 = 1000;

impl Game {
    /// The clock, where several people play by one.
    fn clock(&self) -> Option<Clock> {
        self.extras.clock.filter(|_| self.people().len() > 1 && !self.is_lesson())
    }

    /// The seat whose time runs: from the first step on, and not before it has seen what happened.
    fn times(&self) -> Option<Seat> {
        let table = &self.session.table;
        let waits = table.is_empty() || table.is_drawn() || table.pass_to().is_some();
        let elsewhere = self.back.is_some() || self.session.is_laying();
        self.person_to_act().filter(|_| self.clock().is_some() && !waits && !elsewhere)
    }
}

impl App {
    /// Starts or stops the clock to match the state after an update.
    pub(crate) fn sync_clock(&mut self, out: &mut Vec<Effect>) {
        let seen = matches!(self.screen.route, Route::Play { .. })
            && self.screen.figure.is_none()
            && !self.shell.viewport.hidden;
        let barred = self.is_barred();
        let Some(game) = &mut self.game else { return };
        if !seen || barred || game.times().is_none() {
            // What was used is kept with the next step, or now.
            if game.second.take().is_some() {
                self.keep();
            }
        } else if game.second.is_none() {
            let number = self.next_number();
            if let Some(game) = &mut self.game {
                game.second = Some(number);
            }
            out.push(Effect::StartTimer { timer: Timer::Second(number), ms: SECOND });
        }
    }

    /// A second is taken off the clock, where this wait is the present one.
    pub(crate) fn tick(&mut self, number: u32, out: &mut Vec<Effect>) {
        let lang = self.lang();
        let Some(game) = self.game.as_mut().filter(|game| game.second == Some(number)) else {
            return;
        };
        game.second = None;
        let Some((seat, clock)) = game.times().zip(game.extras.clock.as_mut()) else { return };
        if clock.tick(seat) {
            let who = words_of(game.session.game(), lang).called(seat, &game.extras.players[seat]);
            let text = fill(lang.words().clock.up, &[("who", &who)]);
            game.told = Some(text.clone().into());
            out.push(Effect::Say { text, urgent: true });
        }
    }
}

/// The time that a seat has left, where a person plays it by the clock.
pub(super) fn face(app: &App, open: &Game, seat: Seat) -> Option<Element> {
    let left = open.clock().filter(|_| open.people().has(seat))?.left(seat);
    let time = format!("{}:{:02}", left / 60, left % 60);
    let label = app.lang().words().clock.left;
    Some(with("span", "clock").attr("role", "timer").attr("aria-label", label).text(time))
}
