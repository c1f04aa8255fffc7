//! The picture beside a seat's name.

use palamede_rules::Seat;
use palamede_scene::Look;

/// A game whose seats have a picture.
pub trait Emblem {
    /// How a seat's pieces look.
    fn emblem(seat: Seat) -> Look;
}
