//! The languages of the site, and how each sets a text.

use palamede_rules::text::cut;

/// Calls a macro with the list of languages, in the order they are offered, after the tokens that it
/// is given: of each its folder of `texts/`, which is its code in links and settings, its tag, by
/// which documents name it, its locale, by which pages that link here name it, and its own name. A language whose texts are all there is offered by one
/// line here.
macro_rules! languages {
    ($then:ident!) => {
        $then! {
            /// French.
            #[default]
            Fr: "fr", "fr", "fr_FR", "Français";
            /// English.
            En: "en", "en", "en_GB", "English";
            /// Chinese, in simplified characters.
            Zh: "zh", "zh-Hans", "zh_CN", "中文";
            /// German.
            De: "de", "de", "de_DE", "Deutsch";
        }
    };
}
#[cfg(feature = "sentences")]
pub(super) use languages;

/// Declares the languages.
macro_rules! declared {
    ($($(#[$about:meta])* $lang:ident: $code:literal, $tag:literal, $locale:literal, $name:literal;)*) => {
        /// A language of the site.
        ///
        /// ```
        /// use palamede_text::Lang;
        ///
        /// assert_eq!(Lang::read("en-GB"), Some(Lang::En));
        /// assert_eq!((Lang::Zh.code(), Lang::Zh.tag()), ("zh", "zh-Hans"));
        /// assert_eq!(Lang::read("ja"), None);
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub enum Lang {
            $($(#[$about])* $lang,)*
        }

        impl Lang {
            /// Every language, in the order they are offered.
            pub const ALL: [Lang; [$($code),*].len()] = [$(Lang::$lang),*];

            /// Returns the language's short code, as links and settings name it.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Lang::$lang => $code,)*
                }
            }

            /// Returns the language's tag, as documents name it: with the script where there are two.
            pub const fn tag(self) -> &'static str {
                match self {
                    $(Lang::$lang => $tag,)*
                }
            }

            /// Returns the language with a region, as OpenGraph names it.
            pub const fn locale(self) -> &'static str {
                match self {
                    $(Lang::$lang => $locale,)*
                }
            }

            /// Returns the language's own name.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Lang::$lang => $name,)*
                }
            }
        }
    };
}

languages! { declared! }

impl Lang {
    /// Returns the language of a code or a tag like `fr`, `en-GB` or `zh-Hant-TW`. (Who reads the
    /// other script is better served by this one than by another language.)
    pub fn read(code: &str) -> Option<Lang> {
        let code = code.split(['-', '_']).next().unwrap_or(code);
        Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(code))
    }

    /// Returns the text as this language's typography sets it: apostrophes, and in French the
    /// spaces before high punctuation and inside guillemets. Chinese is typed as it is shown, in
    /// full-width punctuation and without spaces: that between Chinese and Latin letters is the
    /// style sheet's (`text-autospace`), and what stands in names that people type is theirs.
    ///
    /// ```
    /// use palamede_text::Lang;
    ///
    /// assert_eq!(Lang::Fr.set("« D'accord ! »"), "«\u{a0}D’accord\u{202f}!\u{a0}»");
    /// assert_eq!(Lang::En.set("It's over..."), "It’s over…");
    /// ```
    pub fn set(self, text: &str) -> String {
        let mut out = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(c) = rest.chars().next() {
            let dots = rest.strip_prefix("...");
            rest = dots.unwrap_or(cut(rest, c.len_utf8()).1);
            out.push(match (c, rest.chars().next()) {
                _ if dots.is_some() => '\u{2026}',
                ('\'', _) => '\u{2019}',
                (' ', Some(';' | '!' | '?')) if self == Lang::Fr => '\u{202f}',
                (' ', Some(':' | '»' | '%')) if self == Lang::Fr => '\u{a0}',
                (' ', _) if self == Lang::Fr && out.ends_with('«') => '\u{a0}',
                _ => c,
            });
        }
        out
    }
}
