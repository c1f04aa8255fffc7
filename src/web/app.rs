//! The state of the page and what changes it, without a browser.

use super::game::Game;
use super::route::{About, Asked, Route};
use super::session::{self, Click};
use super::store::{self, Store};
use crate::games::GameId;
use crate::mind::{Answer, Job};
use crate::rules::{Options, Seat, Seats, Turn};
use crate::say::Lang;
use crate::scene::Target;
use crate::table::{Extras, Player, Seating};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Msg {
    /// The address changed.
    Hash(String),
    /// A control was pressed; its action, `name` or `name:argument`.
    Do(String),
    /// A field was changed.
    Input {
        /// The field's name.
        name: String,
        /// Its value.
        value: String,
    },
    /// A key on the board.
    Key(Key),
    /// A piece was dragged from one site to another.
    Drag {
        /// Where it was taken.
        from: usize,
        /// Where it was let go.
        to: usize,
    },
    /// The keyboard's focus came to a site.
    Focused(usize),
    /// The computer has chosen.
    Answer(Answer),
    /// The last move has finished moving.
    Settled,
    /// Another tab changed what is kept under this name.
    Stored(String),
    /// Whether something could be copied.
    Copied(bool),
}

/// A key on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// An arrow, in the screen's direction.
    Arrow(i32, i32),
    /// To the first or last cell of the row; with `all`, of the board.
    End {
        /// To the last instead of the first.
        last: bool,
        /// Of the whole board.
        all: bool,
    },
    /// Unselects.
    Escape,
}

/// What the browser is asked to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Goes to an address.
    Go(String),
    /// Changes the address in place.
    Replace(String),
    /// Says a sentence to those who hear the page; at once when `urgent`.
    Say {
        /// The sentence.
        text: String,
        /// Whether it interrupts.
        urgent: bool,
    },
    /// Moves the focus to the element of this id.
    Focus(String),
    /// Shows a page from its top, or at the element of this id.
    Show(Option<String>),
    /// Lets the computer think; the answer comes no sooner than after `hold`
    /// milliseconds.
    Think {
        /// The question.
        job: Job,
        /// The least time the answer takes.
        hold: u32,
    },
    /// Stops thinking.
    Forget,
    /// Copies a text; a link gets the page's address in front.
    Copy {
        /// The text.
        text: String,
        /// Whether it is a link.
        link: bool,
    },
    /// Saves a text as a file.
    Download {
        /// The file's name.
        name: String,
        /// What is in it.
        text: String,
    },
    /// Fills the screen, or leaves it.
    FullScreen,
    /// Prints the page.
    Print,
    /// Loads the page again.
    Reload,
    /// The last step's motion, once the new picture is drawn; then [`Msg::Settled`].
    Motion(Motion),
    /// Tells the page that embeds this one.
    Tell(&'static str),
}

/// How the last step moved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Motion {
    /// The site where the piece stands now.
    pub site: usize,
    /// The points it went through, on the board as drawn.
    pub points: Vec<(i32, i32)>,
}

/// The settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prefs {
    /// The language.
    pub lang: Lang,
    /// `light`, `dark` or `contrast`; empty for the system's.
    pub theme: String,
    /// Whether pieces move: `off`, or empty for as the system has it.
    pub motion: String,
    /// Whether coordinates are shown.
    pub coordinates: bool,
    /// Whether legal moves are shown.
    pub hints: bool,
}

impl Prefs {
    fn read(text: &str, lang: Lang) -> Prefs {
        let mut prefs = Prefs {
            lang,
            theme: String::new(),
            motion: String::new(),
            coordinates: true,
            hints: true,
        };
        for (name, value) in text.lines().filter_map(|line| line.split_once('=')) {
            prefs.set(name, value);
        }
        prefs
    }

    /// Changes a setting; unknown names and values are passed over.
    pub fn set(&mut self, name: &str, value: &str) {
        match name {
            "lang" => self.lang = Lang::read(value).unwrap_or(self.lang),
            "theme" if ["", "light", "dark", "contrast"].contains(&value) => {
                self.theme = value.to_owned();
            }
            "motion" if ["", "off"].contains(&value) => self.motion = value.to_owned(),
            "coordinates" => self.coordinates = value == "on",
            "hints" => self.hints = value == "on",
            _ => {}
        }
    }

    fn write(&self) -> String {
        let on = |flag| if flag { "on" } else { "off" };
        format!(
            "lang={}\ntheme={}\nmotion={}\ncoordinates={}\nhints={}\n",
            self.lang.code(),
            self.theme,
            self.motion,
            on(self.coordinates),
            on(self.hints)
        )
    }
}

/// Something to tell above the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// A link is broken: why.
    BadLink(String),
    /// A saved game is broken: why. It is kept to look at.
    BadSave(String),
    /// Another game took the place of this one, which can be brought back.
    Replaced(GameId),
    /// Another tab has played on.
    OtherTab,
    /// What was kept on this device is gone; it can be brought back until the page is
    /// left.
    Cleared(Vec<(String, String)>),
}

/// The form before a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Form {
    /// Which game.
    pub game: GameId,
    /// Who plays and how they sit.
    pub extras: Extras,
    /// The options.
    pub options: Options,
}

/// The page's state.
pub struct App {
    store: Box<dyn Store>,
    random: Box<dyn FnMut() -> u64>,
    /// This tab's number.
    tab: u64,
    jobs: u32,
    /// The page's own address, without what follows the `#`.
    pub base: String,
    /// The settings.
    pub prefs: Prefs,
    /// The page shown.
    pub route: Route,
    /// What the link or the embedding page asked for.
    pub asked: Asked,
    /// The game, once one was opened.
    pub game: Option<Game>,
    /// What is told above the page.
    pub notice: Option<Notice>,
    /// The form before a game.
    pub form: Option<Form>,
    /// The text that waits to be read as a record.
    pub import: String,
    /// Why it could not be read.
    pub import_error: Option<String>,
    /// A short confirmation.
    pub status: Option<String>,
    /// Whether the menu is open.
    pub menu: bool,
    /// Whether the board fills the page.
    pub projector: bool,
    /// Whether what is kept outlasts this visit.
    pub keeps: bool,
}

impl App {
    /// The page as it starts. `langs` are the languages of the browser's user.
    pub fn new(
        store: Box<dyn Store>,
        mut random: Box<dyn FnMut() -> u64>,
        langs: &[String],
        base: String,
    ) -> App {
        let mut store = store;
        let lang = langs.iter().find_map(|code| Lang::read(code)).unwrap_or_default();
        let prefs = Prefs::read(&store.get(store::PREFS).unwrap_or_default(), lang);
        // Also tells whether anything outlasts this visit.
        let keeps = store.set(store::PREFS, &prefs.write());
        App {
            tab: random() >> 12,
            store,
            random,
            jobs: 0,
            base,
            prefs,
            route: Route::Home,
            asked: Asked::default(),
            game: None,
            notice: None,
            form: None,
            import: String::new(),
            import_error: None,
            status: None,
            menu: false,
            projector: false,
            keeps,
        }
    }

    /// The language shown.
    pub fn lang(&self) -> Lang {
        self.asked.lang.unwrap_or(self.prefs.lang)
    }

    /// The theme shown; empty for the system's.
    pub fn theme(&self) -> &str {
        self.asked.theme.as_deref().unwrap_or(&self.prefs.theme)
    }

    /// The saved game of a kind, if there is a readable one with steps in it.
    pub fn saved(&self, game: GameId) -> Option<(Box<dyn session::Session>, Extras)> {
        let text = self.store.get(&store::save_name(game.id()))?;
        session::from_save(game, &text, self.lang()).ok().filter(|(session, _)| !session.is_empty())
    }

    /// Takes in what happened; gives what the browser is to do.
    pub fn update(&mut self, msg: Msg) -> Vec<Effect> {
        let mut out = Vec::new();
        match msg {
            Msg::Hash(hash) => self.open(&hash, &mut out),
            Msg::Do(action) => self.act(&action, &mut out),
            Msg::Input { name, value } => self.input(&name, value),
            Msg::Key(key) => self.key(key, &mut out),
            Msg::Drag { from, to } => {
                self.click(from, true, &mut out);
                self.click(to, false, &mut out);
            }
            Msg::Focused(site) => {
                if let Some(game) = &mut self.game {
                    game.cursor = site;
                }
            }
            Msg::Answer(answer) => self.answer(&answer, &mut out),
            Msg::Settled => {
                if let Some(game) = &mut self.game {
                    game.settle();
                }
            }
            Msg::Stored(name) => self.stored(&name),
            Msg::Copied(done) => {
                let words = self.lang().words();
                let text = if done { words.copied } else { words.copy_by_hand };
                self.status = Some(text.to_owned());
                out.push(Effect::Say { text: text.to_owned(), urgent: false });
            }
        }
        out
    }

    // ---- pages

    fn open(&mut self, hash: &str, out: &mut Vec<Effect>) {
        let route = Route::read(hash);
        self.status = None;
        self.menu = false;
        if let Route::Play { game, query } = &route {
            let asked = Asked::read(query);
            if self.asked != asked && (asked.frame || !query.is_empty()) {
                self.asked = asked;
            }
            self.open_game(*game, query, out);
        }
        if let Some(game) = route.game().filter(|_| !matches!(route, Route::Play { .. })) {
            self.ensure_game(game);
        }
        if let Route::New(game) = route {
            self.form = Some(self.new_form(game));
        }
        let anchor = match &route {
            Route::Rules(_, section) if !section.is_empty() => Some(section.clone()),
            _ => None,
        };
        let same = std::mem::discriminant(&self.route) == std::mem::discriminant(&route);
        if !same || anchor.is_some() || self.route.game() != route.game() {
            out.push(Effect::Show(anchor));
        }
        self.route = route;
    }

    /// Opens a game's page: the link's game, the one already open, the saved one, or
    /// a new one.
    fn open_game(&mut self, game: GameId, query: &str, out: &mut Vec<Effect>) {
        let is_link = query
            .split('&')
            .filter_map(|pair| pair.split('=').next())
            .any(|name| !name.is_empty() && !Asked::NAMES.contains(&name));
        if !is_link {
            self.ensure_game(game);
        } else {
            match session::from_link(game, query, self.lang()) {
                Ok(session) => {
                    let extras = self.asked_extras(session.seats());
                    self.replace(Game::new(session, extras));
                    self.keep();
                }
                Err(why) => {
                    self.ensure_game(game);
                    self.notice = Some(Notice::BadLink(why));
                }
            }
            let mine: Vec<&str> = query
                .split('&')
                .filter(|pair| Asked::NAMES.contains(&pair.split('=').next().unwrap_or("")))
                .collect();
            let rest = if mine.is_empty() { String::new() } else { format!("?{}", mine.join("&")) };
            out.push(Effect::Replace(format!("#/{}{rest}", game.id())));
        }
        out.push(Effect::Tell("start"));
        self.think(out);
    }

    /// Who plays and how they sit, as the link or the embedding page asked.
    fn asked_extras(&self, seats: usize) -> Extras {
        let mut extras =
            Extras { seating: self.asked.seating.unwrap_or_default(), ..Extras::default() };
        let computers = self.asked.computers.as_deref().unwrap_or_default();
        for (seat, &computer) in Seat::first(seats).zip(computers) {
            extras.players[seat].level = computer.then_some(1);
        }
        extras
    }

    /// Makes sure that a game of this kind is open.
    fn ensure_game(&mut self, game: GameId) {
        if self.game.as_ref().is_some_and(|open| open.session.game() == game) {
            return;
        }
        let name = store::save_name(game.id());
        if let Some(text) = self.store.get(&name) {
            match session::from_save(game, &text, self.lang()) {
                Ok((session, extras)) => {
                    self.game = Some(Game::new(session, extras));
                    return;
                }
                Err(why) => {
                    self.store.set(&store::broken_name(game.id()), &text);
                    self.store.remove(&name);
                    self.notice = Some(Notice::BadSave(why));
                }
            }
        }
        let seed = (self.random)();
        if let Some(session) = session::begin(game, &session::defaults(game), seed) {
            let extras = self.asked_extras(session.seats());
            self.game = Some(Game::new(session, extras));
        }
    }

    fn new_form(&self, game: GameId) -> Form {
        match &self.game {
            Some(open) if open.session.game() == game => {
                Form { game, extras: open.extras.clone(), options: open.session.options().clone() }
            }
            _ => Form { game, extras: Extras::default(), options: session::defaults(game) },
        }
    }

    /// Puts another game in the place of the open one. One that was still being
    /// played can be brought back.
    fn replace(&mut self, game: Game) {
        let id = game.session.game();
        let open = self.game.take().filter(|open| open.session.game() == id);
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

    // ---- keeping

    /// Which tab wrote the save of a game, and how many times it was written.
    fn kept_by(&self, game: GameId) -> Option<(u64, u64)> {
        let text = self.store.get(&store::save_name(game.id()))?;
        let number = |key: &str| {
            text.lines().find_map(|line| line.strip_prefix(key)?.trim().parse::<u64>().ok())
        };
        Some((number("tab:")?, number("revision:")?))
    }

    /// Keeps the open game, unless another tab has played on: then it asks.
    fn keep(&mut self) {
        let Some(id) = self.game.as_ref().map(|game| game.session.game()) else { return };
        let kept = self.kept_by(id);
        let (tab, store) = (self.tab, &mut self.store);
        let Some(game) = &mut self.game else { return };
        if let Some((other, revision)) = kept
            && other != tab
            && revision > game.extras.revision
        {
            self.notice = Some(Notice::OtherTab);
            return;
        }
        game.extras.tab = tab;
        game.extras.revision += 1;
        store.set(&store::save_name(id.id()), &game.session.save(&game.extras));
    }

    fn stored(&mut self, name: &str) {
        if name == store::PREFS {
            let text = self.store.get(name).unwrap_or_default();
            self.prefs = Prefs::read(&text, self.prefs.lang);
        }
        let Some(id) = self.game.as_ref().map(|game| game.session.game()) else { return };
        let other = self.kept_by(id).is_some_and(|(tab, _)| tab != self.tab);
        if name == store::save_name(id.id()) && other {
            self.notice = Some(Notice::OtherTab);
        }
    }

    // ---- playing

    fn click(&mut self, site: usize, first: bool, out: &mut Vec<Effect>) {
        let lang = self.lang();
        let Some(game) = &mut self.game else { return };
        game.cursor = site;
        game.resigning = None;
        if game.back.is_some() || game.person_to_act().is_none() {
            return;
        }
        if first && game.session.clicks() == [Target::Site(site)] {
            return;
        }
        game.refused = None;
        match game.session.click(lang, Target::Site(site)) {
            Click::Stepped => self.stepped(out),
            Click::Refused(refused) => {
                out.push(Effect::Say { text: refused.text.clone(), urgent: true });
                game.refused = Some(refused);
            }
            Click::Selected => {
                let [ask, more] = game.session.face(lang, &game.extras, None).say;
                out.push(Effect::Say { text: format!("{ask} {more}"), urgent: false });
            }
        }
    }

    /// A step was taken: shows it, says it, keeps it, and lets the next one act.
    fn stepped(&mut self, out: &mut Vec<Effect>) {
        let lang = self.lang();
        let Some(game) = &mut self.game else { return };
        game.refused = None;
        game.resigning = None;
        game.back = None;
        let face = game.session.face(lang, &game.extras, None);
        let last = game.session.last(lang, &game.extras).unwrap_or_default();
        let [ask, more] = face.say;
        out.push(Effect::Say { text: format!("{last} {ask} {more}"), urgent: false });
        let path = game.session.trace().map(|trace| trace.path).unwrap_or_default();
        let facing = game.facing();
        let points = path.iter().filter_map(|&site| face.scene.board.sites.get(site));
        let points = points.map(|site| facing.place(&face.scene, site.x, site.y)).collect();
        let site = path.last().copied().unwrap_or(usize::MAX);
        out.push(Effect::Motion(Motion { site, points }));
        let over = matches!(game.session.turn(), Turn::Over(_));
        out.push(Effect::Tell(if over { "end" } else { "turn" }));
        self.keep();
        self.think(out);
    }

    /// Lets the computer think if it is its turn.
    fn think(&mut self, out: &mut Vec<Effect>) {
        let Some(game) = &mut self.game else { return };
        let Turn::Seat(seat) = game.session.turn() else {
            game.job = None;
            return;
        };
        let Some(level) = game.extras.players[seat].level else {
            game.job = None;
            return;
        };
        self.jobs += 1;
        let seed = (self.random)() as u32;
        if let Some(job) = game.session.job(self.jobs, level, seed) {
            game.job = Some(self.jobs);
            out.push(Effect::Think { job, hold: 500 });
        }
    }

    fn answer(&mut self, answer: &Answer, out: &mut Vec<Effect>) {
        let Some(game) = &mut self.game else { return };
        if game.job != Some(answer.number) {
            return;
        }
        game.job = None;
        if answer.step.as_deref().is_some_and(|step| game.session.play(step)) {
            self.stepped(out);
        }
    }

    fn key(&mut self, key: Key, out: &mut Vec<Effect>) {
        let lang = self.lang();
        let Some(game) = &mut self.game else { return };
        let scene = game.session.face(lang, &game.extras, game.back).scene;
        let to = match key {
            Key::Escape => {
                game.session.unselect();
                game.refused = None;
                return;
            }
            Key::Arrow(dx, dy) => game.toward(&scene.board, dx, dy),
            Key::End { last, all } => {
                let turned = game.facing().turned;
                let row = scene.board.sites.get(game.cursor).map(|site| site.row);
                let cells = (0..scene.board.sites.len())
                    .filter(|&i| all || Some(scene.board.sites[i].row) == row);
                let place = |i: &usize| (scene.board.sites[*i].row, scene.board.sites[*i].col);
                if last != turned { cells.max_by_key(place) } else { cells.min_by_key(place) }
            }
        };
        if let Some(to) = to {
            game.cursor = to;
            out.push(Effect::Focus(format!("c{to}")));
        }
    }

    // ---- controls

    fn act(&mut self, action: &str, out: &mut Vec<Effect>) {
        let (name, argument) = action.split_once(':').unwrap_or((action, ""));
        let number = argument.parse::<usize>().unwrap_or(0);
        match name {
            "at" => self.click(number, false, out),
            "undo" | "redo" => self.undo_redo(name == "undo", out),
            "back" => self.look_back(argument, out),
            "resign" | "resign-yes" | "resign-no" => self.resign(name, out),
            "stop" | "accept" | "decline" => self.offer(name, out),
            "lang" => self.input("pref.lang", argument.to_owned()),
            "menu" => self.menu = !self.menu,
            "projector" => self.projector = !self.projector,
            "full" => out.push(Effect::FullScreen),
            "print" => out.push(Effect::Print),
            "reload" => out.push(Effect::Reload),
            "close" => self.notice = None,
            "close-refusal" => {
                if let Some(game) = &mut self.game {
                    game.refused = None;
                }
            }
            "start" => self.start(out),
            "again" => self.again(false, out),
            "sides" => self.again(true, out),
            "restore" => self.restore(out),
            "theirs" => self.take_theirs(out),
            "mine" => self.keep_mine(),
            "clear" => self.clear(),
            "unclear" => self.unclear(),
            "copy-link" => {
                if let Some(game) = &self.game {
                    let text = format!("#/{}?{}", game.session.game().id(), game.session.link());
                    out.push(Effect::Copy { text, link: true });
                }
            }
            "copy-record" | "download" => self.give_record(name == "download", out),
            "copy-code" => out.push(Effect::Copy { text: self.embed_code(), link: false }),
            "import" => self.import(out),
            _ => {}
        }
    }

    fn undo_redo(&mut self, undo: bool, out: &mut Vec<Effect>) {
        let lang = self.lang();
        let Some(game) = &mut self.game else { return };
        let done = if undo { game.session.undo() } else { game.session.redo() };
        if !done {
            return;
        }
        out.push(Effect::Forget);
        game.refused = None;
        game.back = None;
        game.job = None;
        game.settle();
        let words = lang.words();
        let [ask, more] = game.session.face(lang, &game.extras, None).say;
        let did = if undo { words.undone } else { words.redone };
        out.push(Effect::Say { text: format!("{did} {ask} {more}"), urgent: false });
        self.keep();
        self.think(out);
    }

    /// Replay: `first`, `previous`, `next`, `last`, or a number of steps.
    fn look_back(&mut self, to: &str, out: &mut Vec<Effect>) {
        let lang = self.lang();
        let Some(game) = &mut self.game else { return };
        let all = game.session.len();
        let at = game.back.unwrap_or(all);
        let at = match to {
            "first" => 0,
            "previous" => at.saturating_sub(1),
            "next" => at + 1,
            "last" => all,
            number => number.parse().unwrap_or(all),
        };
        game.back = Some(at).filter(|&at| at < all);
        game.session.unselect();
        game.refused = None;
        let [title, last] = game.session.face(lang, &game.extras, game.back).say;
        out.push(Effect::Say { text: format!("{title} {last}"), urgent: false });
    }

    fn resign(&mut self, name: &str, out: &mut Vec<Effect>) {
        let Some(game) = &mut self.game else { return };
        match (name, game.resigning) {
            ("resign", None) => {
                game.resigning = game.speaker();
                out.push(Effect::Focus("resign-no".to_owned()));
            }
            ("resign-yes", Some(seat)) => {
                if game.session.resign(seat) {
                    out.push(Effect::Forget);
                    self.stepped(out);
                }
            }
            _ => game.resigning = None,
        }
    }

    fn offer(&mut self, name: &str, out: &mut Vec<Effect>) {
        let lang = self.lang();
        let Some(game) = &mut self.game else { return };
        let people = game.people();
        let computers: Seats = game.session.living().iter().filter(|&s| !people.has(s)).collect();
        match name {
            "decline" => {
                game.session.decline();
                let text = lang.words().declined.to_owned();
                out.push(Effect::Say { text, urgent: false });
            }
            _ => {
                let Some(seat) = game.speaker() else { return };
                // Accepting speaks for every person who has not proposed; the computer
                // agrees to stop whenever it is asked.
                let who = if name == "accept" { people } else { Seats::only(seat) };
                let who: Seats = who.iter().chain(computers.iter()).collect();
                if game.session.agree(who) && game.session.living().is_empty() {
                    self.stepped(out);
                } else if let Some(game) = &self.game {
                    let who = &game.session.face(lang, &game.extras, None).seats[seat.index()];
                    let text = lang.words().proposes_stop;
                    let text = crate::say::fill(text, &[("who", &who.called)]);
                    out.push(Effect::Say { text, urgent: false });
                }
            }
        }
    }

    // ---- new games

    fn start(&mut self, out: &mut Vec<Effect>) {
        let Some(form) = self.form.take() else { return };
        let seed = (self.random)();
        if let Some(session) = session::begin(form.game, &form.options, seed) {
            self.asked.computers = None;
            self.replace(Game::new(session, form.extras));
            self.keep();
            out.push(Effect::Forget);
            out.push(Effect::Go(format!("#/{}", form.game.id())));
        }
    }

    fn again(&mut self, exchanged: bool, out: &mut Vec<Effect>) {
        let seed = (self.random)();
        let Some(game) = &self.game else { return };
        let (id, mut extras) = (game.session.game(), game.extras.clone());
        if exchanged {
            let players: Vec<Player> =
                Seat::first(game.session.seats()).map(|s| extras.players[s].clone()).collect();
            for (at, seat) in Seat::first(players.len()).enumerate() {
                extras.players[seat] = players[(at + 1) % players.len()].clone();
            }
        }
        if let Some(session) = session::begin(id, game.session.options(), seed) {
            self.replace(Game::new(session, extras));
            self.keep();
            out.push(Effect::Tell("start"));
            let lang = self.lang();
            if let Some(game) = &self.game {
                let [ask, more] = game.session.face(lang, &game.extras, None).say;
                out.push(Effect::Say { text: format!("{ask} {more}"), urgent: false });
            }
            self.think(out);
        }
    }

    /// Brings back the game whose place another took.
    fn restore(&mut self, out: &mut Vec<Effect>) {
        let Some(Notice::Replaced(id)) = self.notice else { return };
        let Some(text) = self.store.get(&store::before_name(id.id())) else { return };
        if let Ok((session, extras)) = session::from_save(id, &text, self.lang()) {
            self.game = None;
            self.replace(Game::new(session, extras));
            self.notice = None;
            self.keep();
            out.push(Effect::Forget);
            self.think(out);
        }
    }

    fn take_theirs(&mut self, out: &mut Vec<Effect>) {
        let Some(id) = self.game.as_ref().map(|game| game.session.game()) else { return };
        self.game = None;
        self.notice = None;
        self.ensure_game(id);
        out.push(Effect::Forget);
        self.think(out);
    }

    fn keep_mine(&mut self) {
        self.notice = None;
        let Some(id) = self.game.as_ref().map(|game| game.session.game()) else { return };
        let revision = self.kept_by(id).map_or(0, |(_, revision)| revision);
        if let Some(game) = &mut self.game {
            game.extras.revision = revision;
        }
        self.keep();
    }

    // ---- texts and settings

    fn give_record(&mut self, download: bool, out: &mut Vec<Effect>) {
        let Some(game) = &self.game else { return };
        let Some(text) = game.session.record() else { return };
        out.push(if download {
            Effect::Download { name: format!("{}.txt", game.session.game().id()), text }
        } else {
            Effect::Copy { text, link: false }
        });
    }

    fn import(&mut self, out: &mut Vec<Effect>) {
        let text = self.import.trim().to_owned();
        let here = self.route.game().unwrap_or(GameId::ALL[0]);
        let id = crate::table::game_of(&text).and_then(GameId::read).unwrap_or(here);
        match session::from_record(id, &text, self.lang()) {
            Ok(session) => {
                let extras = Extras::default();
                self.replace(Game::new(session, extras));
                self.keep();
                self.import.clear();
                self.import_error = None;
                out.push(Effect::Go(format!("#/{}", id.id())));
            }
            Err(why) => {
                out.push(Effect::Say { text: why.clone(), urgent: true });
                self.import_error = Some(why);
            }
        }
    }

    fn clear(&mut self) {
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

    fn unclear(&mut self) {
        if let Some(Notice::Cleared(kept)) = self.notice.take() {
            for (name, text) in kept {
                self.store.set(&name, &text);
            }
        }
    }

    fn input(&mut self, name: &str, value: String) {
        if let Some(pref) = name.strip_prefix("pref.") {
            self.prefs.set(pref, &value);
            match pref {
                "lang" => self.asked.lang = None,
                "theme" => self.asked.theme = None,
                _ => {}
            }
            self.keeps = self.store.set(store::PREFS, &self.prefs.write());
            return;
        }
        if name == "import" {
            self.import = value;
            self.import_error = None;
            return;
        }
        let Some(form) = &mut self.form else { return };
        let seat = |name: &str| Seat::new(name.parse::<usize>().ok()?);
        if let Some(option) = name.strip_prefix("option.") {
            let _ = form.options.set(option, &value);
        } else if let Some(seat) = name.strip_prefix("player.").and_then(seat) {
            form.extras.players[seat].level = (value == "computer").then_some(1);
        } else if let Some(seat) = name.strip_prefix("name.").and_then(seat) {
            form.extras.players[seat].name = value.chars().take(24).collect();
        } else if name == "seating" {
            form.extras.seating = Seating::read(&value).unwrap_or_default();
        }
    }

    /// The line that puts a game on another page.
    pub fn embed_code(&self) -> String {
        let game = self.game.as_ref().map_or(GameId::ALL[0], |game| game.session.game());
        format!(
            "<iframe src=\"{}#/{}?frame=1&amp;lang={}\" title=\"{}\" loading=\"lazy\" allow=\"fullscreen\" \
             sandbox=\"allow-scripts allow-same-origin allow-popups\" \
             style=\"width:100%;max-width:40rem;aspect-ratio:4/5;border:0\"></iframe>",
            self.base,
            game.id(),
            self.lang().code(),
            super::pages::title_of(game, self.lang()),
        )
    }

    /// Whether the page of prose is shown.
    pub fn about(&self) -> Option<About> {
        match self.route {
            Route::About(about) => Some(about),
            _ => None,
        }
    }
}
