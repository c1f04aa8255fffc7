//! A player of Luzhanqi by rules of thumb, as open programs of the game play: it searches nothing
//! and guesses no army. It sees what its seat does, and what that tells for sure of each piece.
//!
//! 1. It lays out its army by the game's own draft.
//! 2. Of all its moves it makes the one that the first of these rules speaks for; of several, the
//!    one that the rule finds worth most; of equal ones, one by lot.
//! 3. It takes a flag that it knows, with the lowest piece that can.
//! 4. It takes what stands beside its own flag, whatever that costs, if it has a chance to.
//! 5. A bomb takes what is likely to be worth more than itself, and nothing else.
//! 6. It takes what is surely weaker, unless it would likely lose more to what stands behind; and
//!    an officer that a piece known to be stronger can reach goes where nothing is to be feared.
//! 7. It takes what came into its territory, if that is likely to gain anything.
//! 8. It sends engineers at what never moved in the two rows at the enemy's back and is a mine with
//!    a chance of a fifth, the nearest to where the flag may be first.
//! 9. It takes what is probably weaker; but an officer never attacks what never moved in those
//!    rows, unless it may be the flag.
//! 10. An officer goes into the camp before its flag, the lowest first.
//! 11. Else it makes a step towards where an enemy's flag may be, by chance, but rather a long one
//!     with little to fear; bombs, and who stands beside its flag or in that camp, rather stay.
//! 12. Only where nothing else is left it attacks at a loss, or goes into a free headquarters.
//!
//! The rules of the game see to it that an ally is never attacked. To let low ranks attack what is
//! unknown, only to learn what it is, won nothing in trials, nor did more caution.

use palamede::games::luzhanqi::army::{MOBILE, SLOTS, ranks};
use palamede::games::luzhanqi::board::{HOMES, SITES, camp, headquarters, row};
use palamede::games::luzhanqi::{
    Act, Board, Deduction, Id, Luzhanqi, LuzhanqiFour, PlayerView, Rank, Site, Stays, clash,
};
use palamede::rules::{Eye, Generator, Rng, Rules, Seen, Thinkable};
use std::any::Any;

/// What the ranks are worth, in tenths of a piece.
const VALUES: [f64; 13] = [0., 15., 10., 13., 18., 26., 38., 55., 75., 100., 35., 20., 300.];

/// Whether it plays this game.
pub fn plays(game: &str) -> bool {
    game.starts_with("luzhanqi")
}

/// The move that it makes.
pub fn choose<R: Thinkable>(view: &R::View, seed: u64) -> Option<R::Move> {
    let mut rng = Generator::new(seed);
    if let Some(draft) = view.draft(rng.bits()) {
        return Some(draft);
    }
    let any: &dyn Any = view;
    let two = any.downcast_ref::<<Luzhanqi as Rules>::View>().map(|view| view.sight());
    let four = || any.downcast_ref::<<LuzhanqiFour as Rules>::View>().map(|view| view.sight());
    let thumb = Thumb::new(two.or_else(four)?)?;
    let order = |mv: &R::Move| {
        let &Act::Go { from, to } = (mv as &dyn Any).downcast_ref()? else { return None };
        let (rule, worth) = thumb.judge(from, to)?;
        let chance = if rule == 11 { rng.below(20) } else { 0 };
        Some((-rule, (100. * (worth + f64::from(chance))) as i64, rng.bits()))
    };
    view.moves().into_iter().max_by_key(order)
}

/// The ranks that a piece can have, and how likely each is.
type Likely = Vec<(Rank, f64)>;

/// What it makes of a view.
struct Thumb<'a> {
    sight: &'a PlayerView,
    board: &'static Board,
    told: Deduction,
    /// The enemies, and where they stand.
    foes: Vec<(Id, Site, Likely)>,
    /// What is taken of each line of railway.
    taken: Vec<u16>,
    /// How many steps each site is from where an enemy's flag may be.
    away: [i32; SITES],
    /// Its own territory, and where its flag was laid out.
    home: u8,
    flag: Site,
}

impl<'a> Thumb<'a> {
    fn new(sight: &'a PlayerView) -> Option<Thumb<'a>> {
        let (public, board) = (&sight.public, sight.public.board());
        let Eye::Seat(seat) = sight.eye else { return None };
        let home = public.variant.territory(seat);
        let taken = |sites: &[Site]| {
            let bits = sites.iter().enumerate().filter(|(_, at)| public.piece_at(**at).is_some());
            bits.fold(0, |all, (n, _)| all | 1 << n)
        };
        let mut thumb = Thumb {
            sight,
            board,
            told: sight.deduce(),
            foes: Vec::new(),
            taken: board.lines().map(taken).collect(),
            away: [99; SITES],
            home: home as u8,
            flag: sight.army(home)?.flag(home)?,
        };
        let team = |t: usize| public.variant.team(t);
        for id in (0..HOMES as Id).filter(|id| team(usize::from(id / 30)) != team(home)) {
            if let Some(site) = public.site_of(id) {
                thumb.foes.push((id, site, thumb.likely(id)));
            }
        }
        thumb.measure();
        Some(thumb)
    }

    /// How likely each rank of a piece is: as many as are left of it, among as many as may have it.
    fn likely(&self, id: Id) -> Likely {
        if let Some(rank) = self.told.sure(id) {
            return vec![(rank, 1.)];
        }
        let army = SLOTS.map(|at| id - id % 30 + at);
        let weight = |rank: Rank| {
            let sure = army.iter().filter(|&&id| self.told.sure(id) == Some(rank)).count();
            let may = army.iter().filter(|&&id| self.told.ranks(id) & rank.bit() != 0).count();
            (rank.count() - sure) as f64 / (may - sure) as f64
        };
        let all: f64 = ranks(self.told.ranks(id)).map(weight).sum();
        ranks(self.told.ranks(id)).map(|rank| (rank, weight(rank) / all)).collect()
    }

    /// Counts the steps from the enemies' flags, around its own pieces that cannot move.
    fn measure(&mut self) {
        let flags = self.foes.iter().filter(|foe| self.told.ranks(foe.0) & Rank::Flag.bit() != 0);
        let mut queue: Vec<Site> = flags.map(|foe| foe.1).collect();
        queue.iter().for_each(|&site| self.away[usize::from(site)] = 0);
        for next in 0.. {
            let Some(&site) = queue.get(next) else { break };
            for near in self.board.near(site) {
                let id = self.sight.public.piece_at(near).filter(|id| id / 30 == self.home);
                let fixed = id.is_some_and(|id| self.told.ranks(id) & MOBILE == 0);
                if self.away[usize::from(near)] == 99 && !fixed && !headquarters(near) {
                    self.away[usize::from(near)] = self.away[usize::from(site)] + 1;
                    queue.push(near);
                }
            }
        }
    }

    /// How likely a piece of this rank is lost there at once, by who of the enemies is likeliest to
    /// remove it; if `known`, only by those known to be stronger.
    fn danger(&self, rank: Rank, at: Site, known: bool) -> f64 {
        let reach = |site: Site| {
            let straight = || self.board.straight(site, at, |line| self.taken[line]);
            !camp(at) && !headquarters(site) && (self.board.road(site, at) || straight())
        };
        let chance = |(_, _, likely): &(Id, Site, Likely)| -> f64 {
            let beats = |mover: Rank| match clash(mover, rank, false, false) {
                Stays::Attacker if mover.mobile() => 1.,
                Stays::Nobody if mover.mobile() => 0.5,
                _ => 0.,
            };
            likely.iter().map(|(mover, p)| p * beats(*mover)).sum()
        };
        let stronger = |id: Id| self.told.bounds(id).is_some_and(|(low, _)| low > rank);
        let foes = self.foes.iter().filter(|foe| reach(foe.1) && (!known || stronger(foe.0)));
        foes.map(chance).fold(0., f64::max)
    }

    /// The number of the rule that speaks for a move, and what it finds it worth.
    fn judge(&self, from: Site, to: Site) -> Option<(i32, f64)> {
        let public = &self.sight.public;
        let rank = self.sight.rank(public.piece_at(from)?)?;
        let officer = (Rank::Colonel..=Rank::Marshal).contains(&rank);
        let (own, risk) = (VALUES[rank as usize], self.danger(rank, to, false));
        let away = |site: Site| self.away[usize::from(site)];
        let beside = |site: Site| self.board.near(self.flag).contains(&site);
        let Some((id, _, likely)) = self.foes.iter().find(|foe| foe.1 == to) else {
            let guards = |site: Site| beside(site) || site == self.flag - 10;
            let flees = officer && risk < 0.1 && self.danger(rank, from, true) > 0.;
            let stays = if guards(from) || rank == Rank::Bomb { 40. } else { 0. };
            let ahead = 10 * (away(from) - away(to)).clamp(-3, 3);
            return Some(match () {
                () if headquarters(to) => (12, -own),
                () if flees => (6, own),
                () if officer && to == self.flag - 10 && !beside(from) => (10, -own),
                () => (11, f64::from(ahead) - own * risk / 2. - stays),
            });
        };
        let chance = |of: &dyn Fn(Rank) -> f64| likely.iter().map(|(r, p)| p * of(*r)).sum::<f64>();
        let stays = |other| clash(rank, other, public.variant.exploding, public.variant.bearer);
        let takes = |other| if stays(other) == Stays::Defender { 0. } else { 1. };
        let falls = |other| if stays(other) == Stays::Attacker { 0. } else { 1. };
        let gain = chance(&|other| takes(other) * VALUES[other as usize] - falls(other) * own);
        let mine = chance(&|other| f64::from(u8::from(other == Rank::Mine)));
        let still = public.moved >> id & 1 == 0 && row(*id) >= 5;
        let flag = self.told.ranks(*id) & Rank::Flag.bit() != 0;
        Some(match rank {
            _ if self.told.sure(*id) == Some(Rank::Flag) => (3, -own),
            _ if beside(to) && chance(&takes) > 0. => (4, gain),
            Rank::Bomb => (if gain > 0. { 5 } else { 12 }, gain),
            _ if chance(&falls) == 0. && gain > own * risk => (6, gain - own * risk),
            _ if to / 30 == self.home && gain > 0. => (7, gain),
            Rank::Engineer if still && mine > 0.2 => (8, -f64::from(away(to))),
            _ if gain > 0. && !(still && officer && !flag) => (9, gain),
            _ => (12, gain),
        })
    }
}
