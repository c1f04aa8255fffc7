//! The state of the page.

use super::msg::Msg;
use super::play::Game;
use super::prefs::Prefs;
use super::route::{Asked, Route};
use palamede_games::GameId;
use palamede_rules::Options;
use palamede_table::{Extras, Sealed, SealedStore, Store};
use palamede_text::{Lang, Pack};

/// Something to tell above the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// A link is broken: why.
    BadLink(String),
    /// A saved game is broken: why. It is kept to look at.
    BadSave(String),
    /// What was kept on this device is gone; this much can be brought back until the page
    /// is left.
    Cleared {
        /// What can be brought back: names and texts.
        kept: Vec<(String, Sealed)>,
        /// Whether there was a game besides that cannot: it still hides something.
        secret: bool,
    },
    /// The sentences of this language could not be fetched.
    NoLanguage(Lang),
    /// The computer whose turn it is gives no answer.
    NoAnswer,
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
    /// Whether people throw dice of their own.
    pub by_hand: bool,
}

/// In which tab the game with secrets is that this one shows or wants to show.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) enum Hold {
    /// There is none.
    #[default]
    None,
    /// It is not known yet.
    Asked(String),
    /// In this one.
    Mine(String),
    /// In another one.
    Elsewhere(String),
}

impl Hold {
    pub(super) fn slot(&self) -> Option<&String> {
        match self {
            Hold::None => None,
            Hold::Asked(slot) | Hold::Mine(slot) | Hold::Elsewhere(slot) => Some(slot),
        }
    }
}

/// By what it is known that a game is still the same, without writing it down: which one it
/// is, its steps, what is laid out and whether somebody looks, and how often it was kept.
pub(super) type Sign = (u64, usize, Option<String>, bool, u64);

/// The page's state.
pub struct App {
    pub(super) store: SealedStore,
    pub(super) random: Box<dyn FnMut() -> u64>,
    /// Milliseconds since 1970.
    pub(super) clock: Box<dyn Fn() -> u64>,
    /// The last number that was given to a job or a [`Timer`](super::Timer).
    pub(super) last_number: u32,
    /// Whether the page thinks itself: a worker has failed it.
    pub(super) alone: bool,
    /// In which tab the game with secrets is.
    pub(super) hold: Hold,
    /// What is taken in once more when it is in this one.
    pub(super) then: Option<Msg>,
    /// How much was pressed so far: nothing more for a while, and the curtain is drawn.
    pub(super) pressed: u32,
    /// The address of the site's folder.
    pub base: String,
    /// The settings.
    pub prefs: Prefs,
    /// The page shown.
    pub route: Route,
    /// What the link or the embedding page asked for.
    pub asked: Asked,
    /// The game, once one was opened.
    pub game: Option<Game>,
    /// The figure of the rules that is played in its place: a game of its own.
    pub figure: Option<Game>,
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
    /// Whether the browser is to copy something, and has not told yet what came of it.
    pub(super) copying: bool,
    /// What the browser refused to copy: shown to be copied by hand.
    pub by_hand: Option<String>,
    /// Which game the crash screen offers, as it stood.
    pub(super) remembered: Option<Sign>,
    /// Whether a page has been shown.
    pub(super) opened: bool,
    /// The address to open first, until its language is here.
    pub(super) first: String,
    /// The sentences that can be shown.
    pub here: Vec<Pack>,
    /// The language that is shown until the wanted one is here.
    pub(super) shown: Lang,
    /// What is being fetched.
    pub(super) fetching: Vec<Pack>,
    /// What could not be fetched, until it is asked for anew.
    pub(super) failed: Option<Pack>,
    /// Whether the menu is open.
    pub menu: bool,
    /// Whether the board's place is higher than wide.
    pub upright: bool,
    /// Width and height of the board's place in the screen's pixels, once they are known.
    pub room: (i32, i32),
    /// Whether the page is not looked at.
    pub away: bool,
    /// Whether the system wants nothing to move.
    pub still: bool,
    /// Whether the page fills the screen: the board takes all the room.
    pub projector: bool,
    /// Whether a newer build of the site is here and waits.
    pub newer: bool,
    /// Whether what is kept outlasts this visit.
    pub keeps: bool,
}

impl App {
    /// The page as it starts. `langs` are the languages of the browser's user.
    pub fn new(
        store: Box<dyn Store>,
        random: Box<dyn FnMut() -> u64>,
        clock: Box<dyn Fn() -> u64>,
        langs: &[String],
        base: String,
    ) -> App {
        let lang = langs.iter().find_map(|code| Lang::read(code)).unwrap_or_default();
        let store = SealedStore::new(store);
        let prefs = Prefs::read(&store.settings().unwrap_or_default(), lang);
        App {
            keeps: store.lasts(),
            store,
            random,
            clock,
            last_number: 0,
            alone: false,
            hold: Hold::None,
            then: None,
            pressed: 0,
            base,
            prefs,
            route: Route::Home,
            asked: Asked::default(),
            game: None,
            figure: None,
            notice: None,
            form: None,
            import: String::new(),
            import_error: None,
            status: None,
            copying: false,
            by_hand: None,
            remembered: None,
            opened: false,
            first: String::new(),
            here: Pack::all().filter(|pack| pack.is_here()).collect(),
            shown: lang,
            fetching: Vec::new(),
            failed: None,
            menu: false,
            upright: false,
            room: (0, 0),
            away: false,
            still: false,
            projector: false,
            newer: false,
        }
    }

    /// Whether there is a page to show.
    pub fn is_open(&self) -> bool {
        self.opened
    }

    /// Whether pieces move.
    pub(super) fn moves(&self) -> bool {
        self.prefs.moves(self.still)
    }
}
