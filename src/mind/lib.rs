//! Computer players, generic over the games. A player gets a view and nothing else:
//! it knows what the seat it plays may know, and no generator but its own.
//!
//! Who thinks is a program of its own, `src/bin/thinker.rs`, which the page starts when a computer
//! sits at the table. The page itself knows no more of all this than a [`Job`] and its [`Answer`],
//! which `palamede-table` defines: it links no search.
//!
//! # Asking for a move
//! A job is made at a table and thought about in slices, each of which searches so many positions. The
//! clock is a function that returns milliseconds from any fixed moment on:
//! ```
//! use palamede_games::MakYek;
//! use palamede_mind::{Ask, Job, work};
//! use palamede_table::Table;
//!
//! let text = "Palamède record 1; game: mak-yek; moves: 1. d3-d5 c6-c5 2. b3-b5";
//! let mut table = Table::<MakYek>::from_record(text).expect("a record");
//! // The answer repeats the number; levels go from 1 to `LEVELS`; a seed gives the same move again.
//! let (number, level, seed) = (1, 5, 7);
//! let job = Job::new(&table, number, Ask::Move(level), seed).expect("a seat is to move");
//! let clock = || 0.0; // it stands still: only the number of positions limits the search
//! let mut thinker = work(&job, clock);
//! let positions = 1_000;
//! let answer = loop {
//!     if let Some(answer) = thinker.think(positions) { break answer }
//! };
//! assert!(table.play(&answer), "a legal move");
//! assert_eq!((answer.number, table.len()), (number, 4));
//! ```
//!
//! # Asking for a hint
//! ```
//! use palamede_games::TurkishDraughts;
//! use palamede_mind::{Ask, Job, Why, work};
//! use palamede_table::Table;
//!
//! let text = "Palamède record 1; game: turkish-draughts; start: W:Wc3,h2:Bc4,h7; moves:";
//! let table = Table::<TurkishDraughts>::from_record(text).expect("a record");
//! let (number, seed) = (1, 0);
//! let job = Job::new(&table, number, Ask::Hint, seed).expect("a seat is to move");
//! let answer = work(&job, || 0.0).think(u64::MAX).expect("it has all the time");
//! assert_eq!((answer.text(), &answer.why[..]), (Some("c3xc5"), &[Why::Only][..]));
//! ```
//!
//! # Searching a position
//! ```
//! use palamede_games::Fanorona;
//! use palamede_mind::{Search, TranspositionTable};
//! use palamede_rules::{Kind, Line, Options, Rules};
//!
//! let kind = Kind::<Fanorona>::of();
//! let mut options = Options::new(kind.facts().options);
//! options.set("size", "telo").expect("an option of the game");
//! let line = kind.open(&options, None).expect("the usual start");
//! let moves = line.state().list();
//! let (megabytes, positions) = (1, 10_000); // at most so large, and enough for so many
//! let table = TranspositionTable::new(megabytes, positions);
//! let wide = true; // give every move its score, not only the best
//! let mut search = Search::new(line, moves, table, wide);
//! while search.depth() < 2 { search.step(1_000); } // 1,000 positions at a time
//! assert!(search.found().is_some() && search.nodes() > 10);
//! ```
//!
//! # Depending on this crate
//! No crate of this project is on crates.io. Name the address of its repository instead:
//! `palamede-mind = { git = "ADDRESS" }`. Cargo finds the crate in it by its name.
//!
//! # Main types
//! - [`work`] and [`Thinker`]: a job and its answer, whatever the game.
//! - [`Player`]: thinks about what one seat may know, within [`Limits`], and chooses.
//! - [`Search`] and [`TranspositionTable`]: alpha-beta search by iterative deepening, and its transposition
//!   table.
//! - [`solved`]: games whose outcome is known.
//! - [`learned`]: games that a net has learned to judge.

pub mod learned;
mod level;
mod player;
mod search;
pub mod solved;
mod thinker;

pub use level::Limits;
pub use palamede_table::{AGREE, About, Answer, Ask, Job, Judged, LEVELS, Score, Why};
pub use player::{Info, Now, Player};
pub use search::{DEEPEST, Found, Search, TranspositionTable, Tried, WON, plies_to_win};
pub use thinker::{Thinker, file_for, player_within, work, work_from_file, work_with};
