//! The sentences that a language must have.

use super::list::texts;
use super::wording::{Texts, Wording, packing};
use super::{Common, RulePage, SiteProse, Words};

/// Declares the two structs that packs hold, with the fields of the list of texts.
macro_rules! packed {
    ([] $($field:ident: $folder:ident::$words:ident { $($page:ident($of:ident): $game:ident),* })*) => {
        packing! {
            /// The sentences of a language that are needed to play.
            pub struct Language {
                /// The site's own sentences.
                pub words: Words,
                /// The sentences that several games have alike.
                pub common: Common,
                $(
                    #[doc = concat!("The sentences of `palamede_games::", stringify!($folder), "`.")]
                    pub $field: crate::$folder::$words,
                )*
            }

            /// The sentences of a language on pages that are read and in the form: nobody needs
            /// them to play.
            pub struct Prose {
                /// The site's own pages.
                pub site: SiteProse,
                $($(
                    #[doc = concat!("The rules of [`", stringify!($game), "`](palamede_games::", stringify!($game), ").")]
                    pub $page: RulePage,
                )*)*
            }
        }
    };
}

texts! { packed! }

impl Language {
    /// Lists every sentence with its path, in the same order in every language.
    pub fn texts(&self) -> Texts {
        texts(self)
    }
}

impl SiteProse {
    /// Lists every sentence of the pages that are read with its path, in the same order in every
    /// language.
    pub fn texts(&self) -> Texts {
        texts(self)
    }
}

#[cfg(feature = "sentences")]
impl super::EmbedWords {
    /// Lists every sentence of the page that puts a game on others with its path.
    pub fn texts(&self) -> Texts {
        texts(self)
    }
}

#[cfg(feature = "sentences")]
impl super::PaperWords {
    /// Lists every sentence of the page that is printed with its path.
    pub fn texts(&self) -> Texts {
        texts(self)
    }
}

#[cfg(feature = "sentences")]
impl super::RoomWords {
    /// Lists every sentence of a screen in a room with its path.
    pub fn texts(&self) -> Texts {
        texts(self)
    }
}

#[cfg(feature = "sentences")]
impl super::PrivacyWords {
    /// Lists every sentence of the page on privacy with its path.
    pub fn texts(&self) -> Texts {
        texts(self)
    }
}

#[cfg(feature = "sentences")]
impl super::StatementWords {
    /// Lists every sentence of the accessibility statement with its path.
    pub fn texts(&self) -> Texts {
        texts(self)
    }
}

fn texts(words: &impl Wording) -> Texts {
    let mut all = Texts::new();
    words.texts("", &mut all);
    all
}
