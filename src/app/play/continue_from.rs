//! Copies beside the game: to go on from an earlier position, and variations to be looked at.
//! Nothing in them changes the game, which stays where it is kept.

use super::session::{self, Session};
use super::steps::awaited;
use crate::action::Moment;
use crate::msg::Effect;
use crate::out::Out;
use crate::state::App;
use palamede_rules::Seat;
use palamede_table::Extras;

impl App {
    /// Goes on from the earlier position that is shown, in a copy: who is to act there against
    /// the computer, or those who play among themselves. What came after can be taken again;
    /// where there are dice, they are thrown anew. In a game with secrets that would tell what
    /// one side knew.
    pub(crate) fn go_on(&mut self, against: bool, out: &mut Out) {
        let (seed, lang) = (self.shell.lot(), self.lang());
        let Some(game) = &self.game else { return };
        let (session, Some(at)) = (&game.session, game.back()) else { return };
        let copy = match session.table.facts() {
            facts if facts.secrets => None,
            facts if facts.dice => {
                session::from_link(session.game(), &session.table.link_after(at), lang, seed).ok()
            }
            _ => session.at(at),
        };
        let Some(copy) = copy else { return };
        let Some(own) = copy.table.actor() else { return };
        let mut extras = game.extras.for_next_game();
        if against {
            let level = Seat::first(copy.seats()).find_map(|seat| extras.players[seat].level);
            extras.fill_seats(copy.seats(), own, Some(level.unwrap_or(self.shell.prefs.level)));
        }
        self.show_beside(copy, extras, out);
        let Some(game) = &self.game else { return };
        out.say(awaited(lang, game));
        out.focus("task");
        self.think(out);
    }

    /// Looks at a variation, in a copy, from where it branches.
    pub(crate) fn look_aside(&mut self, variation: usize, out: &mut Out) {
        let Some(game) = &self.game else { return };
        let session = &game.session;
        let Some((from, _)) = session.table.variations().nth(variation) else { return };
        let Some(table) = session.table.following(variation) else { return };
        let copy = Session::of(table, session.game());
        let copy = Session { in_variation: game.keeping.kept || session.in_variation, ..copy };
        // Opened from the list of moves, the variation is walked along that list.
        let listed = !self.screen.menu;
        self.show_beside(copy, game.extras.for_next_game(), out);
        if let Some(game) = &mut self.game {
            game.look_back(Moment::After(from), listed, &self.shell, out);
            game.think(&mut self.shell, out);
        }
    }

    fn show_beside(&mut self, copy: Session, extras: Extras, out: &mut Out) {
        let turned = self.game.as_ref().map_or(0, |game| game.layout.turned);
        self.screen.notice = None;
        self.close_menu();
        self.show(copy, Extras { copied: true, ..extras });
        if let Some(game) = &mut self.game {
            game.layout.turned = turned;
        }
        out.push(Effect::StopThinking);
    }
}
