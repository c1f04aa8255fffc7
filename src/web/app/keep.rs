//! Keeping games on this device: one save for each game, and nothing lost when
//! another game, or another tab, takes its place.

use super::{App, Effect, Notice, Prefs};
use crate::games::GameId;
use crate::rules::Turn;
use crate::web::game::Game;
use crate::web::{session, store};

impl App {
    /// Puts another game in the place of the open one. One that was still being
    /// played can be brought back.
    pub(super) fn replace(&mut self, game: Game) {
        let id = game.session.game();
        let open = self.game.take().filter(|open| open.session.game() == id);
        // What another tab has played on is the newer one.
        let stale = |open: &Game| {
            self.kept_by(id)
                .is_some_and(|(tab, revision)| tab != self.tab && revision > open.extras.revision)
        };
        let open = open.filter(|open| !open.session.is_empty() && !stale(open));
        let before = open.map(|open| (open.session, open.extras)).or_else(|| self.saved(id));
        self.notice = None;
        if let Some((session, extras)) = before
            && !session.is_empty()
            && !matches!(session.turn(), Turn::Over(_))
        {
            self.store.set(&store::before_name(id.id()), &session.save(&extras));
            self.notice = Some(Notice::Replaced(id));
        }
        let revision = self.kept_by(id).map_or(0, |(_, revision)| revision);
        self.game = Some(game);
        if let Some(game) = &mut self.game {
            game.extras.revision = revision;
        }
    }

    /// Which tab wrote the save of a game, and how many times it was written.
    pub(super) fn kept_by(&self, game: GameId) -> Option<(u64, u64)> {
        let text = self.store.get(&store::save_name(game.id()))?;
        let number = |key: &str| {
            text.lines().find_map(|line| line.strip_prefix(key)?.trim().parse::<u64>().ok())
        };
        Some((number("tab:")?, number("revision:")?))
    }

    /// Keeps the open game, unless another tab has played on: then it asks.
    pub(super) fn keep(&mut self) {
        let Some(id) = self.game.as_ref().map(|game| game.session.game()) else { return };
        let kept = self.kept_by(id);
        let (tab, store) = (self.tab, &mut self.store);
        let Some(game) = &mut self.game else { return };
        if let Some((other, revision)) = kept
            && other != tab
            && revision > game.extras.revision
        {
            self.notice = Some(Notice::OtherTab(id));
            return;
        }
        game.extras.tab = tab;
        game.extras.revision = game.extras.revision.saturating_add(1);
        self.keeps = store.set(&store::save_name(id.id()), &game.session.save(&game.extras));
    }

    pub(super) fn stored(&mut self, name: &str) {
        if name == store::PREFS {
            let text = self.store.get(name).unwrap_or_default();
            self.prefs = Prefs::read(&text, self.prefs.lang);
        }
        let Some(id) = self.game.as_ref().map(|game| game.session.game()) else { return };
        let other = self.kept_by(id).is_some_and(|(tab, _)| tab != self.tab);
        if name == store::save_name(id.id()) && other {
            self.notice = Some(Notice::OtherTab(id));
        }
    }

    /// Brings back the game whose place another took.
    pub(super) fn restore(&mut self, out: &mut Vec<Effect>) {
        let Some(Notice::Replaced(id)) = self.notice else { return };
        let Some(text) = self.store.get(&store::before_name(id.id())) else { return };
        if let Ok((session, extras)) = session::from_save(id, &text, self.lang()) {
            self.game = None;
            let lot = (self.random)();
            self.replace(Game::new(session, extras, lot));
            self.notice = None;
            self.keep();
            out.push(Effect::Forget);
            out.push(Effect::Go(format!("#/{}", id.id())));
            self.think(out);
        }
    }

    /// The game that another tab has played on, if it is still the open one.
    fn disputed(&mut self) -> Option<GameId> {
        let Some(Notice::OtherTab(id)) = self.notice.take() else { return None };
        self.game.as_ref().filter(|game| game.session.game() == id).map(|_| id)
    }

    pub(super) fn take_theirs(&mut self, out: &mut Vec<Effect>) {
        let Some(id) = self.disputed() else { return };
        self.game = None;
        self.ensure_game(id);
        out.push(Effect::Forget);
        self.think(out);
    }

    pub(super) fn keep_mine(&mut self) {
        let Some(id) = self.disputed() else { return };
        let revision = self.kept_by(id).map_or(0, |(_, revision)| revision);
        if let Some(game) = &mut self.game {
            game.extras.revision = revision;
        }
        self.keep();
    }

    pub(super) fn clear(&mut self) {
        let kept = self.store.names().into_iter().filter_map(|name| {
            let text = self.store.get(&name)?;
            Some((name, text))
        });
        let kept: Vec<_> = kept.collect();
        for (name, _) in &kept {
            self.store.remove(name);
        }
        self.game = None;
        self.notice = Some(Notice::Cleared(kept));
    }

    pub(super) fn unclear(&mut self) {
        if let Some(Notice::Cleared(kept)) = self.notice.take() {
            for (name, text) in kept {
                self.store.set(&name, &text);
            }
            let prefs = self.store.get(store::PREFS).unwrap_or_default();
            self.prefs = Prefs::read(&prefs, self.prefs.lang);
            self.game = None;
            if let Some(game) = self.route.game() {
                self.ensure_game(game);
            }
        }
    }
}
