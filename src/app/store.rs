//! The names under which this device keeps things.

use palamede_table::SealedStore;

/// The settings' name.
pub const PREFS: &str = SealedStore::SETTINGS;

/// Returns the name of the save in this slot: the game's id, and in frames what was asked for.
///
/// ```
/// use palamede_app::store::{parked_name, is_aside_of, is_save, parked_at, save_name};
///
/// assert_eq!(save_name("mak-yek"), "game.mak-yek");
/// let aside = parked_name(1_700_000_000_000, "luzhanqi", 7);
/// assert_eq!(parked_at(&aside), Some(1_700_000_000_000));
/// assert!(is_save(&aside) && is_aside_of(&aside, "luzhanqi"));
/// assert!(!is_aside_of(&aside, "luzhanqi-four"));
/// ```
pub fn save_name(slot: &str) -> String {
    format!("game.{slot}")
}

/// Returns the name of the save of the game with this number, whose place another took at this
/// moment (milliseconds since 1970).
pub fn parked_name(when: u64, slot: &str, id: u64) -> String {
    format!("{PARKED}{when}.{slot}.{id}")
}

/// The beginning of the names of saves that were put aside.
const PARKED: &str = "aside.";

/// Returns the moment at which the save of this name was put aside (milliseconds since 1970), if it
/// was.
pub fn parked_at(name: &str) -> Option<u64> {
    name.strip_prefix(PARKED)?.split_once('.')?.0.parse().ok()
}

/// Returns whether the save of this name was put aside from this slot.
pub fn is_aside_of(name: &str, slot: &str) -> bool {
    let from = name.strip_prefix(PARKED).and_then(|name| name.split_once('.'));
    let rest = from.and_then(|(_, name)| name.strip_prefix(slot));
    // Only a number may follow, so that a save of `luzhanqi-four` does not count as one of
    // `luzhanqi`.
    let number = |rest: &str| rest.strip_prefix('.').is_some_and(|id| id.parse::<u64>().is_ok());
    rest.is_some_and(|rest| rest.is_empty() || number(rest))
}

/// Returns whether a running or ended game is kept under this name.
pub fn is_save(name: &str) -> bool {
    name.starts_with("game.") || name.starts_with(PARKED)
}

/// Returns the name under which a save that could not be read is kept.
pub fn broken_name(slot: &str) -> String {
    format!("broken.{slot}")
}

/// Returns the name under which a player keeps an arrangement of a game's pieces.
pub fn own_name(game: &str, player: &str) -> String {
    format!("own.{game}.{player}")
}
