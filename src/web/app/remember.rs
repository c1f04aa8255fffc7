//! What the crash screen offers: the browser is told whenever it is another text.

use super::{App, Effect};
use crate::games::GameId;

/// A game as the crash screen offers it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// Which game.
    pub game: GameId,
    /// Its record; where that would tell secrets, its save.
    pub text: String,
    /// Whether the text is for a file only: nobody may read it on the screen.
    pub secret: bool,
}

/// By what it is known that a game is still the same, without writing it down: which one it
/// is, its steps, what is laid out and whether somebody looks, and how often it was kept.
pub(super) type Sign = (u64, usize, Option<String>, bool, u64);

impl App {
    /// Tells what is to be offered if the page breaks, where that has changed.
    pub(super) fn remember(&mut self, out: &mut Vec<Effect>) {
        let sign = self.game.as_ref().map(|open| {
            let session = &open.session;
            let (draft, drawn) = (session.draft(), session.is_drawn());
            (open.number, session.len(), draft, drawn, open.extras.revision)
        });
        if self.remembered == sign {
            return;
        }
        self.remembered = sign;
        out.push(Effect::Remember(self.game.as_ref().map(|open| {
            let record = open.session.record();
            let secret = record.is_none();
            let text = record.unwrap_or_else(|| open.session.save(&open.extras));
            Kept { game: open.session.game(), text, secret }
        })));
    }
}
