//! Games with secrets: who is at the screen, and what is laid out there.

use super::play::{awaited, motion, pause};
use super::{App, Effect};
use crate::rules::{Seat, Seats};
use crate::say::fill;
use crate::scene::Target;
use crate::web::session::Click;
use crate::web::{label, store};

impl App {
    /// Whether the curtain is drawn before the open game.
    fn is_drawn(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.session.is_drawn())
    }

    /// What is pressed at and behind the curtain. Tells whether that is all: while it is
    /// drawn nobody plays, looks back, gives up or proposes anything.
    pub(super) fn act_in_secret(
        &mut self,
        name: &str,
        argument: &str,
        out: &mut Vec<Effect>,
    ) -> bool {
        match name {
            "hide" => self.hide(out),
            "sit" => self.sit(out),
            "missed" => self.show_missed(argument == "next", out),
            "ready" => self.ready(out),
            "peek" => self.peek(argument, out),
            "keep-own" => self.keep_own(argument, out),
            "own" => self.lay_out_own(out),
            "through" => self.look_through(argument),
            "back" | "resign" | "resign-yes" | "resign-no" | "stop" | "accept" | "decline" => {
                return self.is_drawn();
            }
            _ => return false,
        }
        true
    }

    /// Draws the curtain, where several people share the screen of a game with secrets. Where
    /// it is drawn, the focus stays where it is: in a frame perhaps in the page around it.
    pub(super) fn hide(&mut self, out: &mut Vec<Effect>) {
        let lang = self.lang();
        if let Some(game) = &mut self.game {
            let drawn = game.session.is_drawn() && game.missed.is_none();
            if game.session.draw_curtain() {
                game.leave();
                game.settle();
                let ask = awaited(lang, game);
                if !drawn {
                    self.drawn(out);
                    out.push(ask);
                }
            }
        }
    }

    /// Another page of the site takes the board's place: who comes back may be somebody else.
    pub(super) fn leave_the_screen(&mut self, out: &mut Vec<Effect>) {
        if let Some(game) = &mut self.game
            && game.session.draw_curtain()
        {
            game.leave();
            game.settle();
            out.push(Effect::Hush);
        }
    }

    /// Nothing has been pressed for a while since `number` things were: whoever was at the
    /// screen may have gone.
    pub(super) fn idle(&mut self, number: u32, out: &mut Vec<Effect>) {
        let several = |game: &crate::web::game::Game| game.people().len() > 1;
        let open = self.game.as_ref().filter(|game| several(game) && game.session.has_secrets());
        if open.is_none_or(|game| game.session.is_drawn()) {
            return;
        }
        match number == self.pressed {
            true => self.hide(out),
            false => self.watch(out),
        }
    }

    /// Looks in a while whether somebody is still at the screen.
    fn watch(&self, out: &mut Vec<Effect>) {
        out.push(Effect::Idle { number: self.pressed, ms: pause::IDLE });
    }

    /// The curtain was drawn: nothing that was said before is left to be read.
    pub(super) fn drawn(&mut self, out: &mut Vec<Effect>) {
        (self.status, self.by_hand, self.menu) = (None, None, false);
        out.push(Effect::Hush);
        out.push(Effect::Focus("curtain".to_owned()));
    }

    /// Who is next has come to the screen: sees what it missed, then what it knows. For a
    /// moment after a step nobody can come: a second tap is not the next player's.
    fn sit(&mut self, out: &mut Vec<Effect>) {
        let Some(game) = &mut self.game else { return };
        let Some(curtain) = game.session.curtain().filter(|_| game.job.is_none()) else { return };
        game.near = curtain.next;
        game.missed = Some(curtain.missed_from);
        self.show_missed(true, out);
    }

    /// Shows the next step that was missed; after the last, or when the rest is skipped,
    /// what the seat knows.
    fn show_missed(&mut self, next: bool, out: &mut Vec<Effect>) {
        let lang = self.lang();
        let Some(game) = &mut self.game else { return };
        let (Some(curtain), Some(at)) = (game.session.curtain(), game.missed) else { return };
        if next && at < game.session.len() {
            game.missed = Some(at + 1);
            let [title, step] = game.session.face(lang, &game.extras, game.missed).say;
            out.push(Effect::Say { text: lang.say(&[&title, &step]), urgent: false });
            out.push(Effect::Motion(motion(game, at + 1)));
            out.push(Effect::Focus("missed".to_owned()));
            return;
        }
        game.missed = None;
        game.session.sit(curtain.next);
        game.settle();
        out.push(awaited(lang, game));
        self.stand();
        let cursor = self.game.as_ref().map_or(0, |game| game.cursor);
        out.push(Effect::Focus(format!("c{cursor}")));
        self.watch(out);
        self.keep();
    }

    /// The draft becomes its seat's move.
    fn ready(&mut self, out: &mut Vec<Effect>) {
        let lang = self.lang();
        let Some(game) = &mut self.game else { return };
        match game.session.ready(lang) {
            Click::Stepped => self.stepped(true, out),
            Click::Refused(refused) => out.push(game.refuse(lang, refused)),
            Click::Selected => {}
        }
    }

    /// A draft was changed, by a click on a second site or by a button: says how, but no
    /// rank, which others might hear.
    pub(super) fn laid(&mut self, led: Option<usize>, target: Target, out: &mut Vec<Effect>) {
        let lang = self.lang();
        let Some(game) = &self.game else { return };
        let face = game.session.face(lang, &game.extras, None);
        let name = |site: usize| face.scene.board.sites.get(site).map_or("", |site| &site.name);
        let text = match (led, target) {
            (Some(a), Target::Site(b)) => {
                fill(lang.words().swapped, &[("a", name(a)), ("b", name(b))])
            }
            _ => {
                let at = face.scene.controls.iter().position(|one| one.target == target);
                let what = at.and_then(|at| face.controls.get(at)).map_or("", String::as_str);
                fill(lang.words().laid_out, &[("what", what)])
            }
        };
        out.push(Effect::Say { text, urgent: false });
        self.keep_step(out);
    }

    /// Says what the site of the cursor hides, for who asks for it; or what is around it.
    pub(super) fn read(&self, around: bool, out: &mut Vec<Effect>) {
        let lang = self.lang();
        let Some(game) = &self.game else { return };
        let face = game.session.face(lang, &game.extras, game.at());
        if face.drawn && game.missed.is_none() {
            return;
        }
        let text = match around {
            true => label::around(self, game, &face, game.cursor),
            false => {
                let label = label::label(self, game, &face, game.cursor, true);
                let refused = game.refused.as_ref().map(|refused| game.why(lang, refused));
                let ways = label::ways(self, game, &face);
                let all = [Some(label), refused, ways].into_iter().flatten();
                let all: Vec<String> = all.filter(|text| !text.is_empty()).collect();
                lang.say(&all.iter().map(String::as_str).collect::<Vec<_>>())
            }
        };
        out.push(Effect::Say { text, urgent: false });
    }

    /// Whether ranks show only while pressed, or are said aloud: each player's own choice,
    /// kept with the game. Nobody lays another's ranks open; to hide them is for all.
    pub(super) fn show_or_say(&mut self, flat: bool, on: bool) {
        let Some(game) = &mut self.game else { return };
        let own: Seats = game.session.screen().into_iter().collect();
        let extras = &mut game.extras;
        let seats = if flat { &mut extras.flat } else { &mut extras.aloud };
        *seats = match on {
            true if flat => Seats::first(game.session.seats()),
            true => own.iter().fold(*seats, Seats::with),
            false => own.iter().fold(*seats, Seats::without),
        };
        self.keep();
    }

    /// Presses for the ranks or lets go, or the other of the two.
    fn peek(&mut self, how: &str, out: &mut Vec<Effect>) {
        if let Some(game) = &mut self.game {
            // What was said of them is not left to be read.
            out.extend(game.pressed.then_some(Effect::Hush));
            game.pressed = match how {
                "on" => true,
                "off" => false,
                _ => !game.pressed,
            };
        }
    }

    /// The name under which the seat that lays out has kept an arrangement.
    fn own_name(&self) -> Option<String> {
        let game = self.game.as_ref().filter(|game| game.session.is_laying())?;
        Some(self.own_name_of(game.person_to_act()?))
    }

    /// The name under which a seat's player keeps an arrangement: by the player's name if no
    /// other has the same, or as the seat of this number.
    fn own_name_of(&self, seat: Seat) -> String {
        let Some(game) = &self.game else { return String::new() };
        let called = |seat: Seat| game.extras.players[seat].name.as_str();
        let name = called(seat);
        let people = game.people();
        let same = people.iter().filter(|&other| called(other) == name);
        let player = match name.is_empty() || same.count() > 1 {
            true => seat.index().to_string(),
            false => format!("={name}"),
        };
        store::own_name(game.session.game().id(), &player)
    }

    /// Whether the seat that lays out has kept an arrangement. While another game of the kind
    /// goes on it is offered to nobody: it might be what lies hidden there, and on a shared
    /// device anybody can say that they are anybody.
    pub fn has_own(&self) -> bool {
        let Some(game) = self.game.as_ref().map(|game| game.session.game()) else { return false };
        self.own_name().is_some_and(|name| self.store.get(&name).is_some())
            && !self.others_run(game)
    }

    /// Keeps what a seat had laid out, once nothing is hidden any more.
    fn keep_own(&mut self, seat: &str, out: &mut Vec<Effect>) {
        let Some(seat) = seat.parse().ok().and_then(Seat::new) else { return };
        let Some(game) = &self.game else { return };
        let Some(army) = game.session.laid_out(seat) else { return };
        self.store.set(&self.own_name_of(seat), &army);
        let text = self.lang().words().own_kept;
        if let Some(game) = &mut self.game {
            game.told = Some(text);
        }
        out.push(Effect::Say { text: text.to_owned(), urgent: false });
    }

    /// Lays out what the player has kept. What cannot be laid out any more is forgotten.
    fn lay_out_own(&mut self, out: &mut Vec<Effect>) {
        let lang = self.lang();
        let Some(name) = self.own_name().filter(|_| self.has_own()) else { return };
        let Some(text) = self.store.get(&name) else { return };
        let Some(game) = &mut self.game else { return };
        game.refused = None;
        if game.session.lay_out(&text) {
            let text = fill(lang.words().laid_out, &[("what", lang.words().own)]);
            out.push(Effect::Say { text, urgent: false });
            self.keep_step(out);
        } else {
            self.store.remove(&name);
        }
    }

    /// An ended game as the seat of this number saw it, or all of it.
    fn look_through(&mut self, seat: &str) {
        if let Some(game) = &mut self.game {
            game.session.look_through(seat.parse().ok().and_then(Seat::new));
        }
    }
}
