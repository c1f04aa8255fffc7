//! The board turned by hand, so that another side is near. Only its picture turns: nobody sees more
//! of a game than before.

use super::state::{Play, Zoom};
use super::steps::pause;
use crate::Timer;
use crate::action::Playing;
use crate::msg::Effect;
use crate::out::Out;
use crate::parts::{act, icons, words_of};
use crate::state::Shell;
use palamede_rules::Seat;
use palamede_scene::Facing;
use palamede_scene::tree::Element;
use palamede_table::Seating;

impl Play {
    /// Returns whether it is turned by hand: not while it turns by itself, towards who is to act or
    /// who looks at the screen.
    pub fn may_turn(&self) -> bool {
        let secret = self.session.game().facts().secrets;
        let itself = self.people().len() > 1 && (secret || self.seating() == Seating::Passing);
        !itself || self.back().is_some() || self.session.table.is_over()
    }

    /// Returns the number of quarter turns by which the board is turned by hand now.
    pub(super) fn turned_by_hand(&self) -> u8 {
        if self.may_turn() { self.layout.turned } else { 0 }
    }

    /// Returns the seat whose side is near as the board lies.
    pub fn bottom(&self) -> Seat {
        let seats = self.session.seats();
        let on = usize::from(self.turned_by_hand()) * seats / 4;
        Seat::new((self.layout.near.index() + on) % seats).unwrap_or(self.layout.near)
    }

    /// Brings the next side near: of two the other, of four the one at the right. What is
    /// magnified stays in view.
    fn turn(&mut self) {
        let board = self.session.board();
        let lying = self.facing().board(&board);
        let turned = Facing::near(1, self.session.seats());
        if let Zoom::At(x, y) = self.layout.zoom {
            let (x, y) = Facing { turned, ..Facing::default() }.point(lying, x, y);
            self.layout.zoom = Zoom::At(x, y);
        }
        self.layout.turned = (self.layout.turned + turned) & 3;
    }
}

impl Play {
    /// Follows the end of the last move's animation: where the device is passed on, the board rests a
    /// moment, so that the move is seen; then it turns.
    pub(crate) fn animation_ended(&mut self, shell: &mut Shell, out: &mut Out) {
        self.end_again(shell, out);
        if self.session.game().facts().secrets || self.near_next() == self.layout.near {
            return self.settle();
        }
        let number = shell.next_number();
        self.timers.board_turn = Some(number);
        let timer = Timer::BoardTurn(number);
        out.start(timer, shell.prefs.paced(pause::REST));
    }

    /// Turns the board that has rested, where this wait is the present one.
    pub(crate) fn turn_rested_board(&mut self, number: u32, out: &mut Out) {
        if self.timers.board_turn != Some(number) {
            return;
        }
        self.timers.board_turn = None;
        let before = self.layout.near;
        self.settle();
        if self.layout.near != before {
            out.push(Effect::Turn);
        }
    }

    /// Turns the board, and says which side is near; where it turns by itself, says that.
    pub(super) fn turn_board(&mut self, shell: &Shell, out: &mut Out) {
        let words = shell.lang().words();
        let lang = shell.lang();
        let text = if self.may_turn() {
            self.turn();
            let who = words_of(self.session.game(), lang).the(self.bottom());
            words.manner.turned(&who)
        } else if self.session.game().facts().secrets {
            words.turning_why.to_owned()
        } else {
            words.passing_why.to_owned()
        };
        out.say(text);
    }
}

/// Renders the button that turns the board.
pub(super) fn button(shell: &Shell, open: &Play) -> Option<Element> {
    let label = (icons::TURN, shell.lang().words().manner.turn);
    open.may_turn().then(|| act("btn", Playing::Turn, label, true))
}
