//! What a language must say.

use super::fanorona::FanoronaWords;
use super::luzhanqi::LuzhanqiWords;
use super::mak_yek::MakWords;
use super::sahkku::SahkkuWords;
use super::shap_luk::ShapWords;
use super::turkish_draughts::TurkishWords;
use super::wording::{Texts, Wording, wording};
use super::{Common, RulePage, SiteProse, Words};

wording! {
    /// What a language says while one plays.
    pub struct Language {
        /// The site's own sentences.
        pub words: Words,
        /// What several games say alike.
        pub common: Common,
        /// Shap Luk Kon Tseung Kwan.
        pub shap: ShapWords,
        /// Mak-Yek and Apit-Sodok.
        pub mak: MakWords,
        /// Turkish draughts.
        pub turkish: TurkishWords,
        /// Fanorona.
        pub fanorona: FanoronaWords,
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
        /// The rules of Fanorona.
        pub fanorona: RulePage,
        /// The rules of Sáhkku.
        pub sahkku: RulePage,
        /// The rules of Luzhanqi for two.
        pub luzhanqi: RulePage,
        /// The rules of Luzhanqi for four.
        pub luzhanqi_four: RulePage,
    }
}

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
impl super::KitWords {
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
