//! The lines from the start: the rebels play as the player does, the general makes every move there
//! is. Where a search does not find a best move, the table is told one; then each move of the
//! rebels brings the end a ply nearer, and no move of the general puts it off.

use super::check::{options, over, value};
use super::pack::entry;
use super::solution::Plane;
use palamede::games::shap_luk::{Pursuit, ShapLuk};
use palamede::rules::{Game, Notation, Rules, Seat, Silent, Turn};
use std::collections::HashMap;
use std::{mem, thread};

/// What came of playing all lines from a start.
#[derive(Default)]
pub struct Lines {
    /// The positions met where the rebels move.
    pub positions: usize,
    /// The plies of the longest line.
    pub longest: u32,
    /// Where the rebels were not to make the move that they chose: the plane, the position, and
    /// the number of a best move.
    pub better: Vec<(usize, u32, u8)>,
}

/// The positions that are as many plies from their end, by key, each with the most plies in which
/// it is reached.
type Layer = HashMap<u64, (ShapLuk, u32)>;

/// Plays all lines from the start with so many flights, the rebels as `choose` says where that is
/// a best move.
///
/// # Errors
/// A position that the rebels do not win as soon as they should, in notation.
pub fn lines(
    planes: &[Plane],
    flights: &str,
    choose: impl Fn(&ShapLuk) -> Option<Pursuit> + Sync,
) -> Result<Lines, String> {
    let start = ShapLuk::start(&options(flights)?);
    let mut layers = vec![Layer::new(); 256];
    let mut out = Lines::default();
    meet(planes, start, 0, u8::MAX, &mut layers)?;
    for left in (1..=u8::MAX).rev() {
        let layer: Vec<_> = mem::take(&mut layers[usize::from(left)]).into_values().collect();
        out.positions += layer.len();
        for ((position, ply), chosen) in layer.iter().zip(chosen(&layer, &choose)) {
            let is_best = |mv: &Pursuit| left_after(planes, position, mv) == Some(left - 1);
            let mv = match chosen.filter(is_best) {
                Some(mv) => mv,
                None => out.note(position, is_best)?,
            };
            let next = after(position, &mv);
            let replies = replies(&next);
            out.longest = out.longest.max(ply + 1);
            for reply in replies {
                meet(planes, reply, ply + 2, left - 1, &mut layers)?;
            }
        }
    }
    Ok(out)
}

impl Lines {
    /// Notes a best move: one after which the general has the fewest.
    fn note(
        &mut self,
        position: &ShapLuk,
        is_best: impl Fn(&Pursuit) -> bool,
    ) -> Result<Pursuit, String> {
        let moves = (0u8..).map_while(|n| Some((n, position.nth(n.into())?)));
        let (number, mv) = moves
            .filter(|(_, mv)| is_best(mv))
            .min_by_key(|(_, mv)| after(position, mv).count())
            .ok_or_else(|| format!("{}: no move is best", position.position()))?;
        let plane = usize::from(position.flights() == Some(1));
        let entry = entry(position.rebels(), position.general().index());
        self.better.push((plane, entry, number));
        Ok(mv)
    }
}

/// What is chosen in each position of a layer, in two threads.
fn chosen(
    layer: &[(ShapLuk, u32)],
    choose: &(impl Fn(&ShapLuk) -> Option<Pursuit> + Sync),
) -> Vec<Option<Pursuit>> {
    let part = |part: &[(ShapLuk, u32)]| part.iter().map(|(at, _)| choose(at)).collect::<Vec<_>>();
    let (one, other) = layer.split_at(layer.len() / 2);
    thread::scope(|scope| {
        let job = scope.spawn(|| part(other));
        let mut all = part(one);
        all.extend(job.join().unwrap_or_default());
        all
    })
}

/// Puts a position where the rebels move, met after so many plies, into its layer: fewer plies from
/// its end than `above`.
fn meet(
    planes: &[Plane],
    position: ShapLuk,
    ply: u32,
    above: u8,
    layers: &mut [Layer],
) -> Result<(), String> {
    let left = plies_left(planes, &position).filter(|&left| left < above);
    let left = left.ok_or_else(|| format!("{}: not nearer", position.position()))?;
    let met = layers[usize::from(left)].entry(position.key()).or_insert((position, ply));
    met.1 = met.1.max(ply);
    Ok(())
}

/// In how many plies the rebels win, if they do.
fn plies_left(planes: &[Plane], position: &ShapLuk) -> Option<u8> {
    let value = match position.turn() {
        Turn::Over(_) => over(&position.turn()),
        _ => value(planes, position),
    };
    value.filter(|value| value.0 == Seat::FIRST).map(|value| value.1)
}

fn left_after(planes: &[Plane], position: &ShapLuk, mv: &Pursuit) -> Option<u8> {
    plies_left(planes, &after(position, mv))
}

fn after(position: &ShapLuk, mv: &Pursuit) -> ShapLuk {
    let mut next = position.clone();
    next.play(mv, &mut Silent);
    next
}

/// The positions that a move leads to.
fn replies(position: &ShapLuk) -> Vec<ShapLuk> {
    let mut out = Vec::new();
    position.moves(&mut |mv| out.push(after(position, &mv)));
    out
}
