//! A player: it thinks about what one seat may know, as far as its limits let it, and chooses.

use super::learned::Correction;
use super::level::{LOST, Limits};
use super::search::{Score, Search, TranspositionTable, plies_to_win, sort_by_score};
use super::{Judged, Why};
use palamede_rules::{Generator, Line, Rng, Seen, Step, Thinkable, Turn};
use palamede_table::THREE_QUARTERS;
use std::sync::Arc;

/// The number of tries that one guess may take: the longest game for four takes some 100, nearly
/// one for each hidden piece.
const TRIES: u32 = 10_000;
/// The number of positions that are visited between two looks at the clock.
const LOOK: u64 = 1_024;
/// The difference of scores that is worth telling: about a piece.
const SOME: Score = 90;
/// The most that a guessed position counts beside others, where its game is not won or lost for
/// sure.
const UNSURE: Score = 6_000;
/// The most that a game won or lost for sure in one guessed position counts beside others, before
/// what is taken off for each ply until then: so a win at once is taken before one that waits.
const SURE: Score = 7_000;
const PLY: Score = 20;
/// The score of a move in a guessed position that does not allow it.
const BARRED: Score = -300;

/// The time, in milliseconds from any moment on.
pub type Now = fn() -> f64;

/// A player at work on a position.
///
/// ```
/// use palamede_games::MakYek;
/// use palamede_mind::{Limits, Player};
/// use palamede_rules::{Eye, Game, Options, Rules, Seat};
///
/// let position = MakYek::start(&Options::new(MakYek::OPTIONS));
/// let view = position.view(Eye::Seat(Seat::FIRST));
/// let mut player = Player::<MakYek>::new(&view, (0, &[]), Limits::of::<MakYek>(1), 42, || 0.0);
/// while !player.step(500) {}
/// let mv = player.choice().expect("there are moves");
/// assert!(position.check(mv).is_ok());
/// ```
#[derive(Debug)]
pub struct Player<R: Thinkable> {
    limits: Limits,
    now: Now,
    since: f64,
    /// The moves there are, in an order drawn by lot.
    moves: Vec<R::Move>,
    /// A search of each guessed position; only one where nothing is hidden.
    worlds: Vec<Search<R>>,
    rng: Generator,
    done: bool,
}

/// The findings of a player so far.
///
/// ```
/// use palamede_games::ShapLuk;
/// use palamede_mind::{Limits, Player};
/// use palamede_rules::{Eye, Game, Options, Rules};
///
/// let view = ShapLuk::start(&Options::new(ShapLuk::OPTIONS)).view(Eye::Open);
/// let limits = Limits { depth: 2, ..Limits::UNLIMITED };
/// let mut player = Player::<ShapLuk>::new(&view, (0, &[]), limits, 1, || 0.0);
/// while !player.step(u64::MAX) {}
/// let info = player.info().expect("an iteration has ended");
/// assert!(info.depth == 2 && info.nodes > 0 && !info.line.is_empty());
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Info {
    /// The depth of the last iteration that ended, in plies, in turns where dice are thrown.
    pub depth: u8,
    /// The number of positions that were visited.
    pub nodes: u64,
    /// The value of the position to the mover.
    pub score: Score,
    /// The moves that are expected, in notation.
    pub line: Vec<String>,
}

impl<R: Thinkable> Player<R> {
    /// Makes a player that begins to think about what the seat to act sees. In an open game `quiet`
    /// and `keys` are the line's history, so that it knows what ends the game.
    pub fn new(
        view: &R::View,
        (quiet, keys): (usize, &[u64]),
        limits: Limits,
        seed: u64,
        now: Now,
    ) -> Player<R> {
        let mut rng = Generator::new(seed);
        // The draft is drawn by the player's own generator, so that opponents cannot foresee it.
        let draft = view.draft(rng.bits());
        let mut moves = draft.map_or_else(|| view.moves(), |draft| vec![draft]);
        rng.shuffle(&mut moves);
        let mut player =
            Player { limits, now, since: now(), moves, worlds: Vec::new(), rng, done: false };
        // A single move needs no search.
        if player.moves.len() > 1 {
            player.guess(view, quiet, keys);
        }
        player.done = player.worlds.is_empty();
        player
    }

    fn guess(&mut self, view: &R::View, quiet: usize, keys: &[u64]) {
        let Limits { nodes, worlds, megabytes, blunder_threshold, spares, .. } = self.limits;
        let lot = self.rng.bits();
        for state in R::guesses(view, &mut self.rng, TRIES).take(worlds as usize) {
            // If nothing is hidden, every guess is the position itself: search it once.
            let open = state.is_open();
            let start = Line::resume(state, quiet, keys);
            let allowed = |mv: &&R::Move| start.check(&Step::Move((*mv).clone())).is_ok();
            let moves = self.moves.iter().filter(allowed).cloned().collect();
            let searches = if open { 1 } else { worlds };
            let wide = !open || self.limits.is_wide();
            let table =
                TranspositionTable::new(megabytes.div_ceil(searches), nodes / u64::from(searches));
            let mut search = Search::new(start, moves, table, wide);
            if open {
                search.overlook(blunder_threshold, lot);
                // One quiet ply since the last that was not: the answer to the player's own.
                if spares && quiet == 1 {
                    search.spare();
                }
            }
            self.worlds.push(search);
            if open {
                break;
            }
        }
    }

    /// Sets other weights of the evaluation than the game's own. To be called before it thinks.
    pub fn set_weights(&mut self, weights: R::Weights) {
        self.worlds.iter_mut().for_each(|world| world.set_weights(weights));
    }

    /// Makes a net correct the evaluation. To be called before it thinks.
    pub fn correct(&mut self, by: &Arc<Correction>) {
        self.worlds.iter_mut().for_each(|world| world.correct(by));
    }

    /// Thinks on, for so many positions at most; whether it has done.
    pub fn step(&mut self, budget: u64) -> bool {
        let until = self.nodes().saturating_add(budget);
        while !self.done {
            let left = until.min(self.most()).saturating_sub(self.nodes());
            if left == 0 {
                break;
            }
            // Search the guessed positions in turn: none gets an iteration ahead of the shallowest.
            let shallow = self.worlds.iter_mut().filter(|world| !world.is_done());
            match shallow.min_by_key(|world| world.depth()) {
                Some(world) if world.depth() < self.limits.depth => {
                    world.step(left.min(LOOK));
                }
                _ => self.done = true,
            }
            self.done |= (self.now)() - self.since >= self.limits.millis;
        }
        self.done |= self.nodes() >= self.most();
        self.done
    }

    /// Returns the most positions that may be visited. The first iteration ends, whatever it takes:
    /// before that one move is as good as another.
    fn most(&self) -> u64 {
        if self.depth() == 0 { u64::MAX } else { self.limits.nodes }
    }

    /// Returns the depth to which every guessed position was searched; 0 before the first iteration
    /// ended.
    fn depth(&self) -> u8 {
        self.worlds.iter().map(Search::depth).min().unwrap_or(0)
    }

    fn nodes(&self) -> u64 {
        self.worlds.iter().map(Search::nodes).sum()
    }

    /// Returns the moves with their scores, the best first, as far as they are known. (Not inlined:
    /// it is there for each game.)
    #[inline(never)]
    fn scored(&self) -> Vec<(usize, Score)> {
        if let [world] = &self.worlds[..]
            && !self.limits.is_wide()
        {
            let found =
                world.found().and_then(|found| Some((self.number(&found.mv)?, found.score)));
            return found.into_iter().collect();
        }
        if self.depth() == 0 {
            return Vec::new();
        }
        let several = self.worlds.len() > 1;
        let mut sums = vec![0; self.moves.len()];
        for world in &self.worlds {
            let mut scores = vec![BARRED; self.moves.len()];
            for tried in world.scored() {
                if let Some(n) = self.number(&tried.mv) {
                    scores[n] = if several { beside_others(tried.score) } else { tried.score };
                }
            }
            sums.iter_mut().zip(scores).for_each(|(sum, score)| *sum += i64::from(score));
        }
        let worlds = self.worlds.len() as i64;
        let mut all: Vec<(usize, Score)> =
            (0..).zip(sums).map(|(n, sum)| (n, (sum / worlds) as Score)).collect();
        // A move that the level overlooks in every guess is never chosen, even if the others are
        // bad.
        all.retain(|&(n, _)| self.worlds.iter().any(|world| world.tries(&self.moves[n])));
        sort_by_score(&mut all, |&(_, score)| score);
        all
    }

    /// Returns whether nothing was guessed.
    fn is_open(&self) -> bool {
        self.worlds.iter().all(|world| world.start().is_open())
    }

    fn number(&self, mv: &R::Move) -> Option<usize> {
        self.moves.iter().position(|other| other == mv)
    }

    /// Returns the move that it would make now; `None` where there is none.
    #[inline(never)]
    pub fn choice(&self) -> Option<&R::Move> {
        let scored = self.scored();
        let Some(&(_, best)) = scored.first() else { return self.moves.first() };
        let margin = self.limits.margin;
        let gives_up = self.limits.spares && self.is_open() && calibrated::<R>(best) <= LOST;
        let weight = |score: Score| match gives_up {
            true => 1,
            false => (margin + 1 - (best - score)).max(0) as u32,
        };
        let mut rng = self.rng.clone();
        let mut lot = rng.below(scored.iter().map(|&(_, score)| weight(score)).sum());
        let chosen = scored.iter().find(|&&(_, score)| match lot.checked_sub(weight(score)) {
            Some(rest) => {
                lot = rest;
                false
            }
            None => true,
        });
        self.moves.get(chosen.map_or(0, |&(n, _)| n))
    }

    /// Returns the worth of the position to the mover; `None` before that is known.
    pub fn score(&self) -> Option<Score> {
        self.scored().first().map(|&(_, score)| score)
    }

    /// Returns the judgement of the move that was `made`; none where that was the only one.
    pub fn judged(&self, made: &dyn Fn(&R::Move) -> bool) -> Option<Judged> {
        let scored = self.scored();
        let made = self.moves.iter().position(made)?;
        let (&(_, best), made) = (scored.first()?, scored.iter().find(|&&(n, _)| n == made)?.1);
        let line = if best > made { self.line() } else { Vec::new() };
        let [best, made] = [best, made].map(calibrated::<R>);
        Some(Judged { best, made, why: self.why(), line })
    }

    /// Returns the reasons for its choice.
    pub fn why(&self) -> Vec<Why> {
        let scored = self.scored();
        let (Some(&(_, best)), Some(mv)) = (scored.first(), self.choice()) else {
            return if self.moves.len() == 1 { vec![Why::Only] } else { Vec::new() };
        };
        let gains = |world: &Search<R>| {
            world.scored().iter().any(|tried| tried.mv == *mv && tried.gain > 0)
        };
        let at_once = self.worlds.iter().all(gains).then_some(Why::GainsAtOnce);
        let next = scored.get(1).map(|&(_, score)| score);
        let later = match (plies_to_win(best), &self.worlds[..]) {
            // With dice a turn takes several plies, and other throws fall.
            (Some(2..), _) if R::DICE => Some(Why::Gains),
            (Some(plies @ 1..), _) => Some(Why::Wins((plies + 1) as u16 / 2)),
            (Some(_), _) => Some(Why::HoldsOut),
            (None, [world]) if world.start().is_open() => at_stake(world.start(), best, next),
            // In a guessed position opponents know everything, so that a threat there need not be a
            // real one: give no reason.
            (None, _) => None,
        };
        let later = later.filter(|&why| at_once.is_none() || why != Why::Gains);
        at_once.into_iter().chain(later).collect()
    }

    /// Returns the findings; `None` before the first iteration has ended.
    pub fn info(&self) -> Option<Info> {
        let depth = Some(self.depth()).filter(|&depth| depth > 0)?;
        Some(Info { depth, nodes: self.nodes(), score: self.score()?, line: self.line() })
    }

    /// Returns the player's choice and the moves that are expected after it, in notation.
    fn line(&self) -> Vec<String> {
        match (self.choice(), &self.worlds[..]) {
            (Some(mv), [world]) => world.expected(mv),
            // With several guesses the continuation differs: give the move only.
            (Some(mv), [world, ..]) => vec![world.start().write(mv)],
            _ => Vec::new(),
        }
    }
}

/// Rescales a score so that [`palamede_table::chances`] is right for this game: its own
/// [`Thinkable::THREE_QUARTERS`] becomes that of all.
fn calibrated<R: Thinkable>(score: Score) -> Score {
    match plies_to_win(score) {
        Some(_) => score,
        None => score * THREE_QUARTERS / R::THREE_QUARTERS,
    }
}

/// Returns what a score of one guessed position counts beside those of others: nothing is sure
/// there.
fn beside_others(score: Score) -> Score {
    match plies_to_win(score) {
        Some(plies) => (SURE - PLY * plies.abs()).max(UNSURE) * plies.signum(),
        None => score.clamp(-UNSURE, UNSURE),
    }
}

/// Returns the reason that the scores of the best move and of the next one give, beside the value
/// of the position as it stands.
fn at_stake<R: Thinkable>(state: &R, best: Score, next: Option<Score>) -> Option<Why> {
    let Turn::Seat(seat) = state.turn() else { return None };
    let now = state.evaluate(seat);
    match next {
        Some(next) if next <= best.min(now) - SOME => Some(Why::Keeps),
        _ if best <= now - SOME => Some(Why::LosesLeast),
        _ if best >= now + SOME => Some(Why::Gains),
        _ => None,
    }
}
