//! The record of a game as it is played: how it began, the steps that were taken, what
//! chance did, undo, and its texts.
//!
//! A record knows the whole position and shows nobody any of it but through
//! [`Record::whole`]. Of what ships only the table has one, which it keeps to itself: what a screen
//! gets is what the table lets through to the eye that is at it.
//!
//! # Playing a game and writing its record
//! ```
//! use palamede_games::MakYek;
//! use palamede_record::{Dice, Record, Setup};
//! use palamede_rules::{Game, Kind, Options};
//!
//! let options = Options::new(MakYek::OPTIONS);
//! let setup = Setup { options, start: None, dice: Dice::Withheld };
//! let mut record = Record::<MakYek>::begin(Kind::of(), setup).expect("the usual start");
//! for word in ["a3-a5", "b6-b4"] {
//!     record.take(record.read_step(word).expect("a step")).expect("a legal one");
//! }
//! let text = record.text().expect("nothing is hidden");
//! assert!(text.contains("\nmoves: 1. a3-a5 b6-b4\nend: 2 "));
//! ```
//!
//! # Reading a record
//! ```
//! use palamede_games::TurkishDraughts;
//! use palamede_record::Record;
//! use palamede_rules::{Kind, Seat};
//!
//! let text = "Palamède record 1; game: turkish-draughts; moves: 1. c3-c4 c6-c5";
//! let record = Record::<TurkishDraughts>::read(Kind::of(), text).expect("a record");
//! assert_eq!((record.len(), record.actor()), (2, Some(Seat::FIRST)));
//! let again = record.text().expect("nothing is hidden");
//! assert!(Record::<TurkishDraughts>::read(Kind::of(), &again).is_ok());
//! ```
//!
//! [`Kind::of`] is the kind of the game that the type parameter names: its facts, and the functions
//! that make its positions. `GameId::kind` is that of a game which is known at run time only.
//!
//! # Walking the moves of a record
//! ```
//! use palamede_games::TurkishDraughts;
//! use palamede_record::{Heard, Record};
//! use palamede_rules::{Eye, GameEvent, Kind, Notation};
//!
//! let text = "Palamède record 1; game: turkish-draughts; moves: 1. c3-c4 c6-c5";
//! let record = Record::<TurkishDraughts>::read(Kind::of(), text).expect("a record");
//! let whole = record.whole();
//! let mut told = Vec::new();
//! for step in 0..record.len() {
//!     let (seat, heard) = whole.heard(step, Eye::Open).expect("a step of the record");
//!     if let (Some(seat), Heard::Event(event)) = (seat, heard) {
//!         told.push(format!("{}: {}", seat.index(), event.notation()));
//!     }
//!     let (view, _turn) = whole.view_after(step + 1, Eye::Open).expect("its position");
//!     println!("{}", view.0.position()); // the view of an open game is its position
//! }
//! assert_eq!(told, ["0: c3-c4", "1: c6-c5"]);
//! ```
//!
//! # Opening a record of any game
//! The text names its game. Go on with one type for all games, or let `with_game!` compile the code
//! once for each:
//! ```
//! use palamede_games::{GameId, with_game};
//! use palamede_record::{Record, game_of};
//! use palamede_rules::{AnyPosition, Kind};
//!
//! let text = "Palamède record 1; game: mak-yek; moves: 1. a3-a5 b6-b4";
//! let game = game_of(text).and_then(GameId::read).expect("a game of the catalogue");
//!
//! let record: Record<AnyPosition> = Record::read(game.kind(), text).expect("a record");
//! assert_eq!((game, record.len()), (GameId::MakYek, 2));
//!
//! let steps = with_game!(game, G => Record::<G>::read(Kind::of(), text).map(|it| it.len()).ok());
//! assert_eq!(steps, Some(2));
//! ```
//!
//! # Sending a game as a link
//! ```
//! use palamede_games::MakYek;
//! use palamede_record::Record;
//! use palamede_rules::Kind;
//!
//! let text = "Palamède record 1; game: mak-yek; first: black; moves: a6-a5";
//! let record = Record::<MakYek>::read(Kind::of(), text).expect("a record");
//! let link = record.link();
//! assert!(link.starts_with("c=1-") && link.contains("&v=1&first=black&m="));
//! let read = Record::<MakYek>::read_link(Kind::of(), &link, &[]).expect("a link");
//! assert_eq!(read.text(), record.text());
//! ```
//!
//! # Depending on this crate
//! No crate of this project is on crates.io. Name the address of its repository instead:
//! `palamede-record = { git = "ADDRESS" }`. Cargo finds the crate in it by its name.
//!
//! # Main types
//! - [`Record`]: the game, with its steps, undo, variations and texts.
//! - [`Setup`] and [`Dice`]: how it begins, and where throws come from.
//! - [`Heard`] and [`Whole`]: what an eye heard of a step, and the way past the secrets.
//! - [`RecordError`], [`StepFault`], [`LinkError`], [`Broken`]: why a text is refused.
//! - [`Sheet`], [`seal_sheet`], [`open_sheet`]: the text form that records and saves share.
//! - [`as_sent`], [`address_as_sent`]: a text or an address as it was before mail changed it.

mod errors;
mod link;
mod received;
mod sheet;
mod step;
mod text;
mod variation;
mod whole;

pub use link::LinkError;
pub use received::{address_as_sent, as_sent};
pub use sheet::{Broken, Sheet, checksum, open as open_sheet, seal as seal_sheet};

pub use text::{
    MOST_STEPS, MOST_TEXT, More, RecordError, StepFault, VARIATION, game_of, has_time_out, is_sign,
};
pub use variation::MOST_VARIATIONS;
pub use whole::Whole;

use palamede_rules::{
    Eye, Eyes, Facts, Generator, Kind, Line, Misread, NotNow, Options, Playable, Rules, Seat,
    Seats, Seen, Silent, Step, StepError, StepOf, Turn,
};
use palamede_scene::Target;
use std::fmt;

/// Returns whether a page's address may have this letter, where it carries neither a game nor
/// anything else. (Every address is asked this: unlike what reads a link, it is in the first load.)
///
/// ```
/// use palamede_record::is_named;
///
/// assert!("#/mak-yek/rules".chars().all(is_named));
/// assert!(!is_named('%') && !is_named('é'));
/// ```
pub fn is_named(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '#' | '/' | '-' | '_')
}

/// The source of throws and lots.
///
/// A seed tells what will fall, so that it is not printed:
/// ```
/// use palamede_record::Dice;
///
/// assert_eq!(format!("{:?}", Dice::Seed(7)), "Seed");
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Dice {
    /// The project's generator throws, started from this seed; a record's throws are verified
    /// against it.
    Seed(u64),
    /// The dice are thrown by hand on a real table, and the throws entered.
    Given,
    /// The seed is withheld: what goes out of a running game tells what fell, not what will.
    Withheld,
}

impl fmt::Debug for Dice {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Dice::Seed(_) => "Seed",
            Dice::Given => "Given",
            Dice::Withheld => "Withheld",
        })
    }
}

impl Dice {
    /// Returns the generator that throws; of no use without a seed.
    fn generator(self) -> Generator {
        Generator::new(match self {
            Dice::Seed(seed) => seed,
            Dice::Given | Dice::Withheld => 0,
        })
    }
}

/// The setup of a game: how it begins.
///
/// ```
/// use palamede_games::Sahkku;
/// use palamede_record::{Dice, Record, Setup};
/// use palamede_rules::{Game, Kind, Options, Turn};
///
/// let options = Options::new(Sahkku::OPTIONS);
/// let setup = Setup { options, start: None, dice: Dice::Seed(7) };
/// let mut record = Record::<Sahkku>::begin(Kind::of(), setup).expect("the usual start");
/// record.draw_lots(); // who begins
/// record.throw().expect("the first throw");
/// assert!(record.len() == 2 && record.is_roll(0) && record.is_roll(1));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The chosen options.
    pub options: Options,
    /// The position text it begins from, as [`Line::set_up`] reads it; none for the
    /// usual start.
    pub start: Option<String>,
    /// The source of throws and lots.
    pub dice: Dice,
}

/// The reader for whom a text of a game is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Audience {
    /// Other people, who may not learn what is hidden.
    Others,
    /// The engine, which plays with itself.
    Engine,
    /// This device, for its own save.
    Save,
}

/// A step of the log.
#[derive(Clone)]
struct Logged<R: Rules> {
    step: StepOf<R>,
    by: Option<Seat>,
    news: Vec<(Eyes, R::Event)>,
    /// The step as records write it.
    word: String,
}

/// The news of a step, as an eye heard it.
///
/// ```
/// use palamede_games::MakYek;
/// use palamede_record::{Heard, Record};
/// use palamede_rules::{Eye, GameEvent, Kind, Seat};
///
/// let text = "Palamède record 1; game: mak-yek; moves: a3-a5 resign:black";
/// let record = Record::<MakYek>::read(Kind::of(), text).expect("a record");
/// let Some((by, Heard::Event(event))) = record.whole().heard(0, Eye::Open) else { panic!() };
/// assert_eq!((by, event.notation().as_str()), (Some(Seat::FIRST), "a3-a5"));
/// let (_, heard) = record.whole().heard(1, Eye::Open).expect("a step");
/// assert!(heard == Heard::Resigned(Seat::SECOND));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum Heard<E> {
    /// An event of the game.
    Event(E),
    /// A seat resigned.
    Resigned(Seat),
    /// A seat ran out of time.
    TimedOut(Seat),
    /// All seats in the game agreed to stop.
    Agreed,
}

/// A game as it is played.
///
/// It can be gone back in, and what made way for another step stays as a variation:
/// ```
/// use palamede_games::MakYek;
/// use palamede_record::Record;
/// use palamede_rules::Kind;
///
/// let text = "Palamède record 1; game: mak-yek; moves: 1. a3-a5 b6-b4";
/// let mut record = Record::<MakYek>::read(Kind::of(), text).expect("a record");
/// record.go_to(1);
/// record.take(record.read_step("b6-b5").expect("a step")).expect("a legal one");
/// let variations: Vec<_> = record.variations().collect();
/// assert_eq!(variations, [(1, &["b6-b4".to_owned()][..])]);
/// ```
#[derive(Clone)]
pub struct Record<R: Playable> {
    kind: Kind<R>,
    /// The line before the first step.
    first: Line<R>,
    setup: Setup,
    log: Vec<Logged<R>>,
    /// The number of steps of the log that stand; those after them were undone.
    now: usize,
    /// The variations: steps that were undone before and made way for others, each in notation and
    /// from the start of the game; the oldest first.
    variations: Vec<Vec<String>>,
    line: Line<R>,
    rng: Generator,
    /// The number of first steps that were taken before the seed was drawn: it does not give their
    /// throws.
    steps_before_seed: usize,
}

/// Formats only what anybody may know: nothing that is hidden gets into a log by a careless line.
impl<R: Playable> fmt::Debug for Record<R> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut record = out.debug_struct("Record");
        record.field("game", &self.kind.facts().id).field("options", &self.setup.options);
        record.field("steps", &self.now).field("all", &self.log.len()).finish_non_exhaustive()
    }
}

impl<R: Playable> Record<R> {
    /// Makes a game of this kind before the first step.
    ///
    /// ```
    /// use palamede_games::GameId;
    /// use palamede_record::{Dice, Record, Setup};
    /// use palamede_rules::{Options, Want};
    ///
    /// let kind = GameId::MakYek.kind();
    /// let options = Options::new(kind.facts().options);
    /// let setup = Setup { options, start: Some("8/8 w".to_owned()), dice: Dice::Withheld };
    /// let fault = Record::begin(kind, setup).expect_err("there are eight rows");
    /// assert_eq!(fault.want, Want::Row);
    /// ```
    ///
    /// # Errors
    /// The place in the start's position text that is wrong, and what was wanted there.
    pub fn begin(kind: Kind<R>, setup: Setup) -> Result<Record<R>, Misread> {
        let mut setup = setup;
        // Keep only the options in force: records do not tell those that others made ineffective.
        setup.options = setup.options.in_force(kind.facts().bounds);
        let first = kind.open(&setup.options, setup.start.as_deref())?;
        // One line with single spaces, as records and links carry it.
        setup.start = setup.start.map(|text| text.split_whitespace().collect::<Vec<_>>().join(" "));
        Ok(Record {
            kind,
            line: first.clone(),
            first,
            log: Vec::new(),
            now: 0,
            variations: Vec::new(),
            rng: setup.dice.generator(),
            steps_before_seed: 0,
            setup,
        })
    }

    /// Returns the facts of the game: its constants, known without a position.
    pub fn facts(&self) -> &'static Facts {
        self.kind.facts()
    }

    /// Returns the setup: how the game began.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the turn: who is to act, or how the game ended.
    pub fn turn(&self) -> Turn {
        self.line.turn()
    }

    /// Returns whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.turn(), Turn::Over(_))
    }

    /// Returns the number of quiet plies since the last ply that was not quiet.
    pub fn quiet(&self) -> usize {
        self.line.quiet()
    }

    /// Returns the number of quiet plies that ends this game.
    pub fn quiet_limit(&self) -> Option<usize> {
        self.line.state().quiet_limit()
    }

    /// Returns the seats still in the game; none when it is over.
    pub fn in_play(&self) -> Seats {
        self.line.in_play()
    }

    /// Returns the number of steps, those undone included.
    pub fn all(&self) -> usize {
        self.log.len()
    }

    /// Returns the seat whose step that of this number was, undone ones included; `None` for chance
    /// that no seat throws for, and where there is no such step.
    pub fn by(&self, step: usize) -> Option<Seat> {
        self.log.get(step)?.by
    }

    /// Returns whether it was a throw or a lot.
    pub fn is_roll(&self, step: usize) -> bool {
        self.rolled(step..step + 1)
    }

    /// Returns whether something is hidden from some eye now: the game has secrets by its rules
    /// ([`Facts::secrets`]), is not over, and its position is not open to every eye.
    pub fn keeps_secrets(&self) -> bool {
        self.kind.facts().secrets && !self.is_over() && !self.line.state().is_open()
    }

    /// Returns the roll that these presses enter, once it is whole.
    pub fn entered(&self, presses: &[Target]) -> Option<R::Roll> {
        self.line.state().entered(presses)
    }

    /// Checks whether this step may be taken now.
    ///
    /// # Errors
    /// The reason why not.
    pub fn check(&self, step: &StepOf<R>) -> Result<(), StepError<R::Refusal>> {
        self.line.check(step)
    }

    /// Returns a move in notation.
    pub fn write(&self, mv: &R::Move) -> String {
        self.line.state().write(mv)
    }

    /// Returns the army that a seat laid out as its first move, in notation; `None` while anything
    /// is hidden, and in games where nothing is laid out.
    pub fn laid_out(&self, seat: Seat) -> Option<String> {
        let log = if self.keeps_secrets() { &[] } else { &self.log[..self.now] };
        let at = log.iter().position(|logged| logged.by == Some(seat))?;
        let (line, _) = self.replayed(at)?;
        match &log[at].step {
            Step::Move(mv) if line.state().view(Eye::Seat(seat)).draft(0).is_some() => {
                Some(line.state().write(mv))
            }
            _ => None,
        }
    }

    /// Returns the number of steps that stand.
    pub fn len(&self) -> usize {
        self.now
    }

    /// Returns whether no step has been taken.
    pub fn is_empty(&self) -> bool {
        self.now == 0
    }

    // ---- steps

    /// Takes a step. A throw that is not the seed's makes the dice given by hand, so
    /// that the record can be verified.
    ///
    /// # Errors
    /// The reason why it may not be taken; nothing has changed then.
    pub fn take(&mut self, step: StepOf<R>) -> Result<(), StepError<R::Refusal>> {
        self.line.check(&step)?;
        if let Step::Roll(roll) = &step
            && !self.falls(roll)
        {
            self.setup.dice = Dice::Given;
        }
        self.push(step);
        Ok(())
    }

    /// Returns whether the seed gives this throw now.
    fn falls(&mut self, roll: &R::Roll) -> bool {
        let fallen = self.line.state().throw(&mut self.rng);
        matches!(self.setup.dice, Dice::Seed(_)) && fallen.as_ref() == Some(roll)
    }

    /// Adds a checked step to those of the log that stand. Where it is what was undone, that
    /// stays to be taken again; else it is kept as a variation.
    fn push(&mut self, step: StepOf<R>) {
        let word = step::write_step(self.line.state(), &step);
        if self.retakes(&step, &word) {
            self.line.advance(&step, &mut Silent);
            self.now += 1;
            return;
        }
        self.branch();
        self.steps_before_seed = self.steps_before_seed.min(self.now);
        let by = match (self.line.turn(), &step) {
            (_, Step::Resign(seat) | Step::TimeOut(seat)) => Some(*seat),
            (Turn::Seat(seat), Step::Move(_)) => Some(seat),
            (Turn::Chance { by }, Step::Roll(_)) => by,
            _ => None,
        };
        let mut told = Vec::new();
        self.line.advance(&step, &mut told);
        self.log.push(Logged { step, by, news: told, word });
        self.now = self.log.len();
        self.prune();
    }

    /// Throws, or draws the lot, with the record's own generator.
    ///
    /// # Errors
    /// [`NotNow`], if nothing is to be thrown or the dice are thrown by hand.
    pub fn throw(&mut self) -> Result<(), NotNow> {
        let Dice::Seed(_) = self.setup.dice else { return Err(NotNow::NothingToThrow) };
        let Turn::Chance { .. } = self.turn() else { return Err(NotNow::NothingToThrow) };
        let roll = self.line.state().throw(&mut self.rng).ok_or(NotNow::NothingToThrow)?;
        self.push(Step::Roll(roll));
        Ok(())
    }

    /// Draws the lots that no seat throws for, one after another; none when chance is
    /// entered by hand.
    pub fn draw_lots(&mut self) {
        while let Turn::Chance { by: None } = self.turn() {
            if self.throw().is_err() {
                return;
            }
        }
    }

    /// Draws the lots of a game that comes from a text. Where that has not said where
    /// throws come from, they come from this seed from now on.
    pub fn draw_lots_from(&mut self, seed: u64) {
        // Only dice are thrown by hand.
        let by_hand =
            self.setup.dice == Dice::Given && (self.kind.facts().dice || self.rolled(0..));
        if !by_hand && !matches!(self.setup.dice, Dice::Seed(_)) {
            self.setup.dice = Dice::Seed(seed);
            self.rng = Generator::new(seed);
            self.steps_before_seed = self.log.len();
        }
        self.draw_lots();
    }

    /// Withholds the seed while it tells what will fall: dice are still to be thrown, or a lot is to
    /// be drawn. What has fallen stays.
    ///
    /// ```
    /// use palamede_games::Sahkku;
    /// use palamede_record::{Dice, Record, Setup};
    /// use palamede_rules::{Game, Kind, Options};
    ///
    /// let options = Options::new(Sahkku::OPTIONS);
    /// let setup = Setup { options, start: None, dice: Dice::Seed(7) };
    /// let mut record = Record::<Sahkku>::begin(Kind::of(), setup).expect("the usual start");
    /// record.withhold_seed();
    /// assert!(record.throw().is_err() && record.setup().dice == Dice::Withheld);
    /// ```
    pub fn withhold_seed(&mut self) {
        let falls = self.kind.facts().dice && !self.is_over();
        if falls || matches!(self.turn(), Turn::Chance { .. }) {
            self.setup.dice = Dice::Withheld;
            self.rng = self.setup.dice.generator();
        }
    }

    /// Returns whether something was thrown or drawn in these steps of the log.
    fn rolled(
        &self,
        steps: impl std::slice::SliceIndex<[Logged<R>], Output = [Logged<R>]>,
    ) -> bool {
        let steps = self.log.get(steps).unwrap_or_default();
        steps.iter().any(|logged| matches!(logged.step, Step::Roll(_)))
    }

    /// Returns what a text of the first `steps` steps says of the source of throws: the seed, with
    /// the number of steps that came before it, or that the throws are given. What others get of a
    /// game that still goes on does not hold the seed: they could read in it what will fall.
    fn source(&self, steps: usize, audience: Audience) -> Option<(Dice, usize)> {
        // A lot that is still to be drawn needs its source, too.
        let chance = || matches!(self.turn(), Turn::Chance { .. });
        let needed = audience == Audience::Save || self.kind.facts().dice || self.rolled(..steps);
        let needed = needed || chance();
        let before = self.steps_before_seed.min(steps);
        let said = match (self.setup.dice, audience) {
            (Dice::Withheld, _) => false,
            // Give the seed out only with a finished game: a reader who goes on from an earlier
            // step must not know the throws.
            (Dice::Seed(_), Audience::Others) => {
                self.is_over() && steps == self.now && self.rolled(before..steps)
            }
            _ => needed,
        };
        said.then_some((self.setup.dice, before))
    }

    /// Returns the number of moves that stand: throws, lots and agreements left out.
    pub fn moves(&self) -> usize {
        let standing = &self.log[..self.now];
        standing.iter().filter(|logged| matches!(logged.step, Step::Move(_))).count()
    }

    /// Returns the number of turns that are over: a turn is what a seat does before another is to
    /// act.
    pub fn turns(&self) -> usize {
        let mut seats: Vec<Seat> =
            self.log[..self.now].iter().filter_map(|logged| logged.by).collect();
        seats.dedup();
        let running = seats.last().is_some_and(|&seat| self.actor() == Some(seat));
        seats.len() - usize::from(running)
    }

    // ---- undo

    /// Returns the seat that is to act, if one is.
    pub fn actor(&self) -> Option<Seat> {
        match self.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance { by } => by,
            Turn::Over(_) => None,
        }
    }

    /// Goes to where the record stood after `to` steps: what lies between is undone, or taken
    /// again. Nothing changes where there are fewer steps than `to`.
    ///
    /// ```
    /// use palamede_games::MakYek;
    /// use palamede_record::Record;
    /// use palamede_rules::Kind;
    ///
    /// let text = "Palamède record 1; game: mak-yek; moves: 1. a3-a5 b6-b4 2. c3-c4";
    /// let mut record = Record::<MakYek>::read(Kind::of(), text).expect("a record");
    /// record.go_to(1);
    /// assert_eq!((record.len(), record.all()), (1, 3));
    /// record.go_to(4);
    /// assert_eq!(record.len(), 1);
    /// ```
    pub fn go_to(&mut self, to: usize) {
        if let Some((line, rng)) = self.replayed(to) {
            (self.line, self.rng, self.now) = (line, rng, to);
        }
    }

    fn replayed(&self, to: usize) -> Option<(Line<R>, Generator)> {
        let (mut line, mut rng) = (self.first.clone(), self.setup.dice.generator());
        for (at, logged) in self.log.get(..to)?.iter().enumerate() {
            if matches!(logged.step, Step::Roll(_)) && at >= self.steps_before_seed {
                let _ = line.state().throw(&mut rng);
            }
            line.advance(&logged.step, &mut Silent);
        }
        Some((line, rng))
    }
}
