//! What is chosen, what falls, what is told, and why a move is refused.

use super::track::{Cell, DieFace, Spot, Throw};
use palamede_rules::Seat;
use palamede_scene::words;

/// A die's move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Act {
    /// The face that the die shows.
    pub die: DieFace,
    /// Whether the king moves; else a pawn.
    pub king: bool,
    /// The place where the piece stands.
    pub from: Spot,
    /// The place to which it goes.
    pub to: Spot,
}

/// A roll: the lot for who begins, or three dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Roll {
    /// A lot: the seat that begins.
    Lot(Seat),
    /// The three dice.
    Dice(Throw),
}

/// The kind of a move: what a piece did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A pawn woke (sentence 6).
    Woke,
    /// A pawn that is awake, or the king, moved.
    Moved,
    /// A pawn finished its lap and runs on: its place is on its home row again.
    Lapped,
    /// A pawn came back to the first cell and waits there (sentence 10).
    Waits,
}

/// The continuation after a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum After {
    /// The seat plays its next die.
    Plays,
    /// The other seat's turn begins; of the lot, the turn of the seat it fell on.
    Passes,
    /// The seat throws again, after X-X-X (sentence 4).
    Again,
    /// The seat whose turn would begin is blocked and has lost (sentence 12).
    Blocked,
    /// A seat has neither pawn nor king any more, or the king alone: the game is over
    /// (sentence 11).
    Over,
}

words! {
    /// A piece on the board. All pawns that stand on a place are one, a stack.
    pub enum Standing {
        /// A pawn that sleeps.
        Sleeper,
        /// Pawns that are awake.
        Pawn,
        /// Pawns that wait on the first cell.
        Waiting,
        /// Pawns on the fourth leg.
        Fourth,
        /// The king.
        King,
    }
}

words! {
    /// A harm that the next throw of the enemy could do.
    pub enum Threat {
        /// The throw takes what stands on a site.
        Hit,
        /// The throw leaves the seat without a move.
        Blocked,
        /// The throw ends the game.
        Beaten,
    }
}

words! {
    /// An aid of the players.
    pub enum Help {
        /// The aid that marks what is threatened.
        Danger,
        /// South's track.
        TrackSouth,
        /// North's.
        TrackNorth,
    }
}

impl Help {
    /// Returns the name of its switch.
    pub const fn name(self) -> &'static str {
        match self {
            Help::Danger => "danger",
            Help::TrackSouth => "track-south",
            Help::TrackNorth => "track-north",
        }
    }

    /// Returns the aid of this name.
    pub fn read(name: &str) -> Option<Help> {
        Help::ALL.iter().copied().find(|help| help.name() == name)
    }
}

/// An event: what is told of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The lot fell on this seat: it begins.
    Begins {
        /// The seat.
        seat: Seat,
        /// The continuation: its turn, or it is blocked.
        after: After,
    },
    /// A throw.
    Thrown {
        /// The seat that threw.
        seat: Seat,
        /// The dice that fell.
        throw: Throw,
        /// The dice that have a use now; a die without one may get it by another's
        /// move. None: the throw is lost.
        usable: Throw,
        /// The continuation.
        after: After,
    },
    /// A die was played.
    Played {
        /// The seat whose piece went.
        seat: Seat,
        /// The die and the way.
        act: Act,
        /// The throw that the die is of.
        thrown: Throw,
        /// The dice of it that were left after this one.
        left: Throw,
        /// The cells that the piece went through, both ends included.
        way: Vec<Cell>,
        /// The number by which scenes know the piece where it is now; a pawn that took the
        /// king is gone, and that is his.
        mover: u32,
        /// The kind of the move: what the piece did.
        kind: Kind,
        /// The number of enemy pawns removed on the arrival cell, without the king's marker.
        taken: u8,
        /// Whether a king was taken, and from whom: `Some(None)` is the king who was
        /// nobody's, `Some(Some(seat))` the king of `seat`, whose marker is removed.
        king: Option<Option<Seat>>,
        /// The dice that are lost, as none of them has a use any more; none while the
        /// seat plays on and when the game is over.
        lost: Throw,
        /// The continuation.
        after: After,
    },
}

/// The number by which scenes know the king.
pub(super) const KING: u32 = 256;

/// Returns the number by which they know the pawns of a seat on a place, asleep or awake.
pub(super) fn id(seat: u32, place: u32, asleep: bool) -> u32 {
    128 * u32::from(asleep) + 64 * seat + place
}

/// The reason why a move or a click is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The dice are not thrown yet (sentence 4).
    ThrowFirst,
    /// The board, or the track, has no such place.
    NoSuchPlace(Spot),
    /// The cell holds nothing that could be moved so.
    Empty(Cell),
    /// The pawns on the cell are the other side's.
    NotYours(Cell),
    /// The king on the cell is nobody's, or the other side's: a pawn that stops there
    /// takes him (sentence 9).
    NotYourKing {
        /// His cell.
        at: Cell,
        /// The seat that owns the king.
        owner: Option<Seat>,
    },
    /// A blank die moves nothing (sentence 4).
    Blank,
    /// No die that is left shows this face.
    NoDie(DieFace),
    /// The die has no use now (sentence 5).
    Useless {
        /// The face that the die shows.
        die: DieFace,
        /// Whether that is because every pawn sleeps or waits and there is no own king:
        /// only an X would help. Else every way is barred.
        asleep: bool,
    },
    /// The pawn sleeps, and only an X wakes it (sentence 6); no X is left, or another
    /// die was chosen.
    Asleep {
        /// Its cell.
        at: Cell,
    },
    /// The pawn sleeps, and another one is farther along the track (sentence 6).
    NotForemost {
        /// Its cell.
        at: Cell,
        /// The cell of the pawn that wakes first.
        foremost: Cell,
    },
    /// A pawn that wakes takes nothing (sentence 6).
    WakesOnto {
        /// The cell in front of it.
        to: Cell,
        /// Whether the enemy's king stands there; else an enemy pawn.
        king: bool,
    },
    /// A pawn sleeps where the piece would stop (sentence 7).
    OntoSleeper {
        /// The cell where it would stop.
        to: Cell,
        /// The seat whose pawn sleeps there.
        whose: Seat,
    },
    /// The pawn has finished its lap and waits until none of its side sleeps (sentence
    /// 10).
    Waits {
        /// Its cell.
        at: Cell,
        /// The number of pawns that still sleep.
        asleep: u8,
    },
    /// The die is too large to come back, under `lap_end` exact (sentence 10).
    TooLarge {
        /// The face that the die shows.
        die: DieFace,
        /// The first cell of the track.
        first: Cell,
        /// The distance to it, in places.
        away: u8,
    },
    /// The die leads the pawn elsewhere (sentence 7).
    Elsewhere {
        /// The face that the die shows.
        die: DieFace,
        /// The place to which it leads.
        to: Spot,
    },
    /// No die that is left, or not the chosen one, leads so far.
    Away {
        /// The place where the piece stands.
        from: Spot,
        /// The cell to which it would go.
        to: Cell,
        /// The distance in places along the track, or for the king in cells.
        away: u8,
        /// Whether it is the king.
        king: bool,
    },
    /// A pawn does not go back along its track (sentence 7).
    Behind {
        /// The place where it stands.
        from: Spot,
        /// The cell to which it would go.
        to: Cell,
    },
    /// The king moves straight, without a bend (sentence 9).
    NotStraight {
        /// His cell.
        from: Cell,
        /// The cell to which he would go.
        to: Cell,
    },
    /// The piece has no move with any die that is left.
    Stuck(Spot),
}
