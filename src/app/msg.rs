//! What happens to the page, and what it asks of the browser.

use super::action::Action;
use super::field::Field;
use super::timer::Timer;
use palamede_games::GameId;
use palamede_rules::Seats;
use palamede_scene::Way;
use palamede_table::{Answer, Job};
use palamede_text::Pack;

/// A message: something that happened to the page.
///
/// ```
/// use palamede_app::{App, Effect, Key, Msg, Platform};
///
/// let mut app = App::new(Platform::in_memory("en"));
/// app.update(Msg::Hash("#/mak-yek".to_owned()));
/// app.update(Msg::Drag { from: 16, to: 32 }); // a3-a5
/// app.update(Msg::Focused(0)); // a1
/// app.update(Msg::Key(Key::Arrow(0, -1))); // upwards
/// assert!(app.is_open());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Msg {
    /// The address changed.
    Hash(String),
    /// A control was pressed.
    Do(Action),
    /// A text that was to be read has so many bytes: too many to be taken in.
    TooBig(usize),
    /// A field was changed.
    Input {
        /// The field.
        field: Field,
        /// Its value.
        value: String,
    },
    /// A key on the board.
    Key(Key),
    /// A piece is being dragged from this site; from none no longer.
    Lift(Option<usize>),
    /// A piece was dragged from one site to another.
    Drag {
        /// The site where it was taken.
        from: usize,
        /// The site where it was let go.
        to: usize,
    },
    /// The keyboard's focus came to a site.
    Focused(usize),
    /// The computer has chosen.
    Answer(Answer),
    /// The worker is ready and has the job of this number.
    JobAccepted(u32),
    /// The worker for the job of this number has failed: it could not start, or broke; or what
    /// thinks on the page did.
    WorkerFailed(u32),
    /// A wait is over.
    TimerFired(Timer),
    /// The last move has finished moving.
    AnimationEnded,
    /// The board's place has another shape.
    Resized {
        /// Whether it is higher than wide.
        upright: bool,
    },
    /// Whether the system wants nothing to move.
    ReducedMotion(bool),
    /// The board's place has this width and height, in the screen's pixels.
    BoardResized(i32, i32),
    /// The keyboard's focus came to a site, which is to be seen.
    ScrollTo(usize),
    /// A press on the map of a magnified board.
    MapPressed {
        /// The distance from the left, in thousandths of the board's width.
        x: i32,
        /// The distance from the top, in thousandths of the board's height.
        y: i32,
    },
    /// A magnified board was drawn aside by so many pixels.
    Pan {
        /// The distance to the right.
        dx: i32,
        /// The distance downwards.
        dy: i32,
    },
    /// Another tab changed what is kept under this name.
    Stored(String),
    /// A save of this tab under this name was not kept: another tab had changed it meanwhile.
    Overtaken(String),
    /// Whether this tab has the slot of a game with secrets: see [`Effect::Claim`].
    Claimed {
        /// The slot.
        slot: String,
        /// Whether it is this tab's.
        mine: bool,
    },
    /// The page fills the screen, or does no longer.
    FullScreen(bool),
    /// The page cannot be seen any more, or is not looked at: another tab, another window.
    PageHidden,
    /// The page is seen again.
    PageShown,
    /// A newer build of the site is here and waits.
    Newer,
    /// The browser offers to install the site, or does no longer.
    Installable(bool),
    /// Something was copied, or the browser refused to copy this text.
    Copied(Option<String>),
    /// A pack of sentences came, or could not be fetched.
    Fetched {
        /// The pack.
        pack: Pack,
        /// Whether its sentences can be shown now.
        here: bool,
    },
}

impl Msg {
    /// Returns whether it is heard only after the pause in which people see what has happened: an
    /// answer of the computer, or that none comes.
    pub fn is_held_back(&self) -> bool {
        matches!(self, Msg::Answer(_) | Msg::WorkerFailed(_))
    }
}

/// A key on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// An arrow, in the screen's direction.
    Arrow(i32, i32),
    /// A jump to the first or last cell of the row; with `all`, of the board.
    End {
        /// Whether it goes to the last instead of the first.
        last: bool,
        /// Whether it goes over the whole board.
        all: bool,
    },
    /// The escape key, which unselects.
    Escape,
}

/// An effect: what the browser is asked to do.
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
    /// Empties the live region: not everybody may read what was said.
    Hush,
    /// Moves the focus to the element of this id.
    Focus(String),
    /// Shows a page from its top, or at the element of this id.
    Show(Option<String>),
    /// Lets the computer think; the answer comes no sooner than after `hold`
    /// milliseconds.
    Think {
        /// The question.
        job: Job,
        /// The least time that the answer takes, in milliseconds.
        hold: u32,
        /// Whether the page thinks itself; else a worker does.
        here: bool,
    },
    /// Sends [`Msg::TimerFired`] after `ms` milliseconds.
    StartTimer {
        /// The timer.
        timer: Timer,
        /// The time until it fires, in milliseconds.
        ms: u32,
    },
    /// Asks who thinks to answer at once.
    Hurry,
    /// Stops thinking.
    StopThinking,
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
        /// The text in the file.
        text: String,
    },
    /// Fills the screen, or leaves it.
    FullScreen,
    /// Keeps the open game to be offered if the page breaks; none where no game is open.
    Remember(Option<Kept>),
    /// Plays a sound.
    Sound(Sound),
    /// Plays the last step's motion, once the new picture is drawn; then [`Msg::AnimationEnded`].
    Motion(Motion),
    /// Plays the turn of the board, which is drawn turned by half.
    Turn,
    /// Tells the page that embeds this one that something happened.
    Post {
        /// The kind of event: `start`, `turn` or `end`.
        event: &'static str,
        /// The id of the game.
        game: &'static str,
        /// The seats that have won, where the game is over: none at a draw.
        winners: Option<Seats>,
    },
    /// Asks for the slot of a game with secrets, which one tab has at a time; then
    /// [`Msg::Claimed`], and again whenever that changes.
    Claim {
        /// The slot.
        slot: String,
        /// Whether it is taken from the tab that has it.
        take: bool,
    },
    /// Leaves the slot to other tabs.
    Release(String),
    /// Sees to the site as a whole: `look` for a newer build, `renew` the page with it, let
    /// what is kept `persist`, `print` the page, `install` the site.
    Site(&'static str),
    /// Tells who wrote the address what of it was not understood, in the console.
    Warn(String),
    /// Fetches a pack of sentences; then [`Msg::Fetched`].
    Fetch(Pack),
    /// Tells that the first page is shown.
    Ready,
}

/// A game as the crash screen offers it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// The game.
    pub game: GameId,
    /// Its record; none while it has secrets: nothing of it leaves the device then.
    pub record: Option<String>,
}

/// A short sound. It tells no more than everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// A piece is put down.
    Place,
    /// A piece takes another.
    Take,
    /// A piece takes several others.
    TakeMany,
    /// Dice are thrown.
    Throw,
    /// Two pieces meet whose ranks not everybody knows: the sound is one, whatever comes of it.
    Clash,
    /// What was pressed is not made.
    Refuse,
    /// A step of a lesson is done.
    Step,
    /// A puzzle is solved.
    Solved,
    /// The game has been won.
    Win,
    /// The only person has lost the game.
    Loss,
    /// The game has ended without a winner.
    Draw,
}

impl Sound {
    /// Returns the name by which the page's script knows it.
    pub fn name(self) -> &'static str {
        match self {
            Sound::Place => "place",
            Sound::Take => "take",
            Sound::TakeMany => "take-many",
            Sound::Throw => "throw",
            Sound::Clash => "clash",
            Sound::Refuse => "refuse",
            Sound::Step => "step",
            Sound::Solved => "solved",
            Sound::Win => "win",
            Sound::Loss => "loss",
            Sound::Draw => "draw",
        }
    }
}

/// The motion of the last step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Motion {
    /// The site where the piece stands now.
    pub site: usize,
    /// The number of the piece among those that stand there, in the order of drawing.
    pub nth: u32,
    /// Whether dice were thrown.
    pub thrown: bool,
    /// Whether what it took is seen to fall.
    pub fades: bool,
    /// The way it went, on the board as drawn: where it attacked, to beside the other.
    pub way: Way,
    /// The site of the piece that it attacked, if it did.
    pub duel: Option<usize>,
}
