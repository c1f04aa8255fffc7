//! Luzhanqi for two, learned on what a seat knows once it has moved.

use crate::game::{Episode, Older, Step as Learned, Trainee};
use crate::human;
use crate::learner::Inputs;
use crate::settings::Settings;
use crate::thumb;
use palamede::games::Luzhanqi;
use palamede::games::luzhanqi::{Act, PlayerView, View};
use palamede::mind::learned::Net;
use palamede::mind::learned::luzhanqi::{GROUPS, INPUTS, Known};
use palamede::mind::{Limits, Player};
use palamede::rules::{
    Eye, Game, Generator, Line, Options, Rng, Rules, Seat, Seen, Silent, Step, Turn,
};
use std::ops::Range;

/// The longest game, in plies; who plays on draws.
const LONGEST: usize = 700;

/// Who plays a side.
#[derive(Clone, Copy)]
enum Side<'a, const N: usize> {
    /// A net, with this share of random moves.
    Net(&'a Net<N>, f32),
    /// Rules of thumb.
    Thumb,
    /// A search of one ply in guessed armies.
    Search,
}

impl<const N: usize> Side<'_, N> {
    /// The move that it makes.
    fn choose(self, view: &View<false>, rng: &mut Generator) -> Option<Act> {
        match self {
            Side::Net(net, random) => {
                let moves = view.moves();
                if rng.below(10_000) < (10_000.0 * random) as u32 {
                    return moves.get(rng.below(moves.len() as u32) as usize).copied();
                }
                let worth = net.judge_moves(view.sight(), &moves)?;
                let best = worth.iter().enumerate().max_by(|a, b| a.1.total_cmp(b.1))?.0;
                moves.get(best).copied()
            }
            Side::Thumb => thumb::choose::<Luzhanqi>(view, rng.bits()),
            Side::Search => {
                let limits = Limits { worlds: 6, ..Limits::of::<Luzhanqi>(4) };
                let mut player =
                    Player::<Luzhanqi>::new(view, (0, &[]), limits, rng.bits(), || 0.0);
                while !player.step(u64::MAX) {}
                player.choice().copied()
            }
        }
    }
}

/// The inputs that a view makes.
fn inputs(sight: &PlayerView) -> Option<Inputs> {
    let mut inputs = Vec::with_capacity(400);
    Known::new(sight)?.inputs(&mut |input, value| inputs.push((input as u16, value)));
    Some(inputs)
}

/// What is shown each move: who moves, what it saw, what it does, and what comes of it.
type See<'s> = &'s mut dyn FnMut(Seat, &View<false>, &Act, &Line<Luzhanqi>);

/// A game under way.
struct Played<'a, const N: usize> {
    line: Line<Luzhanqi>,
    sides: [Side<'a, N>; 2],
    rng: Generator,
}

impl<'a, const N: usize> Played<'a, N> {
    /// A game in which of a hundred armies so many are laid out as people do.
    fn new(sides: [Side<'a, N>; 2], seed: u64, human: u32) -> Option<Played<'a, N>> {
        let options = Options::new(Luzhanqi::OPTIONS);
        let mut line = Line::new(Luzhanqi::start(&options));
        let mut rng = Generator::new(seed);
        for seat in [Seat::FIRST, Seat::SECOND] {
            let army = if rng.below(100) < human {
                Act::Deploy(human::army(&mut rng))
            } else {
                line.state().view(Eye::Seat(seat)).draft(rng.bits())?
            };
            line.advance(&Step::Move(army), &mut Silent);
        }
        Some(Played { line, sides, rng })
    }

    /// Plays it to its end, and gives the points of the first seat.
    fn play(mut self, see: See<'_>) -> f32 {
        for _ in 0..LONGEST {
            let seat = match self.line.turn() {
                Turn::Over(outcome) => {
                    return match outcome.winners.iter().next() {
                        Some(seat) => f32::from(u8::from(seat == Seat::FIRST)),
                        None => 0.5,
                    };
                }
                Turn::Seat(seat) => seat,
                Turn::Chance { .. } => return 0.5,
            };
            let view = self.line.state().view(Eye::Seat(seat));
            let Some(act) = self.sides[seat.index()].choose(&view, &mut self.rng) else {
                return 0.5;
            };
            self.line.advance(&Step::Move(act), &mut Silent);
            see(seat, &view, &act, &self.line);
        }
        0.5
    }
}

/// The sides of a game of a training.
fn sides<'a, const N: usize>(
    net: &'a Net<N>,
    older: &Older<'a, N>,
    settings: &Settings,
    game: u32,
    rng: &mut Generator,
) -> [Side<'a, N>; 2] {
    if game < settings.warm_up {
        return [Side::Thumb; 2];
    }
    let own = Side::Net(net, settings.exploration_at(game));
    let [thumb, search, older_share] = settings.others;
    let lot = rng.below(1_000);
    let other = match lot {
        _ if lot < thumb => Side::Thumb,
        _ if lot < thumb + search => Side::Search,
        _ if lot < thumb + search + older_share => match older.pick(rng) {
            Some(older) => Side::Net(older, settings.exploration_at(game)),
            None => own,
        },
        _ => own,
    };
    if rng.below(2) == 0 { [own, other] } else { [other, own] }
}

/// Luzhanqi for two.
pub struct LuzhanqiTrainee;

impl Trainee for LuzhanqiTrainee {
    const INPUTS: usize = INPUTS;
    const OPPONENTS: &'static [&'static str] = &["thumb"];

    fn groups() -> Vec<(&'static str, Range<usize>)> {
        GROUPS.to_vec()
    }

    fn game<const N: usize>(
        net: &Net<N>,
        older: &Older<'_, N>,
        settings: &Settings,
        game: u32,
    ) -> Vec<Episode> {
        let mut rng = Generator::new(settings.seed << 32 | u64::from(game));
        let sides = sides(net, older, settings, game, &mut rng);
        let mut steps: [Vec<Learned>; 2] = [Vec::new(), Vec::new()];
        let Some(played) = Played::new(sides, rng.bits(), settings.human) else {
            return Vec::new();
        };
        let first = played.play(&mut |seat, view, act, after| {
            let steps = &mut steps[seat.index()];
            let worth = net.judge_moves(view.sight(), &[*act]);
            if let (Some(last), Some(worth)) = (steps.last_mut(), worth) {
                last.next = worth.first().copied();
            }
            let seen = after.state().view(Eye::Seat(seat));
            if let (Turn::Seat(_), Some(inputs)) = (after.turn(), inputs(seen.sight())) {
                steps.push(Learned { inputs, next: None });
            }
        });
        let points = [first, 1.0 - first];
        steps.into_iter().zip(points).map(|(steps, points)| Episode { steps, points }).collect()
    }

    fn share<const N: usize>(net: &Net<N>, _: &str, games: u32, seed: u64) -> f32 {
        let mut sum = 0.0;
        for game in 0..games {
            let seed = seed << 32 | u64::from(game);
            let sides = [Side::Net(net, 0.0), Side::Thumb];
            let (sides, own) = match game % 2 {
                0 => (sides, 0),
                _ => ([sides[1], sides[0]], 1),
            };
            let points =
                Played::new(sides, seed, 0).map_or(0.5, |game| game.play(&mut |_, _, _, _| {}));
            sum += if own == 0 { points } else { 1.0 - points };
        }
        sum / games as f32
    }
}
