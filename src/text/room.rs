//! What is said on a screen that stands in a room, by the script for it: `assets/room.js`. The build
//! writes the sentences there.

use super::wording::wording;

wording! {
    /// The words of that screen.
    pub struct RoomWords {
        /// Nobody has pressed anything for long: is somebody there?
        pub there: &'static str,
        /// What happens otherwise.
        pub returns: &'static str,
        /// Stays.
        pub stay: &'static str,
    }
}
