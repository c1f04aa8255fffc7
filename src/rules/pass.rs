//! Questions that are passed on, one line each.
//!
//! The page plays every game by one type, [`AnyPosition`](super::AnyPosition), behind which stands the game itself.
//! Between them a question would be written three times: in the table of functions, where the game
//! answers it, and where `AnyPosition` asks it. Instead each stands in a list (`position_vtable!` and `view_vtable!` in
//! `any/mod.rs`, `notation_vtable!` in `play.rs`), and the macros of this file make the three out of it.
//!
//! A line of a list is the head of a method and, where that is not simply the same method of
//! `self.0`, what answers it:
//!
//! ```text
//! fn key(&self) -> u64;
//! fn check(&self, mv: &Self::Move) -> Result<(), Self::Refusal>
//!     => self.0.check(mv.of()).map_err(AnyValue::new);
//! ```
//!
//! # To add a question
//! Say the game is to tell how many plies are left. [`Rules`](super::Rules) gets the question with
//! its documentation and an answer for games to which it means nothing:
//!
//! ```text
//! /// How many plies the game lasts yet.
//! fn plies_left(&self) -> Option<usize> {
//!     None
//! }
//! ```
//!
//! the list in `any/mod.rs` gets a line, `fn plies_left(&self) -> Option<usize>;`, and the game that
//! knows it an answer of its own. A question to a view that an open game answers, too, also stands
//! in [`OpenGame`](super::OpenGame) and in the list of `open.rs`. Where the line is forgotten, the
//! page gets the answer of games to which it means nothing.

/// Writes methods that pass on to the method of the same name of what is named first.
#[macro_export]
macro_rules! delegate_to {
    ($to:expr; $(
        $(#[$doc:meta])*
        fn $name:ident(&$($me:ident)+ $(, $arg:ident: $ty:ty)*) $(-> $ret:ty)?
        $(= $own:expr)? $(=> $held:expr)?;
    )*) => { $(
        fn $name(&$($me)+ $(, $arg: $ty)*) $(-> $ret)? {
            $to.$name($($arg),*)
        }
    )* };
}

/// Writes the heads of a list's methods: the members of a trait.
macro_rules! declare {
    ($to:expr; $(
        $(#[$doc:meta])*
        fn $name:ident(&$($me:ident)+ $(, $arg:ident: $ty:ty)*) $(-> $ret:ty)?
        $(= $own:expr)? $(=> $held:expr)?;
    )*) => { $(
        $(#[$doc])*
        fn $name(&$($me)+ $(, $arg: $ty)*) $(-> $ret)?;
    )* };
}

/// Writes methods that answer as a list says behind `=>`, and pass on where it says nothing.
macro_rules! impl_erased {
    (@ [] $usual:expr) => { $usual };
    (@ [$held:expr] $usual:expr) => { $held };
    ($to:expr; $(
        $(#[$doc:meta])*
        fn $name:ident(&$($me:ident)+ $(, $arg:ident: $ty:ty)*) $(-> $ret:ty)?
        $(= $own:expr)? $(=> $held:expr)?;
    )*) => { $(
        fn $name(&$($me)+ $(, $arg: $ty)*) $(-> $ret)? {
            impl_erased!(@ [$($held)?] $to.$name($($arg),*))
        }
    )* };
}

/// Writes methods that answer as a list says behind `=`.
macro_rules! impl_own {
    ($to:expr; $(
        $(#[$doc:meta])*
        fn $name:ident(&$($me:ident)+ $(, $arg:ident: $ty:ty)*) $(-> $ret:ty)?
        = $own:expr $(=> $held:expr)?;
    )*) => { $(
        fn $name(&$($me)+ $(, $arg: $ty)*) $(-> $ret)? {
            $own
        }
    )* };
}

pub(super) use {declare, impl_erased, impl_own};
