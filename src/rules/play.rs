//! What a table asks of a position, whether its game's type is known or not.

use super::pass::{declare, impl_own};
use super::{Facts, Line, Misread, Notation, Options, Rules, Seat, Want, text};

/// The texts of steps that a table asks for, one line each; see [`pass`](super::pass). Behind `=`
/// a game answers, behind `=>` a game whose type is forgotten.
macro_rules! notation_vtable {
    ($then:ident) => {
        $then! { self.0;
            /// [`Notation::seat_name`].
            fn seat_name(&self, seat: Seat) -> &'static str
                = <Self as Notation>::seat_name(seat)
                => Playable::seat_name(&self.0, seat);
            /// [`Notation::write`].
            fn write(&self, mv: &Self::Move) -> String
                = Notation::write(self, mv)
                => Playable::write(&self.0, mv.of());
            /// [`Notation::read`].
            ///
            /// # Errors
            /// The place in the text that is wrong, and what was wanted there.
            fn read(&self, text: &str) -> Result<Self::Move, Misread>
                = Notation::read(self, text)
                => Playable::read(&self.0, text).map(AnyValue::new);
            /// [`Notation::write_roll`].
            fn write_roll(&self, roll: &Self::Roll) -> String
                = <Self as Notation>::write_roll(roll)
                => Playable::write_roll(&self.0, roll.of());
            /// [`Notation::read_roll`].
            ///
            /// # Errors
            /// The place in the text that is wrong, and what was wanted there.
            fn read_roll(&self, text: &str) -> Result<Self::Roll, Misread>
                = <Self as Notation>::read_roll(text)
                => Playable::read_roll(&self.0, text).map(AnyRoll::new);
            /// [`Notation::pack`].
            fn pack(&self, mv: &Self::Move, out: &mut dyn FnMut(u8))
                = Notation::pack(self, mv, &mut { out })
                => Playable::pack(&self.0, mv.of(), out);
            /// [`Notation::unpack`].
            fn unpack(&self, digits: &mut dyn Iterator<Item = u8>) -> Option<Self::Move>
                = Notation::unpack(self, &mut { digits })
                => Playable::unpack(&self.0, digits).map(AnyValue::new);
            /// [`Notation::pack_roll`].
            fn pack_roll(&self, roll: &Self::Roll, out: &mut dyn FnMut(u8))
                = <Self as Notation>::pack_roll(roll, &mut { out })
                => Playable::pack_roll(&self.0, roll.of(), out);
            /// [`Notation::unpack_roll`].
            fn unpack_roll(&self, digits: &mut dyn Iterator<Item = u8>) -> Option<Self::Roll>
                = <Self as Notation>::unpack_roll(&mut { digits })
                => Playable::unpack_roll(&self.0, digits).map(AnyRoll::new);
        }
    };
}

pub(super) use notation_vtable;

/// A position and the texts of its steps, by methods alone. Every game with a [`Notation`] is one,
/// and so is a position of a game that is known at run time only: that one cannot have the
/// functions of `Notation` that are asked of a game and not of a position.
///
/// ```
/// use palamede_games::GameId;
/// use palamede_rules::{Options, Playable, Rules, Seat};
///
/// let kind = GameId::read("mak-yek").expect("a game").kind();
/// let position = kind.start(&Options::new(kind.facts().options));
/// let mv = Playable::read(&position, "a3-a5").expect("a move");
/// assert!(position.check(&mv).is_ok());
/// assert_eq!(Playable::seat_name(&position, Seat::FIRST), "white");
/// ```
pub trait Playable: Rules {
    notation_vtable! { declare }

    /// [`Notation::write_view`].
    fn write_view(view: &Self::View) -> String;
}

impl<R: Notation> Playable for R {
    notation_vtable! { impl_own }

    fn write_view(view: &R::View) -> String {
        <R as Notation>::write_view(view)
    }
}

/// The most moves that a game may begin with: a hundred times more than any position of play has. A
/// position can be made up that has a hundred thousand, and stops everything.
pub const MOST_MOVES: usize = 5_000;

/// A kind of game: its facts, and the functions that make its positions.
///
/// ```
/// use palamede_games::ShapLuk;
/// use palamede_rules::{Kind, Options, Rules};
///
/// let kind = Kind::<ShapLuk>::of();
/// let options = Options::new(kind.facts().options);
/// let line = kind.open(&options, Some("a1,e5 c3 1 r"))?;
/// assert_eq!(line.state().turn(), line.turn());
/// assert!(kind.open(&options, Some("a1,e5")).is_err());
/// # Ok::<(), palamede_rules::Misread>(())
/// ```
///
/// Its parts belong together: no kind is put together that has the facts of another game, with which
/// a table would show what this one hides.
/// ```compile_fail,E0451
/// # use palamede_games::GameId;
/// # use palamede_rules::Kind;
/// let kind = Kind { facts: GameId::MakYek.facts(), ..GameId::Luzhanqi.kind() };
/// ```
#[derive(Debug)]
pub struct Kind<R: Rules> {
    pub(super) facts: &'static Facts,
    /// The position before the first step.
    pub(super) start: fn(&Options) -> R,
    /// Reads a position text.
    pub(super) set_up: fn(&Options, &str) -> Result<R, Misread>,
}

impl<R: Rules> Clone for Kind<R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for Kind<R> {}

impl<R: Notation> Kind<R> {
    /// Returns the kind of game that `R` is.
    pub fn of() -> Kind<R> {
        Kind { facts: R::FACTS, start: R::start, set_up: R::set_up }
    }

    /// Returns the kind of game that `R` is, begun at another position, as another game might come
    /// there by its moves.
    pub fn beginning(start: fn(&Options) -> R) -> Kind<R> {
        Kind { start, ..Kind::of() }
    }
}

impl<R: Rules> Kind<R> {
    /// Returns the facts: what is known of the game before there is a position of it.
    pub fn facts(&self) -> &'static Facts {
        self.facts
    }

    /// Returns the position before the first step.
    pub fn start(&self, options: &Options) -> R {
        (self.start)(options)
    }

    /// Returns the line before the first step: from the usual position, or from the one that a text
    /// tells as [`Line::set_up`] reads it.
    ///
    /// # Errors
    /// The place in the text that is wrong; its beginning, if the position has too many moves.
    pub fn open(&self, options: &Options, text: Option<&str>) -> Result<Line<R>, Misread> {
        let Some(text) = text else { return Ok(Line::new((self.start)(options))) };
        let (quiet, rest) = text::take_counts(text)?;
        let state = (self.set_up)(options, &rest)?;
        if state.exceeds(MOST_MOVES) {
            return Err(Misread::new(text, 0, Want::FewerMoves));
        }
        Ok(Line::resume(state, quiet, &[]))
    }
}

impl<R: Notation> Line<R> {
    /// Returns the position as one line of text, with ` quiet=N` behind it when the last plies were
    /// quiet. Which positions stood before is not in it.
    pub fn position(&self) -> String {
        match self.quiet() {
            0 => self.state().position(),
            quiet => format!("{} quiet={quiet}", self.state().position()),
        }
    }

    /// Reads what [`position`](Line::position) writes: the game's position text, in
    /// which `quiet=N` may stand. The counters of a chess position, `- - 0 1`, may
    /// follow; they mean nothing here.
    ///
    /// ```
    /// use palamede_games::MakYek;
    /// use palamede_rules::{Game, Line, Options};
    ///
    /// let options = Options::new(MakYek::OPTIONS);
    /// let text = "8/8/rr6/8/8/RR6/8/8 b quiet=12";
    /// let line = Line::<MakYek>::set_up(&options, text)?;
    /// assert_eq!(line.quiet(), 12);
    /// assert_eq!(line.position(), text);
    /// # Ok::<(), palamede_rules::Misread>(())
    /// ```
    ///
    /// # Errors
    /// The place in the text that is wrong, and what was wanted there.
    pub fn set_up(options: &Options, text: &str) -> Result<Line<R>, Misread> {
        Kind::of().open(options, Some(text))
    }
}
