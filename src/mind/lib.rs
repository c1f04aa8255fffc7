//! Computer players, generic over the games. A player gets a view and nothing else:
//! it knows what the seat it plays may know, and no generator but its own.
//!
//! Who thinks is a program of its own, `src/bin/thinker.rs`, which the page starts when a computer
//! sits at the table. The page itself knows no more of all this than a [`Job`] and its [`Answer`],
//! which `palamede-table` defines: it links no search.

mod level;
mod player;
mod search;
pub mod solved;
mod thinker;

pub use level::Limits;
pub use palamede_table::{AGREE, About, Answer, Ask, Job, Judged, LEVELS, Score, Why};
pub use player::{Info, Now, Player};
pub use search::{DEEPEST, Found, Search, Table, Tried, WON, plies_to_win};
pub use thinker::{Thinker, player_within, work, work_solved};
