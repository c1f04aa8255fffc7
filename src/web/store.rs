//! What is kept on this device, behind a trait: the browser's storage, or memory
//! where storage is refused.

use std::collections::BTreeMap;

/// A place to keep texts by name.
pub trait Store {
    /// The text kept under this name.
    fn get(&self, name: &str) -> Option<String>;
    /// Keeps a text; tells whether it is kept beyond this visit.
    fn set(&mut self, name: &str, text: &str) -> bool;
    /// Forgets a text.
    fn remove(&mut self, name: &str);
    /// The names under which something is kept.
    fn names(&self) -> Vec<String>;
}

/// Keeps texts until the page is closed.
#[derive(Clone, Debug, Default)]
pub struct Memory(BTreeMap<String, String>);

impl Store for Memory {
    fn get(&self, name: &str) -> Option<String> {
        self.0.get(name).cloned()
    }

    fn set(&mut self, name: &str, text: &str) -> bool {
        self.0.insert(name.to_owned(), text.to_owned());
        false
    }

    fn remove(&mut self, name: &str) {
        self.0.remove(name);
    }

    fn names(&self) -> Vec<String> {
        self.0.keys().cloned().collect()
    }
}

/// The prefix of every name: all project sites of one host share one storage.
pub const PREFIX: &str = "palamede.";

/// The settings' name.
pub const PREFS: &str = "palamede.settings";

/// The name of a game's save.
pub fn save_name(game: &str) -> String {
    format!("{PREFIX}game.{game}")
}

/// The name under which a game that another took the place of is kept.
pub fn before_name(game: &str) -> String {
    format!("{PREFIX}before.{game}")
}

/// The name under which a save that could not be read is kept to look at.
pub fn broken_name(game: &str) -> String {
    format!("{PREFIX}broken.{game}")
}
