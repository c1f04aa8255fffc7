//! What is kept on this device, behind a trait: the browser's storage, or memory
//! where storage is refused.

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
pub struct Memory(Vec<(String, String)>);

impl Store for Memory {
    fn get(&self, name: &str) -> Option<String> {
        self.0.iter().find(|(n, _)| n == name).map(|(_, text)| text.clone())
    }

    fn set(&mut self, name: &str, text: &str) -> bool {
        self.remove(name);
        self.0.push((name.to_owned(), text.to_owned()));
        false
    }

    fn remove(&mut self, name: &str) {
        self.0.retain(|(n, _)| n != name);
    }

    fn names(&self) -> Vec<String> {
        self.0.iter().map(|(name, _)| name.clone()).collect()
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

/// The name under which a player keeps an arrangement of a game's pieces: nobody else is
/// offered it.
pub fn own_name(game: &str, player: &str) -> String {
    format!("{PREFIX}own.{game}.{player}")
}
