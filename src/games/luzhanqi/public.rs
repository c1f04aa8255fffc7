//! What everybody knows of a position: no field of it can hold a hidden rank.

use super::army::{Rank, Stays, clash};
use super::board::{Board, HOMES, LINES, NONE, SITES, Site, camp};
use super::types::Ending;
use palamede_rules::{Options, Outcome, Reason, Seat, Seats, Turn};

/// The number of a piece: the site that it was laid out on. Everybody saw it there and saw
/// where it went, so the number tells nothing.
pub type Id = u8;

/// The chosen options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Variant {
    /// The game for four.
    pub four: bool,
    /// Bombs move on the railway as engineers do.
    pub flying: bool,
    /// A mine that is hit is removed.
    pub exploding: bool,
    /// The seat that begins; `None` where a lot decides.
    pub first: Option<Seat>,
    /// Every rank is public once all have deployed.
    pub clairvoyance: bool,
    /// Allies see each other's ranks.
    pub ally: bool,
    /// Flags are carried home.
    pub bearer: bool,
    /// Headquarters lock what is in them.
    pub lock: bool,
    /// The number of quiet plies after which the game stops.
    pub quiet: Option<usize>,
    /// Whether the seat to move loses then; else it is a draw.
    pub quiet_loses: bool,
    /// The turn goes round clockwise.
    pub clockwise: bool,
}

impl Variant {
    /// Reads the options of a game.
    pub fn of(four: bool, options: &Options) -> Variant {
        let yes = |name| options.get(name) == "yes";
        Variant {
            four,
            flying: yes("flying_bombs"),
            exploding: yes("exploding_mines"),
            first: match options.get("first") {
                "lot" => None,
                "black" => Some(Seat::SECOND),
                _ => Some(Seat::FIRST),
            },
            clairvoyance: yes("clairvoyance"),
            ally: yes("apparent_ally"),
            bearer: yes("flag_bearer"),
            lock: options.get("headquarters_lock") == "yes" && !yes("flag_bearer"),
            quiet: options.get("quiet_limit").parse().ok(),
            quiet_loses: options.get("quiet_limit") == "31",
            clockwise: options.get("order") == "clockwise",
        }
    }

    /// Returns the number of seats.
    pub const fn seats(&self) -> usize {
        if self.four { 4 } else { 2 }
    }

    /// Returns the seat whose territory this is.
    #[inline]
    pub fn seat(&self, territory: u8) -> Seat {
        Seat::new(swap(self.four, territory as usize)).unwrap_or(Seat::FIRST)
    }

    /// Returns the number of a seat's territory.
    #[inline]
    pub const fn territory(&self, seat: Seat) -> usize {
        territory(self.four, seat)
    }

    /// Returns the team of a territory: 0 or 1.
    #[inline]
    pub const fn team(&self, territory: usize) -> usize {
        if self.four { territory >> 1 & 1 } else { territory & 1 }
    }
}

/// Returns the number of a seat's territory, in the order of the board.
#[inline]
pub const fn territory(four: bool, seat: Seat) -> usize {
    swap(four, seat.index())
}

/// Exchanges the numbers of a seat and of its territory: seats go S E N W, territories S N E W.
const fn swap(four: bool, n: usize) -> usize {
    match n {
        1 if four => 2,
        2 if four => 1,
        n => n & 3,
    }
}

/// The phase of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The seats lay out their armies, one after another.
    Deploy,
    /// The lot decides who begins.
    Lot,
    /// The armies march.
    Play,
}

/// The cause for which a seat went out, or the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// A flag was taken, or brought home.
    Flag,
    /// The seat to move could not.
    NoMove,
    /// A seat gave up.
    Resigned,
    /// Nobody can move: a draw.
    Blocked,
    /// The last quiet ply, after which the seat to move could not move either.
    Quiet,
}

/// A combat, and what everybody saw of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fight {
    /// The piece that attacked.
    pub attacker: Id,
    /// The piece that was attacked.
    pub defender: Id,
    /// The side that was left.
    pub stays: Stays,
    /// Whether the defender was the flag.
    pub flag: bool,
    /// The seats whose flag became public as their marshal fell.
    pub fell: Seats,
}

impl Fight {
    /// Returns whether these two ranks could have fought so; `known` are the seats whose flag was
    /// public before.
    pub fn allows(&self, v: &Variant, known: Seats, attacker: Rank, defender: Rank) -> bool {
        let fallen = |id: Id, rank: Rank, removed: bool| {
            let seat = v.seat(id / 30);
            let falls = removed && rank == Rank::Marshal && !known.has(seat);
            // Two pieces of one seat never fight, so that the seat tells which of the two fell.
            falls == self.fell.has(seat)
        };
        clash(attacker, defender, v.exploding, v.bearer) == self.stays
            && (defender == Rank::Flag) == self.flag
            && fallen(self.attacker, attacker, self.stays != Stays::Attacker)
            && fallen(self.defender, defender, self.stays != Stays::Defender)
    }
}

/// A fact that the order of turns told: of `pieces`, all with a site to go to, one could move or
/// one of `homes` was the flag of the piece's seat that carries another (`mobile`), or nothing of
/// that was so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fact {
    /// Pieces that could move if their rank can.
    pub pieces: u128,
    /// Pieces onto which a carrier could move if they are its flag.
    pub homes: u128,
    /// Whether there was a move.
    pub mobile: bool,
}

/// The abilities of a seat's pieces, as far as they depend on hidden ranks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hands {
    /// The pieces on the board that can move, as bits of the territory.
    pub can: u32,
    /// The pieces that turn on the railway.
    pub turns: u32,
    /// The seat's flag.
    pub flag: Id,
}

impl Hands {
    /// The abilities of no pieces at all.
    pub const NONE: Hands = Hands { can: 0, turns: 0, flag: NONE };
}

/// The knowledge of a position that everybody has.
#[derive(Clone, PartialEq, Debug)]
pub struct Public {
    /// The options.
    pub variant: Variant,
    /// The phase of the game.
    pub phase: Phase,
    /// The seat to act.
    pub seat: Seat,
    /// The seats that have laid out their army.
    pub deployed: Seats,
    /// The seats that are out.
    pub out: Seats,
    /// The cause for which the last seat went out, or the game ended.
    pub cause: Option<Cause>,
    /// The site of each piece.
    pub(super) place: [Site; HOMES],
    /// The piece on each site.
    pub(super) at: [Id; SITES],
    /// The sites of the territories that a team cannot enter: its own pieces', and camps that are
    /// taken.
    pub(super) barred: [u128; 2],
    /// The sites of each line that each team has taken.
    pub(super) lines: [[u16; 2]; LINES],
    /// The sites of the railways that each team has taken.
    pub(super) rails: [u128; 2],
    /// The pieces that have moved.
    pub moved: u128,
    /// The pieces that turned on the railway.
    pub turned: u128,
    /// The pieces that were attacked.
    pub attacked: u128,
    /// The combats, in order.
    pub fights: Vec<Fight>,
    /// The facts that the order of turns told.
    pub facts: Vec<Fact>,
    /// The flags that are public, by territory.
    pub flags: [Id; 4],
    /// The pieces that carry a flag, by the flag's territory.
    pub carriers: [Id; 4],
}

/// Returns the bit of a piece.
#[inline]
pub const fn bit(id: Id) -> u128 {
    1 << (id & 127)
}

impl Public {
    /// Returns whether everybody knows everything: what an option makes public becomes so when all
    /// have laid out.
    pub fn is_open(&self) -> bool {
        self.variant.clairvoyance && self.phase != Phase::Deploy
    }

    /// Makes the state in which nothing is laid out yet.
    pub fn new(variant: Variant) -> Public {
        Public {
            variant,
            phase: Phase::Deploy,
            seat: Seat::FIRST,
            deployed: Seats::NONE,
            out: Seats::NONE,
            cause: None,
            place: [NONE; HOMES],
            at: [NONE; SITES],
            barred: [0; 2],
            lines: [[0; 2]; LINES],
            rails: [0; 2],
            moved: 0,
            turned: 0,
            attacked: 0,
            fights: Vec::new(),
            facts: Vec::new(),
            flags: [NONE; 4],
            carriers: [NONE; 4],
        }
    }

    /// Returns the board.
    #[inline]
    pub fn board(&self) -> &'static Board {
        Board::of(self.variant.four)
    }

    /// Returns the piece on a site.
    #[inline]
    pub fn piece_at(&self, site: Site) -> Option<Id> {
        self.at.get(usize::from(site)).copied().filter(|&id| id != NONE)
    }

    /// Returns the site where a piece stands.
    #[inline]
    pub fn site_of(&self, id: Id) -> Option<Site> {
        self.place.get(usize::from(id)).copied().filter(|&site| site != NONE)
    }

    /// Returns the seat that owns a piece.
    pub fn owner(&self, id: Id) -> Seat {
        self.variant.seat(id / 30)
    }

    /// Puts a piece on a free site.
    #[inline]
    pub(super) fn put(&mut self, id: Id, site: Site) {
        (self.place[usize::from(id)], self.at[usize::from(site)]) = (site, id);
        self.flip(id, site);
    }

    /// Takes a piece off the board.
    #[inline]
    pub(super) fn lift(&mut self, id: Id) {
        let Some(site) = self.site_of(id) else { return };
        (self.place[usize::from(id)], self.at[usize::from(site)]) = (NONE, NONE);
        self.flip(id, site);
    }

    /// Updates the sets of taken sites as a piece takes a site or frees it.
    #[inline]
    fn flip(&mut self, id: Id, site: Site) {
        let team = self.variant.team(usize::from(id / 30));
        if usize::from(site) < HOMES {
            self.barred[team] ^= bit(site);
            if camp(site) {
                self.barred[1 - team] ^= bit(site);
            }
        }
        let board = self.board();
        if let Some(rail) = board.rail_bit(site) {
            self.rails[team] ^= 1 << rail;
            board.lines_of(site).for_each(|(line, at)| self.lines[line][team] ^= 1 << at);
        }
    }

    /// Returns the sites of the railways that are taken.
    #[inline]
    pub(super) fn taken(&self) -> u128 {
        self.rails[0] | self.rails[1]
    }

    /// Returns the sites of a line that are taken.
    #[inline]
    pub(super) fn taken_on(&self, line: usize) -> u16 {
        self.lines[line][0] | self.lines[line][1]
    }

    /// Returns the seats still in the game.
    pub fn in_play(&self) -> Seats {
        Seat::first(self.variant.seats()).filter(|&seat| !self.out.has(seat)).collect()
    }

    /// Returns the seat that is next after this one.
    pub fn next(&self, seat: Seat) -> Seat {
        let step = if self.variant.clockwise { 3 } else { 1 };
        let n = (seat.index() + step) % self.variant.seats();
        Seat::new(n).unwrap_or(Seat::FIRST)
    }

    /// Returns the team that has won, when the other is out.
    pub fn winners(&self) -> Option<Seats> {
        let in_play = self.in_play();
        let team = |n: usize| in_play.iter().filter(|s| s.index() & 1 == n).count();
        (0..2)
            .find(|&n| team(n) == 0)
            .map(|n| Seat::first(self.variant.seats()).filter(|s| s.index() & 1 != n).collect())
    }

    /// Returns how the game has ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        let over = |winners, reason| Some(Outcome { winners, reason });
        match self.cause? {
            Cause::Blocked => over(Seats::NONE, Reason::NoMove),
            Cause::Quiet => over(self.settled(), Reason::Quiet),
            Cause::Flag => over(self.winners()?, Reason::Own(Ending::Flag.word())),
            Cause::NoMove => over(self.winners()?, Reason::NoMove),
            Cause::Resigned => over(self.winners()?, Reason::Resigned),
        }
    }

    /// Returns the seats that win when the quiet limit stops the game.
    pub fn settled(&self) -> Seats {
        let winner = self.variant.quiet_loses.then(|| self.next(self.seat));
        winner.into_iter().collect()
    }

    /// Returns who is to act, or how the game has ended.
    pub fn turn(&self) -> Turn {
        match (self.outcome(), self.phase) {
            (Some(outcome), _) => Turn::Over(outcome),
            (None, Phase::Lot) => Turn::Chance { by: None },
            (None, _) => Turn::Seat(self.seat),
        }
    }

    // ---- flags

    /// Returns the seats whose flag a combat has shown: a marshal fell, or the flag was attacked
    /// and stays in the game.
    pub(super) fn shown(&self) -> Seats {
        self.fights.iter().fold(Seats::NONE, |shown, fight| {
            let borne = fight.flag && self.variant.bearer;
            let owner = borne.then(|| self.owner(fight.defender));
            fight.fell.iter().chain(owner).fold(shown, Seats::with)
        })
    }

    /// Makes the flags public where everybody sees every rank, without any combat.
    pub(super) fn show_flags(&mut self, flag: impl Fn(usize) -> Option<Id>) {
        if self.is_open() {
            (0..4).for_each(|t| self.flags[t] = flag(t).unwrap_or(self.flags[t]));
        }
    }

    /// Returns the piece that carries this flag.
    pub fn carrier(&self, flag: Id) -> Option<Id> {
        let carrier = self.carriers[usize::from(flag / 30) & 3];
        (flag == self.flags[usize::from(flag / 30) & 3] && carrier != NONE).then_some(carrier)
    }

    /// Returns the seat whose flag this piece carries.
    pub fn carried(&self, id: Id) -> Option<Seat> {
        let t = self.carriers.iter().position(|&carrier| carrier == id && carrier != NONE)?;
        Some(self.variant.seat(t as u8))
    }

    /// Returns whether a flag waits for a site of its row to fall free.
    fn waits(&self, t: usize) -> bool {
        self.variant.bearer
            && self.flags[t] != NONE
            && self.carriers[t] == NONE
            && self.site_of(self.flags[t]).is_none()
            && !self.out.has(self.variant.seat(t as u8))
    }

    /// Returns the site where a flag that waits can stand again now (sentence 19).
    pub(super) fn returning(&self, t: usize) -> Option<Site> {
        if !self.waits(t) {
            return None;
        }
        let home = self.flags[t];
        let first = 30 * t as u8;
        let other = first + 26 + first + 28 - home;
        [home, other, first + 27, first + 25, first + 29]
            .into_iter()
            .find(|&site| self.piece_at(site).is_none())
    }
}
