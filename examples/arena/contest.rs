//! A match.

use crate::engine::{self, Engine, Tally};
use crate::player::Spec;
use crate::score::Score;
use crate::thumb;
use palamede::rules::{Generator, Line, Options, Rng, Seat, Silent, Step, StepOf, Thinkable, Turn};
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
    /// The folder for games that the first player lost.
    lost: Option<String>,
    /// The game's options.
    options: Vec<(String, String)>,
}

impl Default for Terms {
    fn default() -> Terms {
        let (games, seed, opening, cap) = (100, 1, 4, 2_000);
        Terms { games, seed, opening, cap, elo: None, lost: None, options: Vec::new() }
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
            "lost" => self.lost = Some(value.to_owned()),
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
    /// How those players have played that are other programs.
    tallies: [Tally; 2],
    game: PhantomData<G>,
}

/// What a program did wrong, which loses it the game.
struct Fault {
    seat: Seat,
    why: String,
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
        let (terms, tallies) = (terms.clone(), Default::default());
        let all = Match { players, terms, options, tallies, game: PhantomData };
        // A program that cannot play at all ends the match before it begins.
        all.engines(0, &all.command(0)).map_err(|fault| fault.why)?;
        Ok(all)
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

    /// How those players have played that are other programs, a line each.
    pub fn tallies(&self) -> impl Iterator<Item = String> {
        let both = self.players.iter().zip(&self.tallies);
        both.filter_map(|(player, tally)| Some(format!("{}: {tally}", player.engine()?)))
    }

    /// Plays one; who won, if anybody did. `see` is shown each position that a player was asked
    /// about, and its move.
    pub fn game(&mut self, n: u32, see: &mut dyn FnMut(&G, &G::Move)) -> Option<Seat> {
        let mut commands = vec![self.command(n)];
        let winner = self.finish(n, &mut commands, see).unwrap_or_else(|Fault { seat, why }| {
            eprintln!("game {}: {why}", n + 1);
            let side = self.side(seat, n);
            self.tallies[side].add_fault();
            Seat::first(G::SEATS).find(|&other| self.side(other, n) != side)
        });
        if winner.is_some_and(|winner| self.side(winner, n) == 1) {
            self.keep(&commands, n);
        }
        winner
    }

    /// Plays a game to its end and writes it as commands of the engine's protocol.
    fn finish(
        &mut self,
        n: u32,
        commands: &mut Vec<String>,
        see: &mut dyn FnMut(&G, &G::Move),
    ) -> Result<Option<Seat>, Fault> {
        let mut engines = self.engines(n, &commands.concat())?;
        let pair = self.pair(n);
        let (mut dice, mut seeds) = (Generator::new(pair), Generator::new(pair ^ u64::from(n)));
        let mut line = Line::new(G::start(&self.options));
        for step in 0..self.terms.cap {
            let random = step < self.terms.opening && !G::SECRETS && !G::DICE;
            let turn = line.turn();
            let step = match turn {
                Turn::Over(outcome) => return Ok(outcome.winners.iter().next()),
                Turn::Chance { .. } => line.state().throw(&mut dice).map(Step::Roll),
                Turn::Seat(_) if random => line.state().pick(&mut dice).map(Step::Move),
                Turn::Seat(seat) => {
                    let side = self.side(seat, n);
                    let step = match &mut engines[seat.index()] {
                        Some(engine) => engine
                            .choose(&line, seat, &mut self.tallies[side])
                            .map(Some)
                            .map_err(|why| Fault { seat, why })?,
                        None => {
                            self.players[side].choose(&line, seat, seeds.bits()).map(Step::Move)
                        }
                    };
                    if let Some(Step::Move(mv)) = &step {
                        see(line.state(), mv);
                    }
                    step
                }
            };
            let Some(step) = step else { return Ok(None) };
            let by = if let Turn::Seat(seat) = turn { Some(seat) } else { None };
            commands.push(self.advance(&mut line, &step, by, &mut engines)?);
        }
        Ok(None)
    }

    /// Takes a step and tells the programs of it; the command that tells all of it.
    fn advance(
        &self,
        line: &mut Line<G>,
        step: &StepOf<G>,
        by: Option<Seat>,
        engines: &mut [Option<Engine>],
    ) -> Result<String, Fault> {
        let command = engine::command_of(line.state(), step);
        if engines.iter().all(Option::is_none) {
            line.advance(step, &mut Silent);
            return Ok(command);
        }
        let mut heard = Vec::new();
        line.advance(step, &mut heard);
        if let Turn::Over(_) = line.turn() {
            // What a program makes of a game that is over does not matter.
            return Ok(command);
        }
        for (seat, engine) in Seat::first(G::SEATS).zip(engines) {
            if let Some(engine) = engine {
                let told = engine::command_for::<G>(seat, by, &command, &heard);
                engine.ask(&told).map_err(|why| Fault { seat, why })?;
            }
        }
        Ok(command)
    }

    /// Starts the programs that play a game, each at its seat.
    fn engines(&self, n: u32, command: &str) -> Result<Vec<Option<Engine>>, Fault> {
        let start = |seat: Seat| {
            let Some(spec) = self.players[self.side(seat, n)].engine() else { return Ok(None) };
            let started = Engine::start(spec).and_then(|mut engine| {
                engine.ask(command)?;
                Ok(Some(engine))
            });
            started.map_err(|why| Fault { seat, why })
        };
        Seat::first(G::SEATS).map(start).collect()
    }

    /// The command that starts a game.
    fn command(&self, n: u32) -> String {
        let options = &self.terms.options;
        let options: String =
            options.iter().map(|(name, value)| format!(" {name}={value}")).collect();
        // Half of the bits: from all of them it could be told what lots and armies will come.
        let seed = Generator::new(!self.pair(n) ^ u64::from(n)).below(u32::MAX);
        format!("new {}{options} seed={seed}", G::ID)
    }

    /// Writes a game that the first player lost into the folder for these, if one is named.
    fn keep(&self, commands: &[String], n: u32) {
        let Some(folder) = &self.terms.lost else { return };
        let file = format!("{folder}/{}-{}-{}.txt", G::ID, self.terms.seed, n + 1);
        let text = commands.join("\n") + "\n";
        if let Err(why) = std::fs::write(&file, text) {
            eprintln!("{file}: {why}");
        }
    }

    /// The seed of a pair of games.
    fn pair(&self, n: u32) -> u64 {
        Generator::new(self.terms.seed << 32 | u64::from(n / 2)).bits()
    }

    /// Which player sits there.
    fn side(&self, seat: Seat, n: u32) -> usize {
        (seat.index() + n as usize) % 2
    }
}
