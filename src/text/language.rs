//! The sentences that a language must have.

use super::list::texts;
use super::wording::{Texts, Wording, wording};
use super::{Common, RulePage, SiteProse, Words};

/// Declares the two structs that packs hold, with the fields of the list of texts.
macro_rules! packed {
    ([] $($field:ident: $folder:ident::$words:ident { $($page:ident: $game:ident),* })*) => {
        wording! {
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

/// Makes the [`Language`] of a language's folder from the site's own sentences and those of each
/// game.
#[cfg(feature = "sentences")]
macro_rules! language {
    ([$lang:ident $words:ident $common:ident]
        $($field:ident: $folder:ident::$type:ident { $($page:ident: $game:ident),* })*) => {
        $crate::Language {
            words: $words,
            common: $common,
            $($field: $crate::$folder::$lang::WORDS,)*
        }
    };
}

/// Makes the [`Prose`] of a language's folder from the site's own and the rule page of each game.
#[cfg(feature = "sentences")]
macro_rules! prose {
    ([$lang:ident $site:ident]
        $($field:ident: $folder:ident::$type:ident { $($page:ident: $game:ident),* })*) => {
        $crate::Prose {
            site: $site,
            $($($page: <palamede_games::$game as $crate::GamePages>::RULES.$lang,)*)*
        }
    };
}

#[cfg(feature = "sentences")]
pub(crate) use {language, prose};

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
