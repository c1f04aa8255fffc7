//! Moves that are entered click by click: all ways in, or those that lead on.

use palamede_rules::{Begun, Path};
use palamede_scene::Target;

/// A move as far as some clicks have entered it.
///
/// ```
/// use palamede_kit::clicks::Entry;
/// use palamede_scene::Target;
///
/// /// A step on a row of three sites: from where, and to where.
/// struct Step(Vec<usize>);
/// impl Entry for Step {
///     type Move = Vec<usize>;
///     fn next(&self, give: &mut dyn FnMut(usize, Step)) {
///         let free = (0..3).filter(|site| !self.0.contains(site));
///         free.for_each(|site| give(site, Step([&self.0[..], &[site]].concat())));
///     }
///     fn done(&self) -> Option<(Vec<usize>, Vec<usize>)> {
///         (self.0.len() == 2).then(|| (self.0.clone(), Vec::new()))
///     }
/// }
/// let mut paths = Vec::new();
/// Step(Vec::new()).paths(&vec![0, 2], &mut |path| paths.push(path.clicks));
/// assert_eq!(paths, [[Target::Site(0), Target::Site(2)]]);
/// assert_eq!(Step(Vec::new()).begun(&[]).moves.len(), 6);
/// ```
pub trait Entry: Sized {
    /// The game's move.
    type Move: Clone + PartialEq;

    /// Calls `give` with each site on which a click leads on, and what it makes of the move.
    fn next(&self, give: &mut dyn FnMut(usize, Self));

    /// Returns the move when it is complete, and the sites that it takes from.
    fn done(&self) -> Option<(Self::Move, Vec<usize>)>;

    /// Returns the entry after a further click, if that leads on.
    fn then(&self, click: Target) -> Option<Self> {
        let mut found = None;
        self.next(&mut |site, entry| {
            if click == Target::Site(site) {
                found = Some(entry);
            }
        });
        found
    }

    /// Calls `out` with every click sequence that enters the move; none where there are too many.
    fn paths(&self, mv: &Self::Move, out: &mut impl FnMut(Path)) {
        self.ways(&mut Vec::new(), &mut { MOST_WAYS }, &mut |other, path| {
            if other == *mv {
                out(path);
            }
        });
    }

    /// Lists every way in; where there are too many, one for each click that leads on from these.
    fn begun(&self, clicks: &[Target]) -> Begun<Self::Move> {
        let (mut begun, mut left) = (Begun::NONE, MOST_WAYS);
        self.ways(&mut Vec::new(), &mut left, &mut |mv, path| add(&mut begun, mv, path));
        if left > 0 {
            return begun;
        }
        begun = Begun { whole: false, ..Begun::NONE };
        let mut give = |mv, path| add(&mut begun, mv, path);
        let Some((first, rest)) = clicks.split_first() else {
            self.lead_on(clicks, &mut give);
            return begun;
        };
        let here = rest.iter().try_fold(self.then(*first), |here, click| Some(here?.then(*click)));
        if let Some(Some(here)) = here {
            here.lead_on(clicks, &mut give);
        }
        begun
    }

    /// Calls `give` with one way in for each click that leads on.
    fn lead_on(&self, clicks: &[Target], give: &mut dyn FnMut(Self::Move, Path)) {
        if self.done().is_some() {
            self.ways(&mut clicks.to_vec(), &mut 1, give);
        }
        self.next(&mut |site, entry| {
            entry.ways(&mut [clicks, &[Target::Site(site)]].concat(), &mut 1, give);
        });
    }

    /// Calls `give` with ways on from these clicks until none are `left` to give.
    fn ways(
        &self,
        clicks: &mut Vec<Target>,
        left: &mut usize,
        give: &mut dyn FnMut(Self::Move, Path),
    ) {
        if *left == 0 {
        } else if let Some((mv, takes)) = self.done() {
            *left -= 1;
            give(mv, Path { clicks: clicks.clone(), takes, shortcut: false });
        } else {
            self.next(&mut |site, entry| {
                clicks.push(Target::Site(site));
                entry.ways(clicks, left, give);
                clicks.pop();
            });
        }
    }
}

/// The most ways into moves that are listed, all together: more than any play brings.
pub const MOST_WAYS: usize = 2_000;

fn add<M: PartialEq>(begun: &mut Begun<M>, mv: M, path: Path) {
    let known = begun.moves.iter().position(|other| *other == mv);
    let at = known.unwrap_or_else(|| {
        begun.moves.push(mv);
        begun.moves.len() - 1
    });
    begun.paths.push((at, path));
}
