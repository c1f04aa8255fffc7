//! The constants of a game as values, and guidance for whoever chooses among games.

use super::{Bound, Choice, NamedSet, Seat, Seats};

/// The guidance for whoever chooses among games: the site's own estimates, by one measure for all of
/// them. What the sources of a game say stands on its rule page.
///
/// ```
/// use palamede_games::GameId;
///
/// let quick = |game: &&GameId| game.facts().guide.minutes <= 15;
/// assert!(GameId::ALL.iter().filter(quick).all(|game| game.facts().guide.easy));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Guide {
    /// The age from which the game can be played, in years.
    pub age: u8,
    /// The usual length of a game, in minutes.
    pub minutes: u8,
    /// Whether a first game is played well after a few sentences.
    pub easy: bool,
}

/// The constants of a [`Game`](super::Game) as one value, for code that does not know the game's type.
///
/// Only a game has them: nobody makes others that say that it has no secrets.
/// ```compile_fail,E0507
/// # use palamede_games::GameId;
/// let mut facts = *GameId::Luzhanqi.facts();
/// facts.secrets = false;
/// ```
/// ```compile_fail,E0639
/// # use palamede_games::GameId;
/// # use palamede_rules::Facts;
/// let facts = Facts { secrets: false, ..*GameId::Luzhanqi.facts() };
/// ```
#[derive(PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Facts {
    /// [`Game::ID`](super::Game::ID).
    pub id: &'static str,
    /// [`Game::CLASS`](super::Game::CLASS).
    pub class: &'static str,
    /// [`Game::SEATS`](super::Game::SEATS).
    pub seats: usize,
    /// [`Game::TEAMS`](super::Game::TEAMS).
    pub teams: usize,
    /// [`Game::SECRETS`](super::Game::SECRETS).
    pub secrets: bool,
    /// [`Game::DICE`](super::Game::DICE).
    pub dice: bool,
    /// [`Game::SIGNS`](super::Game::SIGNS).
    pub signs: &'static [char],
    /// [`Game::REPEATS`](super::Game::REPEATS).
    pub repeats: Option<usize>,
    /// [`Game::PATIENCE`](super::Game::PATIENCE).
    pub patience: Option<usize>,
    /// [`Game::OPTIONS`](super::Game::OPTIONS).
    pub options: &'static [Choice],
    /// [`Game::BOUNDS`](super::Game::BOUNDS).
    pub bounds: &'static [Bound],
    /// [`Game::SETS`](super::Game::SETS).
    pub sets: &'static [NamedSet],
    /// [`Game::GUIDE`](super::Game::GUIDE).
    pub guide: Guide,
}

impl Facts {
    /// Returns the seats that play together with this one, itself left out.
    ///
    /// ```
    /// use palamede_games::GameId;
    /// use palamede_rules::{Seat, Seats};
    ///
    /// let four = GameId::read("luzhanqi-four").expect("a game").facts();
    /// let third = Seat::new(2).expect("a seat");
    /// assert_eq!(four.allies(Seat::FIRST), Seats::only(third));
    /// ```
    pub fn allies(&self, seat: Seat) -> Seats {
        let same = |other: &Seat| other.index() % self.teams == seat.index() % self.teams;
        Seat::first(self.seats).filter(same).collect::<Seats>().without(seat)
    }
}
