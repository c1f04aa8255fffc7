//! The texts of a game: moves, rolls, positions, views.

use super::{Game, Misread, Options, Seat};
use palamede_scene::Word;

/// The notation of a game: its texts of moves, rolls, positions and views.
///
/// Whatever is written can be read again:
/// ```
/// use palamede_games::MakYek;
/// use palamede_rules::{Game, Notation, Options, Seat};
///
/// let options = Options::new(MakYek::OPTIONS);
/// let start = MakYek::start(&options);
/// assert_eq!(start.position(), "rrrrrrrr/8/rrrrrrrr/8/8/RRRRRRRR/8/RRRRRRRR w");
/// let again = MakYek::set_up(&options, &start.position())?;
/// assert_eq!(again.write(&again.read("a3-a5")?), "a3-a5");
/// assert_eq!(MakYek::seat_name(Seat::SECOND), "black");
/// # Ok::<(), palamede_rules::Misread>(())
/// ```
pub trait Notation: Game {
    /// Returns the name of a seat in records and the protocol.
    fn seat_name(seat: Seat) -> &'static str;

    /// Returns the name of an ending of the game's own ([`Reason::Own`](super::Reason::Own)) in the protocol.
    fn ending_name(ending: Word) -> &'static str {
        let _ = ending;
        "own"
    }

    /// Returns a legal move of this position in the game's notation, without spaces.
    fn write(&self, mv: &Self::Move) -> String;

    /// Reads a move in the game's notation. It need not be legal.
    ///
    /// # Errors
    /// The place in the text that is wrong, and what was wanted there.
    fn read(&self, text: &str) -> Result<Self::Move, Misread>;

    /// Returns a roll in the game's notation, without spaces.
    fn write_roll(roll: &Self::Roll) -> String;

    /// Reads a roll.
    ///
    /// # Errors
    /// The place in the text that is wrong, and what was wanted there.
    fn read_roll(text: &str) -> Result<Self::Roll, Misread>;

    /// Packs a move for a link: calls `out` with digits from 0 to 63.
    ///
    /// ```
    /// use palamede_games::MakYek;
    /// use palamede_rules::{Game, Notation, Options};
    ///
    /// let position = MakYek::start(&Options::new(MakYek::OPTIONS));
    /// let mv = position.read("a3-a5")?;
    /// let mut digits = Vec::new();
    /// position.pack(&mv, &mut |digit| digits.push(digit));
    /// assert_eq!(position.unpack(&mut digits.into_iter()), Some(mv));
    /// # Ok::<(), palamede_rules::Misread>(())
    /// ```
    fn pack(&self, mv: &Self::Move, out: &mut impl FnMut(u8));

    /// Unpacks a move, taking its digits from the front; `None` if they are no move.
    fn unpack(&self, digits: &mut impl Iterator<Item = u8>) -> Option<Self::Move>;

    /// Packs a roll for a link: calls `out` with digits from 0 to 63.
    fn pack_roll(roll: &Self::Roll, out: &mut impl FnMut(u8));

    /// Unpacks a roll, taking its digits from the front; `None` if they are no roll.
    fn unpack_roll(digits: &mut impl Iterator<Item = u8>) -> Option<Self::Roll>;

    /// Returns the position as one line of text.
    fn position(&self) -> String;

    /// Reads a position text.
    ///
    /// # Errors
    /// The place in the text that is wrong, and what was wanted there.
    fn set_up(options: &Options, text: &str) -> Result<Self, Misread>;

    /// Returns a view as one line of text.
    fn write_view(view: &Self::View) -> String;

    /// Reads a view text.
    ///
    /// # Errors
    /// The place in the text that is wrong, and what was wanted there.
    fn read_view(options: &Options, text: &str) -> Result<Self::View, Misread>;
}
