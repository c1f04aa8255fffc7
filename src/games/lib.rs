//! The games of Palamède, one folder each, and their catalogue. `src/games/README.md` leads
//! through adding a game: its folders, and six lines in files that are not its own.
//!
//! # Playing a game whose type is known
//! ```
//! use palamede_games::Fanorona;
//! use palamede_rules::{Game, Notation, Options, Rules, Silent};
//!
//! let mut options = Options::new(Fanorona::OPTIONS);
//! options.set("size", "telo").expect("an option of the game");
//! let mut position = Fanorona::start(&options);
//! assert_eq!(position.position(), "ppp/p1P/PPP w");
//! position.play(&position.list()[0], &mut Silent);
//! assert_ne!(position.position(), "ppp/p1P/PPP w");
//! ```
//!
//! # Listing the games
//! ```
//! use palamede_games::GameId;
//!
//! let dice = GameId::ALL.iter().filter(|game| game.facts().dice);
//! assert!(dice.copied().eq([GameId::Sahkku]));
//! let four = GameId::ALL.iter().filter(|game| game.facts().seats == 4);
//! assert!(four.copied().eq([GameId::LuzhanqiFour]));
//! ```
//!
//! # Playing a game whose type is known at run time only
//! ```
//! use palamede_games::GameId;
//! use palamede_rules::{Options, Rules, Silent};
//!
//! for game in GameId::ALL {
//!     let kind = game.kind();
//!     let mut position = kind.start(&Options::new(kind.facts().options));
//!     if let Some(mv) = position.list().first() {
//!         assert!(position.check(mv).is_ok());
//!         position.play(mv, &mut Silent);
//!     }
//! }
//! ```
//!
//! # Main types
//! - [`GameId`]: a game of the catalogue; [`with_game!`] makes its type of it.
//! - [`MakYek`] and the other variants of [`GameId`]: the positions of each game. Its module holds
//!   its rules as numbered sentences, its moves, events and refusals.
//! - [`Emblem`]: the picture beside a seat's name.

pub mod eight;
mod emblem;
pub mod fanorona;
mod list;
pub mod luzhanqi;
pub mod mak_yek;
pub mod morris;
pub mod sahkku;
pub mod shap_luk;
pub mod turkish_draughts;

pub use emblem::Emblem;
pub use list::*;
