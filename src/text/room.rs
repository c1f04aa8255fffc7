//! The words of a screen that stands in a room, for the script of it: `assets/room.js`. The build
//! writes the sentences there.

use super::wording::wording;

wording! {
    /// The words of that screen.
    pub struct RoomWords {
        /// The question whether somebody is there, as nobody has pressed anything for long.
        pub there: &'static str,
        /// The consequence if nobody answers.
        pub returns: &'static str,
        /// Button: somebody is there.
        pub stay: &'static str,
    }
}
