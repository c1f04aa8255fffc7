//! Where pieces can go: quick lists and counts, and why a piece may not go somewhere.

use super::army::{Army, MEN, Rank, SLOTS};
use super::board::{NONE, Site, camp, headquarters, row};
use super::public::{Fact, Hands, Id, Public, bit};
use super::types::Refusal;
use palamede_rules::{Rng, Seat};

impl Public {
    /// Returns whether a team's piece may go there by road: to a free site, or to an enemy that is
    /// not in a camp.
    #[inline]
    fn open_to(&self, team: usize, to: Site) -> bool {
        self.barred[team] >> (to & 127) & 1 == 0
    }

    /// Returns whether a piece carries a flag.
    #[inline]
    pub fn carries(&self, id: Id) -> bool {
        self.variant.bearer && self.carriers.contains(&id)
    }

    /// Returns whether a piece may be a flag, as far as everybody knows: it is the public one of
    /// its seat, or stands unmoved in its headquarters and was never attacked.
    pub fn maybe_flag(&self, id: Id) -> bool {
        match self.flags[usize::from(id / 30) & 3] {
            NONE => {
                headquarters(id)
                    && self.place[usize::from(id)] == id
                    && (self.moved | self.attacked) & bit(id) == 0
            }
            flag => flag == id,
        }
    }

    /// Returns the number of moves of a piece.
    #[inline]
    fn count_of(&self, id: Id, hands: &Hands) -> usize {
        let mut n = 0;
        if self.carries(id) {
            self.moves_of(id, hands, &mut |_| n += 1);
            return n;
        }
        let (board, from) = (self.board(), self.place[usize::from(id)]);
        let team = self.variant.team(usize::from(id / 30));
        n += (board.road_set(from) & !self.barred[team]).count_ones() as usize;
        if board.rail_bit(from).is_none() {
            return n;
        }
        if hands.turns >> (id % 30) & 1 == 1 {
            return n + (board.flood(from, self.taken()) & !self.rails[team]).count_ones() as usize;
        }
        for (line, at) in board.lines_of(from) {
            n += board.count_runs(line, at, self.lines[line], 1 - team) as usize;
        }
        n
    }

    /// Visits the sites to which a piece can go that can move; the order is always the same.
    #[inline]
    fn moves_of(&self, id: Id, hands: &Hands, visit: &mut impl FnMut(Site)) {
        let (board, from) = (self.board(), self.place[usize::from(id)]);
        let team = self.variant.team(usize::from(id / 30));
        let carries = self.carries(id);
        let mut give = |to: Site| {
            let barred = carries && self.piece_at(to).is_some_and(|id| self.maybe_flag(id));
            if !barred {
                visit(to);
            }
        };
        for &to in board.roads(from) {
            if self.open_to(team, to) {
                give(to);
            }
        }
        if board.rail_bit(from).is_some() {
            if hands.turns >> (id % 30) & 1 == 1 {
                let reached = board.flood(from, self.taken()) & !self.rails[team];
                board.sites_of(reached).for_each(&mut give);
            } else {
                for (line, at) in board.lines_of(from) {
                    let runs = board.runs(line, at, self.lines[line], 1 - team);
                    runs[0].iter().chain(runs[1]).for_each(|&to| give(to));
                }
            }
        }
        if carries && let Some(home) = self.site_of(hands.flag).filter(|&to| board.road(from, to)) {
            visit(home);
        }
    }

    /// Calls `out` with each move of a seat's pieces once.
    #[inline]
    pub(super) fn moves(&self, t: usize, hands: &Hands, out: &mut impl FnMut(Site, Site)) {
        for id in men(t, hands.can) {
            let from = self.place[usize::from(id)];
            self.moves_of(id, hands, &mut |to| out(from, to));
        }
    }

    /// Returns the number of moves of a seat.
    #[inline]
    pub(super) fn count(&self, t: usize, hands: &Hands) -> usize {
        men(t, hands.can).map(|id| self.count_of(id, hands)).sum()
    }

    /// Returns the move number `n` of [`moves`](Public::moves).
    #[inline]
    pub(super) fn nth(&self, t: usize, hands: &Hands, n: usize) -> Option<(Site, Site)> {
        let mut left = n;
        for id in men(t, hands.can) {
            let count = self.count_of(id, hands);
            if left < count {
                return self.nth_of(id, hands, left);
            }
            left -= count;
        }
        None
    }

    /// Draws one of [`moves`](Public::moves), each as likely: no piece's are counted twice.
    #[inline]
    pub(super) fn pick(&self, t: usize, hands: &Hands, rng: &mut impl Rng) -> Option<(Site, Site)> {
        let (mut below, mut sum) = ([0; MEN], 0);
        for (id, below) in men(t, hands.can).zip(&mut below) {
            sum += self.count_of(id, hands);
            *below = sum;
        }
        let n = rng.below(sum as u32) as usize;
        let mut before = 0;
        for (id, below) in men(t, hands.can).zip(below) {
            if n < below {
                return self.nth_of(id, hands, n - before);
            }
            before = below;
        }
        None
    }

    /// Returns the move number `n` of a piece.
    #[inline]
    fn nth_of(&self, id: Id, hands: &Hands, n: usize) -> Option<(Site, Site)> {
        let (mut found, mut i) = (None, 0);
        self.moves_of(id, hands, &mut |to| {
            if i == n {
                found = Some(to);
            }
            i += 1;
        });
        Some((self.place[usize::from(id)], found?))
    }

    /// Returns whether a piece could go somewhere if its rank can move, other than home.
    fn has_way(&self, id: Id) -> bool {
        let (board, from) = (self.board(), self.place[usize::from(id)]);
        let team = self.variant.team(usize::from(id / 30));
        let rails = board.rail_set(from) & !self.rails[team];
        if !self.carries(id) {
            return board.road_set(from) & !self.barred[team] != 0 || rails != 0;
        }
        let open = |to: Site| !self.piece_at(to).is_some_and(|id| self.maybe_flag(id));
        board.roads(from).iter().any(|&to| self.open_to(team, to) && open(to))
            || board.sites_of(rails).any(open)
    }

    /// Returns whether a seat has a move.
    pub(super) fn can_move(&self, t: usize, hands: &Hands) -> bool {
        let home = |id: Id| {
            let near = |site: Site| self.board().road(self.place[usize::from(id)], site);
            self.carries(id) && self.site_of(hands.flag).is_some_and(near)
        };
        men(t, hands.can).any(|id| self.has_way(id) || home(id))
    }

    /// Returns what its turn, or that it had none, tells of a seat's ranks.
    pub(super) fn open(&self, seat: Seat) -> Fact {
        let mut fact = Fact { pieces: 0, homes: 0, mobile: true };
        let t = self.variant.territory(seat);
        for id in men(t, u32::MAX >> 2) {
            let Some(from) = self.site_of(id) else { continue };
            if self.variant.lock && headquarters(from) {
                continue;
            }
            if self.has_way(id) {
                fact.pieces |= bit(id);
            }
            if self.carries(id) {
                for near in self.board().roads(from).iter().filter_map(|&to| self.piece_at(to)) {
                    if usize::from(near / 30) == t && self.maybe_flag(near) {
                        fact.homes |= bit(near);
                    }
                }
            }
        }
        fact
    }

    /// Checks whether a piece of this rank, of an army with these hands, may go so.
    ///
    /// # Errors
    /// The reason why not.
    pub(super) fn judge(
        &self,
        hands: &Hands,
        rank: Option<Rank>,
        from: Site,
        to: Site,
    ) -> Result<(), Refusal> {
        let board = self.board();
        if from >= board.sites || to >= board.sites {
            return Err(Refusal::NoSuchSite);
        }
        let t = self.variant.territory(self.seat);
        let team = self.variant.team(t);
        let id = self.piece_at(from).ok_or(Refusal::Empty(from))?;
        if usize::from(id / 30) != t {
            return Err(Refusal::NotYours(from));
        }
        if let Some(rank) = rank.filter(|rank| !rank.mobile()) {
            return Err(Refusal::Immobile(from, rank));
        }
        if self.variant.lock && headquarters(from) {
            return Err(Refusal::Locked(from));
        }
        let carries = self.carries(id);
        if let Some(other) = self.piece_at(to) {
            if usize::from(other / 30) == t {
                let home = carries && other == hands.flag && board.road(from, to);
                return if home { Ok(()) } else { Err(Refusal::Own(to)) };
            }
            if self.variant.team(usize::from(other / 30)) == team {
                return Err(Refusal::Ally(to));
            }
            if camp(to) {
                return Err(Refusal::CampTaken(to));
            }
            if carries && self.maybe_flag(other) {
                return Err(Refusal::SecondFlag(to));
            }
        }
        self.judge_way(hands.turns >> (id % 30) & 1 == 1, from, to)
    }

    /// Checks whether there is a free way; `turns` is what engineers do on the railway.
    fn judge_way(&self, turns: bool, from: Site, to: Site) -> Result<(), Refusal> {
        let board = self.board();
        if board.road(from, to) {
            return Ok(());
        }
        let (Some(_), Some(end)) = (board.rail_bit(from), board.rail_bit(to)) else {
            return Err(Refusal::NotJoined { from, to });
        };
        if turns {
            let reached = board.flood(from, self.taken()) >> end & 1 == 1;
            return if reached { Ok(()) } else { Err(Refusal::NoWay { from, to }) };
        }
        if board.straight(from, to, |line| self.taken_on(line)) {
            return Ok(());
        }
        if !board.straight(from, to, |_| 0) {
            return Err(Refusal::Bends { from, to });
        }
        let way = board.path(from, to, 0);
        let by = way.iter().skip(1).find(|&&site| self.piece_at(site).is_some());
        Err(Refusal::Blocked { to, by: by.copied().unwrap_or(to) })
    }

    /// Returns whether a move turned on the railway: no straight line joins its ends freely. The
    /// piece has not moved yet.
    pub(super) fn turns(&self, from: Site, to: Site) -> bool {
        let board = self.board();
        !board.road(from, to) && !board.straight(from, to, |line| self.taken_on(line))
    }
}

/// Returns the pieces of a territory with these bits.
#[inline]
pub(super) fn men(t: usize, bits: u32) -> impl Iterator<Item = Id> {
    let mut left = bits;
    std::iter::from_fn(move || {
        let at = left.trailing_zeros();
        left &= left.wrapping_sub(1);
        (at < 30).then_some(30 * t as u8 + at as u8)
    })
}

impl Army {
    /// Checks whether an army may be laid out so (sentence 4) in the territory of this number.
    ///
    /// # Errors
    /// The fault: it is another army, or the first piece that may not stand where it does.
    pub fn judge(&self, territory: u8) -> Result<(), Refusal> {
        let mut count = [0; 13];
        self.0.iter().for_each(|&rank| count[rank as usize] += 1);
        if Rank::ALL.iter().any(|&rank| count[rank as usize] != rank.count()) {
            return Err(Refusal::OtherArmy);
        }
        for (&rank, at) in self.0.iter().zip(SLOTS) {
            let site = 30 * territory + at;
            match rank {
                Rank::Flag if !headquarters(site) => return Err(Refusal::FlagOutside(site)),
                Rank::Mine if row(site) < 5 => return Err(Refusal::MineForward(site)),
                Rank::Bomb if row(site) == 1 => return Err(Refusal::BombInFront(site)),
                _ => {}
            }
        }
        Ok(())
    }
}
