//! The laws that every game obeys, as generic tests: over the games of the catalogue
//! and over two toys that ask more of the traits than any one of these does.
//!
//! The cheap laws run on thousands of random games, the others on sampled positions,
//! the options spread pairwise over them. With `PALAMEDE_LONG` set there are ten times
//! as many games, over the full product of the options.

#[path = "conform/any.rs"]
mod any;
#[path = "conform/cheap.rs"]
mod cheap;
#[path = "conform/fanorona.rs"]
mod fanorona;
#[path = "conform/guess.rs"]
mod guess;
#[path = "conform/honest.rs"]
mod honest;
#[path = "conform/leak.rs"]
mod leak;
#[path = "conform/luzhanqi.rs"]
mod luzhanqi;
#[path = "conform/memo.rs"]
mod memo;
#[path = "conform/mirror.rs"]
mod mirror;
#[path = "pairs/luzhanqi.rs"]
mod pairs;
#[path = "conform/paths.rs"]
mod paths;
#[path = "conform/random.rs"]
mod random;
#[path = "conform/setup.rs"]
mod setup;
#[path = "conform/texts.rs"]
mod texts;
mod toys;
#[path = "conform/turkish_draughts.rs"]
mod turkish_draughts;
#[path = "conform/undo.rs"]
mod undo;
#[path = "conform/variations.rs"]
mod variations;

/// Makes a test of the law for each game of the catalogue.
#[macro_export]
macro_rules! each_of_the_catalogue {
    (@each [$law:ident] $($game:ident in $folder:ident,)*) => {$(
        #[test]
        #[allow(non_snake_case, reason = "a test is named like its game")]
        fn $game() {
            super::super::$law::<palamede::games::$game>();
        }
    )*};
}

/// Makes a test of the law for each game of the catalogue and for each of the toys.
#[macro_export]
macro_rules! every_game {
    ($($law:ident)*) => {$(
        mod $law {
            palamede::with_game! { @list [$crate::each_of_the_catalogue] [$law] }

            #[test]
            fn race() {
                super::super::$law::<$crate::toys::race::Race>();
            }

            #[test]
            fn ranks() {
                super::super::$law::<$crate::toys::ranks::Ranks>();
            }
        }
    )*};
}
