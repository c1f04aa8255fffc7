//! What a computer player says of a move, as facts in no language.

/// The worth of a position, in hundredths of a piece; of what a review says ([`Judged`]), rescaled so that
/// three quarters of the points are won from 300.
pub type Score = i32;

/// A reason for a move, as far as its player has found out.
///
/// ```
/// use palamede_table::Why;
///
/// assert_eq!(Why::GainsAtOnce.text(), "gains-at-once");
/// assert_eq!(Why::read("7"), Some(Why::Wins(7)));
/// assert_eq!(Why::read("-1"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// The move is the only one.
    Only,
    /// Whatever the others do, it wins with so many moves of one's own.
    Wins(u16),
    /// All moves lose; none holds out longer.
    HoldsOut,
    /// The move gains something at once.
    GainsAtOnce,
    /// Every other move loses something.
    Keeps,
    /// The move gains something soon.
    Gains,
    /// Something is lost whatever one does; it loses least.
    LosesLeast,
}

impl Why {
    /// Returns the reason's short text.
    pub fn text(self) -> String {
        match self {
            Why::Wins(moves) => format!("{moves}"),
            Why::Only => "only".to_owned(),
            Why::HoldsOut => "holds-out".to_owned(),
            Why::GainsAtOnce => "gains-at-once".to_owned(),
            Why::Keeps => "keeps".to_owned(),
            Why::Gains => "gains".to_owned(),
            Why::LosesLeast => "loses-least".to_owned(),
        }
    }

    /// Reads its short text.
    pub fn read(text: &str) -> Option<Why> {
        Some(match text {
            "only" => Why::Only,
            "holds-out" => Why::HoldsOut,
            "gains-at-once" => Why::GainsAtOnce,
            "keeps" => Why::Keeps,
            "gains" => Why::Gains,
            "loses-least" => Why::LosesLeast,
            moves => Why::Wins(moves.parse().ok()?),
        })
    }
}

/// The annotation of a move, as the lists of moves of many games have it. (The signs are those of
/// chess books, which the standard of its records numbers.)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Annotation {
    /// `!`: the one good move, or the capture that there was to see.
    Good,
    /// `?!`: the move gives something away.
    Inaccuracy,
    /// `?`: the move gives much away.
    Mistake,
}

/// What a move costs at least ([`Judged::cost`]), in hundredths, by its annotation: the first line that
/// fits holds. What costs less has none of these.
pub const THRESHOLDS: [(Score, Annotation); 2] =
    [(20, Annotation::Mistake), (10, Annotation::Inaccuracy)];

/// The number of pieces that a capture takes at least to be annotated as good.
const MANY: usize = 2;

impl Annotation {
    /// Returns the sign, as it stands behind the move.
    pub fn sign(self) -> &'static str {
        match self {
            Annotation::Good => "!",
            Annotation::Inaccuracy => "?!",
            Annotation::Mistake => "?",
        }
    }
}

/// The judgement of a move that was made.
///
/// ```
/// use palamede_table::{Judged, Why};
///
/// let judged = Judged::read("120 -300 gains-at-once,3 a3-a4 b6-b5").expect("a judgement");
/// assert_eq!((judged.best, judged.made), (120, -300));
/// assert_eq!(judged.why, [Why::GainsAtOnce, Why::Wins(3)]);
/// assert_eq!(judged.loss(), 39); // of a hundred chances
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judged {
    /// The score of the best move, for the seat that moves.
    pub best: Score,
    /// The score of the move that was made, for the same seat.
    pub made: Score,
    /// The reasons for the best move, be it the one that was made or not. (Saves of earlier builds have
    /// them only where it was not.)
    pub why: Vec<Why>,
    /// The best one and those that are expected after it, in notation; none where no move is
    /// better than the one that was made.
    pub line: Vec<String>,
}

impl Judged {
    /// Returns whether the game was open before the move: neither side was nearly sure to win.
    pub fn is_undecided(&self) -> bool {
        (10..=90).contains(&chances(self.best))
    }

    /// Returns the chances that the move gave away, in hundredths.
    pub fn loss(&self) -> Score {
        chances(self.best) - chances(self.made)
    }

    /// Returns what the move cost: the chances that it gave away, in hundredths of those of an even
    /// game. Who is behind has fewer to lose: there each counts up to twice, so that a game that is
    /// lost piece by piece is not without a mistake.
    ///
    /// ```
    /// use palamede_table::Judged;
    ///
    /// let cost = |text| Judged::read(text).map(|it| it.cost());
    /// assert_eq!(cost("0 -100 -"), Some(12)); // from 50 to 38
    /// assert_eq!(cost("-300 -500 -"), Some(12)); // from 25 to 19, of which each counts twice
    /// ```
    pub fn cost(&self) -> Score {
        const EVEN: Score = 50;
        self.loss() * EVEN / chances(self.best).clamp(EVEN / 2, EVEN)
    }

    /// Returns the annotation of a move that gave something away: that of the first of the
    /// [`THRESHOLDS`] which its cost reaches.
    fn fault(&self) -> Option<Annotation> {
        THRESHOLDS.into_iter().find(|&(least, _)| self.cost() >= least).map(|(_, of)| of)
    }

    /// Returns whether the move gave something away: whether it is an inaccuracy or a mistake.
    ///
    /// ```
    /// use palamede_table::Judged;
    ///
    /// let is_slip = |text| Judged::read(text).map(|it| it.is_slip());
    /// assert_eq!(is_slip("0 -100 -"), Some(true));
    /// assert_eq!(is_slip("0 -50 -"), Some(false));
    /// ```
    pub fn is_slip(&self) -> bool {
        self.fault().is_some()
    }

    /// Returns the annotation of the move, which took so many pieces: by the [`THRESHOLDS`] of what it
    /// cost; good where no move is better, and every other loses something, or it gains at once
    /// with a capture of two pieces or more.
    ///
    /// ```
    /// use palamede_table::{Annotation, Judged};
    ///
    /// let annotation = |text, taken| Judged::read(text).and_then(|it| it.annotation(taken));
    /// assert_eq!(annotation("0 -300 gains a3-a4", 0), Some(Annotation::Mistake));
    /// assert_eq!(annotation("0 -100 gains a3-a4", 0), Some(Annotation::Inaccuracy));
    /// assert_eq!(annotation("0 -50 gains a3-a4", 0), None);
    /// assert_eq!(annotation("0 0 keeps", 0), Some(Annotation::Good));
    /// assert_eq!(annotation("200 200 gains-at-once", 1), None);
    /// assert_eq!(annotation("200 200 gains-at-once", 2), Some(Annotation::Good));
    /// ```
    pub fn annotation(&self, taken: usize) -> Option<Annotation> {
        let only = self.why.contains(&Why::Keeps);
        let gains = taken >= MANY && self.why.contains(&Why::GainsAtOnce);
        if self.best == self.made && (only || gains) {
            return Some(Annotation::Good);
        }
        self.fault()
    }

    /// Returns the judgement as text, without a line break: both scores, what speaks for the best
    /// move, the moves.
    pub fn text(&self) -> String {
        let why: Vec<String> = self.why.iter().map(|why| why.text()).collect();
        let why = if why.is_empty() { "-".to_owned() } else { why.join(",") };
        let Judged { best, made, line, .. } = self;
        [best.to_string(), made.to_string(), why]
            .into_iter()
            .chain(line.clone())
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// Reads its text.
    pub fn read(text: &str) -> Option<Judged> {
        let mut words = text.split_whitespace();
        let mut score = || words.next()?.parse().ok();
        let (best, made) = (score()?, score()?);
        let why = match words.next()? {
            "-" => Vec::new(),
            why => why.split(',').map(Why::read).collect::<Option<_>>()?,
        };
        (made <= best).then(|| Judged { best, made, why, line: words.map(str::to_owned).collect() })
    }
}

/// The value of a position from which three quarters of the points are won: each game's own is brought
/// to it before a move is judged.
pub const THREE_QUARTERS: Score = 300;

/// Returns the chances of who stands so well, in hundredths: 50 where neither stands better, 75 at
/// [`THREE_QUARTERS`]. How true that is `cargo xtask calibrate` shows.
///
/// ```
/// use palamede_table::chances;
///
/// assert_eq!([-300, 0, 300].map(chances), [25, 50, 75]);
/// ```
pub fn chances(score: Score) -> Score {
    let score = i64::from(score);
    (50 + 50 * score / (score.abs() + i64::from(THREE_QUARTERS))) as Score
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_read_as_it_is_written() {
        let all =
            [Why::Only, Why::Wins(7), Why::HoldsOut, Why::GainsAtOnce, Why::Keeps, Why::Gains];
        for why in all.into_iter().chain([Why::LosesLeast]) {
            assert_eq!(Why::read(&why.text()), Some(why));
        }
        assert_eq!(Why::read("-1"), None);
        assert_eq!(Why::read("nothing"), None);
    }

    #[test]
    fn what_is_judged_is_read_as_it_is_written() {
        let judged = Judged {
            best: 120,
            made: -999_998,
            why: vec![Why::GainsAtOnce, Why::Wins(3)],
            line: vec!["a3-a4".to_owned(), "b6xb4".to_owned()],
        };
        assert_eq!(judged.text(), "120 -999998 gains-at-once,3 a3-a4 b6xb4");
        assert_eq!(Judged::read(&judged.text()), Some(judged));
        let even = Judged { best: 0, made: 0, why: Vec::new(), line: Vec::new() };
        assert_eq!(even.text(), "0 0 -");
        assert_eq!(Judged::read("0 0 -"), Some(even));
        for wrong in ["", "1", "1 0", "x 0 -", "1 0 nothing", "0 1 -", "99999999999 0 -"] {
            assert_eq!(Judged::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn chances_are_hundredths_that_rise_with_the_score() {
        let scores = [i32::MIN, -999_999, -300, -100, 0, 100, 300, 600, 999_999, i32::MAX];
        let chances = scores.map(chances);
        assert!(chances.is_sorted());
        assert_eq!(chances, [1, 1, 25, 38, 50, 62, 75, 83, 99, 99]);
    }
}
