//! A game in progress, written once for all games: history, undo, chance, offers,
//! who is at the screen, and the ways out of it.
//!
//! A table's full position never leaves this layer but through [`Table::save`]:
//! screens ask for the view of the eye that is at the screen.

mod link;
mod look;
mod memo;
mod picker;
mod record;
mod save;
mod sheet;

pub use link::LinkError;
pub use picker::{Next, Picked, Picker};
pub use record::{MOST_STEPS, MOST_TEXT, RecordError, StepFault, game_of, is_sign};
pub use save::{Brief, Extras, Player, Seating};
pub use sheet::{Broken, checksum};

use crate::rules::{
    BySeat, Eyes, Facts, Generator, Kind, Line, Misread, NotNow, Notation, Options, Play, Rules,
    Seat, Seats, Step, StepError, StepOf, Turn,
};

/// Where throws and lots come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dice {
    /// From the project's generator, started from this seed; a record's throws are
    /// verified against it.
    Seed(u64),
    /// Thrown by hand on a real table and entered.
    Given,
    /// Nobody has said: what goes out of a running game tells what fell, not what will.
    Unsaid,
}

impl Dice {
    /// The generator that throws; of no use without a seed.
    fn generator(self) -> Generator {
        Generator::new(match self {
            Dice::Seed(seed) => seed,
            Dice::Given | Dice::Unsaid => 0,
        })
    }
}

/// How a game begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The chosen options.
    pub options: Options,
    /// The position text it begins from, as [`Line::set_up`] reads it; none for the
    /// usual start.
    pub start: Option<String>,
    /// Where throws and lots come from.
    pub dice: Dice,
}

/// Whose a text of a game is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Whose {
    /// Anybody's.
    Others,
    /// The engine's, which plays with itself.
    Engine,
    /// This device's.
    Save,
}

/// A step of the log.
#[derive(Clone, Debug)]
struct Logged<R: Rules> {
    step: StepOf<R>,
    by: Option<Seat>,
    told: Vec<(Eyes, R::Event)>,
}

/// What an eye heard of a step.
#[derive(Clone, PartialEq, Debug)]
pub enum Heard<E> {
    /// An event of the game.
    Event(E),
    /// This seat gave up.
    Resigned(Seat),
    /// All seats in the game agreed to stop.
    Agreed,
}

/// What the curtain may say: who is next, and from which step on that seat has not
/// seen what happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Curtain {
    /// The seat whose turn it is to look.
    pub next: Seat,
    /// The first step of the log that it has not seen: its own last ones it has.
    pub missed_from: usize,
}

/// A draft that its seat has left, behind the curtain.
#[derive(Clone, Debug)]
struct Aside<M> {
    seat: Seat,
    /// How many steps stood.
    at: usize,
    draft: M,
}

/// What a click did.
#[derive(Clone, PartialEq, Debug)]
pub enum Clicked<R: Rules> {
    /// The selection changed; further clicks are awaited, or none.
    Selected,
    /// The clicks lead nowhere, for this reason. What was selected still is; while something
    /// is hidden an own piece is selected even if it cannot move.
    Refused(R::Refusal),
    /// The clicks enter this move. It is not made yet.
    Entered(R::Move),
}

/// What a computer player may know.
#[derive(Clone, Debug)]
pub struct Question<R: Rules> {
    /// The seat to act.
    pub seat: Seat,
    /// What it sees.
    pub view: R::View,
    /// Quiet plies since the last that was not.
    pub quiet: usize,
    /// In an open game, the keys of the positions since the last lasting change.
    pub keys: Vec<u64>,
}

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Table<R: Play> {
    kind: Kind<R>,
    /// The line before the first step.
    first: Line<R>,
    setup: Setup,
    log: Vec<Logged<R>>,
    /// How many steps of the log stand; those after them were undone.
    now: usize,
    line: Line<R>,
    rng: Generator,
    /// How many of the first steps were taken before the seed was drawn: it does not give
    /// their throws.
    unseeded: usize,
    offers: Seats,
    computers: Seats,
    screen: Option<Seat>,
    /// Whether everything is shown, secrets too.
    open: bool,
    looked: BySeat<usize>,
    picker: Picker<R>,
    draft: Option<R::Move>,
    /// From which first drafts are drawn; no record or link has it.
    lots: u64,
    aside: Option<Aside<R::Move>>,
    /// Whether the screen shows no more than anybody may know, whoever is at it.
    covered: bool,
    /// Through whose eye an ended game is looked at; none for everything.
    through: Option<Seat>,
    memos: memo::Memos,
}

impl<R: Notation> Table<R> {
    /// A table before the first step. `computers` are the seats that nobody sits at.
    ///
    /// # Errors
    /// Where the start's position text is wrong.
    pub fn new(setup: Setup, computers: Seats) -> Result<Table<R>, Misread> {
        let mut table = Table::begin(Kind::of(), setup)?;
        table.set_computers(computers);
        Ok(table)
    }
}

impl<R: Play> Table<R> {
    /// A table of this kind of game before the first step, with people at every seat.
    ///
    /// # Errors
    /// Where the start's position text is wrong.
    pub fn begin(kind: Kind<R>, setup: Setup) -> Result<Table<R>, Misread> {
        let mut setup = setup;
        // Records say what was in force, whatever was chosen beside it.
        setup.options = setup.options.in_force(kind.facts.bounds);
        let first = kind.open(&setup.options, setup.start.as_deref())?;
        // One line with single spaces, as records and links carry it.
        setup.start = setup.start.map(|text| text.split_whitespace().collect::<Vec<_>>().join(" "));
        let mut table = Table {
            kind,
            line: first.clone(),
            first,
            log: Vec::new(),
            now: 0,
            rng: setup.dice.generator(),
            unseeded: 0,
            setup,
            offers: Seats::NONE,
            computers: Seats::NONE,
            screen: None,
            open: false,
            looked: BySeat::default(),
            picker: Picker::default(),
            draft: None,
            lots: 0,
            aside: None,
            covered: false,
            through: None,
            memos: BySeat::default(),
        };
        table.arrive();
        Ok(table)
    }

    /// What is known of the game before there is a position of it.
    pub fn facts(&self) -> &'static Facts {
        self.kind.facts
    }

    /// How the game began.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Who is to act, or how the game ended.
    pub fn turn(&self) -> Turn {
        self.line.turn()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.turn(), Turn::Over(_))
    }

    /// How many quiet plies have passed since the last that was not.
    pub fn quiet(&self) -> usize {
        self.line.quiet()
    }

    /// How many plies without a lasting change end this game.
    pub fn quiet_limit(&self) -> Option<usize> {
        self.line.state().quiet_limit()
    }

    /// The seats still in the game; none when it is over.
    pub fn living(&self) -> Seats {
        self.line.living()
    }

    /// How many steps stand.
    pub fn len(&self) -> usize {
        self.now
    }

    /// Whether no step has been taken.
    pub fn is_empty(&self) -> bool {
        self.now == 0
    }

    /// The seats that the computer plays.
    pub fn computers(&self) -> Seats {
        self.computers
    }

    /// Gives seats to the computer, or back to people.
    pub fn set_computers(&mut self, computers: Seats) {
        self.computers = computers;
        self.arrive();
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
        self.arrive();
        Ok(())
    }

    /// Whether the seed gives this throw now.
    fn falls(&mut self, roll: &R::Roll) -> bool {
        let fallen = self.line.state().throw(&mut self.rng);
        matches!(self.setup.dice, Dice::Seed(_)) && fallen.as_ref() == Some(roll)
    }

    /// Adds a checked step to those of the log that stand.
    fn push(&mut self, step: StepOf<R>) {
        self.log.truncate(self.now);
        self.unseeded = self.unseeded.min(self.now);
        let by = match (self.line.turn(), &step) {
            (_, Step::Resign(seat)) => Some(*seat),
            (Turn::Seat(seat), Step::Move(_)) => Some(seat),
            (Turn::Chance { by }, Step::Roll(_)) => by,
            _ => None,
        };
        let mut told = Vec::new();
        self.line.advance(&step, &mut told);
        self.log.push(Logged { step, by, told });
        self.now = self.log.len();
    }

    /// Throws, or draws the lot, with the table's own generator.
    ///
    /// # Errors
    /// When nothing is to be thrown, or the dice are thrown by hand.
    pub fn throw(&mut self) -> Result<(), NotNow> {
        let Dice::Seed(_) = self.setup.dice else { return Err(NotNow::NothingToThrow) };
        let Turn::Chance { .. } = self.turn() else { return Err(NotNow::NothingToThrow) };
        let roll = self.line.state().throw(&mut self.rng).ok_or(NotNow::NothingToThrow)?;
        self.push(Step::Roll(roll));
        self.arrive();
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
        let by_hand = self.setup.dice == Dice::Given && (self.kind.facts.dice || self.rolled(0..));
        if !by_hand && !matches!(self.setup.dice, Dice::Seed(_)) {
            self.setup.dice = Dice::Seed(seed);
            self.rng = Generator::new(seed);
            self.unseeded = self.log.len();
        }
        self.draw_lots();
    }

    /// Whether something was thrown or drawn in these steps of the log.
    fn rolled(
        &self,
        steps: impl std::slice::SliceIndex<[Logged<R>], Output = [Logged<R>]>,
    ) -> bool {
        let steps = self.log.get(steps).unwrap_or_default();
        steps.iter().any(|logged| matches!(logged.step, Step::Roll(_)))
    }

    /// What a text of the first `steps` steps says of where throws come from: the seed, with
    /// how many steps came before it, or that they are given. What others get of a game
    /// that still goes on does not hold the seed: they could read in it what will fall.
    fn source(&self, steps: usize, whose: Whose) -> Option<(Dice, usize)> {
        // A lot that is still to be drawn needs its source, too.
        let chance = || matches!(self.turn(), Turn::Chance { .. });
        let needed = whose == Whose::Save || self.kind.facts.dice || self.rolled(..steps);
        let needed = needed || chance();
        let before = self.unseeded.min(steps);
        let said = match (self.setup.dice, whose) {
            (Dice::Unsaid, _) => false,
            (Dice::Seed(_), Whose::Others) => self.is_over() && self.rolled(before..steps),
            _ => needed,
        };
        said.then_some((self.setup.dice, before))
    }

    /// How many moves stand: throws, lots and agreements left out.
    pub fn moves(&self) -> usize {
        let standing = &self.log[..self.now];
        standing.iter().filter(|logged| matches!(logged.step, Step::Move(_))).count()
    }

    /// How many turns are over: a turn is what a seat does before another is to act.
    pub fn turns(&self) -> usize {
        let mut seats: Vec<Seat> =
            self.log[..self.now].iter().filter_map(|logged| logged.by).collect();
        seats.dedup();
        let running = seats.last().is_some_and(|&seat| self.actor() == Some(seat));
        seats.len() - usize::from(running)
    }

    /// Whether computers play among themselves, and so long that they agree to stop.
    pub fn is_too_long(&self) -> bool {
        let alone = !self.is_over() && self.living().iter().all(|seat| self.computers.has(seat));
        alone && self.kind.facts.patience.is_some_and(|most| self.turns() >= most)
    }

    /// The seats that have proposed to stop.
    pub fn offers(&self) -> Seats {
        self.offers
    }

    /// `seat` proposes to stop, or accepts; when all seats in the game have, the game
    /// ends. Seats of the computer are asked by nobody: `who` speaks for them.
    ///
    /// # Errors
    /// When the seat is not in the game.
    pub fn agree(&mut self, who: Seats) -> Result<(), StepError<R::Refusal>> {
        if let Some(seat) = who.iter().find(|&seat| !self.living().has(seat)) {
            return Err(StepError::NotNow(NotNow::NotInGame(seat)));
        }
        self.offers = who.iter().fold(self.offers, Seats::with);
        if self.offers == self.living() { self.take(Step::Agree(self.offers)) } else { Ok(()) }
    }

    /// Takes back, or turns down, the proposal to stop.
    pub fn decline(&mut self) {
        self.offers = Seats::NONE;
    }

    // ---- undo

    /// The log length that undo would go back to.
    ///
    /// Open games without dice: the step before; against a computer, the last decision
    /// of a person. With dice: what a person did since the last throw, until the next.
    /// With secrets: never.
    fn undo_to(&self) -> Option<usize> {
        let last = self.now.checked_sub(1)?;
        let throw = |at: usize| matches!(self.log[at].step, Step::Roll(_));
        if self.kind.facts.secrets || throw(last) {
            return None;
        }
        if self.kind.facts.dice {
            let own = self.log[last].by.is_some_and(|seat| !self.computers.has(seat));
            return (own && !self.is_over()).then_some(last);
        }
        if self.computers.is_empty() {
            return Some(last);
        }
        (0..=last)
            .rev()
            .take_while(|&at| !throw(at))
            .find(|&at| self.log[at].by.is_none_or(|seat| !self.computers.has(seat)))
    }

    fn actor(&self) -> Option<Seat> {
        match self.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance { by } => by,
            Turn::Over(_) => None,
        }
    }

    /// Whether a step can be undone.
    pub fn can_undo(&self) -> bool {
        self.undo_to().is_some()
    }

    /// Undoes as the law of undo says; tells whether anything was undone.
    pub fn undo(&mut self) -> bool {
        let Some(to) = self.undo_to() else { return false };
        self.go_to(to);
        true
    }

    /// Takes the last step back, whatever it was: for the engine protocol only.
    pub fn take_back(&mut self) -> bool {
        let Some(to) = self.now.checked_sub(1) else { return false };
        self.go_to(to);
        true
    }

    /// Whether an undone step can be taken again.
    pub fn can_redo(&self) -> bool {
        self.now < self.log.len()
    }

    /// Takes undone steps again, up to where a person decides.
    pub fn redo(&mut self) -> bool {
        if !self.can_redo() {
            return false;
        }
        let mut to = self.now + 1;
        while to < self.log.len() && self.log[to].by.is_some_and(|seat| self.computers.has(seat)) {
            to += 1;
        }
        self.go_to(to);
        true
    }

    /// Stands at log length `to`, computed again from the start.
    fn go_to(&mut self, to: usize) {
        if let Some((line, rng)) = self.replayed(to) {
            (self.line, self.rng, self.now) = (line, rng, to);
            self.arrive();
        }
    }

    fn replayed(&self, to: usize) -> Option<(Line<R>, Generator)> {
        let (mut line, mut rng) = (self.first.clone(), self.setup.dice.generator());
        for (at, logged) in self.log.get(..to)?.iter().enumerate() {
            if matches!(logged.step, Step::Roll(_)) && at >= self.unseeded {
                let _ = line.state().throw(&mut rng);
            }
            line.advance(&logged.step, &mut crate::rules::Silent);
        }
        Some((line, rng))
    }

    /// The position, secrets included, and its history: for the engine protocol only,
    /// which shows, counts and plays out whole positions.
    pub fn line(&self) -> &Line<R> {
        &self.line
    }
}
