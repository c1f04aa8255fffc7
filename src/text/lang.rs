//! The languages of the site, and how each sets a text.

use palamede_rules::text::cut;

/// A language of the site.
///
/// ```
/// use palamede_text::Lang;
///
/// assert_eq!(Lang::read("en-GB"), Some(Lang::En));
/// assert_eq!((Lang::Zh.code(), Lang::Zh.tag()), ("zh", "zh-Hans"));
/// assert_eq!(Lang::read("de"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lang {
    /// French.
    #[default]
    Fr,
    /// English.
    En,
    /// Chinese, in simplified characters.
    Zh,
}

impl Lang {
    /// Every language, in the order they are offered.
    pub const ALL: [Lang; 3] = [Lang::Fr, Lang::En, Lang::Zh];

    /// Returns the language's short code, as links and settings name it.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::Fr => "fr",
            Lang::En => "en",
            Lang::Zh => "zh",
        }
    }

    /// Returns the language's tag, as documents name it: with the script where there are two.
    pub const fn tag(self) -> &'static str {
        match self {
            Lang::Zh => "zh-Hans",
            _ => self.code(),
        }
    }

    /// Returns the language's own name.
    pub const fn name(self) -> &'static str {
        match self {
            Lang::Fr => "Français",
            Lang::En => "English",
            Lang::Zh => "中文",
        }
    }

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
