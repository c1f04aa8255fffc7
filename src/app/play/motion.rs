//! How a step is seen to move: its way, and an attack.

use super::state::Play;
use crate::msg::Motion;
use palamede_rules::Trace;
use palamede_scene::{Combat, Mark, Scene};

/// Returns the motion of the step after which `steps` steps stood.
pub(crate) fn motion(game: &Play, steps: usize) -> Motion {
    let trace = game.session.trace(steps).unwrap_or_default();
    let facing = game.facing();
    let (path, thrown) = (&trace.path, trace.thrown);
    let mut way = game.session.way(path, facing);
    let duel = duel(&trace);
    if let Some(duel) = &duel {
        // An attacker stops beside the attacked piece, which moves aside for it.
        way.points.extend(facing.beside(&game.session.board(), duel));
    }
    // An attacker that was taken is not animated.
    let went = path.first().is_some_and(|from| trace.taken.iter().all(|(site, _)| site != from));
    let site = path.last().copied().filter(|_| went).unwrap_or(usize::MAX);
    let pieces = game.session.pieces();
    let mut there = pieces.iter().filter(|piece| piece.site == site);
    let nth = there.position(|piece| Some(piece.id) == trace.piece).unwrap_or(0) as u32;
    Motion { site, nth, thrown, fades: true, way, duel: duel.map(|duel| duel.ends[1]) }
}

/// Returns the attack that a step was, if it was one.
pub(super) fn duel(trace: &Trace) -> Option<Combat> {
    let looks = trace.met.clone()?;
    let [from, .., to] = trace.path[..] else { return None };
    let fell = [from, to].map(|site| trace.taken.iter().any(|(at, _)| *at == site));
    Some(Combat { ends: [from, to], looks, fell })
}

/// Marks the attack that the step was after which `steps` steps stood.
pub(super) fn mark(open: &Play, scene: &mut Scene) {
    let steps = open.at().unwrap_or(open.session.table.len());
    let trace = open.session.trace(steps);
    scene.marks.extend(trace.as_ref().and_then(duel).map(Mark::Combat));
}
