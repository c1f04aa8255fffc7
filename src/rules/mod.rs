//! What a game is.
//!
//! A game implements [`Rules`] for its full position and [`Seen`] for what an eye
//! may know of it; [`Notation`] writes and reads both. Everything else (history,
//! undo, records, screens, computers) is written once, over these traits.

mod any;
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

pub use any::{Any, AnyView, Held, HeldEvent, HeldRoll};
pub use choice::{Bound, Choice, NamedSet, OptionError, Options};
pub use line::{Line, NotNow, StepError};
pub use open::{Open, OpenGame};
pub(crate) use pass::pass_on;
pub use perft::{perft, playout};
pub use play::{Kind, MOST_MOVES, Play};
pub use random::{Generator, Rng, splitmix};
pub use seat::{BySeat, Eye, Eyes, Seat, Seats};
pub use step::{Outcome, Progress, Reason, Silent, Step, Tell, Told, Trace, Turn};
pub use text::{Misread, Want};

use crate::scene::{Aid, Control, Scene, Target};
use std::fmt::Debug;

/// A full position of a game, secrets included: no generator, no history, no clock.
pub trait Rules: Clone + Sized + 'static {
    /// What a seat chooses.
    type Move: Clone + Debug;
    /// What chance decides; [`NoRoll`] in a game without chance.
    type Roll: Clone + PartialEq + Debug;
    /// What is told of a step.
    type Event: Told;
    /// Why a move or a click is refused.
    type Refusal: Clone + Debug;
    /// What an eye may know.
    type View: Seen<Game = Self>;

    /// What is known of the game before there is a position of it.
    fn facts(&self) -> &'static Facts;

    /// Who is to act, or how the position has ended: wins and losses of the position
    /// alone, not of its history.
    fn turn(&self) -> Turn;

    /// Gives each legal move of the seat to act once; none while chance is to act or
    /// the game is over. Makes no allocation.
    fn moves(&self, out: &mut impl FnMut(Self::Move));

    /// How many legal moves there are; may be quicker than listing them.
    fn count(&self) -> usize {
        let mut n = 0;
        self.moves(&mut |_| n += 1);
        n
    }

    /// Whether there are more than `most` legal moves; need not count on from there, and
    /// where no position has thousands of moves, need not count.
    fn exceeds(&self, most: usize) -> bool {
        let _ = most;
        false
    }

    /// The legal move number `n` in the order of [`moves`](Rules::moves).
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

    /// The legal moves as a list.
    fn list(&self) -> Vec<Self::Move> {
        let mut list = Vec::new();
        self.moves(&mut |mv| list.push(mv));
        list
    }

    /// While chance is to act: gives each roll once, with its weight.
    fn odds(&self, out: &mut impl FnMut(Self::Roll, u32));

    /// While chance is to act: a roll by its odds; `None` otherwise.
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

    /// The roll that is entered by pressing these controls of [`Seen::faces`] one after
    /// another; `None` while more are wanted.
    fn entered(&self, presses: &[Target]) -> Option<Self::Roll> {
        let _ = presses;
        None
    }

    /// Whether the seat to act may make this move.
    ///
    /// # Errors
    /// The reason why not.
    fn check(&self, mv: &Self::Move) -> Result<(), Self::Refusal>;

    /// Hears, before a move is made, how many quiet plies went before it: for a game in
    /// which the last of them comes before what else might end the game.
    fn heed(&mut self, quiet: usize) {
        let _ = quiet;
    }

    /// Makes a legal move and tells every eye one event.
    fn play(&mut self, mv: &Self::Move, tell: &mut impl Tell<Self::Event>) -> Progress;

    /// Lets chance fall so, and tells every eye one event.
    fn roll(&mut self, roll: &Self::Roll, tell: &mut impl Tell<Self::Event>) -> Progress;

    /// Takes `seat` out of the game, as it gave up.
    fn resign(&mut self, seat: Seat);

    /// The seats still in the game.
    fn living(&self) -> Seats;

    /// Who wins when the game is stopped for this reason; nobody, unless the game
    /// says otherwise.
    fn settle(&self, reason: Reason) -> Seats {
        let _ = reason;
        Seats::NONE
    }

    /// Whether too few pieces are left for anybody to win.
    fn dead(&self) -> bool {
        false
    }

    /// How many quiet plies stop the game.
    fn quiet_limit(&self) -> Option<usize> {
        None
    }

    /// The position's hash, kept up step by step: equal for positions that count as
    /// the same in a repetition.
    fn key(&self) -> u64;

    /// What `eye` may know: the only way out.
    fn view(&self, eye: Eye) -> Self::View;

    /// Whether every eye sees everything from now on.
    fn is_open(&self) -> bool {
        !self.facts().secrets
    }

    /// A full position that fits the view, after at most `budget` tries at random.
    fn guess(view: &Self::View, rng: &mut impl Rng, budget: u32) -> Option<Self>;

    /// How good the position is for `seat`, in hundredths of a piece.
    fn worth(&self, seat: Seat) -> i32;
}

/// The step type of a game.
pub type StepOf<R> = Step<<R as Rules>::Move, <R as Rules>::Roll>;

/// What a game is before there is a position of it.
pub trait Game:
    Rules<Move: PartialEq, Event: PartialEq, Refusal: PartialEq, View: PartialEq>
{
    /// The game's id in routes, records and the engine protocol.
    const ID: &'static str;
    /// The [`Board::class`](crate::scene::Board::class) of its boards.
    const CLASS: &'static str;
    /// How many seats it has.
    const SEATS: usize;
    /// How many teams there are: seats play together whose numbers leave the same rest.
    const TEAMS: usize = Self::SEATS;
    /// Whether seats know different things.
    const SECRETS: bool = false;
    /// Whether dice are thrown during play (a lot before it does not count).
    const DICE: bool = false;
    /// What a seat may note on a piece whose rank it does not know, as
    /// [`FACES`](crate::scene::FACES) of tiles; none in a game without secrets.
    const SIGNS: &'static [char] = &[];
    /// How many times a position may stand before the game stops; `None` if it may
    /// always come again.
    const REPEATS: Option<usize> = None;
    /// After how many turns computers among themselves agree to stop; `None` if they
    /// play to the end.
    const PATIENCE: Option<usize> = None;
    /// What the players choose before the game.
    const OPTIONS: &'static [Choice];
    /// What of them has no effect beside others.
    const BOUNDS: &'static [Bound] = &[];
    /// Sets of these choices that have a name, besides the defaults.
    const SETS: &'static [NamedSet] = &[];

    /// The position before the first step.
    fn start(options: &Options) -> Self;

    /// [`Rules::key`], computed afresh: for the tests.
    fn fresh_key(&self) -> u64;

    /// The same as one value.
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
    };
}

/// What is known of a [`Game`] before there is a position of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
}

impl Facts {
    /// The seats that play together with this one.
    pub fn allies(&self, seat: Seat) -> Seats {
        let same = |other: &Seat| other.index() % self.teams == seat.index() % self.teams;
        Seat::first(self.seats).filter(same).collect::<Seats>().without(seat)
    }
}

/// What an eye may know of a position. Screens, sentences, computers and the worker
/// get nothing else.
pub trait Seen: Clone + Debug + 'static {
    /// The game.
    type Game: Rules<View = Self>;

    /// Who is to act.
    fn turn(&self) -> Turn;

    /// The legal moves of the seat to act, if this eye may know them, in the order
    /// of [`Rules::moves`]; none for another eye.
    fn moves(&self) -> Vec<<Self::Game as Rules>::Move>;

    /// A legal move of the seat to act in the game's notation, which shows nothing that is
    /// hidden.
    fn write(&self, mv: &<Self::Game as Rules>::Move) -> String;

    /// Gives every click sequence that enters the move.
    fn paths(&self, mv: &<Self::Game as Rules>::Move, out: &mut impl FnMut(Path));

    /// Where the paths of all moves would be too many: so many of those that begin with these
    /// clicks as show each click that leads on. Else none: all paths of all moves do.
    fn begun(&self, clicks: &[Target]) -> Option<Begun<<Self::Game as Rules>::Move>> {
        let _ = clicks;
        None
    }

    /// What is seen after these clicks of a move that is not complete yet.
    fn scene(&self, clicks: &[Target]) -> Scene;

    /// Why these clicks lead nowhere; `None` when they simply select something else.
    fn why_not(&self, clicks: &[Target]) -> Option<<Self::Game as Rules>::Refusal>;

    /// While chance is to act: what is pressed to enter what fell on a real table.
    fn faces(&self) -> Vec<Control> {
        Vec::new()
    }

    /// What helps the players: the same aids in every position, with what they draw and
    /// say now; none for an eye that sees all they could tell.
    fn aids(&self) -> Vec<Aid> {
        Vec::new()
    }

    /// The first proposal of a move that is laid out piece by piece (a deployment)
    /// instead of being entered click by click: another one for another lot.
    fn draft(&self, lot: u64) -> Option<<Self::Game as Rules>::Move> {
        let _ = lot;
        None
    }

    /// What these clicks make of a draft.
    fn revise(
        &self,
        draft: &<Self::Game as Rules>::Move,
        clicks: &[Target],
    ) -> Revision<Self::Game> {
        let _ = (draft, clicks);
        Revision::Unchanged
    }

    /// What is seen while a draft is laid out.
    fn laid_out(&self, draft: &<Self::Game as Rules>::Move, clicks: &[Target]) -> Scene {
        let _ = draft;
        self.scene(clicks)
    }
}

/// What clicks make of a draft.
#[derive(Clone, PartialEq, Debug)]
pub enum Revision<R: Rules> {
    /// Another draft.
    Changed(R::Move),
    /// A further click is awaited; on one of these it makes another draft.
    Open(Vec<Target>),
    /// Nothing.
    Unchanged,
    /// It may not be so, for this reason.
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

/// Moves and the paths that enter them.
#[derive(Clone, Debug)]
pub struct Begun<M> {
    /// The moves.
    pub moves: Vec<M>,
    /// Each path with the number of its move.
    pub paths: Vec<(usize, Path)>,
    /// Whether these are all paths that there are.
    pub whole: bool,
}

impl<M> Begun<M> {
    /// Nothing can be clicked.
    pub const NONE: Begun<M> = Begun { moves: Vec::new(), paths: Vec::new(), whole: true };

    /// All paths of all moves.
    pub fn all(moves: Vec<M>, give: impl Fn(&M, &mut dyn FnMut(Path))) -> Begun<M> {
        let mut paths = Vec::new();
        for (at, mv) in moves.iter().enumerate() {
            give(mv, &mut |path| paths.push((at, path)));
        }
        Begun { moves, paths, whole: true }
    }
}

/// Texts of a game: moves, throws, positions. Rules do not know formats; this does.
pub trait Notation: Game {
    /// The name of a seat in records and the protocol.
    fn seat_name(seat: Seat) -> &'static str;

    /// A legal move of this position in the game's notation, without spaces.
    fn write(&self, mv: &Self::Move) -> String;

    /// Reads a move in the game's notation. It need not be legal.
    ///
    /// # Errors
    /// Where the text is wrong.
    fn read(&self, text: &str) -> Result<Self::Move, Misread>;

    /// A roll in the game's notation, without spaces.
    fn write_roll(roll: &Self::Roll) -> String;

    /// Reads a roll.
    ///
    /// # Errors
    /// Where the text is wrong.
    fn read_roll(text: &str) -> Result<Self::Roll, Misread>;

    /// Packs a move for a link: gives digits from 0 to 63.
    fn pack(&self, mv: &Self::Move, out: &mut impl FnMut(u8));

    /// Takes a move's digits from the front; `None` when they make no move.
    fn unpack(&self, digits: &mut impl Iterator<Item = u8>) -> Option<Self::Move>;

    /// Packs a roll for a link.
    fn pack_roll(roll: &Self::Roll, out: &mut impl FnMut(u8));

    /// Takes a roll's digits from the front.
    fn unpack_roll(digits: &mut impl Iterator<Item = u8>) -> Option<Self::Roll>;

    /// The position as one line of text.
    fn position(&self) -> String;

    /// Reads a position text.
    ///
    /// # Errors
    /// Where the text is wrong.
    fn set_up(options: &Options, text: &str) -> Result<Self, Misread>;

    /// A view as one line of text.
    fn write_view(view: &Self::View) -> String;

    /// Reads a view text.
    ///
    /// # Errors
    /// Where the text is wrong.
    fn read_view(options: &Options, text: &str) -> Result<Self::View, Misread>;
}

/// The roll of a game without chance: there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoRoll {}
