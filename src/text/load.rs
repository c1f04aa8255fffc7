//! The sentences of each language, read from the files of `texts/`.

use super::lang::languages;
use super::list::texts;
use super::source::Source;
use super::wording::{Load, Wording as _};
use super::{
    Boot, CatalogueFacts, EmbedWords, GamePages, Lang, Language, OptionWords, PaperWords,
    PrivacyWords, Prose, RoomWords, RulePage, Section, SetWords, StatementWords, ValueWords, fill,
    join, page,
};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::LazyLock;

/// The variable of the environment by which `cargo xtask preview` names the folder of the tree.
const PREVIEWED: &str = "PALAMEDE_TEXTS_OF";

/// All that a language says.
#[derive(Debug)]
pub(super) struct Loaded {
    pub language: Language,
    pub prose: Prose,
    pub boot: Boot,
    pub embed: EmbedWords,
    pub paper: PaperWords,
    pub room: RoomWords,
    pub privacy: PrivacyWords,
    pub statement: StatementWords,
    /// The short rule of each game, by its id.
    pub short: Vec<(&'static str, &'static [&'static str])>,
    /// What is wrong with the files.
    pub faults: Vec<String>,
}

impl Lang {
    /// Returns what is wrong with the files of the language, each with the file and the line.
    pub fn faults(self) -> &'static [String] {
        &LOADED[self as usize].faults
    }

    /// Returns all that the language says.
    ///
    /// # Panics
    /// Where a file is wrong, with all its [`Lang::faults`].
    pub(super) fn loaded(self) -> &'static Loaded {
        let loaded = &*LOADED[self as usize];
        assert!(loaded.faults.is_empty(), "{}", loaded.faults.join("\n"));
        loaded
    }
}

/// The path of a file of a language, and what is in it.
macro_rules! file {
    ($lang:literal, $($part:expr),*) => {{
        let path = concat!("texts/", $lang, "/", $($part),*);
        let built = include_str!(concat!("../../texts/", $lang, "/", $($part),*));
        (path, as_it_is(path).unwrap_or(built))
    }};
}

/// Returns what a file holds now, where a preview says in which folder `texts` is; `None` otherwise,
/// and what the file held when this was built is read.
fn as_it_is(path: &str) -> Option<&'static str> {
    let root = std::env::var_os(PREVIEWED)?;
    let text = std::fs::read_to_string(Path::new(&root).join(path)).ok()?;
    Some(text.leak())
}

macro_rules! load {
    ([$lang:literal]
        $($field:ident: $folder:ident::$type:ident { $($page:ident($of:ident): $game:ident),* })*) => {{
        let (mut faults, mut short) = (Vec::new(), Vec::new());
        let mut sources = [Vec::new(), Vec::new()];
        let (mut language, mut prose) = (Language::EMPTY, Prose::EMPTY);
        $(
            let (path, text) = file!($lang, stringify!($folder), ".ftl");
            let mut source = Source::read(path, text);
            language.$field = <crate::$folder::$type as Load>::load("", &mut source);
            $(
                language.$field.$of.shown = palamede_games::$game::SHOWN;
                language.$field.$of.scene = palamede_games::$game::SCENE;
                let files = [
                    file!($lang, stringify!($page), "/rules.md"),
                    file!($lang, stringify!($page), "/lesson.md"),
                    file!($lang, stringify!($page), "/short.md"),
                ];
                prose.$page = Read { name: stringify!($page), source: &mut source, faults: &mut faults }
                    .game::<palamede_games::$game>(files, &mut short);
            )*
            sources[0].push(source.text("sources-rules"));
            sources[1].push(source.text("sources-ornaments"));
            faults.extend(source.faults());
        )*
        language.words = file(file!($lang, "site.ftl"), &mut faults);
        language.common = file(file!($lang, "common.ftl"), &mut faults);
        prose.site = file(file!($lang, "read.ftl"), &mut faults);
        prose.site.sources = told(prose.site.sources, language.words.sentences, sources);
        Loaded {
            language,
            prose,
            boot: file(file!($lang, "boot.ftl"), &mut faults),
            embed: file(file!($lang, "embed.ftl"), &mut faults),
            paper: file(file!($lang, "paper.ftl"), &mut faults),
            room: file(file!($lang, "room.ftl"), &mut faults),
            privacy: file(file!($lang, "privacy.ftl"), &mut faults),
            statement: file(file!($lang, "statement.ftl"), &mut faults),
            short,
            faults,
        }
    }};
}

/// Makes what a language says of its folder of `texts/`, once it is asked for.
macro_rules! loaded {
    ($($(#[$about:meta])* $lang:ident: $code:literal, $tag:literal, $locale:literal, $name:literal;)*) => {
        static LOADED: [LazyLock<Loaded>; Lang::ALL.len()] = [$(LazyLock::new({
            fn load() -> Loaded {
                texts!(load! $code)
            }
            load
        })),*];
    };
}

languages! { loaded! }

/// Reads a file of messages.
fn file<T: Load>((path, text): (&str, &str), faults: &mut Vec<String>) -> T {
    let mut source = Source::read(path, text);
    let words = T::load("", &mut source);
    faults.extend(source.faults());
    words
}

/// Returns the page of sources: where the games' rules are from, and what of their ornaments is made up.
fn told(page: &str, sentences: &str, [rules, ornaments]: [Vec<&str>; 2]) -> &'static str {
    let one =
        |parts: Vec<&str>| join(sentences, &mut parts.into_iter().filter(|text| !text.is_empty()));
    fill(page, &[("rules", &one(rules)), ("ornaments", &one(ornaments))]).leak()
}

/// The reading of the pages of a game.
struct Read<'a> {
    /// The game's name, by which messages begin that another game of the folder says otherwise.
    name: &'static str,
    source: &'a mut Source,
    faults: &'a mut Vec<String>,
}

impl Read<'_> {
    /// Returns a text that the game says in its own way, or as the other game of its folder.
    fn text(&mut self, name: &str) -> &'static str {
        let own = format!("{}-{name}", self.name);
        if self.source.has_text(&own) { self.source.text(&own) } else { self.source.text(name) }
    }

    /// Returns the rule page of a game, of the files of its rules, its lesson and its short rule.
    fn game<G: GamePages>(
        mut self,
        [rules, lesson, short]: [(&str, &str); 3],
        all: &mut Vec<(&'static str, &'static [&'static str])>,
    ) -> RulePage {
        all.push((G::ID, page::short(short.0, short.1, G::SHORT.sections, self.faults)));
        RulePage {
            lede: self.text("lede"),
            facts: CatalogueFacts {
                players: self.text("fact-players"),
                age: self.text("fact-age"),
                time: self.text("fact-time"),
                difficulty: self.text("fact-difficulty"),
                kind: self.text("fact-kind"),
                material: self.text("fact-material"),
                ours: self.text("fact-ours"),
            },
            options: self.options::<G>(),
            sets: self.sets::<G>(),
            figures: G::FIGURES,
            sections: self.sections::<G>(rules),
            exercises: G::EXERCISES,
            tasks: page::lesson(lesson.0, lesson.1, G::EXERCISES.len(), self.faults),
            puzzles: G::PUZZLES,
        }
    }

    /// Returns the sections of the rule page, which has all that exercises and the short rule are about.
    fn sections<G: GamePages>(&mut self, (file, text): (&str, &str)) -> &'static [Section] {
        let sections = page::rules(file, text, G::FIGURES, self.faults);
        let asked = G::EXERCISES.iter().chain(G::PUZZLES).map(|exercise| exercise.rule);
        let asked: BTreeSet<&str> = asked.chain(G::SHORT.sections.iter().copied()).collect();
        for id in asked {
            if !sections.iter().any(|section| section.id == id) {
                self.faults.push(format!("{file}:1: no section {{#{id}}}"));
            }
        }
        sections
    }

    fn options<G: GamePages>(&mut self) -> &'static [OptionWords] {
        let mut options = Vec::new();
        for option in G::OPTIONS {
            let id = format!("option-{}", option.name);
            let label = self.text(&id);
            let value = |&name: &&'static str| ValueWords {
                name,
                label: self.text(&format!("{id}-{name}")),
                why: self.text(&format!("{id}-{name}-why")),
            };
            let values: Vec<ValueWords> = option.values.iter().map(value).collect();
            options.push(OptionWords { name: option.name, label, values: values.leak() });
        }
        options.leak()
    }

    fn sets<G: GamePages>(&mut self) -> &'static [SetWords] {
        let set = |set: &palamede_rules::NamedSet| SetWords {
            name: set.name,
            label: self.text(&format!("set-{}", set.name)),
            why: self.text(&format!("set-{}-why", set.name)),
        };
        G::SETS.iter().map(set).collect::<Vec<_>>().leak()
    }
}
