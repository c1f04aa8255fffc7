//! The clock of people at one screen: a seat's time runs while it is to act and sees the board.
//! When a time is up, that is said once and the game goes on, or the seat has lost on time, as the
//! players chose.

use super::state::Play;
use crate::Timer;
use crate::msg::Effect;
use crate::out::Out;
use crate::parts::words_of;
use crate::state::Shell;
use palamede_rules::Seat;
use palamede_scene::tree::{Element, with};
use palamede_table::{Clock, Expiry};

/// The length of a second, in milliseconds.
const SECOND: u32 = 1000;

impl Play {
    /// Returns the clock, where several people play by one.
    fn clock(&self) -> Option<Clock> {
        self.extras.running_clock(self.session.seats()).copied().filter(|_| !self.is_lesson())
    }

    /// Returns the seat whose time runs: from the first step on, and not before it has seen what
    /// happened.
    fn times(&self) -> Option<Seat> {
        let table = &self.session.table;
        let waits = table.is_empty() || table.is_drawn() || table.pass_to().is_some();
        let elsewhere = self.back().is_some() || self.session.is_laying();
        self.person_to_act().filter(|_| self.clock().is_some() && !waits && !elsewhere)
    }
}

impl Play {
    /// Starts or stops the clock to match the state after an update; `seen` where its page is looked
    /// at.
    pub(crate) fn sync_clock(&mut self, seen: bool, shell: &mut Shell, out: &mut Out) {
        if !seen || self.times().is_none() {
            // Save the time used so far now if the clock was running; a running clock is saved with
            // each step.
            if self.timers.second.take().is_some() {
                self.keep(out);
            }
        } else if self.timers.second.is_none() {
            let number = shell.next_number();
            self.timers.second = Some(number);
            out.start(Timer::Second(number), SECOND);
        }
    }

    /// Takes a second off the clock, where this wait is the present one.
    pub(crate) fn tick(&mut self, number: u32, shell: &mut Shell, out: &mut Out) {
        let lang = shell.lang();
        if self.timers.second != Some(number) {
            return;
        }
        self.timers.second = None;
        let Some((seat, clock)) = self.times().zip(self.extras.clock.as_mut()) else { return };
        if !clock.tick(seat) {
            return;
        }
        if clock.expiry() == Expiry::Forfeit {
            return self.time_out(seat, shell, out);
        }
        let who = words_of(self.session.game(), lang).called(seat, &self.extras.players[seat]);
        let text = lang.words().clock.up(&who);
        self.beside.answer = Some(text.clone().into());
        out.alert(text);
    }

    /// Lets a seat lose on time: a step like a resignation, which records, links and saves keep. Of
    /// four, the seat leaves the game, and its ally plays on.
    fn time_out(&mut self, seat: Seat, shell: &mut Shell, out: &mut Out) {
        if self.session.time_out(seat) {
            out.push(Effect::StopThinking);
            self.stepped(true, shell, out);
        }
    }

    /// Gives the seat whose turn is over its increment, after a step. Undo gives no time back, and a
    /// turn that is played again gains nothing more: [`Clock::end_turn`].
    pub(super) fn credit_turn(&mut self) {
        let (table, Some(clock)) = (&self.session.table, &mut self.extras.clock) else { return };
        let mover = (0..table.len()).rev().find_map(|step| table.by(step));
        if let Some(seat) = mover.filter(|&seat| table.actor() != Some(seat) && !table.is_over()) {
            clock.end_turn(seat, table.turns());
        }
    }
}

/// Renders the time that a seat has left, where a person plays it by the clock.
pub(super) fn view(shell: &Shell, open: &Play, seat: Seat) -> Option<Element> {
    let left = open.clock().filter(|_| open.people().has(seat))?.left(seat);
    let time = format!("{}:{:02}", left / 60, left % 60);
    let label = shell.lang().words().clock.left;
    Some(with("span", "clock").attr("role", "timer").attr("aria-label", label).text(time))
}
