//! Why a move is good, as facts in no language.

/// What speaks for a move, as far as its player has found out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// It is the only one.
    Only,
    /// Whatever the others do, it wins with so many moves of one's own.
    Wins(u16),
    /// All moves lose; none holds out longer.
    HoldsOut,
    /// It gains something at once.
    GainsAtOnce,
    /// Every other move loses something.
    Keeps,
    /// It gains something soon.
    Gains,
    /// Something is lost whatever one does; it loses least.
    LosesLeast,
}

impl Why {
    /// Its short text.
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
}
