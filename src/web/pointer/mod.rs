//! Pointers: what is dragged, pressed for long, and drawn aside.

pub(super) mod drag;
pub(super) mod pan;
pub(super) mod press;
