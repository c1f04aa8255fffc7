//! The sentences of the site, all of them. One folder a language, and one a game with what it says
//! in each language; what a language must say is a struct, so that a sentence that is missing does
//! not compile. The page holds no sentence: it fetches the [packs](write_pack) of the language that it shows.
//!
//! A sentence is a template with named places, `{who}, où va le pion {site} ?`.
//! Punctuation is typed plainly and set by [`Lang::set`] when it is shown. In prose, words
//! of another language are [`marked`]: `{zh:司令}`.
//!
//! # Looking a sentence up
//! The feature `sentences`, which these examples need, compiles all of them in:
//! ```
//! use palamede_games::MakYek;
//! use palamede_text::{Lang, Speak};
//!
//! assert_eq!(Lang::En.words().draw, "The game is a draw.");
//! let words = MakYek::words(Lang::Fr);
//! assert_eq!((words.title, words.seats[0].the), ("Mak-Yek", "les blancs"));
//! assert_eq!(Lang::Zh.name(), "中文");
//! ```
//!
//! # Filling a template and setting it
//! ```
//! use palamede_text::{Lang, fill};
//!
//! let text = fill("{who}, où va le pion {site} ?", &[("who", "Anna"), ("site", "c3")]);
//! assert_eq!(Lang::Fr.set(&text), "Anna, où va le pion c3\u{202f}?");
//! ```
//!
//! # Saying why a move is refused
//! ```
//! use palamede_games::MakYek;
//! use palamede_rules::{Game, Notation, Options, Rules};
//! use palamede_text::{Lang, Speak};
//!
//! let position = MakYek::start(&Options::new(MakYek::OPTIONS));
//! let why = position.check(&position.read("a1-a4").expect("a move")).expect_err("not legal");
//! let refused = MakYek::refusal(Lang::En, &why);
//! assert!(refused.text.contains("a3"));
//! assert!(MakYek::rules(Lang::En).sections.iter().any(|of| of.id == refused.section));
//! ```
//!
//! # Main types
//! - [`Lang`]: a language; [`Lang::words`] are its sentences, [`Lang::prose`] those of long pages.
//! - [`Speak`] and [`Voice`]: what a game says, of a known type or by its id.
//! - `GamePages`: what a game gives to the pages that are read and printed, with `sentences`.
//! - [`GameWords`], [`RulePage`], [`Words`]: what a language must say of a game and of the site.
//! - [`Pack`], [`write_pack`], [`install`]: sentences as files.
//! - [`fill`], [`join`], [`marked`]: templates, lists, and words of another language.

mod advice;
mod any;
mod back;
mod block;
#[cfg(feature = "sentences")]
mod boot;
mod brief;
mod clock;
mod common;
#[cfg(feature = "sentences")]
mod embed;
mod ended;
mod exercise;
mod face;
mod fanorona;
mod figure;
mod fill;
mod front;
mod game;
mod lang;
mod language;
mod list;
#[cfg(feature = "sentences")]
mod load;
mod looks;
mod luzhanqi;
mod mak_yek;
mod manner;
mod mark;
mod match_score;
mod morris;
mod pack;
#[cfg(feature = "sentences")]
mod page;
#[cfg(feature = "sentences")]
mod pages;
#[cfg(feature = "sentences")]
mod paper;
mod privacy;
mod reason;
mod refused;
#[cfg(feature = "sentences")]
mod room;
mod sahkku;
mod setup;
mod shap_luk;
mod share;
#[cfg(feature = "sentences")]
mod source;
mod speak;
mod statement;
mod tournament;
mod turkish_draughts;
mod wording;
mod words;

pub use advice::{AdviceWords, ReviewWords};
pub use any::Voice;
pub use back::BackWords;
pub use block::Block;
#[cfg(feature = "sentences")]
pub use boot::Boot;
pub use brief::BriefWords;
pub use clock::ClockWords;
pub use common::Common;
#[cfg(feature = "sentences")]
pub use embed::{EmbedWords, HelpWords};
pub use ended::{EndedWords, FeatWords};
pub use exercise::{Course, CourseWords, Exercise, GoalText, GoalWords, LessonWords, PuzzleWords};
pub use face::{error_of_link, error_of_record, misread, too_big, wrong_link, wrong_record};
pub use figure::{Figure, FigureWords};
pub use fill::{fill, join};
pub use front::FrontWords;
pub use game::{
    CatalogueFacts, GameWords, OptionWords, RulePage, SeatWords, Section, SetWords, SiteProse,
    TaskWords, ValueWords,
};
pub use lang::Lang;
pub use language::{Language, Prose};
pub use looks::LooksWords;
pub use manner::MannerWords;
#[cfg(feature = "sentences")]
pub use mark::unlinked;
pub use mark::{first_sentence, linked, marked, plain};
pub use match_score::MatchWords;
pub use pack::{Pack, install, read_prose, read_words, write_pack};
#[cfg(feature = "sentences")]
pub use pages::{GamePages, ShortRule};
#[cfg(feature = "sentences")]
pub use paper::PaperWords;
pub use privacy::PrivacyWords;
pub use reason::{FromToWords, ReasonWords, TryWords};
pub use refused::Refused;
#[cfg(feature = "sentences")]
pub use room::RoomWords;
pub use setup::{SetupFaults, SetupWords};
pub use share::ShareWords;
pub use speak::{Speak, heard_sentence, sentence};
pub use statement::StatementWords;
pub use tournament::{TableWords, TournamentWords};
pub use wording::Template;
pub use words::Words;
