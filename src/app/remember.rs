//! What the crash screen offers: the browser is told whenever it is another text.

use super::msg::{Effect, Kept};
use super::state::App;
use crate::out::Out;

impl App {
    /// Tells what is to be offered if the page breaks, where that has changed.
    pub(super) fn remember(&mut self, out: &mut Out) {
        // A lesson has nothing to lose.
        let game = self.game.as_ref().filter(|open| !open.is_lesson());
        let sign = game.map(|open| {
            let session = &open.session;
            let (draft, drawn) = (session.table.revisions(), session.table.is_drawn());
            (open.number, session.table.len(), draft, drawn, open.extras.revision)
        });
        if self.remembered == sign {
            return;
        }
        out.push(Effect::Remember(game.map(|open| {
            let session = &open.session;
            Kept { game: session.game(), record: session.table.text() }
        })));
        self.remembered = sign;
    }
}
