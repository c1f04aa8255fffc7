//! The rules of a game as a program knows them: traits, steps, history, chance.
//!
//! A game implements [`Rules`] for its full position and [`Seen`] for what an eye
//! may know of it; [`Notation`] writes and reads both, and [`Thinkable`] is what a computer player asks
//! besides. Everything else (history,
//! undo, records, screens, computers) is written once, over these traits.
//!
//! # Words used here
//! | word | what it means |
//! |---|---|
//! | position | the whole state of a game at one moment, with its secrets ([`Rules`]) |
//! | seat | a side that plays: 0 begins, unless a lot decides ([`Seat`]) |
//! | eye | for whom something is shown: a seat, everybody, or nobody from whom it is hidden ([`Eye`]) |
//! | view | what an eye may know of a position ([`Seen`]) |
//! | step | whatever goes into the log: a move, a roll, a resignation, an agreement ([`Step`]) |
//! | move | what a seat chooses; it need not be legal until it is checked |
//! | roll | what chance decides: a throw of dice, or a lot |
//! | event | what an eye is told of a step ([`GameEvent`]) |
//! | refusal | why a move or a click is not allowed |
//! | ply | one move of one seat |
//! | quiet | of a ply: one without capture or other change that cannot be undone ([`Progress`]) |
//! | line | a position with what its rules must know of its history ([`Line`]) |
//! | path | the clicks that enter a move ([`Path`]) |
//! | draft | a move that is laid out piece by piece, such as a deployment |
//! | any | of a position, view, move or event: its game is known at run time only ([`AnyPosition`], [`AnyValue`]) |
//!
//! # Playing a move
//! ```
//! use palamede_games::MakYek;
//! use palamede_rules::{Game, Notation, Options, Rules, Seat, Silent, Turn};
//!
//! let mut position = MakYek::start(&Options::new(MakYek::OPTIONS));
//! let mv = position.read("a3-a5")?;
//! assert!(position.check(&mv).is_ok());
//! position.play(&mv, &mut Silent);
//! assert_eq!(position.turn(), Turn::Seat(Seat::SECOND));
//! # Ok::<(), palamede_rules::Misread>(())
//! ```
//!
//! # Playing a whole game
//! Random legal moves and throws until the game is over; [`playout`] does this in one call:
//! ```
//! use palamede_games::Sahkku;
//! use palamede_rules::{Game, Generator, Line, Options, Rules, Silent, Step, Turn};
//!
//! let mut rng = Generator::new(7); // the same seed plays the same game
//! let mut line = Line::new(Sahkku::start(&Options::new(Sahkku::OPTIONS)));
//! let outcome = loop {
//!     let step = match line.turn() {
//!         Turn::Over(outcome) => break outcome,
//!         Turn::Seat(_) => line.state().pick(&mut rng).map(Step::Move),
//!         Turn::Chance { .. } => line.state().throw(&mut rng).map(Step::Roll),
//!     };
//!     line.advance(&step.expect("a step while the game goes on"), &mut Silent);
//! };
//! match outcome.winners.iter().next() {
//!     Some(seat) => println!("Seat {} wins: {:?}", seat.index(), outcome.reason),
//!     None => println!("A draw: {:?}", outcome.reason),
//! }
//! # assert_eq!(outcome.winners.len(), 1);
//! ```
//! A [`Line`] also ends a game by its history (repetition, too many quiet plies), of which a position
//! alone knows nothing.
//!
//! # Listing the moves that an eye may know
//! ```
//! use palamede_games::ShapLuk;
//! use palamede_rules::{Eye, Game, Options, Rules, Seat, Seen};
//!
//! let position = ShapLuk::start(&Options::new(ShapLuk::OPTIONS));
//! let view = position.view(Eye::Seat(Seat::FIRST));
//! let moves: Vec<String> = view.moves().iter().map(|mv| view.write(mv)).collect();
//! assert_eq!(moves.len(), position.count());
//! ```
//!
//! # Reading a record
//! ```
//! use palamede_games::MakYek;
//! use palamede_record::Record;
//! use palamede_rules::Kind;
//!
//! let text = "Palamède record 1; game: mak-yek; moves: 1. a3-a5 b6-b4 2. c3-c4";
//! let record = Record::<MakYek>::read(Kind::of(), text).expect("a good record");
//! assert_eq!(record.len(), 3);
//! ```
//!
//! # Depending on this crate
//! No crate of this project is on crates.io. Name the address of its repository instead:
//! `palamede-rules = { git = "ADDRESS" }`. Cargo finds the crate in it by its name.
//!
//! # Main types
//! - [`Rules`], [`Seen`], [`Notation`], [`Thinkable`], [`Game`]: what a game implements.
//! - [`Line`]: a position with its history, which takes [`Step`]s and judges repetition.
//! - [`Seat`], [`Seats`], [`BySeat`], [`Eye`]: who plays, and for whom a view is made.
//! - [`Options`]: what the players chose before the game.
//! - [`Generator`]: the generator of throws; [`playout`] and [`perft`] play and count.
//! - [`AnyPosition`]: a position whose game is known at run time only; [`Kind`] begins one.
//! - [`Arrange`]: a game whose positions are set up by hand, each taken apart as a [`Layout`].
//!
//! # Adding a question
//! A question that only one game answers gets a default in [`Rules`] or [`Seen`], a line in the list
//! of what [`AnyPosition`] passes on (`rules/pass.rs` shows how), and the answer in that game.

mod any;
mod arrange;
mod choice;
mod line;
mod open;
mod pass;
mod perft;
mod play;
mod random;
mod seat;
mod step;
pub mod text;
mod thinkable;

pub use any::{AnyEvent, AnyPosition, AnyRoll, AnyValue, AnyView};
pub use arrange::{Arrange, Count, Counted, Layout, LayoutFault, PieceKind, in_order};
pub use choice::{Bound, Choice, NamedSet, OptionError, Options};
pub use line::{Line, NotNow, StepError, stopped};
pub use open::{Open, OpenGame};
pub use perft::{perft, playout};
pub use play::{Kind, MOST_MOVES, Playable};
pub use random::{Generator, Rng, random_move, splitmix};
pub use seat::{BySeat, Eye, Eyes, Seat, Seats};
pub use step::{GameEvent, Listener, Outcome, Progress, Reason, Silent, Step, Trace, Turn};
pub use text::{Misread, Want};
pub use thinkable::{ANY_DEPTH, LevelParams, Levels, MOST_NODES, NO_BLUNDERS, Thinkable};

use palamede_scene::{Aid, Control, Scene, Target, Word};
use std::fmt::Debug;

/// A full position of a game, secrets included: no generator, no history, no clock.
///
/// The first moves of a game, drawn at random:
/// ```
/// use palamede_games::Fanorona;
/// use palamede_rules::{Game, Generator, Options, Rules, Silent};
///
/// let mut options = Options::new(Fanorona::OPTIONS);
/// options.set("size", "telo").expect("an option of the game");
/// let (mut state, mut rng) = (Fanorona::start(&options), Generator::new(1));
/// for _ in 0..10 {
///     let Some(mv) = state.pick(&mut rng) else { break };
///     assert!(state.check(&mv).is_ok());
///     state.play(&mv, &mut Silent);
/// }
/// assert_eq!(state.key(), state.fresh_key());
/// ```
pub trait Rules: Clone + Sized + 'static {
    /// A move: what a seat chooses.
    type Move: Clone + Debug;
    /// A roll: what chance decides; [`NoRoll`] in a game without chance.
    type Roll: Clone + PartialEq + Debug;
    /// An event: what an eye is told of a step.
    type Event: GameEvent;
    /// The reason why a move or a click is refused.
    type Refusal: Clone + Debug;
    /// The view of a position: what an eye may know of it.
    type View: Seen<Game = Self>;

    /// Returns the constants of the game: what is known of it before there is a position.
    fn facts(&self) -> &'static Facts;

    /// Returns who is to act, or how the position has ended: wins and losses of the position alone,
    /// not of its history.
    fn turn(&self) -> Turn;

    /// Calls `out` once with each legal move of the seat to act; never while chance is to
    /// act or the game is over. Allocates nothing.
    fn moves(&self, out: &mut impl FnMut(Self::Move));

    /// Returns the number of legal moves; may be quicker than listing them.
    fn count(&self) -> usize {
        let mut n = 0;
        self.moves(&mut |_| n += 1);
        n
    }

    /// Returns whether there are more than `most` legal moves. May stop counting there; a game
    /// whose positions never have thousands of moves answers `false` without counting.
    fn exceeds(&self, most: usize) -> bool {
        let _ = most;
        false
    }

    /// Returns the legal move number `n` in the order of [`moves`](Rules::moves).
    fn nth(&self, n: usize) -> Option<Self::Move> {
        let (mut i, mut found) = (0, None);
        self.moves(&mut |mv| {
            if i == n {
                found = Some(mv);
            }
            i += 1;
        });
        found
    }

    /// Draws a legal move at random, each as likely as the others: the one whose number is thrown.
    /// `None` where there is none. May be quicker than counting the moves and looking for that one.
    fn pick(&self, rng: &mut impl Rng) -> Option<Self::Move> {
        let n = rng.below(self.count() as u32);
        self.nth(n as usize)
    }

    /// Returns the legal moves as a list.
    ///
    /// ```
    /// use palamede_games::ShapLuk;
    /// use palamede_rules::{Game, Options, Rules};
    ///
    /// let state = ShapLuk::start(&Options::new(ShapLuk::OPTIONS));
    /// let list = state.list();
    /// assert_eq!(state.nth(0), list.first().copied());
    /// assert_eq!(state.nth(list.len()), None);
    /// ```
    fn list(&self) -> Vec<Self::Move> {
        let mut list = Vec::new();
        self.moves(&mut |mv| list.push(mv));
        list
    }

    /// Calls `out` once with each possible roll and its weight, while chance is to act. The
    /// probability of a roll is its weight divided by the sum of all.
    ///
    /// ```
    /// use palamede_games::Sahkku;
    /// use palamede_rules::{Game, Options, Rules, Turn};
    ///
    /// let state = Sahkku::start(&Options::new(Sahkku::OPTIONS));
    /// assert_eq!(state.turn(), Turn::Chance { by: None }); // a lot decides who begins
    /// let mut weights = Vec::new();
    /// state.odds(&mut |_, weight| weights.push(weight));
    /// assert_eq!(weights, [1, 1]);
    /// ```
    fn odds(&self, out: &mut impl FnMut(Self::Roll, u32));

    /// Returns a roll drawn by its odds while chance is to act; `None` otherwise.
    fn throw(&self, rng: &mut impl Rng) -> Option<Self::Roll> {
        let mut sum = 0;
        self.odds(&mut |_, weight| sum += weight);
        let (mut left, mut thrown) = (i64::from(rng.below(sum)), None);
        self.odds(&mut |roll, weight| {
            if left >= 0 && left < i64::from(weight) {
                thrown = Some(roll);
            }
            left -= i64::from(weight);
        });
        thrown
    }

    /// Returns the roll that these presses enter, for dice thrown on a real table: the targets are
    /// those of [`Seen::roll_inputs`], in the order of pressing. `None` while more are needed. Only
    /// games with chance answer.
    fn entered(&self, presses: &[Target]) -> Option<Self::Roll> {
        let _ = presses;
        None
    }

    /// Checks whether the seat to act may make this move.
    ///
    /// # Errors
    /// The reason why not.
    fn check(&self, mv: &Self::Move) -> Result<(), Self::Refusal>;

    /// Sets the number of quiet plies before this position. Called before
    /// [`play`](Rules::play). Needed only by games in which the limit of quiet plies takes
    /// precedence over another end of the game.
    fn set_quiet_plies(&mut self, quiet: usize) {
        let _ = quiet;
    }

    /// Makes a legal move, and tells each eye exactly one event. Of a move that
    /// [`check`](Rules::check) refuses nothing is promised.
    fn play(&mut self, mv: &Self::Move, tell: &mut impl Listener<Self::Event>) -> Progress;

    /// Makes this roll the outcome of chance, and tells each eye exactly one event.
    fn roll(&mut self, roll: &Self::Roll, tell: &mut impl Listener<Self::Event>) -> Progress;

    /// Takes `seat` out of the game, which it resigns.
    ///
    /// ```
    /// use palamede_games::MakYek;
    /// use palamede_rules::{Game, Options, Outcome, Reason, Rules, Seat, Seats, Turn};
    ///
    /// let mut state = MakYek::start(&Options::new(MakYek::OPTIONS));
    /// state.resign(Seat::FIRST);
    /// let winners = Seats::only(Seat::SECOND);
    /// assert_eq!(state.turn(), Turn::Over(Outcome { winners, reason: Reason::Resigned }));
    /// ```
    fn resign(&mut self, seat: Seat);

    /// Returns the seats still in play: neither beaten nor resigned.
    fn in_play(&self) -> Seats;

    /// Returns the winners when the game is stopped for this reason (repetition, quiet plies, …).
    /// By default nobody: a draw.
    fn winners_by(&self, reason: Reason) -> Seats {
        let _ = reason;
        Seats::NONE
    }

    /// Returns whether the position is drawn because nobody has enough pieces left to win.
    fn is_dead_draw(&self) -> bool {
        false
    }

    /// Returns the number of quiet plies after which the game is stopped; `None` if it never is.
    fn quiet_limit(&self) -> Option<usize> {
        None
    }

    /// Returns the hash of the position, updated with each step. Equal for positions that count as
    /// the same for repetition.
    fn key(&self) -> u64;

    /// Returns what `eye` may know of this position. Whatever is shown or told is made from views.
    fn view(&self, eye: Eye) -> Self::View;

    /// Returns whether every eye sees everything from now on.
    fn is_open(&self) -> bool {
        !self.facts().secrets
    }
}

/// The step type of a game.
pub type StepOf<R> = Step<<R as Rules>::Move, <R as Rules>::Roll>;

/// The constants of a game, its starting position, and its hash computed afresh.
///
/// ```
/// use palamede_games::{LuzhanqiFour, MakYek};
/// use palamede_rules::{Game, Seat, Seats};
///
/// assert_eq!((MakYek::ID, MakYek::SEATS, MakYek::SECRETS), ("mak-yek", 2, false));
/// assert!(LuzhanqiFour::SECRETS && !LuzhanqiFour::DICE);
/// assert_eq!((LuzhanqiFour::SEATS, LuzhanqiFour::TEAMS), (4, 2));
/// ```
pub trait Game:
    Rules<Move: PartialEq, Event: PartialEq, Refusal: PartialEq, View: PartialEq>
{
    /// The game's id in routes, records and the engine protocol.
    const ID: &'static str;
    /// The [`Board::class`](palamede_scene::Board::class) of its boards.
    const CLASS: &'static str;
    /// The number of seats.
    const SEATS: usize;
    /// The number of teams: the seats whose numbers leave the same remainder, divided by it, play
    /// together.
    const TEAMS: usize = Self::SEATS;
    /// Whether seats know different things, by the rules of the game: whatever the position.
    const SECRETS: bool = false;
    /// Whether dice are thrown during play (a lot before it does not count).
    const DICE: bool = false;
    /// The signs that a seat may note on a piece whose rank it does not know, as
    /// [`TILE_LETTERS`](palamede_scene::TILE_LETTERS) of tiles; none in a game without secrets.
    const SIGNS: &'static [char] = &[];
    /// The number of times that a position may stand before the game stops; `None` if it may always
    /// come again.
    const REPEATS: Option<usize> = None;
    /// The number of turns after which computers among themselves agree to stop; `None` if they
    /// play to the end.
    const PATIENCE: Option<usize> = None;
    /// The options that the players choose before the game.
    const OPTIONS: &'static [Choice];
    /// The options that have no effect beside certain values of others.
    const BOUNDS: &'static [Bound] = &[];
    /// Sets of these choices that have a name, besides the defaults.
    const SETS: &'static [NamedSet] = &[];
    /// The guidance for whoever chooses among games.
    const GUIDE: Guide;

    /// Returns the position before the first step.
    fn start(options: &Options) -> Self;

    /// Returns [`Rules::key`], computed from nothing: tests compare the two.
    fn fresh_key(&self) -> u64;

    /// All the constants of this trait as one value.
    const FACTS: &'static Facts = &Facts {
        id: Self::ID,
        class: Self::CLASS,
        seats: Self::SEATS,
        teams: Self::TEAMS,
        secrets: Self::SECRETS,
        dice: Self::DICE,
        signs: Self::SIGNS,
        repeats: Self::REPEATS,
        patience: Self::PATIENCE,
        options: Self::OPTIONS,
        bounds: Self::BOUNDS,
        sets: Self::SETS,
        guide: Self::GUIDE,
    };
}

/// The guidance for whoever chooses among games: the site's own estimates, by one measure for all of
/// them. What the sources of a game say stands on its rule page.
///
/// ```
/// use palamede_games::GameId;
///
/// let quick = |game: &&GameId| game.facts().guide.minutes <= 15;
/// assert!(GameId::ALL.iter().filter(quick).all(|game| game.facts().guide.easy));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Guide {
    /// The age from which the game can be played, in years.
    pub age: u8,
    /// The usual length of a game, in minutes.
    pub minutes: u8,
    /// Whether a first game is played well after a few sentences.
    pub easy: bool,
}

/// The constants of a [`Game`] as one value, for code that does not know the game's type.
///
/// Only a game has them: nobody makes others that say that it has no secrets.
/// ```compile_fail,E0507
/// # use palamede_games::GameId;
/// let mut facts = *GameId::Luzhanqi.facts();
/// facts.secrets = false;
/// ```
/// ```compile_fail,E0639
/// # use palamede_games::GameId;
/// # use palamede_rules::Facts;
/// let facts = Facts { secrets: false, ..*GameId::Luzhanqi.facts() };
/// ```
#[derive(PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Facts {
    /// [`Game::ID`].
    pub id: &'static str,
    /// [`Game::CLASS`].
    pub class: &'static str,
    /// [`Game::SEATS`].
    pub seats: usize,
    /// [`Game::TEAMS`].
    pub teams: usize,
    /// [`Game::SECRETS`].
    pub secrets: bool,
    /// [`Game::DICE`].
    pub dice: bool,
    /// [`Game::SIGNS`].
    pub signs: &'static [char],
    /// [`Game::REPEATS`].
    pub repeats: Option<usize>,
    /// [`Game::PATIENCE`].
    pub patience: Option<usize>,
    /// [`Game::OPTIONS`].
    pub options: &'static [Choice],
    /// [`Game::BOUNDS`].
    pub bounds: &'static [Bound],
    /// [`Game::SETS`].
    pub sets: &'static [NamedSet],
    /// [`Game::GUIDE`].
    pub guide: Guide,
}

impl Facts {
    /// Returns the seats that play together with this one, itself left out.
    ///
    /// ```
    /// use palamede_games::GameId;
    /// use palamede_rules::{Seat, Seats};
    ///
    /// let four = GameId::read("luzhanqi-four").expect("a game").facts();
    /// let third = Seat::new(2).expect("a seat");
    /// assert_eq!(four.allies(Seat::FIRST), Seats::only(third));
    /// ```
    pub fn allies(&self, seat: Seat) -> Seats {
        let same = |other: &Seat| other.index() % self.teams == seat.index() % self.teams;
        Seat::first(self.seats).filter(same).collect::<Seats>().without(seat)
    }
}

/// The view of a position: what an eye may know of it. Screens, sentences, computers and the worker
/// get nothing else.
///
/// In Luzhanqi each player lays out an army that the other does not see:
/// ```
/// use palamede_games::Luzhanqi;
/// use palamede_rules::{Eye, Game, Options, Rules, Seat, Seen};
///
/// let position = Luzhanqi::start(&Options::new(Luzhanqi::OPTIONS));
/// let mine = position.view(Eye::Seat(Seat::FIRST));
/// assert!(mine.draft(0).is_some(), "an army is proposed to who is to lay one out");
/// let other = position.view(Eye::Seat(Seat::SECOND));
/// assert!(other.draft(0).is_none() && other.moves().is_empty());
/// assert_eq!(mine.turn(), other.turn());
/// ```
pub trait Seen: Clone + Debug + 'static {
    /// The game.
    type Game: Rules<View = Self>;

    /// Returns who is to act, or how the position has ended.
    fn turn(&self) -> Turn;

    /// Returns the legal moves of the seat to act, if this eye may know them, in the order of
    /// [`Rules::moves`]; none for another eye.
    fn moves(&self) -> Vec<<Self::Game as Rules>::Move>;

    /// Writes a legal move of the seat to act in the game's notation. Shows nothing that is
    /// hidden from this eye.
    fn write(&self, mv: &<Self::Game as Rules>::Move) -> String;

    /// Calls `out` with each click sequence that enters the move.
    ///
    /// ```
    /// use palamede_games::MakYek;
    /// use palamede_rules::{Eye, Game, Notation, Options, Rules, Seen};
    ///
    /// let position = MakYek::start(&Options::new(MakYek::OPTIONS));
    /// let view = position.view(Eye::Open);
    /// let mv = position.read("a3-a5").expect("a move");
    /// let mut all = Vec::new();
    /// view.paths(&mv, &mut |path| all.push(path));
    /// assert_eq!(all.len(), 1);
    /// let scene = view.scene(&all[0].clicks);
    /// assert_eq!(scene.pieces.len(), 32);
    /// ```
    fn paths(&self, mv: &<Self::Game as Rules>::Move, out: &mut impl FnMut(Path));

    /// Returns moves and paths that begin with these clicks, enough to show every next click that
    /// leads on: for positions with too many paths to list them all. `None` (the default) where all
    /// paths of all moves can be listed.
    fn begun(&self, clicks: &[Target]) -> Option<Begun<<Self::Game as Rules>::Move>> {
        let _ = clicks;
        None
    }

    /// Returns the picture after these clicks, the beginning of a move.
    fn scene(&self, clicks: &[Target]) -> Scene;

    /// Returns why these clicks enter no move; `None` if the last one simply selects something
    /// else.
    fn why_not(&self, clicks: &[Target]) -> Option<<Self::Game as Rules>::Refusal>;

    /// Returns the controls that enter a roll made on a real table, while chance is to act; see
    /// [`Rules::entered`].
    fn roll_inputs(&self) -> Vec<Control> {
        Vec::new()
    }

    /// Returns the aids that help the players, such as marks on endangered pieces: the same aids in
    /// every position, with what they draw and say in this one. None for an eye that sees all they
    /// could tell.
    fn aids(&self) -> Vec<Aid> {
        Vec::new()
    }

    /// Returns the layout that is proposed first, while a deployment is awaited, which is laid out
    /// piece by piece instead of being entered by one path. Another `lot` gives another one.
    fn draft(&self, lot: u64) -> Option<<Self::Game as Rules>::Move> {
        let _ = lot;
        None
    }

    /// Returns what these clicks change in a draft.
    fn revise(
        &self,
        draft: &<Self::Game as Rules>::Move,
        clicks: &[Target],
    ) -> Revision<Self::Game> {
        let _ = (draft, clicks);
        Revision::Unchanged
    }

    /// Returns the picture while a draft is laid out, after these clicks.
    fn laid_out(&self, draft: &<Self::Game as Rules>::Move, clicks: &[Target]) -> Scene {
        let _ = draft;
        self.scene(clicks)
    }
}

/// The effect of clicks on a draft.
#[derive(Clone, PartialEq, Debug)]
pub enum Revision<R: Rules> {
    /// The clicks make this draft of the old one.
    Changed(R::Move),
    /// The draft awaits a further click, which on one of these targets makes another draft.
    Open(Vec<Target>),
    /// The draft stays as it is.
    Unchanged,
    /// The change is not allowed, for this reason.
    Refused(R::Refusal),
}

/// A click sequence that enters a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Path {
    /// The targets, in order.
    pub clicks: Vec<Target>,
    /// The sites whose pieces the move attacks, as far as the eye knows.
    pub takes: Vec<usize>,
    /// Whether this is a shorter way in that the game declares besides the full one.
    pub shortcut: bool,
}

/// Moves with the paths that enter them.
#[derive(Clone, Debug)]
pub struct Begun<M> {
    /// The moves.
    pub moves: Vec<M>,
    /// The paths, each with the index of its move in `moves`.
    pub paths: Vec<(usize, Path)>,
    /// Whether `paths` holds all the paths that there are.
    pub whole: bool,
}

impl<M> Begun<M> {
    /// No moves and no paths: nothing can be clicked.
    pub const NONE: Begun<M> = Begun { moves: Vec::new(), paths: Vec::new(), whole: true };

    /// Lists all paths of all moves.
    pub fn all(moves: Vec<M>, give: impl Fn(&M, &mut dyn FnMut(Path))) -> Begun<M> {
        let mut paths = Vec::new();
        for (at, mv) in moves.iter().enumerate() {
            give(mv, &mut |path| paths.push((at, path)));
        }
        Begun { moves, paths, whole: true }
    }
}

/// The notation of a game: its texts of moves, rolls, positions and views.
///
/// Whatever is written can be read again:
/// ```
/// use palamede_games::MakYek;
/// use palamede_rules::{Game, Notation, Options, Seat};
///
/// let options = Options::new(MakYek::OPTIONS);
/// let start = MakYek::start(&options);
/// assert_eq!(start.position(), "rrrrrrrr/8/rrrrrrrr/8/8/RRRRRRRR/8/RRRRRRRR w");
/// let again = MakYek::set_up(&options, &start.position())?;
/// assert_eq!(again.write(&again.read("a3-a5")?), "a3-a5");
/// assert_eq!(MakYek::seat_name(Seat::SECOND), "black");
/// # Ok::<(), palamede_rules::Misread>(())
/// ```
pub trait Notation: Game {
    /// Returns the name of a seat in records and the protocol.
    fn seat_name(seat: Seat) -> &'static str;

    /// Returns the name of an ending of the game's own ([`Reason::Own`]) in the protocol.
    fn ending_name(ending: Word) -> &'static str {
        let _ = ending;
        "own"
    }

    /// Returns a legal move of this position in the game's notation, without spaces.
    fn write(&self, mv: &Self::Move) -> String;

    /// Reads a move in the game's notation. It need not be legal.
    ///
    /// # Errors
    /// The place in the text that is wrong, and what was wanted there.
    fn read(&self, text: &str) -> Result<Self::Move, Misread>;

    /// Returns a roll in the game's notation, without spaces.
    fn write_roll(roll: &Self::Roll) -> String;

    /// Reads a roll.
    ///
    /// # Errors
    /// The place in the text that is wrong, and what was wanted there.
    fn read_roll(text: &str) -> Result<Self::Roll, Misread>;

    /// Packs a move for a link: calls `out` with digits from 0 to 63.
    ///
    /// ```
    /// use palamede_games::MakYek;
    /// use palamede_rules::{Game, Notation, Options};
    ///
    /// let position = MakYek::start(&Options::new(MakYek::OPTIONS));
    /// let mv = position.read("a3-a5")?;
    /// let mut digits = Vec::new();
    /// position.pack(&mv, &mut |digit| digits.push(digit));
    /// assert_eq!(position.unpack(&mut digits.into_iter()), Some(mv));
    /// # Ok::<(), palamede_rules::Misread>(())
    /// ```
    fn pack(&self, mv: &Self::Move, out: &mut impl FnMut(u8));

    /// Unpacks a move, taking its digits from the front; `None` if they are no move.
    fn unpack(&self, digits: &mut impl Iterator<Item = u8>) -> Option<Self::Move>;

    /// Packs a roll for a link: calls `out` with digits from 0 to 63.
    fn pack_roll(roll: &Self::Roll, out: &mut impl FnMut(u8));

    /// Unpacks a roll, taking its digits from the front; `None` if they are no roll.
    fn unpack_roll(digits: &mut impl Iterator<Item = u8>) -> Option<Self::Roll>;

    /// Returns the position as one line of text.
    fn position(&self) -> String;

    /// Reads a position text.
    ///
    /// # Errors
    /// The place in the text that is wrong, and what was wanted there.
    fn set_up(options: &Options, text: &str) -> Result<Self, Misread>;

    /// Returns a view as one line of text.
    fn write_view(view: &Self::View) -> String;

    /// Reads a view text.
    ///
    /// # Errors
    /// The place in the text that is wrong, and what was wanted there.
    fn read_view(options: &Options, text: &str) -> Result<Self::View, Misread>;
}

/// The roll of a game without chance: a type without values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoRoll {}
