//! Views, and the clicks that enter a move.

use super::{Rules, Turn};
use palamede_scene::{Aid, Control, Scene, Target};
use std::fmt::Debug;

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
