//! The words of a screen that stands in a room, in English.

use crate::RoomWords;

pub const ROOM: RoomWords = RoomWords {
    there: "Is anybody there?",
    returns: "Otherwise the screen returns to its start in a moment. The game in progress is kept.",
    stay: "I am here",
};
