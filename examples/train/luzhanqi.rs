//! Luzhanqi, for two and for four, learned on what a seat knows once it has moved.

use crate::game::{Episode, Older, Step as Learned, Trainee};
use crate::human;
use crate::learner::Inputs;
use crate::settings::Settings;
use crate::thumb;
use palamede::games::luzhanqi::{Act, Battle, PlayerView, View};
use palamede::mind::learned::Net;
use palamede::mind::learned::luzhanqi::{INPUTS, Known, groups};
use palamede::mind::{Limits, Player};
use palamede::rules::{
    Eye, Game, Generator, Line, Options, Rng, Rules, Seat, Seen, Silent, Step, Turn,
};
use std::ops::Range;

/// The longest game, in plies of each seat; who plays on draws.
const LONGEST: usize = 350;

/// Who plays a side: the seats of a team.
#[derive(Clone, Copy)]
enum Side<'a, const N: usize> {
    /// A net, with this share of random moves.
    Net(&'a Net<N>, f32),
    /// Rules of thumb.
    Thumb,
    /// A search of one ply in guessed armies.
    Search,
}

/// A move, and the chance that the net which chose it sees then.
type Chosen = (Act, Option<f32>);

impl<const N: usize> Side<'_, N> {
    /// The move that it makes.
    fn choose<const FOUR: bool>(self, view: &View<FOUR>, rng: &mut Generator) -> Option<Chosen> {
        match self {
            Side::Net(net, random) => {
                let moves = view.moves();
                if rng.below(10_000) < (10_000.0 * random) as u32 {
                    let act = *moves.get(rng.below(moves.len() as u32) as usize)?;
                    return Some((act, None));
                }
                let worth = net.judge_moves(view.sight(), &moves)?;
                let (best, worth) = worth.iter().enumerate().max_by(|a, b| a.1.total_cmp(b.1))?;
                Some((*moves.get(best)?, Some(*worth)))
            }
            Side::Thumb => thumb::choose::<Battle<FOUR>>(view, rng.bits()).map(|act| (act, None)),
            Side::Search => {
                let limits = Limits { worlds: 6, ..Limits::of::<Battle<FOUR>>(4) };
                let mut player =
                    Player::<Battle<FOUR>>::new(view, (0, &[]), limits, rng.bits(), || 0.0);
                while !player.step(u64::MAX) {}
                player.choice().map(|act| (*act, None))
            }
        }
    }

    /// Whether it is this net that plays.
    fn is(self, other: &Net<N>) -> bool {
        matches!(self, Side::Net(net, _) if std::ptr::eq(net, other))
    }
}

/// The inputs that a view makes.
fn inputs(sight: &PlayerView) -> Option<Inputs> {
    let mut inputs = Vec::with_capacity(400);
    Known::new(sight)?.inputs(&mut |input, value| inputs.push((input as u16, value)));
    Some(inputs)
}

/// A move that was made.
struct Made<'a, const FOUR: bool> {
    seat: Seat,
    /// What the seat saw, and what it did.
    view: &'a View<FOUR>,
    chosen: Chosen,
    /// What came of it.
    line: &'a Line<Battle<FOUR>>,
}

/// A game under way.
struct Played<'a, const FOUR: bool, const N: usize> {
    line: Line<Battle<FOUR>>,
    sides: [Side<'a, N>; 2],
    rng: Generator,
}

impl<'a, const FOUR: bool, const N: usize> Played<'a, FOUR, N> {
    /// A game in which of a hundred armies so many are laid out as people do. In one of two games for
    /// four allies see each other's ranks.
    fn new(sides: [Side<'a, N>; 2], seed: u64, human: u32) -> Option<Played<'a, FOUR, N>> {
        let mut options = Options::new(Battle::<FOUR>::OPTIONS);
        let mut rng = Generator::new(seed);
        if FOUR && rng.below(2) == 0 {
            options.set("apparent_ally", "yes").ok()?;
        }
        let mut line = Line::new(Battle::start(&options));
        for seat in Seat::first(Battle::<FOUR>::SEATS) {
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
    fn play(mut self, see: &mut dyn FnMut(Made<'_, FOUR>)) -> f32 {
        for _ in 0..LONGEST * Battle::<FOUR>::SEATS {
            let seat = match self.line.turn() {
                Turn::Over(outcome) if outcome.winners.is_empty() => return 0.5,
                Turn::Over(outcome) => {
                    return f32::from(u8::from(outcome.winners.has(Seat::FIRST)));
                }
                Turn::Seat(seat) => seat,
                Turn::Chance { .. } => return 0.5,
            };
            let view = self.line.state().view(Eye::Seat(seat));
            let side = self.sides[seat.index() % 2];
            let Some(chosen) = side.choose(&view, &mut self.rng) else { return 0.5 };
            self.line.advance(&Step::Move(chosen.0), &mut Silent);
            see(Made { seat, view: &view, chosen, line: &self.line });
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

/// Luzhanqi, for two or for four.
pub struct BattleTrainee<const FOUR: bool>;

impl<const FOUR: bool> Trainee for BattleTrainee<FOUR> {
    const INPUTS: usize = INPUTS[FOUR as usize];
    const OPPONENTS: &'static [&'static str] = &["thumb"];

    fn groups() -> Vec<(&'static str, Range<usize>)> {
        groups(FOUR)
    }

    fn game<const N: usize>(
        net: &Net<N>,
        older: &Older<'_, N>,
        settings: &Settings,
        game: u32,
    ) -> Vec<Episode> {
        let mut rng = Generator::new(settings.seed << 32 | u64::from(game));
        let sides = sides(net, older, settings, game, &mut rng);
        let mut steps: [Vec<Learned>; 4] = Default::default();
        let Some(played) = Played::<FOUR, N>::new(sides, rng.bits(), settings.human) else {
            return Vec::new();
        };
        let first = played.play(&mut |made| {
            let steps = &mut steps[made.seat.index() % 4];
            if let Some(last) = steps.last_mut() {
                let own = made.chosen.1.filter(|_| sides[made.seat.index() % 2].is(net));
                last.next = own.or_else(|| {
                    let worth = net.judge_moves(made.view.sight(), &[made.chosen.0])?;
                    worth.first().copied()
                });
            }
            let seen = made.line.state().view(Eye::Seat(made.seat));
            if let (Turn::Seat(_), Some(inputs)) = (made.line.turn(), inputs(seen.sight())) {
                steps.push(Learned { inputs, base: 0.0, next: None });
            }
        });
        let points = [first, 1.0 - first].into_iter().cycle();
        let episodes = steps.into_iter().zip(points).take(Battle::<FOUR>::SEATS);
        episodes.map(|(steps, points)| Episode { steps, points }).collect()
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
            let played = Played::<FOUR, N>::new(sides, seed, 0);
            let points = played.map_or(0.5, |game| game.play(&mut |_| {}));
            sum += if own == 0 { points } else { 1.0 - points };
        }
        sum / games as f32
    }
}
