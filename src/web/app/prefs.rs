//! The settings.

use crate::say::Lang;

/// The settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prefs {
    /// The language.
    pub lang: Lang,
    /// `light`, `dark` or `contrast`; empty for the system's.
    pub theme: String,
    /// Whether pieces move: `off`, or empty for as the system has it.
    pub motion: String,
    /// Whether coordinates are shown.
    pub coordinates: bool,
    /// Whether legal moves are shown.
    pub hints: bool,
}

impl Prefs {
    pub(super) fn read(text: &str, lang: Lang) -> Prefs {
        let mut prefs = Prefs {
            lang,
            theme: String::new(),
            motion: String::new(),
            coordinates: true,
            hints: true,
        };
        for (name, value) in text.lines().filter_map(|line| line.split_once('=')) {
            prefs.set(name, value);
        }
        prefs
    }

    /// Changes a setting; unknown names and values are passed over.
    pub fn set(&mut self, name: &str, value: &str) {
        match name {
            "lang" => self.lang = Lang::read(value).unwrap_or(self.lang),
            "theme" if ["", "light", "dark", "contrast"].contains(&value) => {
                self.theme = value.to_owned();
            }
            "motion" if ["", "off"].contains(&value) => self.motion = value.to_owned(),
            "coordinates" => self.coordinates = value == "on",
            "hints" => self.hints = value == "on",
            _ => {}
        }
    }

    pub(super) fn write(&self) -> String {
        let on = |flag| if flag { "on" } else { "off" };
        format!(
            "lang={}\ntheme={}\nmotion={}\ncoordinates={}\nhints={}\n",
            self.lang.code(),
            self.theme,
            self.motion,
            on(self.coordinates),
            on(self.hints)
        )
    }
}
