//! What a training follows from, as text.

use std::fmt;

/// The settings of a training; with the game and the commit, all that its weights follow from.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    /// The seed.
    pub seed: u64,
    /// How many hidden units.
    pub units: usize,
    /// How far a game's end counts beside what the net itself says later: λ.
    pub lambda: f32,
    /// The length of steps.
    pub rate: f32,
    /// The share of random moves in percent: at first, at last, and after how many games it has
    /// fallen by two thirds of the way.
    pub exploration: [f32; 3],
    /// How many games teach by rules of thumb alone, at first.
    pub warm_up: u32,
    /// Of a thousand games, how many are against rules of thumb, against a search, and against an
    /// older net.
    pub others: [u32; 3],
    /// How many positions a search visits for a move, in games that are searched.
    pub nodes: u64,
    /// Of a hundred armies, how many are laid out as people do.
    pub human: u32,
    /// The groups of inputs that are left out.
    pub without: Vec<String>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            seed: 1,
            units: 64,
            lambda: 0.7,
            rate: 0.2,
            exploration: [8.0, 2.0, 20_000.0],
            warm_up: 1_000,
            others: [120, 3, 100],
            nodes: 120,
            human: 25,
            without: Vec::new(),
        }
    }
}

impl Settings {
    /// Reads one of them, `name=value`; whether it is one.
    pub fn read(&mut self, name: &str, value: &str) -> Result<bool, String> {
        fn many<T: std::str::FromStr, const N: usize>(value: &str) -> Result<[T; N], String> {
            let all: Result<Vec<T>, _> = value.split(',').map(str::parse).collect();
            let all = all.ok().and_then(|all| all.try_into().ok());
            all.ok_or_else(|| format!("expected {N} numbers with commas between: {value:?}"))
        }
        let one = |value| many::<f32, 1>(value).map(|[number]| number);
        match name {
            "seed" => [self.seed] = many(value)?,
            "units" => [self.units] = many(value)?,
            "lambda" => self.lambda = one(value)?,
            "rate" => self.rate = one(value)?,
            "exploration" => self.exploration = many(value)?,
            "warm_up" => [self.warm_up] = many(value)?,
            "others" => self.others = many(value)?,
            "nodes" => [self.nodes] = many(value)?,
            "human" => [self.human] = many(value)?,
            "without" => {
                self.without = value.split(',').filter(|v| !v.is_empty()).map(Into::into).collect();
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The share of random moves in a game, of one.
    pub fn exploration_at(&self, game: u32) -> f32 {
        let [first, last, games] = self.exploration;
        (last + (first - last) * (-(game as f32) / games).exp()) / 100.0
    }
}

impl fmt::Display for Settings {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, last, games] = self.exploration;
        let [thumb, search, older] = self.others;
        writeln!(out, "seed={}", self.seed)?;
        writeln!(out, "units={}", self.units)?;
        writeln!(out, "lambda={}", self.lambda)?;
        writeln!(out, "rate={}", self.rate)?;
        writeln!(out, "exploration={first},{last},{games}")?;
        writeln!(out, "warm_up={}", self.warm_up)?;
        writeln!(out, "others={thumb},{search},{older}")?;
        writeln!(out, "nodes={}", self.nodes)?;
        writeln!(out, "human={}", self.human)?;
        writeln!(out, "without={}", self.without.join(","))
    }
}
