//! The site without a browser: its state ([`App`]), what happens to it ([`Msg`]), what it asks
//! of the browser ([`Effect`]), and what is seen of it ([`page`]), as plain data in and out.
//!
//! Each screen is one file or folder that holds what changes it and what it shows; what begins
//! games and changes settings on several of them stands here. What happens is a [`Msg`],
//! [`App::update`] takes it in, and [`page`] draws the whole as one tree.
//!
//! # Driving the page
//! A visitor opens a game and makes a move by two clicks:
//! ```
//! use palamede_app::{Action, App, Effect, Msg, page};
//! use palamede_table::Memory;
//!
//! let mut app = App::new(
//!     Box::new(Memory::default()), // what is kept on this device
//!     Box::new(|| 42),             // a random number
//!     Box::new(|| 0),              // the time, in milliseconds since 1970
//!     &["en".to_owned()],          // the visitor's languages
//!     "https://example.org/".to_owned(),
//! );
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
//! # use palamede_app::{App, Msg};
//! # use palamede_table::Memory;
//! # let store = Box::new(Memory::default());
//! # let (langs, base) = (["fr".to_owned()], "https://example.org/".to_owned());
//! # let mut app = App::new(store, Box::new(|| 42), Box::new(|| 0), &langs, base);
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
//! # use palamede_app::{Action, App, Effect, Msg};
//! # use palamede_table::Memory;
//! # let store = Box::new(Memory::default());
//! # let (langs, base) = (["en".to_owned()], "https://example.org/".to_owned());
//! # let mut app = App::new(store, Box::new(|| 42), Box::new(|| 0), &langs, base);
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
//! let step = Some("b6-b4".to_owned());
//! app.update(Msg::Answer(Answer { number: job.number, step, ..Answer::default() }));
//! assert_eq!(app.game.expect("a game").session.table.len(), 2);
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
mod field;
mod form;
mod frame;
mod home;
mod keep;
mod key;
mod language;
mod msg;
mod page;
mod parts;
mod picture;
pub mod play;
mod prefs;
mod prose;
mod reading;
mod remember;
pub mod route;
mod rules;
mod sections;
mod settings;
mod state;
pub mod store;
mod text;
mod timer;

pub use action::{
    Action, Hiding, Keeping, Memo, Missed, Moment, Playing, Pressed, Reading, Side, Site, Starting,
    Texts, Zooming,
};
pub use field::{Field, Pref};
pub use keep::Resumable;
pub use key::{KeyCommand, KeyFocus, KeyPress};
pub use msg::{Effect, Kept, Key, Motion, Msg, Sound};
pub use page::{Page, page, to_read};
pub use play::zoom::Lens;
pub use play::{Asking, Zoom};
pub use prefs::LEVEL;
pub use prefs::Prefs;
pub use prose::crash;
pub use reading::home_title;
pub use state::{App, Copying, Form, Notice, Screen, Shell};
pub use timer::{Limit, Timer};

use palamede_games::GameId;
use palamede_record::{MOST_TEXT, address_as_sent, is_named};
use palamede_rules::Seat;
use palamede_table::{Extras, read_level};
use palamede_text::{Pack, too_big};
use play::session;
use route::{Asked, Route};
use state::TabLock;

impl App {
    /// The step of the state by what happened; gives what the browser is to do.
    ///
    /// ```
    /// use palamede_app::{App, Effect, Msg, Timer};
    /// use palamede_table::Memory;
    ///
    /// let store = Box::new(Memory::default());
    /// let (langs, base) = (["en".to_owned()], "https://example.org/".to_owned());
    /// let mut app = App::new(store, Box::new(|| 42), Box::new(|| 0), &langs, base);
    /// let effects = app.update(Msg::Hash("#/luzhanqi".to_owned()));
    /// let Some(Effect::Claim { slot, .. }) =
    ///     effects.iter().find(|effect| matches!(effect, Effect::Claim { .. })) else { panic!() };
    /// assert_eq!(slot, "luzhanqi"); // a game with secrets is open in one tab at a time
    /// app.update(Msg::Claimed { slot: slot.clone(), mine: true });
    /// assert!(app.is_open());
    /// ```
    pub fn update(&mut self, msg: Msg) -> Vec<Effect> {
        let mut out = Vec::new();
        // What is pressed stays under the pointer.
        let on_map = matches!(msg, Msg::MapPressed { .. });
        let pressed = matches!(
            msg,
            Msg::Do(_) | Msg::Key(_) | Msg::Lift(_) | Msg::Drag { .. } | Msg::Input { .. }
        );
        if pressed {
            self.shell.presses = self.shell.presses.wrapping_add(1);
            self.shell.viewport.hidden = false;
        }
        if self.is_at_figure(&msg) {
            self.at_figure(|app| app.dispatch(msg, &mut out));
        } else {
            self.dispatch(msg, &mut out);
            // What moves in the game that waits is not seen.
            let moves = |effect: &Effect| matches!(effect, Effect::Motion(_) | Effect::Turn);
            out.retain(|effect| self.screen.figure.is_none() || !moves(effect));
        }
        self.restart_auto_hide(pressed, &mut out);
        self.fetch(&mut out);
        self.sync_screen();
        if self.shell.asked.frame && matches!(self.screen.route, Route::Play { .. }) {
            // The frame shows one page; its history is that of the page around it.
            out.retain(|effect| !matches!(effect, Effect::Go(_)));
        }
        self.close_stale_memo();
        self.sync_figure_layout();
        self.sync_clock(&mut out);
        if !on_map {
            self.set_map();
        }
        self.remember(&mut out);
        out
    }

    fn timer_fired(&mut self, timer: Timer, out: &mut Vec<Effect>) {
        match timer {
            Timer::Pass(number) => self.passed_by(number, out),
            Timer::Film(number) => self.show_next(number, out),
            Timer::BoardTurn(number) => self.turn_rested_board(number, out),
            Timer::Ended(number) => self.show_end_again(number, out),
            Timer::Second(number) => self.tick(number, out),
            Timer::Computer(job, limit) => self.limit_reached(job, limit, out),
            Timer::Idle(pressed) => self.idle(pressed, out),
        }
    }

    /// The number of a job or of a wait that none had before.
    fn next_number(&mut self) -> u32 {
        self.shell.last_number += 1;
        self.shell.last_number
    }

    fn dispatch(&mut self, msg: Msg, out: &mut Vec<Effect>) {
        match msg {
            Msg::Hash(hash) => self.open(hash, out),
            Msg::Do(action) => self.act(action, out),
            Msg::Input { field, value } => self.input(field, value, out),
            Msg::TooBig(bytes) => self.refuse_import(bytes),
            Msg::Key(key) => self.key(key, out),
            Msg::Lift(site) => self.lift(site, out),
            Msg::Drag { from, to } => self.drag(from, to, out),
            Msg::Focused(site) => {
                if let Some(game) = &mut self.game {
                    game.focused(site);
                }
            }
            Msg::Answer(answer) => self.answer(&answer, out),
            Msg::JobAccepted(number) => self.job_accepted(number, out),
            Msg::WorkerFailed(number) => self.worker_failed(number, out),
            Msg::TimerFired(timer) => self.timer_fired(timer, out),
            Msg::AnimationEnded => self.animation_ended(out),
            Msg::FullScreen(filled) => self.full_screen_changed(filled, out),
            Msg::Newer => self.screen.newer = true,
            Msg::PageHidden => {
                self.shell.viewport.hidden = true;
                self.hide(out);
            }
            Msg::PageShown => {
                self.shell.viewport.hidden = false;
                self.page_shown(out);
            }
            Msg::Resized { upright } => self.shell.viewport.upright = upright,
            Msg::ReducedMotion(still) => self.shell.viewport.reduced_motion = still,
            Msg::BoardResized(width, height) => self.shell.viewport.board = (width, height),
            Msg::ScrollTo(site) => self.bring(site),
            Msg::MapPressed { x, y } => self.see(x, y),
            Msg::Pan { dx, dy } => self.pan(dx, dy),
            Msg::Stored(name) => self.stored(&name, out),
            Msg::Overtaken(name) => self.overtaken(&name, out),
            Msg::Claimed { slot, mine } => self.claimed(slot, mine, out),
            Msg::Copied(refused) => self.copied(refused, out),
            Msg::Fetched { pack, here } => self.fetched(pack, here, out),
        }
    }

    /// Tells the table who looks at the screen and who hears it, after an update.
    fn sync_screen(&mut self) {
        if let Some(game) = &mut self.game {
            game.lie(self.shell.viewport.upright, self.shell.viewport.board);
            // What is to be found in a task is not shown.
            game.session.table.lead(self.shell.prefs.hints && !game.is_lesson());
            let several = game.people().len() > 1;
            // Who answers a proposal to stop looks at the screen too.
            let asked = several && !game.session.table.offers().is_empty();
            game.session.table.cover(game.is_for(game.extras.flat) && !game.pressed || asked);
            game.session.set_overheard(several && !game.is_for(game.extras.aloud));
        }
    }

    fn full_screen_changed(&mut self, filled: bool, out: &mut Vec<Effect>) {
        self.shell.viewport.full_screen = filled;
        // Who presses Escape there is not heard.
        if !filled {
            self.hide(out);
        }
    }

    /// What was to be copied is copied; or the browser refused to, and it is shown. Nobody
    /// waits for it who has gone on since.
    fn copied(&mut self, refused: Option<String>, out: &mut Vec<Effect>) {
        if !std::mem::take(&mut self.screen.copying.awaited) {
            return;
        }
        let words = self.lang().words();
        let text = if refused.is_none() { words.copied } else { words.copy_by_hand };
        self.screen.copying.status = Some(text.to_owned());
        // Heard wherever it stands: the place beside the moves is folded away on a small screen.
        out.push(Effect::Say { text: text.to_owned(), urgent: false });
        if refused.is_some() {
            out.push(Effect::Focus("by-hand".to_owned()));
        }
        self.screen.copying.by_hand = refused;
    }

    /// Closes the menu of a small screen, where it lies over what is to be seen.
    fn leave_menu(&mut self, out: &mut Vec<Effect>) {
        if self.screen.menu && !self.shell.asked.frame {
            self.close_menu();
            out.push(Effect::Focus("open-menu".to_owned()));
        }
    }

    /// Closes the menu, and with it what it said.
    fn close_menu(&mut self) {
        self.screen.menu = false;
        self.forget_copied();
    }

    /// What was said of a copy holds no longer.
    fn forget_copied(&mut self) {
        (self.screen.copying.status, self.screen.copying.by_hand, self.screen.copying.awaited) =
            (None, None, false);
    }

    // ---- pages

    fn open(&mut self, hash: String, out: &mut Vec<Effect>) {
        let carried = !hash.chars().all(is_named);
        let hash = if carried { address_as_sent(&hash) } else { hash };
        let route = Route::read(&hash);
        if !matches!(self.tab.lock, TabLock::Mine(_)) {
            self.let_go(out);
        }
        // Whoever comes back is not the one who left, perhaps.
        if !matches!(route, Route::Play { .. }) {
            self.leave_the_screen(out);
        }
        self.leave_page(&route, &hash);
        // Later pages are shown in the language before, until theirs is here.
        if !self.screen.opened && !self.shell.packs.loaded.contains(&Pack::Words(self.wanted())) {
            self.shell.packs.pending_address = hash;
            return;
        }
        match &route {
            Route::Play { game, query } => self.open_game(*game, query, &hash, out),
            // To be read wherever the game is.
            Route::Rules(..) => {}
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
        let anchor = self.anchor(&route);
        let same = std::mem::discriminant(&self.screen.route) == std::mem::discriminant(&route);
        // The first page is shown as it is: a frame must not take the focus from the
        // page around it.
        let first = !std::mem::replace(&mut self.screen.opened, true);
        if anchor.is_some() || !first && (!same || self.screen.route.game() != route.game()) {
            // What was said on the page before is not left to be read.
            out.push(Effect::Hush);
            out.push(Effect::Show(anchor));
            self.welcome(&route, out);
        }
        if first {
            out.push(Effect::Ready);
        }
        self.screen.route = route;
    }

    /// Says what is awaited at the board that comes; behind the curtain the page says so itself.
    pub(crate) fn welcome(&self, route: &Route, out: &mut Vec<Effect>) {
        let here = matches!(route, Route::Play { .. } | Route::Learn(..)) && !self.is_barred();
        if let Some(game) = self.game.as_ref().filter(|_| here && !self.is_drawn()) {
            out.push(play::awaited(self.lang(), game));
        }
    }

    /// Another page comes: what was told and asked on the one before holds no longer.
    fn leave_page(&mut self, route: &Route, hash: &str) {
        self.close_menu();
        self.screen.import.text.clear();
        self.screen.import.error = None;
        self.shell.packs.failed = None;
        self.leave_figure(route);
        if let Some(game) = &mut self.game {
            game.noting = None;
            // What was missed goes on where it is still shown.
            game.film = game.film.filter(|_| game.missed.is_some());
        }
        if !matches!(route, Route::New(_)) {
            self.screen.form = None;
        }
        let (_, query) = Route::parts(hash);
        let asked = Asked::read(query);
        if !matches!(route, Route::Play { .. }) {
            // Who comes from a page beside the engine reads on in its language.
            self.shell.asked.lang = asked.lang.or(self.shell.asked.lang);
        } else if self.shell.asked != asked && (asked.frame || !query.is_empty()) {
            self.shell.asked = asked;
            self.shell.prefs.lend(&self.shell.asked.manner);
        }
    }

    /// The place on a page that its address names, once its prose is here.
    fn anchor(&self, route: &Route) -> Option<String> {
        match route {
            Route::Rules(_, section) if !section.is_empty() && self.prose_is_here() => {
                Some(section.clone())
            }
            _ => None,
        }
    }

    /// Opens a game's page: the link's game, the one already open, the kept one, or a new
    /// one.
    fn open_game(&mut self, game: GameId, query: &str, hash: &str, out: &mut Vec<Effect>) {
        let again = || Msg::Hash(hash.to_owned());
        let (query, mut faults, mends) = self.understood(game, query);
        let query = query.as_str();
        // In a frame the link is at every visit the same: what was played here goes on.
        let slot = self.slot(game);
        let open = |open: &play::Game| open.session.game() == game && open.slot == slot;
        let kept = self.game.as_ref().is_some_and(open)
            || self.shell.store.get(&store::save_name(&slot)).is_some();
        if !Asked::names_a_game(query) || self.shell.asked.frame && kept {
            self.ensure_game(game, again(), out);
        } else if self.may_open(game, again(), out) {
            let seed = (self.shell.random)();
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
                    self.ensure_game(game, again(), out)
                }
                Ok(session) => {
                    let extras = self.asked_extras(session.seats());
                    self.screen.notice = None;
                    self.show(session, extras);
                    out.push(Effect::Post("start"));
                }
                Err(why) if mends => {
                    self.ensure_game(game, again(), out);
                    faults.push(why);
                }
                Err(why) => {
                    self.ensure_game(game, again(), out);
                    // The address stays: who was told that a character is wrong may mend it.
                    self.screen.notice = Some(Notice::BadLink(why));
                }
            }
        }
        // Once: a game with secrets is opened when the browser has said that it is this tab's.
        if !faults.is_empty() && self.is_elsewhere().is_some() {
            out.push(Effect::Warn(faults.join("; ")));
        }
        self.think(out);
    }

    /// Who plays and how they sit, as the link or the embedding page asked.
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

    fn act(&mut self, action: Action, out: &mut Vec<Effect>) {
        // What was confirmed last is known.
        (self.screen.copying.status, self.screen.copying.by_hand) = (None, None);
        if let Some(game) = &mut self.game {
            game.told = None;
        }
        if self.looks_back() && action.plays() {
            return self.remind(out);
        }
        if self.act_in_frame(&action, out) {
            return;
        }
        let menu = self.screen.menu;
        match action {
            Action::Playing(playing) => self.act_at_board(playing, out),
            Action::Hiding(hiding) => self.act_in_secret(hiding, out),
            Action::Memo(memo) => self.act_memo(memo, out),
            Action::Zooming(zooming) => self.act_on_lens(zooming),
            Action::Starting(starting) => self.act_at_start(starting, out),
            Action::Keeping(keeping) => self.act_on_kept(keeping, out),
            Action::Texts(texts) => self.act_on_texts(texts, out),
            Action::Reading(reading) => self.act_on_figure(reading, out),
            Action::Site(site) => self.act_on_site(site, out),
        }
        // With the menu goes what had the focus in it.
        let moves = |effect: &Effect| matches!(effect, Effect::Focus(_) | Effect::Show(_));
        if menu && !self.screen.menu && !self.shell.asked.frame && !out.iter().any(moves) {
            out.push(Effect::Focus("open-menu".to_owned()));
        }
    }

    fn act_on_site(&mut self, site: Site, out: &mut Vec<Effect>) {
        match site {
            // The browser's.
            Site::Skip => {}
            Site::Menu if self.screen.menu => self.close_menu(),
            Site::Menu => {
                self.screen.menu = true;
                out.push(Effect::Focus("menu".to_owned()));
            }
            Site::Escape => {
                if !self.close_memo(out) && !self.leave_back(out) {
                    self.hide(out);
                }
            }
            Site::Full => out.push(Effect::FullScreen),
            Site::Renew => out.push(Effect::Site("renew")),
            Site::Fetch => self.shell.packs.failed = None,
            Site::Close => self.screen.notice = None,
            Site::Speak(lang) => self.set_pref(&Pref::Lang, lang.code()),
        }
    }

    // ---- settings

    /// Something was filled in or switched.
    fn input(&mut self, field: Field, value: String, out: &mut Vec<Effect>) {
        match field {
            Field::Pref(pref) => self.set_pref(&pref, &value),
            Field::Flat => self.show_or_say(true, value == "on"),
            Field::Aloud => self.show_or_say(false, value == "on"),
            Field::Import => self.take_import(value),
            Field::Moment => {
                if let Ok(steps) = value.parse() {
                    self.act_at_board(Playing::Back(Moment::After(steps)), out);
                }
            }
            Field::Choice(_)
            | Field::Set
            | Field::Player(_)
            | Field::Level(_)
            | Field::Name(_)
            | Field::Seating
            | Field::Dice
            | Field::Who
            | Field::Clock => {
                if let Some(form) = &mut self.screen.form {
                    form.fill(&field, &value, self.shell.prefs.level);
                } else if let (Field::Level(seat), Some(level)) = (field, read_level(&value)) {
                    self.set_level(seat, level);
                    self.keep_level();
                }
            }
        }
    }
}
