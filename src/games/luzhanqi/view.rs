//! What an eye may know of a position, and what its clicks do.

use super::army::{Army, MEN, Rank, SLOTS, Style, slot};
use super::board::{Site, headquarters};
use super::deduce::{Deduction, deduce};
use super::position::{Position, hands};
use super::public::{Hands, Id, Phase, Public};
use super::types::{Act, Refusal};
use palamede_rules::{Eye, Generator, Path, Rng, Seat, Turn};
use palamede_scene::Target;

/// The armies that an eye knows: there is a place for its own, for its ally's under
/// `apparent_ally`, and for all of them only when everything is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Known {
    /// No army.
    Nothing,
    /// The seat's own army, once it is laid out.
    Own(Seat, Option<Army>),
    /// The seat's own army and its ally's.
    Team(Seat, [Option<Army>; 2]),
    /// The armies of all territories.
    All([Option<Army>; 4]),
}

/// The knowledge of an eye, in either game.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayerView {
    /// The knowledge that everybody has.
    pub public: Public,
    /// The eye.
    pub eye: Eye,
    /// The armies.
    pub known: Known,
}

impl PlayerView {
    pub(super) fn new(position: &Position, eye: Eye) -> PlayerView {
        let public = position.public.clone();
        let v = public.variant;
        let army = |seat: Seat| position.army(v.territory(seat));
        // An option that makes ranks public takes effect when all seats have laid out their armies.
        let ready = public.phase != Phase::Deploy;
        let all = || Known::All([0, 1, 2, 3].map(|t| position.army(t)));
        let known = match eye {
            Eye::Open => all(),
            _ if public.is_open() => all(),
            Eye::Seat(seat) if v.ally && ready => {
                let ally = Seat::new(seat.index() ^ 2).unwrap_or(seat);
                Known::Team(seat, [army(seat), army(ally)])
            }
            Eye::Seat(seat) => Known::Own(seat, army(seat)),
            Eye::Public => Known::Nothing,
        };
        PlayerView { public, eye, known }
    }

    /// Returns the army of a territory, if the eye knows it.
    pub fn army(&self, t: usize) -> Option<Army> {
        let of = self.public.variant.seat(t as u8);
        match self.known {
            Known::Own(seat, army) if seat == of => army,
            Known::Team(seat, [army, _]) if seat == of => army,
            Known::Team(seat, [_, army]) if seat.index() ^ 2 == of.index() => army,
            Known::All(armies) => armies[t & 3],
            _ => None,
        }
    }

    /// Returns the rank of a piece, if the eye knows it: of its armies, or a public flag.
    pub fn rank(&self, id: Id) -> Option<Rank> {
        let t = usize::from(id / 30) & 3;
        let own = self.army(t).and_then(|army| slot(id).map(|slot| army.0[slot]));
        own.or((self.public.flags[t] == id).then_some(Rank::Flag))
    }

    /// Returns the ranks that the eye can work out for each piece.
    pub fn deduce(&self) -> Deduction {
        deduce(&self.public, |t| self.army(t))
    }

    /// Returns the ranks that everybody can work out for each piece.
    pub fn common(&self) -> Deduction {
        let open = self.public.is_open();
        deduce(&self.public, |t| self.army(t).filter(|_| open))
    }

    /// Returns whether the eye is that of the seat to act, or the open one.
    pub(super) fn acts(&self) -> bool {
        match (self.public.turn(), self.eye) {
            (Turn::Seat(seat), Eye::Seat(own)) => own == seat,
            (Turn::Seat(_), eye) => eye == Eye::Open,
            _ => false,
        }
    }

    fn hands(&self) -> Hands {
        let t = self.public.variant.territory(self.public.seat);
        self.army(t).map_or(Hands::NONE, |army| hands(&self.public, t, &army))
    }

    pub(super) fn moves(&self) -> Vec<Act> {
        let mut list = Vec::new();
        match self.public.phase {
            _ if !self.acts() => {}
            Phase::Deploy => list.extend(Army::named().map(Act::Deploy)),
            Phase::Lot => {}
            Phase::Play => {
                let t = self.public.variant.territory(self.public.seat);
                self.public
                    .moves(t, &self.hands(), &mut |from, to| list.push(Act::Go { from, to }));
            }
        }
        list
    }

    pub(super) fn paths(&self, act: &Act, out: &mut impl FnMut(Path)) {
        // An army is laid out, not clicked.
        let Act::Go { from, to } = *act else { return };
        let me = self.public.seat;
        let foe = self.public.piece_at(to).filter(|&id| self.public.owner(id) != me);
        let clicks = vec![Target::Site(from.into()), Target::Site(to.into())];
        out(Path { clicks, takes: foe.map(|_| to.into()).into_iter().collect(), shortcut: false });
    }

    pub(super) fn why_not(&self, clicks: &[Target]) -> Option<Refusal> {
        if self.public.phase != Phase::Play {
            return None;
        }
        let site = |n: usize| match clicks.get(n) {
            Some(Target::Site(at)) => Site::try_from(*at).ok(),
            _ => None,
        };
        let from = site(0)?;
        let id = self.public.piece_at(from)?;
        let t = self.public.variant.territory(self.public.seat);
        if usize::from(id / 30) != t {
            return Some(Refusal::NotYours(from));
        }
        let rank = self.rank(id)?;
        match site(1) {
            None if !rank.mobile() => Some(Refusal::Immobile(from, rank)),
            None if self.public.variant.lock && headquarters(from) => Some(Refusal::Locked(from)),
            None => {
                let stuck = !self
                    .moves()
                    .iter()
                    .any(|act| matches!(act, Act::Go { from: f, .. } if *f == from));
                stuck.then_some(Refusal::Surrounded(from))
            }
            // Another piece is selected instead.
            Some(to) if self.public.piece_at(to).is_some_and(|o| usize::from(o / 30) == t) => None,
            Some(to) => self.public.judge(&self.hands(), Some(rank), from, to).err(),
        }
    }

    // ---- drafts

    /// Returns an arrangement of any style, as this lot has it.
    pub(super) fn draft(&self, lot: u64) -> Option<Act> {
        let mine = self.public.phase == Phase::Deploy && self.acts();
        mine.then(|| {
            let mut rng = Generator::new(lot);
            let style = Style::ALL[rng.below(Style::ALL.len() as u32) as usize];
            Act::Deploy(Army::random(style, &mut rng))
        })
    }

    /// Returns what clicks make of a draft: two sites change their pieces, a button gives another
    /// arrangement of its style, the last one the mirror image.
    pub(super) fn revise(&self, draft: &Army, clicks: &[Target]) -> Revised {
        let t = self.public.variant.territory(self.public.seat);
        if let Some(Target::Button(n)) = clicks.last() {
            let army = match Style::ALL.get(usize::from(*n)) {
                Some(&style) => draft.another(style),
                None if *n == MIRROR => draft.mirrored(),
                None => *draft,
            };
            return if army == *draft { Revised::Unchanged } else { Revised::Changed(army) };
        }
        let mut places = Vec::new();
        for click in clicks {
            let Target::Site(site) = *click else { return Revised::Unchanged };
            let Ok(site) = Site::try_from(site) else { return Revised::Unchanged };
            match slot(site) {
                _ if usize::from(site / 30) != t => {
                    return Revised::Refused(Refusal::NotHome(site));
                }
                None => return Revised::Refused(Refusal::CampEmpty(site)),
                Some(slot) => places.push(slot),
            }
        }
        match places[..] {
            [a] => {
                let fits = |&b: &usize| {
                    let mut army = *draft;
                    army.0.swap(a, b);
                    army != *draft && army.judge(t as u8).is_ok()
                };
                let others = (0..MEN).filter(fits);
                Revised::Open(
                    others.map(|b| Target::Site(30 * t + usize::from(SLOTS[b]))).collect(),
                )
            }
            [a, b] if draft.0[a] != draft.0[b] => {
                let mut army = *draft;
                army.0.swap(a, b);
                match army.judge(t as u8) {
                    Ok(()) => Revised::Changed(army),
                    Err(why) => Revised::Refused(why),
                }
            }
            _ => Revised::Unchanged,
        }
    }
}

/// The button of the mirror image: those of the styles come before it.
pub(super) const MIRROR: u8 = Style::ALL.len() as u8;

/// The effect of clicks on a draft.
pub enum Revised {
    /// Another one.
    Changed(Army),
    /// The draft awaits one more click, which on one of these targets makes another draft.
    Open(Vec<Target>),
    /// The draft stays as it is.
    Unchanged,
    /// The change is not allowed.
    Refused(Refusal),
}
