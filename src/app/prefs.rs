//! The settings.

use super::field::Pref;
use crate::games::GameId;
use crate::say::Lang;
use crate::scene::{Aid, Labels};

/// The settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prefs {
    /// The language.
    pub lang: Lang,
    /// `light`, `dark` or `contrast`; empty for the system's.
    pub theme: String,
    /// Whether pieces move: `off`, or empty for as the system has it.
    pub motion: String,
    /// What the faces of tiles show: `chinese`, `symbols`, or empty for a number and a name.
    pub labels: String,
    /// Whether coordinates are shown.
    pub coordinates: bool,
    /// Whether legal moves are shown.
    pub hints: bool,
    /// The aids that were switched, as `game.aid`, and whether they are on.
    aids: Vec<(String, bool)>,
}

impl Prefs {
    pub(super) fn read(text: &str, lang: Lang) -> Prefs {
        let mut prefs = Prefs {
            lang,
            theme: String::new(),
            motion: String::new(),
            labels: String::new(),
            coordinates: true,
            hints: true,
            aids: Vec::new(),
        };
        for (name, value) in text.lines().filter_map(|line| line.split_once('=')) {
            if let Some(pref) = Pref::read(name) {
                prefs.set(&pref, value);
            }
        }
        prefs
    }

    /// Changes a setting; an unknown value is passed over.
    pub fn set(&mut self, pref: &Pref, value: &str) {
        match pref {
            Pref::Lang => self.lang = Lang::read(value).unwrap_or(self.lang),
            Pref::Theme if ["", "light", "dark", "contrast"].contains(&value) => {
                self.theme = value.to_owned();
            }
            Pref::Motion if ["", "off"].contains(&value) => self.motion = value.to_owned(),
            Pref::Labels if ["", "chinese", "symbols"].contains(&value) => {
                self.labels = value.to_owned();
            }
            Pref::Coordinates => self.coordinates = value == "on",
            Pref::Hints => self.hints = value == "on",
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

    /// Whether an aid of a game is on.
    pub fn helps(&self, game: GameId, aid: &Aid) -> bool {
        let same = |name: &str| {
            let name = name.strip_prefix(game.id()).and_then(|name| name.strip_prefix('.'));
            name == Some(aid.name)
        };
        self.aids.iter().find(|(name, _)| same(name)).map_or(aid.on, |(_, on)| *on)
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
        let on = |flag| if flag { "on" } else { "off" };
        let mut text = format!(
            "lang={}\ntheme={}\nmotion={}\nlabels={}\ncoordinates={}\nhints={}\n",
            self.lang.code(),
            self.theme,
            self.motion,
            self.labels,
            on(self.coordinates),
            on(self.hints)
        );
        for (name, flag) in &self.aids {
            text += &format!("aid.{name}={}\n", on(*flag));
        }
        text
    }
}
