//! What a move gains at once: a man for each piece it takes, two more for each king, its own too.

use super::{options, turkish};
use palamede::games::turkish_draughts::Position;
use palamede::rules::{Notation, Thinkable};

#[test]
fn what_is_taken_and_who_is_crowned_is_gained() {
    let gains = |text: &str, from: &str, to: &str, taken: &str| {
        let position = Position::set_up(&options(&[]), text).expect("a position");
        position.capture_value(&turkish(from, to, taken))
    };
    assert_eq!(gains("W:Wd4:Bh8", "d4", "d5", ""), 0);
    assert_eq!(gains("W:Wd7:Bh6", "d7", "d8", ""), 200);
    assert_eq!(gains("B:Wh6:Bd2", "d2", "d1", ""), 200);
    assert_eq!(gains("W:WKd7:Bh6", "d7", "d8", ""), 0);
    assert_eq!(gains("W:Wd4:Bd5", "d4", "d6", "d5"), 100);
    assert_eq!(gains("W:Wd4:BKd5", "d4", "d6", "d5"), 300);
    assert_eq!(gains("W:Wd6:Bd7", "d6", "d8", "d7"), 300);
}
