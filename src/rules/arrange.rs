//! Positions that are set up by hand: what stands where, whose turn it is, and why it cannot be so.

use super::{Notation, Options, Seat};
use palamede_scene::{Look, Word};

/// A kind of piece that can be put on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PieceKind {
    /// The look of one such piece.
    pub look: Look,
    /// The seat that owns it; none where nobody does.
    pub seat: Option<Seat>,
    /// The word for it, as the game's sentences know it.
    pub word: Word,
    /// The most pieces of this kind that one site holds.
    pub room: usize,
    /// Whether other kinds may stand on the same site.
    pub shares: bool,
    /// Whether there is one piece on the board of all the kinds of which this is true.
    pub only: bool,
}

impl PieceKind {
    /// Makes a kind of which one piece fills a site.
    pub fn new(look: Look, seat: Seat, word: Word) -> PieceKind {
        PieceKind { look, seat: Some(seat), word, room: 1, shares: false, only: false }
    }
}

/// A number that belongs to a position besides what stands on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count {
    /// The thing that is counted.
    pub of: Counted,
    /// The highest value.
    pub most: u8,
}

/// The meaning of a [`Count`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// The men that a seat has yet to place.
    Hand(Seat),
    /// The flights that are left.
    Flights,
}

/// A position taken apart.
///
/// ```
/// use palamede_games::MakYek;
/// use palamede_rules::{Arrange, Game, Options, Seat};
///
/// let options = Options::new(MakYek::OPTIONS);
/// let mut layout = MakYek::first_layout(&options);
/// layout.men.retain(|&(site, _)| matches!(site, 0 | 1 | 63));
/// layout.seat = Seat::SECOND;
/// assert_eq!(MakYek::compose(&options, &layout), Ok("7r/8/8/8/8/8/8/RR6 b".to_owned()));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Layout {
    /// The pieces: the site of each, and the number of its kind in [`Arrange::kinds`].
    pub men: Vec<(usize, usize)>,
    /// The values of [`Arrange::counts`].
    pub counts: Vec<u8>,
    /// The seat that is to act.
    pub seat: Seat,
    /// The rest of the position text, as a throw that is being played: it holds until something is
    /// changed.
    pub rest: String,
}

impl Layout {
    /// Returns the number of pieces of a seat.
    pub fn pieces_of(&self, seat: Seat, kinds: &[PieceKind]) -> usize {
        let of = |kind: usize| kinds.get(kind).is_some_and(|kind| kind.seat == Some(seat));
        self.men.iter().filter(|(_, kind)| of(*kind)).count()
    }

    /// Returns a count; 0 where there is no such count.
    pub fn count(&self, at: usize) -> u8 {
        self.counts.get(at).copied().unwrap_or(0)
    }

    /// Puts a piece of a kind on a site: what may not stand beside it goes. Where the site is full
    /// of the kind they all go, so that the same press puts a piece there and takes it away.
    ///
    /// ```
    /// use palamede_games::TurkishDraughts;
    /// use palamede_rules::{Arrange, Game, Layout, Options};
    ///
    /// let kinds = TurkishDraughts::kinds(&Options::new(TurkishDraughts::OPTIONS));
    /// let mut layout = Layout::default();
    /// layout.put(8, 0, &kinds);
    /// layout.put(8, 1, &kinds);
    /// assert_eq!(layout.men, [(8, 1)]);
    /// layout.put(8, 1, &kinds);
    /// assert!(layout.men.is_empty());
    /// ```
    pub fn put(&mut self, site: usize, kind: usize, kinds: &[PieceKind]) {
        let Some(put) = kinds.get(kind) else { return };
        self.rest.clear();
        let there = self.men.iter().filter(|man| **man == (site, kind)).count();
        if there >= put.room {
            self.men.retain(|man| *man != (site, kind));
            return;
        }
        let is = |of: usize, is: fn(&PieceKind) -> bool| kinds.get(of).is_some_and(is);
        self.men.retain(|&(at, of)| {
            let stays = at != site || put.shares && is(of, |kind| kind.shares);
            stays && !(put.only && is(of, |kind| kind.only))
        });
        self.men.push((site, kind));
        in_order(&mut self.men);
    }

    /// Takes the uppermost piece of a site away; returns whether there was one.
    pub fn remove(&mut self, site: usize) -> bool {
        let found = self.men.iter().rposition(|&(at, _)| at == site);
        if let Some(at) = found {
            self.rest.clear();
            self.men.remove(at);
        }
        found.is_some()
    }

    /// Moves the uppermost piece of a site to another one. What stands there and may not stand
    /// beside it comes back in exchange.
    pub fn shift(&mut self, from: usize, to: usize, kinds: &[PieceKind]) {
        let Some(at) = self.men.iter().rposition(|&(at, _)| at == from) else { return };
        if from == to {
            return;
        }
        self.rest.clear();
        let (_, kind) = self.men.remove(at);
        let shares = |kind: usize| kinds.get(kind).is_some_and(|kind| kind.shares);
        for man in &mut self.men {
            if man.0 == to && !(shares(kind) && shares(man.1)) {
                man.0 = from;
            }
        }
        self.men.push((to, kind));
        in_order(&mut self.men);
    }
}

/// Puts the men of a [`Layout`] in its order. (They are few: a sort of the standard library weighs more
/// than all else that is done with a layout.)
///
/// ```
/// use palamede_rules::in_order;
///
/// let mut men = vec![(7, 0), (3, 1), (3, 0)];
/// in_order(&mut men);
/// assert_eq!(men, [(3, 0), (3, 1), (7, 0)]);
/// ```
pub fn in_order(men: &mut [(usize, usize)]) {
    for end in 1..men.len() {
        let mut at = end;
        while at > 0 && men[at] < men[at - 1] {
            men.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// The reason why a layout is no position of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LayoutFault<F> {
    /// A seat has no piece.
    NoPiece(Seat),
    /// A seat has more pieces than this.
    TooMany {
        /// The seat.
        seat: Seat,
        /// The most that it can have.
        most: usize,
    },
    /// The piece that there must be is missing: the number of its kind.
    Missing(usize),
    /// A piece stands where it cannot.
    Place {
        /// The site.
        site: usize,
        /// The number of the piece's kind.
        kind: usize,
    },
    /// Pieces stand together that cannot.
    Together(usize),
    /// The pieces that a seat has not moved yet leave a gap between them.
    Gap(Seat),
    /// The game's own reason, as that for which it would refuse a move.
    Own(F),
}

impl<F> LayoutFault<F> {
    /// Returns the fault with the reason of the game's own, if it is that, in another form.
    ///
    /// ```
    /// use palamede_rules::LayoutFault;
    ///
    /// assert_eq!(LayoutFault::Own(2).map(|why| why + 1), LayoutFault::Own(3));
    /// assert_eq!(LayoutFault::Together(5).map(|why: u8| why), LayoutFault::Together(5));
    /// ```
    pub fn map<T>(self, own: impl FnOnce(F) -> T) -> LayoutFault<T> {
        match self {
            Self::NoPiece(what) => LayoutFault::NoPiece(what),
            Self::TooMany { seat, most } => LayoutFault::TooMany { seat, most },
            Self::Missing(what) => LayoutFault::Missing(what),
            Self::Place { site, kind } => LayoutFault::Place { site, kind },
            Self::Together(what) => LayoutFault::Together(what),
            Self::Gap(what) => LayoutFault::Gap(what),
            Self::Own(why) => LayoutFault::Own(own(why)),
        }
    }
}

/// A game whose positions can be set up by hand.
///
/// Whatever [`layout`](Arrange::layout) takes apart [`compose`](Arrange::compose) puts together
/// again, and [`Notation::set_up`] reads:
/// ```
/// use palamede_games::Fanorona;
/// use palamede_rules::{Arrange, Eye, Game, Notation, Options, Rules};
///
/// let options = Options::new(Fanorona::OPTIONS);
/// let text = "9/9/p1P1p4/9/9 w";
/// let position = Fanorona::set_up(&options, text)?;
/// let layout = Fanorona::layout(&position.view(Eye::Open)).expect("an open game");
/// assert_eq!(Fanorona::compose(&options, &layout), Ok(text.to_owned()));
/// # Ok::<(), palamede_rules::Misread>(())
/// ```
pub trait Arrange: Notation {
    /// Whether the board seen in a mirror, left for right, is a board of the game.
    const MIRRORS: bool = true;
    /// Whether pieces only change places: none is put on the board or taken away.
    const FULL: bool = false;

    /// The options that the position decides itself.
    const DECIDED: &'static [&'static str] = &["first"];
    /// The option and its value under which everybody sees everything, in a game with secrets: no
    /// other positions are set up.
    const OPEN: Option<(&'static str, &'static str)> = None;

    /// Returns the kinds of pieces, those from below first where several share a site.
    fn kinds(options: &Options) -> Vec<PieceKind>;

    /// Returns the numbers that belong to a position besides its pieces.
    fn counts(options: &Options) -> Vec<Count> {
        let _ = options;
        Vec::new()
    }

    /// Returns the layout with which a game begins.
    fn first_layout(options: &Options) -> Layout;

    /// Takes apart what an eye sees; `None` where it does not see everything.
    fn layout(view: &Self::View) -> Option<Layout>;

    /// Writes the text of the position that is laid out.
    ///
    /// # Errors
    /// The reason why there is no such position.
    fn compose(options: &Options, layout: &Layout) -> Result<String, LayoutFault<Self::Refusal>>;
}
