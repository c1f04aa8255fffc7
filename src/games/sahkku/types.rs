//! What is chosen, what falls, what is told, and why a move is refused.

use super::track::{Cell, DieFace, Spot, Throw};
use palamede_rules::Seat;
use palamede_scene::words;

/// A die's move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Act {
    /// What the die shows.
    pub die: DieFace,
    /// Whether the king moves; else a pawn.
    pub king: bool,
    /// Where the piece stands.
    pub from: Spot,
    /// Where it goes.
    pub to: Spot,
}

/// A roll: the lot for who begins, or three dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Roll {
    /// Who begins.
    Lot(Seat),
    /// The three dice.
    Dice(Throw),
}

/// What a piece did.
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

/// What comes after a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum After {
    /// The same seat plays its next die.
    Plays,
    /// The other seat's turn begins; of the lot, the turn of the seat it fell on.
    Passes,
    /// The same seat throws again, after X-X-X (sentence 4).
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
    /// What the next throw of the enemy could do.
    pub enum Threat {
        /// It takes what stands on a site.
        Hit,
        /// It leaves the seat without a move.
        Blocked,
        /// It ends the game.
        Beaten,
    }
}

words! {
    /// What helps the players.
    pub enum Help {
        /// What is threatened.
        Danger,
        /// South's track.
        TrackSouth,
        /// North's.
        TrackNorth,
    }
}

impl Help {
    /// The name of its switch.
    pub const fn name(self) -> &'static str {
        match self {
            Help::Danger => "danger",
            Help::TrackSouth => "track-south",
            Help::TrackNorth => "track-north",
        }
    }

    /// That of a name.
    pub fn read(name: &str) -> Option<Help> {
        Help::ALL.iter().copied().find(|help| help.name() == name)
    }
}

/// What is told of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The lot fell on this seat: it begins.
    Begins {
        /// The seat.
        seat: Seat,
        /// What comes after: its turn, or it is blocked.
        after: After,
    },
    /// A throw.
    Thrown {
        /// Who threw.
        seat: Seat,
        /// What fell.
        throw: Throw,
        /// The dice that have a use now; a die without one may get it by another's
        /// move. None: the throw is lost.
        usable: Throw,
        /// What comes after.
        after: After,
    },
    /// A die was played.
    Played {
        /// Whose piece.
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
        /// What the piece did.
        kind: Kind,
        /// How many enemy pawns on the arrival cell were removed, without the king's
        /// marker.
        taken: u8,
        /// Whether a king was taken, and from whom: `Some(None)` is the king who was
        /// nobody's, `Some(Some(seat))` the king of `seat`, whose marker is removed.
        king: Option<Option<Seat>>,
        /// The dice that are lost, as none of them has a use any more; none while the
        /// seat plays on and when the game is over.
        lost: Throw,
        /// What comes after.
        after: After,
    },
}

/// The number by which scenes know the king.
pub(super) const KING: u32 = 256;

/// The number by which they know the pawns of a seat on a place, asleep or awake.
pub(super) fn id(seat: u32, place: u32, asleep: bool) -> u32 {
    128 * u32::from(asleep) + 64 * seat + place
}

/// Why a move or a click is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The dice are not thrown yet (sentence 4).
    ThrowFirst,
    /// The board, or the track, has no such place.
    NoSuchPlace(Spot),
    /// Nothing stands on the cell that could be moved so.
    Empty(Cell),
    /// The pawns on the cell are the other side's.
    NotYours(Cell),
    /// The king on the cell is nobody's, or the other side's: a pawn that stops there
    /// takes him (sentence 9).
    NotYourKing {
        /// His cell.
        at: Cell,
        /// Whose he is.
        owner: Option<Seat>,
    },
    /// A blank die moves nothing (sentence 4).
    Blank,
    /// No die that is left shows this.
    NoDie(DieFace),
    /// The die has no use now (sentence 5).
    Useless {
        /// What it shows.
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
        /// Where it would stop.
        to: Cell,
        /// Whose pawn sleeps there.
        whose: Seat,
    },
    /// The pawn has finished its lap and waits until none of its side sleeps (sentence
    /// 10).
    Waits {
        /// Its cell.
        at: Cell,
        /// How many still sleep.
        asleep: u8,
    },
    /// Under `lap_end` exact the die is too large to come back (sentence 10).
    TooLarge {
        /// What it shows.
        die: DieFace,
        /// The first cell of the track.
        first: Cell,
        /// How many places it is away.
        away: u8,
    },
    /// The die leads the pawn elsewhere (sentence 7).
    Elsewhere {
        /// What it shows.
        die: DieFace,
        /// Where it leads.
        to: Spot,
    },
    /// No die that is left, or not the chosen one, leads so far.
    Away {
        /// Where the piece stands.
        from: Spot,
        /// Where it would go.
        to: Cell,
        /// How many places along the track that is, or of the king how many cells.
        away: u8,
        /// Whether it is the king.
        king: bool,
    },
    /// A pawn does not go back along its track (sentence 7).
    Behind {
        /// Where it stands.
        from: Spot,
        /// Where it would go.
        to: Cell,
    },
    /// The king moves straight, without a bend (sentence 9).
    NotStraight {
        /// His cell.
        from: Cell,
        /// Where he would go.
        to: Cell,
    },
    /// The piece has no move with any die that is left.
    Stuck(Spot),
}
