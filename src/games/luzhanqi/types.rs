//! What is chosen, what is told, and why a move or a click is refused.

use super::army::{Army, Rank, Stays};
use super::board::Site;
use palamede_rules::{Seat, Seats};
use palamede_scene::Word;
use palamede_scene::words;

/// A move: the layout of an army, or a piece that goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Act {
    /// Its army is laid out so.
    Deploy(Army),
    /// A piece goes from site to site.
    Go {
        /// The site where it stands.
        from: Site,
        /// The site to which it goes.
        to: Site,
    },
}

/// A piece on the board, as far as the eye knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// A piece whose rank is not shown.
    Hidden,
    /// A piece whose rank is known.
    Shown(Rank),
    /// A flag that is carried.
    Carried,
}

impl Standing {
    const CARRIED: Word = Word::new(Rank::Flag as u8 + 1);

    /// Returns a piece of this rank, if that is known.
    pub fn of_rank(rank: Option<Rank>) -> Standing {
        rank.map_or(Standing::Hidden, Standing::Shown)
    }

    /// Returns the word as scenes carry it: as [`words!`](palamede_scene::words) would have it of
    /// as many words.
    pub const fn word(self) -> Word {
        match self {
            Standing::Hidden => Word::HIDDEN,
            Standing::Shown(rank) => Word::new(rank as u8),
            Standing::Carried => Standing::CARRIED,
        }
    }

    /// Returns the standing that such a word stands for.
    pub fn of(word: Word) -> Standing {
        match word {
            Word::HIDDEN => Standing::Hidden,
            Standing::CARRIED => Standing::Carried,
            word => Standing::Shown(Rank::ALL[word.index() - 1]),
        }
    }
}

words! {
    /// A reason for the end of a game that no other game has.
    pub enum Ending {
        /// A flag was taken, or brought home (sentences 11, 15 and 20).
        Flag,
    }
}

/// An event: what is told of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat has laid out its army.
    Deployed {
        /// Whether it is the game for four.
        four: bool,
        /// The seat.
        seat: Seat,
        /// How, for those who may know it now.
        army: Option<Army>,
    },
    /// The lot fell on this seat: it begins.
    Begins {
        /// Whether it is the game for four.
        four: bool,
        /// The seat.
        seat: Seat,
    },
    /// A piece went, and what came of it.
    Went(Box<Went>),
}

/// A move, as one eye is told of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Went {
    /// Whether it is the game for four.
    pub four: bool,
    /// The seat whose piece went.
    pub seat: Seat,
    /// The way that is shown, its origin first, its destination last: the same for every
    /// eye, whatever the piece is.
    pub path: Vec<Site>,
    /// The rank of the piece, for those who may know it.
    pub rank: Option<Rank>,
    /// The combat that it began.
    pub combat: Option<Combat>,
    /// The seat whose flag it brought home (sentence 20).
    pub home: Option<Seat>,
    /// The seats whose marshal fell: the sites of their flags are public since.
    pub fell: Vec<(Seat, Site)>,
    /// The flags that stand on the board again, and where.
    pub back: Vec<(Seat, Site)>,
    /// The seats that went out as they had no move.
    pub stuck: Seats,
    /// Every seat that went out, however.
    pub out: Seats,
}

/// A combat, as one eye is told of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Combat {
    /// The seat whose piece was attacked.
    pub seat: Seat,
    /// The side that is left.
    pub stays: Stays,
    /// Whether the attacked piece was the flag.
    pub flag: bool,
    /// The rank of the attacked piece, for those who may know it; of a flag everybody does.
    pub rank: Option<Rank>,
}

/// The reason why a move or a click is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The army is to be laid out first (sentence 4).
    DeployFirst,
    /// The armies are laid out already.
    Deployed,
    /// The pieces are not the 25 of an army (sentence 3).
    OtherArmy,
    /// The flag stands in one of the two headquarters; there it would stand elsewhere.
    FlagOutside(Site),
    /// Mines lie in the two rows at the back; there one would lie farther forward.
    MineForward(Site),
    /// A bomb would stand in the front row, where none may.
    BombInFront(Site),
    /// The site is not of the own territory, and no piece is laid out there.
    NotHome(Site),
    /// Camps stay empty.
    CampEmpty(Site),
    /// The board has no such site.
    NoSuchSite,
    /// The site holds no piece.
    Empty(Site),
    /// The piece is another seat's.
    NotYours(Site),
    /// Mines and the flag never move (sentence 7).
    Immobile(Site, Rank),
    /// A piece in a headquarters never leaves it (sentence 7).
    Locked(Site),
    /// The piece has nowhere to go: what is beside it is taken by its own side, or a camp.
    Surrounded(Site),
    /// An own piece stands there.
    Own(Site),
    /// An ally's piece stands there (sentence 10).
    Ally(Site),
    /// A camp that is taken cannot be entered or attacked (sentence 8).
    CampTaken(Site),
    /// The piece carries a flag, and may not attack what may be a second one (sentence 21).
    SecondFlag(Site),
    /// No road joins the two sites, and they are not both on a railway (sentence 5).
    NotJoined {
        /// The site where the piece stands.
        from: Site,
        /// The site to which it would go.
        to: Site,
    },
    /// The way bends on the railway: only an engineer turns (sentence 6).
    Bends {
        /// The site where the piece stands.
        from: Site,
        /// The site to which it would go.
        to: Site,
    },
    /// A piece stands in the way on the railway.
    Blocked {
        /// The site to which the piece would go.
        to: Site,
        /// The site where another one stands in its way.
        by: Site,
    },
    /// No way along the railways is free, even for a piece that turns.
    NoWay {
        /// The site where the piece stands.
        from: Site,
        /// The site to which it would go.
        to: Site,
    },
}
