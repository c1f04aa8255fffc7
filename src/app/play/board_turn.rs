//! The board turned by hand, so that another side is near. Only its picture turns: nobody sees more
//! of a game than before.

use super::game::{Game, Zoom};
use super::steps::pause;
use crate::Timer;
use crate::action::Playing;
use crate::msg::Effect;
use crate::parts::{act, icons, words_of};
use crate::state::App;
use palamede_rules::Seat;
use palamede_scene::Facing;
use palamede_scene::tree::Element;
use palamede_table::Seating;
use palamede_text::fill;

impl Game {
    /// Whether it is turned by hand: not while it turns by itself, towards who is to act or who
    /// looks at the screen.
    pub fn may_turn(&self) -> bool {
        let secret = self.session.game().facts().secrets;
        let itself = self.people().len() > 1 && (secret || self.seating() == Seating::Passing);
        !itself || self.back.is_some() || self.session.table.is_over()
    }

    /// By how many quarter turns it is turned by hand now.
    pub(super) fn turned_by_hand(&self) -> u8 {
        if self.may_turn() { self.turned } else { 0 }
    }

    /// The seat whose side is near as the board lies.
    pub fn bottom(&self) -> Seat {
        let seats = self.session.seats();
        let on = usize::from(self.turned_by_hand()) * seats / 4;
        Seat::new((self.near.index() + on) % seats).unwrap_or(self.near)
    }

    /// Brings the next side near: of two the other, of four the one at the right. What is
    /// magnified stays in view.
    fn turn(&mut self) {
        let board = self.session.board();
        let lying = self.facing().board(&board);
        let turned = Facing::near(1, self.session.seats());
        if let Zoom::At(x, y) = self.zoom {
            let (x, y) = Facing { turned, ..Facing::default() }.point(lying, x, y);
            self.zoom = Zoom::At(x, y);
        }
        self.turned = (self.turned + turned) & 3;
    }
}

impl App {
    /// Follows the end of the last move's animation: where the device is passed on, the board rests a
    /// moment, so that the move is seen; then it turns.
    pub(crate) fn animation_ended(&mut self, out: &mut Vec<Effect>) {
        self.end_again(out);
        let Some(game) = &mut self.game else { return };
        if game.session.game().facts().secrets || game.near_next() == game.near {
            return game.settle();
        }
        let number = self.next_number();
        if let Some(game) = &mut self.game {
            game.board_turn = Some(number);
        }
        let timer = Timer::BoardTurn(number);
        out.push(Effect::StartTimer { timer, ms: self.shell.prefs.paced(pause::REST) });
    }

    /// Turns the board that has rested, where this wait is the present one.
    pub(crate) fn turn_rested_board(&mut self, number: u32, out: &mut Vec<Effect>) {
        let Some(game) = self.game.as_mut().filter(|game| game.board_turn == Some(number)) else {
            return;
        };
        game.board_turn = None;
        let before = game.near;
        game.settle();
        if game.near != before {
            out.push(Effect::Turn);
        }
    }

    /// Turns the board, and says which side is near; where it turns by itself, says that.
    pub(super) fn turn_board(&mut self, out: &mut Vec<Effect>) {
        let words = self.lang().words();
        let lang = self.lang();
        let Some(game) = &mut self.game else { return };
        let text = if game.may_turn() {
            game.turn();
            let who = words_of(game.session.game(), lang).the(game.bottom());
            fill(words.manner.turned, &[("who", who)])
        } else if game.session.game().facts().secrets {
            words.turning_why.to_owned()
        } else {
            words.passing_why.to_owned()
        };
        out.push(Effect::Say { text, urgent: false });
    }
}

/// What turns it.
pub(super) fn button(app: &App, open: &Game) -> Option<Element> {
    let label = (icons::TURN, app.lang().words().manner.turn);
    open.may_turn().then(|| act("btn flip", Playing::Turn, label, true))
}
