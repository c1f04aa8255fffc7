//! The page of a game: the game and who is at it, what is pressed, what is shown.

pub mod computer;
pub mod curtain;
pub mod face;
mod game;
mod hint;
mod label;
mod memo;
mod page;
mod review;
mod say;
pub mod session;
mod steps;
pub mod zoom;

pub use face::Face;
pub use game::{Asking, Game, Noting, Zoom};
pub(super) use page::{board, page};
pub(super) use say::say;
pub(super) use steps::awaited;
