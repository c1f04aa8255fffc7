//! The smallest things that change a game, and what they leave behind.

use super::{Eyes, Seat, Seats};
use palamede_scene::Word;

/// The smallest thing that changes a game. `M` is a game's move, `L` its roll.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step<M, L> {
    /// The seat to act moves.
    Move(M),
    /// Chance decides: a throw, a lot, a deal.
    Roll(L),
    /// A seat resigns.
    Resign(Seat),
    /// A seat runs out of time, and leaves the game as if it resigned.
    TimeOut(Seat),
    /// All the seats that are still in the game agree to stop.
    Agree(Seats),
}

/// The turn in a game: who is to act, or how the game has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// A seat is to move.
    Seat(Seat),
    /// Chance is to decide; `by` is the seat that throws, none for a lot.
    Chance {
        /// The seat whose throw it is.
        by: Option<Seat>,
    },
    /// The game has ended.
    Over(Outcome),
}

/// The outcome of a game that has ended: the winners, and the reason for its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The seats that have won; nobody, when it is a draw.
    pub winners: Seats,
    /// The reason why the game ended.
    pub reason: Reason,
}

/// The reason why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// A side has lost all its pieces.
    Captured,
    /// The seat to move has no legal move.
    NoMove,
    /// A seat gave up.
    Resigned,
    /// A seat ran out of time.
    TimedOut,
    /// The position stood for the last time that the rules allow.
    Repeated,
    /// Too many quiet plies have passed.
    Quiet,
    /// Too few pieces are left for anybody to win.
    Material,
    /// The seats agreed to stop.
    Agreed,
    /// A reason of the game's own, by the word its sentences use.
    Own(Word),
}

impl Reason {
    /// Returns the reason's name in the engine protocol; `own` is the game's
    /// [`Notation::ending_name`](super::Notation::ending_name).
    ///
    /// ```
    /// use palamede_games::MakYek;
    /// use palamede_rules::{Notation, Reason};
    ///
    /// assert_eq!(Reason::NoMove.name(MakYek::ending_name), "no-move");
    /// ```
    pub fn name(self, own: fn(Word) -> &'static str) -> &'static str {
        match self {
            Reason::Captured => "captured",
            Reason::NoMove => "no-move",
            Reason::Resigned => "resigned",
            Reason::TimedOut => "timed-out",
            Reason::Repeated => "repeated",
            Reason::Quiet => "quiet",
            Reason::Material => "material",
            Reason::Agreed => "agreed",
            Reason::Own(ending) => own(ending),
        }
    }
}

/// The effect of a step on repetition and quiet counts: whether it can be taken back on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// The position before may come again: repetition and quiet counts go on.
    Quiet,
    /// The position before may come again, but the step is not a quiet one (a man's step
    /// aside): only the quiet count begins anew.
    Stirring,
    /// The position before cannot come again (a capture, a man's advance): the counts begin anew.
    Lasting,
}

/// A receiver of a game's events: gets each event with the set of eyes that it is for.
///
/// ```
/// use palamede_games::Luzhanqi;
/// use palamede_rules::{Eye, Game, Options, Rules};
///
/// let mut position = Luzhanqi::start(&Options::new(Luzhanqi::OPTIONS));
/// let army = position.list().remove(0);
/// let mut told = Vec::new();
/// position.play(&army, &mut told);
/// // Each eye hears one event; nobody else hears what the owner does.
/// assert_eq!(told.iter().filter(|(eyes, _)| eyes.has(Eye::Public)).count(), 1);
/// assert!(told.len() > 1);
/// ```
pub trait Listener<E> {
    /// Tells an event to `eyes`; the event is only made if somebody listens.
    fn tell(&mut self, eyes: Eyes, event: impl FnOnce() -> E);
}

/// A listener that hears nothing and costs nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Listener<E> for Silent {
    #[inline]
    fn tell(&mut self, _: Eyes, _: impl FnOnce() -> E) {}
}

impl<E> Listener<E> for Vec<(Eyes, E)> {
    fn tell(&mut self, eyes: Eyes, event: impl FnOnce() -> E) {
        self.push((eyes, event()));
    }
}

/// The trace of an event on the board for those who heard it: the marks of the last
/// move and the motion that leads to them are both drawn from it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Trace {
    /// The sites a piece went through, its origin first, its destination last: one alone where it came
    /// from beside the board.
    pub path: Vec<usize>,
    /// The piece that went there, where others stand on its destination, too.
    pub piece: Option<u32>,
    /// The pieces that fell: their site and look, in the order of capture. One that fell as
    /// it attacked is at its origin.
    pub taken: Vec<(usize, palamede_scene::Look)>,
    /// The rows of pieces that the step completed, each its sites from one end to the other.
    pub rows: Vec<Vec<usize>>,
    /// The looks of both pieces where one attacked another, the attacker first. The ones that fell
    /// are in `taken`.
    pub met: Option<[palamede_scene::Look; 2]>,
    /// Whether sticks or dice were thrown.
    pub thrown: bool,
    /// The dice as they lie after it, where the position has forgotten them.
    pub dice: Vec<palamede_scene::Control>,
}

/// An event of a game: its notation, and its trace on the board.
///
/// ```
/// use palamede_games::MakYek;
/// use palamede_rules::{Game, GameEvent, Notation, Options, Rules};
///
/// let mut position = MakYek::start(&Options::new(MakYek::OPTIONS));
/// let (mv, mut told) = (position.read("a3-a5").expect("a move"), Vec::new());
/// position.play(&mv, &mut told);
/// let (_, event) = &told[0];
/// assert_eq!(event.notation(), "a3-a5");
/// assert_eq!(event.trace().path.len(), 2); // origin and destination
/// ```
pub trait GameEvent: Clone + std::fmt::Debug + 'static {
    /// Returns the event as the move list writes it, in the game's notation; empty where it is told
    /// in a sentence only.
    fn notation(&self) -> String;
    /// Returns the trace that the event leaves on the board.
    fn trace(&self) -> Trace;
}
