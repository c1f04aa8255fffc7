//! The catalogue: one line a game.

use super::Emblem;
use palamede_rules::{AnyPosition, Facts, Game, Kind, Seat};
use palamede_scene::Look;

/// The way from a game's id to its type: `with_game!(id, G => body)` runs `body` with `G`
/// standing for the type of the game `id`.
///
/// ```
/// use palamede_games::{GameId, with_game};
/// use palamede_rules::{Game, Options, Rules};
///
/// let first_moves = |game: GameId| {
///     with_game!(game, G => G::start(&Options::new(G::OPTIONS)).count())
/// };
/// assert_eq!(first_moves(GameId::MakYek), 32);
/// ```
#[macro_export]
macro_rules! with_game {
    // The games: type and folder, in the order of the home page, for the macro that is named
    // in brackets.
    (@list [$($then:tt)+] $args:tt) => {
        $($then)+! { @each $args
            ShapLuk in shap_luk,
            MakYek in mak_yek,
            ApitSodok in mak_yek,
            TurkishDraughts in turkish_draughts,
            Fanorona in fanorona,
            Morris in morris,
            Sahkku in sahkku,
            Luzhanqi in luzhanqi,
            LuzhanqiFour in luzhanqi,
        }
    };
    (@each [$id:expr, $g:ident => $body:expr] $($name:ident in $folder:ident,)*) => {
        match $id {
            $($crate::GameId::$name => {
                type $g = $crate::$name;
                $body
            })*
        }
    };
    ($id:expr, $g:ident => $body:expr) => {
        $crate::with_game! { @list [$crate::with_game] [$id, $g => $body] }
    };
}

/// Makes [`GameId`] from the list.
macro_rules! catalogue {
    (@each [] $($name:ident in $folder:ident,)*) => {
        $(pub use super::$folder::$name;)*

        /// A game of the catalogue.
        ///
        /// ```
        /// use palamede_games::GameId;
        ///
        /// let game = GameId::read("turkish-draughts").expect("a game");
        /// assert_eq!((game, game.id()), (GameId::TurkishDraughts, "turkish-draughts"));
        /// assert_eq!(game.facts().options.len(), 4);
        /// assert_eq!(GameId::read("chess"), None);
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum GameId {
            $(
                #[doc = concat!("[`", stringify!($name), "`](super::", stringify!($folder), "::", stringify!($name), ")")]
                $name,
            )*
        }

        impl GameId {
            /// Every game, in the order of the home page.
            pub const ALL: &'static [GameId] = &[$(GameId::$name),*];

            /// Returns the game's id in routes, records and the engine protocol.
            pub const fn id(self) -> &'static str {
                match self {
                    $(GameId::$name => <$name as palamede_rules::Game>::ID,)*
                }
            }
        }
    };
}

with_game! { @list [catalogue] [] }

impl GameId {
    /// Returns the game of this id.
    pub fn read(id: &str) -> Option<GameId> {
        GameId::ALL.iter().copied().find(|game| game.id() == id)
    }
}

impl GameId {
    /// Returns the constants of the game: what is known of it before there is a position.
    pub fn facts(self) -> &'static Facts {
        with_game!(self, G => <G as Game>::FACTS)
    }

    /// Returns the look of a seat's pieces: [`Emblem`].
    pub fn emblem(self, seat: Seat) -> Look {
        with_game!(self, G => <G as Emblem>::emblem(seat))
    }

    /// Returns the kind of game that this is, for code that does not know the game's type.
    ///
    /// ```
    /// use palamede_games::GameId;
    /// use palamede_rules::{Options, Seat, Turn};
    ///
    /// let kind = GameId::ShapLuk.kind();
    /// let line = kind.open(&Options::new(kind.facts().options), None).expect("the usual start");
    /// assert_eq!(line.turn(), Turn::Seat(Seat::FIRST));
    /// ```
    pub fn kind(self) -> Kind<AnyPosition> {
        with_game!(self, G => Kind::any::<G>())
    }
}
