//! The picture beside a seat's name.

use crate::rules::Seat;
use crate::scene::Look;

/// A game whose seats have a picture.
pub trait Emblem {
    /// How a seat's pieces look.
    fn emblem(seat: Seat) -> Look;
}
