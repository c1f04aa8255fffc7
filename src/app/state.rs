//! The state of the page.

use super::action::Texts;
use super::msg::Msg;
use super::platform::Platform;
use super::play::Play;
use super::prefs::Prefs;
use super::route::{Asked, Route};
use super::setup::Setup;
use palamede_games::GameId;
use palamede_rules::Options;
use palamede_table::{Extras, NamesFault, Sealed, SealedStore, Tournament};
use palamede_text::{Lang, Pack};

/// A notice: something to tell above the page.
///
/// ```
/// use palamede_app::{App, Msg, Notice, Platform};
///
/// let mut app = App::new(Platform::in_memory("en"));
/// app.update(Msg::Hash("#/mak-yek?c=1-00000000&v=1&m=IY".to_owned()));
/// assert!(matches!(app.screen.notice, Some(Notice::BadLink(_))));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// A link is broken: why.
    BadLink(String),
    /// A saved game is broken: why. It is kept to look at.
    BadSave(String),
    /// The saves on this device were cleared; this much can be brought back until the page is left.
    Cleared {
        /// The saves that can be brought back: names and texts.
        kept: Vec<(String, Sealed)>,
        /// Whether there was a game besides that cannot: it still hides something.
        secret: bool,
    },
    /// The sentences of this language could not be fetched.
    NoLanguage(Lang),
    /// The computer whose turn it is gives no answer.
    NoAnswer,
    /// A link asks for other players than those of the game that is going on.
    OtherPlayers,
}

/// The form before a game.
///
/// ```
/// use palamede_app::{App, Field, Msg, Platform};
///
/// let mut app = App::new(Platform::in_memory("en"));
/// app.update(Msg::Hash("#/mak-yek/new".to_owned()));
/// let field = Field::read("option.quiet_limit").expect("a field");
/// app.update(Msg::Input { field, value: "100".to_owned() });
/// assert_eq!(app.screen.form.expect("the form").options.get("quiet_limit"), "100");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Form {
    /// The game.
    pub game: GameId,
    /// The players and their seating.
    pub extras: Extras,
    /// The options.
    pub options: Options,
    /// Whether people throw dice of their own.
    pub by_hand: bool,
}

/// The tab in which the game with secrets is that this one shows or wants to show.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) enum TabLock {
    /// There is no such game.
    #[default]
    None,
    /// The tab is not known yet.
    Asked(String),
    /// The game is in this tab.
    Mine(String),
    /// The game is in another tab.
    Elsewhere(String),
}

impl TabLock {
    pub(super) fn slot(&self) -> Option<&String> {
        match self {
            TabLock::None => None,
            TabLock::Asked(slot) | TabLock::Mine(slot) | TabLock::Elsewhere(slot) => Some(slot),
        }
    }
}

/// The text that is to be read as a record.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Import {
    /// The text that was typed, pasted or taken from a file.
    pub text: String,
    /// The reason why it could not be read.
    pub error: Option<String>,
}

/// The form before a tournament, and the question before its end.
///
/// ```
/// use palamede_app::{App, Field, Msg, Platform};
///
/// let mut app = App::new(Platform::in_memory("en"));
/// app.update(Msg::Hash("#/tournament".to_owned()));
/// let field = Field::read("entrant.2").expect("a field");
/// app.update(Msg::Input { field, value: " Anna ".to_owned() });
/// assert_eq!(app.screen.tournament.names[2], "Anna");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TournamentForm {
    /// The names, as far as they are filled in.
    pub names: [String; Tournament::MOST],
    /// The game that is to be played.
    pub game: GameId,
    /// The fault of the names with which it was to begin.
    pub fault: Option<NamesFault>,
    /// Whether the one that is on is to be ended, once more is pressed.
    pub asks_end: bool,
}

impl Default for TournamentForm {
    fn default() -> TournamentForm {
        TournamentForm {
            names: Default::default(),
            // (A game whose sides are equal.)
            game: GameId::MakYek,
            fault: None,
            asks_end: false,
        }
    }
}

/// The packs of sentences: the page holds none and fetches those that it shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Packs {
    /// The packs that can be shown.
    pub loaded: Vec<Pack>,
    /// The packs that are being fetched.
    pub(super) fetching: Vec<Pack>,
    /// The pack that could not be fetched, until it is asked for again.
    pub(super) failed: Option<Pack>,
    /// The language that is shown until the wanted one is loaded.
    pub(super) fallback: Lang,
    /// The address that is opened once its language is loaded.
    pub(super) pending_address: String,
}

impl Packs {
    /// Takes in that a pack has come.
    pub(super) fn arrive(&mut self, pack: Pack) {
        self.fetching.retain(|&other| other != pack);
        self.loaded.push(pack);
    }

    /// Makes the packs that are compiled in, before anything was fetched.
    fn new(lang: Lang) -> Packs {
        Packs {
            loaded: Pack::all().filter(|pack| pack.is_here()).collect(),
            fetching: Vec::new(),
            failed: None,
            fallback: lang,
            pending_address: String::new(),
        }
    }
}

/// The screen and the window, as the browser tells of them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Viewport {
    /// Whether the board's place is higher than wide.
    pub upright: bool,
    /// Width and height of the board's place in the screen's pixels, once they are known.
    pub board: (i32, i32),
    /// Whether the page is not looked at.
    pub hidden: bool,
    /// Whether the system wants nothing to move.
    pub reduced_motion: bool,
    /// Whether the page fills the screen: the board takes all the room.
    pub full_screen: bool,
}

impl Viewport {
    /// Takes in what the browser tells of it.
    pub(super) fn take_in(&mut self, msg: &Msg) {
        match *msg {
            Msg::Resized { upright } => self.upright = upright,
            Msg::ReducedMotion(still) => self.reduced_motion = still,
            Msg::BoardResized(width, height) => self.board = (width, height),
            Msg::PageHidden => self.hidden = true,
            Msg::PageShown => self.hidden = false,
            _ => {}
        }
    }
}

/// The sign by which it is known that a game is still the same, without writing it down: which one
/// it is, its steps, how often a draft changed, whether somebody looks, and how often it was kept.
pub(super) type Sign = (u32, usize, u64, bool, u64);

/// The surroundings of every screen: what it may ask the device, the settings, the languages, the
/// window.
pub struct Shell {
    pub(super) store: SealedStore,
    pub(super) random: Box<dyn FnMut() -> u64>,
    /// Milliseconds since 1970.
    pub(super) clock: Box<dyn Fn() -> u64>,
    /// The address of the site's folder.
    pub base: String,
    /// The settings.
    pub prefs: Prefs,
    /// The wishes of the link or the embedding page.
    pub asked: Asked,
    /// The packs of sentences: which are here, which are awaited.
    pub packs: Packs,
    /// The screen and the window, as the browser tells of them.
    pub viewport: Viewport,
    /// Whether what is kept outlasts this visit.
    pub keeps: bool,
    /// Whether only messages of [`Part::Initial`](super::Part::Initial) were taken in: until then nothing
    /// of [`moves`](super::moves) or [`deferred`](super::deferred) is called.
    pub(super) is_initial: bool,
    /// The number of times something was pressed: by it the page sees that nobody is there any
    /// more.
    pub(super) presses: u32,
    /// The last number that was given to a job or a [`Timer`](super::Timer).
    pub(super) last_number: u32,
    /// Whether the page thinks itself: a worker has failed it.
    pub(super) no_worker: bool,
}

/// The page shown, and what only it has.
pub struct Screen {
    /// The page shown.
    pub route: Route,
    /// Whether a page has been shown.
    pub(super) opened: bool,
    /// Whether the menu is open.
    pub menu: bool,
    /// Whether the card that gives the game to others is open.
    pub card: bool,
    /// Whether the card opens with the page that comes next.
    pub(super) awaits_card: bool,
    /// The notice above the page.
    pub notice: Option<Notice>,
    /// Whether a newer build of the site is here and waits.
    pub newer: bool,
    /// Whether the browser offers to install the site.
    pub installable: bool,
    /// The form before a game.
    pub form: Option<Form>,
    /// The text that is to be read as a record.
    pub import: Import,
    /// The form before a tournament.
    pub tournament: TournamentForm,
    /// The position that is set up by hand.
    pub setup: Option<Setup>,
    /// The figure of the rules that is played in its place: a game of its own.
    pub figure: Option<Play>,
    /// The state of what was to be copied or kept.
    pub copying: Copying,
    /// Whether the game that has ended is still to be counted: what counts was not here.
    pub(super) uncounted: bool,
}

/// The state of what was to be copied or kept.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Copying {
    /// A short confirmation.
    pub status: Option<String>,
    /// The button that was pressed last: beside it is told what came of it.
    pub(super) by: Option<Texts>,
    /// Whether the browser is to copy something, and has not told yet what came of it.
    pub(super) awaited: bool,
    /// The text that the browser refused to copy: shown to be copied by hand.
    pub by_hand: Option<String>,
}

impl Copying {
    /// Drops what was told; what is awaited of the browser is still awaited.
    pub(super) fn forget_told(&mut self) {
        (self.status, self.by_hand) = (None, None);
    }
}

/// The tab of the game with secrets: it is open in one tab at a time.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Tab {
    /// The tab in which the game is.
    pub lock: TabLock,
    /// The message that is dispatched again once the game is in this tab.
    pub deferred: Option<Msg>,
}

/// The site: its surroundings, the page shown, and the open game, which outlasts pages: who has read
/// the rules comes back to it.
///
/// The browser's code, which is built without the feature `unsealed`, cannot look into the game:
#[cfg_attr(not(feature = "unsealed"), doc = "```compile_fail,E0616")]
#[cfg_attr(feature = "unsealed", doc = "```")]
/// use palamede_app::{App, Platform};
///
/// let app = App::new(Platform::in_memory("en"));
/// assert!(app.game.is_none());
/// ```
pub struct App {
    /// The surroundings that every screen knows and may use.
    pub shell: Shell,
    /// The page shown, and what only it has.
    pub screen: Screen,
    /// The game, once one was opened. The browser's code cannot look into it.
    #[cfg(not(feature = "unsealed"))]
    pub(crate) game: Option<Play>,
    /// The game, once one was opened.
    #[cfg(feature = "unsealed")]
    pub game: Option<Play>,
    /// The tab of the game with secrets.
    pub(super) tab: Tab,
    /// The sign of the game that the crash screen offers, as it stood.
    pub(super) remembered: Option<Sign>,
}

impl App {
    /// Makes the page as it starts on this platform.
    ///
    /// ```
    /// use palamede_app::{App, Platform};
    /// use palamede_text::Lang;
    ///
    /// let app = App::new(Platform::in_memory("zh-Hans"));
    /// assert_eq!(app.shell.prefs.lang, Lang::Zh);
    /// assert!(!app.is_open() && !app.shell.keeps); // nothing is shown yet; memory does not last
    /// ```
    pub fn new(platform: Platform) -> App {
        let Platform { store, random, clock, langs, base } = platform;
        let lang = langs.iter().find_map(|code| Lang::read(code)).unwrap_or_default();
        let prefs = Prefs::read(&store.settings().unwrap_or_default(), lang);
        let shell = Shell {
            keeps: store.lasts(),
            store,
            random,
            clock,
            base,
            prefs,
            asked: Asked::default(),
            packs: Packs::new(lang),
            viewport: Viewport::default(),
            is_initial: true,
            presses: 0,
            last_number: 0,
            no_worker: false,
        };
        let screen = Screen {
            route: Route::default(),
            opened: false,
            menu: false,
            card: false,
            awaits_card: false,
            notice: None,
            newer: false,
            installable: false,
            form: None,
            import: Import::default(),
            tournament: TournamentForm::default(),
            setup: None,
            figure: None,
            copying: Copying::default(),
            uncounted: false,
        };
        App { shell, screen, game: None, tab: Tab::default(), remembered: None }
    }

    /// Returns whether there is a page to show.
    pub fn is_open(&self) -> bool {
        self.screen.opened
    }
}

impl Shell {
    /// Returns whether pieces move.
    pub(super) fn moves(&self) -> bool {
        self.prefs.moves(self.viewport.reduced_motion)
    }

    /// Returns the number of a job or of a wait that none had before.
    pub(super) fn next_number(&mut self) -> u32 {
        self.last_number += 1;
        self.last_number
    }

    /// Returns a random number.
    pub(super) fn lot(&mut self) -> u64 {
        (self.random)()
    }
}
