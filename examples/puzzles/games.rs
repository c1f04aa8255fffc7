//! Games that computers play against themselves.

use palamede::mind::{Limits, Player};
use palamede::rules::{Eye, Generator, Line, Options, Rng, Silent, Step, Thinkable, Turn};

/// A game of more steps has nothing new.
const CAP: usize = 400;

/// The positions of a game in which a seat is to move, as their texts tell them.
pub fn positions<G: Thinkable>(options: &Options, seed: u64) -> Vec<G> {
    let (mut rng, mut line) = (Generator::new(seed), Line::new(G::start(options)));
    let opening = 2 + rng.below(6) as usize;
    // Levels that see little leave more to see; where they guess, the higher ones take long.
    let levels = [0, 1].map(|_| 2 + rng.below(if G::SECRETS { 2 } else { 4 }) as u8);
    let mut all = Vec::new();
    for ply in 0..CAP {
        let step = match line.turn() {
            Turn::Over(_) => break,
            Turn::Chance { .. } => line.state().throw(&mut rng).map(Step::Roll),
            Turn::Seat(seat) => {
                all.extend(G::set_up(options, &line.state().position()));
                let random = ply < opening && !G::DICE && !G::SECRETS;
                let level = levels[seat.index() % 2];
                let seed = rng.bits();
                let mv = if random {
                    line.state().pick(&mut rng)
                } else {
                    choose(&line, Limits::of::<G>(level), seed)
                };
                mv.map(Step::Move)
            }
        };
        let Some(step) = step else { break };
        line.advance(&step, &mut Silent);
    }
    all
}

fn choose<G: Thinkable>(line: &Line<G>, limits: Limits, seed: u64) -> Option<G::Move> {
    let Turn::Seat(seat) = line.turn() else { return None };
    let view = line.state().view(Eye::Seat(seat));
    // As the page asks: no history where something is hidden.
    let past = if G::SECRETS { &[] } else { line.past() };
    let mut player = Player::<G>::new(&view, (line.quiet(), past), limits, seed, || 0.0);
    while !player.step(u64::MAX) {}
    player.choice().cloned()
}
