//! The full position: what everybody knows, and every rank.

use super::army::{Army, MEN, Rank, SLOTS, Stays, clash};
use super::board::{HOMES, NONE, Site, headquarters};
use super::public::{Cause, Fact, Fight, Hands, Id, Phase, Public, Variant, bit};
use super::types::{Act, Combat, Event, Refusal, Went};
use palamede_rules::{Eye, Eyes, Listener, Progress, Rng, Seat, Seats, Turn, splitmix};

/// A full position, of either game.
#[derive(Clone, PartialEq, Debug)]
pub struct Position {
    pub(super) public: Public,
    /// Every piece's rank, of those that are gone too.
    ranks: [Option<Rank>; HOMES],
    /// The abilities of the pieces, by territory.
    pub(super) hands: [Hands; 4],
    /// The hash of the pieces on the board.
    board_key: u64,
    /// The number of quiet plies before this one.
    quiet: usize,
}

/// The effects of a move.
#[derive(Default)]
struct Effects {
    /// Attacker, defender, who stays, whether it was the flag.
    combat: Option<(Id, Id, Stays, bool)>,
    removed: bool,
    home: Option<Seat>,
    fell: Vec<(Seat, Site)>,
    back: Vec<(Seat, Site)>,
    stuck: Seats,
}

impl Position {
    /// Makes the position in which nothing is laid out yet.
    pub fn new(variant: Variant) -> Position {
        Position::from_parts(Public::new(variant), &[None; 4])
    }

    /// Makes a position in which these armies were laid out, by territory.
    pub(super) fn from_parts(public: Public, armies: &[Option<Army>; 4]) -> Position {
        let (ranks, hands) = ([None; HOMES], [Hands::NONE; 4]);
        let mut position = Position { public, ranks, hands, board_key: 0, quiet: 0 };
        for (t, army) in armies.iter().enumerate() {
            if let Some(army) = army {
                position.take_in(t, army);
            }
        }
        position.show_flags();
        position.board_key = position.fresh_board_key();
        position
    }

    /// Knows the army of a territory, which was laid out, wherever its pieces are.
    pub(super) fn add_army(&mut self, t: usize, army: &Army) {
        self.take_in(t, army);
        let keys = SLOTS.map(|at| self.piece_key(30 * t as u8 + at));
        self.board_key = keys.into_iter().fold(self.board_key, |all, key| all ^ key);
    }

    /// Knows the army of a territory, wherever its pieces are.
    fn take_in(&mut self, t: usize, army: &Army) {
        for (rank, at) in army.0.into_iter().zip(SLOTS) {
            self.ranks[30 * t + usize::from(at)] = Some(rank);
        }
        self.hands[t] = hands(&self.public, t, army);
    }

    fn show_flags(&mut self) {
        let hands = self.hands;
        self.public.show_flags(|t| Some(hands[t].flag).filter(|&flag| flag != NONE));
    }

    /// Returns what everybody knows of the position.
    pub fn public(&self) -> &Public {
        &self.public
    }

    /// Returns the army that was laid out in a territory.
    pub fn army(&self, t: usize) -> Option<Army> {
        let mut army = [Rank::Engineer; MEN];
        for (rank, at) in army.iter_mut().zip(SLOTS) {
            *rank = (*self.ranks.get(30 * t + usize::from(at))?)?;
        }
        Some(Army(army))
    }

    /// Returns the rank of a piece.
    pub fn rank(&self, id: Id) -> Option<Rank> {
        self.ranks.get(usize::from(id)).copied().flatten()
    }

    /// Returns the sign of what comes of it when the one attacks the other.
    pub(super) fn outcome_sign(&self, from: Site, to: Site) -> Option<char> {
        let rank = |site| self.public.piece_at(site).and_then(|id| self.rank(id));
        let Variant { exploding, bearer, .. } = self.public.variant;
        Some(clash(rank(from)?, rank(to)?, exploding, bearer).sign())
    }

    fn territory(&self) -> usize {
        self.public.variant.territory(self.public.seat)
    }

    // ---- moves

    pub(super) fn moves(&self, out: &mut impl FnMut(Act)) {
        match (self.public.turn(), self.public.phase) {
            (Turn::Seat(_), Phase::Deploy) => Army::named().for_each(|army| out(Act::Deploy(army))),
            (Turn::Seat(_), Phase::Play) => {
                let t = self.territory();
                self.public.moves(t, &self.hands[t], &mut |from, to| out(Act::Go { from, to }));
            }
            _ => {}
        }
    }

    pub(super) fn count(&self) -> usize {
        match (self.public.turn(), self.public.phase) {
            (Turn::Seat(_), Phase::Deploy) => Army::named().count(),
            (Turn::Seat(_), Phase::Play) => {
                let t = self.territory();
                self.public.count(t, &self.hands[t])
            }
            _ => 0,
        }
    }

    pub(super) fn nth(&self, n: usize) -> Option<Act> {
        match (self.public.turn(), self.public.phase) {
            (Turn::Seat(_), Phase::Deploy) => Army::named().nth(n).map(Act::Deploy),
            (Turn::Seat(_), Phase::Play) => {
                let t = self.territory();
                let (from, to) = self.public.nth(t, &self.hands[t], n)?;
                Some(Act::Go { from, to })
            }
            _ => None,
        }
    }

    pub(super) fn pick(&self, rng: &mut impl Rng) -> Option<Act> {
        match (self.public.turn(), self.public.phase) {
            (Turn::Seat(_), Phase::Play) => {
                let t = self.territory();
                let (from, to) = self.public.pick(t, &self.hands[t], rng)?;
                Some(Act::Go { from, to })
            }
            _ => self.nth(rng.below(self.count() as u32) as usize),
        }
    }

    pub(super) fn check(&self, act: &Act) -> Result<(), Refusal> {
        let t = self.territory();
        match (act, self.public.phase) {
            (Act::Deploy(army), Phase::Deploy) => army.judge(t as u8),
            (Act::Go { from, to }, Phase::Play) => {
                let rank = self.public.piece_at(*from).and_then(|id| self.rank(id));
                self.public.judge(&self.hands[t], rank, *from, *to)
            }
            (Act::Deploy(_), _) => Err(Refusal::Deployed),
            (Act::Go { .. }, _) => Err(Refusal::DeployFirst),
        }
    }

    fn can_move(&self, seat: Seat) -> bool {
        let t = self.public.variant.territory(seat);
        self.public.can_move(t, &self.hands[t])
    }

    // ---- pieces

    fn piece_key(&self, id: Id) -> u64 {
        match (self.public.site_of(id), self.ranks[usize::from(id)]) {
            (Some(site), Some(rank)) => {
                let what = (u64::from(site) * 16 + rank as u64) * 4 + u64::from(id / 30);
                splitmix(what)
            }
            _ => 0,
        }
    }

    fn fresh_board_key(&self) -> u64 {
        (0..HOMES as u8).fold(0, |key, id| key ^ self.piece_key(id))
    }

    pub(super) fn key(&self) -> u64 {
        self.board_key ^ self.side_key()
    }

    pub(super) fn fresh_key(&self) -> u64 {
        self.fresh_board_key() ^ self.side_key()
    }

    fn side_key(&self) -> u64 {
        let public = &self.public;
        let out = public.out.iter().fold(0, |set, seat| set | 1u64 << seat.index());
        let flags = public.carriers.iter().fold(0, |all, &id| all << 8 | u64::from(id));
        let side = (public.phase as u64 * 4 + public.seat.index() as u64) * 16 + out;
        splitmix(splitmix(10_000 + side) ^ flags)
    }

    fn stand(&mut self, id: Id, site: Site) {
        self.public.put(id, site);
        self.board_key ^= self.piece_key(id);
        if self.public.variant.lock && headquarters(site) {
            self.hands[usize::from(id / 30) & 3].can &= !(1 << (id % 30));
        }
    }

    fn leave(&mut self, id: Id) {
        self.board_key ^= self.piece_key(id);
        self.public.lift(id);
    }

    /// Takes a piece out of the game; a flag that it carried waits for its place.
    fn remove(&mut self, id: Id) {
        self.leave(id);
        self.hands[usize::from(id / 30) & 3].can &= !(1 << (id % 30));
        if self.public.variant.bearer {
            let carriers = self.public.carriers;
            self.public.carriers =
                carriers.map(|carrier| if carrier == id { NONE } else { carrier });
        }
    }

    /// Puts a seat out: in the game for four its pieces go.
    fn put_out(&mut self, seat: Seat, cause: Cause, effects: &mut Effects) {
        self.public.out = self.public.out.with(seat);
        self.public.cause = Some(cause);
        if self.public.variant.four {
            let t = self.public.variant.territory(seat);
            for at in SLOTS {
                let id = 30 * t as u8 + at;
                if self.public.site_of(id).is_some() {
                    self.remove(id);
                }
            }
            self.public.carriers[t] = NONE;
            self.bring_back(effects);
        }
    }

    /// Flags that wait stand where they can.
    fn bring_back(&mut self, effects: &mut Effects) {
        if !self.public.variant.bearer {
            return;
        }
        for t in 0..4 {
            if let Some(site) = self.public.returning(t) {
                let flag = self.public.flags[t];
                self.stand(flag, site);
                effects.back.push((self.public.owner(flag), site));
            }
        }
    }

    /// Gives the turn to `seat` or to the next in the game after it. A seat that cannot move
    /// is out, unless nobody can move or this was the last quiet ply (sentence 17).
    fn pass(&mut self, seat: Seat, effects: &mut Effects) {
        let last = self.public.variant.quiet.is_some_and(|limit| self.quiet + 1 >= limit);
        let mut quiet = last && !effects.removed;
        let mut seat = seat;
        loop {
            if self.public.winners().is_some() {
                return;
            }
            if !self.public.out.has(seat) {
                self.public.seat = seat;
                if self.can_move(seat) {
                    return;
                }
                let in_play = self.public.in_play();
                if !in_play.iter().any(|seat| self.can_move(seat)) {
                    self.public.cause = Some(Cause::Blocked);
                    return;
                }
                if quiet {
                    self.public.cause = Some(Cause::Quiet);
                    return;
                }
                let own = Fact { mobile: false, ..self.public.open(seat) };
                let mut all = Fact { pieces: 0, homes: 0, mobile: true };
                for fact in in_play.iter().map(|seat| self.public.open(seat)) {
                    all.pieces |= fact.pieces;
                    all.homes |= fact.homes;
                }
                self.public.facts.extend([all, own]);
                self.put_out(seat, Cause::NoMove, effects);
                effects.stuck = effects.stuck.with(seat);
                quiet = false;
            }
            seat = self.public.next(seat);
        }
    }

    /// Goes on after a seat has laid out its army, or left: to the next seat that is to lay out, or
    /// to the one that begins.
    fn go_on_deploying(&mut self) {
        if self.public.winners().is_some() {
            return;
        }
        let in_play = self.public.in_play();
        let left = in_play.iter().find(|&seat| !self.public.deployed.has(seat));
        match (left, self.public.variant.first) {
            (Some(seat), _) => self.public.seat = seat,
            (None, None) => {
                self.public.phase = Phase::Lot;
                self.show_flags();
            }
            (None, Some(first)) => {
                self.public.phase = Phase::Play;
                self.show_flags();
                self.pass(first, &mut Effects::default());
            }
        }
    }

    // ---- steps

    pub(super) fn set_quiet_plies(&mut self, quiet: usize) {
        self.quiet = quiet;
    }

    pub(super) fn play(&mut self, act: &Act, tell: &mut impl Listener<Event>) -> Progress {
        match *act {
            Act::Deploy(army) => {
                let (seat, t) = (self.public.seat, self.territory());
                self.public.deployed = self.public.deployed.with(seat);
                for at in SLOTS {
                    let id = 30 * t as u8 + at;
                    self.public.put(id, id);
                }
                self.take_in(t, &army);
                self.board_key = self.fresh_board_key();
                self.go_on_deploying();
                let four = self.public.variant.four;
                let know = Eyes::only(Eye::Open).with(Eye::Seat(seat));
                tell.tell(know, || Event::Deployed { four, seat, army: Some(army) });
                tell.tell(know.complement(), || Event::Deployed { four, seat, army: None });
                Progress::Lasting
            }
            Act::Go { from, to } => self.go(from, to, tell),
        }
    }

    fn go(&mut self, from: Site, to: Site, tell: &mut impl Listener<Event>) -> Progress {
        let Some(id) = self.public.piece_at(from) else { return Progress::Quiet };
        let (seat, t) = (self.public.seat, usize::from(id / 30) & 3);
        let (taken, gone) = (self.public.taken(), self.public.out);
        let mut effects = Effects::default();
        if self.hands[t].turns >> (id % 30) & 1 == 1 && self.public.turns(from, to) {
            self.public.turned |= bit(id);
        }
        self.public.moved |= bit(id);
        let mut lost = None;
        match self.public.piece_at(to) {
            None => {
                self.leave(id);
                self.stand(id, to);
            }
            // A carrier that moves onto its own flag hands over the flag it carries and steps back.
            Some(own) if usize::from(own / 30) == t => {
                lost = (0..4).find(|&f| self.public.carriers[f] == id);
                effects.home = lost.map(|f| self.public.variant.seat(f as u8));
            }
            Some(other) => lost = self.fight(id, other, &mut effects),
        }
        self.bring_back(&mut effects);
        if let Some(lost) = lost {
            self.put_out(self.public.variant.seat(lost as u8), Cause::Flag, &mut effects);
        }
        effects.removed |= lost.is_some();
        let next = self.public.next(seat);
        self.pass(next, &mut effects);
        let out = self.public.out.iter().filter(|&s| !gone.has(s)).collect::<Seats>();
        let quiet = !effects.removed && out.is_empty();
        self.tell_of(seat, id, [from, to], taken, (&effects, out), tell);
        if quiet { Progress::Quiet } else { Progress::Lasting }
    }

    /// Fights it out; gives the territory whose flag was taken for good.
    fn fight(&mut self, attacker: Id, defender: Id, effects: &mut Effects) -> Option<usize> {
        let [a, d] = [attacker, defender].map(|id| self.ranks[usize::from(id)]);
        let (Some(a), Some(d), Some(to)) = (a, d, self.public.site_of(defender)) else {
            return None;
        };
        let Variant { exploding, bearer, .. } = self.public.variant;
        let stays = clash(a, d, exploding, bearer);
        let (flag, theirs) = (d == Rank::Flag, usize::from(defender / 30) & 3);
        let (mut fell, shown) = (Seats::NONE, self.public.shown());
        let removed =
            [(attacker, a, stays != Stays::Attacker), (defender, d, stays != Stays::Defender)];
        for (id, rank, removed) in removed {
            let t = usize::from(id / 30) & 3;
            let seat = self.public.owner(id);
            if removed && rank == Rank::Marshal && !shown.has(seat) {
                fell = fell.with(seat);
                // If all ranks are public, the flag's site is known already and is not announced.
                if self.public.flags[t] == NONE {
                    self.public.flags[t] = self.hands[t].flag;
                    let at = self.public.site_of(self.hands[t].flag);
                    effects.fell.extend(at.map(|at| (seat, at)));
                }
            }
        }
        self.public.attacked |= bit(defender);
        self.public.fights.push(Fight { attacker, defender, stays, flag, fell });
        effects.combat = Some((attacker, defender, stays, flag));
        // A flag that is taken up leaves its site, too (sentence 18).
        effects.removed = true;
        if flag && bearer {
            self.public.flags[theirs] = defender;
        }
        match stays {
            Stays::Defender => self.remove(attacker),
            Stays::Nobody => {
                self.remove(attacker);
                self.remove(defender);
            }
            Stays::Attacker => {
                self.remove(defender);
                if flag && bearer {
                    self.public.carriers[theirs] = attacker;
                }
                self.leave(attacker);
                self.stand(attacker, to);
            }
        }
        (flag && !bearer).then_some(theirs)
    }

    /// Returns the eyes that know a piece's rank.
    fn who_knows(&self, id: Id) -> Eyes {
        let owner = self.public.owner(id);
        let own = Eyes::only(Eye::Open).with(Eye::Seat(owner));
        match Seat::new(owner.index() ^ 2) {
            _ if self.public.variant.clairvoyance => Eyes::ALL,
            Some(ally) if self.public.variant.ally => own.with(Eye::Seat(ally)),
            _ => own,
        }
    }

    fn tell_of(
        &self,
        seat: Seat,
        id: Id,
        [from, to]: [Site; 2],
        taken: u128,
        (effects, out): (&Effects, Seats),
        tell: &mut impl Listener<Event>,
    ) {
        let both = |a: Eyes, b: Eyes| a.complement().and(b.complement()).complement();
        let mover = self.who_knows(id);
        let met = match effects.combat {
            Some((_, other, _, false)) => self.who_knows(other),
            // The move met nothing or a flag: every eye knows that.
            _ => Eyes::ALL,
        };
        let event = |knows_mover: bool, knows_met: bool| {
            let board = self.public.board();
            let road = board.road(from, to);
            Event::Went(Box::new(Went {
                four: self.public.variant.four,
                seat,
                path: if road { vec![from, to] } else { board.path(from, to, taken) },
                rank: self.rank(id).filter(|_| knows_mover),
                combat: effects.combat.map(|(_, other, stays, flag)| Combat {
                    seat: self.public.owner(other),
                    stays,
                    flag,
                    rank: self.rank(other).filter(|_| knows_met),
                }),
                home: effects.home,
                fell: effects.fell.clone(),
                back: effects.back.clone(),
                stuck: effects.stuck,
                out,
            }))
        };
        for (a, b) in [(true, true), (true, false), (false, true), (false, false)] {
            let eyes = both(
                if a { mover } else { mover.complement() },
                if b { met } else { met.complement() },
            );
            if eyes != Eyes::NONE {
                tell.tell(eyes, || event(a, b));
            }
        }
    }

    pub(super) fn roll(&mut self, seat: Seat, tell: &mut impl Listener<Event>) {
        self.public.phase = Phase::Play;
        self.pass(seat, &mut Effects { removed: true, ..Effects::default() });
        let four = self.public.variant.four;
        tell.tell(Eyes::ALL, || Event::Begins { four, seat });
    }

    pub(super) fn resign(&mut self, seat: Seat) {
        let mut effects = Effects { removed: true, ..Effects::default() };
        let acting = self.public.turn() == Turn::Seat(seat);
        if self.public.phase == Phase::Play {
            // Record that the seat to act had a legal move, before the pieces that resign are
            // removed.
            self.public.facts.push(self.public.open(self.public.seat));
        }
        self.put_out(seat, Cause::Resigned, &mut effects);
        match self.public.phase {
            Phase::Deploy => self.go_on_deploying(),
            Phase::Lot => {}
            Phase::Play => {
                let next = if acting { self.public.next(seat) } else { self.public.seat };
                self.pass(next, &mut effects);
            }
        }
    }
}

/// Returns what the pieces of an army can do where they are.
pub(super) fn hands(public: &Public, t: usize, army: &Army) -> Hands {
    let mut hands = Hands::NONE;
    for (rank, at) in army.0.into_iter().zip(SLOTS) {
        let id = 30 * t as u8 + at;
        let Variant { lock, flying, .. } = public.variant;
        let free = public.site_of(id).is_some_and(|site| !(lock && headquarters(site)));
        hands.can |= u32::from(rank.mobile() && free) << at;
        let turns = rank == Rank::Engineer || (rank == Rank::Bomb && flying);
        hands.turns |= u32::from(turns) << at;
        if rank == Rank::Flag {
            hands.flag = id;
        }
    }
    hands
}
