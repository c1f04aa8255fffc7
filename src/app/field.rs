//! The fields that can be filled in or switched, and the name by which the document carries each.
//! Nothing else writes or reads these names.

use palamede_rules::Seat;
use palamede_scene::tree::Text;

pub use super::prefs::Pref;

/// A field or a switch of the page.
///
/// ```
/// use palamede_app::{Field, Pref};
/// use palamede_rules::Seat;
///
/// assert_eq!(Field::read("name.0"), Some(Field::Name(Seat::FIRST)));
/// assert_eq!(Field::Pref(Pref::Lang).name(), "pref.lang");
/// assert_eq!(Field::read("player.9"), None);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Field {
    /// A setting.
    Pref(Pref),
    /// A choice before the game.
    Choice(String),
    /// A named set of choices.
    Set,
    /// The clock: how much time people have.
    Clock,
    /// The time that a seat has, where not all have the same.
    Minutes(Seat),
    /// The seconds that a turn adds to the clock.
    Increment,
    /// The consequence of a time that is up.
    Expiry,
    /// The players of all seats at once.
    Who,
    /// The player of a seat.
    Player(Seat),
    /// The level of the computer that plays it.
    Level(Seat),
    /// The name of who plays it.
    Name(Seat),
    /// The seating: how people sit.
    Seating,
    /// Whether people throw dice of their own.
    Dice,
    /// Whether the own ranks show only while they are pressed for.
    Flat,
    /// Whether they are said.
    Aloud,
    /// A text to read.
    Import,
    /// The moment at which one looks in the steps of a game.
    Moment,
    /// The seat that is to act in a position that is set up.
    SetupTurn,
    /// A number of that position, from 0.
    SetupCount(usize),
    /// The name of a player of a tournament, from 0.
    Entrant(usize),
    /// The game of a tournament.
    TournamentGame,
    /// The result of a pairing of a tournament, from 0.
    PairingResult(usize),
}

impl Field {
    /// Returns the name that the document carries.
    pub fn name(&self) -> Text {
        Text::from(match self {
            Field::Pref(pref) => return ["pref.", &pref.name()].concat().into(),
            Field::Choice(name) => return ["option.", name].concat().into(),
            Field::Player(seat) => return ["player.", &seat.index().to_string()].concat().into(),
            Field::Level(seat) => return ["level.", &seat.index().to_string()].concat().into(),
            Field::Name(seat) => return ["name.", &seat.index().to_string()].concat().into(),
            Field::Minutes(seat) => return ["minutes.", &seat.index().to_string()].concat().into(),
            Field::Who => "who",
            Field::Clock => "clock",
            Field::Increment => "increment",
            Field::Expiry => "expiry",
            Field::Set => "set",
            Field::Seating => "seating",
            Field::Dice => "dice",
            Field::Flat => "flat",
            Field::Aloud => "aloud",
            Field::Import => "import",
            Field::Moment => "moment",
            Field::SetupTurn => "setup-turn",
            Field::SetupCount(at) => return ["setup.", &at.to_string()].concat().into(),
            Field::Entrant(at) => return ["entrant.", &at.to_string()].concat().into(),
            Field::TournamentGame => "tournament-game",
            Field::PairingResult(at) => return ["pairing.", &at.to_string()].concat().into(),
        })
    }

    /// Returns the field of this name.
    pub fn read(name: &str) -> Option<Field> {
        let seat = |text: &str| Seat::new(text.parse().ok()?);
        Some(match name.split_once('.').unwrap_or((name, "")) {
            ("pref", name) => Field::Pref(Pref::read(name)?),
            ("option", name) => Field::Choice(name.to_owned()),
            ("player", text) => Field::Player(seat(text)?),
            ("level", text) => Field::Level(seat(text)?),
            ("name", text) => Field::Name(seat(text)?),
            ("minutes", text) => Field::Minutes(seat(text)?),
            ("who", "") => Field::Who,
            ("clock", "") => Field::Clock,
            ("increment", "") => Field::Increment,
            ("expiry", "") => Field::Expiry,
            ("set", "") => Field::Set,
            ("seating", "") => Field::Seating,
            ("dice", "") => Field::Dice,
            ("flat", "") => Field::Flat,
            ("aloud", "") => Field::Aloud,
            ("import", "") => Field::Import,
            ("moment", "") => Field::Moment,
            ("setup-turn", "") => Field::SetupTurn,
            ("setup", at) => Field::SetupCount(at.parse().ok()?),
            ("entrant", at) => Field::Entrant(at.parse().ok()?),
            ("tournament-game", "") => Field::TournamentGame,
            ("pairing", at) => Field::PairingResult(at.parse().ok()?),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_field_is_read_by_its_name() {
        let names = [
            "pref.lang",
            "pref.theme",
            "pref.motion",
            "pref.labels",
            "pref.size",
            "pref.hand",
            "pref.board",
            "pref.volume",
            "pref.rest",
            "pref.coordinates",
            "pref.hints",
            "pref.sound",
            "pref.aid.sahkku.danger",
            "option.capture",
            "player.0",
            "level.1",
            "name.3",
            "clock",
            "minutes.1",
            "increment",
            "expiry",
            "set",
            "seating",
            "dice",
            "flat",
            "aloud",
            "import",
            "moment",
            "setup-turn",
            "setup.1",
            "entrant.7",
            "tournament-game",
            "pairing.27",
        ];
        for name in names {
            assert_eq!(
                Field::read(name).map(|field| field.name().into_owned()).as_deref(),
                Some(name)
            );
        }
        for wrong in
            ["", "pref.colour", "player.", "player.9", "name.x", "set.x", "flat.", "entrant.x"]
        {
            assert!(Field::read(wrong).is_none_or(|field| field.name() != wrong), "{wrong}");
        }
    }
}
