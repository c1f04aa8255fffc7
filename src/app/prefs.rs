//! The settings.

use super::field::Pref;
use palamede_games::GameId;
use palamede_scene::{Aid, Labels};
use palamede_table::read_level;
use palamede_text::{Course, Lang};

/// For how many seconds who has moved may look at it; 0 for as long as it likes.
pub(super) const RESTS: [u8; 4] = [2, 4, 10, 0];

/// The computer's level where none was ever played against, and of an address that names none.
pub const LEVEL: u8 = 3;

/// The settings.
///
/// ```
/// use palamede_app::{App, Pref};
/// use palamede_table::Memory;
///
/// let store = Box::new(Memory::default());
/// let (langs, base) = (["en".to_owned()], "https://example.org/".to_owned());
/// let mut app = App::new(store, Box::new(|| 42), Box::new(|| 0), &langs, base);
/// app.shell.prefs.set(&Pref::Theme, "dark");
/// app.shell.prefs.set(&Pref::Theme, "pink"); // unknown: passed over
/// assert_eq!((app.shell.prefs.theme.as_str(), app.shell.prefs.hints), ("dark", true));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prefs {
    /// The language.
    pub lang: Lang,
    /// `light`, `dark` or `contrast`; empty for the system's.
    pub theme: String,
    /// The speed at which pieces move: `slow`, `fast` or `off`, or empty for as the system has it.
    pub motion: String,
    /// What the faces of tiles show: `chinese`, `symbols`, or empty for a number and a name.
    pub labels: String,
    /// The seconds for which a player looks at its own move before the curtain is drawn by itself;
    /// 0 where it never is.
    pub rest: u8,
    /// The computer's level, unless another one is chosen.
    pub level: u8,
    /// Whether coordinates are shown.
    pub coordinates: bool,
    /// Whether legal moves are shown.
    pub hints: bool,
    /// Whether steps are heard.
    pub sound: bool,
    /// What is kept, where an address asks for something else.
    own: Option<Box<Prefs>>,
    /// The aids that were switched, as `game.aid`, and whether they are on.
    aids: Vec<(String, bool)>,
    /// Which tasks of each game's courses are done: a bit each, from the lowest.
    learnt: Vec<((GameId, Course), u32)>,
}

impl Prefs {
    pub(super) fn read(text: &str, lang: Lang) -> Prefs {
        let mut prefs = Prefs {
            lang,
            theme: String::new(),
            motion: String::new(),
            labels: String::new(),
            rest: 4,
            level: LEVEL,
            coordinates: true,
            hints: true,
            sound: true,
            own: None,
            aids: Vec::new(),
            learnt: Vec::new(),
        };
        for (name, value) in text.lines().filter_map(|line| line.split_once('=')) {
            let of = name
                .split_once('.')
                .and_then(|(course, game)| Some((GameId::read(game)?, Course::read(course)?)));
            if let (Some(of), Ok(tasks)) = (of, value.parse()) {
                prefs.learnt.push((of, tasks));
            } else if let Some(pref) = Pref::read(name) {
                prefs.set(&pref, value);
            }
        }
        prefs
    }

    /// Shows what an address asks for, and keeps what is kept.
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

    /// The visitor's own settings, with what was learnt meanwhile.
    fn kept(&self, own: &Prefs) -> Prefs {
        Prefs { learnt: self.learnt.clone(), ..own.clone() }
    }

    /// Changes a setting from now on, whatever an address asks for.
    pub(super) fn choose(&mut self, pref: &Pref, value: &str) {
        if let Some(own) = &mut self.own {
            own.set(pref, value);
        }
        self.set(pref, value);
    }

    /// Changes a setting; an unknown value is passed over.
    pub fn set(&mut self, pref: &Pref, value: &str) {
        match pref {
            Pref::Lang => self.lang = Lang::read(value).unwrap_or(self.lang),
            Pref::Theme if ["", "light", "dark", "contrast"].contains(&value) => {
                self.theme = value.to_owned();
            }
            Pref::Motion if ["", "slow", "fast", "off"].contains(&value) => {
                self.motion = value.to_owned()
            }
            Pref::Labels if ["", "chinese", "symbols"].contains(&value) => {
                self.labels = value.to_owned();
            }
            Pref::Rest => {
                let known = RESTS.iter().find(|seconds| seconds.to_string() == value);
                self.rest = known.copied().unwrap_or(self.rest);
            }
            Pref::Level => self.level = read_level(value).unwrap_or(self.level),
            Pref::Coordinates => self.coordinates = value == "on",
            Pref::Hints => self.hints = value == "on",
            Pref::Sound => self.sound = value == "on",
            Pref::Aid(aid) => self.switch(aid, value == "on"),
            Pref::Theme | Pref::Motion | Pref::Labels => {}
        }
    }

    fn switch(&mut self, aid: &str, on: bool) {
        // What stands in a line of its own, of a game that there is.
        let known = aid.split_once('.').is_some_and(|(game, name)| {
            GameId::read(game).is_some() && name.len() < 24 && !name.contains(['\n', '='])
        });
        if known {
            self.aids.retain(|(name, _)| name != aid);
            self.aids.push((aid.to_owned(), on));
        }
    }

    /// How long what is to be seen stays before the next of it comes, where that is usually so many
    /// milliseconds. `styles/tokens.css` has the same for what moves.
    pub(super) fn paced(&self, ms: u32) -> u32 {
        match self.motion.as_str() {
            "slow" => ms * 2,
            "fast" => ms / 2,
            _ => ms,
        }
    }

    /// Whether anything moves, where the system wants it so or, with `still`, not.
    pub(super) fn moves(&self, still: bool) -> bool {
        match self.motion.as_str() {
            "" => !still,
            motion => motion != "off",
        }
    }

    /// Whether an aid of a game is on.
    pub fn helps(&self, game: GameId, aid: &Aid) -> bool {
        let same = |name: &str| {
            let name = name.strip_prefix(game.id()).and_then(|name| name.strip_prefix('.'));
            name == Some(aid.name)
        };
        self.aids.iter().find(|(name, _)| same(name)).map_or(aid.on, |(_, on)| *on)
    }

    /// Whether a task of a game's course is done.
    pub fn has_learnt(&self, game: GameId, course: Course, at: usize) -> bool {
        let bit = 1_u32.checked_shl(at as u32).unwrap_or_default();
        self.learnt.iter().any(|(of, tasks)| *of == (game, course) && tasks & bit != 0)
    }

    /// It is.
    pub(super) fn learn(&mut self, game: GameId, course: Course, at: usize) {
        let bit = 1_u32.checked_shl(at as u32).unwrap_or_default();
        match self.learnt.iter_mut().find(|(of, _)| *of == (game, course)) {
            Some((_, tasks)) => *tasks |= bit,
            None => self.learnt.push(((game, course), bit)),
        }
    }

    /// None are, of any.
    pub(super) fn unlearn(&mut self) {
        self.learnt.clear();
    }

    /// What the faces of tiles show, where these are their names.
    pub fn labels(&self, names: &'static [&'static str]) -> Labels {
        match self.labels.as_str() {
            "chinese" => Labels::Chinese,
            "symbols" => Labels::Symbols,
            _ => Labels::Names(names),
        }
    }

    pub(super) fn write(&self) -> String {
        if let Some(own) = &self.own {
            return self.kept(own).write();
        }
        let on = |flag| if flag { "on" } else { "off" };
        let mut text = format!(
            "lang={}\ntheme={}\nmotion={}\nlabels={}\nrest={}\nlevel={}\ncoordinates={}\nhints={}\nsound={}\n",
            self.lang.code(),
            self.theme,
            self.motion,
            self.labels,
            self.rest,
            self.level,
            on(self.coordinates),
            on(self.hints),
            on(self.sound)
        );
        for (name, flag) in &self.aids {
            text += &format!("aid.{name}={}\n", on(*flag));
        }
        for ((game, course), tasks) in &self.learnt {
            text += &format!("{}.{}={tasks}\n", course.id(), game.id());
        }
        text
    }
}
