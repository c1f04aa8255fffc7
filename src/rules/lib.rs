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
mod facts;
mod line;
mod notation;
mod open;
mod pass;
mod perft;
mod play;
mod random;
mod seat;
mod seen;
mod step;
pub mod text;
mod thinkable;

pub use any::{AnyEvent, AnyPosition, AnyRoll, AnyValue, AnyView};
pub use arrange::{Arrange, Count, Counted, Layout, LayoutFault, PieceKind, in_order};
pub use choice::{Bound, Choice, NamedSet, OptionError, Options};
pub use facts::{Facts, Guide};
pub use line::{Line, NotNow, StepError, stopped};
pub use notation::Notation;
pub use open::{Open, OpenGame};
pub use perft::{perft, playout};
pub use play::{Kind, MOST_MOVES, Playable};
pub use random::{Generator, Rng, random_move, splitmix};
pub use seat::{BySeat, Eye, Eyes, Seat, Seats};
pub use seen::{Begun, Path, Revision, Seen};
pub use step::{GameEvent, Listener, Outcome, Progress, Reason, Silent, Step, Trace, Turn};
pub use text::{Misread, Want};
pub use thinkable::{ANY_DEPTH, LevelParams, Levels, MOST_NODES, NO_BLUNDERS, Thinkable};

use palamede_scene::Target;
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

/// The roll of a game without chance: a type without values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoRoll {}
