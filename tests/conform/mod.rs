//! The laws that every game obeys, as generic tests: over the games of the catalogue
//! and over two toys that ask more of the traits than any one of these does.
//!
//! The cheap laws run on thousands of random games, the others on sampled positions,
//! the options spread pairwise over them. In the deep check there are ten times as many
//! games, over the full product of the options.

mod any;
mod arrange;
mod captures;
mod cheap;
mod guess;
mod honest;
pub mod leak;
mod memo;
mod mirror;
mod paths;
mod random;
pub mod setup;
mod texts;
mod undo;
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
