//! Sáhkku, learned on what a turn leaves.

use crate::game::{Episode, Older, Step, Trainee};
use crate::learner::Inputs;
use crate::settings::Settings;
use palamede::games::Sahkku;
use palamede::games::sahkku::Act;
use palamede::mind::learned::Net;
use palamede::mind::learned::sahkku::{INPUTS, ends, inputs};
use palamede::mind::{Limits, Player};
use palamede::rules::{Game, Generator, Open, Options, Rng, Rules, Seat, Silent, Turn};
use std::ops::Range;

/// The longest game, in turns with a choice; who plays on draws.
const LONGEST: usize = 1_000;

/// Who plays a side.
#[derive(Clone, Copy)]
enum Side<'a, const N: usize> {
    /// A net, with this share of random turns.
    Net(&'a Net<N>, f32),
    /// A search, as this level's.
    Search(u8),
}

/// A turn that was played: by whom, the best chance that the net saw, and what it left.
struct Played<'a> {
    seat: Seat,
    chance: f32,
    left: &'a Sahkku,
}

impl<const N: usize> Side<'_, N> {
    /// Plays the turn under way.
    fn play(self, position: &mut Sahkku, rng: &mut Generator) -> Option<()> {
        match self {
            Side::Net(net, random) => {
                let mut found = net.judge_ends(position);
                let at = match rng.below(10_000) < (10_000.0 * random) as u32 {
                    true => rng.below(found.len() as u32) as usize,
                    false => 0,
                };
                *position = (at < found.len()).then(|| found.swap_remove(at).position)?;
            }
            Side::Search(level) => {
                let turn = position.turn();
                while position.turn() == turn && matches!(turn, Turn::Seat(_)) {
                    let act = searched(position, level, rng)?;
                    position.play(&act, &mut Silent);
                }
            }
        }
        Some(())
    }
}

/// The move of a search.
fn searched(position: &Sahkku, level: u8, rng: &mut Generator) -> Option<Act> {
    let (view, limits) = (Open(position.clone()), Limits::of::<Sahkku>(level));
    let limits = Limits { megabytes: 1, ..limits };
    let mut player = Player::<Sahkku>::new(&view, (0, &[]), limits, rng.bits(), || 0.0);
    while !player.step(u64::MAX) {}
    player.choice().copied()
}

/// Plays a game; `see` is shown each turn. Gives the points of the first seat.
fn play<const N: usize>(
    sides: [Side<'_, N>; 2],
    seed: u64,
    net: Option<&Net<N>>,
    see: &mut dyn FnMut(Played<'_>),
) -> f32 {
    let mut rng = Generator::new(seed);
    let mut position = Sahkku::start(&Options::new(Sahkku::OPTIONS));
    for _ in 0..20 * LONGEST {
        match position.turn() {
            Turn::Over(outcome) => return f32::from(u8::from(outcome.winners.has(Seat::FIRST))),
            Turn::Chance { .. } => {
                let Some(roll) = position.throw(&mut rng) else { return 0.5 };
                position.roll(&roll, &mut Silent);
            }
            Turn::Seat(seat) => {
                let best = |net: &Net<N>| {
                    let ends = ends(&position).into_iter();
                    ends.map(|end| net.judge_turn(&end.position, seat)).fold(0.0, f32::max)
                };
                let chance = net.map_or(0.5, best);
                if sides[seat.index()].play(&mut position, &mut rng).is_none() {
                    return 0.5;
                }
                see(Played { seat, chance, left: &position });
            }
        }
    }
    0.5
}

/// The game of Sáhkku.
pub struct SahkkuTrainee;

impl Trainee for SahkkuTrainee {
    const INPUTS: usize = INPUTS;
    const OPPONENTS: &'static [&'static str] = &["level:1", "level:4"];

    fn groups() -> Vec<(&'static str, Range<usize>)> {
        Vec::new()
    }

    fn game<const N: usize>(
        net: &Net<N>,
        older: &Older<'_, N>,
        settings: &Settings,
        game: u32,
    ) -> Vec<Episode> {
        let mut rng = Generator::new(settings.seed << 32 | u64::from(game));
        let own = Side::Net(net, settings.exploration_at(game));
        let other = match older.pick(&mut rng) {
            Some(older) if rng.below(1_000) < settings.others[2] => Side::Net(older, 0.0),
            _ => own,
        };
        let sides = if rng.below(2) == 0 { [own, other] } else { [other, own] };
        let mut steps: [Vec<Step>; 2] = [Vec::new(), Vec::new()];
        let first = play(sides, rng.bits(), Some(net), &mut |played| {
            let steps = &mut steps[played.seat.index()];
            if let Some(last) = steps.last_mut() {
                last.next = Some(played.chance);
            }
            if !matches!(played.left.turn(), Turn::Over(_)) {
                let mut given = Inputs::with_capacity(80);
                inputs(played.left, played.seat, &mut |input, value| {
                    given.push((input as u16, value))
                });
                steps.push(Step { inputs: given, base: 0.0, next: None });
            }
        });
        let points = [first, 1.0 - first];
        steps.into_iter().zip(points).map(|(steps, points)| Episode { steps, points }).collect()
    }

    fn share<const N: usize>(net: &Net<N>, opponent: &str, games: u32, seed: u64) -> f32 {
        let level = if opponent == "level:1" { 1 } else { 4 };
        let points = |game: u32| {
            let (own, other) = (Side::Net(net, 0.0), Side::Search(level));
            let sides = if game.is_multiple_of(2) { [own, other] } else { [other, own] };
            let first = play(sides, seed << 32 | u64::from(game), None, &mut |_| {});
            if game.is_multiple_of(2) { first } else { 1.0 - first }
        };
        (0..games).map(points).sum::<f32>() / games as f32
    }
}
