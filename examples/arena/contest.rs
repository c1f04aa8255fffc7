//! A match.

use crate::player::Spec;
use crate::score::Score;
use crate::thumb;
use palamede::rules::{Generator, Line, Options, Rng, Seat, Silent, Step, Thinkable, Turn};
use std::marker::PhantomData;

/// How many games, from which openings, and when it ends.
#[derive(Clone, Debug)]
pub struct Terms {
    /// How many games are played at most.
    pub games: u32,
    /// The seed of openings, dice and players.
    pub seed: u64,
    /// How many random plies each pair of games begins with.
    pub opening: u32,
    /// After how many steps a game is a draw.
    cap: u32,
    /// The two differences between which the match is to decide.
    pub elo: Option<[f64; 2]>,
    /// The game's options.
    options: Vec<(String, String)>,
}

impl Default for Terms {
    fn default() -> Terms {
        Terms { games: 100, seed: 1, opening: 4, cap: 2_000, elo: None, options: Vec::new() }
    }
}

impl Terms {
    /// Reads one of them.
    pub fn read(&mut self, word: &str) -> Result<(), String> {
        let (name, value) = word.split_once('=').ok_or(format!("expected name=value: {word:?}"))?;
        let number =
            || value.parse::<u32>().map_err(|_| format!("{name}: not a number: {value:?}"));
        match name {
            "games" => self.games = number()?,
            "seed" => self.seed = number()?.into(),
            "opening" => self.opening = number()?,
            "cap" => self.cap = number()?,
            "elo" => {
                let pair = value
                    .split_once(',')
                    .and_then(|(low, high)| Some([low.parse().ok()?, high.parse().ok()?]));
                self.elo = Some(pair.ok_or("elo: expected two numbers, such as 0,20")?);
            }
            _ => self.options.push((name.to_owned(), value.to_owned())),
        }
        Ok(())
    }
}

/// A match between two players.
pub struct Match<G> {
    players: [Spec; 2],
    terms: Terms,
    options: Options,
    game: PhantomData<G>,
}

impl<G: Thinkable> Match<G> {
    /// On these terms.
    pub fn new(players: [Spec; 2], terms: &Terms) -> Result<Match<G>, String> {
        if players.contains(&Spec::Thumb) && !thumb::plays(G::ID) {
            return Err(format!("thumb has no rules for {}", G::ID));
        }
        let mut options = Options::new(G::OPTIONS);
        for (name, value) in &terms.options {
            options.set(name, value).map_err(|why| why.to_string())?;
        }
        Ok(Match { players, terms: terms.clone(), options, game: PhantomData })
    }

    /// Plays it; `tell` hears how it stands after each game.
    pub fn play(&mut self, tell: &mut dyn FnMut(&Score)) -> Score {
        let mut score = Score::default();
        for n in 0..self.terms.games {
            match self.game(n, &mut |_, _| {}).map(|winner| self.side(winner, n)) {
                Some(0) => score.won += 1,
                Some(_) => score.lost += 1,
                None => score.drawn += 1,
            }
            tell(&score);
            let whole_pairs = n % 2 == 1;
            if whole_pairs && n >= 19 && self.terms.elo.is_some_and(|elo| score.is_decided(elo)) {
                break;
            }
        }
        score
    }

    /// Plays one; who won, if anybody did. `see` is shown each position that a player was asked
    /// about, and its move.
    pub fn game(&self, n: u32, see: &mut dyn FnMut(&G, &G::Move)) -> Option<Seat> {
        let pair = Generator::new(self.terms.seed << 32 | u64::from(n / 2)).bits();
        let (mut dice, mut seeds) = (Generator::new(pair), Generator::new(pair ^ u64::from(n)));
        let mut line = Line::new(G::start(&self.options));
        for step in 0..self.terms.cap {
            let random = step < self.terms.opening && !G::SECRETS && !G::DICE;
            let step = match line.turn() {
                Turn::Over(outcome) => return outcome.winners.iter().next(),
                Turn::Chance { .. } => line.state().throw(&mut dice).map(Step::Roll),
                Turn::Seat(_) if random => line.state().pick(&mut dice).map(Step::Move),
                Turn::Seat(seat) => {
                    let player = &self.players[self.side(seat, n)];
                    let mv = player.choose(&line, seat, seeds.bits())?;
                    see(line.state(), &mv);
                    Some(Step::Move(mv))
                }
            };
            line.advance(&step?, &mut Silent);
        }
        None
    }

    /// Which player sits there.
    fn side(&self, seat: Seat, n: u32) -> usize {
        (seat.index() + n as usize) % 2
    }
}
