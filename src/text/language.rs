//! What a language must say.

use super::list::texts;
use super::wording::{Texts, Wording, wording};
use super::{Common, RulePage, SiteProse, Words};

/// Declares the two structs that packs hold, with the fields of the list of texts.
macro_rules! packed {
    ([] $($field:ident: $folder:ident::$words:ident { $($page:ident: $game:ident),* })*) => {
        wording! {
            /// What a language says while one plays.
            pub struct Language {
                /// The site's own sentences.
                pub words: Words,
                /// What several games say alike.
                pub common: Common,
                $(
                    #[doc = concat!("The sentences of `palamede_games::", stringify!($folder), "`.")]
                    pub $field: crate::$folder::$words,
                )*
            }

            /// What it says on pages that are read and in the form: nobody needs them to play.
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
    /// Every sentence with its path, in the same order in every language.
    pub fn texts(&self) -> Texts {
        texts(self)
    }
}

impl SiteProse {
    /// The same of the pages that are read.
    pub fn texts(&self) -> Texts {
        texts(self)
    }
}

#[cfg(feature = "sentences")]
impl super::EmbedWords {
    /// The same of the page that puts a game on others.
    pub fn texts(&self) -> Texts {
        texts(self)
    }
}

#[cfg(feature = "sentences")]
impl super::PaperWords {
    /// The same of the page that is printed.
    pub fn texts(&self) -> Texts {
        texts(self)
    }
}

#[cfg(feature = "sentences")]
impl super::RoomWords {
    /// The same of a screen in a room.
    pub fn texts(&self) -> Texts {
        texts(self)
    }
}

#[cfg(feature = "sentences")]
impl super::PrivacyWords {
    /// The same of the page on privacy.
    pub fn texts(&self) -> Texts {
        texts(self)
    }
}

#[cfg(feature = "sentences")]
impl super::StatementWords {
    /// The same of the accessibility statement.
    pub fn texts(&self) -> Texts {
        texts(self)
    }
}

fn texts(words: &impl Wording) -> Texts {
    let mut all = Texts::new();
    words.texts("", &mut all);
    all
}
