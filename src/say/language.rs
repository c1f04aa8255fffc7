//! Which languages are here: with the feature `sentences` all of them, compiled in;
//! without it, as on the page, those whose packs were fetched and installed.

use super::mak_yek::MakWords;
use super::pack::wording;
use super::sahkku::SahkkuWords;
use super::shap_luk::ShapWords;
use super::turkish_draughts::TurkishWords;
use super::{Lang, Words};

wording! {
    /// All that a language says.
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
    }
}

#[cfg(feature = "sentences")]
mod here {
    use super::{Lang, Language};
    use crate::say::{en, fr, read_pack, zh};

    impl Lang {
        /// What the language says.
        pub fn language(self) -> &'static Language {
            match self {
                Lang::Fr => &fr::LANGUAGE,
                Lang::En => &en::LANGUAGE,
                Lang::Zh => &zh::LANGUAGE,
            }
        }

        /// Whether the language can be shown.
        pub fn is_here(self) -> bool {
            true
        }
    }

    /// Takes in the pack of a language; tells whether it is a good one.
    pub fn install(lang: Lang, pack: &str) -> bool {
        read_pack(lang, pack).is_some()
    }
}

#[cfg(not(feature = "sentences"))]
mod here {
    use super::{Lang, Language};
    use crate::say::pack::Wording as _;
    use crate::say::read_pack;
    use std::sync::OnceLock;

    static HERE: [OnceLock<Language>; Lang::ALL.len()] = [const { OnceLock::new() }; _];
    static NONE: Language = Language::EMPTY;

    impl Lang {
        /// What the language says; until it is here, what another says, or nothing.
        pub fn language(self) -> &'static Language {
            let any = || Lang::ALL.into_iter().find_map(|lang| HERE[lang as usize].get());
            HERE[self as usize].get().or_else(any).unwrap_or(&NONE)
        }

        /// Whether the language can be shown.
        pub fn is_here(self) -> bool {
            HERE[self as usize].get().is_some()
        }
    }

    /// Takes in the pack of a language; tells whether the language is here now.
    pub fn install(lang: Lang, pack: &str) -> bool {
        if let Some(language) = read_pack(lang, pack) {
            let _ = HERE[lang as usize].set(language);
        }
        lang.is_here()
    }
}

pub use here::install;
