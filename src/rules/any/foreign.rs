//! Where a value of one game meets another: the only `panic!` of what ships. (A word of another
//! game, which is a number, ends the program where it is looked up.)

use std::any::Any as Value;

/// Returns the value as one of this type, that of the game at hand.
///
/// Each position, view and table is of one game, and gives and takes values of that game alone. One of
/// another game is a fault of the program: to go on with it would show an empty sentence or make
/// no move, far from where the fault is.
pub(super) fn known<T: 'static>(value: &dyn Value) -> &T {
    match value.downcast_ref() {
        Some(value) => value,
        // Name the type in debug builds only: the names of all types would make the page larger.
        None if cfg!(debug_assertions) => foreign(std::any::type_name::<T>()),
        None => foreign("known"),
    }
}

/// Ends the program, loudly: the page shows its crash screen with the record of the game.
#[allow(clippy::panic, reason = "nothing right can come after it")]
#[cold]
fn foreign(wanted: &str) -> ! {
    panic!("a value of another game: it is not {wanted}")
}
