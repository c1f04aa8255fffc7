//! A game's history as its rules need it: what ends a game but is not in the position.

use super::{Listener, Outcome, Progress, Reason, Rules, Seat, Seats, Step, StepOf, Turn};
use std::fmt;

/// A position with the keys since the last lasting change. Repetition, quiet limits,
/// material draws and agreements are judged here, so that the table, play-outs,
/// computers and the worker share one judgement.
///
/// ```
/// use palamede_games::MakYek;
/// use palamede_rules::{Game, Line, Notation, Options, Reason, Silent, Step, Turn};
///
/// let mut line = Line::new(MakYek::start(&Options::new(MakYek::OPTIONS)));
/// for text in ["a3-a4", "a6-a5", "a4-a3", "a5-a6"].repeat(2) {
///     let step = Step::Move(line.state().read(text)?);
///     assert!(line.check(&step).is_ok());
///     line.advance(&step, &mut Silent);
/// }
/// let Turn::Over(outcome) = line.turn() else { panic!("it stood three times") };
/// assert_eq!(outcome.reason, Reason::Repeated);
/// # Ok::<(), palamede_rules::Misread>(())
/// ```
///
/// A position may hide an army, and a key is made from the whole of it, so that neither is printed:
/// ```
/// use palamede_games::Luzhanqi;
/// use palamede_rules::{Game, Line, Options};
///
/// let line = Line::new(Luzhanqi::start(&Options::new(Luzhanqi::OPTIONS)));
/// assert_eq!(format!("{line:?}"), "Line { quiet: 0, stopped: None, .. }");
/// ```
#[derive(Clone)]
pub struct Line<R> {
    state: R,
    /// The keys of the positions since the last lasting change, the present one last.
    keys: Vec<u64>,
    seen: Sieve,
    quiet: usize,
    stopped: Option<Outcome>,
}

/// Formats the line without its position and keys, which would tell what is hidden.
impl<R> fmt::Debug for Line<R> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut line = out.debug_struct("Line");
        line.field("quiet", &self.quiet).field("stopped", &self.stopped).finish_non_exhaustive()
    }
}

/// An error returned when a step may not be taken.
///
/// ```
/// use palamede_games::MakYek;
/// use palamede_rules::{Game, Line, Notation, NotNow, Options, Seat, Seats, Step, StepError};
///
/// let line = Line::new(MakYek::start(&Options::new(MakYek::OPTIONS)));
/// let one = Step::Agree(Seats::only(Seat::FIRST));
/// assert_eq!(line.check(&one), Err(StepError::NotNow(NotNow::NotAllAgreed)));
/// let theirs = Step::Move(line.state().read("a6-a5").expect("a move"));
/// assert!(matches!(line.check(&theirs), Err(StepError::Refused(_))));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StepError<F> {
    /// The rules refuse the move.
    Refused(F),
    /// The game does not await a step of this kind now.
    NotNow(NotNow),
}

/// The reason why a step of some kind is not awaited now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotNow {
    /// The game is over.
    Over,
    /// Chance is to act first.
    ThrowFirst,
    /// A seat is to move; nothing is to be thrown.
    NothingToThrow,
    /// The throw cannot fall.
    NoSuchThrow,
    /// The seat is not in the game.
    NotInGame(Seat),
    /// The agreement is not that of all the seats still in the game.
    NotAllAgreed,
}

impl fmt::Display for NotNow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotNow::Over => f.write_str("the game is over"),
            NotNow::ThrowFirst => f.write_str("a throw comes first"),
            NotNow::NothingToThrow => f.write_str("nothing is to be thrown"),
            NotNow::NoSuchThrow => f.write_str("such a throw cannot fall"),
            NotNow::NotInGame(seat) => write!(f, "seat {} is not in the game", seat.index()),
            NotNow::NotAllAgreed => f.write_str("not all the seats have agreed"),
        }
    }
}

impl std::error::Error for NotNow {}

impl<F: fmt::Debug> fmt::Display for StepError<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StepError::Refused(why) => write!(f, "the rules refuse it: {why:?}"),
            StepError::NotNow(why) => fmt::Display::fmt(why, f),
        }
    }
}

impl<F: fmt::Debug> std::error::Error for StepError<F> {}

/// Counts keys by their low bits: never less often than a key has come, so that a
/// position that cannot have stood often enough costs no look at the others.
#[derive(Clone)]
struct Sieve([u8; Sieve::SIZE]);

impl Sieve {
    const SIZE: usize = 128;

    fn new(keys: &[u64]) -> Sieve {
        let mut sieve = Sieve([0; Sieve::SIZE]);
        for &key in keys {
            sieve.add(key);
        }
        sieve
    }

    /// Adds a key; tells how often it has come at most.
    #[inline]
    fn add(&mut self, key: u64) -> usize {
        let count = &mut self.0[key as usize % Sieve::SIZE];
        // The count saturates: no rule asks for as many repetitions.
        *count = count.saturating_add(1);
        usize::from(*count)
    }
}

/// Returns the outcome of a game that is stopped here for what the position alone does not decide
/// (dead draw, repetition, quiet plies); `stood` tells whether the position has stood so often.
/// Wins and losses of the position come first.
#[inline]
pub fn stopped<R: Rules>(
    state: &R,
    quiet: usize,
    stood: impl FnOnce(usize) -> bool,
) -> Option<Outcome> {
    let reason = if state.is_dead_draw() {
        Reason::Material
    } else if state.facts().repeats.is_some_and(stood) {
        Reason::Repeated
    } else if state.quiet_limit().is_some_and(|most| quiet >= most) {
        Reason::Quiet
    } else {
        return None;
    };
    let over = matches!(state.turn(), Turn::Over(_));
    (!over).then(|| Outcome { winners: state.winners_by(reason), reason })
}

impl<R: Rules> Line<R> {
    /// Makes a line that begins at this position.
    pub fn new(state: R) -> Line<R> {
        Line::resume(state, 0, &[])
    }

    /// Returns a line that goes on from here, after `quiet` quiet plies and these keys since the
    /// last lasting change (the present position's own left out).
    pub fn resume(state: R, quiet: usize, keys: &[u64]) -> Line<R> {
        let mut line =
            Line { keys: keys.to_vec(), seen: Sieve::new(keys), quiet, stopped: None, state };
        line.judge();
        line
    }

    /// Returns the position.
    pub fn state(&self) -> &R {
        &self.state
    }

    /// Returns the number of quiet plies since the last ply that was not quiet.
    pub fn quiet(&self) -> usize {
        self.quiet
    }

    /// Returns the keys since the last lasting change, the present position's left out: with
    /// [`quiet`](Line::quiet), what [`resume`](Line::resume) needs.
    pub fn past(&self) -> &[u64] {
        &self.keys[..self.keys.len().saturating_sub(1)]
    }

    /// Returns who is to act, or how the game has ended, history included.
    pub fn turn(&self) -> Turn {
        match self.stopped {
            Some(outcome) => Turn::Over(outcome),
            None => self.state.turn(),
        }
    }

    /// Checks whether this step may be taken now.
    ///
    /// # Errors
    /// The reason why not.
    pub fn check(&self, step: &StepOf<R>) -> Result<(), StepError<R::Refusal>> {
        let turn = self.turn();
        if let Turn::Over(_) = turn {
            return Err(StepError::NotNow(NotNow::Over));
        }
        match step {
            Step::Move(mv) => match turn {
                Turn::Seat(_) => self.state.check(mv).map_err(StepError::Refused),
                _ => Err(StepError::NotNow(NotNow::ThrowFirst)),
            },
            Step::Roll(roll) => {
                if !matches!(turn, Turn::Chance { .. }) {
                    return Err(StepError::NotNow(NotNow::NothingToThrow));
                }
                let mut possible = false;
                self.state.odds(&mut |other, weight| possible |= weight > 0 && other == *roll);
                if possible { Ok(()) } else { Err(StepError::NotNow(NotNow::NoSuchThrow)) }
            }
            Step::Resign(seat) | Step::TimeOut(seat) if !self.state.in_play().has(*seat) => {
                Err(StepError::NotNow(NotNow::NotInGame(*seat)))
            }
            Step::Resign(_) | Step::TimeOut(_) => Ok(()),
            Step::Agree(seats) if *seats != self.state.in_play() => {
                Err(StepError::NotNow(NotNow::NotAllAgreed))
            }
            Step::Agree(_) => Ok(()),
        }
    }

    /// Takes a step that [`check`](Line::check) allows. A seat that runs out of time leaves the game
    /// as if it resigned: no game has rules of its own for it, and only the reason of the end differs.
    ///
    /// ```
    /// use palamede_games::MakYek;
    /// use palamede_rules::{Game, Line, Options, Outcome, Reason, Seat, Seats, Silent, Step, Turn};
    ///
    /// let mut line = Line::new(MakYek::start(&Options::new(MakYek::OPTIONS)));
    /// line.advance(&Step::TimeOut(Seat::FIRST), &mut Silent);
    /// let winners = Seats::only(Seat::SECOND);
    /// assert_eq!(line.turn(), Turn::Over(Outcome { winners, reason: Reason::TimedOut }));
    /// ```
    pub fn advance(&mut self, step: &StepOf<R>, tell: &mut impl Listener<R::Event>) {
        let progress = match step {
            Step::Move(mv) => {
                self.state.set_quiet_plies(self.quiet);
                self.state.play(mv, tell)
            }
            Step::Roll(roll) => self.state.roll(roll, tell),
            Step::Resign(seat) | Step::TimeOut(seat) => {
                self.state.resign(*seat);
                Progress::Lasting
            }
            Step::Agree(_) => {
                let winners = self.state.winners_by(Reason::Agreed);
                self.stopped = Some(Outcome { winners, reason: Reason::Agreed });
                return;
            }
        };
        self.quiet = if progress == Progress::Quiet { self.quiet + 1 } else { 0 };
        if progress == Progress::Lasting {
            self.keys.clear();
            self.seen = Sieve::new(&[]);
        }
        self.judge();
        if let (Step::TimeOut(_), Turn::Over(outcome)) = (step, self.turn())
            && outcome.reason == Reason::Resigned
        {
            self.stopped = Some(Outcome { reason: Reason::TimedOut, ..outcome });
        }
    }

    /// Adds the present position to the history and judges what the position alone
    /// does not decide.
    #[inline]
    fn judge(&mut self) {
        let key = self.state.key();
        self.keys.push(key);
        let at_most = self.seen.add(key);
        let again = |most| at_most >= most && self.stood(key) >= most;
        self.stopped = stopped(&self.state, self.quiet, again);
    }

    /// Returns the number of times that the position with this key has stood, the present one
    /// included.
    #[inline]
    fn stood(&self, key: u64) -> usize {
        self.keys.iter().filter(|&&k| k == key).count()
    }

    /// Returns the seats still in the game.
    pub fn in_play(&self) -> Seats {
        match self.turn() {
            Turn::Over(_) => Seats::NONE,
            _ => self.state.in_play(),
        }
    }
}
