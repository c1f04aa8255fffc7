//! The settings: `settings!` is their table.

use palamede_games::GameId;
use palamede_scene::tree::Text;
use palamede_scene::{Aid, Labels};
use palamede_table::read_level;
use palamede_text::{Course, Lang, Words};

/// The choices of seconds for which a seat that has moved may look at it; 0 for as long as it
/// likes.
pub(super) const RESTS: [u8; 4] = [2, 4, 10, 0];

/// The computer's level of an address that asks for a computer and names none.
pub const LEVEL: u8 = 3;

/// The computer's level that is offered to whoever has chosen none: the easiest, so that a first game
/// can be won.
const FIRST_LEVEL: u8 = 1;

/// The name under which it is kept which levels of a game were beaten.
const WON: &str = "won";
/// The name under which the days are kept on which the puzzle of the day was solved.
const DAILY: &str = "daily";

/// Makes [`Pref`] and [`Prefs`] from the table of the settings. A line gives the variant and the field, which is the name
/// that the setting is kept under and that of the field of the page. A choice has a type, the value that holds where nothing
/// is kept, and how a value is read; [`settings`](super::settings) offers it. A switch has whether it is on where nothing
/// is kept; its label are the [`Words`] of the same name.
macro_rules! settings {
    (
        choices { $($(#[$about:meta])* $choice:ident $field:ident: $type:ty = $value:expr, $read:expr;)* }
        switches { $($(#[$what:meta])* $switch:ident $flag:ident = $on:literal;)* }
    ) => {
        /// A setting.
        ///
        /// ```
        /// use palamede_app::Pref;
        ///
        /// assert_eq!(Pref::read("theme"), Some(Pref::Theme));
        /// let aid = Pref::read("aid.sahkku.danger").expect("a setting");
        /// assert_eq!(aid.name(), "aid.sahkku.danger");
        /// assert_eq!(Pref::read("colour"), None);
        /// ```
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum Pref {
            $($(#[$about])* $choice,)*
            $($(#[$what])* $switch,)*
            /// Whether an aid is on, as `game.aid`.
            Aid(String),
        }

        impl Pref {
            /// Returns the name that settings are kept under.
            pub fn name(&self) -> Text {
                Text::from(match self {
                    $(Pref::$choice => stringify!($field),)*
                    $(Pref::$switch => stringify!($flag),)*
                    Pref::Aid(aid) => return ["aid.", aid].concat().into(),
                })
            }

            /// Returns the setting of this name.
            pub fn read(name: &str) -> Option<Pref> {
                Some(match name {
                    $(stringify!($field) => Pref::$choice,)*
                    $(stringify!($flag) => Pref::$switch,)*
                    _ => Pref::Aid(name.strip_prefix("aid.")?.to_owned()),
                })
            }
        }

        /// The settings.
        ///
        /// ```
        /// use palamede_app::{App, Platform, Pref};
        ///
        /// let mut app = App::new(Platform::in_memory("en"));
        /// app.shell.prefs.set(&Pref::Theme, "dark");
        /// app.shell.prefs.set(&Pref::Theme, "pink"); // unknown: passed over
        /// assert_eq!((app.shell.prefs.theme, app.shell.prefs.hints), ("dark", true));
        /// ```
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct Prefs {
            $($(#[$about])* pub $field: $type,)*
            $($(#[$what])* pub $flag: bool,)*
            /// The settings that are kept, where an address asks for others.
            own: Option<Box<Prefs>>,
            /// The aids that were switched, as `game.aid`, and whether they are on.
            aids: Vec<(String, bool)>,
            /// The done tasks of each game's courses, and without a course the levels of its computer
            /// that were beaten: a bit each, from the lowest.
            learnt: Vec<((GameId, Option<Course>), u32)>,
            /// The last day on which the puzzle of the day was solved, since 1970, and on how many
            /// days in a row.
            pub(super) daily: (u64, u32),
        }

        impl Default for Prefs {
            fn default() -> Prefs {
                Prefs {
                    $($field: $value,)*
                    $($flag: $on,)*
                    own: None,
                    aids: Vec::new(),
                    learnt: Vec::new(),
                    daily: (0, 0),
                }
            }
        }

        impl Prefs {
            /// Changes a setting; an unknown value is passed over.
            pub fn set(&mut self, pref: &Pref, value: &str) {
                match pref {
                    $(Pref::$choice => {
                        let read: fn(&str) -> Option<$type> = $read;
                        if let Some(value) = read(value) {
                            self.$field = value;
                        }
                    })*
                    $(Pref::$switch => self.$flag = value == "on",)*
                    Pref::Aid(aid) => self.switch(aid, value == "on"),
                }
            }

            /// Returns the lines of the settings as they are kept, but for those of games.
            fn lines(&self) -> String {
                let mut text = String::new();
                $(add(&mut text, stringify!($field), &self.$field.text());)*
                $(add(&mut text, stringify!($flag), on_or_off(self.$flag));)*
                text
            }

            /// Returns the switches in their order: the setting, its label and whether it is on.
            pub(super) fn switches(&self, words: &Words) -> Vec<(Pref, &'static str, bool)> {
                vec![$((Pref::$switch, words.$flag, self.$flag)),*]
            }
        }
    };
}

settings! {
    choices {
        /// The language.
        Lang lang: Lang = Lang::default(), Lang::read;
        /// `light`, `dark` or `contrast`; empty for the system's.
        Theme theme: &'static str = "", |text| one_of(&["", "light", "dark", "contrast"], text);
        /// The speed at which pieces move: `slow`, `fast` or `off`, or empty for as the system has it.
        Motion motion: &'static str = "", |text| one_of(&["", "slow", "fast", "off"], text);
        /// The size of the text: `large` or `larger`; empty where it is as the browser has it.
        Size size: &'static str = "", |text| one_of(&["", "large", "larger"], text);
        /// The side on which the buttons of a game are: `left`, or empty for the right.
        Hand hand: &'static str = "", |text| one_of(&["", "left"], text);
        /// The colours of the boards: `slate` or `paper`, or empty for each game's own.
        Board board: &'static str = "", |text| one_of(&["", "slate", "paper"], text);
        /// The volume of sounds: `low` or `full`; empty where it is between them.
        Volume volume: &'static str = "", |text| one_of(&["", "low", "full"], text);
        /// The labels on the faces of tiles: `chinese`, `symbols`, or empty for a number and a
        /// name.
        Labels labels: &'static str = "", |text| one_of(&["", "chinese", "symbols"], text);
        /// The seconds for which a player looks at its own move before the curtain is drawn by itself;
        /// 0 where it never is.
        Rest rest: u8 = 4, |text| RESTS.into_iter().find(|seconds| seconds.to_string() == text);
        /// The computer's level, unless another one is chosen: the last that was played against.
        Level level: u8 = FIRST_LEVEL, read_level;
    }
    switches {
        /// Whether coordinates are shown.
        Coordinates coordinates = true;
        /// Whether legal moves are shown.
        Hints hints = true;
        /// Whether steps are heard.
        Sound sound = true;
    }
}

/// The text of a choice, as it is kept.
trait Kept {
    fn text(&self) -> Text;
}

impl Kept for Lang {
    fn text(&self) -> Text {
        self.code().into()
    }
}

impl Kept for &'static str {
    fn text(&self) -> Text {
        (*self).into()
    }
}

impl Kept for u8 {
    fn text(&self) -> Text {
        self.to_string().into()
    }
}

/// Returns the value, if it is one of these.
fn one_of(known: &[&'static str], text: &str) -> Option<&'static str> {
    known.iter().copied().find(|value| *value == text)
}

fn on_or_off(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

/// Adds the line of a setting.
fn add(text: &mut String, name: &str, value: &str) {
    for part in [name, "=", value, "\n"] {
        text.push_str(part);
    }
}

impl Prefs {
    pub(super) fn read(text: &str, lang: Lang) -> Prefs {
        let mut prefs = Prefs { lang, ..Prefs::default() };
        for (name, value) in text.lines().filter_map(|line| line.split_once('=')) {
            let of = name.split_once('.').and_then(|(course, game)| {
                let course = if course == WON { None } else { Some(Course::read(course)?) };
                Some((GameId::read(game)?, course))
            });
            if let (Some(of), Ok(tasks)) = (of, value.parse()) {
                prefs.learnt.push((of, tasks));
            } else if let (DAILY, Some((day, days))) = (name, value.split_once('.')) {
                prefs.daily = (day.parse().unwrap_or(0), days.parse().unwrap_or(0));
            } else if let Some(pref) = Pref::read(name) {
                prefs.set(&pref, value);
            }
        }
        prefs
    }

    /// Puts what an address asks for in front of the visitor's own settings, which stay kept.
    pub(super) fn lend(&mut self, asked: &[(Pref, String)]) {
        if let Some(own) = self.own.take() {
            *self = self.kept(&own);
        }
        if !asked.is_empty() {
            self.own = Some(Box::new(self.clone()));
        }
        for (pref, value) in asked {
            self.set(pref, value);
        }
    }

    /// Returns the visitor's own settings, with what was learnt meanwhile.
    fn kept(&self, own: &Prefs) -> Prefs {
        Prefs { learnt: self.learnt.clone(), daily: self.daily, ..own.clone() }
    }

    /// Changes a setting from now on, whatever an address asks for.
    pub(super) fn choose(&mut self, pref: &Pref, value: &str) {
        if let Some(own) = &mut self.own {
            own.set(pref, value);
        }
        self.set(pref, value);
    }

    fn switch(&mut self, aid: &str, on: bool) {
        // Accept only a name of an existing game that fits on one line of the settings.
        let known = aid.split_once('.').is_some_and(|(game, name)| {
            GameId::read(game).is_some() && name.len() < 24 && !name.contains(['\n', '='])
        });
        if known {
            self.aids.retain(|(name, _)| name != aid);
            self.aids.push((aid.to_owned(), on));
        }
    }

    /// Returns the time for which something is shown before the next, in milliseconds, by the pace
    /// that the settings ask for, where `ms` is the usual one. `styles/tokens.css` has the same for
    /// what moves.
    pub(super) fn paced(&self, ms: u32) -> u32 {
        match self.motion {
            "slow" => ms * 2,
            "fast" => ms / 2,
            _ => ms,
        }
    }

    /// Returns whether anything moves: what was chosen, else not where the system asks for reduced
    /// motion (`still`).
    pub(super) fn moves(&self, still: bool) -> bool {
        match self.motion {
            "" => !still,
            motion => motion != "off",
        }
    }

    /// Returns whether an aid of a game is on.
    pub fn helps(&self, game: GameId, aid: &Aid) -> bool {
        let same = |name: &str| {
            let name = name.strip_prefix(game.id()).and_then(|name| name.strip_prefix('.'));
            name == Some(aid.name)
        };
        self.aids.iter().find(|(name, _)| same(name)).map_or(aid.on, |(_, on)| *on)
    }

    /// Returns whether a task of a game's course is done.
    pub fn has_learnt(&self, game: GameId, course: Course, at: usize) -> bool {
        let bit = 1_u32.checked_shl(at as u32).unwrap_or_default();
        self.done(game, Some(course)) & bit != 0
    }

    /// Returns whether nothing was learnt or won on this device yet.
    pub(super) fn is_new(&self) -> bool {
        self.learnt.is_empty()
    }

    /// Returns the levels of a game's computer that were beaten: a bit each, from that of the level 0,
    /// which there is not.
    pub(super) fn beaten(&self, game: GameId) -> u32 {
        self.done(game, None)
    }

    /// Returns what is done of a course of a game, or without one which levels were beaten.
    fn done(&self, game: GameId, course: Option<Course>) -> u32 {
        let done = self.learnt.iter().find(|(of, _)| *of == (game, course));
        done.map_or(0, |(_, tasks)| *tasks)
    }

    /// Marks a task of a game's course as done, or without one a level as beaten.
    pub(super) fn learn(&mut self, game: GameId, course: Option<Course>, at: usize) {
        let bit = 1_u32.checked_shl(at as u32).unwrap_or_default();
        match self.learnt.iter_mut().find(|(of, _)| *of == (game, course)) {
            Some((_, tasks)) => *tasks |= bit,
            None => self.learnt.push(((game, course), bit)),
        }
    }

    /// Clears the done marks of all tasks and levels.
    pub(super) fn unlearn(&mut self) {
        self.learnt.clear();
        self.daily = (0, 0);
    }

    /// Returns the labels on the faces of tiles, whose names are these.
    pub fn labels(&self, names: &'static [&'static str]) -> Labels {
        match self.labels {
            "chinese" => Labels::Chinese,
            "symbols" => Labels::Symbols,
            _ => Labels::Names(names),
        }
    }

    pub(super) fn write(&self) -> String {
        if let Some(own) = &self.own {
            return self.kept(own).write();
        }
        let mut text = self.lines();
        for (name, flag) in &self.aids {
            text += &format!("aid.{name}={}\n", on_or_off(*flag));
        }
        for ((game, course), tasks) in &self.learnt {
            text += &format!("{}.{}={tasks}\n", course.map_or(WON, Course::id), game.id());
        }
        if self.daily.0 > 0 {
            text += &format!("{DAILY}={}.{}\n", self.daily.0, self.daily.1);
        }
        text
    }
}
