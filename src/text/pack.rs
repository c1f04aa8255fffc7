//! Sentences as text: the page fetches those of the language it shows, in two files. What of
//! them is here: with the feature `sentences` everything, compiled in; without it, as on the
//! page, the packs that were fetched and installed.
//!
//! ```text
//! Palamède words 1 fr 4d9a01c2 7be3f0aa
//! Palamède
//! Jeux de plateau traditionnels.
//! ```
//!
//! The first line names the pack, the shape of what follows (which fields, in which
//! order) and its checksum: what was cut or changed, or is of a build with other fields,
//! is refused as a whole. Then comes a line a text, in the order of the fields; before a
//! list its length, and before what is of several kinds its kind.

use super::wording::{Lines, Wording as _};
use super::{Lang, Language, Prose, Words, join};
use palamede_record::checksum;

/// The version of the first line.
const VERSION: u32 = 1;

/// A file of sentences.
///
/// ```
/// use palamede_text::{Lang, Pack, read_words, write_pack};
///
/// let pack = Pack::read("en").expect("a pack");
/// assert_eq!((pack, Pack::all().count()), (Pack::Words(Lang::En), 2 * Lang::ALL.len()));
/// let text = write_pack(pack);
/// assert!(text.starts_with("Palamède words 1 en "));
/// let words = read_words(Lang::En, &text).expect("a whole pack");
/// assert_eq!(words.words.draw, Lang::En.words().draw);
/// assert!(read_words(Lang::En, &text.replace("draw", "drew")).is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pack {
    /// The [`Language`]: without it nothing of it can be shown.
    Words(Lang),
    /// Its [`Prose`]: fetched when a page needs it.
    Prose(Lang),
}

impl Pack {
    /// Lists every pack.
    pub fn all() -> impl Iterator<Item = Pack> {
        Lang::ALL.into_iter().flat_map(|lang| [Pack::Words(lang), Pack::Prose(lang)])
    }

    /// Returns the file's name.
    pub fn name(self) -> String {
        match self {
            Pack::Words(lang) => lang.code().to_owned(),
            Pack::Prose(lang) => format!("{}-prose", lang.code()),
        }
    }

    /// Returns the pack of a name.
    pub fn read(name: &str) -> Option<Pack> {
        Pack::all().find(|pack| pack.name() == name)
    }
}

/// Returns the text of a pack.
pub fn write_pack(pack: Pack) -> String {
    let mut lines = String::new();
    match pack {
        Pack::Words(lang) => lang.language().write(&mut lines),
        Pack::Prose(lang) => lang.prose().write(&mut lines),
    }
    format!("{}\n{lines}", title(pack, &lines))
}

/// Reads the content of a [`Pack::Words`], if it is whole and has the fields of this build. Its
/// text is kept for good.
pub fn read_words(lang: Lang, text: &str) -> Option<Language> {
    let mut words = Language::EMPTY;
    read(Pack::Words(lang), text, &mut |lines| words.read(lines)).then_some(words)
}

/// Reads the content of a [`Pack::Prose`], if it is whole and has the fields of this build. Its
/// text is kept for good.
pub fn read_prose(lang: Lang, text: &str) -> Option<Prose> {
    let mut prose = Prose::EMPTY;
    read(Pack::Prose(lang), text, &mut |lines| prose.read(lines)).then_some(prose)
}

/// Reads what a pack holds, by its first line and to its last.
fn read(pack: Pack, text: &str, content: &mut dyn FnMut(&mut Lines)) -> bool {
    let Some((said, lines)) = text.split_once('\n') else { return false };
    if said != title(pack, lines) {
        return false;
    }
    let mut lines = Lines::of(lines);
    content(&mut lines);
    lines.are_read()
}

fn title(pack: Pack, lines: &str) -> String {
    let shape = match pack {
        Pack::Words(_) => Language::SHAPE,
        Pack::Prose(_) => Prose::SHAPE,
    };
    let sum = checksum(lines);
    format!("Palamède words {VERSION} {} {shape:08x} {sum:08x}", pack.name())
}

impl Lang {
    /// Returns the site's own sentences.
    pub fn words(self) -> &'static Words {
        &self.language().words
    }

    /// Returns the name of a computer's level, from 1; empty where there is none.
    ///
    /// ```
    /// use palamede_table::LEVELS;
    /// use palamede_text::Lang;
    ///
    /// let names: Vec<&str> = (1..=LEVELS).map(|level| Lang::En.level(level)).collect();
    /// assert!(names.iter().all(|name| !name.is_empty()));
    /// assert_eq!((Lang::En.level(0), Lang::En.level(LEVELS + 1)), ("", ""));
    /// ```
    pub fn level(self, level: u8) -> &'static str {
        let mut names = self.words().levels.split('|');
        usize::from(level).checked_sub(1).and_then(|at| names.nth(at)).unwrap_or_default()
    }

    /// Returns a sentence on how a computer of this level plays; nothing for a level that is none.
    pub fn level_sentence(self, level: u8) -> &'static str {
        let mut all = self.words().level_sentences.split('|');
        usize::from(level).checked_sub(1).and_then(|at| all.nth(at)).unwrap_or_default()
    }

    /// Joins sentences, one after the other.
    pub fn say(self, sentences: &[&str]) -> String {
        join(self.words().sentences, &mut sentences.iter().copied())
    }

    /// Joins those of these sentences that are not empty.
    pub(super) fn tell(self, sentences: &[&str]) -> String {
        let told = sentences.iter().copied().filter(|text| !text.is_empty());
        join(self.words().sentences, &mut { told })
    }
}

#[cfg(feature = "sentences")]
mod here {
    use super::{Lang, Language, Pack, Prose, read_prose, read_words};
    use crate::{Boot, EmbedWords, PaperWords, PrivacyWords, RoomWords, StatementWords};

    impl Lang {
        /// Returns the sentences of the language while one plays.
        pub fn language(self) -> &'static Language {
            &self.loaded().language
        }

        /// Returns the sentences of its pages that are read.
        pub fn prose(self) -> &'static Prose {
            &self.loaded().prose
        }

        /// Returns the language's sentences for the time before the engine is here.
        pub fn boot(self) -> &'static Boot {
            &self.loaded().boot
        }

        /// Returns the words of the page that puts a game on others, which the engine never shows.
        pub fn embed(self) -> &'static EmbedWords {
            &self.loaded().embed
        }

        /// Returns the words of the page that is printed, which the engine never shows.
        pub fn paper(self) -> &'static PaperWords {
            &self.loaded().paper
        }

        /// Returns the words of a screen in a room, which is the work of a script of its own.
        pub fn room(self) -> &'static RoomWords {
            &self.loaded().room
        }

        /// Returns the words of the page about privacy, which the engine never shows.
        pub fn privacy(self) -> &'static PrivacyWords {
            &self.loaded().privacy
        }

        /// Returns the words of the accessibility statement, which the engine never shows.
        pub fn statement(self) -> &'static StatementWords {
            &self.loaded().statement
        }

        /// Returns the short rule of a game, by its id: a paragraph for each of its
        /// [sections](crate::ShortRule::sections).
        pub fn short_rule(self, game: &str) -> &'static [&'static str] {
            let mut all = self.loaded().short.iter();
            all.find(|(id, _)| *id == game).map_or(&[], |(_, text)| text)
        }
    }

    impl Pack {
        /// Returns whether what it holds can be shown.
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
    use super::{Lang, Language, Pack, Prose, read_prose, read_words};
    use crate::wording::Wording as _;
    use std::sync::OnceLock;

    /// The sentences that are here, of each language. (References: the code is the same for both.)
    type Here<T> = [OnceLock<&'static T>; Lang::ALL.len()];

    static WORDS: Here<Language> = [const { OnceLock::new() }; _];
    static PROSE: Here<Prose> = [const { OnceLock::new() }; _];
    static NO_WORDS: Language = Language::EMPTY;
    static NO_PROSE: Prose = Prose::EMPTY;

    impl Lang {
        /// Returns the sentences that are needed to play; until they are here, those of another
        /// language, or empty ones.
        pub fn language(self) -> &'static Language {
            let any = || Lang::ALL.into_iter().find_map(|lang| WORDS[lang as usize].get());
            WORDS[self as usize].get().or_else(any).copied().unwrap_or(&NO_WORDS)
        }

        /// Returns the sentences of pages that are read; until they are here, empty ones.
        pub fn prose(self) -> &'static Prose {
            PROSE[self as usize].get().copied().unwrap_or(&NO_PROSE)
        }
    }

    impl Pack {
        /// Returns whether what it holds can be shown.
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
