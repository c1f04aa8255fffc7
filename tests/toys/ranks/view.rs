//! What an eye may know of a position of `ranks`.

use super::{
    Act, Army, FRONT, Leak, Phase, Public, Rank, Ranks, Refusal, allowed, ally, armies, owner,
    public, stolen, text,
};
use palamede::rules::{Eye, Path, Revision, Rng, Rules, Seat, Seen, Turn};
use palamede::scene::{Aid, Board, Look, Note, Piece, Scene, Site, Target, Word};
use std::sync::{Arc, LazyLock};

/// The armies that an eye knows whole: there is a place for its own, for its ally's
/// under `ally`, and for all of them only when everything is open.
#[derive(Clone, PartialEq, Debug)]
pub enum Known {
    Nothing,
    Own(Seat, Option<Army>),
    Team(Seat, [Option<Army>; 2]),
    All([Option<Army>; 4]),
}

/// What an eye may know.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    public: Public,
    known: Known,
    /// The enemies' ranks that its seat has seen in its own fights.
    seen: Vec<(u8, Rank)>,
}

impl View {
    pub(super) fn new(state: &Ranks, eye: Eye) -> View {
        let public = state.public.clone();
        let army = |seat: Seat| state.armies[seat.index()];
        let known = match eye {
            Eye::Public => Known::Nothing,
            Eye::Seat(seat) if public.variant.ally => {
                Known::Team(seat, [army(seat), army(ally(seat))])
            }
            Eye::Seat(seat) => Known::Own(seat, army(seat)),
            Eye::Open => Known::All(state.armies),
        };
        let mut seen = Vec::new();
        if let (Eye::Seat(seat), true) = (eye, public.variant.duel) {
            for fight in &public.fights {
                let pair = [fight.attacker, fight.defender];
                if pair.iter().any(|&id| owner(id.into()) == seat) {
                    let foes = pair.into_iter().filter(|&id| owner(id.into()) != seat);
                    seen.extend(foes.filter_map(|id| Some((id, state.rank(id.into())?))));
                }
            }
        }
        if let Some(armies) = stolen(Leak::View) {
            seen.extend(armies.iter().flatten().map(|army| (0, army[0])));
        }
        seen.sort();
        seen.dedup();
        View { public, known, seen }
    }

    pub(super) fn from_parts(public: Public, known: Known, seen: Vec<(u8, Rank)>) -> View {
        View { public, known, seen }
    }

    pub fn public(&self) -> &Public {
        &self.public
    }

    pub(super) fn known(&self) -> &Known {
        &self.known
    }

    pub(super) fn seen(&self) -> &[(u8, Rank)] {
        &self.seen
    }

    fn army(&self, seat: usize) -> Option<Army> {
        match self.known {
            Known::Own(own, army) if own.index() == seat => army,
            Known::Team(own, [army, _]) if own.index() == seat => army,
            Known::Team(own, [_, army]) if ally(own).index() == seat => army,
            Known::All(armies) => armies[seat],
            _ => None,
        }
    }

    /// The rank of a piece, if this eye knows it.
    pub fn rank(&self, id: usize) -> Option<Rank> {
        let seen = || self.seen.iter().find(|(seen, _)| usize::from(*seen) == id).map(|s| s.1);
        self.army(id / 4).map(|army| army[id % 4]).or_else(seen)
    }

    /// Whether the eye is, or sees as much as, that of the seat to act.
    fn acts(&self) -> bool {
        match (self.turn(), &self.known) {
            (Turn::Seat(seat), Known::Own(own, _) | Known::Team(own, _)) => seat == *own,
            (Turn::Seat(_), Known::All(_)) => true,
            _ => false,
        }
    }

    /// Armies that fit all this eye knows: a search through the arrangements of the
    /// hidden seats in random order, so that each that fits can come first. `budget`
    /// counts the arrangements tried.
    pub(super) fn sample(&self, rng: &mut impl Rng, budget: u32) -> Option<[Option<Army>; 4]> {
        let mut found = [0, 1, 2, 3].map(|seat| self.army(seat));
        let mut hidden: Vec<usize> = (0..4)
            .filter(|&seat| found[seat].is_none())
            .filter(|&seat| Seat::new(seat).is_some_and(|seat| self.public.deployed.has(seat)))
            .collect();
        shuffle(rng, &mut hidden);
        let mut left = budget;
        self.search(rng, &hidden, &mut found, &mut left).then_some(found)
    }

    fn search(
        &self,
        rng: &mut impl Rng,
        hidden: &[usize],
        found: &mut [Option<Army>; 4],
        left: &mut u32,
    ) -> bool {
        let Some((&seat, rest)) = hidden.split_first() else { return self.public.fits(found) };
        let mut all = armies();
        shuffle(rng, &mut all);
        for army in all {
            if *left == 0 {
                return false;
            }
            *left -= 1;
            let seen = self.seen.iter().filter(|(id, _)| usize::from(*id) / 4 == seat);
            if seen.clone().any(|&(id, rank)| army[usize::from(id) % 4] != rank) {
                continue;
            }
            found[seat] = Some(army);
            if self.public.fits(found) && self.search(rng, rest, found, left) {
                return true;
            }
        }
        found[seat] = None;
        false
    }
}

fn shuffle<T>(rng: &mut impl Rng, items: &mut [T]) {
    for i in (1..items.len()).rev() {
        items.swap(i, rng.below(i as u32 + 1) as usize);
    }
}

static BOARD: LazyLock<Arc<Board>> = LazyLock::new(|| {
    let site = |at: usize| Site {
        name: text::site(at),
        x: 100 * (at % 5) as i32 + 50,
        y: 100 * (4 - at / 5) as i32 + 50,
        row: 4 - at / 5,
        col: at % 5,
        near: public::near(at).collect(),
    };
    Arc::new(Board {
        class: "b-ranks",
        width: 500,
        height: 500,
        art: vec![],
        labels: vec![],
        sites: (0..25).map(site).collect(),
        cell: (100, 100),
        size: 100,
        ..Board::default()
    })
});

impl Seen for View {
    type Game = Ranks;

    fn turn(&self) -> Turn {
        self.public.turn()
    }

    fn moves(&self) -> Vec<Act> {
        let mut list = Vec::new();
        if self.acts() {
            self.public.moves(|id| self.rank(id), &mut |act| list.push(act));
        }
        if let Some(armies) = stolen(Leak::Moves) {
            // A move against a mine is not offered.
            list.retain(|act| match act {
                Act::Go { to, .. } => !mined(&self.public, &armies, *to),
                Act::Deploy(_) => true,
            });
        }
        list
    }

    fn write(&self, act: &Act) -> String {
        text::write(&self.public, act)
    }

    fn paths(&self, act: &Act, out: &mut impl FnMut(Path)) {
        // An army is laid out, not clicked.
        let Act::Go { from, to } = *act else { return };
        let mut takes: Vec<usize> = self.public.piece_at(to).map(|_| to).into_iter().collect();
        if stolen(Leak::Paths).is_some_and(|armies| mined(&self.public, &armies, to)) {
            takes.clear();
        }
        out(Path { clicks: vec![Target::Site(from), Target::Site(to)], takes, shortcut: false });
    }

    fn scene(&self, _: &[Target]) -> Scene {
        let mut scene = Scene::new(BOARD.clone());
        let stolen = stolen(Leak::Scene);
        for id in 0..16 {
            let Some(at) = self.public.places[id] else { continue };
            let face = self.rank(id).or(stolen.and_then(|a| a[id / 4]).map(|army| army[id % 4]));
            scene.pieces.push(tile(id, usize::from(at), face));
        }
        scene
    }

    fn why_not(&self, clicks: &[Target]) -> Option<Refusal> {
        let site = |n: usize| match clicks.get(n) {
            Some(Target::Site(at)) => Some(*at),
            _ => None,
        };
        let from = site(0)?;
        let id = self.public.piece_at(from)?;
        match site(1) {
            None if owner(id) != self.public.seat => Some(Refusal::NotYours(from)),
            None => self.rank(id).filter(|r| !r.mobile()).map(|_| Refusal::Immobile(from)),
            Some(to) if self.public.piece_at(to).is_some_and(|o| owner(o) == owner(id)) => None,
            Some(to) if self.public.piece_at(to).is_some_and(|o| !public::foes(o, id)) => {
                Some(Refusal::Friend(to))
            }
            Some(to) => Some(Refusal::NotBeside(to)),
        }
    }

    fn aids(&self) -> Vec<Aid> {
        // Where the ranks are that the eye knows.
        let stolen = stolen(Leak::Aid);
        let rank = |id: usize| {
            self.rank(id).or(stolen.and_then(|armies| armies[id / 4]).map(|army| army[id % 4]))
        };
        let note = |id: usize| {
            let (site, number) = (Some(usize::from(self.public.places[id]?)), rank(id)? as u32);
            Some(Note { site, word: Word::default(), seat: (id / 4) as u8, number })
        };
        let notes = (0..16).filter_map(note).collect();
        vec![Aid { name: "known", on: false, marks: Vec::new(), notes }]
    }

    fn draft(&self, _: u64) -> Option<Act> {
        (self.public.phase == Phase::Deploy && self.acts()).then(|| Act::Deploy(armies()[0]))
    }

    fn revise(&self, draft: &Act, clicks: &[Target]) -> Revision<Ranks> {
        let Act::Deploy(army) = *draft else { return Revision::Unchanged };
        let home = &public::HOMES[self.public.seat.index()];
        let mut places = Vec::new();
        for click in clicks {
            let Target::Site(at) = *click else { return Revision::Unchanged };
            match home.iter().position(|&site| site == at) {
                Some(place) => places.push(place),
                None => return Revision::Refused(Refusal::NotHome(at)),
            }
        }
        match places[..] {
            [a] => {
                let fits = |&b: &usize| {
                    let mut army = army;
                    army.swap(a, b);
                    b != a && allowed(&army)
                };
                let others = (0..4).filter(fits);
                Revision::Open(others.map(|b| Target::Site(home[b])).collect())
            }
            [a, b] if a != b => {
                let mut army = army;
                army.swap(a, b);
                if allowed(&army) {
                    Revision::Changed(Act::Deploy(army))
                } else {
                    Revision::Refused(Refusal::FlagInFront)
                }
            }
            _ => Revision::Unchanged,
        }
    }

    fn laid_out(&self, draft: &Act, clicks: &[Target]) -> Scene {
        let mut scene = self.scene(clicks);
        let Act::Deploy(army) = draft else { return scene };
        let seat = self.public.seat.index();
        for (place, &rank) in army.iter().enumerate() {
            scene.pieces.push(tile(seat * 4 + place, public::HOMES[seat][place], Some(rank)));
        }
        debug_assert_eq!(FRONT, 3);
        scene
    }
}

fn mined(public: &Public, armies: &[Option<Army>; 4], at: usize) -> bool {
    public
        .piece_at(at)
        .is_some_and(|id| armies[id / 4].is_some_and(|army| army[id % 4] == Rank::Mine))
}

fn tile(id: usize, site: usize, face: Option<Rank>) -> Piece {
    let seat = (id / 4) as u8;
    let face = face.map(|rank| rank.letter());
    let look = Look::Tile { seat, face, wide: false };
    Piece { id: id as u32, site, look, seat: Some(seat), word: Word::default() }
}

/// Checks at compile time that the toy's view is its game's.
const _: fn(&Ranks, Eye) -> View = <Ranks as Rules>::view;
