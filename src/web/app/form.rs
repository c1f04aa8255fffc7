//! The form before a game.

use super::{App, Effect, Form};
use crate::games::GameId;
use crate::rules::Seat;
use crate::say::{Speech, Voice, fill};
use crate::table::Extras;
use crate::web::session;

impl App {
    pub(super) fn new_form(&self, game: GameId) -> Form {
        match &self.game {
            Some(open) if open.session.game() == game => {
                let (options, by_hand) = (open.session.options().clone(), open.session.by_hand());
                Form { game, extras: open.extras.clone(), options, by_hand }
            }
            _ => {
                let (extras, options) = (Extras::default(), session::defaults(game));
                Form { game, extras, options, by_hand: false }
            }
        }
    }

    /// Draws who plays which side before a game.
    pub(super) fn draw_sides(&mut self, out: &mut Vec<Effect>) {
        let (lang, lot) = (self.lang(), (self.random)());
        let Some(form) = &mut self.form else { return };
        let seats = Voice(form.game, lang).words().seats;
        form.extras.shuffle(seats.len(), lot);
        let words = lang.words();
        let sides = Seat::first(seats.len()).zip(seats).map(|(seat, words_of_seat)| {
            let player = &form.extras.players[seat];
            let who = match (player.name.as_str(), player.level) {
                (_, Some(_)) => words.the_computer,
                ("", None) => words.somebody,
                (name, None) => name,
            };
            fill(words.played_by, &[("side", words_of_seat.name), ("who", who)])
        });
        let sides: Vec<String> = sides.collect();
        let text = fill(words.sides_drawn, &[("sides", &Speech(lang).list(&sides))]);
        self.status = Some(text.clone());
        out.push(Effect::Say { text, urgent: false });
    }
}
