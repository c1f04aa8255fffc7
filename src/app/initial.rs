//! What happens up to the first picture of a new game, the one page that is drawn before all code has
//! come, and which part of the page's module each message needs. What only comes after that picture is
//! called through [`moves`](super::moves) and [`deferred`](super::deferred).

use super::msg::{Effect, Msg};
use super::out::Out;
use super::route::Route;
use super::state::{App, TabLock};
use super::store;
use palamede_games::GameId;
use palamede_text::{Lang, Pack};
#[cfg(feature = "unsealed")]
use std::cell::Cell;

/// A part of the page's module, in the order in which they come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Part {
    /// The module itself, which draws the first picture of a new game.
    Initial,
    /// The part that makes moves.
    Moves,
    /// The part for all else that can happen to a game.
    Deferred,
}

#[cfg(feature = "unsealed")]
thread_local! {
    /// The last of the parts of which a function was called.
    static ENTERED: Cell<Part> = const { Cell::new(Part::Initial) };
}

impl Part {
    /// Notes, for tests, that a function of this part is called.
    pub(super) fn enter(self) {
        #[cfg(feature = "unsealed")]
        ENTERED.set(ENTERED.get().max(self));
    }

    /// Returns the last of the parts of which this thread has called a function since it was asked.
    #[cfg(feature = "unsealed")]
    pub fn entered() -> Part {
        ENTERED.replace(Part::Initial)
    }
}

/// Makes the functions through which alone the code of a part is reached: each calls the function
/// behind it. Inlined they would bring that code into the part of their callers.
macro_rules! doors {
    ($part:ident: $($(#[$doc:meta])* $vis:vis fn $name:ident($($given:ident: $type:ty),* $(,)?)
        $(-> $gives:ty)? = $behind:path;)*) => {$(
        $(#[$doc])*
        #[inline(never)]
        $vis fn $name($($given: $type),*) $(-> $gives)? {
            $crate::initial::Part::$part.enter();
            $behind($($given),*)
        }
    )*};
}
pub(super) use doors;

impl App {
    /// Returns the part of the module that a message needs, with those before it. The browser's side
    /// keeps it, and what comes behind it, until that part has come.
    ///
    /// ```
    /// use palamede_app::{App, Msg, Part, Platform};
    ///
    /// let mut app = App::new(Platform::in_memory("en"));
    /// assert_eq!(app.part_for(&Msg::Hash("#/settings".to_owned())), Part::Deferred);
    /// let new = Msg::Hash("#/mak-yek".to_owned());
    /// assert_eq!(app.part_for(&new), Part::Initial);
    /// app.update(new);
    /// assert_eq!(app.part_for(&Msg::Drag { from: 16, to: 32 }), Part::Moves);
    /// ```
    pub fn part_for(&self, msg: &Msg) -> Part {
        if self.shell.is_initial && self.draws_first(msg) {
            return Part::Initial;
        }
        match msg {
            Msg::Hash(_) | Msg::Input { .. } | Msg::TooBig(_) | Msg::Stored(_) => Part::Deferred,
            Msg::Overtaken(_) | Msg::Claimed { .. } | Msg::Fetched { .. } => Part::Deferred,
            Msg::Do(action) if !action.moves() => Part::Deferred,
            _ => Part::Moves,
        }
    }

    /// Returns whether a message leads to the first picture of a new game, and to nothing else.
    fn draws_first(&self, msg: &Msg) -> bool {
        match msg {
            Msg::Hash(address) => !self.screen.opened && self.begun_by(address).is_some(),
            Msg::Fetched { pack: Pack::Words(_), here } => *here && !self.screen.opened,
            Msg::Claimed { mine, .. } => *mine,
            Msg::PageHidden | Msg::PageShown => !self.screen.opened,
            Msg::Resized { .. } | Msg::BoardResized(..) | Msg::ReducedMotion(_) => true,
            _ => false,
        }
    }

    /// Takes in a message that leads to the first picture.
    pub(super) fn update_first(&mut self, msg: Msg, out: &mut Out) {
        match msg {
            Msg::Hash(address) => self.open_new(address, out),
            Msg::Fetched { pack, .. } => {
                self.shell.packs.arrive(pack);
                let address = std::mem::take(&mut self.shell.packs.pending_address);
                self.open_new(address, out);
            }
            Msg::Claimed { slot, .. } if self.tab.lock.slot() == Some(&slot) => {
                self.tab.lock = TabLock::Mine(slot);
                if let Some(Msg::Hash(address)) = self.tab.deferred.take() {
                    self.open_new(address, out);
                }
            }
            measure => self.shell.viewport.take_in(&measure),
        }
        // Before the address is known, its language is not.
        if self.screen.opened || !self.shell.packs.pending_address.is_empty() {
            self.fetch(out);
        }
        if let Some(game) = &mut self.game {
            game.sync_screen(&self.shell);
            game.set_map(&self.shell);
        }
    }

    /// Returns the game that an address begins, and the language that it asks for: nothing else is
    /// asked for, and nothing is kept of that game.
    fn begun_by(&self, address: &str) -> Option<(GameId, Option<Lang>)> {
        let place = address.strip_prefix("#/")?;
        let (id, lang) = match place.split_once("?lang=") {
            Some((id, code)) => (id, Some(Lang::read(code).filter(|lang| lang.code() == code)?)),
            None => (place, None),
        };
        let game = GameId::read(id).filter(|game| game.id() == id)?;
        let new = self.game.is_none() && self.shell.store.get(&store::save_name(id)).is_none();
        new.then_some((game, lang))
    }

    /// Opens the page of a game that an address begins, as [`App::open`] would, which is not here yet.
    fn open_new(&mut self, address: String, out: &mut Out) {
        let Some((game, lang)) = self.begun_by(&address) else { return };
        self.shell.asked.lang = lang;
        if !self.shell.packs.loaded.contains(&Pack::Words(self.shell.wanted())) {
            self.shell.packs.pending_address = address;
            return;
        }
        let query = address.split_once('?').map(|(_, query)| query.to_owned());
        if self.may_open(game, Msg::Hash(address), out) {
            self.begin(game);
        }
        self.screen.route = Route::Play { game, query: query.unwrap_or_default() };
        if !std::mem::replace(&mut self.screen.opened, true) {
            out.push(Effect::Ready);
        }
    }
}
