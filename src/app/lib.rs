//! The site without a browser: its state ([`App`]), what happens to it ([`Msg`]), what it asks
//! of the browser ([`Effect`]), and what is seen of it ([`page`]), as plain data in and out.
//!
//! [`App`] is a [`Shell`] (settings, storage, languages: what outlives a screen), a [`Screen`] (the
//! menu, the form, notices) and, where one is open, a game ([`play::Play`]). Each owns its fields, and
//! one file or folder holds what changes a part of them and what that part shows. What a part wants of
//! the browser and of the rest of the page it collects while an update runs: effects, requests, and what
//! is said aloud, which [`App::update`] composes once at the end. [`page`] draws the whole as one tree.
//!
//! # Driving the page
//! A visitor opens a game and makes a move by two clicks:
//! ```
//! use palamede_app::{Action, App, Effect, Msg, Platform, page};
//!
//! let mut app = App::new(Platform::in_memory("en"));
//! app.update(Msg::Hash("#/mak-yek".to_owned()));
//! let press = |text: &str| Msg::Do(Action::read(text).expect("an action"));
//! app.update(press("at:s16")); // the man on a3
//! let effects = app.update(press("at:s32")); // goes to a5
//! assert!(effects.iter().any(|effect| matches!(effect, Effect::Say { .. })));
//! assert!(page(&app).root.plain().contains("a3-a5"));
//! ```
//!
//! # Looking at the page
//! ```
//! # use palamede_app::{App, Msg, Platform};
//! # let mut app = App::new(Platform::in_memory("fr"));
//! use palamede_app::page;
//!
//! app.update(Msg::Hash("#/".to_owned()));
//! let home = page(&app);
//! assert!(home.title.contains("Palamède") && home.root.plain().contains("Sáhkku"));
//! assert!(home.root.markup().starts_with("<div id=\"app\">"));
//! let mut links = 0;
//! home.root.walk(&mut |element| links += usize::from(element.tag == "a"));
//! assert!(links > 8);
//! ```
//!
//! # Playing against the computer
//! The browser lets a worker think about the job, and hands the answer back:
//! ```
//! # use palamede_app::{Action, App, Effect, Msg, Platform, page};
//! # let mut app = App::new(Platform::in_memory("en"));
//! use palamede_table::{Answer, Ask};
//!
//! app.update(Msg::Hash("#/mak-yek?players=person,computer&level=1".to_owned()));
//! app.update(Msg::Do(Action::read("at:s16").expect("an action")));
//! let effects = app.update(Msg::Do(Action::read("at:s32").expect("an action")));
//! let job = effects.iter().find_map(|effect| match effect {
//!     Effect::Think { job, .. } => Some(job.clone()),
//!     _ => None,
//! });
//! let job = job.expect("the computer is to move");
//! assert_eq!(job.ask, Ask::Move(1));
//! let step = Some("b6-b4".into());
//! app.update(Msg::Answer(Answer { number: job.number, step, ..Answer::default() }));
//! assert!(page(&app).root.plain().contains("b6-b4"));
//! ```
//!
//! # Main types
//! - [`App`]: the state; [`Msg`] what happens to it, [`Effect`] what it asks of the browser.
//! - [`page`] and [`Page`]: what is seen of it.
//! - [`Action`], [`Field`], [`Pref`]: what can be pressed, filled in and set, with their texts.
//! - [`route::Route`], [`route::Asked`]: addresses.
//! - [`Prefs`], [`Form`], [`Notice`], [`Resumable`]: settings, the form before a game, what is
//!   told, and what can be gone on with.
//! - [`Timer`] and [`Limit`]: what the page waits for.

mod action;
mod daily;
mod deferred;
mod field;
mod focus;
mod form;
mod frame;
mod home;
mod initial;
mod keep;
mod key;
mod language;
mod moves;
mod msg;
mod out;
mod page;
mod parts;
mod picture;
mod platform;
pub mod play;
mod prefs;
mod prose;
mod reading;
mod remember;
pub mod route;
mod rules;
mod sections;
mod settings;
mod setup;
mod share;
mod state;
pub mod store;
mod text;
mod timer;
mod tournament;

pub use action::{
    Action, Arranging, Hiding, Keeping, Memo, Missed, Moment, Navigation, Organizing, Playing,
    Pressed, Reading, Side, Starting, Texts, Zooming,
};
pub use deferred::read_field;
pub use field::{Field, Pref};
pub use focus::{FocusMove, FocusSite};
pub use initial::Part;
pub use keep::Resumable;
pub use key::{KeyCommand, KeyFocus, KeyPress};
pub use moves::{key_command, read_action};
pub use msg::{Effect, Kept, Key, Motion, Msg, Sound};
pub use page::{Page, page, to_read};
pub use parts::logo;
pub use platform::Platform;
pub use play::zoom::Lens;
pub use play::{Asking, Zoom};
pub use prefs::LEVEL;
pub use prefs::Prefs;
pub use prose::crash;
pub use reading::{home_title, install_prose};
pub use setup::{Setup, Tool};
pub use state::{App, Copying, Form, Notice, Screen, Shell, TournamentForm};
pub use timer::{Limit, Timer};

use daily::Daily;
use out::{Out, Request};
use palamede_games::GameId;
use palamede_record::{MOST_TEXT, address_as_sent, is_named};
use palamede_rules::Seat;
use palamede_table::{Extras, read_level};
use palamede_text::{Pack, too_big};
use play::session;
use route::{Asked, Route};
use state::TabLock;

impl App {
    /// Updates the state by what happened, and returns what the browser is to do.
    ///
    /// ```
    /// use palamede_app::{App, Effect, Msg, Platform, Timer};
    ///
    /// let mut app = App::new(Platform::in_memory("en"));
    /// let effects = app.update(Msg::Hash("#/luzhanqi".to_owned()));
    /// let Some(Effect::Claim { slot, .. }) =
    ///     effects.iter().find(|effect| matches!(effect, Effect::Claim { .. })) else { panic!() };
    /// assert_eq!(slot, "luzhanqi"); // a game with secrets is open in one tab at a time
    /// app.update(Msg::Claimed { slot: slot.clone(), mine: true });
    /// assert!(app.is_open());
    /// ```
    pub fn update(&mut self, msg: Msg) -> Vec<Effect> {
        let mut out = Out::default();
        match self.part_for(&msg) {
            Part::Initial => self.update_first(msg, &mut out),
            Part::Moves | Part::Deferred => moves::update(self, msg, &mut out),
        }
        out.finish()
    }

    /// Takes in what happens, whatever the page is by then.
    pub(crate) fn take_in(&mut self, msg: Msg, out: &mut Out) {
        self.shell.is_initial = false;
        // A press must not scroll the board: the pressed cell stays under the pointer.
        let on_map = matches!(msg, Msg::MapPressed { .. });
        let pressed = matches!(
            msg,
            Msg::Do(_) | Msg::Key(_) | Msg::Lift(_) | Msg::Drag { .. } | Msg::Input { .. }
        );
        if pressed {
            self.shell.presses = self.shell.presses.wrapping_add(1);
        }
        // Whatever lies over the game hears of it first: the game's clock rests or runs all the same.
        match msg {
            Msg::PageHidden | Msg::PageShown => self.shell.viewport.take_in(&msg),
            _ => self.shell.viewport.hidden &= !pressed,
        }
        if self.is_at_figure(&msg)
            && let Some(figure) = &mut self.screen.figure
        {
            self.screen.copying.forget_told();
            figure.update(msg, &mut self.shell, out);
        } else if self.is_at_setup(&msg) {
            reading::at_setup(self, &msg, out);
        } else {
            self.dispatch(msg, out);
            // The waiting game is not on the screen: drop its animations.
            if self.screen.figure.is_some() {
                out.motion = None;
                out.retain(|effect| !matches!(effect, Effect::Turn));
            }
        }
        self.carry_out(out);
        self.sync(pressed, on_map, out);
        self.carry_out(out);
        self.remember(out);
    }

    /// Brings everything that follows from the state into step with it after an update, in this
    /// order: who may look at the board comes before where its map lies and whose clock runs.
    fn sync(&mut self, pressed: bool, on_map: bool, out: &mut Out) {
        if let Some(game) = &mut self.game {
            game.restart_auto_hide(pressed, &mut self.shell, out);
        }
        self.fetch(out);
        let play = matches!(self.screen.route, Route::Play { .. });
        if self.shell.asked.frame && play {
            // The frame shows one page; its history is that of the page around it.
            out.retain(|effect| !matches!(effect, Effect::Go(_)));
        }
        self.sync_figure_layout();
        let seen = play && self.screen.figure.is_none() && !self.shell.viewport.hidden;
        let seen = seen && !self.is_barred();
        if let Some(game) = &mut self.game {
            game.sync_screen(&self.shell);
            game.close_stale_memo();
            game.sync_clock(seen, &mut self.shell, out);
            if !on_map {
                game.set_map(&self.shell);
            }
        }
    }

    /// Carries out what games have asked of the site.
    fn carry_out(&mut self, out: &mut Out) {
        for request in out.take_requests() {
            match request {
                Request::CloseMenu => self.close_menu(),
                Request::LeaveMenu => self.leave_menu(out),
                Request::FoldMenu => self.screen.menu &= self.shell.asked.frame,
                Request::Keep => self.keep(),
                Request::KeepStep => self.keep_step(out),
                Request::CountGame if self.shell.prose_is_here() => {
                    reading::count_game(self, out);
                }
                Request::CountGame => self.screen.uncounted = true,
                Request::DropNotices => self.drop_notices(),
                Request::NoAnswer(true) => self.screen.notice = Some(Notice::NoAnswer),
                Request::NoAnswer(false) => {
                    if self.screen.notice == Some(Notice::NoAnswer) {
                        self.screen.notice = None;
                    }
                }
                // If the game is open in another tab, no curtain is shown: focus the page that says
                // so.
                Request::FocusCurtain if self.is_barred() => out.focus("main"),
                Request::FocusCurtain => out.focus("curtain"),
            }
        }
    }

    /// Drops what was told above the page of the game as it was.
    fn drop_notices(&mut self) {
        self.screen.copying = Copying::default();
        let notice = &mut self.screen.notice;
        if let Some(
            Notice::BadLink(_) | Notice::BadSave(_) | Notice::NoLanguage(_) | Notice::OtherPlayers,
        ) = notice
        {
            *notice = None;
        }
    }

    /// Makes the computer think in the open game, if it is its turn.
    pub(crate) fn think(&mut self, out: &mut Out) {
        if let Some(game) = &mut self.game {
            game.think(&mut self.shell, out);
        }
    }

    /// Draws the curtain before the open game, where it has secrets.
    fn hide(&mut self, out: &mut Out) {
        if let Some(game) = &mut self.game {
            game.hide(&mut self.shell, out);
        }
    }

    fn dispatch(&mut self, msg: Msg, out: &mut Out) {
        match msg {
            Msg::Do(action) => self.act(action, out),
            Msg::Key(Key::Escape) if self.escape(out) => {}
            Msg::FullScreen(filled) => self.full_screen_changed(filled, out),
            Msg::Newer => self.screen.newer = true,
            Msg::Installable(offered) => self.screen.installable = offered,
            Msg::PageHidden => self.hide(out),
            Msg::Resized { .. } | Msg::ReducedMotion(_) | Msg::BoardResized(..) => {
                self.shell.viewport.take_in(&msg);
            }
            Msg::Hash(_) | Msg::Input { .. } | Msg::TooBig(_) | Msg::Stored(_) => {
                deferred::dispatch(self, msg, out);
            }
            Msg::Overtaken(_) | Msg::Claimed { .. } | Msg::Fetched { .. } => {
                deferred::dispatch(self, msg, out);
            }
            Msg::Copied(refused) => self.copied(refused, out),
            Msg::WorkerFailed(_) => {
                self.shell.no_worker = true;
                self.at_game(msg, out);
            }
            board => self.at_game(board, out),
        }
    }

    /// Takes in what is not of a game that is open: an address, a field, news of what is kept.
    pub(crate) fn dispatch_deferred(&mut self, msg: Msg, out: &mut Out) {
        match msg {
            Msg::Hash(hash) => self.open(hash, out),
            Msg::Input { field, value } => self.input(field, value, out),
            Msg::TooBig(bytes) => self.refuse_import(bytes),
            Msg::Stored(name) => self.stored(&name, out),
            Msg::Overtaken(name) => self.overtaken(&name, out),
            Msg::Claimed { slot, mine } => self.claimed(slot, mine, out),
            Msg::Fetched { pack, here } => self.fetched(pack, here, out),
            _ => {}
        }
    }

    /// Passes what happens at the board on to the open game.
    fn at_game(&mut self, msg: Msg, out: &mut Out) {
        if let Some(game) = &mut self.game {
            game.update(msg, &mut self.shell, out);
        }
    }

    /// Leaves what lies over the game, as Escape does; returns whether there was something to
    /// leave.
    fn escape(&mut self, out: &mut Out) -> bool {
        self.game.as_mut().is_some_and(|game| game.close_memo(out)) || self.leave_back(out)
    }

    fn full_screen_changed(&mut self, filled: bool, out: &mut Out) {
        self.shell.viewport.full_screen = filled;
        // In full screen the browser takes the Escape key for itself, and the page hears only that
        // full screen has ended: draw the curtain, as Escape does.
        if !filled {
            self.hide(out);
        }
    }

    /// Takes in that a text was copied, or that the browser refused to, and then shows the text.
    /// Nobody waits for it who has gone on since.
    fn copied(&mut self, refused: Option<String>, out: &mut Out) {
        if !std::mem::take(&mut self.screen.copying.awaited) {
            return;
        }
        let words = self.lang().words();
        let text = if refused.is_none() { words.copied } else { words.copy_by_hand };
        self.screen.copying.status = Some(text.to_owned());
        // Say the text aloud, too: the line that shows it may be out of sight.
        out.say(text);
        let page = matches!(self.screen.route, Route::Text(_));
        if refused.is_some() && (page || self.screen.card || self.shell.asked.frame) {
            out.focus("by-hand");
        }
        self.screen.copying.by_hand = refused;
    }

    /// Closes the menu of a small screen, where it lies over what is to be seen.
    fn leave_menu(&mut self, out: &mut Out) {
        if self.screen.menu && !self.shell.asked.frame {
            self.close_menu();
            out.focus("open-menu");
        }
    }

    /// Closes the menu, and with it what it said.
    fn close_menu(&mut self) {
        (self.screen.menu, self.screen.card) = (false, false);
        self.screen.copying = Copying::default();
    }

    // ---- pages

    /// Reads an address; that of the daily puzzle leads to the puzzle of today.
    fn route(&self, hash: &str) -> Route {
        match Route::read(hash) {
            Route::Daily => Daily::today(&self.shell).route(),
            route => route,
        }
    }

    fn open(&mut self, hash: String, out: &mut Out) {
        let carried = !hash.chars().all(is_named);
        let hash = if carried { address_as_sent(&hash) } else { hash };
        let route = self.route(&hash);
        if !matches!(self.tab.lock, TabLock::Mine(_)) {
            self.let_go(out);
        }
        // Draw the curtain: another player may be the one who comes back to this page.
        if !matches!(route, Route::Play { .. })
            && let Some(game) = &mut self.game
        {
            game.leave_the_screen(out);
        }
        self.leave_page(&route, &hash);
        // The first page waits for its language. Later pages are shown in the previous language
        // until their own has come.
        if !self.screen.opened
            && !self.shell.packs.loaded.contains(&Pack::Words(self.shell.wanted()))
        {
            self.shell.packs.pending_address = hash;
            return;
        }
        match &route {
            Route::Play { game, query } => self.open_game(*game, query, &hash, out),
            // The rules can be read even while the game is open in another tab.
            Route::Rules(..) => {}
            // The armies that are laid out there are not those of the game.
            Route::Setup(game) if game.facts().secrets => {}
            Route::Learn(game, course, at) => self.open_lesson(*game, *course, *at, out),
            other => {
                if let Some(game) = other.game() {
                    self.ensure_game(game, Msg::Hash(hash), out);
                }
            }
        }
        if let Route::New(game) = route {
            self.screen.form = Some(self.new_form(game));
        }
        if let Route::Setup(game) = route {
            reading::open_setup(self, game);
        }
        let anchor = self.anchor(&route);
        let same = std::mem::discriminant(&self.screen.route) == std::mem::discriminant(&route);
        // The first page is shown as it is: a frame must not take the focus from the
        // page around it.
        let first = !std::mem::replace(&mut self.screen.opened, true);
        if anchor.is_some() || !first && (!same || self.screen.route.game() != route.game()) {
            // Empty the live region: a screen reader must not read what was said on the previous
            // page.
            out.hush();
            out.push(Effect::Show(anchor));
            self.welcome(&route, out);
        }
        if first {
            out.push(Effect::Ready);
        }
        self.screen.route = route;
        if std::mem::take(&mut self.screen.awaits_card) {
            self.toggle_card(out);
        }
    }

    /// Says what is awaited at the board that comes; behind the curtain the page says so itself.
    pub(crate) fn welcome(&self, route: &Route, out: &mut Out) {
        let here = matches!(route, Route::Play { .. } | Route::Learn(..)) && !self.is_barred();
        if let Some(game) = self.game.as_ref().filter(|_| here && !self.is_drawn()) {
            out.say(play::awaited(self.lang(), game));
        }
    }

    /// Leaves a page for another: what was told and asked on it holds no longer.
    fn leave_page(&mut self, route: &Route, hash: &str) {
        self.close_menu();
        self.screen.import.text.clear();
        self.screen.import.error = None;
        self.screen.tournament.asks_end = false;
        self.shell.packs.failed = None;
        self.leave_figure(route);
        if let Some(game) = &mut self.game {
            game.beside.noting = None;
            // Leaving the page stops the automatic replay, but not the replay of missed moves.
            if game.missed().is_none() {
                game.set_film(None);
            }
        }
        if !matches!(route, Route::New(_) | Route::Setup(_)) {
            self.screen.form = None;
        }
        if !matches!(route, Route::Setup(game) if self.sets_up(*game)) {
            self.screen.setup = None;
        }
        let (_, query) = Route::parts(hash);
        let asked = Asked::read(query);
        if !matches!(route, Route::Play { .. }) {
            // A link from a static page names that page's language: keep it.
            self.shell.asked.lang = asked.lang.or(self.shell.asked.lang);
        } else if self.shell.asked != asked && (asked.frame || !query.is_empty()) {
            self.shell.asked = asked;
            self.shell.prefs.lend(&self.shell.asked.manner);
        }
    }

    /// Returns the place on a page that its address names, once its prose is here.
    fn anchor(&self, route: &Route) -> Option<String> {
        match route {
            Route::Rules(_, section) if !section.is_empty() && self.shell.prose_is_here() => {
                Some(section.clone())
            }
            _ => None,
        }
    }

    /// Opens a game's page: the link's game, the one already open, the kept one, or a new
    /// one.
    fn open_game(&mut self, game: GameId, query: &str, hash: &str, out: &mut Out) {
        let again = || Msg::Hash(hash.to_owned());
        let (query, mut faults, mends) = self.understood(game, query);
        let query = query.as_str();
        // A frame has the same link at every visit: if a game is kept for it, go on with that game.
        let slot = self.slot(game);
        let open = |open: &play::Play| open.session.game() == game && open.keeping.slot == slot;
        let kept = self.game.as_ref().is_some_and(open)
            || self.shell.store.get(&store::save_name(&slot)).is_some();
        if !Asked::names_a_game(query) || self.shell.asked.frame && kept {
            self.ensure_game(game, again(), out);
            self.offer_players(game, query, out);
        } else if self.may_open(game, again(), out) {
            let seed = self.shell.lot();
            let dice = session::says_dice(query);
            let read = match query.len() {
                0..=MOST_TEXT => session::from_link(game, query, self.lang(), seed),
                size => Err(too_big(self.lang(), size)),
            };
            match read {
                // A link that asks for options only asks for a game like the one there is.
                Ok(new)
                    if new.is_empty()
                        && self.begins_as(&new, |old| !dice || old.by_hand() == new.by_hand()) =>
                {
                    self.ensure_game(game, again(), out);
                    self.offer_players(game, query, out);
                }
                Ok(session) => {
                    let extras = self.asked_extras(session.seats());
                    self.screen.notice = None;
                    self.show(session, extras);
                    out.extend(self.game.as_ref().map(|game| game.post("start")));
                }
                Err(why) if mends => {
                    self.ensure_game(game, again(), out);
                    faults.push(why);
                }
                Err(why) => {
                    self.ensure_game(game, again(), out);
                    // Leave the faulty address as it is, so that the visitor can correct it.
                    self.screen.notice = Some(Notice::BadLink(why));
                }
            }
        }
        // Warn once only: a game with secrets comes here again when the browser has given its lock
        // to this tab.
        if !faults.is_empty() && self.is_elsewhere().is_some() {
            out.push(Effect::Warn(faults.join("; ")));
        }
        self.think(out);
    }

    /// Offers a new game where the address asks for other players than those of the open one; where
    /// nobody has moved yet, begins it.
    fn offer_players(&mut self, id: GameId, query: &str, out: &mut Out) {
        let open = self.game.as_ref().filter(|open| open.session.game() == id);
        let open = open.filter(|_| Asked::read(query).computers.is_some());
        let Some(begun) = open.map(|open| open.keeping.kept || !open.session.is_empty()) else {
            return;
        };
        match self.asks_for_others() {
            false => {}
            true if begun => self.screen.notice = Some(Notice::OtherPlayers),
            true => self.begin_as_asked(out),
        }
    }

    /// Returns whether the address asks for other players than those of the open game. (A level that
    /// it does not name is any.)
    pub(crate) fn asks_for_others(&self) -> bool {
        let asked = &self.shell.asked;
        let open = self.game.as_ref().filter(|open| !open.is_lesson());
        let Some(open) = open.filter(|_| asked.computers.is_some() && !asked.frame) else {
            return false;
        };
        let (seats, wanted) = (open.session.seats(), self.asked_extras(open.session.seats()));
        Seat::first(seats).any(|seat| {
            let [old, new] = [&open.extras, &wanted].map(|extras| extras.players[seat].level);
            old.is_some() != new.is_some() || !asked.levels.is_empty() && old != new
        })
    }

    /// Takes the players out of an address that asks for others than those that were chosen since.
    pub(crate) fn keep_players(&mut self, out: &mut Out) {
        if self.asks_for_others() {
            self.forget_asked_players(out);
        }
    }

    /// Takes the players that were asked for out of the address.
    pub(crate) fn forget_asked_players(&mut self, out: &mut Out) {
        self.shell.asked.computers = None;
        self.shell.asked.levels.clear();
        if let Route::Play { game, query } = &self.screen.route {
            let hash = format!("#/{}{}", game.id(), Asked::without_players(query));
            self.screen.route = Route::read(&hash);
            out.push(Effect::Replace(hash));
        }
    }

    /// Returns the players and their seating as the link or the embedding page asked.
    pub(crate) fn asked_extras(&self, seats: usize) -> Extras {
        let mut extras =
            Extras { seating: self.shell.asked.seating.unwrap_or_default(), ..Extras::default() };
        let computers = self.shell.asked.computers.as_deref().unwrap_or_default();
        let levels = &self.shell.asked.levels;
        for (seat, &computer) in Seat::first(seats).zip(computers) {
            let level = levels.get(seat.index()).or(levels.last()).copied();
            extras.players[seat].level = computer.then_some(level.unwrap_or(prefs::LEVEL));
        }
        extras
    }

    // ---- controls

    fn act(&mut self, action: Action, out: &mut Out) {
        // Remove the last confirmation of a copy: the player has read it.
        self.screen.copying.forget_told();
        let back = self.looks_back() && action.plays();
        if !back && self.act_in_frame(&action, out) {
            return;
        }
        let menu = self.screen.menu;
        match action {
            _ if back => self.at_game(Msg::Do(action), out),
            Action::Playing(Playing::HereAmong) => deferred::go_on(self, false, out),
            Action::Playing(Playing::HereAgainst) => deferred::go_on(self, true, out),
            Action::Playing(Playing::Variation(n)) => deferred::look_aside(self, n, out),
            Action::Hiding(Hiding::TakeHere) => self.take_here(out),
            Action::Playing(_) | Action::Hiding(_) | Action::Memo(_) | Action::Zooming(_) => {
                self.at_game(Msg::Do(action), out);
            }
            Action::Starting(starting) => deferred::act_at_start(self, starting, out),
            Action::Keeping(keeping) => deferred::act_on_kept(self, keeping, out),
            Action::Texts(texts) => deferred::act_on_texts(self, texts, out),
            Action::Reading(reading) => deferred::act_on_figure(self, reading, out),
            Action::Arranging(arranging) => {
                if matches!(self.screen.route, Route::Setup(_)) {
                    reading::act_on_setup(self, arranging, out);
                }
            }
            Action::Organizing(organizing) => {
                if self.screen.route == Route::Tournament {
                    reading::act_on_tournament(self, organizing, out);
                }
            }
            Action::Navigation(to) => self.navigate(to, out),
        }
        self.carry_out(out);
        // Closing the menu removes the element that had the focus: move the focus to the menu
        // button.
        let left = menu && !self.screen.menu && !self.shell.asked.frame;
        let moves = |effect: &Effect| matches!(effect, Effect::Focus(_) | Effect::Show(_));
        if left && !out.has(moves) {
            out.focus("open-menu");
        }
    }

    fn navigate(&mut self, to: Navigation, out: &mut Out) {
        match to {
            // The browser itself follows the skip link.
            Navigation::Skip => {}
            Navigation::Menu if self.screen.menu => self.close_menu(),
            Navigation::Menu => {
                (self.screen.menu, self.screen.card) = (true, false);
                out.focus("menu");
            }
            Navigation::Escape => {
                if !self.escape(out) {
                    self.hide(out);
                }
            }
            Navigation::Keys => out.push(Effect::Go("#/keyboard".to_owned())),
            Navigation::Full => out.push(Effect::FullScreen),
            Navigation::Renew => out.push(Effect::Site("renew")),
            Navigation::Install => out.push(Effect::Site("install")),
            Navigation::Fetch => self.shell.packs.failed = None,
            Navigation::Close => {
                if self.screen.notice.take() == Some(Notice::OtherPlayers) {
                    self.forget_asked_players(out);
                }
            }
            Navigation::Speak(lang) => deferred::choose_language(self, lang),
        }
    }

    // ---- settings

    /// Takes in what was filled in or switched.
    fn input(&mut self, field: Field, value: String, out: &mut Out) {
        match field {
            Field::Pref(pref) => {
                self.set_pref(&pref, &value);
                // It is heard how loud that is.
                if pref == Pref::Volume {
                    out.push(Effect::Sound(Sound::Place));
                }
            }
            Field::Flat | Field::Aloud => {
                if let Some(game) = &mut self.game {
                    game.show_or_say(field == Field::Flat, value == "on", out);
                }
            }
            Field::Import => self.take_import(value),
            Field::Moment => {
                if let (Some(game), Ok(steps)) = (&mut self.game, value.parse()) {
                    let back = Playing::Back(Moment::After(steps));
                    game.act_at_board(back, &mut self.shell, out);
                }
            }
            Field::Entrant(_) | Field::TournamentGame | Field::PairingResult(_) => {
                if self.screen.route == Route::Tournament {
                    reading::fill_in_tournament(self, &field, &value, out);
                }
            }
            Field::SetupTurn | Field::SetupCount(_) | Field::Choice(_) | Field::Set
                if matches!(self.screen.route, Route::Setup(_)) =>
            {
                reading::fill_in_setup(self, &field, &value, out);
            }
            Field::SetupTurn | Field::SetupCount(_) => {}
            Field::Choice(_)
            | Field::Set
            | Field::Player(_)
            | Field::Level(_)
            | Field::Name(_)
            | Field::Seating
            | Field::Dice
            | Field::Who
            | Field::Clock
            | Field::Minutes(_)
            | Field::Increment
            | Field::Expiry => self.fill_in_form(&field, &value, out),
        }
    }

    /// Takes in a field of the form before a game; without one, the level of a computer that plays.
    fn fill_in_form(&mut self, field: &Field, value: &str, out: &mut Out) {
        if let Some(form) = &mut self.screen.form {
            form.fill(field, value, self.shell.prefs.level);
            // What was drawn by lot named the players, and their levels, as they were.
            self.screen.copying.forget_told();
        } else if let (Field::Level(seat), Some(level)) = (field, read_level(value)) {
            if let Some(game) = &mut self.game {
                game.set_level(*seat, level, &self.shell, out);
            }
            self.keep_level();
            self.keep_players(out);
        }
    }
}
