//! The picture beside a seat's name.

use palamede_rules::Seat;
use palamede_scene::Look;

/// A game whose seats have a picture.
///
/// ```
/// use palamede_games::{Emblem, MakYek};
/// use palamede_rules::Seat;
/// use palamede_scene::glyph;
///
/// let pictures = [Seat::FIRST, Seat::SECOND].map(|seat| glyph("mak-yek", &MakYek::emblem(seat)));
/// assert_eq!(pictures[0].tag, "svg");
/// assert_ne!(pictures[0], pictures[1]);
/// ```
pub trait Emblem {
    /// Returns the look of a seat's pieces.
    fn emblem(seat: Seat) -> Look;
}
