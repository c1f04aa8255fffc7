//! What a match says: Elo with its error, and Wald's test.

/// Won, drawn and lost games of the first player.
#[derive(Clone, Copy, Debug, Default)]
pub struct Score {
    /// Won.
    pub won: u32,
    /// Drawn.
    pub drawn: u32,
    /// Lost.
    pub lost: u32,
}

/// The share of points that a difference of strength makes likely.
fn share_at(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

fn elo_at(share: f64) -> f64 {
    -400.0 * (1.0 / share.clamp(1e-4, 1.0 - 1e-4) - 1.0).log10()
}

impl Score {
    /// How many games there were.
    pub fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// The points of the first player, of all.
    pub fn share(&self) -> f64 {
        (f64::from(self.won) + 0.5 * f64::from(self.drawn)) / f64::from(self.games().max(1))
    }

    /// The variance of a game's points.
    fn variance(&self) -> f64 {
        let (n, mean) = (f64::from(self.games().max(1)), self.share());
        let of = |count: u32, points: f64| f64::from(count) / n * (points - mean).powi(2);
        of(self.won, 1.0) + of(self.drawn, 0.5) + of(self.lost, 0.0)
    }

    /// The difference in Elo, and how far off it may be with a chance of 5 %.
    pub fn elo(&self) -> (f64, f64) {
        let error = 1.96 * (self.variance() / f64::from(self.games().max(1))).sqrt();
        let (low, high) = (elo_at(self.share() - error), elo_at(self.share() + error));
        (elo_at(self.share()), (high - low) / 2.0)
    }

    /// By how much the second of two differences is likelier than the first: the logarithm of the
    /// ratio, by the normal approximation to the sequential probability ratio test.
    pub fn likelier(&self, [low, high]: [f64; 2]) -> f64 {
        let (variance, [low, high]) = (self.variance(), [share_at(low), share_at(high)]);
        if variance == 0.0 {
            return 0.0;
        }
        f64::from(self.games()) * (high - low) * (2.0 * self.share() - low - high)
            / (2.0 * variance)
    }

    /// Whether the test has ended, with 5 % of error either way.
    pub fn is_decided(&self, elo: [f64; 2]) -> bool {
        self.likelier(elo).abs() >= 19f64.ln()
    }

    /// All of it in a line.
    pub fn report(&self, test: &Option<[f64; 2]>) -> String {
        let ((elo, error), Score { won, drawn, lost }) = (self.elo(), *self);
        let share = 100.0 * self.share();
        let mut line = format!(
            "{} games, +{won} ={drawn} -{lost}, {share:.1} %, Elo {elo:+.0} ± {error:.0}",
            self.games()
        );
        if let Some(test) = test {
            let verdict = match self.likelier(*test) {
                likelier if !self.is_decided(*test) => format!("open at {likelier:+.2}"),
                likelier if likelier > 0.0 => format!("rather {:+}", test[1]),
                _ => format!("rather {:+}", test[0]),
            };
            line += &format!(", test {:+} or {:+}: {verdict}", test[0], test[1]);
        }
        line
    }
}
