//! Fanorona (Madagascar).

mod board;
mod clicks;
mod notation;
mod position;
mod scene;
mod told;

pub use board::{Foray, Point, Taking};
pub use position::Position;
pub use told::{Capture, Event, Refusal, Why};

/// Fanorona.
pub type Fanorona = Position;
