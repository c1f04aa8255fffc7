//! The catalogue: one line a game.

use super::Emblem;
use palamede_rules::{AnyPosition, Facts, Game, Kind, Seat};
use palamede_scene::Look;

/// Does something with a game's type: `with_game!(id, G => body)` runs `body` with `G`
/// standing for the type of the game `id`.
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

            /// The game's id in routes, records and the engine protocol.
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
    /// The game of this id.
    pub fn read(id: &str) -> Option<GameId> {
        GameId::ALL.iter().copied().find(|game| game.id() == id)
    }
}

impl GameId {
    /// What is known of the game before there is a position of it.
    pub fn facts(self) -> &'static Facts {
        with_game!(self, G => <G as Game>::FACTS)
    }

    /// How a seat's pieces look.
    pub fn emblem(self, seat: Seat) -> Look {
        with_game!(self, G => <G as Emblem>::emblem(seat))
    }

    /// The kind of game that this is, for a table that knows no game's type.
    pub fn kind(self) -> Kind<AnyPosition> {
        with_game!(self, G => Kind::any::<G>())
    }
}
