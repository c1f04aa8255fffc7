//! Keeping games on this device. Each game has one slot; a game from a form, a link or a
//! record takes its slot with the first step that is made here, and what was being played
//! there is put aside, to be found on the home page. A game with secrets is open in one tab
//! at a time, and what is kept of it only ever grows: whoever has seen more cannot go back.

use super::action::Keeping;
use super::msg::{Effect, Msg};
use super::out::Request;
use super::play::session::{self, Session};
use super::play::{Play, curtain_drawn};
use super::prefs::Prefs;
use super::reading;
use super::route::{Asked, Route};
use super::state::{App, Notice, TabLock};
use super::store;
use crate::out::Out;
use crate::state::Shell;
use palamede_games::GameId;
use palamede_rules::Options;
use palamede_scene::ordered;
use palamede_table::{Extras, Sealed};

/// The number of games that are kept of those put aside from one slot.
const ASIDES: usize = 10;

/// A game that can be gone on with.
///
/// ```
/// use palamede_app::{App, Msg, Platform};
///
/// let mut app = App::new(Platform::in_memory("en"));
/// app.update(Msg::Hash("#/mak-yek".to_owned()));
/// assert!(app.resumable().is_empty());
/// app.update(Msg::Drag { from: 16, to: 32 });
/// let games = app.resumable();
/// assert_eq!((games[0].name.as_str(), games[0].steps), ("game.mak-yek", 1));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Resumable {
    /// The name it is kept under.
    pub name: String,
    /// The game.
    pub game: GameId,
    /// The number of steps that stand.
    pub steps: usize,
    /// The number of days since it was put aside; none for the one in its game's slot.
    pub days: Option<u64>,
}

/// Returns the save of a game.
pub(super) fn save_of(game: &Play) -> Sealed {
    game.session.table.save(&game.extras)
}

impl App {
    pub(super) fn act_on_kept(&mut self, keeping: Keeping, out: &mut Out) {
        match keeping {
            Keeping::Restore => self.restore(out),
            Keeping::Resume(name) => self.resume(&name, out),
            Keeping::Forget(name) => self.forget_aside(&name, out),
            Keeping::Clear => self.clear(out),
            Keeping::Unclear => self.unclear(out),
            // (The menu that has its button came with it.)
            Keeping::ResetScore if self.shell.prose_is_here() => reading::reset_score(self, out),
            Keeping::ResetScore => {}
        }
    }

    /// Returns the slot in which a game is kept: on the site one of each kind; in a frame also by
    /// what the page around it asks for.
    pub(super) fn slot(&self, game: GameId) -> String {
        let id = game.id();
        if self.shell.asked.slot.is_empty() {
            id.to_owned()
        } else {
            format!("{id}.{}", self.shell.asked.slot)
        }
    }

    // ---- one tab at a time

    /// Returns whether the game of this slot may be opened here. A game with secrets is another
    /// tab's until the browser says that it is this one's; then `msg` is taken in once more.
    pub(super) fn may_open(&mut self, game: GameId, msg: Msg, out: &mut Out) -> bool {
        let slot = self.slot(game);
        if self.tab.lock.slot() != Some(&slot) {
            self.let_go(out);
        }
        if !game.facts().secrets || self.tab.lock == TabLock::Mine(slot.clone()) {
            return true;
        }
        // An open game without secrets stays on the screen until the next one takes its place.
        let stays = |open: &Play| !open.session.game().facts().secrets;
        self.game = self.game.take().filter(|open| stays(open) && matches!(msg, Msg::Do(_)));
        self.tab.deferred = Some(msg);
        if self.tab.lock == TabLock::None {
            out.push(Effect::Claim { slot: slot.clone(), take: false });
            self.tab.lock = TabLock::Asked(slot);
        }
        false
    }

    /// Leaves the slot of the game with secrets, if this tab has one, to others.
    pub(super) fn let_go(&mut self, out: &mut Out) {
        self.tab.deferred = None;
        if let Some(slot) = std::mem::take(&mut self.tab.lock).slot() {
            out.push(Effect::Release(slot.clone()));
        }
    }

    /// Takes in which tab the browser says the slot belongs to.
    pub(super) fn claimed(&mut self, slot: String, mine: bool, out: &mut Out) {
        if self.tab.lock.slot() != Some(&slot) {
            return;
        }
        if !mine {
            // Drop the deferred action and go to the page that says the game is in another tab.
            if let Some(Msg::Do(_)) = &self.tab.deferred {
                self.tab.deferred = None;
                let game = slot.split('.').next().unwrap_or_default();
                out.push(Effect::Go(format!("#/{game}")));
            }
            // The other tab's state of the game is the newer one: drop this tab's.
            let had = std::mem::replace(&mut self.tab.lock, TabLock::Elsewhere(slot));
            if matches!(had, TabLock::Mine(_)) && self.game.take().is_some() {
                self.tab.deferred = Some(Msg::Hash(self.screen.route.hash()));
                curtain_drawn(out);
                out.push(Effect::StopThinking);
            }
            return;
        }
        self.tab.lock = TabLock::Mine(slot);
        match self.tab.deferred.take() {
            Some(Msg::Hash(hash)) => self.open(hash, out),
            Some(Msg::Do(action)) => self.act(action, out),
            _ => {}
        }
    }

    /// Takes the game with secrets from the tab that has it.
    pub(super) fn take_here(&mut self, out: &mut Out) {
        if let TabLock::Elsewhere(slot) = &self.tab.lock {
            out.push(Effect::Claim { slot: slot.clone(), take: true });
            self.tab.lock = TabLock::Asked(slot.clone());
        }
    }

    /// Returns whether the page's game is in another tab: then it is not shown here; `None` while
    /// that is not known yet.
    pub fn is_elsewhere(&self) -> Option<bool> {
        match self.tab.lock {
            TabLock::Asked(_) => None,
            TabLock::Elsewhere(_) => Some(true),
            TabLock::None | TabLock::Mine(_) => Some(false),
        }
    }

    /// Returns whether the page that is shown needs a game that this tab does not have.
    pub fn is_barred(&self) -> bool {
        let needs =
            matches!(self.screen.route, Route::Play { .. } | Route::New(_) | Route::Text(_));
        let secret = self.screen.route.game().is_some_and(|game| game.facts().secrets);
        needs && secret && self.is_elsewhere() != Some(false)
    }

    // ---- opening

    /// Makes sure that a game of this kind is open; `msg` is taken in once more when the
    /// game is this tab's.
    pub(super) fn ensure_game(&mut self, game: GameId, msg: Msg, out: &mut Out) {
        let slot = self.slot(game);
        let open = |open: &Play| open.session.game() == game && open.keeping.slot == slot;
        if self.may_open(game, msg, out) && !self.game.as_ref().is_some_and(open) {
            self.load(game);
        }
    }

    /// Opens what is kept of a game, or a new one.
    fn load(&mut self, game: GameId) {
        let slot = self.slot(game);
        let name = store::save_name(&slot);
        self.game = None;
        if let Some(save) = self.shell.store.get(&name) {
            match session::from_save(game, &save, self.lang()) {
                Ok((session, extras)) => {
                    self.drop_earlier(extras.id);
                    self.show(session, extras);
                    if let Some(game) = &mut self.game {
                        game.keeping.kept = true;
                    }
                    return;
                }
                Err(why) => {
                    // A newer version's save stays where that version finds it.
                    if !why.newer {
                        self.shell.store.set(&store::broken_name(&slot), &save);
                        self.shell.store.remove(&name);
                    }
                    // The message may quote the faulty line of the save, which may be a hidden
                    // army.
                    let why = if game.facts().secrets { String::new() } else { why.text };
                    self.screen.notice = Some(Notice::BadSave(why));
                }
            }
        }
        self.begin(game);
    }

    /// Begins a new game, as the address asks for its players.
    pub(super) fn begin(&mut self, game: GameId) {
        let dice = self.dice(false);
        if let Some(session) = session::begin(game, &session::defaults(game), dice) {
            let extras = self.asked_extras(session.seats());
            self.show(session, extras);
        }
    }

    /// Removes the game's older saves from those that were put aside, since it has gone on in its
    /// slot.
    fn drop_earlier(&mut self, id: u64) {
        let of = |save: Sealed| save.brief().id == id && id != 0;
        for name in self.asides() {
            if self.shell.store.get(&name).is_some_and(of) {
                self.shell.store.remove(&name);
            }
        }
    }

    /// Shows a game that takes its slot with the first step made here.
    pub(super) fn show(&mut self, session: Session, extras: Extras) {
        let (number, lot) = (self.shell.next_number(), self.shell.lot());
        let slot = self.slot(session.game());
        let mut game = Play::new(session, extras, number, lot);
        game.keeping.slot = slot;
        self.game = Some(game);
    }

    /// Returns a save of a game that could not be read, kept to look at.
    pub fn broken_save(&self, game: GameId) -> Option<Sealed> {
        self.shell.store.get(&store::broken_name(&self.slot(game)))
    }

    /// Returns the save of a kind of game, if it can be read and has moves in it.
    pub(super) fn saved(&self, game: GameId) -> Option<Session> {
        let save = self.shell.store.get(&store::save_name(&self.slot(game)))?;
        let (session, _) = session::from_save(game, &save, self.lang()).ok()?;
        (!session.is_empty()).then_some(session)
    }

    /// Returns whether the open or the saved game began with these options, from this start.
    pub(super) fn begins_as(&self, new: &Session, alike: impl Fn(&Session) -> bool) -> bool {
        let (options, start): (&Options, _) = (new.options(), new.start());
        let same =
            |old: &Session| old.game() == new.game() && alike(old) && old.begins_as(options, start);
        match &self.game {
            Some(open) if open.session.game() == new.game() => same(&open.session),
            _ => self.saved(new.game()).is_some_and(|saved| same(&saved)),
        }
    }

    // ---- keeping

    /// Keeps the open game, of which something has changed though no step was made here.
    pub(super) fn keep(&mut self) {
        if self.game.as_ref().is_some_and(|game| game.keeping.kept) {
            self.write();
        }
    }

    /// Keeps a step that was made here and is to be found again: the game takes its slot.
    pub(super) fn keep_step(&mut self, out: &mut Out) {
        let Some(game) = self.game.as_ref().filter(|game| !game.is_lesson()) else { return };
        if !game.keeping.kept {
            let slot = game.keeping.slot.clone();
            self.put_aside(&slot);
            let id = self.shell.lot() | 1;
            if let Some(game) = &mut self.game {
                (game.keeping.kept, game.extras.id, game.session.in_variation) = (true, id, false);
            }
        }
        // The link has been read or refused: take the game out of the address. In a frame the
        // address stays, as it is the frame's own.
        if let Route::Play { game, query } = &self.screen.route
            && !self.shell.asked.frame
            && Asked::names_a_game(query)
        {
            let hash = format!("#/{}{}", game.id(), Asked::without_game(query));
            self.screen.route = Route::read(&hash);
            out.push(Effect::Replace(hash));
        }
        // Whoever has changed who plays since then is not asked again.
        self.keep_players(out);
        self.write();
        // After the first step of a game, ask the browser to make the storage persistent. A frame
        // does not ask: it is a guest in another site's page.
        let first = self.game.as_ref().is_some_and(|game| game.session.table.len() == 1);
        if first && self.shell.keeps && !self.shell.asked.frame {
            out.push(Effect::Site("persist"));
        }
    }

    /// Returns whether the page can be loaded anew without losing anything: what was played is
    /// kept, no move is half made, and nothing is being filled in.
    pub fn loses_nothing(&self) -> bool {
        let kept = |game: &Play| {
            let safe = game.keeping.kept && self.shell.keeps
                || game.session.is_empty()
                || game.is_lesson();
            safe && !game.is_entering()
        };
        self.screen.form.is_none()
            && self.screen.import.text.is_empty()
            && self.screen.tournament.names.iter().all(String::is_empty)
            && self.game.as_ref().is_none_or(kept)
    }

    fn write(&mut self) {
        let Some(game) = &mut self.game else { return };
        game.extras.revision = game.extras.revision.saturating_add(1);
        let save = save_of(game);
        self.shell.keeps = self.shell.store.set(&store::save_name(&game.keeping.slot), &save);
    }

    /// Puts the game in this slot aside, if it is being played.
    fn put_aside(&mut self, slot: &str) {
        let Some(save) = self.shell.store.get(&store::save_name(slot)) else { return };
        let brief = save.brief();
        if brief.steps == 0 || brief.over {
            return;
        }
        // A game is kept once: remove the earlier save of the same game.
        self.drop_earlier(brief.id);
        // Remove saves of this slot only, so that a page that holds a frame cannot push out the
        // games of other slots.
        let of_slot = |name: &&String| store::is_aside_of(name, slot);
        for name in self.asides().iter().filter(of_slot).skip(ASIDES - 1) {
            self.shell.store.remove(name);
        }
        self.set_aside(slot, brief.id, &save);
    }

    /// Keeps this save of the game with this number aside. It is the latest there, whatever the clock
    /// was set to.
    fn set_aside(&mut self, slot: &str, id: u64, save: &Sealed) {
        let last = self.asides().first().and_then(|name| store::parked_at(name));
        let when = last.map_or(0, |last| last.saturating_add(1)).max((self.shell.clock)());
        self.shell.store.set(&store::parked_name(when, slot, id), save);
    }

    /// Returns the names of what was put aside, the latest first.
    fn asides(&self) -> Vec<String> {
        let names = self.shell.store.names();
        let names = names.into_iter().filter_map(|name| Some((store::parked_at(&name)?, name)));
        let names = ordered(names, |&(at, _)| std::cmp::Reverse(at));
        names.into_iter().map(|(_, name)| name).collect()
    }

    /// Returns the games that can be gone on with: those in their slots, then those put aside.
    pub fn resumable(&self) -> Vec<Resumable> {
        let now = (self.shell.clock)();
        let slots = GameId::ALL.iter().map(|game| store::save_name(game.id()));
        let mut ids = Vec::new();
        let all = slots.chain(self.asides()).filter_map(|name| {
            let save = self.shell.store.get(&name)?;
            let (brief, game) = (save.brief(), GameId::read(save.game()?)?);
            // If the page was closed between the two writes of a move, the game is kept under both
            // names: list it once.
            let twice = brief.id != 0 && ids.contains(&brief.id);
            ids.push(brief.id);
            let days = store::parked_at(&name).map(|then| now.saturating_sub(then) / 86_400_000);
            let on = brief.steps > 0 && !brief.over && !twice;
            on.then_some(Resumable { name, game, steps: brief.steps, days })
        });
        all.collect()
    }

    /// Returns the game that waits in the slot of one that was not begun yet.
    pub fn waiting(&self) -> Option<GameId> {
        let open = self.game.as_ref().filter(|open| !open.keeping.kept)?;
        let brief = self.shell.store.get(&store::save_name(&open.keeping.slot))?.brief();
        // From a variation one can go back to the kept game even if that game is over.
        let waits = !brief.over || open.session.in_variation;
        (brief.steps > 0 && waits).then(|| open.session.game())
    }

    /// Goes back to the game that waits.
    pub(super) fn restore(&mut self, out: &mut Out) {
        let Some(game) = self.waiting() else { return };
        self.load(game);
        out.push(Effect::StopThinking);
        let hash = Route::Play { game, query: String::new() }.hash();
        match self.shell.asked.frame {
            true => out.focus("main"),
            false => out.push(Effect::Go(hash)),
        }
        self.think(out);
    }

    /// Goes on with a game that was put aside: the one in its place is put aside in turn.
    pub(super) fn resume(&mut self, name: &str, out: &mut Out) {
        let Some(save) = self.shell.store.get(name) else { return };
        let Some(game) = save.game().and_then(GameId::read) else { return };
        if !self.may_open(game, Msg::Do(Keeping::Resume(name.to_owned()).into()), out) {
            return;
        }
        let slot = self.slot(game);
        let kept = self.shell.store.get(&store::save_name(&slot));
        let here = kept.map(|kept| kept.brief()).unwrap_or_default();
        // Never replace a save by an older revision of the same game.
        let brief = save.brief();
        if here.id == 0 || here.id != brief.id || here.revision < brief.revision {
            self.put_aside(&slot);
            self.shell.store.set(&store::save_name(&slot), &save);
        }
        self.shell.store.remove(name);
        self.load(game);
        out.push(Effect::StopThinking);
        out.push(Effect::Go(Route::Play { game, query: String::new() }.hash()));
        if self.shell.asked.frame {
            self.close_menu();
            out.focus("main");
            self.think(out);
        }
    }

    /// Forgets a game that was put aside.
    pub(super) fn forget_aside(&mut self, name: &str, out: &mut Out) {
        if let Some(save) = self.shell.store.get(name).filter(|_| store::parked_at(name).is_some())
        {
            self.shell.store.remove(name);
            self.tell_cleared(vec![(name.to_owned(), save)]);
            // In a frame the list of games set aside is on the menu sheet.
            let place = if self.shell.asked.frame && self.screen.menu { "sheet" } else { "main" };
            out.focus(place);
        }
    }

    // ---- other tabs

    /// Shows what another tab has kept under this name.
    pub(super) fn stored(&mut self, name: &str, out: &mut Out) {
        if name == store::PREFS {
            let text = self.shell.store.settings().unwrap_or_default();
            self.shell.prefs = Prefs::read(&text, self.shell.prefs.lang);
            self.shell.prefs.lend(&self.shell.asked.manner);
        }
        let Some(open) = &self.game else { return };
        if open.keeping.kept && name == store::save_name(&open.keeping.slot) {
            let (id, revision) = (open.extras.id, open.extras.revision);
            match self.shell.store.get(name).map(|save| save.brief()) {
                None => self.unkept(),
                Some(kept) if (kept.id, kept.revision) == (id, revision) => {}
                Some(_) => self.follow(out),
            }
        }
    }

    /// Notes that the open game's save was cleared. The game stays on the screen, and takes its
    /// slot again with its next step.
    fn unkept(&mut self) {
        if let Some(open) = &mut self.game {
            open.keeping.kept = false;
        }
    }

    /// Handles that the last step of this tab came too late: what another one has kept holds, if
    /// anything. In an open game this tab's line is put aside as a game of its own; in one with
    /// secrets nobody goes on from where more was seen.
    pub(super) fn overtaken(&mut self, name: &str, out: &mut Out) {
        let Some(open) = self.game.as_mut() else { return };
        if !open.keeping.kept || name != store::save_name(&open.keeping.slot) {
            return;
        }
        if self.shell.store.get(name).is_none() {
            self.unkept();
            return self.keep_step(out);
        }
        if open.keeping.by_person && !open.session.game().facts().secrets {
            open.extras.id = self.shell.lot() | 1;
            let (slot, id, save) = (open.keeping.slot.clone(), open.extras.id, save_of(open));
            self.set_aside(&slot, id, &save);
            let text = self.lang().words().other_tab.to_owned();
            self.screen.copying.status = Some(text.clone());
            out.say(text);
        }
        self.follow(out);
    }

    /// Shows what is kept of the open game now.
    fn follow(&mut self, out: &mut Out) {
        let Some(open) = self.game.take() else { return };
        out.push(Effect::StopThinking);
        self.load(open.session.game());
        if let Some(game) = &mut self.game {
            (game.layout.upright, game.layout.turned) = (open.layout.upright, open.layout.turned);
            game.focused(open.hand.cursor);
        }
        if open.session.has_secrets() {
            curtain_drawn(out);
        }
    }
    // ---- clearing

    /// Returns whether a game that still hides something is kept here.
    pub fn keeps_a_secret(&self) -> bool {
        self.shell
            .store
            .names()
            .iter()
            .any(|name| is_secret(name, self.shell.store.get(name).as_ref()))
    }
    /// Forgets everything. It can be taken back while the page stays, but for games that
    /// still hide something: nobody goes back to where less was seen.
    pub(super) fn clear(&mut self, out: &mut Out) {
        let all = self.shell.store.names().into_iter().filter_map(|name| {
            let kept = self.shell.store.get(&name)?;
            Some((name, kept))
        });
        let all: Vec<_> = all.collect();
        for (name, _) in &all {
            self.shell.store.remove(name);
        }
        self.game = None;
        self.shell.prefs.unlearn();
        self.let_go(out);
        self.tell_cleared(all);
    }

    /// Tells that these texts are gone, and keeps for bringing back what hides nothing: nobody goes back
    /// to where less was seen.
    fn tell_cleared(&mut self, all: Vec<(String, Sealed)>) {
        let (secrets, mut kept): (Vec<_>, Vec<_>) =
            all.into_iter().partition(|(name, save)| is_secret(name, Some(save)));
        let mut secret = !secrets.is_empty();
        // Saves that were cleared just before can still be brought back: keep them in the new
        // notice.
        if let Some(Notice::Cleared { kept: before, secret: had }) = self.screen.notice.take() {
            kept.extend(before);
            secret |= had;
        }
        self.screen.notice = Some(Notice::Cleared { kept, secret });
    }

    pub(super) fn unclear(&mut self, out: &mut Out) {
        if let Some(Notice::Cleared { kept, .. }) = self.screen.notice.take() {
            let mut opens = false;
            for (name, save) in kept {
                // A save that was written since the clearing is newer: do not overwrite it.
                if self.shell.store.get(&name).is_none() {
                    self.shell.store.set(&name, &save);
                    // A save that goes back to its slot, not to those set aside, replaces the open
                    // game.
                    opens |= store::parked_at(&name).is_none();
                }
            }
            if !opens {
                return;
            }
            let prefs = self.shell.store.settings().unwrap_or_default();
            self.shell.prefs = Prefs::read(&prefs, self.shell.prefs.lang);
            self.shell.prefs.lend(&self.shell.asked.manner);
            self.game = None;
            if let Some(game) = self.screen.route.game() {
                self.ensure_game(game, Msg::Hash(self.screen.route.hash()), out);
            }
        }
    }
}

/// Returns whether a game that still hides something is kept under a name.
fn is_secret(name: &str, save: Option<&Sealed>) -> bool {
    let Some(save) = save.filter(|_| store::is_save(name)) else { return false };
    let game = save.game().and_then(GameId::read);
    game.is_some_and(|game| game.facts().secrets) && !save.brief().over
}

impl Play {
    /// Returns whether a game of this kind is being played that is not the open one: somebody's
    /// army stands in it.
    pub(super) fn others_run(&self, shell: &Shell) -> bool {
        let (game, open) =
            (self.session.game(), if self.keeping.kept { self.extras.id } else { 0 });
        shell.store.names().iter().any(|name| {
            let Some(save) = shell.store.get(name) else { return false };
            let id = save.brief().id;
            let other = id == 0 || id != open;
            save.game() == Some(game.id()) && other && is_secret(name, Some(&save))
        })
    }

    /// Asks that it be written where it is kept, if it is.
    pub(super) fn keep(&self, out: &mut Out) {
        if self.keeping.kept {
            out.request(Request::Keep);
        }
    }

    /// Asks that it be written after a step that was made here; a task is never kept.
    pub(super) fn keep_step(&self, out: &mut Out) {
        if !self.is_lesson() {
            out.request(Request::KeepStep);
        }
    }
}
