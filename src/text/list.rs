//! The list of the games' texts: one line a folder.

/// Calls a macro with the list of the games' texts, after the tokens that it is given in brackets:
/// of each folder its field of [`Language`](super::Language), the folder and the type of its words;
/// and of each game in it its field of [`Prose`](super::Prose) and its type. The order is that of
/// the packs and of the page of sources.
macro_rules! texts {
    ($then:ident! $($args:tt)*) => {
        $then! { [$($args)*]
            shap: shap_luk::ShapWords { shap(game): ShapLuk }
            mak: mak_yek::MakWords { mak_yek(mak_yek): MakYek, apit_sodok(apit_sodok): ApitSodok }
            turkish: turkish_draughts::TurkishWords { turkish(game): TurkishDraughts }
            fanorona: fanorona::FanoronaWords { fanorona(game): Fanorona }
            morris: morris::MorrisWords { morris(game): Morris }
            sahkku: sahkku::SahkkuWords { sahkku(game): Sahkku }
            luzhanqi: luzhanqi::LuzhanqiWords { luzhanqi(two): Luzhanqi, luzhanqi_four(four): LuzhanqiFour }
        }
    };
}
pub(crate) use texts;
