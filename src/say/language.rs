//! What languages say, and what of it is here: with the feature `sentences` everything,
//! compiled in; without it, as on the page, the packs that were fetched and installed.

use super::luzhanqi::LuzhanqiWords;
use super::mak_yek::MakWords;
use super::pack::wording;
use super::sahkku::SahkkuWords;
use super::shap_luk::ShapWords;
use super::turkish_draughts::TurkishWords;
use super::{Lang, RulePage, SiteProse, Words};

wording! {
    /// What a language says while one plays.
    pub struct Language {
        /// The site's own sentences.
        pub words: Words,
        /// Shap Luk Kon Tseung Kwan.
        pub shap: ShapWords,
        /// Mak-Yek and Apit-Sodok.
        pub mak: MakWords,
        /// Turkish draughts.
        pub turkish: TurkishWords,
        /// Sáhkku.
        pub sahkku: SahkkuWords,
        /// Luzhanqi, for two and for four.
        pub luzhanqi: LuzhanqiWords,
    }

    /// What it says on pages that are read and in the form: nobody needs them to play.
    pub struct Prose {
        /// The site's own pages.
        pub site: SiteProse,
        /// The rules of Shap Luk Kon Tseung Kwan.
        pub shap: RulePage,
        /// The rules of Mak-Yek.
        pub mak_yek: RulePage,
        /// The rules of Apit-Sodok.
        pub apit_sodok: RulePage,
        /// The rules of Turkish draughts.
        pub turkish: RulePage,
        /// The rules of Sáhkku.
        pub sahkku: RulePage,
        /// The rules of Luzhanqi for two.
        pub luzhanqi: RulePage,
        /// The rules of Luzhanqi for four.
        pub luzhanqi_four: RulePage,
    }
}

/// A file of sentences.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pack {
    /// The [`Language`]: without it nothing of it can be shown.
    Words(Lang),
    /// Its [`Prose`]: fetched when a page needs it.
    Prose(Lang),
}

impl Pack {
    /// Every pack.
    pub const ALL: [Pack; 6] = [
        Pack::Words(Lang::Fr),
        Pack::Words(Lang::En),
        Pack::Words(Lang::Zh),
        Pack::Prose(Lang::Fr),
        Pack::Prose(Lang::En),
        Pack::Prose(Lang::Zh),
    ];

    /// The file's name.
    pub const fn name(self) -> &'static str {
        match self {
            Pack::Words(lang) => lang.code(),
            Pack::Prose(Lang::Fr) => "fr-prose",
            Pack::Prose(Lang::En) => "en-prose",
            Pack::Prose(Lang::Zh) => "zh-prose",
        }
    }

    /// The pack of a name.
    pub fn read(name: &str) -> Option<Pack> {
        Pack::ALL.into_iter().find(|pack| pack.name() == name)
    }
}

#[cfg(feature = "sentences")]
mod here {
    use super::{Lang, Language, Pack, Prose};
    use crate::say::{Boot, en, fr, read_prose, read_words, zh};

    impl Lang {
        /// What the language says while one plays.
        pub fn language(self) -> &'static Language {
            match self {
                Lang::Fr => &fr::LANGUAGE,
                Lang::En => &en::LANGUAGE,
                Lang::Zh => &zh::LANGUAGE,
            }
        }

        /// What it says on pages that are read.
        pub fn prose(self) -> &'static Prose {
            match self {
                Lang::Fr => &fr::PROSE,
                Lang::En => &en::PROSE,
                Lang::Zh => &zh::PROSE,
            }
        }

        /// What is said in it before the engine is here.
        pub fn boot(self) -> Boot {
            match self {
                Lang::Fr => fr::BOOT,
                Lang::En => en::BOOT,
                Lang::Zh => zh::BOOT,
            }
        }
    }

    impl Pack {
        /// Whether what it holds can be shown.
        pub fn is_here(self) -> bool {
            true
        }
    }

    /// Takes in the text of a pack; tells whether it is a good one.
    pub fn install(pack: Pack, text: &str) -> bool {
        match pack {
            Pack::Words(lang) => read_words(lang, text).is_some(),
            Pack::Prose(lang) => read_prose(lang, text).is_some(),
        }
    }
}

#[cfg(not(feature = "sentences"))]
mod here {
    use super::{Lang, Language, Pack, Prose};
    use crate::say::pack::Wording as _;
    use crate::say::{read_prose, read_words};
    use std::sync::OnceLock;

    /// What is here of each language. (References: the code is the same for both.)
    type Here<T> = [OnceLock<&'static T>; Lang::ALL.len()];

    static WORDS: Here<Language> = [const { OnceLock::new() }; _];
    static PROSE: Here<Prose> = [const { OnceLock::new() }; _];
    static NO_WORDS: Language = Language::EMPTY;
    static NO_PROSE: Prose = Prose::EMPTY;

    impl Lang {
        /// What the language says while one plays; until it is here, what another says,
        /// or nothing.
        pub fn language(self) -> &'static Language {
            let any = || Lang::ALL.into_iter().find_map(|lang| WORDS[lang as usize].get());
            WORDS[self as usize].get().or_else(any).copied().unwrap_or(&NO_WORDS)
        }

        /// What it says on pages that are read; until that is here, nothing.
        pub fn prose(self) -> &'static Prose {
            PROSE[self as usize].get().copied().unwrap_or(&NO_PROSE)
        }
    }

    impl Pack {
        /// Whether what it holds can be shown.
        pub fn is_here(self) -> bool {
            match self {
                Pack::Words(lang) => WORDS[lang as usize].get().is_some(),
                Pack::Prose(lang) => PROSE[lang as usize].get().is_some(),
            }
        }
    }

    /// Takes in the text of a pack; tells whether what it holds is here now.
    pub fn install(pack: Pack, text: &str) -> bool {
        match pack {
            Pack::Words(lang) => {
                read_words(lang, text)
                    .map(|words| WORDS[lang as usize].set(Box::leak(Box::new(words))));
            }
            Pack::Prose(lang) => {
                read_prose(lang, text)
                    .map(|prose| PROSE[lang as usize].set(Box::leak(Box::new(prose))));
            }
        }
        pack.is_here()
    }
}

pub use here::install;
