//! What is kept on this device: behind a trait, since a browser keeps it, and sealed, since every army
//! may stand in it.

use super::save::Brief;
use palamede_games::GameId;
use palamede_record::game_of;
use std::fmt;

/// A place to keep texts by name: the browser's storage, or memory. Nobody but a [`SealedStore`] asks it,
/// and nobody can name it but what is built with the feature `carried`: what implements it gets every
/// text that is kept.
///
#[cfg_attr(feature = "carried", doc = "```")]
#[cfg_attr(not(feature = "carried"), doc = "```compile_fail,E0432")]
/// use palamede_table::{Memory, Store};
///
/// let mut store = Memory::default();
/// assert!(!store.set("settings", "lang: en")); // it will not outlast this visit
/// assert_eq!(store.get("settings").as_deref(), Some("lang: en"));
/// store.remove("settings");
/// assert!(store.names().is_empty() && !store.lasts());
/// ```
pub trait Store {
    /// Returns the text kept under this name.
    fn get(&self, name: &str) -> Option<String>;
    /// Keeps a text in the place of the one that this tab knows to be there; tells whether it
    /// will be kept beyond this visit. Where another tab has put a third one there meanwhile,
    /// that one stays, and the page hears of it.
    fn set(&mut self, name: &str, text: &str) -> bool;
    /// Forgets a text.
    fn remove(&mut self, name: &str);
    /// Returns the names under which something is kept.
    fn names(&self) -> Vec<String>;
    /// Returns whether what is kept outlasts this visit, as far as can be known without keeping
    /// anything.
    fn lasts(&self) -> bool;
}

/// A save, or an army that a player keeps. Its text is for a [`Store`] alone.
///
/// ```
/// use palamede_table::Sealed;
///
/// let save = Sealed::from("game: luzhanqi\nid: 7\nnow: 12");
/// assert_eq!((save.game(), save.brief().steps), (Some("luzhanqi"), 12));
/// assert_eq!(format!("{save:?}"), "Sealed");
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Sealed(String);

impl From<String> for Sealed {
    fn from(text: String) -> Sealed {
        Sealed(text)
    }
}

impl From<&str> for Sealed {
    fn from(text: &str) -> Sealed {
        Sealed(text.to_owned())
    }
}

/// Formats nothing of the text, which may hold an army.
impl fmt::Debug for Sealed {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Sealed")
    }
}

impl Sealed {
    /// Returns the save at a glance.
    pub fn brief(&self) -> Brief {
        Brief::read(&self.0)
    }

    /// Returns the id of the game that a save is of, if it says so.
    pub fn game(&self) -> Option<&str> {
        game_of(&self.0)
    }

    /// Returns the text of a save of this game, where that has no secrets; while dice are still to
    /// fall, without the seed that tells them and the checksum, by which it could be found.
    pub fn text(&self, game: GameId) -> Option<String> {
        if game.facts().secrets || self.game() != Some(game.id()) {
            return None;
        }
        let (dice, over) = (game.facts().dice, self.brief().over);
        let told =
            |line: &&str| over || !(line.starts_with("dice:") || dice && line.starts_with("end:"));
        Some(self.0.lines().filter(told).collect::<Vec<_>>().join("\n"))
    }

    /// Returns the text, whatever stands in it.
    #[cfg(feature = "unsealed")]
    pub fn open(&self) -> &str {
        &self.0
    }

    /// Returns the text, for code of this crate only.
    pub(super) fn inside(&self) -> &str {
        &self.0
    }
}

/// A [`Store`] that gives and takes games sealed, and settings as they are.
///
/// ```
/// use palamede_table::{Memory, SealedStore};
///
/// let mut store = SealedStore::from(Box::new(Memory::default()));
/// store.set_settings("lang=en");
/// assert_eq!(store.settings().as_deref(), Some("lang=en"));
/// store.set("army", &"73526/9.4.8/B1.17/5.B.6/4M321/MFM23".into());
/// assert_eq!(format!("{:?}", store.get("army")), "Some(Sealed)");
/// ```
pub struct SealedStore(Box<dyn Store>);

impl<S: Store + 'static> From<Box<S>> for SealedStore {
    fn from(store: Box<S>) -> SealedStore {
        SealedStore(store)
    }
}

impl SealedStore {
    /// The name of the settings, one of the three texts that are not sealed.
    pub const SETTINGS: &str = "settings";
    /// The name of the scores of matches, another one.
    pub const MATCHES: &str = "matches";
    /// The name of the tournament that is on, the third one.
    pub const TOURNAMENT: &str = "tournament";

    /// Returns the settings, as text: lines `name=value`. No other line is given out, whatever lies
    /// there.
    pub fn settings(&self) -> Option<String> {
        self.open_lines(SealedStore::SETTINGS)
    }

    /// Returns the lines `name=value` of a text; those of saves have colons.
    fn open_lines(&self, name: &str) -> Option<String> {
        let text = self.0.get(name)?;
        let sets = |line: &&str| line.chars().find(|c| matches!(c, '=' | ':')) == Some('=');
        Some(text.lines().filter(sets).collect::<Vec<_>>().join("\n"))
    }

    /// Keeps the settings: [`Store::set`].
    pub fn set_settings(&mut self, text: &str) -> bool {
        self.0.set(SealedStore::SETTINGS, text)
    }

    /// Returns the scores of matches, as text ([`MatchScore`](super::MatchScore)): lines
    /// `name=value`, and no other.
    pub fn matches(&self) -> Option<String> {
        self.open_lines(SealedStore::MATCHES)
    }

    /// Keeps the scores of matches: [`Store::set`].
    pub fn set_matches(&mut self, text: &str) -> bool {
        self.0.set(SealedStore::MATCHES, text)
    }

    /// Returns the tournament that is on, as text ([`Tournament`](super::Tournament)): lines
    /// `name=value`, and no other.
    pub fn tournament(&self) -> Option<String> {
        self.open_lines(SealedStore::TOURNAMENT)
    }

    /// Keeps the tournament that is on: [`Store::set`].
    pub fn set_tournament(&mut self, text: &str) -> bool {
        self.0.set(SealedStore::TOURNAMENT, text)
    }

    /// Returns the save that is kept under this name.
    pub fn get(&self, name: &str) -> Option<Sealed> {
        self.0.get(name).map(Sealed)
    }

    /// Keeps something: [`Store::set`].
    pub fn set(&mut self, name: &str, kept: &Sealed) -> bool {
        self.0.set(name, &kept.0)
    }

    /// Forgets what is kept under this name.
    pub fn remove(&mut self, name: &str) {
        self.0.remove(name);
    }

    /// Returns the names under which something is kept.
    pub fn names(&self) -> Vec<String> {
        self.0.names()
    }

    /// Returns whether what is kept outlasts this visit: [`Store::lasts`].
    pub fn lasts(&self) -> bool {
        self.0.lasts()
    }
}

/// A store in memory: it keeps texts until the page is closed.
#[derive(Clone, Default)]
pub struct Memory(Vec<(String, String)>);

/// The names alone.
impl fmt::Debug for Memory {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_tuple("Memory").field(&self.names()).finish()
    }
}

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

    fn lasts(&self) -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use palamede_games::GameId;

    const RUNNING: &str = "Palamède save 2 sealed\ngame: sahkku\ndice: seed:7\nnow: 3\nend: 3 0";

    #[test]
    fn a_broken_save_is_shown_without_what_may_not_be_known() {
        let save = Sealed::from(RUNNING);
        let shown = save.text(GameId::Sahkku).expect("a game without secrets");
        assert_eq!(shown, "Palamède save 2 sealed\ngame: sahkku\nnow: 3");
        let over = Sealed::from(&*RUNNING.replace("now: 3", "now: 3\nover: yes"));
        assert!(over.text(GameId::Sahkku).is_some_and(|text| text.contains("seed:7")));
        assert_eq!(save.text(GameId::MakYek), None, "it is another game's");
        assert_eq!(Sealed::from("game: luzhanqi").text(GameId::Luzhanqi), None);
        let army = Sealed::from("73526/9.4.8/B1.17/5.B.6/4M321/MFM23");
        assert!(
            GameId::ALL.iter().all(|&game| army.text(game).is_none()),
            "no save says whose it is"
        );
    }

    #[test]
    fn nothing_but_settings_comes_out_under_their_name() {
        let mut store = SealedStore::from(Box::new(Memory::default()));
        store.set_settings("lang=fr\nnonsense\nname=a:b");
        assert_eq!(store.settings().as_deref(), Some("lang=fr\nname=a:b"));
        store.set(SealedStore::SETTINGS, &Sealed::from(RUNNING));
        assert_eq!(store.settings().as_deref(), Some(""));
        store.set_matches("mak-yek=1 0;1 =;0 *\nmoves: x=y");
        assert_eq!(store.matches().as_deref(), Some("mak-yek=1 0;1 =;0 *"));
        store.set(SealedStore::MATCHES, &Sealed::from(RUNNING));
        assert_eq!(store.matches().as_deref(), Some(""));
        store.set_tournament("game=mak-yek\nmoves: x=y");
        assert_eq!(store.tournament().as_deref(), Some("game=mak-yek"));
        store.set(SealedStore::TOURNAMENT, &Sealed::from(RUNNING));
        assert_eq!(store.tournament().as_deref(), Some(""));
    }
}
