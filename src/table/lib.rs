//! The table: who is at the screen of a game, with seats, curtain, clicks, drafts, memos, and
//! what each eye is let see.
//!
//! A table has a [`Record`], whose plain facts it shows as they are; what not everybody may
//! know of it passes through the eye that is at the screen.
//!
//! # Playing by clicks
//! ```
//! use palamede_games::MakYek;
//! use palamede_rules::Step;
//! use palamede_scene::Target;
//! use palamede_table::{Clicked, Table};
//!
//! let text = "Palamède record 1; game: mak-yek; moves:";
//! let mut table = Table::<MakYek>::from_record(text).expect("a record");
//! let site = |name: &str| {
//!     let sites = &table.scene().board.sites;
//!     Target::Site(sites.iter().position(|site| site.name == name).expect("a site"))
//! };
//! let (from, to) = (site("a3"), site("a5"));
//! assert_eq!(table.click(from), Clicked::SelectionChanged);
//! let Clicked::Entered(mv) = table.click(to) else { panic!("a move") };
//! table.take(Step::Move(mv)).expect("a legal move");
//! assert_eq!(table.len(), 1);
//! ```
//!
//! # Passing the screen on
//! While one player lays out an army nobody else may look, so that the curtain falls between them.
//! (`clippy.toml` of this repository lets only the code behind the curtain call [`Table::sit`], which
//! shows a seat's secrets. A program of yours may call it.)
//! ```
//! use palamede_games::Luzhanqi;
//! use palamede_rules::{Seat, Step};
//! use palamede_table::Table;
//!
//! let text = "Palamède record 1; game: luzhanqi; moves:";
//! let mut table = Table::<Luzhanqi>::from_record(text).expect("a record");
//! assert_eq!(table.curtain().map(|curtain| curtain.next), Some(Seat::FIRST));
//! table.sit(Seat::FIRST);
//! let army = *table.draft().expect("an army is proposed");
//! table.take(Step::Move(army)).expect("a legal army");
//! assert!(table.is_drawn());
//! assert_eq!(table.curtain().map(|curtain| curtain.next), Some(Seat::SECOND));
//! ```
//!
//! # Keeping a game
//! (The same lint holds [`Table::resume`] and [`Table::read_save`]: a second table of a running game
//! could be resigned, which shows every army.)
//! ```
//! use palamede_games::Sahkku;
//! use palamede_table::{Extras, Memory, SealedStore, Table};
//!
//! let text = "Palamède record 1; game: sahkku; moves: roll:south";
//! let table = Table::<Sahkku>::from_record(text).expect("a record");
//! let mut store = SealedStore::from(Box::new(Memory::default()));
//! store.set("game", &table.save(&Extras::default()));
//! let save = store.get("game").expect("it is kept");
//! let (again, _) = Table::<Sahkku>::resume(&save).expect("a save");
//! assert_eq!((again.text(), save.brief().steps), (table.text(), 1));
//! ```
//!
//! # Depending on this crate
//! No crate of this project is on crates.io. Name the address of its repository instead:
//! `palamede-table = { git = "ADDRESS" }`. Cargo finds the crate in it by its name.
//!
//! # Main types
//! - [`Table`]: a game and who is at its screen; it answers by [`Clicked`], [`Next`], [`Curtain`].
//! - [`Extras`], [`Player`], [`Seating`], [`Clock`], [`Expiry`]: what belongs to a game besides its
//!   steps.
//! - [`Sealed`], [`SealedStore`], [`Memory`], [`Brief`]: how games are kept.
//! - [`MatchScore`]: the score of several games in a row; [`Tournament`]: a round robin.
//! - [`Job`], [`Ask`], [`Answer`], [`SealedStep`]: what a computer player is asked and answers.
//! - [`Judged`], [`Why`], [`chances`]: what it thinks of a move.
//!
//! # Features
//! What an eye cannot know does not leave a table. Two features let it out, to who must have it:
//! - `carried` gives texts to what carries them, which is the browser's code alone: `Store`, by which it
//!   keeps them, and `ToThinker`, by which it posts a job to the thinker.
//! - `unsealed` opens all that is sealed, for the thinker, the engine protocol and tests.

mod clicks;
mod clock;
mod job;
mod judged;
mod look;
mod match_score;
mod memo;
mod picker;
mod plain;
mod save;
mod shown;
mod store;
mod tournament;

pub use clock::{Clock, Expiry};
#[cfg(feature = "carried")]
pub use job::ToThinker;
pub use job::{AGREE, About, Answer, Ask, Job, SealedStep};
pub use judged::{Annotation, Judged, Score, THREE_QUARTERS, THRESHOLDS, Why, chances};
pub use match_score::MatchScore;
pub use picker::{Next, Picked, Picker};
pub use save::{Brief, Extras, LEVELS, Player, Seating, read_level};
#[cfg(feature = "carried")]
pub use store::Store;
pub use store::{Memory, Sealed, SealedStore};
pub use tournament::{
    NamesFault, Pairing, PairingState, Standing, Tournament, TournamentFault, is_playable,
};

use palamede_record::{LinkError, Record, RecordError, Setup};
use palamede_rules::{
    BySeat, Eye, Kind, Misread, NotNow, Notation, Playable, Rules, Seat, Seats, Step, StepError,
    StepOf,
};
use palamede_scene::Aid;
use std::cell::RefCell;
use std::fmt;

/// The message of the curtain: who is next, and what happened that this seat has not seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Curtain {
    /// The seat whose turn it is to look.
    pub next: Seat,
    /// The steps since its own last one that it has not seen and is told of: not those in which
    /// an army was laid out, of which nothing is seen.
    pub missed: Vec<usize>,
}

/// The memos of each seat, in the order of the pieces' ids.
type Memos = BySeat<Vec<(u32, char)>>;

/// The moves that are laid out piece by piece, such as deployments.
#[cfg_attr(feature = "unsealed", derive(Clone))]
struct Drafts<M> {
    /// The draft of the seat to act.
    current: Option<M>,
    /// The number of times that a draft has changed.
    changes: u64,
    /// The number from which first drafts are drawn; no record or link has it.
    lots: u64,
    stash: Option<Stash<M>>,
}

/// A draft that its seat has left, behind the curtain.
#[derive(Clone)]
struct Stash<M> {
    seat: Seat,
    /// The number of steps that stood then.
    at: usize,
    draft: M,
}

/// The effect of a click.
#[derive(Clone, PartialEq, Debug)]
pub enum Clicked<R: Rules> {
    /// The selection changed; further clicks are awaited, or none.
    SelectionChanged,
    /// The clicks lead nowhere, for this reason. What was selected still is; while something
    /// is hidden an own piece is selected even if it cannot move.
    Refused(R::Refusal),
    /// The clicks enter this move. It is not made yet.
    Entered(R::Move),
}

/// A question to a computer player: what the seat to act may know.
#[derive(Clone)]
pub struct Question<R: Rules> {
    seat: Seat,
    view: R::View,
    quiet: usize,
    keys: Vec<u64>,
}

#[cfg(feature = "unsealed")]
impl<R: Rules> Question<R> {
    /// Returns the view of the seat to act.
    pub fn view(&self) -> &R::View {
        &self.view
    }

    /// Returns the number of quiet plies since the last ply that was not quiet, and in an open game
    /// the keys of the positions since the last lasting change.
    pub fn history(&self) -> (usize, &[u64]) {
        (self.quiet, &self.keys)
    }
}

/// Formats the question without the seat's view, which may show an army.
impl<R: Rules> fmt::Debug for Question<R> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut question = out.debug_struct("Question");
        question.field("seat", &self.seat).field("quiet", &self.quiet).finish_non_exhaustive()
    }
}

/// The person at the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum AtScreen {
    /// Nobody is there: the curtain is drawn, or computers play among themselves.
    Nobody,
    /// The player of this seat is there.
    Seat(Seat),
    /// Anybody may be there: nothing is hidden.
    Everything,
    /// Anybody may be there, and looks through the eye of this seat.
    Through(Seat),
}

/// The person at the screen, and how much that person is shown.
#[derive(Clone, Copy)]
struct Visibility {
    at: AtScreen,
    /// Whether everything is shown, secrets too: in the figures of rule pages.
    laid_open: bool,
    /// Whether the screen shows no more than anybody may know, whoever is at it.
    covered: bool,
}

/// The aids made last, cached by the number of the change and the eye that they are for.
type Helps = ((u64, Eye), Vec<Aid>);

/// A game and who is at its screen.
///
/// What the eye at the screen may not see does not pass:
/// ```
/// use palamede_games::Luzhanqi;
/// use palamede_rules::{Eye, Seat, Seen};
/// use palamede_table::Table;
///
/// let text = "Palamède record 1; game: luzhanqi; moves:";
/// let mut table = Table::<Luzhanqi>::from_record(text).expect("a record");
/// table.sit(Seat::SECOND);
/// assert_eq!(table.eye(), Eye::Seat(Seat::SECOND));
/// assert!(table.draft().is_none() && table.notated_moves().is_empty());
/// assert_eq!(table.text(), None); // no record leaves while ranks are hidden
/// ```
///
/// It is not `Clone`: a copy could be resigned, or thrown on, to learn what is hidden or what falls
/// ([`Table::trial`] makes one that does not tell that). Whoever takes up a save has a second table all
/// the same; a lint (`clippy.toml`) holds [`Table::read_save`] and [`Table::sit`] to their callers.
#[cfg_attr(feature = "unsealed", doc = "```")]
#[cfg_attr(not(feature = "unsealed"), doc = "```compile_fail,E0599")]
/// use palamede_games::Luzhanqi;
/// use palamede_table::Table;
///
/// let text = "Palamède record 1; game: luzhanqi; moves:";
/// let table = Table::<Luzhanqi>::from_record(text).expect("a record");
/// let other: Table<Luzhanqi> = table.clone();
/// ```
#[cfg_attr(feature = "unsealed", derive(Clone))]
pub struct Table<R: Playable> {
    record: Record<R>,
    /// The number of times that the record has changed.
    changes: u64,
    offers: Seats,
    computers: Seats,
    visibility: Visibility,
    looked: BySeat<usize>,
    picker: Picker<R>,
    drafts: Drafts<R::Move>,
    /// Whether the only piece that can move is selected before anybody clicks.
    leads: bool,
    memos: Memos,
    helps: RefCell<Option<Helps>>,
}

/// Formats only what anybody may know, whoever is at the screen.
impl<R: Playable> fmt::Debug for Table<R> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut table = out.debug_struct("Table");
        table.field("record", &self.record).field("at", &self.visibility.at).finish_non_exhaustive()
    }
}

impl<R: Notation> Table<R> {
    /// Makes a table before the first step. `computers` are the seats that nobody sits at.
    ///
    /// ```
    /// use palamede_games::Luzhanqi;
    /// use palamede_record::{Dice, Setup};
    /// use palamede_rules::{Game, Options, Seat, Seats};
    /// use palamede_table::Table;
    ///
    /// let options = Options::new(Luzhanqi::OPTIONS);
    /// let setup = Setup { options, start: None, dice: Dice::Withheld };
    /// let computers = Seats::only(Seat::SECOND);
    /// let table = Table::<Luzhanqi>::new(setup, computers).expect("the usual start");
    /// assert_eq!(table.screen(), Some(Seat::FIRST)); // one person alone needs no curtain
    /// assert!(!table.is_drawn());
    /// ```
    ///
    /// # Errors
    /// The place in the start's position text that is wrong, and what was wanted there.
    pub fn new(setup: Setup, computers: Seats) -> Result<Table<R>, Misread> {
        let mut table = Table::begin(Kind::of(), setup)?;
        table.set_computers(computers);
        Ok(table)
    }

    /// Makes a table with the game of a record.
    ///
    /// # Errors
    /// The place where the record is wrong, and why.
    pub fn from_record(text: &str) -> Result<Table<R>, RecordError<R::Refusal>> {
        Table::read_record(Kind::of(), text)
    }

    /// Makes a table with the game of a link's query. Parameters in `others` are somebody else's
    /// (language, seating) and not read.
    ///
    /// ```
    /// use palamede_games::MakYek;
    /// use palamede_table::Table;
    ///
    /// let query = "v=1&quiet_limit=100&lang=en";
    /// let table = Table::<MakYek>::from_link(query, &["lang"]).expect("a link");
    /// assert_eq!(table.options().get("quiet_limit"), "100");
    /// assert!(table.link().ends_with("&v=1&quiet_limit=100"));
    /// ```
    ///
    /// # Errors
    /// The place where the link is wrong, and why.
    pub fn from_link(query: &str, others: &[&str]) -> Result<Table<R>, LinkError<R::Refusal>> {
        Table::read_link(Kind::of(), query, others)
    }
}

impl<R: Playable> Table<R> {
    /// Makes a table of this kind of game before the first step, with people at every seat.
    ///
    /// # Errors
    /// The place in the start's position text that is wrong, and what was wanted there.
    pub fn begin(kind: Kind<R>, setup: Setup) -> Result<Table<R>, Misread> {
        Record::begin(kind, setup).map(Table::of)
    }

    /// Makes a table before the first step at which everything is shown, secrets too: for figures.
    ///
    /// # Errors
    /// The place in the start's position text that is wrong, and what was wanted there.
    pub fn begin_laid_open(kind: Kind<R>, setup: Setup) -> Result<Table<R>, Misread> {
        let mut table = Table::begin(kind, setup)?;
        table.lay_open();
        Ok(table)
    }

    /// Returns a table with a game of this kind from a record.
    ///
    /// # Errors
    /// The place where the record is wrong, and why.
    pub fn read_record(kind: Kind<R>, text: &str) -> Result<Table<R>, RecordError<R::Refusal>> {
        Record::read(kind, text).map(Table::of)
    }

    /// Returns a table with a game of this kind from a link's query.
    ///
    /// # Errors
    /// The place where the link is wrong, and why.
    pub fn read_link(
        kind: Kind<R>,
        query: &str,
        others: &[&str],
    ) -> Result<Table<R>, LinkError<R::Refusal>> {
        Record::read_link(kind, query, others).map(Table::of)
    }

    /// Returns a table with this game, with people at every seat.
    fn of(record: Record<R>) -> Table<R> {
        let mut table = Table {
            record,
            changes: 0,
            offers: Seats::NONE,
            computers: Seats::NONE,
            visibility: Visibility { at: AtScreen::Nobody, laid_open: false, covered: false },
            looked: BySeat::default(),
            picker: Picker::default(),
            drafts: Drafts { current: None, changes: 0, lots: 0, stash: None },
            leads: false,
            memos: BySeat::default(),
            helps: RefCell::new(None),
        };
        table.on_change();
        table
    }

    /// Sets the seats that computers play from now on; people have the others. Where one person is
    /// left, who needs no curtain, that one is at the screen if the game has not begun; once it
    /// has, only who sat there already. While something is hidden a computer that has begun plays
    /// on: nobody else may see its army.
    ///
    /// ```
    /// use palamede_games::Luzhanqi;
    /// use palamede_rules::{Seat, Seats, Step};
    /// use palamede_table::Table;
    ///
    /// let text = "Palamède record 1; game: luzhanqi; moves:";
    /// let mut table = Table::<Luzhanqi>::from_record(text).expect("a record");
    /// table.sit(Seat::FIRST);
    /// let army = *table.draft().expect("an army is proposed");
    /// table.take(Step::Move(army)).expect("a legal army");
    /// table.set_computers(Seats::only(Seat::SECOND));
    /// assert!(table.screen().is_none() && table.is_drawn()); // the first has left the screen
    ///
    /// table.set_computers(Seats::NONE);
    /// table.sit(Seat::SECOND); // which a computer plays
    /// assert!(table.screen().is_none());
    /// ```
    pub fn set_computers(&mut self, computers: Seats) {
        let stay = self.computers.iter().filter(|_| self.hides() && !self.is_empty());
        self.computers = stay.fold(computers, Seats::with);
        self.on_change();
    }

    // ---- steps

    /// Takes a step: [`Record::take`].
    ///
    /// # Errors
    /// The reason why it may not be taken; nothing has changed then.
    pub fn take(&mut self, step: StepOf<R>) -> Result<(), StepError<R::Refusal>> {
        self.record.take(step)?;
        self.on_change();
        Ok(())
    }

    /// Throws: [`Record::throw`].
    ///
    /// # Errors
    /// [`NotNow`], if nothing is to be thrown or the dice are thrown by hand.
    pub fn throw(&mut self) -> Result<(), NotNow> {
        self.record.throw()?;
        self.on_change();
        Ok(())
    }

    /// Draws the lots that no seat throws for: [`Record::draw_lots`].
    pub fn draw_lots(&mut self) {
        let before = self.len();
        self.record.draw_lots();
        if self.len() != before {
            self.on_change();
        }
    }

    /// Draws the lots of a game that comes from a text: [`Record::draw_lots_from`].
    pub fn draw_lots_from(&mut self, seed: u64) {
        self.record.draw_lots_from(seed);
        self.on_change();
    }

    /// Returns whether computers play among themselves, and so long that they agree to stop.
    pub fn is_too_long(&self) -> bool {
        let alone = !self.is_over() && self.in_play().iter().all(|seat| self.computers.has(seat));
        alone && self.facts().patience.is_some_and(|most| self.turns() >= most)
    }

    /// Returns the seats that have proposed to stop.
    pub fn offers(&self) -> Seats {
        self.offers
    }

    /// Lets `seat` propose to stop, or accept; when all seats in the game have, the game ends.
    /// Seats of the computer are asked by nobody: `who` speaks for them.
    ///
    /// ```
    /// use palamede_games::MakYek;
    /// use palamede_rules::{Seat, Seats};
    /// use palamede_table::Table;
    ///
    /// let text = "Palamède record 1; game: mak-yek; moves: 1. a3-a5";
    /// let mut table = Table::<MakYek>::from_record(text).expect("a record");
    /// table.agree(Seats::only(Seat::FIRST)).expect("a seat in the game");
    /// assert!(!table.is_over() && table.offers().has(Seat::FIRST));
    /// table.agree(Seats::only(Seat::SECOND)).expect("a seat in the game");
    /// assert!(table.is_over());
    /// ```
    ///
    /// # Errors
    /// [`NotNow::NotInGame`], for the first seat that is not in the game.
    pub fn agree(&mut self, who: Seats) -> Result<(), StepError<R::Refusal>> {
        if let Some(seat) = who.iter().find(|&seat| !self.in_play().has(seat)) {
            return Err(StepError::NotNow(NotNow::NotInGame(seat)));
        }
        self.offers = who.iter().fold(self.offers, Seats::with);
        if self.offers == self.in_play() { self.take(Step::Agree(self.offers)) } else { Ok(()) }
    }

    /// Takes back, or turns down, the proposal to stop.
    pub fn decline(&mut self) {
        self.offers = Seats::NONE;
    }

    // ---- undo

    /// Returns the log length that undo would go back to.
    ///
    /// Open games without dice: the step before; against a computer, the last decision
    /// of a person. With dice: what a person did since the last throw, until the next.
    /// With secrets: never.
    pub fn undo_to(&self) -> Option<usize> {
        let last = self.len().checked_sub(1)?;
        if self.facts().secrets || self.is_roll(last) {
            return None;
        }
        if self.facts().dice {
            let own = self.by(last).is_some_and(|seat| !self.computers.has(seat));
            return (own && !self.is_over()).then_some(last);
        }
        if self.computers.is_empty() {
            return Some(last);
        }
        (0..=last)
            .rev()
            .take_while(|&at| !self.is_roll(at))
            .find(|&at| self.by(at).is_none_or(|seat| !self.computers.has(seat)))
    }

    /// Returns whether a step can be undone.
    pub fn can_undo(&self) -> bool {
        self.undo_to().is_some()
    }

    /// Undoes the last step, or all since the last decision of a person: see
    /// [`undo_to`](Table::undo_to). Returns whether anything was undone.
    ///
    /// ```
    /// use palamede_games::MakYek;
    /// use palamede_rules::{Seat, Seats};
    /// use palamede_table::Table;
    ///
    /// let text = "Palamède record 1; game: mak-yek; moves: 1. a3-a5 b6-b4";
    /// let mut table = Table::<MakYek>::from_record(text).expect("a record");
    /// table.set_computers(Seats::only(Seat::SECOND));
    /// assert!(table.undo()); // the computer's answer, and the move before it
    /// assert_eq!((table.len(), table.can_undo(), table.redo()), (0, false, true));
    /// ```
    pub fn undo(&mut self) -> bool {
        let Some(to) = self.undo_to() else { return false };
        self.go_to(to);
        true
    }

    /// Takes the last step back, whatever it was: for the engine protocol only.
    #[cfg(feature = "unsealed")]
    pub fn take_back(&mut self) -> bool {
        let Some(to) = self.len().checked_sub(1) else { return false };
        self.go_to(to);
        true
    }

    /// Returns whether an undone step can be taken again.
    pub fn can_redo(&self) -> bool {
        self.len() < self.all()
    }

    /// Takes undone steps again, up to where a person decides.
    pub fn redo(&mut self) -> bool {
        if !self.can_redo() {
            return false;
        }
        let mut to = self.len() + 1;
        while to < self.all() && self.by(to).is_some_and(|seat| self.computers.has(seat)) {
            to += 1;
        }
        self.go_to(to);
        true
    }

    /// Returns a table beside this one, at which steps are tried and nothing changes here; `None`
    /// while something is hidden, as whoever gives up there would open it. While dice are still to
    /// fall it has no seed.
    ///
    /// ```
    /// use palamede_games::{Luzhanqi, Sahkku};
    /// use palamede_record::{Dice, Setup};
    /// use palamede_rules::{Game, Options, Seats};
    /// use palamede_table::Table;
    ///
    /// let text = "Palamède record 1; game: luzhanqi; moves:";
    /// let table = Table::<Luzhanqi>::from_record(text).expect("a record");
    /// assert!(table.trial().is_none());
    ///
    /// let options = Options::new(Sahkku::OPTIONS);
    /// let setup = Setup { options, start: None, dice: Dice::Seed(7) };
    /// let mut table = Table::<Sahkku>::new(setup, Seats::NONE).expect("the usual start");
    /// table.draw_lots(); // who begins
    /// let mut trial = table.trial().expect("nothing is hidden");
    /// assert_eq!(trial.len(), table.len());
    /// assert!(trial.throw().is_err() && table.throw().is_ok());
    /// ```
    pub fn trial(&self) -> Option<Table<R>> {
        if self.hides() {
            return None;
        }
        let mut record = self.record.clone();
        record.withhold_seed();
        let mut table = Table::of(record);
        (table.computers, table.leads) = (self.computers, self.leads);
        (table.visibility.laid_open, table.drafts.lots) =
            (self.visibility.laid_open, self.drafts.lots);
        table.on_change();
        Some(table)
    }

    /// Returns a [`trial`](Table::trial) at which a variation is the game: [`Record::follow`].
    pub fn following(&self, variation: usize) -> Option<Table<R>> {
        let mut table = self.trial()?;
        table.record.follow(variation);
        table.on_change();
        Some(table)
    }

    /// Stands at log length `to`.
    fn go_to(&mut self, to: usize) {
        self.record.go_to(to);
        self.on_change();
    }
}
