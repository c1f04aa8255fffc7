//! What of a game's rules stands on the one page that is printed: parts of the whole rule as it is, so
//! that the two never disagree. The rest is where the page's foot leads to.

use palamede::games::GameId;

/// A section of the rules by its id, and which of its blocks.
type Part = (&'static str, &'static [usize]);

/// The most words that it has in a language.
pub const WORDS: usize = 350;

const LUZHANQI: &[Part] = &[
    ("aim", &[0, 1]),
    ("setup", &[2, 3]),
    ("board", &[1]),
    ("turn", &[0, 1, 6]),
    ("captures", &[0, 2]),
];

/// The parts of a game's page, in their order.
pub fn parts(game: GameId) -> &'static [Part] {
    match game {
        GameId::ShapLuk => &[
            ("aim", &[0, 1]),
            ("setup", &[0, 1, 2]),
            ("turn", &[0, 1, 3]),
            ("captures", &[0]),
            ("flight", &[0]),
            ("end", &[0, 1, 2]),
        ],
        GameId::MakYek => &[
            ("aim", &[0]),
            ("setup", &[0, 1]),
            ("turn", &[0, 1]),
            ("captures", &[0, 1, 3, 5, 6]),
            ("end", &[0, 1, 2, 3]),
        ],
        GameId::ApitSodok => &[
            ("aim", &[0]),
            ("setup", &[0, 1]),
            ("turn", &[0, 1]),
            ("captures", &[0, 1, 3, 5]),
            ("end", &[0, 1, 2, 3]),
        ],
        GameId::TurkishDraughts => &[
            ("aim", &[0]),
            ("setup", &[0, 1]),
            ("turn", &[0, 2]),
            ("captures", &[0, 2, 4]),
            ("kings", &[0, 1, 6]),
            ("majority", &[0]),
        ],
        GameId::Fanorona => &[
            ("aim", &[0]),
            ("setup", &[0, 1]),
            ("turn", &[0, 3]),
            ("captures", &[0, 1, 3, 5]),
            ("chain", &[0, 2, 3, 6]),
        ],
        GameId::Sahkku => &[
            ("aim", &[0, 1]),
            ("setup", &[1, 4]),
            ("dice", &[0, 1]),
            ("turn", &[1]),
            ("waking", &[0]),
            ("moving", &[0]),
            ("captures", &[0]),
            ("king", &[0]),
        ],
        GameId::Luzhanqi | GameId::LuzhanqiFour => LUZHANQI,
    }
}

/// The figures beside them, by their names.
pub fn figures(game: GameId) -> [&'static str; 4] {
    match game {
        GameId::ShapLuk => ["start", "row", "flight", "gates"],
        GameId::MakYek => ["start", "interception", "intervention", "three"],
        GameId::ApitSodok => ["start", "move", "interception", "intervention"],
        GameId::TurkishDraughts => ["start", "steps", "captures", "king"],
        GameId::Fanorona => ["start", "approach", "withdrawal", "chain"],
        GameId::Sahkku => ["start", "track", "waking", "crown"],
        GameId::Luzhanqi => ["start", "rail", "engineer", "combat"],
        GameId::LuzhanqiFour => ["start", "curve", "engineer", "combat"],
    }
}
